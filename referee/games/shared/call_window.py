"""The call window: the time in which a seat with one card left has to call UNO and can be caught."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from referee.games.shared.ruleset import CallsCase
from referee.kit.quantities import CardCount, EntryNumber, Milliseconds
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.match.model.game import ClaimCandidate
from referee.rulings.ruleset import AnyCase
from referee.rulings.submission import Submission
from referee.rulings.tags import Claim


@dataclass(frozen=True)
class Moment:
    """The entry number and the time (milliseconds on the clock of the match) of a claim."""

    entry: EntryNumber
    at: Milliseconds = Milliseconds(0)


@dataclass(frozen=True)
class CallWindow:
    """The time in which a seat with one card left has to call UNO, and can be caught if it does not.

    - `opened`: When it began.
    - `called`: When the seat called UNO.
    - `caught`: When the seat was caught.
    - `caught_by`: The seat that caught it; None if the catch named nobody.
    - `by_keeper`: Whether the scorekeeper reported the catch.
    - `drawn`: How many cards the catch cost.
    - `disputed`: Whether the catch is contested.
    - `closed`: When it ended; None while it is open.
    - `by_missed_turn`: Whether it ended because a turn was missed.
    - `by_own_act`: Whether it ended because the seat itself played on.
    - `by_a_lapse`: Whether it ended because another seat had to call UNO. Only older matches have it.
    """

    seat: Seat
    opened: Moment
    called: Moment | None = None
    caught: Moment | None = None
    caught_by: Seat | None = None
    by_keeper: bool = False
    drawn: CardCount = CardCount(0)
    disputed: bool = False
    closed: Moment | None = None
    by_missed_turn: bool = False
    by_own_act: bool = False
    by_a_lapse: bool = False


class RoundWithCallWindows(Protocol):
    """A round of a game in which players call UNO.

    - `window`: The newest open call window; None if no window is open.
    - `open_windows`: All other open call windows. They are older than `window`.
    - `last_window`: The call window that closed most recently.
    """

    @property
    def window(self) -> CallWindow | None: ...
    @property
    def open_windows(self) -> Sequence[CallWindow]: ...
    @property
    def last_window(self) -> CallWindow | None: ...


class CatchClaim(Protocol):
    """A claim that the seat `caught` did not call UNO. `seat` is the seat that noticed the missing call; None
    if the claim names no such seat."""

    @property
    def caught(self) -> Seat: ...
    @property
    def seat(self) -> Seat | None: ...


def moment_of_claim(case: AnyCase) -> Moment:
    """The entry number of the claim and the time at which the server received it."""
    return Moment(EntryNumber(case.submission.number), Milliseconds(case.submission.time_for_comparison))


def claim_crossed_earlier_claim(case: CallsCase[object], earlier: Moment) -> bool:
    """Whether this claim and an earlier claim crossed: they were made at nearly the same time. `earlier` is
    the moment of the earlier claim.

    Two conditions must be met. The phone that sent this claim had not received the earlier entry yet. At most
    `grace` milliseconds (a number in the ruleset) lie between the claims.
    """
    submission, grace = case.submission, case.ruleset.grace
    return (
        submission.after is not None
        and submission.after < earlier.entry
        and submission.time_for_comparison - earlier.at <= grace
    )


def call_window_of_seat(round: RoundWithCallWindows, seat: Seat) -> CallWindow | None:
    """The open call window of the seat. If the seat has no open window, the result is `round.last_window`,
    provided that this window belongs to the seat. In all other cases the result is None."""
    windows = (round.window, *round.open_windows, round.last_window)
    return next((window for window in windows if window is not None and window.seat == seat), None)


def call_and_catch_candidates(
    window: CallWindow | None,
    with_one: Sequence[Seat],
    call: Callable[[Seat], Claim],
    catch: Callable[[Seat], Claim],
) -> Generator[ClaimCandidate, None, Sequence[Seat]]:
    """Yield the calls and catches that players may claim while a call window is open. If `window` is None,
    nothing is yielded.

    Each seat of `with_one` (the seats with one card left) gives a call and a catch. Once the seat of the
    window is caught, or its catch is contested, only this seat gives a call and a catch. Seats that have
    already called are included, because the offered claims must not reveal whether a call is missing.

    The generator returns the seats for which it yielded claims.
    """
    if window is None:
        return ()
    is_open = window.caught is None and not window.disputed
    seats = tuple(with_one) if is_open else (window.seat,)
    yield from (ClaimCandidate(call(seat), is_a_guess=is_open) for seat in seats)
    yield from (ClaimCandidate(catch(seat), is_a_guess=is_open) for seat in seats)
    return seats


def crossing_call_overrules_catch(window: CallWindow) -> bool:
    """Whether a call overruled the catch of this window. A call does so if it crossed the catch, and if the
    rules of the table prefer the call."""
    return window.disputed and window.caught is not None and window.called is not None


def seat_of_call_window(window: CallWindow | None) -> Seat | None:
    """The seat of the window; None if there is no window."""
    return None if window is None else window.seat


def call_window_status(round: RoundWithCallWindows, number: int) -> str | None:
    """The status of the call window after the entry `number`: "open" or "caught". If this entry closed the
    window, the status ends with ", too late". If no window is open and this entry closed none, the result is
    None.

    The status does not say whether the seat has called, because the referee never reveals that a call is
    missing.
    """
    window, past = round.window, round.last_window
    if window is None and past is not None and past.closed is not None and past.closed.entry == number:
        window = past
    if window is None:
        return None
    status = "caught" if window.caught and not crossing_call_overrules_catch(window) else "open"
    return status if window.closed is None else f"{status}, too late"


def catching_seat_in_case(case: CallsCase[CatchClaim]) -> Seat | None:
    """The seat that noticed the missing call. If a player reported the catch, this is the seat of that
    player. If the scorekeeper reported it, this is the seat that the claim names, or None."""
    return catching_seat_of_claim(case.claim, case.submission)


def catching_seat_of_claim(claim: CatchClaim, submission: Submission) -> Seat | None:
    """The seat that noticed the missing call. If a player submitted the claim, this is the seat of that
    player. If the scorekeeper submitted it, this is the seat that the claim names, or None."""
    return claim.seat if isinstance(submission.by, str) else Seat(submission.by)


# --- events of both games: each function returns the round after one event ---


def apply_uno_call_due(round: Any, event: Any) -> Any:
    """The round with a new call window for the seat of the event."""
    called = event.moment if event.called else None
    return replace(round, window=CallWindow(event.seat, event.moment, called), called_early=None)


def apply_uno_called(round: Any, event: Any) -> Any:
    """The round after the seat of the open call window has called UNO."""
    return replace(round, window=replace(round.window, called=event.moment))


def apply_seat_caught(round: Any, event: Any) -> Any:
    """The round after the seat of the open call window was caught."""
    window = replace(
        round.window,
        caught=event.moment,
        caught_by=event.by,
        by_keeper=event.by_keeper,
        drawn=event.drawn,
    )
    return replace(round, window=window)


def apply_catch_disputed(round: Any, event: Any) -> Any:
    """The round in which the catch of the seat is contested. The catch belongs to the open call window or to
    the window that closed last."""
    if round.window is not None and round.window.seat == event.seat:
        return replace(round, window=replace(round.window, disputed=True))
    return replace(round, last_window=replace(round.last_window, disputed=True))


def apply_window_closed(round: Any, event: Any, **how: bool) -> Any:
    """The round after the open call window has closed. `how` sets fields of the window that give the reason,
    for example `by_own_act=True`."""
    closed = replace(round.window, closed=event.moment, **how)
    return replace(round, window=None, last_window=closed)
