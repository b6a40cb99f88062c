"""Applies the events of a round of UNO to the state of the round.

Each function returns the round after one event. No function refuses an event.
"""

from collections.abc import Callable, Container, Iterable
from typing import Any

from referee.games.shared import call_window
from referee.games.shared.call_window import CallWindow
from referee.games.uno.model.events import (
    BluffProved,
    CallWindowClosed,
    CardPlayed,
    CardsDrawn,
    CardShownInHand,
    CatchDisputed,
    Challenged,
    ChallengeSettled,
    ChallengeTimeOver,
    ChallengeWaived,
    ColorChoiceDue,
    ColorChosen,
    DeductionDisabled,
    DirectionReversed,
    DrawDebtBegun,
    DrawDebtLapsed,
    DrawDebtPaid,
    HandRecounted,
    HandsChangedOwners,
    HandSetAside,
    HandsShuffled,
    HandSwapDue,
    HandSwapSkipped,
    HandTestimonyEnded,
    HandTestimonyGiven,
    MistakenlyShownCardRemoved,
    PenaltiesMadeFinal,
    PenaltyDrawn,
    PenaltyReturned,
    PileShuffled,
    RemainingHandCounted,
    RoundDealt,
    RoundResynced,
    SeatCaught,
    TestimonyDisputeTimeOver,
    TurnBegun,
    TurnMissed,
    UnoCallDue,
    UnoCalled,
    UnoCalledEarly,
    WentOut,
)
from referee.games.uno.model.recycling import (
    pile_knowledge_after_drawing,
    pile_knowledge_after_giving,
    pile_knowledge_after_mixing_hands,
    pile_knowledge_after_moving_hands,
    pile_knowledge_after_playing,
    pile_knowledge_after_shuffle,
    pile_knowledge_without_cards,
    row_after_hands_moved,
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
from referee.kit.quantities import CardCount
from referee.kit.seats import Seat, add_to_count_of_seat, row_with_value_at_seat
from referee.kit.values import not_none, replace
from referee.rulings.tags import Event


def _apply_round_dealt(_: object, event: RoundDealt) -> Round:
    return Round(
        event.deck,
        event.hands,
        event.discards,
        event.color,
        counted=(None,) * len(event.hands),
        received=(CardCount(0),) * len(event.hands),
        edition=event.edition,
        not_due=_seats_with_one_card(event.hands),
    )


def _apply_card_played(round: Round, event: CardPlayed) -> Round:
    return replace(
        round,
        hands=add_to_count_of_seat(round.hands, event.seat, -1),
        in_hands=_known_cards_without_card(round.in_hands, event.seat, event.card),
        suspects=tuple(_suspect_after_card_played(suspect, event) for suspect in round.suspects),
        discards=(*round.discards, event.card),
        color=event.color,
        color_owed_by=None,
        drew=False,
        last_challengeable=_last_challengeable_without_debt(round.last_challengeable),
        called_ahead=None,
        just_shown=(),
        fined=(),
        recycled=pile_knowledge_after_playing(round, event.seat, event.card),
        handed=tuple(seat for seat in round.handed if seat != event.seat),
    )


def _apply_cards_drawn(round: Round, event: CardsDrawn) -> Round:
    given = _round_with_cards_given(round, event.seat, event.count)
    last, recycled = (
        _last_challengeable_without_debt(round.last_challengeable),
        pile_knowledge_after_drawing(given.recycled, event.count),
    )
    drawn = replace(given, drew=True, last_challengeable=last, recycled=recycled)
    return replace(drawn, called_ahead=None, just_shown=(), fined=())


def _apply_uno_call_due(round: Round, event: UnoCallDue) -> Round:
    due: Round = call_window.apply_uno_call_due(round, event)
    older = [one for one in (*round.open_windows, round.window) if one is not None and one.seat != event.seat]
    due = replace(due, open_windows=tuple(older))
    not_due, handed = (
        tuple(seat for seat in seats if seat != event.seat) for seats in (due.not_due, due.handed)
    )
    return replace(due, not_due=not_due, handed=handed)


def _seats_with_one_card(hands: Iterable[CardCount | None]) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat, held in enumerate(hands) if held == 1)


