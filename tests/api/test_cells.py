"""Cells: each refuses what belongs to another, and no retry opens a match twice, whatever changes between."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from referee import create_app
from referee.config import read_config
from referee.storage import db
from tests.api.cells import Router, keys_of
from tests.api.closing import close
from tests.api.contract import CheckedClient, Contract
from tests.api.evenings import Circle
from tests.api.joining import code, join, knock, ticket
from tests.api.phone import NEW_KEYS, Answer, Phone, Send, new_key, post, through
from tests.api.test_rights import World
from tests.proofs.server import together
from tests.settings import UNLIMITED
from tests.storage.databases import migrated_file

OPENING = {"game": "uno", "seats": ["Ann", "Bob"]}
OLD = {"match": "A" * 22, "knock": "A" * 12, "ticket": "rt_" + "A" * 22, "token": "rg_" + "A" * 43}
"""As they were made before there were cells."""


class Cell:
    """A database, and the apps over it with one setting after another."""

    def __init__(self, letter: str, folder: Path):
        self.letter, self.file = letter, folder / f"{letter}.sqlite3"
        self.url = migrated_file(self.file)

    @contextmanager
    def app(self, **settings: str) -> Iterator[Flask]:
        named = {f"REFEREE_{name.upper()}": value for name, value in settings.items()}
        environ = {"REFEREE_DATABASE_URL": self.url, "REFEREE_CELL": self.letter, **UNLIMITED, **named}
        app = create_app(read_config(environ))
        app.extensions["contract"] = Contract(app)
        app.test_client_class = CheckedClient
        yield app
        close(app)

    def matches(self) -> int:
        with sqlite3.connect(self.file) as database:
            (many,) = database.execute("SELECT count(*) FROM matches").fetchone()
        return many


@pytest.fixture(scope="module")
def cells(tmp_path_factory) -> tuple[Cell, Cell]:
    """Two for all tests: each opens matches of its own."""
    folder = tmp_path_factory.mktemp("cells")
    return Cell("a", folder), Cell("b", folder)


@pytest.fixture
def new_cells(tmp_path) -> tuple[Cell, Cell]:
    """Two in which a test counts all matches."""
    return Cell("a", tmp_path), Cell("b", tmp_path)


@pytest.fixture(scope="module")
def alone(cells) -> Iterator[Flask]:
    """The app of a server of the first that knows of no cells."""
    with cells[0].app() as app:
        yield app


@pytest.fixture(scope="module")
def apps(cells) -> Iterator[list[Flask]]:
    with ExitStack() as stack:
        yield [stack.enter_context(cell.app(cells="a,b")) for cell in cells]


@pytest.fixture(scope="module")
def sends(apps) -> list[Send]:
    """The ways to a and to b, past any router."""
    return [through(app.test_client()) for app in apps]


def key_of(cell: str) -> str:
    NEW_KEYS.add(key := f"cell-{cell}-{new_key()}")
    return key


def opened(send: Send, cell: str) -> Phone:
    answer = post(send, "/v1/matches", OPENING, key_of(cell))
    assert (201, cell) == (answer.status, answer.json["id"][0])
    return Phone(send, answer.json["id"], answer.json["token"])


def assert_belongs_to(cell: str, answer: Answer) -> None:
    told = answer.status, answer.json["type"], answer.json.get("cell")
    assert (421, "urn:referee:problem:wrong-cell", cell) == told


@pytest.fixture
def at_b(sends) -> Phone:
    return opened(sends[1], "b")


@pytest.fixture
def nobody_asks(apps, monkeypatch) -> None:
    """The database of a cannot be asked."""

    def refuse(*_: object) -> None:
        raise AssertionError("the database was asked")

    with apps[0].app_context():
        monkeypatch.setattr(db.db.engine, "connect", refuse)
        monkeypatch.setattr(db.db.engine, "raw_connection", refuse)


# --- 421 ---


WAYS: dict[str, Callable[[Send, Phone], Answer]] = {
    "path": lambda send, at: Phone(send, at.match, at.token).get(),
    "claim": lambda send, at: Phone(send, at.match, at.token).tell({"claim": "match.note", "text": "x"}),
    "group": lambda send, _: send("GET", f"/v1/groups/b{'A' * 22}", {}, None),
    "knock": lambda send, _: send("GET", f"/v1/knocks/b{'A' * 12}", {}, None),
    "question": lambda send, at: send("GET", f"/v1/questions?match={at.match}", {}, None),
    "preview": lambda send, at: Phone(send, at.match, at.token).preview({"claim": "match.note", "text": "x"}),
    "door": lambda send, _: post(send, "/v1/doors", {"ticket": f"rt_b{'A' * 22}"}),
    "ticket": lambda send, _: post(send, "/v1/joins", {"ticket": f"rt_b{'A' * 22}"}),
    "admitted": lambda send, _: post(send, "/v1/joins", {"knock": f"b{'A' * 12}"}),
    "rematch": lambda send, _: post(send, "/v1/joins", {"rematch": f"b{'A' * 22}"}),
    "code": lambda send, _: post(send, "/v1/knocks", {"code": " \uff42123-4567", "name": "Eve"}),
    "group's match": lambda send, _: post(
        send, "/v1/matches", OPENING, key_of("a"), {"Authorization": f"Bearer rg_b{'A' * 43}"}
    ),
    "key": lambda send, _: post(send, "/v1/matches", OPENING, key_of("b")),
    "key of a group": lambda send, _: post(send, "/v1/groups", {"name": "x"}, key_of("b")),
    "key of a record": lambda send, _: send(
        "POST", "/v1/records", {"Content-Type": "application/x-ndjson", "Idempotency-Key": key_of("b")}, b"{}"
    ),
}
"""One for each place in which a request names what it is about."""


@pytest.mark.parametrize("way", WAYS)
def test_what_belongs_to_another_cell_is_refused_before_the_database_is_asked(sends, at_b, nobody_asks, way):
    """The problem names the cell."""
    assert_belongs_to("b", WAYS[way](sends[0], at_b))


@pytest.mark.parametrize("way", WAYS)
def test_a_server_without_cells_refuses_none_of_it_for_its_letter(alone, at_b, way):
    """It answers as it always did."""
    assert 421 != WAYS[way](through(alone.test_client()), at_b).status


def test_a_letter_that_is_no_cells_is_an_unknown_id(sends):
    """It is answered as any other match, ticket and group that is not there."""
    phone = opened(sends[0], "a")

    bearer = {"Authorization": f"Bearer rg_z{'A' * 43}"}

    assert 404 == Phone(sends[0], f"z{'A' * 22}", phone.token).get().status
    assert 404 == post(sends[0], "/v1/doors", {"ticket": f"rt_z{'A' * 22}"}).status
    assert 401 == post(sends[0], "/v1/matches", OPENING, None, bearer).status


def test_what_is_named_first_decides(sends, at_b):
    """A token of b at a match of a is a stranger's: the match is here. A knock of b is none of that match."""
    phone = opened(sends[0], "a")
    knock = phone.post(f"{phone.path}/knocks/b{'A' * 12}", {"admit": False})

    assert 401 == Phone(sends[0], phone.match, at_b.token).get().status
    assert (404, "urn:referee:problem:not-at-the-door") == (knock.status, knock.json["type"])


