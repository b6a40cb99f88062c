"""What a group has played, and how its people stand."""

import datetime
import json
from contextlib import contextmanager

import pytest
import sqlalchemy as sa

from referee.services import entry_ranges, groups, standings
from referee.services.groups import MATCHES_PER_QUERY
from referee.storage.db import db
from referee.storage.group_history import HistoryFilter
from tests.api.evenings import Circle
from tests.api.phone import Phone, post

TODAY = datetime.datetime.now(datetime.UTC).date()
NOTHING = {"calls_missed": 0, "catches": 0, "challenges_made": 0, "challenges_won": 0}


@pytest.fixture
def circle(send) -> Circle:
    return Circle.opening(send)


def ids(told: list[dict]) -> list[str]:
    return [match["id"] for match in told]


# --- the history ---


def test_a_match_is_told_with_its_people(circle):
    """Where they sat, who they are, how many points they have, their place and their face."""
    phone = circle.evening("Ann", "Bob", "Cat", target=100)
    phone.claim("match.score", winner=1, points=20)
    phone.claim("match.score", winner=2, points=100)
    known = circle.people()
    (told,) = circle.history()
    entries = phone.get("/logbook").json["entries"]

    assert [
        (0, "Ann", known["Ann"], 0, 3, "fox"),
        (1, "Bob", known["Bob"], 20, 2, "octopus"),
        (2, "Cat", known["Cat"], 100, 1, "frog"),
    ] == [tuple(person.values()) for person in told["people"]]
    assert (phone.match, "uno", 2, True, [2]) == tuple(
        told[name] for name in ("id", "game", "rounds", "over", "winners")
    )
    assert (entries[0]["at"], entries[-1]["at"]) == (told["opened_at"], told["last_at"])


def test_who_has_left_has_a_total_and_no_place(circle):
    """The match goes on without them."""
    phone = circle.evening("Ann", "Bob", "Cat")
    phone.claim("match.score", winner=1, points=20)
    phone.claim("match.leave", seat=1)
    (told,) = circle.history()

    assert [("Ann", 0, 1), ("Bob", 20, None), ("Cat", 0, 1)] == [
        (person["name"], person["total"], person["place"]) for person in told["people"]
    ]


def test_who_was_taken_back_did_not_sit_there(circle):
    """The arrival was a slip."""
    phone = circle.evening("Ann", "Bob")
    phone.claim("match.join", name="Dna")
    phone.claim("match.take_back", to=1)
    (told,) = circle.history()

    assert ["Ann", "Bob"] == [person["name"] for person in told["people"]]


def test_what_was_taken_back_is_no_history(circle):
    """The line in force tells."""
    phone = circle.evening("Ann", "Bob", target=100)
    phone.claim("match.score", winner=1, points=100)
    phone.claim("match.take_back", to=1)
    (told,) = circle.history()

    assert (0, False, [], [0, 0]) == (
        *(told["rounds"], told["over"], told["winners"]),
        [person["total"] for person in told["people"]],
    )


def test_a_page_goes_on_where_the_one_before_ended(circle):
    """Newest first, each match once, also while others are opened."""
    matches = [circle.evening("Ann", "Bob").match for _ in range(5)]
    seen, cursor = [], None
    while True:
        page = circle.ask("/history", limit=2, **({"cursor": cursor} if cursor else {})).json
        seen += ids(page["matches"])
        circle.evening("Ann", "Bob")
        cursor = page["next"]
        if cursor is None:
            break

    assert matches[::-1] == seen


@pytest.mark.parametrize(("limit", "more"), [(1, True), (2, False), (3, False), (100, False)])
def test_the_last_page_leads_nowhere(circle, limit, more):
    """Not even to an empty one."""
    for _ in range(2):
        circle.evening("Ann", "Bob")
    page = circle.ask("/history", limit=limit).json

    assert (min(limit, 2), more) == (len(page["matches"]), page["next"] is not None)


