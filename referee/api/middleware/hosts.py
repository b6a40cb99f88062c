"""Refuses requests for other hosts than those of REFEREE_TRUSTED_HOSTS, if it names any.

An attacker may point a name of their own at our address (DNS rebinding). They cannot do so with the names of
the local machine, so these are always trusted: the health check of a container uses one.
"""

import re

from flask import Flask, current_app, request
from werkzeug.sansio.utils import host_is_trusted

from referee.api.http.problems import Problem

THIS_MACHINE = re.compile(r"(127\.0\.0\.1|localhost|\[::1\])(:\d+)?", re.ASCII | re.IGNORECASE)


def init_app(app: Flask, names: tuple[str, ...]) -> None:
    """Check the host of every request; without names any host is trusted."""
    app.extensions["referee-hosts"] = tuple(name.lower() for name in names)
    app.before_request(_require_host)
    if names:
        app.before_request(_check_host)


def is_trusted(host: str) -> bool:
    """Return whether this host is trusted, regardless of case. Without a list every host is."""
    names = current_app.extensions["referee-hosts"]
    return not names or THIS_MACHINE.fullmatch(host) is not None or host_is_trusted(host.lower(), names)


def _require_host() -> None:
    """Raise Problem 400 if an HTTP/1.1 request has no header Host (RFC 9112, 3.2)."""
    if request.environ.get("SERVER_PROTOCOL") == "HTTP/1.1" and not request.environ.get("HTTP_HOST"):
        raise Problem("unknown-host", NAMELESS)


def _check_host() -> None:
    """Raise Problem 400 if the host, or the one before our proxies changed it, is not trusted.

    A page elsewhere can make a proxy pass on a trusted name.
    """
    original = request.environ.get("werkzeug.proxy_fix.orig", {}).get("HTTP_HOST") or request.host
    if not (is_trusted(request.host) and is_trusted(original)):
        raise Problem("unknown-host", UNKNOWN)


NAMELESS = "The request has no header Host, which HTTP/1.1 asks for."
UNKNOWN = (
    "This service does not go by the name it was asked for. "
    "Whoever runs it adds names to REFEREE_TRUSTED_HOSTS."
)
