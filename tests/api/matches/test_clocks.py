"""Somebody sets the clock of a server between a claim and the one that crosses it: no ruling changes."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from referee.services import clock as clocks
from referee.services import match_clock
from referee.storage import journal
from referee.storage.remembered import LRUCache
from referee.storage.transactions import open_read_session
from tests.api.phone import Phone

MINUTE, HOUR = 60_000, 3_600_000
STEPS = [sign * step for step in (2_000, 5 * MINUTE, HOUR) for sign in (1, -1)]
WITHIN_THE_GRACE, TOO_LATE = 1_400, 1_600


class Times:
    """Stands where the module `time` stands in the service: somebody may set the time of day."""

    CLOCK_BOOTTIME = time.CLOCK_BOOTTIME

    def __init__(self) -> None:
        self.of_day, self.since_the_start = 1_800_000_000_000, 5_000

    def time_ns(self) -> int:
        return self.of_day * 1_000_000

    def clock_gettime_ns(self, clock: int) -> int:
        assert clock == self.CLOCK_BOOTTIME
        return self.since_the_start * 1_000_000

    def go_by(self, milliseconds: int) -> None:
        self.of_day += milliseconds
        self.since_the_start += milliseconds

    def are_set(self, step: int) -> None:
        self.of_day += step


@pytest.fixture
def times(monkeypatch) -> Times:
    times = Times()
    monkeypatch.setattr(clocks, "time", times)
    return times


@pytest.fixture
def node(monkeypatch) -> Callable:
    """Another process over the same database: it has heard what it was told, and nothing else."""
    heard = {}

    @contextmanager
    def served_by(name: str) -> Iterator[None]:
        with monkeypatch.context() as patched:
            patched.setattr(match_clock, "_NEWEST_ENTRY_FIRST_SEEN", heard.setdefault(name, LRUCache(9)))
            yield

    return served_by


def bob_has_called(keeper: Phone) -> tuple[Phone, int]:
    """Bob lays his last card but one and calls; Cat's phone, and the last entry that it had shown before."""
    cat = keeper.at_seat(2)
    keeper.claim("uno.deal", turned_up=["red 5"], hands={"1": 2})
    keeper.claim("match.allow", entry=keeper.number)
    keeper.claim("uno.play", seat=1, card="red 7")
    shown = keeper.number
    keeper.at_seat(1).claim("uno.call", seat=1, after=shown)
    return cat, shown


def catch(cat: Phone, shown: int) -> str:
    return cat.claim("uno.catch", caught=1, seat=2, after=shown)["verdict"]


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize(
    ("milliseconds", "verdict"), [(WITHIN_THE_GRACE, "contested"), (TOO_LATE, "refused")]
)
def test_a_clock_that_is_set_changes_no_ruling(times, phone, step, milliseconds, verdict):
    """By two seconds, five minutes and an hour, forth and back."""
    cat, shown = bob_has_called(phone)
    times.go_by(milliseconds // 2)
    times.are_set(step)
    times.go_by(milliseconds - milliseconds // 2)

    assert verdict == catch(cat, shown)


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize(
    ("milliseconds", "verdict"), [(WITHIN_THE_GRACE, "contested"), (TOO_LATE, "refused")]
)
def test_two_servers_whose_clocks_differ_rule_alike(times, phone, node, step, milliseconds, verdict):
    """The second one serves somebody who follows the match, so it hears of the call at once."""
    with node("first"):
        cat, shown = bob_has_called(phone)
    with node("second"):
        times.are_set(step)
        cat.look()
        times.go_by(milliseconds)
        assert verdict == catch(cat, shown)


@pytest.mark.parametrize("step", STEPS)
def test_a_server_that_hears_of_an_entry_only_now_takes_it_for_a_new_one(times, phone, node, step):
    """It cannot know how long ago that was; so the table decides, and nobody is told to be late."""
    with node("first"):
        cat, shown = bob_has_called(phone)
    times.go_by(HOUR)
    times.are_set(step)
    with node("second"):
        assert "contested" == catch(cat, shown)


def test_what_an_earlier_release_stored_is_compared_by_the_time_of_day(times, phone, monkeypatch):
    """Nothing else is known of it."""
    append = journal.append_entry_and_reply

    def as_before(session, match, entry, reply):
        append(session, match, replace(entry, clock=None), reply)

    with monkeypatch.context() as earlier:
        earlier.setattr(journal, "append_entry_and_reply", as_before)
        cat, shown = bob_has_called(phone)
    times.go_by(TOO_LATE)

    assert "refused" == catch(cat, shown)


def test_the_clock_of_a_match_begins_with_the_time_of_day_and_goes_on(times, phone, app):
    """The time of day stands beside it, as it was."""
    began = times.of_day
    phone.claim("uno.deal", turned_up=["red 5"])
    times.go_by(700)
    times.are_set(-HOUR)
    phone.claim("match.note", text="somebody set the clock")

    with app.app_context(), open_read_session() as session:
        told = journal.read_entries_of_match(session, phone.match)[-1]
    assert (began + 700 - HOUR, began + 700) == (told.at, told.clock)
    record = phone.get("/record.ndjson").body.decode().splitlines()
    assert (told.at, told.clock) == tuple(json.loads(record[3])[name] for name in ("at", "clock"))
