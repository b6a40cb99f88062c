"""What can happen in a round of UNO."""

from collections.abc import Mapping
from dataclasses import dataclass

from referee.games.shared.call_window import Moment
from referee.games.uno.model.state import Debt, OwedSwap, Testimony
from referee.kit.cards import Card, Color
from referee.kit.quantities import Count, EntryNumber, Points, Value
from referee.kit.seats import Seat
from referee.rulings.tags import Event, event


@event("uno.dealt", opens_a_round=True)
@dataclass(frozen=True)
class Dealt(Event):
    """A round begins: hand sizes by seat number, the discard pile, and the color of its top card."""

    deck: Count
    hands: tuple[Count, ...]
    discards: tuple[Card, ...]
    color: Color | None
    edition: str = "108"


@event("uno.card-played")
@dataclass(frozen=True)
class CardPlayed(Event):
    """A card was laid; `color` is in force from now on, None if it is still to be named."""

    seat: Seat
    card: Card
    color: Color | None


@event("uno.color-owed")
@dataclass(frozen=True)
class ColorOwed(Event):
    """This seat has to name the color."""

    seat: Seat


@event("uno.color-named")
@dataclass(frozen=True)
class ColorNamed(Event):
    """This color is in force."""

    seat: Seat
    color: Color


@event("uno.direction-turned")
@dataclass(frozen=True)
class DirectionTurned(Event):
    """Play goes this way from now on: 1 clockwise, -1 counterclockwise."""

    direction: int


@event("uno.turn-missed")
@dataclass(frozen=True)
class TurnMissed(Event):
    """This seat misses a turn. The turn itself passes by another event."""

    seat: Seat


@event("uno.turn-passed")
@dataclass(frozen=True)
class TurnPassed(Event):
    """It is this seat's turn."""

    seat: Seat


@event("uno.debt-laid")
@dataclass(frozen=True)
class DebtLaid(Event):
    """A seat owes cards."""

    debt: Debt


@event("uno.debt-drawn")
@dataclass(frozen=True)
class DebtDrawn(Event):
    """A seat drew what it owed, or as much of it as there was."""

    seat: Seat
    count: Count


@event("uno.debt-lapsed")
@dataclass(frozen=True)
class DebtLapsed(Event):
    """What a seat owed is not owed any more."""

    seat: Seat


@event("uno.penalty-drawn")
@dataclass(frozen=True)
class PenaltyDrawn(Event):
    """A seat drew cards as a penalty; it says nothing of the turn."""

    seat: Seat
    count: Count


@event("uno.challenged")
@dataclass(frozen=True)
class Challenged(Event):
    """The hand of a Wild Draw Four's player is to be shown to the one who should draw."""

    seat: Seat
    accused: Seat


@event("uno.challenge-settled")
@dataclass(frozen=True)
class ChallengeSettled(Event):
    """Whether the Wild Draw Four of this entry was laid unlawfully, as the hand or the table proves."""

    entry: EntryNumber | None
    accused: Seat
    guilty: bool


@event("uno.challenge-waived")
@dataclass(frozen=True)
class ChallengeWaived(Event):
    """A challenge that was not answered is dropped."""


@event("uno.hand-told")
@dataclass(frozen=True)
class HandTold(Event):
    """The answer to a challenge rests on the word of one who saw the hand."""

    testimony: Testimony


@event("uno.testimony-passed")
@dataclass(frozen=True)
class TestimonyPassed(Event):
    """Somebody has acted: what was told of a hand can be denied no more."""

    moment: Moment


@event("uno.testimony-ended")
@dataclass(frozen=True)
class TestimonyEnded(Event):
    """The answer to a challenge rests on one word no more: it is settled, or, if it is `undone`, counts as
    never given."""

    undone: bool = False


@event("uno.cards-drawn")
@dataclass(frozen=True)
class CardsDrawn(Event):
    """The seat on turn drew instead of laying a card, and may lay what it drew."""

    seat: Seat
    count: Count


