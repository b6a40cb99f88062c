"""Whatever becomes of clocks: what was used in the last days of service is not erased, what was not is."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import date
from pathlib import Path

import pytest
from flask import Flask
from hypothesis import given, settings
from hypothesis import strategies as st

from referee import create_services_app
from referee.config import read_config
from referee.kit.quantities import MILLISECONDS_PER_MINUTE
from referee.services import expiry, last_used
from referee.storage import journal
from referee.storage.db import db
from referee.storage.last_used import MILLISECONDS_PER_DAY
from referee.storage.remembered import LRUCache
from referee.storage.transactions import open_read_session
from tests.settings import UNLIMITED, folder_in_memory
from tests.storage.databases import migrated_file
from tests.storage.samples import open_sample

DAYS = 2
MATCHES = ("a", "b", "c")
STEP = MILLISECONDS_PER_DAY // 4
"""Servers look so often here (ms), and not once an hour."""
BEGAN = 20_500 * MILLISECONDS_PER_DAY + 5 * 60 * MILLISECONDS_PER_MINUTE
EPOCH = date(1970, 1, 1).toordinal()


class Machine:
    """One of the servers of a database, with its own clock."""

    def __init__(self, app: Flask):
        self.app, self.ahead, self.is_on = app, 0, True
        self.noted = LRUCache(100)

    def start_anew(self) -> None:
        self.app.extensions.pop(last_used._LAST_ADVANCE_EXTENSION_KEY, None)
        self.noted = LRUCache(100)


class World:
    """Two machines over one database, and what really happens there."""

    def __init__(self, file: Path, patched: pytest.MonkeyPatch):
        url = migrated_file(file)
        settings = {"REFEREE_DATABASE_URL": url, "REFEREE_UNUSED_DAYS": str(DAYS), **UNLIMITED}
        self.machines = [Machine(create_services_app(read_config(settings))) for _ in range(2)]
        self.real, self.served = BEGAN, 0
        self.used: dict[str, int] = {}
        self.promised: dict[str, int] = {}
        self._patched = patched
        for match_id in MATCHES:
            with self._at(self.machines[0]):
                open_sample(match_id)
            self.use(match_id, 0)
        self.look()

    @contextmanager
    def _at(self, machine: Machine) -> Iterator[None]:
        self._patched.setattr(last_used, "now", lambda: self.real + machine.ahead)
        self._patched.setattr(last_used, "monotonic_ms", lambda: self.real)
        self._patched.setattr(last_used, "_LAST_RECORDED_USE", machine.noted)
        with machine.app.app_context():
            yield

    def there(self) -> set[str]:
        with self._at(self.machines[0]), open_read_session() as session:
            return set(journal.ids_of_all_matches(session))

    def use(self, match_id: str, number: int) -> None:
        machine = self.machines[number]
        if machine.is_on and (not self.used or match_id in self.there()):
            self._use(match_id, machine)

    def _use(self, match_id: str, machine: Machine) -> None:
        with self._at(machine):
            last_used.record_match_use(match_id)
            with open_read_session() as session:
                told = last_used.expiry_date_of_match(session, match_id)
        self.used[match_id] = self.served
        self.promised[match_id] = max(
            self.promised.get(match_id, 0), date.fromisoformat(told).toordinal() - EPOCH
        )

    def run(self, steps: int) -> None:
        """Time passes, and those that are on look."""
        for _ in range(steps):
            self.real += STEP
            self.served += STEP if any(machine.is_on for machine in self.machines) else 0
            self.look()

    def look(self) -> None:
        """Those that are on look, and nothing is erased too early."""
        for machine in self.machines:
            if machine.is_on:
                before = self.there()
                with self._at(machine):
                    expiry.erase_expired_matches()
                day = (self.real + machine.ahead) // MILLISECONDS_PER_DAY
                for match_id in before - self.there():
                    assert self.served - self.used[match_id] >= DAYS * MILLISECONDS_PER_DAY, (
                        "used in the last days of service"
                    )
                    assert day >= self.promised[match_id], "erased before the day that was told"

    def turn(self, number: int, is_on: bool) -> None:
        """Switch a machine on or off."""
        machine = self.machines[number]
        if is_on and not machine.is_on:
            machine.start_anew()
        machine.is_on = is_on

    def close(self) -> None:
        for machine in self.machines:
            with machine.app.app_context():
                db.engine.dispose()


NUMBERS = st.sampled_from([0, 1])
JUMPS = st.sampled_from([-40, -3, -1, -0.5, 0.5, 1, 2, 3, 40])
HAPPENINGS = st.one_of(
    st.tuples(st.just("run"), st.integers(1, 3 * DAYS)),
    st.tuples(st.just("use"), st.sampled_from(MATCHES), NUMBERS),
    st.tuples(st.just("set"), JUMPS, st.sampled_from([(0,), (1,), (0, 1)])),
    st.tuples(st.just("turn"), NUMBERS, st.booleans()),
)


def happen(world: World, what: str, *how) -> None:
    """One of `HAPPENINGS`."""
    if what == "set":
        for number in how[1]:
            world.machines[number].ahead += round(how[0] * MILLISECONDS_PER_DAY)
    else:
        {"run": world.run, "use": world.use, "turn": world.turn}[what](*how)


@contextmanager
def a_world() -> Iterator[World]:
    with ExitStack() as stack:
        folder = stack.enter_context(folder_in_memory())
        patched = stack.enter_context(pytest.MonkeyPatch.context())
        patched.setattr(last_used, "LONGEST_SERVICE_TIME_ADVANCE_MS", STEP)
        patched.setattr(last_used, "_DAY_END_RESERVE_MS", STEP + MILLISECONDS_PER_MINUTE)
        world = World(Path(folder) / "referee.sqlite3", patched)
        stack.callback(world.close)
        yield world


@settings(max_examples=10)
@given(st.lists(HAPPENINGS, min_size=5, max_size=25))
def test_nothing_that_was_used_is_erased_and_all_else_is(happenings):
    """Nor anything before the day that was told. Once clocks go normally for so many days, and that day has
    come by the clock, what nobody uses is gone."""
    with a_world() as world:
        for happening in happenings:
            happen(world, *happening)
        latest = max(world.promised.values())
        for number, machine in enumerate(world.machines):
            world.turn(number, True)
            machine.ahead = max(latest * MILLISECONDS_PER_DAY - world.real, 0)
        world.look()
        world.run(4 * (DAYS + 2))

        assert set() == world.there()
