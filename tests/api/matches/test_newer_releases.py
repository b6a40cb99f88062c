"""What a newer release has stored and this one cannot read stops one match with 503; the rest goes on."""

import json
from collections.abc import Callable

import pytest
import sqlalchemy as sa
from flask import Flask

from referee.services import maintenance
from referee.storage import journal
from referee.storage.db import db
from referee.storage.loading import STATE_FORMAT_VERSION
from referee.storage.statements import INSERT_ENTRY, run_statement
from referee.storage.stored import StoredEntry
from referee.storage.transactions import open_read_session, transact
from tests.api.evenings import Circle
from tests.api.phone import Phone

JSON = dict

EVERY_LOOK = (
    "",
    "?may=1",
    "?at=1",
    "/logbook",
    "/scores",
    "/agreement",
    "/rulebook",
    "/rulebook.txt",
    "/stream?wait=0",
    "/stream?wait=0&after=1",
    "/record.ndjson",
    "/record.txt",
    "/record.csv",
    "/record.xlsx",
)
READS_ENTRIES = (
    "?at=3",
    "/logbook",
    "/stream?wait=0&after=1",
    "/record.ndjson",
    "/record.txt",
    "/record.csv",
    "/record.xlsx",
)


@pytest.fixture
def circle(send) -> Circle:
    return Circle.opening(send)


@pytest.fixture
def evening(circle) -> Phone:
    """An evening of Ann, Bob and Cat in the group, with a red 5 turned up: Bob begins."""
    phone = circle.evening("Ann", "Bob", "Cat")
    phone.claim("uno.deal", turned_up=["red 5"])
    return phone


def store_state(phone: Phone, change: Callable[[JSON], None], column: str = "state") -> None:
    """Change the stored state of a match, as a newer release might have stored it."""
    with db.engine.begin() as connection:
        query = sa.text(f"SELECT {column} FROM matches WHERE id = :id")
        state = json.loads(connection.execute(query, {"id": phone.match}).scalar())
        change(state)
        told = sa.text(f"UPDATE matches SET {column} = :told WHERE id = :id")
        connection.execute(told, {"told": json.dumps(state), "id": phone.match})


def store_entry(
    phone: Phone, tag: str, claim: JSON, ruling: JSON, format: int = STATE_FORMAT_VERSION
) -> None:
    """Add an entry to a match, as a newer release might have stored it, which leaves the state as it is."""
    with open_read_session() as session:
        number = journal.find_match(session, phone.match).number + 1
    upheld = {"verdict": "upheld", "findings": [], "events": []}
    entry = StoredEntry(
        number,
        1_700_000_000_000,
        "keeper",
        number - 1,
        tag,
        json.dumps({"claim": tag, **claim}),
        json.dumps(upheld | ruling),
        exact=False,
        edits=False,
    )

    def store(session) -> None:
        run_statement(session, INSERT_ENTRY, match_id=phone.match, **vars(entry))
        moved = sa.text("UPDATE matches SET number = :number, format = :format WHERE id = :id")
        session.execute(moved, {"number": number, "format": format, "id": phone.match})

    transact(store)


def is_refused(answer) -> bool:
    """Whether it says that a newer release is needed, and when to come again."""
    if answer.status != 503:
        return False
    body = answer.json
    return (
        "urn:referee:problem:newer-release-needed",
        "not_applied",
        "60",
    ) == (body["type"], body["outcome"], answer.headers["Retry-After"])


def everything_else_goes_on(circle: Circle, other: Phone, match: str) -> bool:
    """Another match of the group, its history, its standings and its files."""
    history = circle.ask("/history").json
    files = ("/standings", "/history.csv", "/history.xlsx", "/standings.csv", "/standings.xlsx")
    return (
        other.tell({"claim": "uno.draw", "seat": 1, "keep": True}).status == 201
        and [other.match] == [one["id"] for one in history["matches"]]
        and [match] == history["newer_release_needed"]
        and all(circle.ask(path).status == 200 for path in files)
    )


