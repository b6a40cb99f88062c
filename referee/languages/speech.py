"""Sentences of messages: the renderer.

This module opens no files. `referee/__init__.py` passes the function that loads the catalog
(`referee/built_messages.py`) to `set_catalog_loader`.
"""

from collections.abc import Callable, Mapping
from functools import cache
from warnings import warn

from referee.kit.said import NO_FACTS, Facts, Paragraph, Said, Sentence
from referee.kit.seats import NameOfSeat, Seat
from referee.languages import grammar
from referee.languages.catalog import Catalog, Pattern

_loaders: list[Callable[[], Mapping[str, Pattern]]] = []


def set_catalog_loader(load: Callable[[], Mapping[str, Pattern]]) -> None:
    """Set the function that loads the patterns of all messages."""
    _loaders[:] = [load]
    english.cache_clear()
    facts_of.cache_clear()


@cache
def english() -> Catalog:
    """The catalog of the English messages. Raises ValueError if no loader was set."""
    (load,) = _loaders
    return Catalog(load(), grammar.ENGLISH)


@cache
def facts_of(key: str) -> frozenset[str]:
    """The names of the facts that a message uses. They are the same in all languages. Raises KeyError."""
    return english().facts_of(key)


def nobody(seat: Seat) -> str:
    """The names for a sentence without people. Raises KeyError for every seat."""
    raise KeyError(f"the player at seat {seat}")


class LacksAFact(UserWarning):
    """A sentence needs a message or a fact that is missing. People read the article instead."""


def warn_of_missing_fact(what: str, missing: KeyError, facts: Facts) -> None:
    """Warn that the sentence `what` (the key of a message, or the id of an article) lacks a fact."""
    there_are = ", ".join(sorted(facts)) or "none"
    warn(f"the sentence of {what} lacks {missing}; it has these facts: {there_are}", LacksAFact, stacklevel=3)


def render(sentence: Sentence, name: NameOfSeat = nobody, otherwise: Sentence | None = None) -> str:
    """The text of a sentence in English.

    - `name`: Returns the name of the player at a seat.
    - `otherwise`: A sentence without facts. It is rendered, with a warning, if the message or a fact of
      `sentence` is missing.

    Raises KeyError if something is missing and there is no `otherwise`.
    """
    try:
        return english().render(sentence, name)
    except KeyError as missing:
        if otherwise is None:
            raise
        first = sentence.sentences[0] if isinstance(sentence, Paragraph) else sentence
        key, facts = (first.key, first.facts) if isinstance(first, Said) else ("a paragraph", NO_FACTS)
        warn_of_missing_fact(key, missing, facts)
        return english().render(otherwise, name)


def has_message(key: str) -> bool:
    """Whether there is a message with this key."""
    return key in english()


def is_complete(sentence: Sentence) -> bool:
    """Whether its messages exist and have all facts that they need."""
    try:
        english().render(sentence, str)
    except KeyError:
        return False
    return True


def says_the_same(one: object, other: object) -> bool:
    """Whether two sentences, or two facts, say the same.

    Two sentences say the same if they have the same message with the same facts. A fact that the message does
    not use does not count.
    """
    if isinstance(one, Said) and isinstance(other, Said):
        absent = object()
        return one.key == other.key and all(
            says_the_same(one.facts.get(fact, absent), other.facts.get(fact, absent))
            for fact in facts_of(one.key)
        )
    if isinstance(one, Paragraph) and isinstance(other, Paragraph):
        return says_the_same(one.sentences, other.sentences)
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(says_the_same, one, other))
    return one == other


def tell(key: str, facts: Facts = NO_FACTS) -> str:
    """The message with this key in English. Raises KeyError if the message or a fact is missing."""
    return english().render(Said(key, facts), nobody)
