"""The app over a migrated database of each kind, a client that holds it to its contract, and a phone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from referee import create_app
from referee.config import read_config
from tests.api.closing import close
from tests.api.contract import CheckedClient, Contract
from tests.api.phone import Phone, Send, through
from tests.settings import UNLIMITED, folder_in_memory
from tests.storage.databases import migrated_database, migrated_file


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> Iterator[str]:
    """One migrated database of each kind for all tests of a process: each test opens matches of its own."""
    if request.param == "sqlite":
        with folder_in_memory() as folder:
            yield migrated_file(Path(folder) / "referee.sqlite3")
    else:
        server = request.getfixturevalue("postgres")
        url = migrated_database(server)
        yield url
        server.drop_database(url)


@pytest.fixture
def own_database_url(
    database_url: str, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """A migrated database of that kind for one test alone."""
    if database_url.startswith("sqlite"):
        yield migrated_file(tmp_path_factory.mktemp("own") / "referee.sqlite3")
    else:
        server = request.getfixturevalue("postgres")
        url = migrated_database(server)
        yield url
        server.drop_database(url)


@pytest.fixture(scope="session")
def app(database_url: str) -> Iterator[Flask]:
    """The whole app over a migrated database."""
    app = create_app(read_config({"REFEREE_DATABASE_URL": database_url, **UNLIMITED}))
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
    phone.claim_lawfully("uno.deal", turned_up=["red 5"])
    return phone


@pytest.fixture
def golf(send: Send) -> Phone:
    """A round of Golf, with a red 3 turned up and a blue card open in each upper row: Bob begins."""
    phone = Phone.opening(send, "Ann", "Bob", "Cat", game="golf")
    opened = {str(seat): [{"column": 1, "row": "upper", "card": f"blue {seat}"}] for seat in range(3)}
    phone.claim_lawfully("golf.deal", turned_up=["red 3"], opened=opened)
    return phone
