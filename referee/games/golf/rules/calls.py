"""Calling UNO, catching who did not, and what cannot be known of it."""

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
from referee.games.golf.model.state import Round, facedown
from referee.games.golf.rules.pile import COLUMN, columns_drawn, columns_to_be_had, what_the_pile_gives
from referee.games.golf.rules.turn_order import the_round_is_being_played
from referee.games.shared.call_window import CallWindow, Moment, catcher, moment, unseen_just_now, window_of
from referee.kit.quantities import Count, EntryNumber
from referee.kit.seats import Seat
from referee.match.model.events import Contested
from referee.match.model.rulebook import DECIDE
from referee.match.model.state import Contest
from referee.match.table.contests import (
    a_party_is_believed,
    decided,
    it_is_contested,
    no_party_decides,
    who_is_believed,
)
from referee.rulings.finding import Finding, Weight, breaks, holds, unseen
from referee.rulings.ruleset import Case, Procedure
from referee.rulings.submission import KEEPER

PENALTY = 1
"""Columns that a forgotten call costs."""


def call_due(case: Case, before: int, now: int) -> tuple[CallDue, ...]:
    """The window that opens when a turn leaves its player one facedown card that was not the only one."""
    if now != 1 or before == 1:
        return ()
    was_called = case.claim.said_uno or case.state.round.called_early == case.claim.seat
    return (CallDue(case.claim.seat, moment(case), was_called),)


# --- a call ---


def a_call_is_due(case: Case) -> Finding | None:
    """One card lies facedown, or the last but one is about to be turned up; else it is called for nothing."""
    round, seat = case.state.round, case.claim.seat
    window, left = window_of(round, seat), facedown(round.grids[seat])
    was_caught = window is not None and window.caught is not None and not window.disputed
    if left == 1 or was_caught:
        return None
    if _is_early(round, seat):
        return holds(CALL_EARLY, seat=seat)
    return breaks(CALL, seat=seat, left=left)


def it_was_called_before_the_catch(case: Case) -> Finding | None:
    window = window_of(case.state.round, case.claim.seat)
    if window is None or window.caught is None or window.disputed or window.called is not None:
        return None
    if _is_early(case.state.round, window.seat) or facedown(case.state.round.grids[window.seat]) == 1:
        return None
    if _is_open_to_doubt(case, window):
        stays = window.drawn and not _still_facedown(case, window)
        return _crossed(window.caught, window.seat, **({"kept": True} if stays else {}))
    return breaks(CATCH, caught=window.seat, entry=window.caught.entry, late=True)


def a_late_call_changes_nothing(case: Case) -> Finding | None:
    window = window_of(case.state.round, case.claim.seat)
    was_missed = window is not None and window.closed is not None and window.caught is None
    is_late = was_missed and not _is_early(case.state.round, case.claim.seat)
    return holds(CALL_IN_TIME, seat=case.claim.seat) if is_late else None


def called(case: Case) -> tuple:
    round, seat = case.state.round, case.claim.seat
    window, left = window_of(round, seat), facedown(round.grids[seat])
    if window is not None and window.caught is not None and not window.disputed and left != 1:
        return (CalledEarly(seat),) if _is_early(round, seat) else _disputed(case, window)
    if _is_early(round, seat):
        return (CalledEarly(seat),)
    if window is None or window.called is not None or window.caught is not None:
        return ()
    return (Called(seat, moment(case)),) if window.closed is None else ()


def _is_early(round: Round, seat: Seat) -> bool:
    """On the own turn with two facedown cards."""
    return round.turn == seat and facedown(round.grids[seat]) == 2


def _is_open_to_doubt(case: Case, window: CallWindow) -> bool:
    """A catch by a player's word, until the next turn; any other only if it crossed this call."""
    is_a_players_word = not window.by_keeper and window.closed is None
    return is_a_players_word or unseen_just_now(case, window.caught)


def _disputed(case: Case, window: CallWindow) -> tuple:
    parties = (window.seat,) if window.caught_by is None else (window.seat, window.caught_by)
    columns = Count(_still_facedown(case, window))
    contest = _contest(case, window.seat, window.caught, parties, columns)
    returned = (ColumnsReturned(window.seat, columns),) if columns else ()
    return (CatchDisputed(window.seat), *returned, Contested(contest))


