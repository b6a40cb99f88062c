"""All games that Referee supports; the keys are the names of the games."""

from referee.games.golf.game import GOLF
from referee.games.uno.game import UNO
from referee.match.model.game import Game

GAMES: dict[str, Game] = {game.name: game.require_procedure_for_each_claim() for game in (UNO, GOLF)}
