"""Views (answers of the API) about groups of people: their members, their matches and their standings."""

from dataclasses import dataclass
from typing import Annotated

from referee.kit.seats import Seat, SeatOrder
from referee.match.table.faces import Face
from referee.presenters.members import MatchDay, MemberDoc, Moment
from referee.rulings.shapes import ABSENT, AbsentInJSON


@dataclass(frozen=True)
class PersonView:
    """A person, and in how many matches they played."""

    id: str
    name: str
    matches: int
    face: Face


@dataclass(frozen=True)
class GroupView:
    """A group of people who play together."""

    id: str
    name: str
    people: tuple[PersonView, ...]
    matches: Annotated[int, MemberDoc("The number of matches.")]


@dataclass(frozen=True)
class OpenedGroupView:
    """A group and its token."""

    id: str
    name: str
    token: str


@dataclass(frozen=True)
class GroupMatchPlayerView:
    """A seat, and the person of the group who sat there, with their current name and avatar. `place` is null
    for a player who left before the end."""

    seat: Seat
    name: str
    person: str | None
    total: int
    place: int | None
    face: Annotated[
        Face,
        MemberDoc(
            "The avatar. Avatars are unique in a match: if two people have the same one, the "
            "player who sits later gets a free one."
        ),
    ]


@dataclass(frozen=True)
class GroupMatchView:
    """A match of a group, its result so far, and its players."""

    id: str
    game: str
    opened_at: Moment
    last_at: Annotated[int, MemberDoc("When its last entry was made. Unix time in milliseconds.")]
    people: tuple[GroupMatchPlayerView, ...]
    winners: SeatOrder
    rounds: Annotated[int, MemberDoc("The number of scored rounds.")]
    over: bool
    day: MatchDay


@dataclass(frozen=True)
class HistoryView:
    """Matches of a group, the newest first."""

    matches: tuple[GroupMatchView, ...]
    next: Annotated[str, MemberDoc("The cursor of the next page; null on the last one.")] | None
    newer_release_needed: (
        Annotated[
            tuple[str, ...],
            MemberDoc(
                "The ids of matches of this page that only a newer release can read, if there are any."
            ),
        ]
        | AbsentInJSON
    ) = ABSENT


@dataclass(frozen=True)
class PersonStandingView:
    """The results of a person in a game. Entries that were taken back do not count. A number is null if
    nothing was counted for it."""

    game: str
    person: str
    name: str
    played: Annotated[int, MemberDoc("Number of matches in which they played at least one scored round.")]
    won: Annotated[int, MemberDoc("Number of finished matches that they won.")]
    rounds: int
    rounds_won: int
    points: int
    average_left: (
        Annotated[
            float,
            MemberDoc(
                "Average points left in hand, over the rounds that they did not win and in which "
                "their hand was counted."
            ),
        ]
        | None
    )
    calls_missed: int | None
    catches: int | None
    challenges_made: int | None
    challenges_won: int | None
    face: Face


@dataclass(frozen=True)
class GroupStandingsView:
    """The results of the people of a group, by game."""

    standings: tuple[PersonStandingView, ...]
