"""What can happen in a round of UNO, and how it changes the state."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from referee.games.uno.state import (
    CallWindow,
    Debt,
    InHand,
    LastChallengeable,
    Moment,
    Recycled,
    Round,
    Suspect,
)
from referee.kit.cards import Card, Color
from referee.kit.quantities import Count, EntryNumber, Points, Value
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


@event("uno.debt-lapsed")
@dataclass(frozen=True)
class DebtLapsed:
    """What a seat owed is not owed any more."""

    seat: Seat


@event("uno.penalty-drawn")
@dataclass(frozen=True)
class PenaltyDrawn:
    """A seat drew cards as a penalty; it says nothing of the turn."""

    seat: Seat
    count: Count


@event("uno.challenged")
@dataclass(frozen=True)
class Challenged:
    """The hand of a Wild Draw Four's player is to be shown to the one who should draw."""

    seat: Seat
    accused: Seat


@event("uno.challenge-settled")
@dataclass(frozen=True)
class ChallengeSettled:
    """Whether the Wild Draw Four of this entry was laid unlawfully, as the hand or the table proves."""

    entry: EntryNumber | None
    accused: Seat
    guilty: bool


@event("uno.challenge-waived")
@dataclass(frozen=True)
class ChallengeWaived:
    """A challenge that was not answered is dropped."""


@event("uno.cards-drawn")
@dataclass(frozen=True)
class CardsDrawn:
    """The seat on turn drew instead of laying a card, and may lay what it drew."""

    seat: Seat
    count: Count


@event("uno.pile-shuffled")
@dataclass(frozen=True)
class PileShuffled:
    """All discards but the top card became the draw pile; `gone` are those that nobody can hold by then."""

    gone: tuple[Card, ...] = ()


@event("uno.card-seen")
@dataclass(frozen=True)
class CardSeen:
    """Everybody saw this card, and it is in this hand."""

    seat: Seat
    card: Card


@event("uno.deduction-silenced")
@dataclass(frozen=True)
class DeductionSilenced:
    """The table agreed on what the rules refuse: nothing is deduced until the next shuffle."""


@event("uno.bluff-proved")
@dataclass(frozen=True)
class BluffProved:
    """The Wild Draw Four of this entry was laid by a player who held the color, as later cards prove."""

    entry: EntryNumber
    seat: Seat


@event("uno.resynced")
@dataclass(frozen=True)
class Resynced:
    """Track was lost; from now on this is how the round stands. What was open is closed."""

    top: Card
    color: Color | None
    turn: Seat
    direction: int
    hands: tuple[Count | None, ...]


@event("uno.recounted")
@dataclass(frozen=True)
class Recounted:
    """A hand was counted and has so many cards."""

    seat: Seat
    count: Count


@event("uno.hand-set-aside")
@dataclass(frozen=True)
class HandSetAside:
    """The hand of a player who left is out of the round."""

    seat: Seat


@event("uno.went-out")
@dataclass(frozen=True)
class WentOut:
    """This seat laid its last card."""

    seat: Seat


@event("uno.call-due")
@dataclass(frozen=True)
class CallDue:
    """A seat has one card left and has to call; `called`: it has done so already."""

    seat: Seat
    moment: Moment
    called: bool = False


@event("uno.called")
@dataclass(frozen=True)
class Called:
    """A seat called in time."""

    seat: Seat
    moment: Moment


@event("uno.called-early")
@dataclass(frozen=True)
class CalledEarly:
    """A seat called before laying its last card but one."""

    seat: Seat


@event("uno.caught")
@dataclass(frozen=True)
class Caught:
    """A seat was caught not having called."""

    seat: Seat
    moment: Moment
    by: Seat | None = None
    by_keeper: bool = False


@event("uno.catch-disputed")
@dataclass(frozen=True)
class CatchDisputed:
    """The catch of this seat is contested."""

    seat: Seat


@event("uno.penalty-returned")
@dataclass(frozen=True)
class PenaltyReturned:
    """The cards of a penalty go back into the pile."""

    seat: Seat
    count: Count


@event("uno.call-window-closed")
@dataclass(frozen=True)
class CallWindowClosed:
    """Nobody can be caught for this lapse any more."""

    moment: Moment


@event("uno.challenge-passed")
@dataclass(frozen=True)
class ChallengePassed:
    """A Wild Draw Four can be challenged no more."""

    seat: Seat
    moment: Moment


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
    nothing = (None,) * len(event.hands)
    received = (Count(0),) * len(event.hands)
    return Round(event.deck, event.hands, event.discards, event.color, counted=nothing, received=received)


def _card_played(round: Round, event: CardPlayed) -> Round:
    return replace(
        round,
        hands=_plus(round.hands, event.seat, -1),
        in_hands=_without(round.in_hands, InHand(event.seat, event.card)),
        suspects=tuple(_laid_since(suspect, event) for suspect in round.suspects),
        discards=(*round.discards, event.card),
        color=event.color,
        color_owed_by=None,
        drew=False,
    )


def _cards_drawn(round: Round, event: CardsDrawn) -> Round:
    return replace(_given(round, event.seat, event.count), drew=True)


def _debt_drawn(round: Round, event: DebtDrawn) -> Round:
    return replace(_given(round, event.seat, event.count), debt=None)


def _penalty_drawn(round: Round, event: PenaltyDrawn) -> Round:
    return _given(round, event.seat, event.count)


def _penalty_returned(round: Round, event: PenaltyReturned) -> Round:
    return replace(round, hands=_plus(round.hands, event.seat, -event.count))


def _given(round: Round, seat: Seat, count: int) -> Round:
    return replace(round, hands=_plus(round.hands, seat, count), received=_plus(round.received, seat, count))


