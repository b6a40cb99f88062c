"""A phone without a stream asks for the logbook after the last entry it has, again and again."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import sqlalchemy as sa

from referee.storage import tokens
from referee.storage.db import db
from referee.storage.transactions import transact
from tests.api.phone import Answer, Phone


def poll(phone: Phone, tag: str = "", **query: int) -> Answer:
    """The logbook, unless it is what the phone has already."""
    return phone.get("/logbook", {"If-None-Match": tag} if tag else None, **query)


def delete(phone: Phone, path: str = "") -> None:
    answer = phone.send("DELETE", f"{phone.path}{path}", {"Authorization": f"Bearer {phone.token}"}, None)
    assert 204 == answer.status


def tag_of(answer: Answer) -> str:
    return answer.headers["ETag"]


def test_nothing_new_is_said_in_no_words(dealt):
    """304, and the same tag again."""
    first = poll(dealt, after=2)
    again = poll(dealt, tag_of(first), after=2)

    assert (200, 304, b"") == (first.status, again.status, again.body)
    assert tag_of(first) == tag_of(again)
    assert "private, no-cache" == first.headers["Cache-Control"] == again.headers["Cache-Control"]


def test_an_entry_is_news(dealt):
    """For whoever asks for those after the last one."""
    tag = tag_of(poll(dealt, after=2))
    dealt.claim("uno.play", seat=1, card="red 7")
    answer = poll(dealt, tag, after=2)

    assert [3] == [entry["number"] for entry in answer.json["entries"]]
    assert tag != tag_of(answer)


def test_what_a_later_entry_makes_of_one_is_news(dealt):
    """Also where the entries asked for are the same: one of them has been superseded."""
    dealt.claim("uno.play", seat=1, card="red 7")
    before = poll(dealt, after=2, limit=1)
    dealt.claim("match.take_back", to=2)
    answer = poll(dealt, tag_of(before), after=2, limit=1)

    assert 200 == answer.status
    assert before.json["entries"] != answer.json["entries"]


def test_a_name_that_is_gone_is_news(dealt):
    """Sentences tell names, and no entry tells that one was erased."""
    dealt.claim("uno.play", seat=0, card="red 7")
    before = poll(dealt)
    delete(dealt, "/seats/1/name")
    answer = poll(dealt, tag_of(before))

    assert 200 == answer.status
    assert before.body != answer.body


@pytest.mark.parametrize("other", [{"after": 1}, {"limit": 1}])
def test_each_page_has_a_tag_of_its_own(dealt, other):
    """It says other things."""
    assert 200 == poll(dealt, tag_of(poll(dealt)), **other).status


def test_tables_do_not_share_tags(phone, send):
    """Even where as much was said, by people of the same names."""
    other = Phone.opening(send, "Ann", "Bob", "Cat")

    assert 200 == poll(other, tag_of(poll(phone))).status


def test_whoever_may_not_read_is_not_told_that_nothing_is_new(dealt, send):
    """A tag is no token."""
    tag = tag_of(poll(dealt))
    other = Phone.opening(send, "Dan", "Eve")
    answers = [poll(Phone(send, dealt.match, token), tag) for token in ("", other.token)]

    assert [401, 404] == [answer.status for answer in answers]


def test_a_match_that_is_gone_is_gone(dealt):
    """Whatever the phone has of it."""
    tag = tag_of(poll(dealt))
    delete(dealt)

    assert 404 == poll(dealt, tag).status


@contextmanager
def noted(app, what: str, note: Callable) -> Iterator[None]:
    """This is called for all that this thread does to the database; others may poll it meanwhile."""
    here = threading.get_ident()

    def note_if_here(*told: Any) -> None:
        if threading.get_ident() == here:
            note(*told)

    with app.app_context():
        sa.event.listen(db.engine, what, note_if_here)
        try:
            yield
        finally:
            sa.event.remove(db.engine, what, note_if_here)


@pytest.mark.parametrize("path", ["", "/logbook"])
def test_nothing_new_costs_no_entries(app, dealt, path):
    """No entry and no state is read for it, of a match and of its logbook."""
    tag, statements = tag_of(dealt.get(path)), []
    with noted(app, "before_cursor_execute", lambda *told: statements.append(told[2])):
        assert 304 == dealt.get(path, {"If-None-Match": tag}).status

    assert statements
    assert [] == [one for one in statements if "FROM entries" in one or "matches.state" in one]


def test_with_the_last_entry_comes_what_each_seat_does(dealt):
    """Whoever told it; an earlier page says nothing of it."""
    told = dealt.claim("uno.play", seat=1, card="red draw two")

    assert [] != told["say"] == poll(dealt, after=2).json["say"]
    assert [] == poll(dealt, after=1, limit=1).json["say"] == poll(dealt, after=3).json["say"]


@pytest.mark.parametrize("path", ["", "/logbook"])
def test_one_transaction_finds_who_asks_what_is_new_and_tells_it(app, dealt, path):
    """Of a token that was seen before: it is not looked for beforehand."""
    tag, begun = tag_of(dealt.get(path)), []
    with noted(app, "begin", begun.append):
        assert 200 == dealt.get(path).status
        assert 1 == len(begun)
        assert 304 == dealt.get(path, {"If-None-Match": tag}).status

    assert 2 == len(begun)


@pytest.mark.parametrize("path", ["", "/logbook"])
def test_a_token_that_ended_elsewhere_reads_nothing(app, dealt, path):
    """Although this process remembers it, and whatever the phone knows: another one has ended it."""
    seat = dealt.at_seat(1)
    tag = tag_of(seat.get(path))
    with app.app_context():
        transact(
            lambda session: tokens.revoke_token(session, tokens.find_token_holder(session, seat.token).id, 1)
        )

    assert [401, 401] == [seat.get(path).status, seat.get(path, {"If-None-Match": tag}).status]
