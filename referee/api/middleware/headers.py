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
"""Security headers with their default values. A browser must not guess the type of an answer or show the
answer in a frame. A browser must not cache an answer, because most answers are data for one phone. A route
may set other values."""

HEADERS_ONLY_FOR_HTML = {"Cross-Origin-Opener-Policy", "Permissions-Policy"}
"""Security headers that matter only for HTML documents. Scripts and styles are sent without these headers, to
make the first load of the page smaller."""
PAGE_PART_TYPES = {"text/javascript", "text/css"}

HTTPS_ONLY_FOR_TWO_YEARS = "max-age=63072000"
"""Value of Strict-Transport-Security: two years in seconds. Subdomains are excluded, because other people may
serve the subdomains."""


def init_app(app: Flask) -> None:
    """Add the security headers to every answer."""
    app.extensions["referee-guards"] = (
        SECURITY_HEADERS  # `sockets.py` answers invalid requests with these headers
    )
    app.after_request(_add_security_headers)


def _add_security_headers(response: Response) -> Response:
    needless = HEADERS_ONLY_FOR_HTML if response.mimetype in PAGE_PART_TYPES else set()
    for name, value in SECURITY_HEADERS.items():
        if name not in needless:
            response.headers.setdefault(name, value)
    response.vary.add("Authorization")
    if request.is_secure:
        response.headers["Strict-Transport-Security"] = HTTPS_ONLY_FOR_TWO_YEARS
    return response
