"""A client without a valid token gets 401 or 404 in place of an error about the content of the request.

Some requests are refused for their content before their token is looked up. For these requests, this module
looks up the token afterwards. If the token is not valid, the module sends 401 or 404.
"""

from flask import Flask, Response, current_app, g, request

from referee.api.http.problems import Problem
from referee.api.http.requests import require_caller, require_token_that_may_read_group, route_requires_token
from referee.services import errors
from referee.storage.transactions import NotApplied

STATUSES_OF_CONTENT_ERRORS = frozenset({400, 411, 413, 415, 422})
PROBLEMS_SHOWN_TO_STRANGERS = frozenset({"token-in-address", "unknown-host"})
"""Kinds of problems that every client may see, because they are about the URL. For example, a token that was
sent in a URL is revoked, and its owner must learn why."""
INVALID_TOKEN_ERRORS = (Problem, errors.NoSuchMatch, errors.NoSuchGroup, errors.TokenRevoked)


def init_app(app: Flask) -> None:
    """Look up the token of every request that was refused for its content before its token was checked."""
    app.after_request(_hide_content_errors)


def _hide_content_errors(response: Response) -> Response:
    is_about_content = (
        response.status_code in STATUSES_OF_CONTENT_ERRORS
        and g.get("outcome") not in PROBLEMS_SHOWN_TO_STRANGERS
    )
    if not is_about_content or not route_requires_token():
        return response
    try:
        _require_valid_token_for_path()
    except INVALID_TOKEN_ERRORS as error:
        return current_app.make_response(current_app.handle_user_exception(error))
    except NotApplied:  # the database cannot look up the token now
        return response
    return response


def _require_valid_token_for_path() -> None:
    of = request.view_args or {}
    if "match_id" in of:
        require_caller(of["match_id"])
    elif "group_id" in of:
        require_token_that_may_read_group(of["group_id"])
