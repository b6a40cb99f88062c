"""Whose turn it is, how it passes, and what an act by the next player closes."""

from referee.games.shared.call_window import CallWindow, claim_time
from referee.games.shared.calls import ClaimOfSeat
from referee.games.uno.model.claims import Play
from referee.games.uno.model.events import (
    CallWindowClosed,
    ChallengePassed,
    ChallengeWaived,
    PenaltiesKept,
    SwapLeftOut,
    TestimonyPassed,
    TurnPassed,
)
from referee.games.uno.model.rulebook import (
    CHALLENGE_OPEN,
    COLOR_OWED,
    DRAWN_CARD,
    GOING_OUT,
    OWED_UNDISPUTED,
    SITTING_OUT,
    SWAP,
    TARGET,
    TURN,
)
from referee.games.uno.model.ruleset import UnoCase, UnoTableCase, is_in_a_round
from referee.games.uno.model.state import Round, TimesToCatch
from referee.games.uno.rules.owed import draw_debt
from referee.kit.seats import Seat, after
from referee.kit.values import known, replace
from referee.match.model.ruleset import MatchRuleset
from referee.match.model.state import AnyMatch, Match
from referee.match.table.rounds import a_round_is_open
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.ruleset import NOTHING_OPEN, Case, Closing, Events
from referee.rulings.tags import seat_of

AtTheTable = Case[MatchRuleset, Match[Round | None], object]
"""A claim of which nothing is asked but whose it is."""


def seat_after(match: Match[Round], seat: Seat, steps: int = 1) -> Seat:
    """The seat this many places on in the direction of play."""
    return after(match.order, seat, match.round.direction * steps)


def a_round_is_open_to_you(case: AtTheTable) -> Finding | None:
    """Who is out of the match plays no round of it, nor who is out of this round."""
    if (unmet := a_round_is_open(case)) is not None:
        return unmet
    seat = seat_of(case.claim)
    return cite_absence(case.state, seat) if seat is not None else None


def cite_absence(match: AnyMatch, seat: Seat) -> Finding | None:
    """Cites why this seat does not play: it is out of the match, or of this round alone."""
    if seat in match.order:
        return None
    return breaks(SITTING_OUT if seat in match.sitting_out else TARGET, gone=[seat])


def the_round_is_being_played(case: AtTheTable) -> Finding | None:
    if (unmet := a_round_is_open_to_you(case)) is not None:
        return unmet
    out = case.state.round.out if case.state.round is not None else None
    return breaks(GOING_OUT, out=out) if out is not None else None


def it_is_your_turn(case: UnoCase[ClaimOfSeat]) -> Finding | None:
    """Names the seat whose turn it was when the claim came, whatever that would have closed."""
    if case.state.round.turn == case.claim.seat:
        return None
    return breaks(TURN, seat=case.claim.seat, turn=case.met.round.turn)


def it_is_your_turn_or_you_may_play_out_of_turn(case: UnoCase[Play]) -> Finding | None:
    """Some tables let a card be laid out of turn."""
    if case.state.round.turn == case.claim.seat:
        return None
    return cite_out_of_turn_rule(case) or it_is_your_turn(case)


def cite_out_of_turn_rule(case: UnoCase[Play]) -> Finding | None:
    """Cites what lets this card be laid out of turn, if anything does."""
    ways = case.ruleset.out_of_turn
    return next((finding for way in ways if (finding := way(case)) is not None), None)


def no_color_is_owed(case: UnoCase[ClaimOfSeat]) -> Finding | None:
    """Only who begins on a wild that was turned up may name its color by laying a colored card."""
    owing = case.state.round.color_owed_by
    begins = owing == case.claim.seat == case.met.round.turn
    return breaks(COLOR_OWED, owing=owing) if owing is not None and not begins else None


def no_swap_is_owed(case: UnoCase[object]) -> Finding | None:
    swap = case.state.round.swap
    return breaks(SWAP, owing=swap.seat) if swap is not None and not swap.may_be_left_out else None


def resolve_pending(case: UnoTableCase[ClaimOfSeat]) -> Closing:
    """What nobody disputes: when another seat acts, what the seat on turn left open has happened.

    A debt counts as drawn and the turn as missed, a drawn card as kept. A color not yet named and a
    challenge not yet answered are no such things: they block, by checks of their own. Penalties for refused
    cards, if they have not gone back by now, are final.
    """
    if not is_in_a_round(case):
        return NOTHING_OPEN
    closing = _resolve_turn(case)
    return replace(closing, events=(PenaltiesKept(), *closing.events)) if case.state.round.fined else closing


def _resolve_turn(case: UnoCase[ClaimOfSeat]) -> Closing:
    """What another seat acts on: the seat on turn has drawn the cards that it owes, or keeps the card that it
    drew."""
    round = case.state.round
    if round.turn in (None, case.claim.seat):
        return NOTHING_OPEN
    if round.debt is not None:
        return resolve_debt(case)
    return case.ruleset.leaving_a_drawn_card(case) if round.drew else NOTHING_OPEN


def keep_drawn_card(case: UnoCase[object]) -> Closing:
    """The card that the seat on turn drew."""
    turn = known(case.state.round.turn)
    return Closing((holds(DRAWN_CARD, kept_by=turn),), (TurnPassed(seat_after(case.state, turn)),))


def no_challenge_is_open(case: UnoCase[object]) -> Finding | None:
    accused = case.state.round.challenged
    return breaks(CHALLENGE_OPEN, accused=accused) if accused is not None else None


def close_call_windows(case: UnoCase[ClaimOfSeat]) -> Events:
    """An act ends the time in which somebody can be caught, as far as the table's rules say so."""
    return tuple(
        CallWindowClosed(claim_time(case), by_own_act=window.seat == case.claim.seat, seat=older)
        for window, older in case.state.round.times_to_catch
        if _is_closed_by(case, window)
    )


def windows_left_open(case: UnoCase[ClaimOfSeat]) -> TimesToCatch:
    """The times to catch of the round that this act leaves open."""
    times = case.state.round.times_to_catch
    return tuple((window, older) for window, older in times if not _is_closed_by(case, window))


def _is_closed_by(case: UnoCase[ClaimOfSeat], window: CallWindow) -> bool:
    return window.seat == case.claim.seat or case.ruleset.closes_the_time_to_catch(case.claim)


def close_testimony(case: UnoCase[object]) -> Events:
    """An act ends the time in which what one of two said of a hand can be denied."""
    told = case.state.round.testimony
    return (TestimonyPassed(claim_time(case)),) if told is not None and told.closed is None else ()


def drop_pending(case: UnoCase[object]) -> Events:
    """What becomes of an open challenge when the table agrees that play went on, and of a swap that may be
    left out."""
    round = case.state.round
    waived = (ChallengeWaived(),) if round.challenged is not None else ()
    return (*waived, SwapLeftOut()) if round.swap is not None else waived


def close_challenge(case: UnoCase[object]) -> Events:
    """Drawing, or laying a card on it, ends the time in which a Wild Draw Four can be challenged."""
    debt = known(case.state.round.debt)
    return (ChallengePassed(debt.seat, claim_time(case)),) if debt.open_to_challenge else ()


def resolve_debt(case: UnoCase[object]) -> Closing:
    """The debt as drawn; while the round is played the turn passes on too."""
    debt, match = known(case.state.round.debt), case.state
    findings, events = draw_debt(case)
    events = (*close_challenge(case), *events)
    if match.round.out is None:
        events = (*events, TurnPassed(seat_after(match, debt.seat)))
    return Closing((holds(OWED_UNDISPUTED, seat=debt.seat, count=debt.count), *findings), events)
