"""Features of a text: what the search compares of a question and of what somebody typed.

All functions take the words of a text as `referee.ask.reading.words.words_of` returns them.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from referee.ask.reading.spellings import ALIKE, CARDS, EMPTY, UNDER, stem

Feature = str | tuple[str, str]
"""A word, a relation of two cards such as "drawtwo on skip", or an ordered pair of words."""


def normalize_word(word: str) -> str:
    """The stem of a word, or the word that stands for all its synonyms."""
    return ALIKE.get(stem(word), stem(word))


def content_words(words: Sequence[str]) -> list[str]:
    """The normalized words without empty words such as "the"."""
    return [normalize_word(word) for word in words if word not in EMPTY]


def word_features(words: Sequence[str]) -> list[str]:
    """The content words, and for cards named one after the other which lies on which."""
    return [*content_words(words), *_card_relations(words)]


def pair_features(words: Sequence[str]) -> list[tuple[str, str]]:
    """The ordered pairs of content words that are neighbors or have one content word between them."""
    content = content_words(words)
    return [*pairwise(content), *zip(content, content[2:], strict=False)]


def classifier_features(words: Sequence[str]) -> set[str]:
    """The features of the word classifier. Each kind of feature has its own separator, so that features of
    different kinds are different strings."""
    return {
        *word_features(words),
        *(f"{first}>{second}" for first, second in pair_features(words)),
        *(f"={word}" for word in words),
        *(f"{first}+{second}" for first, second in pairwise(words)),
    }


def _card_relations(words: Sequence[str]) -> Iterator[str]:
    """For each two cards named one after the other: the card that is played, and the card below it."""
    places = [place for place, word in enumerate(words) if word in CARDS]
    for one, other in pairwise(places):
        first, second = words[one], words[other]
        is_below = not UNDER.isdisjoint(words[one + 1 : other])
        yield f"{first} on {second}" if is_below else f"{second} on {first}"
