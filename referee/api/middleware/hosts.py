"""The names by which the service may be asked for, if REFEREE_TRUSTED_HOSTS names any.

A page elsewhere may point a name of its own at our address. It cannot do so with the names that every machine
has for itself, so those are always good: the health check of a container asks by one.
"""

import re

from flask import Flask, current_app, request
from werkzeug.sansio.utils import host_is_trusted

from referee.api.http.problems import Problem

THIS_MACHINE = re.compile(r"(127\.0\.0\.1|localhost|\[::1\])(:\d+)?", re.ASCII | re.IGNORECASE)


def init_app(app: Flask, names: tuple[str, ...]) -> None:
    app.extensions["referee-hosts"] = tuple(name.lower() for name in names)
    app.before_request(_has_a_name)
    if names:
        app.before_request(_check)


def is_good(host: str) -> bool:
    """Whether the service goes by this name, in large or small letters; without a list it goes by any."""
    names = current_app.extensions["referee-hosts"]
    return not names or THIS_MACHINE.fullmatch(host) is not None or host_is_trusted(host.lower(), names)


def _has_a_name() -> None:
    """Raise Problem 400 where HTTP asks for a name and none came: RFC 9112, 3.2."""
    if request.environ.get("SERVER_PROTOCOL") == "HTTP/1.1" and not request.environ.get("HTTP_HOST"):
        raise Problem("unknown-host", NAMELESS)


def _check() -> None:
    """Raise Problem 400 for a name that is none of these, also where a proxy of ours tells a good one: a
    page elsewhere can have that told."""
    came_by = request.environ.get("werkzeug.proxy_fix.orig", {}).get("HTTP_HOST") or request.host
    if not (is_good(request.host) and is_good(came_by)):
        raise Problem("unknown-host", UNKNOWN)


NAMELESS = "The request has no header Host, which HTTP/1.1 asks for."
UNKNOWN = (
    "This service does not go by the name it was asked for. "
    "Whoever runs it adds names to REFEREE_TRUSTED_HOSTS."
)
