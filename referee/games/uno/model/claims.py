"""The claims of a round of UNO."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Protocol

from referee.games.uno.model.deck import WildDrawFourRule
from referee.games.uno.model.state import UnoMatch
from referee.kit.cards import Card, Color
from referee.kit.quantities import CardCount, CardValue, Points
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.languages.speech import tell
from referee.rulings.tags import (
    AllowedReporter,
    Claim,
    ClaimFreshness,
    ConfidentialClaim,
    DisputableClaim,
    register_claim_type,
)


class HasWildDrawFourRule(Protocol):
    """The part of `UnoRuleset` that a claim needs: which cards in a hand make a Wild Draw Four illegal.
    This module cannot import `UnoRuleset`, because the module of `UnoRuleset` imports this module."""

    @property
    def bars_a_wild_draw_four(self) -> WildDrawFourRule: ...


@register_claim_type("uno.deal", AllowedReporter.KEEPER)
@dataclass(frozen=True)
class Deal(Claim):
    """A round was dealt. `turned_up`: the cards turned up for the discard pile, in order. `dealer`: given
    only if another seat dealt than the next one in order. `hands`: only the hand sizes that differ from the
    agreed number of cards (usually seven)."""

    turned_up: tuple[Card, ...]
    dealer: Seat | None = None
    hands: Mapping[Seat, CardCount] | None = None

    def errors_by_field(self) -> dict[str, str]:
        return {} if self.turned_up else {"turned_up": tell("error-deal-turned-up")}


@register_claim_type("uno.play", AllowedReporter.ITS_SEAT)
@dataclass(frozen=True)
class Play(Claim):
    """A card was played.

    - `color`: The color chosen for a wild; it can also be sent later with `uno.color`.
    - `drawn`: true if the card was just drawn (no separate draw claim is needed), false if it was another
      card. If null, and the seat has drawn a card in this turn, the played card counts as the drawn one.
    - `said_uno`: Whether UNO was called with it.
    """

    seat: Seat
    card: Card
    color: Color | None = None
    drawn: bool | None = None
    said_uno: bool = False


@register_claim_type("uno.color", AllowedReporter.ITS_SEAT)
@dataclass(frozen=True)
class NameColor(Claim):
    """The color for a wild that was played, or turned up, without a color."""

    seat: Seat
    color: Color


@register_claim_type("uno.draw", AllowedReporter.ITS_SEAT)
@dataclass(frozen=True)
class Draw(Claim):
    """A player drew a card instead of playing one, or drew the cards that the player had to draw. `count`:
    the number of drawn cards, only if it differs from the number to draw. `keep`: true if the player keeps
    the drawn card and ends the turn. If the card was drawn earlier in the turn, a claim with `keep` only ends
    the turn."""

    seat: Seat
    count: CardCount | None = None
    keep: bool = False


@register_claim_type("uno.challenge", AllowedReporter.ITS_SEAT, ClaimFreshness.WINDOW)
@dataclass(frozen=True)
class Challenge(DisputableClaim[UnoMatch]):
    """A player, usually the one who should draw four, says that the Wild Draw Four was against the rules.
    `held_color`: given only if the hand was shown at once. It says whether the hand had a card of the color
    that was being played."""

    seat: Seat
    held_color: bool | None = None

    def parties_to_dispute(self, state: UnoMatch) -> tuple[Seat, ...]:
        """The challenger and the accused seat (the player of the challenged card). Returns no seats if
        `held_color` is None, or if no seat is accused."""
        accused = _accused_seat(state)
        return () if self.held_color is None or accused is None else (self.seat, accused)


@register_claim_type("uno.show_hand", AllowedReporter.ANY_SEAT, ClaimFreshness.ANY)
@dataclass(frozen=True)
class ShowHand(ConfidentialClaim[HasWildDrawFourRule, UnoMatch], DisputableClaim[UnoMatch]):
    """The answer to a challenge of the Wild Draw Four that `seat` played. `held_color`: whether the hand had
    the color that was being played. `hand`: the cards of the hand, listed instead of `held_color`. Listed
    cards are never stored, only the result is. `shown`: true if `seat` itself reports the answer after
    showing the hand."""

    secret: ClassVar[tuple[str, ...]] = ("hand",)

    seat: Seat
    held_color: bool | None = None
    hand: tuple[Card, ...] | None = None
    shown: bool = False

    def errors_by_field(self) -> dict[str, str]:
        if (self.held_color is None) == (self.hand is None):
            return {"held_color": tell("error-uno-shown-hand")}
        return {"shown": tell("error-uno-shown-cards")} if self.shown and self.hand is not None else {}

    def parties_to_dispute(self, state: UnoMatch) -> tuple[Seat, ...]:
        challenger = _challenging_seat(state)
        return () if challenger is None else (self.seat, challenger)

    def as_reported_by_party(self, seat: Seat) -> "ShowHand":
        """A copy of the answer, as this seat reports it. If the seat reports its own hand, `shown` becomes
        true unless the answer lists the cards. The answer of any other seat is returned unchanged."""
        return replace(self, shown=self.hand is None) if seat == self.seat else self

    def without_confidential_data(self, ruleset: HasWildDrawFourRule, state: UnoMatch) -> "ShowHand":
        """A copy of the answer that says whether the hand had the color, without the cards of the hand. The
        cards are never stored."""
        shown = self.shown or self.hand is not None
        return ShowHand(self.seat, self.hand_had_the_color(ruleset, state), shown=shown)

    def hand_had_the_color(self, ruleset: HasWildDrawFourRule, state: UnoMatch) -> bool | None:
        """Whether the listed cards of the hand make the Wild Draw Four illegal. If the claim lists no cards,
        or if there is no challenged card, the reported `held_color` is returned."""
        debt = state.round.debt_for_shown_hand if state.round is not None else None
        if self.hand is None or debt is None:
            return self.held_color
        return any(map(ruleset.bars_a_wild_draw_four(debt.over, debt.under), self.hand))


def _accused_seat(state: UnoMatch) -> Seat | None:
    """The seat that played the card for which another seat has to draw. Returns None if no draw is due, or if
    the card was turned up at the deal."""
    debt = state.round.debt if state.round is not None else None
    return debt.by if debt is not None else None


def _challenging_seat(state: UnoMatch) -> Seat | None:
    """The seat that challenged the Wild Draw Four; None if there is no such seat.

    The challenge may be unanswered. Or one player has already answered it, and nobody has confirmed or denied
    this answer yet (`testimony`). The result is then the challenger that `testimony` names.
    """
    round = state.round
    if round is None or round.challenged is not None or round.testimony is None:
        return None if round is None else round.challenger
    return round.testimony.challenger


@register_claim_type("uno.swap", AllowedReporter.ITS_SEAT)
@dataclass(frozen=True)
class Swap(Claim):
    """The player at one seat swaps hands with the player at another seat."""

    seat: Seat
    with_: Seat


@register_claim_type("uno.call", AllowedReporter.ITS_SEAT, ClaimFreshness.ANY)
@dataclass(frozen=True)
class Call(Claim):
    """A player called UNO."""

    seat: Seat


@register_claim_type("uno.catch", AllowedReporter.ITSELF, ClaimFreshness.ANY)
@dataclass(frozen=True)
class Catch(DisputableClaim[UnoMatch]):
    """A player with one card left did not call UNO. `caught` is that player, `seat` the player who
    noticed."""

    caught: Seat
    seat: Seat | None = None

    def parties_to_dispute(self, state: UnoMatch) -> tuple[Seat, ...]:
        return () if self.seat is None else (self.caught, self.seat)


@register_claim_type("uno.count", AllowedReporter.ITS_SEAT, ClaimFreshness.HAND)
@dataclass(frozen=True)
class CountHand(Claim):
    """What is left in a hand: its cards, their values, or the points in total."""

    seat: Seat
    cards: tuple[Card, ...] | None = None
    values: tuple[CardValue, ...] | None = None
    points: Points | None = None

    def errors_by_field(self) -> dict[str, str]:
        forms = [form for form in (self.cards, self.values, self.points) if form is not None]
        return {} if len(forms) == 1 else {"cards": tell("error-uno-left-in-hand")}
