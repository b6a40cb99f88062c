"""What the referee can know of an open round of UNO; never a hidden hand."""

from dataclasses import dataclass
from typing import TypeGuard

from referee.games.shared.call_window import CallWindow, Moment
from referee.kit.cards import Card, Color
from referee.kit.quantities import Count, EntryNumber, Points, Value
from referee.kit.seats import Seat
from referee.match.model.state import Match
from referee.rulings.tags import Event


@dataclass(frozen=True)
class Debt:
    """Cards that a seat owes, from being laid until they are drawn.

    `by` laid it (None: the card turned up at the deal), in entry `entry`. `over` is the color that was
    in force before the card, `under` the card it was laid on, and `hand` how many cards its player had
    left, for the one who may challenge it. `lost_challenge`: it has grown by a challenge.
    """

    seat: Seat
    count: Count
    by: Seat | None = None
    over: Color | None = None
    open_to_challenge: bool = False
    entry: EntryNumber | None = None
    hand: Count | None = None
    under: Card | None = None
    lost_challenge: bool = False


@dataclass(frozen=True)
class LastChallengeable:
    """A Wild Draw Four that can be challenged no more: who could, and since when not. `debt` is what was
    owed for it and `drawn` how many cards came of it, until somebody acts."""

    seat: Seat
    closed: Moment
    debt: Debt | None = None
    drawn: Count = Count(0)


@dataclass(frozen=True)
class OwedSwap:
    """A seat has to say with whom it swaps hands, unless that may be left out. `called`: it called when it
    went down to one card just now."""

    seat: Seat
    may_be_left_out: bool = False
    called: bool = False


@dataclass(frozen=True)
class InHand:
    """A card that everybody saw and that went back into this hand. `entry` is the refused claim that showed
    it, in the hand of seat `by`; None where it was told otherwise."""

    seat: Seat
    card: Card
    entry: EntryNumber | None = None
    by: Seat | None = None


@dataclass(frozen=True)
class CountedHand:
    """A hand that was counted, of so many cards; and their values, where more than the points was told."""

    seat: Seat
    size: Count
    values: tuple[Value, ...] | None = None


@dataclass(frozen=True)
class Suspect:
    """A Wild Draw Four of an entry, laid by a seat over a color, that may yet prove to have been a bluff.

    `received` is how many cards that seat had been given by then, `laid` how many of the color it has
    laid since: one more than it was given proves that it held the color.
    """

    entry: EntryNumber
    seat: Seat
    color: Color
    received: Count
    laid: Count = Count(0)


@dataclass(frozen=True)
class Testimony:
    """What one of those who saw a challenged hand said of it, which another of them may still deny.

    Seat `by` told it in `told`, after `challenger` had challenged; `debt` is what was owed by then. `guilty`:
    the hand held the color. `drawn` is how many cards came of it so far, `suspect` what was known of the
    card. Open until somebody acts: `closed`.
    """

    told: Moment
    by: Seat
    challenger: Seat
    debt: Debt
    guilty: bool
    drawn: Count = Count(0)
    suspect: Suspect | None = None
    closed: Moment | None = None


@dataclass(frozen=True)
class Recycled:
    """The last shuffle: the cards of which every copy went into the pile, and how many cards each seat
    had been given by then. Who has been given none since can lay none of them.

    `pile` are all cards shuffled, where the pile was empty before: it holds those and no others, None where
    that is not known. Then, by seat, of the cards `held` at that time, and of those `given` out of the pile
    since, so many have not been laid for certain, None where that is not known; `came` out of the pile and
    `stayed` in a hand from before are the cards that have. `before`: so many of the next cards to be drawn
    lay in the old pile; `drew_before`: the card drawn for this turn, if one is, was drawn before the shuffle.
    """

    cards: tuple[Card, ...]
    received: tuple[Count, ...]
    pile: tuple[Card, ...] | None = None
    held: tuple[Count | None, ...] = ()
    given: tuple[Count | None, ...] = ()
    came: tuple[Card, ...] = ()
    stayed: tuple[Card, ...] = ()
    before: Count = Count(0)
    drew_before: bool = False


@dataclass(frozen=True)
class Round:
    """The visible state of a round.

    `deck` is how many cards are in the game; `hands` and `counted` have a column a seat number.
    `discards` are those since the last shuffle, the top card last. `color` is in force, None until it is
    named, by `color_owed_by`. `drew`: the seat on turn has drawn and may lay that card. `turn` is None
    once a seat is `out`; then `counted` fills with the points of the other hands. `challenged` is the
    seat whose hand is to be shown, to `challenger`; `swap` is owed. `called_early` has called before
    laying its last card but one; `window` is open, `last_window` was the one before. `last_challengeable`
    is the Wild Draw Four whose time for a challenge passed last. `received` are the cards each seat was
    given since the deal; `in_hands`, `suspects` and `recycled` are what else was seen. `lost_track`: the
    discards are not known any more; `silent`: nothing is deduced, until the next shuffle; `aside` are the
    cards of those who left. A hand that is None has an unknown number of cards. `edition` of the deck
    tells which cards there are. `house` are events of house rules for as long as they matter. `called_ahead`
    has called early for the turn that comes next, before what is open was closed. `just_shown` are those
    `in_hands` that refused claims have shown since the last act. `testimony` is the answer to the last
    challenge while it rests on one word. `told` are the hands that were counted otherwise than by their
    cards. `handed` are those who hold a hand that was somebody else's, and have laid no card of it.
    """

    deck: Count
    hands: tuple[Count | None, ...]
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
    received: tuple[Count, ...] = ()
    in_hands: tuple[InHand, ...] = ()
    suspects: tuple[Suspect, ...] = ()
    recycled: Recycled | None = None
    lost_track: bool = False
    silent: bool = False
    aside: Count = Count(0)
    edition: str = "108"
    challenger: Seat | None = None
    swap: OwedSwap | None = None
    house: tuple[Event, ...] = ()
    called_ahead: Seat | None = None
    just_shown: tuple[InHand, ...] = ()
    testimony: Testimony | None = None
    told: tuple[CountedHand, ...] = ()
    handed: tuple[Seat, ...] = ()

    @property
    def in_question(self) -> Debt | None:
        """The debt that a hand is shown for: the one that is challenged, or that a word was given on."""
        told = self.testimony
        return told.debt if told is not None and self.challenged is None else self.debt

    @property
    def top(self) -> Card:
        return self.discards[-1]

    @property
    def draw_pile(self) -> int | None:
        """How many cards lie in the draw pile: what is neither discarded, in a hand nor set aside.

        None where a hand or the discard pile is not known.
        """
        if self.lost_track or None in self.hands:
            return None
        return self.deck - len(self.discards) - sum(filter(None, self.hands)) - self.aside

    @property
    def drawable(self) -> int | None:
        """How many cards can be drawn at all, with the discards under the top card shuffled in."""
        pile = self.draw_pile
        return None if pile is None else pile + len(self.discards) - 1


UnoMatch = Match[Round | None]
"""A match of UNO, of which nobody knows whether a round is open."""


def has_a_round(match: UnoMatch) -> TypeGuard[Match[Round]]:
    """Whether a round is open."""
    return match.round is not None
