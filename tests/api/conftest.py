"""The app over a migrated database of each kind, a client that holds it to its contract, and a phone."""

from collections.abc import Iterator

import pytest
from flask import Flask
from flask.testing import FlaskClient

from referee import create_app
from referee.config import read
from referee.storage import db
from tests.api.closing import close
from tests.api.contract import CheckedClient, Contract
from tests.api.phone import Phone, Send, through
from tests.settings import UNLIMITED, folder_in_memory


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
    close(app)


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
