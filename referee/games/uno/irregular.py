"""When something went wrong: shuffled early, track lost, cards counted, somebody leaves."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import reduce

from referee.games.uno.deduction import impossible_points
from referee.games.uno.events import (
    ChallengeWaived,
    ColorOwed,
    DebtLaid,
    DebtLapsed,
    HandCounted,
    HandSetAside,
    Recounted,
    Resynced,
    SwapLeftOut,
    TurnPassed,
)
from referee.games.uno.going_out import goes_out, hands_left
from referee.games.uno.owed import shuffled
from referee.games.uno.rulebook import LEAVING, RECOUNT, RESHUFFLED_EARLY, RESYNC
from referee.games.uno.turn import seat_after, the_round_is_being_played
from referee.kit.cards import Card, Color
from referee.kit.quantities import Count
from referee.kit.seats import Seat
from referee.match.contests import contests_lapsed
from referee.match.people import no_other_rules_wait, somebody_stays, the_seat_is_left
from referee.match.rounds import Void, a_round_is_open, round_scored
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.ruleset import Case, Procedure
from referee.rulings.tags import Reporter, claim


@claim("uno.reshuffle", Reporter.KEEPER)
@dataclass(frozen=True)
class Reshuffle:
    """The discards under the top card were shuffled into the pile before it ran out."""


@claim("uno.resync", Reporter.KEEPER)
@dataclass(frozen=True)
class Resync:
    """Track was lost; this is how the round stands. `color` if the top card is a wild; a hand that is not
    named, or is null, has an unknown number of cards."""

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


# --- an early shuffle ---


def there_is_something_to_shuffle(case: Case) -> Finding | None:
    if len(case.state.round.discards) < 2 and not case.state.round.lost_track:
        return breaks(RESHUFFLED_EARLY, discards=len(case.state.round.discards))
    return None


def reshuffled_early(case: Case) -> tuple:
    return (shuffled(case.state.round),)


# --- track was lost ---


def resynced(case: Case) -> tuple:
    claim, match = case.claim, case.state
    told = claim.hands or {}
    hands = tuple(
        told.get(Seat(seat)) if Seat(seat) in match.order else Count(0) for seat in range(len(match.totals))
    )
    return (Resynced(claim.top, claim.top.color or claim.color, claim.turn, claim.direction, hands),)


def the_deck_holds_them(case: Case) -> Finding | None:
    known = sum(count or 0 for count in (case.claim.hands or {}).values())
    deck = case.state.round.deck
    if any(count == 0 for count in (case.claim.hands or {}).values()):
        return breaks(RESYNC, empty=True)
    return breaks(RESYNC, cards=known, deck=deck) if known >= deck else None


# --- cards are counted ---


def the_pile_is_as_it_should_be(case: Case) -> Finding | None:
    """A count of the pile that is off proves a mistake, and not whose."""
    pile, expected = case.claim.pile, case.state.round.draw_pile
    if pile is None or expected is None or pile == expected:
        return None
    return breaks(RECOUNT, pile=pile, expected=expected, deck=case.state.round.deck)


def the_hand_can_be_so_large(case: Case) -> Finding | None:
    round, count = case.state.round, case.claim.count
    if count is None:
        return None
    others = sum(held or 0 for seat, held in enumerate(round.hands) if seat != case.claim.seat)
    # Once track is lost the discards may have been shuffled unseen: only the top card surely lies there.
    lying = 1 if round.lost_track else len(round.discards)
    most = max(0, round.deck - others - lying - round.aside)
    return breaks(RECOUNT, seat=case.claim.seat, most=most) if count > most else None


def what_was_counted(case: Case) -> Finding:
    claim = case.claim
    return (
        holds(RECOUNT, pile=claim.pile)
        if claim.seat is None
        else holds(RECOUNT, seat=claim.seat, count=claim.count)
    )


def recounted(case: Case) -> tuple:
    round, claim = case.state.round, case.claim
    if claim.seat is None or round.hands[claim.seat] == claim.count:
        return ()
    event = Recounted(claim.seat, claim.count)
    if claim.count or round.out is not None:
        return (event,)
    return (event, *goes_out(case, claim.seat))


def declare_it_void(case: Case) -> Void | None:
    """A deck that does not add up makes the round void, unless the hands set it right."""
    is_open = case.state.round is not None
    return Void() if is_open and the_pile_is_as_it_should_be(case) is not None else None


# --- somebody leaves ---


def left(case: Case) -> tuple:
    """The hand is set aside, what was open with that seat lapses, the turn passes on."""
    match, seat = case.state, case.claim.seat
    round = match.round
    if round is None or seat not in match.order:
        return the_seat_is_left(case)
    debt, party = round.debt, (round.debt.seat, round.debt.by) if round.debt else ()
    waived = (ChallengeWaived(),) if round.challenged is not None and seat in party else ()
    lapsed = (DebtLapsed(seat),) if debt is not None and debt.seat == seat else ()
    if debt is not None and debt.by == seat and debt.open_to_challenge:
        # There is no hand to be shown any more.
        lapsed = (DebtLaid(replace(debt, open_to_challenge=False)),)
    next_seat = seat_after(match, seat)
    passed = (TurnPassed(next_seat),) if round.turn == seat else ()
    turn = next_seat if round.turn == seat else round.turn
    names = (ColorOwed(turn),) if round.color_owed_by == seat else ()
    unswapped = (SwapLeftOut(),) if round.swap is not None and round.swap.seat == seat else ()
    counted = _counted_on_leaving(case)
    gone = (*contests_lapsed(match, seat), *the_seat_is_left(case))
    events = (*waived, *lapsed, *unswapped, *passed, HandSetAside(seat), *counted, *names, *gone)
    return (*events, *_scored_without(case, events))


def _scored_without(case: Case, events: tuple) -> tuple:
    """The round's points, if the hand that was set aside was the last one to be counted."""
    match = reduce(case.ruleset.evolve, events, case.state)
    round = match.round
    if round.out is None:
        return ()
    then = replace(case, state=match)
    left = hands_left(then)
    if None in left.values():
        return ()
    return round_scored(then, match.round_number, None, round.out, left)


