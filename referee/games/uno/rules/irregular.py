"""Rules for irregular cases: an early shuffle, a round that the referee could not follow, and a count of
cards."""

from collections.abc import Mapping
from dataclasses import dataclass

from referee.games.shared.pile import (
    make_early_shuffle_procedure,
    make_pile_count_check,
    make_remedy_of_wrong_pile_count,
)
from referee.games.uno.model.events import (
    HandRecounted,
    RoundResynced,
)
from referee.games.uno.model.rulebook import RECOUNT, RESHUFFLED_EARLY, TABLE_STATES_THE_ROUND
from referee.games.uno.model.ruleset import UnoCase
from referee.games.uno.rules.going_out import go_out
from referee.games.uno.rules.owed_cards import shuffle_discards
from referee.games.uno.rules.turn import the_round_is_being_played
from referee.kit.cards import Card, Color
from referee.kit.quantities import CardCount
from referee.kit.seats import Seat, row_with_value_at_seat
from referee.kit.values import not_none
from referee.languages.speech import tell
from referee.match.table.people import RecountCards
from referee.match.table.rounds import a_round_is_open
from referee.rulings.finding import Finding, finding_breaks, finding_holds
from referee.rulings.ruleset import ClaimProcedure, Events
from referee.rulings.tags import AllowedReporter, Claim, register_claim_type


@register_claim_type("uno.reshuffle", AllowedReporter.KEEPER)
@dataclass(frozen=True)
class Reshuffle(Claim):
    """The discards under the top card were shuffled into the draw pile before it ran out."""


@register_claim_type("uno.resync", AllowedReporter.KEEPER)
@dataclass(frozen=True)
class Resync(Claim):
    """The referee could not follow the round, and the scorekeeper reports its present state. `color`: only if
    the top card is a wild. `hands`: the hand sizes; a hand that is left out or null has an unknown number of
    cards."""

    top: Card
    turn: Seat
    color: Color | None = None
    direction: int = 1
    hands: Mapping[Seat, CardCount | None] | None = None

    def errors_by_field(self) -> dict[str, str]:
        if self.direction not in (1, -1):
            return {"direction": tell("error-direction")}
        if self.top.color is None and self.color is None:
            return {"color": tell("error-uno-current-color")}
        return {}


def resync_round(case: UnoCase[Resync]) -> Events:
    """The event that sets the state of the round to the reported state. If the claim leaves out a hand, the
    size of the hand is unknown."""
    claim, match = case.claim, case.state
    sizes = claim.hands or {}
    hands = tuple(
        sizes.get(Seat(seat)) if Seat(seat) in match.order else CardCount(0)
        for seat in range(len(match.totals))
    )
    return (RoundResynced(claim.top, claim.top.color or claim.color, claim.turn, claim.direction, hands),)


def the_deck_has_cards_for_these_hands(case: UnoCase[Resync]) -> Finding | None:
    """Refuse empty hands, and hands so large that no card of the deck is left for the discard pile."""
    known = sum(filter(None, (case.claim.hands or {}).values()))
    deck = case.state.round.deck
    if any(count == 0 for count in (case.claim.hands or {}).values()):
        return finding_breaks(TABLE_STATES_THE_ROUND, empty=True)
    return finding_breaks(TABLE_STATES_THE_ROUND, cards=known, deck=deck) if known >= deck else None


the_draw_pile_has_the_counted_size = make_pile_count_check(RECOUNT)


def the_hand_can_have_this_size(case: UnoCase[RecountCards]) -> Finding | None:
    """Refuse a hand that is too large. The largest possible hand has all cards of the deck, except the cards
    in other hands, the discards and the cards set aside."""
    round, count = case.state.round, case.claim.count
    if count is None:
        return None
    others = sum(filter(None, row_with_value_at_seat(round.hands, not_none(case.claim.seat), None)))
    # If the referee has missed a shuffle, only the top card is certainly in the discards.
    lying = 1 if round.lost_track else len(round.discards)
    most = max(0, round.deck - others - lying - round.aside)
    return finding_breaks(RECOUNT, seat=case.claim.seat, most=most) if count > most else None


def cite_counted_cards(case: UnoCase[RecountCards]) -> Finding:
    """Return a finding with the number of cards that were counted, in the draw pile or in a hand."""
    claim = case.claim
    return (
        finding_holds(RECOUNT, pile=claim.pile)
        if claim.seat is None
        else finding_holds(RECOUNT, seat=claim.seat, count=claim.count)
    )


def correct_size_of_counted_hand(case: UnoCase[RecountCards]) -> Events:
    """The events that correct the size of a hand; no events if the referee already had this size. If the hand
    has no cards left, the seat goes out."""
    round, claim = case.state.round, case.claim
    if claim.seat is None or round.hands[claim.seat] == claim.count:
        return ()
    event = HandRecounted(claim.seat, not_none(claim.count))
    if claim.count or round.out is not None:
        return (event,)
    return (event, *go_out(case, claim.seat))


RESHUFFLE_PROCEDURE = make_early_shuffle_procedure(
    RESHUFFLED_EARLY, the_round_is_being_played, shuffle_discards
)
RESYNC_PROCEDURE: ClaimProcedure[UnoCase[Resync]] = ClaimProcedure(
    TABLE_STATES_THE_ROUND,
    needs=(the_round_is_being_played, the_deck_has_cards_for_these_hands),
    effects=resync_round,
)
RECOUNT_PROCEDURE: ClaimProcedure[UnoCase[RecountCards]] = ClaimProcedure(
    RECOUNT,
    needs=(a_round_is_open, the_draw_pile_has_the_counted_size, the_hand_can_have_this_size),
    checks=(cite_counted_cards,),
    effects=correct_size_of_counted_hand,
    remedy=make_remedy_of_wrong_pile_count(the_draw_pile_has_the_counted_size),
)
