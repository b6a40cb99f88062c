"""Every error has one shape, problem details (RFC 9457): it tells what is wrong and nothing of the inside."""

import json
import logging
import re
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa

from referee.api.http import problems as problem_shapes
from referee.api.http.problems import Problem
from referee.storage import journal, primary, transactions
from referee.storage.db import db
from referee.storage.primary import ReplicationStatus
from referee.storage.transactions import NotApplied, OutcomeUnknown
from tests.api.phone import as_body, new_key

API = Path(problem_shapes.__file__).parents[1]

OPENING = {"game": "uno", "seats": ["Ann", "Bob"]}
GUARDS = {
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "Referrer-Policy": "no-referrer",
}


def problems(dealt) -> dict[str, tuple]:
    """One way to come by each problem: method, path, headers, body."""
    json_ = {"Content-Type": "application/json"}
    keeper = {"Authorization": f"Bearer {dealt.token}"}
    keyed = {"Idempotency-Key": new_key()}
    claims = f"{dealt.path}/claims"
    draw = {"claim": "uno.draw", "seat": 1, "after": 2}
    return {
        "400 unreadable": ("POST", claims, keeper | keyed | json_, b"{"),
        "400 key-missing": ("POST", claims, keeper | json_, as_body(draw)),
        "400 key-malformed": ("POST", claims, keeper | json_ | {"Idempotency-Key": "x"}, as_body(draw)),
        "401 no-token": ("GET", dealt.path, {}, None),
        "404 no-such-match": ("GET", "/v1/matches/" + "A" * 22, keeper, None),
        "404 not-found": ("GET", "/v1/no/such/page", {}, None),
        "405 method-not-allowed": ("PUT", dealt.path, keeper, None),
        "409 stale": ("POST", claims, keeper | keyed | json_, as_body(draw | {"after": 1})),
        "413 too-large": ("POST", claims, keeper | keyed | json_, b" " * 16_385),
        "415 not-json": ("POST", claims, keeper | keyed, as_body(draw)),
        "422 unfit": ("POST", claims, keeper | keyed | json_, as_body({"claim": "uno.draw"})),
    }


KINDS = [
    "400 unreadable",
    "400 key-missing",
    "400 key-malformed",
    "401 no-token",
    "404 no-such-match",
    "404 not-found",
    "405 method-not-allowed",
    "409 stale",
    "413 too-large",
    "415 not-json",
    "422 unfit",
]


@pytest.mark.parametrize("kind", KINDS)
def test_a_problem_says_what_status_why_and_which(dealt, kind):
    """Type, title, status and detail, the status twice the same, and none of it empty."""
    status, name = kind.split()
    answer = dealt.send(*problems(dealt)[kind])

    assert (int(status), int(status)) == (answer.status, answer.json["status"])
    assert "application/problem+json" == answer.headers["Content-Type"]
    assert f"urn:referee:problem:{name}" == answer.json["type"]
    assert all(answer.json[member] for member in ("title", "detail"))


@pytest.mark.parametrize("kind", KINDS)
def test_a_problem_is_guarded_like_any_answer(dealt, kind):
    """Not to be sniffed, framed, kept or told to other sites."""
    answer = dealt.send(*problems(dealt)[kind])

    assert GUARDS | {"Cache-Control": "no-store"} == {
        name: answer.headers[name] for name in (*GUARDS, "Cache-Control")
    }


def test_an_answer_is_guarded(dealt):
    """On every route that answers well."""
    for told in (dealt.get(), dealt.get("/logbook"), dealt.tell({"claim": "match.note", "text": "x"})):
        assert GUARDS == {name: told.headers[name] for name in GUARDS}


