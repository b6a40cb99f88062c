"""Events change the round and decide nothing."""

from dataclasses import fields, replace

import pytest

from referee.games.uno.model.events import (
    CardPlayed,
    CardsDrawn,
    ColorChoiceDue,
    ColorChosen,
    DirectionReversed,
    DrawDebtBegun,
    DrawDebtPaid,
    PileShuffled,
    RemainingHandCounted,
    RoundDealt,
    TurnBegun,
    TurnMissed,
    WentOut,
)
from referee.games.uno.model.state import Debt
from referee.games.uno.options.rulesets import EVERY_CHANGE, evolve
from referee.kit.cards import card_with_printed_name
from referee.match.model.events import DealerChosen, RoundScored, RoundVoided
from referee.match.model.state import Match, Rules

RED_5, RED_7, WILD = map(card_with_printed_name, ("red 5", "red 7", "wild"))
EMPTY = Match("uno", Rules(), (0, 1, 2), 0, (0, 0, 0), round=None)
DEALT = evolve(EMPTY, RoundDealt(108, (7, 7, 7), (RED_5,), "red"))
ROUND = replace(DEALT.round, hands=(7, 6, 7), discards=(RED_5, RED_7), turn=2)
MATCH = replace(DEALT, round=ROUND)

FOR_DEDUCTION = {"received", "in_hands", "suspects", "recycled"}
"""What else is remembered, for the chapter on deduction."""


def changes(event: object, **before) -> dict:
    """What an event changes in the round, where it was like this before."""
    was = replace(ROUND, **before)
    now = evolve(replace(MATCH, round=was), event).round
    return {
        field.name: getattr(now, field.name)
        for field in fields(was)
        if field.name not in FOR_DEDUCTION and getattr(now, field.name) != getattr(was, field.name)
    }


def test_a_deal_begins_a_round():
    """Nothing is laid, owed or counted; who is on turn is said by another event."""
    round = DEALT.round

    assert ((7, 7, 7), (RED_5,), "red", 86) == (round.hands, round.discards, round.color, round.draw_pile)
    assert (None, 1, None, None) == (round.turn, round.direction, round.debt, round.out)
    assert (None, None, None) == round.counted


def test_a_deal_leaves_nothing_of_the_round_before():
    assert DEALT == evolve(
        replace(MATCH, round=replace(ROUND, drew=True, out=1)), RoundDealt(108, (7, 7, 7), (RED_5,), "red")
    )


def test_a_card_leaves_the_hand_and_brings_its_color():
    blue_7 = card_with_printed_name("blue 7")

    assert {"hands": (7, 6, 6), "discards": (RED_5, RED_7, blue_7), "color": "blue"} == changes(
        CardPlayed(2, blue_7, "blue")
    )


def test_a_card_laid_settles_a_draw_and_a_color_owed():
    """The drawn card is no longer to be laid, the color no longer to be named."""
    changed = changes(CardPlayed(2, RED_5, "red"), drew=True, color_owed_by=2)

    assert (False, None) == (changed["drew"], changed["color_owed_by"])


def test_a_wild_without_its_color_leaves_none_in_force():
    assert None is changes(CardPlayed(2, WILD, None))["color"]


def test_a_color_is_owed():
    assert {"color_owed_by": 2} == changes(ColorChoiceDue(2), color=None)


def test_a_color_is_named():
    assert {"color": "blue", "color_owed_by": None} == changes(
        ColorChosen(2, "blue"), color=None, color_owed_by=2
    )


def test_the_direction_is_what_the_event_says():
    """Not the other one: an event says what is true now."""
    assert {"direction": -1} == changes(DirectionReversed(-1))
    assert {} == changes(DirectionReversed(-1), direction=-1)


def test_a_turn_missed_changes_nothing():
    """It is told to the one who misses it; the turn passes by another event."""
    assert {} == changes(TurnMissed(2))


def test_the_turn_passes_and_a_drawn_card_stays():
    assert {"turn": 0, "drew": False} == changes(TurnBegun(0), drew=True)


def test_a_debt_is_laid():
    debt = Debt(2, 4, 1, "red", True)

    assert {"debt": debt} == changes(DrawDebtBegun(debt))


def test_a_debt_is_drawn():
    """As many as there were."""
    assert {"hands": (7, 6, 10), "debt": None} == changes(DrawDebtPaid(2, 3), debt=Debt(2, 4, 1))


def test_a_card_drawn_may_be_laid():
    assert {"hands": (7, 6, 8), "drew": True} == changes(CardsDrawn(2, 1))


def test_shuffling_leaves_the_top_card():
    assert {"discards": (RED_7,)} == changes(PileShuffled())


def test_what_was_shuffled_is_in_the_pile():
    assert ROUND.draw_pile + 1 == evolve(MATCH, PileShuffled()).round.draw_pile


def test_who_goes_out_ends_the_turns():
    assert {"out": 1, "turn": None} == changes(WentOut(1))


def test_a_count_stands_in_its_column():
    assert {"counted": (None, None, 25)} == changes(RemainingHandCounted(2, 25, values=(5, 20)))


@pytest.mark.parametrize("event", [PileShuffled(), TurnBegun(0), CardsDrawn(2, 1)])
def test_an_event_changes_nothing_but_the_round(event):
    assert MATCH == replace(evolve(MATCH, event), round=ROUND)


def test_events_of_any_match_are_known_too():
    assert 2 == evolve(MATCH, DealerChosen(2)).dealer
    assert None is evolve(MATCH, RoundVoided()).round


def test_a_scored_round_is_over():
    """Its points are a row, and are added to the totals."""
    match = evolve(MATCH, RoundScored(1, (0, 40, 0), 1, winner=1))

    assert (None, ((0, 40, 0),), (0, 40, 0), 1) == (match.round, match.points, match.totals, match.dealer)


def test_a_score_replaced_leaves_the_open_round():
    once = replace(MATCH, points=((0, 40, 0),), totals=(0, 40, 0))
    match = evolve(once, RoundScored(1, (5, 0, 0), 0))

    assert (ROUND, ((5, 0, 0),), (5, 0, 0)) == (match.round, match.points, match.totals)


def test_an_unknown_event_raises():
    """It cannot be ignored: the state would not be what was stored."""
    with pytest.raises(TypeError, match="no function changes a match by"):
        evolve(MATCH, object())


def test_every_event_of_the_round_is_tagged():
    """Or it could not be stored."""
    assert [] == [kind.__name__ for kind in EVERY_CHANGE if not kind.tag.startswith("uno.")]
