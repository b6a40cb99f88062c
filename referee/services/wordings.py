"""The words of all phrasings, worked out beforehand: `make run` does `python -m referee.services.wordings`.

Working them out takes two seconds, and whoever starts a server waits for its first answer. They are kept in a
file beside this one with a digest of all that they are made of. Where the file is missing, or of other
phrasings, they are worked out at the start.
"""

import hashlib
import inspect
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from referee.ask import heard, spellings, words
from referee.ask.every_question import QUESTIONS
from referee.ask.lookup import texts_of
from referee.ask.words import words_of
from referee.match.help.question import Question

FILE = Path(__file__).with_name("wordings.txt")
READ_BY = (words, spellings, heard)
"""Another release of one of these reads other words in the same texts."""


def kept_words() -> Mapping[Question, Sequence[Sequence[str]]]:
    """Of each question the words of its texts; none where the file is missing or of other phrasings."""
    try:
        digest, *lines = FILE.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return {}
    if digest != _digest():
        return {}
    read = map(str.split, lines)
    return {one: [next(read) for _ in texts_of(one)] for one in QUESTIONS.values()}


def _digest() -> str:
    """Of the phrasings, and of the code that reads their words."""
    made_of = (*map(inspect.getsource, READ_BY), *_all_texts())
    return hashlib.sha256("\n".join(made_of).encode()).hexdigest()


def _all_texts() -> Iterator[str]:
    for one in QUESTIONS.values():
        yield from texts_of(one)


def main() -> int:
    lines = (" ".join(words_of(text)) for text in _all_texts())
    FILE.write_text("\n".join((_digest(), *lines)) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
