"""What can happen in a round of Golf."""

from dataclasses import dataclass

from referee.games.golf.model.state import Grid, Row
from referee.games.shared.call_window import Moment
from referee.kit.cards import Card
from referee.kit.quantities import ColumnId, Count
from referee.kit.seats import Seat
from referee.rulings.tags import Event, event


@event("golf.dealt", opens_a_round=True)
@dataclass(frozen=True)
class Dealt(Event):
    """A round begins: the grids by seat number, the discard pile, and who has the first turn."""

    deck: Count
    grids: tuple[Grid, ...]
    discards: tuple[Card, ...]
    turn: Seat
    edition: str


@event("golf.discard-taken")
@dataclass(frozen=True)
class DiscardTaken(Event):
    """The top card of the discards is in somebody's hand."""

    seat: Seat


@event("golf.card-placed")
@dataclass(frozen=True)
class CardPlaced(Event):
    """A card lies faceup in a grid now, and the one that lay there on the discards."""

    seat: Seat
    column: ColumnId
    row: Row
    card: Card
    came_out: Card


@event("golf.card-thrown")
@dataclass(frozen=True)
class CardThrown(Event):
    """A card that was drawn lies on the discards."""

    seat: Seat
    card: Card


@event("golf.card-turned-up")
@dataclass(frozen=True)
class CardTurnedUp(Event):
    """A card of a grid lies faceup now."""

    seat: Seat
    column: ColumnId
    row: Row
    card: Card


@event("golf.column-cleared")
@dataclass(frozen=True)
class ColumnCleared(Event):
    """The cards of a column lie on the discards now, the second one on top."""

    seat: Seat
    column: ColumnId
    cards: tuple[Card, ...]


@event("golf.pile-shuffled")
@dataclass(frozen=True)
class PileShuffled(Event):
    """All discards but the top card became the draw pile. `pile` are all of them, where it is made of nothing
    else; `before`: so many cards that were left in it are drawn before the shuffle, as the first ones."""

    pile: tuple[Card, ...] | None = None
    before: Count = Count(0)


@event("golf.direction-turned")
@dataclass(frozen=True)
class DirectionTurned(Event):
    """Play goes the other way round: 1 is clockwise, -1 counterclockwise."""

    direction: int


@event("golf.columns-drawn")
@dataclass(frozen=True)
class ColumnsDrawn(Event):
    """A seat has laid so many new columns of two facedown cards each; `on_the_left`: there, one after the
    other."""

    seat: Seat
    columns: Count
    on_the_left: bool = False


@event("golf.columns-returned")
@dataclass(frozen=True)
class ColumnsReturned(Event):
    """The newest columns of a seat, so many, go back into the pile."""

    seat: Seat
    columns: Count


@event("golf.turn-missed")
@dataclass(frozen=True)
class TurnMissed(Event):
    """A seat loses its turn."""

    seat: Seat


@event("golf.turn-passed")
@dataclass(frozen=True)
class TurnPassed(Event):
    """This seat is to play."""

    seat: Seat


@event("golf.closed")
@dataclass(frozen=True)
class Closed(Event):
    """All cards of this seat lie faceup; with no `last_turns` only counting is left."""

    seat: Seat
    last_turns: tuple[Seat, ...] = ()


@event("golf.last-turn-over")
@dataclass(frozen=True)
class LastTurnOver(Event):
    """A seat has had its last turn, or lost it; with nobody's left only counting is left."""

    seat: Seat


@event("golf.call-due")
@dataclass(frozen=True)
class CallDue(Event):
    """A seat has one facedown card left and has to call; `called`: it has done so already."""

    seat: Seat
    moment: Moment
    called: bool = False


@event("golf.called")
@dataclass(frozen=True)
class Called(Event):
    """A seat called in time."""

    seat: Seat
    moment: Moment


@event("golf.called-early")
@dataclass(frozen=True)
class CalledEarly(Event):
    """A seat called before turning up its last facedown card but one."""

    seat: Seat


@event("golf.caught")
@dataclass(frozen=True)
class Caught(Event):
    """A seat was caught not having called, and draws so many cards."""

    seat: Seat
    moment: Moment
    drawn: Count
    by: Seat | None = None
    by_keeper: bool = False


@event("golf.catch-disputed")
@dataclass(frozen=True)
class CatchDisputed(Event):
    """The catch of this seat is contested."""

    seat: Seat


@event("golf.call-window-closed")
@dataclass(frozen=True)
class CallWindowClosed(Event):
    """Nobody can be caught for this lapse any more."""

    moment: Moment


@event("golf.resynced")
@dataclass(frozen=True)
class Resynced(Event):
    """How the round stands after track was lost: the top card, the turn, and the grids by seat number."""

    top: Card
    turn: Seat
    direction: int
    grids: tuple[Grid, ...]


@event("golf.deduction-silenced")
@dataclass(frozen=True)
class DeductionSilenced(Event):
    """Nothing is deduced from the cards until the discards are shuffled."""


@event("golf.grid-set-aside")
@dataclass(frozen=True)
class GridSetAside(Event):
    """The grid of who left is out of the game."""

    seat: Seat
