"""The rulebook of a game with all that a table may choose, and what of it is in force at one table."""

import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from referee.kit.values import replace
from referee.languages.speech import tell
from referee.match.model.articles import description_of, heading_of, text_of, title_of
from referee.match.model.game import Game
from referee.match.model.rule_texts import question_of_difference
from referee.match.model.ruleset import MatchRuleset
from referee.match.model.state import Rules
from referee.match.table.agreement import house_rules_in_force, options_in_force
from referee.rulings.article import Article, Chapter, Rulebook
from referee.rulings.differences import Difference
from referee.rulings.house import HouseRule
from referee.rulings.sources import SOURCES

# --- the whole of it ---


def whole_rulebook(
    standard: Rulebook, differences: Sequence[Difference[Any]], house_rules: Sequence[HouseRule[Any, Any]]
) -> Rulebook:
    """The standard rulebook with the articles of every option and house rule. What stands in the place of
    another article follows it; what else a house rule says is a chapter of its own, by its id."""
    book = standard.with_substitute_articles(_offered(differences, house_rules))
    for rule in house_rules:
        for article in rule.brings:
            book = book.with_enabling_article(article, rule.article)
    chapters = (_chapter(rule, book) for rule in house_rules)
    return book + Rulebook(*(chapter for chapter in chapters if chapter.articles))


def _offered(
    differences: Iterable[Difference[Any]], house_rules: Iterable[HouseRule[Any, Any]]
) -> Iterator[Article]:
    """Every article that a choice puts in force."""
    for difference in differences:
        yield from chain.from_iterable(option.articles for option in difference.options)
    for rule in house_rules:
        yield from _articles_of(rule)


def _articles_of(rule: HouseRule[Any, Any]) -> tuple[Article, ...]:
    return (rule.article, *rule.articles)


def _chapter(rule: HouseRule[Any, Any], book: Rulebook) -> Chapter:
    """What a house rule says beside what stands in the place of another article."""
    articles = tuple(article for article in _articles_of(rule) if article.id not in book)
    return Chapter(rule.id, articles, named_after=rule.article)


# --- what is in force ---


def in_force(game: Game, rules: Rules, seats: int) -> list[Chapter]:
    """The chapters of what so many people play by: the standard articles, but those in whose place others
    stand, and the articles of what was chosen; but none that is about what is not there, such as a card
    that their deck does not have. The rules name every house rule: see `expanded`."""
    chosen = frozenset(_chosen(game, rules, game.ruleset(rules, seats)))
    out = frozenset(_offered(game.differences, game.house_rules)) - chosen
    out |= {one for one in game.rulebook.articles if not game.rulebook.is_applicable(one, chosen)}
    replaced = {article.instead_of for article in chosen}
    chapters = (
        replace(chapter, articles=tuple(_kept(chapter.articles, out, replaced)))
        for chapter in game.rulebook.chapters.values()
    )
    return [chapter for chapter in chapters if chapter.articles]


def _chosen(game: Game, rules: Rules, ruleset: MatchRuleset) -> Iterator[Article]:
    for _, option in options_in_force(game, rules):
        yield from option.articles
    for rule, _ in house_rules_in_force(game, rules):
        yield from (article for article in _articles_of(rule) if _is_cited(article, ruleset))


def _is_cited(article: Article, ruleset: MatchRuleset) -> bool:
    """Not all that a house rule could put in the place of something it does, as it was settled."""
    return article.instead_of is None or article in ruleset.substitutes.values()


def _kept(
    articles: Iterable[Article], out: frozenset[Article], replaced: set[str | None]
) -> Iterator[Article]:
    return (article for article in articles if article not in out and article.id not in replaced)


# --- what is not in force everywhere ---


def where_in_force(game: Game) -> dict[str, str]:
    """For each article of the whole rulebook that not every table plays by, a sentence that says so: what
    some choose, in the place of which article, or what has to be there."""
    needed = ((article, game.rulebook.articles_that_enable(article)) for article in game.rulebook.articles)
    return {
        article.id: tell("sheet-only-with", {"articles": _any_of(some)}) for article, some in needed if some
    } | {article.id: _some_tables(game, article, name) for article, name in _choices(game)}


def _choices(game: Game) -> Iterator[tuple[Article, str]]:
    """Every article that is not of the standard rules, and by which choice it is in force."""
    for one in game.differences:
        for option in one.options:
            if option is not one.default_option:
                facts = {
                    "question": question_of_difference(game, one),
                    "difference": one.id,
                    "option": option.id,
                }
                named = tell("sheet-choice-of-option", facts)
                yield from ((article, named) for article in option.articles)
    for rule in game.house_rules:
        named = tell("sheet-choice-of-house-rule", {"rule": rule.id})
        yield from ((article, named) for article in _articles_of(rule))


def _some_tables(game: Game, article: Article, choice: str) -> str:
    if article.instead_of is None:
        return tell("sheet-chosen", {"choice": choice})
    standard = title_of(game.rulebook[article.instead_of])
    return tell("sheet-chosen-instead", {"standard": standard, "choice": choice})


def _any_of(articles: Sequence[Article]) -> str:
    *others, last = (tell("sheet-article-in-list", {"title": title_of(article)}) for article in articles)
    return tell("sheet-any-of", {"others": ", ".join(others), "last": last}) if others else last


# --- what is said first ---


def said_first(rules: Rules, agreement: Iterable[str]) -> list[str]:
    """What is said before the chapters: what was agreed on, and what counts if two of them disagree."""
    return [*agreement, *([tell("sheet-house-rules-count", {})] if rules.house_rules else [])]


# --- as a text ---

WIDTH = 78


def sheet(
    title: str, lines: Iterable[str], chapters: Sequence[Chapter], where: Mapping[str, str] | None = None
) -> Iterator[str]:
    """The lines of these chapters as a page to be read aloud; after them, what the sources are by which
    articles are told. `where` is said of an article before its text, by its id."""
    yield from _underlined(title, "=")
    yield from chain.from_iterable(_wrapped(line) for line in lines)
    for chapter in chapters:
        yield ""
        yield from _underlined(heading_of(chapter), "-")
        yield from chain.from_iterable(_told(article, chapter, where or {}) for article in chapter.articles)
    yield ""
    yield from _underlined(tell("sheet-who-says-so", {}), "-")
    cited = {key for chapter in chapters for article in chapter.articles for key in article.sources}
    for key, source in SOURCES.items():
        if key in cited:
            yield from _wrapped(f"- {tell('sheet-source', {'source': key, 'what': description_of(source)})}")


def _underlined(title: str, line: str) -> Iterator[str]:
    yield from (title, line * len(title))


def _told(article: Article, chapter: Chapter, where: Mapping[str, str]) -> Iterator[str]:
    if chapter.articles[0] is not article or title_of(article) != heading_of(chapter):
        yield from ("", title_of(article))
    yield from _wrapped(where.get(article.id, ""))
    yield from _wrapped(
        tell("sheet-article", {"text": text_of(article), "sources": ", ".join(article.sources)})
    )


def _wrapped(text: str) -> list[str]:
    indent = "  " if text.startswith("- ") else ""
    return textwrap.wrap(text, WIDTH, subsequent_indent=indent, break_on_hyphens=False)
