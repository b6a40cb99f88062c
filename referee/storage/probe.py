"""The row that is written to try whether a claim could be stored: only a write shows that a disk is full."""

import os

import sqlalchemy as sa
from sqlalchemy.orm import Session

from referee.storage.tables import Probe

SIZE = 32 * 1024
"""Bytes. The largest claims of the tests write 8 KB: the row of the match, an entry and a reply."""


def fill(session: Session) -> None:
    """Write a row of `SIZE` bytes, which no disk can compress, in place of the rows that are there."""
    clear(session)
    session.execute(sa.insert(Probe).values(id=_any_id(), filling=os.urandom(SIZE)))


def clear(session: Session) -> None:
    """Delete what was written. A process that was killed may have left its row."""
    session.execute(sa.delete(Probe))


def _any_id() -> int:
    """Two processes on PostgreSQL do not wait for each other, because their rows have different keys."""
    return int.from_bytes(os.urandom(7))
