"""The rounds of a match as rows of a spreadsheet: one row for each round and seat."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any

from referee.kit.seats import Seat
from referee.languages.speech import tell
from referee.match.history.ledger import RoundPoints, compute_ledger, remove_round_and_renumber
from referee.match.history.line import TimelineItem
from referee.match.model.events import (
    MatchOpened,
    PaperTotalsEntered,
    PlayerCameBack,
    RoundRemoved,
    RoundScored,
    RoundVoided,
    SeatLeft,
    SeatsOutOfMatch,
    SeatTaken,
)
from referee.match.model.game import Game
from referee.match.table.rounds import ScoreRound
from referee.records.sheets import SheetColumn
from referee.rulings.tags import Event

SPREADSHEET_COLUMNS = (
    SheetColumn("day", 12),
    SheetColumn("game", 10),
    SheetColumn("round", 8),
    SheetColumn("dealer", 18),
    SheetColumn("player", 18),
    SheetColumn("points", 8),
    SheetColumn("total", 8),
    SheetColumn("left", 13),
    SheetColumn("reason", 36),
)

SpreadsheetRow = Mapping[str, Any]


@dataclass(frozen=True)
class PointsOutsideRounds:
    """Points of a seat that belong to no round, for example totals from paper, and the reason for these
    points.

    `round` is the number of the first round after these points.
    """

    seat: Seat
    round: int
    points: int
    reason: str


@dataclass
class FactsForSpreadsheetRows:
    """Facts about a match that the ledger (the points by round and seat) does not contain.

    `note_items_while_reading` notes these facts while the ledger reads the timeline. The keys of dictionaries
    are the numbers of rounds.

    - `order`: The current order of the seats.
    - `starts`: The points that belong to no round.
    - `next_round`: The number of the open round. If no round is open, the number of the next round.
    - `points`: The points of the seats in each round.
    - `players`: The seats that played each round.
    - `first`: The number of the entry that scored the round first.
    - `written`: Whether the scorekeeper entered only the points, and not the cards that were left.
    - `left_in`: The seats whose players left during the round.
    - `left_after`: The seats whose players left after the round and before the next round.
    - `is_open`: Whether a round is open.
    """

    order: tuple[Seat, ...] = ()
    starts: list[PointsOutsideRounds] = field(default_factory=list)
    next_round: int = 1
    points: dict[int, tuple[int, ...]] = field(default_factory=dict)
    players: dict[int, tuple[Seat, ...]] = field(default_factory=dict)
    first: dict[int, int] = field(default_factory=dict)
    written: dict[int, bool] = field(default_factory=dict)
    left_in: dict[int, set[Seat]] = field(default_factory=lambda: defaultdict(set))
    left_after: dict[int, set[Seat]] = field(default_factory=lambda: defaultdict(set))
    is_open: bool = False

    def note_items_while_reading(self, items: Iterable[TimelineItem]) -> Iterator[TimelineItem]:
        """Yield these items unchanged. The facts of an item are noted just before the item is yielded."""
        for item in items:
            for event in item.ruling.events if item.ruling else ():
                self._note_leaving_players(event)
                self._note_event(item, event)
            yield item

    def _note_event(self, item: TimelineItem, event: object) -> None:
        match event:
            case MatchOpened() | SeatTaken() | PlayerCameBack() | SeatsOutOfMatch():
                self.order = event.order
            case SeatLeft():
                self.order = tuple(seat for seat in self.order if seat != event.seat)
        match event:
            case SeatTaken() if event.points:
                self._add_points_outside_rounds(event.seat, event.points, tell("reason-sat-down", {}))
            case PlayerCameBack() if event.total != self._total_of_seat(event.seat):
                more = event.total - self._total_of_seat(event.seat)
                self._add_points_outside_rounds(
                    event.seat, more, tell("reason-came-back", {"total": event.total})
                )
            case PaperTotalsEntered():
                self.starts, self.next_round = [], event.rounds + 1
                for seat, points in enumerate(event.totals):
                    self._add_points_outside_rounds(Seat(seat), points, tell("reason-totals-from-paper", {}))
            case RoundScored():
                self.points[event.round] = event.points
                self.next_round = max(self.next_round, event.round + 1)
                self.players.setdefault(event.round, self.order)
                self.first.setdefault(event.round, item.submission.number)
                claim = item.submission.claim
                self.written[event.round] = (
                    isinstance(claim, ScoreRound) and claim.cards_left_or_their_values is None
                )
            case RoundRemoved():
                self.next_round -= 1
                self.points = remove_round_and_renumber(self.points, event.round)
                self.players = remove_round_and_renumber(self.players, event.round)
                self.first = remove_round_and_renumber(self.first, event.round)
                self.written = remove_round_and_renumber(self.written, event.round)
                self.starts = [
                    replace(start, round=start.round - (start.round > event.round)) for start in self.starts
                ]

    def _note_leaving_players(self, event: Event) -> None:
        """Note players who leave during a round, or between two rounds.

        If a round becomes void or is removed, the players who left during the round count as having left
        before it.
        """
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
                self.left_in = defaultdict(set, remove_round_and_renumber(self.left_in, event.round))
                self.left_after = defaultdict(set, remove_round_and_renumber(self.left_after, event.round))
                self.left_after[event.round - 1] |= gone
            case RoundScored():
                self.is_open &= event.round != self.next_round

    def _add_points_outside_rounds(self, seat: Seat, points: int, reason: str) -> None:
        self.starts.append(PointsOutsideRounds(seat, self.next_round, points, reason))

    def _total_of_seat(self, seat: Seat) -> int:
        scored = (row[seat] for row in self.points.values() if seat < len(row))
        return sum(scored) + sum(start.points for start in self.starts if start.seat == seat)


def spreadsheet_rows(
    game: Game, names: Mapping[Seat, str], day: date, items: Iterable[TimelineItem]
) -> Iterator[SpreadsheetRow]:
    """Yield the rows of a match, one for each round and seat. The keys of a row are the names in `COLUMNS`.

    Points that belong to no round, such as totals from paper, are in rows with the round 0. `day` is the day
    of the match.
    """
    notes = FactsForSpreadsheetRows()
    rounds = compute_ledger(game, notes.note_items_while_reading(items))
    match = {"day": day, "game": game.title}
    totals: Counter[int] = Counter()

    def rows_of_points_outside_rounds(before: float) -> Iterator[SpreadsheetRow]:
        while notes.starts and notes.starts[0].round <= before:
            start = notes.starts.pop(0)
            totals[start.seat] += start.points
            extra = {"round": 0, "player": names[start.seat], "points": start.points}
            yield match | extra | {"total": totals[start.seat], "reason": start.reason}

    for one in rounds:
        yield from rows_of_points_outside_rounds(one.round)
        totals.update(dict(enumerate(one.points)))
        dealer = None if one.dealer is None else names[one.dealer]
        for seat in _seats_with_row_for_round(one, notes):
            yield match | {
                "round": one.round,
                "dealer": dealer,
                "player": names[seat],
                "points": one.points[seat],
                "total": totals[seat],
                "left": (one.left or {}).get(seat),
                "reason": _reason_for_points(one, seat, notes),
            }
    yield from rows_of_points_outside_rounds(math.inf)


def _seats_with_row_for_round(round: RoundPoints, notes: FactsForSpreadsheetRows) -> list[Seat]:
    """Return the seats that get a row for this round: seats that played at least a part of the round, and
    seats with points."""
    played = {*notes.players[round.round], *notes.left_in[round.round], *(round.left or {}), round.winner}
    return [Seat(seat) for seat, points in enumerate(round.points) if points or seat in played]


def _reason_for_points(round: RoundPoints, seat: Seat, notes: FactsForSpreadsheetRows) -> str:
    """Return short phrases that say why a seat has its points for this round.

    The text is empty if there is nothing special to say.
    """
    left = (round.left or {}).get(seat)
    reasons = [
        tell("reason-won", {}) if seat == round.winner else None,
        None if left is None or seat == round.winner else tell("reason-counted", {"left": left}),
        tell("reason-written-down", {}) if notes.written[round.round] else None,
        tell("reason-replaced", {"entry": round.entry}) if round.entry != notes.first[round.round] else None,
        tell("reason-left-in-round", {}) if seat in notes.left_in[round.round] else None,
        tell("reason-left-after-round", {}) if seat in notes.left_after[round.round] else None,
    ]
    return ", ".join(reason for reason in reasons if reason)
