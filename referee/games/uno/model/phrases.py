"""Sentences that several articles and house rules of UNO share."""

from collections.abc import Mapping
from typing import Any

from referee.languages.grammar import printed
from referee.match.text.sentences import unless_written_wrongly

MAY_DRAW_SENTENCE = (
    "Drawing is allowed only if no card in the hand fits. Nobody can check that, so we trust {seat}."
)
MAY_KEEP_SENTENCE = (
    "Keeping the card just drawn is allowed only if it does not fit. Nobody can check that, so we trust "
    "{seat}."
)


def may_not_draw_sentence(facts: Mapping[str, Any]) -> str:
    """The sentence that a seat may not draw, because everybody has seen a playable card in the hand of the
    seat."""
    seat = facts["seat"]
    seen = f"everybody has seen that {seat} holds the {printed(facts['card'])}, and it fits"
    return f"{seat} may not draw: {seen}.{unless_written_wrongly(facts)}"
