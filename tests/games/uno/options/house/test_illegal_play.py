"""The illegal-play penalty: a wrong card is taken back and costs cards; docs/rules/house-rules.md 3.13.

The disputes are those of docs/rules/disputes.md.
"""

import pytest

from tests.games.uno.options.house.playing import ABC, ABCD, playing_by

COSTS = "house illegal-play"


@pytest.mark.parametrize(
    ("before", "claim"),
    [
        ((), "Bob: blue 7"),
        ((), "Ann: red 3"),
        (("Bob: red draw two",), "Cat: red 3"),
        (("Bob: wild",), "Cat: red 3"),
    ],
    ids=["does not fit", "out of turn", "cards owed", "no color yet"],
)
def test_a_wrong_card_costs_two(before, claim):
    """Disputes 62 and 63."""
    table = playing_by(COSTS, ABC, "deal: red 5", *before)
    seat = ABC.split().index(claim[:3])
    held = table.round.hands[seat]

    assert "refused" == table.report(claim).verdict
    assert held + 2 == table.round.hands[seat]
    assert "uno.house.illegal-play" in table.articles


@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_it_costs_what_was_agreed_on(cards):
    table = playing_by(f"house illegal-play cards={cards}", ABC, "deal: red 5", "Bob: blue 7")

    assert 7 + cards == table.round.hands[1]


def test_the_turn_is_not_lost():
    table = playing_by(COSTS, ABC, "deal: red 5", "Bob: blue 7", "Bob: red 7")

    assert "upheld" == table.verdict


@pytest.mark.parametrize(
    "claim", ["Bob: draws 3", "Ann: draws", "Bob: UNO!", "caught: Ann", "Bob: names red"]
)
def test_only_a_card_costs_something(claim):
    table = playing_by(COSTS, ABC, "deal: red 5", claim)

    assert ("refused", "Ann 7, Bob 7, Cat 7") == (table.verdict, table.hands)


def test_what_only_the_cards_on_the_table_speak_against_costs_nothing():
    """There is one red 0; perhaps an entry is wrong."""
    table = playing_by(COSTS, ABC, "deal: red 0", "Bob: red 0")

    assert ("refused", ["uno.deduction.card"], 7) == (table.verdict, table.articles, table.round.hands[1])


def test_a_card_that_the_pile_does_not_give_costs_nothing():
    """The pile was made of the red 5 and the red 3 alone."""
    dry = ("deal: red 5", "count Ann: 35", "count Bob: 36", "count Cat: 36", "Bob: red 3", "Cat: wild, blue")
    table = playing_by(COSTS, ABC, *dry, "Ann: blue 7, drawn")

    assert ("refused", ["uno.deduction.pile"], 35) == (table.verdict, table.articles, table.round.hands[0])


def test_a_wild_draw_four_that_was_proved_unlawful_costs_nothing():
    table = playing_by(f"proved-bluff refused, {COSTS}", ABC, "deal: red 5").knows("Cat: red 1")
    table.report("Bob: red 2", "Cat: wild draw four, blue")

    assert ("refused", "uno.wild-draw-four.color") == (table.verdict, table.article)
    assert "uno.house.illegal-play" not in table.articles


def test_out_of_turn_it_costs_whatever_the_cards_on_the_table_say():
    table = playing_by(COSTS, ABC, "deal: red 0", "Ann: red 0")

    assert {"uno.turn", "uno.deduction.card", "uno.house.illegal-play"} == set(table.articles)
    assert 9 == table.round.hands[0]


