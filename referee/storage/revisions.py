"""Revisions of databases, and whether this release can work with one.

The name of a migration that only adds columns or tables says so: each release that knows revision 0009 can
work with revision `0012-since-0009`. So an older release reads in the database whether it may use it.
"""

import re
from collections.abc import Collection
from pathlib import Path

NEWER = "referee-newer"
"""Key of `Flask.extensions` for the revision of a newer release, if the migrated database has one."""
_NAMED = re.compile(r"(\d{4})(?:-since-(\d{4}))?")


class NewerDatabase(Exception):
    """The database has a revision of a newer release that this release cannot work with."""


def revisions_in(folder: Path) -> list[str]:
    """The revisions of a folder of migrations, oldest first, from the names of their files."""
    return sorted(file.name.partition("_")[0] for file in folder.glob("versions/*.py"))


def is_ahead(revision: str | None, known: Collection[str]) -> bool:
    """Whether a revision is of a newer release, and a release that knows the `known` revisions can work with
    it. Raises NewerDatabase if it cannot.

    Returns False for an unknown revision that is not newer. Alembic reports it.
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
