"""Looks at every screen at every size, light and dark: pictures to look at, and what is measured to be wrong.

    python -m tests.page.sizes FOLDER [CHAPTER...]

Writes a picture of every look and sheets of many pictures, and prints what is wrong with the screens. What
has to hold stands in the tests.
"""

import base64
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browsers import chromium
from tests.page.looks import (
    bare,
    cut,
    empty,
    overlaid,
    resized,
    too_low,
    too_small_or_close,
    too_wide,
    undressed,
    violations,
)
from tests.page.phones import FLAGS, Screen
from tests.page.tour import CHAPTERS as USUAL
from tests.page.tour import CROWDS, Stop, Tour
from tests.proofs.server import Server
from tests.settings import folder_in_memory

CHAPTERS = USUAL | CROWDS
SIZES = ((360, 640), (390, 844), (412, 915), (844, 390), (820, 1180), (640, 360))
QUALITY = 70  # of 100
ZOOM = 0.46  # of pictures on a sheet; large ones and those of a kind that was looked at before are smaller
SMALLER = 0.6  # of that


@dataclass(frozen=True)
class Look:
    """How a screen is shown."""

    width: int
    height: int
    scheme: str = "light"
    text: str = ""
    forced: str = "none"
    media: str = "screen"

    @property
    def name(self) -> str:
        told = (self.scheme, self.text.rstrip("%"), *self.beside_that)
        return "-".join((f"{self.width}x{self.height}", *filter(None, told)))

    @property
    def beside_that(self) -> list[str]:
        return [name for name in (self.forced, self.media) if name not in ("none", "screen")]


ORDINARY = [Look(*size, scheme) for scheme, size in product(("light", "dark"), SIZES)]
LARGE = [Look(360, 640, text="200%"), Look(390, 844, text="200%"), Look(844, 390, text="200%")]
OTHERWISE = [
    Look(390, 844, forced="active"),
    Look(390, 844, "dark", forced="active"),
    Look(390, 844, media="print"),
]
UPRIGHT_AND_ASIDE = [Look(390, 844), Look(844, 390)]
LOOKS = [*ORDINARY, *LARGE, *OTHERWISE]
SHEETS = {
    "light": [look for look in ORDINARY if look.scheme == "light"],
    "dark": [look for look in ORDINARY if look.scheme == "dark"],
    "large": LARGE,
    "otherwise": OTHERWISE,
}
"""Which looks stand beside each other."""


def show(page: Page, look: Look) -> None:
    page.emulate_media(color_scheme=look.scheme, forced_colors=look.forced, media=look.media)
    resized(page, look.width, look.height, look.text)


def wrong(stop: Stop, look: Look) -> list[str]:
    """What is measured. In print only the pictures are looked at."""
    page = stop.phone.page
    if look.media == "print":
        return []
    found = too_wide(page) + cut(page) + overlaid(page) + too_small_or_close(stop)
    if look.forced == "none":
        found += violations(page)
    else:
        found += bare(page)
    if look in UPRIGHT_AND_ASIDE:
        found += undressed(page)
    if stop.in_play and not look.text:
        found += too_low(page) + empty(page)
    return found


def visit(
    chapter: str, server: Server, browser: Browser, folder: Path, names: list[str]
) -> Iterator[tuple[str, str, str]]:
    """Takes the pictures of a chapter; tells the screen, the look and what is wrong."""
    phones: list[Screen] = []

    def new_phone(**options) -> Screen:
        phones.append(Screen(browser, server, **options))
        return phones[-1]

    for stop in Tour(server, new_phone).visit(chapter):
        names.append(stop.name)
        session = stop.phone.context.new_cdp_session(stop.phone.page)
        for look in LOOKS:
            show(stop.phone.page, look)
            session.send(
                "Emulation.setPageScaleFactor", {"pageScaleFactor": 1}
            )  # a page too wide zooms itself
            taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
            (folder / f"{stop.name}-{look.name}.webp").write_bytes(base64.b64decode(taken["data"]))
            yield from ((stop.name, look.name, line) for line in wrong(stop, look))
        show(stop.phone.page, Look(360, 740))
        session.send("Emulation.setPageScaleFactor", {"pageScaleFactor": 1})
    for phone in phones:
        phone.context.close()


def sheet(browser: Browser, folder: Path, names: list[str], kind: str, to: Path) -> None:
    """Every screen a row. What is broad stands in one column, one below the other."""
    looks, large = SHEETS[kind], ZOOM * (SMALLER if kind == "dark" else 1)
    upright = [look for look in looks if look.width < look.height]
    columns = [[look] for look in upright] + [[look for look in looks if look not in upright]]

    def figure(name: str, look: Look) -> str:
        zoom = large * (SMALLER if look.width > 800 and look in upright else 1)
        one = f"{name}-{look.name}"
        return f'<figure><img src="{one}.webp" style="zoom:{zoom}"><p>{one}</p></figure>'

    def row(name: str) -> str:
        told = ("".join(figure(name, look) for look in column) for column in columns)
        return f"<div>{''.join(f'<section>{one}</section>' for one in told)}</div>"

    style = "body{margin:2px;background:#888;font:10px sans-serif}body,div{display:flex;gap:4px}"
    style += "body{flex-wrap:wrap}figure,p{margin:0}img{display:block}"
    html = folder / "sheet.html"
    html.write_text(f"<style>{style}</style>" + "".join(map(row, names)))
    page = browser.new_page(viewport={"width": 1180, "height": 600})
    page.goto(html.as_uri())
    page.screenshot(path=to, full_page=True, type="png")
    page.close()


def sheets(browser: Browser, folder: Path, names: list[str], chapter: str) -> None:
    for kind, many in {"light": 2, "dark": 4, "large": 2, "otherwise": 4}.items():
        for place in range(0, len(names), many):
            to = folder / f"sheet-{chapter}-{kind}-{place:02}.png"
            sheet(browser, folder, names[place : place + many], kind, to)


def main(folder: Path, *chapters: str) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=30_000)  # ms, on a machine that does other things as well
    found: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    with (
        folder_in_memory() as storage,
        Server(f"sqlite:///{storage}/referee.sqlite3", Path(storage)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for chapter in chapters or CHAPTERS:
            names: list[str] = []
            for name, look, line in visit(chapter, server, browser, folder, names):
                found[name, line].append(look)
            sheets(browser, folder, names, chapter)
            for (name, line), looks in found.items():
                if name in names:
                    print(f"{name}: {line} ({', '.join(looks)})", flush=True)
        browser.close()
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), *sys.argv[2:]))
