"""The words of all phrasings, worked out beforehand: `python -m referee.ask.wordings`, which `make run` does.

Working them out takes two seconds, and whoever starts a server waits for its first answer. They are kept in a
file beside this one with a digest of all that they are made of. Where the file is missing, or of other
phrasings, they are worked out at the start.
"""

import hashlib
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from referee.ask.every_question import QUESTIONS
from referee.ask.spellings import CALLED
from referee.ask.words import words_of
from referee.match.help.question import Question

FILE = Path(__file__).with_name("wordings.txt")


def texts_of(question: Question) -> tuple[str, ...]:
    return (question.asks, *question.phrasings)


def words_of_all() -> Mapping[Question, Sequence[Sequence[str]]]:
    """Of each question the words of its texts: from the file, where it is of these; else worked out."""
    read = _read()
    words = map(words_of, _all_texts()) if read is None else map(str.split, read)
    return {one: [next(words) for _ in texts_of(one)] for one in QUESTIONS.values()}


def _read() -> list[str] | None:
    """The lines of the file, where it is there and of these phrasings."""
    try:
        digest, *lines = FILE.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return None
    return lines if digest == _digest() else None


def _digest() -> str:
    """Of the phrasings, and of how their words are read."""
    made_of = (*(f"{called.pattern} {word}" for called, word in CALLED), *_all_texts())
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
