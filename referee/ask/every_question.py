"""All questions of all games, by their ids."""

from referee.ask.phrased import PHRASINGS
from referee.ask.question import Question
from referee.ask.questions import (
    golf,
    uno_calls,
    uno_cards,
    uno_dealing,
    uno_house,
    uno_irregular,
    uno_scores,
    uno_wild_draw_four,
)

QUESTIONS: dict[str, Question] = {
    question.id: question
    for part in (
        uno_cards,
        uno_wild_draw_four,
        uno_dealing,
        uno_calls,
        uno_irregular,
        uno_house,
        uno_scores,
        golf,
    )
    for question in part.QUESTIONS
}

if QUESTIONS.keys() != PHRASINGS.keys():
    unpaired = ", ".join(sorted(QUESTIONS.keys() ^ PHRASINGS.keys()))
    raise ValueError(f"every question has its phrasings, and every phrasing a question, but not {unpaired}")
