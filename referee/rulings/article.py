"""An article is one numbered place in a rulebook, in our own words, with its sources."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

OURS = "ours"


@dataclass(frozen=True)
class Article:
    """One rule as it is cited: a stable id, a title, the rule itself, and its sources.

    - `sources`: The keys of the documents that state the rule (see `sources.py`), or `OURS` if none of them
      does and the rule is a decision of this referee.
    - `instead_of`: The id of the standard article that this one replaces at tables that chose it.
    - `answers_as`: The id of another article. Its answers to questions serve this one, too.
    """

    id: str
    title: str
    text: str
    sources: tuple[str, ...]
    instead_of: str | None = None
    answers_as: str | None = None

    def __post_init__(self) -> None:
        if not self.sources:
            raise ValueError(f"the article {self.id} names no source")
        if isinstance(self.sources, str):
            raise ValueError(f"the article {self.id} names its source as text: write ({self.sources!r},)")


@dataclass(frozen=True)
class Chapter:
    """Articles about one thing, under a stable id and a heading. Where one file of the game rules on them
    it has that file's name."""

    id: str
    title: str
    articles: tuple[Article, ...]


class Rulebook:
    """The chapters of the articles a game is played by, in the order of its rule sheet.

    `only_with` names, for an article that speaks of what is not at every table, such as a card that not
    every deck has, the articles that bring it there: one of them, or there is nothing that it is about.
    """

    def __init__(self, *chapters: Chapter, only_with: Mapping[str, tuple[str, ...]] | None = None):
        self.chapters = {chapter.id: chapter for chapter in chapters}
        self.only_with = only_with or {}
        self.articles = tuple(article for chapter in chapters for article in chapter.articles)
        self._by_id = {article.id: article for article in self.articles}
        self._chapter_of = {article.id: chapter for chapter in chapters for article in chapter.articles}
        if len(self.chapters) != len(chapters):
            raise ValueError("two chapters share an id")
        if len(self._by_id) != len(self.articles):
            raise ValueError("two articles share an id")

    def __contains__(self, article_id: str) -> bool:
        return article_id in self._by_id

    def __getitem__(self, article_id: str) -> Article:
        return self._by_id[article_id]

    def __add__(self, other: "Rulebook") -> "Rulebook":
        both = {**self.only_with, **other.only_with}
        return Rulebook(*self.chapters.values(), *other.chapters.values(), only_with=both)

    def standard(self, article_id: str) -> str:
        """The id of the article of the standard rules, also for what a table has in its place."""
        return self[article_id].instead_of or article_id

    def chapter_of(self, article: Article) -> Chapter:
        return self._chapter_of[article.id]

    def needed_by(self, article: Article) -> tuple[Article, ...]:
        """The articles without all of which there is nothing that this one, or the one in whose place it
        stands, is about; none where that is at every table."""
        return tuple(self[one] for one in self.only_with.get(article.instead_of or article.id, ()))

    def has_its_object(self, article: Article, chosen: Iterable[Article]) -> bool:
        """Whether what it is about is there, where a table has chosen these."""
        needed = self.needed_by(article)
        return not needed or not set(needed).isdisjoint(chosen)

    def with_brought(self, article: Article, by: Article) -> "Rulebook":
        """The same rulebook, in which what an article is about is there with another one, too."""
        only_with = {**self.only_with, article.id: (*self.only_with.get(article.id, ()), by.id)}
        return Rulebook(*self.chapters.values(), only_with=only_with)

    def with_others_instead(self, others: Iterable[Article]) -> "Rulebook":
        """The same rulebook, in which those articles that stand in the place of one of these follow it."""
        instead: dict[str | None, list[Article]] = {}
        for other in dict.fromkeys(others):
            instead.setdefault(other.instead_of, []).append(other)
        return Rulebook(
            *(
                replace(
                    chapter,
                    articles=tuple(
                        one for article in chapter.articles for one in (article, *instead.get(article.id, ()))
                    ),
                )
                for chapter in self.chapters.values()
            ),
            only_with=self.only_with,
        )
