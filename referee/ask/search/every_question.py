"""All questions of all games by their ids, and the texts by which each is found."""

from referee.games.help import HELP
from referee.match.help.question import Question, text_of_question

QUESTIONS: dict[str, Question] = {one.id: one for game in HELP.values() for one in game.questions}


def texts_of(question: Question) -> tuple[str, ...]:
    return (text_of_question(question), *question.phrasings)
