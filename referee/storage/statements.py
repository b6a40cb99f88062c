"""SQL statements of claims and other frequent requests. Each statement is built once, because building a
statement takes more time than running the statement.

The statements run on the connection of the session, and their result rows are plain tuples. Rare statements
are in the modules that run them.
"""

from typing import Any

import sqlalchemy as sa
from sqlalchemy import bindparam
from sqlalchemy.orm import Session

from referee.storage.db import Base, select_dataclass_columns
from referee.storage.stored import StoredEntry, StoredMatch, StoredReply, StoredSeat, TokenHolder
from referee.storage.tables import EntryRow, MatchRow, ReadOnlyLinkRow, ReplyRow, SeatRow, TokenRow

COLUMNS_CHANGED_BY_EACH_ENTRY = ("format", "number", "last_exact", "state", "base", "base_number")
"""Names of the columns of a match that change with each entry."""
NO_LIMIT = 2**31 - 1
"""A value for LIMIT that is larger than the number of rows of any match. PostgreSQL and SQLite have no common
value that means "no limit"."""

_THE_MATCH: sa.BindParameter[str] = bindparam("match_id")
_ITS_ENTRIES = (
    select_dataclass_columns(EntryRow, StoredEntry)
    .where(EntryRow.match_id == _THE_MATCH, EntryRow.number > bindparam("after"))
    .where(EntryRow.number <= bindparam("upto"))
    .order_by(EntryRow.number)
    .limit(bindparam("limit"))
)

# --- the holder of a token ---

_THIS_TOKEN = sa.and_(
    sa.or_(TokenRow.hash == bindparam("digest"), TokenRow.older == bindparam("digest")),
    TokenRow.revoked_at.is_(None),
)
_HOLDER = select_dataclass_columns(TokenRow, TokenHolder).selected_columns
HOLDER = sa.select(*_HOLDER).where(_THIS_TOKEN)
READER = sa.select(
    ReadOnlyLinkRow.match_id, sa.literal("reader"), sa.null(), ReadOnlyLinkRow.group_id, ReadOnlyLinkRow.id
).where(ReadOnlyLinkRow.hash == bindparam("digest"), ReadOnlyLinkRow.revoked_at.is_(None))
LIVING = sa.select(TokenRow.hash, TokenRow.older).where(
    sa.or_(
        TokenRow.hash.in_(bindparam("digests", expanding=True)),
        TokenRow.older.in_(bindparam("digests", expanding=True)),
    ),
    TokenRow.revoked_at.is_(None),
)
LIVING_READERS = sa.select(ReadOnlyLinkRow.hash).where(
    ReadOnlyLinkRow.hash.in_(bindparam("digests", expanding=True)), ReadOnlyLinkRow.revoked_at.is_(None)
)

# --- the current match ---

