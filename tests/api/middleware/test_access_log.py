"""Every request is a line of JSON, and nothing that people said is in one."""

import hashlib
import json
import logging

import pytest

from referee import create_app
from referee.config import read_config
from referee.server import logging as logs
from referee.storage import journal
from referee.storage.transactions import NotApplied
from tests.api.phone import Phone, as_body, new_key

CANARY = "Cassandra"
TRICK = '\r\n{"level":"error"} \x1b[31m '


@pytest.fixture
def lines(capsys: pytest.CaptureFixture):
    """What has been written since; each line is one object."""
    logs.start_logging("info")
    yield lambda: [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    logs.start_logging("off")


def test_a_request_is_a_line(app, dealt, lines):
    """When, what route, how it ended, how long it took, and hints of who and where."""
    dealt.claim("uno.draw", seat=1)
    (line,) = lines()
    took = line.pop("ms")
    at = line.pop("time")
    assert line.pop("id")

    assert line == {
        "level": "info",
        "event": "request",
        "method": "POST",
        "route": "/v1/matches/<match_id>/claims",
        "status": 201,
        "outcome": "upheld",
        "match": dealt.match[:8],
        "token": hashlib.sha256(dealt.token.encode()).hexdigest()[:8],
    }
    assert 0 < took < 60_000
    assert at.endswith("+00:00")


def test_a_problem_is_told_by_its_kind(dealt, lines):
    """Not by its text, which may quote what was sent."""
    dealt.tell({"claim": "uno.draw", "seat": 1, "after": 999})
    dealt.send("GET", f"/v1/{CANARY}", {}, None)
    unfit, nowhere = lines()

    assert (422, "unfit") == (unfit["status"], unfit["outcome"])
    assert (404, "not-found", "none") == (nowhere["status"], nowhere["outcome"], nowhere["route"])
    assert "match" not in nowhere


def test_nothing_that_people_send_is_in_the_log(send, lines):
    """Not in a path, a query, a header or a body; no token or address either, nor all of a match's id."""
    phone = Phone.opening(send, CANARY, "Bob")
    phone.claim("uno.deal", turned_up=["red 5"])
    phone.claim("uno.play", seat=1, card="red 7")
    phone.claim("match.note", text=CANARY)
    key = new_key()
    phone.post(f"/v1/matches/{CANARY}/claims", {"claim": CANARY}, key)
    phone.get("/logbook", limit=CANARY)
    phone.send("GET", f"/v1/questions?q={CANARY}", {"User-Agent": CANARY, "Referer": CANARY}, None)
    phone.send(CANARY.upper(), f"/{CANARY}?token={phone.token}", {"Authorization": CANARY}, None)
    phone.send("GET", f"/v1/matches/{phone.token}", {"Authorization": f"Bearer {CANARY}"}, None)
    written = json.dumps(lines())

    assert not [
        word
        for word in (CANARY, CANARY.upper(), phone.token, phone.token[3:11], phone.match, "127.0.0.1")
        if word in written
    ]
    assert not [word for word in ("red 5", "red 7", key) if word in written]


@pytest.mark.parametrize(
    ("headers", "body"),
    [
        ({"Content-Type": "application/json"}, b"{"),
        ({"Content-Type": "application/json"}, None),
        ({"Content-Type": "application/json"}, b" " * 16_385),
        ({"Content-Type": "text/plain"}, b"{}"),
        ({"Content-Type": "application/json"}, b"{}"),
    ],
    ids=["cut short", "no length", "too large", "no JSON", "no claim"],
)
def test_a_match_is_told_only_of_who_has_a_part_in_it(send, lines, headers, body):
    """What anybody writes into a path is no match, whatever else is wrong with the request."""
    told = {"Idempotency-Key": new_key(), "Authorization": "Bearer nonsense"} | headers
    answer = send("POST", f"/v1/matches/{CANARY}/claims", told, body)
    (line,) = lines()

    assert (401, False) == (answer.status, "match" in line)


def test_a_request_too_many_tells_no_match(app, send, lines, monkeypatch):
    """429, before anybody knows whose token it is."""
    monkeypatch.setattr(app.extensions["referee-limits"], "is_on", True)
    bearer = {"Authorization": f"Bearer {new_key()}"}
    # Its rate refills while a slow machine sends, so the number of requests that are answered varies.
    answers = (send("POST", f"/v1/matches/{CANARY}/claims", bearer, None).status for _ in range(200))

    assert 429 in answers
    assert not [line for line in lines() if "match" in line]


def test_a_claim_that_is_refused_tells_its_match(dealt, lines):
    """Once it is known that the caller has a part in it."""
    dealt.tell({"claim": "uno.draw", "seat": 1, "after": 1})
    (line,) = lines()

    assert (409, dealt.match[:8]) == (line["status"], line["match"])


def test_a_name_cannot_write_a_line_of_its_own(dealt, capsys, lines):
    """Whatever is logged is one line of plain ASCII, which a terminal shows as it is."""
    logs.start_logging("info").warning("a name: %s", TRICK + "\u2028é", extra={"members": {"name": TRICK}})
    written = capsys.readouterr().err
    (line,) = written.splitlines()

    assert line.isascii()
    assert line.isprintable()
    assert ("warning", f"a name: {TRICK}\u2028é", TRICK) == (
        json.loads(line)["level"],
        json.loads(line)["event"],
        json.loads(line)["name"],
    )


def test_a_defect_keeps_its_places_and_not_its_words(dealt, monkeypatch, lines):
    """The text of an error may quote a name or a card."""

    def fail(*_):
        try:
            int(CANARY)
        except ValueError as error:
            raise RuntimeError(f"{CANARY} is no number") from error

    monkeypatch.setattr(journal, "find_match", fail)
    dealt.get()
    defect, request = lines()
    told = defect["traceback"]

    assert ("error", "a defect", 500) == (defect["level"], defect["event"], request["status"])
    assert "builtins.ValueError" in told
    assert "builtins.RuntimeError" == told[-1]
    assert any("match_views.py:" in place for place in told)
    assert CANARY not in json.dumps(defect)


def test_an_outage_is_a_warning(dealt, monkeypatch, lines):
    """With what became of the request."""

    def fail(*_):
        raise NotApplied("gone")

    monkeypatch.setattr(journal, "find_and_lock_match", fail)
    dealt.tell({"claim": "uno.draw", "seat": 1})
    (line,) = lines()

    assert ("warning", 503, "not-applied") == (line["level"], line["status"], line["outcome"])


@pytest.mark.parametrize(("level", "many"), [("info", 2), ("warning", 1), ("error", 1), ("off", 0)])
def test_the_level_says_what_is_written(dealt, lines, level, many, monkeypatch, capsys):
    """info: every request; warning and error: what went wrong; off: nothing."""
    logs.start_logging(level)
    dealt.look()
    logs.start_logging(level).error("a defect")

    assert many == len(capsys.readouterr().err.splitlines())


def test_a_statement_that_fails_does_not_quote_what_it_was_given(app):
    """SQLAlchemy would tell the values, in a log or anywhere else."""
    from referee.storage.db import db

    with app.app_context():
        assert db.engine.hide_parameters


def test_a_verdict_is_that_of_the_claim(dealt, lines):
    """Also where the answer tells others, of what may be claimed next."""
    dealt.tell({"claim": "uno.play", "seat": 2, "card": "blue 9"}, query="?may=1")
    (line,) = lines()

    assert "refused" == line["outcome"]


def test_a_body_that_tells_a_verdict_has_none(dealt, lines):
    """Quotes in what people say are escaped."""
    headers = {
        "Authorization": f"Bearer {dealt.token}",
        "Idempotency-Key": new_key(),
        "Content-Type": "application/json",
    }
    dealt.send(
        "POST", f"{dealt.path}/claims", headers, as_body({"claim": "match.note", "text": '"verdict":"x"'})
    )
    (line,) = lines()

    assert "upheld" == line["outcome"]


@pytest.mark.parametrize("level", ["info", "warning", "error", "off"])
def test_nothing_else_writes_beside_our_lines(level):
    """Flask adds a handler of its own to a logger that it takes for one without any."""
    app = create_app(read_config({"REFEREE_DATABASE_URL": "sqlite:////nowhere/at/all", "REFEREE_LOG": level}))
    app.logger.info("x")
    handlers = logging.getLogger(logs.NAME).handlers
    logs.start_logging("off")

    assert 1 == len(handlers)
