"""What people ask at the table, with the answers."""

from referee.api.openapi.kinds import named
from referee.presenters.questions import QuestionsView, QuestionView

SHAPES = named(QuestionView, QuestionsView)
