"""Serves the phone page: a shell with its modules and styles. The page uses only the API."""

import gzip
import hashlib
import json
from collections.abc import Callable
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import NamedTuple

import rcssmin
import rjsmin
from flask import Blueprint, Flask, Response, abort, current_app, render_template, request

from referee.page import docs

blueprint = Blueprint("page", __name__, template_folder="templates")

STATIC = Path(__file__).parent / "static"
PICTURES = Path(__file__).parent / "screenshots"
ICON_FILES = Path(__file__).parent / "icons"
KINDS = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml"}

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types worker",
    )
)
"""The content policy of the page: nothing from other origins, nothing inline, no text that becomes markup.
Its one Trusted Types policy is for the URL of the service worker."""

FRAMED_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors *",
        "require-trusted-types-for 'script'",
    )
)
"""The content policy of the page that other sites may frame. That page reads no storage of the browser."""

FOR_EVER = "public, max-age=31536000, immutable"
"""Cache-Control of assets. Their URLs contain the digest of all assets, so a cached one is never outdated."""

FIRST_MODULES = ("main.js", "core/", "ui/", "screens/home.js", "games/games.js")
GAME_MODULES = "games/*/page.js"
LATER_MODULES = ("ui/feel.js", "ui/motion.js", "ui/pictures.js", "ui/sheet.js", "ui/sound.js", "ui/sums.js")
"""The modules that the home screen needs, and those among them that it does not. All others are fetched a
second later, or when needed."""
FRAMED_STYLES = ("tokens", "parts", "ask")
FIRST_STYLES = ("tokens", "parts", "scores")
"""Style sheets in order, because later rules win. Other screens load their own."""


class Icon(NamedTuple):
    """An icon of the page: its width in dots, and its purpose in the manifest."""

    size: int
    purpose: str


ICONS = {
    "icon-192.png": Icon(192, "any"),
    "icon-512.png": Icon(512, "any"),
    "maskable-512.png": Icon(512, "maskable"),  # phones cut their own outline out of it
}
TOUCH_ICON = "touch-180.png"
"""The icon for phones that read no manifest."""

SCREENSHOTS = {
    "scorepad.webp": "The scorepad: a tile for everybody at the table",
    "referee.webp": "The referee’s pad: every play is judged",
}
"""The pictures that a phone shows before it installs the page, with their labels. `tests.page.pictures` takes
them. The service worker caches none of them."""
SIZE_OF_SCREENSHOTS = "360x740"


SHORTENERS: dict[str, Callable[[bytes], bytes]] = {".js": rjsmin.jsmin, ".css": rcssmin.cssmin}
"""Functions that remove comments and blanks, by the ending of a file."""


class Asset(NamedTuple):
    """A file of the page as it is served."""

    body: bytes
    zipped: bytes | None
    """None if compression saves nothing."""
    kind: str


def init_app(app: Flask, opening_cells: tuple[str, ...]) -> None:
    """Register the page and its documentation. It opens matches and groups in `opening_cells`."""
    app.extensions["referee-opening-cells"] = "".join(opening_cells)
    app.register_blueprint(blueprint)
    app.register_blueprint(docs.blueprint)


@cache
def assets() -> dict[str, Asset]:
    """Return every file of the page as it is served, by its path."""
    files = sorted(file for file in STATIC.rglob("*") if file.suffix in KINDS)
    return {file.relative_to(STATIC).as_posix(): _asset(file) for file in files}


def _asset(file: Path) -> Asset:
    body = file.read_bytes()
    if shorten := SHORTENERS.get(file.suffix):
        body = shorten(body)
    return Asset(body, gzip.compress(body, mtime=0), KINDS[file.suffix])


def icon(path: str) -> Asset | None:
    """Return the icon of this path; None if there is none."""
    is_icon = path in ICONS or path == TOUCH_ICON
    return Asset((ICON_FILES / path).read_bytes(), None, "image/png") if is_icon else None


def screenshot(path: str) -> Asset | None:
    """Return the screenshot of this path; None if there is none."""
    return Asset((PICTURES / path).read_bytes(), None, "image/webp") if path in SCREENSHOTS else None


