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

_MATCH_ID_PARAMETER: sa.BindParameter[str] = bindparam("match_id")
_SELECT_ENTRIES_IN_RANGE = (
    select_dataclass_columns(EntryRow, StoredEntry)
    .where(EntryRow.match_id == _MATCH_ID_PARAMETER, EntryRow.number > bindparam("after"))
    .where(EntryRow.number <= bindparam("upto"))
    .order_by(EntryRow.number)
    .limit(bindparam("limit"))
)

# --- the holder of a token ---

_IS_VALID_TOKEN_WITH_DIGEST = sa.and_(
    sa.or_(TokenRow.hash == bindparam("digest"), TokenRow.older == bindparam("digest")),
    TokenRow.revoked_at.is_(None),
)
_HOLDER_COLUMNS = select_dataclass_columns(TokenRow, TokenHolder).selected_columns
SELECT_TOKEN_HOLDER = sa.select(*_HOLDER_COLUMNS).where(_IS_VALID_TOKEN_WITH_DIGEST)
SELECT_READ_ONLY_TOKEN_HOLDER = sa.select(
    ReadOnlyLinkRow.match_id, sa.literal("reader"), sa.null(), ReadOnlyLinkRow.group_id, ReadOnlyLinkRow.id
).where(ReadOnlyLinkRow.hash == bindparam("digest"), ReadOnlyLinkRow.revoked_at.is_(None))
SELECT_HASHES_OF_VALID_TOKENS = sa.select(TokenRow.hash, TokenRow.older).where(
    sa.or_(
        TokenRow.hash.in_(bindparam("digests", expanding=True)),
        TokenRow.older.in_(bindparam("digests", expanding=True)),
    ),
    TokenRow.revoked_at.is_(None),
)
SELECT_HASHES_OF_VALID_LINKS = sa.select(ReadOnlyLinkRow.hash).where(
    ReadOnlyLinkRow.hash.in_(bindparam("digests", expanding=True)), ReadOnlyLinkRow.revoked_at.is_(None)
)

# --- the current match ---

SELECT_MATCH = select_dataclass_columns(MatchRow, StoredMatch).where(MatchRow.id == _MATCH_ID_PARAMETER)
# The lock of this statement (FOR NO KEY UPDATE) lets other transactions insert rows that refer to the match.
# SQLite has no row locks, so `transact` runs only one writer at a time on SQLite.
SELECT_MATCH_WITH_LOCK = SELECT_MATCH.with_for_update(key_share=True)
SELECT_SEATS_OF_MATCH = (
    select_dataclass_columns(SeatRow, StoredSeat)
    .where(SeatRow.match_id == _MATCH_ID_PARAMETER)
    .order_by(SeatRow.number)
)
_REPLY_COLUMNS = (*select_dataclass_columns(ReplyRow, StoredReply).selected_columns, ReplyRow.deflated)
SELECT_REPLIES_OF_MATCH = sa.select(*_REPLY_COLUMNS).where(ReplyRow.match_id == _MATCH_ID_PARAMETER)
_REPLY_HAS_REPORTER_AND_KEY = sa.and_(ReplyRow.by == bindparam("by"), ReplyRow.key == bindparam("key"))
SELECT_CLOCK_TIME_OF_LAST_ENTRY = (
    sa.select(sa.func.coalesce(EntryRow.clock, EntryRow.at))
    .where(EntryRow.match_id == _MATCH_ID_PARAMETER)
    .order_by(EntryRow.number.desc())
    .limit(1)
)
SELECT_CLAIM_CONTEXT = (
    sa.select(
        *SELECT_SEATS_OF_MATCH.selected_columns,
        *_HOLDER_COLUMNS,
        *_REPLY_COLUMNS,
        SELECT_CLOCK_TIME_OF_LAST_ENTRY.scalar_subquery(),
    )
    .select_from(SeatRow)
    .join(
        TokenRow, sa.and_(TokenRow.match_id == _MATCH_ID_PARAMETER, _IS_VALID_TOKEN_WITH_DIGEST), isouter=True
    )
    .join(
        ReplyRow, sa.and_(ReplyRow.match_id == _MATCH_ID_PARAMETER, _REPLY_HAS_REPORTER_AND_KEY), isouter=True
    )
    .where(SeatRow.match_id == _MATCH_ID_PARAMETER)
    .order_by(SeatRow.number)
)
"""A statement that selects a row for each seat. Each row also has three other things: the holder of the
token, the stored reply to the idempotency key, and the time of the last entry on the clock of the match. If
there is no holder or no reply, its columns are NULL."""
SELECT_VALUES_IN_MATCH_VIEW = (
    sa.select(MatchRow.number, MatchRow.rematch_id, SeatRow.number, SeatRow.name, SeatRow.face)
    .join(SeatRow, SeatRow.match_id == MatchRow.id, isouter=True)
    .where(MatchRow.id == _MATCH_ID_PARAMETER, MatchRow.erased_at.is_(None))
    .order_by(SeatRow.number)
)
SELECT_LAST_ENTRY_NUMBERS = sa.select(MatchRow.id, MatchRow.number).where(
    MatchRow.id.in_(bindparam("match_ids", expanding=True)), MatchRow.erased_at.is_(None)
)
SELECT_ENTRIES = _SELECT_ENTRIES_IN_RANGE
SELECT_EDITS = _SELECT_ENTRIES_IN_RANGE.where(EntryRow.edits)
SELECT_LASTING_ENTRIES = _SELECT_ENTRIES_IN_RANGE.where(EntryRow.lasting.is_not(sa.false()))
SELECT_ENTRIES_BY_NUMBER = (
    select_dataclass_columns(EntryRow, StoredEntry)
    .where(
        EntryRow.match_id == _MATCH_ID_PARAMETER, EntryRow.number.in_(bindparam("numbers", expanding=True))
    )
    .order_by(EntryRow.number)
)
SELECT_ENTRIES_BY_TAG = _SELECT_ENTRIES_IN_RANGE.where(EntryRow.tag == bindparam("tag"))
SELECT_LAST_NUMBER_OF_REPORTER = sa.select(sa.func.max(EntryRow.number)).where(
    EntryRow.match_id == _MATCH_ID_PARAMETER,
    EntryRow.number > bindparam("after"),
    EntryRow.by == bindparam("by"),
    EntryRow.tag != bindparam("but"),
)
SELECT_WHETHER_LATER_ENTRY_EXISTS = sa.select(
    sa.exists().where(
        EntryRow.match_id == _MATCH_ID_PARAMETER,
        EntryRow.number > bindparam("after"),
        EntryRow.tag != bindparam("but"),
    )
)

