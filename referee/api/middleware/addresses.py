"""The full URLs of our own paths, for other phones. The first of these gives the origin:

REFEREE_PUBLIC_URL    if it is set
Origin                of our own page, which no proxy changes
Host                  as our own proxies pass it on
"""

import re

from flask import Flask, current_app, request

from referee.api.middleware.hosts import is_trusted

ORIGIN = re.compile(r"https?://([a-z0-9_.-]+|\[[0-9a-f:]+\])(:\d{1,5})?", re.ASCII)


def init_app(app: Flask, public_url: str, cors_origins: tuple[str, ...]) -> None:
    """Set the public URL, and the foreign origins whose pages may call the API."""
    app.extensions["referee-addresses"] = public_url, frozenset(cors_origins)


def full_url(path: str) -> str:
    """Return the URL of this path for another phone."""
    public_url, foreign_origins = current_app.extensions["referee-addresses"]
    return f"{public_url or _own_origin(foreign_origins) or request.host_url.rstrip('/')}{path}"


def _own_origin(foreign_origins: frozenset[str]) -> str | None:
    """Return the origin of the request if it comes from our own page, else None.

    Browsers let only our own page and the pages of the foreign origins in the settings send requests.
    """
    origin = request.headers.get("Origin", "")
    found = ORIGIN.fullmatch(origin)
    is_ours = found is not None and origin not in foreign_origins and is_trusted(origin.partition("://")[2])
    return origin if is_ours else None
