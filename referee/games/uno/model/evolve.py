"""The events of a round of UNO: each function returns the round after one event. It never refuses one."""

from collections.abc import Callable, Container, Iterable
from typing import Any

from referee.games.shared import call_window
from referee.games.shared.call_window import CallWindow
from referee.games.uno.model.events import (
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
    DeductionDisabled,
    DirectionTurned,
    HandCounted,
    HandSetAside,
    HandsMoved,
    HandsShuffled,
    HandTold,
    PenaltiesKept,
    PenaltyDrawn,
    PenaltyReturned,
    PileShuffled,
    Recounted,
    Resynced,
    SlipForgotten,
    SwapLeftOut,
    SwapOwed,
    TestimonyEnded,
    TestimonyPassed,
    TurnMissed,
    TurnPassed,
    WentOut,
)
from referee.games.uno.model.recycling import (
    after_drawing,
    after_giving,
    after_mixing_hands,
    after_moving_hands,
    after_playing,
    after_shuffle,
    rearranged,
    without_pile,
)
from referee.games.uno.model.state import (
    CountedHand,
    Fined,
    InHand,
    LastChallengeable,
    Round,
    Suspect,
    Testimony,
)
from referee.kit.cards import Card
from referee.kit.quantities import Count
from referee.kit.seats import Seat, add_to_seat, row_with
from referee.kit.values import known, replace
from referee.rulings.tags import Event


def _dealt(_: object, event: Dealt) -> Round:
    return Round(
        event.deck,
        event.hands,
        event.discards,
        event.color,
        counted=(None,) * len(event.hands),
        received=(Count(0),) * len(event.hands),
        edition=event.edition,
        not_due=_with_one_card(event.hands),
    )


def _card_played(round: Round, event: CardPlayed) -> Round:
    return replace(
        round,
        hands=add_to_seat(round.hands, event.seat, -1),
        in_hands=_without_card(round.in_hands, event.seat, event.card),
        suspects=tuple(_with_color_counted(suspect, event) for suspect in round.suspects),
        discards=(*round.discards, event.card),
        color=event.color,
        color_owed_by=None,
        drew=False,
        last_challengeable=_without_debt(round.last_challengeable),
        called_ahead=None,
        just_shown=(),
        fined=(),
        recycled=after_playing(round, event.seat, event.card),
        handed=tuple(seat for seat in round.handed if seat != event.seat),
    )


def _cards_drawn(round: Round, event: CardsDrawn) -> Round:
    given = _with_cards_given(round, event.seat, event.count)
    last, recycled = _without_debt(round.last_challengeable), after_drawing(given.recycled, event.count)
    drawn = replace(given, drew=True, last_challengeable=last, recycled=recycled)
    return replace(drawn, called_ahead=None, just_shown=(), fined=())


def _call_due(round: Round, event: CallDue) -> Round:
    due: Round = call_window.call_due(round, event)
    older = [one for one in (*round.open_windows, round.window) if one is not None and one.seat != event.seat]
    due = replace(due, open_windows=tuple(older))
    not_due, handed = (
        tuple(seat for seat in seats if seat != event.seat) for seats in (due.not_due, due.handed)
    )
    return replace(due, not_due=not_due, handed=handed)


def _with_one_card(hands: Iterable[Count | None]) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat, held in enumerate(hands) if held == 1)


def _called_early(round: Round, event: CalledEarly) -> Round:
    if event.ahead:
        return replace(round, called_ahead=event.seat)
    return replace(round, called_early=event.seat)


def _turn_passed(round: Round, event: TurnPassed) -> Round:
    """A call ahead for this turn becomes an early call. Any other early call is over."""
    called = event.seat if round.called_ahead == event.seat else None
    return replace(round, turn=event.seat, drew=False, called_early=called, called_ahead=None)


def _debt_drawn(round: Round, event: DebtDrawn) -> Round:
    last = round.last_challengeable
    if last is not None and last.debt is not None:
        last = replace(last, drawn=event.count)
    testimony = round.testimony
    if testimony is not None and round.debt is not None and round.debt.entry == testimony.debt.entry:
        testimony = replace(testimony, drawn=event.count)
    given = _with_cards_given(round, event.seat, event.count)
    return replace(given, debt=None, last_challengeable=last, testimony=testimony)