def _apply_uno_called_early(round: Round, event: UnoCalledEarly) -> Round:
    if event.ahead:
        return replace(round, called_ahead=event.seat)
    return replace(round, called_early=event.seat)


def _apply_turn_begun(round: Round, event: TurnBegun) -> Round:
    """The round in which the turn of `event.seat` begins. If this seat called UNO ahead (during the turn of
    another seat), this is now its early call. Every other early call is dropped."""
    called = event.seat if round.called_ahead == event.seat else None
    return replace(round, turn=event.seat, drew=False, called_early=called, called_ahead=None)


def _apply_draw_debt_paid(round: Round, event: DrawDebtPaid) -> Round:
    last = round.last_challengeable
    if last is not None and last.debt is not None:
        last = replace(last, drawn=event.count)
    testimony = round.testimony
    if testimony is not None and round.debt is not None and round.debt.entry == testimony.debt.entry:
        testimony = replace(testimony, drawn=event.count)
    given = _round_with_cards_given(round, event.seat, event.count)
    return replace(given, debt=None, last_challengeable=last, testimony=testimony)


def _last_challengeable_without_debt(last: LastChallengeable | None) -> LastChallengeable | None:
    """A copy of `last` (a Wild Draw Four that can no longer be challenged) without its debt. The debt (the
    cards that a seat had to draw for it) does not matter any more after the next move. None if `last` is
    None."""
    return last if last is None or last.debt is None else replace(last, debt=None, drawn=CardCount(0))


def _apply_challenge_time_over(round: Round, event: ChallengeTimeOver) -> Round:
    debt = replace(not_none(round.debt), open_to_challenge=True)
    return replace(round, last_challengeable=LastChallengeable(event.seat, event.moment, debt))


def _apply_penalty_drawn(round: Round, event: PenaltyDrawn) -> Round:
    given = _round_with_cards_given(round, event.seat, event.count)
    if event.entry is None:
        return given
    return replace(given, fined=(*given.fined, Fined(event.seat, event.count, event.entry)))


def _apply_penalty_returned(round: Round, event: PenaltyReturned) -> Round:
    """The round after a seat has put penalty cards back into the draw pile. The referee never sees these
    cards. Which cards are in the pile is therefore no longer known."""
    hands = add_to_count_of_seat(round.hands, event.seat, -event.count)
    return replace(round, hands=hands, recycled=pile_knowledge_without_cards(round.recycled))


def _round_with_cards_given(round: Round, seat: Seat, count: int) -> Round:
    hands, received = (
        add_to_count_of_seat(round.hands, seat, count),
        add_to_count_of_seat(round.received, seat, count),
    )
    return replace(
        round,
        hands=hands,
        received=received,
        recycled=pile_knowledge_after_giving(round.recycled, seat, count),
    )


def _apply_draw_debt_begun(round: Round, event: DrawDebtBegun) -> Round:
    debt = event.debt
    if not debt.open_to_challenge or debt.over is None or debt.entry is None:
        return replace(round, debt=debt)
    by = not_none(debt.by)
    suspect = Suspect(debt.entry, by, debt.over, round.received[by])
    is_known = any(one.entry == debt.entry for one in round.suspects)
    return replace(round, debt=debt, suspects=round.suspects if is_known else (*round.suspects, suspect))


def _suspect_after_card_played(suspect: Suspect, event: CardPlayed) -> Suspect:
    if event.seat == suspect.seat and event.card.color == suspect.color:
        return replace(suspect, laid=CardCount(suspect.laid + 1))
    return suspect


def _apply_bluff_proved(round: Round, event: BluffProved) -> Round:
    left = tuple(suspect for suspect in round.suspects if suspect.entry != event.entry)
    return replace(round, suspects=left)


def _apply_pile_shuffled(round: Round, event: PileShuffled) -> Round:
    recycled = pile_knowledge_after_shuffle(round, event)
    return replace(round, discards=round.discards[-1:], recycled=recycled, lost_track=False, silent=False)


def _apply_round_resynced(round: Round, event: RoundResynced) -> Round:
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
        not_due=_seats_with_one_card(event.hands),
    )


