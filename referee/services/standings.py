"""What is counted of one match, from the line in force, and the cache of it."""

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
from referee.services.lines import entries_told, paged
from referee.storage import group_history, journal
from referee.storage.group_history import Counted
from referee.storage.loading import check_rules, game_of
from referee.storage.stored import StoredEntry
from referee.storage.transactions import NotApplied, OutcomeUnknown, reading, transact

VERSION = 3
"""The number of the way we count; a tally of another number is counted anew."""

AT_ONCE = 10
"""So many matches are read whole at a time."""
LONG = 300
"""A match of more entries is read by itself, page by page: others would wait for it."""


@dataclass(frozen=True)
class Tally:
    """Who has won a match that is over, and how often what by name and seat.

    Names that every game has: rounds, rounds_won, points, and hands with left, the points that were left in
    those of them that were counted and had not won. More are the game's own.
    """

    winners: tuple[Seat, ...]
    counts: Mapping[str, Mapping[Seat, int]]


def tallies(matches: Sequence[Counted]) -> Iterator[tuple[Counted, Tally]]:
    """The tally of each of these matches, counted anew and kept where the match has moved on; none of what
    only a newer release can read."""
    for match in matches:
        if (tally := _kept(match)) is not None:
            yield match, tally
    stale = [match for match in matches if _kept(match) is None]
    for first in range(0, len(stale), AT_ONCE):
        yield from _counted_anew(stale[first : first + AT_ONCE])


def _kept(match: Counted) -> Tally | None:
    """The tally that is kept, if it is of today."""
    if match.tally is None or match.tallied != match.number:
        return None
    told = json.loads(match.tally)
    if told["version"] != VERSION:
        return None
    counts = {
        name: {Seat(int(seat)): many for seat, many in by_seat.items()}
        for name, by_seat in told["counts"].items()
    }
    return Tally(tuple(told["winners"]), counts)


def _counted_anew(matches: Sequence[Counted]) -> Iterator[tuple[Counted, Tally]]:
    found = _stored(matches)
    fresh: list[tuple[str, int, str]] = []
    for match in matches:
        # None are left of a match that was erased meanwhile, and there may be new ones of another.
        if stored := found[match.id]:
            try:
                tally = tally_of(game_of(match.game), entries_told(stored))
            except NewerReleaseNeeded:
                continue
            told = {"version": VERSION, "winners": tally.winners, "counts": tally.counts}
            fresh.append((match.id, stored[-1].number, as_json(told)))
            yield match, tally
    # Only a cache: whoever asks gets the answer, whether it could be kept or not.
    with suppress(NotApplied, OutcomeUnknown):
        transact(lambda session: group_history.keep(session, fresh))


def _stored(matches: Sequence[Counted]) -> dict[str, list[StoredEntry]]:
    """The entries of each of these matches; none of one that is erased meanwhile."""
    with reading() as session:
        short = [match.id for match in matches if match.number <= LONG]
        found = journal.entries_of_several(session, short)
    for match in matches:
        if match.number > LONG:
            rows = list(paged(match.id, match.number))
            found[match.id] = rows if len(rows) == match.number else []
    return found


def tally_of(game: Game, entries: Sequence[Entry]) -> Tally:
    """What is counted of a match, from all its entries. Raises NewerReleaseNeeded."""
    items = line(entries)
    state, played = who_played(game, with_pauses(items))
    check_rules(game, state)
    rounds = ledger(game, with_pauses(items))
    by_seat = {seat: _of_seat(seat, rounds, played) for seat in map(Seat, range(len(state.totals)))}
    names = next(iter(by_seat.values()))
    counts = {name: {seat: counted[name] for seat, counted in by_seat.items()} for name in names}
    own = {name: dict(counted) for name, counted in game.tally(items).items()}
    return Tally(winners(game.ruleset_of(state), state), counts | own)


def who_played(game: Game, items: Iterable[Item]) -> tuple[AnyMatch, dict[int, set[Seat]]]:
    """How the match stands, and who played each scored round: who was in the order then, and who has points
    of it."""
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


def _of_seat(seat: Seat, rounds: Sequence[RoundPoints], played: Mapping[int, set[Seat]]) -> dict[str, int]:
    own = [round for round in rounds if seat in played[round.round]]
    left = [round.left[seat] for round in own if round.left and seat != round.winner and seat in round.left]
    return {
        "rounds": len(own),
        "rounds_won": sum(round.winner == seat for round in own),
        "points": sum(round.points[seat] for round in own),
        "hands": len(left),
        "left": sum(left),
    }
