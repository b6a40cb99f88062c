"""The rounds of a match as rows that a person reads in a spreadsheet: one for each round and seat."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from referee.kit.seats import Seat
from referee.match.events import Opened, PaperTotals, RoundScored, SeatLeft, SeatsOut, SeatTaken
from referee.match.game import Game
from referee.match.ledger import RoundPoints, ledger
from referee.match.line import Item
from referee.match.rounds import Score
from referee.records.sheets import Column

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


@dataclass
class Seen:
    """What the ledger does not tell of a line, noted while the ledger reads it.

    `paper` are the totals that people brought along; of each round, by its number: who played it, the entry
    that first gave it points, and whether these were only written down. `joined` are the points that who came
    later began with.
    """

    order: tuple[Seat, ...] = ()
    paper: tuple[int, ...] = ()
    joined: dict[Seat, int] = field(default_factory=dict)
    players: dict[int, tuple[Seat, ...]] = field(default_factory=dict)
    first: dict[int, int] = field(default_factory=dict)
    written: dict[int, bool] = field(default_factory=dict)

    def noting(self, items: Iterable[Item]) -> Iterator[Item]:
        """These items, each noted when it is asked for."""
        for item in items:
            for event in item.ruling.events if item.ruling else ():
                self._note(item, event)
            yield item

    def _note(self, item: Item, event: object) -> None:
        if isinstance(event, SeatTaken):
            self.joined[event.seat] = event.points
        match event:
            case Opened() | SeatTaken() | SeatLeft() | SeatsOut():
                self.order = event.order
            case PaperTotals():
                self.paper = event.totals
            case RoundScored():
                self.players.setdefault(event.round, self.order)
                self.first.setdefault(event.round, item.heard.number)
                claim = item.heard.claim
                self.written[event.round] = isinstance(claim, Score) and claim.hands is None


def round_rows(game: Game, names: Mapping[Seat, str], opened_at: int, items: Iterable[Item]) -> Iterator[Row]:
    """A row a round and seat, the totals from paper as round 0. `opened_at` is ms; the day is that of UTC."""
    seen = Seen()
    rounds = ledger(game, seen.noting(items))
    match = {"day": day(opened_at), "game": game.title}
    totals = dict(enumerate(seen.paper))
    for seat, points in totals.items():
        told = {"round": 0, "player": names[Seat(seat)], "points": points, "total": points}
        yield match | told | {"reason": "totals from paper"}
    for one in rounds:
        for seat, points in enumerate(one.points):
            totals[seat] = totals.get(seat, seen.joined.get(Seat(seat), 0)) + points
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


def day(at: int) -> str:
    """The day of a moment in ms, as it is in UTC: `2026-11-21`."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def _seats(round: RoundPoints, seen: Seen) -> list[Seat]:
    """Who played it, and whoever else has points of it."""
    played = {*seen.players[round.round], *(round.left or {}), round.winner}
    return [Seat(seat) for seat, points in enumerate(round.points) if points or seat in played]


def _reason(round: RoundPoints, seat: Seat, seen: Seen) -> str:
    """Why a seat has these points, in short words."""
    left = (round.left or {}).get(seat)
    reasons = [
        "won the round" if seat == round.winner else None,
        None if left is None or seat == round.winner else f"counted {left}",
        "written down" if seen.written[round.round] else None,
        f"replaced later (entry {round.entry})" if round.entry != seen.first[round.round] else None,
    ]
    return ", ".join(reason for reason in reasons if reason)