# --- one more entry ---


def _table_of_model(model: type[Base]) -> sa.Table:
    table = model.__table__
    if not isinstance(table, sa.Table):
        raise TypeError(f"{model.__name__} is no table of its own")
    return table


UPDATE_MATCH_AFTER_ENTRY = sa.update(_table_of_model(MatchRow)).where(
    MatchRow.id == bindparam("this_match"), MatchRow.number == bindparam("last"), MatchRow.erased_at.is_(None)
)
"""A statement that updates the row of a match after a new entry. Each of `COLUMNS_CHANGED_BY_EACH_ENTRY` has
a parameter of the same name. If the entry is not the next entry of the match, or if the match is erased, no
row is updated."""
INSERT_ENTRY = sa.insert(_table_of_model(EntryRow))
INSERT_REPLY = sa.insert(_table_of_model(ReplyRow))


def _insert_if_match_was_updated(model: type[Base], updated: sa.CTE) -> sa.Insert:
    """A statement that inserts a row into the table of `model` if the CTE `updated` has a row. The name of
    each parameter consists of the table and the column, for example `entries_number`."""
    table = _table_of_model(model)
    row = [bindparam(f"{table.name}_{column.name}", type_=column.type) for column in table.columns]
    return sa.insert(table).from_select([*table.columns], sa.select(*row).select_from(updated))


_UPDATED_MATCH_CTE = (
    UPDATE_MATCH_AFTER_ENTRY.values({name: bindparam(name) for name in COLUMNS_CHANGED_BY_EACH_ENTRY})
    .returning(MatchRow.id)
    .cte()
)
APPEND_ENTRY_AND_REPLY = (
    _insert_if_match_was_updated(ReplyRow, _UPDATED_MATCH_CTE)
    .add_cte(_insert_if_match_was_updated(EntryRow, _UPDATED_MATCH_CTE).cte())
    .returning(ReplyRow.match_id)
)
"""A statement for PostgreSQL that updates the match, inserts the entry and inserts the reply. If the entry is
the next entry of the match, the statement returns a row. Otherwise it returns no row and changes nothing."""


CONNECTION_INFO_KEY = "connection"
"""Key of `Session.info` for the connection of the session's transaction. The module `transactions` sets the
value."""


def run_statement(
    session: Session, statement: sa.Executable, **values: Any
) -> sa.CursorResult[*tuple[Any, ...]]:
    """Run a statement in the transaction of the session, and return the result. `values` has a value for each
    parameter of the statement."""
    connection: sa.Connection = session.info[CONNECTION_INFO_KEY]
    return connection.execute(statement, values)
