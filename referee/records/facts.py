"""The names of the facts that findings have."""

from functools import cache

from referee.kit import tables
from referee.match.model.game import Game

EVERY_GAME = "every game"


def is_fact_name(game: Game, name: str) -> bool:
    """Whether a finding of this game can have a fact of this name, in this release or in an earlier one."""
    names = _names()
    return name in names[EVERY_GAME] or name in names.get(game.name, ())


@cache
def _names() -> dict[str, frozenset[str]]:
    """The names by the name of a game, and those of every game by `EVERY_GAME`."""
    sections = tables.read("records/facts.txt").by_heading()
    return {heading: frozenset(section.words) for heading, section in sections.items()}
