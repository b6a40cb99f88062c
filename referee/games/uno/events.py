"""What can happen in a round of UNO, and how it changes the state."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from referee.games.uno.state import Debt, Round
from referee.kit.cards import Card, Color
from referee.kit.quantities import Count, Points, Value
from referee.kit.seats import Seat
from referee.match import events as match_events
from referee.match.state import Match
from referee.rulings.tags import event


@event("uno.dealt")
@dataclass(frozen=True)
class Dealt:
    """A round begins: hand sizes by seat number, the discard pile, and the color of its top card."""

    deck: Count
    hands: tuple[Count, ...]
    discards: tuple[Card, ...]
    color: Color | None


@event("uno.card-played")
@dataclass(frozen=True)
class CardPlayed:
    """A card was laid; `color` is in force from now on, None if it is still to be named."""

    seat: Seat
    card: Card
    color: Color | None


@event("uno.color-owed")
@dataclass(frozen=True)
class ColorOwed:
    """This seat has to name the color."""

    seat: Seat


@event("uno.color-named")
@dataclass(frozen=True)
class ColorNamed:
    """This color is in force."""

    seat: Seat
    color: Color


@event("uno.direction-turned")
@dataclass(frozen=True)
class DirectionTurned:
    """Play goes this way from now on: 1 clockwise, -1 counterclockwise."""

    direction: int


@event("uno.turn-missed")
@dataclass(frozen=True)
class TurnMissed:
    """This seat misses a turn. The turn itself passes by another event."""

    seat: Seat


@event("uno.turn-passed")
@dataclass(frozen=True)
class TurnPassed:
    """It is this seat's turn."""

    seat: Seat


@event("uno.debt-laid")
@dataclass(frozen=True)
class DebtLaid:
    """A seat owes cards."""

    debt: Debt


@event("uno.debt-drawn")
@dataclass(frozen=True)
class DebtDrawn:
    """A seat drew what it owed, or as much of it as there was."""

    seat: Seat
    count: Count


@event("uno.cards-drawn")
@dataclass(frozen=True)
class CardsDrawn:
    """The seat on turn drew instead of laying a card, and may lay what it drew."""

    seat: Seat
    count: Count


@event("uno.pile-shuffled")
@dataclass(frozen=True)
class PileShuffled:
    """All discards but the top card became the draw pile."""


@event("uno.went-out")
@dataclass(frozen=True)
class WentOut:
    """This seat laid its last card."""

    seat: Seat


@event("uno.hand-counted")
@dataclass(frozen=True)
class HandCounted:
    """What was left in a hand, in points and in whatever way it was told."""

    seat: Seat
    points: Points
    cards: tuple[Card, ...] | None = None
    values: tuple[Value, ...] | None = None


def evolve(match: Match | None, event: object) -> Match:
    """The match after an event of UNO or of any match."""
    change = CHANGES.get(event.__class__)
    if change is None:
        return match_events.evolve(match, event)
    return replace(match, round=change(match.round, event))


def _dealt(_: Round | None, event: Dealt) -> Round:
    return Round(event.deck, event.hands, event.discards, event.color, counted=(None,) * len(event.hands))


def _card_played(round: Round, event: CardPlayed) -> Round:
    return replace(
        round,
        hands=_with(round.hands, event.seat, round.hands[event.seat] - 1),
        discards=(*round.discards, event.card),
        color=event.color,
        color_owed_by=None,
        drew=False,
    )


def _cards_drawn(round: Round, event: CardsDrawn) -> Round:
    return replace(
        round, hands=_with(round.hands, event.seat, round.hands[event.seat] + event.count), drew=True
    )


def _debt_drawn(round: Round, event: DebtDrawn) -> Round:
    return replace(
        round, hands=_with(round.hands, event.seat, round.hands[event.seat] + event.count), debt=None
    )


def _with(amounts: tuple, seat: Seat, amount: int) -> tuple:
    return (*amounts[:seat], amount, *amounts[seat + 1 :])


CHANGES: dict[type, Callable[[Round, object], Round]] = {
    Dealt: _dealt,
    CardPlayed: _card_played,
    ColorOwed: lambda round, event: replace(round, color_owed_by=event.seat),
    ColorNamed: lambda round, event: replace(round, color=event.color, color_owed_by=None),
    DirectionTurned: lambda round, event: replace(round, direction=event.direction),
    TurnMissed: lambda round, event: round,
    TurnPassed: lambda round, event: replace(round, turn=event.seat, drew=False),
    DebtLaid: lambda round, event: replace(round, debt=event.debt),
    DebtDrawn: _debt_drawn,
    CardsDrawn: _cards_drawn,
    PileShuffled: lambda round, event: replace(round, discards=round.discards[-1:]),
    WentOut: lambda round, event: replace(round, out=event.seat, turn=None),
    HandCounted: lambda round, event: replace(round, counted=_with(round.counted, event.seat, event.points)),
}
