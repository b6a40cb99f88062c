"""Irregular cases: an early shuffle, a referee that lost track, counted cards."""

from collections.abc import Mapping
from dataclasses import dataclass

from referee.games.shared.pile import early_shuffle_procedure, pile_count_check, void_remedy
from referee.games.uno.model.events import (
    Recounted,
    Resynced,
)
from referee.games.uno.model.rulebook import RECOUNT, RESHUFFLED_EARLY, RESYNC
from referee.games.uno.model.ruleset import UnoCase
from referee.games.uno.rules.going_out import go_out
from referee.games.uno.rules.owed import shuffle_discards
from referee.games.uno.rules.turn import the_round_is_being_played
from referee.kit.cards import Card, Color
from referee.kit.quantities import Count
from referee.kit.seats import Seat, row_with
from referee.kit.values import known
from referee.match.table.people import Recount
from referee.match.table.rounds import a_round_is_open
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.ruleset import Events, Procedure
from referee.rulings.tags import Claim, Reporter, claim


@claim("uno.reshuffle", Reporter.KEEPER)
@dataclass(frozen=True)
class Reshuffle(Claim):
    """The discards under the top card were shuffled into the draw pile before it ran out."""


@claim("uno.resync", Reporter.KEEPER)
@dataclass(frozen=True)
class Resync(Claim):
    """The referee could not follow the round; this is its state now. `color`: only if the top card is a wild.
    `hands`: a hand that is left out or null has an unknown number of cards."""

    top: Card
    turn: Seat
    color: Color | None = None
    direction: int = 1
    hands: Mapping[Seat, Count | None] | None = None

    def faults(self) -> dict[str, str]:
        if self.direction not in (1, -1):
            return {"direction": "1 is clockwise, -1 counterclockwise."}
        if self.top.color is None and self.color is None:
            return {"color": "Say which color is in force."}
        return {}


def resync_round(case: UnoCase[Resync]) -> Events:
    """The event that sets the state of the round. A hand that the claim leaves out has an unknown size."""
    claim, match = case.claim, case.state
    sizes = claim.hands or {}
    hands = tuple(
        sizes.get(Seat(seat)) if Seat(seat) in match.order else Count(0) for seat in range(len(match.totals))
    )
    return (Resynced(claim.top, claim.top.color or claim.color, claim.turn, claim.direction, hands),)


def the_deck_holds_them(case: UnoCase[Resync]) -> Finding | None:
    """Refuses hands that leave no card of the deck for the discards, and empty hands."""
    known = sum(filter(None, (case.claim.hands or {}).values()))
    deck = case.state.round.deck
    if any(count == 0 for count in (case.claim.hands or {}).values()):
        return breaks(RESYNC, empty=True)
    return breaks(RESYNC, cards=known, deck=deck) if known >= deck else None


the_pile_has_its_size = pile_count_check(RECOUNT)


def the_hand_can_have_this_size(case: UnoCase[Recount]) -> Finding | None:
    """Refuses more cards in a hand than the deck has left for it."""
    round, count = case.state.round, case.claim.count
    if count is None:
        return None
    others = sum(filter(None, row_with(round.hands, known(case.claim.seat), None)))
    # A referee that lost track may have missed a shuffle: only the top card is certainly in the discards.
    lying = 1 if round.lost_track else len(round.discards)
    most = max(0, round.deck - others - lying - round.aside)
    return breaks(RECOUNT, seat=case.claim.seat, most=most) if count > most else None


def cite_count(case: UnoCase[Recount]) -> Finding:
    """Cites the counted number, of the pile or of a hand."""
    claim = case.claim
    return (
        holds(RECOUNT, pile=claim.pile)
        if claim.seat is None
        else holds(RECOUNT, seat=claim.seat, count=claim.count)
    )


def recount_hand(case: UnoCase[Recount]) -> Events:
    """The event of a hand that has another size than known; with no cards left its seat goes out."""
    round, claim = case.state.round, case.claim
    if claim.seat is None or round.hands[claim.seat] == claim.count:
        return ()
    event = Recounted(claim.seat, known(claim.count))
    if claim.count or round.out is not None:
        return (event,)
    return (event, *go_out(case, claim.seat))


RESHUFFLE_PROCEDURE = early_shuffle_procedure(RESHUFFLED_EARLY, the_round_is_being_played, shuffle_discards)
RESYNC_PROCEDURE: Procedure[UnoCase[Resync]] = Procedure(
    RESYNC, needs=(the_round_is_being_played, the_deck_holds_them), effects=resync_round
)
RECOUNT_PROCEDURE: Procedure[UnoCase[Recount]] = Procedure(
    RECOUNT,
    needs=(a_round_is_open, the_pile_has_its_size, the_hand_can_have_this_size),
    checks=(cite_count,),
    effects=recount_hand,
    remedy=void_remedy(the_pile_has_its_size),
)
