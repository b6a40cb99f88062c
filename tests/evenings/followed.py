"""A round of which the plays are told: hands as they can be counted, the turn, and what two phones contest.

Only what a table needs for the score and for its disputes: number cards of the color in force, draws, and
Wild Draw Fours. Values; every change is a new one.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from tests.evenings.cards import COLORS, uno_deck
from tests.evenings.scores import Round


@dataclass(frozen=True)
class Contest:
    """Two phones told opposite stories about a seat. `moves` is who gets how many cards if it is decided for
    one of them. It lapses with the seat that it is about; with the other one gone no text says so. While it
    is `owed`, the cards that would go back have not been drawn yet."""

    entry: int
    about: int
    moves: dict[int, dict[int, int]]
    may_have_lapsed: bool = False
    owed: bool = False

    @property
    def parties(self) -> tuple[int, ...]:
        return tuple(self.moves)


def without(contests: tuple[Contest, ...], seat: int) -> tuple[Contest, ...]:
    """What is left of them when somebody goes out or home."""
    left = (one for one in contests if one.about != seat)
    return tuple(replace(one, may_have_lapsed=True) if seat in one.parties else one for one in left)


def contested_otherwise(contests: tuple[Contest, ...], state: dict[str, Any]) -> Iterator[str]:
    """What the referee tells otherwise of what is contested."""
    entries = {one["entry"] for one in state["contests"]}
    if missing := {one.entry for one in contests if not one.may_have_lapsed} - entries:
        yield f"not contested: {sorted(missing)}"
    if more := entries - {one.entry for one in contests}:
        yield f"contested: {sorted(more)}"


@dataclass(frozen=True)
class UnoRound:
    """`debt` is who still draws how many: they count as drawn when somebody else acts. `challenged` is who
    laid a challenged Wild Draw Four and over which color; `counted` are the hands counted so far."""

    seats: tuple[int, ...]
    hands: dict[int, int]
    turn: int
    color: str
    discards: tuple[str, ...]
    debt: tuple[int, int] | None = None
    out: int | None = None
    challenged: tuple[int, str] | None = None
    counted: dict[int, list[str]] = field(default_factory=dict)
    contests: tuple[Contest, ...] = ()

    def after(self, seat: int) -> int:
        """The next one clockwise."""
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    @property
    def unseen(self) -> Counter[str]:
        """The cards that do not lie on the discards."""
        return uno_deck() - Counter(self.discards)

    def fitting(self) -> list[str]:
        """Number cards of the color in force that may still be in a hand."""
        of_color = (card for card in self.unseen if card.startswith(self.color))
        return sorted(card for card in of_color if card[-1].isdigit())

    def get(self, cards: dict[int, int]) -> "UnoRound":
        """Hands grow by so many cards, or shrink."""
        return replace(self, hands={seat: held + cards.get(seat, 0) for seat, held in self.hands.items()})

    def closed(self) -> "UnoRound":
        """What is owed counts as drawn, and the turn as lost."""
        if self.debt is None:
            return self
        seat, count = self.debt
        drawn = tuple(replace(one, owed=False) for one in self.contests)
        return replace(self.get({seat: count}), debt=None, turn=self.after(seat), contests=drawn)

    def decided(self, contest: Contest, believed: int) -> "UnoRound":
        """Cards move; what is still owed is not drawn any more."""
        moves, debt = contest.moves[believed], self.debt
        if contest.owed and any(count < 0 for count in moves.values()):
            moves, debt = {seat: count for seat, count in moves.items() if count > 0}, None
        left = tuple(other for other in self.contests if other != contest)
        return replace(self.get(moves), debt=debt, contests=left)

    def lay(self, card: str) -> "UnoRound":
        """Whoever is on turn once what was owed is drawn lays a number."""
        at = self.closed()
        laid = replace(at.get({at.turn: -1}), discards=(*at.discards, card), turn=at.after(at.turn))
        is_out = laid.hands[at.turn] == 0
        if not is_out:
            return laid
        left = tuple(replace(one, may_have_lapsed=True) for one in without(laid.contests, at.turn))
        return replace(laid, out=at.turn, contests=left)

    def draw(self) -> "UnoRound":
        at = self.closed()
        return replace(at.get({at.turn: 1}), turn=at.after(at.turn))

    def lay_draw_four(self, color: str) -> "UnoRound":
        """The next one owes four."""
        at = self.closed()
        victim = at.after(at.turn)
        laid = replace(at.get({at.turn: -1}), discards=(*at.discards, "wild draw four"), color=color)
        return replace(laid, debt=(victim, 4), turn=victim)

    def leave(self, seat: int) -> "UnoRound":
        """uno.md 66: the hand is set aside, what was owed lapses, and the turn passes on."""
        turn = self.after(seat) if self.turn == seat else self.turn
        debt = None if self.debt and self.debt[0] == seat else self.debt
        hands = {one: held for one, held in self.hands.items() if one != seat}
        seats = tuple(one for one in self.seats if one != seat)
        return replace(
            self, seats=seats, hands=hands, turn=turn, debt=debt, contests=without(self.contests, seat)
        )

    def seen(self) -> Round:
        """What everybody knows of it at its end."""
        cards = {seat: held for seat, held in self.hands.items() if seat != self.out}
        return Round(self.seats, self.out, cards if self.out is not None else None, self.discards)

    def differs(self, state: dict[str, Any]) -> Iterator[str]:
        """What the referee tells otherwise."""
        told = state["round"]
        hands = [self.hands.get(seat, 0) for seat in range(len(told["hands"]))]
        if told["hands"] != hands:
            yield f"hands {told['hands']}, not {hands}"
        if self.out is None and self.debt is None and not self.challenged and told["turn"] != self.turn:
            yield f"seat {told['turn']} to play, not {self.turn}"
        if told["out"] != self.out:
            yield f"seat {told['out']} is out, not {self.out}"
        yield from contested_otherwise(self.contests, state)


@dataclass(frozen=True)
class GolfRound:
    """How many cards lie facedown in each grid, and whose turn it is."""

    seats: tuple[int, ...]
    facedown: dict[int, int]
    turn: int
    top: str
    shown: tuple[str, ...]
    contests: tuple[Contest, ...] = ()

    def after(self, seat: int) -> int:
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def get(self, cards: dict[int, int]) -> "GolfRound":
        facedown = {seat: count + cards.get(seat, 0) for seat, count in self.facedown.items()}
        return replace(self, facedown=facedown)

    def decided(self, contest: Contest, believed: int) -> "GolfRound":
        """Columns move."""
        left = tuple(other for other in self.contests if other != contest)
        return replace(self.get(contest.moves[believed]), contests=left)

    def leave(self, seat: int) -> "GolfRound":
        turn = self.after(seat) if self.turn == seat else self.turn
        facedown = {one: count for one, count in self.facedown.items() if one != seat}
        seats = tuple(one for one in self.seats if one != seat)
        return replace(self, seats=seats, facedown=facedown, turn=turn, contests=without(self.contests, seat))

    def seen(self) -> Round:
        return Round(self.seats)

    def differs(self, state: dict[str, Any]) -> Iterator[str]:
        told = state["round"]
        facedown = [self.facedown.get(seat, 0) for seat in range(len(told["facedown"]))]
        if told["facedown"] != facedown:
            yield f"facedown {told['facedown']}, not {facedown}"
        if told["turn"] != self.turn:
            yield f"seat {told['turn']} to play, not {self.turn}"
        yield from contested_otherwise(self.contests, state)


def some_other_color(color: str) -> tuple[str, ...]:
    return tuple(one for one in COLORS if one != color)
