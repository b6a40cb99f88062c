"""What a phone needs of the rules in force, as a match tells it where that is asked."""

from referee.codec import dump
from referee.match.model.game import Game
from referee.match.model.state import Match
from referee.presenters.rulings import Told


def present_kit(game: Game, match: Match) -> Told:
    """The deck, what its cards do and count, and what else hangs on the rules in force."""
    return dump(game.kit(match))