def _apply_hand_recounted(round: Round, event: HandRecounted) -> Round:
    """The round with the counted size of a hand. If the counted size is above the recorded size, the
    difference is added to `received`, the number of cards that the seat has been given."""
    more = max(0, event.count - (round.hands[event.seat] or 0))
    others = tuple(seat for seat in round.not_due if seat != event.seat)
    return replace(
        round,
        hands=row_with_value_at_seat(round.hands, event.seat, event.count),
        received=add_to_count_of_seat(round.received, event.seat, more),
        recycled=pile_knowledge_without_cards(round.recycled),
        not_due=(*others, event.seat) if event.count == 1 else others,
    )


def _apply_challenge_settled(round: Round, event: ChallengeSettled) -> Round:
    """The round after a challenge was settled. Its debt (the cards that a seat had to draw) is removed, and
    other events say who draws. If the Wild Draw Four was proved illegal, it is removed from the suspected
    bluffs."""
    left = tuple(one for one in round.suspects if not (event.guilty and one.entry == event.entry))
    last = _last_challengeable_without_debt(round.last_challengeable)
    return replace(
        round,
        challenged=None,
        challenger=None,
        debt=None,
        suspects=left,
        last_challengeable=last,
        testimony=None,
    )


def _apply_testimony_dispute_time_over(round: Round, event: TestimonyDisputeTimeOver) -> Round:
    return replace(round, testimony=replace(not_none(round.testimony), closed=event.moment))


def _apply_testimony_ended(round: Round, event: HandTestimonyEnded) -> Round:
    """The round without its testimony (what one person said about a challenged hand). If `event.undone` is
    true, the testimony does not count. The Wild Draw Four is then listed in `suspects` (possible bluffs)
    again."""
    ended = replace(round, testimony=None)
    suspect = not_none(round.testimony).suspect if event.undone else None
    if suspect is None or any(one.entry == suspect.entry for one in round.suspects):
        return ended
    return replace(ended, suspects=(*round.suspects, suspect))


def _testimony_involves_seat(testimony: Testimony | None, seat: Seat) -> bool:
    return testimony is not None and seat in (testimony.debt.by, testimony.debt.seat, testimony.challenger)


def _apply_hand_set_aside(round: Round, event: HandSetAside) -> Round:
    held = round.hands[event.seat]
    aside = CardCount(round.aside + (held or 0))
    lost = round.lost_track or held is None
    left = replace(
        round,
        hands=row_with_value_at_seat(round.hands, event.seat, CardCount(0)),
        counted=row_with_value_at_seat(round.counted, event.seat, None),
        aside=aside,
        lost_track=lost,
        in_hands=tuple(known for known in round.in_hands if known.seat != event.seat),
        told=tuple(one for one in round.told if one.seat != event.seat),
        last_challengeable=_last_challengeable_without_debt(round.last_challengeable),
        testimony=None if _testimony_involves_seat(round.testimony, event.seat) else round.testimony,
        color_owed_by=None if round.color_owed_by == event.seat else round.color_owed_by,
        window=None if round.window is not None and round.window.seat == event.seat else round.window,
        open_windows=tuple(one for one in round.open_windows if one.seat != event.seat),
    )
    return _make_newest_window_current(left)


def _apply_hand_counted(round: Round, event: RemainingHandCounted) -> Round:
    others = tuple(known for known in round.in_hands if known.seat != event.seat)
    counted = tuple(InHand(event.seat, card) for card in event.cards or ())
    return replace(
        round,
        counted=row_with_value_at_seat(round.counted, event.seat, event.points),
        in_hands=(*others, *counted),
        told=_counted_hands_after_count(round, event),
        last_challengeable=_last_challengeable_without_debt(round.last_challengeable),
        testimony=None,
    )


def _counted_hands_after_count(round: Round, event: RemainingHandCounted) -> tuple[CountedHand, ...]:
    """The new value of `Round.told` (hands counted without naming the cards) after a hand was counted. The
    hand is left out if its size is not known, or if its cards were named. It is also left out if `silent` is
    set (known cards prove nothing)."""
    others = tuple(one for one in round.told if one.seat != event.seat)
    if event.size is None or event.cards is not None or round.silent:
        return others
    return (*others, CountedHand(event.seat, event.size, event.values))


