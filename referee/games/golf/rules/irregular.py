"""Irregular cases: the referee lost track, cards are counted, a player leaves."""

from collections.abc import Iterator
from functools import reduce
from typing import TypeGuard

from referee.games.golf.model.claims import Resync
from referee.games.golf.model.deck import EDITIONS
from referee.games.golf.model.events import (
    CallWindowClosed,
    DeductionDisabled,
    GridSetAside,
    LastTurnOver,
    Resynced,
    TurnPassed,
)
from referee.games.golf.model.rulebook import LEAVING, RECOUNT, RESYNC
from referee.games.golf.model.ruleset import GolfCase, GolfTableCase
from referee.games.golf.model.state import Grid, faceup_cards
from referee.games.golf.rules.round_end import cite_complete_round, score_complete_round
from referee.games.golf.rules.turn_order import next_among, seats_with_turns, the_round_is_being_played
from referee.games.shared.call_window import claim_time
from referee.games.shared.pile import pile_count_check, void_remedy
from referee.kit.cards import Card
from referee.kit.deck import excess_card
from referee.kit.seats import cells_by_seat
from referee.match.model.rulebook import LEAVING_A_MATCH
from referee.match.table.contests import lapsed_contests
from referee.match.table.people import Leave, Recount, no_other_rules_wait, seat_left, somebody_stays
from referee.match.table.rounds import a_round_is_open
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.ruleset import Events, Procedure

# --- the referee lost track ---


def the_deck_holds_them(case: GolfCase[Resync]) -> Finding | None:
    """Refuses more copies of a card, or more cards in all, than the deck has."""
    round = case.state.round
    grids = tuple(_grids(case))
    seen = [case.claim.top, *(card for grid in grids for card in faceup_cards(grid))]
    if (other := excess_card(EDITIONS[round.edition], [*seen, *_aside(case)])) is not None:
        return breaks(RESYNC, card=other.name)
    cards = 1 + 2 * sum(map(len, grids)) + len(round.aside)
    return breaks(RESYNC, cards=cards, deck=round.deck) if cards > round.deck else None


def everybody_has_cards(case: GolfCase[Resync]) -> Finding | None:
    """Refuses an empty grid: its player would have closed the round."""
    empty = [seat for seat, grid in (case.claim.grids or {}).items() if not grid]
    return breaks(RESYNC, seat=empty[0]) if empty else None


def the_next_player_has_a_turn(case: GolfCase[Resync]) -> Finding | None:
    """Refuses a seat on turn that has no turn left."""
    turn = case.claim.turn
    return breaks(RESYNC, turn=turn) if turn not in seats_with_turns(case.state) else None


def resync_round(case: GolfCase[Resync]) -> Events:
    """The event that sets the state of the round."""
    claim = case.claim
    return (Resynced(claim.top, claim.turn, claim.direction, tuple(_grids(case))),)


def _grids(case: GolfCase[Resync]) -> Iterator[Grid]:
    """The grids by seat number: those that the claim names, or else those known before."""
    named = case.claim.grids or {}
    return (named.get(seat, grid) for seat, grid in cells_by_seat(case.state.round.grids).items())


def _aside(case: GolfCase[Resync]) -> list[Card]:
    return [card for card in case.state.round.aside if card is not None]


def disable_deduction(case: GolfTableCase[object]) -> Events:
    """The event after a claim that the table allowed against the rules: the cards prove nothing for now."""
    return (DeductionDisabled(),) if case.state.round is not None else ()


# --- cards are counted ---


the_pile_has_its_size = pile_count_check(RECOUNT)


def the_grid_has_its_size(case: GolfCase[Recount]) -> Finding | None:
    """Refuses a counted number that differs from the cards of the grid."""
    seat, count = case.claim.seat, case.claim.count
    if seat is None:
        return None
    cards = 2 * len(case.state.round.grids[seat])
    return breaks(RECOUNT, seat=seat, count=count, lies=cards) if count != cards else None


