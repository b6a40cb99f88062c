"""Limits the requests of strangers (clients without a valid token), for each address.

A request is counted before its body is read. It is counted if it needs a token, but its token is not in the
cache of this process. It is also counted if its body has a ticket, a code or a join request. The count is
undone if the request succeeds or if the token is valid.

So a client that guesses tokens is soon refused, before any work is done. A phone with a cached token is not
limited, even if strangers have the same address.
"""

from flask import Flask, Response, g, request

from referee.api.http.requests import bearer_token_or_empty, route_requires_token
from referee.api.middleware import rate_limits
from referee.api.middleware.rate_limits import ROUTES_WITH_SECRET_IN_BODY, RateLimit, address
from referee.api.middleware.token_buckets import SECOND, Rate
from referee.services import auth

REQUESTS_WITHOUT_VALID_TOKEN = RateLimit(
    "requests without a valid token", address, (Rate(10, SECOND, burst=100),)
)


def init_app(app: Flask) -> None:
    """Count every request that may come from a stranger. Undo the count if the request succeeds, or if its
    token is valid."""
    app.before_request(_count_if_token_is_not_cached)
    app.after_request(_undo_count_if_token_is_valid)


def _count_if_token_is_not_cached() -> None:
    if request.method == "OPTIONS":
        return
    match_id = (request.view_args or {}).get("match_id", "")
    is_stranger = (
        route_requires_token() and auth.find_caller_in_cache(bearer_token_or_empty(), match_id) is None
    )
    if is_stranger or rate_limits.method_and_rule() in ROUTES_WITH_SECRET_IN_BODY:
        rate_limits.current_rate_limiter().count_one_without_header(REQUESTS_WITHOUT_VALID_TOKEN)
        g.is_stranger = True


def _undo_count_if_token_is_valid(response: Response) -> Response:
    is_let_in = response.status_code < 400 or g.get("is_known", False)
    if g.pop("is_stranger", False) and is_let_in:
        rate_limits.current_rate_limiter().undo_count((REQUESTS_WITHOUT_VALID_TOKEN,))
    return response
