"""The state of a round of UNO, as far as the referee can know it. A hidden hand is never stored."""

from dataclasses import dataclass
from typing import TypeGuard

from referee.games.shared.call_window import CallWindow, Moment
from referee.kit.cards import Card, Color
from referee.kit.quantities import CardCount, CardValue, EntryNumber, Points
from referee.kit.seats import Seat
from referee.match.model.state import Match
from referee.rulings.tags import Event, OmittedAtDefault


@dataclass(frozen=True)
class Debt:
    """Cards that a seat has to draw, from when they are due until they are drawn.

    - `seat`: The seat that has to draw.
    - `count`: How many cards it has to draw.
    - `by`: The seat that played the card for which the other seat has to draw; None if that card was turned
      up at the deal.
    - `over`: The color that was being played before that card. It matters for a challenge.
    - `open_to_challenge`: Whether that card can be challenged.
    - `entry`: The entry in which that card was played.
    - `hand`: How many cards its player had left after it. It matters for a challenge.
    - `under`: The card on which it was played. It matters for a challenge.
    - `lost_challenge`: Whether `count` includes the extra cards for a lost challenge.
    """

    seat: Seat
    count: CardCount
    by: Seat | None = None
    over: Color | None = None
    open_to_challenge: bool = False
    entry: EntryNumber | None = None
    hand: CardCount | None = None
    under: Card | None = None
    lost_challenge: bool = False


@dataclass(frozen=True)
class LastChallengeable:
    """A Wild Draw Four that can no longer be challenged.

    - `seat`: The seat that could have challenged it.
    - `closed`: When the time for a challenge ended.
    - `debt`: The cards that a seat has to draw for it; kept until the next move.
    - `drawn`: How many of these cards were drawn; kept until the next move.
    """

    seat: Seat
    closed: Moment
    debt: Debt | None = None
    drawn: CardCount = CardCount(0)


@dataclass(frozen=True)
class OwedSwap:
    """A seat has to choose whom to swap hands with.

    - `seat`: The seat that has to choose.
    - `may_be_left_out`: Whether it may skip the swap.
    - `called`: Whether it called UNO with the card that led to the swap.
    """

    seat: Seat
    may_be_left_out: bool = False
    called: bool = False


@dataclass(frozen=True)
class InHand:
    """A card that is known to be in a hand, or that a refused claim has shown in a hand.

    - `seat`: The seat that has this hand now.
    - `entry`: The refused claim that showed the card, and that may have been a mistake; None if the card is
      certainly in the hand.
    - `by`: The seat that had the hand when the refused claim showed the card.
    """

    seat: Seat
    card: Card
    entry: EntryNumber | None = None
    by: Seat | None = None


@dataclass(frozen=True)
class Fined:
    """Penalty cards that a seat drew for a refused card. They go back if the refused claim was a mistake.

    - `entry`: The entry of the refused claim.
    """

    seat: Seat
    count: CardCount
    entry: EntryNumber


@dataclass(frozen=True)
class CountedHand:
    """A counted hand.

    - `size`: How many cards it had.
    - `values`: The values of the cards; None if only the total was reported.
    """

    seat: Seat
    size: CardCount
    values: tuple[CardValue, ...] | None = None


@dataclass(frozen=True)
class Suspect:
    """A Wild Draw Four that may still turn out to have been a bluff.

    - `entry`: The entry in which it was played.
    - `seat`: The seat that played it.
    - `color`: The color that was being played before it.
    - `received`: How many cards the seat had been given since the deal when it played the Wild Draw Four.
    - `laid`: How many cards of that color the seat has played since. If it has been given fewer cards since,
      it had the color before. The Wild Draw Four was then a bluff.
    """

    entry: EntryNumber
    seat: Seat
    color: Color
    received: CardCount
    laid: CardCount = CardCount(0)