def with_a_field(state: JSON) -> None:
    state["mood"] = "merry"


def with_a_field_in_its_round(state: JSON) -> None:
    state["round"]["mood"] = "merry"


def with_a_house_rule(state: JSON) -> None:
    state["rules"]["house_rules"]["no-frowning"] = {}


def with_a_parameter(state: JSON) -> None:
    state["rules"]["house_rules"]["stacking"] = {"mood": "merry"}


def with_a_difference(state: JSON) -> None:
    state["rules"]["differences"]["mood"] = "merry"


def with_an_option(state: JSON) -> None:
    state["rules"]["differences"]["scoring"] = "merrily"


def with_a_preset(state: JSON) -> None:
    state["rules"]["preset"] = "merry"


def with_rules_to_come(state: JSON) -> None:
    state["next_rules"] = {**state["rules"], "preset": "merry"}


def with_a_card(state: JSON) -> None:
    state["round"]["discards"][-1]["card"] = "red smile"


def with_an_event(state: JSON) -> None:
    told = {"entry": 2, "against": 1, "seat": 0, "parties": [], "in_favor": [], "about": None}
    state["contests"] = [{**told, "otherwise": [{"event": "uno.smiled"}]}]


STATES = (
    with_a_field,
    with_a_field_in_its_round,
    with_a_house_rule,
    with_a_parameter,
    with_a_difference,
    with_an_option,
    with_a_preset,
    with_rules_to_come,
    with_an_event,
)


@pytest.mark.usefixtures("app_entered")
@pytest.mark.parametrize("change", STATES, ids=lambda change: change.__name__)
def test_a_state_that_tells_more_is_left_alone(circle, evening, change):
    """Nothing of it is dropped: every route says that the newer release is needed, and nothing is stored."""
    other = circle.evening("Dan", "Eve")
    other.claim("uno.deal", turned_up=["red 5"])
    store_state(evening, change)

    looks = {path: is_refused(evening.get(path)) for path in EVERY_LOOK}
    told = evening.tell({"claim": "uno.draw", "seat": 1, "keep": True})
    tried = evening.preview({"claim": "uno.draw", "seat": 1, "keep": True})
    asked = evening.send("GET", f"/v1/questions?match={evening.match}", bearer(evening), None)

    assert dict.fromkeys(EVERY_LOOK, True) == looks
    assert [True] * 3 == [is_refused(one) for one in (told, tried, asked)]
    (wrong,) = maintenance.find_match_defects(evening.match)
    assert wrong.startswith("A newer release is needed to read it: this one does not know ")
    assert everything_else_goes_on(circle, other, evening.match)


def bearer(phone: Phone) -> dict[str, str]:
    return {"Authorization": f"Bearer {phone.token}"}


@pytest.mark.usefixtures("app_entered")
def test_a_base_that_tells_more_is_left_alone(evening):
    """What mends a refusal is found from there."""
    store_state(evening, with_a_field, "base")

    assert is_refused(evening.get())
    assert is_refused(evening.tell({"claim": "uno.draw", "seat": 1, "keep": True}))


NOTHING: JSON = {}
ENTRIES = {
    "a claim": ("uno.smile", NOTHING, NOTHING),
    "a field of a claim": ("match.note", {"text": "so", "mood": "merry"}, NOTHING),
    "an event": ("match.note", {"text": "so"}, {"events": [{"event": "uno.smiled"}]}),
    "a field of an event": (
        "match.note",
        {"text": "so"},
        {"events": [{"event": "match.finished", "mood": 1}]},
    ),
    "a field of a ruling": ("match.note", {"text": "so"}, {"mood": "merry"}),
    "a verdict": ("match.note", {"text": "so"}, {"verdict": "merry"}),
    "an article": (
        "match.note",
        {"text": "so"},
        {"findings": [{"article": "uno.smiles", "weight": "holds", "facts": {}}]},
    ),
    "a card": ("uno.play", {"seat": 1, "card": "red smile"}, NOTHING),
    "a word": ("match.correct", {"entry": 2, "instead": {"claim": "match.void"}, "later": "merry"}, NOTHING),
}
each_entry = pytest.mark.parametrize("entry", ENTRIES.values(), ids=ENTRIES)


