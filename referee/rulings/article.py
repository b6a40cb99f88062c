"""Articles (numbered rules that rulings cite), chapters and rulebooks.

Titles and texts are messages: `match/model/articles.py` looks them up by the ids. Referee's authors wrote the
text of each article. The article names the sources of its rule.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

OURS = "ours"


@dataclass(frozen=True)
class Article:
    """One rule that rulings can cite.

    - `id`: The stable id of the article.
    - `sources`: The keys of the documents that state the rule (see `sources.py`). `OURS` means that no
      document states the rule and this referee decided it.
    - `instead_of`: The id of the standard article that this article replaces. Only tables that chose this
      article replace the standard article.
    - `answers_as`: The id of another article, or None. A question of the question list may have answer texts
      for some articles. If it has none for this article, its text for the other article is used.

    Raises ValueError if the article has no source, or if `sources` is a string in place of a tuple.
    """

    id: str
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
    """The articles about one topic, with a stable id.

    - `id`: The id of the chapter. If one Python file of the game contains the rules of the topic, the id is
      the name of that file. Chapters of different games with the same id have the same heading.
    - `named_after`: The article whose title is the heading of the chapter. None for a chapter that has a
      heading of its own.
    """

    id: str
    articles: tuple[Article, ...]
    named_after: Article | None = None


class Rulebook:
    """All chapters of a game, in the order of its rule sheet. A chapter is a list of articles.

    Some articles apply only at some tables. An example is an article about a card that only one deck has.
    Such an article needs *enablers*: other articles, of which at least one must be in force. `enabled_by`
    maps the id of an article to the ids of its enablers. An article without enablers applies at every table.

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

    def standard_article_id(self, article_id: str) -> str:
        """The id of the standard article that the article `article_id` replaces.

        If the article replaces no other article, the result is `article_id`. Raises KeyError for an unknown
        id.
        """
        return self[article_id].instead_of or article_id

    def chapter_of(self, article: Article) -> Chapter:
        """The chapter that contains an article. Raises KeyError for an article of another rulebook."""
        return self._chapter_of[article.id]

    def articles_that_enable(self, article: Article) -> tuple[Article, ...]:
        """The enablers of an article. At least one of them must be in force so that the article applies.

        Empty if the article always applies. If `article` replaces a standard article, the result is the
        enablers of the standard article.
        """
        return tuple(self[one] for one in self.enabled_by.get(article.instead_of or article.id, ()))

    def is_applicable(self, article: Article, chosen: Iterable[Article]) -> bool:
        """Whether an article applies at a table. `chosen`: the articles that the table chose."""
        enablers = self.articles_that_enable(article)
        return not enablers or not set(enablers).isdisjoint(chosen)

    def with_enabling_article(self, article: Article, by: Article) -> "Rulebook":
        """A copy of this rulebook in which the article `by` is one more enabler of `article`.

        An article with enablers applies only if at least one of its enablers is in force.
        """
        enabled_by = {**self.enabled_by, article.id: (*self.enabled_by.get(article.id, ()), by.id)}
        return Rulebook(*self.chapters.values(), enabled_by=enabled_by)

    def with_substitute_articles(self, others: Iterable[Article]) -> "Rulebook":
        """A copy of this rulebook that also contains the articles `others`.

        Each new article comes directly after the standard article that it can replace.
        """
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
