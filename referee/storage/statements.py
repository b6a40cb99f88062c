"""The statements that every claim takes, each of them built once: to build one costs more than to run it.

They run on the connection of the session, past its units of work: nothing here is an object that the session
keeps. What nobody waits for stands where it is needed.
"""

from typing import Any

import sqlalchemy as sa
from sqlalchemy import bindparam
from sqlalchemy.orm import Session

from referee.storage.db import Base, columns_of
from referee.storage.stored import Holder, StoredEntry, StoredMatch, StoredReply, StoredSeat
from referee.storage.tables import Entry, Match, Reader, Reply, Seat, Token

CHANGES_WITH_AN_ENTRY = ("format", "number", "last_exact", "state", "base", "base_number")
"""Columns of a match."""
ALL = 2**31 - 1
"""So many entries no match has; PostgreSQL and SQLite have no other number that means no limit to both."""

_THE_MATCH: sa.BindParameter[str] = bindparam("match_id")
_ITS_ENTRIES = (
    columns_of(Entry, StoredEntry)
    .where(Entry.match_id == _THE_MATCH, Entry.number > bindparam("after"))
    .where(Entry.number <= bindparam("upto"))
    .order_by(Entry.number)
    .limit(bindparam("limit"))
)

# --- who asks ---

_THIS_TOKEN = sa.and_(
    sa.or_(Token.hash == bindparam("digest"), Token.older == bindparam("digest")), Token.revoked_at.is_(None)
)
_HOLDER = columns_of(Token, Holder).selected_columns
HOLDER = sa.select(*_HOLDER).where(_THIS_TOKEN)
READER = sa.select(Reader.match_id, sa.literal("reader"), sa.null(), Reader.group_id, Reader.id).where(
    Reader.hash == bindparam("digest"), Reader.revoked_at.is_(None)
)
LIVING = sa.select(Token.hash, Token.older).where(
    sa.or_(
        Token.hash.in_(bindparam("digests", expanding=True)),
        Token.older.in_(bindparam("digests", expanding=True)),
    ),
    Token.revoked_at.is_(None),
)
LIVING_READERS = sa.select(Reader.hash).where(
    Reader.hash.in_(bindparam("digests", expanding=True)), Reader.revoked_at.is_(None)
)

# --- the match as it stands ---

MATCH = columns_of(Match, StoredMatch).where(Match.id == _THE_MATCH)
# FOR NO KEY UPDATE, so that rows which only point to the match may come. SQLite has no row locks and needs
# none: `transact` has one writer there.
MATCH_LOCKED = MATCH.with_for_update(key_share=True)
SEATS = columns_of(Seat, StoredSeat).where(Seat.match_id == _THE_MATCH).order_by(Seat.number)
_REPLY = (*columns_of(Reply, StoredReply).selected_columns, Reply.deflated)
REPLIES = sa.select(*_REPLY).where(Reply.match_id == _THE_MATCH)
_THIS_REPLY = sa.and_(Reply.by == bindparam("by"), Reply.key == bindparam("key"))
CLOCK = (
    sa.select(sa.func.coalesce(Entry.clock, Entry.at))
    .where(Entry.match_id == _THE_MATCH)
    .order_by(Entry.number.desc())
    .limit(1)
)
BESIDE_A_CLAIM = (
    sa.select(*SEATS.selected_columns, *_HOLDER, *_REPLY, CLOCK.scalar_subquery())
    .select_from(Seat)
    .join(Token, sa.and_(Token.match_id == _THE_MATCH, _THIS_TOKEN), isouter=True)
    .join(Reply, sa.and_(Reply.match_id == _THE_MATCH, _THIS_REPLY), isouter=True)
    .where(Seat.match_id == _THE_MATCH)
    .order_by(Seat.number)
)
"""The seats, and beside each of them whose token it is, what was answered to the key, if there is any, and
the time of the last entry on the clock of the match."""
EDITION = (
    sa.select(Match.number, Match.rematch_id, Seat.number, Seat.name, Seat.face)
    .join(Seat, Seat.match_id == Match.id, isouter=True)
    .where(Match.id == _THE_MATCH, Match.erased_at.is_(None))
    .order_by(Seat.number)
)
NUMBERS = sa.select(Match.id, Match.number).where(
    Match.id.in_(bindparam("match_ids", expanding=True)), Match.erased_at.is_(None)
)
ENTRIES = _ITS_ENTRIES
EDITS = _ITS_ENTRIES.where(Entry.edits)
LASTING = _ITS_ENTRIES.where(Entry.lasting.is_not(sa.false()))
NUMBERED = (
    columns_of(Entry, StoredEntry)
    .where(Entry.match_id == _THE_MATCH, Entry.number.in_(bindparam("numbers", expanding=True)))
    .order_by(Entry.number)
)
OF_A_TAG = _ITS_ENTRIES.where(Entry.tag == bindparam("tag"))
LAST_NUMBER_BY = sa.select(sa.func.max(Entry.number)).where(
    Entry.match_id == _THE_MATCH,
    Entry.number > bindparam("after"),
    Entry.by == bindparam("by"),
    Entry.tag != bindparam("but"),
)
HAS_ANOTHER = sa.select(
    sa.exists().where(
        Entry.match_id == _THE_MATCH, Entry.number > bindparam("after"), Entry.tag != bindparam("but")
    )
)

# --- one more entry ---


def _table(model: type[Base]) -> sa.Table:
    table = model.__table__
    if not isinstance(table, sa.Table):
        raise TypeError(f"{model.__name__} is no table of its own")
    return table


MOVE_ON = sa.update(_table(Match)).where(
    Match.id == bindparam("this_match"), Match.number == bindparam("last"), Match.erased_at.is_(None)
)
"""With the columns that change given by their names."""
ADD_ENTRY = sa.insert(_table(Entry))
ADD_REPLY = sa.insert(_table(Reply))


def _added(model: type[Base], these: sa.CTE) -> sa.Insert:
    """Add a row if there is one of `these`. A value has the name of the table before that of the column."""
    table = _table(model)
    row = [bindparam(f"{table.name}_{column.name}", type_=column.type) for column in table.columns]
    return sa.insert(table).from_select([*table.columns], sa.select(*row).select_from(these))


_MOVED_ON = (
    MOVE_ON.values({name: bindparam(name) for name in CHANGES_WITH_AN_ENTRY}).returning(Match.id).cte()
)
APPEND = _added(Reply, _MOVED_ON).add_cte(_added(Entry, _MOVED_ON).cte()).returning(Reply.match_id)
"""All three at once, which PostgreSQL can; gives back the match if it stood where it should."""


CONNECTION = "connection"
"""Under this name a session that `transactions` has opened keeps the connection of its transaction."""


def run(session: Session, statement: sa.Executable, **values: Any) -> sa.CursorResult[*tuple[Any, ...]]:
    """In the transaction of the session, with these values."""
    connection: sa.Connection = session.info[CONNECTION]
    return connection.execute(statement, values)
