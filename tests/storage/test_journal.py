"""What was written is what is read."""

from dataclasses import replace

import pytest

from referee.storage import journal, tokens
from referee.storage.stored import StoredSeat, TokenHolder
from referee.storage.transactions import open_read_session, transact
from tests.storage.samples import a_match, a_reply, an_entry, claim, names_in, open_sample, reply_to, together


@pytest.fixture(autouse=True)
def migrated(app):
    return app


def _read(function, *arguments, **named):
    with open_read_session() as session:
        return function(session, *arguments, **named)


def test_an_opened_match_is_found():
    """By its id and by the key it was opened with, with its names and its first entry."""
    match = open_sample()

    assert _read(journal.find_match, "m1") == match
    assert _read(journal.find_match_by_opening_key, "key of m1") == match
    assert _read(names_in, "m1") == {0: "Ann", 1: "Bob"}
    assert _read(journal.read_entries_of_match, "m1") == [an_entry()]


def test_what_was_never_stored_is_none():
    """No error: the caller knows what its absence means."""
    open_sample()

    assert _read(journal.find_match, "m2") is None
    assert _read(journal.find_match_by_opening_key, "x") is None
    assert _read(reply_to, "m1", "keeper", "k") is None
    assert _read(journal.read_entries_of_match, "m2") == []
    assert _read(names_in, "m2") == {}
    assert transact(lambda session: journal.find_and_lock_match(session, "m2")) is None


def test_an_entry_its_reply_and_the_new_state_come_together():
    """One append writes all three."""
    open_sample()
    later = a_match(number=2, state="[2]", base="[1]", base_number=2, last_exact=2, format=7)
    transact(
        lambda session: journal.append_entry_and_reply(
            session, later, an_entry(2, "seat 1"), a_reply("k", "seat 1")
        )
    )

    assert _read(journal.find_match, "m1") == later
    assert _read(journal.read_entries_of_match, "m1", after=1) == [an_entry(2, "seat 1")]
    assert _read(reply_to, "m1", "seat 1", "k") == a_reply("k", "seat 1")


def test_text_comes_back_as_it_was():
    """Every character that JSON text may hold, also quotes, emoji and the far planes."""
    text = '{"name":"Łódź 🃏 \U0010ffff \\u0000 \'; --\\n\u2028"}'
    open_sample()
    transact(
        lambda session: journal.append_entry_and_reply(
            session, a_match(number=2, state=text), an_entry(2), None
        )
    )

    assert _read(journal.find_match, "m1").state == text


def test_an_entry_may_come_without_a_reply():
    """An imported record has no phone that waits."""
    open_sample()
    transact(lambda session: journal.append_entry_and_reply(session, a_match(number=2), an_entry(2), None))

    assert _read(journal.find_match, "m1").number == 2


def test_a_key_belongs_to_its_reporter():
    """Two phones may choose one key; each gets its own answer."""
    open_sample()
    claim("m1", "seat 0", "k")
    claim("m1", "seat 1", "k")

    assert _read(reply_to, "m1", "seat 0", "k") == a_reply("k", "seat 0")
    assert _read(reply_to, "m1", "seat 1", "k") == a_reply("k", "seat 1", number=3)


@pytest.mark.parametrize(
    ("asked", "numbers"),
    [
        ({}, [1, 2, 3, 4]),
        ({"after": 2}, [3, 4]),
        ({"after": 1, "upto": 3}, [2, 3]),
        ({"limit": 2}, [1, 2]),
        ({"after": 4}, []),
        ({"limit": 0}, []),
    ],
)
def test_a_part_of_the_logbook_is_read(asked, numbers):
    """After one entry, up to another, at most so many, always in order."""
    open_sample()
    for key in "abc":
        claim("m1", "keeper", key)

    assert [entry.number for entry in _read(journal.read_entries_of_match, "m1", **asked)] == numbers


@pytest.mark.parametrize("wrong", [1, 3])
def test_an_entry_stands_right_after_the_last(wrong):
    """No number twice, and none left out."""
    open_sample()
    with pytest.raises(journal.NotTheNextEntry):
        transact(
            lambda session: journal.append_entry_and_reply(
                session, a_match(number=wrong), an_entry(wrong), None
            )
        )

    assert _read(journal.find_match, "m1") == a_match()


def test_match_and_entry_have_one_number():
    """A caller who mixes them up stores neither."""
    open_sample()
    with pytest.raises(journal.NotTheNextEntry):
        transact(
            lambda session: journal.append_entry_and_reply(session, a_match(number=3), an_entry(2), None)
        )

    assert _read(journal.find_match, "m1") == a_match()


def test_of_two_entries_at_one_number_one_wins(app):
    """Two writers who both forgot the lock: the database lets one through and nothing of the other."""
    open_sample()

    def append(by):
        entry = an_entry(2, by)
        transact(
            lambda session: journal.append_entry_and_reply(
                session, a_match(number=2), entry, a_reply("k", by)
            )
        )
        return by

    outcomes = together(app, lambda: append("seat 0"), lambda: append("seat 1"))

    (winner,) = [outcome for outcome in outcomes if isinstance(outcome, str)]
    (loser,) = [outcome for outcome in outcomes if not isinstance(outcome, str)]
    assert isinstance(loser, journal.NotTheNextEntry)
    assert [entry.by for entry in _read(journal.read_entries_of_match, "m1", after=1)] == [winner]
    assert [by for by in ("seat 0", "seat 1") if _read(reply_to, "m1", by, "k")] == [winner]


