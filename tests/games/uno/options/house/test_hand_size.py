"""Hand size: a table may deal more or fewer cards than seven; docs/rules/uno.md 5."""

import pytest

from referee.games import GAMES
from referee.match.table.agreement import agreement_lines, complete_new_rules, errors_in_rules
from referee.match.text.rules_notation import read_rules, typed
from tests.games.uno.options.house.playing import ABC, playing_by

UNO = GAMES["uno"]
FIVE = "house hand-size"


def faults_of(size: int, seats: int, deck: str = "108") -> dict:
    text = f"standard, deck {deck}, house hand-size cards={size}"
    return errors_in_rules(UNO, typed(UNO.differences, UNO.house_rules, read_rules(text)), seats)


def test_a_family_deals_five():
    """Nothing has to be said at the deal."""
    table = playing_by(FIVE, ABC, "deal: red 5")

    assert ("upheld", "Ann 5, Bob 5, Cat 5") == (table.verdict, table.hands)
    assert 108 - 15 - 1 == table.round.draw_pile


def test_the_next_dealer_is_told_how_many():
    table = playing_by(FIVE, ABC, "score: winner Bob 20")

    assert {"Bob": "Deal round 2: five cards each, and turn one up."} == table.say


@pytest.mark.parametrize("hands", ["Ann 7, Bob 7, Cat 7", "Cat 6"])
def test_another_number_is_dealt_again_or_let_count(hands):
    table = playing_by(FIVE, ABC, f"deal: red 5; {hands}")

    assert ("refused", ["uno.house.hand-size"]) == (table.verdict, table.broken)
    assert " not have five cards: deal again." in table.sentence
    assert table.report("allow 2").round is not None


@pytest.mark.parametrize("size", [1, 2, 10, 35])
def test_as_far_as_the_deck_reaches(size):
    table = playing_by(f"{FIVE} cards={size}", ABC, "deal: red 5")

    assert ("upheld", f"Ann {size}, Bob {size}, Cat {size}") == (table.verdict, table.hands)


@pytest.mark.parametrize(
    ("size", "seats", "deck"),
    [(53, 2, "108"), (55, 2, "112"), (10, 10, "108"), (11, 10, "112"), (1, 10, "108")],
)
def test_so_many_can_be_dealt(size, seats, deck):
    assert {} == faults_of(size, seats, deck)


@pytest.mark.parametrize(
    ("size", "seats", "deck", "text"),
    [
        (54, 2, "108", "54 cards for each of 2 people, and one turned up, make 109. The deck has only 108."),
        (36, 3, "108", "36 cards for each of 3 people, and one turned up, make 109. The deck has only 108."),
        (12, 9, "108", "12 cards for each of 9 people, and one turned up, make 109. The deck has only 108."),
        (38, 3, "112", "38 cards for each of 3 people, and one turned up, make 115. The deck has only 112."),
    ],
)
def test_more_than_the_deck_has_cannot_be_agreed_on(size, seats, deck, text):
    """The numbers are named."""
    assert {"house_rules": {"hand-size": [text]}} == faults_of(size, seats, deck)


@pytest.mark.parametrize("size", [0, 56])
def test_what_is_no_hand_at_all_is_refused(size):
    assert ["Say a whole number from 1 to 55."] == faults_of(size, 2)["house_rules"]["hand-size"]["cards"]


def test_nobody_sits_down_for_whom_there_are_no_cards():
    table = playing_by(f"{FIVE} cards=35", ABC, "join: Dan")

    assert ("refused", "uno.house.hand-size", None) == (table.verdict, table.article, table.fix)
    assert "35 cards each for 4 people, and one turned up, make 141. The deck has only 108." == table.sentence
    assert "upheld" == playing_by(f"{FIVE} cards=26", ABC, "join: Dan").verdict


def test_it_is_agreed_on_between_deals():
    table = playing_by(
        "late-uno-penalty 2", ABC, "deal: red 5", "rules: standard to 500, house hand-size cards=4"
    )
    table.report("score: winner Bob 20", "deal: red 5")

    assert "Ann 4, Bob 4, Cat 4" == table.hands


def test_the_agreement_tells_it():
    table = playing_by(FIVE, ABC)
    lines = agreement_lines(UNO, table.state, complete_new_rules(UNO, table.state.rules))

    assert any("How many cards for everybody? 5." in line for line in lines)


def test_an_edition_with_more_cards_has_room_for_more():
    assert "upheld" == playing_by(f"deck 112, {FIVE} cards=27", ABC, "join: Dan").verdict
    assert "refused" == playing_by(f"deck 112, {FIVE} cards=28", ABC, "join: Dan").verdict
