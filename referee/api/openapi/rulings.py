"""What claims would get, on a match or in a situation that somebody describes."""

from referee.api.openapi.kinds import named
from referee.presenters.previews import RulingsView

SHAPES = named(RulingsView)
