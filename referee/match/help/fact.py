"""A fact that a ruling may depend on, and its few answers: each makes a situation more of it is told of."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar

from referee.kit.quantities import CardCount
from referee.kit.said import Said
from referee.kit.seats import Seat, SeatOrder, seat_clockwise
from referee.kit.values import replace, replace_without_type_check
from referee.match.help.situation import AnySituation, ClaimedT, Situation, SituationT, Told, is_told
from referee.match.help.variety import Variety
from referee.rulings.tags import Claim


@dataclass(frozen=True)
class Answer:
    """One answer to a question: its id, its text, and the situation as it is then.

    An answer that several tables fit names more of them in `others`: what is told must hold at all of them.
    """

    id: str
    text: Said
    then: AnySituation
    others: tuple[AnySituation, ...] = ()

    def example(self, number: int) -> AnySituation:
        """The table of this number that fits the answer, over and over."""
        examples = (self.then, *self.others)
        return examples[number % len(examples)]


YES, NO, NOT_YET = Said("fact-yes"), Said("fact-no"), Said("fact-not-yet")
"""Texts of answers."""
SituationT_contra = TypeVar("SituationT_contra", bound=AnySituation, contravariant=True)


@dataclass(frozen=True)
class Fact(Generic[SituationT_contra]):
    """A question about a situation, with its answers, the usual one first. What is asked of every claim is
    asked of this one, too."""

    id: str
    asks: Said
    answers: Callable[[SituationT_contra], Iterable[Answer]]


AnyFact = Fact[Any]
"""A fact of a situation of whatever game."""

Members = ParamSpec("Members")


def teller(
    kind: Callable[Members, Told],
) -> Callable[Concatenate[Situation[Told, ClaimedT], Members], Situation[Told, ClaimedT]]:
    """What makes of a situation the one with this told of its round: by the members of this kind, all of
    which may be left out."""

    def with_round(
        situation: Situation[Told, ClaimedT], /, *_: Members.args, **told: Members.kwargs
    ) -> Situation[Told, ClaimedT]:
        return replace(situation, round=replace_without_type_check(situation.round, **told))

    return with_round


def with_seats(situation: SituationT, seats: CardCount) -> SituationT:
    return replace(situation, told=replace(situation.told, seats=seats))


def after_that(situation: SituationT, *claims: Claim) -> SituationT:
    """The situation in which these have happened, too: before the last entry that is told of."""
    earlier = situation.earlier + len(claims)
    return replace(situation, happened=(*situation.happened, *claims), earlier=earlier)


def with_first(situation: SituationT, first: Claim) -> SituationT:
    """The situation in which this happened first, and not what did."""
    return replace(situation, happened=(first, *situation.happened[1:]))


def with_claim(situation: Situation[Told, ClaimedT], claim: ClaimedT) -> Situation[Told, ClaimedT]:
    """The situation in which this is claimed first, and not what is."""
    _, *others = situation.claims
    return replace(situation, claims=(claim, *others))


def order_of(situation: AnySituation) -> SeatOrder:
    """Who plays, clockwise."""
    return situation.told.order or tuple(map(Seat, range(situation.seats)))


# --- which way round play goes ---


class Directed(Protocol):
    """What is told of a round in which play goes one way round or the other."""

    @property
    def direction(self) -> int: ...


SituationOfTurns = Situation[Directed, Claim]
SituationOfTurnsT = TypeVar("SituationOfTurnsT", bound=SituationOfTurns)


def seat_from(situation: SituationOfTurns, seat: Seat, steps: int) -> Seat:
    """The seat so many places on, in the direction of play."""
    return seat_clockwise(order_of(situation), seat, steps * situation.round.direction)


def which_way(situation: SituationOfTurns) -> Iterator[Fact[SituationOfTurns]]:
    """Which way round play goes; between two it is all the same."""
    if len(order_of(situation)) > 2 and not is_told(situation, "direction"):
        yield Fact("direction", Said("fact-direction-asks"), _ways)


def _ways(situation: SituationOfTurns) -> Iterator[Answer]:
    yield Answer("clockwise", Said("fact-direction-clockwise"), _going(situation, 1))
    yield Answer("counterclockwise", Said("fact-direction-counterclockwise"), _going(situation, -1))


def _going(situation: SituationOfTurnsT, direction: int) -> SituationOfTurnsT:
    return replace(situation, round=replace_without_type_check(situation.round, direction=direction))


def with_any_dealer(situation: SituationT, variety: Variety) -> SituationT:
    """The situation with any dealer, where nobody tells who it is."""
    if situation.told.dealer is not None:
        return situation
    dealer = variety.one_of(order_of(situation)[:2], "dealer")  # they are there however many play
    return replace(situation, told=replace(situation.told, dealer=dealer))


def with_other_dealer(situation: SituationOfTurnsT, variety: Variety) -> SituationOfTurnsT:
    """The situation with any dealer, and play going any way round, where nobody tells them."""
    situation = with_any_dealer(situation, variety)
    if is_told(situation, "direction"):
        return situation
    return _going(situation, variety.one_of((1, -1), "direction"))
