"""The history of a group by pages, and the stored tallies of its matches."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVarTuple

import sqlalchemy as sa
from sqlalchemy.orm import Session

from referee.kit.quantities import LEAST_OFFSET, MINUTE, MOST_OFFSET
from referee.match.table.faces import Face
from referee.storage.db import columns_of
from referee.storage.stored import StoredMatch
from referee.storage.tables import EntryRow, MatchRow, PersonRow, SeatRow, TallyRow

_Columns = TypeVarTuple("_Columns")


@dataclass(frozen=True)
class DayStart:
    """The first moment of a day, in ms since 1970. `usual` is the moment in the time zone of the server, for
    matches without a UTC offset. `shown` is the midnight of that day in UTC. For a match with an offset it is
    compared with the local time of the match."""

    usual: int
    shown: int


@dataclass(frozen=True)
class HistoryFilter:
    """A filter for the matches of a group: the person who sat there, the game, and the time of opening, from
    `since` on and before `until`. None matches everything."""

    person: str | None = None
    game: str | None = None
    since: DayStart | None = None
    until: DayStart | None = None


@dataclass(frozen=True)
class HistoryPosition:
    """The end of a page of the history: the last match of the page, and when it was opened (ms)."""

    opened_at: int
    match_id: str


@dataclass(frozen=True)
class GroupSeat:
    """A seat of a match and the person of the group who sat there. Name and face are the person's current
    ones."""

    number: int
    name: str
    person: str | None
    face: Face | None


@dataclass(frozen=True)
class TalliedMatch:
    """A match, the `number` of its last entry, and its stored tally. `tallied` is the last entry that the
    tally includes. The tally is None if there is none, and out of date if the numbers differ."""

    id: str
    game: str
    number: int
    tallied: int | None
    tally: str | None


def history(
    session: Session, group_id: str, wanted: HistoryFilter, after: HistoryPosition | None, limit: int
) -> list[tuple[StoredMatch, int]]:
    """The matches of a group that are not erased, newest first, each with the time of its last entry (ms).
    Returns at most `limit` matches after a position."""
    last = sa.and_(EntryRow.match_id == MatchRow.id, EntryRow.number == MatchRow.number)
    query = _filtered(
        columns_of(MatchRow, StoredMatch).add_columns(EntryRow.at).join(EntryRow, last), group_id, wanted
    )
    if after is not None:
        earlier = sa.and_(MatchRow.opened_at == after.opened_at, MatchRow.id < after.match_id)
        query = query.where(sa.or_(MatchRow.opened_at < after.opened_at, earlier))
    newest_first = query.order_by(MatchRow.opened_at.desc(), MatchRow.id.desc()).limit(limit)
    return [(StoredMatch(*row), at) for *row, at in session.execute(newest_first)]


def matches_with_tallies(session: Session, group_id: str, wanted: HistoryFilter) -> list[TalliedMatch]:
    """The matches of a group that are not erased, oldest first, with their stored tallies."""
    query = sa.select(MatchRow.id, MatchRow.game, MatchRow.number, TallyRow.number, TallyRow.tally)
    chosen = _filtered(query.outerjoin(TallyRow, TallyRow.match_id == MatchRow.id), group_id, wanted)
    rows = session.execute(chosen.order_by(MatchRow.opened_at, MatchRow.id))
    return [TalliedMatch(*row) for row in rows]


def keep_tallies(session: Session, tallies: Iterable[tuple[str, int, str]]) -> None:
    """Store tallies as (match, number of its last entry, tally). Tallies of erased matches are ignored."""
    rows = {match_id: (number, tally) for match_id, number, tally in tallies}
    # The lock prevents an erasure that would leave a tally behind.
    living = (
        sa.select(MatchRow.id)
        .where(MatchRow.id.in_(rows), MatchRow.erased_at.is_(None))
        .order_by(MatchRow.id)
    )
    for match_id in session.scalars(living.with_for_update(read=True)).all():
        number, tally = rows[match_id]
        session.merge(TallyRow(match_id=match_id, number=number, tally=tally))


def seats(session: Session, match_ids: Sequence[str]) -> dict[str, list[GroupSeat]]:
    """The seats of each of these matches in order, in one statement."""
    name = sa.func.coalesce(PersonRow.name, SeatRow.name)
    person = sa.case((PersonRow.folded.is_not(None), PersonRow.id))
    face = sa.func.coalesce(PersonRow.face, SeatRow.face)
    query = sa.select(SeatRow.match_id, SeatRow.number, name, person, face)
    query = query.outerjoin(PersonRow, PersonRow.id == SeatRow.person_id)
    found: dict[str, list[GroupSeat]] = {match_id: [] for match_id in match_ids}
    rows = session.execute(
        query.where(SeatRow.match_id.in_(match_ids)).order_by(SeatRow.match_id, SeatRow.number)
    )
    for match_id, *row in rows:
        found[match_id].append(GroupSeat(*row))
    return found


def _filtered(query: sa.Select[*_Columns], group_id: str, wanted: HistoryFilter) -> sa.Select[*_Columns]:
    query = query.where(MatchRow.group_id == group_id, MatchRow.erased_at.is_(None))
    if wanted.person is not None:
        query = query.where(
            sa.exists().where(SeatRow.match_id == MatchRow.id, SeatRow.person_id == wanted.person)
        )
    if wanted.game is not None:
        query = query.where(MatchRow.game == wanted.game)
    if wanted.since is not None:
        query = query.where(~_opened_before(wanted.since))
        # This condition uses the index. It is wider than the one above by the largest offset.
        query = query.where(
            MatchRow.opened_at >= min(wanted.since.usual, wanted.since.shown - MOST_OFFSET * MINUTE)
        )
    if wanted.until is not None:
        query = query.where(_opened_before(wanted.until))
        query = query.where(
            MatchRow.opened_at < max(wanted.until.usual, wanted.until.shown - LEAST_OFFSET * MINUTE)
        )
    return query


def _opened_before(day: DayStart) -> sa.ColumnElement[bool]:
    """Whether the match was opened before this day, in the time zone of its players."""
    shown = MatchRow.opened_at + MatchRow.utc_offset * MINUTE
    return sa.case((MatchRow.utc_offset.is_(None), MatchRow.opened_at < day.usual), else_=shown < day.shown)
