"""What people may say in a round of UNO."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Protocol

from referee.games.uno.model.deck import BarsBy
from referee.games.uno.model.state import UnoMatch
from referee.kit.cards import Card, Color
from referee.kit.quantities import Count, Points, Value
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.rulings.tags import Claim, Confidential, Disputable, Freshness, Reporter, claim


class Barring(Protocol):
    """A ruleset by which some cards bar a Wild Draw Four: that of UNO, which has to know these claims."""

    @property
    def bars_a_wild_draw_four(self) -> BarsBy: ...


@claim("uno.deal", Reporter.KEEPER)
@dataclass(frozen=True)
class Deal(Claim):
    """A round was dealt. `turned_up` in order, when cards were turned again; `dealer` if not the next
    in order; `hands` the sizes that are not as agreed on, which is seven as a rule."""

    turned_up: tuple[Card, ...]
    dealer: Seat | None = None
    hands: Mapping[Seat, Count] | None = None

    def faults(self) -> dict[str, str]:
        return {} if self.turned_up else {"turned_up": "Name the card that was turned up."}


@claim("uno.play", Reporter.ITS_SEAT)
@dataclass(frozen=True)
class Play(Claim):
    """A card was laid. `color` for a wild, or later by `uno.color`; `drawn` says that it was drawn just
    now, which need not be claimed before, or that it was another card; where nobody says it, null, a card
    laid after drawing is the one drawn. `said_uno` says that "UNO!" was called with it."""

    seat: Seat
    card: Card
    color: Color | None = None
    drawn: bool | None = None
    said_uno: bool = False


@claim("uno.color", Reporter.ITS_SEAT)
@dataclass(frozen=True)
class NameColor(Claim):
    """The color for a wild that was laid, or turned up, without one."""

    seat: Seat
    color: Color


@claim("uno.draw", Reporter.ITS_SEAT)
@dataclass(frozen=True)
class Draw(Claim):
    """A card was drawn instead of laying one, or what was owed. `count` where it differs from what is
    due; `keep` ends the turn, also of a card drawn before."""

    seat: Seat
    count: Count | None = None
    keep: bool = False


@claim("uno.challenge", Reporter.ITS_SEAT, Freshness.WINDOW)
@dataclass(frozen=True)
class Challenge(Disputable[UnoMatch]):
    """The one who should draw four doubts that the Wild Draw Four was lawful. `held_color`: the hand was
    shown at once, and held the color or did not."""

    seat: Seat
    held_color: bool | None = None

    def parties(self, state: UnoMatch) -> tuple[Seat, ...]:
        """Only what was in the hand is between two of them."""
        accused = _accused(state)
        return () if self.held_color is None or accused is None else (self.seat, accused)


@claim("uno.show_hand", Reporter.ANY_SEAT, Freshness.ANY)
@dataclass(frozen=True)
class ShowHand(Confidential[Barring, UnoMatch], Disputable[UnoMatch]):
    """The answer to a challenge: whether the hand of `seat`, the accused, held the color. Or the hand
    itself, which is judged and replaced by what it proved, and never kept. `shown`: the accused tells it, who
    has laid the hand open."""

    secret: ClassVar[tuple[str, ...]] = ("hand",)

    seat: Seat
    held_color: bool | None = None
    hand: tuple[Card, ...] | None = None
    shown: bool = False

    def faults(self) -> dict[str, str]:
        if (self.held_color is None) == (self.hand is None):
            return {"held_color": "Say whether the hand held the color, or which cards it holds."}
        return {"shown": "The cards say it: leave this out."} if self.shown and self.hand is not None else {}

    def parties(self, state: UnoMatch) -> tuple[Seat, ...]:
        challenger = _challenger(state)
        return () if challenger is None else (self.seat, challenger)

    def said_by(self, seat: Seat) -> "ShowHand":
        """Of the own hand one tells by showing it."""
        return replace(self, shown=self.hand is None) if seat == self.seat else self

    def kept(self, ruleset: Barring, state: UnoMatch) -> "ShowHand":
        """This answer without the cards."""
        shown = self.shown or self.hand is not None
        return ShowHand(self.seat, self.held(ruleset, state), shown=shown)

    def held(self, ruleset: Barring, state: UnoMatch) -> bool | None:
        """Whether a card that makes it unlawful was in the hand; None where no challenge asks for it."""
        debt = state.round.in_question if state.round is not None else None
        if self.hand is None or debt is None:
            return self.held_color
        return any(map(ruleset.bars_a_wild_draw_four(debt.over, debt.under), self.hand))


def _accused(state: UnoMatch) -> Seat | None:
    debt = state.round.debt if state.round is not None else None
    return debt.by if debt is not None else None


def _challenger(state: UnoMatch) -> Seat | None:
    """Who has challenged, or did before a word was given on the hand."""
    round = state.round
    if round is None or round.challenged is not None or round.testimony is None:
        return None if round is None else round.challenger
    return round.testimony.challenger


@claim("uno.swap", Reporter.ITS_SEAT)
@dataclass(frozen=True)
class Swap(Claim):
    """Whole hands are swapped with this seat."""

    seat: Seat
    with_: Seat


@claim("uno.call", Reporter.ITS_SEAT, Freshness.ANY)
@dataclass(frozen=True)
class Call(Claim):
    """The word was called for the last card but one."""

    seat: Seat


@claim("uno.catch", Reporter.ITSELF, Freshness.ANY)
@dataclass(frozen=True)
class Catch(Disputable[UnoMatch]):
    """Somebody with one card left did not call. `seat` is who noticed."""

    caught: Seat
    seat: Seat | None = None

    def parties(self, state: UnoMatch) -> tuple[Seat, ...]:
        return () if self.seat is None else (self.caught, self.seat)


@claim("uno.count", Reporter.ITS_SEAT, Freshness.HAND)
@dataclass(frozen=True)
class CountHand(Claim):
    """What is left in one hand: its cards, their values, or the points in all."""

    seat: Seat
    cards: tuple[Card, ...] | None = None
    values: tuple[Value, ...] | None = None
    points: Points | None = None

    def faults(self) -> dict[str, str]:
        said = [form for form in (self.cards, self.values, self.points) if form is not None]
        return {} if len(said) == 1 else {"cards": "Say the cards, their values or the points: one of them."}
