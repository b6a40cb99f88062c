"""The claims that a phone may offer, what follows from each of them, and the visible state of the round."""

from collections.abc import Iterator
from dataclasses import dataclass

from referee.games.shared.call_window import call_and_catch_candidates
from referee.games.uno.model.claims import (
    Call,
    Catch,
    Challenge,
    CountHand,
    Deal,
    Draw,
    NameColor,
    Play,
    ShowHand,
    Swap,
)
from referee.games.uno.model.deck import EDITIONS
from referee.games.uno.model.state import Round, UnoMatch
from referee.games.uno.options.house_rules import HOUSE_RULES
from referee.kit.cards import COLORS, Card, Color
from referee.kit.quantities import Count
from referee.kit.seats import Seat, seat_clockwise
from referee.kit.values import known
from referee.match.model.game import Candidate
from referee.match.model.state import Match
from referee.match.table.contests import possible_decisions
from referee.rulings.tags import IfAny


def candidates(match: UnoMatch) -> Iterator[Candidate]:
    """Claims worth trying for the seats that can act now or once pending actions are resolved, with those of
    the house rules in force."""
    yield from _standard_candidates(match)
    for rule in HOUSE_RULES:
        if rule.id in match.rules.house_rules:
            yield from rule.candidates(match)


def _standard_candidates(match: UnoMatch) -> Iterator[Candidate]:
    """Claims worth trying at every table, whatever its house rules."""
    round = match.round
    if round is None:
        yield Candidate(Deal((Card("0", "red"),)), blank=("turned_up",))
        return
    if round.debt is not None:
        yield Candidate(Draw(round.debt.seat), is_act=True)
    last = round.last_challengeable
    if round.debt is not None or (last is not None and last.debt is not None):
        yield from (Candidate(Challenge(seat)) for seat in match.order)
    if round.challenged is not None:
        yield from (Candidate(ShowHand(round.challenged, held)) for held in (True, False))
    testimony = round.testimony
    if round.challenged is None and testimony is not None and testimony.closed is None:
        yield from (Candidate(ShowHand(known(testimony.debt.by), held)) for held in (True, False))
    yield from possible_decisions(match)
    yield from _calls(match, round)
    if round.out is not None:
        yield from (Candidate(CountHand(seat), blank=("cards",)) for seat in match.order if seat != round.out)
        return
    if round.color_owed_by is not None:
        yield from (Candidate(NameColor(round.color_owed_by, color)) for color in COLORS)
    if round.swap is not None:
        others = [seat for seat in match.order if seat != round.swap.seat]
        yield from (Candidate(Swap(round.swap.seat, other), is_act=True) for other in others)
    for seat in _seats_that_can_act(match, round):
        yield from (Candidate(Play(seat, card), is_act=True) for card in EDITIONS[round.edition])
        yield Candidate(Draw(seat, keep=round.drew and seat == round.turn), is_act=True)


def _calls(match: UnoMatch, round: Round) -> Iterator[Candidate]:
    """Calls and catches of the seats with one card left, and early calls of the seats that act next."""
    with_one = [seat for seat in match.order if round.hands[seat] in (1, None)]
    window = round.window if round.turn is not None else None
    last = yield from call_and_catch_candidates(window, with_one, Call, Catch)
    next_seat = _next(match, round) if _is_something_pending(round) and round.out is None else None
    early = {seat for seat in (round.turn, next_seat) if seat is not None and round.hands[seat] in (2, None)}
    yield from (Candidate(Call(seat)) for seat in sorted(early.difference(last)))


def _seats_that_can_act(match: UnoMatch, round: Round) -> list[Seat]:
    """The seat on turn, unless it can only draw the cards that it owes; also the next seat if its act would
    resolve a pending action."""
    only_draws = round.debt is not None and not match.rules.house_rules
    on_turn = [] if only_draws else [known(round.turn)]
    return [*on_turn, _next(match, round)] if _is_something_pending(round) else on_turn


def _next(match: UnoMatch, round: Round) -> Seat:
    """The seat after the seat on turn."""
    return seat_clockwise(match.order, known(round.turn), round.direction)


def _is_something_pending(round: Round) -> bool:
    """Whether the seat on turn has drawn and not finished its turn, or owes cards."""
    return round.drew or round.debt is not None


@dataclass(frozen=True)
class PendingDraw:
    """Cards that a seat owes, and whether they may be challenged."""

    seat: Seat
    count: Count
    open_to_challenge: IfAny[bool] = False


@dataclass(frozen=True)
class PendingSwap:
    """Who has to swap hands, and whether they may leave it."""

    seat: Seat
    may_be_left_out: bool


@dataclass(frozen=True)
class Then:
    """What follows from a play or a draw: who is to play, in which color, who is out, and what is owed; all
    null where the round has ended.

    - `direction`: Only if it changed.
    - `swap`: Only if hands have to be swapped.
    - `call`: The seat that is down to one card, if one is.
    - `hands`: Only if more changed than one hand by one card.
    """

    turn: Seat | None = None
    color: Color | None = None
    out: Seat | None = None
    debt: PendingDraw | None = None
    direction: IfAny[int | None] = None
    swap: IfAny[PendingSwap | None] = None
    call: IfAny[Seat | None] = None
    hands: IfAny[tuple[Count | None, ...] | None] = None


def follows(before: UnoMatch, match: UnoMatch) -> Then:
    """What follows from the play or draw that led from the match `before` to `match`."""
    was, round = known(before.round), match.round
    if round is None:
        return Then()
    debt, swap = round.debt, round.swap
    return Then(
        turn=round.turn,
        color=round.color,
        out=round.out,
        debt=None if debt is None else PendingDraw(debt.seat, debt.count, debt.open_to_challenge),
        direction=round.direction if round.direction != was.direction else None,
        swap=None if swap is None else PendingSwap(swap.seat, swap.may_be_left_out),
        call=None if round.window is None else _down_to_one(was.hands, round.hands),
        hands=None if _one_card_moves(was.hands, round.hands) else round.hands,
    )


def _down_to_one(before: tuple[Count | None, ...], seat_clockwise: tuple[Count | None, ...]) -> Seat | None:
    """The first seat that has one card now and had another number before; None if there is none."""
    hands = enumerate(zip(before, seat_clockwise, strict=True))
    return next((Seat(seat) for seat, (was, now) in hands if now == 1 != was), None)


def _one_card_moves(before: tuple[Count | None, ...], seat_clockwise: tuple[Count | None, ...]) -> bool:
    """Whether at most one hand changed, and that by one card."""
    changed = [(was, now) for was, now in zip(before, seat_clockwise, strict=True) if was != now]
    if len(changed) != 1:
        return not changed
    was, now = changed[0]
    return was is not None and now is not None and abs(was - now) == 1


@dataclass(frozen=True)
class VisibleRound:
    """What can be seen of an open round.

    - `top`: The top card of the discards.
    - `draw_pile`: How many cards are in the draw pile; None if that is not known.
    """

    top: Card
    draw_pile: Count | None


def visible_round(match: Match[Round]) -> VisibleRound:
    """What everybody at the table can see of the open round."""
    pile = match.round.draw_pile
    return VisibleRound(match.round.top, None if pile is None else Count(pile))
