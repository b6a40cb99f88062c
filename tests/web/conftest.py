"""The app over a migrated database of each kind, a client that holds it to its contract, and a phone."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from flask import Flask
from flask.testing import FlaskClient

from referee import create_app
from referee.config import read
from referee.logbook import db
from tests.conftest import SEED, WHOLE
from tests.settings import UNLIMITED, folder_in_memory
from tests.web.contract import CheckedClient, Contract
from tests.web.phone import Phone, Send, through

SAY_LITTLE_OF_A_DATABASE = {
    "test_agreement",
    "test_claims",
    "test_contract",
    "test_corrections",
    "test_cors",
    "test_golf",
    "test_headers",
    "test_hostile",
    "test_hostile_doors",
    "test_limits",
    "test_logs",
    "test_metrics",
    "test_names",
    "test_old_matches",
    "test_problems",
    "test_questions",
    "test_rights",
    "test_rulebooks",
    "test_rules",
    "test_scorepad",
    "test_situations",
    "test_tokens",
}
"""They ask what is answered before a database is asked, or whichever it is: on SQLite all of them, on
PostgreSQL a tenth of them in a run, and other ones in the next."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is left for the next run is counted as deselected. Whoever names a file or a test gets it all."""
    if config.stash[WHOLE]:
        return
    rng = Random(config.stash[SEED])
    here = [
        item for item in items if item.path.parent == Path(__file__).parent and "[postgresql" in item.name
    ]
    later = {item for item in here if item.path.stem in SAY_LITTLE_OF_A_DATABASE and rng.randrange(10)}
    items[:] = [item for item in items if item not in later]
    config.hook.pytest_deselected(items=list(later))


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> Iterator[str]:
    """One database of each kind for all tests of a process: a match is all that one needs for itself."""
    if request.param == "sqlite":
        with folder_in_memory() as folder:
            yield f"sqlite:///{folder}/referee.sqlite3"
    else:
        server = request.getfixturevalue("postgres")
        url = server.new_database()
        yield url
        server.drop_database(url)


@pytest.fixture
def own_database_url(
    database_url: str, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """A migrated database of that kind for one test alone."""
    if database_url.startswith("sqlite"):
        url = f"sqlite:///{tmp_path_factory.mktemp('own')}/referee.sqlite3"
        db.upgrade(read({"REFEREE_DATABASE_URL": url}))
        yield url
    else:
        server = request.getfixturevalue("postgres")
        url = server.new_database()
        db.upgrade(read({"REFEREE_DATABASE_URL": url}))
        yield url
        server.drop_database(url)


@pytest.fixture(scope="session")
def app(database_url: str) -> Iterator[Flask]:
    """The whole app over a migrated database."""
    config = read({"REFEREE_DATABASE_URL": database_url, **UNLIMITED})
    db.upgrade(config)
    app = create_app(config)
    app.extensions["contract"] = Contract(app)
    app.test_client_class = CheckedClient
    yield app
    with app.app_context():
        db.db.engine.dispose()


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


@pytest.fixture
def send(client: FlaskClient) -> Send:
    return through(client)


@pytest.fixture
def phone(send: Send) -> Phone:
    """The keeper's phone of a new match of Ann, Bob and Cat."""
    return Phone.opening(send, "Ann", "Bob", "Cat")


@pytest.fixture
def dealt(phone: Phone) -> Phone:
    """The same, with a red 5 turned up: Bob begins."""
    phone.claim("uno.deal", turned_up=["red 5"])
    return phone


@pytest.fixture
def golf(send: Send) -> Phone:
    """A round of Golf, with a red 3 turned up and a blue card open in each upper row: Bob begins."""
    phone = Phone.opening(send, "Ann", "Bob", "Cat", game="golf")
    opened = {str(seat): [{"column": 1, "row": "upper", "card": f"blue {seat}"}] for seat in range(3)}
    phone.claim("golf.deal", turned_up=["red 3"], opened=opened)
    return phone
