"""A fact that a ruling may depend on, and its few answers: each makes a situation more of it is told of."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from referee.kit.seats import Seat, after
from referee.kit.values import replace
from referee.match.help.situation import Situation, is_told
from referee.match.help.variety import Variety


@dataclass(frozen=True)
class Answer:
    """One answer to a question: its id, how it is read out, and the situation as it is then.

    An answer that several tables fit names more of them in `others`: what is told must hold at all of them.
    """

    id: str
    text: str
    then: Situation
    others: tuple[Situation, ...] = ()

    def example(self, number: int) -> Situation:
        """The table of this number that fits the answer, over and over."""
        examples = (self.then, *self.others)
        return examples[number % len(examples)]


@dataclass(frozen=True)
class Fact:
    """A question about a situation, with its answers, the usual one first."""

    id: str
    asks: str
    answers: Callable[[Situation], Iterable[Answer]]


def with_round(situation: Situation, **told: Any) -> Situation:
    """The situation with this told of its round."""
    return replace(situation, round=replace(situation.round, **told))


def with_hand(situation: Situation, seat: Seat, count: int) -> Situation:
    """The situation with this told of a hand."""
    return with_round(situation, hands={**(situation.round.hands or {}), seat: count})


def with_seats(situation: Situation, seats: int) -> Situation:
    return replace(situation, told=replace(situation.told, seats=seats))


def after_that(situation: Situation, *claims: Any) -> Situation:
    """The situation in which these have happened, too: before the last entry that is told of."""
    earlier = situation.earlier + len(claims)
    return replace(situation, happened=(*situation.happened, *claims), earlier=earlier)


def with_first(situation: Situation, **told: Any) -> Situation:
    """The situation with this told of what happened first."""
    first, *others = situation.happened
    return replace(situation, happened=(replace(first, **told), *others))


def with_claim(situation: Situation, **told: Any) -> Situation:
    """The situation with this told of what is claimed first."""
    first, *others = situation.claims
    return replace(situation, claims=(replace(first, **told), *others))


def order_of(situation: Situation) -> tuple[Seat, ...]:
    """Who plays, clockwise."""
    return situation.told.order or tuple(map(Seat, range(situation.seats)))


def seat_from(situation: Situation, seat: Seat, steps: int) -> Seat:
    """The seat so many places on, in the direction of play."""
    return after(order_of(situation), seat, steps * situation.round.direction)


def which_way(situation: Situation) -> Iterator[Fact]:
    """Which way round play goes; between two it is all the same."""
    if len(order_of(situation)) > 2 and not is_told(situation, "direction"):
        yield Fact("direction", "Which way round does play go?", _ways)


def _ways(situation: Situation) -> Iterator[Answer]:
    yield Answer("clockwise", "Clockwise, to the left.", with_round(situation, direction=1))
    yield Answer("counterclockwise", "Counterclockwise, to the right.", with_round(situation, direction=-1))


def with_other_dealer(situation: Situation, variety: Variety) -> Situation:
    """The situation with any dealer, and play going any way round, where nobody tells them."""
    if situation.told.dealer is None:
        dealer = variety.one_of(order_of(situation)[:2], "dealer")  # they are there however many play
        situation = replace(situation, told=replace(situation.told, dealer=dealer))
    if is_told(situation, "direction"):
        return situation
    return with_round(situation, direction=variety.one_of((1, -1), "direction"))
