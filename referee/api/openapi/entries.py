"""What was claimed and ruled: findings, rulings, and the entries of the logbook."""

from referee.api.openapi.kinds import named
from referee.presenters.rulings import EntryView, FindingView, LoggedEntryView, RulingView

SHAPES = named(FindingView, RulingView, EntryView, LoggedEntryView)
