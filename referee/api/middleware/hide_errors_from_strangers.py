"""A client without a valid token gets 401 or 404 in place of errors about the content of its request.

The body is read before the token is looked up, because a claim looks it up in its own transaction. So a
request that was refused for its content is answered only after its token has been looked up here.
"""

from flask import Flask, Response, current_app, g, request

from referee.api.http.problems import Problem
from referee.api.http.requests import caller, readable_group, requires_token
from referee.services import errors
from referee.storage.transactions import NotApplied

CONTENT_STATUSES = frozenset({400, 411, 413, 415, 422})
ADDRESS_PROBLEMS = frozenset({"token-in-address", "unknown-host"})
"""Problems with the URL, which are always shown: a token in it was revoked, and its owner has to know."""
IDENTITY_ERRORS = (Problem, errors.NoSuchMatch, errors.NoSuchGroup, errors.Revoked)


def init_app(app: Flask) -> None:
    """Look up the token of every request that was refused for its content."""
    app.after_request(_hide_errors)


def _hide_errors(response: Response) -> Response:
    is_about_content = response.status_code in CONTENT_STATUSES and g.get("outcome") not in ADDRESS_PROBLEMS
    if not is_about_content or not requires_token():
        return response
    try:
        _identify()
    except IDENTITY_ERRORS as error:
        return current_app.make_response(current_app.handle_user_exception(error))
    except NotApplied:  # the token cannot be looked up now
        return response
    return response


def _identify() -> None:
    of = request.view_args or {}
    if "match_id" in of:
        caller(of["match_id"])
    elif "group_id" in of:
        readable_group(of["group_id"])
