"""Calling UNO, catching who did not, and what cannot be known of it."""

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
from referee.games.golf.model.state import Round, facedown
from referee.games.golf.rules.pile import (
    COLUMN,
    columns_drawn,
    columns_to_be_had,
    what_the_pile_gives,
    where_they_lie,
)
from referee.games.golf.rules.turn_order import the_round_is_being_played
from referee.games.shared.call_window import CallWindow, moment, window_of
from referee.games.shared.calls import Calls, is_caught, is_open_to_doubt
from referee.kit.quantities import Count
from referee.kit.seats import Seat
from referee.kit.values import known, replace
from referee.match.table import contests
from referee.match.table.contests import Decide
from referee.rulings.finding import Facts, Finding, breaks, holds
from referee.rulings.ruleset import Events, Procedure
from referee.rulings.tags import Event

PENALTY = 1
"""Columns that a forgotten call costs."""


def call_due(case: GolfCase[Turn], now: int) -> tuple[CallDue, ...]:
    """The window that opens when a turn leaves its player one facedown card that was not the only one. `now`
    is the number of facedown cards after the turn."""
    seat, round = case.claim.seat, case.state.round
    if now != 1 or facedown(round.grids[seat]) == 1:
        return ()
    return (CallDue(seat, moment(case), called=case.claim.said_uno or round.called_early == seat),)


# --- a call ---


def a_call_is_due(case: GolfCase[Call]) -> Finding | None:
    """One card lies facedown, or the last but one is about to be turned up; else it is called for nothing."""
    round, seat = case.state.round, case.claim.seat
    left = facedown(round.grids[seat])
    if left == 1 or is_caught(window_of(round, seat)):
        return None
    return holds(CALL_EARLY, seat=seat) if is_early(case, seat) else breaks(CALL, seat=seat, left=left)


def it_was_called_before_the_catch(case: GolfCase[Call]) -> Finding | None:
    window = window_of(case.state.round, case.claim.seat)
    if not is_caught(window) or window.called is not None:
        return None
    if is_early(case, window.seat) or _has_one_facedown(case, window.seat):
        return None
    if is_open_to_doubt(case, window):
        stays = window.drawn and not _still_facedown(case, window)
        return CALLS.it_crosses_the_catch(case, window, **({"kept": True} if stays else {}))
    return breaks(CATCH, caught=window.seat, entry=known(window.caught).entry, late=True)


def called(case: GolfCase[Call]) -> Events:
    seat = case.claim.seat
    if is_early(case, seat):
        return (CalledEarly(seat),)
    return CALLS.events_of_a_call(case, _disputed)


def is_early(case: GolfCase[object], seat: Seat) -> bool:
    """On the own turn with two facedown cards."""
    round = case.state.round
    return round.turn == seat and facedown(round.grids[seat]) == 2


def _has_one_facedown(case: GolfCase[object], seat: Seat) -> bool:
    """So that no column was drawn for a catch."""
    return facedown(case.state.round.grids[seat]) == 1


def _disputed(case: GolfCase[Call], window: CallWindow) -> Events:
    if _has_one_facedown(case, window.seat):
        return ()
    columns = Count(_still_facedown(case, window))
    back = (ColumnsReturned(window.seat, columns),) if columns else ()
    held_back = (ColumnsDrawn(window.seat, columns),) if columns else ()
    return CALLS.contested_by_a_call(case, window, back, held_back)


def _still_facedown(case: GolfCase[object], window: CallWindow) -> int:
    """Of a column that was turned up since, in part, or is gone nothing can go back."""
    newest = max(case.state.round.grids[window.seat], key=lambda column: column.id, default=None)
    untouched = newest is not None and newest.facedown == COLUMN
    return window.drawn // COLUMN if untouched else 0


# --- a catch ---


def caught(case: GolfCase[Catch]) -> Events:
    round, seat = case.state.round, case.claim.caught
    drawn = Count(columns_to_be_had(round, PENALTY) * COLUMN)
    return CALLS.events_of_a_catch(case, drawn, columns_drawn(case.ruleset, round, seat, PENALTY))


def what_a_catch_draws(case: GolfCase[Catch]) -> tuple[Finding, ...]:
    """What is to be said of the pile, where the catch counts and is not contested, and of the new column."""
    pile = what_the_pile_gives(case.state.round, PENALTY) if CALLS.a_catch_counts(case) else ()
    return (*pile, *where_they_lie(case.ruleset, caught(case)))


def _has_nothing_to_call(round: Round, seat: Seat) -> Facts:
    return {"left": facedown(round.grids[seat])}


def _the_next_turn_has_begun(window: CallWindow) -> Finding:
    return breaks(CALL_IN_TIME, caught=window.seat, entry=known(window.closed).entry)


def _a_column(case: GolfCase[object], seat: Seat) -> tuple[ColumnsDrawn, ...]:
    return (ColumnsDrawn(seat, Count(PENALTY)),)


CALLS = Calls(
    call=CALL,
    in_time=CALL_IN_TIME,
    crossed=CALL_CROSSED,
    catch=CATCH,
    heard=CATCH_HEARD,
    called=Called,
    caught=Caught,
    disputed=CatchDisputed,
    is_early=is_early,
    not_due=_has_nothing_to_call,
    too_late=_the_next_turn_has_begun,
    held_back=_a_column,
)


# --- a contest decided ---


def settled(case: GolfCase[Decide]) -> Events:
    """Columns that were held back are drawn from the pile as it is now."""
    return contests.resolve_held_back(case, contests.decision_events(case), _now)


def _now(case: GolfCase[Decide], event: Event) -> Events:
    if not isinstance(event, ColumnsDrawn):
        return (event,)
    return columns_drawn(case.ruleset, case.state.round, event.seat, event.columns)


CALL_PROCEDURE: Procedure[GolfCase[Call]] = Procedure(
    CALL,
    needs=(the_round_is_being_played,),
    checks=(a_call_is_due, it_was_called_before_the_catch, CALLS.a_late_call_changes_nothing),
    effects=called,
)
CATCH_PROCEDURE: Procedure[GolfCase[Catch]] = Procedure(
    CATCH,
    needs=(the_round_is_being_played,),
    checks=(
        CALLS.nobody_catches_themselves,
        CALLS.the_call_was_missed,
        CALLS.a_players_catch_is_a_players_word,
    ),
    effects=caught,
    follow_ups=what_a_catch_draws,
)
_AS_EVERYWHERE: Procedure[GolfCase[Decide]] = contests.DECIDE_PROCEDURE
DECIDE_PROCEDURE = replace(_AS_EVERYWHERE, effects=settled)
