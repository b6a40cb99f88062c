"""Groups and people as they are stored, and the matches of a group as they are found again."""

from dataclasses import replace
from functools import partial

import pytest
from sqlalchemy.exc import IntegrityError

from referee.storage import group_history, groups, journal, tokens
from referee.storage.group_history import DayStart, HistoryFilter, HistoryPosition, SeatWithPerson
from referee.storage.groups import StoredGroup, StoredPerson
from referee.storage.stored import TokenHolder
from referee.storage.transactions import open_read_session, transact
from tests.storage.samples import a_match, a_reply, an_entry, open_sample, together

ANN = StoredPerson("ann", "g1", "Ann", "ann", "fox")
BOB = StoredPerson("bob", "g1", "Bob", "bob", "cat")


def a_group(group_id: str = "g1") -> StoredGroup:
    return StoredGroup(group_id, "Fridays", 1_700_000_000_000, f"key of {group_id}", "fingerprint")


def _read(function, *arguments):
    with open_read_session() as session:
        return function(session, *arguments)


def _write(function, *arguments):
    return transact(lambda session: function(session, *arguments))


def open_in_group(match_id: str, people: dict[int, str] | None = None, **changes) -> None:
    """A match of the group in which Ann and Bob sit, or the people given by seat."""
    match = replace(a_match(match_id), group_id="g1", **changes)
    seats = {0: "Ann", 1: "Bob"}
    sitting = {0: "ann", 1: "bob"} if people is None else people
    _write(journal.store_new_match, match, seats, an_entry(), sitting)


@pytest.fixture(autouse=True)
def a_stored_group(app):
    _write(groups.store_new_group, a_group())
    for person in (ANN, BOB):
        _write(groups.add_person, person)
    return app


# --- groups ---


def test_an_opened_group_is_found():
    """By its id and by the key it was opened with."""
    assert a_group() == _read(groups.find_group, "g1") == _read(groups.find_group_by_opening_key, "key of g1")
    assert a_group() == _write(groups.find_and_lock_group, "g1")
    assert [None] * 2 == [_read(groups.find_group, "g2"), _read(groups.find_group_by_opening_key, "x")]


def test_a_group_that_was_played_in_stays_so():
    """Also when its only match is erased, which no longer counts among its matches."""
    before = _read(groups.has_had_matches, "g1")
    open_in_group("m1")
    counted = _read(groups.count_matches, "g1")
    _write(journal.erase_match, "m1", 77)

    assert (False, 1) == (before, counted)
    assert (True, 0) == (_read(groups.has_had_matches, "g1"), _read(groups.count_matches, "g1"))


def test_a_groups_token_has_a_group_and_no_match():
    """A prefix of its own; a second one leaves the first alive."""
    first, second = (_write(tokens.issue_token_of_group, "g1", 1) for _ in range(2))

    assert ("rg_", 47) == (first[:3], len(first))
    assert [TokenHolder(None, "group", None, "g1")] * 2 == [
        _read(tokens.find_token_holder, one) for one in (first, second)
    ]


def test_a_token_belongs_to_one_place():
    """A match or a group: the database says so."""
    with pytest.raises(IntegrityError):
        _write(tokens.issue_token_of_group, None, 1)
    with pytest.raises(IntegrityError):
        _write(tokens.issue_token_of_group, "nobody", 1)


# --- people ---


def test_people_are_listed_by_name():
    """Only those of the group, and nobody whose name is being erased."""
    _write(groups.store_new_group, a_group("g2"))
    _write(groups.add_person, StoredPerson("cat", "g2", "Cat", "cat", "fox"))
    _write(groups.stop_linking_seats_to_person, "ann")

    assert [BOB] == _read(groups.find_people_of_group, "g1")
    assert {"bob": BOB} == _read(groups.find_people_by_name, "g1", ["ann", "bob", "cat"])
    assert replace(ANN, folded=None) == _read(groups.find_person_of_group, "g1", "ann")
    assert _read(groups.find_person_of_group, "g1", "cat") is None


def test_a_person_has_a_face_as_long_as_a_name():
    """Another one from when it is chosen; none once the name is forgotten."""
    _write(groups.store_chosen_face_of_person, "ann", "owl")
    chosen = _read(groups.find_person_of_group, "g1", "ann")
    _write(groups.delete_name_and_face_of_person, "ann")

    assert replace(ANN, face="owl") == chosen
    assert StoredPerson("ann", "g1", None, None, None) == _read(groups.find_person_of_group, "g1", "ann")
    assert BOB == _read(groups.find_person_of_group, "g1", "bob")


def test_a_name_is_there_once():
    """In one group; another group has its own Ann, and who is erased is in nobody's way."""
    _write(groups.store_new_group, a_group("g2"))
    _write(groups.add_person, StoredPerson("ann of g2", "g2", "Ann", "ann", "fox"))
    for person in ("ann", "bob"):
        _write(groups.delete_name_and_face_of_person, person)
    _write(groups.add_person, replace(ANN, id="ann again"))
    with pytest.raises(IntegrityError):
        _write(groups.add_person, replace(ANN, id="and again"))


