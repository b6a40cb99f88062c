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

pytestmark = pytest.mark.usefixtures("keeps_files")

PICTURES = Path(__file__).parents[2] / "docs/screens"
USUAL = (360, 740)
WITH_LARGE_TEXT = (USUAL, (320, 640), (740, 360))
"""Upright, small and on its side, with text as it is and twice as large."""
BETWEEN_BARS = ((360, 640), (740, 360))
"""What the bars of a browser leave, upright and on its side."""
AFTER_OTHERS = ((390, 844), (844, 390))
"""Where the styles of all other screens are added."""
ALL_SIZES = ((360, 640), (390, 844), (412, 915), (844, 390), (820, 1180))
"""Where words, numbers and keys are looked at: phones, and a tablet."""
EVERY_SIZE = tuple(dict.fromkeys((*WITH_LARGE_TEXT, *BETWEEN_BARS, *AFTER_OTHERS, *ALL_SIZES)))
"""A change of size takes as long as ten looks: the looks at one size come together."""

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


Look = Callable[[Stop], list[str]]
"""What is wrong with a screen."""


@pytest.fixture
def every(server, new_phone) -> Callable[[str, Look], dict[str, list[str]]]:
    """Returns what is wrong with the screens of a chapter, by their names."""

    def visit(chapter: str, look: Look) -> dict[str, list[str]]:
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


def at_each_size(stop: Stop, *looks: Callable[[Stop, tuple[int, int]], list[str]]) -> list[str]:
    """It ends at the usual size."""
    found = []
    for size in EVERY_SIZE:
        resized(stop.phone.page, *size)
        found += [f"{size[0]} x {size[1]}: {line}" for look in looks for line in look(stop, size)]
    resized(stop.phone.page)
    return found


def as_it_is(stop: Stop) -> list[str]:
    """What is tapped is as large as a finger, no color stands alone, scores can be read from afar, and every
    field takes what is typed.
    """
    page = stop.phone.page
    return (
        too_small_or_close(stop)
        + told_by_color_alone(page)
        + in_both_schemes(page, faint)
        + in_chosen_colors(page)
        + dead(page)
    )


def in_chosen_colors(page: Page) -> list[str]:
    """Where a person has chosen the colors, what is tapped has an edge, and cards keep theirs."""
    page.emulate_media(forced_colors="active")
    found = in_both_schemes(page, bare)
    page.emulate_media(forced_colors="none")
    return [f"chosen colors: {line}" for line in found]


def with_large_text(stop: Stop, size: tuple[int, int]) -> list[str]:
    """axe finds nothing in light and in dark, and nothing is wider than the phone, also with large text."""
    page, found = stop.phone.page, []
    for text in ("100%", "200%") if size in WITH_LARGE_TEXT else ():
        resized(page, *size, text)
        found += [f"{text}: {line}" for line in in_both_schemes(page, violations) + too_wide(page)]
    resized(page, *size)
    return found


def in_play(stop: Stop, size: tuple[int, int]) -> list[str]:
    """Nothing scrolls while cards are on the table, also with the bars of a browser and on its side."""
    return too_tall(stop.phone.page) if stop.in_play and size in BETWEEN_BARS else []


def laid_out(stop: Stop, size: tuple[int, int]) -> list[str]:
    """Words, numbers and keys are whole, and none lies over another."""
    page = stop.phone.page
    if size not in ALL_SIZES:
        return []
    return cut(page) + overlaid(page) + too_wide(page) + (too_low(page) if stop.in_play else [])


def after_others(stop: Stop, size: tuple[int, int]) -> list[str]:
    """The styles of other screens stay once they are there, and change nothing on it."""
    return undressed(stop.phone.page) if size in AFTER_OTHERS else []


def of_many_with_long_names(stop: Stop) -> list[str]:
    """With large text names are cut or go on in another line; numbers, the words of keys and controls are all
    there.
    """
    page = stop.phone.page
    resized(page, 360, 640, "200%")
    found = cut(page) + broken(page) + overlaid(page) + too_wide(page)
    resized(page)
    return [f"200%: {line}" for line in found]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_screen_is_for_everybody(every, chapter):
    """On phones of all sizes and on a tablet, in light and in dark, in colors that a person has chosen, with
    large text, and whatever was shown before. One tour for all looks: it takes longer than most of them.
    """

    def look(stop: Stop) -> list[str]:
        return as_it_is(stop) + at_each_size(stop, with_large_text, in_play, laid_out, after_others)

    assert {} == every(chapter, look)


@pytest.mark.parametrize("chapter", CROWDS)
def test_many_with_long_names_have_room(every, chapter):
    """Ten people, on phones of all sizes and on a tablet, with large text, and whatever was shown before."""

    def look(stop: Stop) -> list[str]:
        return of_many_with_long_names(stop) + at_each_size(stop, laid_out, after_others)

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
