"""A language: its messages, and what they call to speak of numbers, cards and several people."""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from referee.kit.cards import card_named
from referee.languages.compiled import Compiler, Facts, Function, Told
from referee.languages.messages import read_folder

FOLDER = Path(__file__).parent
SPOKEN = "en"
"""The language that is complete: of any other one a message that is missing is told in this."""


class Speech:
    """How a language says things. `tell` makes a sentence of a key and its facts."""

    def __init__(self, messages: Mapping[str, Told]):
        self._messages = messages

    def tell(self, key: str, facts: Facts) -> str:
        """The message of this key. Raises KeyError where there is none, or a fact is missing."""
        return self._messages[key](facts)

    def __contains__(self, key: object) -> bool:
        return key in self._messages


def _functions(tell: Callable[[str, Facts], str]) -> dict[str, Function]:
    """What messages may call. `CARD(name)` and `WORDS(number)` speak by messages of the same language.
    `START(text)` begins with a capital letter, and `TITLE(text)` has one in each word."""

    def card(name: str) -> str:
        of = card_named(name)
        return tell("card", {"color": of.color or "none", "face": of.face})

    def words(number: int) -> str:
        return tell("words", {"number": number})

    return {"CARD": card, "START": started, "TITLE": str.title, "WORDS": words}


def started(text: str) -> str:
    """With a capital letter; a name or a card in the middle stays as it is."""
    return text[:1].upper() + text[1:]


def english_plural(number: int) -> str:
    return "one" if number == 1 else "other"


@cache
def english() -> Speech:
    """English, compiled once. Raises Faulty where its files are faulty."""
    messages: dict[str, Told] = {}
    compiler = Compiler(_functions(lambda key, facts: messages[key](facts)), english_plural)
    messages |= compiler.compiled(read_folder(FOLDER / SPOKEN))
    return Speech(messages)


def tell(key: str, facts: Facts) -> str:
    """The message of this key, as a sentence. Raises KeyError where there is none, or a fact is missing."""
    return english().tell(key, facts)
