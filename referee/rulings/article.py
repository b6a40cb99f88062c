"""An article is one numbered place in a rulebook, in our own words, with its sources."""

from dataclasses import dataclass

OURS = "ours"


@dataclass(frozen=True)
class Article:
    """One rule as it is cited: a stable id, a title, the rule itself, and who says so.

    `sources` are the keys of the documents that state it (S0-S4 and publisher sheets), or `OURS`
    where all of them are silent and the rule is this referee's own decision. `instead_of` is the id of
    the article of the standard rules in whose place this one stands where a table chose so.
    """

    id: str
    title: str
    text: str
    sources: tuple[str, ...]
    instead_of: str | None = None

    def __post_init__(self):
        if not self.sources:
            raise ValueError(f"the article {self.id} names no source")


class Rulebook:
    """The articles a game is played by, in the order of its rule sheet."""

    def __init__(self, *articles: Article):
        self.articles = articles
        self._by_id = {article.id: article for article in articles}
        if len(self._by_id) != len(articles):
            raise ValueError("two articles share an id")

    def __contains__(self, article_id: str) -> bool:
        return article_id in self._by_id

    def __getitem__(self, article_id: str) -> Article:
        return self._by_id[article_id]

    def __add__(self, other: "Rulebook") -> "Rulebook":
        return Rulebook(*self.articles, *other.articles)