def test_of_two_who_add_one_name_both_find_one_person(app):
    """The copy that came second runs again, and sees the first."""

    def find_or_add(person_id):
        def work(session):
            known = groups.find_people_by_name(session, "g1", ["cat"])
            if not known:
                groups.add_person(session, StoredPerson(person_id, "g1", "Cat", "cat", "fox"))
            return known["cat"].id if known else person_id

        return transact(work)

    found = together(app, *(lambda name=name: find_or_add(name) for name in ("c1", "c2", "c3")))

    assert 1 == len(set(found))


def test_the_seats_of_one_become_the_others():
    """And the one is gone."""
    open_in_group("m1")
    open_in_group("m2", {0: "ann"})
    before = _read(groups.find_seats_of_person, "ann"), _read(groups.count_matches_per_person, "g1")
    both = _read(groups.find_match_with_both_people, "ann", "bob")
    _write(groups.merge_people, "ann", "bob")

    assert ([("m1", 0), ("m2", 0)], {"ann": 2, "bob": 1}) == before
    assert "m1" == both
    assert [("m1", 0), ("m1", 1), ("m2", 0)] == _read(groups.find_seats_of_person, "bob")
    assert _read(groups.find_person_of_group, "g1", "ann") is None


def test_who_sits_nowhere_is_found_nowhere():
    """No match, no seat."""
    open_in_group("m1", {})

    assert ([], {}, None, {}) == (
        _read(groups.find_seats_of_person, "ann"),
        _read(groups.count_matches_per_person, "g1"),
        _read(groups.find_match_with_both_people, "ann", "bob"),
        _read(groups.people_by_seat_of_match, "m1"),
    )


def test_a_seat_is_taken_from_its_person():
    """With another name, and without the face."""
    open_in_group("m1")
    _write(journal.set_chosen_faces_of_seats, "m1", {0: "fox", 1: "cat"})
    _write(groups.rename_seats_and_unlink_people, "m1", {0: "Player 1"})

    assert [(0, "Player 1", None), (1, "Bob", "cat")] == [
        (seat.number, seat.name, seat.face) for seat in _read(journal.seats_with_faces, "m1")
    ]
    assert {1: BOB} == _read(groups.people_by_seat_of_match, "m1")


def test_a_group_knows_its_matches():
    """None of another group, and none that is erased."""
    for match_id in ("m1", "m2", "gone"):
        open_in_group(match_id)
    open_sample("alone")
    _write(journal.erase_match, "gone", 77)

    assert ["m1", "m2"] == sorted(_read(groups.match_ids_of_group, "g1"))
    assert [] == _read(groups.match_ids_of_group, "g2")


def test_replies_are_told_anew_under_their_keys():
    """Nothing but their bodies changes; the fingerprint of the opening goes with the names."""
    open_sample()
    _write(journal.append_entry_and_reply, a_match(number=2), an_entry(2), a_reply("k"))
    _write(journal.replace_replies, "m1", [a_reply("k", body="anew")])

    assert [a_reply("k", body="anew")] == _read(journal.read_replies_of_match, "m1")
    assert "" == _read(journal.find_match, "m1").opening_fingerprint


# --- the history ---


@pytest.fixture
def five():
    """m1 and m2 were opened in one moment, the others one by one after that."""
    for number, at in enumerate((100, 100, 200, 300, 400), 1):
        open_in_group(f"m{number}", {0: "ann"} if number % 2 else None, opened_at=at)
    open_sample("alone")


def _at(moment: int) -> DayStart:
    return DayStart(moment, moment)


def _history(wanted=HistoryFilter(), after=None, limit=10):  # noqa: B008  it is frozen
    return [
        match.id for match, _ in _read(group_history.read_page_of_group_history, "g1", wanted, after, limit)
    ]


@pytest.mark.usefixtures("five")
def test_the_newest_match_stands_first():
    """Each match once, whatever the size of the page, and none of another group."""
    assert ["m5", "m4", "m3", "m2", "m1"] == _history()
    for limit in (1, 2, 3):
        seen, place = [], None
        while page := _read(group_history.read_page_of_group_history, "g1", HistoryFilter(), place, limit):
            seen += [match.id for match, _ in page]
            place = HistoryPosition(page[-1][0].opened_at, page[-1][0].id)
        assert ["m5", "m4", "m3", "m2", "m1"] == seen


@pytest.mark.usefixtures("five")
@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (HistoryFilter(person="bob"), ["m4", "m2"]),
        (HistoryFilter(person="nobody"), []),
        (HistoryFilter(game="uno"), ["m5", "m4", "m3", "m2", "m1"]),
        (HistoryFilter(game="whist"), []),
        (HistoryFilter(since=_at(200)), ["m5", "m4", "m3"]),
        (HistoryFilter(until=_at(200)), ["m2", "m1"]),
        (HistoryFilter(person="bob", since=_at(100), until=_at(101)), ["m2"]),
    ],
    ids=str,
)
def test_the_history_is_narrowed(wanted, found):
    """By person, game and time; the end is not in it."""
    assert found == _history(wanted)
    assert found[::-1] == [
        one.id for one in _read(group_history.read_group_matches_with_tallies, "g1", wanted)
    ]


