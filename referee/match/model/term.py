"""Terms of the glossary."""

from dataclasses import dataclass

from referee.kit.values import replace
from referee.rulings.article import Article


@dataclass(frozen=True)
class Term:
    """A word with a stable id, its meaning in one or two sentences, and the articles about it."""

    id: str
    word: str
    text: str
    articles: tuple[Article, ...] = ()

    def with_articles(self, *articles: Article) -> "Term":
        """A copy of this term with more articles about it."""
        return replace(self, articles=(*self.articles, *articles))
