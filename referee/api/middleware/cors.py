"""CORS: pages of other origins may call the API if REFEREE_CORS_ORIGINS names them. Never with credentials: a
token is sent by whoever has it, and no browser adds one by itself."""

from flask import Flask, Response, request

ALLOWED = "Authorization, Content-Type, Idempotency-Key, If-None-Match, Last-Event-ID, X-Request-Id"
EXPOSED = "ETag, Idempotent-Replayed, Location, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id"
AN_HOUR = "3600"


def init_app(app: Flask, origins: tuple[str, ...]) -> None:
    """Adds nothing if no origins are set."""
    if origins:
        app.after_request(lambda response: _shared(response, frozenset(origins)))


def _shared(response: Response, origins: frozenset[str]) -> Response:
    response.vary.add("Origin")
    origin = request.headers.get("Origin")
    if origin not in origins:
        return response
    response.headers["Access-Control-Allow-Origin"] = origin
    if _is_preflight():
        return _allowed(response)
    response.headers["Access-Control-Expose-Headers"] = EXPOSED
    return response


def _is_preflight() -> bool:
    return request.method == "OPTIONS" and "Access-Control-Request-Method" in request.headers


def _allowed(response: Response) -> Response:
    """What may be sent to a route; of a route that is not there the answer stays 404."""
    if response.status_code == 200:
        response.status_code = 204
        response.headers["Access-Control-Allow-Methods"] = response.headers["Allow"]
        response.headers["Access-Control-Allow-Headers"] = ALLOWED
        response.headers["Access-Control-Max-Age"] = AN_HOUR
    return response
