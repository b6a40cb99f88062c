"""Every problem that a request can get, each at least once; the contract tells which there are."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
import sqlalchemy as sa
from flask import Flask

from tests.api.phone import as_body
from tools.corpus.book import JSON, NDJSON, Book
from tools.corpus.house import close, engine_of
from tools.corpus.inside import forget_replies
from tools.corpus.people import DAY, Table

ELSEWHERE = "A" * 22
KEY = "Idempotency-Key"
OPENING = {"game": "uno", "seats": ["Ann", "Bob"]}
FITS = 60
"""So many matches may be opened at once from one address."""
OPERATOR = "an-operators-token"
NOT_ASKED_FOR = {
    "newer-release-needed": "because no release stores such: tests/api/matches/test_newer_releases.py",
    "too-much-to-judge": "because what is too much takes seconds: tests/api/middleware/test_rate_limits.py",
}
"""Problems that no request here gets."""


def problems(book: Book) -> None:
    """Each by a request that gets it."""
    table = Table(book, "Ann", "Bob", "Cat")
    table.post("/rematch", note="of a match in which nothing is scored")
    table.claim("uno.deal", turned_up=["red 5"])
    _unreadable(book, table)
    _not_yours(book, table)
    _not_there(book)
    _at_the_door(book)
    _unfit(book, table)
    _records(book)
    _by_other_settings(book)
    _heard_before(book)
    _our_own(book)


def _unreadable(book: Book, table: Table) -> None:
    claims, typed = f"{table.path}/claims", {"Content-Type": JSON}
    draw = as_body({"claim": "uno.draw", "seat": 1, "after": 2})
    keyed = {KEY: book.key()}
    for headers, data in (
        (typed | keyed, b"{"),
        (typed | keyed, b"[]"),
        (typed | keyed, b'{"claim": "uno.draw", "claim": "uno.draw"}'),
        (typed | keyed, b'{"claim": NaN}'),
        (typed | keyed, b"[" * 20 + b"]" * 20),
        (typed, draw),
        (typed | {KEY: "x"}, draw),
        (typed | keyed, b" " * 16_385),
        (keyed, draw),
    ):
        book.ask("POST", claims, table.token, f"{len(data)} bytes", data=data, headers=headers)
    chunked = typed | keyed | {"Transfer-Encoding": "chunked"}
    book.ask("POST", claims, table.token, "without a length", headers=chunked)
    key = {KEY: book.key()}
    book.post(claims, {"claim": "match.note", "text": "one"}, table.token, headers=key)
    book.post(claims, {"claim": "match.note", "text": "two"}, table.token, "with the same key", headers=key)
    for method in ("PUT", "PATCH", "TRACE", "BREW"):
        book.ask(method, table.path, table.token)


def _not_yours(book: Book, table: Table) -> None:
    other = Table(book, "Dan", "Eve")
    watching = table.post("/tickets", {"role": "table"}).json["ticket"]
    watcher = book.post("/v1/joins", {"ticket": watching, "watch": True}).json["token"]
    seat = table.post("/seats/1/tokens").json["token"]
    for token, who in ((None, "nobody"), (other.token, "a stranger"), ("no token", "no token")):
        book.get(table.path, token, who)
    for token, who in ((watcher, "a watcher"), (seat, "a seat")):
        book.post(f"{table.path}/claims", {"claim": "match.void", "after": 2}, token, who)
        book.post(f"{table.path}/tickets", {}, token, who)
        book.ask("DELETE", table.path, token, who)
    book.post(f"{table.path}/claims", {"claim": "uno.draw", "seat": 2, "after": 5}, seat, "for another seat")
    table.post("/seats/1/tokens")
    book.get(table.path, seat, "a seat that was given to another phone")
    (own,) = (one for one in table.get("/phones").json["phones"] if one["this"])
    table.delete(f"/phones/{own['phone']}")
    book.get(f"{table.path}?token={watcher}", told=False)
    book.get("/v1/presets?access_token=x")
    book.get(f"/v1/presets?x={table.token}", note="with the scorekeeper's token")
    book.get(table.path, watcher, "a token that stood in an address")


def _not_there(book: Book) -> None:
    group = book.post("/v1/groups", {"name": "Fridays"}).json
    table = Table(book, "Ann", "Bob", token=group["token"])
    path, token = f"/v1/groups/{group['id']}", group["token"]
    book.get(f"/v1/groups/{ELSEWHERE}", token)
    book.get(path)
    book.ask("DELETE", f"{path}/people/nobody", token)
    book.post(f"{path}/people/nobody/merge", {"into": "nobody"}, token)
    table.delete("/phones/nobody")
    table.delete("/readers/nobody")
    table.delete("/tickets/nothing")
    book.get(f"/v1/matches/{ELSEWHERE}", token)
    for where in ("chess", "uno/chapters/x", "uno/articles/x", "uno/differences/x"):
        book.get(f"/v1/rulebooks/{where}")
    for where in ("sources/x", "glossary/x", "questions/x", "", "no/such/page", "matches/x/seats/one/tokens"):
        book.get(f"/v1/{where}")


def _at_the_door(book: Book) -> None:
    table = Table(book, "Ann", "Bob", "Cat")
    for shown in ({"ticket": "rt_" + ELSEWHERE}, {"rematch": ELSEWHERE}, {"knock": ELSEWHERE}):
        book.post("/v1/joins", shown, table.token)
    book.post("/v1/knocks", {"code": "A0000000", "name": "Eve"})
    code = table.post("/codes").json["code"]
    knock = book.post("/v1/knocks", {"code": code, "name": "Eve"}).json
    book.post("/v1/joins", {"knock": knock["knock"]}, knock["token"], "too early")
    table.post(f"/knocks/{knock['knock']}", {"admit": False})
    book.post("/v1/joins", {"knock": knock["knock"]}, knock["token"], "refused")
    table.post("/knocks/nobody", {"admit": False})
    ticket = table.post("/tickets", {"role": "table"}).json["ticket"]
    for _ in range(2):
        book.post("/v1/joins", {"ticket": ticket, "seat": 1})
    for number in range(9):
        book.post("/v1/knocks", {"code": code, "name": f"P{number}"})


UNFIT: tuple[dict[str, Any], ...] = (
    {"claim": "uno.fly"},
    {"claim": "uno.draw"},
    {"claim": "uno.draw", "seat": 7},
    {"claim": "uno.draw", "seat": "Bob"},
    {"claim": "uno.draw", "seat": None},
    {"claim": "uno.draw", "seat": 1, "haste": 1},
    {"claim": "uno.draw", "seat": "Bob", "haste": 1},
    {"claim": "uno.play", "seat": 1, "card": "red 12"},
    {"claim": "uno.color", "seat": 1, "color": "pink"},
    {"claim": "match.note", "text": ""},
    {"claim": "match.note", "text": "x" * 501},
    {"claim": "match.correct", "entry": 2, "instead": {"claim": "uno.draw"}},
    {"claim": "match.correct", "entry": 999, "instead": {"claim": "uno.draw", "seat": 1}},
    {"claim": "match.take_back", "to": 999},
    {"claim": "match.allow", "entry": 2},
    {"claim": "match.join", "name": "Ann"},
    {"claim": "match.rename", "seat": 1, "name": "\u202e"},
    {"claim": "match.rules", "rules": {"differences": {"stacking": "maybe"}, "house_rules": {"flying": {}}}},
    {"claim": "golf.turn", "seat": 1, "took": "discard", "place": 5},
    {"claim": "match.open", "game": "uno", "seats": 2, "rules": {}},
    {"claim": "match.phone", "role": "keeper"},
)
OPENINGS: tuple[dict[str, Any], ...] = (
    {},
    {"game": "chess", "seats": ["Ann", "Bob"]},
    {"game": "uno", "seats": ["Ann"]},
    {"game": "uno", "seats": ["Ann", "ann"]},
    {"game": "uno", "seats": ["Ann", ""]},
    {"game": "golf", "seats": ["Ann", "Bob"], "rules": {"target": -1}},
    {"game": "uno", "seats": ["Ann", "Bob"], "rules": {"preset": "mine"}},
    {"game": "uno", "seats": ["Ann", "Bob"], "rules": {"house_rules": {"jump-in": {"x": 1}}}},
)
SITUATIONS: tuple[dict[str, Any], ...] = (
    {"claims": [{"claim": "uno.catch", "caught": 0}]},
    {"match": ELSEWHERE, "situation": {"game": "uno"}, "claims": [{"claim": "uno.catch", "caught": 0}]},
    {"situation": {"game": "uno"}, "claims": []},
    {"situation": {"game": "uno", "seats": 3}, "claims": [{"claim": "golf.clear", "seat": 0}]},
    {
        "situation": {"game": "uno", "round": {"top": "red 5", "turn": 9}},
        "claims": [{"claim": "uno.draw", "seat": 1}],
    },
    {
        "situation": {"game": "uno"},
        "claims": [{"claim": "uno.catch", "caught": 0}],
        "answers": {"left": "a thousand"},
    },
)


def _unfit(book: Book, table: Table) -> None:
    number = table.get().json["number"]
    for place, claim in enumerate(UNFIT):
        table.post("/claims", {"after": number, **claim}, f"unfit {place}")
        book.post("/v1/rulings", {"match": table.id, "claims": [claim]}, table.token, f"unfit {place}")
    table.post("/claims", {"claim": "uno.draw", "seat": 1}, "without after")
    table.post("/claims", {"claim": "uno.draw", "seat": 1, "after": 1}, "stale")
    table.post("/claims", {"claim": "uno.draw", "seat": 1, "after": 999}, "of the future")
    for place, opening in enumerate(OPENINGS):
        book.post("/v1/matches", opening, note=f"unfit {place}")
    for place, trial in enumerate(SITUATIONS):
        book.post("/v1/rulings", trial, table.token, f"unfit {place}")
    for query in ("?may=2", "?at=0", "?at=999", "?when=now"):
        table.get(query)
    for path in ("/logbook?limit=0", "/logbook?after=x", "/stream?after=999&wait=0", "/stream?wait=-1"):
        table.get(path)
    for query in ("q=", "game=chess", "preset=mine", "game=golf&preset=family", "most=21", "match=x"):
        book.get(f"/v1/questions?{query}", table.token)
    book.post("/v1/groups", {"name": ""})


def _records(book: Book) -> None:
    record = Table(book, "Ann", "Bob").get("/record.ndjson").body
    first, rest = record.split(b"\n", 1)
    for note, data in (
        ("nothing", b"{}"),
        ("no trailer", first + b"\n"),
        ("damaged", record.replace(b"Ann", b"Eve")),
        ("no header", rest),
    ):
        headers = {"Content-Type": NDJSON, KEY: book.key()}
        book.ask("POST", "/v1/records", note=note, data=data, headers=headers)
    headers = {"Content-Type": JSON, KEY: book.key()}
    book.ask("POST", "/v1/records", note="as JSON", data=record, headers=headers)


def _by_other_settings(book: Book) -> None:
    """Limits, names of hosts, other origins, and the operator's token."""
    with _another(book, REFEREE_RATES="on") as app:
        client = app.test_client()
        for _ in range(FITS):
            book.post("/v1/matches", OPENING, client=client, told=False)
        book.post("/v1/matches", OPENING, note="too often", client=client)
    with _another(book, REFEREE_TRUSTED_HOSTS="uno.example", REFEREE_PUBLIC_URL="https://uno.example") as app:
        for host in ("http://elsewhere.example", "http://uno.example", "https://uno.example"):
            book.get("/v1/presets", note=host, client=app.test_client(), base_url=host)
    origin = {"Origin": "https://table.example", "Access-Control-Request-Method": "POST"}
    with _another(book, REFEREE_CORS_ORIGINS="https://table.example") as app:
        for method in ("OPTIONS", "GET"):
            book.ask(method, "/v1/presets", note="from elsewhere", headers=origin, client=app.test_client())
    book.get("/v1/presets", note="from elsewhere, unasked", headers=origin)
    with _another(book, REFEREE_CELLS="a,b") as app:
        key = {KEY: f"cell-b-{book.key()}"}
        book.post("/v1/matches", OPENING, note="in another cell", headers=key, client=app.test_client())
    with _another(book, REFEREE_OPERATOR_TOKEN=OPERATOR) as app:
        book.get("/metrics", note="by anybody", client=app.test_client())