def test_the_history_is_narrowed(app, circle):
    """By person, by game, and by the day on which a match was opened."""
    first, second, third = (
        circle.evening(*names) for names in (("Ann", "Bob"), ("Ann", "Cat"), ("Bob", "Cat"))
    )
    opened(app, first, "2026-01-31T23:59:59.999")
    opened(app, second, "2026-02-01T00:00:00.000")
    opened(app, third, "2026-02-28T23:59:59.999")
    known = circle.people()
    told = {
        str(query): ids(circle.history(**query))
        for query in (
            {"person": known["Ann"]},
            {"person": known["Ann"], "from": "2026-02-01"},
            {"from": "2026-02-01", "to": "2026-02-28"},
            {"to": "2026-01-31"},
            {"from": "2026-01-31", "to": "2026-01-31"},
            {"from": "2026-03-01"},
            {"game": "uno"},
            {"from": "0001-01-01", "to": "9999-12-31"},
        )
    }
    a, b, c = first.match, second.match, third.match

    assert [[b, a], [b], [c, b], [a], [a], [], [c, b, a], [c, b, a]] == list(told.values())


def opened(app, phone: Phone, at: str) -> None:
    """Let a match have been opened at another time, ISO in UTC."""
    when = datetime.datetime.fromisoformat(f"{at}+00:00").timestamp()
    with app.app_context(), db.engine.begin() as connection:
        change = sa.text("UPDATE matches SET opened_at = :at WHERE id = :id")
        connection.execute(change, {"at": round(when * 1000), "id": phone.match})


@pytest.mark.parametrize("path", ["/history", "/standings"])
def test_today_is_today(circle, path):
    """In UTC, from midnight to midnight."""
    circle.evening("Ann", "Bob")
    yesterday, today = TODAY - datetime.timedelta(1), TODAY + datetime.timedelta(1)
    (name,) = {"/history": ["matches"], "/standings": ["standings"]}[path]

    assert circle.ask(path, **{"from": TODAY, "to": today}).json[name]
    assert [] == circle.ask(path, to=yesterday).json[name]


# --- the standings ---


def test_the_standings_add_up_what_was_played(circle):
    """Matches, rounds, points, and what was left in the hands that were counted."""
    phone = circle.evening("Ann", "Bob", "Cat", target=100)
    phone.claim("match.score", left={"0": ["red 5", "wild"], "2": ["blue 9"], "1": []})
    phone.claim("match.score", winner=1, points=100)
    phone = circle.evening("Ann", "Bob")
    phone.claim("match.score", left={"0": [], "1": ["red 3"]})
    circle.evening("Ann", "Bob")
    body = circle.standings()

    assert {
        "Bob": {"played": 2, "won": 1, "rounds": 3, "rounds_won": 2, "points": 164, "average_left": 3.0},
        "Ann": {"played": 2, "won": 0, "rounds": 3, "rounds_won": 1, "points": 3, "average_left": 55.0},
        "Cat": {"played": 1, "won": 0, "rounds": 2, "rounds_won": 0, "points": 0, "average_left": 9.0},
    } == {
        name: {key: row[key] for key in ("played", "won", "rounds", "rounds_won", "points", "average_left")}
        for name, row in body.items()
    }
    assert {"uno"} == {row["game"] for row in body.values()}
    assert circle.people() == {name: row["person"] for name, row in body.items()}


def test_who_has_won_most_stands_first(circle):
    """Matches, then rounds, then by name."""
    circle.evening("Dan", "Bob", target=10).claim("match.score", winner=0, points=10)
    phone = circle.evening("Cat", "ann", "Bob")
    phone.claim("match.score", winner=2, points=10)

    assert ["Dan", "Bob", "ann", "Cat"] == list(circle.standings())


def test_an_average_of_nothing_is_none(circle):
    """Where no hand was ever counted."""
    circle.evening("Ann", "Bob").claim("match.score", winner=0, points=10)

    assert {None} == {row["average_left"] for row in circle.standings().values()}


def test_only_the_rounds_one_sat_through_are_ones_own(circle):
    """Not those before somebody came, nor after somebody went."""
    phone = circle.evening("Ann", "Bob", "Cat")
    phone.claim("match.score", winner=0, points=10)
    phone.claim("match.join", name="Dan")
    phone.claim("match.score", winner=3, points=10)
    phone.claim("match.leave", seat=1)
    phone.claim("match.score", winner=0, points=10)
    body = circle.standings()

    assert {"Ann": 3, "Bob": 2, "Cat": 3, "Dan": 2} == {name: row["rounds"] for name, row in body.items()}


