"""Search indexes for questions, built in advance: `python -m referee.services.indexes`.

Building takes three seconds, in which a new server cannot answer. `make run` stores the indexes in a file
beside this one, with a digest of their sources. A server builds them at its start if the file is missing or
damaged, or was built from other phrasings or by other code.
"""

import hashlib
import inspect
import io
import pickle
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from referee.ask import lookup, postings, spellings, words
from referee.ask.every_question import QUESTIONS
from referee.ask.lookup import Index, all_indexes, texts_of
from referee.kit import tables
from referee.match.help.question import Question

FILE = Path(__file__).with_name("indexes.pickle")
MADE_BY = (words, spellings, tables, postings, lookup)
"""Modules that decide how an index is built. A change of one of them makes the file invalid."""
FORMAT = 5
"""Protocol version of pickle. All supported Python versions read it."""


def kept_indexes() -> Mapping[str | None, Index]:
    """The stored indexes, by game, with None for the index of all games. Empty if the file is missing or
    invalid."""
    try:
        made_of, is_whole, pickled = FILE.read_bytes().split(b"\n", 2)
    except (OSError, ValueError):
        return {}
    # The digests detect an old or damaged file. They need not detect an attack: a user who can write this
    # file can also write code.
    if made_of.decode("latin-1") != _digest() or is_whole.decode("latin-1") != _digest_of(pickled):
        return {}
    indexes: Mapping[str | None, Index] = _Reader(io.BytesIO(pickled)).load()
    return indexes


class _Writer(pickle.Pickler):
    """Stores questions as their ids, because each process has its own objects."""

    def persistent_id(self, thing: Any) -> str | None:
        return thing.id if isinstance(thing, Question) else None


class _Reader(pickle.Unpickler):
    def persistent_load(self, its_id: str) -> Question:
        return QUESTIONS[its_id]


def _digest() -> str:
    """The digest of the phrasings, and of the code and the word lists that build indexes of them."""
    code_and_texts = "\n".join((*map(inspect.getsource, MADE_BY), *_all_texts())).encode()
    return _digest_of(b"\n".join((code_and_texts, *map(tables.content_of, spellings.FILES))))


def _digest_of(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _all_texts() -> Iterator[str]:
    for one in QUESTIONS.values():
        yield from (one.id, one.game, *texts_of(one))


def main() -> int:
    """Build the indexes and replace the stored file. Returns the exit status 0."""
    pickled = io.BytesIO()
    _Writer(pickled, FORMAT).dump(all_indexes())
    lines = (_digest().encode(), _digest_of(pickled.getvalue()).encode(), pickled.getvalue())
    part = FILE.with_suffix(".part")
    part.write_bytes(b"\n".join(lines))
    part.replace(FILE)  # a server that starts meanwhile reads the old file or the new one
    return 0


if __name__ == "__main__":
    sys.exit(main())
