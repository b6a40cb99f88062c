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
"""Answers are data for one phone: no browser sniffs, frames or caches them. A route may set other values."""

DOCUMENT_HEADERS = {"Cross-Origin-Opener-Policy", "Permissions-Policy"}
"""Headers that matter only for a document. Scripts and styles omit them, so the first load is smaller."""
PAGE_PART_TYPES = {"text/javascript", "text/css"}

HTTPS_ONLY = "max-age=63072000"
"""HTTPS is required for two years (in seconds). Subdomains are excluded, because others may serve them."""


def init_app(app: Flask) -> None:
    """Add the security headers to every answer."""
    app.extensions["referee-guards"] = GUARDS  # for invalid requests, which never reach the app
    app.after_request(_add_guards)


def _add_guards(response: Response) -> Response:
    needless = DOCUMENT_HEADERS if response.mimetype in PAGE_PART_TYPES else set()
    for name, value in GUARDS.items():
        if name not in needless:
            response.headers.setdefault(name, value)
    response.vary.add("Authorization")
    if request.is_secure:
        response.headers["Strict-Transport-Security"] = HTTPS_ONLY
    return response
