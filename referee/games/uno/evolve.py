"""How what happened changes a round of UNO: decides nothing, and never refuses."""

from collections.abc import Callable
from dataclasses import replace

from referee.games.uno.events import (
    BluffProved,
    CallDue,
    Called,
    CalledEarly,
    CallWindowClosed,
    CardPlayed,
    CardsDrawn,
    CardSeen,
    CatchDisputed,
    Caught,
    Challenged,
    ChallengePassed,
    ChallengeSettled,
    ChallengeWaived,
    ColorNamed,
    ColorOwed,
    Dealt,
    DebtDrawn,
    DebtLaid,
    DebtLapsed,
    DeductionSilenced,
    DirectionTurned,
    HandCounted,
    HandSetAside,
    PenaltyDrawn,
    PenaltyReturned,
    PileShuffled,
    Recounted,
    Resynced,
    TurnMissed,
    TurnPassed,
    WentOut,
)
from referee.games.uno.state import (
    CallWindow,
    InHand,
    LastChallengeable,
    Recycled,
    Round,
    Suspect,
)
from referee.kit.quantities import Count
from referee.kit.seats import Seat
from referee.match import events as match_events
from referee.match.state import Match


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


def _recounted(round: Round, event: Recounted) -> Round:
    """A hand that is larger than was known has been given cards that nobody reported."""
    more = max(0, event.count - (round.hands[event.seat] or 0))
    return replace(
        round,
        hands=_with(round.hands, event.seat, event.count),
        received=_plus(round.received, event.seat, more),
    )


def _challenge_settled(round: Round, event: ChallengeSettled) -> Round:
    """Who was found guilty has paid: nothing more is to be proved of that card."""
    left = tuple(one for one in round.suspects if not (event.guilty and one.entry == event.entry))
    return replace(round, challenged=None, debt=None, suspects=left)


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
    window = replace(
        round.window,
        caught=event.moment,
        caught_by=event.by,
        by_keeper=event.by_keeper,
        drawn=event.drawn,
    )
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
    ChallengeSettled: _challenge_settled,
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
    Recounted: _recounted,
    HandSetAside: _hand_set_aside,
    WentOut: lambda round, event: replace(round, out=event.seat, turn=None),
    HandCounted: _hand_counted,
}
