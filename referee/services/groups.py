"""Groups of people who play together over many evenings, with their people, history and standings."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

from sqlalchemy.orm import Session

from referee.codec import NewerReleaseNeeded, dump
from referee.kit.seats import Seat
from referee.kit.values import known
from referee.match.history.line import replay
from referee.match.history.reach import lasting_line
from referee.match.model.state import AnyMatch
from referee.match.table.faces import Face, assign_faces
from referee.match.table.names import folded
from referee.match.table.ranking import ranking
from referee.presenters.groups import (
    GroupView,
    OpenedGroupView,
    PersonStandingView,
    PersonView,
    PlayedView,
    PlayerView,
)
from referee.records.cooperative import with_pauses
from referee.records.rounds import round_rows
from referee.services import people
from referee.services.clock import now
from referee.services.day import match_day
from referee.services.entry_ranges import PreloadedEntries, entries_of_rows
from referee.services.errors import KeyReused, NoSuchGroup
from referee.services.idempotency import issued_again
from referee.services.matches import OpeningKey
from referee.services.standings import Tally, tallies
from referee.storage import group_history, groups, ids, journal, tokens
from referee.storage.group_history import GroupSeat, HistoryFilter, HistoryPosition
from referee.storage.groups import StoredGroup
from referee.storage.loading import FORMAT, check_rules, game_of, state_of
from referee.storage.stored import StoredEntry, StoredMatch
from referee.storage.transactions import reading, transact

JsonRow = dict[str, Any]
"""A row of a table, by column, with values that JSON can hold."""

AT_ONCE = 10
"""Maximum number of matches whose entries are read at a time."""


# --- the group ---


def open_group(name: str, opening_key: OpeningKey) -> OpenedGroupView:
    """Open a group and issue its token. The same key returns the same group with a new secret, until a match
    has been opened in it.

    Raises KeyReused after that, and for another request with the same key.
    """

    def work(session: Session) -> OpenedGroupView:
        stored = groups.opened_with(session, opening_key.stored_key)
        if stored is None:
            stored = StoredGroup(
                ids.new(ids.LONG), name, now(), opening_key.stored_key, opening_key.fingerprint
            )
            groups.open_group(session, stored)
        elif stored.opening_fingerprint != opening_key.fingerprint or groups.has_had_matches(
            session, stored.id
        ):
            raise KeyReused
        key = opening_key.stored_key
        issue = partial(tokens.issue_to_group, session, stored.id, now(), key)
        return OpenedGroupView(stored.id, name, issued_again(session, key, issue))

    return transact(work)


def issue_token(group_id: str) -> str:
    """A new token of a group, for an operator of this machine. Raises NoSuchGroup."""

    def issue(session: Session) -> str:
        if groups.lock(session, group_id) is None:
            raise NoSuchGroup
        return tokens.issue_to_group(session, group_id, now())

    return transact(issue)


def read(group_id: str) -> GroupView:
    """The view of a group: its name, its people, and the numbers of their matches."""
    with reading() as session:
        many = groups.matches_per_person(session, group_id)
        found = groups.people(session, group_id)
        return GroupView(
            id=group_id,
            name=known(groups.find(session, group_id)).name,
            people=tuple(
                PersonView(person.id, known(person.name), many.get(person.id, 0), known(person.face))
                for person in found
            ),
            matches=groups.count_matches(session, group_id),
        )


# --- the history ---


@dataclass(frozen=True)
class PageOfMatches:
    """A page of the history, the position of the next page or None, and the ids of the matches of this page
    that only a newer release can read."""

    matches: tuple[PlayedView, ...]
    next: HistoryPosition | None
    unread: tuple[str, ...]


def history(group_id: str, wanted: HistoryFilter, after: HistoryPosition | None, limit: int) -> PageOfMatches:
    """A page of the matches that are `wanted`, newest first, at most `limit` after a position.

    Raises InvalidClaim if the group has no such person.
    """
    with reading() as session:
        _check_person(session, group_id, wanted)
        page = group_history.history(session, group_id, wanted, after, limit + 1)
        more, page = len(page) > limit, page[:limit]
        seats = group_history.seats(session, [stored.id for stored, _ in page])
        old = [stored.id for stored, _ in page if stored.format != FORMAT]
        entries = journal.entries_of_several(session, old) if old else {}
    views: list[PlayedView] = []
    unread: list[str] = []
    for stored, last_at in page:
        try:
            views.append(_present_match(stored, last_at, _state(stored, entries), seats[stored.id]))
        except NewerReleaseNeeded:
            unread.append(stored.id)
    place = HistoryPosition(page[-1][0].opened_at, page[-1][0].id) if more else None
    return PageOfMatches(tuple(views), place, tuple(unread))


def _check_person(session: Session, group_id: str, wanted: HistoryFilter) -> None:
    if wanted.person is not None:
        people.require_person(session, group_id, wanted.person, "person")


def _state(stored: StoredMatch, entries: dict[str, list[StoredEntry]]) -> AnyMatch:
    """The stored state, or a replay of the entries if it has another format. Raises NewerReleaseNeeded."""
    if stored.id not in entries:
        return state_of(stored.game, stored.state)
    game = game_of(stored.game)
    state = replay(game, entries_of_rows(entries[stored.id]))
    check_rules(game, state)
    return state


def _present_match(
    stored: StoredMatch, last_at: int, state: AnyMatch, seats: Sequence[GroupSeat]
) -> PlayedView:
    game = game_of(stored.game)
    now = ranking(game.ruleset_of(state), state)
    # The last seats may belong to arrivals that were taken back. They stay stored, but nobody sat there.
    sat = seats[: len(state.totals)]
    return PlayedView(
        id=stored.id,
        game=game.name,
        opened_at=stored.opened_at,
        last_at=last_at,
        people=tuple(
            _present_player(state, now.places, seat, face)
            for seat, face in zip(sat, assign_faces([seat.face for seat in sat]), strict=True)
        ),
        winners=now.winners,
        rounds=len(state.points),
        over=bool(now.winners),
        day=match_day(stored).isoformat(),
    )


def _present_player(state: AnyMatch, places: Mapping[Seat, int], sat: GroupSeat, face: Face) -> PlayerView:
    seat = Seat(sat.number)
    return PlayerView(seat, sat.name, sat.person, state.totals[seat], places.get(seat), face)


def history_rows(group_id: str, wanted: HistoryFilter) -> Iterator[JsonRow]:
    """The rounds of all matches that are `wanted`, one row for each round and player, newest match first.
    Matches that only a newer release can read are left out. Raises InvalidClaim if the group has no such
    person."""
    place: HistoryPosition | None = None
    while True:
        with reading() as session:
            _check_person(session, group_id, wanted)
            page = [stored for stored, _ in group_history.history(session, group_id, wanted, place, AT_ONCE)]
            ids = [stored.id for stored in page]
            seats = group_history.seats(session, ids)
            lasting = journal.entries_of_several(session, ids, lasting=True)
        for stored in page:
            names = {Seat(seat.number): seat.name for seat in seats[stored.id]}
            with suppress(NewerReleaseNeeded):
                yield from _rows(stored, names, lasting[stored.id])
        if len(page) < AT_ONCE:
            return
        place = HistoryPosition(page[-1].opened_at, page[-1].id)


def _rows(stored: StoredMatch, names: dict[Seat, str], lasting: Sequence[StoredEntry]) -> Iterator[JsonRow]:
    line = lasting_line(PreloadedEntries(stored.id, lasting))
    for row in round_rows(game_of(stored.game), names, match_day(stored), with_pauses(line)):
        yield {"match": stored.id, **row}


# --- the standings ---


def standings(group_id: str, wanted: HistoryFilter) -> tuple[PersonStandingView, ...]:
    """The standings in the matches that are `wanted`: a row for each game and person, most matches won first.
    Matches that only a newer release can read are left out.

    Raises InvalidClaim if the group has no such person.
    """
    with reading() as session:
        _check_person(session, group_id, wanted)
        matches = group_history.matches_with_tallies(session, group_id, wanted)
        seats = group_history.seats(session, [match.id for match in matches])
    sums: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    who: dict[str, GroupSeat] = {}
    for match, tally in tallies(matches):
        for seat in seats[match.id]:
            if seat.person is not None and wanted.person in (None, seat.person):
                who[seat.person] = seat
                sums[match.game, seat.person].update(_counts_of_seat(Seat(seat.number), tally))
    rows = [_row(game, who[person], counted) for (game, person), counted in sums.items()]
    return tuple(sorted(rows, key=_rank))


def standings_rows(group_id: str, wanted: HistoryFilter) -> Iterator[JsonRow]:
    """The standings as rows of JSON values. Raises InvalidClaim as `standings` does."""
    for row in standings(group_id, wanted):
        yield dump(row)


def _counts_of_seat(seat: Seat, tally: Tally) -> dict[str, int]:
    counted = {name: by_seat.get(seat, 0) for name, by_seat in tally.counts.items()}
    return counted | {"played": int(counted["rounds"] > 0), "won": int(seat in tally.winners)}


def _row(game: str, who: GroupSeat, counted: Counter[str]) -> PersonStandingView:
    hands = counted["hands"]
    return PersonStandingView(
        game=game,
        person=known(who.person),
        name=who.name,
        played=counted["played"],
        won=counted["won"],
        rounds=counted["rounds"],
        rounds_won=counted["rounds_won"],
        points=counted["points"],
        average_left=round(counted["left"] / hands, 2) if hands else None,
        calls_missed=counted.get("calls_missed"),
        catches=counted.get("catches"),
        challenges_made=counted.get("challenges_made"),
        challenges_won=counted.get("challenges_won"),
        face=known(who.face),
    )


def _rank(row: PersonStandingView) -> tuple[str, int, int, str, str]:
    return row.game, -row.won, -row.rounds_won, folded(row.name), row.person
