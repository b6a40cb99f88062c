"""Whose turn it is, and what an act by the next player closes: docs/rules/uno.md 54-56, 58, 59.

The disputes are those of docs/rules/disputes.md.
"""

import pytest

from tests.table import TEN, Table, table_of

TWO, THREE, FOUR = "Ann Bob", "Ann Bob Cat", "Ann Bob Cat Dan"
BACKWARD = ("deal: red reverse",)
"""Ann deals, begins, and play goes to the right."""


FORWARD_ORDERS = {"two": "Bob Ann Bob", "three": "Bob Cat Ann Bob", "ten": f"{TEN[4:]} Ann Bob"}
BACKWARD_ORDERS = {
    "two": "Ann Bob Ann",
    "three": "Ann Cat Bob Ann",
    "ten": "Ann Jon Ivy Hal Gus Fay Eve Dan Cat Bob Ann",
}
PEOPLE = {"two": TWO, "three": THREE, "ten": TEN}


def turns_taken(table: Table, number: int) -> str:
    """Who lays so many red cards, one after the other."""
    turns = []
    for card in range(number):
        turns.append(table.turn)
        table.report(f"{table.turn}: red {card % 9 + 1}")
    return " ".join(turns)


@pytest.mark.parametrize(("people", "order"), FORWARD_ORDERS.items(), ids=FORWARD_ORDERS)
def test_the_turn_goes_around(people, order):
    """To the left; Ann dealt, so Bob begins."""
    assert order == turns_taken(table_of(PEOPLE[people], "deal: red 5"), len(order.split()))


@pytest.mark.parametrize(("people", "order"), BACKWARD_ORDERS.items(), ids=BACKWARD_ORDERS)
def test_the_turn_goes_around_to_the_right(people, order):
    """After a Reverse was turned up; then the dealer begins."""
    assert order == turns_taken(table_of(PEOPLE[people], *BACKWARD), len(order.split()))


SKIPS = [(TWO, "Bob"), (THREE, "Ann"), (TEN, "Dan")]
BACKWARD_SKIPS = [(TWO, "Ann"), (THREE, "Bob"), (TEN, "Ivy")]


@pytest.mark.parametrize(("names", "plays"), SKIPS, ids=["two", "three", "ten"])
def test_a_skip_skips_one(names, plays):
    """Bob lays it; between two he has another turn."""
    table = table_of(names, "deal: red 5", "Bob: red skip")

    assert ("uno.skip", plays) == (table.articles[-1], table.turn)


@pytest.mark.parametrize(("names", "plays"), BACKWARD_SKIPS, ids=["two", "three", "ten"])
def test_a_skip_to_the_right_skips_one(names, plays):
    """Ann lays it."""
    assert plays == table_of(names, *BACKWARD, "Ann: red skip").turn


def test_the_skipped_one_is_told():
    table = table_of(THREE, "deal: red 5", "Bob: red skip")

    assert "Cat misses this turn." in table.sentences
    assert "You miss this turn." == table.say["Cat"]


@pytest.mark.parametrize(("names", "plays"), [(THREE, "Ann"), (TEN, "Ann")], ids=["three", "ten"])
def test_a_reverse_turns_the_direction_round(names, plays):
    """Bob lays it, and who sat before him is next."""
    table = table_of(names, "deal: red 5", "Bob: red reverse")

    assert ("uno.reverse", plays, -1) == (table.articles[-1], table.turn, table.round.direction)


@pytest.mark.parametrize(("names", "plays"), [(THREE, "Bob"), (TEN, "Bob")], ids=["three", "ten"])
def test_a_second_reverse_turns_it_back(names, plays):
    table = table_of(names, *BACKWARD, "Ann: red reverse")

    assert (plays, 1) == (table.turn, table.round.direction)


def test_between_two_a_reverse_is_a_skip():
    """Who laid it has another turn: dispute 57."""
    table = table_of(TWO, "deal: red 5", "Bob: red reverse")

    assert ("uno.reverse.two-players", "Bob") == (table.articles[-1], table.turn)
    assert "You miss this turn." == table.say["Ann"]


@pytest.mark.parametrize("line", ["Bob: red 1", "Bob: draws", "Bob: red skip"])
def test_the_other_turn_is_a_turn_like_any_other(line):
    """One may draw in it: dispute 58."""
    assert "upheld" == table_of(TWO, "deal: red 5", "Bob: red reverse", line).verdict


