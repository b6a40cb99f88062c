"""What we play by: the articles of each game, with their sources."""

from flask import Response

from referee.games import GAMES
from referee.match.game import Game
from referee.web.api import Blueprint, answer
from referee.web.problems import Problem
from referee.web.shapes import ref
from referee.wire import as_json, dump

blueprint = Blueprint("rulebooks", __name__, description="The articles rulings cite.")


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


def _game(name: str) -> Game:
    if name not in GAMES:
        raise Problem(404, "no-such-game", f"We referee {', '.join(GAMES)}.")
    return GAMES[name]
