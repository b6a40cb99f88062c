"""People who play together: what they played, and how they stand."""

from dataclasses import dataclass
from typing import Annotated

from referee.codec import ABSENT, Absent
from referee.kit.seats import Order, Seat
from referee.match.table.faces import Face
from referee.presenters.members import Doc, Moment


@dataclass(frozen=True)
class PersonView:
    """A person, and how many matches they sat in."""

    id: str
    name: str
    matches: int
    face: Face


@dataclass(frozen=True)
class GroupView:
    """People who play together."""

    id: str
    name: str
    people: tuple[PersonView, ...]
    matches: Annotated[int, Doc("How many there are.")]


@dataclass(frozen=True)
class OpenedGroupView:
    """A group and its token."""

    id: str
    name: str
    token: str


@dataclass(frozen=True)
class PlayerView:
    """A seat, and the person of the group who sat there, with the name and the face of by now."""

    seat: Seat
    name: str
    person: str | None
    total: int
    place: int | None
    face: Annotated[Face, Doc("No two of a match have the same: who sits later has one that is free.")]


@dataclass(frozen=True)
class PlayedView:
    """A match of a group, how it stands, and its people; who has left has no place."""

    id: str
    game: str
    opened_at: Moment
    last_at: Annotated[int, Doc("When its last entry was made.")]
    people: tuple[PlayerView, ...]
    winners: Order
    rounds: Annotated[int, Doc("Rounds scored.")]
    over: bool


@dataclass(frozen=True)
class HistoryView:
    """Matches of a group, newest first."""

    matches: tuple[PlayedView, ...]
    next: Annotated[str, Doc("The cursor of what follows.")] | None
    newer_release_needed: (
        Annotated[
            tuple[str, ...],
            Doc("The ids of matches that belong here and only a newer release can read, if there are any."),
        ]
        | Absent
    ) = ABSENT


@dataclass(frozen=True)
class PersonStandingView:
    """How a person has done at a game. What is taken back does not count, nor what its game does not know."""

    game: str
    person: str
    name: str
    played: Annotated[int, Doc("Matches of which they played a round that was scored.")]
    won: Annotated[int, Doc("Matches that are over and that they have won.")]
    rounds: int
    rounds_won: int
    points: int
    average_left: (
        Annotated[float, Doc("Points left in the hand, over the rounds in which it was counted and not won.")]
        | None
    )
    calls_missed: int | None
    catches: int | None
    challenges_made: int | None
    challenges_won: int | None
    face: Face


@dataclass(frozen=True)
class GroupStandingsView:
    """The people of a group by game."""

    standings: tuple[PersonStandingView, ...]