def _without_debt(last: LastChallengeable | None) -> LastChallengeable | None:
    """The last challengeable card without its debt, which no longer matters once a seat has acted."""
    return last if last is None or last.debt is None else replace(last, debt=None, drawn=Count(0))


def _challenge_passed(round: Round, event: ChallengePassed) -> Round:
    debt = replace(known(round.debt), open_to_challenge=True)
    return replace(round, last_challengeable=LastChallengeable(event.seat, event.moment, debt))


def _penalty_drawn(round: Round, event: PenaltyDrawn) -> Round:
    given = _with_cards_given(round, event.seat, event.count)
    if event.entry is None:
        return given
    return replace(given, fined=(*given.fined, Fined(event.seat, event.count, event.entry)))


def _penalty_returned(round: Round, event: PenaltyReturned) -> Round:
    """Nobody saw the cards that went back, so the cards of the pile are no longer known."""
    hands = add_to_seat(round.hands, event.seat, -event.count)
    return replace(round, hands=hands, recycled=without_pile(round.recycled))


def _with_cards_given(round: Round, seat: Seat, count: int) -> Round:
    hands, received = add_to_seat(round.hands, seat, count), add_to_seat(round.received, seat, count)
    return replace(round, hands=hands, received=received, recycled=after_giving(round.recycled, seat, count))


def _debt_laid(round: Round, event: DebtLaid) -> Round:
    debt = event.debt
    if not debt.open_to_challenge or debt.over is None or debt.entry is None:
        return replace(round, debt=debt)
    by = known(debt.by)
    suspect = Suspect(debt.entry, by, debt.over, round.received[by])
    is_known = any(one.entry == debt.entry for one in round.suspects)
    return replace(round, debt=debt, suspects=round.suspects if is_known else (*round.suspects, suspect))


def _with_color_counted(suspect: Suspect, event: CardPlayed) -> Suspect:
    if event.seat == suspect.seat and event.card.color == suspect.color:
        return replace(suspect, laid=Count(suspect.laid + 1))
    return suspect


def _bluff_proved(round: Round, event: BluffProved) -> Round:
    left = tuple(suspect for suspect in round.suspects if suspect.entry != event.entry)
    return replace(round, suspects=left)


def _pile_shuffled(round: Round, event: PileShuffled) -> Round:
    recycled = after_shuffle(round, event)
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
        testimony=None,
        swap=None,
        house=(),
        handed=(),
        called_early=None,
        called_ahead=None,
        window=None,
        in_hands=(),
        just_shown=(),
        fined=(),
        suspects=(),
        recycled=None,
        lost_track=True,
        silent=True,
        told=(),
        not_due=_with_one_card(event.hands),
    )


def _recounted(round: Round, event: Recounted) -> Round:
    """A hand that is larger than known has been given cards that nobody reported."""
    more = max(0, event.count - (round.hands[event.seat] or 0))
    others = tuple(seat for seat in round.not_due if seat != event.seat)
    return replace(
        round,
        hands=row_with(round.hands, event.seat, event.count),
        received=add_to_seat(round.received, event.seat, more),
        recycled=without_pile(round.recycled),
        not_due=(*others, event.seat) if event.count == 1 else others,
    )


def _challenge_settled(round: Round, event: ChallengeSettled) -> Round:
    """A guilty player has paid, so the card is no longer a suspect."""
    left = tuple(one for one in round.suspects if not (event.guilty and one.entry == event.entry))
    last = _without_debt(round.last_challengeable)
    return replace(
        round,
        challenged=None,
        challenger=None,
        debt=None,
        suspects=left,
        last_challengeable=last,
        testimony=None,
    )


def _testimony_passed(round: Round, event: TestimonyPassed) -> Round:
    return replace(round, testimony=replace(known(round.testimony), closed=event.moment))


def _testimony_ended(round: Round, event: TestimonyEnded) -> Round:
    """If the testimony is undone, it has proved nothing, and the card is a suspect again."""
    ended = replace(round, testimony=None)
    suspect = known(round.testimony).suspect if event.undone else None
    if suspect is None or any(one.entry == suspect.entry for one in round.suspects):
        return ended
    return replace(ended, suspects=(*round.suspects, suspect))


def _is_concerned(testimony: Testimony | None, seat: Seat) -> bool:
    return testimony is not None and seat in (testimony.debt.by, testimony.debt.seat, testimony.challenger)


