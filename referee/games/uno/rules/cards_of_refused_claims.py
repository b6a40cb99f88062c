"""Cards that players showed in refused claims. If another seat plays the same card next, the refused claim
was a mistake."""

from functools import reduce
from typing import Protocol, TypeVar, runtime_checkable

from referee.games.uno.model.claims import Play
from referee.games.uno.model.events import MistakenlyShownCardRemoved, PenaltyReturned
from referee.games.uno.model.rulebook import CARD_CLAIMED_BY_MISTAKE
from referee.games.uno.model.ruleset import AnyUnoCase
from referee.kit.cards import Card
from referee.kit.seats import Seat
from referee.kit.values import not_none, replace
from referee.rulings.finding import Fact, Finding, finding_holds
from referee.rulings.ruleset import ImpliedEvents, ImpliedEventsFunction


@runtime_checkable
class SeveralCardsPlay(Protocol):
    """A claim that plays several cards at once."""

    @property
    def seat(self) -> Seat: ...
    @property
    def cards(self) -> tuple[Card, ...]: ...


PlayCaseT = TypeVar("PlayCaseT", bound=AnyUnoCase[Play | SeveralCardsPlay])


def wrap_with_removal_of_mistaken_cards(
    closes: ImpliedEventsFunction[PlayCaseT],
) -> ImpliedEventsFunction[PlayCaseT]:
    """Return a function that corrects mistaken claims, and then calls `closes`. `closes` returns the implied
    events before a play (events that must have happened although nobody reported them).

    A refused claim was a mistake if another seat plays the refused card before any other play or draw. The
    first seat then did not have the card. The card is removed from the known cards of that seat. The penalty
    cards for the refused claim go back into the draw pile.
    """

    def closing(case: PlayCaseT) -> ImpliedEvents:
        mistakes = _remove_cards_shown_by_mistake(case)
        if not mistakes:
            return closes(case)
        returned = _return_penalties_of_mistakes(case, mistakes)
        corrections = (*returned, *mistakes)
        then = closes(replace(case, state=reduce(case.ruleset.evolve, corrections, case.state)))
        findings = (_cite_mistaken_claim(one, case.claim.seat, returned) for one in mistakes)
        return ImpliedEvents((*findings, *then.findings), (*corrections, *then.events))

    return closing


def _remove_cards_shown_by_mistake(
    case: AnyUnoCase[Play | SeveralCardsPlay],
) -> tuple[MistakenlyShownCardRemoved, ...]:
    """The events that remove cards from the known cards of other seats. Refused claims have just shown these
    cards in other hands, and now this claim plays them. The refused claims were therefore mistakes."""
    round, claim = case.state.round, case.claim
    shown = round.just_shown if round is not None else ()
    cards = cards_played_by_claim(claim)
    return tuple(
        MistakenlyShownCardRemoved(one.seat, one.card, not_none(one.entry))
        for one in shown
        if one.card in cards and one.seat != claim.seat
    )


def cards_played_by_claim(claim: Play | SeveralCardsPlay) -> tuple[Card, ...]:
    """The cards that a claim plays: one card, or several cards at once."""
    return (claim.card,) if isinstance(claim, Play) else claim.cards


def _return_penalties_of_mistakes(
    case: AnyUnoCase[object], mistakes: tuple[MistakenlyShownCardRemoved, ...]
) -> tuple[PenaltyReturned, ...]:
    """The events that return the penalty cards for these mistaken claims to the draw pile."""
    entries = {mistake.entry for mistake in mistakes}
    fined = case.state.round.fined if case.state.round is not None else ()
    return tuple(PenaltyReturned(one.seat, one.count) for one in fined if one.entry in entries)


def _cite_mistaken_claim(
    mistake: MistakenlyShownCardRemoved, player: Seat, returned: tuple[PenaltyReturned, ...]
) -> Finding:
    """Return a finding that an earlier refused claim was a mistake. The facts include the seat that really
    had the card (`player`), and the number of returned penalty cards."""
    count = sum(one.count for one in returned if one.seat == mistake.seat)
    facts: dict[str, Fact] = {"returned": count} if count else {}
    return finding_holds(
        CARD_CLAIMED_BY_MISTAKE,
        by=mistake.seat,
        shown=mistake.card.name,
        entry=mistake.entry,
        really=player,
        **facts,
    )