def test_what_an_evening_is_remembered_for(circle):
    """Calls missed, catches, challenges."""
    phone = circle.evening("Ann", "Bob", "Cat")
    phone.claim("uno.deal", turned_up=["red 5"])
    phone.claim("uno.play", seat=1, card="wild draw four", color="blue")
    phone.claim("uno.challenge", seat=2, held_color=True)
    phone.claim("match.recount", seat=2, count=2)
    phone.claim("uno.play", seat=2, card="blue 3")
    phone.claim("uno.catch", caught=2, seat=0)
    body = circle.standings()

    assert NOTHING | {"catches": 1} == {name: body["Ann"][name] for name in NOTHING}
    assert NOTHING == {name: body["Bob"][name] for name in NOTHING}
    assert NOTHING | {"calls_missed": 1, "challenges_made": 1, "challenges_won": 1} == {
        name: body["Cat"][name] for name in NOTHING
    }


def test_each_game_has_its_own_standings(circle):
    """What a game does not know is not counted as nothing."""
    circle.evening("Ann", "Bob").claim("match.score", winner=0, points=30)
    opened = post(circle.send, "/v1/matches", {"game": "golf", "seats": ["Bob", "Ann"]}, None, circle.bearer)
    phone = Phone(circle.send, opened.json["id"], opened.json["token"])
    phone.claim("match.score", points={"0": 12, "1": 3})
    rows = circle.ask("/standings").json["standings"]
    golf = {row["name"]: row for row in rows if row["game"] == "golf"}

    assert 4 == len(rows)
    assert [(1, 12), (1, 3)] == [(golf[name]["rounds"], golf[name]["points"]) for name in ("Bob", "Ann")]
    assert {"calls_missed": 0, "catches": 0, "challenges_made": None, "challenges_won": None} == {
        name: golf["Ann"][name] for name in NOTHING
    }
    assert [phone.match] == ids(circle.history(game="golf"))
    assert ["golf", "golf"] == [
        row["game"] for row in circle.ask("/standings", game="golf").json["standings"]
    ]


def test_the_standings_follow_the_line(circle):
    """After every claim, also one that takes back or puts a score right."""
    phone = circle.evening("Ann", "Bob", target=50)
    seen = []
    for claim in (
        {"claim": "match.score", "winner": 0, "points": 30},
        {"claim": "match.score", "winner": 0, "points": 30},
        {"claim": "match.score", "winner": 1, "points": 10, "round": 1},
        {"claim": "match.take_back", "to": 2},
        {"claim": "match.take_back", "to": 1},
    ):
        phone.tell(claim)
        body = circle.standings()
        seen.append(
            [(body[name]["won"], body[name]["rounds_won"], body[name]["points"]) for name in ("Ann", "Bob")]
        )

    assert [
        [(0, 1, 30), (0, 0, 0)],
        [(1, 2, 60), (0, 0, 0)],
        [(0, 1, 30), (0, 1, 10)],
        [(0, 1, 30), (0, 0, 0)],
        [(0, 0, 0), (0, 0, 0)],
    ] == seen


def test_a_tally_is_kept_and_never_trusted(app, circle):
    """What is kept is told as long as the match stands there; once it has moved on it is counted anew."""
    phone = circle.evening("Ann", "Bob")
    phone.claim("match.score", winner=0, points=30)
    circle.standings()
    with app.app_context(), db.engine.begin() as connection:
        kept = connection.execute(TALLY, {"id": phone.match}).one()
        forged = json.loads(kept.tally)
        forged["counts"]["points"]["0"] = 77
        connection.execute(FORGE, {"id": phone.match, "tally": json.dumps(forged)})
    believed = circle.standings()["Ann"]["points"]
    phone.claim("match.note", text="x")

    assert (2, 77, 30) == (kept.number, believed, circle.standings()["Ann"]["points"])
    with app.app_context(), db.engine.connect() as connection:
        assert 3 == connection.execute(TALLY, {"id": phone.match}).one().number


TALLY = sa.text("SELECT number, tally FROM tallies WHERE match_id = :id")
FORGE = sa.text("UPDATE tallies SET tally = :tally WHERE match_id = :id")


def test_a_tally_of_another_way_to_count_is_counted_anew(circle, monkeypatch):
    """A later release may count more."""
    circle.evening("Ann", "Bob").claim("match.score", winner=0, points=30)
    body = circle.standings()
    monkeypatch.setattr(standings, "TALLY_VERSION", standings.TALLY_VERSION + 1)

    assert body == circle.standings() == circle.standings()


def test_the_standings_of_one_person_are_one_row(circle):
    """Whoever else was there."""
    circle.evening("Ann", "Bob").claim("match.score", winner=0, points=30)

    assert ["Bob"] == list(circle.standings(person=circle.people()["Bob"]))


# --- what it costs ---


