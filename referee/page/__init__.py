"""The phone page: a shell, and the modules and styles it is made of. It speaks only the API."""

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

from referee.page import docs, icons

blueprint = Blueprint("page", __name__, template_folder="templates")

STATIC = Path(__file__).parent / "static"
PICTURES = Path(__file__).parent / "screenshots"
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
"""What the page may do: nothing from elsewhere, nothing inline, and no text that becomes markup. The one
policy that it may make is for the address of the script that keeps it."""

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
"""What the one page may do that others may show in a frame. It reads nothing that a browser keeps."""

FOR_EVER = "public, max-age=31536000, immutable"
"""An asset's address has the digest of all of them in it, so that what is kept is never an old one."""

NEEDED_AT_FIRST = ("main.js", "core/", "ui/", "screens/home.js", "games/games.js")
BROUGHT_BY_GAMES = "games/*/page.js"
LATER = ("ui/feel.js", "ui/motion.js", "ui/pictures.js", "ui/sheet.js", "ui/sound.js", "ui/sums.js")
"""What home needs, and what it does without. All else is fetched a second later, or when needed."""
STYLES_FRAMED = ("tokens", "parts", "ask")
STYLES_AT_FIRST = ("tokens", "parts", "scores")
"""In this order, as a later one has the last word; those of all other screens come with them."""


class Icon(NamedTuple):
    size: int
    share: float
    """Of the picture, for what is to be seen."""
    purpose: str


ICONS = {
    "icon-192.png": Icon(192, 1.25, "any"),
    "icon-512.png": Icon(512, 1.25, "any"),
    "maskable-512.png": Icon(512, 0.85, "maskable"),  # a phone cuts its own form out of it
}
TOUCH_ICON = Icon(180, 1.1, "any")
"""For phones that read no manifest."""

SCREENSHOTS = {
    "scorepad.webp": "The scorepad: a tile for everybody at the table",
    "referee.webp": "The referee’s pad: every play is judged",
}
"""What a phone shows before it installs the page, with what is read out: taken by `tests.page.pictures`. The
service worker keeps none of them."""
SIZE_OF_SCREENSHOTS = "360x740"


SHORTENED: dict[str, Callable[[bytes], bytes]] = {".js": rjsmin.jsmin, ".css": rcssmin.cssmin}
"""Comments are for whoever reads the file, not for phones."""


class Asset(NamedTuple):
    body: bytes
    zipped: bytes | None
    """None where that saves nothing."""
    kind: str


def init_app(app: Flask, opening_cells: tuple[str, ...]) -> None:
    app.extensions["referee-opening-cells"] = "".join(opening_cells)
    app.register_blueprint(blueprint)
    app.register_blueprint(docs.blueprint)


@cache
def assets() -> dict[str, Asset]:
    """Every file of the page by its path, as it is served: made once."""
    files = sorted(file for file in STATIC.rglob("*") if file.suffix in KINDS)
    return {file.relative_to(STATIC).as_posix(): _asset(file) for file in files}


def _asset(file: Path) -> Asset:
    body = file.read_bytes()
    if shorten := SHORTENED.get(file.suffix):
        body = shorten(body)
    return Asset(body, gzip.compress(body, mtime=0), KINDS[file.suffix])


def icon(path: str) -> Asset | None:
    """The icon of this path; None if there is none."""
    wanted = {**ICONS, "touch-180.png": TOUCH_ICON}.get(path)
    return None if wanted is None else _drawn(wanted)


@cache
def _drawn(wanted: Icon) -> Asset:
    return Asset(icons.png(wanted.size, wanted.share), None, "image/png")


def screenshot(path: str) -> Asset | None:
    """The screenshot of this path; None if there is none."""
    return Asset((PICTURES / path).read_bytes(), None, "image/webp") if path in SCREENSHOTS else None


@cache
def digest() -> str:
    """Another one whenever any of the files is another, or what draws the icons."""
    together = hashlib.sha256(Path(icons.__file__).read_bytes())
    for path in SCREENSHOTS:
        together.update((PICTURES / path).read_bytes())
    for path, asset in assets().items():
        together.update(f"{path} {len(asset.body)}\n".encode() + asset.body)
    return together.hexdigest()[:16]


def modules_at_first() -> list[str]:
    """What the first screens need, to be fetched at once and not one after the other."""
    return [
        path
        for path in assets()
        if path.endswith(".js")
        and path not in LATER
        and (path.startswith(NEEDED_AT_FIRST) or fnmatch(path, BROUGHT_BY_GAMES))
    ]


@blueprint.route("/")
def shell() -> Response:
    styles = [f"styles/{one}.css" for one in STYLES_AT_FIRST]
    cells = current_app.extensions["referee-opening-cells"]
    modules = modules_at_first()
    text = render_template("shell.html", digest=digest(), modules=modules, styles=styles, cells=cells)
    return _html(text, POLICY)


@blueprint.route("/ask/embed")
def embed() -> Response:
    """Ask, for a frame of somebody else's page: without a token, and with a policy of its own."""
    styles = [f"styles/{one}.css" for one in STYLES_FRAMED]
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
    found = assets().get(path) or icon(path) or screenshot(path)
    if found is None or version != digest():
        abort(404)
    response = _zipped_if_wanted(Response(found.body, content_type=found.kind), found.zipped)
    response.headers["Cache-Control"] = FOR_EVER
    return response


@blueprint.route("/sw.js")
def worker() -> Response:
    """What keeps this page, all of it, for when there is no network; where the browser lets it."""
    addresses = [f"/page/{digest()}/{path}" for path in assets()]
    text = render_template("sw.js", digest=digest(), assets=addresses)
    response = Response(text, content_type=KINDS[".js"])
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Content-Security-Policy"] = POLICY
    return response


@blueprint.route("/manifest.webmanifest")
def manifest() -> Response:
    """By which a phone installs the page."""
    told = {
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
            *(_told(path, icon) for path, icon in ICONS.items()),
        ],
        "screenshots": [_shown(path, label) for path, label in SCREENSHOTS.items()],
    }
    response = Response(json.dumps(told), content_type="application/manifest+json")
    response.headers["Cache-Control"] = "no-cache"
    return response


def _told(path: str, icon: Icon) -> dict[str, str]:
    sizes = f"{icon.size}x{icon.size}"
    return {"src": f"/page/{digest()}/{path}", "type": "image/png", "sizes": sizes, "purpose": icon.purpose}


def _shown(path: str, label: str) -> dict[str, str]:
    return {
        "src": f"/page/{digest()}/{path}",
        "type": "image/webp",
        "sizes": SIZE_OF_SCREENSHOTS,
        "form_factor": "narrow",
        "label": label,
    }