def _hand_set_aside(round: Round, event: HandSetAside) -> Round:
    held = round.hands[event.seat]
    aside = Count(round.aside + (held or 0))
    lost = round.lost_track or held is None
    left = replace(
        round,
        hands=row_with(round.hands, event.seat, Count(0)),
        counted=row_with(round.counted, event.seat, None),
        aside=aside,
        lost_track=lost,
        in_hands=tuple(known for known in round.in_hands if known.seat != event.seat),
        told=tuple(one for one in round.told if one.seat != event.seat),
        last_challengeable=_without_debt(round.last_challengeable),
        testimony=None if _is_concerned(round.testimony, event.seat) else round.testimony,
        color_owed_by=None if round.color_owed_by == event.seat else round.color_owed_by,
        window=None if round.window is not None and round.window.seat == event.seat else round.window,
        open_windows=tuple(one for one in round.open_windows if one.seat != event.seat),
    )
    return _with_newest_window(left)


def _hand_counted(round: Round, event: HandCounted) -> Round:
    others = tuple(known for known in round.in_hands if known.seat != event.seat)
    counted = tuple(InHand(event.seat, card) for card in event.cards or ())
    return replace(
        round,
        counted=row_with(round.counted, event.seat, event.points),
        in_hands=(*others, *counted),
        told=_counted_hands_with(round, event),
        last_challengeable=_without_debt(round.last_challengeable),
        testimony=None,
    )


def _counted_hands_with(round: Round, event: HandCounted) -> tuple[CountedHand, ...]:
    """The counted hands with this one, unless its cards are known or the round is silent."""
    others = tuple(one for one in round.told if one.seat != event.seat)
    if event.size is None or event.cards is not None or round.silent:
        return others
    return (*others, CountedHand(event.seat, event.size, event.values))


def _with_window_of(round: Round, seat: Seat) -> Round:
    """The round in which the open window of this seat is the newest; the same round if it has none."""
    window = next((one for one in round.open_windows if one.seat == seat), None)
    if window is None:
        return round
    older = (*(one for one in round.open_windows if one is not window), *filter(None, [round.window]))
    return replace(round, window=window, open_windows=older)


def _with_newest_window(round: Round) -> Round:
    """The round in which the newest open window is `window`."""
    if round.window is not None or not round.open_windows:
        return round
    *older, newest = round.open_windows
    return replace(round, window=newest, open_windows=tuple(older))


def _called(round: Round, event: Called) -> Round:
    called: Round = call_window.called(_with_window_of(round, event.seat), event)
    return called


def _caught(round: Round, event: Caught) -> Round:
    caught: Round = call_window.caught(_with_window_of(round, event.seat), event)
    return caught


def _catch_disputed(round: Round, event: CatchDisputed) -> Round:
    disputed: Round = call_window.catch_disputed(_with_window_of(round, event.seat), event)
    return disputed


def _call_window_closed(round: Round, event: CallWindowClosed) -> Round:
    if event.seat is not None:
        round = _with_window_of(round, event.seat)
    closed: Round = call_window.window_closed(
        round,
        event,
        by_missed_turn=event.by_missed_turn,
        by_own_act=event.by_own_act,
        by_a_lapse=event.by_a_lapse,
    )
    return _with_newest_window(closed)


def _hands_moved(round: Round, event: HandsMoved) -> Round:
    """What is known of a hand moves with it. The players of suspect cards have other hands, so the cards can
    no longer be proved bluffs."""
    goes_to = {was: now for now, was in event.hand_of.items()}

    return replace(
        round,
        hands=rearranged(round.hands, event.hand_of),
        received=rearranged(round.received, event.hand_of),
        in_hands=tuple(replace(one, seat=goes_to.get(one.seat, one.seat)) for one in round.in_hands),
        just_shown=(),
        fined=(),
        suspects=tuple(one for one in round.suspects if one.seat not in goes_to),
        recycled=after_moving_hands(round.recycled, event.hand_of),
        swap=None,
        testimony=None,
        handed=tuple(sorted({*round.handed, *event.hand_of})),
        last_window=_without_the_call(round.last_window, event.hand_of),
    )


def _hands_shuffled(round: Round, event: HandsShuffled) -> Round:
    """After the shuffle no card is known to be in a certain hand."""
    recycled = after_mixing_hands(round.recycled)
    mixed = replace(round, hands=event.hands, recycled=recycled, testimony=None)
    everybody = tuple(Seat(seat) for seat in range(len(event.hands)))
    return replace(
        mixed,
        in_hands=(),
        just_shown=(),
        fined=(),
        suspects=(),
        handed=everybody,
        last_window=_without_the_call(round.last_window, everybody),
    )


