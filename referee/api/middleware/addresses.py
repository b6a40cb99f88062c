"""The address by which others come here: the one place that makes a whole one of a path.

REFEREE_PUBLIC_URL    where it is set
Origin                else what the phone page that asks says of itself: no proxy can lose anything of it
Host                  else the name by which it was asked for, as our own proxies tell it
"""

import re

from flask import Flask, current_app, request

from referee.api.middleware.hosts import is_good

ORIGIN = re.compile(r"https?://([a-z0-9_.-]+|\[[0-9a-f:]+\])(:\d{1,5})?", re.ASCII)


def init_app(app: Flask, public_url: str, cors_origins: tuple[str, ...]) -> None:
    app.extensions["referee-addresses"] = public_url, frozenset(cors_origins)


def whole(path: str) -> str:
    """The address of this path of ours, as another phone may open it."""
    public_url, elsewhere = current_app.extensions["referee-addresses"]
    return f"{public_url or _own_page(elsewhere) or request.host_url.rstrip('/')}{path}"


def _own_page(elsewhere: frozenset[str]) -> str | None:
    """The origin of our own page, if it is that which asks. Pages of other origins are named in the settings,
    and no browser lets any third one ask."""
    origin = request.headers.get("Origin", "")
    found = ORIGIN.fullmatch(origin)
    is_ours = found is not None and origin not in elsewhere and is_good(origin.partition("://")[2])
    return origin if is_ours else None
