"""The order of turns, and what is implied when another seat acts."""

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
from referee.kit.seats import Seat, seat_clockwise
from referee.kit.values import known, replace
from referee.match.model.ruleset import MatchRuleset
from referee.match.model.state import AnyMatch, Match
from referee.match.table.rounds import a_round_is_open
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.ruleset import NOTHING_IMPLIED, Case, Events, ImpliedEvents
from referee.rulings.tags import seat_of

AtTheTable = Case[MatchRuleset, Match[Round | None], object]
"""Any claim, with or without an open round."""


def seat_after(match: Match[Round], seat: Seat, steps: int = 1) -> Seat:
    """The seat that is `steps` places further in the direction of play."""
    return seat_clockwise(match.order, seat, match.round.direction * steps)


def a_round_is_open_to_you(case: AtTheTable) -> Finding | None:
    """Refuses a claim if no round is open, or by a seat that does not play it."""
    if (unmet := a_round_is_open(case)) is not None:
        return unmet
    seat = seat_of(case.claim)
    return cite_absence(case.state, seat) if seat is not None else None


def cite_absence(match: AnyMatch, seat: Seat) -> Finding | None:
    """Refuses a seat that is out of the match, or of this round alone; None if it plays."""
    if seat in match.order:
        return None
    return breaks(SITTING_OUT if seat in match.sitting_out else TARGET, gone=[seat])


def the_round_is_being_played(case: AtTheTable) -> Finding | None:
    """Refuses a claim if no round is open, by a seat that does not play it, or once the round is won."""
    if (unmet := a_round_is_open_to_you(case)) is not None:
        return unmet
    out = case.state.round.out if case.state.round is not None else None
    return breaks(GOING_OUT, out=out) if out is not None else None


def it_is_your_turn(case: UnoCase[ClaimOfSeat]) -> Finding | None:
    """Refuses a claim of a seat that is not on turn. It names the seat that was on turn before anything was
    implied."""
    if case.state.round.turn == case.claim.seat:
        return None
    return breaks(TURN, seat=case.claim.seat, turn=case.state_before.round.turn)


def it_is_your_turn_or_you_may_play_out_of_turn(case: UnoCase[Play]) -> Finding | None:
    """Refuses a card that is played out of turn, unless a rule of the table allows it: then it cites the
    rule."""
    if case.state.round.turn == case.claim.seat:
        return None
    return cite_out_of_turn_rule(case) or it_is_your_turn(case)


def cite_out_of_turn_rule(case: UnoCase[Play]) -> Finding | None:
    """Cites the rule by which this card may be played out of turn, if there is one."""
    ways = case.ruleset.out_of_turn
    return next((finding for way in ways if (finding := way(case)) is not None), None)


def no_color_is_owed(case: UnoCase[ClaimOfSeat]) -> Finding | None:
    """Refuses a card while a color is owed. Only the first player may name the color of a wild turned up at
    the deal by playing a colored card."""
    owing = case.state.round.color_owed_by
    begins = owing == case.claim.seat == case.state_before.round.turn
    return breaks(COLOR_OWED, owing=owing) if owing is not None and not begins else None


def no_swap_is_owed(case: UnoCase[object]) -> Finding | None:
    """Refuses an act while a swap is owed that may not be left out."""
    swap = case.state.round.swap
    return breaks(SWAP, owing=swap.seat) if swap is not None and not swap.may_be_left_out else None


def resolve_pending(case: UnoTableCase[ClaimOfSeat]) -> ImpliedEvents:
    """The implied events before an act: the seat on turn has finished its turn, if another seat acts.

    Owed cards count as drawn and the turn as missed, or a drawn card counts as kept. An unnamed color and an
    unanswered challenge are not resolved here: they block the act, by checks of their own. Penalties for
    refused cards that have not gone back by now are final.
    """
    if not is_in_a_round(case):
        return NOTHING_IMPLIED
    closing = _resolve_turn(case)
    return replace(closing, events=(PenaltiesKept(), *closing.events)) if case.state.round.fined else closing


def _resolve_turn(case: UnoCase[ClaimOfSeat]) -> ImpliedEvents:
    """The implied end of a turn before the act of another seat: the seat on turn has drawn the cards that it
    owes, or keeps the card that it drew."""
    round = case.state.round
    if round.turn in (None, case.claim.seat):
        return NOTHING_IMPLIED
    if round.debt is not None:
        return resolve_debt(case)
    return case.ruleset.resolve_drawn_card(case) if round.drew else NOTHING_IMPLIED


def keep_drawn_card(case: UnoCase[object]) -> ImpliedEvents:
    """The implied events by which the seat on turn keeps the card that it drew."""
    turn = known(case.state.round.turn)
    return ImpliedEvents((holds(DRAWN_CARD, kept_by=turn),), (TurnPassed(seat_after(case.state, turn)),))


def no_challenge_is_open(case: UnoCase[object]) -> Finding | None:
    """Refuses an act while a challenge is not answered."""
    accused = case.state.round.challenged
    return breaks(CHALLENGE_OPEN, accused=accused) if accused is not None else None


def close_call_windows(case: UnoCase[ClaimOfSeat]) -> Events:
    """The events by which an act closes call windows: that of its seat, and others if the table plays so."""
    return tuple(
        CallWindowClosed(claim_time(case), by_own_act=window.seat == case.claim.seat, seat=older)
        for window, older in case.state.round.times_to_catch
        if _is_closed_by(case, window)
    )


def windows_left_open(case: UnoCase[ClaimOfSeat]) -> TimesToCatch:
    """The call windows that this act leaves open."""
    times = case.state.round.times_to_catch
    return tuple((window, older) for window, older in times if not _is_closed_by(case, window))


def _is_closed_by(case: UnoCase[ClaimOfSeat], window: CallWindow) -> bool:
    return window.seat == case.claim.seat or case.ruleset.closes_the_time_to_catch(case.claim)


def close_testimony(case: UnoCase[object]) -> Events:
    """The event by which an act ends the time to deny a testimony about a hand; none if there is no such
    testimony."""
    testimony = case.state.round.testimony
    is_open = testimony is not None and testimony.closed is None
    return (TestimonyPassed(claim_time(case)),) if is_open else ()


def drop_pending(case: UnoCase[object]) -> Events:
    """The events that drop an open challenge, if the table lets play go on, and an owed swap."""
    round = case.state.round
    waived = (ChallengeWaived(),) if round.challenged is not None else ()
    return (*waived, SwapLeftOut()) if round.swap is not None else waived


def close_challenge(case: UnoCase[object]) -> Events:
    """The event that ends the time to challenge the card for which cards are owed, after a draw or an answer;
    none if it was not open to a challenge."""
    debt = known(case.state.round.debt)
    return (ChallengePassed(debt.seat, claim_time(case)),) if debt.open_to_challenge else ()


def resolve_debt(case: UnoCase[object]) -> ImpliedEvents:
    """The implied events by which the owed cards are drawn. While the round is played the turn passes on."""
    debt, match = known(case.state.round.debt), case.state
    findings, events = draw_debt(case)
    events = (*close_challenge(case), *events)
    if match.round.out is None:
        events = (*events, TurnPassed(seat_after(match, debt.seat)))
    return ImpliedEvents((holds(OWED_UNDISPUTED, seat=debt.seat, count=debt.count), *findings), events)
