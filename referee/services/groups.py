"""Groups of people who play together over many evenings. The services open a group, and show its people, its
matches and its standings."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

from sqlalchemy.orm import Session

from referee.codec import NewerReleaseNeeded, to_json_value
from referee.kit.seats import Seat
from referee.kit.values import not_none
from referee.match.history.line import replay
from referee.match.history.reach import timeline_of_lasting_entries
from referee.match.model.state import AnyMatch
from referee.match.table.faces import Face, assign_faces
from referee.match.table.names import casefolded_name
from referee.match.table.ranking import ranking
from referee.presenters.groups import (
    GroupMatchPlayerView,
    GroupMatchView,
    GroupView,
    OpenedGroupView,
    PersonStandingView,
    PersonView,
)
from referee.records.cooperative import iterate_with_pauses
from referee.records.rounds import spreadsheet_rows
from referee.services import people
from referee.services.clock import now
from referee.services.day import opening_day_of_match
from referee.services.entry_ranges import PreloadedEntryReader, parse_entry_rows
from referee.services.errors import IdempotencyKeyReused, NoSuchGroup
from referee.services.idempotency import reissue_or_issue_token
from referee.services.matches import OpeningIdempotencyKey
from referee.services.standings import MatchTally, read_or_compute_tallies
from referee.storage import group_history, groups, ids, journal, tokens
from referee.storage.group_history import HistoryFilter, HistoryPosition, SeatWithPerson
from referee.storage.groups import StoredGroup
from referee.storage.loading import (
    STATE_FORMAT_VERSION,
    check_release_knows_rules,
    find_game_by_name,
    parse_stored_state,
)
from referee.storage.stored import StoredEntry, StoredMatch
from referee.storage.transactions import open_read_session, transact

JsonRow = dict[str, Any]
"""A row of a table, as a JSON object. The keys are the names of the columns."""

MATCHES_PER_QUERY = 10
"""Maximum number of matches whose entries one query reads."""


# --- opening and reading a group ---


def open_group(name: str, opening_key: OpeningIdempotencyKey) -> OpenedGroupView:
    """Open a group and issue its token. A retry with the same idempotency key opens no second group. It
    returns the same group, with a new secret string for the token.

    Raises IdempotencyKeyReused if the key was used with another request, or if a match was already opened in
    the group.
    """

    def work(session: Session) -> OpenedGroupView:
        stored = groups.find_group_by_opening_key(session, opening_key.digest_of_key)
        if stored is None:
            stored = StoredGroup(
                ids.new_random_id(ids.LONG), name, now(), opening_key.digest_of_key, opening_key.fingerprint
            )
            groups.store_new_group(session, stored)
        elif stored.opening_fingerprint != opening_key.fingerprint or groups.has_had_matches(
            session, stored.id
        ):
            raise IdempotencyKeyReused
        key = opening_key.digest_of_key
        issue = partial(tokens.issue_token_of_group, session, stored.id, now(), key)
        return OpenedGroupView(stored.id, name, reissue_or_issue_token(session, key, issue))

    return transact(work)


def issue_group_token(group_id: str) -> str:
    """Issue a new token of a group, for an operator of this machine. Raises NoSuchGroup if the group does not
    exist."""

    def issue(session: Session) -> str:
        if groups.find_and_lock_group(session, group_id) is None:
            raise NoSuchGroup
        return tokens.issue_token_of_group(session, group_id, now())

    return transact(issue)


def view_group(group_id: str) -> GroupView:
    """The view of a group: its name, the number of its matches, and its people, each with the number of
    matches."""
    with open_read_session() as session:
        many = groups.count_matches_per_person(session, group_id)
        found = groups.find_people_of_group(session, group_id)
        return GroupView(
            id=group_id,
            name=not_none(groups.find_group(session, group_id)).name,
            people=tuple(
                PersonView(person.id, not_none(person.name), many.get(person.id, 0), not_none(person.face))
                for person in found
            ),
            matches=groups.count_matches(session, group_id),
        )


# --- the matches of a group ---


@dataclass(frozen=True)
class GroupHistoryPage:
    """A page of the history of a group. `matches` are views of the matches on this page. `next` is the
    position after which the next page starts; None on the last page. `unread` are the ids of matches on this
    page that only a newer release can read."""

    matches: tuple[GroupMatchView, ...]
    next: HistoryPosition | None
    unread: tuple[str, ...]


def read_group_history(
    group_id: str, wanted: HistoryFilter, after: HistoryPosition | None, limit: int
) -> GroupHistoryPage:
    """A page of the history of a group: the matches that pass the filter `wanted`, newest first. The page
    starts after the position `after` and has at most `limit` matches.

    Raises InvalidClaim if the filter names a person who is not in the group.
    """
    with open_read_session() as session:
        _check_person_is_in_group(session, group_id, wanted)
        page = group_history.read_page_of_group_history(session, group_id, wanted, after, limit + 1)
        more, page = len(page) > limit, page[:limit]
        seats = group_history.read_seats_of_matches(session, [stored.id for stored, _ in page])
        old = [stored.id for stored, _ in page if stored.format != STATE_FORMAT_VERSION]
        entries = journal.read_entries_of_matches(session, old) if old else {}
    views: list[GroupMatchView] = []
    unread: list[str] = []
    for stored, last_at in page:
        try:
            views.append(
                _present_played_match(
                    stored, last_at, _parse_or_replay_match_state(stored, entries), seats[stored.id]
                )
            )
        except NewerReleaseNeeded:
            unread.append(stored.id)
    place = HistoryPosition(page[-1][0].opened_at, page[-1][0].id) if more else None
    return GroupHistoryPage(tuple(views), place, tuple(unread))


def _check_person_is_in_group(session: Session, group_id: str, wanted: HistoryFilter) -> None:
    """Raise InvalidClaim if the filter names a person who is not in the group."""
    if wanted.person is not None:
        people.require_unerased_person(session, group_id, wanted.person, "person")


def _parse_or_replay_match_state(stored: StoredMatch, entries: dict[str, list[StoredEntry]]) -> AnyMatch:
    """The state of a match. `entries` has the entries of each match whose stored state has the format of
    another release. The state of such a match is computed from the entries. Any other state is parsed. Raises
    NewerReleaseNeeded if this release cannot read the match."""
    if stored.id not in entries:
        return parse_stored_state(stored.game, stored.state)
    game = find_game_by_name(stored.game)
    state = replay(game, parse_entry_rows(entries[stored.id]))
    check_release_knows_rules(game, state)
    return state


def _present_played_match(
    stored: StoredMatch, last_at: int, state: AnyMatch, seats: Sequence[SeatWithPerson]
) -> GroupMatchView:
    """The view of a match in the history of a group. `last_at` is the time of the last entry in ms."""
    game = find_game_by_name(stored.game)
    now = ranking(game.ruleset_of(state), state)
    # If the arrival of a player was taken back, the seat is still stored. The view leaves it out.
    sat = seats[: len(state.totals)]
    return GroupMatchView(
        id=stored.id,
        game=game.name,
        opened_at=stored.opened_at,
        last_at=last_at,
        people=tuple(
            _present_player_of_match(state, now.places, seat, face)
            for seat, face in zip(sat, assign_faces([seat.face for seat in sat]), strict=True)
        ),
        winners=now.winners,
        rounds=len(state.points),
        over=bool(now.winners),
        day=opening_day_of_match(stored).isoformat(),
    )


def _present_player_of_match(
    state: AnyMatch, places: Mapping[Seat, int], sat: SeatWithPerson, face: Face
) -> GroupMatchPlayerView:
    seat = Seat(sat.number)
    return GroupMatchPlayerView(seat, sat.name, sat.person, state.totals[seat], places.get(seat), face)


def round_rows_of_group_history(group_id: str, wanted: HistoryFilter) -> Iterator[JsonRow]:
    """The rounds of all matches that pass the filter `wanted`, as rows. The rounds of the newest match come
    first. A round has one row for each player. Matches that only a newer release can read are left out.

    Raises InvalidClaim if the filter names a person who is not in the group.
    """
    place: HistoryPosition | None = None
    while True:
        with open_read_session() as session:
            _check_person_is_in_group(session, group_id, wanted)
            page = [
                stored
                for stored, _ in group_history.read_page_of_group_history(
                    session, group_id, wanted, place, MATCHES_PER_QUERY
                )
            ]
            ids = [stored.id for stored in page]
            seats = group_history.read_seats_of_matches(session, ids)
            lasting = journal.read_entries_of_matches(session, ids, lasting=True)
        for stored in page:
            names = {Seat(seat.number): seat.name for seat in seats[stored.id]}
            with suppress(NewerReleaseNeeded):
                yield from _round_rows_with_match_id(stored, names, lasting[stored.id])
        if len(page) < MATCHES_PER_QUERY:
            return
        place = HistoryPosition(page[-1].opened_at, page[-1].id)


def _round_rows_with_match_id(
    stored: StoredMatch, names: dict[Seat, str], lasting: Sequence[StoredEntry]
) -> Iterator[JsonRow]:
    """The rounds of one match as rows, with the id of the match. A round has one row for each player.
    `lasting` has the entries that still matter after their round, such as scores."""
    line = timeline_of_lasting_entries(PreloadedEntryReader(stored.id, lasting))
    for row in spreadsheet_rows(
        find_game_by_name(stored.game), names, opening_day_of_match(stored), iterate_with_pauses(line)
    ):
        yield {"match": stored.id, **row}


# --- the standings of a group ---


def read_group_standings(group_id: str, wanted: HistoryFilter) -> tuple[PersonStandingView, ...]:
    """The standings of the people of a group, counted over the matches that pass the filter `wanted`. Each
    row is about one person and one game. The rows of a game begin with the person who has won the most
    matches. Matches that only a newer release can read are left out.

    Raises InvalidClaim if the filter names a person who is not in the group.
    """
    with open_read_session() as session:
        _check_person_is_in_group(session, group_id, wanted)
        matches = group_history.read_group_matches_with_tallies(session, group_id, wanted)
        seats = group_history.read_seats_of_matches(session, [match.id for match in matches])
    sums: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    who: dict[str, SeatWithPerson] = {}
    for match, tally in read_or_compute_tallies(matches):
        for seat in seats[match.id]:
            if seat.person is not None and wanted.person in (None, seat.person):
                who[seat.person] = seat
                sums[match.game, seat.person].update(_counts_of_seat_in_tally(Seat(seat.number), tally))
    rows = [_present_person_standing(game, who[person], counted) for (game, person), counted in sums.items()]
    return tuple(sorted(rows, key=_standings_sort_key))


def rows_of_group_standings(group_id: str, wanted: HistoryFilter) -> Iterator[JsonRow]:
    """The standings of the people of a group as rows of JSON values. Raises InvalidClaim as
    `read_group_standings` does."""
    for row in read_group_standings(group_id, wanted):
        yield to_json_value(row)


def _counts_of_seat_in_tally(seat: Seat, tally: MatchTally) -> dict[str, int]:
    """The counts of one seat in a match, such as rounds and points. The keys are the names of the counts. The
    count `played` is 1 if the seat played a round, and `won` is 1 if the seat won the match. Otherwise they
    are 0."""
    counted = {name: by_seat.get(seat, 0) for name, by_seat in tally.counts.items()}
    return counted | {"played": int(counted["rounds"] > 0), "won": int(seat in tally.winners)}


def _present_person_standing(game: str, who: SeatWithPerson, counted: Counter[str]) -> PersonStandingView:
    """The row of a person in the standings of one game. `counted` contains the person's counts, added up over
    all matches."""
    hands = counted["hands"]
    return PersonStandingView(
        game=game,
        person=not_none(who.person),
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
        face=not_none(who.face),
    )


def _standings_sort_key(row: PersonStandingView) -> tuple[str, int, int, str, str]:
    """The sort key of a row. Rows are sorted by game, then by matches won (most first), rounds won (most
    first), and name."""
    return row.game, -row.won, -row.rounds_won, casefolded_name(row.name), row.person