@pytest.mark.usefixtures("five")
def test_an_erased_match_is_no_history():
    """It counts for nothing."""
    _write(journal.erase_match, "m3", 77)

    assert ["m5", "m4", "m2", "m1"] == _history()
    assert 4 == len(_read(group_history.read_group_matches_with_tallies, "g1", HistoryFilter()))


@pytest.mark.usefixtures("five")
def test_a_match_tells_when_its_last_entry_was_made():
    """The time of the entry, not that of the match."""
    _write(journal.append_entry_and_reply, replace(a_match("m5", 2), group_id="g1"), an_entry(2), None)
    ((match, last_at),) = _read(group_history.read_page_of_group_history, "g1", HistoryFilter(), None, 1)

    assert ("m5", an_entry(2).at) == (match.id, last_at)


@pytest.mark.usefixtures("five")
def test_seats_are_told_with_the_name_their_person_has():
    """Whatever was written on the seat; who is being erased is nobody there."""
    _write(groups.merge_people, "ann", "bob")
    told = _read(group_history.read_seats_of_matches, ["m1", "m4"])
    _write(groups.delete_name_and_face_of_person, "bob")

    assert [SeatWithPerson(0, "Bob", "bob", "cat"), SeatWithPerson(1, "Bob", None, None)] == told["m1"]
    assert [SeatWithPerson(0, "Bob", "bob", "cat"), SeatWithPerson(1, "Bob", "bob", "cat")] == told["m4"]
    assert [SeatWithPerson(0, "Ann", None, None), SeatWithPerson(1, "Bob", None, None)] == _read(
        group_history.read_seats_of_matches, ["m4"]
    )["m4"]


def test_seats_are_told_with_the_face_their_person_has():
    """Whatever was chosen for the seat; a seat that is nobody's has its own."""
    open_in_group("m1", {1: "bob"})
    _write(journal.set_chosen_faces_of_seats, "m1", {0: "owl", 1: "bear"})
    before = _read(group_history.read_seats_of_matches, ["m1"])["m1"]
    _write(groups.store_chosen_face_of_person, "bob", "crab")
    after = _read(group_history.read_seats_of_matches, ["m1"])["m1"]

    assert [SeatWithPerson(0, "Ann", None, "owl"), SeatWithPerson(1, "Bob", "bob", "cat")] == before
    assert SeatWithPerson(1, "Bob", "bob", "crab") == after[1]


# --- tallies ---


@pytest.mark.usefixtures("five")
def test_a_tally_is_kept_and_kept_anew():
    """With the number of the entry that it was the last of; none of a match that is erased or not there."""
    _write(journal.erase_match, "m3", 77)
    _write(group_history.store_tallies, [("m1", 1, "one"), ("m3", 1, "three"), ("nobody", 1, "x")])
    _write(group_history.store_tallies, [("m1", 2, "two")])
    _write(group_history.store_tallies, [])

    assert [("m1", 2, "two"), ("m2", None, None), ("m4", None, None), ("m5", None, None)] == [
        (one.id, one.tallied, one.tally)
        for one in _read(group_history.read_group_matches_with_tallies, "g1", HistoryFilter())
    ]


@pytest.mark.usefixtures("five")
def test_tallies_kept_at_once_do_not_clash(app):
    """Two who count the same matches at the same moment."""
    kept = [("m1", 1, "one"), ("m2", 1, "two")]
    outcomes = together(app, *[lambda: _write(group_history.store_tallies, kept)] * 4)

    assert [None] * 4 == outcomes


@pytest.mark.usefixtures("five")
def test_a_tally_goes_with_its_match():
    """Nothing that points to a match is left of it."""
    _write(group_history.store_tallies, [("m1", 1, "one")])
    _write(journal.erase_match, "m1", 77)

    assert "m1" not in [
        one.id for one in _read(group_history.read_group_matches_with_tallies, "g1", HistoryFilter())
    ]
    assert _read(journal.find_match, "m1").group_id == "g1"


def test_entries_of_several_matches_are_read_at_once():
    """Each match has its own, in order; one that has none is there as well."""
    open_sample("m1")
    open_sample("m2")
    _write(journal.append_entry_and_reply, a_match("m2", 2), an_entry(2), None)

    assert {"m1": [an_entry()], "m2": [an_entry(), an_entry(2)], "m3": []} == _read(
        journal.read_entries_of_matches, ["m1", "m2", "m3"]
    )


def test_of_several_matches_only_what_outlives_its_round_is_read():
    """And what may, as nothing is said of it."""
    open_sample("m1")
    for number, lasting in ((2, True), (3, False), (4, None)):
        _write(
            journal.append_entry_and_reply,
            a_match("m1", number),
            replace(an_entry(number), lasting=lasting),
            None,
        )
    found = _read(partial(journal.read_entries_of_matches, lasting=True), ["m1", "m2"])

    assert ([1, 2, 4], []) == ([one.number for one in found["m1"]], found["m2"])
