"""Sentences for people use the words that people use: a card is played, and it is the player who plays it."""

import re
from collections.abc import Iterator

import pytest

from referee.message_compiler.reading import LANGUAGES

WORDS = re.compile(r"\b(?:lay|lays|laid|laying|whoever)\b", re.IGNORECASE)
LIES = re.compile(
    r"\blay (?:faceup|facedown|on top|there)\b|\bas often as it lay\b"
    r"|\bwhere (?:it|a card|the [^.]*|\{ CARD\([^)]*\) \}) lay\b"
)
"""Cards that lie on the table; nobody plays these."""
NOT_SAID = re.compile(r"^[\w-]+ =|\$\w+|\{ [\w-]+ \}")
"""Keys of messages and names of facts."""


def texts() -> Iterator[tuple[str, str]]:
    """Every text for people, with its place; tests/test_sentences.py reads what is made of them."""
    for path in sorted(LANGUAGES.rglob("*.ftl")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if not line.startswith("#"):
                yield f"{path.name}:{number}", NOT_SAID.sub("", line)


def old_words(text: str) -> list[str]:
    return WORDS.findall(LIES.sub("", text))


def test_cards_are_played_and_never_laid():
    found = {(place, text) for place, text in texts() if old_words(text)}

    assert set() == found


def test_all_texts_are_read():
    assert {"uno.ftl:78", "screens.ftl:203"} <= {place for place, _ in texts()}
    assert len(list(texts())) > 5000


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Ann lays the red 5.", ["lays"]),
        ("Whoever laid it draws.", ["Whoever", "laid"]),
        ("Cat puts it where the red 4 lay.", []),
        ("It lay facedown, and Bob may lay a card.", ["lay"]),
    ],
)
def test_old_words_are_found(text, words):
    assert words == old_words(text)
