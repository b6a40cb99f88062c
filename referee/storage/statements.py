"""Statements of claims and other frequent requests. Each is built once, because building takes longer than
running.

They run on the connection of the session. Their rows are not objects of the session. Rare statements are in
the modules that use them.
"""

from typing import Any

import sqlalchemy as sa
from sqlalchemy import bindparam
from sqlalchemy.orm import Session

from referee.storage.db import Base, columns_of
from referee.storage.stored import Holder, StoredEntry, StoredMatch, StoredReply, StoredSeat
from referee.storage.tables import EntryRow, MatchRow, ReaderRow, ReplyRow, SeatRow, TokenRow

ADVANCED_COLUMNS = ("format", "number", "last_exact", "state", "base", "base_number")
"""Columns of a match that change with each entry."""
NO_LIMIT = 2**31 - 1
"""A limit that no match reaches. PostgreSQL and SQLite share no other number that means no limit."""

_THE_MATCH: sa.BindParameter[str] = bindparam("match_id")
_ITS_ENTRIES = (
    columns_of(EntryRow, StoredEntry)
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
_HOLDER = columns_of(TokenRow, Holder).selected_columns
HOLDER = sa.select(*_HOLDER).where(_THIS_TOKEN)
READER = sa.select(
    ReaderRow.match_id, sa.literal("reader"), sa.null(), ReaderRow.group_id, ReaderRow.id
).where(ReaderRow.hash == bindparam("digest"), ReaderRow.revoked_at.is_(None))
LIVING = sa.select(TokenRow.hash, TokenRow.older).where(
    sa.or_(
        TokenRow.hash.in_(bindparam("digests", expanding=True)),
        TokenRow.older.in_(bindparam("digests", expanding=True)),
    ),
    TokenRow.revoked_at.is_(None),
)
LIVING_READERS = sa.select(ReaderRow.hash).where(
    ReaderRow.hash.in_(bindparam("digests", expanding=True)), ReaderRow.revoked_at.is_(None)
)

# --- the current match ---

MATCH = columns_of(MatchRow, StoredMatch).where(MatchRow.id == _THE_MATCH)
# FOR NO KEY UPDATE, so that other transactions can insert rows that refer to the match. SQLite has no row
# locks and needs none, because `transact` runs one writer at a time.
MATCH_LOCKED = MATCH.with_for_update(key_share=True)
SEATS = columns_of(SeatRow, StoredSeat).where(SeatRow.match_id == _THE_MATCH).order_by(SeatRow.number)
_REPLY = (*columns_of(ReplyRow, StoredReply).selected_columns, ReplyRow.deflated)
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
"""A row for each seat. Each row also has the holder of the token and the reply to the key, or NULLs, and the
time of the last entry on the clock of the match."""
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
    columns_of(EntryRow, StoredEntry)
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
"""It takes the values of `ADVANCED_COLUMNS` by their names."""
ADD_ENTRY = sa.insert(_table(EntryRow))
ADD_REPLY = sa.insert(_table(ReplyRow))


def _added(model: type[Base], updated: sa.CTE) -> sa.Insert:
    """A statement that adds a row if the CTE has one. Its parameters are named after table and column."""
    table = _table(model)
    row = [bindparam(f"{table.name}_{column.name}", type_=column.type) for column in table.columns]
    return sa.insert(table).from_select([*table.columns], sa.select(*row).select_from(updated))


_ADVANCED = (
    ADVANCE_MATCH.values({name: bindparam(name) for name in ADVANCED_COLUMNS}).returning(MatchRow.id).cte()
)
APPEND = _added(ReplyRow, _ADVANCED).add_cte(_added(EntryRow, _ADVANCED).cte()).returning(ReplyRow.match_id)
"""One statement for PostgreSQL that updates the match and adds entry and reply. It returns a row if the entry
is the next one of the match."""


CONNECTION = "connection"
"""Key of a session's `info` for the connection of its transaction. `transactions` sets it."""


def run(session: Session, statement: sa.Executable, **values: Any) -> sa.CursorResult[*tuple[Any, ...]]:
    """Run a statement with these values in the transaction of the session, and return its result."""
    connection: sa.Connection = session.info[CONNECTION]
    return connection.execute(statement, values)