@contextmanager
def statements(app):
    """The statements of a block."""
    told: list[str] = []

    def listen(_connection, _cursor, text, *_):
        told.append(text)

    with app.app_context():
        sa.event.listen(db.engine, "before_cursor_execute", listen)
        try:
            yield told
        finally:
            sa.event.remove(db.engine, "before_cursor_execute", listen)


def cost(app, circle: Circle, path: str) -> int:
    with statements(app) as told:
        assert 200 == circle.ask(path).status
    return len(told)


@pytest.mark.parametrize("path", ["/history?limit=100", "/standings"])
def test_many_matches_cost_as_many_statements_as_one(app, circle, path):
    """A history page always; the standings once they have been asked for."""
    circle.evening("Ann", "Bob").claim("match.score", winner=0, points=30)
    cost(app, circle, path)
    one = cost(app, circle, path)
    for _ in range(12):
        circle.evening("Ann", "Bob").claim("match.score", winner=0, points=30)
    cost(app, circle, path)

    assert one == cost(app, circle, path)


def test_the_rows_of_ten_matches_cost_as_many_statements_as_those_of_one(app, circle):
    circle.evening("Ann", "Bob").claim("match.score", winner=0, points=30)
    one = cost(app, circle, "/history.csv")
    for _ in range(MATCHES_PER_QUERY - 2):
        circle.evening("Ann", "Bob").claim("match.score", winner=0, points=30)

    assert one == cost(app, circle, "/history.csv")


def test_a_long_match_is_counted_as_a_short_one(app, circle, monkeypatch):
    """It is read page by page, so that nobody waits for it."""
    phone = circle.evening("Ann", "Bob")
    for points in (30, 40, 50):
        phone.claim("match.score", winner=0, points=points)
    body = circle.ask("/standings").json
    monkeypatch.setattr(standings, "TALLY_VERSION", 0)  # so that all is counted anew
    monkeypatch.setattr(standings, "MOST_ENTRIES_OF_A_SHORT_MATCH", 2)
    monkeypatch.setattr(entry_ranges, "ENTRIES_PER_QUERY", 3)

    with statements(app) as asked:
        assert body == circle.ask("/standings").json
    assert 2 == sum("LIMIT" in one and "entries" in one for one in asked)


def test_matches_of_an_older_format_cost_one_statement_more(app, circle):
    """All of a page are folded anew from entries that are read at once, and told as the others."""
    for _ in range(3):
        circle.evening("Ann", "Bob").claim("match.score", winner=0, points=30)
    told, before = circle.history(), cost(app, circle, "/history")
    with app.app_context(), db.engine.begin() as connection:
        old = sa.text("UPDATE matches SET format = 1, state = '{}' WHERE group_id = :id")
        connection.execute(old, {"id": circle.group})

    assert before + 1 == cost(app, circle, "/history")
    assert told == circle.history()


# --- rows ---


def rows(app, function, circle: Circle, wanted: HistoryFilter = HistoryFilter()) -> list[dict]:  # noqa: B008  it is frozen
    with app.app_context():
        return list(function(circle.group, wanted))


def test_the_history_as_rows(app, circle):
    """One a match, round and seat: who dealt, the points, the total with what was on paper, and why."""
    phone = circle.evening("Ann", "Bob")
    phone.claim("match.opening", points={"0": 7})
    phone.claim("match.score", left={"0": ["red 5"], "1": []})
    phone.claim("match.score", winner=0, points=10)
    told = rows(app, groups.round_rows_of_group_history, circle)

    assert [
        (0, None, "Ann", 7, 7, "totals from paper"),
        (0, None, "Bob", 0, 0, "totals from paper"),
        (1, "Ann", "Ann", 0, 7, "had 5 points left"),
        (1, "Ann", "Bob", 5, 5, "won the round"),
        (2, "Bob", "Ann", 10, 17, "won the round, only the points were entered"),
        (2, "Bob", "Bob", 0, 5, "only the points were entered"),
    ] == [
        tuple(row.get(name) for name in ("round", "dealer", "player", "points", "total", "reason"))
        for row in told
    ]
    assert {(phone.match, "UNO")} == {(row["match"], row["game"]) for row in told}
    assert {row["day"] for row in told} <= {TODAY, TODAY + datetime.timedelta(1)}


