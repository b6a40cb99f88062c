"""The words of what somebody typed or said, with one word for everything that goes by many names."""

import re

from referee.ask.reading.spellings import CALLED, NOT


def plain(text: str) -> str:
    """The text without capitals and apostrophes."""
    return NOT.sub("not", text.casefold().replace("’", "").replace("'", ""))


def words_of(text: str) -> list[str]:
    """The words, with one word for everything that goes by many names."""
    text = _one_space(plain(text))
    for called, word in CALLED:
        text, times = called.subn(word, text)
        text = _one_space(text) if times else text
    return re.findall(r"[^\W_]+", text)


def _one_space(text: str) -> str:
    return " ".join(text.split())
