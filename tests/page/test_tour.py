"""Every screen, as those meet it who see, tap or read otherwise."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.looks import (
    SCHEMES,
    bare,
    broken,
    cut,
    dead,
    empty,
    faint,
    overlaid,
    resized,
    told_by_color_alone,
    too_low,
    too_small_or_close,
    too_tall,
    too_wide,
    undressed,
    violations,
)
from tests.page.pictures import shown
from tests.page.tour import CHAPTERS, CROWDS, Stop, Tour

PICTURES = Path(__file__).parents[2] / "docs/screens"
SIZES = ((360, 740), (320, 640), (740, 360))
ALL_SIZES = ((360, 640), (390, 844), (412, 915), (844, 390), (820, 1180))
BETWEEN_BARS = ((360, 640), (740, 360))
"""What the bars of a browser leave, upright and on its side."""

EVERYTHING = CHAPTERS | CROWDS
"""Also what is seldom, and in no picture."""

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
    element("p", "", "over this").style.cssText = "position: absolute; top: 300px; left: 0";
    element("p", "", "under that").style.cssText = "position: absolute; top: 302px; left: 4px";
    element("p", "", "half a word").style.cssText = "width: 20px; overflow: hidden; white-space: nowrap";
    element("button", "", "incomprehensible").style.cssText = "width: 60px; overflow-wrap: anywhere";
    element("p", "asked", "dressed by another screen");
    element("a", "", "bare").href = "#/";
    element("img", "", "").style.cssText = "flex: none; width: 400px; height: 900px";
    const dead = element("input", "", "");
    dead.type = "text";
    dead.style.width = "60px";
    dead.onkeydown = () => false;
    element("button", "", "far down");
}"""


Looks = Callable[[str, Callable[[Stop], list[str]]], dict[str, list[str]]]
"""What is wrong with the screens of a chapter, by their names."""


@pytest.fixture
def every(server, new_phone) -> Looks:
    """Looks at every screen of a chapter."""

    def visit(chapter: str, look: Callable[[Stop], list[str]]) -> dict[str, list[str]]:
        found = {stop.name: look(stop) for stop in Tour(server, new_phone).visit(chapter)}
        assert chapter in CROWDS or found.keys() <= shown()
        return {name: lines for name, lines in found.items() if lines}

    return visit


def in_both_schemes(page: Page, look: Callable[[Page], list[str]]) -> list[str]:
    """It ends in light."""
    found = []
    for scheme in reversed(SCHEMES):
        page.emulate_media(color_scheme=scheme)
        found += [f"{scheme}: {line}" for line in look(page)]
    return found


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_screen_is_for_everybody(every, chapter):
    """axe finds nothing in light and in dark, what is tapped is as large as a finger, no color stands alone,
    nothing is wider than the phone, and every field takes what is typed.
    """

    def look(stop: Stop) -> list[str]:
        page = stop.phone.page
        sizes = too_small_or_close(stop) + too_wide(page)
        return in_both_schemes(page, violations) + sizes + told_by_color_alone(page) + dead(page)

    assert {} == every(chapter, look)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_screen_bears_small_phones_and_large_text(every, chapter):
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

    assert {} == every(chapter, look)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_in_play_nothing_scrolls_and_all_can_be_read_from_afar(every, chapter):
    """Also with the bars of a browser, and on its side."""

    def look(stop: Stop) -> list[str]:
        page = stop.phone.page
        found = in_both_schemes(page, faint)
        for width, height in BETWEEN_BARS if stop.in_play else ():
            resized(page, width, height)
            found += too_tall(page)
        resized(page)
        return found

    assert {} == every(chapter, look)


@pytest.mark.parametrize("chapter", EVERYTHING)
def test_nothing_is_cut_and_nothing_lies_over_another(every, chapter):
    """Words, numbers and keys, on phones of all sizes and on a tablet, also with ten people of long names."""

    def look(stop: Stop) -> list[str]:
        page, found = stop.phone.page, []
        for width, height in ALL_SIZES:
            resized(page, width, height)
            lines = cut(page) + overlaid(page) + too_wide(page) + (too_low(page) if stop.in_play else [])
            found += [f"{width} x {height}: {line}" for line in lines]
        resized(page)
        return found

    assert {} == every(chapter, look)


@pytest.mark.parametrize("chapter", EVERYTHING)
def test_a_screen_looks_the_same_whatever_was_shown_before(every, chapter):
    """The styles of other screens stay once they are there, and change nothing on it; upright and aside."""

    def look(stop: Stop) -> list[str]:
        page, found = stop.phone.page, []
        for width, height in ((390, 844), (844, 390)):
            resized(page, width, height)
            found += undressed(page)
        resized(page)
        return found

    assert {} == every(chapter, look)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_colors_that_a_person_has_chosen_are_borne(every, chapter):
    """What is tapped has an edge, and cards keep their colors, in light and in dark."""

    def look(stop: Stop) -> list[str]:
        page = stop.phone.page
        page.emulate_media(forced_colors="active")
        found = in_both_schemes(page, bare)
        page.emulate_media(forced_colors="none")
        return found

    assert {} == every(chapter, look)


@pytest.mark.parametrize("chapter", CROWDS)
def test_large_text_of_many_with_long_names_hides_nothing(every, chapter):
    """Names are cut or go on in another line; numbers, the words of keys and controls are all there."""

    def look(stop: Stop) -> list[str]:
        page = stop.phone.page
        resized(page, 360, 640, "200%")
        found = cut(page) + broken(page) + overlaid(page) + too_wide(page)
        resized(page)
        return found

    assert {} == every(chapter, look)


def test_what_is_printed_of_a_result_is_its_numbers(server, new_phone):
    """The sheet: who won, and every round, without keys and without the picture."""
    for stop in Tour(server, new_phone).visit("ends"):
        if stop.name == "share":
            break
    page = stop.phone.page
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 794, "height": 1123})

    expect(page.locator(".on-paper")).to_contain_text("Dev wins with 508")
    expect(page.locator(".on-paper tbody tr")).to_have_count(11)
    assert 0 == page.locator("button:visible, textarea:visible, img:visible").count()
    assert [] == too_wide(page)


def test_every_look_finds_what_is_wrong(phone):
    """None of them is content with everything."""
    page = phone.page
    page.evaluate(WRONG)

    # First of all: soon the page has fetched the styles of other screens by itself.
    assert any(line.startswith("P asked") for line in undressed(page))
    assert any(line.startswith("image-alt") for line in violations(page))
    told = "\n".join(too_small_or_close(Stop("home", phone)))
    assert "small: " in told
    assert "8 and 7: 2 apart" in told
    assert 2 == len(told_by_color_alone(page))
    assert ["faint: 4.0 to 1"] == faint(page)
    assert "cut: half a word" in cut(page)
    assert ["broken: incomprehensible"] == broken(page)
    assert "overlaid: under that and over this" in overlaid(page)
    assert "below the fold: far down" in too_low(page)
    assert (["401 wide on 360"], 1) == (too_wide(page), len(too_tall(page)))
    assert ["dead: None"] == dead(page)
    page.evaluate("document.querySelector('main').replaceChildren()")
    assert ["empty: 100.0 % from 0 down"] == empty(page)


def test_every_picture_is_shown():
    """And none is missing."""
    assert {path.stem for path in PICTURES.iterdir()} == shown()
