"""The grammar of English: numbers, cards and articles, as messages need them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from referee.kit.cards import card_with_printed_name
from referee.languages.catalog import COUNT, LIST, OF, START, Grammar

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


def form(value: Any) -> Any:
    """The plural category of a number; anything else stays as it is."""
    if not isinstance(value, int):
        return value
    return "one" if value == 1 else "other"


def in_words(number: int) -> str:
    """A small number as it is spoken, a large one in digits."""
    return NUMBERS[number] if number < len(NUMBERS) else str(number)


def ordinal(number: int) -> str:
    """The place of something in a row, as it is spoken."""
    if number <= len(ORDINALS):
        return ORDINALS[number - 1]
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th") if number % 100 not in (11, 12, 13) else "th"
    return f"{number}{ending}"


def printed(name: str) -> str:
    """A card as sentences name it: wild cards as they are printed, `Wild Draw Four`, colored ones as they are
    spoken of, `green draw two`."""
    return name.title() if card_with_printed_name(name).color is None else name


def started(text: str) -> str:
    """With a capital letter; a name or a card in the middle stays as it is."""
    return text[:1].upper() + text[1:]


def a_or_an(text: str) -> str:
    """`a 5`, `an 8`."""
    return f"{'an' if text[0] in '8aeiou' else 'a'} {text}"


def listed(words: Sequence[str]) -> str:
    """The words as they are read aloud: `Ann, Bob and Cat`."""
    last = f" and {words[-1]}" if len(words) > 1 else ""
    return ", ".join(words[: -1 if last else None]) + last


def with_article(noun: str, article: str | None) -> str:
    """A noun with its article: `a`, `the`, or `The`. None stands for no article."""
    if article is None:
        return noun
    return a_or_an(noun) if article == "a" else f"{article} {noun}"


def card(name: str, article: str | None = None) -> str:
    """A card: `red 5`, `the Wild`, `a green draw two`."""
    return with_article(printed(name), article)


def face(name: str, article: str | None = None) -> str:
    """What cards of several colors share: `Draw Two`, `an 8`."""
    return with_article(name.title(), article)


def genitive(name: str) -> str:
    """Whose something is: `Ann's`."""
    return f"{name}'s"


FUNCTIONS: Mapping[str, Callable[..., Any]] = {
    "CARD": card,
    "COLOR": str,
    COUNT: len,
    "FACE": face,
    LIST: str,
    OF: genitive,
    "ORDINAL": ordinal,
    START: started,
    "WORDS": in_words,
}
"""The functions that a message may call. The keys are their names in messages."""
ENGLISH = Grammar(FUNCTIONS, form, listed)
