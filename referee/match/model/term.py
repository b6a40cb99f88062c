"""The type `GlossaryTerm`: one word of the glossary."""

from dataclasses import dataclass

from referee.kit.values import replace
from referee.rulings.article import Article


@dataclass(frozen=True)
class GlossaryTerm:
    """A word with a stable id, and the articles about the word.

    The word and its meaning are messages (`referee/match/model/rule_texts.py`).
    """

    id: str
    articles: tuple[Article, ...] = ()

    def with_more_articles(self, *articles: Article) -> "GlossaryTerm":
        """A copy of this term with more articles about it."""
        return replace(self, articles=(*self.articles, *articles))
