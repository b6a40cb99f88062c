"""Conditional answers: 304 for a client that has the current version."""

from collections.abc import Callable
from importlib.metadata import version

from flask import Response, request
from werkzeug.http import generate_etag

from referee.services.match_views import Edition, IsKnown

VERSION = version("referee")
"""Another release may say the same in other words."""


def unless_known(asked: object, told: Callable[[IsKnown], Response | None]) -> Response:
    """What is `told`, with a tag of its edition and of all that is `asked`; 304 for who sends that tag.

    What is told asks once whether its edition is known, and is None if it is.
    """
    tag = ""

    def is_known(edition: Edition) -> bool:
        nonlocal tag
        tag = generate_etag(repr((VERSION, request.path, (edition, asked))).encode())
        return request.if_none_match.contains(tag)

    response = told(is_known) or Response(status=304)
    response.set_etag(tag)
    response.headers["Cache-Control"] = "private, no-cache"
    return response
