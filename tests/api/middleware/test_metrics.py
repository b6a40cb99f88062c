"""Numbers for the operator, and for nobody else."""

import re
from collections.abc import Iterator

import pytest
from flask import Flask

from referee import create_app
from referee.api.middleware import rate_limits
from referee.config import read_config
from referee.live.wakeups import stream_hub_of_app
from referee.storage import db, journal
from referee.storage.transactions import OutcomeUnknown
from tests.api.closing import close
from tests.api.phone import Phone, through
from tests.settings import UNLIMITED

TOKEN = "an-operator's-token".replace("'", "-")
EMPTY = {"REFEREE_DATABASE_URL": "sqlite:////nowhere/at/all", **UNLIMITED}


@pytest.fixture
def counting(database_url: str) -> Iterator[Flask]:
    """An app that has counted nothing yet."""
    config = read_config({"REFEREE_DATABASE_URL": database_url, **UNLIMITED})
    app = create_app(config)
    yield app
    close(app)


@pytest.fixture
def told(counting: Flask):
    """The numbers as they are: name and labels to value."""

    def read_all() -> dict[str, float]:
        text = counting.test_client().get("/metrics").text
        return {
            name: float(value) for name, value in re.findall(r"^(referee_\S+) (\S+)$", text, re.MULTILINE)
        }

    return read_all


@pytest.fixture
def table(counting: Flask) -> Phone:
    phone = Phone.opening(through(counting.test_client()), "Ann", "Bob", "Cat")
    phone.claim("uno.deal", turned_up=["red 5"])
    return phone


def test_requests_are_counted_by_route_and_status(table, told):
    """With the time they took; never by their path."""
    table.look()
    table.send("GET", "/v1/matches/another", {}, None)
    numbers = told()
    route = 'route="/v1/matches/<match_id>"'

    assert 1 == numbers[f'referee_requests_total{{method="GET",{route},status="200"}}']
    assert 1 == numbers[f'referee_requests_total{{method="GET",{route},status="401"}}']
    assert 2 == numbers[f"referee_request_seconds_count{{{route}}}"]
    assert numbers[f"referee_request_seconds_sum{{{route}}}"] > 0


def test_made_up_paths_and_methods_make_no_new_numbers(table, told):
    """Or anybody could fill our memory."""
    for number in range(20):
        table.send(f"BREW{number}", f"/{number}", {}, None)

    assert 20 == told()['referee_requests_total{method="other",route="none",status="404"}']


def test_claims_are_counted_by_verdict(table, told):
    """A claim that was refused is one all the same; a request that was is none."""
    table.claim("uno.play", seat=2, card="blue 9")
    table.tell({"claim": "uno.draw"})
    numbers = told()

    assert (1, 1) == (
        numbers['referee_claims_total{verdict="upheld"}'],
        numbers['referee_claims_total{verdict="refused"}'],
    )


def test_outages_are_counted(table, told, monkeypatch):
    """By what became of the request."""

    def fail(*_):
        raise OutcomeUnknown("no answer")

    monkeypatch.setattr(journal, "find_and_lock_match", fail)
    table.tell({"claim": "uno.draw", "seat": 1})

    assert 1 == told()['referee_database_outages_total{outcome="outcome-unknown"}']


def test_refusals_are_counted_by_limit(counting, table, told, monkeypatch):
    """So that the operator sees which one is too tight."""
    monkeypatch.setattr(counting.extensions["referee-limits"], "is_on", True)
    for _ in range(7):
        table.get("/record.txt")

    assert 1 == told()['referee_refused_total{limit="files"}']


def test_open_streams_are_counted(counting, table, told):
    """While they are open."""
    client = counting.test_client()
    with client.get(f"{table.path}/stream?wait=0", headers={"Authorization": f"Bearer {table.token}"}):
        assert 1 == told()["referee_streams_open"]

    assert 0 == told()["referee_streams_open"]


def test_how_well_news_gets_through_is_counted(counting, told):
    """What the poll had to find, and who has lost the bus now."""
    counters = stream_hub_of_app(counting.extensions).counters
    counters.missed()
    counters.lost(1)
    assert (1, 1) == (told()["referee_wakes_missed_total"], told()["referee_wakes_bus_lost"])
    counters.lost(-1)

    assert 0 == told()["referee_wakes_bus_lost"]


# --- whose they are ---


def asked(settings: dict[str, str], address: str = "192.0.2.1", **headers: str) -> int:
    client = create_app(read_config(EMPTY | settings)).test_client()
    return client.get("/metrics", headers=headers, environ_base={"REMOTE_ADDR": address}).status_code


@pytest.mark.parametrize("address", ["127.0.0.1", "127.8.8.8", "::1"])
def test_this_machine_may_look(address):
    """Without a token."""
    assert 200 == asked({}, address)


@pytest.mark.parametrize("name", ["X-Forwarded-For", "Forwarded", "Via"])
def test_what_a_proxy_on_this_machine_hands_on_is_not_of_this_machine(name):
    """Also where nobody said that there is one."""
    assert 404 == asked({}, "127.0.0.1", **{name: "for=192.0.2.1"})


def test_another_machine_needs_the_operators_token():
    """And learns nothing without it: 404, as if there were no such page."""
    known = {"REFEREE_OPERATOR_TOKEN": TOKEN}

    assert 404 == asked({}) == asked(known) == asked(known, Authorization="Bearer another-token-altogether")
    assert 404 == asked({}, Authorization="Bearer ")
    assert 200 == asked(known, Authorization=f"Bearer {TOKEN}")


def test_with_an_operators_token_this_machine_needs_it_as_well():
    """A proxy on it may hand on everybody's requests and say nothing."""
    known = {"REFEREE_OPERATOR_TOKEN": TOKEN}

    assert 404 == asked(known, "127.0.0.1")
    assert 200 == asked(known, "127.0.0.1", Authorization=f"Bearer {TOKEN}")


def test_a_phone_of_a_table_is_not_the_operator(table, counting):
    """Not even the scorekeeper's."""
    response = counting.test_client().get(
        "/metrics",
        headers={"Authorization": f"Bearer {table.token}"},
        environ_base={"REMOTE_ADDR": "192.0.2.1"},
    )

    assert 404 == response.status_code


def test_names_of_limits_are_labels_of_ours():
    """A handful, and none of them holds what somebody sent."""
    several = {one.name for names in rate_limits.LIMITS_BY_ROUTE.values() for one in names}

    assert len(several) <= 10


def test_how_the_primary_stands_is_told(counting, told):
    """Only of PostgreSQL: whether it leads, has its standby, and how long a COMMIT waits for one."""
    with counting.app_context():
        on_sqlite = db.db.engine.dialect.name == "sqlite"
    names = ("database_is_standby", "database_lacks_standby", "oldest_commit_seconds")
    wanted = {} if on_sqlite else {f"referee_{name}": 0.0 for name in names}

    numbers = told()
    assert wanted == {name: numbers[name] for name in (f"referee_{one}" for one in names) if name in numbers}
