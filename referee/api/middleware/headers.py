"""Adds security headers to every answer, including errors."""

from flask import Flask, Response, request

SECURITY_HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""Security headers with their default values. Routes may set other values.

With the defaults, a browser does not guess the type of an answer, and does not show the answer in a frame. It
does not cache the answer, because most answers are data for one phone.
"""

HEADERS_ONLY_FOR_HTML = {"Cross-Origin-Opener-Policy", "Permissions-Policy"}
"""Security headers that matter only for HTML documents. Scripts and styles are sent without them, so that the
page loads faster."""
SCRIPT_AND_STYLE_CONTENT_TYPES = {"text/javascript", "text/css"}

HTTPS_ONLY_FOR_TWO_YEARS = "max-age=63072000"
"""Value of the header Strict-Transport-Security: two years in seconds. The value does not include subdomains,
because they may belong to other people."""


def init_app(app: Flask) -> None:
    """Add the security headers to every answer."""
    app.extensions["referee-guards"] = (
        SECURITY_HEADERS  # `sockets.py` answers invalid requests with these headers
    )
    app.after_request(_add_security_headers)


def _add_security_headers(response: Response) -> Response:
    needless = HEADERS_ONLY_FOR_HTML if response.mimetype in SCRIPT_AND_STYLE_CONTENT_TYPES else set()
    for name, value in SECURITY_HEADERS.items():
        if name not in needless:
            response.headers.setdefault(name, value)
    response.vary.add("Authorization")
    if request.is_secure:
        response.headers["Strict-Transport-Security"] = HTTPS_ONLY_FOR_TWO_YEARS
    return response
