"""Every screen, as those meet it who see, tap or read otherwise."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.page.looks import (
    SCHEMES,
    faint,
    told_by_color_alone,
    too_small_or_close,
    too_tall,
    too_wide,
    violations,
)
from tests.page.pictures import shown
from tests.page.tour import CHAPTERS, Stop, Tour

PICTURES = Path(__file__).parents[2] / "docs/screens"
SIZES = ((360, 740), (320, 640), (740, 360))
BETWEEN_BARS = ((360, 640), (740, 360))
"""What the bars of a browser leave, upright and on its side."""

WRONG = """() => {
    const element = (name, kind, text) => {
      const made = document.createElement(name);
      made.className = kind;
      made.append(text);
      document.querySelector("main").append(made);
      return made;
    };
    const pad = element("div", "pad", "");
    pad.style.gap = "2px";
    pad.append(element("button", "key red", "7"), element("button", "key red", "8"));
    element("button", "", "small");
    element("p", "loud", "faint").style.color = "#777";
    element("img", "", "").style.cssText = "flex: none; width: 400px; height: 900px";
}"""


@pytest.fixture
def wrong(server, new_phone) -> Callable[[str, Callable[[Stop], list[str]]], dict[str, list[str]]]:
    """Looks at every screen of a chapter: what is wrong there, by its name."""

    def visit(chapter: str, look: Callable[[Stop], list[str]]) -> dict[str, list[str]]:
        found = {stop.name: look(stop) for stop in Tour(server, new_phone).visit(chapter)}
        assert found.keys() <= shown()
        return {name: lines for name, lines in found.items() if lines}

    return visit


def in_both_schemes(page: Page, look: Callable[[Page], list[str]]) -> list[str]:
    """It ends in light."""
    found = []
    for scheme in reversed(SCHEMES):
        page.emulate_media(color_scheme=scheme)
        found += [f"{scheme}: {line}" for line in look(page)]
    return found


def resized(page: Page, width: int = 360, height: int = 740, text: str = "") -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", text)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_screen_is_for_everybody(wrong, chapter):
    """axe finds nothing in light and in dark, what is tapped is as large as a finger, no color stands alone,
    nothing is wider than the phone.
    """

    def look(stop: Stop) -> list[str]:
        page = stop.phone.page
        sizes = too_small_or_close(stop) + too_wide(page)
        return in_both_schemes(page, violations) + sizes + told_by_color_alone(page)

    assert {} == wrong(chapter, look)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_screen_bears_small_phones_and_large_text(wrong, chapter):
    """Upright, small and on its side, with text as it is and twice as large, in light and in dark."""

    def look(stop: Stop) -> list[str]:
        page, found = stop.phone.page, []
        for width, height in SIZES:
            for text in ("100%", "200%"):
                resized(page, width, height, text)
                lines = in_both_schemes(page, violations) + too_wide(page)
                found += [f"{width} x {height}, {text}: {line}" for line in lines]
        resized(page)
        return found

    assert {} == wrong(chapter, look)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_in_play_nothing_scrolls_and_all_can_be_read_from_afar(wrong, chapter):
    """Also with the bars of a browser, and on its side."""

    def look(stop: Stop) -> list[str]:
        page = stop.phone.page
        found = in_both_schemes(page, faint)
        for width, height in BETWEEN_BARS if stop.in_play else ():
            resized(page, width, height)
            found += too_tall(page)
        resized(page)
        return found

    assert {} == wrong(chapter, look)


def test_every_look_finds_what_is_wrong(phone):
    """None of them is content with everything."""
    page = phone.page
    page.evaluate(WRONG)

    assert any(line.startswith("image-alt") for line in violations(page))
    told = "\n".join(too_small_or_close(Stop("home", phone)))
    assert "small: " in told
    assert "8 and 7: 2 apart" in told
    assert 2 == len(told_by_color_alone(page))
    assert ["faint: 4.0 to 1"] == faint(page)
    assert (["401 wide on 360"], 1) == (too_wide(page), len(too_tall(page)))


def test_every_picture_is_shown():
    """And none is missing."""
    assert {path.stem for path in PICTURES.iterdir()} == shown()
