"""What lets a phone in is found by its secret while it is good, and by nothing else."""

import pytest
import sqlalchemy as sa

from referee.storage import invitations, journal, tokens
from referee.storage.db import db
from referee.storage.invitations import StoredKnock, StoredTicket
from referee.storage.transactions import open_read_session, transact
from tests.storage.samples import open_sample

AT, LATER = 1_000, 2_000


@pytest.fixture(autouse=True)
def a_stored_match(app):
    open_sample()


def _read(function, *said):
    with open_read_session() as session:
        return function(session, *said)


def _write(function, *said):
    return transact(lambda session: function(session, *said))


def _knock(key: str = "k", **changes) -> StoredKnock:
    told = {"name": "Dan", "watch": False, "at": AT, "expires_at": LATER} | changes
    return StoredKnock(f"id of {key}", "m1", key, **told)


# --- tokens by their ids ---


def test_a_token_has_an_id_that_is_no_token():
    """By it a phone is listed and revoked; again changes nothing."""
    token = _write(tokens.issue_match_token, "m1", "watcher", None, AT)
    (phone,) = _read(tokens.valid_tokens_of_match, "m1")
    for at in (LATER, LATER + 1):
        _write(tokens.revoke_token, phone.id, at)

    assert token.startswith("rw_") and phone.id not in token
    assert (None, []) == (_read(tokens.find_token_holder, token), _read(tokens.valid_tokens_of_match, "m1"))
    assert LATER == _read(tokens.find_token_of_match, "m1", phone.id).revoked_at
    assert None is _read(tokens.find_token_of_match, "m2", phone.id)


def test_a_token_that_is_issued_anew_is_the_same_phone():
    """The one before it stays good, as a retry may overtake its answer; all of them end together."""
    secrets = [_write(tokens.issue_match_token, "m1", "seat", 0, AT, "with this")]
    phone = _read(tokens.find_token_by_key, "with this")
    secrets += [_write(tokens.renew_token_secret, phone.id) for _ in range(2)]
    found = [_read(tokens.find_token_holder, secret) for secret in secrets]

    assert [None, phone.id, phone.id] == [one and one.id for one in found]
    assert set(secrets[1:]) == _read(tokens.find_valid_tokens, secrets)
    assert None is _read(tokens.find_token_by_key, "with that")
    _write(tokens.revoke_token, phone.id, LATER)
    assert [None] * 3 == [_read(tokens.find_token_holder, one) for one in secrets]
    assert set() == _read(tokens.find_valid_tokens, secrets)
    assert LATER == _read(tokens.find_token_by_key, "with this").revoked_at


# --- tickets ---


def test_a_ticket_is_good_until_it_ends():
    """Or until its time is over; of another match it cannot be ended."""
    lasting = _write(invitations.store_ticket_and_make_secret, StoredTicket("a", "m1", "table", "k1"))
    short = _write(invitations.store_ticket_and_make_secret, StoredTicket("b", "m1", "keeper", "k2", LATER))

    assert "a" == _read(invitations.find_valid_ticket, lasting, LATER).id
    assert (True, False) == tuple(
        _read(invitations.find_valid_ticket, short, at) is not None for at in (LATER - 1, LATER)
    )
    ended = [
        _write(invitations.end_ticket, *which, AT) for which in [("m2", "a"), ("m1", "x"), *[("m1", "a")] * 2]
    ]
    assert [False, False, True, True] == ended
    assert None is _read(invitations.find_valid_ticket, lasting, AT)


def test_tickets_are_long_and_never_the_same():
    """128 bits each, after the prefix and the letter of the cell."""
    some = {
        _write(invitations.store_ticket_and_make_secret, StoredTicket(f"{n}", "m1", "table", f"k{n}"))
        for n in range(20)
    }

    assert 20 == len(some)
    assert {len("rt_") + 1 + 22} == {len(ticket) for ticket in some}


# --- codes ---


def test_a_code_leads_to_its_match_for_a_while():
    """And the one before it for a while more."""
    old = _write(invitations.store_new_spoken_code, "m1", "k1", LATER, 0)
    new = _write(invitations.store_new_spoken_code, "m1", "k2", LATER, AT + 10)

    assert ["m1", None] == [_read(invitations.find_match_of_spoken_code, old, at) for at in (AT, AT + 10)]
    assert ["m1", None] == [
        _read(invitations.find_match_of_spoken_code, new, at) for at in (LATER - 1, LATER)
    ]


# --- knocks ---


def test_a_knock_waits_until_it_is_answered():
    """By its secret and its id together; the name stays until that phone is in."""
    secret = _write(invitations.store_knock_and_make_secret, _knock())
    (waits,) = _read(invitations.find_open_knocks_of_match, "m1", AT)
    _write(invitations.store_answer_to_knock, waits.id, True, 1, LATER + 5)
    answered = _read(invitations.find_knock_by_secret_and_id, secret, waits.id, LATER)

    assert (None, "Dan", 1, True) == (waits.admitted, answered.name, answered.seat, answered.admitted)
    assert [answered] == _read(invitations.find_open_knocks_of_match, "m1", AT)
    assert None is _read(invitations.find_knock_by_secret_and_id, secret, "another", AT)
    _write(invitations.end_knock, waits.id, AT)
    assert (None, []) == (
        _read(invitations.find_knock_by_secret_and_id, secret, waits.id, AT),
        _read(invitations.find_open_knocks_of_match, "m1", AT),
    )


def test_what_has_expired_is_forgotten():
    """Names and all, at every door."""
    _write(invitations.store_knock_and_make_secret, _knock())
    _write(invitations.store_knock_and_make_secret, _knock("l", name="Eve", at=LATER, expires_at=LATER + 1))
    spoken = _write(invitations.store_new_spoken_code, "m1", "k1", LATER, 0)
    _write(invitations.delete_expired_knocks_and_codes, LATER)

    with db.engine.connect() as connection:
        assert ["Eve"] == list(connection.scalars(sa.text("SELECT name FROM knocks")))
        assert [] == list(connection.scalars(sa.text("SELECT hash FROM codes")))
    assert None is _read(invitations.find_match_of_spoken_code, spoken, AT)


def test_an_erased_match_has_no_door():
    """Its tickets, codes and knocks go with it."""
    ticket = _write(invitations.store_ticket_and_make_secret, StoredTicket("a", "m1", "table", "k1"))
    spoken = _write(invitations.store_new_spoken_code, "m1", "k2", LATER, 0)
    secret = _write(invitations.store_knock_and_make_secret, _knock())
    _write(journal.erase_match, "m1", AT)

    assert [None] * 3 == [
        _read(invitations.find_valid_ticket, ticket, AT),
        _read(invitations.find_match_of_spoken_code, spoken, AT),
        _read(invitations.find_knock_by_secret_and_id, secret, "id of k", AT),
    ]