# --- before there were cells ---


@pytest.mark.parametrize("number", [0, 1])
def test_what_was_made_before_there_were_cells_belongs_to_the_first(sends, number):
    """An id without a letter is one letter shorter: the first cell looks it up, the other names the first."""
    send = sends[number]
    answers = [
        send("GET", f"/v1/matches/{OLD['match']}", {}, None),
        send("GET", f"/v1/knocks/{OLD['knock']}", {"Authorization": "Bearer x"}, None),
        post(send, "/v1/doors", {"ticket": OLD["ticket"]}),
        post(send, "/v1/matches", OPENING, None, {"Authorization": f"Bearer {OLD['token']}"}),
    ]

    assert [[401, 404, 404, 401], [421] * 4][number] == [answer.status for answer in answers]


def test_an_old_match_goes_on_in_the_first_cell(alone, sends, monkeypatch):
    """With its old id and token, made as they were before there were cells."""
    with monkeypatch.context() as before:
        before.setattr("referee.storage.ids.cell_letter_of_app", str)
        phone = Phone.opening(through(alone.test_client()), "Ann", "Bob")
    old = Phone(sends[0], phone.match, phone.token)

    assert (22, 46) == (len(old.match), len(old.token))
    assert "upheld" == old.claim("uno.deal", turned_up=["red 5"])["verdict"]


# --- which cell opens a match ---


def test_a_key_names_the_cell_that_opens(sends):
    """One that names none is the first cell's."""
    router = Router(dict(zip("ab", sends, strict=True)))
    keys = [key_of("a"), key_of("b"), new_key()]
    answers = [post(router, path, body, key) for path, body in OPENINGS for key in keys]

    assert ["a", "b", "a"] * 2 == [answer.json["id"][0] for answer in answers]


def test_another_cell_opens_nothing_with_a_key_that_names_none(cells, sends):
    """It says that the first cell does, also where a router has mistaken it for the first."""
    before = cells[1].matches()
    for path, body in OPENINGS:
        assert_belongs_to("a", post(sends[1], path, body))
    assert before == cells[1].matches()


OPENINGS = [("/v1/matches", OPENING), ("/v1/groups", {"name": "Fridays"})]


def test_a_key_of_a_cell_that_does_not_exist_opens_nothing(cells, sends):
    """Else a retry would open it again once there is such a cell."""
    before = [cell.matches() for cell in cells]
    answer = post(sends[0], "/v1/matches", OPENING, f"cell-c-{new_key()}")

    assert (400, "urn:referee:problem:key-malformed") == (answer.status, answer.json["type"])
    assert before == [cell.matches() for cell in cells]


