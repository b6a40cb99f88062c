"""Apps over one migrated database of each kind, as if each were another process."""

import threading
from collections.abc import Callable, Iterator

import pytest
from flask import Flask

from referee import create_app
from referee.config import read_config
from referee.storage.db import db
from tests.storage.databases import KINDS, lent

PATIENCE = 30


def helpers(name: str = "live ") -> list[threading.Thread]:
    """The threads that serve those who wait."""
    return [thread for thread in threading.enumerate() if thread.name.startswith(name)]


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest) -> Iterator[str]:
    """The URL of a migrated empty database; the test runs once on each kind."""
    with lent(request) as url:
        yield url


@pytest.fixture(params=["postgresql"])
def postgresql_url(request: pytest.FixtureRequest) -> Iterator[str]:
    """The same where only PostgreSQL will do."""
    with lent(request) as url:
        yield url


@pytest.fixture
def new_app() -> Iterator[Callable[[str], Flask]]:
    """Makes apps over the database that is named."""
    made = []

    def new(url: str) -> Flask:
        made.append(create_app(read_config({"REFEREE_DATABASE_URL": url})))
        return made[-1]

    yield new
    for helper in helpers("live SafetyPoll"):
        helper.join(PATIENCE)  # it may hold a connection
    for app in made:
        with app.app_context():
            db.engine.dispose()


@pytest.fixture
def app(new_app: Callable[[str], Flask], database_url: str) -> Iterator[Flask]:
    """An app, its context entered for the test's own thread."""
    app = new_app(database_url)
    with app.app_context():
        yield app
