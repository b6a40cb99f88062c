"""Search indexes for questions, built in advance: `python -m referee.services.indexes`.

Building takes three seconds, in which a new server cannot answer. `make run` stores the indexes in a file
beside this one, with a digest of their sources. A server builds them at its start if the file is missing or
damaged, or was built from other phrasings or by other code.

`are_kept` needs the standard library alone: a wheel is built where no other package is installed.
"""

import hashlib
import io
import pickle
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from referee.ask import spellings
from referee.ask.every_question import QUESTIONS, texts_of
from referee.kit import tables
from referee.match.help.question import Question

if TYPE_CHECKING:
    from referee.ask.lookup import Index

FILE = Path(__file__).with_name("indexes.pickle")
MADE_BY = ("ask/words.py", "ask/spellings.py", "kit/tables.py", "ask/postings.py", "ask/lookup.py")
"""Modules that decide how an index is built. A change of one of them makes the file invalid."""
FORMAT = 5
"""Protocol version of pickle. All supported Python versions read it."""


def kept_indexes() -> Mapping[str | None, "Index"]:
    """The stored indexes, by game, with None for the index of all games. Empty if the file is missing or
    invalid."""
    pickled = _kept()
    if pickled is None:
        return {}
    indexes: Mapping[str | None, Index] = _Reader(io.BytesIO(pickled)).load()
    return indexes


def are_kept() -> bool:
    """Return whether the file is there, whole, and made of these phrasings by this code."""
    return _kept() is not None


def _kept() -> bytes | None:
    """The pickled indexes; None where the file does not fit."""
    try:
        made_of, is_whole, pickled = FILE.read_bytes().split(b"\n", 2)
    except (OSError, ValueError):
        return None
    # A person who may write here may write code: digests find what is old or damaged, and nothing else.
    fits = (made_of.decode("latin-1"), is_whole.decode("latin-1")) == (_digest(), _digest_of(pickled))
    return pickled if fits else None


class _Writer(pickle.Pickler):
    """Questions by their ids: each process has its own."""

    def persistent_id(self, thing: Any) -> str | None:
        return thing.id if isinstance(thing, Question) else None


class _Reader(pickle.Unpickler):
    def persistent_load(self, its_id: str) -> Question:
        return QUESTIONS[its_id]


def _digest() -> str:
    """Of the phrasings, and of the code and the words that make indexes of them."""
    files = map(tables.content_of, (*MADE_BY, *spellings.FILES))
    return _digest_of(b"\n".join((*files, "\n".join(_all_texts()).encode())))


def _digest_of(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _all_texts() -> Iterator[str]:
    for one in QUESTIONS.values():
        yield from (one.id, one.game, *texts_of(one))


def main() -> int:
    """Build them, and keep them in place of those that were kept."""
    from referee.ask.lookup import all_indexes

    pickled = io.BytesIO()
    _Writer(pickled, FORMAT).dump(all_indexes())
    lines = (_digest().encode(), _digest_of(pickled.getvalue()).encode(), pickled.getvalue())
    part = FILE.with_suffix(".part")
    part.write_bytes(b"\n".join(lines))
    part.replace(FILE)  # a server that starts meanwhile finds the old one or the new one
    return 0


if __name__ == "__main__":
    sys.exit(main())
