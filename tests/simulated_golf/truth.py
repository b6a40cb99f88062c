"""What really lies on the table in one round of UNO Golf: every grid, both piles, and who may be caught.

`Round` does only lawful things; what is unlawful is only ever *claimed* (`mischief.py`). Which action cards
act and in which order says `effects.py`.
"""

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from tests.simulated_golf import effects, rules
from tests.simulated_golf.agreed import Agreed

Place = tuple[int, int]  # a column's id, and 0 for its upper or 1 for its lower card


@dataclass(slots=True)
class Column:
    """Two cards, the upper one first, and which of them lie faceup."""

    cards: list[str]
    up: list[bool]


class Grid:
    """golf.md 2.4: columns 1, 2 and 3 at the deal; a new one gets the next number never had in this round."""

    def __init__(self) -> None:
        self.columns: dict[int, Column] = {}
        self.last_id = 0

    def add(self, cards: list[str], on_the_left: bool = False) -> None:
        """G16: a column of two facedown cards; the pictures of S0 show it on the left."""
        self.last_id += 1
        new = {self.last_id: Column(cards, [False, False])}
        self.columns = new | self.columns if on_the_left else self.columns | new

    def places(self, up: bool) -> list[Place]:
        """Where cards lie faceup, or facedown."""
        return [(id_, row) for id_, column in self.columns.items() for row in (0, 1) if column.up[row] == up]

    def facedown(self) -> int:
        return sum(2 - sum(column.up) for column in self.columns.values())

    def card(self, place: Place) -> str:
        return self.columns[place[0]].cards[place[1]]

    def is_up(self, place: Place) -> bool:
        return self.columns[place[0]].up[place[1]]

    def like(self, agreed: Agreed) -> list[int]:
        """G19: the columns that may be cleared."""
        return [
            id_
            for id_, column in self.columns.items()
            if column.up[0] and column.up[1] and agreed.is_alike(*column.cards)
        ]

    def visible(self) -> list[dict]:
        """What everybody sees of it."""
        return [
            {
                "id": id_,
                "upper": column.cards[0] if column.up[0] else None,
                "lower": column.cards[1] if column.up[1] else None,
            }
            for id_, column in self.columns.items()
        ]


@dataclass
class Turn:
    """G8: a whole turn as its seat means to take it; `out` goes to the discards, then the clears do."""

    seat: int
    took: str
    card: str
    place: Place
    throws: bool
    out: str
    opens: bool  # a facedown card comes up
    cleared: list[tuple[int, str]] = field(default_factory=list)
    targets: list[int] = field(default_factory=list)
    said: bool = False


