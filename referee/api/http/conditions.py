"""Conditional answers: 304 for a client that has the current version."""

from collections.abc import Callable
from importlib.metadata import version

from flask import Response, request
from werkzeug.http import generate_etag

from referee.services.match_views import Edition, IsKnown

VERSION = version("referee")
"""Part of each tag, because another release may word the same answer differently."""


def conditional_response(query: object, respond: Callable[[IsKnown], Response | None]) -> Response:
    """Return the response of `respond` with an ETag, or 304 if the client sent this ETag.

    The ETag depends on the release, the path, the query and the edition of the data. `respond` calls the
    function that it is given with this edition, and returns None if the client knows it.
    """
    tag = ""

    def is_known(edition: Edition) -> bool:
        nonlocal tag
        tag = generate_etag(repr((VERSION, request.path, (edition, query))).encode())
        return request.if_none_match.contains(tag)

    response = respond(is_known) or Response(status=304)
    response.set_etag(tag)
    response.headers["Cache-Control"] = "private, no-cache"
    return response
