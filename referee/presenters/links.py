"""Functions that return the URL paths of articles (rules), chapters, differences and sources."""

from typing import Any

from referee.match.model.game import Game
from referee.rulings.article import Chapter
from referee.rulings.differences import Difference


def article_link(game: Game, article: str) -> str:
    """Return the URL path of an article (numbered rule). `article`: the id of the article."""
    return f"/v1/rulebooks/{game.name}/articles/{article}"


def chapter_link(game: Game, chapter: Chapter) -> str:
    """Return the URL path of a chapter of the rulebook of a game."""
    return f"/v1/rulebooks/{game.name}/chapters/{chapter.id}"


def difference_link(game: Game, difference: Difference[Any]) -> str:
    """Return the URL path of a difference (a question with rule options)."""
    return f"/v1/rulebooks/{game.name}/differences/{difference.id}"


def source_link(key: str) -> str:
    """Return the URL path of a source. `key`: the key of the source in `SOURCES`."""
    return f"/v1/sources/{key}"