class Round:
    """One round: grids, piles, whose turn it is, the window for "UNO!"; `tally` counts what is worth it."""

    def __init__(self, rng: Random, seats: int, dealer: int, starter: int, agreed: Agreed, tally: Counter):
        self.rng, self.seats, self.agreed, self.tally = rng, seats, agreed, tally
        self.dealer, self.starter = dealer, starter
        self.turn: int | None = starter
        self.direction = 1
        self.closed_by: int | None = None
        self.last_turns: set[int] = set()  # who still has one, with that house rule
        self.window: int | None = None  # who came to one facedown card, until the next turn
        self.called = False  # that seat has called
        self.caught: int | None = None  # who was caught in this window
        self.early: int | None = None  # who called before the turn that may bring it to one
        self.picked_up: Counter = Counter()  # action cards from the discards, by seat
        self.is_waiting = False  # for the points, which only people know
        self.turns = 0
        self._fresh: list[str] | None = None  # what the pile will be once the discards are shuffled
        self._deal()

    # ---- dealing -------------------------------------------------------------------------------------------

    def _deal(self) -> None:
        """G2, G5 and G33: three facedown columns each, a first card that is a number, opened places."""
        self.pile = list(self.agreed.deck)
        self.rng.shuffle(self.pile)
        self.grids = [Grid() for _ in range(self.seats)]
        for _ in range(rules.COLUMNS):
            for grid in self.grids:
                grid.add([self.pile.pop(), self.pile.pop()])
        self._turn_up()
        self.opened = [
            self.rng.sample(grid.places(up=False), self.agreed["opened-places"]) for grid in self.grids
        ]
        for grid, places in zip(self.grids, self.opened, strict=True):
            for column, row in places:
                grid.columns[column].up[row] = True

    def _turn_up(self) -> None:
        """G5: actions passed over lie under the first card, or go back once a number has come."""
        self.turned_up = [self.pile.pop()]
        while rules.is_action(self.turned_up[-1]):
            self.turned_up.append(self.pile.pop())
        self.discards = list(self.turned_up)
        if self.agreed["first-card"] == "goes-back":
            self.pile += self.discards[:-1]
            self.discards = self.discards[-1:]
            self.rng.shuffle(self.pile)

    # ---- looking -------------------------------------------------------------------------------------------

    @property
    def top(self) -> str:
        return self.discards[-1]

    def after(self, seat: int) -> int:
        """The next seat in the direction of play."""
        return (seat + self.direction) % self.seats

    def onwards(self, seat: int) -> list[int]:
        """Everybody else, in the direction of play."""
        return [(seat + self.direction * steps) % self.seats for steps in range(1, self.seats)]

    def hidden(self) -> list[int]:
        """Who has facedown cards."""
        return [seat for seat, grid in enumerate(self.grids) if grid.facedown()]

    def available(self) -> int:
        """G31: what can be drawn, shuffling the discards under the top one included."""
        return len(self.pile) + len(self.discards) - 1

    def seen(self, shuffled: bool = False) -> Counter:
        """evidence.md 5.7: cards that everybody sees; after a shuffle only the top one of the discards."""
        seen = Counter(self.discards[-1:] if shuffled else self.discards)
        for grid in self.grids:
            for column in grid.columns.values():
                for row in (0, 1):
                    if column.up[row]:
                        seen[column.cards[row]] += 1
        return seen

    def peek(self) -> str:
        """G31: the card that is drawn next; where the pile is empty a shuffle is tried out for it."""
        if self.pile:
            return self.pile[-1]
        if self._fresh is None:
            self._fresh = self.discards[:-1]
            self.rng.shuffle(self._fresh)
        return self._fresh[-1]

    def closes(self, turn: Turn) -> bool:
        """G25: no card of that grid is left facedown."""
        return self.closed_by is None and self.left(turn) == 0

    def left(self, turn: Turn) -> int:
        """How many cards of that grid lie facedown after the turn."""
        return self.grids[turn.seat].facedown() - turn.opens

    def may_be_caught(self) -> bool:
        """G23: the window is open, nobody called or caught. With nearly no cards left it is let be."""
        is_open = self.window is not None and not self.called and self.caught is None
        return is_open and self.turn is not None and not effects.is_bare(len(self.pile), len(self.discards))

    # ---- cards move ----------------------------------------------------------------------------------------

    def shuffle(self) -> None:
        """G31: all discards but the top one go into the pile."""
        self.tally["pile empty, discards shuffled"] += not self.pile
        self.pile += self.discards[:-1] if self._fresh is None else self._fresh
        if self._fresh is None:
            self.rng.shuffle(self.pile)
        self.discards, self._fresh = self.discards[-1:], None

    def give(self, seat: int) -> None:
        """G16: a facedown column; one that cannot be had is left out (golf.md 2.4)."""
        if self.available() < 2:
            self.tally["column left out"] += 1
            return
        self.grids[seat].add(
            [self._next_for_a_column(), self._next_for_a_column()], self.agreed["new-columns"] == "left"
        )
        self.tally["column given"] += 1

    def _next_for_a_column(self) -> str:
        """G31: what is left is drawn, then the discards are shuffled, then the rest is drawn."""
        if not self.pile:
            self.tally["shuffled for a column"] += 1
            self.shuffle()
        return self.pile.pop()

    def clear(self, seat: int, column: int, on_top: str) -> None:
        """G12 and G22: both cards onto the discards, this one on top."""
        cards = self.grids[seat].columns.pop(column).cards
        cards.remove(on_top)
        self.discards += [*cards, on_top]
        self._fresh = None

    def clear_before_turn(self, seat: int, column: int, on_top: str) -> None:
        """G21: nothing acts; by the seat on turn it closes the window."""
        self.clear(seat, column, on_top)
        if seat == self.turn:
            self.shut()

    # ---- a turn --------------------------------------------------------------------------------------------

    def take_turn(self, turn: Turn) -> list[str]:
        """G8 to G18: card, clears, then the actions; the window, the end of the round. What acted."""
        acts, closes, left = effects.acting(self, turn), self.closes(turn), self.left(turn)
        self.turns += 1
        self._lay(turn)
        for column, on_top in turn.cleared:
            self.clear(turn.seat, column, on_top)
        self._note_uno(turn, left)
        if closes:
            self.closed_by = turn.seat
            self.last_turns = set(range(self.seats)) if self.agreed.has("last-turns") else set()
        self.last_turns.discard(turn.seat)
        effects.follow(self, turn, acts)
        return acts

    def _lay(self, turn: Turn) -> None:
        """G8: the card comes from either pile; it takes a place, or is thrown and a card flipped."""
        if turn.took == "pile":
            if not self.pile:
                self.shuffle()
            card = self.pile.pop()
        else:
            card = self.discards.pop()
            self.picked_up[turn.seat] += rules.is_action(card)
        assert card == turn.card
        column, row = turn.place
        lies = self.grids[turn.seat].columns[column]
        if not turn.throws:
            lies.cards[row] = turn.card
        lies.up[row] = True
        self.discards.append(turn.out)
        self._fresh = None

    # ---- "UNO!" --------------------------------------------------------------------------------------------

    def _note_uno(self, turn: Turn, left: int) -> None:
        """G23: every turn closes the window; coming to exactly one opens a new one."""
        called = turn.said or self.early == turn.seat
        self.shut()
        self.early = None
        if left == 1 and turn.opens:
            self.window, self.called = turn.seat, called

    def shut(self) -> None:
        """The time to catch is over."""
        self.window, self.called, self.caught = None, False, None

    def call(self, seat: int) -> None:
        """golf.md 2.4: in the window, early at two on the own turn, or late for nothing."""
        if self.window == seat:
            self.called = True
        elif self.turn == seat and self.grids[seat].facedown() == 2:
            self.early = seat

    def catch(self) -> None:
        """G23: a facedown column, no turn lost."""
        self.caught = self.window
        self.tally["caught, but no column left"] += self.available() < 2
        self.give(self.window)

    # ---- the end -------------------------------------------------------------------------------------------

    def reveal(self, seat: int) -> list[Place]:
        """G25: all facedown cards of a grid come up."""
        places = self.grids[seat].places(up=False)
        for column, row in places:
            self.grids[seat].columns[column].up[row] = True
        return places

    def last_clears(self) -> None:
        """G27: all columns that match, of everybody."""
        for grid in self.grids:
            for column in grid.like(self.agreed):
                self.discards += grid.columns.pop(column).cards

    def left_over(self, seat: int) -> list[str]:
        """What is counted."""
        return [card for column in self.grids[seat].columns.values() for card in column.cards]
