"""The database itself refuses to change or lose an entry, whoever asks."""

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from referee.storage import journal
from referee.storage.db import db
from referee.storage.transactions import open_read_session, transact
from tests.storage.samples import claim, on_postgresql, on_sqlite, open_sample

CHANGED = "never changed"
DELETED = "deleted only with its match"


def _refused(statement: str, match: str) -> None:
    with db.engine.begin() as connection, pytest.raises(IntegrityError, match=match):
        connection.execute(sa.text(statement))


@pytest.fixture(autouse=True)
def a_stored_match(app):
    open_sample()


@pytest.mark.parametrize("change", ["ruling = '{}'", "number = 9", "match_id = 'm2'", "tag = tag"])
def test_no_entry_is_changed(change):
    """Neither its ruling nor its place, not even to what it was."""
    _refused(f"UPDATE entries SET {change}", CHANGED)


def test_no_entry_is_deleted():
    """Neither one nor all."""
    _refused("DELETE FROM entries", DELETED)


@on_sqlite
def test_no_entry_is_replaced():
    """INSERT OR REPLACE deletes without a DELETE: the trigger meets it because the connection says so."""
    _refused("INSERT OR REPLACE INTO entries SELECT * FROM entries", DELETED)
    _refused("REPLACE INTO entries SELECT * FROM entries", DELETED)


def test_no_entry_is_upserted():
    """An insert that carries its own update is no way around."""
    again = "INSERT INTO entries SELECT * FROM entries WHERE true"
    _refused(f"{again} ON CONFLICT (match_id, number) DO UPDATE SET tag = 'x'", CHANGED)


@on_postgresql
def test_nothing_is_truncated():
    """TRUNCATE fires no DELETE trigger, so it has its own; SQLite has no such statement."""
    _refused("TRUNCATE entries", DELETED)
    _refused("TRUNCATE matches CASCADE", DELETED)


def test_the_match_of_an_entry_is_not_deleted():
    """Its row stays as long as entries, names or tokens point to it."""
    with db.engine.begin() as connection, pytest.raises(IntegrityError):
        connection.execute(sa.text("DELETE FROM matches"))


def test_entries_go_with_an_erased_match_and_no_other():
    """A person may ask to be forgotten; the other tables keep their logbook."""
    open_sample("m2")
    claim("m1", "keeper", "k1")
    transact(lambda session: journal.erase_match(session, "m1", at=5))

    with open_read_session() as session:
        assert journal.read_entries_of_match(session, "m1") == []
        assert len(journal.read_entries_of_match(session, "m2")) == 1


def test_an_entry_needs_its_match():
    """A foreign key that is switched on: SQLite's default is off."""
    _refused(
        "INSERT INTO entries (match_id, number, at, by, tag, claim, ruling, exact, edits) "
        "VALUES ('nobody', 1, 0, 'keeper', 't', '', '', true, false)",
        "(?i)foreign key",
    )
