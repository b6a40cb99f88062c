"""How processes over one database tell each other that there is news of a match: over a bus.

Telling comes after the commit and has a connection of its own: a NOTIFY inside of a claim's transaction would
take a lock of the whole server at COMMIT, which cost a third of all claims. So a bus that is slow, frozen or
gone holds up no claim. What is lost on the way, `pulse` finds.
"""

import logging
import math
import secrets
import threading
import time
from collections.abc import Callable, Iterable, Sequence

from referee.live.bus import Connect, Line, channel_of
from referee.live.counters import Counters

_BETWEEN = 0.020  # seconds between two notices of one match, told or heard
_IDLE = 10  # seconds after which a connection that nobody needs is given up
_RETRY = 1  # seconds between two tries to connect
_LISTEN = 0.1  # seconds after which it is looked whether other matches are watched by now
_QUIET = 5  # seconds without a message after which the bus is asked whether it is there
_MOST = 10_000  # matches that wait to be told of; of more nobody is told

_logger = logging.getLogger(__name__)


class Reach:
    """Whether the bus can be reached, to tell or to listen; the log says when it changes."""

    def __init__(self, doing: str, counters: Counters):
        self._doing, self._counters = doing, counters
        self._is_lost = False

    def lost(self, error: Exception) -> None:
        if not self._is_lost:
            _logger.warning("the bus for wake-ups is lost (%s): %s", self._doing, str(error)[:200])
            self._change(is_lost=True)

    def found(self) -> None:
        if self._is_lost:
            _logger.warning("the bus for wake-ups is found again (%s)", self._doing)
            self._change(is_lost=False)

    def forget(self) -> None:
        """Nobody needs it for now."""
        if self._is_lost:
            self._change(is_lost=False)

    def _change(self, is_lost: bool) -> None:
        self._is_lost = is_lost
        self._counters.lost(1 if is_lost else -1)


class Notices:
    """Tells the other processes: at once, and of each match at most once in 20 ms. Never fails."""

    def __init__(self, connect: Connect, counters: Counters):
        self.connect = connect
        self.sender = secrets.token_urlsafe(6)
        self._reach = Reach("telling", counters)
        self._changed = threading.Condition()
        self._pending: set[str] = set()
        self._is_running = False

    def tell(self, match_id: str) -> None:
        with self._changed:
            if len(self._pending) < _MOST:
                self._pending.add(match_id)
            self._changed.notify()
            if self._is_running:
                return
            self._is_running = True
        threading.Thread(target=self._run, name="live Notices", daemon=True).start()

    def _run(self) -> None:
        line: Line | None = None
        while matches := self._next():
            try:
                line = line or self.connect()
                line.tell((channel_of(match_id), f"{self.sender} {match_id}") for match_id in matches)
                self._reach.found()
                time.sleep(_BETWEEN)
            except Exception as error:  # whatever it is, the claims are stored, and others will find them
                self._reach.lost(error)
                _close(line)
                line = None
                time.sleep(_RETRY)
        _close(line)
        self._reach.forget()

    def _next(self) -> set[str]:
        """The ids of matches with news, once there are any; none if no notification came for a while."""
        with self._changed:
            if not self._pending:
                self._changed.wait(_IDLE)
            matches, self._pending = self._pending, set()
            self._is_running = bool(matches)
            return matches


class Listener:
    """Hears what other processes tell of the matches that `watched` names, and connects again by itself."""

    def __init__(
        self,
        notices: Notices,
        wake: Callable[[str], None],
        watched: Callable[[], Iterable[str]],
        counters: Counters,
    ):
        self._notices, self._wake, self._watched = notices, wake, watched
        self._reach = Reach("listening", counters)
        self._line: Line | None = None
        self._heard_at = -math.inf

    def step(self) -> None:
        """Listen for a moment."""
        begun = time.monotonic()
        try:
            told = self._told_by_others(self._hear())
        except Exception as error:  # whatever it is, the pulse finds what is not heard
            self._reach.lost(error)
            self._hang_up()
            time.sleep(_RETRY)
            return
        for match_id in told:
            self._wake(match_id)
        if time.monotonic() < begun + _LISTEN:
            time.sleep(_BETWEEN)  # something came; were it a flood, nothing else would run

    def close(self) -> None:
        self._hang_up()
        self._reach.forget()

    def _hear(self) -> list[str]:
        if self._line is None:
            self._line, self._heard_at = self._notices.connect(), -math.inf
        self._line.follow(frozenset(map(channel_of, self._watched())))
        heard = self._line.hear(_LISTEN)
        if not heard and time.monotonic() < self._heard_at + _QUIET:
            return heard
        if not heard:
            self._line.check()
        self._heard_at = time.monotonic()
        self._reach.found()
        return heard

    def _told_by_others(self, heard: Sequence[str]) -> set[str]:
        """The matches of which they tell: whoever told it has woken its own already."""
        told = (message.partition(" ") for message in heard)
        return {match_id for sender, _, match_id in told if sender != self._notices.sender}

    def _hang_up(self) -> None:
        _close(self._line)
        self._line = None


def _close(line: Line | None) -> None:
    if line is not None:
        line.close()
