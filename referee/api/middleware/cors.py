"""CORS: pages of other origins may call the API if REFEREE_CORS_ORIGINS names these origins.

Credentials such as cookies are never allowed. A page does not need them, because it sends its token in a
header.
"""

from flask import Flask, Response, request

ALLOWED_REQUEST_HEADERS = (
    "Authorization, Content-Type, Idempotency-Key, If-None-Match, Last-Event-ID, X-Request-Id"
)
EXPOSED_RESPONSE_HEADERS = (
    "ETag, Idempotent-Replayed, Location, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id"
)
PREFLIGHT_SECONDS = "3600"
"""Seconds for which a browser may cache the answer to a preflight request."""


def init_app(app: Flask, origins: tuple[str, ...]) -> None:
    """Add the CORS headers to every answer. If `origins` is empty, no headers are added."""
    if origins:
        app.after_request(lambda response: _add_cors_headers(response, frozenset(origins)))


def _add_cors_headers(response: Response, origins: frozenset[str]) -> Response:
    response.vary.add("Origin")
    origin = request.headers.get("Origin")
    if origin not in origins:
        return response
    response.headers["Access-Control-Allow-Origin"] = origin
    if _is_preflight():
        return _answer_preflight(response)
    response.headers["Access-Control-Expose-Headers"] = EXPOSED_RESPONSE_HEADERS
    return response


def _is_preflight() -> bool:
    return request.method == "OPTIONS" and "Access-Control-Request-Method" in request.headers


def _answer_preflight(response: Response) -> Response:
    """Add the allowed methods and headers to the answer. An error, such as 404, stays unchanged."""
    if response.status_code == 200:
        response.status_code = 204
        response.headers["Access-Control-Allow-Methods"] = response.headers["Allow"]
        response.headers["Access-Control-Allow-Headers"] = ALLOWED_REQUEST_HEADERS
        response.headers["Access-Control-Max-Age"] = PREFLIGHT_SECONDS
    return response
