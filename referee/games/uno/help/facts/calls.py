"""Facts on which a call or a catch depends: the cards left, whether UNO was called, and who has acted since.

A fact about a play of the past puts an earlier state in place of the described one. The described state is
then in `Situation.current`.
"""

from collections.abc import Iterator
from functools import partial

from referee.games.shared.call_window import CallWindow, Moment
from referee.games.shared.position import DEFAULT_TOP_CARD, DEFAULT_TOP_COLOR, described_top_card
from referee.games.uno.help.facts.table import (
    CARDS_OWED_BY_FACE,
    DRAW_FOUR,
    a_draw_closes_window,
    before_it_was_played,
    card_of_color_in_force,
    cards_may_be_owed_for,
    direction_before_card,
    facts_about_top_card,
    only_a_draw_closes_window,
    play_of_top_card,
    rules_of,
    whose_turn,
    with_debts,
    with_one_more_card,
)
from referee.games.uno.help.situation import (
    UnoFact,
    UnoSituation,
    play_that_happened,
    with_hand,
    with_round,
)
from referee.games.uno.model.claims import Call, Catch, Draw, Play
from referee.kit.cards import Card
from referee.kit.quantities import CardCount, EntryNumber
from referee.kit.said import Person, Said
from referee.kit.seats import Seat
from referee.kit.values import not_none, replace
from referee.match.help.fact import NO, YES, Answer, Fact, seat_from, with_added_claims, with_first_happened
from referee.match.help.situation import ClaimedT, is_reported

MORE_CARDS = (4, 3, 7)
"""Examples of "two or more cards". A reported pile may not leave enough cards for a larger hand."""


def facts_of_call(situation: UnoSituation[Call]) -> Iterator[UnoFact[Call]]:
    """The facts on which a call depends.

    With a reported hand of more than one card, a player may call before the last play but one. Only whose
    turn it is and owed cards then matter. If the call window is reported, only the number of cards matters.
    """
    if not rules_of(situation).has_calls:
        return
    seat, hands = situation.claims[0].seat, situation.round.hands or {}
    if hands.get(seat, 1) != 1:
        yield from whose_turn(situation)
        yield from facts_about_top_card(situation)
    if not is_reported(situation, "window"):
        yield from _facts_about_last_cards(situation)
    elif seat not in hands:
        yield Fact("left", Said("fact-uno-left-asks", {"who": Person(seat)}), _cards_left_now_answers)


def facts_of_catch(situation: UnoSituation[Catch]) -> Iterator[UnoFact[Catch]]:
    """The facts on which a catch depends. They are asked for only if the call window is not reported."""
    if rules_of(situation).has_calls and not is_reported(situation, "window"):
        yield from _facts_about_last_cards(situation)


def _facts_about_last_cards(situation: UnoSituation[Call | Catch]) -> Iterator[UnoFact[Call | Catch]]:
    """The facts about the last cards of the player who calls or is caught.

    A player with more than one reported card may have received cards while the window was open.
    """
    seat = _seat_to_call(situation)
    held, who = (situation.round.hands or {}).get(seat, 1), {"who": Person(seat)}
    more = _may_have_received_cards(situation)
    if held == 1:
        yield Fact("left", Said("fact-uno-left-asks", who), partial(_cards_left_answers, more))
        yield Fact("since", Said("fact-uno-one-card-since-asks", who), _since_answers)
    elif held != 2 and more:
        yield Fact("given", Said("fact-uno-given-asks", who), _received_answers)
    else:
        return
    calls = isinstance(situation.claims[0], Call)
    yield Fact(
        "said", Said("fact-uno-said-asks-call" if calls else "fact-uno-said-asks-catch", who), _said_answers
    )


def _seat_to_call(situation: UnoSituation[Call | Catch]) -> Seat:
    """The seat that has to call UNO."""
    claim = situation.claims[0]
    return claim.caught if isinstance(claim, Catch) else claim.seat


def _cards_left_answers(
    may_have_received_cards: bool, situation: UnoSituation[Call | Catch]
) -> Iterator[Answer]:
    """The answers about the number of cards that the player has left."""
    seat = _seat_to_call(situation)
    yield Answer("one", Said("fact-uno-left-one-after-playing"), _after_play_from(situation, seat, 2))
    if (situation.round.hands or {}).get(seat) == 1:
        return
    with_more = _with_two_or_more_cards(situation, seat)
    yield Answer("more", Said("fact-two-or-more"), with_more[0], with_more[1:])
    if isinstance(situation.claims[0], Call):
        yield _two_cards_answer(situation, seat)
    if may_have_received_cards:
        text = Said("fact-uno-left-given", {"who": Person(seat)})
        yield Answer("given", text, _with_open_window(with_more[0]))


