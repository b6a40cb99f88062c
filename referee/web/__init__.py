"""The API: one resource a file; parse, ask the desk, dump."""

from importlib.metadata import version

from flask import Flask, Response

from referee.web import (
    agreements,
    api,
    claims,
    groups,
    health,
    logbook,
    matches,
    problems,
    questions,
    records,
    rulebooks,
    rulings,
)

BLUEPRINTS = (
    matches.blueprint,
    agreements.blueprint,
    claims.blueprint,
    rulings.blueprint,
    logbook.blueprint,
    groups.blueprint,
    records.blueprint,
    rulebooks.blueprint,
    questions.blueprint,
    health.blueprint,
)


def init_app(app: Flask) -> None:
    problems.init_app(app)
    app.extensions["referee-api"] = api.init_app(app, BLUEPRINTS, version("referee"))
    app.after_request(_guarded)


def _guarded(response: Response) -> Response:
    """Answers are data for one phone: not to be sniffed, framed or kept."""
    response.headers.setdefault("Cache-Control", "no-store")
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Content-Security-Policy"] = "default-src 'none'; frame-ancestors 'none'"
    response.headers["Referrer-Policy"] = "no-referrer"
    return response
