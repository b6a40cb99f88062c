"""How what happened changes a round of UNO: decides nothing, and never refuses."""

from collections.abc import Callable, Mapping
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
    HandsMoved,
    HandsShuffled,
    PenaltyDrawn,
    PenaltyReturned,
    PileShuffled,
    Recounted,
    Resynced,
    SwapLeftOut,
    SwapOwed,
    TurnMissed,
    TurnPassed,
    WentOut,
)
from referee.games.uno.state import (
    InHand,
    LastChallengeable,
    Recycled,
    Round,
    Suspect,
)
from referee.kit.quantities import Count
from referee.kit.seats import Seat
from referee.match import calls
from referee.match import events as match_events
from referee.match.state import Match


def evolving(changes: Mapping[type, Callable[[Round, object], Round]]) -> Callable:
    """The function that applies these events of UNO, and those of any match."""

    def evolve(match: Match | None, event: object) -> Match:
        """The match after an event of UNO or of any match."""
        change = changes.get(event.__class__)
        if change is None:
            return match_events.evolve(match, event)
        return replace(match, round=change(match.round, event))

    return evolve


def _dealt(_: Round | None, event: Dealt) -> Round:
    return Round(
        event.deck,
        event.hands,
        event.discards,
        event.color,
        counted=(None,) * len(event.hands),
        received=(Count(0),) * len(event.hands),
        edition=event.edition,
    )


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
        last_challengeable=_acted(round.last_challengeable),
    )


def _cards_drawn(round: Round, event: CardsDrawn) -> Round:
    given = _given(round, event.seat, event.count)
    return replace(given, drew=True, last_challengeable=_acted(round.last_challengeable))


def _debt_drawn(round: Round, event: DebtDrawn) -> Round:
    last = round.last_challengeable
    if last is not None and last.debt is not None:
        last = replace(last, drawn=event.count)
    return replace(_given(round, event.seat, event.count), debt=None, last_challengeable=last)


def _acted(last: LastChallengeable | None) -> LastChallengeable | None:
    """Once somebody acts, or it was challenged, it matters no more what was drawn for a Wild Draw Four."""
    return last if last is None or last.debt is None else replace(last, debt=None, drawn=Count(0))


def _challenge_passed(round: Round, event: ChallengePassed) -> Round:
    debt = replace(round.debt, open_to_challenge=True)
    return replace(round, last_challengeable=LastChallengeable(event.seat, event.moment, debt))


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
    is_known = any(one.entry == debt.entry for one in round.suspects)
    return replace(round, debt=debt, suspects=round.suspects if is_known else (*round.suspects, suspect))


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
        challenger=None,
        last_challengeable=None,
        swap=None,
        house=(),
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
    last = _acted(round.last_challengeable)
    return replace(round, challenged=None, challenger=None, debt=None, suspects=left, last_challengeable=last)


def _hand_set_aside(round: Round, event: HandSetAside) -> Round:
    held = round.hands[event.seat]
    aside = round.aside + (held or 0)
    lost = round.lost_track or held is None
    mine = [known for known in round.in_hands if known.seat == event.seat]
    return replace(
        round,
        hands=_with(round.hands, event.seat, Count(0)),
        counted=_with(round.counted, event.seat, None),
        aside=aside,
        lost_track=lost,
        in_hands=_without(round.in_hands, *mine),
        last_challengeable=_acted(round.last_challengeable),
        color_owed_by=None if round.color_owed_by == event.seat else round.color_owed_by,
        window=None if round.window is not None and round.window.seat == event.seat else round.window,
    )


def _hand_counted(round: Round, event: HandCounted) -> Round:
    others = tuple(known for known in round.in_hands if known.seat != event.seat)
    told = tuple(InHand(event.seat, card) for card in event.cards or ())
    return replace(
        round,
        counted=_with(round.counted, event.seat, event.points),
        in_hands=(*others, *told),
        last_challengeable=_acted(round.last_challengeable),
    )


def _call_window_closed(round: Round, event: CallWindowClosed) -> Round:
    return calls.window_closed(round, event, event.by_missed_turn)


def _hands_moved(round: Round, event: HandsMoved) -> Round:
    """What is known of a hand goes with it; what its owner may have held before proves nothing any more."""
    goes_to = {was: now for now, was in event.hand_of.items()}

    def moved(amounts: tuple) -> tuple:
        return tuple(amounts[event.hand_of.get(Seat(seat), seat)] for seat in range(len(amounts)))

    recycled = round.recycled
    return replace(
        round,
        hands=moved(round.hands),
        received=moved(round.received),
        in_hands=tuple(replace(one, seat=goes_to.get(one.seat, one.seat)) for one in round.in_hands),
        suspects=tuple(one for one in round.suspects if one.seat not in goes_to),
        recycled=recycled and replace(recycled, received=moved(recycled.received)),
        swap=None,
    )


def _hands_shuffled(round: Round, event: HandsShuffled) -> Round:
    """Nobody knows any more which cards are in which hand."""
    return replace(round, hands=event.hands, in_hands=(), suspects=(), recycled=None)


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
    Challenged: lambda round, event: replace(round, challenged=event.accused, challenger=event.seat),
    ChallengeSettled: _challenge_settled,
    ChallengeWaived: lambda round, event: replace(round, challenged=None, challenger=None),
    CardsDrawn: _cards_drawn,
    CallDue: calls.call_due,
    Called: calls.called,
    CalledEarly: lambda round, event: replace(round, called_early=event.seat),
    Caught: calls.caught,
    CatchDisputed: calls.catch_disputed,
    PenaltyReturned: _penalty_returned,
    CallWindowClosed: _call_window_closed,
    ChallengePassed: _challenge_passed,
    SwapOwed: lambda round, event: replace(round, swap=event.swap),
    SwapLeftOut: lambda round, event: replace(round, swap=None),
    HandsMoved: _hands_moved,
    HandsShuffled: _hands_shuffled,
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
