"""Tallies of matches, from the line in effect, and their stored cache."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from referee.codec import NewerReleaseNeeded, as_json
from referee.kit.seats import Seat
from referee.kit.values import known
from referee.match.history.ledger import RoundPoints, ledger, without_round
from referee.match.history.line import Item, fold, line
from referee.match.model.edits import Entry
from referee.match.model.events import RoundRemoved, RoundScored
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch
from referee.match.table.ranking import winners
from referee.records.cooperative import with_pauses
from referee.services.entry_ranges import entries_of_rows, paged
from referee.storage import group_history, journal
from referee.storage.group_history import TalliedMatch
from referee.storage.loading import check_rules, game_of
from referee.storage.stored import StoredEntry
from referee.storage.transactions import NotApplied, OutcomeUnknown, reading, transact

VERSION = 3
"""Version of tallies. A stored tally of another version is computed again."""

AT_ONCE = 10
"""Maximum number of matches whose entries are read at a time."""
LONG_MATCH = 300
"""Number of entries above which a match is read separately, page by page, so that other requests can run."""


@dataclass(frozen=True)
class Tally:
    """The winners of a match that is over, and its counts by name and seat.

    All games have these names: rounds, rounds_won, points, hands, and left. `hands` is the number of counted
    hands of rounds that the seat did not win, and `left` the points that were left in them. A game adds names
    of its own.
    """

    winners: tuple[Seat, ...]
    counts: Mapping[str, Mapping[Seat, int]]


def tallies(matches: Sequence[TalliedMatch]) -> Iterator[tuple[TalliedMatch, Tally]]:
    """The tallies of these matches. A tally that is out of date is computed again and stored. Matches that
    only a newer release can read are left out."""
    for match in matches:
        if (tally := _valid_tally(match)) is not None:
            yield match, tally
    stale = [match for match in matches if _valid_tally(match) is None]
    for first in range(0, len(stale), AT_ONCE):
        yield from _recount(stale[first : first + AT_ONCE])


def _valid_tally(match: TalliedMatch) -> Tally | None:
    """The stored tally; None if there is none, or if it is out of date."""
    if match.tally is None or match.tallied != match.number:
        return None
    parsed = json.loads(match.tally)
    if parsed["version"] != VERSION:
        return None
    counts = {
        name: {Seat(int(seat)): many for seat, many in by_seat.items()}
        for name, by_seat in parsed["counts"].items()
    }
    return Tally(tuple(parsed["winners"]), counts)


def _recount(matches: Sequence[TalliedMatch]) -> Iterator[tuple[TalliedMatch, Tally]]:
    found = _read_entries(matches)
    fresh: list[tuple[str, int, str]] = []
    for match in matches:
        # A match that was erased meanwhile has no entries. Another match may have new ones.
        if stored := found[match.id]:
            try:
                tally = tally_of(game_of(match.game), entries_of_rows(stored))
            except NewerReleaseNeeded:
                continue
            row = {"version": VERSION, "winners": tally.winners, "counts": tally.counts}
            fresh.append((match.id, stored[-1].number, as_json(row)))
            yield match, tally
    # This is a cache: the client gets its answer even if the tallies could not be stored.
    with suppress(NotApplied, OutcomeUnknown):
        transact(lambda session: group_history.keep_tallies(session, fresh))


def _read_entries(matches: Sequence[TalliedMatch]) -> dict[str, list[StoredEntry]]:
    """The rows of the entries of each of these matches, by match id. Empty for a match that is erased
    meanwhile."""
    with reading() as session:
        short = [match.id for match in matches if match.number <= LONG_MATCH]
        found = journal.entries_of_several(session, short)
    for match in matches:
        if match.number > LONG_MATCH:
            rows = list(paged(match.id, match.number))
            found[match.id] = rows if len(rows) == match.number else []
    return found


def tally_of(game: Game, entries: Sequence[Entry]) -> Tally:
    """Compute the tally of a match from all its entries. Raises NewerReleaseNeeded."""
    items = line(entries)
    state, played = who_played(game, with_pauses(items))
    check_rules(game, state)
    rounds = ledger(game, with_pauses(items))
    by_seat = {seat: _counts_of_seat(seat, rounds, played) for seat in map(Seat, range(len(state.totals)))}
    names = next(iter(by_seat.values()))
    counts = {name: {seat: counted[name] for seat, counted in by_seat.items()} for name in names}
    own = {name: dict(counted) for name, counted in game.tally(items).items()}
    return Tally(winners(game.ruleset_of(state), state), counts | own)


def who_played(game: Game, items: Iterable[Item]) -> tuple[AnyMatch, dict[int, set[Seat]]]:
    """The state after these items, and the seats that played each scored round: the seats in the order of
    play, and the seats with points."""
    state: AnyMatch | None = None
    played: dict[int, set[Seat]] = {}
    for item in items:
        for event in item.ruling.events if item.ruling else ():
            if isinstance(event, RoundScored):
                scoring = {Seat(seat) for seat, points in enumerate(event.points) if points}
                played.setdefault(event.round, set(known(state).players)).update(scoring)
            elif isinstance(event, RoundRemoved):
                played = without_round(played, event.round)
        state = fold(game, [item], state)
    return known(state), played


def _counts_of_seat(
    seat: Seat, rounds: Sequence[RoundPoints], played: Mapping[int, set[Seat]]
) -> dict[str, int]:
    own = [round for round in rounds if seat in played[round.round]]
    left = [round.left[seat] for round in own if round.left and seat != round.winner and seat in round.left]
    return {
        "rounds": len(own),
        "rounds_won": sum(round.winner == seat for round in own),
        "points": sum(round.points[seat] for round in own),
        "hands": len(left),
        "left": sum(left),
    }
