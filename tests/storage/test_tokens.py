"""Tokens are opaque, stored as hashes, and end when they are replaced."""

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from referee.storage import tokens
from referee.storage.db import db
from referee.storage.stored import TokenHolder
from referee.storage.transactions import open_read_session, transact
from tests.storage.samples import open_sample, together


@pytest.fixture(autouse=True)
def a_stored_match(app):
    open_sample()


def _issue(role, seat, at=1):
    return transact(lambda session: tokens.issue_match_token(session, "m1", role, seat, at))


def _holder(token):
    with open_read_session() as session:
        return tokens.find_token_holder(session, token)


@pytest.mark.parametrize(
    ("role", "seat", "prefix"), [("keeper", None, "rk_"), ("keeper", 0, "rk_"), ("seat", 1, "rs_")]
)
def test_a_token_names_its_holder(role, seat, prefix):
    """Match, role and seat; its prefix tells people and scanners what it is."""
    token = _issue(role, seat)

    assert token.startswith(prefix)
    assert _holder(token) == TokenHolder("m1", role, seat)


def test_no_token_is_stored():
    """Who reads the database learns no token."""
    token = _issue("keeper", None)
    with db.engine.connect() as connection:
        rows = connection.execute(sa.text("SELECT * FROM tokens")).all()

    assert token.removeprefix("rk_") not in repr(rows)


def test_tokens_are_long_and_never_the_same():
    """256 bits each."""
    some = {_issue("keeper", None) for _ in range(20)}

    assert len(some) == 20
    assert {len(token) for token in some} == {3 + 1 + 43}


def test_a_new_seat_token_ends_the_older_one():
    """A phone that was lost speaks for that seat no more."""
    lost = _issue("seat", 0)
    found = _issue("seat", 0, at=2)

    assert _holder(lost) is None
    assert _holder(found) == TokenHolder("m1", "seat", 0)


def test_a_new_seat_token_ends_no_other():
    """Other seats, the keeper's devices, and the same seat of another match go on."""
    open_sample("m2")
    others = [_issue("seat", 1), _issue("keeper", None), _issue("keeper", 0)]
    others.append(transact(lambda session: tokens.issue_match_token(session, "m2", "seat", 0, 1)))
    _issue("seat", 0)

    assert None not in [_holder(token) for token in others]


def test_two_tokens_for_one_seat_at_once_leave_one(app):
    """Two phones tap one name in the same moment: one of them gets in, and it is not both."""
    for _ in range(5):
        issued = together(app, *[lambda: _issue("seat", 0)] * 4)
        assert len([token for token in issued if _holder(token)]) == 1


def test_a_token_needs_a_match():
    """None is issued for a match that is not there."""
    with pytest.raises(IntegrityError):
        transact(lambda session: tokens.issue_match_token(session, "nobody", "keeper", None, 1))


GARBAGE = {
    "empty": "",
    "a space": " ",
    "a prefix": "rk_",
    "NUL": "rs_\0\0",
    "a lone surrogate": "\ud800",
    "surrogates the wrong way round": "\udfff\ud800",
    "an injection": "'; DROP TABLE tokens; --",
    "emoji": "🃏" * 7,
    "100 kB": "x" * 100_000,
}


def test_garbage_is_nobodys_token():
    """Whatever stands in the header is hashed before the database meets it."""
    assert [name for name, garbage in GARBAGE.items() if _holder(garbage)] == []


def test_a_token_is_taken_letter_by_letter():
    """Neither another case nor a space around it will do."""
    token = _issue("keeper", None)

    for other in (token.swapcase(), token + " ", " " + token, token[:-1]):
        assert _holder(other) is None
