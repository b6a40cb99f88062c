"""The answers of the service in a pseudo-language. A word without an accent was not a message.

The recorded chapters are asked with a catalog in which every letter of a message has an accent. In each
answer, the texts for people must then have accents too. Names of people and of cards, ids, notation and other
formats stay as they are.
"""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from referee.built_messages import load_catalog
from referee.languages import grammar
from referee.languages.catalog import CHOICE, COUNT, LIST, OF, START, Pattern
from referee.languages.speech import set_catalog_loader
from tests.languages.pseudo import WORD, pseudo
from tools.corpus.book import JSON, PROBLEM, Answer
from tools.corpus.chapters import told
from tools.corpus.house import on_sqlite

CARD = re.compile(
    r"\b(?:(?:red|blue|green|yellow) )?(?:double )?(?:draw two|skip|reverse)\b"
    r"|\bwild(?: draw four| shuffle hands| swap hands| customizable)?\b|\b(?:red|blue|green|yellow)\b",
    re.IGNORECASE,
)
"""The stored names of cards and colors."""
PROSE = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}|^[A-Z][a-z]+[.?!]$")
"""Two words in a row, or one with the sign that ends a sentence."""
NAMES = frozenset(["Ann", "Bob", "Cat", "Dan", "Eve", "UNO", "Golf"])
"""The words of names of people and of games."""
OF_THE_TABLE = frozenset(
    ("Swap seats", "Sing! Or draw 2", "Everybody draws one.", "Everybody draws one. Then go on!")
)
"""What the people of recorded matches have written on their cards."""
FORMATS: Mapping[str, str] = {
    "lines": "the notation of transcripts",
    "now": "a value that clients compare",
    "outcome": "a value that clients compare",
    "becomes": "a value that clients compare",
    "qr": "a picture",
    "base": "a stored state",
    "state": "a stored state",
    "ruling": "a stored ruling",
    "claim": "a stored claim",
}
"""Members of answers that are formats, by name, each with what it is."""


def pseudo_pattern(pattern: Pattern) -> Pattern:
    """A pattern of the catalog in the pseudo-language."""
    return pseudo(pattern) if isinstance(pattern, str) else [_part(part) for part in pattern]


def _part(part: Any) -> Any:
    if isinstance(part, str):
        return pseudo(part)
    if part[0] != CHOICE:
        return part
    kind, value, variants, default = part
    return [kind, value, [[*key, pseudo_pattern(one)] for *key, one in variants], pseudo_pattern(default)]


def _pseudo_function(name: str) -> Callable[..., Any]:
    """A function of the language. Its words have accents, but cards keep their stored names."""
    function = grammar.FUNCTIONS[name]
    if name == "CARD":
        return lambda card, article="": f"{pseudo(article)} {card}".strip()
    if name in ("COLOR", LIST, OF, START, COUNT):
        return function
    return lambda value, **options: pseudo(function(value, **options))


PSEUDO = replace(
    grammar.ENGLISH,
    functions={name: _pseudo_function(name) for name in grammar.FUNCTIONS},
    join_list=", ".join,
)


@contextmanager
def in_pseudo_language() -> Iterator[None]:
    """All messages are in the pseudo-language."""
    patterns = {key: pseudo_pattern(pattern) for key, pattern in load_catalog().items()}
    with patch.object(grammar, "ENGLISH", PSEUDO):
        set_catalog_loader(lambda: patterns)
        try:
            yield
        finally:
            set_catalog_loader(load_catalog)


def english_in(chapters: Iterable[str], names: frozenset[str]) -> Counter[tuple[str, str]]:
    """The English texts in the answers of these chapters: the member that has it, the text, and how often.

    `names`: the words of names of people and games. A text that a request contained is not counted.
    """
    found: Counter[tuple[str, str]] = Counter()
    with in_pseudo_language(), on_sqlite() as house:
        for chapter in chapters:
            sent: set[str] = set()
            for answer in told(house, chapter).entries:
                if isinstance(answer, Answer) and answer.kind in (JSON, PROBLEM) and answer.body:
                    sent.update(_texts_sent(answer))
                    texts = _texts(answer.json, "")
                    found.update(one for one in texts if one[1] not in sent and _is_english(one[1], names))
    return found


def _texts_sent(answer: Answer) -> Iterator[str]:
    """The texts in the body of a request, if it is JSON."""
    try:
        yield from (text for _, text in _texts(json.loads(answer.sent or b"null"), ""))
    except ValueError:
        return


def _texts(value: Any, member: str) -> Iterator[tuple[str, str]]:
    """The texts in a value, each with the member that has it."""
    if isinstance(value, dict):
        for name, one in value.items():
            if name not in FORMATS or isinstance(one, dict | list):
                yield from _texts(one, name)
    elif isinstance(value, list) and member not in FORMATS:
        for one in value:
            yield from _texts(one, member)
    elif isinstance(value, str):
        yield member, value


def _is_english(text: str, names: frozenset[str]) -> bool:
    """Whether words without accents are left in a text that has no names of people, games and cards."""
    for written in OF_THE_TABLE:
        text = text.replace(written, "")
    without_cards = CARD.sub("", text)
    return PROSE.search(WORD.sub(lambda word: "" if word[0] in names else word[0], without_cards)) is not None
