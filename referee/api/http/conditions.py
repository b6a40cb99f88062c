"""Conditional answers: a client that already has the current answer gets status 304 without a body."""

from collections.abc import Callable
from importlib.metadata import version

from flask import Response, request
from werkzeug.http import generate_etag

from referee.services.match_views import ClientHasEdition, ViewEdition

RELEASE_VERSION = version("referee")
"""The release of Referee. Each ETag depends on the release, because two releases may word the same answer
differently."""


def conditional_response(query: object, respond: Callable[[ClientHasEdition], Response | None]) -> Response:
    """Return the response that `respond` makes, with an ETag. Return 304 if the client already has this ETag.

    The ETag depends on the release, the path, the query and the edition (a value that changes with the data).
    The argument of `respond` is a function. `respond` must call this function with the current edition. If
    the function returns True, the client already has this edition, and `respond` must return None.
    """
    tag = ""

    def is_known(edition: ViewEdition) -> bool:
        nonlocal tag
        tag = generate_etag(repr((RELEASE_VERSION, request.path, (edition, query))).encode())
        return request.if_none_match.contains(tag)

    response = respond(is_known) or Response(status=304)
    response.set_etag(tag)
    response.headers["Cache-Control"] = "private, no-cache"
    return response
