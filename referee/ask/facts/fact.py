"""A fact that a ruling may depend on, and its few answers: each makes a situation more of it is told of."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from referee.ask.situation import Situation
from referee.kit.seats import Seat, after


@dataclass(frozen=True)
class Answer:
    """One answer to a question: its id, how it is read out, and the situation as it is then."""

    id: str
    text: str
    then: Situation


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
    """The situation in which these have happened, too."""
    return replace(situation, happened=(*situation.happened, *claims))


def with_first(situation: Situation, **told: Any) -> Situation:
    """The situation with this told of what happened first."""
    first, *others = situation.happened
    return replace(situation, happened=(replace(first, **told), *others))


def with_claim(situation: Situation, **told: Any) -> Situation:
    """The situation with this told of what is claimed first."""
    first, *others = situation.claims
    return replace(situation, claims=(replace(first, **told), *others))


def seat_from(situation: Situation, seat: Seat, steps: int) -> Seat:
    """The seat so many places on, in the direction of play."""
    order = situation.told.order or tuple(map(Seat, range(situation.seats)))
    return after(order, seat, steps * situation.round.direction)
