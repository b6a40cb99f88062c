"""A migrated database of each kind."""

from collections.abc import Iterator

import pytest
from flask import Flask

from referee.config import Config, read_config
from referee.storage import db
from tests.storage.databases import KINDS, lent


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest) -> Iterator[str]:
    """The URL of a migrated empty database; the test runs once on each kind."""
    with lent(request) as url:
        yield url


@pytest.fixture
def config(database_url: str) -> Config:
    return read_config({"REFEREE_DATABASE_URL": database_url})


@pytest.fixture
def app(config: Config) -> Iterator[Flask]:
    """An app over a migrated database, its context entered for the test's own thread."""
    app = Flask(__name__)
    db.init_app(app, config)
    with app.app_context():
        yield app
        db.db.engine.dispose()


@pytest.fixture
def no_standby(app, postgres):
    """A switch: while it is on, every COMMIT of this database waits for a standby that is not there."""
    name = db.db.engine.url.database

    def switch(is_on):
        postgres._execute(f"ALTER SYSTEM SET synchronous_standby_names = '{'nobody' if is_on else ''}'")
        postgres._execute("SELECT pg_reload_conf()")
        postgres._execute(f"ALTER DATABASE {name} SET synchronous_commit = {'on' if is_on else 'off'}")
        db.db.engine.dispose()

    yield switch
    switch(False)
