"""The names by which the service may be asked for, if REFEREE_TRUSTED_HOSTS names any.

A page elsewhere may point a name of its own at our address. It cannot do so with the names that every machine
has for itself, so those are always good: the health check of a container asks by one.
"""

import re

from flask import Flask, request
from werkzeug.sansio.utils import host_is_trusted

from referee.web.problems import Problem

THIS_MACHINE = re.compile(r"(127\.0\.0\.1|localhost|\[::1\])(:\d+)?", re.ASCII)


def init_app(app: Flask, names: tuple[str, ...]) -> None:
    if names:
        app.before_request(lambda: _check(names))


def _check(names: tuple[str, ...]) -> None:
    """Raise Problem 400 for a name that is none of these."""
    if not (THIS_MACHINE.fullmatch(request.host) or host_is_trusted(request.host, names)):
        raise Problem(400, "unknown-host", UNKNOWN)


UNKNOWN = (
    "This service does not go by the name it was asked for. "
    "Whoever runs it adds names to REFEREE_TRUSTED_HOSTS."
)
