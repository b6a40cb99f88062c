"""What the referee can know of an open round of Golf: everything but the facedown cards."""

from dataclasses import dataclass
from typing import Literal, TypeGuard

from referee.games.shared.call_window import CallWindow
from referee.kit.cards import Card
from referee.kit.quantities import ColumnId, Count
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.match.model.state import Match
from referee.rulings.tags import Event

Row = Literal["upper", "lower"]
ROWS: tuple[Row, ...] = ("upper", "lower")


@dataclass(frozen=True)
class Column:
    """Two cards, one above the other; None is a facedown card."""

    id: ColumnId
    upper: Card | None = None
    lower: Card | None = None

    @property
    def cards(self) -> tuple[Card | None, Card | None]:
        return (self.upper, self.lower)

    def at(self, row: Row) -> Card | None:
        """The card in this row, None where it lies facedown."""
        return self.upper if row == "upper" else self.lower

    def with_card(self, row: Row, card: Card | None) -> "Column":
        """The same column with this card in a row of it; None is a facedown one."""
        return replace(self, upper=card) if row == "upper" else replace(self, lower=card)

    @property
    def facedown(self) -> int:
        return (self.upper is None) + (self.lower is None)


Grid = tuple[Column, ...]


def facedown(grid: Grid) -> int:
    """How many cards of a grid lie facedown."""
    return sum(column.facedown for column in grid)


def where(grid: Grid, number: ColumnId) -> dict[str, int]:
    """As a fact: which column from the left this is, as people point at it; nothing where it is not there."""
    ids = [column.id for column in grid]
    return {"nth": ids.index(number) + 1} if number in ids else {}


def column_of(grid: Grid, number: ColumnId) -> Column | None:
    """The column of this number, None where there is none (any more)."""
    return next((column for column in grid if column.id == number), None)


def faceup(grid: Grid) -> tuple[Card, ...]:
    """The cards of a grid that everybody sees."""
    return tuple(card for column in grid for card in column.cards if card is not None)


@dataclass(frozen=True)
class NewColumn:
    """A column in front of a seat of which one card may have come out of the old pile."""

    seat: Seat
    column: ColumnId


@dataclass(frozen=True)
class RecycledPile:
    """The last shuffle of the discards into a pile that was empty: `pile` are all cards of it. `hidden` are
    those that nobody saw by then: they lay facedown, or were drawn just before; `turned_up` are those of them
    that show since. `columns` are how many each seat had had by then. `before`: so many of the next cards to
    be drawn lay in the old pile; `mixed` are columns that got of both, `either` the cards turned up in those.
    """

    pile: tuple[Card, ...]
    hidden: tuple[Card, ...]
    columns: tuple[Count, ...]
    turned_up: tuple[Card, ...] = ()
    before: Count = Count(0)
    mixed: tuple[NewColumn, ...] = ()
    either: tuple[Card, ...] = ()


@dataclass(frozen=True)
class Round:
    """The visible state of a round.

    `deck` is how many cards are in the game; `grids` and `columns` have an entry a seat number: the columns
    in front of it, and how many columns it has had so far. `discards` are those since the last shuffle, the
    top card last. `turn` is None once only counting is left. `closed_by` was the first whose cards were all
    faceup. `called_early` has called before its last facedown card but one was turned up; `window` is open,
    `last_window` was the one before. `aside` are the cards of who left. `lost_track`: the discards are not
    known any more; `silent`: nothing is deduced until the next shuffle. `edition` of the deck tells which
    cards there are. `last_turns` are those who still have a turn after it was closed. `house` are events of
    house rules for as long as they matter. `recycled` is the last shuffle, where it is known what the pile
    was made of.
    """

    deck: Count
    grids: tuple[Grid, ...]
    discards: tuple[Card, ...]
    columns: tuple[Count, ...] = ()
    turn: Seat | None = None
    direction: int = 1
    closed_by: Seat | None = None
    called_early: Seat | None = None
    window: CallWindow | None = None
    last_window: CallWindow | None = None
    aside: tuple[Card | None, ...] = ()
    lost_track: bool = False
    silent: bool = False
    edition: str = "112"
    last_turns: tuple[Seat, ...] = ()
    house: tuple[Event, ...] = ()
    recycled: RecycledPile | None = None

    @property
    def top(self) -> Card:
        return self.discards[-1]

    @property
    def draw_pile(self) -> int | None:
        """How many cards lie in the draw pile: what is neither discarded, in a grid nor set aside."""
        return None if self.lost_track else self.drawable - (len(self.discards) - 1)

    @property
    def drawable(self) -> int:
        """How many cards can be drawn at all, with the discards under the top card shuffled in: all that lie
        neither on top nor in a grid nor aside, whether or not track was lost."""
        return self.deck - 1 - 2 * sum(map(len, self.grids)) - len(self.aside)

    def shows(self, card: Card) -> int:
        """How many copies of a card lie faceup somewhere."""
        lie = sum((column.upper is card) + (column.lower is card) for grid in self.grids for column in grid)
        return self.discards.count(card) + lie + self.aside.count(card)

    @property
    def shown(self) -> tuple[Card, ...]:
        """Every card that lies faceup somewhere."""
        grids = (card for grid in self.grids for card in faceup(grid))
        return (*self.discards, *grids, *(card for card in self.aside if card is not None))


GolfMatch = Match[Round | None]
"""A match of Golf, of which nobody knows whether a round is open."""


def has_a_round(match: GolfMatch) -> TypeGuard[Match[Round]]:
    """Whether a round is open."""
    return match.round is not None
