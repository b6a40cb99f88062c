"""Every route, asked by everybody: rights.txt says what is answered, and no route is missing there."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tests.api.contract import PAGES
from tests.api.evenings import Circle
from tests.api.joining import code, join, joined, knock, phones, ticket
from tests.api.phone import Answer, Phone, Send, as_body, new_key, post
from tests.api.readers import link_to_group, link_to_match

RIGHTS = Path(__file__).with_name("rights.txt")
MEMBERS = ("keeper", "seat", "watcher", "group", "reader", "link")
NOT_THERE = "A" * 22
NOTE = {"claim": "match.note", "text": "x"}


@dataclass(frozen=True)
class Line:
    """A route of the file, and what is answered to whom."""

    method: str
    path: str
    answered: dict[str, int]

    @property
    def route(self) -> tuple[str, str]:
        path = self.path.partition("?")[0].replace("<own_phone_id>", "<phone_id>")
        path = path.replace("<group_reader_id>", "<reader_id>")
        return "GET" if self.method == "HEAD" else self.method, path

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


def lines() -> Iterator[Line]:
    told = [line.split() for line in RIGHTS.read_text("utf-8").splitlines() if line and line[0] != "#"]
    (_, *roles), *rest = told
    for method, path, *answered in rest:
        yield Line(method, path, dict(zip(roles, map(int, answered), strict=True)))


LINES = list(lines())


@dataclass
class World:
    """A match of a group with all that can be asked about it, and the tokens of everybody."""

    send: Send
    tokens: dict[str, str | None] = field(default_factory=dict)
    ids: dict[str, str] = field(default_factory=dict)
    own: dict[str, str] = field(default_factory=dict)
    secrets: dict[str, str] = field(default_factory=dict)

    @classmethod
    def made(cls, send: Send) -> "World":
        world = cls(send)
        circle = Circle.opening(send)
        circle.evening("Zoe", "Yan")
        keeper = circle.evening("Ann", "Bob", "Cat")
        seat, watcher = joined(keeper, seat=1), joined(keeper, watch=True)
        stranger = Phone.opening(send, "Dan", "Eve")
        shown = keeper.post(f"{keeper.path}/tickets").json
        spoken = code(keeper)
        waits = knock(send, spoken).json
        people = circle.people()
        keeper.claim("match.score", winner=0, points=10)
        own = [one["phone"] for one in phones(keeper)]
        to_group, to_match = link_to_group(circle), link_to_match(keeper)
        extra = join(send, ticket=shown["ticket"], watch=True).json["phone"]
        world.tokens = {
            "keeper": keeper.token,
            "seat": seat.token,
            "watcher": watcher.token,
            "group": circle.token,
            "reader": to_group.token,
            "link": to_match.token,
            "knock": waits["token"],
            "stranger": stranger.token,
            "nobody": None,
        }
        world.own = dict(zip(("keeper", "seat", "watcher"), own, strict=True))
        world.ids = {
            "match_id": keeper.match,
            "group_id": circle.group,
            "person_id": people["Ann"],
            "seat": "1",
            "phone_id": extra,
            "ticket_id": shown["id"],
            "knock_id": waits["knock"],
            "reader_id": to_match.id,
            "group_reader_id": to_group.id,
            "rematch_id": keeper.post(f"{keeper.path}/rematch").json["id"],
            "other_person": people["Zoe"],
        }
        world.secrets = {"ticket": shown["ticket"], "code": spoken}
        return world

    def ask(self, line: Line, role: str, **instead: str) -> Answer:
        """A request as this role sends it, with other ids if they are told."""
        ids = {**EXAMPLES, **self.ids, "own_phone_id": self.own.get(role, "nobody"), **instead}
        path = re.sub(r"<(?:int:)?(\w+)>", lambda found: ids[found[1]], line.path)
        if line.method == "POST":
            path = path.partition("?")[0]
        token = self.tokens[role]
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        if line.path == "/v1/records":
            body = self.record(ids["match_id"])
            headers |= {"Content-Type": "application/x-ndjson", "Idempotency-Key": new_key()}
            return self.send("POST", path, headers, body)
        if line.method != "POST":
            return self.send(line.method, path, headers, None)
        headers |= {"Content-Type": "application/json", "Idempotency-Key": new_key()}
        return self.send("POST", path, headers, as_body(self.body(line, ids)))

    def record(self, match_id: str) -> bytes:
        bearer = {"Authorization": f"Bearer {self.tokens['keeper']}"}
        return self.send("GET", f"/v1/matches/{match_id}/record.ndjson", bearer, None).body

    def body(self, line: Line, ids: dict[str, str]) -> Any:
        """Something that is allowed to be said there."""
        bodies = {
            "/v1/matches/<match_id>/claims": NOTE,
            "/v1/matches/<match_id>/knocks/<knock_id>": {"admit": False},
            "/v1/rulings?match=<match_id>": {"match": ids["match_id"], "claims": [NOTE]},
            "/v1/rulings": {"situation": {"game": "uno"}, "claims": [NOTE]},
            "/v1/doors": {"ticket": self.secrets["ticket"]},
            "/v1/joins": {"ticket": self.secrets["ticket"], "watch": True},
            "/v1/joins?knock=<knock_id>": {"knock": ids["knock_id"]},
            "/v1/joins?rematch=<rematch_id>": {"rematch": ids["rematch_id"]},
            "/v1/knocks": {"code": self.secrets["code"], "name": "Eve"},
            "/v1/groups": {"name": "Sundays"},
            "/v1/groups/<group_id>/people/<person_id>/merge": {"into": ids["other_person"]},
            "/v1/matches": {"game": "uno", "seats": ["Ann", "Bob"]},
        }
        return bodies.get(line.path, {})


EXAMPLES = {
    "game_name": "uno",
    "article_id": "uno.deal",
    "chapter_id": "opening",
    "difference_id": "late-uno-penalty",
    "source_key": "OURS",
    "word_id": "",
    "question_id": "",
}


@pytest.fixture(autouse=True)
def examples(send: Send) -> None:
    """Of what is the same at every service: looked up once."""
    if EXAMPLES["word_id"]:
        return
    EXAMPLES["word_id"] = send("GET", "/v1/glossary", {}, None).json["words"][0]["id"]
    EXAMPLES["question_id"] = send("GET", "/v1/questions", {}, None).json["questions"][0]["id"]
    EXAMPLES["source_key"] = send("GET", "/v1/sources", {}, None).json["sources"][0]["key"]


def test_no_route_is_missing(app):
    """Nor is one there that does not exist."""
    routes = {
        (method, rule.rule)
        for rule in app.url_map.iter_rules()
        for method in rule.methods - {"HEAD", "OPTIONS"}
    }

    assert routes == {line.route for line in LINES}


@pytest.fixture
def worlds(send: Send, database_url: str) -> tuple[World, World]:
    """Two, for all tests in which nobody may change anything."""
    if database_url not in KEPT:
        KEPT[database_url] = World.made(send), World.made(send)
    for world in KEPT[database_url]:
        world.send = send
    return KEPT[database_url]


KEPT: dict[str, tuple[World, World]] = {}


@pytest.mark.parametrize("line", [line for line in LINES if line.path not in PAGES], ids=str)
def test_everybody_is_answered_as_it_is_written(send, worlds, line):
    """At the own match; whoever changes something does it in a world that is new."""
    world = worlds[0] if line.method in ("GET", "HEAD") else World.made(send)
    found = {}
    for role in line.answered:
        found[role] = world.ask(line, role).status
        if line.method not in ("GET", "HEAD") and found[role] < 300:
            world = World.made(send)

    assert line.answered == found


def of_a_match() -> list[Line]:
    return [line for line in LINES if "<match_id>" in line.path]


@pytest.mark.parametrize("line", of_a_match(), ids=str)
def test_another_match_is_not_there(worlds, line):
    """The other one, and one that is not there: 404 for members, 401 for whoever is none. Nothing changes."""
    world, other = worlds
    theirs = Phone(other.send, other.ids["match_id"], other.tokens["keeper"])
    before = theirs.get().body, phones(theirs), theirs.get("/knocks").body
    targets = [other.ids, {"match_id": NOT_THERE}]
    found = {
        role: {world.ask(line, role, **instead).status for instead in targets}
        for role in (*MEMBERS, "knock", "nobody")
    }

    assert {**{role: {404} for role in MEMBERS}, "knock": {401}, "nobody": {401}} == found
    assert before == (theirs.get().body, phones(theirs), theirs.get("/knocks").body)


@pytest.mark.parametrize("line", [line for line in LINES if "<group_id>" in line.path], ids=str)
def test_another_group_is_not_there(worlds, line):
    """404 with the token of any match or group."""
    world, other = worlds
    targets = [other.ids, {"group_id": NOT_THERE}]

    assert {404} == {world.ask(line, role, **ids).status for role in MEMBERS for ids in targets}


@pytest.mark.parametrize(
    "line", [line for line in of_a_match() if line.path.count("<") > 1 and "seat" not in line.path], ids=str
)
def test_what_is_of_another_match_is_not_found_at_the_own(worlds, line):
    """Ids of the one below the path of the other."""
    world, other = worlds
    mixed = {**other.ids, **{f"own_{name}": value for name, value in other.ids.items()}}
    del mixed["match_id"]

    assert 404 == world.ask(line, "keeper", **mixed).status


def test_a_ticket_is_for_one_match(send):
    """What is joined with it is its own match, whoever shows it."""
    world, other = World.made(send), World.made(send)
    keeper = Phone(send, other.ids["match_id"], other.tokens["keeper"])
    answer = post(
        send,
        "/v1/joins",
        {"ticket": ticket(keeper), "watch": True},
        None,
        {"Authorization": f"Bearer {world.tokens['seat']}"},
    )

    assert (201, other.ids["match_id"]) == (answer.status, answer.json["id"])
    assert 200 == Phone(send, world.ids["match_id"], world.tokens["seat"]).get().status
