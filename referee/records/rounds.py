"""The rounds of a match as rows of a spreadsheet: one row for each round and seat."""

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
from referee.records.sheets import SheetColumn
from referee.rulings.tags import Event

COLUMNS = (
    SheetColumn("day", "Match day", 12),
    SheetColumn("game", "Game", 10),
    SheetColumn("round", "Round", 8),
    SheetColumn("dealer", "Dealer", 18),
    SheetColumn("player", "Player", 18),
    SheetColumn("points", "Points", 8),
    SheetColumn("total", "Total", 8),
    SheetColumn("left", "Left in hand", 13),
    SheetColumn("reason", "Reason", 36),
)

Row = Mapping[str, Any]


@dataclass(frozen=True)
class UnscoredPoints:
    """Points that belong to no round: their seat, the round that they precede, and the reason."""

    seat: Seat
    round: int
    points: int
    reason: str


@dataclass
class LineNotes:
    """Facts about a line that the ledger does not contain, noted while the ledger reads the line.

    - `order`: The present order of seats.
    - `starts`: The points that belong to no round.
    - `next_round`: The number of the open or next round.
    - `points`: By round, its points so far.
    - `players`: By round, the seats that played it.
    - `first`: By round, the entry that first scored it.
    - `written`: By round, whether its points were entered without the cards left.
    - `left_in`: By round, the seats whose players left during it.
    - `left_after`: By round, the seats whose players left between it and the next one.
    - `is_open`: Whether a round is open.
    """

    order: tuple[Seat, ...] = ()
    starts: list[UnscoredPoints] = field(default_factory=list)
    next_round: int = 1
    points: dict[int, tuple[int, ...]] = field(default_factory=dict)
    players: dict[int, tuple[Seat, ...]] = field(default_factory=dict)
    first: dict[int, int] = field(default_factory=dict)
    written: dict[int, bool] = field(default_factory=dict)
    left_in: dict[int, set[Seat]] = field(default_factory=lambda: defaultdict(set))
    left_after: dict[int, set[Seat]] = field(default_factory=lambda: defaultdict(set))
    is_open: bool = False

    def note_all(self, items: Iterable[Item]) -> Iterator[Item]:
        """These items, each of which is noted when it is read."""
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
        """Note players who leave during a round or between two. Leaving a void round is leaving before it."""
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
        self.starts.append(UnscoredPoints(seat, self.next_round, points, reason))

    def _total(self, seat: Seat) -> int:
        scored = (row[seat] for row in self.points.values() if seat < len(row))
        return sum(scored) + sum(start.points for start in self.starts if start.seat == seat)


def round_rows(game: Game, names: Mapping[Seat, str], day: date, items: Iterable[Item]) -> Iterator[Row]:
    """The rows of a match: one for each round and seat. Points that belong to no round, such as totals from
    paper, have the round 0. `day`: the day of the match. The members of a row have the names in `COLUMNS`."""
    notes = LineNotes()
    rounds = ledger(game, notes.note_all(items))
    match = {"day": day, "game": game.title}
    totals: Counter[int] = Counter()

    def started(before: float) -> Iterator[Row]:
        while notes.starts and notes.starts[0].round <= before:
            start = notes.starts.pop(0)
            totals[start.seat] += start.points
            extra = {"round": 0, "player": names[start.seat], "points": start.points}
            yield match | extra | {"total": totals[start.seat], "reason": start.reason}

    for one in rounds:
        yield from started(one.round)
        totals.update(dict(enumerate(one.points)))
        dealer = None if one.dealer is None else names[one.dealer]
        for seat in _seats(one, notes):
            yield match | {
                "round": one.round,
                "dealer": dealer,
                "player": names[seat],
                "points": one.points[seat],
                "total": totals[seat],
                "left": (one.left or {}).get(seat),
                "reason": _reason(one, seat, notes),
            }
    yield from started(math.inf)


def _seats(round: RoundPoints, notes: LineNotes) -> list[Seat]:
    """The seats with a row for a round: those that played it, also in part, and those with points for it."""
    played = {*notes.players[round.round], *notes.left_in[round.round], *(round.left or {}), round.winner}
    return [Seat(seat) for seat, points in enumerate(round.points) if points or seat in played]


def _reason(round: RoundPoints, seat: Seat, notes: LineNotes) -> str:
    """Why a seat has these points, in short words."""
    left = (round.left or {}).get(seat)
    reasons = [
        "won the round" if seat == round.winner else None,
        None if left is None or seat == round.winner else f"counted {left}",
        "written down" if notes.written[round.round] else None,
        f"replaced later (entry {round.entry})" if round.entry != notes.first[round.round] else None,
        "left the match in this round" if seat in notes.left_in[round.round] else None,
        "left the match after this round" if seat in notes.left_after[round.round] else None,
    ]
    return ", ".join(reason for reason in reasons if reason)