@dataclass(frozen=True)
class Testimony:
    """What one person said about a challenged hand. Another person who saw the hand may still disagree.

    - `told`: When it was said.
    - `by`: The seat that said it.
    - `challenger`: The seat that had challenged.
    - `debt`: The cards that a seat had to draw at that time.
    - `guilty`: Whether the hand is said to have had the color.
    - `drawn`: How many cards have been drawn so far because of what was said.
    - `suspect`: The Wild Draw Four as a possible bluff; None if it was not one.
    - `closed`: When the next move ended the time to disagree; None while it is possible.
    """

    told: Moment
    by: Seat
    challenger: Seat
    debt: Debt
    guilty: bool
    drawn: CardCount = CardCount(0)
    suspect: Suspect | None = None
    closed: Moment | None = None


@dataclass(frozen=True)
class Recycled:
    """The last time that the discards were shuffled into the draw pile.

    - `cards`: The cards of which every copy went into the pile. A seat that has been given no card since then
      cannot play any of them.
    - `received`: By seat number, how many cards each seat had been given between the deal and the shuffle.
    - `pile`: All cards of the new pile, if it was made only of discards; None if that is not known.
    - `held`: By seat number, how many of the cards from before the shuffle the seat may still have. A played
      card is subtracted only if it must be one of them. None if the number is not known.
    - `given`: By seat number, how many cards from the new pile the seat may still have. A played card is
      subtracted only if it must be one of them. None if the number is not known.
    - `came`: The cards played since then that must have come from the new pile.
    - `stayed`: The cards played since then that must have been in a hand from before the shuffle.
    - `before`: How many of the next cards to be drawn come from the old pile.
    - `drew_before`: Whether a card that was drawn in this turn was drawn before the shuffle.
    """

    cards: tuple[Card, ...]
    received: tuple[CardCount, ...]
    pile: tuple[Card, ...] | None = None
    held: tuple[CardCount | None, ...] = ()
    given: tuple[CardCount | None, ...] = ()
    came: tuple[Card, ...] = ()
    stayed: tuple[Card, ...] = ()
    before: CardCount = CardCount(0)
    drew_before: bool = False


OpenCallWindows = tuple[tuple[CallWindow, Seat | None], ...]
"""The open call windows (times to call UNO), the oldest first. Each pair has a window, and the seat that an
event names to close the window. For the newest window this seat is None: the event names no seat."""