def _with_two_or_more_cards(
    situation: UnoSituation[ClaimedT], seat: Seat
) -> tuple[UnoSituation[ClaimedT], ...]:
    """Situations with at least three cards in this hand. Two cards are an answer of their own.

    Half of them keep the size that the hand already has, because the other hands may hold the rest of the
    deck.
    """
    held = (situation.round.hands or {}).get(seat) or 0
    sizes = (*MORE_CARDS, *[held] * len(MORE_CARDS)) if held > 2 else MORE_CARDS
    return tuple(with_hand(situation, seat, size) for size in sizes)


def _may_have_received_cards(situation: UnoSituation[Call | Catch]) -> bool:
    """Whether the call window may be open although the player has more than one card.

    Owed cards do not close it. If only a draw in a turn closes it, they may be owed for any card. Otherwise
    they are the cards for a lost challenge, drawn by the player of the Wild Draw Four on top.
    """
    round = situation.round
    if round.drew and a_draw_closes_window(situation):
        return False
    ways = (1,) if is_reported(situation, "direction") else (1, -1)
    next_seats = [seat_from(situation, _seat_to_call(situation), way) for way in ways]
    is_settled = described_top_card(situation) == DRAW_FOUR and round.debt is None
    return only_a_draw_closes_window(situation) or (is_settled and round.turn in (None, *next_seats))


def _received_answers(situation: UnoSituation[Call | Catch]) -> Iterator[Answer]:
    yield Answer("no", NO, situation)
    yield Answer("yes", Said("fact-uno-given-yes"), _with_open_window(situation))


def _with_open_window(situation: UnoSituation[Call | Catch]) -> UnoSituation[Call | Catch]:
    """The situation with an open call window. Nobody has then drawn a card in a turn since it opened."""
    window = CallWindow(_seat_to_call(situation), Moment(EntryNumber(situation.match.number or 1)))
    return with_round(
        situation, window=window, drew=situation.round.drew and not a_draw_closes_window(situation)
    )


def _cards_left_now_answers(situation: UnoSituation[Call | Catch]) -> Iterator[Answer]:
    """The numbers of cards, if the call windows are reported."""
    seat = _seat_to_call(situation)
    yield Answer("one", Said("fact-uno-left-one"), with_hand(situation, seat, 1))
    with_more = _with_two_or_more_cards(situation, seat)
    yield Answer("more", Said("fact-two-or-more"), with_more[0], with_more[1:])
    yield _two_cards_answer(situation, seat)


def _two_cards_answer(situation: UnoSituation[Call | Catch], seat: Seat) -> Answer:
    """The answer that two cards are left. The player who calls is on turn, or the player before keeps a drawn
    card."""
    own_turn, named = _about_to_play(situation), situation.named_fields
    situations = [own_turn]
    may_have_drawn = situation.round.drew or "drew" not in named
    if may_have_drawn and "turn" not in named and own_turn.round.debt is None:
        situations.append(with_round(own_turn, turn=seat_from(situation, seat, -1), drew=True))
    first, *others = (with_hand(each, seat, 2) for each in situations)
    text = Said("fact-uno-left-two", {"who": Person(seat)})
    return Answer("two", text, first, tuple(others))


def _about_to_play(situation: UnoSituation[Call | Catch]) -> UnoSituation[Call | Catch]:
    """The situation in which the player who calls is on turn, unless something else is reported."""
    round, named = situation.round, situation.named_fields
    debt = round.debt if "debt" in named else None
    turn = round.turn if "turn" in named else _seat_to_call(situation)
    top = described_top_card(situation) or card_of_color_in_force(situation, DEFAULT_TOP_CARD.face)
    return with_round(situation, top=top, turn=turn if debt is None else debt.seat, debt=debt)


def _after_play_from(
    situation: UnoSituation[Call | Catch], seat: Seat, count: int
) -> UnoSituation[Call | Catch]:
    """The situation in which this seat has played the top card from a hand of `count` cards.

    If no top card is reported, it is any card.
    """
    card = described_top_card(situation) or card_of_color_in_force(situation, "7")
    color = card.color or situation.round.color or DEFAULT_TOP_COLOR
    before = before_it_was_played(situation, Card("1", color), seat)
    play = play_of_top_card(situation, seat, card, None if card.color else color)
    return with_added_claims(with_hand(before, seat, count), play)


