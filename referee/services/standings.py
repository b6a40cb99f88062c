"""Tallies of matches. A tally contains the numbers of one match that the standings of a group add up. Tallies
are computed from the entries in effect, and cached in the database."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from referee.codec import NewerReleaseNeeded, to_json_text
from referee.kit.seats import Seat
from referee.kit.values import not_none
from referee.match.history.ledger import RoundPoints, compute_ledger, remove_round_and_renumber
from referee.match.history.line import TimelineItem, state_after_timeline, timeline_of
from referee.match.model.edits import Entry
from referee.match.model.events import RoundRemoved, RoundScored
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch
from referee.match.table.ranking import winners
from referee.records.cooperative import iterate_with_pauses
from referee.services.entry_ranges import parse_entry_rows, read_entry_rows_in_pages
from referee.storage import group_history, journal
from referee.storage.group_history import MatchWithStoredTally
from referee.storage.loading import check_release_knows_rules, find_game_by_name
from referee.storage.stored import StoredEntry
from referee.storage.transactions import NotApplied, OutcomeUnknown, open_read_session, transact

TALLY_VERSION = 3
"""Version of the format of stored tallies. A stored tally of another version is computed again."""

MATCHES_PER_QUERY = 10
"""Maximum number of matches whose entries one query reads."""
MOST_ENTRIES_OF_A_SHORT_MATCH = 300
"""Maximum number of entries of a match that is read in one query together with other matches. A longer match
is read alone and in pages, so that other requests can run."""


@dataclass(frozen=True)
class MatchTally:
    """The numbers of one match that the standings of a group add up. `winners` is empty if the match is not
    over. `counts` maps the name of a count to a number for each seat.

    All games have five counts. A game may add counts of its own.

    - `rounds`: The number of rounds that the seat played.
    - `rounds_won`: The number of rounds that the seat won.
    - `points`: The sum of the seat's points in these rounds.
    - `hands`: The number of rounds in which the hand of the seat was counted. Rounds that the seat won are
      left out.
    - `left`: The sum of the points in the hands that were counted.
    """

    winners: tuple[Seat, ...]
    counts: Mapping[str, Mapping[Seat, int]]


def read_or_compute_tallies(
    matches: Sequence[MatchWithStoredTally],
) -> Iterator[tuple[MatchWithStoredTally, MatchTally]]:
    """Yield each of these matches with its tally. Tallies that are out of date are computed again and stored.
    Matches that only a newer release can read are left out."""
    for match in matches:
        if (tally := _stored_tally_if_current(match)) is not None:
            yield match, tally
    stale = [match for match in matches if _stored_tally_if_current(match) is None]
    for first in range(0, len(stale), MATCHES_PER_QUERY):
        yield from _recompute_tallies(stale[first : first + MATCHES_PER_QUERY])


def _stored_tally_if_current(match: MatchWithStoredTally) -> MatchTally | None:
    """The stored tally of a match. None if no tally is stored, or if the match has newer entries or the tally
    has another version."""
    if match.tally is None or match.tallied != match.number:
        return None
    parsed = json.loads(match.tally)
    if parsed["version"] != TALLY_VERSION:
        return None
    counts = {
        name: {Seat(int(seat)): many for seat, many in by_seat.items()}
        for name, by_seat in parsed["counts"].items()
    }
    return MatchTally(tuple(parsed["winners"]), counts)


def _recompute_tallies(
    matches: Sequence[MatchWithStoredTally],
) -> Iterator[tuple[MatchWithStoredTally, MatchTally]]:
    """Compute the tallies of these matches from their entries. Yield the tallies and store them."""
    found = _read_entry_rows(matches)
    fresh: list[tuple[str, int, str]] = []
    for match in matches:
        # A match that was erased in the meantime has no entries, so it gets no tally.
        if stored := found[match.id]:
            try:
                tally = compute_tally(find_game_by_name(match.game), parse_entry_rows(stored))
            except NewerReleaseNeeded:
                continue
            row = {"version": TALLY_VERSION, "winners": tally.winners, "counts": tally.counts}
            fresh.append((match.id, stored[-1].number, to_json_text(row)))
            yield match, tally
    # The client gets its answer even if the tallies cannot be stored, because they are only a cache.
    with suppress(NotApplied, OutcomeUnknown):
        transact(lambda session: group_history.store_tallies(session, fresh))


def _read_entry_rows(matches: Sequence[MatchWithStoredTally]) -> dict[str, list[StoredEntry]]:
    """The rows of the entries of these matches. The keys are match ids. A match that is erased before all its
    rows are read has no rows."""
    with open_read_session() as session:
        short = [match.id for match in matches if match.number <= MOST_ENTRIES_OF_A_SHORT_MATCH]
        found = journal.read_entries_of_matches(session, short)
    for match in matches:
        if match.number > MOST_ENTRIES_OF_A_SHORT_MATCH:
            rows = list(read_entry_rows_in_pages(match.id, match.number))
            found[match.id] = rows if len(rows) == match.number else []
    return found


def compute_tally(game: Game, entries: Sequence[Entry]) -> MatchTally:
    """The tally of a match, computed from all entries of the match. Raises NewerReleaseNeeded if this release
    cannot read the match."""
    items = timeline_of(entries)
    state, played = state_and_players_of_rounds(game, iterate_with_pauses(items))
    check_release_knows_rules(game, state)
    rounds = compute_ledger(game, iterate_with_pauses(items))
    by_seat = {
        seat: _compute_counts_of_seat(seat, rounds, played) for seat in map(Seat, range(len(state.totals)))
    }
    names = next(iter(by_seat.values()))
    counts = {name: {seat: counted[name] for seat, counted in by_seat.items()} for name in names}
    own = {name: dict(counted) for name, counted in game.tally(items).items()}
    return MatchTally(winners(game.ruleset_of(state), state), counts | own)


def state_and_players_of_rounds(
    game: Game, items: Iterable[TimelineItem]
) -> tuple[AnyMatch, dict[int, set[Seat]]]:
    """The state after these entries, and the seats that played each scored round. The keys are the numbers of
    the rounds. A seat played a round if it was in the order of play, or if it has points for the round."""
    state: AnyMatch | None = None
    played: dict[int, set[Seat]] = {}
    for item in items:
        for event in item.ruling.events if item.ruling else ():
            if isinstance(event, RoundScored):
                scoring = {Seat(seat) for seat, points in enumerate(event.points) if points}
                played.setdefault(event.round, set(not_none(state).players)).update(scoring)
            elif isinstance(event, RoundRemoved):
                played = remove_round_and_renumber(played, event.round)
        state = state_after_timeline(game, [item], state)
    return not_none(state), played


def _compute_counts_of_seat(
    seat: Seat, rounds: Sequence[RoundPoints], played: Mapping[int, set[Seat]]
) -> dict[str, int]:
    """The counts of one seat in a match. The keys are the names of the counts. `played` contains the seats
    that played each round."""
    own = [round for round in rounds if seat in played[round.round]]
    left = [round.left[seat] for round in own if round.left and seat != round.winner and seat in round.left]
    return {
        "rounds": len(own),
        "rounds_won": sum(round.winner == seat for round in own),
        "points": sum(round.points[seat] for round in own),
        "hands": len(left),
        "left": sum(left),
    }
