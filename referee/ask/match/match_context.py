"""The match in which a user asks a question, as it is at that moment."""

from collections.abc import Mapping
from dataclasses import dataclass

from referee.kit.seats import Seat
from referee.match.history.line import TimelineItem
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch
from referee.rulings.submission import Submission


@dataclass(frozen=True)
class MatchContext:
    """A match, and its newest entries, at the moment when a user asks a question.

    `names` are the names of the players. `last` is the newest submission in effect. `refused` is the
    submission that was refused after it, or None. `next_number` is the number of the next entry, and
    `asked_at` is the time of the question in milliseconds. `recent` are the newest entries, the oldest of
    them first. `asking_seat` is the seat of the user, or None if the user has no seat.
    """

    game: Game
    match: AnyMatch
    names: Mapping[Seat, str]
    last: Submission | None
    refused: Submission | None
    next_number: int
    asked_at: int
    recent: tuple[TimelineItem, ...] = ()
    asking_seat: Seat | None = None
