"""The last use of a match, as it is stored."""

import pytest
import sqlalchemy as sa

from referee.storage import journal, last_used
from referee.storage.db import db
from referee.storage.last_used import MILLISECONDS_PER_DAY, UnusedLimit, UseTracking
from referee.storage.transactions import open_read_session, transact
from tests.storage.samples import a_match, an_entry, on_sqlite, open_sample

OPENED = 1_700_000_000_001 // MILLISECONDS_PER_DAY
"""The day on which samples are opened."""
LONG_AFTER = (OPENED + 1000) * MILLISECONDS_PER_DAY
"""A time of service."""


def note(match_id: str, day: int, rest: int = 0) -> None:
    transact(lambda session: last_used.record_use(session, match_id, day, rest))


def last_use(match_id: str) -> int | None:
    with open_read_session() as session:
        return last_used.find_day_of_last_use(session, match_id)


def unused_since(day: int, most: int = 10, served: int = LONG_AFTER) -> list[str]:
    with open_read_session() as session:
        return last_used.find_unused_match_ids(session, UnusedLimit(day, served), most)


@pytest.mark.usefixtures("app")
def test_the_last_use_is_the_latest_day_that_is_known():
    """That of the last entry where nothing was noted; a day that is noted late moves nothing back."""
    open_sample()
    told = [last_use("m1")]
    for day in (OPENED + 5, OPENED + 3):
        note("m1", day)
        told.append(last_use("m1"))

    assert [OPENED, OPENED + 5, OPENED + 5] == told


@pytest.mark.usefixtures("app")
def test_a_match_is_unused_since_the_day_after_its_last_use():
    """Whether an entry tells of that or a note; the longest unused are found first."""
    for match_id, days in (("a", 9), ("b", 0), ("c", 4)):
        open_sample(match_id)
        note(match_id, OPENED + days)
    found = [sorted(unused_since(OPENED + days)) for days in (0, 1, 5, 9, 10)]

    assert [[], ["b"], ["b", "c"], ["b", "c"], ["a", "b", "c"]] == found
    assert ["b", "c"] == unused_since(OPENED + 10, most=2)


@pytest.mark.usefixtures("app")
def test_a_later_entry_is_a_use_that_nobody_noted():
    """Such as where the note failed."""
    open_sample()
    note("m1", OPENED - 5)

    assert ([], ["m1"]) == (unused_since(OPENED), unused_since(OPENED + 1))


@pytest.mark.usefixtures("app")
def test_an_erased_match_is_not_found_and_nothing_is_noted_of_it():
    """It has no uses any more."""
    open_sample()
    note("m1", OPENED)
    transact(lambda session: journal.erase_match(session, "m1", 1))
    note("m1", OPENED + 1)

    assert (None, []) == (last_use("m1"), unused_since(OPENED + 10))
    with open_read_session() as session:
        assert session.scalar(sa.text("SELECT used_on FROM matches")) is None


@pytest.mark.usefixtures("app")
def test_a_match_of_a_group_is_not_found():
    """Nor has it a last use: it never expires."""
    columns = "id, name, opened_at, opening_key, opening_fingerprint"
    group = sa.text(f"INSERT INTO groups ({columns}) VALUES ('g1', '', 7, 'k', 'f')")
    transact(lambda session: session.execute(group))
    match = a_match(group_id="g1")
    transact(lambda session: journal.store_new_match(session, match, {}, an_entry()))
    note("m1", OPENED)

    assert (None, []) == (last_use("m1"), unused_since(OPENED + 10))


@pytest.mark.usefixtures("app")
def test_a_match_is_unused_only_by_the_time_of_service_as_well():
    """Its last use ends then, and earlier where nobody has noted one; a day that is repeated ends later."""
    for match_id in ("noted", "again"):
        open_sample(match_id)
    transact(lambda session: last_used.store_use_tracking(session, UseTracking(30, 5, 5, 1000, 0, 5)))
    note("noted", OPENED, rest=7)
    note("again", OPENED, rest=7)
    note("again", OPENED - 1, rest=9)
    note("again", OPENED - 1, rest=8)
    found = [sorted(unused_since(OPENED + 1, served=served)) for served in (1006, 1007, 1008, 1009)]

    assert [[], ["noted"], ["noted"], ["again", "noted"]] == found


@pytest.mark.usefixtures("app")
def test_an_entry_that_nobody_noted_counts_by_its_day():
    """How much time of service has passed since is not known."""
    open_sample("never")
    open_sample("before")
    note("before", OPENED - 1)
    at = 1_700_000_000_001

    assert [] == unused_since(OPENED + 1, served=at + MILLISECONDS_PER_DAY - 1)
    assert ["before", "never"] == sorted(unused_since(OPENED + 1, served=at + MILLISECONDS_PER_DAY))


@pytest.mark.usefixtures("app")
def test_since_when_uses_are_noted_is_known_until_it_ends():
    """One row, whatever is set how often."""
    told = []
    for noting in (UseTracking(30, 5, 5), UseTracking(30, 5, 6)):
        transact(lambda session, noting=noting: last_used.store_use_tracking(session, noting))
        with open_read_session() as session:
            told.append(last_used.read_use_tracking(session))
    transact(last_used.delete_use_tracking)

    assert [UseTracking(30, 5, 5), UseTracking(30, 5, 6)] == told
    with open_read_session() as session:
        assert last_used.read_use_tracking(session) is None


@on_sqlite
@pytest.mark.usefixtures("app")
def test_sqlite_reads_the_index_and_not_every_match():
    """Its rows are long: to read those of a hundred thousand matches once an hour would stop the service."""
    asked = []

    def note_statement(_connection, _cursor, text, values, *_):
        asked.append((text, values))

    sa.event.listen(db.engine, "before_cursor_execute", note_statement)
    unused_since(OPENED)
    statement, values = asked[-1]
    with db.engine.connect() as connection:
        plan = [row[3] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)]

    assert "SEARCH matches USING INDEX ix_matches_used_on (group_id=?)" == plan[0]
    assert not any("TEMP B-TREE" in step for step in plan)
