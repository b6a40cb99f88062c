"""Pages of other origins get in where the operator names them, and nowhere else."""

import pytest

from referee import create_app
from referee.config import read_config
from tests.settings import UNLIMITED

LISTED, STRANGER = "https://table.example", "https://evil.example"
EMPTY = {"REFEREE_DATABASE_URL": "sqlite:////nowhere/at/all", **UNLIMITED}


def client(**settings: str):
    return create_app(read_config(EMPTY | settings)).test_client()


@pytest.fixture
def shared():
    return client(REFEREE_CORS_ORIGINS=f"{LISTED}, http://localhost:3000")


def cors_headers(response) -> dict[str, str]:
    return {name: value for name, value in response.headers.items() if name.startswith("Access-Control-")}


def test_a_listed_origin_reads_answers(shared):
    """Its own name comes back, and what it may see of the head; no credentials."""
    response = shared.get("/healthz", headers={"Origin": LISTED})

    assert cors_headers(response) == {
        "Access-Control-Allow-Origin": LISTED,
        "Access-Control-Expose-Headers": (
            "ETag, Idempotent-Replayed, Location, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id"
        ),
    }


@pytest.mark.parametrize("path", ["/v1/no/such/page", "/v1/matches/x", "/v1/rulings"])
def test_a_listed_origin_reads_errors_as_well(shared, path):
    """Or its page could not say what is wrong."""
    response = shared.get(path, headers={"Origin": LISTED})

    assert response.status_code >= 400
    assert LISTED == response.headers["Access-Control-Allow-Origin"]


def test_a_preflight_is_answered_with_what_may_be_sent(shared):
    """204, the methods of the route and our request headers."""
    asked = {"Origin": LISTED, "Access-Control-Request-Method": "POST"}
    response = shared.options("/v1/matches", headers=asked)
    told = cors_headers(response)

    assert (204, b"", LISTED) == (response.status_code, response.data, told["Access-Control-Allow-Origin"])
    assert {"POST", "OPTIONS"} == set(told["Access-Control-Allow-Methods"].split(", "))
    assert {"Authorization", "Content-Type", "Idempotency-Key", "Last-Event-ID"} <= set(
        told["Access-Control-Allow-Headers"].split(", ")
    )
    assert "Access-Control-Allow-Credentials" not in told


def test_a_preflight_of_nothing_is_404(shared):
    """As it is without one."""
    asked = {"Origin": LISTED, "Access-Control-Request-Method": "POST"}

    assert 404 == shared.options("/v1/no/such/page", headers=asked).status_code


@pytest.mark.parametrize(
    "origin",
    [
        STRANGER,
        "null",
        "https://table.example.evil.example",
        "http://table.example",
        "https://table.example:8443",
    ],
)
def test_another_origin_gets_nothing(shared, origin):
    """Nor what begins like a listed one."""
    asked = {"Origin": origin, "Access-Control-Request-Method": "POST"}

    assert [{}, {}] == [
        cors_headers(shared.get("/healthz", headers=asked)),
        cors_headers(shared.options("/v1/matches", headers=asked)),
    ]


def test_whoever_keeps_answers_keeps_them_by_origin(shared):
    """Also the answers to requests without one."""
    for headers in ({}, {"Origin": LISTED}, {"Origin": STRANGER}):
        assert {"Authorization", "Origin"} == set(shared.get("/healthz", headers=headers).vary)


def test_without_the_setting_there_is_none_of_it():
    """Not even a word of origins."""
    response = client().get("/healthz", headers={"Origin": LISTED})

    assert ({}, {"Authorization"}) == (cors_headers(response), set(response.vary))
