"""The events of a round of UNO."""

from collections.abc import Mapping
from dataclasses import dataclass

from referee.games.shared.call_window import Moment
from referee.games.uno.model.state import Debt, OwedSwap, Testimony
from referee.kit.cards import Card, Color
from referee.kit.quantities import CardCount, CardValue, EntryNumber, Points
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.rulings.tags import Event, OmittedAtDefault, register_event_type


@register_event_type("uno.dealt", opens_a_round=True)
@dataclass(frozen=True)
class RoundDealt(Event):
    """A round begins.

    - `hands`: A list with one value per seat number: how many cards the seat has.
    - `discards`: The discard pile, the top card last.
    - `color`: The color of the top card; None if it is a wild.
    """

    deck: CardCount
    hands: tuple[CardCount, ...]
    discards: tuple[Card, ...]
    color: Color | None
    edition: str = "108"


@register_event_type("uno.card-played")
@dataclass(frozen=True)
class CardPlayed(Event):
    """A card was played. `color` is the color from now on; None if the color has not been chosen yet."""

    seat: Seat
    card: Card
    color: Color | None


@register_event_type("uno.color-owed")
@dataclass(frozen=True)
class ColorChoiceDue(Event):
    """This seat has to choose the color."""

    seat: Seat


@register_event_type("uno.color-named")
@dataclass(frozen=True)
class ColorChosen(Event):
    """The color was chosen. `color` is the color from now on."""

    seat: Seat
    color: Color


@register_event_type("uno.direction-turned")
@dataclass(frozen=True)
class DirectionReversed(Event):
    """The direction of play from now on: 1 clockwise, -1 counterclockwise."""

    direction: int


@register_event_type("uno.turn-missed")
@dataclass(frozen=True)
class TurnMissed(Event):
    """This seat misses its turn. A separate event says whose turn it is next."""

    seat: Seat


@register_event_type("uno.turn-passed")
@dataclass(frozen=True)
class TurnBegun(Event):
    """It is this seat's turn."""

    seat: Seat


@register_event_type("uno.debt-laid")
@dataclass(frozen=True)
class DrawDebtBegun(Event):
    """A seat has to draw cards."""

    debt: Debt


@register_event_type("uno.debt-drawn")
@dataclass(frozen=True)
class DrawDebtPaid(Event):
    """A seat drew the cards that it had to draw, or as many of them as there were."""

    seat: Seat
    count: CardCount


@register_event_type("uno.debt-lapsed")
@dataclass(frozen=True)
class DrawDebtLapsed(Event):
    """A seat no longer has to draw the cards that it had to draw."""

    seat: Seat


@register_event_type("uno.penalty-drawn")
@dataclass(frozen=True)
class PenaltyDrawn(Event):
    """A seat drew penalty cards. This does not change whose turn it is. `entry`: the refused claim for which
    the cards were drawn; given only if that claim may have been a mistake."""

    seat: Seat
    count: CardCount
    entry: EntryNumber | None = None


@register_event_type("uno.challenged")
@dataclass(frozen=True)
class Challenged(Event):
    """The Wild Draw Four of the seat `accused` was challenged. The hand of `accused` has to be shown to
    `seat`, the challenger."""

    seat: Seat
    accused: Seat


@register_event_type("uno.challenge-settled")
@dataclass(frozen=True)
class ChallengeSettled(Event):
    """The challenge of the Wild Draw Four in this entry is decided. `guilty`: true if the card was against
    the rules."""

    entry: EntryNumber | None
    accused: Seat
    guilty: bool


@register_event_type("uno.challenge-waived")
@dataclass(frozen=True)
class ChallengeWaived(Event):
    """A challenge was not answered, and is dropped."""


@register_event_type("uno.hand-told")
@dataclass(frozen=True)
class HandTestimonyGiven(Event):
    """One person who saw the challenged hand has said what was in it. Nobody else has confirmed it yet."""

    testimony: Testimony


@register_event_type("uno.testimony-passed")
@dataclass(frozen=True)
class TestimonyDisputeTimeOver(Event):
    """It is too late to deny what one person said about a challenged hand, because a seat has played or
    drawn."""

    moment: Moment


@register_event_type("uno.testimony-ended")
@dataclass(frozen=True)
class HandTestimonyEnded(Event):
    """What one person said about a challenged hand no longer waits for confirmation. It was confirmed or
    replaced. `undone`: true if it is treated as if it had never been said."""

    undone: bool = False


@register_event_type("uno.cards-drawn")
@dataclass(frozen=True)
class CardsDrawn(Event):
    """A seat drew in its turn instead of playing a card. The seat may now play the drawn card."""

    seat: Seat
    count: CardCount


@register_event_type("uno.pile-shuffled")
@dataclass(frozen=True)
class PileShuffled(Event):
    """All discards except the top card were shuffled into the draw pile.

    - `gone`: The cards that no hand can have, because all copies went into the pile.
    - `pile`: All cards of the new draw pile, if it was made only of discards; None otherwise.
    - `before`: How many cards were left in the old pile. They are drawn before the cards of the new pile.
    """

    gone: tuple[Card, ...] = ()
    pile: tuple[Card, ...] | None = None
    before: CardCount = CardCount(0)


@register_event_type("uno.card-seen")
@dataclass(frozen=True)
class CardShownInHand(Event):
    """Everybody has seen this card in this hand. `entry`: the refused claim that showed the card, and that
    may have been a mistake. Without `entry`, the card is certainly in the hand."""

    seat: Seat
    card: Card
    entry: EntryNumber | None = None

    def as_certain_event(self) -> Event:
        """A copy of the event without an entry. Without an entry, the card is certainly in the hand."""
        return replace(self, entry=None)


