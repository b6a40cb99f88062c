"""The API's document, to be read and tried out without the internet: Swagger UI as its package has it."""

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
"""What it may do: nothing from elsewhere, and no inline script; but Swagger UI styles itself inline."""


@blueprint.route("")
def shell() -> Response:
    response = make_response(render_template("docs.html"))
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Content-Security-Policy"] = POLICY
    return response


@blueprint.route("/start.js")
def start() -> Response:
    """A file of its own, as no script may stand in the page."""
    response = make_response(render_template("docs.js"))
    response.headers["Content-Type"] = "text/javascript; charset=utf-8"
    response.headers["Cache-Control"] = "no-cache"
    return response


@blueprint.route("/<name>")
def asset(name: str) -> Response:
    if name not in NEEDED:
        abort(404)
    response = send_from_directory(FOLDER, name)
    response.headers["Cache-Control"] = "no-cache"
    return response
