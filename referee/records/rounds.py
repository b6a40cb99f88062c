"""The rounds of a match as rows that a person reads in a spreadsheet: one for each round and seat."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any

from referee.kit.seats import Seat
from referee.match.history.ledger import RoundPoints, ledger, without_round
from referee.match.history.line import Item
from referee.match.model.events import (
    Opened,
    PaperTotals,
    RoundRemoved,
    RoundScored,
    RoundVoided,
    SeatBack,
    SeatLeft,
    SeatsOut,
    SeatTaken,
)
from referee.match.model.game import Game
from referee.match.table.rounds import Score
from referee.records.sheets import Column
from referee.rulings.tags import Event

COLUMNS = (
    Column("day", "Match day", 12),
    Column("game", "Game", 10),
    Column("round", "Round", 8),
    Column("dealer", "Dealer", 18),
    Column("player", "Player", 18),
    Column("points", "Points", 8),
    Column("total", "Total", 8),
    Column("left", "Left in hand", 13),
    Column("reason", "Reason", 36),
)

Row = Mapping[str, Any]


@dataclass(frozen=True)
class Start:
    """Points that belong to no round: whose they are, before which round, and why."""

    seat: Seat
    round: int
    points: int
    reason: str


@dataclass
class Seen:
    """What the ledger does not tell of a line, noted while the ledger reads it.

    `starts` are the points that people have beside the rounds; of each round, by its number: who played it,
    its points so far, the entry that first gave it points, and whether these were only written down.
    `left_in` is who left while a round was open, and `left_after` who left between two, by the number of the
    round before.
    """

    order: tuple[Seat, ...] = ()
    starts: list[Start] = field(default_factory=list)
    next_round: int = 1
    points: dict[int, tuple[int, ...]] = field(default_factory=dict)
    players: dict[int, tuple[Seat, ...]] = field(default_factory=dict)
    first: dict[int, int] = field(default_factory=dict)
    written: dict[int, bool] = field(default_factory=dict)
    left_in: dict[int, set[Seat]] = field(default_factory=lambda: defaultdict(set))
    left_after: dict[int, set[Seat]] = field(default_factory=lambda: defaultdict(set))
    is_open: bool = False

    def noting(self, items: Iterable[Item]) -> Iterator[Item]:
        """These items, each noted when it is asked for."""
        for item in items:
            for event in item.ruling.events if item.ruling else ():
                self._note_who_leaves(event)
                self._note(item, event)
            yield item

    def _note(self, item: Item, event: object) -> None:
        match event:
            case Opened() | SeatTaken() | SeatBack() | SeatsOut():
                self.order = event.order
            case SeatLeft():
                self.order = tuple(seat for seat in self.order if seat != event.seat)
        match event:
            case SeatTaken() if event.points:
                self._start(event.seat, event.points, "sat down with them")
            case SeatBack() if event.total != self._total(event.seat):
                more = event.total - self._total(event.seat)
                self._start(event.seat, more, f"came back with {event.total}")
            case PaperTotals():
                self.starts, self.next_round = [], event.rounds + 1
                for seat, points in enumerate(event.totals):
                    self._start(Seat(seat), points, "totals from paper")
            case RoundScored():
                self.points[event.round] = event.points
                self.next_round = max(self.next_round, event.round + 1)
                self.players.setdefault(event.round, self.order)
                self.first.setdefault(event.round, item.submission.number)
                claim = item.submission.claim
                self.written[event.round] = isinstance(claim, Score) and claim.hands is None
            case RoundRemoved():
                self.next_round -= 1
                self.points = without_round(self.points, event.round)
                self.players = without_round(self.players, event.round)
                self.first = without_round(self.first, event.round)
                self.written = without_round(self.written, event.round)
                self.starts = [
                    replace(start, round=start.round - (start.round > event.round)) for start in self.starts
                ]

    def _note_who_leaves(self, event: Event) -> None:
        """Who leaves an open round, and who leaves between two; a round that is void was none."""
        self.is_open |= event.opens_a_round
        match event:
            case SeatLeft() if self.is_open:
                self.left_in[self.next_round].add(event.seat)
            case SeatLeft():
                self.left_after[self.next_round - 1].add(event.seat)
            case RoundVoided():
                self.left_after[self.next_round - 1] |= self.left_in.pop(self.next_round, set())
                self.is_open = False
            case RoundRemoved():
                gone = self.left_in[event.round] | self.left_after[event.round]
                self.left_in = defaultdict(set, without_round(self.left_in, event.round))
                self.left_after = defaultdict(set, without_round(self.left_after, event.round))
                self.left_after[event.round - 1] |= gone
            case RoundScored():
                self.is_open &= event.round != self.next_round

    def _start(self, seat: Seat, points: int, reason: str) -> None:
        self.starts.append(Start(seat, self.next_round, points, reason))

    def _total(self, seat: Seat) -> int:
        scored = (row[seat] for row in self.points.values() if seat < len(row))
        return sum(scored) + sum(start.points for start in self.starts if start.seat == seat)


def round_rows(game: Game, names: Mapping[Seat, str], day: date, items: Iterable[Item]) -> Iterator[Row]:
    """A row a round and seat, and as round 0 what is no round's: totals from paper, and what who comes late
    starts with. `day` is the day of the match."""
    seen = Seen()
    rounds = ledger(game, seen.noting(items))
    match = {"day": day, "game": game.title}
    totals: Counter[int] = Counter()

    def started(before: float) -> Iterator[Row]:
        while seen.starts and seen.starts[0].round <= before:
            start = seen.starts.pop(0)
            totals[start.seat] += start.points
            told = {"round": 0, "player": names[start.seat], "points": start.points}
            yield match | told | {"total": totals[start.seat], "reason": start.reason}

    for one in rounds:
        yield from started(one.round)
        totals.update(dict(enumerate(one.points)))
        dealer = None if one.dealer is None else names[one.dealer]
        for seat in _seats(one, seen):
            yield match | {
                "round": one.round,
                "dealer": dealer,
                "player": names[seat],
                "points": one.points[seat],
                "total": totals[seat],
                "left": (one.left or {}).get(seat),
                "reason": _reason(one, seat, seen),
            }
    yield from started(math.inf)


def _seats(round: RoundPoints, seen: Seen) -> list[Seat]:
    """Who played it, also until they left, and who else has points of it."""
    played = {*seen.players[round.round], *seen.left_in[round.round], *(round.left or {}), round.winner}
    return [Seat(seat) for seat, points in enumerate(round.points) if points or seat in played]


def _reason(round: RoundPoints, seat: Seat, seen: Seen) -> str:
    """Why a seat has these points, in short words."""
    left = (round.left or {}).get(seat)
    reasons = [
        "won the round" if seat == round.winner else None,
        None if left is None or seat == round.winner else f"counted {left}",
        "written down" if seen.written[round.round] else None,
        f"replaced later (entry {round.entry})" if round.entry != seen.first[round.round] else None,
        "left the match in this round" if seat in seen.left_in[round.round] else None,
        "left the match after this round" if seat in seen.left_after[round.round] else None,
    ]
    return ", ".join(reason for reason in reasons if reason)
