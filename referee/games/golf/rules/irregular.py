"""When something went wrong: track lost, cards counted, somebody leaves."""

from collections.abc import Iterator
from functools import reduce
from typing import TypeGuard

from referee.games.golf.model.claims import Resync
from referee.games.golf.model.deck import EDITIONS
from referee.games.golf.model.events import (
    CallWindowClosed,
    DeductionSilenced,
    GridSetAside,
    LastTurnOver,
    Resynced,
    TurnPassed,
)
from referee.games.golf.model.rulebook import LEAVING, RECOUNT, RESYNC
from referee.games.golf.model.ruleset import GolfCase, GolfTableCase
from referee.games.golf.model.state import Grid, faceup
from referee.games.golf.rules.round_end import counted, how_it_is_counted
from referee.games.golf.rules.turn_order import next_of, the_round_is_being_played, who_has_turns
from referee.games.shared.call_window import moment
from referee.games.shared.pile import counting_the_pile, void_unless
from referee.kit.cards import Card
from referee.kit.deck import excess_card
from referee.kit.seats import cells_by_seat
from referee.match.model.rulebook import LEAVING_A_MATCH
from referee.match.table.contests import lapsed_contests
from referee.match.table.people import Leave, Recount, no_other_rules_wait, seat_left, somebody_stays
from referee.match.table.rounds import a_round_is_open
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.ruleset import Events, Procedure

# --- track was lost ---


def the_deck_holds_them(case: GolfCase[Resync]) -> Finding | None:
    """All grids with the top card, as far as they are seen, and as many cards as there are."""
    round = case.state.round
    grids = tuple(_grids(case))
    seen = [case.claim.top, *(card for grid in grids for card in faceup(grid))]
    if (other := excess_card(EDITIONS[round.edition], [*seen, *_aside(case)])) is not None:
        return breaks(RESYNC, card=other.name)
    cards = 1 + 2 * sum(map(len, grids)) + len(round.aside)
    return breaks(RESYNC, cards=cards, deck=round.deck) if cards > round.deck else None


def everybody_has_cards(case: GolfCase[Resync]) -> Finding | None:
    """Whose grid is empty has closed the round."""
    empty = [seat for seat, grid in (case.claim.grids or {}).items() if not grid]
    return breaks(RESYNC, seat=empty[0]) if empty else None


def who_is_to_play_has_a_turn(case: GolfCase[Resync]) -> Finding | None:
    turn = case.claim.turn
    return breaks(RESYNC, turn=turn) if turn not in who_has_turns(case.state) else None


def resynced(case: GolfCase[Resync]) -> Events:
    claim = case.claim
    return (Resynced(claim.top, claim.turn, claim.direction, tuple(_grids(case))),)


def _grids(case: GolfCase[Resync]) -> Iterator[Grid]:
    told = case.claim.grids or {}
    return (told.get(seat, grid) for seat, grid in cells_by_seat(case.state.round.grids).items())


def _aside(case: GolfCase[Resync]) -> list[Card]:
    return [card for card in case.state.round.aside if card is not None]


def deduction_is_silenced(case: GolfTableCase[object]) -> Events:
    """Once the table lets something count against the rules, the cards prove nothing any more."""
    return (DeductionSilenced(),) if case.state.round is not None else ()


# --- cards are counted ---


the_pile_is_as_it_should_be = counting_the_pile(RECOUNT)


def the_grid_is_as_it_should_be(case: GolfCase[Recount]) -> Finding | None:
    seat, count = case.claim.seat, case.claim.count
    if seat is None:
        return None
    lies = 2 * len(case.state.round.grids[seat])
    return breaks(RECOUNT, seat=seat, count=count, lies=lies) if count != lies else None


def what_was_counted(case: GolfCase[Recount]) -> Finding:
    claim = case.claim
    if claim.seat is None:
        return holds(RECOUNT, pile=claim.pile, known=case.state.round.draw_pile is not None)
    return holds(RECOUNT, seat=claim.seat, count=claim.count)


# --- somebody leaves ---


def the_one_who_closed_stays(case: GolfTableCase[Leave]) -> Finding | None:
    """Whoever has closed the round leaves when it is counted."""
    round = case.state.round
    if round is None or round.closed_by != case.claim.seat:
        return None
    return breaks(LEAVING, closed=case.claim.seat)


def no_points_come_with_leaving(case: GolfTableCase[Leave]) -> Finding | None:
    points = case.claim.points
    return breaks(LEAVING_A_MATCH, seat=case.claim.seat, points=points) if points is not None else None


def the_grid_is_set_aside(case: GolfTableCase[Leave]) -> Finding | None:
    """Cites what becomes of the cards of an open round."""
    return holds(LEAVING, seat=case.claim.seat) if _breaks_off_a_round(case) else None


def left(case: GolfTableCase[Leave]) -> Events:
    """The grid is set aside, what was open with that seat lapses, the turn passes on."""
    if not _breaks_off_a_round(case):
        return seat_left(case)
    events = _gone(case)
    return (*events, *counted(case, reduce(case.ruleset.evolve, events, case.state)))


def what_leaving_ends(case: GolfTableCase[Leave]) -> tuple[Finding, ...]:
    """What the round comes to, if this grid was the last one that had to be turned up."""
    if not _breaks_off_a_round(case):
        return ()
    return how_it_is_counted(case, reduce(case.ruleset.evolve, _gone(case), case.state))


def _breaks_off_a_round(case: GolfTableCase[Leave]) -> TypeGuard[GolfCase[Leave]]:
    """Whether it is an open round that is left, by somebody who plays it."""
    return case.state.round is not None and case.claim.seat in case.state.order


def _gone(case: GolfCase[Leave]) -> Events:
    match, seat = case.state, case.claim.seat
    round = match.round
    window = round.window if round.window is not None and round.window.seat == seat else None
    closed = (CallWindowClosed(moment(case)),) if window is not None else ()
    others = tuple(one for one in who_has_turns(match) if one != seat)
    over = (LastTurnOver(seat),) if seat in round.last_turns else ()
    next_seat = next_of(match.order, seat, round.direction, others)
    passed = (TurnPassed(next_seat),) if round.turn == seat and next_seat is not None else ()
    gone = (*lapsed_contests(match, seat), *seat_left(case))
    return (*closed, GridSetAside(seat), *over, *passed, *gone)


RESYNC_PROCEDURE: Procedure[GolfCase[Resync]] = Procedure(
    RESYNC,
    needs=(the_round_is_being_played, everybody_has_cards, the_deck_holds_them, who_is_to_play_has_a_turn),
    effects=resynced,
)
RECOUNT_PROCEDURE: Procedure[GolfCase[Recount]] = Procedure(
    RECOUNT,
    needs=(a_round_is_open, the_pile_is_as_it_should_be, the_grid_is_as_it_should_be),
    checks=(what_was_counted,),
    remedy=void_unless(the_pile_is_as_it_should_be),
)
LEAVE_PROCEDURE: Procedure[GolfTableCase[Leave]] = Procedure(
    LEAVING_A_MATCH,
    needs=(somebody_stays, no_points_come_with_leaving, the_one_who_closed_stays, no_other_rules_wait),
    checks=(the_grid_is_set_aside,),
    effects=left,
    follow_ups=what_leaving_ends,
)