def _make_window_of_seat_current(round: Round, seat: Seat) -> Round:
    """The round in which `window` is the call window of this seat. The previous `window` moves to
    `open_windows`. Returns the round unchanged if `open_windows` has no window of this seat."""
    window = next((one for one in round.open_windows if one.seat == seat), None)
    if window is None:
        return round
    older = (*(one for one in round.open_windows if one is not window), *filter(None, [round.window]))
    return replace(round, window=window, open_windows=older)


def _make_newest_window_current(round: Round) -> Round:
    """The round in which the newest of `open_windows` has become `window`. Returns the round unchanged if
    `window` is not None, or if `open_windows` is empty."""
    if round.window is not None or not round.open_windows:
        return round
    *older, newest = round.open_windows
    return replace(round, window=newest, open_windows=tuple(older))


def _apply_uno_called(round: Round, event: UnoCalled) -> Round:
    called: Round = call_window.apply_uno_called(_make_window_of_seat_current(round, event.seat), event)
    return called


def _apply_seat_caught(round: Round, event: SeatCaught) -> Round:
    caught: Round = call_window.apply_seat_caught(_make_window_of_seat_current(round, event.seat), event)
    return caught


def _apply_catch_disputed(round: Round, event: CatchDisputed) -> Round:
    disputed: Round = call_window.apply_catch_disputed(_make_window_of_seat_current(round, event.seat), event)
    return disputed


def _apply_call_window_closed(round: Round, event: CallWindowClosed) -> Round:
    if event.seat is not None:
        round = _make_window_of_seat_current(round, event.seat)
    closed: Round = call_window.apply_window_closed(
        round,
        event,
        by_missed_turn=event.by_missed_turn,
        by_own_act=event.by_own_act,
        by_a_lapse=event.by_a_lapse,
    )
    return _make_newest_window_current(closed)


def _apply_hands_changed_owners(round: Round, event: HandsChangedOwners) -> Round:
    """The round after hands have changed owners. What is known about a hand moves with the hand. A Wild Draw
    Four that a seat played before its hand moved can no longer be proved a bluff."""
    goes_to = {was: now for now, was in event.hand_of.items()}

    return replace(
        round,
        hands=row_after_hands_moved(round.hands, event.hand_of),
        received=row_after_hands_moved(round.received, event.hand_of),
        in_hands=tuple(replace(one, seat=goes_to.get(one.seat, one.seat)) for one in round.in_hands),
        just_shown=(),
        fined=(),
        suspects=tuple(one for one in round.suspects if one.seat not in goes_to),
        recycled=pile_knowledge_after_moving_hands(round.recycled, event.hand_of),
        swap=None,
        testimony=None,
        handed=tuple(sorted({*round.handed, *event.hand_of})),
        last_window=_window_unless_hand_moved(round.last_window, event.hand_of),
    )


def _apply_hands_shuffled(round: Round, event: HandsShuffled) -> Round:
    """The round after all hands were shuffled together and dealt again. The referee does not know any more
    which cards are in which hand."""
    recycled = pile_knowledge_after_mixing_hands(round.recycled)
    mixed = replace(round, hands=event.hands, recycled=recycled, testimony=None)
    everybody = tuple(Seat(seat) for seat in range(len(event.hands)))
    return replace(
        mixed,
        in_hands=(),
        just_shown=(),
        fined=(),
        suspects=(),
        handed=everybody,
        last_window=_window_unless_hand_moved(round.last_window, everybody),
    )


def _window_unless_hand_moved(window: CallWindow | None, moved: Container[Seat]) -> CallWindow | None:
    """The call window (time to call UNO); None if the call in it was made for an old hand. A call was made
    for an old hand if its seat is in `moved`, the seats with a new hand. A window in which the seat was
    caught is kept, because the catch can still be disputed."""
    is_past = window is not None and window.called and window.caught is None and window.seat in moved
    return None if is_past else window


def _known_cards_without_card(known: tuple[InHand, ...], seat: Seat, card: Card) -> tuple[InHand, ...]:
    """The known cards in hands, without one copy of a card that has left the hand of this seat."""
    gone = next((one for one in known if one.seat == seat and one.card == card), None)
    return tuple(one for one in known if one is not gone)


