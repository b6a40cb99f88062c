"""Irregular cases: the referee could not follow the round, players count cards, or a player leaves."""

from collections.abc import Iterator
from functools import reduce
from typing import TypeGuard

from referee.games.golf.model.claims import Resync
from referee.games.golf.model.deck import COPIES_BY_EDITION
from referee.games.golf.model.events import (
    CallWindowClosed,
    DeductionDisabled,
    GridSetAside,
    LastTurnOver,
    RoundResynced,
    TurnBegun,
)
from referee.games.golf.model.rulebook import LEAVING, RECOUNT, RESYNC
from referee.games.golf.model.ruleset import AnyGolfCase, GolfCase
from referee.games.golf.model.state import Grid, faceup_cards
from referee.games.golf.rules.round_end import (
    cite_scores_of_complete_round,
    events_of_clears_and_score_at_round_end,
)
from referee.games.golf.rules.turn_order import (
    next_seat_in_direction,
    seats_with_turns_left,
    the_round_is_being_played,
)
from referee.games.shared.call_window import moment_of_claim
from referee.games.shared.pile import make_pile_count_check, make_remedy_of_wrong_pile_count
from referee.kit.cards import Card
from referee.kit.deck import card_with_too_many_copies
from referee.kit.seats import row_values_by_seat
from referee.match.model.rulebook import LEAVING_A_MATCH
from referee.match.table.contests import lapsed_contest_events
from referee.match.table.people import (
    Leave,
    RecountCards,
    enough_players_stay,
    no_new_rules_wait_for_next_deal,
    player_leaving_events,
)
from referee.match.table.rounds import a_round_is_open
from referee.rulings.finding import Finding, finding_breaks, finding_holds
from referee.rulings.ruleset import ClaimProcedure, Events

# --- the referee could not follow the round ---


def the_deck_has_the_reported_cards(case: GolfCase[Resync]) -> Finding | None:
    """Refuse the reported state if it has more copies of a card than the deck, or more cards in all."""
    round = case.state.round
    grids = tuple(_resynced_grids(case))
    seen = [case.claim.top, *(card for grid in grids for card in faceup_cards(grid))]
    if (
        other := card_with_too_many_copies(COPIES_BY_EDITION[round.edition], [*seen, *_cards_set_aside(case)])
    ) is not None:
        return finding_breaks(RESYNC, card=other.name)
    cards = 1 + 2 * sum(map(len, grids)) + len(round.aside)
    return finding_breaks(RESYNC, cards=cards, deck=round.deck) if cards > round.deck else None


def no_reported_grid_is_empty(case: GolfCase[Resync]) -> Finding | None:
    """Refuse the reported state if a grid is empty, because a seat with an empty grid has closed the
    round."""
    empty = [seat for seat, grid in (case.claim.grids or {}).items() if not grid]
    return finding_breaks(RESYNC, seat=empty[0]) if empty else None


def reported_seat_on_turn_has_a_turn_left(case: GolfCase[Resync]) -> Finding | None:
    """Refuse the reported state if the seat on turn has no turn left."""
    turn = case.claim.turn
    return finding_breaks(RESYNC, turn=turn) if turn not in seats_with_turns_left(case.state) else None


def events_of_reported_round_state(case: GolfCase[Resync]) -> Events:
    """The event that sets the state of the round to the reported state."""
    claim = case.claim
    return (RoundResynced(claim.top, claim.turn, claim.direction, tuple(_resynced_grids(case))),)


def _resynced_grids(case: GolfCase[Resync]) -> Iterator[Grid]:
    """The grid of each seat, in the order of seat numbers. A grid in the claim replaces the known grid of its
    seat."""
    named = case.claim.grids or {}
    return (named.get(seat, grid) for seat, grid in row_values_by_seat(case.state.round.grids).items())


def _cards_set_aside(case: GolfCase[Resync]) -> list[Card]:
    return [card for card in case.state.round.aside if card is not None]


def events_that_disable_golf_deduction(case: AnyGolfCase[object]) -> Events:
    """The event that stops deductions from the cards until the next shuffle, after the table has allowed an
    impossible claim. The result is empty if no round is open."""
    return (DeductionDisabled(),) if case.state.round is not None else ()


# --- the players count cards ---


the_pile_has_the_counted_size = make_pile_count_check(RECOUNT)


def the_grid_has_the_counted_size(case: GolfCase[RecountCards]) -> Finding | None:
    """Refuse the count of a grid if it differs from the known number of cards in the grid."""
    seat, count = case.claim.seat, case.claim.count
    if seat is None:
        return None
    cards = 2 * len(case.state.round.grids[seat])
    return finding_breaks(RECOUNT, seat=seat, count=count, lies=cards) if count != cards else None