def test_two_openings_with_one_key_are_one_match(app):
    """The copy that came second finds the match of the first, whichever that was."""

    def open_once(match_id):
        def work(session):
            found = journal.find_match_by_opening_key(session, "one key")
            if found:
                return found.id
            match = replace(a_match(match_id), opening_key="one key")
            journal.store_new_match(session, match, {}, an_entry())
            return match_id

        return transact(work)

    for _ in range(5):
        outcomes = together(app, *(lambda name=name: open_once(name) for name in ("m1", "m2", "m3", "m4")))
        assert len(set(outcomes)) == 1

    assert _read(journal.ids_of_all_matches) == outcomes[:1]


def test_a_seat_is_named_and_renamed():
    """A person comes later, or wants another name; only the newest is stored."""
    open_sample()
    transact(lambda session: journal.set_name_person_and_face_of_seat(session, "m1", 2, "Cat"))
    transact(lambda session: journal.set_name_person_and_face_of_seat(session, "m1", 0, "Anna"))

    assert _read(names_in, "m1") == {0: "Anna", 1: "Bob", 2: "Cat"}


def test_a_seat_has_the_face_that_was_chosen_for_it():
    """When the match is opened, later, or none; who sits down anew in a seat has nothing of who sat there."""
    match, names = a_match("m1"), {0: "Ann", 1: "Bob"}
    transact(lambda session: journal.store_new_match(session, match, names, an_entry(), None, {1: "owl"}))
    opened = _read(journal.seats_with_faces, "m1")
    transact(lambda session: journal.set_chosen_faces_of_seats(session, "m1", {0: "cat", 1: None}))
    given = _read(journal.seats_with_faces, "m1")
    transact(lambda session: journal.set_name_person_and_face_of_seat(session, "m1", 0, "Eve"))

    assert [StoredSeat(0, "Ann", None), StoredSeat(1, "Bob", "owl")] == opened
    assert [StoredSeat(0, "Ann", "cat"), StoredSeat(1, "Bob", None)] == given
    assert [StoredSeat(0, "Eve", None), StoredSeat(1, "Bob", None)] == _read(journal.seats_with_faces, "m1")
    assert [] == _read(journal.seats_with_faces, "m2")


def test_an_erased_match_keeps_no_trace_of_people():
    """Names, claims, answers, states and the fingerprint of the names are gone; that it was is not."""
    open_sample()
    claim("m1", "seat 1", "k")
    transact(lambda session: journal.erase_match(session, "m1", at=77))

    erased = _read(journal.find_match, "m1")
    assert erased.erased_at == 77
    assert (erased.state, erased.base, erased.opening_fingerprint) == ("null", "null", "")
    assert _read(names_in, "m1") == {}
    assert _read(journal.read_entries_of_match, "m1") == []
    assert _read(reply_to, "m1", "seat 1", "k") is None


def test_erasing_again_changes_nothing():
    """A repeated DELETE finds the time of the first."""
    open_sample()
    transact(lambda session: journal.erase_match(session, "m1", at=77))
    transact(lambda session: journal.erase_match(session, "m1", at=99))

    assert _read(journal.find_match, "m1").erased_at == 77


def test_erasing_what_is_not_there_does_nothing():
    """Whether that is an error is for the caller."""
    transact(lambda session: journal.erase_match(session, "m1", at=77))

    assert _read(journal.find_match, "m1") is None


def test_after_an_erasure_only_the_keeper_is_known():
    """The keeper's repeated DELETE needs its token; the seats have nothing left to ask."""
    open_sample()
    keeper = transact(lambda session: tokens.issue_match_token(session, "m1", "keeper", None, at=1))
    seat = transact(lambda session: tokens.issue_match_token(session, "m1", "seat", 0, at=1))
    transact(lambda session: journal.erase_match(session, "m1", at=77))

    assert _read(tokens.find_token_holder, keeper) == TokenHolder("m1", "keeper", None)
    assert _read(tokens.find_token_holder, seat) is None


def test_an_erased_match_takes_no_entry():
    """A claim that waited while the match was erased must not bring it back."""
    open_sample()
    transact(lambda session: journal.erase_match(session, "m1", at=77))
    with pytest.raises(journal.NotTheNextEntry):
        transact(
            lambda session: journal.append_entry_and_reply(session, a_match(number=2), an_entry(2), None)
        )


def test_the_audit_sees_every_match_that_is_not_erased():
    """In a fixed order."""
    for match_id in ("m2", "m3", "m1"):
        open_sample(match_id)
    transact(lambda session: journal.erase_match(session, "m3", at=77))

    assert _read(journal.ids_of_all_matches) == ["m1", "m2"]
