"""Calls of UNO, catches of missing calls, and contests between the two."""

from referee.games.golf.model.claims import Call, Catch, Turn
from referee.games.golf.model.events import (
    CallDue,
    Called,
    CalledEarly,
    CatchDisputed,
    Caught,
    ColumnsDrawn,
    ColumnsReturned,
)
from referee.games.golf.model.rulebook import CALL, CALL_CROSSED, CALL_EARLY, CALL_IN_TIME, CATCH, CATCH_HEARD
from referee.games.golf.model.ruleset import GolfCase
from referee.games.golf.model.state import Round, count_facedown
from referee.games.golf.rules.pile import (
    CARDS_IN_A_COLUMN,
    available_columns,
    cite_column_side,
    cite_short_pile,
    draw_columns,
)
from referee.games.golf.rules.turn_order import the_round_is_being_played
from referee.games.shared.call_window import CallWindow, claim_time, window_of
from referee.games.shared.calls import Calls, is_caught, is_open_to_doubt
from referee.kit.quantities import Count
from referee.kit.seats import Seat
from referee.kit.values import known, replace
from referee.match.table import contests
from referee.match.table.contests import Decide
from referee.rulings.finding import Facts, Finding, breaks, holds
from referee.rulings.ruleset import Events, Procedure
from referee.rulings.tags import Event

PENALTY_COLUMNS = 1
"""Number of new columns that a forgotten call costs."""


def open_call_window(case: GolfCase[Turn], now: int) -> tuple[CallDue, ...]:
    """The window that opens when a turn leaves its player one facedown card that was not the only one. `now`
    is the number of facedown cards after the turn."""
    seat, round = case.claim.seat, case.state.round
    if now != 1 or count_facedown(round.grids[seat]) == 1:
        return ()
    return (CallDue(seat, claim_time(case), called=case.claim.said_uno or round.called_early == seat),)


# --- a call ---


def a_call_is_due(case: GolfCase[Call]) -> Finding | None:
    """Refuses a call by a seat that has nothing to call. Cites an early call: two facedown cards, own
    turn."""
    round, seat = case.state.round, case.claim.seat
    left = count_facedown(round.grids[seat])
    if left == 1 or is_caught(window_of(round, seat)):
        return None
    return holds(CALL_EARLY, seat=seat) if is_early(case, seat) else breaks(CALL, seat=seat, left=left)


def it_was_called_before_the_catch(case: GolfCase[Call]) -> Finding | None:
    """Cites that a call contests an earlier catch, or refuses the call because it comes too late for that."""
    window = window_of(case.state.round, case.claim.seat)
    if not is_caught(window) or window.called is not None:
        return None
    if is_early(case, window.seat) or _has_one_facedown(case, window.seat):
        return None
    if is_open_to_doubt(case, window):
        stays = window.drawn and not _returnable_columns(case, window)
        return CALLS.it_crosses_the_catch(case, window, **({"kept": True} if stays else {}))
    return breaks(CATCH, caught=window.seat, entry=known(window.caught).entry, late=True)


def call_uno(case: GolfCase[Call]) -> Events:
    """The events of a call: early, in time, or against a catch."""
    seat = case.claim.seat
    if is_early(case, seat):
        return (CalledEarly(seat),)
    return CALLS.events_of_a_call(case, _contest_catch)


def is_early(case: GolfCase[object], seat: Seat) -> bool:
    """Whether this seat is on turn with two facedown cards."""
    round = case.state.round
    return round.turn == seat and count_facedown(round.grids[seat]) == 2


def _has_one_facedown(case: GolfCase[object], seat: Seat) -> bool:
    """Whether a seat has one facedown card, so that it has drawn no column for a catch."""
    return count_facedown(case.state.round.grids[seat]) == 1


def _contest_catch(case: GolfCase[Call], window: CallWindow) -> Events:
    if _has_one_facedown(case, window.seat):
        return ()
    columns = Count(_returnable_columns(case, window))
    back = (ColumnsReturned(window.seat, columns),) if columns else ()
    held_back = (ColumnsDrawn(window.seat, columns),) if columns else ()
    return CALLS.contested_by_a_call(case, window, back, held_back)


def _returnable_columns(case: GolfCase[object], window: CallWindow) -> int:
    """The number of penalty columns that can go back: none if a card of the column was turned up since, or
    the column is gone."""
    newest = max(case.state.round.grids[window.seat], key=lambda column: column.id, default=None)
    untouched = newest is not None and newest.facedown == CARDS_IN_A_COLUMN
    return window.drawn // CARDS_IN_A_COLUMN if untouched else 0


# --- a catch ---


def catch_player(case: GolfCase[Catch]) -> Events:
    """The events of a catch: the penalty, or a contest."""
    round, seat = case.state.round, case.claim.caught
    drawn = Count(available_columns(round, PENALTY_COLUMNS) * CARDS_IN_A_COLUMN)
    return CALLS.events_of_a_catch(case, drawn, draw_columns(case.ruleset, round, seat, PENALTY_COLUMNS))


def cite_catch_penalty(case: GolfCase[Catch]) -> tuple[Finding, ...]:
    """Cites a short pile, if the catch counts without a contest, and the side of the new column."""
    pile = cite_short_pile(case.state.round, PENALTY_COLUMNS) if CALLS.a_catch_counts(case) else ()
    return (*pile, *cite_column_side(case.ruleset, catch_player(case)))


def _facedown_facts(round: Round, seat: Seat) -> Facts:
    return {"left": count_facedown(round.grids[seat])}


def _cite_next_turn(window: CallWindow) -> Finding:
    return breaks(CALL_IN_TIME, caught=window.seat, entry=known(window.closed).entry)


def _withheld_column(case: GolfCase[object], seat: Seat) -> tuple[ColumnsDrawn, ...]:
    return (ColumnsDrawn(seat, Count(PENALTY_COLUMNS)),)


CALLS = Calls(
    call=CALL,
    in_time=CALL_IN_TIME,
    crossed=CALL_CROSSED,
    catch=CATCH,
    players_word=CATCH_HEARD,
    called=Called,
    caught=Caught,
    disputed=CatchDisputed,
    is_early=is_early,
    not_due=_facedown_facts,
    too_late=_cite_next_turn,
    held_back=_withheld_column,
)


# --- a contest decided ---


def decide_contest(case: GolfCase[Decide]) -> Events:
    """The events of a decided contest. The penalty is drawn from the pile as it is now."""
    return contests.resolve_held_back(case, contests.decision_events(case), _adjusted)


def _adjusted(case: GolfCase[Decide], event: Event) -> Events:
    if not isinstance(event, ColumnsDrawn):
        return (event,)
    return draw_columns(case.ruleset, case.state.round, event.seat, event.columns)


CALL_PROCEDURE: Procedure[GolfCase[Call]] = Procedure(
    CALL,
    needs=(the_round_is_being_played,),
    checks=(a_call_is_due, it_was_called_before_the_catch, CALLS.a_late_call_changes_nothing),
    effects=call_uno,
)
CATCH_PROCEDURE: Procedure[GolfCase[Catch]] = Procedure(
    CATCH,
    needs=(the_round_is_being_played,),
    checks=(
        CALLS.nobody_catches_themselves,
        CALLS.the_call_was_missed,
        CALLS.a_players_catch_is_a_players_word,
    ),
    effects=catch_player,
    follow_ups=cite_catch_penalty,
)
_SHARED_DECIDE: Procedure[GolfCase[Decide]] = contests.DECIDE_PROCEDURE
DECIDE_PROCEDURE = replace(_SHARED_DECIDE, effects=decide_contest)
