"""Sentences that several articles and house rules of UNO share."""

from referee.kit.said import Said, Sentence, paragraph
from referee.match.text.sentences import unless_written_wrongly
from referee.rulings.finding import NamedFacts


def may_draw_sentence(facts: NamedFacts) -> Sentence:
    """The sentence that a seat may draw only if no card in the hand fits, and that nobody can check that."""
    return Said("uno-may-draw-unseen", facts)


def may_keep_sentence(facts: NamedFacts) -> Sentence:
    """The sentence that a seat may keep a drawn card only if the card does not fit, and that nobody can check
    that."""
    return Said("uno-may-keep-unseen", facts)


def may_not_draw_sentence(facts: NamedFacts) -> Sentence:
    """The sentence that a seat may not draw, because everybody has seen a playable card in the hand of the
    seat."""
    return paragraph(Said("uno-may-not-draw-breaks", facts), unless_written_wrongly(facts))
