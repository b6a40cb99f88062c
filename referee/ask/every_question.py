"""All questions of all games, by their ids."""

from referee.games.help import HELP
from referee.match.help.question import Question

QUESTIONS: dict[str, Question] = {one.id: one for game in HELP.values() for one in game.questions}
