"""A reply is stored in few bytes, read as it was told, and forgotten so that its entry is still known."""

import json
from collections.abc import Callable

import pytest
import sqlalchemy as sa

from referee.storage import journal
from referee.storage.deflating import DamagedCompressedText
from referee.storage.stored import StoredReply
from referee.storage.tables import ReplyRow
from referee.storage.transactions import open_read_session, transact
from tests.storage.samples import a_match, a_reply, an_entry, claim, open_sample, reply_to

OLD = '{"number":7,"sentence":"Ann lays the red 5."}'


@pytest.fixture(autouse=True)
def a_stored_match(app):
    open_sample()


def _read(function: Callable, *arguments, **named):
    with open_read_session() as session:
        return function(session, *arguments, **named)


def _number_in(body: str) -> int:
    return json.loads(body)["number"]


def store(reply: StoredReply) -> None:
    transact(lambda session: journal.append_entry_and_reply(session, a_match(number=2), an_entry(2), reply))


def store_as_before(key: str, body: str) -> None:
    """A reply as releases before 0.12 have stored it."""
    row = {"match_id": "m1", "by": "keeper", "key": key, "fingerprint": "f", "status": 201, "body": body}
    transact(lambda session: session.execute(sa.insert(ReplyRow), [row]))


def forget() -> int:
    return transact(lambda session: journal.delete_reply_bodies(session, "m1", _number_in))


def row(key: str) -> sa.Row:
    with open_read_session() as session:
        return session.execute(sa.select(ReplyRow.__table__).filter_by(key=key)).one()


@pytest.mark.parametrize(
    "body",
    ["{}", '{"sentence":"Łódź \U0001f0cf \U0010ffff \\u0000 \'; --\\n\u2028"}', '"' + "🃏" * 50_000 + '"'],
    ids=["short", "odd", "long"],
)
def test_a_reply_is_read_as_it_was_told(body):
    """Every character that JSON text may hold."""
    store(a_reply("k", body=body))

    assert a_reply("k", body=body) == _read(reply_to, "m1", "keeper", "k")
    assert [a_reply("k", body=body)] == _read(journal.read_replies_of_match, "m1")


def test_no_letter_of_a_reply_is_stored_as_it_is():
    """Nothing of it stands in the column that it had before."""
    store(a_reply("k", body=OLD))
    stored = row("k")

    assert ("", 2) == (stored.body, stored.number)
    assert b"Ann lays" not in stored.deflated
    assert len(stored.deflated) < len(OLD)


def test_a_reply_of_before_is_read_as_it_is():
    """Beside the others; its number only it tells itself."""
    store(a_reply("new"))
    store_as_before("old", OLD)

    assert a_reply("old", body=OLD, number=None) == _read(reply_to, "m1", "keeper", "old")
    assert [a_reply("new"), a_reply("old", body=OLD, number=None)] == _read(
        journal.read_replies_of_match, "m1"
    )


def test_a_reply_of_before_is_told_anew_as_one_of_today():
    """Nothing is left of what it said."""
    store_as_before("old", OLD)
    transact(lambda session: journal.replace_replies(session, "m1", [a_reply("old", body="anew", number=7)]))

    assert a_reply("old", body="anew", number=7) == _read(reply_to, "m1", "keeper", "old")
    assert "" == row("old").body


def test_replies_are_read_page_by_page():
    """Each once, whoever reported and whatever the size of the page; none of another match."""
    open_sample("m2")
    claim("m2", "keeper", "elsewhere")
    for number, by in enumerate(("keeper", "seat 0", "seat 1", "keeper", "seat 0")):
        claim("m1", by, f"k{number}")
    for limit in (1, 2, 5):
        seen, place = [], ("", "")
        while page := _read(journal.read_replies_of_match, "m1", place, limit):
            assert len(page) <= limit
            seen += page
            place = page[-1].by, page[-1].key
        assert _read(journal.read_replies_of_match, "m1") == seen
    assert 5 == len(seen)


# --- forgotten ---


def test_of_a_forgotten_reply_its_entry_is_known():
    """And whose it was, its key and its fingerprint; nothing of what it said is left."""
    store(a_reply("new"))
    store_as_before("old", OLD)
    forgotten = forget()

    assert 2 == forgotten
    assert StoredReply("keeper", "new", "f", 201, None, 2) == _read(reply_to, "m1", "keeper", "new")
    assert StoredReply("keeper", "old", "f", 201, None, 7) == _read(reply_to, "m1", "keeper", "old")
    assert [("", None)] * 2 == [(row(key).body, row(key).deflated) for key in ("new", "old")]


def test_forgetting_again_finds_nothing():
    """Nor does it of a match that has no replies, or is not there."""
    before = _read(journal.has_reply_with_stored_body, "m1")
    store(a_reply("k"))
    during = _read(journal.has_reply_with_stored_body, "m1")
    forgotten = [forget() for _ in range(2)]

    assert (False, True, [1, 0]) == (before, during, forgotten)
    assert not _read(journal.has_reply_with_stored_body, "m1")
    assert not _read(journal.has_reply_with_stored_body, "nowhere")


def test_what_is_forgotten_is_that_of_one_match():
    """Another one keeps its replies."""
    open_sample("m2")
    claim("m2", "keeper", "k")
    forget()

    assert a_reply("k") == _read(reply_to, "m2", "keeper", "k")


def test_replies_that_come_after_are_kept():
    """Who goes on with an old match can ask for an answer again."""
    store(a_reply("k"))
    forget()
    claim("m1", "keeper", "later")

    assert a_reply("later", number=3) == _read(reply_to, "m1", "keeper", "later")


# --- damaged ---


def test_a_damaged_reply_is_an_error_that_says_which():
    """Never another answer."""
    store(a_reply("k", body=OLD))
    stored = bytearray(row("k").deflated)
    stored[-1] ^= 16
    damaged = sa.update(ReplyRow).filter_by(key="k").values(deflated=bytes(stored))
    transact(lambda session: session.execute(damaged))

    with pytest.raises(DamagedCompressedText, match="the answer to entry 2 of match m1: "):
        _read(reply_to, "m1", "keeper", "k")