def _since_answers(situation: UnoSituation[Call | Catch]) -> Iterator[Answer]:
    """The answers about what has happened since the player had one card left."""
    yield Answer("nothing", Said("fact-nothing-since"), situation)
    if not situation.happened:
        return
    seat = _seat_to_call(situation)
    next_seat = _next_seat(_after_play(situation))
    who = {"who": Person(next_seat)}
    drawn = _after_draw(situation, next_seat)
    yield Answer(
        "drawn", Said("fact-uno-one-card-since-drawn", who), drawn, _after_draws_of_others(situation)
    )
    yield from _played_on_answers(situation, next_seat)
    play = play_that_happened(situation)
    color = play.card.color or DEFAULT_TOP_COLOR
    with_skip = with_first_happened(situation, replace(play, card=Card("skip", color)))
    yield Answer("skipped", Said("fact-uno-one-card-since-skipped", who), with_skip)
    with_draw_two = with_first_happened(situation, replace(play, card=Card("draw two", color)))
    with_owed_cards = situation if play.card.face in CARDS_OWED_BY_FACE else with_draw_two
    text = Said("fact-uno-one-card-since-made-to-draw", who)
    yield Answer("made-to-draw", text, _after_draw(with_owed_cards, next_seat), _after_missed_turn(situation))
    text = Said("fact-uno-one-card-since-caught", {"who": Person(seat)})
    yield Answer("caught", text, with_added_claims(situation, Catch(seat)))


def _played_on_answers(situation: UnoSituation[Call | Catch], next_seat: Seat) -> Iterator[Answer]:
    """The answers that others have played cards since.

    If only a draw closes the call window, there are two of them: one without a draw, and one with a draw.
    """
    who = {"who": Person(next_seat)}
    after_plays, still_open = _after_further_plays(situation), _still_open_after_plays(situation)
    if not still_open:
        first, *others = (*_one_play_since(situation, next_seat), *after_plays)
        yield Answer("played", Said("fact-uno-one-card-since-played", who), first, tuple(others))
        return
    played_only_text = Said("fact-uno-one-card-since-played-only", who)
    yield Answer("played", played_only_text, still_open[0], still_open[1:])
    played_on_text = Said(
        "fact-uno-one-card-since-played-on", {**who, "whose": Person(_seat_to_call(situation))}
    )
    yield Answer("played-on", played_on_text, after_plays[0], after_plays[1:])


def _still_open_after_plays(situation: UnoSituation[Call | Catch]) -> tuple[UnoSituation[Call | Catch], ...]:
    """The current situations in which others have only played cards and the call window is still open.

    Empty if not only a draw closes it, or if a draw is reported.
    """
    current, seat = not_none(situation.current), _seat_to_call(situation)
    if not only_a_draw_closes_window(situation) or ("drew" in current.named_fields and current.round.drew):
        return ()
    return tuple(_with_window_still_open(situation, turn) for turn in _possible_turns_now(situation, seat))


def _possible_turns_now(situation: UnoSituation[Call | Catch], seat: Seat) -> tuple[Seat, ...]:
    """The seats that may be on turn after others have played. If a seat owes cards, it is that seat."""
    current = not_none(situation.current)
    round = current.round
    turn = round.turn if round.debt is None else round.debt.seat
    return (turn,) if turn is not None else (seat_from(current, seat, 2), seat_from(current, seat, 1))


def _one_play_since(
    situation: UnoSituation[Call | Catch], seat: Seat
) -> Iterator[UnoSituation[Call | Catch]]:
    """The situation in which this seat has played a card since. Empty if another top card is reported."""
    card = card_of_color_in_force(not_none(situation.current), "3")
    if described_top_card(not_none(situation.current)) in (None, card):
        yield with_added_claims(with_one_more_card(situation, seat), Play(seat, card))


def _after_draw(situation: UnoSituation[ClaimedT], seat: Seat) -> UnoSituation[ClaimedT]:
    """The situation in which this seat has drawn the owed cards, or one card."""
    held = (situation.round.hands or {}).get(seat)
    drawn = CARDS_OWED_BY_FACE.get(play_that_happened(situation).card.face, 1)
    if held is not None and held > drawn:
        situation = with_hand(situation, seat, held - drawn)
    return with_added_claims(situation, Draw(seat))