@dataclass(frozen=True)
class Round:
    """The visible state of a round.

    - `deck`: How many cards are in the game.
    - `hands`: A list with one value per seat number: how many cards the seat has; None if that is not known.
    - `discards`: The cards discarded since the last shuffle, the top card last.
    - `color`: The color that is being played; None until it is chosen.
    - `turn`: The seat whose turn it is; None once a seat has gone out.
    - `direction`: 1 clockwise, -1 counterclockwise.
    - `drew`: Whether the seat whose turn it is has drawn a card, and may play it.
    - `debt`: The cards that a seat has to draw; None if no seat has to draw.
    - `color_owed_by`: The seat that has to choose the color.
    - `out`: The seat that has gone out.
    - `counted`: Once a seat is out, a list with one value per seat number: the points left in its hand; None
      until they are counted.
    - `challenged`: The seat whose hand has to be shown because of a challenge.
    - `called_early`: The seat that called UNO in this turn, before playing its second-to-last card.
    - `window`: The newest open call window: the time in which a seat has to call UNO and can be caught.
    - `last_window`: The call window that closed last.
    - `last_challengeable`: The last Wild Draw Four that can no longer be challenged.
    - `received`: A list with one value per seat number: how many cards the seat has been given since the
      deal.
    - `in_hands`: Cards that are certainly in a hand, or that a refused claim has shown in it.
    - `suspects`: Wild Draw Fours that may still turn out to have been bluffs.
    - `recycled`: What is known about the last shuffle.
    - `lost_track`: Whether the discards are no longer known.
    - `silent`: Whether the known cards prove nothing about hidden hands until the next shuffle.
    - `aside`: How many cards are set aside because their players left.
    - `edition`: The edition of the deck; it says which cards there are.
    - `challenger`: The seat to which the hand has to be shown.
    - `swap`: A swap of hands that still has to be made.
    - `house`: Events of house rules that still matter.
    - `called_ahead`: The seat that called UNO early for its next turn, during the turn of another seat.
    - `just_shown`: The cards of `in_hands` that were shown by refused claims since the last move.
    - `testimony`: The answer to the last challenge, while only one person has given it.
    - `told`: The hands that were counted by values or by total points, not card by card.
    - `fined`: The penalties for cards of refused claims since the last move.
    - `open_windows`: The other open call windows, the oldest first. There are some only where the time to
      catch lasts until somebody draws.
    - `not_due`: The seats with one card that do not have to call UNO, because the hand was dealt or counted
      with one card.
    - `handed`: The seats whose hand was somebody else's. A seat is removed when it plays a card or has to
      call UNO.
    """

    deck: CardCount
    hands: tuple[CardCount | None, ...]
    discards: tuple[Card, ...]
    color: Color | None = None
    turn: Seat | None = None
    direction: int = 1
    drew: bool = False
    debt: Debt | None = None
    color_owed_by: Seat | None = None
    out: Seat | None = None
    counted: tuple[Points | None, ...] = ()
    challenged: Seat | None = None
    called_early: Seat | None = None
    window: CallWindow | None = None
    last_window: CallWindow | None = None
    last_challengeable: LastChallengeable | None = None
    received: tuple[CardCount, ...] = ()
    in_hands: tuple[InHand, ...] = ()
    suspects: tuple[Suspect, ...] = ()
    recycled: Recycled | None = None
    lost_track: bool = False
    silent: bool = False
    aside: CardCount = CardCount(0)
    edition: str = "108"
    challenger: Seat | None = None
    swap: OwedSwap | None = None
    house: tuple[Event, ...] = ()
    called_ahead: Seat | None = None
    just_shown: tuple[InHand, ...] = ()
    testimony: Testimony | None = None
    told: tuple[CountedHand, ...] = ()
    handed: tuple[Seat, ...] = ()
    fined: OmittedAtDefault[tuple[Fined, ...]] = ()
    not_due: OmittedAtDefault[tuple[Seat, ...]] = ()
    open_windows: OmittedAtDefault[tuple[CallWindow, ...]] = ()

    @property
    def open_call_windows(self) -> OpenCallWindows:
        """The open call windows (times to call UNO) with their seats, the oldest first. The newest window has
        None in place of its seat."""
        older = tuple((window, window.seat) for window in self.open_windows)
        return older if self.window is None else (*older, (self.window, None))

    @property
    def debt_for_shown_hand(self) -> Debt | None:
        """The cards to draw (`Debt`) that depend on the shown hand. While only one person has answered the
        last challenge, these are the cards of that challenge. Otherwise they are the cards that a seat has to
        draw now; None if no seat has to draw."""
        testimony = self.testimony
        return testimony.debt if testimony is not None and self.challenged is None else self.debt

    @property
    def top(self) -> Card:
        return self.discards[-1]

    @property
    def draw_pile(self) -> int | None:
        """The number of cards in the draw pile. Returns None if the discards or the size of a hand are not
        known."""
        if self.lost_track or None in self.hands:
            return None
        return self.deck - len(self.discards) - sum(filter(None, self.hands)) - self.aside

    @property
    def drawable_card_count(self) -> int | None:
        """The number of cards that can be drawn if the discards under the top card are shuffled in. Returns
        None if the size of the draw pile is not known."""
        pile = self.draw_pile
        return None if pile is None else pile + len(self.discards) - 1


UnoMatch = Match[Round | None]
"""A match of UNO with or without an open round."""


def has_open_round(match: UnoMatch) -> TypeGuard[Match[Round]]:
    """Whether the match has an open round. If it has, type checkers know that `match.round` is not None."""
    return match.round is not None
