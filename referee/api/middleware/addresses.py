"""Builds full URLs of this service for links that other phones open.

The origin of a URL is the first of these values that is known:

    REFEREE_PUBLIC_URL    the setting
    Origin                the header of a request from our own page; proxies do not change this header
    Host                  the header of the request, as our own proxies pass it on
"""

import re

from flask import Flask, current_app, request

from referee.api.middleware.hosts import is_trusted_host

ORIGIN_PATTERN = re.compile(r"https?://([a-z0-9_.-]+|\[[0-9a-f:]+\])(:\d{1,5})?", re.ASCII)


def init_app(app: Flask, public_url: str, cors_origins: tuple[str, ...]) -> None:
    """Store the public URL, and the origins of foreign pages that may call the API."""
    app.extensions["referee-addresses"] = public_url, frozenset(cors_origins)


def full_url(path: str) -> str:
    """Return the full URL of a path of this service, for a link that other phones open."""
    public_url, foreign_origins = current_app.extensions["referee-addresses"]
    return f"{public_url or _origin_of_own_page(foreign_origins) or request.host_url.rstrip('/')}{path}"


def _origin_of_own_page(foreign_origins: frozenset[str]) -> str | None:
    """Return the origin of the page that sent the request if it is our own page, else None.

    Browsers let only our own page and the pages of `foreign_origins` send requests to this service.
    """
    origin = request.headers.get("Origin", "")
    found = ORIGIN_PATTERN.fullmatch(origin)
    is_ours = (
        found is not None and origin not in foreign_origins and is_trusted_host(origin.partition("://")[2])
    )
    return origin if is_ours else None
