"""A word of the table, explained."""

from dataclasses import dataclass

from referee.kit.values import replace
from referee.rulings.article import Article


@dataclass(frozen=True)
class Term:
    """A word under a stable id, what it means in a sentence or two, and the articles that speak of it."""

    id: str
    word: str
    text: str
    articles: tuple[Article, ...] = ()

    def spoken_of_in(self, *articles: Article) -> "Term":
        """The same word, with the articles of a game that speak of it."""
        return replace(self, articles=(*self.articles, *articles))