def test_rows_are_of_all_pages(app, circle, monkeypatch):
    """Newest match first, whatever is read at once."""
    phones = [circle.evening("Ann", "Bob") for _ in range(4)]
    for phone in phones:
        phone.claim("match.score", winner=0, points=10)
    for at_once in (1, 2, 3, 10):
        monkeypatch.setattr(groups, "MATCHES_PER_QUERY", at_once)
        told = [row["match"] for row in rows(app, groups.round_rows_of_group_history, circle)]

        assert [phone.match for phone in phones[::-1] for _ in range(2)] == told


def test_who_was_not_there_has_no_row(app, circle):
    """Of a round before they came or after they went."""
    phone = circle.evening("Ann", "Bob", "Cat")
    phone.claim("match.score", winner=0, points=10)
    phone.claim("match.leave", seat=1)
    phone.claim("match.join", name="Dan")
    phone.claim("match.score", winner=3, points=10)
    told = rows(app, groups.round_rows_of_group_history, circle)

    assert [(1, "Ann"), (1, "Bob"), (1, "Cat"), (2, "Ann"), (2, "Cat"), (2, "Dan")] == [
        (row["round"], row["player"]) for row in told
    ]


def test_the_standings_as_rows(app, circle):
    """The same as they are told."""
    circle.evening("Ann", "Bob").claim("match.score", winner=0, points=10)

    assert circle.ask("/standings").json["standings"] == rows(app, groups.rows_of_group_standings, circle)


# --- what is no question ---

HOSTILE_DAYS = [
    *("", "x", "2026", "2026-02", "2026-2-1", "20260201", "2026-02-30", "2026-13-01", "0000-01-01"),
    *(
        "10000-01-01",
        "-2026-01-01",
        "2026-W07-1",
        "2026-02-01T00:00",
        "٢٠٢٦-٠١-٠١",
        "2026-02-01 ",
        "%00",
        "9" * 5000,
    ),
]
HOSTILE_NUMBERS = ["", "abc", "-1", "0", "101", "1.5", "1e3", "NaN", "%00", "0x1", str(2**64), "9" * 5000]
HOSTILE_CURSORS = [
    "",
    "x",
    "====",
    "MQ==",
    "MS5h" * 2000,
    "é",
    "%00",
    "LjE=",
    "MS4",
    "OTk5OTk5OTk5OTk5OTk5OTk5OS5h",
]
QUERIES = [
    *(("/history", "from", said) for said in HOSTILE_DAYS),
    *(("/standings", "to", said) for said in HOSTILE_DAYS),
    *(("/history", "limit", said) for said in HOSTILE_NUMBERS),
    *(("/history", "cursor", said) for said in HOSTILE_CURSORS),
    *(
        (path, "game", said)
        for path in ("/history", "/standings")
        for said in ("", "UNO", "chess", "uno ", "%00", "__class__")
    ),
    *(
        (path, "person", said)
        for path in ("/history", "/standings")
        for said in ("", "nobody", "Ann", "%00", "%ed%a0%80", "x" * 65, "' OR 1=1 --")
    ),
]


@pytest.mark.parametrize("place", range(len(QUERIES)))
def test_what_is_no_question_is_unfit(circle, place):
    """422 with the name of the parameter."""
    path, name, said = QUERIES[place]
    answer = circle.send("GET", f"{circle.path}{path}?{name}={said}", circle.bearer, None)

    assert (422, [name]) == (answer.status, list(answer.json["errors"]))


@pytest.mark.parametrize("path", ["/history", "/standings"])
def test_days_are_in_order(circle, path):
    """422, and the last one is named."""
    answer = circle.ask(path, **{"from": "2026-02-02", "to": "2026-02-01"})

    assert (422, ["to"]) == (answer.status, list(answer.json["errors"]))


def test_the_person_of_another_group_is_nobody(send, circle):
    """422, as for one who is not there."""
    other = Circle.opening(send)
    other.evening("Ann", "Bob")
    for path in ("/history", "/standings"):
        answer = circle.ask(path, person=other.people()["Ann"])

        assert (422, ["person"]) == (answer.status, list(answer.json["errors"]))


def test_the_cursor_of_another_group_shows_nothing_of_it(send, circle):
    """A cursor is a place in time and no key to anything."""
    other = Circle.opening(send)
    for _ in range(2):
        other.evening("Ann", "Bob")
    match = circle.evening("Cat", "Dan").match
    for _ in range(2):
        other.evening("Ann", "Bob")
    cursor = other.ask("/history", limit=1).json["next"]

    assert [match] == ids(circle.history(cursor=cursor))
