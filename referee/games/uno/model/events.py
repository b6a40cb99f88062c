"""The events of a round of UNO."""

from collections.abc import Mapping
from dataclasses import dataclass

from referee.games.shared.call_window import Moment
from referee.games.uno.model.state import Debt, OwedSwap, Testimony
from referee.kit.cards import Card, Color
from referee.kit.quantities import Count, EntryNumber, Points, Value
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.rulings.tags import Event, IfAny, event


@event("uno.dealt", opens_a_round=True)
@dataclass(frozen=True)
class Dealt(Event):
    """A round begins.

    - `hands`: A list with one value per seat number: how many cards the seat has.
    - `discards`: The discard pile, the top card last.
    - `color`: The color of its top card.
    """

    deck: Count
    hands: tuple[Count, ...]
    discards: tuple[Card, ...]
    color: Color | None
    edition: str = "108"


@event("uno.card-played")
@dataclass(frozen=True)
class CardPlayed(Event):
    """A card was played; `color` is the color from now on, None if it has not been chosen yet."""

    seat: Seat
    card: Card
    color: Color | None


@event("uno.color-owed")
@dataclass(frozen=True)
class ColorOwed(Event):
    """This seat has to choose the color."""

    seat: Seat


@event("uno.color-named")
@dataclass(frozen=True)
class ColorNamed(Event):
    """This is the color from now on."""

    seat: Seat
    color: Color


@event("uno.direction-turned")
@dataclass(frozen=True)
class DirectionTurned(Event):
    """The direction of play from now on: 1 clockwise, -1 counterclockwise."""

    direction: int


@event("uno.turn-missed")
@dataclass(frozen=True)
class TurnMissed(Event):
    """This seat misses a turn. Another event passes the turn itself."""

    seat: Seat


@event("uno.turn-passed")
@dataclass(frozen=True)
class TurnPassed(Event):
    """It is this seat's turn."""

    seat: Seat


@event("uno.debt-laid")
@dataclass(frozen=True)
class DebtLaid(Event):
    """A seat has to draw cards."""

    debt: Debt


@event("uno.debt-drawn")
@dataclass(frozen=True)
class DebtDrawn(Event):
    """A seat drew the cards that it had to draw, or as many of them as there were."""

    seat: Seat
    count: Count


@event("uno.debt-lapsed")
@dataclass(frozen=True)
class DebtLapsed(Event):
    """A seat no longer has to draw the cards that it had to draw."""

    seat: Seat


@event("uno.penalty-drawn")
@dataclass(frozen=True)
class PenaltyDrawn(Event):
    """A seat drew penalty cards. This does not change whose turn it is. `entry` is the refused claim that
    cost them, if that claim may have been a mistake."""

    seat: Seat
    count: Count
    entry: EntryNumber | None = None


@event("uno.challenged")
@dataclass(frozen=True)
class Challenged(Event):
    """The hand of the player of a Wild Draw Four has to be shown to the seat that should draw."""

    seat: Seat
    accused: Seat


@event("uno.challenge-settled")
@dataclass(frozen=True)
class ChallengeSettled(Event):
    """Whether the Wild Draw Four of this entry was against the rules, as the hand or the table proves."""

    entry: EntryNumber | None
    accused: Seat
    guilty: bool


@event("uno.challenge-waived")
@dataclass(frozen=True)
class ChallengeWaived(Event):
    """A challenge was not answered, and is dropped."""


@event("uno.hand-told")
@dataclass(frozen=True)
class HandTold(Event):
    """Only one person who saw the challenged hand has said what was in it."""

    testimony: Testimony


@event("uno.testimony-passed")
@dataclass(frozen=True)
class TestimonyPassed(Event):
    """A seat has moved: it is too late to disagree about what was said about a challenged hand."""

    moment: Moment


@event("uno.testimony-ended")
@dataclass(frozen=True)
class TestimonyEnded(Event):
    """What was said about a challenged hand is now confirmed or replaced, or, if `undone`, treated as if it
    had not been said."""

    undone: bool = False


@event("uno.cards-drawn")
@dataclass(frozen=True)
class CardsDrawn(Event):
    """The seat whose turn it is drew instead of playing a card, and may play the drawn card."""

    seat: Seat
    count: Count


@event("uno.pile-shuffled")
@dataclass(frozen=True)
class PileShuffled(Event):
    """All discards except the top card became the draw pile.

    - `gone`: Cards that can no longer be in anybody's hand.
    - `pile`: All cards of the new draw pile, if it was made only of discards; None otherwise.
    - `before`: How many cards were left in the old pile; the next player who draws gets them first.
    """

    gone: tuple[Card, ...] = ()
    pile: tuple[Card, ...] | None = None
    before: Count = Count(0)


@event("uno.card-seen")
@dataclass(frozen=True)
class CardSeen(Event):
    """Everybody saw this card, and it is in this hand. `entry` is the refused claim that has shown it, which
    can be a mistake; without it the card is certainly there."""

    seat: Seat
    card: Card
    entry: EntryNumber | None = None

    def for_certain(self) -> Event:
        """The same event without an entry: the card is certainly in the hand."""
        return replace(self, entry=None)


