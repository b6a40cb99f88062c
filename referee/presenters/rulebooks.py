"""The rulebook, its sources, the sheet of rules and the glossary."""

from collections.abc import Iterable
from typing import Any

from referee.codec import dump
from referee.games import GAMES
from referee.match.model.game import Game
from referee.match.model.state import Match
from referee.match.model.term import Term
from referee.match.table.agreement import page
from referee.match.text.rule_sheet import in_force, said_first, sheet
from referee.presenters.links import article_link, chapter_link, source_link
from referee.presenters.rulings import house_rules_by_article, options_by_article
from referee.rulings.article import Article, Chapter
from referee.rulings.sources import CHECKED, SOURCES, Source

Told = dict[str, Any]


def present_rulebook(game: Game) -> Told:
    """Every article of a game in the order of its rule sheet, and the chapters they stand in."""
    return {
        "game": game.name,
        "title": game.title,
        "chapters": [_present_contents(game, chapter) for chapter in game.rulebook.chapters.values()],
        "articles": [present_article(game, article) for article in game.rulebook.articles],
    }


def _present_contents(game: Game, chapter: Chapter) -> Told:
    """A chapter as a table of contents has it."""
    return {
        "id": chapter.id,
        "title": chapter.title,
        "link": chapter_link(game, chapter),
        "articles": [_present_reference(game, article) for article in chapter.articles],
    }


def _present_reference(game: Game, article: Article) -> Told:
    return {"id": article.id, "title": article.title, "link": article_link(game, article.id)}


def present_chapter(game: Game, chapter: Chapter) -> Told:
    """A chapter with its articles, or with those of them that are in force."""
    return {
        "id": chapter.id,
        "title": chapter.title,
        "link": chapter_link(game, chapter),
        "articles": [present_article(game, article) for article in chapter.articles],
    }


def present_article(game: Game, article: Article) -> Told:
    """An article with its place, who says so, and what puts it in force where that is a choice."""
    return {
        **dump(article),
        "link": article_link(game, article.id),
        "chapter": game.rulebook.chapter_of(article).id,
        "said_by": _present_voices(article.sources),
        "checked": CHECKED,
        "option": options_by_article(game.name).get(article.id),
        "house_rule": house_rules_by_article(game.name).get(article.id),
    }


def _present_voices(keys: Iterable[str]) -> list[Told]:
    return [{"key": key, "what": SOURCES[key].what, "link": source_link(key)} for key in keys]


def present_source(source: Source) -> Told:
    return {**dump(source), "link": source_link(source.key), "checked": CHECKED}


def present_rule_sheet(game: Game, match: Match) -> Told:
    """What is in force at a table: what it agreed on, and the chapters of the rulebook."""
    return {
        "game": game.name,
        "title": _sheet_title(game, match),
        "lines": said_first(match.rules, page(game, match, match.rules)),
        "chapters": [
            present_chapter(game, chapter) for chapter in in_force(game, match.rules, len(match.players))
        ],
    }


def rule_sheet_text(game: Game, match: Match) -> str:
    """The same as a page of text."""
    lines = said_first(match.rules, page(game, match, match.rules))
    chapters = in_force(game, match.rules, len(match.players))
    return "".join(f"{line}\n" for line in sheet(_sheet_title(game, match), lines, chapters))


def _sheet_title(game: Game, match: Match) -> str:
    return f"{game.title}: {game.presets[match.rules.preset].title}"


def present_glossary() -> list[Told]:
    """The words that answers use, in alphabetical order."""
    terms = {term.id: term for game in GAMES.values() for term in game.glossary}
    return [_present_term(term) for term in sorted(terms.values(), key=lambda term: term.word)]


def _present_term(term: Term) -> Told:
    return {
        "id": term.id,
        "word": term.word,
        "text": term.text,
        "link": f"/v1/glossary/{term.id}",
        "articles": _speaking_of(term.id),
    }


def _speaking_of(term_id: str) -> list[Told]:
    """The articles of all games that speak of a word; what holds in every match is told once."""
    found: dict[str, Told] = {}
    for game in GAMES.values():
        for article in (article for term in game.glossary if term.id == term_id for article in term.articles):
            found.setdefault(article.id, _present_reference(game, article))
    return list(found.values())
