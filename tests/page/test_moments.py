"""What happens at the table gets its moment, and is said in one sentence that is so."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.hearing import Listener
from tests.page.phones import Screen
from tests.page.places import in_the_middle, keeper_of, tell, to_pad
from tests.page.rounds import FOUR


def wild(phone: Screen) -> None:
    to_pad(phone)
    phone.tap("Wild")


def one_card_left(phone: Screen) -> None:
    to_pad(phone)
    tell(keeper_of(phone), in_the_middle(1, 3, 2, 3, 3), {"claim": "uno.play", "seat": 1, "card": "red 7"})
    phone.reads("Chloé")
    expect(phone.page.locator(".around [aria-current] .name")).to_have_text("Chloé")


def challenged(phone: Screen) -> None:
    to_pad(phone)
    phone.tap("+4 Wild Draw Four", "green")
    phone.is_saved()
    phone.tap("Challenge")


def points(phone: Screen) -> None:
    phone.at_match(*FOUR)
    phone.tap("Ben went out", "8", "2")


def last_points(phone: Screen) -> None:
    phone.at_match(*FOUR)
    tell(keeper_of(phone), {"claim": "match.score", "winner": 3, "points": 470})
    phone.sees("Round 2")
    phone.tap("Dev went out", "3", "8")


MOMENTS: dict[str, tuple[Callable[[Screen], None], str, list[str]]] = {
    "a color": (wild, "blue", ["Ben: Wild, blue. Chloé is next."]),
    "caught": (one_card_left, "Caught!", ["Ben is caught.", "Ben is caught and draws 2."]),
    "guilty": (challenged, "Yes, red", ["Chloé challenges.", "Guilty. Ben draws 4. Chloé plays."]),
    "innocent": (challenged, "No red", ["Chloé challenges.", "Innocent. Chloé draws 6 and misses a turn."]),
    "a round": (points, "Save Ben +82", ["Ben wins round 1 and gets 82. Ben has 82. Ben deals."]),
    "the end": (
        last_points,
        "Save Dev +38",
        ["Dev wins round 2 and gets 38. Dev has 508.", "Dev wins with 508. Ana, Ben, and Chloé 0."],
    ),
}
"""How a phone comes to it, the tap that brings it about, and what is said of it: what was tapped, then what
only the referee can tell."""


@pytest.mark.parametrize("moment", MOMENTS)
def test_each_moment_is_said_in_one_sentence(new_phone, moment):
    """Once, and it stays in the region that is read out."""
    arrive, key, told = MOMENTS[moment]
    phone = new_phone()
    Listener(phone)
    arrive(phone)
    phone.page.evaluate("window.heard.length = 0")
    phone.tap(key)

    expect(phone.page.get_by_role("status")).to_have_text(told[-1])
    phone.page.wait_for_timeout(300)
    assert told == phone.page.evaluate("window.heard")
