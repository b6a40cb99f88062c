"""A match as it stood after an entry, and the logbook page by page: numbers in an address."""

import pytest

from referee.records import cooperative
from referee.services import match_views

STORY = [
    ("uno.deal", {"turned_up": ["red 5"]}),
    ("uno.play", {"seat": 1, "card": "blue 7"}),
    ("uno.play", {"seat": 2, "card": "blue 9"}),
    ("match.allow", {"entry": 3}),
    ("match.note", {"text": "x"}),
    ("match.take_back", {"to": 2}),
    ("uno.play", {"seat": 1, "card": "red 7"}),
    ("match.take_back", {"to": 6}),
    ("match.score", {"winner": 1, "points": 30}),
    ("uno.deal", {"turned_up": ["wild"]}),
]


def test_a_match_is_told_as_it_stood_after_any_entry(phone):
    """The state of each answer, also of those that were mended or taken back later."""
    states = {1: phone.look()["state"]}
    for tag, said in STORY:
        answer = phone.claim(tag, **said)
        states[answer["number"]] = answer["state"]

    assert states == {number: phone.look(at=number)["state"] for number in states}
    assert list(states) == [phone.look(at=number)["number"] for number in states]


def test_a_match_as_it_stood_has_its_own_etag(dealt):
    """It never changes again."""
    told = dealt.get(at=1)
    dealt.claim("uno.draw", seat=1)
    again = dealt.get(at=1, headers={"If-None-Match": told.headers["ETag"]})

    assert 304 == again.status


def test_what_could_be_claimed_then_is_told_too(dealt):
    """Before the deal there is only the deal."""
    assert [{"claim": {"claim": "uno.deal"}}] == dealt.look(at=1, may=1)["may"]


@pytest.mark.parametrize(("path", "query"), [("/scores", {}), ("", {"at": 60})])
def test_others_have_their_turn_while_a_match_is_folded(dealt, monkeypatch, path, query):
    """While its entries are read and while they are folded: one process serves everybody."""
    for _ in range(3, 61):
        dealt.claim("match.score", winner=1, points=1)
    turns = []
    monkeypatch.setattr(cooperative, "SECONDS_BETWEEN_PAUSES", 0)
    monkeypatch.setattr(cooperative, "let_other_requests_run", lambda seconds: turns.append(path))
    dealt.get(path, **query)

    assert len(turns) >= 2 * 60


@pytest.mark.parametrize("at", [3, 99, 10_000_000])
def test_there_is_no_entry_to_come(dealt, at):
    """422, and which entries there are."""
    answer = dealt.get(at=at)

    assert (422, {"at": ["There is no such entry: the entries are 1 to 2."]}) == (
        answer.status,
        answer.json["errors"],
    )


@pytest.mark.parametrize(
    ("query", "numbers", "more"),
    [
        ({"after": 0, "limit": 2}, [1, 2], True),
        ({"after": 2, "limit": 2}, [3, 4], True),
        ({"after": 4, "limit": 2}, [5], False),
        ({"after": 5}, [], False),
        ({"after": 99}, [], False),
        ({"limit": 200}, [1, 2, 3, 4, 5], False),
        ({"limit": 5}, [1, 2, 3, 4, 5], False),
    ],
)
def test_the_logbook_is_read_page_by_page(phone, query, numbers, more):
    """The entries after one, at most so many; `more` says whether another page is worth asking for."""
    for number in range(4):
        phone.claim("match.note", text=f"{number}")
    page = phone.get("/logbook", **query).json

    assert (numbers, 5, more) == (
        [entry["number"] for entry in page["entries"]],
        page["number"],
        page["more"],
    )


@pytest.mark.parametrize("largest", [1, 1_000, match_views.LARGEST_LOGBOOK_PAGE_CHARACTERS])
def test_pages_together_are_the_logbook(phone, largest, monkeypatch):
    """No entry twice and none left out, however few of them a page has room for."""
    monkeypatch.setattr(match_views, "LARGEST_LOGBOOK_PAGE_CHARACTERS", largest)
    for number in range(9):
        phone.claim("match.note", text=f"{number}")
    pages, after = [], 0
    while True:
        page = phone.get("/logbook", after=after, limit=3).json
        pages += page["entries"]
        if not page["more"]:
            break
        after = page["entries"][-1]["number"]

    monkeypatch.undo()
    assert phone.get("/logbook").json["entries"] == pages


def test_a_page_of_large_entries_has_fewer(phone, monkeypatch):
    """One at least."""
    for _ in range(3):
        phone.claim("match.note", text="x" * 500)
    monkeypatch.setattr(match_views, "LARGEST_LOGBOOK_PAGE_CHARACTERS", 900)

    assert [2] == [entry["number"] for entry in phone.get("/logbook", after=1).json["entries"]]
