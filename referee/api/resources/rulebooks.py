"""Routes that return the articles of each game with their sources, and the rules that a table may choose."""

from flask import Response

from referee.api.http.problems import Problem
from referee.api.openapi.document import Blueprint, View, ViewDecorator, json_response
from referee.api.openapi.kinds import ref
from referee.codec import to_json_text
from referee.games import GAMES
from referee.languages.speech import tell
from referee.match.model.game import Game
from referee.presenters.agreements import (
    DifferencesView,
    HouseRulesView,
    PresetsView,
    present_difference,
    present_house_rules,
    present_presets,
)
from referee.presenters.rulebooks import (
    SourcesView,
    present_article,
    present_chapter,
    present_glossary,
    present_rulebook,
    present_source,
)
from referee.rulings.sources import SOURCES

blueprint = Blueprint(
    "rulebooks", __name__, description=("The articles that rulings cite, and the options of the rules.")
)

IF_NONE_MATCH_PARAMETER = {
    "in": "header",
    "name": "If-None-Match",
    "description": "The ETag of the last answer that the client has.",
    "schema": {"type": "string"},
    "required": False,
}


def cached_route(path: str, shape: str) -> ViewDecorator:
    """Return the decorator of a route whose answers are cached until the next release (`kept_answers.py`).

    `shape` is the name of the schema of the answer.
    """

    def decorated(view: View) -> View:
        documented = blueprint.response(200, ref(shape))(view)
        documented = blueprint.alt_response(304, description="Nothing has changed")(documented)
        return blueprint.route(path)(blueprint.doc(parameters=[IF_NONE_MATCH_PARAMETER])(documented))

    return decorated


@cached_route("/v1/rulebooks/<game_name>", "Rulebook")
def get_rulebook(game_name: str) -> Response:
    """Get every article of a game, in the order of its rule sheet, and its chapters."""
    return json_response(to_json_text(present_rulebook(_game_with_name(game_name))))


@cached_route("/v1/rulebooks/<game_name>/chapters/<chapter_id>", "Chapter")
def get_chapter(game_name: str, chapter_id: str) -> Response:
    """Get one chapter with its articles, including those that apply only at some tables.

    An article that applies only at some tables comes after the article that it replaces (`instead_of`). It
    applies if the table has chosen its `option` or its `house_rule`. An option is an answer to a question in
    the differences of the game.
    """
    game = _game_with_name(game_name)
    if chapter_id not in game.rulebook.chapters:
        raise Problem("no-such-chapter", tell("error-no-such-chapter"))
    return json_response(to_json_text(present_chapter(game, game.rulebook.chapters[chapter_id])))


@cached_route("/v1/rulebooks/<game_name>/articles/<article_id>", "Article")
def get_article(game_name: str, article_id: str) -> Response:
    """Get one article: the rule in our own words, and its sources."""
    game = _game_with_name(game_name)
    if article_id not in game.rulebook:
        raise Problem("no-such-article", tell("error-no-such-article"))
    return json_response(to_json_text(present_article(game, game.rulebook[article_id])))


@cached_route("/v1/rulebooks/<game_name>/differences", "Differences")
def list_differences(game_name: str) -> Response:
    """List the rule options (differences) of a game. Each one is a question that the sources answer
    differently, or that a table decides. It comes with the possible answers and the sources of each."""
    game = _game_with_name(game_name)
    views = tuple(present_difference(game, one) for one in game.differences)
    return json_response(to_json_text(DifferencesView(game.name, game.title, views)))


@cached_route("/v1/rulebooks/<game_name>/differences/<difference_id>", "Difference")
def get_difference(game_name: str, difference_id: str) -> Response:
    """Get one rule option (difference): its question and the possible answers. Each answer comes with its
    sources and the articles that it puts in force."""
    game = _game_with_name(game_name)
    known = {one.id: one for one in game.differences}
    if difference_id not in known:
        raise Problem("no-such-difference", tell("error-no-such-difference"))
    return json_response(to_json_text(present_difference(game, known[difference_id])))


@cached_route("/v1/sources", "Sources")
def list_sources() -> Response:
    """List all sources that the articles name, and what each of them is."""
    return json_response(to_json_text(SourcesView(tuple(map(present_source, SOURCES.values())))))


@cached_route("/v1/sources/<source_key>", "Source")
def get_source(source_key: str) -> Response:
    """Get one source: what it is, and how official it is."""
    if source_key not in SOURCES:
        raise Problem("no-such-source", tell("error-no-such-source"))
    return json_response(to_json_text(present_source(SOURCES[source_key])))


@cached_route("/v1/glossary", "Glossary")
def get_glossary() -> Response:
    """List the words that answers use, in alphabetical order, with the articles that explain them."""
    return json_response(to_json_text(present_glossary()))


@cached_route("/v1/glossary/<word_id>", "Word")
def get_glossary_word(word_id: str) -> Response:
    """Get one word: what it means, and the articles that explain it."""
    known = {one.id: one for one in present_glossary().words}
    if word_id not in known:
        raise Problem("no-such-word", tell("error-no-such-word"))
    return json_response(to_json_text(known[word_id]))


@cached_route("/v1/presets", "Presets")
def list_presets() -> Response:
    """List the presets (named sets of rules) of every game, each with a summary in three lines and its
    differences from the standard rules."""
    views = (preset for game in GAMES.values() for preset in present_presets(game))
    return json_response(to_json_text(PresetsView(tuple(views))))


@cached_route("/v1/house-rules", "HouseRules")
def list_house_rules() -> Response:
    """List the house rules that a table may add, the parameters of each, and which of them cannot be
    combined.

    For each game, the best-known house rules come first.
    """
    views = (rule for game in GAMES.values() for rule in present_house_rules(game))
    return json_response(to_json_text(HouseRulesView(tuple(views))))


def _game_with_name(name: str) -> Game:
    """Return the game with this name. Raises Problem 404 for an unknown name."""
    if name not in GAMES:
        raise Problem("no-such-game", tell("error-no-such-game", {"games": ", ".join(GAMES)}))
    return GAMES[name]
