"""Requests without a valid token are counted by address, before anything of them is read.

A request is not counted if this process has its token in the cache, for this match. Any other request that
requires a token, or sends a ticket, a code or a knock, is counted beforehand. The count is undone once the
token has proved valid. A client that guesses causes no work beyond the rate, and phones at its address whose
tokens are cached play on.
"""

from flask import Flask, Response, g, request

from referee.api.http.requests import bearer, requires_token
from referee.api.middleware import rate_limits
from referee.api.middleware.rate_limits import JOIN_ROUTES, RateLimit, address
from referee.api.middleware.token_buckets import SECOND, Rate
from referee.services import auth

STRANGERS = RateLimit("requests without a valid token", address, (Rate(10, SECOND, burst=100),))


def init_app(app: Flask) -> None:
    """Count every request without a cached token."""
    app.before_request(_count)
    app.after_request(_give_back)


def _count() -> None:
    if request.method == "OPTIONS":
        return
    match_id = (request.view_args or {}).get("match_id", "")
    is_stranger = requires_token() and auth.cached_caller(bearer(), match_id) is None
    if is_stranger or rate_limits.route() in JOIN_ROUTES:
        rate_limits.current_limits().take(STRANGERS)
        g.is_stranger = True


def _give_back(response: Response) -> Response:
    is_let_in = response.status_code < 400 or g.get("is_known", False)
    if g.pop("is_stranger", False) and is_let_in:
        rate_limits.current_limits().give_back((STRANGERS,))
    return response
