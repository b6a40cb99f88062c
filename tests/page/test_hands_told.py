"""Everybody counts the own hand on the own phone, and the scorekeeper's keypad has the numbers ready."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.api.phone import Phone
from tests.page.phones import Screen
from tests.page.rounds import FOUR
from tests.page.test_phones import THREE, joined
from tests.page.test_trouble import keeper_of


@pytest.fixture
def two(new_phone: Callable[..., Screen]) -> tuple[Screen, Screen]:
    """The scorekeeper's phone on the scorepad, and Ben's own."""
    return at_table(new_phone)


def at_table(new_phone: Callable[..., Screen], **game: str) -> tuple[Screen, Screen]:
    keeper = new_phone().at_match(*THREE, **game)
    ben = joined(keeper, new_phone, "Ben")
    keeper.page.go_back()
    keeper.sees("Round 1")
    return keeper, ben


def counts(phone: Screen, *keys: str) -> None:
    """By the cards, as they lie in the hand."""
    phone.pause()
    phone.tap("Count my hand", *keys)
    phone.touch(phone.page.get_by_role("button", name="That is all"))


def told(keeper: Phone, seat: int, points: int, round: int = 1) -> None:
    """Somebody else's phone has told its hand."""
    answer = keeper.tell({"claim": "match.points", "seat": seat, "round": round, "points": points})
    assert "upheld" == answer.json["verdict"]


def claimed(phone: Screen) -> list[dict]:
    of_interest = ("match.points", "match.score")
    return [entry["claim"] for entry in phone.logbook() if entry["claim"]["claim"] in of_interest]


def test_ben_counts_and_the_scorekeeper_taps_twice(two):
    """Who went out, and Save."""
    keeper, ben = two
    told(keeper_of(keeper), 2, 12)
    counts(ben, "9", "9", "9", "7")
    ben.reads("You have told 34 points for round 1.")
    tile = "Ben holds 34 0: went out"
    expect(keeper.page.get_by_role("button", name=tile, exact=True)).to_be_visible()
    before = keeper.taps
    keeper.out("Ana")
    keeper.reads("34 + 12")
    keeper.tap("Save Ana +46")
    keeper.is_saved()

    assert 2 == keeper.taps - before
    assert {"claim": "match.score", "winner": 0, "points": 46} == claimed(keeper)[-1]
    ben.sees("You are Ben")
    ben.reads("Round 1 is over: Ana +46.")
    expect(ben.key("Count my hand")).to_be_enabled()


def test_what_was_told_can_be_changed(two):
    _, ben = two
    counts(ben, "9")
    ben.pause()
    ben.tap("9 told, change it", "one sum: enter all points together", "4", "3")
    ben.tap("That is all: 43")
    ben.reads("You have told 43 points for round 1.")
    ben.is_saved()

    assert [9, 43] == [claim["points"] for claim in claimed(ben)]


def test_nothing_typed_is_overwritten(two):
    """What comes while the keypad lies open stands where nothing was typed; who is missing is named."""
    keeper, ben = two
    others = keeper_of(keeper)
    told(others, 1, 34)
    keeper.reads("34")
    keeper.out("Ana")
    keeper.reads("34 + Chloé?")
    told(others, 1, 35)
    keeper.reads("35 + Chloé?")
    keeper.tap("1", "2")
    keeper.reads("35 + 12")
    told(others, 2, 50)
    ben.pause()
    keeper.reads("35 + 12")
    keeper.tap("Save Ana +47")
    keeper.is_saved()

    assert {"Ana": 47, "Ben": 0, "Chloé": 0} == keeper.totals


@pytest.mark.usefixtures("keeps_files")
def test_a_count_without_a_network_is_sent_later(two):
    keeper, ben = two
    ben.context.set_offline(True)
    counts(ben, "9", "9")
    ben.reads("You have told 18 points for round 1.")
    assert [] == claimed(keeper)
    ben.context.set_offline(False)
    ben.is_saved()

    assert [{"claim": "match.points", "seat": 1, "round": 1, "points": 18}] == claimed(keeper)


@pytest.mark.usefixtures("keeps_files")
def test_a_count_that_comes_too_late_is_of_no_other_round(two):
    """Ben reads it; the next round has no count, and the scorekeeper's undo is of the score."""
    keeper, ben = two
    ben.context.set_offline(True)
    counts(ben, "9", "9")
    keeper.score("Ana", "7")
    keeper.is_saved()
    ben.context.set_offline(False)
    ben.reads("Round 1 is scored already: only the scorekeeper can change it now.")
    ben.tap("All right, it does not count")
    ben.is_saved()

    assert "told_points" not in keeper_of(keeper).look()["state"]
    expect(ben.key("Count my hand")).to_be_enabled()
    keeper.goes_on()
    keeper.tap("Undo")
    keeper.is_saved()
    assert {"Ana": 0, "Ben": 0, "Chloé": 0} == keeper.totals


def test_in_golf_every_row_is_ready(new_phone):
    keeper, ben = at_table(new_phone, game="golf")
    told(keeper_of(keeper), 0, 12)
    told(keeper_of(keeper), 2, 5)
    counts(ben, "7")
    ben.reads("You have told 7 points for round 1.")
    expect(keeper.page.locator(".course .in-hand")).to_have_count(3)
    before = keeper.taps
    keeper.tap("Enter round 1", "Save round 1")
    keeper.is_saved()

    assert 2 == keeper.taps - before
    assert {"claim": "match.score", "points": {"0": 12, "1": 7, "2": 5}} == claimed(keeper)[-1]


def test_what_no_hand_can_come_to_is_let_count_by_nobody_but_the_scorekeeper(two):
    """The own phone offers no key that its token may not use."""
    _, ben = two
    ben.pause()
    ben.tap("Count my hand", "one sum: enter all points together", *"9999")
    ben.tap("That is all: 9999")
    sheet = ben.page.get_by_role("alertdialog")
    expect(sheet).to_be_visible()
    expect(sheet.get_by_role("button", name="It stays on the table")).to_have_count(0)
    sheet.get_by_role("button").first.tap()

    ben.reads("No cards are shown before the deal, or where only points are entered.")


def test_nine_rounds_of_golf_of_four_take_few_taps_where_everybody_counts(new_phone):
    """Typed by one, four hands of a digit each take ten taps a round; told by everybody, they take three."""
    phone = new_phone().opens_match(*FOUR, game="golf")
    for number in range(1, 10):
        phone.sees(f"Round {number} ")
        keeper = keeper_of(phone)
        for seat, points in enumerate((8, 13, 0, 11)):
            told(keeper, seat, points, number)
        expect(phone.page.locator(".in-hand")).to_have_count(len(FOUR))
        phone.tap(f"Enter round {number}", f"Save round {number}")
        if number < 9:
            phone.sees(f"Chloé: best of round {number}")
            phone.goes_on()
    phone.sees("Chloé wins!")
    phone.is_saved()

    assert {"Ana": 72, "Ben": 117, "Chloé": 0, "Dev": 99} == phone.totals
    assert phone.taps <= 60