def _heard_before(book: Book) -> None:
    """A claim of long ago, and another one under its key, once replies have been forgotten."""
    table = Table(book, "Ann", "Bob")
    key = {KEY: book.key()}
    table.post("/claims", {"claim": "match.note", "text": "one"}, headers=key)
    book.clock.wait(31 * DAY)
    forget_replies(book.house.app)
    for text in ("one", "two"):
        table.post("/claims", {"claim": "match.note", "text": text}, "a month later", headers=key)
    book.stored(table.id)


def _our_own(book: Book) -> None:
    """What nobody who asks has done wrong."""
    book.get("/healthz")
    book.get("/readyz")
    with _another(book) as app:
        app.add_url_rule("/defect", view_func=lambda: 1 // 0)
        book.get("/defect", client=app.test_client())
    with _another(book, REFEREE_DATABASE_URL="sqlite:////nowhere/at/all") as app:
        for path in (f"/v1/matches/{ELSEWHERE}", "/readyz", "/healthz"):
            book.get(path, "any", "without a database", client=app.test_client())
    with _another(book) as app, _broken_commit(engine_of(app)):
        book.post("/v1/matches", OPENING, note="while COMMIT breaks", client=app.test_client())
    with _another(book) as app:
        sa.event.listen(engine_of(app), "connect", _only_reads)
        book.post("/v1/matches", OPENING, note="where nothing can be written", client=app.test_client())


@contextmanager
def _another(book: Book, **environ: str) -> Iterator[Flask]:
    app = book.house.another(**environ)
    try:
        yield app
    finally:
        close(app)


@contextmanager
def _broken_commit(engine: sa.Engine) -> Iterator[None]:
    """The line breaks before COMMIT has taken effect, or nobody knows."""
    real = engine.dialect.do_commit

    def break_off(connection: Any) -> None:
        if engine.dialect.name == "sqlite":
            error: Exception = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode = sqlite3.SQLITE_IOERR  # type: ignore[attr-defined]
        else:
            error = psycopg.OperationalError("server closed the connection unexpectedly")
        raise error

    engine.dialect.do_commit = break_off  # type: ignore[method-assign]
    try:
        yield
    finally:
        engine.dialect.do_commit = real  # type: ignore[method-assign]


def _only_reads(connection: Any, _: Any) -> None:
    if isinstance(connection, sqlite3.Connection):
        connection.execute("PRAGMA query_only = 1")
    else:
        connection.read_only = True
