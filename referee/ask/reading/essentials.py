"""The essentials of a text: what decides the answer to its question.

An essential is a card ("card skip"), a card on another one ("skip on drawtwo"), or a fact of
`essentials.txt`, such as "two players". Two questions with the same answer have the same essentials.
"""

import re
from collections.abc import Sequence
from itertools import pairwise

from referee.ask.reading.spellings import CARDS, UNDER
from referee.kit.tables import read_text_table

TABLE = read_text_table("ask/reading/essentials.txt")
FACTS = {section.heading: TABLE.pattern_of_section(section) for section in TABLE.sections}
"""The pattern of each fact that may decide an answer. The keys are the facts."""
PLAYED = CARDS - frozenset("0679")
"""The names of cards that are essentials. Many texts name a number only as an example."""
NEAR = 4
"""Number of words before a card among which "on" belongs to it, as in "on top of a +2"."""
ON_IT = re.compile(r"\b(on|onto|over) (it|that|this|top|mine|his|hers|theirs)\b")
"""Words that put a card on one that was named before."""


def essentials_of(words: Sequence[str]) -> frozenset[str]:
    """The essentials of a text. `words` are its words, in order, as `words_of` returns them."""
    text = " ".join(words)
    facts = (fact for fact, pattern in FACTS.items() if pattern.search(text))
    cards = (f"card {word}" for word in words if word in PLAYED)
    return frozenset((*facts, *cards, *pairs_of_cards(words)))


def pairs_of_cards(words: Sequence[str]) -> tuple[str, ...]:
    """Each card with the card on which it is played, such as "skip on drawtwo".

    Of two cards in a row, the second one lies under the first one if a word such as "on" stands just before
    it. The first one lies under the second one if "on it" or "on top" follows.
    """
    places = [place for place, word in enumerate(words) if word in PLAYED]
    pairs = []
    for one, other in pairwise(places):
        if not UNDER.isdisjoint(words[max(one + 1, other - NEAR) : other]):
            pairs.append(f"{words[one]} on {words[other]}")
        elif ON_IT.search(" ".join(words[other + 1 :])):
            pairs.append(f"{words[other]} on {words[one]}")
    return tuple(pairs)