def _still_facedown(case: Case, window: CallWindow) -> int:
    """Of a column that was turned up since, in part, or is gone nothing can go back."""
    newest = max(case.state.round.grids[window.seat], key=lambda column: column.id, default=None)
    untouched = newest is not None and newest.facedown == COLUMN
    return window.drawn // COLUMN if untouched else 0


# --- a catch ---


def nobody_catches_themselves(case: Case) -> Finding | None:
    if catcher(case) == case.claim.caught:
        return breaks(CATCH, caught=case.claim.caught, by=catcher(case))
    return None


def the_call_was_missed(case: Case) -> Finding | None:
    round, caught = case.state.round, case.claim.caught
    window = window_of(round, caught)
    if window is None:
        return breaks(CATCH, caught=caught, left=facedown(round.grids[caught]))
    if window.disputed:
        return breaks(CATCH, caught=caught, disputed=True)
    if window.caught is not None:
        return breaks(CATCH, caught=caught, entry=window.caught.entry)
    opposite = window.called or window.closed
    if opposite is None:
        return None
    if unseen_just_now(case, opposite):
        return _crossed(opposite, caught, **({"begun": True} if window.called is None else {}))
    article = CALL_IN_TIME if window.called is None else CALL
    return breaks(article, caught=caught, entry=opposite.entry)


def a_players_catch_is_a_players_word(case: Case) -> Finding | None:
    """Nobody but those in the room heard whether there was a call; the keeper speaks for the table."""
    if case.submission.by == KEEPER or the_call_was_missed(case) is not None:
        return None
    return unseen(CATCH_HEARD, caught=case.claim.caught)


def caught(case: Case) -> tuple:
    round, seat = case.state.round, case.claim.caught
    crossed = the_call_was_missed(case)
    if crossed is not None and crossed.weight is Weight.CROSSED:
        window = window_of(round, seat)
        parties = tuple(party for party in (seat, catcher(case)) if party is not None)
        contest = _contest(case, seat, window.called or window.closed, parties)
        return (CatchDisputed(seat), Contested(contest))
    drawn = Count(columns_to_be_had(round, PENALTY) * COLUMN)
    event = Caught(seat, moment(case), drawn, catcher(case), case.submission.by == KEEPER)
    settles = (event,) if round.window is not None and round.window.seat == seat else ()
    return (*settles, *columns_drawn(case.ruleset, round, seat, PENALTY))


def whether_it_can_be_drawn(case: Case) -> tuple[Finding, ...]:
    """What is to be said of the pile, where the catch counts and is not contested."""
    contested = the_call_was_missed(case)
    return () if contested is not None else what_the_pile_gives(case.state.round, PENALTY)


# --- what both have in common ---


def _crossed(opposite: Moment, seat: Seat, **more: bool) -> Finding:
    """`begun` tells that no call, but the beginning of the next turn, crossed the catch; `kept` that the new
    column stays, as a card of it was turned up since."""
    return Finding(CALL_CROSSED.id, Weight.CROSSED, {"caught": seat, "entry": opposite.entry, **more})


def _contest(
    case: Case, seat: Seat, opposite: Moment, parties: tuple[Seat, ...], held_back: int = PENALTY
) -> Contest:
    """What is held back follows if the seat is not believed."""
    number = EntryNumber(case.submission.number)
    follows = (ColumnsDrawn(seat, Count(held_back)),) if held_back else ()
    return Contest(number, opposite.entry, seat, parties, follows)


def settled(case: Case) -> tuple:
    """A contest decided: columns that were held back are drawn from the pile as it is now."""
    events = []
    for event in decided(case):
        is_penalty = isinstance(event, ColumnsDrawn)
        drawn = columns_drawn if is_penalty else None
        events += drawn(case.ruleset, case.state.round, event.seat, event.columns) if drawn else (event,)
    return tuple(events)


CALL_PROCEDURE = Procedure(
    CALL,
    needs=(the_round_is_being_played,),
    checks=(a_call_is_due, it_was_called_before_the_catch, a_late_call_changes_nothing),
    effects=called,
)
CATCH_PROCEDURE = Procedure(
    CATCH,
    needs=(the_round_is_being_played,),
    checks=(nobody_catches_themselves, the_call_was_missed, a_players_catch_is_a_players_word),
    effects=caught,
    follow_ups=whether_it_can_be_drawn,
)
DECIDE_PROCEDURE = Procedure(
    DECIDE,
    needs=(it_is_contested,),
    checks=(no_party_decides, a_party_is_believed, who_is_believed),
    effects=settled,
)
