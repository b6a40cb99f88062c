"""Views (answers of the API) about rulebooks, their sources, the rules of a match, and the glossary."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated

from referee.games import GAMES
from referee.languages.speech import tell
from referee.match.model.articles import description_of, heading_of, text_of, title_of
from referee.match.model.game import Game
from referee.match.model.rule_texts import text_of_term, title_of_preset, word_of_term
from referee.match.model.state import AnyMatch
from referee.match.model.term import GlossaryTerm
from referee.match.table.agreement import agreement_lines
from referee.match.text.rule_sheet import in_force, said_first, sheet
from referee.presenters.links import article_link, chapter_link, source_link
from referee.presenters.members import MemberDoc, TextFormat
from referee.presenters.rulings import OptionChosenView, house_rules_by_article, options_by_article
from referee.rulings.article import Article, Chapter
from referee.rulings.sources import DATE_OF_LAST_SOURCE_CHECK, SOURCES, Source, SourceKind

DateText = Annotated[str, TextFormat("date")]


@dataclass(frozen=True)
class SourceSummaryView:
    """A source of the rules, such as a rule sheet: its key, its description in a sentence, and a link."""

    key: str
    what: str
    link: str


SourceSummaries = Annotated[tuple[SourceSummaryView, ...], MemberDoc("The sources, in the same order.")]


@dataclass(frozen=True)
class ArticleView:
    """An article of a rulebook. If it has a `house_rule` or a non-default `option`, it applies only at
    tables that chose that rule or option. At these tables, it replaces the article in `instead_of`, if
    there is one."""

    id: str
    title: str
    text: str
    sources: tuple[str, ...]
    instead_of: str | None
    answers_as: str | None
    link: str
    chapter: str
    said_by: SourceSummaries
    checked: Annotated[DateText, MemberDoc("When it was last checked against its sources.")]
    option: OptionChosenView | None
    house_rule: str | None


@dataclass(frozen=True)
class ArticleReferenceView:
    """A reference to an article."""

    id: str
    title: str
    link: str


@dataclass(frozen=True)
class ChapterContentsView:
    """A chapter, with references to its articles."""

    id: str
    title: str
    link: str
    articles: tuple[ArticleReferenceView, ...]


@dataclass(frozen=True)
class ChapterView:
    """A chapter with its articles."""

    id: str
    title: str
    link: str
    articles: tuple[ArticleView, ...]


@dataclass(frozen=True)
class RulebookView:
    """The articles of a game, and its chapters."""

    game: str
    title: str
    chapters: tuple[ChapterContentsView, ...]
    articles: tuple[ArticleView, ...]


@dataclass(frozen=True)
class RuleSheetView:
    """All rules in force at a table."""

    game: str
    title: str
    lines: Annotated[tuple[str, ...], MemberDoc("The lines of the agreement.")]
    chapters: tuple[ChapterView, ...]


@dataclass(frozen=True)
class SourceView:
    """A source of the rules."""

    key: str
    what: Annotated[str, MemberDoc("The source in a sentence.")]
    kind: Annotated[SourceKind, MemberDoc("How official it is; `ours` is a decision of this referee.")]
    link: str
    checked: Annotated[DateText, MemberDoc("When our articles were last checked against it.")]


@dataclass(frozen=True)
class SourcesView:
    """All sources of the rules: rule sheets, other texts, programs, and decisions of this referee."""

    sources: tuple[SourceView, ...]


@dataclass(frozen=True)
class WordView:
    """A word of the glossary."""

    id: str
    word: str
    text: str
    link: str
    articles: tuple[ArticleReferenceView, ...]


@dataclass(frozen=True)
class GlossaryView:
    """The words that answers use, in alphabetical order."""

    words: tuple[WordView, ...]


def present_rulebook(game: Game) -> RulebookView:
    """Return the view of a game's rulebook: its chapters and articles, in the order of the rule sheet."""
    return RulebookView(
        game=game.name,
        title=game.title,
        chapters=tuple(
            _present_chapter_contents(game, chapter) for chapter in game.rulebook.chapters.values()
        ),
        articles=tuple(present_article(game, article) for article in game.rulebook.articles),
    )


