"""Cards that a refused claim has shown: which of them were a slip, as the next act shows."""

from functools import reduce
from typing import Protocol, TypeVar, runtime_checkable

from referee.games.uno.model.claims import Play
from referee.games.uno.model.events import PenaltyReturned, SlipForgotten
from referee.games.uno.model.rulebook import SLIP
from referee.games.uno.model.ruleset import UnoTableCase
from referee.kit.cards import Card
from referee.kit.seats import Seat
from referee.kit.values import known, replace
from referee.rulings.finding import Fact, Finding, holds
from referee.rulings.ruleset import Closes, Closing


@runtime_checkable
class SeveralCardsPlay(Protocol):
    """A claim that lays several cards at once."""

    @property
    def seat(self) -> Seat: ...
    @property
    def cards(self) -> tuple[Card, ...]: ...


Laying = TypeVar("Laying", bound=UnoTableCase[Play | SeveralCardsPlay])


def after_mistaken_claims(closes: Closes[Laying]) -> Closes[Laying]:
    """The same closing, once what was a slip is forgotten.

    A card that was refused of another seat since the last act, and that is laid now, was not in that hand.
    """

    def closing(case: Laying) -> Closing:
        slips = _mistaken_cards(case)
        if not slips:
            return closes(case)
        returned = _penalties_returned(case, slips)
        mended = (*returned, *slips)
        then = closes(replace(case, state=reduce(case.ruleset.evolve, mended, case.state)))
        told = (_cite_mistake(one, case.claim.seat, returned) for one in slips)
        return Closing((*told, *then.findings), (*mended, *then.events))

    return closing


def _mistaken_cards(case: UnoTableCase[Play | SeveralCardsPlay]) -> tuple[SlipForgotten, ...]:
    round, claim = case.state.round, case.claim
    shown = round.just_shown if round is not None else ()
    cards = cards_of(claim)
    return tuple(
        SlipForgotten(one.seat, one.card, known(one.entry))
        for one in shown
        if one.card in cards and one.seat != claim.seat
    )


def cards_of(claim: Play | SeveralCardsPlay) -> tuple[Card, ...]:
    """The card that a claim lays, or all that it lays at once."""
    return (claim.card,) if isinstance(claim, Play) else claim.cards


def _penalties_returned(
    case: UnoTableCase[object], slips: tuple[SlipForgotten, ...]
) -> tuple[PenaltyReturned, ...]:
    """The penalties that these mistaken claims cost, which go back into the draw pile."""
    entries = {slip.entry for slip in slips}
    fined = case.state.round.fined if case.state.round is not None else ()
    return tuple(PenaltyReturned(one.seat, one.count) for one in fined if one.entry in entries)


def _cite_mistake(slip: SlipForgotten, really: Seat, returned: tuple[PenaltyReturned, ...]) -> Finding:
    """With the player of the card, and how many penalty cards go back."""
    count = sum(one.count for one in returned if one.seat == slip.seat)
    facts: dict[str, Fact] = {"returned": count} if count else {}
    return holds(SLIP, by=slip.seat, shown=slip.card.name, entry=slip.entry, really=really, **facts)
