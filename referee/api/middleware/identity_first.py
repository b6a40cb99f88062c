"""Whoever has no token of a match or a group is told that, and not what else is wrong with the request.

A request is read before its token is looked up, because a claim does both in one transaction. So the token is
looked up here as well, but only where a request was refused for what it says.
"""

from flask import Flask, Response, current_app, g, request

from referee.api.http.problems import Problem
from referee.api.http.requests import caller, readable_group, requires_token
from referee.services import errors
from referee.storage.transactions import NotApplied

FOR_WHAT_IT_SAYS = frozenset({400, 411, 413, 415, 422})
OF_THE_ADDRESS = frozenset({"token-in-address", "unknown-host"})
"""Problems of where it was sent; a token that stands there is ended, and told so."""
UNKNOWN = (Problem, errors.NoSuchMatch, errors.NoSuchGroup, errors.Revoked)


def init_app(app: Flask) -> None:
    app.after_request(_identified)


def _identified(response: Response) -> Response:
    is_for_what_it_says = response.status_code in FOR_WHAT_IT_SAYS and g.get("outcome") not in OF_THE_ADDRESS
    if not is_for_what_it_says or not requires_token():
        return response
    try:
        _identify()
    except UNKNOWN as error:
        return current_app.make_response(current_app.handle_user_exception(error))
    except NotApplied:  # nobody can tell now who that is
        return response
    return response


def _identify() -> None:
    of = request.view_args or {}
    if "match_id" in of:
        caller(of["match_id"])
    elif "group_id" in of:
        readable_group(of["group_id"])
