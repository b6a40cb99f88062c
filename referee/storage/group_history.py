"""Queries for the matches of a group, page by page, and for the stored tallies of these matches. A tally has
the numbers of one match that the standings of the group add up."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVarTuple

import sqlalchemy as sa
from sqlalchemy.orm import Session

from referee.kit.quantities import LEAST_OFFSET, MILLISECONDS_PER_MINUTE, MOST_OFFSET
from referee.match.table.faces import Face
from referee.storage.db import select_dataclass_columns
from referee.storage.stored import StoredMatch
from referee.storage.tables import EntryRow, MatchRow, PersonRow, SeatRow, TallyRow

_Columns = TypeVarTuple("_Columns")


@dataclass(frozen=True)
class DayStart:
    """The beginning of a day, as two times in ms since 1970.

    - `usual`: Midnight in the time zone of the server. It is used for a match without a UTC offset.
    - `shown`: Midnight in UTC. It is used for a match with a UTC offset (the time zone of the players).

    For a match with a UTC offset, the offset is added to the opening time. The sum is the local time of the
    players, written like a time in UTC. Such a match was opened before this day if the sum is less than
    `shown`.
    """

    usual: int
    shown: int


@dataclass(frozen=True)
class HistoryFilter:
    """A filter for the matches of a group. `person` is the id of a person who had a seat. `game` is the name
    of the game. A match passes if it was opened at `since` or later, and before `until`. If a field is None,
    the filter ignores the field."""

    person: str | None = None
    game: str | None = None
    since: DayStart | None = None
    until: DayStart | None = None


@dataclass(frozen=True)
class HistoryPosition:
    """A position in the history of a group: the end of a page. `match_id` is the last match of the page, and
    `opened_at` is the time (ms) at which that match was opened."""

    opened_at: int
    match_id: str


@dataclass(frozen=True)
class SeatWithPerson:
    """A seat of a match. `person` is the id of the person of the group who had the seat. `person` is None if
    there is no such person, or if the person is erased. `name` and `face` come from the person. Without a
    name or face of a person, the name or face that is stored with the seat is used."""

    number: int
    name: str
    person: str | None
    face: Face | None


@dataclass(frozen=True)
class MatchWithStoredTally:
    """A match with its stored tally. `number` is the number of the match's last entry, and `tallied` is the
    number of the last entry that the tally includes. If the two numbers differ, the tally is out of date.
    `tallied` and `tally` are None if no tally is stored."""

    id: str
    game: str
    number: int
    tallied: int | None
    tally: str | None


def read_page_of_group_history(
    session: Session, group_id: str, wanted: HistoryFilter, after: HistoryPosition | None, limit: int
) -> list[tuple[StoredMatch, int]]:
    """A page of the matches of a group, newest first. Each item is a pair: a match, and the time (ms) of its
    last entry.

    Erased matches are left out. The page begins after the position `after`, or with the newest match if
    `after` is None. The page has at most `limit` matches.
    """
    last = sa.and_(EntryRow.match_id == MatchRow.id, EntryRow.number == MatchRow.number)
    query = _add_history_filter(
        select_dataclass_columns(MatchRow, StoredMatch).add_columns(EntryRow.at).join(EntryRow, last),
        group_id,
        wanted,
    )
    if after is not None:
        earlier = sa.and_(MatchRow.opened_at == after.opened_at, MatchRow.id < after.match_id)
        query = query.where(sa.or_(MatchRow.opened_at < after.opened_at, earlier))
    newest_first = query.order_by(MatchRow.opened_at.desc(), MatchRow.id.desc()).limit(limit)
    return [(StoredMatch(*row), at) for *row, at in session.execute(newest_first)]


def read_group_matches_with_tallies(
    session: Session, group_id: str, wanted: HistoryFilter
) -> list[MatchWithStoredTally]:
    """The matches of a group with their stored tallies, oldest first. Erased matches are left out."""
    query = sa.select(MatchRow.id, MatchRow.game, MatchRow.number, TallyRow.number, TallyRow.tally)
    chosen = _add_history_filter(
        query.outerjoin(TallyRow, TallyRow.match_id == MatchRow.id), group_id, wanted
    )
    rows = session.execute(chosen.order_by(MatchRow.opened_at, MatchRow.id))
    return [MatchWithStoredTally(*row) for row in rows]


def store_tallies(session: Session, tallies: Iterable[tuple[str, int, str]]) -> None:
    """Store tallies of matches. Each item of `tallies` has the id of a match, the number of the match's last
    entry, and the tally as JSON text. Tallies of erased matches are ignored."""
    rows = {match_id: (number, tally) for match_id, number, tally in tallies}
    # Each match is locked, because otherwise a tally could be stored for a match that is being erased.
    living = (
        sa.select(MatchRow.id)
        .where(MatchRow.id.in_(rows), MatchRow.erased_at.is_(None))
        .order_by(MatchRow.id)
    )
    for match_id in session.scalars(living.with_for_update(read=True)).all():
        number, tally = rows[match_id]
        session.merge(TallyRow(match_id=match_id, number=number, tally=tally))


def read_seats_of_matches(session: Session, match_ids: Sequence[str]) -> dict[str, list[SeatWithPerson]]:
    """The seats of each of these matches, in order of seat number. The keys are match ids. One statement
    reads all seats."""
    name = sa.func.coalesce(PersonRow.name, SeatRow.name)
    person = sa.case((PersonRow.folded.is_not(None), PersonRow.id))
    face = sa.func.coalesce(PersonRow.face, SeatRow.face)
    query = sa.select(SeatRow.match_id, SeatRow.number, name, person, face)
    query = query.outerjoin(PersonRow, PersonRow.id == SeatRow.person_id)
    found: dict[str, list[SeatWithPerson]] = {match_id: [] for match_id in match_ids}
    rows = session.execute(
        query.where(SeatRow.match_id.in_(match_ids)).order_by(SeatRow.match_id, SeatRow.number)
    )
    for match_id, *row in rows:
        found[match_id].append(SeatWithPerson(*row))
    return found


def _add_history_filter(
    query: sa.Select[*_Columns], group_id: str, wanted: HistoryFilter
) -> sa.Select[*_Columns]:
    query = query.where(MatchRow.group_id == group_id, MatchRow.erased_at.is_(None))
    if wanted.person is not None:
        query = query.where(
            sa.exists().where(SeatRow.match_id == MatchRow.id, SeatRow.person_id == wanted.person)
        )
    if wanted.game is not None:
        query = query.where(MatchRow.game == wanted.game)
    if wanted.since is not None:
        query = query.where(~_sql_condition_opened_before(wanted.since))
        # The condition above is exact, but cannot use the index of the table. So a second condition is added.
        # It uses the index, and is true for every match of this day or later, at any UTC offset.
        query = query.where(
            MatchRow.opened_at
            >= min(wanted.since.usual, wanted.since.shown - MOST_OFFSET * MILLISECONDS_PER_MINUTE)
        )
    if wanted.until is not None:
        query = query.where(_sql_condition_opened_before(wanted.until))
        query = query.where(
            MatchRow.opened_at
            < max(wanted.until.usual, wanted.until.shown - LEAST_OFFSET * MILLISECONDS_PER_MINUTE)
        )
    return query


def _sql_condition_opened_before(day: DayStart) -> sa.ColumnElement[bool]:
    """The SQL condition that a match was opened before this day. The day begins at midnight in the time zone
    of the players. If the match has no UTC offset, the time zone of the server is used."""
    shown = MatchRow.opened_at + MatchRow.utc_offset * MILLISECONDS_PER_MINUTE
    return sa.case((MatchRow.utc_offset.is_(None), MatchRow.opened_at < day.usual), else_=shown < day.shown)
