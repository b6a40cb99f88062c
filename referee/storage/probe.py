"""Writes a test row, to find out whether the disk has room for a claim. Only a write shows that a disk is
full."""

import os

import sqlalchemy as sa
from sqlalchemy.orm import Session

from referee.storage.tables import ProbeRow

PROBE_SIZE_IN_BYTES = 32 * 1024
"""Size of the test row in bytes. The largest claims of the tests write only 8 KB, in the row of the match, an
entry and a reply."""


def write_probe_row(session: Session) -> None:
    """Replace all rows of the table of `ProbeRow` by one row with `PROBE_SIZE_IN_BYTES` bytes. The bytes are
    random, so that no disk can compress them."""
    delete_probe_rows(session)
    session.execute(sa.insert(ProbeRow).values(id=_random_row_id(), filling=os.urandom(PROBE_SIZE_IN_BYTES)))


def delete_probe_rows(session: Session) -> None:
    """Delete all rows of the table of `ProbeRow`. A process that was killed may have left a row."""
    session.execute(sa.delete(ProbeRow))


def _random_row_id() -> int:
    """A random primary key. Two processes on PostgreSQL would wait for each other if they inserted the same
    key."""
    return int.from_bytes(os.urandom(7))