def _apply_card_shown_in_hand(round: Round, event: CardShownInHand) -> Round:
    """The round with a record of a card that everybody has seen in a hand.

    If `event.entry` is None, the card is certainly in the hand. This is so for all events that older releases
    stored. Otherwise `event.entry` is the number of a refused claim that showed the card. That claim may have
    been a mistake, so the record is uncertain.
    """
    if event.entry is None:
        return _round_with_certain_card(round, InHand(event.seat, event.card))
    seen = InHand(event.seat, event.card, event.entry, event.seat)
    return replace(round, in_hands=(*round.in_hands, seen), just_shown=(*round.just_shown, seen))


def _round_with_certain_card(round: Round, known: InHand) -> Round:
    """The round with a record that a card is certainly in a hand. The new record replaces every record of an
    equal card in this hand, for example an uncertain record from a refused claim."""

    def is_other_record(one: InHand) -> bool:
        return (one.seat, one.card) != (known.seat, known.card)

    others = tuple(filter(is_other_record, round.in_hands))
    return replace(
        round, in_hands=(*others, known), just_shown=tuple(filter(is_other_record, round.just_shown))
    )


def _remove_mistakenly_shown_card(round: Round, event: MistakenlyShownCardRemoved) -> Round:
    def is_other_known_card(one: InHand) -> bool:
        return (one.seat, one.card, one.entry) != (event.seat, event.card, event.entry)

    return replace(
        round,
        in_hands=tuple(filter(is_other_known_card, round.in_hands)),
        just_shown=tuple(filter(is_other_known_card, round.just_shown)),
        fined=tuple(one for one in round.fined if one.entry != event.entry),
    )


UNO_ROUND_CHANGE_BY_EVENT_TYPE: dict[type[Event], Callable[[Round, Any], Round]] = {
    RoundDealt: _apply_round_dealt,
    CardPlayed: _apply_card_played,
    ColorChoiceDue: lambda round, event: replace(round, color_owed_by=event.seat),
    ColorChosen: lambda round, event: replace(round, color=event.color, color_owed_by=None),
    DirectionReversed: lambda round, event: replace(round, direction=event.direction),
    TurnMissed: lambda round, event: round,
    TurnBegun: _apply_turn_begun,
    DrawDebtBegun: _apply_draw_debt_begun,
    DrawDebtPaid: _apply_draw_debt_paid,
    DrawDebtLapsed: lambda round, event: replace(round, debt=None),
    PenaltyDrawn: _apply_penalty_drawn,
    PenaltiesMadeFinal: lambda round, event: replace(round, fined=()),
    Challenged: lambda round, event: replace(
        round, challenged=event.accused, challenger=event.seat, testimony=None
    ),
    ChallengeSettled: _apply_challenge_settled,
    ChallengeWaived: lambda round, event: replace(round, challenged=None, challenger=None),
    HandTestimonyGiven: lambda round, event: replace(round, testimony=event.testimony),
    TestimonyDisputeTimeOver: _apply_testimony_dispute_time_over,
    HandTestimonyEnded: _apply_testimony_ended,
    CardsDrawn: _apply_cards_drawn,
    UnoCallDue: _apply_uno_call_due,
    UnoCalled: _apply_uno_called,
    UnoCalledEarly: _apply_uno_called_early,
    SeatCaught: _apply_seat_caught,
    CatchDisputed: _apply_catch_disputed,
    PenaltyReturned: _apply_penalty_returned,
    CallWindowClosed: _apply_call_window_closed,
    ChallengeTimeOver: _apply_challenge_time_over,
    HandSwapDue: lambda round, event: replace(round, swap=event.swap),
    HandSwapSkipped: lambda round, event: replace(round, swap=None),
    HandsChangedOwners: _apply_hands_changed_owners,
    HandsShuffled: _apply_hands_shuffled,
    PileShuffled: _apply_pile_shuffled,
    CardShownInHand: _apply_card_shown_in_hand,
    MistakenlyShownCardRemoved: _remove_mistakenly_shown_card,
    DeductionDisabled: lambda round, event: replace(round, silent=True),
    BluffProved: _apply_bluff_proved,
    RoundResynced: _apply_round_resynced,
    HandRecounted: _apply_hand_recounted,
    HandSetAside: _apply_hand_set_aside,
    WentOut: lambda round, event: replace(round, out=event.seat, turn=None, testimony=None),
    RemainingHandCounted: _apply_hand_counted,
}
