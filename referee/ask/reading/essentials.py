"""The essentials of a text: what decides the answer to its question.

An essential is a card ("card skip"), a card on another one ("skip on drawtwo"), or a fact of
`essentials.txt`, such as "two players". Two questions with the same answer have the same essentials.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from referee.ask.reading.spellings import CARDS, UNDER
from referee.ask.reading.words import words_of
from referee.kit.tables import read_text_table

FILE = "ask/reading/essentials.txt"
TABLE = read_text_table(FILE)
FACTS = {section.heading: TABLE.pattern_of_section(section) for section in TABLE.sections}
"""The pattern of each fact that may decide an answer. The keys are the facts."""
COLORS = TABLE.pattern_of_named_part("COLORS")
ONE_COLOR = "one color, named twice"
PLAYED = CARDS - frozenset("0679")
"""The names of cards that are essentials. Many texts name a number only as an example."""
KEPT = 256
"""Number of texts whose essentials are kept. One search needs those of the same text for each of its hits."""
NEAR = 4
"""Number of words before a card among which "on" belongs to it, as in "on top of a +2"."""
ON_ONE = re.compile(
    r"\b(on|onto|over) ((an?|the|that|his|her|their|my) (other )?(\w+ )?one\b"
    r"|(mine|hers|theirs|yours|his(?= (if|when|while|though|and|but|or|since|because)\b|[?.!,]|$)))"
)
"""Words that put a card on "one": a card with the same name, or a 1."""
AGAINST = re.compile(
    r"\b(skip|reverse) (out of |over )?(an?|the|that|this|my|his|her|their) (drawtwo|drawfour)\b"
)
"""A card as a verb, which is played on the other card."""
ON_IT = re.compile(r"\b(on|onto|over) (it|that|this|top|mine|his|hers|theirs)\b")
"""Words that put a card on one that was named before."""


@lru_cache(maxsize=KEPT)
def essentials_of(text: str) -> frozenset[str]:
    """The essentials of a text."""
    return essentials_of_words(text, words_of(text))


def essentials_of_words(text: str, words: Sequence[str]) -> frozenset[str]:
    """The essentials of a text with these words (`words_of`)."""
    plain = " ".join(words)
    facts = (fact for fact, pattern in FACTS.items() if pattern.search(plain))
    cards = (f"card {word}" for word in words if word in PLAYED)
    colors = COLORS.findall(text.casefold())
    one_color = (ONE_COLOR,) if len(colors) > 1 and len(set(colors)) == 1 else ()
    on_one = ("a card on one",) if ON_ONE.search(text.casefold()) else ()
    return frozenset((*facts, *cards, *one_color, *on_one, *pairs_of_cards(words)))


def pairs_of_cards(words: Sequence[str]) -> tuple[str, ...]:
    """Each card with the card on which it is played, such as "skip on drawtwo".

    Of two cards in a row, the second one lies under the first one if a word such as "on" stands just before
    it. The first one lies under the second one if "on it" or "on top" follows. Otherwise neither is certain:
    the search guesses there (`search/features.py`), but a yes or no needs a certain relation.
    """
    plain = " ".join(words)
    places = [place for place, word in enumerate(words) if word in PLAYED]
    pairs = []
    for one, other in pairwise(places):
        if not UNDER.isdisjoint(words[max(one + 1, other - NEAR) : other]):
            pairs.append(f"{words[one]} on {words[other]}")
        elif ON_IT.search(" ".join(words[other + 1 :])):
            pairs.append(f"{words[other]} on {words[one]}")
    pairs += [f"{found[1]} on {found[4]}" for found in AGAINST.finditer(plain)]
    return tuple(pairs)
