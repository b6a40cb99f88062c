"""The matches of a group as they are looked back on: the history by pages, and what is counted of each."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVarTuple

import sqlalchemy as sa
from sqlalchemy.orm import Session

from referee.kit.quantities import LEAST_OFFSET, MINUTE, MOST_OFFSET
from referee.match.table.faces import Face
from referee.storage.db import columns_of
from referee.storage.stored import StoredMatch
from referee.storage.tables import Entry, Match, Person, Seat, Tally

_Columns = TypeVarTuple("_Columns")


@dataclass(frozen=True)
class Beginning:
    """Where a day begins (ms): `usual` is the moment, for matches whose players' offset is not known, and
    `shown` what a clock in UTC would have to show, for all others."""

    usual: int
    shown: int


@dataclass(frozen=True)
class Wanted:
    """Which matches of a group: those in which this person sat, of this game, opened at or after `since` and
    before `until`. What is None does not matter."""

    person: str | None = None
    game: str | None = None
    since: Beginning | None = None
    until: Beginning | None = None


@dataclass(frozen=True)
class Place:
    """Where a page of the history ended: right after the match that was opened then (ms)."""

    opened_at: int
    match_id: str


@dataclass(frozen=True)
class StoredSeat:
    """A seat of a match, with the person of the group who sat there, and the name and the face that the
    person has by now."""

    number: int
    name: str
    person: str | None
    face: Face | None


@dataclass(frozen=True)
class Counted:
    """A match, how far it has gone, and the tally of it that is kept, good or not."""

    id: str
    game: str
    number: int
    tallied: int | None
    tally: str | None


def history(
    session: Session, group_id: str, wanted: Wanted, after: Place | None, limit: int
) -> list[tuple[StoredMatch, int]]:
    """The matches that are not erased, the newest first, each with the time of its last entry (ms)."""
    last = sa.and_(Entry.match_id == Match.id, Entry.number == Match.number)
    query = _chosen(columns_of(Match, StoredMatch).add_columns(Entry.at).join(Entry, last), group_id, wanted)
    if after is not None:
        earlier = sa.and_(Match.opened_at == after.opened_at, Match.id < after.match_id)
        query = query.where(sa.or_(Match.opened_at < after.opened_at, earlier))
    newest_first = query.order_by(Match.opened_at.desc(), Match.id.desc()).limit(limit)
    return [(StoredMatch(*row), at) for *row, at in session.execute(newest_first)]


def counted(session: Session, group_id: str, wanted: Wanted) -> list[Counted]:
    """The matches that are not erased, oldest first, with their tallies."""
    query = sa.select(Match.id, Match.game, Match.number, Tally.number, Tally.tally)
    chosen = _chosen(query.outerjoin(Tally, Tally.match_id == Match.id), group_id, wanted)
    rows = session.execute(chosen.order_by(Match.opened_at, Match.id))
    return [Counted(*row) for row in rows]


def keep(session: Session, tallies: Iterable[tuple[str, int, str]]) -> None:
    """Keep these tallies: (match, number of its last entry, tally). One of an erased match is not kept."""
    rows = {match_id: (number, tally) for match_id, number, tally in tallies}
    # Locked, so that no erasure comes in between and leaves a tally behind.
    living = sa.select(Match.id).where(Match.id.in_(rows), Match.erased_at.is_(None)).order_by(Match.id)
    for match_id in session.scalars(living.with_for_update(read=True)).all():
        number, tally = rows[match_id]
        session.merge(Tally(match_id=match_id, number=number, tally=tally))


def seats(session: Session, match_ids: Sequence[str]) -> dict[str, list[StoredSeat]]:
    """The seats of each of these matches in order, in one statement."""
    name = sa.func.coalesce(Person.name, Seat.name)
    person = sa.case((Person.folded.is_not(None), Person.id))
    face = sa.func.coalesce(Person.face, Seat.face)
    query = sa.select(Seat.match_id, Seat.number, name, person, face)
    query = query.outerjoin(Person, Person.id == Seat.person_id)
    found: dict[str, list[StoredSeat]] = {match_id: [] for match_id in match_ids}
    rows = session.execute(query.where(Seat.match_id.in_(match_ids)).order_by(Seat.match_id, Seat.number))
    for match_id, *row in rows:
        found[match_id].append(StoredSeat(*row))
    return found


def _chosen(query: sa.Select[*_Columns], group_id: str, wanted: Wanted) -> sa.Select[*_Columns]:
    query = query.where(Match.group_id == group_id, Match.erased_at.is_(None))
    if wanted.person is not None:
        query = query.where(sa.exists().where(Seat.match_id == Match.id, Seat.person_id == wanted.person))
    if wanted.game is not None:
        query = query.where(Match.game == wanted.game)
    if wanted.since is not None:
        query = query.where(~_opened_before(wanted.since))
        # By this the index finds those that may be meant.
        query = query.where(
            Match.opened_at >= min(wanted.since.usual, wanted.since.shown - MOST_OFFSET * MINUTE)
        )
    if wanted.until is not None:
        query = query.where(_opened_before(wanted.until))
        query = query.where(
            Match.opened_at < max(wanted.until.usual, wanted.until.shown - LEAST_OFFSET * MINUTE)
        )
    return query


def _opened_before(day: Beginning) -> sa.ColumnElement[bool]:
    """Whether the players opened the match before a day of theirs."""
    shown = Match.opened_at + Match.utc_offset * MINUTE
    return sa.case((Match.utc_offset.is_(None), Match.opened_at < day.usual), else_=shown < day.shown)
