"""Facts on which a ruling may depend, and their answers. Each answer adds details to a situation."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar

from referee.kit.quantities import CardCount
from referee.kit.said import Said
from referee.kit.seats import Seat, SeatOrder, seat_clockwise
from referee.kit.values import replace, replace_without_type_check
from referee.match.help.situation import (
    AnySituation,
    ClaimedT,
    DescriptionT,
    Situation,
    SituationT,
    is_reported,
)
from referee.match.help.variety import Variety
from referee.rulings.tags import Claim


@dataclass(frozen=True)
class Answer:
    """One answer to a fact: its id, its text, and a situation that fits it.

    If several situations fit, `others` has the rest. A ruling must be true in all of them.
    """

    id: str
    text: Said
    then: AnySituation
    others: tuple[AnySituation, ...] = ()

    def example(self, number: int) -> AnySituation:
        """The situation with this number. The numbers go round through all situations that fit the answer."""
        examples = (self.then, *self.others)
        return examples[number % len(examples)]


YES, NO, NOT_YET = Said("fact-yes"), Said("fact-no"), Said("fact-not-yet")
"""Texts of answers."""
SituationT_contra = TypeVar("SituationT_contra", bound=AnySituation, contravariant=True)


@dataclass(frozen=True)
class Fact(Generic[SituationT_contra]):
    """A question about a situation, with its answers. The usual answer is the first.

    - `asks`: The text of the question.
    - `answers(situation)`: Returns the answers that are possible in this situation.
    - `presumed`: The id of the answer that is presumed if the description has several claims, because a user
      would report anything else; None if no answer is.

    A fact of situations with any claim is also a fact of situations with one type of claim.
    """

    id: str
    asks: Said
    answers: Callable[[SituationT_contra], Iterable[Answer]]
    presumed: str | None = None


AnyFact = Fact[Any]
"""A fact of a situation of any game."""

UpdatedFields = ParamSpec("UpdatedFields")


def round_updater(
    round_type: Callable[UpdatedFields, DescriptionT],
) -> Callable[
    Concatenate[Situation[DescriptionT, ClaimedT], UpdatedFields], Situation[DescriptionT, ClaimedT]
]:
    """A function that changes fields of the described round of a situation.

    It takes the situation and the new values. `round_type` is the type of the described round. It has a
    default for every field, so any of them may be left out.
    """

    def with_round(
        situation: Situation[DescriptionT, ClaimedT],
        /,
        *_: UpdatedFields.args,
        **fields: UpdatedFields.kwargs,
    ) -> Situation[DescriptionT, ClaimedT]:
        return replace(situation, round=replace_without_type_check(situation.round, **fields))

    return with_round


def with_seats(situation: SituationT, seats: CardCount) -> SituationT:
    """The situation with this number of seats."""
    return replace(situation, match=replace(situation.match, seats=seats))


def with_added_claims(situation: SituationT, *claims: Claim) -> SituationT:
    """The situation in which these claims have also happened. They come before the described state."""
    added_entries = situation.added_entries + len(claims)
    return replace(situation, happened=(*situation.happened, *claims), added_entries=added_entries)


def with_first_happened(situation: SituationT, first: Claim) -> SituationT:
    """The situation with this claim in place of the first claim that happened."""
    return replace(situation, happened=(first, *situation.happened[1:]))


def with_claim(
    situation: Situation[DescriptionT, ClaimedT], claim: ClaimedT
) -> Situation[DescriptionT, ClaimedT]:
    """The situation with this claim in place of the first claim to judge."""
    _, *others = situation.claims
    return replace(situation, claims=(claim, *others))


def order_of(situation: AnySituation) -> SeatOrder:
    """The seats that play, clockwise."""
    return situation.match.order or tuple(map(Seat, range(situation.seats)))


# --- which way round play goes ---


class DescriptionWithDirection(Protocol):
    """The description of a round in which play has a direction: 1 is clockwise, -1 is counterclockwise."""

    @property
    def direction(self) -> int: ...


SituationWithDirection = Situation[DescriptionWithDirection, Claim]
SituationWithDirectionT = TypeVar("SituationWithDirectionT", bound=SituationWithDirection)


def seat_from(situation: SituationWithDirection, seat: Seat, steps: int) -> Seat:
    """The seat that is this number of places further in the direction of play."""
    return seat_clockwise(order_of(situation), seat, steps * situation.round.direction)


def which_way(situation: SituationWithDirection) -> Iterator[Fact[SituationWithDirection]]:
    """The fact about the direction of play. It is not asked for with two players or if it is reported."""
    if len(order_of(situation)) > 2 and not is_reported(situation, "direction"):
        yield Fact("direction", Said("fact-direction-asks"), _direction_answers, presumed="clockwise")


def _direction_answers(situation: SituationWithDirection) -> Iterator[Answer]:
    yield Answer("clockwise", Said("fact-direction-clockwise"), _with_direction(situation, 1))
    yield Answer("counterclockwise", Said("fact-direction-counterclockwise"), _with_direction(situation, -1))


def _with_direction(situation: SituationWithDirectionT, direction: int) -> SituationWithDirectionT:
    return replace(situation, round=replace_without_type_check(situation.round, direction=direction))


def with_any_dealer(situation: SituationT, variety: Variety) -> SituationT:
    """The situation with any of two dealers, if no dealer is reported."""
    if situation.match.dealer is not None:
        return situation
    dealer = variety.one_of(order_of(situation)[:2], "dealer")  # they are there however many play
    return replace(situation, match=replace(situation.match, dealer=dealer))


def with_any_dealer_and_direction(
    situation: SituationWithDirectionT, variety: Variety
) -> SituationWithDirectionT:
    """The situation with any dealer and any direction of play, if they are not reported."""
    situation = with_any_dealer(situation, variety)
    if is_reported(situation, "direction"):
        return situation
    return _with_direction(situation, variety.one_of((1, -1), "direction"))