def test_no_answer_lets_other_sites_in(dealt):
    """There is no permission for other origins, asked or unasked."""
    origin = {"Origin": "https://evil.example"}
    asked = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authorization"}
    answers = [dealt.get(headers=origin), dealt.send("OPTIONS", dealt.path, origin | asked, None)]

    assert [[]] * 2 == [
        [name for name, _ in answer.headers.items() if name.startswith("Access-Control")]
        for answer in answers
    ]


@pytest.mark.parametrize(
    "path", ["/v1", "/v1/no/such/page", "/v1/matches/x/seats/one/tokens", "/favicon.ico"]
)
def test_where_nothing_is_it_says_where_the_api_is_described(app, send, path):
    """In a sentence of ours, whatever was asked for; and there it is."""
    answer = send("GET", path, {}, None)

    assert (404, "There is nothing here. The API is described at /docs.") == (
        answer.status,
        answer.json["detail"],
    )
    assert "/docs" in {route.rule for route in app.url_map.iter_rules()}


# --- what people read ---


@pytest.mark.parametrize(
    ("body", "detail"),
    [
        ({"claim": "uno.draw", "seat": 7}, "Nobody sits at seat 7."),
        ({"claim": "uno.draw"}, "'seat' is missing."),
        ({"claim": "uno.draw", "seat": "Bob"}, "'seat' must be a whole number."),
        ({"claim": "uno.draw", "seat": 1, "haste": 1}, "There is no field 'haste'."),
        ({"claim": "uno.draw", "seat": None}, "'seat' must not be null."),
        ({"claim": "golf.turn", "seat": 1, "took": "discard", "place": 5}, "'place' must be an object."),
        ({"claim": "match.note", "text": ""}, "The length of 'text' must be between 1 and 500."),
        (
            {"claim": "uno.color", "seat": 1, "color": "pink"},
            "'color' must be one of: red, yellow, green, blue.",
        ),
        (
            {"claim": "match.correct", "entry": 2, "instead": {"claim": "uno.draw"}},
            "'instead.seat' is missing.",
        ),
        ({"claim": "uno.draw", "seat": "Bob", "haste": 1}, "This request is not valid: haste, seat."),
    ],
)
def test_one_thing_that_is_wrong_is_told_in_a_sentence(dealt, body, detail):
    """However deep it lies; of several, where they are."""
    answer = dealt.tell(body)

    assert (422, detail) == (answer.status, answer.json["detail"])


def test_a_sentence_quotes_what_was_sent_as_it_is(dealt):
    """Braces are no place to fill in, and a long name is cut."""
    braces = dealt.tell({"claim": "uno.{0}"}).json["detail"]
    long = dealt.tell({"claim": "uno.draw", "seat": 1, "{0}" + "x" * 5000: 1}).json["detail"]

    assert "'uno.{0}'" in braces
    assert ("There is no field '{0}xxx", True) == (long[:25], len(long) < 100)


def test_every_kind_is_documented():
    """openapi.yaml tells of each, and of none that is not raised."""
    sources = "".join(path.read_text() for path in API.rglob("*.py"))
    raised = re.findall(r'Problem\(\s*"([a-z-]+)"', sources)

    assert set(problem_shapes.STATUS_BY_PROBLEM_KIND) == {*raised, "not-applied", "outcome-unknown"}


def test_a_status_stands_once_beside_its_problem():
    """Nobody who raises a problem says its status again; one that is not known has none."""
    sources = "".join(path.read_text() for path in API.rglob("*.py"))

    assert [] == re.findall(r"Problem\(\s*\d+.*", sources)
    assert 409 == Problem("stale", "Something else was heard before this.").status
    with pytest.raises(KeyError, match="no-such-problem"):
        Problem("no-such-problem", "Nobody knows it.")


# --- the wrong way to the right place ---


