"""Routes for the phone page: an HTML shell, JavaScript modules and styles. The page uses only the API."""

import gzip
import hashlib
import json
import re
from collections.abc import Callable
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import NamedTuple

import rcssmin
import rjsmin
from flask import Blueprint, Flask, Response, abort, current_app, render_template, request

from referee.built_messages import PAGE_MODULES, load_page_module
from referee.page import docs

blueprint = Blueprint("page", __name__, template_folder="templates")

STATIC_FOLDER = Path(__file__).parent / "static"
SCREENSHOT_FOLDER = Path(__file__).parent / "screenshots"
ICON_FOLDER = Path(__file__).parent / "icons"
CONTENT_TYPE_BY_SUFFIX = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
}

CONTENT_SECURITY_POLICY = "; ".join(
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
"""The Content-Security-Policy of the page. The page loads nothing from other origins, has no inline scripts
or styles, and never turns text into markup. The Trusted Types policy `worker` allows only the URL of the
service worker."""

FRAMED_PAGE_SECURITY_POLICY = "; ".join(
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
"""The Content-Security-Policy of the page that other sites may show in a frame. The framed page does not read
the storage of the browser."""

CACHE_FOREVER = "public, max-age=31536000, immutable"
"""Value of the header Cache-Control for assets (files of the page). The URL of an asset contains a digest of
all assets, so a cached asset is never outdated."""

HOME_MODULE_PREFIXES = ("main.js", "core/", "ui/", "screens/home.js", "games/games.js")
"""Beginnings of the paths of the JavaScript modules that the home screen needs.
`MODULES_NOT_NEEDED_BY_HOME_SCREEN` has the exceptions."""
GAME_PAGE_MODULE_PATTERN = "games/*/page.js"
MODULES_NOT_NEEDED_BY_HOME_SCREEN = (
    "ui/feel.js",
    "ui/pictures.js",
    "ui/sheet.js",
    "ui/sound.js",
    "ui/sums.js",
)
"""JavaScript modules with a prefix in `HOME_MODULE_PREFIXES` that the home screen does not need. The page
fetches these modules one second after it shows the first screen, or earlier if a screen needs them."""
STYLES_OF_FRAMED_ASK_PAGE = ("tokens", "parts", "ask")
HOME_SCREEN_STYLES = ("tokens", "parts", "scores")
"""Style sheets of the home screen. Their order matters, because later style sheets override earlier ones.
Other screens load additional style sheets."""


class Icon(NamedTuple):
    """An icon of the page: its width and height in pixels, and its purpose in the web app manifest."""

    size: int
    purpose: str


ICONS = {
    "icon-192.png": Icon(192, "any"),
    "icon-512.png": Icon(512, "any"),
    "maskable-512.png": Icon(512, "maskable"),  # phones crop this icon to a shape such as a circle
}
TOUCH_ICON = "touch-180.png"
"""The icon for phones that do not read the web app manifest."""

SCREENSHOT_LABELS = {
    "scorepad.webp": "The scorepad: a tile for everybody at the table",
    "referee.webp": "The referee’s pad: every play is judged",
}
"""The label of each screenshot. A phone shows the screenshots when it offers to install the page. The module
`tests.page.pictures` makes the screenshots. The service worker does not cache them."""
SIZE_OF_SCREENSHOTS = "360x740"


TEXT_OR_LAST_COMMA = re.compile(rb"""("(?:[^"\\]|\\.)*")|,(?=[)\]}])""")
"""Matches a text in a script, as group 1, or a comma after the last value of a list."""


def shorten_script(script: bytes) -> bytes:
    """Return the script without comments, needless blanks and commas after the last value of a list."""
    return TEXT_OR_LAST_COMMA.sub(rb"\1", rjsmin.jsmin(script))


MINIFIERS_BY_SUFFIX: dict[str, Callable[[bytes], bytes]] = {".js": shorten_script, ".css": rcssmin.cssmin}
"""For each file suffix, a function that removes from the bytes of a file what a browser does not need."""


class Asset(NamedTuple):
    """A file of the page, with the bytes that are sent to browsers."""

    body: bytes
    zipped: bytes | None
    """The body compressed with gzip. None for icons and screenshots, because compression saves nothing."""
    kind: str


def init_app(app: Flask, opening_cells: tuple[str, ...]) -> None:
    """Register the routes of the page and of the API documentation.

    `opening_cells`: the letters of the cells in which the page opens new matches and groups. A cell is an
    installation of Referee with its own database.
    """
    app.extensions["referee-opening-cells"] = "".join(opening_cells)
    app.register_blueprint(blueprint)
    app.register_blueprint(docs.blueprint)


@cache
def assets_by_path() -> dict[str, Asset]:
    """Return all scripts, style sheets and SVG pictures of the page. The keys are the paths in `static`."""
    built = {STATIC_FOLDER / folder / "messages.js": load_page_module(folder) for folder in PAGE_MODULES}
    found = (file for file in STATIC_FOLDER.rglob("*") if file.suffix in CONTENT_TYPE_BY_SUFFIX)
    files = sorted({*found, *built})
    return {file.relative_to(STATIC_FOLDER).as_posix(): _read_asset(file, built.get(file)) for file in files}


def _read_asset(file: Path, content: bytes | None = None) -> Asset:
    body = file.read_bytes() if content is None else content
    if shorten := MINIFIERS_BY_SUFFIX.get(file.suffix):
        body = shorten(body)
    return Asset(body, gzip.compress(body, mtime=0), CONTENT_TYPE_BY_SUFFIX[file.suffix])


def find_icon(path: str) -> Asset | None:
    """Return the icon with this path, or None if there is no such icon."""
    is_icon = path in ICONS or path == TOUCH_ICON
    return Asset((ICON_FOLDER / path).read_bytes(), None, "image/png") if is_icon else None


def find_screenshot(path: str) -> Asset | None:
    """Return the screenshot with this path, or None if there is no such screenshot."""
    return (
        Asset((SCREENSHOT_FOLDER / path).read_bytes(), None, "image/webp")
        if path in SCREENSHOT_LABELS
        else None
    )


@cache
def digest_of_assets() -> str:
    """Return a digest of all assets, icons and screenshots, as 16 hexadecimal digits."""
    together = hashlib.sha256()
    for path in (*ICONS, TOUCH_ICON):
        together.update((ICON_FOLDER / path).read_bytes())
    for path in SCREENSHOT_LABELS:
        together.update((SCREENSHOT_FOLDER / path).read_bytes())
    for path, asset in assets_by_path().items():
        together.update(f"{path} {len(asset.body)}\n".encode() + asset.body)
    return together.hexdigest()[:16]


def home_screen_modules() -> list[str]:
    """Return the paths of the JavaScript modules that the home screen needs. The page loads them at once."""
    return [
        path
        for path in assets_by_path()
        if path.endswith(".js")
        and path not in MODULES_NOT_NEEDED_BY_HOME_SCREEN
        and (path.startswith(HOME_MODULE_PREFIXES) or fnmatch(path, GAME_PAGE_MODULE_PATTERN))
    ]


@blueprint.route("/")
def page_shell() -> Response:
    """Return the HTML of the page, with links to the modules and styles that the home screen needs."""
    styles = [f"styles/{one}.css" for one in HOME_SCREEN_STYLES]
    cells = current_app.extensions["referee-opening-cells"]
    modules = home_screen_modules()
    text = render_template(
        "shell.html", digest=digest_of_assets(), modules=modules, styles=styles, cells=cells
    )
    return _html_response(text, CONTENT_SECURITY_POLICY)


@blueprint.route("/ask/embed")
def embedded_ask_page() -> Response:
    """Return the HTML of the screen Ask (questions about rules), for a frame on another site.

    The framed page has no token. Its Content-Security-Policy is `FRAMED_PAGE_SECURITY_POLICY`.
    """
    styles = [f"styles/{one}.css" for one in STYLES_OF_FRAMED_ASK_PAGE]
    return _html_response(
        render_template("embed.html", digest=digest_of_assets(), styles=styles), FRAMED_PAGE_SECURITY_POLICY
    )


def _html_response(text: str, policy: str) -> Response:
    whole = Response(text, content_type="text/html; charset=utf-8")
    response = _gzip_response_if_accepted(whole, gzip.compress(text.encode()))
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Content-Security-Policy"] = policy
    return response


def _gzip_response_if_accepted(response: Response, zipped: bytes | None) -> Response:
    if zipped is not None and request.accept_encodings.find("gzip") >= 0:
        response.data = zipped
        response.headers["Content-Encoding"] = "gzip"
    response.vary.add("Accept-Encoding")
    return response


@blueprint.route("/page/<version>/<path:path>")
def send_asset(version: str, path: str) -> Response:
    """Return the file of the page with this path. Browsers may cache the file without a time limit.

    The response is 404 if the path is unknown, or if `version` is not the digest of the current files.
    """
    found = assets_by_path().get(path) or find_icon(path) or find_screenshot(path)
    if found is None or version != digest_of_assets():
        abort(404)
    response = _gzip_response_if_accepted(Response(found.body, content_type=found.kind), found.zipped)
    response.headers["Cache-Control"] = CACHE_FOREVER
    return response


@blueprint.route("/sw.js")
def service_worker_script() -> Response:
    """Return the script of the service worker, which caches the whole page for use without a network."""
    addresses = [f"/page/{digest_of_assets()}/{path}" for path in assets_by_path()]
    text = render_template("sw.js", digest=digest_of_assets(), assets=addresses)
    response = Response(text, content_type=CONTENT_TYPE_BY_SUFFIX[".js"])
    response.headers["Cache-Control"] = "no-cache"
    response.headers["Content-Security-Policy"] = CONTENT_SECURITY_POLICY
    return response


@blueprint.route("/manifest.webmanifest")
def web_app_manifest() -> Response:
    """Return the web app manifest, which a phone needs to install the page as an app."""
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
            {
                "src": f"/page/{digest_of_assets()}/icon.svg",
                "type": "image/svg+xml",
                "sizes": "any",
                "purpose": "any",
            },
            *(_manifest_icon_entry(path, icon) for path, icon in ICONS.items()),
        ],
        "screenshots": [_manifest_screenshot_entry(path, label) for path, label in SCREENSHOT_LABELS.items()],
    }
    response = Response(json.dumps(members), content_type="application/manifest+json")
    response.headers["Cache-Control"] = "no-cache"
    return response


def _manifest_icon_entry(path: str, icon: Icon) -> dict[str, str]:
    sizes = f"{icon.size}x{icon.size}"
    return {
        "src": f"/page/{digest_of_assets()}/{path}",
        "type": "image/png",
        "sizes": sizes,
        "purpose": icon.purpose,
    }


def _manifest_screenshot_entry(path: str, label: str) -> dict[str, str]:
    return {
        "src": f"/page/{digest_of_assets()}/{path}",
        "type": "image/webp",
        "sizes": SIZE_OF_SCREENSHOTS,
        "form_factor": "narrow",
        "label": label,
    }