def test_between_two_the_other_turn_is_not_the_opponents():
    assert ["uno.turn"] == table_of(TWO, "deal: red 5", "Bob: red reverse", "Ann: red 1").broken


@pytest.mark.parametrize("card", ["red draw two", "wild draw four, red"])
def test_between_two_cards_owed_give_another_turn(card):
    """The opponent draws and misses the turn."""
    table = table_of(TWO, "deal: red 5", f"Bob: {card}", "Ann: draws")

    assert "Bob" == table.turn


DEBTS = [(TWO, "Ann"), (THREE, "Cat"), (TEN, "Cat")]
BACKWARD_DEBTS = [(TWO, "Bob"), (THREE, "Cat"), (TEN, "Jon")]


@pytest.mark.parametrize(("names", "hit"), DEBTS, ids=["two", "three", "ten"])
def test_the_next_one_owes_what_a_card_makes_draw(names, hit):
    """Bob lays it."""
    assert f"{hit} 2" == table_of(names, "deal: red 5", "Bob: red draw two").owes
    assert f"{hit} 4" == table_of(names, "deal: red 5", "Bob: wild draw four, red").owes


@pytest.mark.parametrize(("names", "hit"), BACKWARD_DEBTS, ids=["two", "three", "ten"])
def test_to_the_right_the_next_one_is_another(names, hit):
    """Ann lays it."""
    assert f"{hit} 2" == table_of(names, *BACKWARD, "Ann: red draw two").owes
    assert f"{hit} 4" == table_of(names, *BACKWARD, "Ann: wild draw four, red").owes


def test_after_a_debt_to_the_right_play_goes_on_to_the_right():
    table = table_of(FOUR, *BACKWARD, "Ann: red draw two", "Dan: draws")

    assert "Cat" == table.turn


# what an act by the next player closes


def test_when_the_next_player_acts_a_drawn_card_counts_as_kept():
    table = table_of(THREE, "deal: red 5", "Bob: draws", "Cat: red 7")

    assert "upheld" == table.verdict
    assert "uno.drawn-card" in table.articles
    assert "Bob has kept the card just drawn." in table.sentences
    assert ("Ann 7, Bob 8, Cat 6", "Ann") == (table.hands, table.turn)


@pytest.mark.parametrize("line", ["Cat: red 7", "Cat: draws", "Cat: draws, keeps", "Cat: red 7, drawn"])
def test_every_act_closes_what_is_open(line):
    """A play and a draw alike."""
    table = table_of(THREE, "deal: red draw two", line)

    assert "upheld" == table.verdict
    assert "uno.owed.undisputed" in table.articles
    assert "Bob had to draw two cards. Everybody kept playing, so we count them as drawn." in table.sentences
    assert 9 == table.round.hands[1]


def test_a_card_after_the_next_but_one_is_still_out_of_turn():
    """Bob's debt would count as drawn, but then it is Cat's turn, not Ann's."""
    table = table_of(THREE, "deal: red draw two", "Ann: red 7")

    assert ["uno.turn"] == table.broken


def test_what_is_refused_closes_nothing():
    """Cat's card does not fit, so Bob's two cards are still owed."""
    table = table_of(THREE, "deal: red draw two", "Cat: blue 7")

    assert (["uno.match"], "Bob 2", "Ann 7, Bob 7, Cat 7") == (table.broken, table.owes, table.hands)


def test_an_open_draw_stays_open_after_a_refusal():
    table = table_of(THREE, "deal: red 5", "Bob: draws", "Cat: blue 7", "Bob: red 1")

    assert "upheld" == table.verdict


@pytest.mark.parametrize("claim", ["note: hm", "score round 1: winner Ann 3"])
def test_what_is_no_act_closes_nothing(claim):
    table = table_of(THREE, "score: winner Ann 5", "deal: red draw two", claim)

    assert "Cat 2" == table.owes


def test_between_two_the_debtors_turn_is_closed_by_the_other():
    table = table_of(TWO, "deal: red 5", "Bob: red draw two", "Bob: red 1")

    assert ("upheld", "Ann 9, Bob 5", "Ann") == (table.verdict, table.hands, table.turn)
