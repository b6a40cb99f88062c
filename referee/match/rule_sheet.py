"""The rulebook of a game with all that a table may choose, and what of it is in force at one table."""

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain

from referee.match.agreement import chosen_house_rules, chosen_options
from referee.match.game import Game
from referee.match.state import Rules
from referee.rulings.article import Article, Chapter, Rulebook
from referee.rulings.differences import Difference
from referee.rulings.house import HouseRule
from referee.rulings.ruleset import Ruleset
from referee.rulings.sources import SOURCES

# --- the whole of it ---


def whole_rulebook(
    standard: Rulebook, differences: Sequence[Difference], house_rules: Sequence[HouseRule]
) -> Rulebook:
    """The standard rulebook with the articles of every option and house rule. What stands in the place of
    another article follows it; what else a house rule says is a chapter of its own, by its id."""
    book = standard.with_others_instead(_offered(differences, house_rules))
    chapters = (_chapter(rule, book) for rule in house_rules)
    return book + Rulebook(*(chapter for chapter in chapters if chapter.articles))


def _offered(differences: Iterable[Difference], house_rules: Iterable[HouseRule]) -> Iterator[Article]:
    """Every article that a choice puts in force."""
    for difference in differences:
        yield from chain.from_iterable(option.articles for option in difference.options)
    for rule in house_rules:
        yield from _articles_of(rule)


def _articles_of(rule: HouseRule) -> tuple[Article, ...]:
    return (rule.article, *rule.articles)


def _chapter(rule: HouseRule, book: Rulebook) -> Chapter:
    """What a house rule says beside what stands in the place of another article."""
    articles = tuple(article for article in _articles_of(rule) if article.id not in book)
    return Chapter(rule.id, rule.article.title, articles)


# --- what is in force ---


def in_force(game: Game, rules: Rules, seats: int) -> list[Chapter]:
    """The chapters of what so many people play by: the standard articles, but those in whose place others
    stand, and the articles of what was chosen. The rules name every house rule: see `expanded`."""
    chosen = frozenset(_chosen(game, rules, game.ruleset(rules, seats)))
    out = frozenset(_offered(game.differences, game.house_rules)) - chosen
    replaced = {article.instead_of for article in chosen}
    chapters = (
        replace(chapter, articles=tuple(_kept(chapter.articles, out, replaced)))
        for chapter in game.rulebook.chapters.values()
    )
    return [chapter for chapter in chapters if chapter.articles]


def _chosen(game: Game, rules: Rules, ruleset: Ruleset) -> Iterator[Article]:
    for _, option in chosen_options(game, rules):
        yield from option.articles
    for rule, _ in chosen_house_rules(game, rules):
        yield from (article for article in _articles_of(rule) if _is_cited(article, ruleset))


def _is_cited(article: Article, ruleset: Ruleset) -> bool:
    """Not all that a house rule could put in the place of something it does, as it was settled."""
    return article.instead_of is None or article in ruleset.instead.values()


def _kept(
    articles: Iterable[Article], out: frozenset[Article], replaced: set[str | None]
) -> Iterator[Article]:
    return (article for article in articles if article not in out and article.id not in replaced)


HOUSE_RULES_COUNT = "Where a house rule says something else than an article, the house rule counts."


def said_first(rules: Rules, agreement: Iterable[str]) -> list[str]:
    """What is said before the chapters: what was agreed on, and what counts if two of them disagree."""
    return [*agreement, *([HOUSE_RULES_COUNT] if rules.house_rules else [])]


# --- as a text ---

WIDTH = 78


def sheet(title: str, lines: Iterable[str], chapters: Sequence[Chapter]) -> Iterator[str]:
    """The lines of these chapters as a page to be read aloud; after them, what the sources are by which
    articles are told."""
    yield from _underlined(title, "=")
    yield from chain.from_iterable(_wrapped(line) for line in lines)
    for chapter in chapters:
        yield ""
        yield from _underlined(chapter.title, "-")
        yield from chain.from_iterable(_told(article, chapter) for article in chapter.articles)
    yield ""
    yield from _underlined(WHO_SAYS_SO, "-")
    cited = {key for chapter in chapters for article in chapter.articles for key in article.sources}
    for key, source in SOURCES.items():
        if key in cited:
            yield from _wrapped(f"- {key}: {source.what}")


WHO_SAYS_SO = "Who says so"


def _underlined(title: str, line: str) -> Iterator[str]:
    yield from (title, line * len(title))


def _told(article: Article, chapter: Chapter) -> Iterator[str]:
    if chapter.articles != (article,) or article.title != chapter.title:
        yield from ("", article.title)
    yield from _wrapped(f"{article.text} ({', '.join(article.sources)})")


def _wrapped(text: str) -> list[str]:
    indent = "  " if text.startswith("- ") else ""
    return textwrap.wrap(text, WIDTH, subsequent_indent=indent, break_on_hyphens=False)
