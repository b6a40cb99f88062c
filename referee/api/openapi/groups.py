"""People who play together: what they played, and how they stand."""

from referee.api.openapi.kinds import named
from referee.presenters.groups import (
    GroupStandingsView,
    GroupView,
    HistoryView,
    OpenedGroupView,
    PersonStandingView,
)

SHAPES = named(GroupView, OpenedGroupView, HistoryView, GroupStandingsView, PersonStandingView)
