"""Search indexes for questions. The command `python -m referee.services.indexes` builds the indexes before
the server starts.

Building the indexes takes three seconds, and a new server cannot answer during that time. `make run` stores
the indexes in the file `indexes.pickle`, with a digest of their sources. If the file is missing, damaged or
out of date, the server builds the indexes when it starts. The file is out of date if the texts of the
questions, their phrasings or the code have changed since it was written.

`is_index_file_valid` needs only the standard library, because wheels are built on machines without other
packages.
"""

import hashlib
import io
import pickle
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from referee.ask.reading import essentials, spellings
from referee.ask.search.every_question import QUESTIONS
from referee.games.help import HELP
from referee.kit import tables
from referee.match.help.question import Question

if TYPE_CHECKING:
    from referee.ask.search.lookup import Index

INDEX_FILE = Path(__file__).with_name("indexes.pickle")
"""The file of the stored indexes."""
INDEX_SOURCE_FILES = (
    "ask/reading/words.py",
    "ask/reading/spellings.py",
    "ask/reading/essentials.py",
    essentials.FILE,
    "kit/tables.py",
    "ask/search/features.py",
    "ask/search/postings.py",
    "ask/search/lexical.py",
    "ask/search/lookup.py",
)
"""Source files that determine how an index is built. A change in one of these files makes the stored indexes
invalid."""
PICKLE_PROTOCOL = 5
"""Version of the pickle protocol. All supported versions of Python can read this version."""


def load_stored_indexes() -> Mapping[str | None, "Index"]:
    """The stored search indexes. The keys are games. The index of all games has the key None. The result is
    empty if the file of the indexes is missing or invalid."""
    pickled = _read_pickled_indexes()
    if pickled is None:
        return {}
    indexes: Mapping[str | None, Index] = _IndexUnpickler(io.BytesIO(pickled)).load()
    return indexes


def is_index_file_valid() -> bool:
    """Whether the file of the search indexes can be used. The file must exist and be undamaged. It must have
    been built from the current texts and phrasings by the current code."""
    return _read_pickled_indexes() is not None


def _read_pickled_indexes() -> bytes | None:
    """The pickled search indexes from their file; None if the file is missing, damaged or out of date."""
    try:
        made_of, is_whole, pickled = INDEX_FILE.read_bytes().split(b"\n", 2)
    except (OSError, ValueError):
        return None
    # The digests protect only against old or damaged files, not against an attacker.
    fits = (made_of.decode("latin-1"), is_whole.decode("latin-1")) == (
        _digest_of_index_sources(),
        _sha256_of_bytes(pickled),
    )
    return pickled if fits else None


class _IndexPickler(pickle.Pickler):
    """Pickles each question as its id only. Each process has its own question objects, which
    `_IndexUnpickler` looks up by id."""

    def persistent_id(self, thing: Any) -> str | None:
        return thing.id if isinstance(thing, Question) else None


class _IndexUnpickler(pickle.Unpickler):
    """Unpickles an id that `_IndexPickler` has written as the question object of this process."""

    def persistent_load(self, its_id: str) -> Question:
        return QUESTIONS[its_id]


def _digest_of_index_sources() -> str:
    """The SHA-256 digest of everything that search indexes are built from: the texts of questions, their
    phrasings, the source files and the tables of spellings.

    The texts are read as Fluent files, because the compiler of messages needs another package.
    """
    files = map(tables.content_of_text_file, (*INDEX_SOURCE_FILES, *spellings.FILES, *files_of_questions()))
    return _sha256_of_bytes(b"\n".join((*files, "\n".join(_all_phrasings()).encode())))


def files_of_questions() -> Iterator[str]:
    """The Fluent files with the texts of questions, one of each game."""
    return (f"languages/en/questions_{game}.ftl" for game in HELP)


def _sha256_of_bytes(data: bytes) -> str:
    """The SHA-256 digest of these bytes, as hexadecimal digits."""
    return hashlib.sha256(data).hexdigest()


def _all_phrasings() -> Iterator[str]:
    """The id, the game and the phrasings of each question."""
    for one in QUESTIONS.values():
        yield from (one.id, one.game, *one.phrasings)


def build_index_file() -> int:
    """Build the search indexes and store them in their file. Return the exit status 0."""
    from referee.ask.search.lookup import all_indexes

    pickled = io.BytesIO()
    _IndexPickler(pickled, PICKLE_PROTOCOL).dump(all_indexes())
    lines = (
        _digest_of_index_sources().encode(),
        _sha256_of_bytes(pickled.getvalue()).encode(),
        pickled.getvalue(),
    )
    part = INDEX_FILE.with_suffix(".part")
    part.write_bytes(b"\n".join(lines))
    part.replace(INDEX_FILE)  # a starting server reads the old file or the new file, never a part
    return 0


if __name__ == "__main__":
    sys.exit(build_index_file())
