"""What drawing depends on: whose turn it is, what is owed, whether somebody drew already, and the piles."""

from collections import Counter
from collections.abc import Iterator

from referee.ask.facts.fact import Answer, Fact, with_round
from referee.ask.facts.uno_table import (
    DRAW_FOUR,
    NAMED,
    everything_is_told,
    name,
    of_the_top,
    whose_turn,
    with_debt,
)
from referee.ask.situation import Situation
from referee.games.uno.deck import EDITIONS
from referee.games.uno.position import LAID
from referee.games.uno.rulesets import ruleset
from referee.kit.cards import Card
from referee.kit.quantities import Count
from referee.kit.seats import Seat


def of_a_draw(situation: Situation) -> Iterator[Fact]:
    round, who = situation.round, name(situation, situation.claims[0].seat)
    yield from whose_turn(situation)
    yield from of_the_top(situation)
    if everything_is_told(situation):
        return
    if round.top is None:
        yield Fact("owed", f"Has a card just been laid for which {who} has to draw?", _owed)
    if not round.drew and round.turn is None:
        yield Fact("drew", f"Has {who} drawn a card in this turn already?", _drew)
    if round.draw_pile is None and round.hands is None:
        yield Fact("pile", "Are there cards left to draw?", _piles)


def _owed(situation: Situation) -> Iterator[Answer]:
    seat = situation.claims[0].seat
    yield Answer("nothing", "No.", with_round(situation, top=LAID))
    yield Answer("two", "A Draw Two.", with_debt(situation, seat, Card("draw two", LAID.color)))
    four = with_round(with_debt(situation, seat, DRAW_FOUR), color=NAMED)
    yield Answer("four", "A Wild Draw Four.", four)


def _drew(situation: Situation) -> Iterator[Answer]:
    yield Answer("no", "No.", situation)
    yield Answer("yes", "Yes.", with_round(situation, drew=True))


def _piles(situation: Situation) -> Iterator[Answer]:
    yield Answer("enough", "Enough.", situation)
    yield Answer("short", "One in the pile, and discards that can be shuffled.", _with_pile(situation, 11, 1))
    yield Answer("none", "None: everything is in the hands but the top card.", _with_pile(situation, 1, 0))


def _with_pile(situation: Situation, discarded: int, left: int) -> Situation:
    """So many cards discarded and left in the pile; the rest of the deck is in the hands."""
    edition = ruleset(situation.told.rules, situation.seats).choices["edition"]()
    copies, top = EDITIONS[edition], situation.round.top or LAID
    others = list((Counter(copies) - Counter([top])).elements())
    held, more = divmod(sum(copies.values()) - discarded - left, situation.seats)
    hands = {Seat(seat): Count(held + (seat < more)) for seat in range(situation.seats)}
    return with_round(situation, discards=(*others[: discarded - 1], top), hands=hands)
