"""Whole matches, read so that others need not wait for it."""

from collections.abc import Sequence

from referee.match.history.line import Item, line
from referee.match.model.edits import Entry
from referee.records.cooperative import with_pauses
from referee.storage.loading import entry_of
from referee.storage.stored import StoredEntry


def entries_told(stored: Sequence[StoredEntry]) -> list[Entry]:
    """What these rows tell."""
    return [entry_of(one) for one in with_pauses(stored)]


def line_of(stored: Sequence[StoredEntry]) -> list[Item]:
    """Their line."""
    return line(entries_told(stored))
