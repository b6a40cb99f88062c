"""The logbook of a match, and its scores."""

from referee.api.openapi.kinds import named
from referee.presenters.matches import ScoresView
from referee.presenters.rulings import LogbookView

SHAPES = named(LogbookView, ScoresView)
