"""Takes the pictures that docs/screens.md shows, on the tour that the tests take.

    python -m tests.page.pictures

Two of them are also what a phone shows before it installs the page. From one run to the next only codes
differ, those to scan and those to read out, and the day.
"""

import base64
import re
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from referee.page import SCREENSHOT_FOLDER, SCREENSHOT_LABELS
from tests.browsers import chromium
from tests.page.phones import FLAGS, Screen
from tests.page.tour import CHAPTERS, Stop, Tour
from tests.proofs.server import Server
from tests.settings import folder_in_memory

DOCS = Path(__file__).parents[2] / "docs"
SHOWN = re.compile(r"\(screens/([a-z-]+)\.webp\)")
QUALITY = 62  # of 100; letters stay sharp, and all pictures together stay below two megabytes

OTHERWISE = {
    "": {},
    "-dark": {"scheme": "dark"},
    "-aside": {"width": 740, "height": 360},
    "-large": {"text": "200%"},
    "-grey": {"sight": "achromatopsia"},
}
"""How else a screen may be shown, by what the name of its picture ends with."""


def shown() -> set[str]:
    """The names of the pictures on the page."""
    return set(SHOWN.findall((DOCS / "screens.md").read_text()))


def take(stop: Stop, wanted: set[str]) -> None:
    """Those pictures of this screen that are wanted."""
    page = stop.phone.page
    session = stop.phone.context.new_cdp_session(page)

    def look(scheme="light", width=360, height=740, text="", sight="none") -> None:
        page.emulate_media(color_scheme=scheme)
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", text)
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})

    page.evaluate("document.documentElement.style.caretColor = 'transparent'")  # it blinks
    expect(page.locator(".how")).to_have_count(0)  # which lies over the table view for a moment
    for ending, otherwise in OTHERWISE.items():
        name = stop.name + ending
        if name in wanted:
            look(**otherwise)
            taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
            for folder in (
                DOCS / "screens",
                *([SCREENSHOT_FOLDER] if f"{name}.webp" in SCREENSHOT_LABELS else []),
            ):
                (folder / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))
    look()


def visit(chapter: str, server: Server, browser: Browser) -> None:
    phones: list[Screen] = []

    def new_phone(**options) -> Screen:
        phones.append(Screen(browser, server, device_scale_factor=2, **options))
        return phones[-1]

    wanted = shown()
    for stop in Tour(server, new_phone).visit(chapter):
        take(stop, wanted)
    for phone in phones:
        phone.context.close()


def main() -> None:
    path = chromium()
    expect.set_options(timeout=30_000)  # ms, on a machine that does other things as well
    (DOCS / "screens").mkdir(exist_ok=True)
    with (
        folder_in_memory() as folder,
        Server(f"sqlite:///{folder}/referee.sqlite3", Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for chapter in CHAPTERS:
            visit(chapter, server, browser)
        browser.close()


if __name__ == "__main__":
    main()
