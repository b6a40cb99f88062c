"""The type `GlossaryTerm`: one word of the glossary."""

from dataclasses import dataclass

from referee.kit.values import replace
from referee.rulings.article import Article


@dataclass(frozen=True)
class GlossaryTerm:
    """A word with a stable id, the meaning in one or two sentences, and the articles about the word."""

    id: str
    word: str
    text: str
    articles: tuple[Article, ...] = ()

    def with_more_articles(self, *articles: Article) -> "GlossaryTerm":
        """A copy of this term with more articles about it."""
        return replace(self, articles=(*self.articles, *articles))