def _counted_on_leaving(case: Case) -> tuple:
    """What the hand that is laid down counts for, where the table counts it."""
    points = case.claim.points
    return (HandCounted(case.claim.seat, points),) if points is not None else ()


def the_hand_is_not_counted(case: Case) -> Finding | None:
    """Points that come with leaving are for a table that counts them."""
    if case.claim.points is None:
        return None
    return breaks(LEAVING, seat=case.claim.seat, points=case.claim.points)


def the_hand_is_counted(case: Case) -> Finding | None:
    """In an open round the hand that is laid down counts."""
    if case.claim.seat not in case.state.order:
        return None
    if case.state.round is None:
        return breaks(LEAVING, seat=case.claim.seat, open=False) if case.claim.points is not None else None
    if case.claim.points is None:
        return breaks(LEAVING, seat=case.claim.seat, points=None)
    return impossible_points(case.state.round, case.claim, case.ruleset.charts["points"])


LEAVING_A_HAND = {"set-aside": the_hand_is_not_counted, "counted": the_hand_is_counted}


def the_one_who_went_out_stays(case: Case) -> Finding | None:
    """Whoever went out has won the round and leaves when it is counted."""
    round = case.state.round
    return breaks(LEAVING, out=round.out) if round is not None and round.out == case.claim.seat else None


RESHUFFLE_PROCEDURE = Procedure(
    RESHUFFLED_EARLY,
    needs=(the_round_is_being_played, there_is_something_to_shuffle),
    effects=reshuffled_early,
)
RESYNC_PROCEDURE = Procedure(RESYNC, needs=(the_round_is_being_played, the_deck_holds_them), effects=resynced)
RECOUNT_PROCEDURE = Procedure(
    RECOUNT,
    needs=(a_round_is_open, the_pile_is_as_it_should_be, the_hand_can_be_so_large),
    checks=(what_was_counted,),
    effects=recounted,
    fix=declare_it_void,
)
LEAVE_PROCEDURE = Procedure(
    LEAVING,
    needs=(somebody_stays, the_one_who_went_out_stays, no_other_rules_wait),
    checks=(the_hand_is_not_counted,),
    effects=left,
)