@cache
def digest() -> str:
    """Return a digest of all assets, icons and screenshots, as 16 hexadecimal digits."""
    together = hashlib.sha256()
    for path in (*ICONS, TOUCH_ICON):
        together.update((ICON_FILES / path).read_bytes())
    for path in SCREENSHOTS:
        together.update((PICTURES / path).read_bytes())
    for path, asset in assets().items():
        together.update(f"{path} {len(asset.body)}\n".encode() + asset.body)
    return together.hexdigest()[:16]


def first_modules() -> list[str]:
    """Return the paths of the modules that the home screen needs, so that they are fetched at once."""
    return [
        path
        for path in assets()
        if path.endswith(".js")
        and path not in LATER_MODULES
        and (path.startswith(FIRST_MODULES) or fnmatch(path, GAME_MODULES))
    ]


@blueprint.route("/")
def shell() -> Response:
    """Return the shell of the page, with the modules and styles that the home screen needs."""
    styles = [f"styles/{one}.css" for one in FIRST_STYLES]
    cells = current_app.extensions["referee-opening-cells"]
    modules = first_modules()
    text = render_template("shell.html", digest=digest(), modules=modules, styles=styles, cells=cells)
    return _html(text, POLICY)


@blueprint.route("/ask/embed")
def embed() -> Response:
    """Return Ask for a frame on another site: without a token, and with its own content policy."""
    styles = [f"styles/{one}.css" for one in FRAMED_STYLES]
    return _html(render_template("embed.html", digest=digest(), styles=styles), FRAMED_POLICY)


def _html(text: str, policy: str) -> Response:
    whole = Response(text, content_type="text/html; charset=utf-8")
    response = _zipped_if_wanted(whole, gzip.compress(text.encode()))
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Content-Security-Policy"] = policy
    return response


def _zipped_if_wanted(response: Response, zipped: bytes | None) -> Response:
    if zipped is not None and request.accept_encodings.find("gzip") >= 0:
        response.data = zipped
        response.headers["Content-Encoding"] = "gzip"
    response.vary.add("Accept-Encoding")
    return response


@blueprint.route("/page/<version>/<path:path>")
def asset(version: str, path: str) -> Response:
    """Return this asset, to be cached for ever. Answers 404 for another version."""
    found = assets().get(path) or icon(path) or screenshot(path)
    if found is None or version != digest():
        abort(404)
    response = _zipped_if_wanted(Response(found.body, content_type=found.kind), found.zipped)
    response.headers["Cache-Control"] = FOR_EVER
    return response


@blueprint.route("/sw.js")
def worker() -> Response:
    """Return the service worker, which caches the whole page for use without a network."""
    addresses = [f"/page/{digest()}/{path}" for path in assets()]
    text = render_template("sw.js", digest=digest(), assets=addresses)
    response = Response(text, content_type=KINDS[".js"])
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Content-Security-Policy"] = POLICY
    return response


@blueprint.route("/manifest.webmanifest")
def manifest() -> Response:
    """Return the web app manifest, by which a phone installs the page."""
    members = {
        "id": "/",
        "name": "Referee",
        "short_name": "Referee",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#15121d",
        "theme_color": "#15121d",
        "icons": [
            {"src": f"/page/{digest()}/icon.svg", "type": "image/svg+xml", "sizes": "any", "purpose": "any"},
            *(_icon_entry(path, icon) for path, icon in ICONS.items()),
        ],
        "screenshots": [_screenshot_entry(path, label) for path, label in SCREENSHOTS.items()],
    }
    response = Response(json.dumps(members), content_type="application/manifest+json")
    response.headers["Cache-Control"] = "no-cache"
    return response


def _icon_entry(path: str, icon: Icon) -> dict[str, str]:
    sizes = f"{icon.size}x{icon.size}"
    return {"src": f"/page/{digest()}/{path}", "type": "image/png", "sizes": sizes, "purpose": icon.purpose}


def _screenshot_entry(path: str, label: str) -> dict[str, str]:
    return {
        "src": f"/page/{digest()}/{path}",
        "type": "image/webp",
        "sizes": SIZE_OF_SCREENSHOTS,
        "form_factor": "narrow",
        "label": label,
    }
