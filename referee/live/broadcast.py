"""Wake-ups between the processes of one database, over a bus.

A process sends a wake-up after the commit, on a connection of its own. A NOTIFY inside the transaction of a
claim would take a lock of the whole server at COMMIT, and cost a third of the throughput. So a slow, frozen
or lost bus delays no claim. `safety_poll` finds entries whose wake-up was lost.
"""

import logging
import math
import secrets
import threading
import time
from collections.abc import Callable, Iterable, Sequence

from referee.live.bus import Connect, Line, channel_of
from referee.live.counters import Counters

_BETWEEN = 0.020  # seconds between two notices of one match, sent or received
_IDLE = 10  # seconds after which an idle connection is closed
_RETRY = 1  # seconds between two attempts to connect
_LISTEN = 0.1  # seconds after which the set of watched matches is checked again
_QUIET = 5  # seconds without a message after which the bus is pinged
_MOST = 10_000  # maximum number of pending notices; more are dropped

_logger = logging.getLogger(__name__)


class BusStatus:
    """Whether one user of the bus, the sender or the listener, can reach it. Changes are logged and
    counted."""

    def __init__(self, doing: str, counters: Counters):
        self._doing, self._counters = doing, counters
        self._is_lost = False

    def lost(self, error: Exception) -> None:
        """Record that the bus cannot be reached because of this error."""
        if not self._is_lost:
            _logger.warning("the bus for wake-ups is lost (%s): %s", self._doing, str(error)[:200])
            self._change(is_lost=True)

    def found(self) -> None:
        """Record that the bus answers."""
        if self._is_lost:
            _logger.warning("the bus for wake-ups is found again (%s)", self._doing)
            self._change(is_lost=False)

    def forget(self) -> None:
        """Record that the bus is not needed for now, so that it does not count as lost."""
        if self._is_lost:
            self._change(is_lost=False)

    def _change(self, is_lost: bool) -> None:
        self._is_lost = is_lost
        self._counters.lost(1 if is_lost else -1)


class Notifier:
    """Sends wake-ups to the other processes at once, and at most once in 20 ms for each match."""

    def __init__(self, connect: Connect, counters: Counters):
        self.connect = connect
        self.sender = secrets.token_urlsafe(6)
        self._status = BusStatus("telling", counters)
        self._changed = threading.Condition()
        self._pending: set[str] = set()
        self._is_running = False

    def send(self, match_id: str) -> None:
        """Send a wake-up for this match in another thread. It never fails and never waits."""
        with self._changed:
            if len(self._pending) < _MOST:
                self._pending.add(match_id)
            self._changed.notify()
            if self._is_running:
                return
            self._is_running = True
        threading.Thread(target=self._run, name="live Notifier", daemon=True).start()

    def _run(self) -> None:
        line: Line | None = None
        while matches := self._next():
            try:
                line = line or self.connect()
                line.send((channel_of(match_id), f"{self.sender} {match_id}") for match_id in matches)
                self._status.found()
                time.sleep(_BETWEEN)
            except Exception as error:  # the claims are stored, and the polls of other processes find them
                self._status.lost(error)
                _close(line)
                line = None
                time.sleep(_RETRY)
        _close(line)
        self._status.forget()

    def _next(self) -> set[str]:
        """Wait for matches with news, and return their ids. Empty after `_IDLE` seconds without news."""
        with self._changed:
            if not self._pending:
                self._changed.wait(_IDLE)
            matches, self._pending = self._pending, set()
            self._is_running = bool(matches)
            return matches


class Listener:
    """Receives the wake-ups of other processes for the matches that `watched` returns, and reconnects by
    itself."""

    def __init__(
        self,
        notifier: Notifier,
        wake: Callable[[str], None],
        watched: Callable[[], Iterable[str]],
        counters: Counters,
    ):
        self._notifier, self._wake, self._watched = notifier, wake, watched
        self._status = BusStatus("listening", counters)
        self._line: Line | None = None
        self._answered_at = -math.inf

    def step(self) -> None:
        """Receive wake-ups for at most a moment, and wake their watches."""
        begun = time.monotonic()
        try:
            match_ids = self._from_others(self._receive())
        except Exception as error:  # the safety poll finds the lost wake-ups
            self._status.lost(error)
            self._hang_up()
            time.sleep(_RETRY)
            return
        for match_id in match_ids:
            self._wake(match_id)
        if time.monotonic() < begun + _LISTEN:
            time.sleep(_BETWEEN)  # a message came; without a pause a flood of them would block the process

    def close(self) -> None:
        """Close the connection."""
        self._hang_up()
        self._status.forget()

    def _receive(self) -> list[str]:
        if self._line is None:
            self._line, self._answered_at = self._notifier.connect(), -math.inf
        self._line.follow(frozenset(map(channel_of, self._watched())))
        messages = self._line.receive(_LISTEN)
        if not messages and time.monotonic() < self._answered_at + _QUIET:
            return messages
        if not messages:
            self._line.check()
        self._answered_at = time.monotonic()
        self._status.found()
        return messages

    def _from_others(self, messages: Sequence[str]) -> set[str]:
        """The ids of matches in messages of other processes. This process has woken its own watches
        already."""
        parts = (message.partition(" ") for message in messages)
        return {match_id for sender, _, match_id in parts if sender != self._notifier.sender}

    def _hang_up(self) -> None:
        _close(self._line)
        self._line = None


def _close(line: Line | None) -> None:
    if line is not None:
        line.close()
