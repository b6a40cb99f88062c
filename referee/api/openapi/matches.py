"""A match as it stands, what may be claimed at it, and the answer to a claim."""

from referee.api.openapi.kinds import named
from referee.presenters.matches import AnswerView, MatchView, MayView, OpenedMatchView, StateView
from referee.presenters.tokens import KeeperTokenView, SeatTokenView

SHAPES = named(StateView, MayView, AnswerView, MatchView, OpenedMatchView, KeeperTokenView, SeatTokenView)
