"""Sentences for people use the words that people use: a card is played, and it is the player who plays it."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from referee.games import GAMES
from referee.message_compiler.reading import LANGUAGES

WORDS = re.compile(r"\b(?:lay|lays|laid|laying|whoever)\b", re.IGNORECASE)
LIES = re.compile(
    r"\blay (?:faceup|facedown|on top|there)\b|\bwhere (?:it|a card|the [^.]*) lay\b|\bas often as it lay\b"
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
    for game in GAMES.values():
        values = {
            **{rule.id: (rule.line, rule.asks, rule.sentences, rule.clashes) for rule in game.house_rules},
        }
        for place, value in values.items():
            yield from ((f"{game.name} {place}", text) for text in strings(value))


def strings(value: Any) -> Iterator[str]:
    """Every text in nested mappings and lists; the keys of mappings are for programs."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for one in value.values():
            yield from strings(one)
    elif isinstance(value, (list, tuple)):
        for one in value:
            yield from strings(one)


def old_words(text: str) -> list[str]:
    return WORDS.findall(LIES.sub("", text))


def test_cards_are_played_and_never_laid():
    found = {(place, text) for place, text in texts() if old_words(text)}

    assert set() == found


def test_all_texts_are_read():
    kinds = {place.split(" ")[0] for place, _ in texts()}

    assert {"uno", "golf", "uno.ftl:78", "screens.ftl:203"} <= {*kinds, *(place for place, _ in texts())}
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
