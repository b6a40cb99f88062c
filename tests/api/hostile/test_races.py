"""Several phones at the same moment, against real processes and real threads."""

import socket

import pytest

from tests.api.phone import Phone, new_key, post, through
from tests.proofs.races import CLIENTS, race_at_one_version, race_with_one_key
from tests.proofs.server import PATIENCE, Line, Server, together

ROUNDS = 5
SLOW = 60


@pytest.fixture(scope="module")
def server(database_url, tmp_path_factory):
    """`referee serve` as people start it: gunicorn with gevent; on PostgreSQL with two workers."""
    workers = 1 if database_url.startswith("sqlite") else 2
    with Server(database_url, tmp_path_factory.mktemp("server"), workers) as server:
        yield server


@pytest.fixture
def lines(server):
    """The connections of several clients."""
    lines = [Line(server) for _ in range(CLIENTS + 1)]
    yield lines
    for line in lines:
        line.close()


@pytest.fixture
def keeper(lines):
    return Phone.opening(lines[-1], "Ann", "Bob", "Cat", target=100_000)


@pytest.mark.parametrize("race", [race_at_one_version, race_with_one_key])
def test_processes_settle_a_race(keeper, lines, race):
    """One applied, the others told what they missed; or one entry and the same bytes for all."""
    wrong = [text for _ in range(ROUNDS) for text in race(keeper, lines[:CLIENTS])]

    assert [] == wrong


@pytest.mark.parametrize("race", [race_at_one_version, race_with_one_key])
def test_threads_settle_a_race(app, phone, race):
    """The same in one process without gevent."""
    clients = [through(app.test_client()) for _ in range(CLIENTS)]
    wrong = [text for _ in range(ROUNDS) for text in race(phone, clients)]

    assert [] == wrong


def test_one_key_opens_one_match(lines):
    """Eight copies of an opening: one match, and a token of it for each."""
    key, opening = new_key(), {"game": "uno", "seats": ["Ann", "Bob"]}
    answers = together(
        *(lambda line=line: post(line, "/v1/matches", opening, key) for line in lines[:CLIENTS])
    )

    assert {201} == {answer.status for answer in answers}
    assert 1 == len({answer.json["id"] for answer in answers})
    assert CLIENTS == len({answer.json["token"] for answer in answers})


def test_of_racing_seat_tokens_one_lives(keeper, lines):
    """Eight phones that scan for one seat at the same moment: one has it, and it can claim."""
    keepers = [Phone(line, keeper.match, keeper.token) for line in lines[:CLIENTS]]
    phones = together(*(lambda phone=phone: phone.at_seat(1) for phone in keepers))
    statuses = sorted(phone.tell({"claim": "match.note", "text": "x"}).status for phone in phones)

    assert [201] + [401] * (CLIENTS - 1) == statuses


def test_remarks_of_all_phones_are_entered(keeper, lines):
    """What cannot be stale never loses a race: every remark is there once, in some order."""
    phones = [Phone(line, keeper.match, keeper.token) for line in lines[:CLIENTS]]
    together(
        *(
            lambda phone=phone, place=place: [
                phone.claim("match.note", text=f"{place} {number}") for number in range(5)
            ]
            for place, phone in enumerate(phones)
        )
    )
    entries = keeper.get("/logbook").json["entries"][1:]

    assert list(range(2, 42)) == [entry["number"] for entry in entries]
    assert {f"{place} {number}" for place in range(CLIENTS) for number in range(5)} == {
        entry["claim"]["text"] for entry in entries
    }


def test_an_erasure_and_a_claim_do_not_meet(app, send):
    """Whichever comes first: nothing of the match is left."""
    for _ in range(ROUNDS):
        phone = Phone.opening(send, "Ann", "Bob")
        eraser, claimer = (through(app.test_client()) for _ in range(2))
        bearer = {"Authorization": f"Bearer {phone.token}"}
        erased, claimed = together(
            lambda phone=phone, eraser=eraser, bearer=bearer: eraser("DELETE", phone.path, bearer, None),
            lambda phone=phone, claimer=claimer: Phone(claimer, phone.match, phone.token).tell(
                {"claim": "match.note", "text": "x"}
            ),
        )

        assert 204 == erased.status
        assert claimed.status in {201, 404}
        assert 404 == phone.get().status


@pytest.mark.parametrize(
    "half",
    [
        b"POST /v1/matches HTTP/1.1\r\nHost: x\r\nContent-Le",
        b"POST /v1/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b'Idempotency-Key: 0123456789abcdef\r\nContent-Length: 100\r\n\r\n{"game',
        b"",
    ],
    ids=["half a header", "half a body", "not a word"],
)
def test_a_slow_phone_holds_up_nobody(server, keeper, half):
    """Dozens that stop in the middle of a sentence, and the others are heard while they hang there."""
    slow = [socket.create_connection(("127.0.0.1", server.port), PATIENCE) for _ in range(SLOW)]
    try:
        for connection in slow:
            connection.sendall(half)
        for _ in range(5):
            keeper.claim("match.note", text="x")

        assert 6 == keeper.look()["number"]
    finally:
        for connection in slow:
            connection.close()
