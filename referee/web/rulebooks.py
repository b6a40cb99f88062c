"""What we play by: the articles of each game with their sources, and what a table may choose from."""

from flask import Response

from referee.answers import told_differences, told_house_rules, told_presets
from referee.games import GAMES
from referee.match.game import Game
from referee.web.api import Blueprint, answer
from referee.web.problems import Problem
from referee.web.shapes import ref
from referee.wire import as_json, dump

blueprint = Blueprint("rulebooks", __name__, description="The articles rulings cite, and the choices.")


@blueprint.route("/v1/rulebooks/<game_name>")
@blueprint.response(200, ref("Rulebook"))
def rulebook(game_name: str) -> Response:
    """Every article of a game, in the order of its rule sheet."""
    game = _game(game_name)
    articles = [dump(article) for article in game.rulebook.articles]
    return answer(as_json({"game": game.name, "title": game.title, "articles": articles}))


@blueprint.route("/v1/rulebooks/<game_name>/articles/<article_id>")
@blueprint.response(200, ref("Article"))
def article(game_name: str, article_id: str) -> Response:
    """One article: the rule in our own words, and who says so."""
    book = _game(game_name).rulebook
    if article_id not in book:
        raise Problem(404, "no-such-article", "The rulebook has no such article.")
    return answer(as_json(dump(book[article_id])))


@blueprint.route("/v1/rulebooks/<game_name>/differences")
@blueprint.response(200, ref("Differences"))
def differences(game_name: str) -> Response:
    """Every question on which the sources disagree or a table picks: its answers, and who says each."""
    game = _game(game_name)
    told = {"game": game.name, "title": game.title, "differences": told_differences(game)}
    return answer(as_json(told))


@blueprint.route("/v1/presets")
@blueprint.response(200, ref("Presets"))
def presets() -> Response:
    """Rules by name, for every game, each in three lines and with where it departs from the standard."""
    return answer(as_json({"presets": [told for game in GAMES.values() for told in told_presets(game)]}))


@blueprint.route("/v1/house-rules")
@blueprint.response(200, ref("HouseRules"))
def house_rules() -> Response:
    """What a table may agree on beyond the rule sheets, what it settles with each, and which clash."""
    told = [rule for game in GAMES.values() for rule in told_house_rules(game)]
    return answer(as_json({"house_rules": told}))


def _game(name: str) -> Game:
    if name not in GAMES:
        raise Problem(404, "no-such-game", f"We referee {', '.join(GAMES)}.")
    return GAMES[name]
