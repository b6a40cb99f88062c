"""The words of what somebody typed or said, with one word for everything that goes by many names."""

import re
from collections.abc import Iterable

from referee.ask.reading.spellings import CALLED, MISHEARD, NAMES, NOT

COLORED_CARD = NAMES.pattern_of_named_part("COLORED_CARD")
"""A card that is named with its color. The groups are the color and each kind of face."""
NUMBER_WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
DIGITS = {word: str(number) for number, word in enumerate(NUMBER_WORDS)}


def plain(text: str) -> str:
    """The text without capitals and apostrophes."""
    return NOT.sub("not", text.casefold().replace("’", "").replace("'", ""))


def words_of(text: str) -> list[str]:
    """The words, with one word for everything that goes by many names."""
    text = _replaced(_one_space(plain(text)), MISHEARD)
    relation = _relation_of_two_cards(text)
    text = _replaced(text, CALLED)
    words = re.findall(r"[^\W_]+", text)
    return [*words, relation] if relation else words


def _replaced(text: str, replacements: Iterable[tuple[re.Pattern[str], str]]) -> str:
    """The text after these replacements, in their order. It has single spaces."""
    for pattern, word in replacements:
        text, times = pattern.subn(word, text)
        text = _one_space(text) if times else text
    return text


def _relation_of_two_cards(text: str) -> str | None:
    """What two cards have in common that are named with their colors, as in "a green 2 on a green 8". None if
    the text does not name exactly two such cards."""
    cards = [(found[1], _face(found)) for found in COLORED_CARD.finditer(text)]
    if len(cards) != 2:
        return None
    (color, face), (other_color, other_face) = cards
    if color == other_color:
        return "samecard" if face == other_face else "samecolor"
    return "sameface" if face == other_face else "nothingsame"


def _face(card: re.Match[str]) -> str:
    """The number of a card in digits; the number of its group for an action card."""
    return DIGITS.get(card[2], card[2]) if card[2] else str(-(card.lastindex or 0))


def _one_space(text: str) -> str:
    return " ".join(text.split())
