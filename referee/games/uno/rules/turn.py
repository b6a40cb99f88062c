"""Rules for the order of turns, and the implied events before the next seat plays or draws. Implied events
must have happened although nobody reported them."""

from referee.games.shared.call_window import CallWindow, moment_of_claim
from referee.games.shared.calls import ClaimOfSeat
from referee.games.uno.model.claims import Play
from referee.games.uno.model.events import (
    CallWindowClosed,
    ChallengeTimeOver,
    ChallengeWaived,
    HandSwapSkipped,
    PenaltiesMadeFinal,
    TestimonyDisputeTimeOver,
    TurnBegun,
)
from referee.games.uno.model.rulebook import (
    CARDS_OWED_COUNT_AS_DRAWN,
    CHALLENGE_NOT_YET_ANSWERED,
    COLOR_NOT_YET_NAMED,
    DRAWN_CARD,
    GOING_OUT,
    SITTING_OUT,
    SWAPPING_HANDS,
    TURN,
    WINNING_THE_MATCH,
)
from referee.games.uno.model.ruleset import AnyUnoCase, UnoCase, case_has_open_round
from referee.games.uno.model.state import OpenCallWindows, Round
from referee.games.uno.rules.owed_cards import findings_and_events_of_owed_draw
from referee.kit.seats import Seat, seat_clockwise
from referee.kit.values import not_none, replace
from referee.match.model.ruleset import MatchRuleset
from referee.match.model.state import AnyMatch, Match
from referee.match.table.rounds import a_round_is_open
from referee.rulings.finding import Finding, finding_breaks, finding_holds
from referee.rulings.ruleset import NOTHING_IMPLIED, Case, Events, ImpliedEvents
from referee.rulings.tags import seat_named_in_claim

AnyClaimCase = Case[MatchRuleset, Match[Round | None], object]
"""A case (claim with the present state) for any claim, with or without an open round."""


def seat_after(match: Match[Round], seat: Seat, steps: int = 1) -> Seat:
    """The seat that is `steps` places further in the direction of play."""
    return seat_clockwise(match.order, seat, match.round.direction * steps)


def you_play_in_the_open_round(case: AnyClaimCase) -> Finding | None:
    """Refuse the claim if no round is open, or if the seat of the claim does not play in the round."""
    if (unmet := a_round_is_open(case)) is not None:
        return unmet
    seat = seat_named_in_claim(case.claim)
    return cite_absent_seat(case.state, seat) if seat is not None else None


def cite_absent_seat(match: AnyMatch, seat: Seat) -> Finding | None:
    """Refuse a claim by a seat that is out of the match or sits out this round; None if the seat plays."""
    if seat in match.order:
        return None
    return finding_breaks(SITTING_OUT if seat in match.sitting_out else WINNING_THE_MATCH, gone=[seat])


def the_round_is_being_played(case: AnyClaimCase) -> Finding | None:
    """Refuse the claim if no round is open or the round is already won. Also refuse the claim if its seat
    does not play in the round."""
    if (unmet := you_play_in_the_open_round(case)) is not None:
        return unmet
    out = case.state.round.out if case.state.round is not None else None
    return finding_breaks(GOING_OUT, out=out) if out is not None else None


def it_is_your_turn(case: UnoCase[ClaimOfSeat]) -> Finding | None:
    """Refuse a claim by a seat that is not on turn. The finding names the seat that was on turn before the
    implied events of this claim."""
    if case.state.round.turn == case.claim.seat:
        return None
    return finding_breaks(TURN, seat=case.claim.seat, turn=case.state_before.round.turn)


def it_is_your_turn_or_you_may_play_out_of_turn(case: UnoCase[Play]) -> Finding | None:
    """Refuse a card that is played out of turn. If a rule of the table allows the play, return a finding
    about that rule instead."""
    if case.state.round.turn == case.claim.seat:
        return None
    return cite_out_of_turn_rule(case) or it_is_your_turn(case)


def cite_out_of_turn_rule(case: UnoCase[Play]) -> Finding | None:
    """Return a finding about the rule by which this card may be played out of turn; None if no rule allows
    the play."""
    ways = case.ruleset.out_of_turn
    return next((finding for way in ways if (finding := way(case)) is not None), None)


def no_color_is_owed(case: UnoCase[ClaimOfSeat]) -> Finding | None:
    """Refuse a claim while a player still has to choose the color.

    There is one exception. If a wild was turned up at the deal, the first player may choose the color by
    playing a colored card.
    """
    owing = case.state.round.color_owed_by
    begins = owing == case.claim.seat == case.state_before.round.turn
    return finding_breaks(COLOR_NOT_YET_NAMED, owing=owing) if owing is not None and not begins else None


