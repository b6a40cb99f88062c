"""How the round stands after an edit: only what is another way than before."""

import pytest

from referee.games.uno.text.after_edit import stands
from referee.kit.values import not_none
from referee.languages.speech import render
from tests.games.uno.options.house.playing import ABC, playing_by

TWO = ("deal: red 5", "count Bob: 3")
WAITS = {
    "a color": (("Bob: wild",), "Bob has to name a color."),
    "a swap": (("Bob: red 7",), "Bob has to swap hands."),
    "a hand": (("Bob: wild draw four, blue", "Cat: challenges"), "Bob has to show the hand."),
    "cards": (("Bob: red draw two",), "Cat has to draw two cards."),
    "a turn": (("Bob: red 8",), "It is Cat's turn."),
}


def played(*lines: str):
    return playing_by("house seven-zero must_swap=yes", ABC, *lines)


@pytest.mark.parametrize(("lines", "told"), WAITS.values(), ids=WAITS)
def test_it_is_told_what_the_table_waits_for(lines, told):
    before, after = played(*TWO), played(*TWO, *lines)

    assert told in render(not_none(stands(before.state, after.state)), after.name)


def test_a_round_that_is_there_now_is_told():
    """Before the edit nothing was dealt; a round goes to the left at first, so that is not told."""
    dealt = played(*TWO)
    told = render(not_none(stands(played().state, dealt.state)), dealt.name)

    assert "Now Ann has seven cards, Bob three and Cat seven." in told
    assert "The red 5 is on top." in told
    assert "left" not in told


def test_of_what_is_as_before_nothing_is_told():
    dealt = played(*TWO)

    assert stands(dealt.state, dealt.state) is None
