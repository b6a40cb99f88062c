"""Answers that are made only for who does not have them yet."""

from collections.abc import Callable
from importlib.metadata import version

from flask import Response, request
from werkzeug.http import generate_etag

VERSION = version("referee")
"""Another release may say the same in other words."""


def unless_known(depends_on: object, told: Callable[[], Response]) -> Response:
    """What is `told`, with a tag of what it `depends_on`; 304 for who sends that tag.

    What it depends on is read before it is told: who overtakes it is told twice, and not never.
    """
    tag = generate_etag(repr((VERSION, request.path, depends_on)).encode())
    response = Response(status=304) if request.if_none_match.contains(tag) else told()
    response.set_etag(tag)
    response.headers["Cache-Control"] = "private, no-cache"
    return response
