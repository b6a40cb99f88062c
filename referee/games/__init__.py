"""The games that Referee knows, by name."""

from referee.games.golf.game import GOLF
from referee.games.uno.game import UNO
from referee.match.model.game import Game

GAMES: dict[str, Game] = {game.name: game.checked() for game in (UNO, GOLF)}
