"""The call window: the time in which a seat with one card left has to call UNO, or may be caught."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from referee.games.shared.ruleset import CallsCase
from referee.kit.quantities import Count, EntryNumber, Milliseconds
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.match.model.game import Candidate
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
    drawn: Count = Count(0)
    disputed: bool = False
    closed: Moment | None = None
    by_missed_turn: bool = False
    by_own_act: bool = False
    by_a_lapse: bool = False


class HasWindows(Protocol):
    """A round with calls: its newest open window, the older open ones, and the window that closed last."""

    @property
    def window(self) -> CallWindow | None: ...
    @property
    def open_windows(self) -> Sequence[CallWindow]: ...
    @property
    def last_window(self) -> CallWindow | None: ...


class CatchClaim(Protocol):
    """A claim that the seat `caught` did not call UNO. `seat` noticed it; None if nobody is named."""

    @property
    def caught(self) -> Seat: ...
    @property
    def seat(self) -> Seat | None: ...


def claim_time(case: AnyCase) -> Moment:
    """The entry number of this claim and the time at which it was received."""
    return Moment(EntryNumber(case.submission.number), Milliseconds(case.submission.moment))


def has_crossed(case: CallsCase[object], earlier: Moment) -> bool:
    """Whether this claim crossed the one of an earlier entry: its phone had not received that entry, which is
    at most `grace` milliseconds older."""
    submission, grace = case.submission, case.ruleset.grace
    return (
        submission.after is not None
        and submission.after < earlier.entry
        and submission.moment - earlier.at <= grace
    )


def window_of(round: HasWindows, seat: Seat) -> CallWindow | None:
    """The open window of this seat, or the last closed one if it was this seat's; None if there is
    neither."""
    windows = (round.window, *round.open_windows, round.last_window)
    return next((window for window in windows if window is not None and window.seat == seat), None)


def call_and_catch_candidates(
    window: CallWindow | None,
    with_one: Sequence[Seat],
    call: Callable[[Seat], Claim],
    catch: Callable[[Seat], Claim],
) -> Generator[Candidate, None, Sequence[Seat]]:
    """Yield a call and a catch of each seat `with_one` card left while the window is open, and of the seat of
    the window after a catch.

    A seat that has called gets the same offers: they must not reveal that a call is missing. Returns the
    seats that got them.
    """
    if window is None:
        return ()
    is_open = window.caught is None and not window.disputed
    seats = tuple(with_one) if is_open else (window.seat,)
    yield from (Candidate(call(seat), is_a_guess=is_open) for seat in seats)
    yield from (Candidate(catch(seat), is_a_guess=is_open) for seat in seats)
    return seats


def is_overruled_by_call(window: CallWindow) -> bool:
    """Whether the catch of this window does not count because a call crossed it and the table lets the call
    count."""
    return window.disputed and window.caught is not None and window.called is not None


def seat_of_window(window: CallWindow | None) -> Seat | None:
    """The seat of this window; None if there is no window."""
    return None if window is None else window.seat


def call_status(round: HasWindows, number: int) -> str | None:
    """The call window in words: "open", "caught", or either with ", too late" if the entry of this number
    closed it; None if no window is open and this entry closed none.

    It does not say whether the call was made: the referee never reveals that one is missing.
    """
    window, past = round.window, round.last_window
    if window is None and past is not None and past.closed is not None and past.closed.entry == number:
        window = past
    if window is None:
        return None
    status = "caught" if window.caught and not is_overruled_by_call(window) else "open"
    return status if window.closed is None else f"{status}, too late"


def catcher_in_case(case: CallsCase[CatchClaim]) -> Seat | None:
    """The seat that noticed the missing call: the reporting seat, or the seat that the keeper names, if
    any."""
    return catcher_of(case.claim, case.submission)


def catcher_of(claim: CatchClaim, submission: Submission) -> Seat | None:
    """The seat that noticed the missing call, by a claim and its submission; None if nobody is named."""
    return claim.seat if isinstance(submission.by, str) else Seat(submission.by)


# --- the events of both games: each function returns the round after one event ---


def call_due(round: Any, event: Any) -> Any:
    """The round with a new window for the seat of the event."""
    called = event.moment if event.called else None
    return replace(round, window=CallWindow(event.seat, event.moment, called), called_early=None)


def called(round: Any, event: Any) -> Any:
    """The round whose window has a call."""
    return replace(round, window=replace(round.window, called=event.moment))


def caught(round: Any, event: Any) -> Any:
    """The round whose window has a catch."""
    window = replace(
        round.window,
        caught=event.moment,
        caught_by=event.by,
        by_keeper=event.by_keeper,
        drawn=event.drawn,
    )
    return replace(round, window=window)


def catch_disputed(round: Any, event: Any) -> Any:
    """The round in which the catch of the seat is contested, in the open window or in the last closed one."""
    if round.window is not None and round.window.seat == event.seat:
        return replace(round, window=replace(round.window, disputed=True))
    return replace(round, last_window=replace(round.last_window, disputed=True))


def window_closed(round: Any, event: Any, **how: bool) -> Any:
    """The round whose window is closed. `how` sets the fields of the window that say why it ended."""
    closed = replace(round.window, closed=event.moment, **how)
    return replace(round, window=None, last_window=closed)