@event("uno.pile-shuffled")
@dataclass(frozen=True)
class PileShuffled(Event):
    """All discards but the top card became the draw pile; `gone` are those that nobody can hold by then.

    `pile` are all of them, where the pile is made of nothing else; `before`: so many cards that were left in
    it are drawn before the shuffle, as the first ones by whoever draws next.
    """

    gone: tuple[Card, ...] = ()
    pile: tuple[Card, ...] | None = None
    before: Count = Count(0)


@event("uno.card-seen")
@dataclass(frozen=True)
class CardSeen(Event):
    """Everybody saw this card, and it is in this hand; `entry` is the refused claim that showed it."""

    seat: Seat
    card: Card
    entry: EntryNumber | None = None


@event("uno.slip-forgotten")
@dataclass(frozen=True)
class SlipForgotten(Event):
    """The refused claim of this entry was a slip: what it showed was not in this hand."""

    seat: Seat
    card: Card
    entry: EntryNumber


@event("uno.deduction-silenced")
@dataclass(frozen=True)
class DeductionSilenced(Event):
    """The table agreed on what the rules refuse: nothing is deduced until the next shuffle."""


@event("uno.bluff-proved")
@dataclass(frozen=True)
class BluffProved(Event):
    """The Wild Draw Four of this entry was laid by a player who held the color, as later cards prove."""

    entry: EntryNumber
    seat: Seat


@event("uno.resynced")
@dataclass(frozen=True)
class Resynced(Event):
    """Track was lost; from now on this is how the round stands. What was open is closed."""

    top: Card
    color: Color | None
    turn: Seat
    direction: int
    hands: tuple[Count | None, ...]


@event("uno.recounted")
@dataclass(frozen=True)
class Recounted(Event):
    """A hand was counted and has so many cards."""

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
    """This seat laid its last card."""

    seat: Seat


@event("uno.call-due")
@dataclass(frozen=True)
class CallDue(Event):
    """A seat has one card left and has to call; `called`: it has done so already."""

    seat: Seat
    moment: Moment
    called: bool = False


@event("uno.called")
@dataclass(frozen=True)
class Called(Event):
    """A seat called in time."""

    seat: Seat
    moment: Moment


@event("uno.called-early")
@dataclass(frozen=True)
class CalledEarly(Event):
    """A seat called before laying its last card but one; `ahead`: for its next turn, while another seat was
    still on turn."""

    seat: Seat
    ahead: bool = False


@event("uno.caught")
@dataclass(frozen=True)
class Caught(Event):
    """A seat was caught not having called, and draws so many cards."""

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
    """The cards of a penalty go back into the pile."""

    seat: Seat
    count: Count


@event("uno.call-window-closed")
@dataclass(frozen=True)
class CallWindowClosed(Event):
    """Nobody can be caught for this lapse any more; `by_missed_turn`: because a turn was missed;
    `by_own_act`: because that seat played on; `by_a_lapse`: because another seat has to call."""

    moment: Moment
    by_missed_turn: bool = False
    by_own_act: bool = False
    by_a_lapse: bool = False


@event("uno.swap-owed")
@dataclass(frozen=True)
class SwapOwed(Event):
    """A seat is to swap hands with another."""

    swap: OwedSwap


@event("uno.swap-left-out")
@dataclass(frozen=True)
class SwapLeftOut(Event):
    """No hands are swapped."""


@event("uno.hands-moved")
@dataclass(frozen=True)
class HandsMoved(Event):
    """Whole hands change owners: each of these seats now holds the hand of another."""

    hand_of: Mapping[Seat, Seat]


@event("uno.hands-shuffled")
@dataclass(frozen=True)
class HandsShuffled(Event):
    """All hands were shuffled and dealt again: so many cards by seat number."""

    hands: tuple[Count | None, ...]


@event("uno.challenge-passed")
@dataclass(frozen=True)
class ChallengePassed(Event):
    """A Wild Draw Four can be challenged no more."""

    seat: Seat
    moment: Moment


@event("uno.hand-counted")
@dataclass(frozen=True)
class HandCounted(Event):
    """What was left in a hand, in points and in whatever way it was told; `size` is how many cards it had,
    if that is known."""

    seat: Seat
    points: Points
    cards: tuple[Card, ...] | None = None
    values: tuple[Value, ...] | None = None
    size: Count | None = None