def _after_draws_of_others(situation: UnoSituation[Call | Catch]) -> tuple[UnoSituation[Call | Catch], ...]:
    """The current situations in which others have only drawn cards. Empty if a draw closes the call
    window."""
    current, seat = not_none(situation.current), _seat_to_call(situation)
    is_next = current.round.turn == seat_from(current, seat, 1)
    if a_draw_closes_window(situation) or is_next or current.round.debt is not None:
        return ()
    turns = (current.round.turn,) if current.round.turn is not None else (seat_from(current, seat, 2), seat)
    return tuple(_with_window_still_open(situation, turn) for turn in turns)


def _with_window_still_open(situation: UnoSituation[Call | Catch], turn: Seat) -> UnoSituation[Call | Catch]:
    """The current situation with one card in that hand, an open call window, and this seat on turn."""
    current, seat = not_none(situation.current), _seat_to_call(situation)
    hands = {**(current.round.hands or {}), seat: CardCount(1)}
    window = CallWindow(seat, Moment(EntryNumber(current.match.number or 1)))
    color = current.round.color or play_that_happened(situation).color
    reported = replace(current, named_fields=current.named_fields | {"window", "debt"})
    return with_round(reported, hands=hands, color=color, debt=None, window=window, turn=turn)


def _after_missed_turn(situation: UnoSituation[Call | Catch]) -> tuple[UnoSituation[Call | Catch], ...]:
    """The current situation in which the next player has missed a turn, perhaps by a lost challenge.

    The call window is still open. Empty if this cannot have happened.
    """
    current, seat = not_none(situation.current), _seat_to_call(situation)
    turn = seat_from(current, seat, 2)
    is_settled = (
        current.round.debt is not None or current.round.turn not in (None, turn) or current.round.drew
    )
    if is_settled or not cards_may_be_owed_for(current, described_top_card(current)):
        return ()
    return (_with_window_still_open(situation, turn),)


def _after_play(situation: UnoSituation[ClaimedT]) -> UnoSituation[ClaimedT]:
    """The situation with the direction after the first play that happened."""
    return with_round(
        situation, direction=direction_before_card(situation, play_that_happened(situation).card)
    )


def _after_further_plays(situation: UnoSituation[Call | Catch]) -> tuple[UnoSituation[Call | Catch], ...]:
    """The current situations in which others have played since that hand had one card left.

    Any seat may be on turn, and may owe cards for the top card.
    """
    current, seat = not_none(situation.current), _seat_to_call(situation)
    round = current.round
    hands = {**(round.hands or {}), seat: CardCount(1)}
    turns = _possible_turns_now(situation, seat)
    # Usually the next player who acted has closed the call window.
    entry = Moment(EntryNumber(current.match.number or 1))
    later = replace(current, named_fields=current.named_fields | {"window"})
    if not is_reported(current, "last_window"):
        past = CallWindow(seat, entry, closed=entry)
        later = with_round(
            replace(later, named_fields=later.named_fields | {"last_window"}), last_window=past
        )
    color = round.color or play_that_happened(situation).color
    played = [(turn, with_round(later, turn=turn, hands=hands, color=color)) for turn in turns]
    top, is_settled = (
        described_top_card(current),
        is_reported(current, "debt") or round.debt is not None or round.out is not None,
    )
    situations = tuple(each for _, each in played)
    if top is None or is_settled or not cards_may_be_owed_for(current, top):
        return situations
    return (*situations, *(with_debts(each, turn, top)[0] for turn, each in played))


def _next_seat(situation: UnoSituation[Call | Catch]) -> Seat:
    """The seat after the player who has to call."""
    return seat_from(situation, _seat_to_call(situation), 1)


def _said_answers(situation: UnoSituation[Call | Catch]) -> Iterator[Answer]:
    """Whether UNO was called. For a call this matters only if the player was caught."""
    yield Answer("no", NO, situation)
    was_caught = any(isinstance(claim, Catch) for claim in situation.happened)
    if not was_caught and not isinstance(situation.claims[0], Catch):
        return
    window = situation.round.window
    if situation.happened:
        yield Answer(
            "yes", YES, with_first_happened(situation, replace(play_that_happened(situation), said_uno=True))
        )
    elif window is not None:
        called = replace(window, called=window.opened)
        yield Answer("yes", YES, with_round(situation, window=called))
    elif situation.round.last_window is not None and situation.round.last_window.seat == _seat_to_call(
        situation
    ):
        past = replace(situation.round.last_window, called=situation.round.last_window.opened)
        yield Answer("yes", YES, with_round(situation, last_window=past))
