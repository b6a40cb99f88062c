"""The events of a round of Golf."""

from dataclasses import dataclass

from referee.games.golf.model.state import Grid, Row
from referee.games.shared.call_window import Moment
from referee.kit.cards import Card
from referee.kit.quantities import CardCount, ColumnId
from referee.kit.seats import Seat
from referee.rulings.tags import Event, register_event_type


@register_event_type("golf.dealt", opens_a_round=True)
@dataclass(frozen=True)
class RoundDealt(Event):
    """A round begins: the grids by seat number, the discard pile, and the seat that has the first turn."""

    deck: CardCount
    grids: tuple[Grid, ...]
    discards: tuple[Card, ...]
    turn: Seat
    edition: str


@register_event_type("golf.discard-taken")
@dataclass(frozen=True)
class DiscardTaken(Event):
    """A player has taken the top card of the discards."""

    seat: Seat


@register_event_type("golf.card-placed")
@dataclass(frozen=True)
class CardPlaced(Event):
    """A card now lies faceup in a grid, and the card that it replaced lies on the discards."""

    seat: Seat
    column: ColumnId
    row: Row
    card: Card
    came_out: Card


@register_event_type("golf.card-thrown")
@dataclass(frozen=True)
class CardThrown(Event):
    """A drawn card was put on the discards."""

    seat: Seat
    card: Card


@register_event_type("golf.card-turned-up")
@dataclass(frozen=True)
class CardTurnedUp(Event):
    """A card of a grid is now faceup."""

    seat: Seat
    column: ColumnId
    row: Row
    card: Card


@register_event_type("golf.column-cleared")
@dataclass(frozen=True)
class ColumnCleared(Event):
    """The cards of a column now lie on the discards, the second one on top."""

    seat: Seat
    column: ColumnId
    cards: tuple[Card, ...]


@register_event_type("golf.pile-shuffled")
@dataclass(frozen=True)
class PileShuffled(Event):
    """All discards except the top card became the draw pile.

    - `pile`: All cards of the new draw pile, if it was made only of discards; None otherwise.
    - `before`: How many cards were left in the old pile. These cards are drawn before the cards of the new
      pile.
    """

    pile: tuple[Card, ...] | None = None
    before: CardCount = CardCount(0)


@register_event_type("golf.direction-turned")
@dataclass(frozen=True)
class DirectionReversed(Event):
    """The direction of play has changed: 1 is clockwise, -1 counterclockwise."""

    direction: int


@register_event_type("golf.columns-drawn")
@dataclass(frozen=True)
class ColumnsDrawn(Event):
    """A seat has got new columns of two facedown cards each. If `on_the_left` is true, they were added one by
    one at the left end of the grid. If not, they were added at the right end."""

    seat: Seat
    columns: CardCount
    on_the_left: bool = False


@register_event_type("golf.columns-returned")
@dataclass(frozen=True)
class ColumnsReturned(Event):
    """The newest columns of a seat go back into the draw pile. `columns` is the number of these columns."""

    seat: Seat
    columns: CardCount


@register_event_type("golf.turn-missed")
@dataclass(frozen=True)
class TurnMissed(Event):
    """This seat misses a turn."""

    seat: Seat


@register_event_type("golf.turn-passed")
@dataclass(frozen=True)
class TurnBegun(Event):
    """It is this seat's turn."""

    seat: Seat


@register_event_type("golf.closed")
@dataclass(frozen=True)
class RoundClosed(Event):
    """All cards of this seat are faceup, so the round is closed. `last_turns` has the seats that still have
    one turn. If it is empty, only the scoring is left."""

    seat: Seat
    last_turns: tuple[Seat, ...] = ()


@register_event_type("golf.last-turn-over")
@dataclass(frozen=True)
class LastTurnOver(Event):
    """A seat has had or missed its last turn. If no seat has a last turn left, only the scoring remains."""

    seat: Seat


@register_event_type("golf.call-due")
@dataclass(frozen=True)
class UnoCallDue(Event):
    """A seat has one facedown card left and has to call UNO. `called` says whether the seat has already
    called."""

    seat: Seat
    moment: Moment
    called: bool = False


@register_event_type("golf.called")
@dataclass(frozen=True)
class UnoCalled(Event):
    """A seat called UNO in time."""

    seat: Seat
    moment: Moment


@register_event_type("golf.called-early")
@dataclass(frozen=True)
class UnoCalledEarly(Event):
    """A seat called UNO before turning up its second-to-last facedown card."""

    seat: Seat


@register_event_type("golf.caught")
@dataclass(frozen=True)
class SeatCaught(Event):
    """A seat was caught without having called UNO, and draws this many cards."""

    seat: Seat
    moment: Moment
    drawn: CardCount
    by: Seat | None = None
    by_keeper: bool = False


@register_event_type("golf.catch-disputed")
@dataclass(frozen=True)
class CatchDisputed(Event):
    """The catch of this seat is contested."""

    seat: Seat


@register_event_type("golf.call-window-closed")
@dataclass(frozen=True)
class CallWindowClosed(Event):
    """It is too late to catch this seat."""

    moment: Moment


@register_event_type("golf.resynced")
@dataclass(frozen=True)
class RoundResynced(Event):
    """The state of the round after the referee could not follow it: the top card, the turn, and the grids by
    seat number."""

    top: Card
    turn: Seat
    direction: int
    grids: tuple[Grid, ...]


@register_event_type("golf.deduction-silenced")
@dataclass(frozen=True)
class DeductionDisabled(Event):
    """From now until the discards are shuffled, the referee does not deduce from the faceup cards which other
    cards are possible."""


@register_event_type("golf.grid-set-aside")
@dataclass(frozen=True)
class GridSetAside(Event):
    """The grid of a player who left is out of the game."""

    seat: Seat