@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("/v1/matches", {"POST", "OPTIONS"}),
        ("/v1/matches/{match}", {"GET", "HEAD", "DELETE", "OPTIONS"}),
        ("/v1/matches/{match}/claims", {"POST", "OPTIONS"}),
        ("/v1/matches/{match}/logbook", {"GET", "HEAD", "OPTIONS"}),
        ("/v1/matches/{match}/seats/1/tokens", {"POST", "OPTIONS"}),
        ("/v1/rulings", {"POST", "OPTIONS"}),
        ("/v1/rulebooks/uno", {"GET", "HEAD", "OPTIONS"}),
        ("/healthz", {"GET", "HEAD", "OPTIONS"}),
    ],
)
@pytest.mark.parametrize("method", ["PUT", "PATCH", "TRACE", "BREW"])
def test_a_method_that_is_not_allowed_names_those_that_are(dealt, path, allowed, method):
    """405 with Allow."""
    answer = dealt.send(method, path.replace("{match}", dealt.match), {}, None)

    assert (405, allowed) == (answer.status, set(answer.headers["Allow"].split(", ")))


# --- our own failures ---


@pytest.fixture
def no_log(caplog):
    """What a defect writes into the log is read here and not shown."""
    caplog.set_level(logging.CRITICAL + 1)


def fail_with(monkeypatch, name: str, error: Exception) -> None:
    """Let the journal fail where it is asked for this."""

    def fail(*arguments, **named):
        raise error

    monkeypatch.setattr(journal, name, fail)


def test_a_defect_tells_nothing_of_the_inside(dealt, monkeypatch, no_log):
    """500 in the one shape: no traceback, no path, no text of the error."""
    fail_with(monkeypatch, "find_match", RuntimeError("secret of /home/somebody/referee/services.py"))
    answer = dealt.get()

    assert (500, "urn:referee:problem:internal-error") == (answer.status, answer.json["type"])
    assert {"type", "title", "status", "detail", "request_id"} == set(answer.json)
    assert not any(
        word in answer.body.decode() for word in ("secret", "Traceback", "/home", ".py", "Runtime")
    )


def test_a_defect_is_written_into_the_log(dealt, monkeypatch, caplog):
    """With its traceback, for whoever runs the service; without the token."""
    fail_with(monkeypatch, "find_match", RuntimeError("the cause"))
    dealt.get()

    assert "the cause" in caplog.text
    assert "Traceback" in caplog.text
    assert dealt.token not in caplog.text


def test_a_defect_leaves_nothing_behind(dealt, monkeypatch, no_log):
    """A claim that hits one is not entered, and with the same key it is heard once the defect is mended."""
    key, claim = new_key(), {"claim": "uno.draw", "seat": 1, "after": 2}
    append = journal.append_entry_and_reply

    def append_and_fail(*arguments):
        append(*arguments)
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        broken.setattr(journal, "append_entry_and_reply", append_and_fail)
        failed = dealt.tell(claim, key)
    again = dealt.tell(claim, key)

    assert (500, 201, 3) == (failed.status, again.status, again.json["number"])


@pytest.mark.parametrize(
    ("error", "kind", "outcome"),
    [
        (NotApplied("the database is locked", 1), "not-applied", "not_applied"),
        (NotApplied("the disk is full", 5), "not-applied", "not_applied"),
        (OutcomeUnknown("no answer to COMMIT", 1), "outcome-unknown", "unknown"),
    ],
)
def test_an_outage_says_whether_it_was_stored(dealt, monkeypatch, error, kind, outcome):
    """503: not applied, or unknown; and when to come again with the same key."""
    fail_with(monkeypatch, "find_and_lock_match", error)
    answer = dealt.tell({"claim": "uno.draw", "seat": 1})

    assert (503, f"urn:referee:problem:{kind}", outcome) == (
        answer.status,
        answer.json["type"],
        answer.json["outcome"],
    )
    assert f"{error.retry_after}" == answer.headers["Retry-After"]
    assert str(error) not in answer.body.decode()


