"""Refuses requests for hosts that are not in REFEREE_TRUSTED_HOSTS. An empty setting trusts every host.

An attacker can point a host name at our address (DNS rebinding), so unknown names are refused. The names of
the local machine cannot be used for this attack. They are always trusted, for example for the health check
of a container.
"""

import re

from flask import Flask, current_app, request
from werkzeug.sansio.utils import host_is_trusted

from referee.api.http.problems import Problem
from referee.languages.speech import tell

LOCAL_HOST_PATTERN = re.compile(r"(127\.0\.0\.1|localhost|\[::1\])(:\d+)?", re.ASCII | re.IGNORECASE)


def init_app(app: Flask, names: tuple[str, ...]) -> None:
    """Check the host of every request. If `names` is empty, every host is trusted."""
    app.extensions["referee-hosts"] = tuple(name.lower() for name in names)
    app.before_request(_require_host_header)
    if names:
        app.before_request(_require_trusted_host)


def is_trusted_host(host: str) -> bool:
    """Return whether this host is trusted, regardless of case.

    If REFEREE_TRUSTED_HOSTS is empty, every host is trusted.
    """
    names = current_app.extensions["referee-hosts"]
    return not names or LOCAL_HOST_PATTERN.fullmatch(host) is not None or host_is_trusted(host.lower(), names)


def _require_host_header() -> None:
    """Raise Problem 400 if an HTTP/1.1 request has no header Host (RFC 9112, 3.2)."""
    if request.environ.get("SERVER_PROTOCOL") == "HTTP/1.1" and not request.environ.get("HTTP_HOST"):
        raise Problem("unknown-host", tell("error-no-host"))


def _require_trusted_host() -> None:
    """Raise Problem 400 unless the header Host and the host that our proxies report are both trusted.

    Both are checked, because a proxy may pass on a header X-Forwarded-Host that a foreign page has set.
    """
    original = request.environ.get("werkzeug.proxy_fix.orig", {}).get("HTTP_HOST") or request.host
    if not (is_trusted_host(request.host) and is_trusted_host(original)):
        raise Problem("unknown-host", tell("error-untrusted-host"))
