"""The time in which UNO has to be called, and whoever does not may be caught."""

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
    """A round with calls: its newest open window, older ones that are open too, and the last one closed."""

    @property
    def window(self) -> CallWindow | None: ...
    @property
    def open_windows(self) -> Sequence[CallWindow]: ...
    @property
    def last_window(self) -> CallWindow | None: ...


class CatchClaim(Protocol):
    """A claim that somebody did not call: `seat` is who noticed, where that is told."""

    @property
    def caught(self) -> Seat: ...
    @property
    def seat(self) -> Seat | None: ...


def moment(case: AnyCase) -> Moment:
    """When this claim was heard."""
    return Moment(EntryNumber(case.submission.number), Milliseconds(case.submission.moment))


def unseen_just_now(case: CallsCase[object], before: Moment) -> bool:
    """Whether the phone that reports had not been shown what was heard at that moment, just before."""
    submission, grace = case.submission, case.ruleset.grace
    return (
        submission.after is not None
        and submission.after < before.entry
        and submission.moment - before.at <= grace
    )


def window_of(round: HasWindows, seat: Seat) -> CallWindow | None:
    """The window of this seat that is open, or else the last one if it was this seat's."""
    windows = (round.window, *round.open_windows, round.last_window)
    return next((window for window in windows if window is not None and window.seat == seat), None)


def calls_and_catches(
    window: CallWindow | None,
    with_one: Sequence[Seat],
    call: Callable[[Seat], Claim],
    catch: Callable[[Seat], Claim],
) -> Generator[Candidate, None, Sequence[Seat]]:
    """A call and a catch of each seat `with_one` card, if known, while the time to catch is open, whether or
    not it has called: an offer must not reveal that a call is missing. After a catch, what would count.
    Returns the seats."""
    if window is None:
        return ()
    is_open = window.caught is None and not window.disputed
    seats = tuple(with_one) if is_open else (window.seat,)
    yield from (Candidate(call(seat), is_a_guess=is_open) for seat in seats)
    yield from (Candidate(catch(seat), is_a_guess=is_open) for seat in seats)
    return seats


def is_undone(window: CallWindow) -> bool:
    """Whether the catch of this window fell to a call that came at once with it, as the table agreed."""
    return window.disputed and window.caught is not None and window.called is not None


def whose(window: CallWindow | None) -> Seat | None:
    """Whose time to call it is, if it is any."""
    return None if window is None else window.seat


def how_the_call_stands(round: HasWindows, number: int) -> str | None:
    """Whether the time to call and to catch is open, or somebody was caught; None if neither. The entry of
    this number may have closed it. Whether the call was made is left out: the referee does not reveal that
    one is missing."""
    window, past = round.window, round.last_window
    if window is None and past is not None and past.closed is not None and past.closed.entry == number:
        window = past
    if window is None:
        return None
    said = "caught" if window.caught and not is_undone(window) else "open"
    return said if window.closed is None else f"{said}, too late"


def catcher(case: CallsCase[CatchClaim]) -> Seat | None:
    """Who noticed: the seat that reports it, or the one the keeper names."""
    return catcher_of(case.claim, case.submission)


def catcher_of(claim: CatchClaim, submission: Submission) -> Seat | None:
    """The same for the claim of a submission."""
    return claim.seat if isinstance(submission.by, str) else Seat(submission.by)


# --- how the events of each game change the window of its round ---


def call_due(round: Any, event: Any) -> Any:
    called = event.moment if event.called else None
    return replace(round, window=CallWindow(event.seat, event.moment, called), called_early=None)


def called(round: Any, event: Any) -> Any:
    return replace(round, window=replace(round.window, called=event.moment))


def caught(round: Any, event: Any) -> Any:
    window = replace(
        round.window,
        caught=event.moment,
        caught_by=event.by,
        by_keeper=event.by_keeper,
        drawn=event.drawn,
    )
    return replace(round, window=window)


def catch_disputed(round: Any, event: Any) -> Any:
    if round.window is not None and round.window.seat == event.seat:
        return replace(round, window=replace(round.window, disputed=True))
    return replace(round, last_window=replace(round.last_window, disputed=True))


def window_closed(round: Any, event: Any, **how: bool) -> Any:
    closed = replace(round.window, closed=event.moment, **how)
    return replace(round, window=None, last_window=closed)
