"""Whether a question of the list asks the same as a text that somebody typed.

A yes or no is right only for the question that it answers. The search may find a question that is near: the
card below is another one, the cards were drawn before, or two players play instead of four. Then the yes
or no would be wrong, although the sentence is true.

The phrasings of a question show its essentials. An essential that nearly all phrasings have decides the
answer. An essential that no phrasing has makes it another question.
"""

from functools import lru_cache

from referee.ask.reading.essentials import FACTS, essentials_of
from referee.ask.search.every_question import QUESTIONS, texts_of
from referee.ask.search.lookup import index_of
from referee.match.help.question import Question

RARE = 0.02
"""Share of the texts of a question. A card with a smaller share belongs to another question."""
RARE_FACT = 0.1
"""The same for a fact. Some phrasings describe more than the worked example has, such as a last card."""
RARE_PAIR = 0.1
"""The same for a card on another one: some phrasings name the cards in the other order."""
OF_CARDS = frozenset({"another color"})
"""Facts that only describe the cards, and are as rare as cards may be: a question may name two colors."""
KEPT = 256
"""Number of texts whose corrected spelling is kept. One search needs that of the same text for each hit."""
USUAL = 0.7
"""Share of the texts of a question. Without a fact with this share, a text asks another question."""


def differing_essentials(question: Question, typed: str, whole: str | None = None) -> tuple[str, ...]:
    """The essentials in which a text differs from the question, sorted; empty if it asks the same.

    `typed` is the text without the house rules that it names, and `whole` is the text with them: a rule such
    as jump-in is no difference, and a question about this rule has it.
    """
    here = _corrected_essentials(typed, question.game)
    # A question of a match may have another number of players: the question of the book has the texts.
    shares = index_of(question.game).essentials[QUESTIONS[question.id]]
    with_rules = here if whole is None else here | _corrected_essentials(whole, question.game)
    own = essentials_of(texts_of(question)[0])
    strange = {one for one in here - own if shares.get(one, 0) < _least_share(one)}
    missing = {one for one in own & FACTS.keys() if shares.get(one, 0) >= USUAL} - with_rules
    return tuple(sorted(strange | missing))


def _least_share(essential: str) -> float:
    if " on " in essential:
        return RARE_PAIR
    return RARE if essential.startswith("card ") or essential in OF_CARDS else RARE_FACT


@lru_cache(maxsize=KEPT)
def _corrected_essentials(text: str, game: str) -> frozenset[str]:
    """The essentials of a text as the search reads it: with corrected spelling."""
    return essentials_of(index_of(game).correct_spelling(text))