@register_event_type("uno.slip-forgotten")
@dataclass(frozen=True)
class MistakenlyShownCardRemoved(Event):
    """The card that the refused claim of this entry showed is not in this hand. The claim was a mistake:
    another seat played that card next, or a later valid claim contradicts it."""

    seat: Seat
    card: Card
    entry: EntryNumber


@register_event_type("uno.penalties-kept")
@dataclass(frozen=True)
class PenaltiesMadeFinal(Event):
    """The penalty cards for refused claims can no longer go back. The next move did not show that one of
    these claims was a mistake."""


@register_event_type("uno.deduction-silenced")
@dataclass(frozen=True)
class DeductionDisabled(Event):
    """The table allowed something against the rules. Until the next shuffle, the cards seen so far prove
    nothing about hidden hands."""


@register_event_type("uno.bluff-proved")
@dataclass(frozen=True)
class BluffProved(Event):
    """Later cards prove that the Wild Draw Four of this entry was a bluff: its player had a card of the color
    that was being played."""

    entry: EntryNumber
    seat: Seat


@register_event_type("uno.resynced")
@dataclass(frozen=True)
class RoundResynced(Event):
    """The referee could not follow the round. The state of the round is now the state in this event.
    Everything that was still due (draws, color choices, challenges, calls and swaps) is dropped."""

    top: Card
    color: Color | None
    turn: Seat
    direction: int
    hands: tuple[CardCount | None, ...]


@register_event_type("uno.recounted")
@dataclass(frozen=True)
class HandRecounted(Event):
    """A hand was counted. `count` is its number of cards."""

    seat: Seat
    count: CardCount


@register_event_type("uno.hand-set-aside")
@dataclass(frozen=True)
class HandSetAside(Event):
    """The hand of a player who left is out of the round."""

    seat: Seat


@register_event_type("uno.went-out")
@dataclass(frozen=True)
class WentOut(Event):
    """This seat played its last card."""

    seat: Seat


@register_event_type("uno.call-due")
@dataclass(frozen=True)
class UnoCallDue(Event):
    """A seat has one card left and has to call UNO. `called`: true if the seat has called already."""

    seat: Seat
    moment: Moment
    called: bool = False


@register_event_type("uno.called")
@dataclass(frozen=True)
class UnoCalled(Event):
    """A seat called UNO in time."""

    seat: Seat
    moment: Moment


@register_event_type("uno.called-early")
@dataclass(frozen=True)
class UnoCalledEarly(Event):
    """A seat called UNO before playing its second-to-last card. `ahead`: true if it called during another
    seat's turn, for its own next turn."""

    seat: Seat
    ahead: bool = False


@register_event_type("uno.caught")
@dataclass(frozen=True)
class SeatCaught(Event):
    """A seat was caught without having called UNO, and draws this many cards."""

    seat: Seat
    moment: Moment
    drawn: CardCount
    by: Seat | None = None
    by_keeper: bool = False


@register_event_type("uno.catch-disputed")
@dataclass(frozen=True)
class CatchDisputed(Event):
    """The catch of this seat is contested."""

    seat: Seat


@register_event_type("uno.penalty-returned")
@dataclass(frozen=True)
class PenaltyReturned(Event):
    """The cards of a penalty go back into the draw pile. `entry`: the entry of the card for which a seat has
    to draw; given only if the seat may not have drawn the cards yet."""

    seat: Seat
    count: CardCount
    entry: EntryNumber | None = None


@register_event_type("uno.call-window-closed")
@dataclass(frozen=True)
class CallWindowClosed(Event):
    """The time in which a seat has to call UNO, and can be caught, is over.

    - `by_missed_turn`: true if a turn was missed.
    - `by_own_act`: true if the seat itself played on.
    - `by_a_lapse`: true if another seat had to call UNO. It occurs only in old matches, in which one seat at
      a time could be caught.
    - `seat`: The seat that had to call. Not given for the seat that was the last to have to call.
    """

    moment: Moment
    by_missed_turn: bool = False
    by_own_act: bool = False
    by_a_lapse: bool = False
    seat: OmittedAtDefault[Seat | None] = None


@register_event_type("uno.swap-owed")
@dataclass(frozen=True)
class HandSwapDue(Event):
    """A seat has to swap hands with another seat."""

    swap: OwedSwap


@register_event_type("uno.swap-left-out")
@dataclass(frozen=True)
class HandSwapSkipped(Event):
    """No hands are swapped."""


@register_event_type("uno.hands-moved")
@dataclass(frozen=True)
class HandsChangedOwners(Event):
    """Hands changed owners. `hand_of`: for each seat with a new hand, the seat that had this hand before."""

    hand_of: Mapping[Seat, Seat]


@register_event_type("uno.hands-shuffled")
@dataclass(frozen=True)
class HandsShuffled(Event):
    """All hands were shuffled together and dealt again. `hands` has the number of cards of each seat, in
    order of seat number."""

    hands: tuple[CardCount | None, ...]


@register_event_type("uno.challenge-passed")
@dataclass(frozen=True)
class ChallengeTimeOver(Event):
    """A Wild Draw Four can no longer be challenged."""

    seat: Seat
    moment: Moment


@register_event_type("uno.hand-counted")
@dataclass(frozen=True)
class RemainingHandCounted(Event):
    """What was left in a hand: its points, and its cards or values if they were reported. `size` is the
    number of cards, if it is known."""

    seat: Seat
    points: Points
    cards: tuple[Card, ...] | None = None
    values: tuple[CardValue, ...] | None = None
    size: CardCount | None = None