@pytest.mark.usefixtures("app_entered")
@each_entry
def test_an_entry_that_cannot_be_read_is_told_by_whatever_reads_it(circle, evening, entry):
    """Where the match stands is known without it; logbook, records, stream and edits are not."""
    store_entry(evening, *entry)
    evening.number += 1

    assert dict.fromkeys(READS_ENTRIES, True) == {
        path: is_refused(evening.get(path)) for path in READS_ENTRIES
    }
    assert is_refused(evening.tell({"claim": "match.take_back", "to": 1}))
    assert 3 == evening.look()["number"]
    assert [evening.match] == [one["id"] for one in circle.history()]
    assert 200 == circle.ask("/standings").status
    assert 200 == circle.ask("/history.csv").status
    (wrong,) = maintenance.find_match_defects(evening.match)
    assert wrong.startswith("A newer release is needed to read it: this one does not know ")
    assert wrong.endswith(" of entry 3.")


@pytest.mark.usefixtures("app_entered")
@each_entry
def test_a_match_that_is_marked_for_newer_releases_is_left_to_them(circle, evening, entry):
    """Whoever stores what an older release cannot read gives the match another format: then it is folded
    anew, and every route finds that entry."""
    other = circle.evening("Dan", "Eve")
    other.claim("uno.deal", turned_up=["red 5"])
    store_entry(evening, *entry, format=STATE_FORMAT_VERSION + 1)

    assert dict.fromkeys(EVERY_LOOK, True) == {path: is_refused(evening.get(path)) for path in EVERY_LOOK}
    assert is_refused(evening.tell({"claim": "uno.draw", "seat": 1, "keep": True}))
    assert everything_else_goes_on(circle, other, evening.match)


@pytest.mark.usefixtures("app_entered")
def test_another_format_of_what_can_be_read_is_folded_anew(evening):
    """A newer release has stored it; the next claim stores it in this one's."""
    store_entry(evening, "match.note", {"text": "so"}, NOTHING, format=STATE_FORMAT_VERSION + 1)
    evening.number += 1
    evening.claim("uno.draw", seat=1, keep=True)
    with open_read_session() as session:
        assert STATE_FORMAT_VERSION == journal.find_match(session, evening.match).format

    assert [] == maintenance.find_match_defects(evening.match)


@pytest.mark.usefixtures("app_entered")
def test_a_match_of_another_game_is_left_to_the_release_that_knows_it(circle, evening):
    """A third game is one folder and one line."""
    with db.engine.begin() as connection:
        told = sa.text("UPDATE matches SET game = 'skat' WHERE id = :id")
        connection.execute(told, {"id": evening.match})

    assert is_refused(evening.get())
    assert [evening.match] == circle.ask("/history").json["newer_release_needed"]
    assert 200 == circle.ask("/standings").status
    (wrong,) = maintenance.find_match_defects(evening.match)
    assert "A newer release is needed to read it: this one does not know the game 'skat'." == wrong


@pytest.mark.usefixtures("app_entered")
def test_a_stream_that_comes_to_what_it_cannot_read_ends(evening):
    """Without a word: whoever asks again is told."""
    stream = evening.get("/stream?wait=0")
    store_entry(evening, *ENTRIES["a claim"])

    assert 200 == stream.status
    assert is_refused(evening.get("/stream?wait=0&after=2"))


@pytest.fixture
def app_entered(app: Flask):
    with app.app_context():
        yield
