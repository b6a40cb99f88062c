"""Requests without a valid token are counted by address, before anything of them is read.

A request is not counted if this process remembers its token, and the token is of this match. Any other
request for what wants a token, or with a ticket, a code or a knock, is counted beforehand. It is given back
once it has proved valid. A client that guesses gets no work done beyond the rate, and phones at its address
whose tokens are remembered play on.
"""

from flask import Flask, Response, g, request

from referee.api.http.requests import bearer, requires_token
from referee.api.middleware import rate_limits
from referee.api.middleware.rate_limits import DOORS, Limit, address
from referee.api.middleware.token_buckets import SECOND, Rate
from referee.services import auth

STRANGERS = Limit("requests without a valid token", address, (Rate(10, SECOND, burst=100),))


def init_app(app: Flask) -> None:
    app.before_request(_count)
    app.after_request(_give_back)


def _count() -> None:
    if request.method == "OPTIONS":
        return
    match_id = (request.view_args or {}).get("match_id", "")
    is_stranger = requires_token() and auth.known_caller(bearer(), match_id) is None
    if is_stranger or rate_limits.route() in DOORS:
        rate_limits.current_limits().take(STRANGERS)
        g.is_stranger = True


def _give_back(response: Response) -> Response:
    is_let_in = response.status_code < 400 or g.get("is_known", False)
    if g.pop("is_stranger", False) and is_let_in:
        rate_limits.current_limits().give_back((STRANGERS,))
    return response