def cite_count(case: GolfCase[Recount]) -> Finding:
    """Cites the counted number, of the pile or of a grid."""
    claim = case.claim
    if claim.seat is None:
        return holds(RECOUNT, pile=claim.pile, known=case.state.round.draw_pile is not None)
    return holds(RECOUNT, seat=claim.seat, count=claim.count)


# --- a player leaves ---


def the_closing_player_stays(case: GolfTableCase[Leave]) -> Finding | None:
    """Refuses to let the player leave who has closed the round: the round is scored first."""
    round = case.state.round
    if round is None or round.closed_by != case.claim.seat:
        return None
    return breaks(LEAVING, closed=case.claim.seat)


def no_points_come_with_leaving(case: GolfTableCase[Leave]) -> Finding | None:
    """Refuses points with a leaving: in Golf the grid of a player who leaves does not count."""
    points = case.claim.points
    return breaks(LEAVING_A_MATCH, seat=case.claim.seat, points=points) if points is not None else None


def cite_grid_set_aside(case: GolfTableCase[Leave]) -> Finding | None:
    """Cites that the grid of an open round is set aside."""
    return holds(LEAVING, seat=case.claim.seat) if _leaves_an_open_round(case) else None


def leave_round(case: GolfTableCase[Leave]) -> Events:
    """The events of a leaving: the grid is set aside, contests with the seat lapse, the turn passes on. The
    round is scored if this completes it."""
    if not _leaves_an_open_round(case):
        return seat_left(case)
    events = _leaving_events(case)
    return (*events, *score_complete_round(case, reduce(case.ruleset.evolve, events, case.state)))


def cite_end_by_leaving(case: GolfTableCase[Leave]) -> tuple[Finding, ...]:
    """Cites the scores if this grid was the last one with facedown cards."""
    if not _leaves_an_open_round(case):
        return ()
    return cite_complete_round(case, reduce(case.ruleset.evolve, _leaving_events(case), case.state))


def _leaves_an_open_round(case: GolfTableCase[Leave]) -> TypeGuard[GolfCase[Leave]]:
    """Whether the leaving seat plays in an open round."""
    return case.state.round is not None and case.claim.seat in case.state.order


def _leaving_events(case: GolfCase[Leave]) -> Events:
    match, seat = case.state, case.claim.seat
    round = match.round
    window = round.window if round.window is not None and round.window.seat == seat else None
    closed = (CallWindowClosed(claim_time(case)),) if window is not None else ()
    others = tuple(one for one in seats_with_turns(match) if one != seat)
    over = (LastTurnOver(seat),) if seat in round.last_turns else ()
    next_seat = next_among(match.order, seat, round.direction, others)
    passed = (TurnPassed(next_seat),) if round.turn == seat and next_seat is not None else ()
    gone = (*lapsed_contests(match, seat), *seat_left(case))
    return (*closed, GridSetAside(seat), *over, *passed, *gone)


RESYNC_PROCEDURE: Procedure[GolfCase[Resync]] = Procedure(
    RESYNC,
    needs=(the_round_is_being_played, everybody_has_cards, the_deck_holds_them, the_next_player_has_a_turn),
    effects=resync_round,
)
RECOUNT_PROCEDURE: Procedure[GolfCase[Recount]] = Procedure(
    RECOUNT,
    needs=(a_round_is_open, the_pile_has_its_size, the_grid_has_its_size),
    checks=(cite_count,),
    remedy=void_remedy(the_pile_has_its_size),
)
LEAVE_PROCEDURE: Procedure[GolfTableCase[Leave]] = Procedure(
    LEAVING_A_MATCH,
    needs=(somebody_stays, no_points_come_with_leaving, the_closing_player_stays, no_other_rules_wait),
    checks=(cite_grid_set_aside,),
    effects=leave_round,
    follow_ups=cite_end_by_leaving,
)
