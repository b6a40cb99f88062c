"""Security headers of every answer, including errors."""

from flask import Flask, Response, request

GUARDS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""Answers are data for one phone: not to be sniffed, framed or kept. A route may say otherwise of its own."""

OF_DOCUMENTS = {"Cross-Origin-Opener-Policy", "Permissions-Policy"}
"""These speak of what a window shows. Scripts and styles go without, which makes the first load smaller."""
PARTS_OF_A_PAGE = {"text/javascript", "text/css"}

TWO_YEARS = "max-age=63072000"
"""Of this name alone: what else is served below it is not ours to decide."""


def init_app(app: Flask) -> None:
    app.extensions["referee-guards"] = GUARDS  # for what is no request, and never comes to the app
    app.after_request(_guarded)


def _guarded(response: Response) -> Response:
    needless = OF_DOCUMENTS if response.mimetype in PARTS_OF_A_PAGE else set()
    for name, value in GUARDS.items():
        if name not in needless:
            response.headers.setdefault(name, value)
    response.vary.add("Authorization")
    if request.is_secure:
        response.headers["Strict-Transport-Security"] = TWO_YEARS
    return response
