"""A row that is written to find whether a claim could be stored. Only a write shows that a disk is full."""

import os

import sqlalchemy as sa
from sqlalchemy.orm import Session

from referee.storage.tables import ProbeRow

SIZE = 32 * 1024
"""Size of the row in bytes. The largest claims of the tests write 8 KB: the row of the match, an entry and a
reply."""


def fill(session: Session) -> None:
    """Replace the rows of the table by one row of `SIZE` random bytes, which no disk can compress."""
    clear(session)
    session.execute(sa.insert(ProbeRow).values(id=_any_id(), filling=os.urandom(SIZE)))


def clear(session: Session) -> None:
    """Delete all rows, including the row of a process that was killed."""
    session.execute(sa.delete(ProbeRow))


def _any_id() -> int:
    """A random id. Different keys keep two processes on PostgreSQL from waiting for each other."""
    return int.from_bytes(os.urandom(7))