def _without_the_call(window: CallWindow | None, moved: Container[Seat]) -> CallWindow | None:
    """The window, or None if its seat called UNO for a hand that has moved since: the call does not concern
    the new hand. The window of a catch stays, because the catch may still be disputed."""
    is_past = window is not None and window.called and window.caught is None and window.seat in moved
    return None if is_past else window


def _without_card(known: tuple[InHand, ...], seat: Seat, card: Card) -> tuple[InHand, ...]:
    """The known cards without this one, which has left the hand of the seat."""
    gone = next((one for one in known if one.seat == seat and one.card == card), None)
    return tuple(one for one in known if one is not gone)


def _card_seen(round: Round, event: CardSeen) -> Round:
    """An event of an older release names no entry: its card counts as certain, as it did then."""
    if event.entry is None:
        return _card_known(round, InHand(event.seat, event.card))
    seen = InHand(event.seat, event.card, event.entry, event.seat)
    return replace(round, in_hands=(*round.in_hands, seen), just_shown=(*round.just_shown, seen))


def _card_known(round: Round, known: InHand) -> Round:
    """A card is known for certain. It is the same card as one that a refused claim has shown."""

    def is_another(one: InHand) -> bool:
        return (one.seat, one.card) != (known.seat, known.card)

    others = tuple(filter(is_another, round.in_hands))
    return replace(round, in_hands=(*others, known), just_shown=tuple(filter(is_another, round.just_shown)))


def _slip_forgotten(round: Round, event: SlipForgotten) -> Round:
    def is_left(one: InHand) -> bool:
        return (one.seat, one.card, one.entry) != (event.seat, event.card, event.entry)

    return replace(
        round,
        in_hands=tuple(filter(is_left, round.in_hands)),
        just_shown=tuple(filter(is_left, round.just_shown)),
        fined=tuple(one for one in round.fined if one.entry != event.entry),
    )


CHANGES: dict[type[Event], Callable[[Round, Any], Round]] = {
    Dealt: _dealt,
    CardPlayed: _card_played,
    ColorOwed: lambda round, event: replace(round, color_owed_by=event.seat),
    ColorNamed: lambda round, event: replace(round, color=event.color, color_owed_by=None),
    DirectionTurned: lambda round, event: replace(round, direction=event.direction),
    TurnMissed: lambda round, event: round,
    TurnPassed: _turn_passed,
    DebtLaid: _debt_laid,
    DebtDrawn: _debt_drawn,
    DebtLapsed: lambda round, event: replace(round, debt=None),
    PenaltyDrawn: _penalty_drawn,
    PenaltiesKept: lambda round, event: replace(round, fined=()),
    Challenged: lambda round, event: replace(
        round, challenged=event.accused, challenger=event.seat, testimony=None
    ),
    ChallengeSettled: _challenge_settled,
    ChallengeWaived: lambda round, event: replace(round, challenged=None, challenger=None),
    HandTold: lambda round, event: replace(round, testimony=event.testimony),
    TestimonyPassed: _testimony_passed,
    TestimonyEnded: _testimony_ended,
    CardsDrawn: _cards_drawn,
    CallDue: _call_due,
    Called: _called,
    CalledEarly: _called_early,
    Caught: _caught,
    CatchDisputed: _catch_disputed,
    PenaltyReturned: _penalty_returned,
    CallWindowClosed: _call_window_closed,
    ChallengePassed: _challenge_passed,
    SwapOwed: lambda round, event: replace(round, swap=event.swap),
    SwapLeftOut: lambda round, event: replace(round, swap=None),
    HandsMoved: _hands_moved,
    HandsShuffled: _hands_shuffled,
    PileShuffled: _pile_shuffled,
    CardSeen: _card_seen,
    SlipForgotten: _slip_forgotten,
    DeductionDisabled: lambda round, event: replace(round, silent=True),
    BluffProved: _bluff_proved,
    Resynced: _resynced,
    Recounted: _recounted,
    HandSetAside: _hand_set_aside,
    WentOut: lambda round, event: replace(round, out=event.seat, turn=None, testimony=None),
    HandCounted: _hand_counted,
}
