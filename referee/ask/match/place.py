"""Where a question is asked: a match, as it stands right now."""

from collections.abc import Mapping
from dataclasses import dataclass

from referee.kit.seats import Seat
from referee.match.history.line import TimelineItem
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch
from referee.rulings.submission import Submission


@dataclass(frozen=True)
class PlaceOfQuestion:
    """Where somebody asks: a match, what its people are called, what was heard last of all that counts, what
    was refused since, and the number and time of a claim that would be made now. `recent` are the last
    entries, and `asks` is the seat of who asks; None where it is nobody's."""

    game: Game
    match: AnyMatch
    names: Mapping[Seat, str]
    last: Submission | None
    refused: Submission | None
    number: int
    at: int
    recent: tuple[TimelineItem, ...] = ()
    asks: Seat | None = None
