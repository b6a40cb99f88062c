"""How PostgreSQL is reached: with time limits, and at whichever of several hosts leads."""

import os
import signal
from collections.abc import Iterator

import pytest
import sqlalchemy as sa
from flask import Flask

from referee.config import read_config
from referee.live.postgresql_bus import PostgresqlBusConnector
from referee.storage import db
from tests.patience import takes
from tests.postgres import Postgres

IN_TIME = {
    "connect_timeout": "2",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "8000",
}


def parameters_of_the_pool(url: str) -> dict[str, str]:
    with db.db.engine.connect() as connection:
        return connection.connection.dbapi_connection.info.get_parameters()


def parameters_of_a_listener(url: str) -> dict[str, str]:
    line = PostgresqlBusConnector(read_config({"REFEREE_DATABASE_URL": url}).wakeup_bus_url)()
    try:
        return line._connection.info.get_parameters()
    finally:
        line.close()


@pytest.fixture
def url(postgres: Postgres) -> str:
    return f"postgresql+psycopg://referee@/postgres?host={postgres.folder}"


@pytest.fixture
def connected() -> Iterator:
    """Gives an app the engine of this URL, for as long as the test."""
    contexts = []

    def connect(url: str) -> sa.Engine:
        app = Flask(__name__)
        db.init_app(app, read_config({"REFEREE_DATABASE_URL": url}))
        contexts.append(app.app_context())
        contexts[-1].push()
        return db.db.engine

    yield connect
    for context in contexts:
        db.db.engine.dispose()
        context.pop()


@pytest.mark.parametrize("parameters", [parameters_of_the_pool, parameters_of_a_listener])
def test_a_host_that_vanishes_is_noticed_in_seconds(connected, url, parameters):
    """By whoever asks for something, and by whoever only listens."""
    connected(url)

    assert parameters(url).items() >= IN_TIME.items()


@pytest.mark.parametrize("parameters", [parameters_of_the_pool, parameters_of_a_listener])
def test_what_the_url_says_is_done(connected, url, parameters):
    """Each limit may be set there."""
    patient = f"{url}&connect_timeout=7"
    connected(patient)

    assert "7" == parameters(patient)["connect_timeout"]


def test_of_several_hosts_the_one_that_leads_is_found(connected, postgres):
    """The first is gone, and the second only reads."""
    with Postgres() as standby:
        standby._execute("ALTER SYSTEM SET default_transaction_read_only = on")
        standby._execute("SELECT pg_reload_conf()")
        hosts = f"host={postgres.folder}/gone&host={standby.folder}&host={postgres.folder}"
        url = f"postgresql://referee@/postgres?{hosts}&target_session_attrs=read-write"
        with connected(url).connect() as connection:
            found = connection.scalar(sa.text("SHOW unix_socket_directories"))
        listens = parameters_of_a_listener(url)

    assert str(postgres.folder) == found
    assert str(postgres.folder) == listens["host"].split(",")[-1]


def test_a_host_that_is_frozen_is_passed_over(connected, postgres):
    """It takes the connection and says nothing: after two seconds the next one is asked."""
    with Postgres() as frozen:
        hosts = f"host={frozen.folder}&host={postgres.folder}"
        engine = connected(f"postgresql://referee@/postgres?{hosts}&target_session_attrs=read-write")
        os.kill(frozen.pid, signal.SIGSTOP)
        try:
            assert takes(1, 5, lambda: engine.connect().close() or engine.dispose())
        finally:
            os.kill(frozen.pid, signal.SIGCONT)


@pytest.mark.parametrize(
    ("told", "meant"),
    [
        ("postgresql://a.example,b.example/referee", {"host": "a.example,b.example"}),
        (
            "postgresql://ann:secret@a.example,b.example:5433/referee",
            {"host": "a.example,b.example", "port": 5433},
        ),
        ("postgresql:///referee?host=a.example&host=b.example", {"host": "a.example,b.example", "port": ","}),
        (
            "postgresql:///referee?host=a.example:5432&host=b.example:5433",
            {"host": "a.example,b.example", "port": "5432,5433"},
        ),
    ],
)
def test_several_hosts_are_told_in_each_of_these_ways(told, meant):
    """As libpq and as SQLAlchemy write them."""
    url = f"{told}{'&' if '?' in told else '?'}target_session_attrs=read-write"
    engine = sa.create_engine(read_config({"REFEREE_DATABASE_URL": url}).database_url)
    _, how = engine.dialect.create_connect_args(engine.url)

    assert how.items() >= {**meant, "target_session_attrs": "read-write"}.items()
