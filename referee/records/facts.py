"""The names of facts. A fact is a detail of a finding, and a finding is an article (numbered rule) that was
applied to a claim."""

from functools import cache

from referee.kit import tables
from referee.match.model.game import Game

KEY_OF_FACTS_OF_EVERY_GAME = "every game"


def is_fact_name(game: Game, name: str) -> bool:
    """Return whether a finding of this game can have a fact of this name, in this release or an earlier
    release."""
    names = _fact_names_by_game()
    return name in names[KEY_OF_FACTS_OF_EVERY_GAME] or name in names.get(game.name, ())


@cache
def _fact_names_by_game() -> dict[str, frozenset[str]]:
    """Return the names of the facts for each game. The keys are the names of the games.

    The key `KEY_OF_FACTS_OF_EVERY_GAME` has the names of the facts that all games can have.
    """
    sections = tables.read_text_table("records/facts.txt").sections_by_heading()
    return {heading: frozenset(section.words_of_rows) for heading, section in sections.items()}
