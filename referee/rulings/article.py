"""Articles, chapters and rulebooks: the rules that rulings cite, in our own words, with their sources."""

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
    """Articles about one topic, under a stable id and a heading. If one file of the game has the rules of
    this topic, the id is the name of that file."""

    id: str
    title: str
    articles: tuple[Article, ...]


class Rulebook:
    """The chapters of a game's articles, in the order of its rule sheet.

    `enabled_by`: Some articles are about something that not every table has, such as a card of one deck. This
    maps the id of such an article to the ids of its enablers: it applies if one of them is in force. Every
    other article applies at every table.

    Raises ValueError if two chapters or two articles share an id.
    """

    def __init__(self, *chapters: Chapter, enabled_by: Mapping[str, tuple[str, ...]] | None = None):
        self.chapters = {chapter.id: chapter for chapter in chapters}
        self.enabled_by = enabled_by or {}
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
        both = {**self.enabled_by, **other.enabled_by}
        return Rulebook(*self.chapters.values(), *other.chapters.values(), enabled_by=both)

    def standard(self, article_id: str) -> str:
        """The id of the standard article that this one replaces, or its own id. Raises KeyError if
        unknown."""
        return self[article_id].instead_of or article_id

    def chapter_of(self, article: Article) -> Chapter:
        """The chapter that contains an article. Raises KeyError for an article of another rulebook."""
        return self._chapter_of[article.id]

    def enablers_of(self, article: Article) -> tuple[Article, ...]:
        """The articles one of which must be in force for this one to apply; empty if it always applies. An
        article with `instead_of` has the enablers of the article that it replaces."""
        return tuple(self[one] for one in self.enabled_by.get(article.instead_of or article.id, ()))

    def is_applicable(self, article: Article, chosen: Iterable[Article]) -> bool:
        """Whether an article applies at a table that has chosen these articles."""
        enablers = self.enablers_of(article)
        return not enablers or not set(enablers).isdisjoint(chosen)

    def with_enabler(self, article: Article, by: Article) -> "Rulebook":
        """A copy of this rulebook in which the article `by` also enables an article."""
        enabled_by = {**self.enabled_by, article.id: (*self.enabled_by.get(article.id, ()), by.id)}
        return Rulebook(*self.chapters.values(), enabled_by=enabled_by)

    def with_substitutes(self, others: Iterable[Article]) -> "Rulebook":
        """A copy of this rulebook in which each of these articles follows the one that it replaces."""
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
            enabled_by=self.enabled_by,
        )
