"""The statements that every claim takes, each of them built once: to build one costs more than to run it.

They run on the connection of the session, past its units of work: nothing here is an object that the session
keeps. What nobody waits for stands where it is needed.
"""

from typing import Any

import sqlalchemy as sa
from sqlalchemy import bindparam
from sqlalchemy.orm import Session

from referee.storage.db import columns_of
from referee.storage.stored import Holder, StoredEntry, StoredMatch, StoredReply, StoredSeat
from referee.storage.tables import Entry, Match, Reader, Reply, Seat, Token

ALL = 2**31 - 1
"""So many entries no match has; PostgreSQL and SQLite have no other number that means no limit to both."""

_THE_MATCH = bindparam("match_id")
_ITS_ENTRIES = (
    columns_of(Entry, StoredEntry)
    .where(Entry.match_id == _THE_MATCH, Entry.number > bindparam("after"))
    .where(Entry.number <= bindparam("upto"))
    .order_by(Entry.number)
    .limit(bindparam("limit"))
)

# --- who asks ---

HOLDER = columns_of(Token, Holder).where(
    sa.or_(Token.hash == bindparam("digest"), Token.older == bindparam("digest")), Token.revoked_at.is_(None)
)
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
REPLIES = columns_of(Reply, StoredReply).add_columns(Reply.deflated).where(Reply.match_id == _THE_MATCH)
REPLY = REPLIES.where(Reply.by == bindparam("by"), Reply.key == bindparam("key"))
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

# --- one more entry ---

MOVE_ON = sa.update(Match.__table__).where(
    Match.id == bindparam("this_match"), Match.number == bindparam("last"), Match.erased_at.is_(None)
)
"""With the columns that change given by their names."""
ADD_ENTRY = sa.insert(Entry.__table__)
ADD_REPLY = sa.insert(Reply.__table__)


CONNECTION = "connection"
"""Under this name a session that `transactions` has opened keeps the connection of its transaction."""


def run(session: Session, statement: Any, **values: Any) -> sa.CursorResult:
    """In the transaction of the session, with these values."""
    return session.info[CONNECTION].execute(statement, values)
