"""What a phone is told of the rules in force: the deck, what cards do, and how rounds are counted."""

from dataclasses import asdict
from typing import Any

import pytest

from referee.games.uno.kit import UnoKit, rules_for_client
from tests.table import table_of

ABC = "Ann Bob Cat"
ABCD = "Ann Bob Cat Dan"


def kit_of(rules: str = "standard to 500", *lines: str, people: str = ABC) -> UnoKit:
    return rules_for_client(table_of(people, f"rules: {rules}", *lines).state)


def counted(told: UnoKit) -> dict[str, Any]:
    """How the next round is counted, without the points."""
    return {
        name: value
        for name, value in asdict(told.counting[-1]).items()
        if name not in ("points", "from_round")
    }


def size(told: UnoKit) -> int:
    return sum(row.copies * (4 if row.colored else 1) for row in told.deck)


@pytest.mark.parametrize(
    ("deck", "cards"), [("108", 108), ("112", 112), ("112-swap", 112), ("112-blank", 112)]
)
def test_the_deck_is_told(deck, cards):
    assert cards == size(kit_of(f"standard to 500, deck {deck}"))


def test_what_cards_do_is_told_by_their_face():
    """Numbers do nothing, unless a house rule gives them something to do."""
    assert {"skip", "reverse", "draw two", "wild", "wild draw four"} == set(kit_of().effects)
    assert "pass" == kit_of("standard to 500, house seven-zero must_swap=yes").effects["0"].hands


def test_between_two_a_swap_names_nobody_unless_it_may_be_left_out():
    rules = "standard to 500, house seven-zero must_swap=yes"

    assert kit_of(rules).effects["7"].names_somebody
    assert not kit_of(rules, people="Ann Bob").effects["7"].names_somebody
    assert kit_of("standard to 500, house seven-zero", people="Ann Bob").effects["7"].names_somebody


def test_between_two_a_reverse_is_another_card():
    assert 2 == kit_of(people="Ann Bob").effects["reverse"].steps
    assert kit_of().effects["reverse"].turns


def test_which_card_answers_what_is_owed_is_told():
    assert () == kit_of().answers
    assert [("draw two", "draw two")] == [
        (answer.on, answer.face) for answer in kit_of("standard to 500, house stacking").answers
    ]


@pytest.mark.parametrize(
    ("rules", "people", "told"),
    [
        ("standard to 500", ABC, {"to": "winner", "wins_only": False, "times": 1, "teams": False}),
        (
            "standard to 500, scoring own-lowest-wins",
            ABC,
            {"to": "each", "wins_only": False, "times": 1, "teams": False},
        ),
        (
            "standard to 500, scoring none",
            ABC,
            {"to": "winner", "wins_only": True, "times": 1, "teams": False},
        ),
        (
            "standard to 500, scoring partners",
            ABCD,
            {"to": "winner", "wins_only": False, "times": 1, "teams": True},
        ),
        (
            "standard to 500, house double-score times=3",
            ABC,
            {"to": "winner", "wins_only": False, "times": 3, "teams": False},
        ),
        (
            "standard to 500, scoring elimination, house double-score",
            ABC,
            {"to": "each", "wins_only": False, "times": 2, "teams": False},
        ),
    ],
)
def test_how_a_round_is_counted_is_told(rules, people, told):
    assert told == counted(kit_of(rules, people=people))


def test_rounds_of_other_rules_are_counted_as_they_were():
    told = kit_of(
        "standard to 500, house double-score", "score: winner Ann 10", "rules: standard to 500, deck 112"
    )

    assert [(1, 2), (2, 1)] == [(row.from_round, row.times) for row in told.counting]
    assert [False, True] == ["wild customizable" in row.points for row in told.counting]


@pytest.mark.parametrize("scoring", ["own-lowest-wins", "elimination"])
def test_few_points_win_where_they_count_against_their_player(scoring):
    assert not kit_of().fewest_win
    assert kit_of(f"standard to 500, scoring {scoring}").fewest_win


def test_who_deals_next_is_told():
    assert kit_of().dealer_passes_left
    assert not kit_of("standard to 500, next-dealer winner").dealer_passes_left


def test_when_a_call_is_due_is_told():
    assert (1, 2) == (kit_of().call.due_with, kit_of().call.early_with)
    assert kit_of("standard to 500, call-from one-card").call.early_with is None
    assert kit_of("standard to 500, house no-calls").call.due_with is None
    assert kit_of("standard to 500, house silent-uno").call.tapped


def test_what_begins_a_round_is_told():
    assert ("wild draw four",) == kit_of().first_card.passed_over
    assert "skip" in kit_of("standard to 500, first-card numbers-only").first_card.passed_over
    assert 10 == len(kit_of("standard to 500, house seven-zero must_swap=yes").first_card.plainly)


@pytest.mark.parametrize(
    ("rules", "by"),
    [
        ("standard to 500", "next"),
        ("standard to 500, who-challenges anyone", "anybody"),
        ("standard to 500, house no-bluffing", "nobody"),
    ],
)
def test_who_challenges_is_told(rules, by):
    assert by == kit_of(rules).challenge.by


def test_what_a_hand_is_looked_at_for_is_told():
    told = kit_of("standard to 500, wild-draw-four wilds-count, hand-shown-to everybody").challenge

    assert ("wilds-count", True) == (told.bars, told.shown_to_everybody)


def test_what_may_be_told_by_house_rules_is_told_with_its_questions():
    told = kit_of("standard to 500, house hint, house false-accusation").extras

    assert ["uno.catch", "uno.hint"] == [extra.claim for extra in told]
    assert ["caught", "seat"] == [asked.field for asked in told[0].asks]


def test_draws_go_on_where_the_table_draws_until_a_card_fits():
    assert not kit_of().draws_one_by_one
    assert kit_of("standard to 500, house draw-until").draws_one_by_one


@pytest.mark.parametrize("house_rule", ["draw-until", "hand-limit"])
def test_what_follows_from_a_draw_may_be_more_than_a_card(house_rule):
    assert kit_of("standard to 500, house stacking").draws_plainly
    assert not kit_of(f"standard to 500, house {house_rule}").draws_plainly
