"""The claims that a phone may offer, a preview of the result of each claim, and the visible state of a
round."""

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
from referee.games.uno.model.deck import COPIES_BY_EDITION
from referee.games.uno.model.state import Round, UnoMatch
from referee.games.uno.options.house_rules import HOUSE_RULES
from referee.kit.cards import COLORS, Card, Color
from referee.kit.quantities import CardCount
from referee.kit.seats import Seat, seat_clockwise
from referee.kit.values import not_none
from referee.match.model.game import ClaimCandidate
from referee.match.model.state import Match
from referee.match.table.contests import candidate_contest_decisions
from referee.rulings.tags import OmittedAtDefault


def candidate_claims(match: UnoMatch) -> Iterator[ClaimCandidate]:
    """Yield the claims that may be legal now, by the standard rules or by the chosen house rules.

    Some of these claims are legal only if the turn of the seat on turn counts as ended.
    """
    yield from _standard_candidate_claims(match)
    for rule in HOUSE_RULES:
        if rule.id in match.rules.house_rules:
            yield from rule.candidates(match)


def _standard_candidate_claims(match: UnoMatch) -> Iterator[ClaimCandidate]:
    """Yield the claims that may be legal now by the standard rules. The claims of house rules are not
    included."""
    round = match.round
    if round is None:
        yield ClaimCandidate(Deal((Card("0", "red"),)), blank=("turned_up",))
        return
    if round.debt is not None:
        yield ClaimCandidate(Draw(round.debt.seat), is_act=True)
    last = round.last_challengeable
    if round.debt is not None or (last is not None and last.debt is not None):
        yield from (ClaimCandidate(Challenge(seat)) for seat in match.order)
    if round.challenged is not None:
        yield from (ClaimCandidate(ShowHand(round.challenged, held)) for held in (True, False))
    testimony = round.testimony
    if round.challenged is None and testimony is not None and testimony.closed is None:
        yield from (ClaimCandidate(ShowHand(not_none(testimony.debt.by), held)) for held in (True, False))
    yield from candidate_contest_decisions(match)
    yield from _call_and_catch_candidate_claims(match, round)
    if round.out is not None:
        yield from (
            ClaimCandidate(CountHand(seat), blank=("cards",)) for seat in match.order if seat != round.out
        )
        return
    if round.color_owed_by is not None:
        yield from (ClaimCandidate(NameColor(round.color_owed_by, color)) for color in COLORS)
    if round.swap is not None:
        others = [seat for seat in match.order if seat != round.swap.seat]
        yield from (ClaimCandidate(Swap(round.swap.seat, other), is_act=True) for other in others)
    for seat in _seats_that_can_act(match, round):
        yield from (
            ClaimCandidate(Play(seat, card), is_act=True) for card in COPIES_BY_EDITION[round.edition]
        )
        yield ClaimCandidate(Draw(seat, keep=round.drew and seat == round.turn), is_act=True)


def _call_and_catch_candidate_claims(match: UnoMatch, round: Round) -> Iterator[ClaimCandidate]:
    """Yield calls and catches for the seats with one card left. Also yield early calls for seats with two
    cards that may play next."""
    with_one = [seat for seat in match.order if round.hands[seat] in (1, None)]
    window = round.window if round.turn is not None else None
    last = yield from call_and_catch_candidates(window, with_one, Call, Catch)
    next_seat = (
        _seat_after_seat_on_turn(match, round) if _is_a_draw_pending(round) and round.out is None else None
    )
    early = {seat for seat in (round.turn, next_seat) if seat is not None and round.hands[seat] in (2, None)}
    yield from (ClaimCandidate(Call(seat)) for seat in sorted(early.difference(last)))


def _seats_that_can_act(match: UnoMatch, round: Round) -> list[Seat]:
    """The seats that may play or draw now.

    The seat on turn is left out if it can only draw the cards that it owes. The next seat is included if the
    seat on turn has drawn or owes cards, because its turn may be over.
    """
    only_draws = round.debt is not None and not match.rules.house_rules
    on_turn = [] if only_draws else [not_none(round.turn)]
    return [*on_turn, _seat_after_seat_on_turn(match, round)] if _is_a_draw_pending(round) else on_turn


def _seat_after_seat_on_turn(match: UnoMatch, round: Round) -> Seat:
    """The seat after the seat on turn, in the direction of play."""
    return seat_clockwise(match.order, not_none(round.turn), round.direction)


def _is_a_draw_pending(round: Round) -> bool:
    """Whether a seat owes cards, or the seat on turn has drawn a card and has not ended its turn."""
    return round.drew or round.debt is not None


@dataclass(frozen=True)
class PendingDraw:
    """Cards that a seat has to draw, and whether the card that caused this may be challenged."""

    seat: Seat
    count: CardCount
    open_to_challenge: OmittedAtDefault[bool] = False


@dataclass(frozen=True)
class PendingSwap:
    """Who has to swap hands, and whether that player may skip the swap."""

    seat: Seat
    may_be_left_out: bool


@dataclass(frozen=True)
class Then:
    """What follows from a play or a draw: whose turn it is, the color, who is out, and which cards have to be
    drawn. All fields are null if the round has ended.

    - `direction`: Only if it changed.
    - `swap`: Only if hands have to be swapped.
    - `call`: The seat that is now down to one card, if there is one.
    - `hands`: Only if more changed than one hand by one card.
    """

    turn: Seat | None = None
    color: Color | None = None
    out: Seat | None = None
    debt: PendingDraw | None = None
    direction: OmittedAtDefault[int | None] = None
    swap: OmittedAtDefault[PendingSwap | None] = None
    call: OmittedAtDefault[Seat | None] = None
    hands: OmittedAtDefault[tuple[CardCount | None, ...] | None] = None


def preview_result(before: UnoMatch, match: UnoMatch) -> Then:
    """The result of a play or a draw, as a preview for the client. `before` is the match before the claim,
    and `match` is the match after the claim."""
    was, round = not_none(before.round), match.round
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
        call=None if round.window is None else _seat_down_to_one_card(was.hands, round.hands),
        hands=None if _at_most_one_card_moved(was.hands, round.hands) else round.hands,
    )


def _seat_down_to_one_card(
    before: tuple[CardCount | None, ...], after: tuple[CardCount | None, ...]
) -> Seat | None:
    """The first seat that has one card now and had another number of cards before; None if there is no such
    seat."""
    hands = enumerate(zip(before, after, strict=True))
    return next((Seat(seat) for seat, (was, now) in hands if now == 1 != was), None)


def _at_most_one_card_moved(
    before: tuple[CardCount | None, ...], after: tuple[CardCount | None, ...]
) -> bool:
    """Whether at most one hand changed its size, and by no more than one card."""
    changed = [(was, now) for was, now in zip(before, after, strict=True) if was != now]
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
    draw_pile: CardCount | None


def visible_round(match: Match[Round]) -> VisibleRound:
    """What everybody at the table can see of the open round."""
    pile = match.round.draw_pile
    return VisibleRound(match.round.top, None if pile is None else CardCount(pile))
