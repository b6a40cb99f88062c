"""Serves the OpenAPI document in Swagger UI, from its package and so without the internet."""

from pathlib import Path

import flask_swagger_ui
from flask import Blueprint, Response, abort, make_response, render_template, send_from_directory

blueprint = Blueprint("docs", __name__, url_prefix="/docs", template_folder="templates")

FOLDER = Path(flask_swagger_ui.__file__).parent / "dist"
NEEDED = {"swagger-ui.css", "swagger-ui-bundle.js"}

POLICY = "; ".join(
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
"""The content policy: nothing from other origins, and no inline script. Swagger UI needs inline styles."""


@blueprint.route("")
def shell() -> Response:
    """Return the page of Swagger UI."""
    response = make_response(render_template("docs.html"))
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Content-Security-Policy"] = POLICY
    return response


@blueprint.route("/start.js")
def start() -> Response:
    """Return the script, which is a file because the policy allows no inline script."""
    response = make_response(render_template("docs.js"))
    response.headers["Content-Type"] = "text/javascript; charset=utf-8"
    response.headers["Cache-Control"] = "no-cache"
    return response


@blueprint.route("/<name>")
def asset(name: str) -> Response:
    """Return a file of Swagger UI. Answers 404 for files that its page does not need."""
    if name not in NEEDED:
        abort(404)
    response = send_from_directory(FOLDER, name)
    response.headers["Cache-Control"] = "no-cache"
    return response
