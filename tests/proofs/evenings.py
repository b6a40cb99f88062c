"""Random evenings against the referee, over HTTP: see tests/evenings."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from unittest import mock

from flask import Flask

from referee import create_app
from referee.config import read_config
from referee.services import clock as clocks
from referee.storage import db
from tests.api.phone import Send, through
from tests.evenings.clock import Clock
from tests.evenings.evening import FORMS, Result, play_evening
from tests.settings import UNLIMITED, folder_in_memory


@contextmanager
def service(clock: Clock) -> Iterator[Send]:
    """A referee of one's own, over a database in memory; its only clock is this one."""
    with folder_in_memory() as folder:
        config = read_config({"REFEREE_DATABASE_URL": f"sqlite:///{folder}/referee.sqlite3", **UNLIMITED})
        db.migrate_database(config)
        app: Flask = create_app(config)
        with mock.patch.object(clocks, "time", clock):
            yield through(app.test_client())
        with app.app_context():
            db.db.engine.dispose()


def play_evenings(seed: int, first: int, many: int, seconds: float) -> list[Result]:
    """So many evenings, the forms of scoring in turn, or those that there is time for. Evening n of a seed is
    always the same."""
    until, played = time.monotonic() + seconds, []
    clock = Clock()
    with service(clock) as send:
        for number in range(first, first + many):
            if time.monotonic() < until:
                played.append(play_evening(send, clock, f"{seed} {number}", FORMS[number % len(FORMS)]))
    return played