@event("uno.slip-forgotten")
@dataclass(frozen=True)
class SlipForgotten(Event):
    """The card that the refused claim in this entry showed is not in this hand: it was a mistake, as the next
    move shows, or a later claim counts that says otherwise."""

    seat: Seat
    card: Card
    entry: EntryNumber


@event("uno.penalties-kept")
@dataclass(frozen=True)
class PenaltiesKept(Event):
    """The penalties for cards of refused claims are final: the next move did not show that a claim was a
    mistake."""


@event("uno.deduction-silenced")
@dataclass(frozen=True)
class DeductionDisabled(Event):
    """The table allowed something against the rules, so the referee draws no conclusions from the cards until
    the next shuffle."""


@event("uno.bluff-proved")
@dataclass(frozen=True)
class BluffProved(Event):
    """The player of the Wild Draw Four of this entry had the color: later cards prove it."""

    entry: EntryNumber
    seat: Seat


@event("uno.resynced")
@dataclass(frozen=True)
class Resynced(Event):
    """The referee could not follow the round. From now on, this is the state of the round. Pending draws,
    color choices, challenges, calls and swaps are dropped."""

    top: Card
    color: Color | None
    turn: Seat
    direction: int
    hands: tuple[Count | None, ...]


@event("uno.recounted")
@dataclass(frozen=True)
class Recounted(Event):
    """A hand was counted; this is its number of cards."""

    seat: Seat
    count: Count


@event("uno.hand-set-aside")
@dataclass(frozen=True)
class HandSetAside(Event):
    """The hand of a player who left is out of the round."""

    seat: Seat


@event("uno.went-out")
@dataclass(frozen=True)
class WentOut(Event):
    """This seat played its last card."""

    seat: Seat


@event("uno.call-due")
@dataclass(frozen=True)
class CallDue(Event):
    """A seat has one card left and has to call UNO. `called`: it has done so already."""

    seat: Seat
    moment: Moment
    called: bool = False


@event("uno.called")
@dataclass(frozen=True)
class Called(Event):
    """A seat called UNO in time."""

    seat: Seat
    moment: Moment


@event("uno.called-early")
@dataclass(frozen=True)
class CalledEarly(Event):
    """A seat called UNO before playing its second-to-last card. `ahead`: it called for its next turn, during
    another seat's turn."""

    seat: Seat
    ahead: bool = False


@event("uno.caught")
@dataclass(frozen=True)
class Caught(Event):
    """A seat was caught without having called UNO, and draws this many cards."""

    seat: Seat
    moment: Moment
    drawn: Count
    by: Seat | None = None
    by_keeper: bool = False


@event("uno.catch-disputed")
@dataclass(frozen=True)
class CatchDisputed(Event):
    """The catch of this seat is contested."""

    seat: Seat


@event("uno.penalty-returned")
@dataclass(frozen=True)
class PenaltyReturned(Event):
    """The cards of a penalty go back into the draw pile. `entry` is the card that they are drawn for,
    while they may still be owed."""

    seat: Seat
    count: Count
    entry: EntryNumber | None = None


@event("uno.call-window-closed")
@dataclass(frozen=True)
class CallWindowClosed(Event):
    """It is too late to catch this seat. `by_missed_turn`: because a turn was missed; `by_own_act`: because
    that seat played on; `by_a_lapse`: because another seat had to call UNO, as in matches that were stored
    before several could be caught. `seat` is given where it is not the newest time to catch that ends."""

    moment: Moment
    by_missed_turn: bool = False
    by_own_act: bool = False
    by_a_lapse: bool = False
    seat: IfAny[Seat | None] = None


@event("uno.swap-owed")
@dataclass(frozen=True)
class SwapOwed(Event):
    """A seat has to swap hands with another seat."""

    swap: OwedSwap


@event("uno.swap-left-out")
@dataclass(frozen=True)
class SwapLeftOut(Event):
    """No hands are swapped."""


@event("uno.hands-moved")
@dataclass(frozen=True)
class HandsMoved(Event):
    """Hands changed owners: each of these seats now has the hand of another seat."""

    hand_of: Mapping[Seat, Seat]


@event("uno.hands-shuffled")
@dataclass(frozen=True)
class HandsShuffled(Event):
    """All hands were shuffled and dealt again: how many cards each seat has now, by seat number."""

    hands: tuple[Count | None, ...]


@event("uno.challenge-passed")
@dataclass(frozen=True)
class ChallengePassed(Event):
    """A Wild Draw Four can no longer be challenged."""

    seat: Seat
    moment: Moment


@event("uno.hand-counted")
@dataclass(frozen=True)
class HandCounted(Event):
    """What was left in a hand: its points, and its cards or values if they were reported. `size` is the
    number of cards, if it is known."""

    seat: Seat
    points: Points
    cards: tuple[Card, ...] | None = None
    values: tuple[Value, ...] | None = None
    size: Count | None = None