MATCH = select_dataclass_columns(MatchRow, StoredMatch).where(MatchRow.id == _THE_MATCH)
# The lock of this statement (FOR NO KEY UPDATE) lets other transactions insert rows that refer to the match.
# SQLite has no row locks, so `transact` runs only one writer at a time on SQLite.
MATCH_LOCKED = MATCH.with_for_update(key_share=True)
SEATS = (
    select_dataclass_columns(SeatRow, StoredSeat)
    .where(SeatRow.match_id == _THE_MATCH)
    .order_by(SeatRow.number)
)
_REPLY = (*select_dataclass_columns(ReplyRow, StoredReply).selected_columns, ReplyRow.deflated)
REPLIES = sa.select(*_REPLY).where(ReplyRow.match_id == _THE_MATCH)
_THIS_REPLY = sa.and_(ReplyRow.by == bindparam("by"), ReplyRow.key == bindparam("key"))
CLOCK = (
    sa.select(sa.func.coalesce(EntryRow.clock, EntryRow.at))
    .where(EntryRow.match_id == _THE_MATCH)
    .order_by(EntryRow.number.desc())
    .limit(1)
)
CLAIM_CONTEXT = (
    sa.select(*SEATS.selected_columns, *_HOLDER, *_REPLY, CLOCK.scalar_subquery())
    .select_from(SeatRow)
    .join(TokenRow, sa.and_(TokenRow.match_id == _THE_MATCH, _THIS_TOKEN), isouter=True)
    .join(ReplyRow, sa.and_(ReplyRow.match_id == _THE_MATCH, _THIS_REPLY), isouter=True)
    .where(SeatRow.match_id == _THE_MATCH)
    .order_by(SeatRow.number)
)
"""A statement that selects a row for each seat. Each row also has the holder of the token, the reply to the
key, and the time of the last entry on the clock of the match. If there is no holder or no reply, its columns
are NULL."""
EDITION = (
    sa.select(MatchRow.number, MatchRow.rematch_id, SeatRow.number, SeatRow.name, SeatRow.face)
    .join(SeatRow, SeatRow.match_id == MatchRow.id, isouter=True)
    .where(MatchRow.id == _THE_MATCH, MatchRow.erased_at.is_(None))
    .order_by(SeatRow.number)
)
NUMBERS = sa.select(MatchRow.id, MatchRow.number).where(
    MatchRow.id.in_(bindparam("match_ids", expanding=True)), MatchRow.erased_at.is_(None)
)
ENTRIES = _ITS_ENTRIES
EDITS = _ITS_ENTRIES.where(EntryRow.edits)
LASTING = _ITS_ENTRIES.where(EntryRow.lasting.is_not(sa.false()))
NUMBERED = (
    select_dataclass_columns(EntryRow, StoredEntry)
    .where(EntryRow.match_id == _THE_MATCH, EntryRow.number.in_(bindparam("numbers", expanding=True)))
    .order_by(EntryRow.number)
)
OF_A_TAG = _ITS_ENTRIES.where(EntryRow.tag == bindparam("tag"))
LAST_NUMBER_BY = sa.select(sa.func.max(EntryRow.number)).where(
    EntryRow.match_id == _THE_MATCH,
    EntryRow.number > bindparam("after"),
    EntryRow.by == bindparam("by"),
    EntryRow.tag != bindparam("but"),
)
HAS_ANOTHER = sa.select(
    sa.exists().where(
        EntryRow.match_id == _THE_MATCH,
        EntryRow.number > bindparam("after"),
        EntryRow.tag != bindparam("but"),
    )
)

# --- one more entry ---


def _table(model: type[Base]) -> sa.Table:
    table = model.__table__
    if not isinstance(table, sa.Table):
        raise TypeError(f"{model.__name__} is no table of its own")
    return table


ADVANCE_MATCH = sa.update(_table(MatchRow)).where(
    MatchRow.id == bindparam("this_match"), MatchRow.number == bindparam("last"), MatchRow.erased_at.is_(None)
)
"""A statement that updates the row of a match after a new entry. Each of `COLUMNS_CHANGED_BY_EACH_ENTRY` has
a parameter of the same name. If the entry is not the next entry of the match, or if the match is erased, no
row is updated."""
ADD_ENTRY = sa.insert(_table(EntryRow))
ADD_REPLY = sa.insert(_table(ReplyRow))


def _insert_if_match_was_updated(model: type[Base], updated: sa.CTE) -> sa.Insert:
    """A statement that inserts a row into the table of `model` if the CTE `updated` has a row. The name of
    each parameter consists of the table and the column, for example `entries_number`."""
    table = _table(model)
    row = [bindparam(f"{table.name}_{column.name}", type_=column.type) for column in table.columns]
    return sa.insert(table).from_select([*table.columns], sa.select(*row).select_from(updated))


_ADVANCED = (
    ADVANCE_MATCH.values({name: bindparam(name) for name in COLUMNS_CHANGED_BY_EACH_ENTRY})
    .returning(MatchRow.id)
    .cte()
)
APPEND_ENTRY_AND_REPLY = (
    _insert_if_match_was_updated(ReplyRow, _ADVANCED)
    .add_cte(_insert_if_match_was_updated(EntryRow, _ADVANCED).cte())
    .returning(ReplyRow.match_id)
)
"""A statement for PostgreSQL that updates the match, inserts the entry and inserts the reply. If the entry is
the next entry of the match, the statement returns a row. Otherwise it returns no row and changes nothing."""


CONNECTION_INFO_KEY = "connection"
"""Key of `Session.info` for the connection of the session's transaction. The module `transactions` sets the
value."""


def run(session: Session, statement: sa.Executable, **values: Any) -> sa.CursorResult[*tuple[Any, ...]]:
    """Run a statement in the transaction of the session, and return the result. `values` has a value for each
    parameter of the statement."""
    connection: sa.Connection = session.info[CONNECTION_INFO_KEY]
    return connection.execute(statement, values)
