"""Tells messages by their keys."""

from referee.languages.english import MESSAGES
from referee.languages.grammar import Facts


def tell(key: str, facts: Facts) -> str:
    """The message of this key, as a sentence. Raises KeyError where there is none, or a fact is missing."""
    return MESSAGES[key](facts)
