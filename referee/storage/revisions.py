"""Which revision a database is at, and whether this release can work with it.

A migration that only adds says so in its name: at revision `0012-since-0009` every release works that knows
revision 0009. So an older release learns from the database itself whether it may serve it.
"""

import re
from collections.abc import Collection
from pathlib import Path

NEWER = "referee-newer"
"""Under this name an app that was to migrate finds the revision of a database that is ahead of it."""
_NAMED = re.compile(r"(\d{4})(?:-since-(\d{4}))?")


class NewerDatabase(Exception):
    """A newer release has brought the database to a revision that this one cannot work with."""


def revisions_in(folder: Path) -> list[str]:
    """The revisions of a folder of migrations, the first one first, as the names of their files tell them."""
    return sorted(file.name.partition("_")[0] for file in folder.glob("versions/*.py"))


def is_ahead(revision: str | None, known: Collection[str]) -> bool:
    """Whether a newer release has brought the database to this revision, and one that knows only `known`
    revisions can work with it as it is. Raises NewerDatabase if it cannot.

    A revision that is unknown and no newer one either is left to Alembic, which says so.
    """
    named, newest = _NAMED.fullmatch(revision or ""), max(known)[:4]
    if revision in known or named is None or named[1] <= newest:
        return False
    if named[2] is None or named[2] > newest:
        raise NewerDatabase(
            f"A newer release has brought the database to revision {revision}, and this one, which knows "
            f"{newest}, cannot work with it: run the newer release."
        )
    return True