def _present_chapter_contents(game: Game, chapter: Chapter) -> ChapterContentsView:
    """Return the view of a chapter that contains only references (id, title, link) to its articles."""
    articles = tuple(_present_article_reference(game, article) for article in chapter.articles)
    return ChapterContentsView(chapter.id, heading_of(chapter), chapter_link(game, chapter), articles)


def _present_article_reference(game: Game, article: Article) -> ArticleReferenceView:
    return ArticleReferenceView(article.id, title_of(article), article_link(game, article.id))


def present_chapter(game: Game, chapter: Chapter) -> ChapterView:
    """Return the view of a chapter with its complete articles."""
    articles = tuple(present_article(game, article) for article in chapter.articles)
    return ChapterView(chapter.id, heading_of(chapter), chapter_link(game, chapter), articles)


def present_article(game: Game, article: Article) -> ArticleView:
    """Return the view of an article, with its sources and the option or house rule that puts it in force."""
    return ArticleView(
        id=article.id,
        title=title_of(article),
        text=text_of(article),
        sources=article.sources,
        instead_of=article.instead_of,
        answers_as=article.answers_as,
        link=article_link(game, article.id),
        chapter=game.rulebook.chapter_of(article).id,
        said_by=present_source_summaries(article.sources),
        checked=DATE_OF_LAST_SOURCE_CHECK,
        option=options_by_article(game.name).get(article.id),
        house_rule=house_rules_by_article(game.name).get(article.id),
    )


def present_source_summaries(keys: Iterable[str]) -> tuple[SourceSummaryView, ...]:
    """Return the key, the description and the link of each source, in the order of `keys` (source keys)."""
    return tuple(SourceSummaryView(key, description_of(SOURCES[key]), source_link(key)) for key in keys)


def present_source(source: Source) -> SourceView:
    """Return the view of a source, with the day on which articles were last compared with their sources."""
    return SourceView(
        source.key, description_of(source), source.kind, source_link(source.key), DATE_OF_LAST_SOURCE_CHECK
    )


def present_rule_sheet(game: Game, match: AnyMatch) -> RuleSheetView:
    """Return the view of the rules in force in a match: lines of the agreement, and articles by chapter."""
    chapters = in_force(game, match.rules, len(match.players))
    return RuleSheetView(
        game=game.name,
        title=_title_of_rule_sheet(game, match),
        lines=tuple(said_first(match.rules, agreement_lines(game, match, match.rules))),
        chapters=tuple(present_chapter(game, chapter) for chapter in chapters),
    )


def format_rule_sheet_as_text(game: Game, match: AnyMatch) -> str:
    """Return the rules in force in a match as plain text with several lines."""
    lines = said_first(match.rules, agreement_lines(game, match, match.rules))
    chapters = in_force(game, match.rules, len(match.players))
    return "".join(f"{line}\n" for line in sheet(_title_of_rule_sheet(game, match), lines, chapters))


def _title_of_rule_sheet(game: Game, match: AnyMatch) -> str:
    title = title_of_preset(game, game.presets[match.rules.preset])
    return tell("sheet-title", {"game": game.title, "title": title})


def present_glossary() -> GlossaryView:
    """Return the view of the glossary of all games: the words that answers use, in alphabetical order."""
    terms = {term.id: term for game in GAMES.values() for term in game.glossary}
    in_order = sorted(terms.values(), key=word_of_term)
    return GlossaryView(tuple(_present_glossary_term(term) for term in in_order))


def _present_glossary_term(term: GlossaryTerm) -> WordView:
    return WordView(
        term.id,
        word_of_term(term),
        text_of_term(term),
        f"/v1/glossary/{term.id}",
        _present_articles_explaining_term(term.id),
    )


def _present_articles_explaining_term(term_id: str) -> tuple[ArticleReferenceView, ...]:
    """Return references to the articles of all games that explain the term with this id, each only once."""
    found: dict[str, ArticleReferenceView] = {}
    for game in GAMES.values():
        for article in (article for term in game.glossary if term.id == term_id for article in term.articles):
            found.setdefault(article.id, _present_article_reference(game, article))
    return tuple(found.values())