def cite_counted_cards(case: GolfCase[RecountCards]) -> Finding:
    """The finding with the number of cards that the players counted in the draw pile or in a grid."""
    claim = case.claim
    if claim.seat is None:
        return finding_holds(RECOUNT, pile=claim.pile, known=case.state.round.draw_pile is not None)
    return finding_holds(RECOUNT, seat=claim.seat, count=claim.count)


# --- a player leaves ---


def the_closing_player_stays(case: AnyGolfCase[Leave]) -> Finding | None:
    """Refuse to let the player who closed the round leave before the round is scored."""
    round = case.state.round
    if round is None or round.closed_by != case.claim.seat:
        return None
    return finding_breaks(LEAVING, closed=case.claim.seat)


def leaving_player_reports_no_points(case: AnyGolfCase[Leave]) -> Finding | None:
    """Refuse a claim to leave if it reports points. In Golf the grid of a player who leaves is not scored."""
    points = case.claim.points
    return (
        finding_breaks(LEAVING_A_MATCH, seat=case.claim.seat, points=points) if points is not None else None
    )


def cite_grid_set_aside(case: AnyGolfCase[Leave]) -> Finding | None:
    """The finding that the grid of the leaving player is set aside. The result is None if no round is open,
    or if the player does not play in it."""
    return finding_holds(LEAVING, seat=case.claim.seat) if _seat_leaves_open_round(case) else None


def events_of_leaving_golf(case: AnyGolfCase[Leave]) -> Events:
    """The events by which a seat leaves the match. In an open round the grid of the seat is set aside and its
    contests lapse. If the seat is on turn, the next seat gets the turn. If the round is then complete, it is
    scored."""
    if not _seat_leaves_open_round(case):
        return player_leaving_events(case)
    events = _leaving_events(case)
    return (
        *events,
        *events_of_clears_and_score_at_round_end(case, reduce(case.ruleset.evolve, events, case.state)),
    )


def cite_round_end_by_leaving(case: AnyGolfCase[Leave]) -> tuple[Finding, ...]:
    """The findings about the scores, if the round is complete after the player has left. The result is empty
    in all other cases."""
    if not _seat_leaves_open_round(case):
        return ()
    return cite_scores_of_complete_round(case, reduce(case.ruleset.evolve, _leaving_events(case), case.state))


def _seat_leaves_open_round(case: AnyGolfCase[Leave]) -> TypeGuard[GolfCase[Leave]]:
    """Whether a round is open and the leaving seat plays in it."""
    return case.state.round is not None and case.claim.seat in case.state.order


def _leaving_events(case: GolfCase[Leave]) -> Events:
    match, seat = case.state, case.claim.seat
    round = match.round
    window = round.window if round.window is not None and round.window.seat == seat else None
    closed = (CallWindowClosed(moment_of_claim(case)),) if window is not None else ()
    others = tuple(one for one in seats_with_turns_left(match) if one != seat)
    over = (LastTurnOver(seat),) if seat in round.last_turns else ()
    next_seat = next_seat_in_direction(match.order, seat, round.direction, others)
    passed = (TurnBegun(next_seat),) if round.turn == seat and next_seat is not None else ()
    gone = (*lapsed_contest_events(match, seat), *player_leaving_events(case))
    return (*closed, GridSetAside(seat), *over, *passed, *gone)


RESYNC_PROCEDURE: ClaimProcedure[GolfCase[Resync]] = ClaimProcedure(
    RESYNC,
    needs=(
        the_round_is_being_played,
        no_reported_grid_is_empty,
        the_deck_has_the_reported_cards,
        reported_seat_on_turn_has_a_turn_left,
    ),
    effects=events_of_reported_round_state,
)
RECOUNT_PROCEDURE: ClaimProcedure[GolfCase[RecountCards]] = ClaimProcedure(
    RECOUNT,
    needs=(a_round_is_open, the_pile_has_the_counted_size, the_grid_has_the_counted_size),
    checks=(cite_counted_cards,),
    remedy=make_remedy_of_wrong_pile_count(the_pile_has_the_counted_size),
)
LEAVE_PROCEDURE: ClaimProcedure[AnyGolfCase[Leave]] = ClaimProcedure(
    LEAVING_A_MATCH,
    needs=(
        enough_players_stay,
        leaving_player_reports_no_points,
        the_closing_player_stays,
        no_new_rules_wait_for_next_deal,
    ),
    checks=(cite_grid_set_aside,),
    effects=events_of_leaving_golf,
    follow_ups=cite_round_end_by_leaving,
)