def test_a_retry_finds_its_match_after_a_cell_was_added(alone, sends):
    """The key was sent to a server that was alone, and again through a router to two cells."""
    key = new_key()
    before = post(through(alone.test_client()), "/v1/matches", OPENING, key)
    router = Router(dict(zip("ab", sends, strict=True)))
    after = post(router, "/v1/matches", OPENING, key)

    assert (201, before.json["id"]) == (after.status, after.json["id"])


@pytest.mark.parametrize("opening", [("a", "b"), ("b", "a"), ("a,b", "b"), ("b", "a,b")])
def test_a_retry_finds_its_match_after_other_cells_open(new_cells, opening):
    """The page makes its keys for the cells that it was told of; a key that it has made stays where it is."""
    key, ids = None, []
    for some in opening:
        with ExitStack() as stack:
            apps = [stack.enter_context(cell.app(cells="a,b", opening_cells=some)) for cell in new_cells]
            told = cells_told_to_the_page(apps[0])
            assert some.replace(",", "") == told
            key = key or key_of(told[-1])
            router = Router(dict(zip("ab", [through(app.test_client()) for app in apps], strict=True)))
            ids.append(post(router, "/v1/matches", OPENING, key).json["id"])

    assert ids[0] == ids[1]
    assert 1 == sum(cell.matches() for cell in new_cells)


def cells_told_to_the_page(app: Flask) -> str:
    """No document tells of the page, so the client that checks answers cannot get it."""
    shell = FlaskClient(app, app.response_class).get("/").text
    return shell.partition('data-cells="')[2].partition('"')[0]


def test_a_server_without_cells_tells_the_page_of_none(alone):
    assert "" == cells_told_to_the_page(alone)


def test_a_key_opens_one_match_while_everything_changes(new_cells):
    """The same keys at the same moment through a router that knows one cell and one that knows two, to
    servers with the old and the new setting."""
    keys = [new_key() for _ in range(8)] + [key_of(letter) for letter in "ab" * 8]
    with ExitStack() as stack:
        alone, *new = [
            stack.enter_context(cell.app(**settings))
            for cell, settings in (
                (new_cells[0], {"cells": "a"}),
                *((cell, {"cells": "a,b"}) for cell in new_cells),
            )
        ]
        old = Router({"a": through(alone.test_client())})
        routers = [old, Router(dict(zip("ab", [through(app.test_client()) for app in new], strict=True)))]
        outcomes = together(*(lambda r=r: _sent(r, keys) for r in (routers * 2)))
        ids = [{one for one in some if one} for some in zip(*outcomes, strict=True)]

    assert [1] * len(keys) == [len(found) for found in ids]
    assert [16, 8] == [cell.matches() for cell in new_cells]


def _sent(send: Send, keys: list[str]) -> list[str | None]:
    """The id of the match that each key opened; None where none was opened."""
    answers = [post(send, "/v1/matches", OPENING, key) for key in keys]
    return [answer.json["id"] if answer.status == 201 else None for answer in answers]


# --- groups ---


def test_a_match_of_a_group_is_opened_in_the_groups_cell(sends):
    """Whatever its key names, and an imported record too; the group sees both."""
    router = Router(dict(zip("ab", sends, strict=True)))
    circle = Circle.opening(keys_of("b", _new_keys(router)))
    assert "b" == circle.group[0]
    circle.send = router
    evening = Phone(router, *_id_and_token(circle.open("Ann", "Bob", key=key_of("a"))))
    record = evening.get("/record.ndjson").body
    headers = {**circle.bearer, "Content-Type": "application/x-ndjson", "Idempotency-Key": key_of("a")}
    brought = router("POST", "/v1/records", headers, record)

    assert ("b", "b") == (evening.match[0], brought.json["id"][0])
    assert {evening.match, brought.json["id"]} == {match["id"] for match in circle.history()}


def test_no_cell_opens_a_match_for_a_group_of_another(sends):
    """A group sees the matches of its own cell only."""
    circle = Circle.opening(keys_of("b", _new_keys(sends[1])))

    assert_belongs_to("b", post(sends[0], "/v1/matches", OPENING, key_of("a"), circle.bearer))


def _id_and_token(answer: Answer) -> tuple[str, str]:
    assert answer.status == 201, answer.body
    return answer.json["id"], answer.json["token"]


def _new_keys(send: Send) -> Send:
    """The client of the tests wants to know each key that opens something."""

    def sent(method, path, headers, body) -> Answer:
        NEW_KEYS.add(headers.get("Idempotency-Key", ""))
        return send(method, path, headers, body)

    return sent


# --- a whole match, through a router ---


@pytest.mark.parametrize("cell", ["a", "b"])
def test_everything_of_a_match_stays_in_its_cell(sends, cell):
    """A group, its matches, their phones, tickets, codes and knocks, all through the router: never a 421."""
    router = Router(dict(zip("ab", sends, strict=True)))
    send = keys_of(cell, _new_keys(router))
    world = World.made(send)
    keeper = Phone(send, world.ids["match_id"], world.tokens["keeper"])
    join(send, ticket=ticket(keeper), watch=True)
    knock(send, code(keeper))

    assert [cell] == [*router.sent]
    assert {cell} == {world.ids[name][0] for name in world.ids if name != "seat"}
