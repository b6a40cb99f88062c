"""Whose turn it is, how it passes, and what an act by the next player closes."""

from referee.games.uno.events import TurnPassed
from referee.games.uno.owed import debt_drawn
from referee.games.uno.rulebook import COLOR_OWED, DRAWN_CARD, GOING_OUT, OWED_UNDISPUTED, TURN
from referee.kit.seats import Seat, after
from referee.match.rounds import a_round_is_open
from referee.match.state import Match
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.ruleset import NOTHING_OPEN, Case, Closing


def seat_after(match: Match, seat: Seat, steps: int = 1) -> Seat:
    """The seat this many places on in the direction of play."""
    return after(match.order, seat, match.round.direction * steps)


def the_round_is_being_played(case: Case) -> Finding | None:
    if (unmet := a_round_is_open(case)) is not None:
        return unmet
    round = case.state.round
    return breaks(GOING_OUT, out=round.out) if round.out is not None else None


def it_is_your_turn(case: Case) -> Finding | None:
    round = case.state.round
    return breaks(TURN, seat=case.claim.seat, turn=round.turn) if round.turn != case.claim.seat else None


def no_other_seat_owes_a_color(case: Case) -> Finding | None:
    owing = case.state.round.color_owed_by
    return breaks(COLOR_OWED, owing=owing) if owing not in (None, case.claim.seat) else None


def closes_what_is_open(case: Case) -> Closing:
    """What nobody disputes: when another seat acts, what the seat on turn left open has happened.

    A debt counts as drawn and the turn as missed, a drawn card as kept. A color not yet named is no
    such thing: it blocks.
    """
    match = case.state
    round = match.round
    if round is None or round.turn in (None, case.claim.seat) or round.color_owed_by is not None:
        return NOTHING_OPEN
    if round.debt is not None:
        return owed_cards_count_as_drawn(match)
    if round.drew:
        kept = holds(DRAWN_CARD, kept_by=round.turn)
        return Closing((kept,), (TurnPassed(seat_after(match, round.turn)),))
    return NOTHING_OPEN


def owed_cards_count_as_drawn(match: Match) -> Closing:
    """The debt as drawn; while the round is played the turn passes on too."""
    debt = match.round.debt
    findings, events = debt_drawn(match.round)
    if match.round.out is None:
        events = (*events, TurnPassed(seat_after(match, debt.seat)))
    return Closing((holds(OWED_UNDISPUTED, seat=debt.seat, count=debt.count), *findings), events)
