"""Calls of UNO, catches of players who did not call, and contests between a call and a catch."""

from referee.games.golf.model.claims import Call, Catch, Turn
from referee.games.golf.model.events import (
    CatchDisputed,
    ColumnsDrawn,
    ColumnsReturned,
    SeatCaught,
    UnoCallDue,
    UnoCalled,
    UnoCalledEarly,
)
from referee.games.golf.model.rulebook import CALL, CALL_CROSSED, CALL_EARLY, CALL_IN_TIME, CATCH, CATCH_HEARD
from referee.games.golf.model.ruleset import GolfCase
from referee.games.golf.model.state import Round, count_facedown
from referee.games.golf.rules.pile import (
    CARDS_IN_A_COLUMN,
    cite_pile_too_small_for_columns,
    cite_side_of_new_columns,
    drawable_column_count,
    events_of_drawing_columns,
)
from referee.games.golf.rules.turn_order import the_round_is_being_played
from referee.games.shared.call_window import CallWindow, call_window_of_seat, moment_of_claim
from referee.games.shared.calls import CallAndCatchRules, catch_can_be_contested, has_undisputed_catch
from referee.kit.quantities import CardCount
from referee.kit.seats import Seat
from referee.kit.values import not_none, replace
from referee.match.table import contests
from referee.match.table.contests import DecideContest
from referee.rulings.finding import Facts, Finding, finding_breaks, finding_holds
from referee.rulings.ruleset import ClaimProcedure, Events
from referee.rulings.tags import Event

PENALTY_COLUMNS = 1
"""Number of new columns that a player draws as the penalty for a missed call."""


def call_window_opening_event(case: GolfCase[Turn], now: int) -> tuple[UnoCallDue, ...]:
    """The event that opens a call window (the time in which a seat has to call UNO). `now` is the number of
    facedown cards that the player has after the turn. The result is empty if this number is not 1, or if it
    was already 1 before the turn."""
    seat, round = case.claim.seat, case.state.round
    if now != 1 or count_facedown(round.grids[seat]) == 1:
        return ()
    return (
        UnoCallDue(seat, moment_of_claim(case), called=case.claim.said_uno or round.called_early == seat),
    )


# --- a call ---


def a_call_is_due(case: GolfCase[Call]) -> Finding | None:
    """Refuse a call by a seat that has no reason to call UNO. An early call is allowed: the seat is on turn
    and has two facedown cards. A call of a caught seat is not refused here. The check
    `the_call_can_contest_the_catch` deals with it."""
    round, seat = case.state.round, case.claim.seat
    left = count_facedown(round.grids[seat])
    if left == 1 or has_undisputed_catch(call_window_of_seat(round, seat)):
        return None
    return (
        finding_holds(CALL_EARLY, seat=seat)
        if is_early_call(case, seat)
        else finding_breaks(CALL, seat=seat, left=left)
    )


def the_call_can_contest_the_catch(case: GolfCase[Call]) -> Finding | None:
    """Refuse a call that comes too late to contest an earlier catch of the seat. If the call can contest the
    catch, return a finding about the contest. Return None if there is no catch to contest."""
    window = call_window_of_seat(case.state.round, case.claim.seat)
    if not has_undisputed_catch(window) or window.called is not None:
        return None
    if is_early_call(case, window.seat) or _has_one_facedown(case, window.seat):
        return None
    if catch_can_be_contested(case, window):
        stays = window.drawn and not _returnable_penalty_columns(case, window)
        return GOLF_CALL_AND_CATCH_RULES.cite_crossed_catch(case, window, **({"kept": True} if stays else {}))
    return finding_breaks(CATCH, caught=window.seat, entry=not_none(window.caught).entry, late=True)


def events_of_golf_call(case: GolfCase[Call]) -> Events:
    """The events of a call: an early call, a call in time, or a call that contests a catch."""
    seat = case.claim.seat
    if is_early_call(case, seat):
        return (UnoCalledEarly(seat),)
    return GOLF_CALL_AND_CATCH_RULES.events_of_a_call(case, _events_of_call_that_contests_catch)


def is_early_call(case: GolfCase[object], seat: Seat) -> bool:
    """Whether a call of the seat is early at this time. It is early if the seat is on turn and has two
    facedown cards."""
    round = case.state.round
    return round.turn == seat and count_facedown(round.grids[seat]) == 2


def _has_one_facedown(case: GolfCase[object], seat: Seat) -> bool:
    """Whether the seat has exactly one facedown card. If a caught seat has only one, it got no penalty
    column, because a new column has two facedown cards."""
    return count_facedown(case.state.round.grids[seat]) == 1


