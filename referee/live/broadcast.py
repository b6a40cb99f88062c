"""A notifier and a listener: they exchange wake-ups with the other processes that share a database.

A wake-up says that a match may have a new entry. It is sent over a bus (PostgreSQL or Redis). A process sends
a wake-up after the COMMIT of a claim, on a separate connection, so that a slow or lost bus delays no claim.
NOTIFY is not sent in the transaction of the claim, because each COMMIT would then lock the whole database
server. If a wake-up is lost, `safety_poll` finds the new entry.
"""

import logging
import math
import secrets
import threading
import time
from collections.abc import Callable, Iterable, Sequence

from referee.live.bus import BusConnection, OpenBusConnection, bus_channel_of_match
from referee.live.counters import WakeupFailureCallbacks

_PAUSE_SECONDS_BETWEEN_BUS_CALLS = 0.020  # seconds to pause after sending or receiving wake-ups
_SECONDS_UNTIL_IDLE_CONNECTION_CLOSES = 10  # seconds after which an idle connection is closed
_SECONDS_BETWEEN_CONNECTION_ATTEMPTS = 1  # seconds between two attempts to connect
_SECONDS_PER_LISTENING_STEP = (
    0.1  # seconds to wait for messages before the listener updates its subscribed channels
)
_SECONDS_OF_SILENCE_BEFORE_BUS_CHECK = (
    5  # seconds without a message after which the listener checks whether the bus answers
)
_MOST_PENDING_WAKEUPS = 10_000  # maximum number of pending wake-ups; further wake-ups are dropped

_logger = logging.getLogger(__name__)


class BusStatus:
    """A record of whether the bus can be reached. The `Notifier` and the `Listener` have separate records.
    Each change is logged and counted."""

    def __init__(self, doing: str, counters: WakeupFailureCallbacks):
        self._doing, self._counters = doing, counters
        self._is_lost = False

    def record_bus_lost(self, error: Exception) -> None:
        """Record that the bus cannot be reached because of this error."""
        if not self._is_lost:
            _logger.warning("the bus for wake-ups is lost (%s): %s", self._doing, str(error)[:200])
            self._set_is_lost(is_lost=True)

    def record_bus_found(self) -> None:
        """Record that the bus answers."""
        if self._is_lost:
            _logger.warning("the bus for wake-ups is found again (%s)", self._doing)
            self._set_is_lost(is_lost=False)

    def record_bus_not_needed(self) -> None:
        """Record that this process does not need the bus now. The bus then no longer counts as lost."""
        if self._is_lost:
            self._set_is_lost(is_lost=False)

    def _set_is_lost(self, is_lost: bool) -> None:
        self._is_lost = is_lost
        self._counters.lost(1 if is_lost else -1)


class Notifier:
    """The sender of wake-ups to other processes. It sends at most one wake-up in 20 ms for each match."""

    def __init__(self, connect: OpenBusConnection, counters: WakeupFailureCallbacks):
        self.connect = connect
        self.sender = secrets.token_urlsafe(6)
        self._status = BusStatus("telling", counters)
        self._changed = threading.Condition()
        self._pending: set[str] = set()
        self._is_running = False

    def send(self, match_id: str) -> None:
        """Let a separate thread send a wake-up for this match. The call never fails and does not wait for the
        bus."""
        with self._changed:
            if len(self._pending) < _MOST_PENDING_WAKEUPS:
                self._pending.add(match_id)
            self._changed.notify()
            if self._is_running:
                return
            self._is_running = True
        threading.Thread(target=self._send_pending_wakeups, name="live Notifier", daemon=True).start()

    def _send_pending_wakeups(self) -> None:
        line: BusConnection | None = None
        while matches := self._wait_for_pending_matches():
            try:
                line = line or self.connect()
                line.send(
                    (bus_channel_of_match(match_id), f"{self.sender} {match_id}") for match_id in matches
                )
                self._status.record_bus_found()
                time.sleep(_PAUSE_SECONDS_BETWEEN_BUS_CALLS)
            except Exception as error:  # wake-ups may be lost, but safety polls find the new entries
                self._status.record_bus_lost(error)
                _close_if_open(line)
                line = None
                time.sleep(_SECONDS_BETWEEN_CONNECTION_ATTEMPTS)
        _close_if_open(line)
        self._status.record_bus_not_needed()

    def _wait_for_pending_matches(self) -> set[str]:
        """Wait until wake-ups are pending, and return the ids of their matches. Return an empty set if there
        is none after `_SECONDS_UNTIL_IDLE_CONNECTION_CLOSES` seconds."""
        with self._changed:
            if not self._pending:
                self._changed.wait(_SECONDS_UNTIL_IDLE_CONNECTION_CLOSES)
            matches, self._pending = self._pending, set()
            self._is_running = bool(matches)
            return matches


class Listener:
    """The receiver of wake-ups from other processes. After an error it opens a new connection.

    `wake` is called with the id of each match that has a wake-up. `watched` returns the ids of the matches
    that have streams in this process.
    """

    def __init__(
        self,
        notifier: Notifier,
        wake: Callable[[str], None],
        watched: Callable[[], Iterable[str]],
        counters: WakeupFailureCallbacks,
    ):
        self._notifier, self._wake, self._watched = notifier, wake, watched
        self._status = BusStatus("listening", counters)
        self._line: BusConnection | None = None
        self._answered_at = -math.inf

    def run_one_step(self) -> None:
        """Wait about `_SECONDS_PER_LISTENING_STEP` seconds for wake-ups. Then wake the streams of the matches
        with a wake-up."""
        begun = time.monotonic()
        try:
            match_ids = self._match_ids_from_other_processes(self._connect_and_receive())
        except Exception as error:  # wake-ups may be lost, but the safety poll finds the new entries
            self._status.record_bus_lost(error)
            self._drop_connection()
            time.sleep(_SECONDS_BETWEEN_CONNECTION_ATTEMPTS)
            return
        for match_id in match_ids:
            self._wake(match_id)
        if time.monotonic() < begun + _SECONDS_PER_LISTENING_STEP:
            time.sleep(
                _PAUSE_SECONDS_BETWEEN_BUS_CALLS
            )  # without this pause, many messages would keep the process busy

    def close(self) -> None:
        """Close the connection to the bus."""
        self._drop_connection()
        self._status.record_bus_not_needed()

    def _connect_and_receive(self) -> list[str]:
        if self._line is None:
            self._line, self._answered_at = self._notifier.connect(), -math.inf
        self._line.set_subscribed_channels(frozenset(map(bus_channel_of_match, self._watched())))
        messages = self._line.receive(_SECONDS_PER_LISTENING_STEP)
        if not messages and time.monotonic() < self._answered_at + _SECONDS_OF_SILENCE_BEFORE_BUS_CHECK:
            return messages
        if not messages:
            self._line.check_that_bus_answers()
        self._answered_at = time.monotonic()
        self._status.record_bus_found()
        return messages

    def _match_ids_from_other_processes(self, messages: Sequence[str]) -> set[str]:
        """The ids of the matches in those messages that other processes sent. Messages of this process are
        ignored, because this process has already woken its own streams."""
        parts = (message.partition(" ") for message in messages)
        return {match_id for sender, _, match_id in parts if sender != self._notifier.sender}

    def _drop_connection(self) -> None:
        _close_if_open(self._line)
        self._line = None


def _close_if_open(line: BusConnection | None) -> None:
    if line is not None:
        line.close()
