"""Whose turn it is, how it passes, and what an act by the next player closes."""

from referee.games.uno.events import CallWindowClosed, ChallengePassed, ChallengeWaived, TurnPassed
from referee.games.uno.owed import debt_drawn
from referee.games.uno.rulebook import (
    CHALLENGE_OPEN,
    COLOR_OWED,
    DRAWN_CARD,
    GOING_OUT,
    OWED_UNDISPUTED,
    TURN,
)
from referee.games.uno.state import Moment
from referee.kit.quantities import EntryNumber
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
    """Names the seat whose turn it was when the claim came, whatever that would have closed."""
    if case.state.round.turn == case.claim.seat:
        return None
    return breaks(TURN, seat=case.claim.seat, turn=case.met.round.turn)


def no_other_seat_owes_a_color(case: Case) -> Finding | None:
    owing = case.state.round.color_owed_by
    return breaks(COLOR_OWED, owing=owing) if owing not in (None, case.claim.seat) else None


def closes_what_is_open(case: Case) -> Closing:
    """What nobody disputes: when another seat acts, what the seat on turn left open has happened.

    A debt counts as drawn and the turn as missed, a drawn card as kept. A color not yet named and a
    challenge not yet answered are no such things: they block, by checks of their own.
    """
    match = case.state
    round = match.round
    if round is None or round.turn in (None, case.claim.seat):
        return NOTHING_OPEN
    if round.debt is not None:
        return owed_cards_count_as_drawn(case)
    if round.drew:
        kept = holds(DRAWN_CARD, kept_by=round.turn)
        return Closing((kept,), (TurnPassed(seat_after(match, round.turn)),))
    return NOTHING_OPEN


def no_challenge_is_open(case: Case) -> Finding | None:
    accused = case.state.round.challenged
    return breaks(CHALLENGE_OPEN, accused=accused) if accused is not None else None


def moment(case: Case) -> Moment:
    """When this claim was heard."""
    return Moment(EntryNumber(case.heard.number), case.heard.at)


def unseen_just_now(case: Case, before: Moment) -> bool:
    """Whether the phone that reports had not been shown what was heard at that moment, just before."""
    heard, grace = case.heard, case.ruleset.settings["grace"]
    return heard.after is not None and heard.after < before.entry and heard.at - before.at <= grace


def the_call_window_closes(case: Case) -> tuple:
    """An act ends the time in which somebody can be caught."""
    return (CallWindowClosed(moment(case)),) if case.state.round.window is not None else ()


def the_challenge_is_waived(case: Case) -> tuple:
    """What becomes of an open challenge when the table agrees that play went on."""
    return (ChallengeWaived(),) if case.state.round.challenged is not None else ()


def the_challenge_has_passed(case: Case) -> tuple:
    """Drawing ends the time in which a Wild Draw Four can be challenged."""
    debt = case.state.round.debt
    return (ChallengePassed(debt.seat, moment(case)),) if debt.open_to_challenge else ()


def owed_cards_count_as_drawn(case: Case) -> Closing:
    """The debt as drawn; while the round is played the turn passes on too."""
    debt, match = case.state.round.debt, case.state
    findings, events = debt_drawn(match.round)
    events = (*the_challenge_has_passed(case), *events)
    if match.round.out is None:
        events = (*events, TurnPassed(seat_after(match, debt.seat)))
    return Closing((holds(OWED_UNDISPUTED, seat=debt.seat, count=debt.count), *findings), events)
