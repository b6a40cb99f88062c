"""The state of a round of Golf, as far as the referee can know it: everything except the facedown cards."""

from dataclasses import dataclass
from typing import Literal, TypeGuard

from referee.games.shared.call_window import CallWindow
from referee.kit.cards import Card
from referee.kit.quantities import CardCount, ColumnId
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
    def cards_of_column(self) -> tuple[Card | None, Card | None]:
        """The upper and the lower card; None is a facedown card."""
        return (self.upper, self.lower)

    def card_in_row(self, row: Row) -> Card | None:
        """The card in this row of the column; None if the card is facedown."""
        return self.upper if row == "upper" else self.lower

    def with_card_in_row(self, row: Row, card: Card | None) -> "Column":
        """A copy of the column with this card in the row. If `card` is None, the card in that row is
        facedown."""
        return replace(self, upper=card) if row == "upper" else replace(self, lower=card)

    @property
    def facedown_count(self) -> int:
        """The number of facedown cards in the column, from 0 to 2."""
        return (self.upper is None) + (self.lower is None)


Grid = tuple[Column, ...]


def count_facedown(grid: Grid) -> int:
    """The number of facedown cards of a grid."""
    return sum(column.facedown_count for column in grid)


def column_position_fact(grid: Grid, number: ColumnId) -> dict[str, int]:
    """The fact `nth`: the position of a column from the left, counted from 1. The result is empty if the grid
    no longer has the column."""
    ids = [column.id for column in grid]
    return {"nth": ids.index(number) + 1} if number in ids else {}


def find_column(grid: Grid, number: ColumnId) -> Column | None:
    """The column of the grid with this number; None if the grid has no such column."""
    return next((column for column in grid if column.id == number), None)


def faceup_cards(grid: Grid) -> tuple[Card, ...]:
    """The faceup cards of a grid, one column after another."""
    return tuple(card for column in grid for card in column.cards_of_column if card is not None)


@dataclass(frozen=True)
class NewColumn:
    """A new column of a seat. One of its two cards may have come from the old draw pile, and the other from
    the new one."""

    seat: Seat
    column: ColumnId


@dataclass(frozen=True)
class RecycledPile:
    """The last shuffle of the discards into a draw pile that was empty or ran out in that draw.

    - `pile`: All cards of the new draw pile.
    - `hidden`: The cards that nobody had seen at the time of the shuffle. They were facedown in a grid, or
      had just been drawn.
    - `columns`: A list with one value per seat number: how many columns the seat had had by the shuffle.
    - `turned_up`: The cards of `hidden` that have been turned faceup since the shuffle.
    - `before`: How many cards of the old pile have to be drawn before the first card of the new pile.
    - `mixed`: Columns that may have cards from the old pile and from the new one.
    - `either`: The cards that were turned faceup in columns of `mixed`. Each may have come from either pile.
    """

    pile: tuple[Card, ...]
    hidden: tuple[Card, ...]
    columns: tuple[CardCount, ...]
    turned_up: tuple[Card, ...] = ()
    before: CardCount = CardCount(0)
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
    - `window`: The time in which a seat has to call UNO and can be caught; None if there is no such time now.
    - `last_window`: The last such time that is over.
    - `aside`: The cards of players who left; None is a facedown card.
    - `lost_track`: Whether the discards are no longer known.
    - `silent`: Whether the referee deduces nothing from the faceup cards until the next shuffle.
    - `edition`: The edition of the deck; it says which cards there are.
    - `last_turns`: The seats that still have a turn after the round was closed.
    - `house`: Events of this round that a house rule needs to know later.
    - `recycled`: What is known about the last shuffle; None if it is not known which cards the pile was made
      of.
    """

    deck: CardCount
    grids: tuple[Grid, ...]
    discards: tuple[Card, ...]
    columns: tuple[CardCount, ...] = ()
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
        """Always empty. In Golf at most one call window is open, the one in the field `window`, because the
        next turn closes it."""
        return ()

    @property
    def draw_pile(self) -> int | None:
        """The number of cards in the draw pile. The result is None if the discards are no longer known
        (`lost_track`)."""
        return None if self.lost_track else self.drawable_card_count - (len(self.discards) - 1)

    @property
    def drawable_card_count(self) -> int:
        """The number of cards that can be drawn if the discards under the top card are shuffled into the
        pile. The number is known even if the discards are no longer known (`lost_track`)."""
        return self.deck - 1 - 2 * sum(map(len, self.grids)) - len(self.aside)

    def count_faceup_copies(self, card: Card) -> int:
        """The number of faceup copies of a card in the discards, in grids and among the cards of players who
        left."""
        in_grids = sum(
            (column.upper is card) + (column.lower is card) for grid in self.grids for column in grid
        )
        return self.discards.count(card) + in_grids + self.aside.count(card)

    @property
    def all_faceup_cards(self) -> tuple[Card, ...]:
        """All faceup cards in the discards, in grids and among the cards of players who left."""
        grids = (card for grid in self.grids for card in faceup_cards(grid))
        return (*self.discards, *grids, *(card for card in self.aside if card is not None))


GolfMatch = Match[Round | None]
"""A match of Golf with or without an open round."""


def has_open_round(match: GolfMatch) -> TypeGuard[Match[Round]]:
    """Whether the match has an open round. If it has, type checkers know that `match.round` is not None."""
    return match.round is not None