@pytest.mark.parametrize(
    ("rules", "wrong", "right"),
    [
        (COSTS, "Dan: green 1", "Bob: green 1"),
        (COSTS, "Dan: wild, red", "Bob: wild, red"),
        (f"{COSTS}, house equal-cards", "Dan: lays green 1, red 1", "Bob: lays green 1, red 1"),
        (f"{COSTS}, house jump-in", "Dan: green 1", "Bob: green 1"),
        (f"{COSTS}, house hand-limit cards=10", "Dan: green 1", "Bob: green 1"),
    ],
    ids=["a number", "a wild", "equal cards", "a jump-in", "a limit of cards in a hand"],
)
def test_who_was_only_taken_for_the_player_of_a_card_puts_the_penalty_back(rules, wrong, right):
    """The next act shows that the claim was a mistake, so it costs nothing."""
    table = playing_by(rules, ABCD, "deal: green 4", wrong)
    assert ("refused", 9) == (table.verdict, table.round.hands[3])

    table.report(right)

    assert "upheld" == table.verdict
    assert 7 == table.round.hands[3]
    assert any("So Dan puts the two penalty cards back." in sentence for sentence in table.sentences)


def test_nobody_is_out_of_the_round_by_a_penalty_that_may_go_back():
    table = playing_by(f"{COSTS}, house hand-limit cards=10", ABCD, "deal: green 4", "count Dan: 8")
    table.report("Dan: green 1")
    assert (10, 4) == (table.round.hands[3], len(table.state.order))

    table.report("Bob: green 1")

    assert (8, 4) == (table.round.hands[3], len(table.state.order))


def test_a_penalty_that_does_not_go_back_puts_out_of_the_round_after_the_next_act():
    table = playing_by(f"{COSTS}, house hand-limit cards=10", ABCD, "deal: green 4", "count Dan: 8")
    table.report("Dan: green 1", "Bob: green 2")

    assert (0, 1, 2) == table.state.order
    assert "Dan has ten cards, and that is the limit. Dan is out of this round." in table.sentences


def test_once_the_round_is_over_nothing_costs():
    table = playing_by(COSTS, ABC, "deal: red 5", "count Bob: 1", "Bob: red 1", "Cat: red 2")

    assert ("refused", 7) == (table.verdict, table.round.hands[2])


def test_a_wrong_card_that_the_table_allows_costs_nothing():
    table = playing_by(COSTS, ABC, "deal: red 5", "Bob: blue 7", "allow 3")

    assert "Ann 7, Bob 6, Cat 7" == table.hands


def test_a_wrong_card_that_is_taken_back_costs_nothing():
    table = playing_by(COSTS, ABC, "deal: red 5", "Bob: blue 7", "take back to 2")

    assert ("Ann 7, Bob 7, Cat 7", 86) == (table.hands, table.round.draw_pile)


def test_a_wrong_card_that_turns_out_to_be_a_slip_costs_nothing():
    """Somebody tapped it by mistake."""
    table = playing_by(COSTS, ABCD, "deal: green 4", "Dan: green 1")
    assert 9 == table.round.hands[3]

    assert ("upheld", 7) == (table.report("correct 3: note: a slip").verdict, table.round.hands[3])


def test_who_is_fined_is_told_to_draw():
    table = playing_by(COSTS, ABC, "deal: red 5", "Ann: red 3")

    assert "Ann played a card wrongly and draws two cards." in table.sentences
    assert "draw two cards." in table.say["Ann"]


def test_a_failed_jump_costs_too():
    table = playing_by(f"{COSTS}, house jump-in", ABCD, "deal: red 5", "Bob: red 7", "Dan: blue 7")

    assert 9 == table.round.hands[3]


def test_several_equal_cards_laid_wrongly_cost_too():
    table = playing_by(f"{COSTS}, house equal-cards", ABC, "deal: red 5", "Bob: lays blue 7, green 7")

    assert ("refused", 9) == (table.verdict, table.round.hands[1])


def test_who_still_owes_a_call_owes_it_after_a_fine():
    """Bob went down to one without calling; the fine changes nothing about that."""
    table = playing_by(COSTS, ABC, "deal: red 5", "count Bob: 2", "Bob: red 1", "Bob: red 2", "caught: Bob")

    assert ("upheld", 5) == (table.verdict, table.round.hands[1])