def test_a_database_that_is_gone_is_no_defect(dealt, monkeypatch):
    """503 on every route that reads, and not ready; alive all the same."""
    fail_with(monkeypatch, "find_match", NotApplied("gone"))
    paths = [dealt.path, f"{dealt.path}/logbook", f"{dealt.path}/scores", "/readyz"]
    bearer = {"Authorization": f"Bearer {dealt.token}"}

    assert [503] * 4 == [dealt.send("GET", path, bearer, None).status for path in paths]
    assert 200 == dealt.send("GET", "/healthz", {}, None).status


def test_a_database_that_only_reads_is_not_ready(dealt, monkeypatch):
    """Claims and /readyz are told why; reading goes on."""
    fail_with(monkeypatch, "find_and_lock_match", NotApplied("read-only", 5, read_only=True))
    told = dealt.tell({"claim": "uno.draw", "seat": 1})
    monkeypatch.setattr(
        transactions, "_check_writes_are_allowed", lambda session: journal.find_and_lock_match(session, "")
    )
    ready = dealt.send("GET", "/readyz", {}, None)

    for answer in (told, ready):
        assert (answer.status, answer.json["outcome"]) == (503, "not_applied")
        assert answer.json["detail"].startswith("Nothing was stored: the database is read-only.")
        assert answer.headers["Retry-After"] == "5"
    assert dealt.look()["number"] == 2


@pytest.mark.parametrize(
    ("lacking", "awaited"),
    [(None, "standby"), (NotApplied("gone"), "database"), (NotApplied("", 5, True), "writable-database")],
)
def test_what_is_not_ready_says_what_it_waits_for(dealt, monkeypatch, lacking, awaited):
    """Without a standby everything can be read and nothing be acknowledged."""
    stands = ReplicationStatus(is_standby=False, lacks_standby=True, oldest_commit=0)
    monkeypatch.setattr(primary, "read_replication_status", lambda: stands)
    if lacking:
        fail_with(monkeypatch, "find_match", lacking)
    ready = dealt.send("GET", "/readyz", {}, None)

    assert (ready.status, ready.json["awaits"]) == (503, awaited)
    assert int(ready.headers["Retry-After"]) > 0


@pytest.mark.parametrize("moment", ["before", "after"])
def test_one_retry_settles_an_unknown_outcome(app, dealt, moment):
    """The connection breaks before or after COMMIT took effect: with the same key there is one entry."""
    key, claim = new_key(), {"claim": "uno.draw", "seat": 1, "after": 2}
    with app.app_context(), _broken_commit(db.engine, moment):
        broken = dealt.tell(claim, key)
    settled = dealt.tell(claim, key)

    assert (503, "unknown") == (broken.status, broken.json["outcome"])
    assert (201, 3) == (settled.status, settled.json["number"])
    assert 3 == dealt.look()["number"]


class _broken_commit:  # noqa: N801  it reads as a sentence
    """A COMMIT that reports an input/output error: it has reached the disk or it has not."""

    def __init__(self, engine: sa.Engine, moment: str):
        self.engine, self.moment = engine, moment

    def __enter__(self) -> None:
        self.real = self.engine.dialect.do_commit
        self.engine.dialect.do_commit = self._commit

    def __exit__(self, *_) -> None:
        self.engine.dialect.do_commit = self.real

    def _commit(self, connection) -> None:
        if self.moment == "after":
            self.real(connection)
        raise _an_error_of(self.engine.dialect)


def _an_error_of(dialect: sa.Dialect) -> Exception:
    if dialect.name == "sqlite":
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR
        return error
    return dialect.dbapi.OperationalError("server closed the connection unexpectedly")


def test_a_problem_is_json_for_every_character(dealt):
    """What it quotes comes back as it was sent."""
    answer = dealt.tell({"claim": 'uno.fly 🃏 é " \\ \u2028'})

    assert (422, "There is no claim 'uno.fly 🃏 é") == (
        answer.status,
        json.loads(answer.body)["errors"]["claim"][0][:30],
    )
