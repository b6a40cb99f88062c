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


def count_facedown(grid: Grid) -> int:
    """How many cards of a grid lie facedown."""
    return sum(column.facedown for column in grid)


def nth_column_fact(grid: Grid, number: ColumnId) -> dict[str, int]:
    """As a fact: which column from the left this is, as people point at it; nothing where it is not there."""
    ids = [column.id for column in grid]
    return {"nth": ids.index(number) + 1} if number in ids else {}


def column_of(grid: Grid, number: ColumnId) -> Column | None:
    """The column of this number, None where there is none (any more)."""
    return next((column for column in grid if column.id == number), None)


def faceup_cards(grid: Grid) -> tuple[Card, ...]:
    """The cards of a grid that everybody sees."""
    return tuple(card for column in grid for card in column.cards if card is not None)


@dataclass(frozen=True)
class NewColumn:
    """A new column of a seat; one of its two cards may have come from the old draw pile."""

    seat: Seat
    column: ColumnId


@dataclass(frozen=True)
class RecycledPile:
    """The last shuffle of the discards into a draw pile that was empty.

    - `pile`: All cards of the new draw pile.
    - `hidden`: The cards that nobody had seen by then: they were facedown in a grid, or were drawn just
      before.
    - `columns`: A list with one value per seat number: how many columns the seat had had by then.
    - `turned_up`: The cards of `hidden` that have been turned faceup since.
    - `before`: How many of the next cards to be drawn come from the old pile.
    - `mixed`: Columns that may have cards from the old pile and from the new one.
    - `either`: The cards turned faceup in these columns: each may have come from either pile.
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

    - `deck`: How many cards are in the game.
    - `grids`: A list with one value per seat number: the columns now in front of the seat.
    - `discards`: The cards discarded since the last shuffle, the top card last.
    - `columns`: A list with one value per seat number: how many columns the seat has had so far.
    - `turn`: The seat whose turn it is; None once only the scoring is left.
    - `direction`: 1 clockwise, -1 counterclockwise.
    - `closed_by`: The first seat whose cards were all faceup.
    - `called_early`: The seat that called UNO before its second-to-last facedown card was turned up.
    - `window`: The time in which a seat has to call UNO and can be caught, if there is one now.
    - `last_window`: The one before `window`.
    - `aside`: The cards of players who left; None is a facedown card.
    - `lost_track`: Whether the discards are no longer known.
    - `silent`: Whether the referee draws no conclusions from the cards until the next shuffle.
    - `edition`: The edition of the deck; it says which cards there are.
    - `last_turns`: The seats that still have a turn after the round was closed.
    - `house`: Events of house rules that still matter.
    - `recycled`: What is known about the last shuffle; None if it is not known which cards the pile was made
      of.
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
    def open_windows(self) -> tuple[CallWindow, ...]:
        """None: in Golf the next turn ends the time to catch."""
        return ()

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
        grids = (card for grid in self.grids for card in faceup_cards(grid))
        return (*self.discards, *grids, *(card for card in self.aside if card is not None))


GolfMatch = Match[Round | None]
"""A match of Golf, of which nobody knows whether a round is open."""


def has_a_round(match: GolfMatch) -> TypeGuard[Match[Round]]:
    """Whether a round is open."""
    return match.round is not None
