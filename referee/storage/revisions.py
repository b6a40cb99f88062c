"""Revisions of databases, and whether this release can work with a revision of a newer release.

If a migration only adds columns or tables, its name says which releases can work with the result. For
example, each release that knows revision 0009 can work with revision `0012-since-0009`. The database stores
the name of its revision. An older release reads this name, and so knows whether it may use the database.
"""

import re
from collections.abc import Collection
from pathlib import Path

NEWER_REVISION_EXTENSION_KEY = "referee-newer"
"""Key of `Flask.extensions` for the revision of a database that a newer release has migrated."""
_REVISION_PATTERN = re.compile(r"(\d{4})(?:-since-(\d{4}))?")


class NewerDatabase(Exception):
    """The database has a revision of a newer release, and this release cannot work with that revision."""


def list_revisions_in_folder(folder: Path) -> list[str]:
    """The revisions in a folder of migrations, oldest first. The name of each file begins with a revision."""
    return sorted(file.name.partition("_")[0] for file in folder.glob("versions/*.py"))


def is_usable_newer_revision(revision: str | None, known: Collection[str]) -> bool:
    """Whether a newer release made this revision, and this release can work with it. `known` has the
    revisions that this release knows.

    Raises NewerDatabase if this release cannot work with the newer revision. The result is False for a
    revision that is not newer, known or not. Alembic later raises an error for an unknown one.
    """
    named, newest = _REVISION_PATTERN.fullmatch(revision or ""), max(known)[:4]
    if revision in known or named is None or named[1] <= newest:
        return False
    if named[2] is None or named[2] > newest:
        raise NewerDatabase(
            f"A newer release has brought the database to revision {revision}, and this one, which knows "
            f"{newest}, cannot work with it: run the newer release."
        )
    return True
