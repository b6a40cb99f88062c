"""Cards that refused claims have shown, and claims that the next act proves to be mistakes."""

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
from referee.rulings.ruleset import ImpliedEvents, Infer


@runtime_checkable
class SeveralCardsPlay(Protocol):
    """A claim that plays several cards at once."""

    @property
    def seat(self) -> Seat: ...
    @property
    def cards(self) -> tuple[Card, ...]: ...


Laying = TypeVar("Laying", bound=UnoTableCase[Play | SeveralCardsPlay])


def after_mistaken_claims(closes: Infer[Laying]) -> Infer[Laying]:
    """Wrap `closes`, so that mistaken claims are forgotten before it looks at the case.

    If a card that was refused is played by another seat before the next act, it was not in the first hand:
    the refused claim was a mistake, and its penalty goes back.
    """

    def closing(case: Laying) -> ImpliedEvents:
        mistakes = _mistaken_cards(case)
        if not mistakes:
            return closes(case)
        returned = _penalties_returned(case, mistakes)
        corrections = (*returned, *mistakes)
        then = closes(replace(case, state=reduce(case.ruleset.evolve, corrections, case.state)))
        findings = (_cite_mistake(one, case.claim.seat, returned) for one in mistakes)
        return ImpliedEvents((*findings, *then.findings), (*corrections, *then.events))

    return closing


def _mistaken_cards(case: UnoTableCase[Play | SeveralCardsPlay]) -> tuple[SlipForgotten, ...]:
    """The events that forget the cards which this claim proves not to be in the hand of another seat."""
    round, claim = case.state.round, case.claim
    shown = round.just_shown if round is not None else ()
    cards = cards_of(claim)
    return tuple(
        SlipForgotten(one.seat, one.card, known(one.entry))
        for one in shown
        if one.card in cards and one.seat != claim.seat
    )


def cards_of(claim: Play | SeveralCardsPlay) -> tuple[Card, ...]:
    """The card that a claim plays, or all cards that it plays at once."""
    return (claim.card,) if isinstance(claim, Play) else claim.cards


def _penalties_returned(
    case: UnoTableCase[object], mistakes: tuple[SlipForgotten, ...]
) -> tuple[PenaltyReturned, ...]:
    """The events that return the penalties of these mistaken claims to the draw pile."""
    entries = {mistake.entry for mistake in mistakes}
    fined = case.state.round.fined if case.state.round is not None else ()
    return tuple(PenaltyReturned(one.seat, one.count) for one in fined if one.entry in entries)


def _cite_mistake(mistake: SlipForgotten, player: Seat, returned: tuple[PenaltyReturned, ...]) -> Finding:
    """Cites a mistaken claim, with the `player` of the card and the number of penalty cards that go back."""
    count = sum(one.count for one in returned if one.seat == mistake.seat)
    facts: dict[str, Fact] = {"returned": count} if count else {}
    return holds(SLIP, by=mistake.seat, shown=mistake.card.name, entry=mistake.entry, really=player, **facts)