def no_swap_is_owed(case: UnoCase[object]) -> Finding | None:
    """Refuse a play or a draw while a player has to swap hands and may not skip the swap."""
    swap = case.state.round.swap
    return (
        finding_breaks(SWAPPING_HANDS, owing=swap.seat)
        if swap is not None and not swap.may_be_left_out
        else None
    )


def resolve_pending_actions(case: AnyUnoCase[ClaimOfSeat]) -> ImpliedEvents:
    """The implied events before a play or a draw (events that must have happened although nobody reported
    them). If another seat plays or draws, the seat on turn must have ended its turn.

    - If the seat on turn owes cards, it has drawn them and misses its turn. If it has drawn by choice, it has
      kept the card.
    - A color that is not chosen and a challenge without an answer stay as they are. Other checks then refuse
      the play or draw.
    - Penalties for refused cards become final, if the penalty cards have not gone back into the draw pile.
    """
    if not case_has_open_round(case):
        return NOTHING_IMPLIED
    closing = _imply_end_of_turn(case)
    return (
        replace(closing, events=(PenaltiesMadeFinal(), *closing.events))
        if case.state.round.fined
        else closing
    )


def _imply_end_of_turn(case: UnoCase[ClaimOfSeat]) -> ImpliedEvents:
    """The implied end of the current turn before another seat plays or draws. The seat on turn draws the
    cards that it owes, or keeps the card that it has drawn."""
    round = case.state.round
    if round.turn in (None, case.claim.seat):
        return NOTHING_IMPLIED
    if round.debt is not None:
        return imply_draw_of_owed_cards(case)
    return case.ruleset.resolve_drawn_card(case) if round.drew else NOTHING_IMPLIED


def imply_keeping_of_drawn_card(case: UnoCase[object]) -> ImpliedEvents:
    """The implied events by which the seat on turn keeps its drawn card and ends its turn."""
    turn = not_none(case.state.round.turn)
    return ImpliedEvents(
        (finding_holds(DRAWN_CARD, kept_by=turn),), (TurnBegun(seat_after(case.state, turn)),)
    )


def no_challenge_is_open(case: UnoCase[object]) -> Finding | None:
    """Refuse a play or a draw while a challenge is unanswered."""
    accused = case.state.round.challenged
    return finding_breaks(CHALLENGE_NOT_YET_ANSWERED, accused=accused) if accused is not None else None


def close_call_windows(case: UnoCase[ClaimOfSeat]) -> Events:
    """The events by which a play or a draw ends times to call UNO (call windows). The window of the acting
    seat closes. By some rules of the table, the windows of other seats close too."""
    return tuple(
        CallWindowClosed(moment_of_claim(case), by_own_act=window.seat == case.claim.seat, seat=older)
        for window, older in case.state.round.open_call_windows
        if _act_closes_call_window(case, window)
    )


def call_windows_left_open(case: UnoCase[ClaimOfSeat]) -> OpenCallWindows:
    """The call windows (times to call UNO) that stay open after this play or draw."""
    times = case.state.round.open_call_windows
    return tuple((window, older) for window, older in times if not _act_closes_call_window(case, window))


def _act_closes_call_window(case: UnoCase[ClaimOfSeat], window: CallWindow) -> bool:
    return window.seat == case.claim.seat or case.ruleset.closes_the_time_to_catch(case.claim)


def end_time_to_deny_testimony(case: UnoCase[object]) -> Events:
    """The event that ends the time to deny testimony (one player's report about a challenged hand). No event
    if no testimony can be denied."""
    testimony = case.state.round.testimony
    is_open = testimony is not None and testimony.closed is None
    return (TestimonyDisputeTimeOver(moment_of_claim(case)),) if is_open else ()


def drop_open_challenge_and_swap(case: UnoCase[object]) -> Events:
    """The events that drop an unanswered challenge and an owed swap of hands, because play goes on."""
    round = case.state.round
    waived = (ChallengeWaived(),) if round.challenged is not None else ()
    return (*waived, HandSwapSkipped()) if round.swap is not None else waived


def end_time_to_challenge(case: UnoCase[object]) -> Events:
    """The event that ends the time to challenge the card for which a seat has to draw. No event if that card
    cannot be challenged."""
    debt = not_none(case.state.round.debt)
    return (ChallengeTimeOver(debt.seat, moment_of_claim(case)),) if debt.open_to_challenge else ()


def imply_draw_of_owed_cards(case: UnoCase[object]) -> ImpliedEvents:
    """The implied events by which the owed cards are drawn. The turn passes to the next seat if the round is
    not won."""
    debt, match = not_none(case.state.round.debt), case.state
    findings, events = findings_and_events_of_owed_draw(case)
    events = (*end_time_to_challenge(case), *events)
    if match.round.out is None:
        events = (*events, TurnBegun(seat_after(match, debt.seat)))
    return ImpliedEvents(
        (finding_holds(CARDS_OWED_COUNT_AS_DRAWN, seat=debt.seat, count=debt.count), *findings), events
    )
