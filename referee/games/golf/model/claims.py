"""The claims of a round of Golf."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from referee.games.golf.model.state import Column, GolfMatch, Row
from referee.kit.cards import Card
from referee.kit.quantities import ColumnId
from referee.kit.seats import Seat
from referee.languages.speech import tell
from referee.rulings.tags import AllowedReporter, Claim, ClaimFreshness, DisputableClaim, register_claim_type

SourceOfTakenCard = Literal["discard", "pile"]
HIGHEST_COLUMN_NUMBER = 100
"""Highest number that a column may have in a claim. No column of a real round gets a number as high as
this."""


@dataclass(frozen=True)
class Place:
    """A place in a grid: a column and the upper or lower row. A column is named by its number, which it keeps
    during the whole round."""

    column: ColumnId
    row: Row


@dataclass(frozen=True)
class TurnedUp:
    """A place in a grid, and the card that is now faceup there."""

    column: ColumnId
    row: Row
    card: Card


@dataclass(frozen=True)
class Cleared:
    """A column that is cleared, and which of its two cards goes on top of the discard pile."""

    column: ColumnId
    on_top: Card


@register_claim_type("golf.deal", AllowedReporter.KEEPER)
@dataclass(frozen=True)
class Deal(Claim):
    """A round was dealt. `turned_up` has the cards turned up for the discard pile, in order. The last one is
    the number card that starts the pile; action cards may come before it. `opened` has the cards that each
    seat turned up in its own grid. `dealer` is needed only if the dealer is not the next seat in order."""

    turned_up: tuple[Card, ...]
    opened: Mapping[Seat, tuple[TurnedUp, ...]]
    dealer: Seat | None = None

    def errors_by_field(self) -> dict[str, str]:
        return {} if self.turned_up else {"turned_up": tell("error-deal-turned-up")}


@register_claim_type("golf.turn", AllowedReporter.ITS_SEAT)
@dataclass(frozen=True)
class Turn(Claim):
    """A whole turn. The player took the top card of the discards or drew a card from the pile (`took`).
    `card` is this card. A card from the discards need not be named.

    If the card went into the player's grid, `place` says where. `came_out` is the card that lay there before
    and was discarded. It must be named if it was facedown.

    If the card was thrown (discarded at once), the player turned up a facedown card instead. `flip` is the
    place of that card, and `flipped` is the card.

    `cleared` has the columns that were cleared after that. `targets` has the one or two other players who get
    columns from a Double Draw Two. `said_uno` says whether the player called UNO with this turn.
    """

    seat: Seat
    took: SourceOfTakenCard
    card: Card | None = None
    place: Place | None = None
    came_out: Card | None = None
    flip: Place | None = None
    flipped: Card | None = None
    cleared: tuple[Cleared, ...] = ()
    targets: tuple[Seat, ...] = ()
    said_uno: bool = False

    def errors_by_field(self) -> dict[str, str]:
        if self.took == "pile" and self.card is None:
            return {"card": tell("error-golf-turn-drawn")}
        if self.place is not None and self.flip is not None:
            return {"flip": tell("error-golf-turn-into-grid")}
        if self.place is None and self.flip is None:
            return {"place": tell("error-golf-turn-where")}
        if self.flip is not None and self.flipped is None:
            return {"flipped": tell("error-golf-turn-turned-up")}
        if self.place is None and self.came_out is not None:
            return {"came_out": tell("error-golf-turn-thrown")}
        if self.flip is None and self.flipped is not None:
            return {"flipped": tell("error-golf-turn-into-grid")}
        return {}


@register_claim_type("golf.clear", AllowedReporter.ITS_SEAT)
@dataclass(frozen=True)
class Clear(Claim):
    """A player clears a column before their turn. If the table plays so, this is possible at any time.
    `on_top` is the card that goes on top of the discards."""

    seat: Seat
    column: ColumnId
    on_top: Card


@register_claim_type("golf.call", AllowedReporter.ITS_SEAT, ClaimFreshness.ANY)
@dataclass(frozen=True)
class Call(Claim):
    """A player called UNO."""

    seat: Seat


@register_claim_type("golf.catch", AllowedReporter.ITSELF, ClaimFreshness.ANY)
@dataclass(frozen=True)
class Catch(DisputableClaim[GolfMatch]):
    """A player with one facedown card left did not call UNO. `caught` is the seat of this player. `seat` is
    the seat of the player who noticed it."""

    caught: Seat
    seat: Seat | None = None

    def parties_to_dispute(self, state: GolfMatch) -> tuple[Seat, ...]:
        return () if self.seat is None else (self.caught, self.seat)


@register_claim_type("golf.reveal", AllowedReporter.ITS_SEAT, ClaimFreshness.HAND)
@dataclass(frozen=True)
class Reveal(Claim):
    """The round is over, and a player turns up all facedown cards of a grid. One claim names all these
    cards."""

    seat: Seat
    cards: tuple[TurnedUp, ...]


@register_claim_type("golf.reshuffle", AllowedReporter.KEEPER)
@dataclass(frozen=True)
class Reshuffle(Claim):
    """The discards under the top card were shuffled into the draw pile before it ran out."""


@register_claim_type("golf.resync", AllowedReporter.KEEPER)
@dataclass(frozen=True)
class Resync(Claim):
    """The present state of the round, after the referee could not follow it. A grid that is left out has not
    changed since the referee last knew it."""

    top: Card
    turn: Seat
    direction: int = 1
    grids: Mapping[Seat, tuple[Column, ...]] | None = None

    def errors_by_field(self) -> dict[str, str]:
        if self.direction not in (1, -1):
            return {"direction": tell("error-direction")}
        grids = self.grids or {}
        if any(column.id > HIGHEST_COLUMN_NUMBER for grid in grids.values() for column in grid):
            return {"grids": tell("error-golf-column-number", {"most": HIGHEST_COLUMN_NUMBER})}
        twice = [seat for seat, grid in grids.items() if len({column.id for column in grid}) < len(grid)]
        return {"grids": tell("error-golf-columns-of-one-number", {"seat": twice[0]})} if twice else {}
