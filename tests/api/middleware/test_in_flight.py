"""What the server holds for one address is bounded: records that it reads, answers that nobody reads."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from referee.api.http.problems import Problem
from referee.api.middleware import in_flight
from referee.api.middleware.in_flight import MOST_BYTES_OF_ADDRESS, BytesInMemory
from tests.api.phone import Phone

HOME, ELSEWHERE = "192.0.2.1", "192.0.2.2"


pytestmark = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


@pytest.fixture
def held(app: Flask, monkeypatch: pytest.MonkeyPatch) -> BytesInMemory:
    held = BytesInMemory()
    monkeypatch.setitem(app.extensions, "referee-held", held)
    return held


@pytest.fixture
def slow(app: Flask) -> FlaskClient:
    """Its answers stay open until they are closed."""
    return app.test_client()


@pytest.fixture
def two_fit(phone: Phone, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two answers of a logbook may be held, and a third one may not."""
    monkeypatch.setattr(in_flight, "LARGEST_UNCOUNTED_ANSWER", 100)
    monkeypatch.setattr(in_flight, "MOST_BYTES_OF_ADDRESS", 2 * len(phone.get("/logbook").body))


def logbook(slow: FlaskClient, phone: Phone, address: str = HOME):
    environ = {"REMOTE_ADDR": address}
    return slow.get(
        f"{phone.path}/logbook",
        headers={"Authorization": f"Bearer {phone.token}"},
        environ_overrides=environ,
        buffered=False,
    )


def test_answers_that_nobody_reads_are_bounded_for_an_address(phone, slow, held, two_fit):
    unread = [logbook(slow, phone) for _ in range(2)]
    third = logbook(slow, phone)

    assert [200, 200] == [one.status_code for one in unread]
    assert (429, "2") == (third.status_code, third.headers["Retry-After"])
    assert third.json["detail"] == "Too many bytes held for one address: send the same again in 2 seconds."
    assert 200 == logbook(slow, phone, ELSEWHERE).status_code


def test_an_answer_that_was_sent_is_not_held(phone, slow, held, two_fit):
    for _ in range(4):
        answer = logbook(slow, phone)
        assert 200 == answer.status_code
        assert 1 == len(held)
        answer.close()

    assert 0 == len(held)


def test_small_answers_are_not_held(phone, slow, held):
    assert 200 == logbook(slow, phone).status_code
    assert 0 == len(held)


def test_a_record_is_held_while_it_is_read(app, held):
    with app.test_request_context(environ_base={"REMOTE_ADDR": HOME}):
        with in_flight.bytes_counted_in_memory(MOST_BYTES_OF_ADDRESS):
            with pytest.raises(Problem, match="Too many bytes held"), in_flight.bytes_counted_in_memory(1):
                pass
            assert 1 == len(held)
        with in_flight.bytes_counted_in_memory(1):
            pass

    assert 0 == len(held)


def test_a_record_that_is_refused_is_no_longer_held(phone, slow, held):
    kind = {"Content-Type": "application/x-ndjson", "Idempotency-Key": "a" * 32}
    answer = slow.post("/v1/records", data=b"no record", headers=kind)

    assert 422 == answer.status_code
    assert 0 == len(held)