def _debt_laid(round: Round, event: DebtLaid) -> Round:
    debt = event.debt
    if not debt.open_to_challenge or debt.over is None or debt.entry is None:
        return replace(round, debt=debt)
    suspect = Suspect(debt.entry, debt.by, debt.over, round.received[debt.by])
    return replace(round, debt=debt, suspects=(*round.suspects, suspect))


def _laid_since(suspect: Suspect, event: CardPlayed) -> Suspect:
    if event.seat == suspect.seat and event.card.color == suspect.color:
        return replace(suspect, laid=suspect.laid + 1)
    return suspect


def _bluff_proved(round: Round, event: BluffProved) -> Round:
    left = tuple(suspect for suspect in round.suspects if suspect.entry != event.entry)
    return replace(round, suspects=left)


def _pile_shuffled(round: Round, event: PileShuffled) -> Round:
    recycled = Recycled(event.gone, round.received)
    return replace(round, discards=round.discards[-1:], recycled=recycled, lost_track=False, silent=False)


def _resynced(round: Round, event: Resynced) -> Round:
    return replace(
        round,
        hands=event.hands,
        discards=(event.top,),
        color=event.color,
        turn=event.turn,
        direction=event.direction,
        drew=False,
        debt=None,
        color_owed_by=None,
        challenged=None,
        called_early=None,
        window=None,
        in_hands=(),
        suspects=(),
        recycled=None,
        lost_track=True,
        silent=True,
    )


def _hand_set_aside(round: Round, event: HandSetAside) -> Round:
    held = round.hands[event.seat]
    aside = round.aside + (held or 0)
    lost = round.lost_track or held is None
    mine = [known for known in round.in_hands if known.seat == event.seat]
    return replace(
        round,
        hands=_with(round.hands, event.seat, Count(0)),
        aside=aside,
        lost_track=lost,
        in_hands=_without(round.in_hands, *mine),
        color_owed_by=None if round.color_owed_by == event.seat else round.color_owed_by,
        window=None if round.window is not None and round.window.seat == event.seat else round.window,
    )


def _hand_counted(round: Round, event: HandCounted) -> Round:
    others = tuple(known for known in round.in_hands if known.seat != event.seat)
    told = tuple(InHand(event.seat, card) for card in event.cards or ())
    return replace(round, counted=_with(round.counted, event.seat, event.points), in_hands=(*others, *told))


def _call_due(round: Round, event: CallDue) -> Round:
    called = event.moment if event.called else None
    return replace(round, window=CallWindow(event.seat, event.moment, called), called_early=None)


def _caught(round: Round, event: Caught) -> Round:
    window = replace(round.window, caught=event.moment, caught_by=event.by, by_keeper=event.by_keeper)
    return replace(round, window=window)


def _catch_disputed(round: Round, event: CatchDisputed) -> Round:
    if round.window is not None and round.window.seat == event.seat:
        return replace(round, window=replace(round.window, disputed=True))
    return replace(round, last_window=replace(round.last_window, disputed=True))


def _call_window_closed(round: Round, event: CallWindowClosed) -> Round:
    return replace(round, window=None, last_window=replace(round.window, closed=event.moment))


def _plus(amounts: tuple, seat: Seat, more: int) -> tuple:
    """An unknown amount stays unknown."""
    held = amounts[seat]
    return amounts if held is None else _with(amounts, seat, held + more)


def _without(known: tuple, *gone: InHand) -> tuple:
    left = list(known)
    for one in gone:
        if one in left:
            left.remove(one)
    return tuple(left)


def _with(amounts: tuple, seat: Seat, amount: int) -> tuple:
    return (*amounts[:seat], amount, *amounts[seat + 1 :])


CHANGES: dict[type, Callable[[Round, object], Round]] = {
    Dealt: _dealt,
    CardPlayed: _card_played,
    ColorOwed: lambda round, event: replace(round, color_owed_by=event.seat),
    ColorNamed: lambda round, event: replace(round, color=event.color, color_owed_by=None),
    DirectionTurned: lambda round, event: replace(round, direction=event.direction),
    TurnMissed: lambda round, event: round,
    TurnPassed: lambda round, event: replace(round, turn=event.seat, drew=False, called_early=None),
    DebtLaid: _debt_laid,
    DebtDrawn: _debt_drawn,
    DebtLapsed: lambda round, event: replace(round, debt=None),
    PenaltyDrawn: _penalty_drawn,
    Challenged: lambda round, event: replace(round, challenged=event.accused),
    ChallengeSettled: lambda round, event: replace(round, challenged=None, debt=None),
    ChallengeWaived: lambda round, event: replace(round, challenged=None),
    CardsDrawn: _cards_drawn,
    CallDue: _call_due,
    Called: lambda round, event: replace(round, window=replace(round.window, called=event.moment)),
    CalledEarly: lambda round, event: replace(round, called_early=event.seat),
    Caught: _caught,
    CatchDisputed: _catch_disputed,
    PenaltyReturned: _penalty_returned,
    CallWindowClosed: _call_window_closed,
    ChallengePassed: lambda round, event: replace(
        round, last_challengeable=LastChallengeable(event.seat, event.moment)
    ),
    PileShuffled: _pile_shuffled,
    CardSeen: lambda round, event: replace(round, in_hands=(*round.in_hands, InHand(event.seat, event.card))),
    DeductionSilenced: lambda round, event: replace(round, silent=True),
    BluffProved: _bluff_proved,
    Resynced: _resynced,
    Recounted: lambda round, event: replace(round, hands=_with(round.hands, event.seat, event.count)),
    HandSetAside: _hand_set_aside,
    WentOut: lambda round, event: replace(round, out=event.seat, turn=None),
    HandCounted: _hand_counted,
}
