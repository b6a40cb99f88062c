"""Routes for the API documentation: a page that shows the OpenAPI document in Swagger UI.

The files of Swagger UI come from an installed Python package, so the documentation works without the
internet.
"""

from pathlib import Path

import flask_swagger_ui
from flask import Blueprint, Response, abort, make_response, render_template, send_from_directory

blueprint = Blueprint("docs", __name__, url_prefix="/docs", template_folder="templates")

SWAGGER_UI_FOLDER = Path(flask_swagger_ui.__file__).parent / "dist"
SERVED_SWAGGER_UI_FILES = {"swagger-ui.css", "swagger-ui-bundle.js"}

SWAGGER_UI_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
"""The Content-Security-Policy of the documentation. It allows nothing from other origins and no inline
scripts. It allows inline styles, because Swagger UI needs them."""


@blueprint.route("")
def swagger_ui_page() -> Response:
    """Return the HTML page that shows the OpenAPI document in Swagger UI."""
    response = make_response(render_template("docs.html"))
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Content-Security-Policy"] = SWAGGER_UI_SECURITY_POLICY
    return response


@blueprint.route("/start.js")
def swagger_ui_script() -> Response:
    """Return the script that starts Swagger UI.

    The script is a separate file, because `SWAGGER_UI_SECURITY_POLICY` forbids inline scripts.
    """
    response = make_response(render_template("docs.js"))
    response.headers["Content-Type"] = "text/javascript; charset=utf-8"
    response.headers["Cache-Control"] = "no-cache"
    return response


@blueprint.route("/<name>")
def swagger_ui_file(name: str) -> Response:
    """Return the script or style sheet of Swagger UI with this name. The response is 404 for other names."""
    if name not in SERVED_SWAGGER_UI_FILES:
        abort(404)
    response = send_from_directory(SWAGGER_UI_FOLDER, name)
    response.headers["Cache-Control"] = "no-cache"
    return response
