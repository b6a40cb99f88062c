"""The tables of UNO that may be meant where nobody tells what no question asks for."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from referee.games.shared.call_window import CallWindow, Moment
from referee.games.shared.position import top_told
from referee.games.uno.help.facts.challenges import cards_under
from referee.games.uno.help.facts.table import OWES, who_may_owe, with_debts
from referee.games.uno.model.claims import CountHand, Draw
from referee.games.uno.model.deck import EDITIONS
from referee.games.uno.options.rulesets import ruleset
from referee.kit.cards import Card
from referee.kit.quantities import Count, EntryNumber
from referee.kit.seats import Seat, after
from referee.match.help.fact import order_of, seat_from, with_other_dealer, with_round
from referee.match.help.situation import Situation, is_told

TABLES = 5
"""So many tables that may be meant are looked at; they differ in what is not told."""
FEW = 20
"""With fewer cards than these, somebody who has to draw may not get them all."""
HANDS = ((7, 7), (5, 2), (3, 6), (4, 3))
"""How many cards others hold at each of them, and who claims."""
MORE_OR_FEWER = (0, 2, -2, 1, -1)
"""Cards more than others that who claims holds at each of them, where the piles were counted."""


def deduced(situation: Situation) -> Situation:
    """Who owes cards sits next to who laid the card: with more than two at the table that tells which way
    round play goes."""
    round, order = situation.round, order_of(situation)
    if round is None or round.debt is None or len(order) < 3 or is_told(situation, "direction"):
        return situation
    ways = {after(order, round.debt.seat, -way): way for way in (1, -1)} if round.debt.seat in order else {}
    if round.debt.by not in ways:
        return situation
    known = replace(situation, said=situation.said | {"direction"})
    return with_round(known, direction=ways[round.debt.by])


def untold(situation: Situation, times: int = 1) -> tuple[Situation, ...]:
    """The same table with another dealer, another seat on turn, play going the other way round, a card drawn
    or cards owed, a time to call that is open or past, and hands of other sizes, where nobody tells them.
    Who tells what happened since has told all that mattered then."""
    if situation.round is None or situation.happened:
        return (situation,)
    others = (_filled(situation, number) for number in range(1, TABLES * times))
    return (situation, *others)


def completed(told: Situation, situation: Situation, number: int) -> Situation:
    """The table of this number once all questions are answered: what has to go with every answer is filled in
    last."""
    if situation.round is None:
        return situation
    return _with_discards(_with_hands_that_fit(told, _with_a_color_before(situation, number), number), number)


def _with_a_color_before(situation: Situation, number: int) -> Situation:
    """Where nobody told it, another color was in force before in each of them."""
    debt = situation.round.debt
    if debt is None or debt.over is not None or not debt.open_to_challenge:
        return situation
    unders = cards_under(situation)
    under = unders[number % len(unders)]
    return with_round(situation, debt=replace(debt, over=under.color, under=debt.under or under))


def _with_hands_that_fit(told: Situation, situation: Situation, number: int) -> Situation:
    """Where the pile was counted, what an answer tells of a hand leaves the others so many cards."""
    round = situation.round
    if told.round.draw_pile is None or told.round.discards is None or not _all_hands_are_known(situation):
        return situation
    about, seen = _whose(situation), told.round.hands or {}
    free = [seat for seat in order_of(situation) if seat not in (*seen, about, round.out)]
    known = {seat: held for seat, held in round.hands.items() if seat not in free}
    held = sum(held or 0 for held in known.values())
    if not free or not _left_of_the_deck(situation, held, len(round.discards)):
        return situation
    return with_round(situation, hands=known | _shared_out(situation, known, free, number))


def _filled(situation: Situation, number: int) -> Situation:
    """The table of this number: everything that is not told is otherwise in some of them."""
    earlier = number if situation.told.number is not None else 0
    then = _with_a_turn(with_other_dealer(replace(situation, earlier=earlier), number), number)
    then = with_round(then, hands=_hands(then, number))
    return _with_a_time_to_call(_with_a_draw(_with_a_debt(then, number), number), number)


def _with_a_turn(situation: Situation, number: int) -> Situation:
    """On turn is whoever claims, or the next ones; who owes cards is."""
    round = situation.round
    if round.turn is not None or round.out is not None or round.debt is not None:
        return situation
    if round.color_owed_by is not None:
        steps = 1 if number > 2 else 0
        return with_round(situation, turn=seat_from(situation, round.color_owed_by, steps))
    return with_round(situation, turn=seat_from(situation, _whose(situation), number - 1))


def _whose(situation: Situation) -> Seat:
    """Whom the claim is about."""
    claim, order = situation.claims[0], order_of(situation)
    seat = getattr(claim, "caught", getattr(claim, "seat", None))
    return seat if seat in order else order[0]


def _with_a_draw(situation: Situation, number: int) -> Situation:
    """In two of them who is on turn has drawn a card."""
    round = situation.round
    if is_told(situation, "drew") or round.debt is not None or round.out is not None:
        return situation
    return with_round(situation, drew=number % 2 == 0)


def _with_a_debt(situation: Situation, number: int) -> Situation:
    """In two of them what a card on top makes somebody draw has not been drawn."""
    round, top = situation.round, top_told(situation)
    may_be_owed = top is not None and top.face in OWES and not is_told(situation, "debt")
    target = None if round.color_owed_by is not None or round.drew else who_may_owe(situation)
    if not may_be_owed or target is None or number % 2 == 0:
        return situation
    debts = with_debts(situation, target, top, also_lost=True)
    return debts[number // 2 % len(debts)]


def _with_a_time_to_call(situation: Situation, number: int) -> Situation:
    """In some of them the one before has laid the last card but one, and in others somebody did earlier."""
    round, entry = situation.round, Moment(EntryNumber(situation.told.number or 1))
    if not is_told(situation, "last_window") and number > 1:
        seat = order_of(situation)[0] if number == 4 else _whose(situation)
        # Who was caught holds more than one card since.
        caught = entry if number == 3 and ((round.hands or {}).get(seat) or 0) > 1 else None
        past = CallWindow(seat, entry, caught=caught, drawn=Count(0 if caught is None else 2), closed=entry)
        situation = with_round(situation, last_window=past)
    seat = _who_may_have_to_call(situation)
    if is_told(situation, "window") or round.drew or seat is None:
        return situation
    return with_round(situation, window=CallWindow(seat, entry)) if number % 2 else situation


def _who_may_have_to_call(situation: Situation) -> Seat | None:
    """The last one before whoever is on turn, or has gone out, who has a single card left."""
    round, order = situation.round, order_of(situation)
    turn = round.turn if round.debt is None else round.debt.seat
    turn = turn if round.out is None else round.out
    if turn is None:
        return None
    before = (seat_from(situation, turn, -steps) for steps in range(1, len(order)))
    return next((seat for seat in before if (round.hands or {}).get(seat) == 1), None)


def _with_discards(situation: Situation, number: int) -> Situation:
    """Where every hand was counted, and the draw pile was or hardly a card is left for it: as many discards
    under the top card as the deck leaves; of which nothing is deduced, as nobody told them."""
    round, top = situation.round, situation.round.top
    if round.discards is not None or top is None or not _all_hands_are_known(situation):
        return situation
    left = _left_of_the_deck(situation, sum(held or 0 for held in round.hands.values()))
    if round.draw_pile is None:
        if left > FEW:
            return situation
        left = left if number % 2 else 1
    shown = [top, *(one.card for one in round.in_hands)]
    under = list((Counter(_deck(situation)) - Counter(shown)).elements())[: max(0, left - 1)]
    return with_round(situation, discards=(*under, top), lost_track=False, silent=True)


def _all_hands_are_known(situation: Situation) -> bool:
    hands = situation.round.hands or {}
    return all(hands.get(seat) is not None for seat in order_of(situation) if seat != situation.round.out)


def _deck(situation: Situation) -> Mapping[Card, int]:
    return EDITIONS[ruleset(situation.told.rules, len(order_of(situation))).choices["edition"]()]


def _left_of_the_deck(situation: Situation, held: int, lying: int = 0) -> int:
    """How many cards are neither in hands, nor set aside, nor in a pile that was counted, nor discarded."""
    elsewhere = held + lying + situation.round.aside + (situation.round.draw_pile or 0)
    return max(0, sum(_deck(situation).values()) - elsewhere)


def _hands(situation: Situation, number: int) -> dict[Seat, Count | None]:
    """Hands of any size, or those that the deck leaves where the draw pile was counted."""
    round, claim = situation.round, situation.claims[0]
    seat = getattr(claim, "seat", None)
    known = dict(round.hands or {}) | ({round.out: Count(0)} if round.out is not None else {})
    unknown = [one for one in order_of(situation) if one not in known]
    if isinstance(claim, CountHand):
        unknown = [one for one in unknown if one != seat]
    if round.draw_pile is not None and round.discards is not None and unknown:
        shared = known | _shared_out(situation, known, unknown, number)
        # Where one hand stays unknown, an answer may still tell another.
        return shared | {one: None for one in unknown[-1:] if number % 2 == 0}
    if number == TABLES - 1 and unknown and _may_run_dry(situation):
        return known | _shared_out(situation, known, unknown, number)
    shown = getattr(claim, "hand", None)
    others, own = HANDS[(number - 1) % len(HANDS)]
    own = own if shown is None else len(shown)
    return known | {one: Count(own if one == seat else others) for one in unknown}


def _may_run_dry(situation: Situation) -> bool:
    """Whether hardly a card lies in the pile, and all others may be in hands; who draws is asked for that."""
    round = situation.round
    is_short = round.draw_pile is not None and round.draw_pile < FEW
    return is_short and round.discards is None and not isinstance(situation.claims[0], Draw)


def _shared_out(
    situation: Situation, known: Mapping[Seat, Count | None], unknown: list[Seat], number: int
) -> dict[Seat, Count]:
    """Who claims holds more or fewer cards in each table; the others have alike, and what is left over goes
    to others of them."""
    held = sum(count or 0 for count in known.values())
    lying = len(situation.round.discards or (situation.round.top,))
    left = _left_of_the_deck(situation, held, lying)
    shared, about = {}, _whose(situation)
    if about in unknown and len(unknown) > 1:
        own = left // len(unknown) + MORE_OR_FEWER[number % len(MORE_OR_FEWER)]
        shared[about] = Count(max(1, min(own, left - len(unknown) + 1)))
    others = [one for one in unknown if one not in shared]
    each, more = divmod(left - sum(shared.values()), len(others))
    alike = {one: Count(each + ((place + number) % len(others) < more)) for place, one in enumerate(others)}
    return shared | alike