def _events_of_call_that_contests_catch(case: GolfCase[Call], window: CallWindow) -> Events:
    if _has_one_facedown(case, window.seat):
        return ()
    columns = CardCount(_returnable_penalty_columns(case, window))
    back = (ColumnsReturned(window.seat, columns),) if columns else ()
    held_back = (ColumnsDrawn(window.seat, columns),) if columns else ()
    return GOLF_CALL_AND_CATCH_RULES.events_of_a_contesting_call(case, window, back, held_back)


def _returnable_penalty_columns(case: GolfCase[object], window: CallWindow) -> int:
    """The number of penalty columns of the caught seat that can go back into the draw pile. The number is 0
    if the newest column was cleared, or if one of its cards was turned up."""
    newest = max(case.state.round.grids[window.seat], key=lambda column: column.id, default=None)
    untouched = newest is not None and newest.facedown_count == CARDS_IN_A_COLUMN
    return window.drawn // CARDS_IN_A_COLUMN if untouched else 0


# --- a catch ---


def events_of_golf_catch(case: GolfCase[Catch]) -> Events:
    """The events of a catch: the caught player draws the penalty, or the catch is contested."""
    round, seat = case.state.round, case.claim.caught
    drawn = CardCount(drawable_column_count(round, PENALTY_COLUMNS) * CARDS_IN_A_COLUMN)
    return GOLF_CALL_AND_CATCH_RULES.events_of_a_catch(
        case, drawn, events_of_drawing_columns(case.ruleset, round, seat, PENALTY_COLUMNS)
    )


def cite_catch_penalty(case: GolfCase[Catch]) -> tuple[Finding, ...]:
    """The findings about the penalty of a catch. They say that the draw pile has too few cards, and on which
    side of the grid the new column is added. The result is empty for a contested catch."""
    pile = (
        cite_pile_too_small_for_columns(case.state.round, PENALTY_COLUMNS)
        if GOLF_CALL_AND_CATCH_RULES.catch_is_valid_and_uncontested(case)
        else ()
    )
    return (*pile, *cite_side_of_new_columns(case.ruleset, events_of_golf_catch(case)))


def _facts_why_no_call_is_due(round: Round, seat: Seat) -> Facts:
    return {"left": count_facedown(round.grids[seat])}


def _refuse_late_catch(window: CallWindow) -> Finding:
    return finding_breaks(CALL_IN_TIME, caught=window.seat, entry=not_none(window.closed).entry)


def _penalty_withheld_until_decision(case: GolfCase[object], seat: Seat) -> tuple[ColumnsDrawn, ...]:
    return (ColumnsDrawn(seat, CardCount(PENALTY_COLUMNS)),)


GOLF_CALL_AND_CATCH_RULES = CallAndCatchRules(
    call=CALL,
    in_time=CALL_IN_TIME,
    crossed=CALL_CROSSED,
    catch=CATCH,
    players_word=CATCH_HEARD,
    called=UnoCalled,
    caught=SeatCaught,
    disputed=CatchDisputed,
    is_early=is_early_call,
    not_due=_facts_why_no_call_is_due,
    too_late=_refuse_late_catch,
    held_back=_penalty_withheld_until_decision,
)


# --- the decision about a contest ---


def events_of_golf_contest_decision(case: GolfCase[DecideContest]) -> Events:
    """The events of the decision about a contest. A penalty is drawn from the draw pile in its state at the
    time of the decision. The state of the pile at the time of the catch has no influence."""
    return contests.resolve_held_back_events(
        case, contests.contest_decision_events(case), _draw_withheld_penalty_from_present_pile
    )


def _draw_withheld_penalty_from_present_pile(case: GolfCase[DecideContest], event: Event) -> Events:
    if not isinstance(event, ColumnsDrawn):
        return (event,)
    return events_of_drawing_columns(case.ruleset, case.state.round, event.seat, event.columns)


CALL_PROCEDURE: ClaimProcedure[GolfCase[Call]] = ClaimProcedure(
    CALL,
    needs=(the_round_is_being_played,),
    checks=(
        a_call_is_due,
        the_call_can_contest_the_catch,
        GOLF_CALL_AND_CATCH_RULES.cite_late_call_without_effect,
    ),
    effects=events_of_golf_call,
)
CATCH_PROCEDURE: ClaimProcedure[GolfCase[Catch]] = ClaimProcedure(
    CATCH,
    needs=(the_round_is_being_played,),
    checks=(
        GOLF_CALL_AND_CATCH_RULES.nobody_catches_themselves,
        GOLF_CALL_AND_CATCH_RULES.the_catch_is_justified,
        GOLF_CALL_AND_CATCH_RULES.cite_catch_nobody_can_check,
    ),
    effects=events_of_golf_catch,
    follow_ups=cite_catch_penalty,
)
_SHARED_DECIDE: ClaimProcedure[GolfCase[DecideContest]] = contests.DECIDE_CONTEST_PROCEDURE
DECIDE_PROCEDURE = replace(_SHARED_DECIDE, effects=events_of_golf_contest_decision)
