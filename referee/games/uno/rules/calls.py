"""Rules for calls of UNO, for catches of players who did not call, and for contests between a call and a
catch."""

from functools import reduce
from typing import Protocol

from referee.games.shared.call_window import (
    CallWindow,
    call_window_of_seat,
    catching_seat_in_case,
    moment_of_claim,
)
from referee.games.shared.calls import (
    CallAndCatchRules,
    ClaimOfSeat,
    catch_can_be_contested,
    has_undisputed_catch,
)
from referee.games.uno.model.claims import Call, Catch, Draw
from referee.games.uno.model.events import (
    CatchDisputed,
    PenaltyDrawn,
    PenaltyReturned,
    SeatCaught,
    UnoCallDue,
    UnoCalled,
    UnoCalledEarly,
)
from referee.games.uno.model.rulebook import (
    CALL,
    CALL_EARLY,
    CALL_IN_TIME,
    CATCH,
    CATCH_REPORTED_BY_PLAYER,
    CONTRADICTION_OF_CALL_AND_CATCH,
    MISSED_TURN,
)
from referee.games.uno.model.ruleset import UnoCase
from referee.games.uno.model.state import Round
from referee.games.uno.rules.owed_cards import (
    cite_short_pile,
    draw_penalty,
    is_play_of_drawn_card,
    number_of_drawable_cards,
)
from referee.games.uno.rules.testimony import apply_withheld_events
from referee.games.uno.rules.turn import (
    cite_absent_seat,
    resolve_pending_actions,
    the_round_is_being_played,
)
from referee.kit.quantities import CardCount
from referee.kit.seats import Seat
from referee.kit.values import not_none, replace
from referee.match.table import contests
from referee.match.table.contests import DecideContest
from referee.rulings.finding import Facts, Finding, finding_breaks, finding_holds, finding_unseen
from referee.rulings.ruleset import ClaimProcedure, Events

# --- calls of UNO when a card is played ---


class PlayWithCall(ClaimOfSeat, Protocol):
    """A claim that plays cards and says whether the player called UNO with the play."""

    @property
    def said_uno(self) -> bool: ...


def open_call_window(case: UnoCase[PlayWithCall], left: int | None) -> Events:
    """The event that begins the time to call UNO (call window) of the player. There is an event only if the
    play leaves one card in the hand (`left` is 1)."""
    return require_uno_call(case, case.claim.seat, was_uno_called(case)) if left == 1 else ()


def was_uno_called(case: UnoCase[PlayWithCall]) -> bool:
    """Whether the player called UNO with this play, or called early (before this play)."""
    return case.claim.said_uno or case.state.round.called_early == case.claim.seat


def require_uno_call(case: UnoCase[ClaimOfSeat], seat: Seat, called: bool) -> Events:
    """The event that begins the time to call UNO (call window) of a seat. No event if the table plays without
    calls. `called` is True if the seat has already called UNO."""
    return (UnoCallDue(seat, moment_of_claim(case), called),) if case.ruleset.has_calls else ()


# --- which plays and draws end the time to call UNO: one function for each option of the table rule ---


def plays_and_draws_close_call_windows(claim: object) -> bool:
    """Return True. At tables with this rule, every play and every draw ends the time to call UNO (call
    window)."""
    return True


def a_play_closes_call_windows(claim: object) -> bool:
    """Whether this claim ends the time to call UNO (call window). At tables with this rule, plays end the
    time and draws do not."""
    return not isinstance(claim, Draw)


def only_a_draw_closes_call_windows(claim: object) -> bool:
    """Whether this claim ends the time to call UNO (call window). At tables with this rule, only draws end
    the time. The play of a card that was just drawn also counts as a draw."""
    return isinstance(claim, Draw) or is_play_of_drawn_card(claim)


CALL_WINDOW_CLOSING_RULES = {
    "next-act": plays_and_draws_close_call_windows,
    "next-play": a_play_closes_call_windows,
    "next-draw": only_a_draw_closes_call_windows,
}
"""The functions that return whether a claim ends the time to call UNO (call window). The keys are the options
of this table rule."""


# --- claims that call UNO ---


def a_call_is_due(case: UnoCase[Call]) -> Finding | None:
    """Refuse a call by a seat that has no reason to call UNO.

    If the seat has two cards and is on turn, the finding says whether the table allows early calls. If the
    size of the hand is not known, the finding is `finding_unseen` (nobody can check the call).
    """
    round, seat = case.state.round, case.claim.seat
    window = call_window_of_seat(round, seat)
    is_open = window is not None and window.closed is None and window.called is None
    if round.hands[seat] is None:
        return finding_unseen(CALL, seat=seat)
    if round.hands[seat] == 1 or has_undisputed_catch(window) or is_open:
        return None
    if _has_two_cards_and_turn(case, seat):
        return (finding_holds if is_early_call(case, seat) else finding_breaks)(CALL_EARLY, seat=seat)
    return finding_breaks(CALL, seat=seat, held=round.hands[seat])


def the_call_can_contest_the_catch(case: UnoCase[Call]) -> Finding | None:
    """Return a finding about a call by a seat that has been caught; None for any other call. The finding says
    that the call contests the catch. If the catch can no longer be contested, the finding refuses the
    call."""
    window = call_window_of_seat(case.state.round, case.claim.seat)
    if not has_undisputed_catch(window) or window.called is not None or is_early_call(case, case.claim.seat):
        return None
    if catch_can_be_contested(case, window) and not _has_played_penalty_cards(case, window):
        return UNO_CALL_AND_CATCH_RULES.cite_crossed_catch(case, window)
    return finding_breaks(CATCH, caught=window.seat, entry=not_none(window.caught).entry, late=True)


def call_uno(case: UnoCase[Call]) -> Events:
    """The events of a call: an early call, a call in time, or a call that contests a catch."""
    round, seat = case.state.round, case.claim.seat
    if is_early_call(case, seat):
        return (UnoCalledEarly(seat, ahead=round.turn != seat),)
    return UNO_CALL_AND_CATCH_RULES.events_of_a_call(case, _contest_catch)


def is_early_call(case: UnoCase[ClaimOfSeat], seat: Seat) -> bool:
    """Whether a call by this seat would be an early call (with two cards, before a play). False at tables
    that do not allow early calls."""
    return case.ruleset.has_early_calls and _has_two_cards_and_turn(case, seat)


def _has_two_cards_and_turn(case: UnoCase[ClaimOfSeat], seat: Seat) -> bool:
    """Whether this seat has two cards and is on turn, and no seat has to draw.

    Usually the turn of another seat counts as ended, for example after it has drawn the cards that are due.
    If this seat has just been caught, the present round is checked as it is.
    """
    window = case.state.round.window
    if window is not None and window.seat == seat and window.caught is not None:
        # Until the next play or draw, a call by a caught seat is a late call. A late call ends no turn.
        return _is_on_turn_with_two_cards(case.state.round, seat)
    return _is_on_turn_with_two_cards(_round_after_pending_actions(case), seat)


def _round_after_pending_actions(case: UnoCase[ClaimOfSeat]) -> Round:
    """The round as it will be after the seat on turn has ended its turn: it has drawn the cards that are due,
    or has kept its drawn card. This is only a preview, because a call itself ends no turn."""
    return reduce(case.ruleset.evolve, resolve_pending_actions(case).events, case.state).round


def _is_on_turn_with_two_cards(round: Round, seat: Seat) -> bool:
    return round.turn == seat and round.hands[seat] == 2 and round.debt is None


def _has_played_penalty_cards(case: UnoCase[Call], window: CallWindow) -> bool:
    held = case.state.round.hands[window.seat]
    return held is not None and held <= window.drawn


def _contest_catch(case: UnoCase[Call], window: CallWindow) -> Events:
    """The events of a call that contests a catch. The penalty cards go back into the draw pile, except that
    the last card of the hand never goes back."""
    held = case.state.round.hands[window.seat]
    drawn = window.drawn if held is None else min(window.drawn, max(0, held - 1))
    back = (PenaltyReturned(window.seat, CardCount(drawn)),)
    return UNO_CALL_AND_CATCH_RULES.events_of_a_contesting_call(
        case, window, back, _penalty_event_withheld_by_contest(case, window.seat)
    )


# --- claims that catch a player ---


def the_catcher_is_in_the_round(case: UnoCase[Catch]) -> Finding | None:
    """Refuse a catch by a seat that is out of the match or sits out this round."""
    seat = catching_seat_in_case(case)
    return cite_absent_seat(case.state, seat) if seat is not None else None


def catch_player(case: UnoCase[Catch]) -> Events:
    """The events of a catch. Either the caught player draws the penalty, or a contest begins, which the
    players decide.

    A contest is possible if the catch and the call were reported at the same time. The same applies to the
    catch and the play or draw that ended the time to call.
    """
    round, seat = case.state.round, case.claim.caught
    drawn = CardCount(number_of_drawable_cards(round, _penalty_card_count_for_missing_call(case)))
    return UNO_CALL_AND_CATCH_RULES.events_of_a_catch(
        case, drawn, draw_penalty(round, seat, _penalty_card_count_for_missing_call(case))
    )


def cite_short_pile_for_catch(case: UnoCase[Catch]) -> tuple[Finding, ...]:
    """Return findings that the draw pile has too few cards for the penalty of a catch. No findings if the
    catch is refused or contested."""
    return (
        cite_short_pile(case.state.round, _penalty_card_count_for_missing_call(case))
        if UNO_CALL_AND_CATCH_RULES.catch_is_valid_and_uncontested(case)
        else ()
    )


def _facts_why_no_call_is_due(round: Round, seat: Seat) -> Facts:
    """The facts about a seat that does not have to call UNO. The fact `held` is the number of cards in the
    hand. For a hand of one card, another fact says why no call is due."""
    held = round.hands[seat]
    return {"held": held, **(_reason_why_no_call_is_due(round, seat) if held == 1 else {})}


FACT_NAMES_WHY_NO_CALL_WAS_DUE = ("received", "swaps", "counted")
"""The names of the facts that say why a seat with one card did not have to call UNO."""


def _reason_why_no_call_is_due(round: Round, seat: Seat) -> Facts:
    """The fact that says why a seat with one card does not have to call UNO.

    - `swaps`: The seat has to swap hands first.
    - `received`: The seat got the hand from another seat.
    - `counted`: The hand of one card was dealt or counted, so no play led to this hand.

    If the seat had to call and the time to call has ended, there is no fact.
    """
    if round.swap is not None and round.swap.seat == seat:
        return {"swaps": True}
    if seat in round.handed:
        return {"received": True}
    return {"counted": True} if seat in round.not_due else {}


def _cite_late_catch(window: CallWindow) -> Finding:
    article = MISSED_TURN if window.by_missed_turn else CALL_IN_TIME
    return finding_breaks(
        article,
        caught=window.seat,
        entry=not_none(window.closed).entry,
        **_facts_why_call_window_closed(window),
    )


def _facts_why_call_window_closed(window: CallWindow) -> Facts:
    """The facts that give an unusual reason for the end of the time to call UNO (call window).

    - `own`: The seat itself played on.
    - `lapse`: Another seat had to call UNO.
    """
    reasons = {"own": window.by_own_act, "lapse": window.by_a_lapse}
    return {fact: True for fact, is_so in reasons.items() if is_so}


def _penalty_event_withheld_by_contest(case: UnoCase[object], seat: Seat) -> tuple[PenaltyDrawn, ...]:
    return (PenaltyDrawn(seat, _penalty_card_count_for_missing_call(case)),)


def _penalty_card_count_for_missing_call(case: UnoCase[object]) -> CardCount:
    return CardCount(case.ruleset.late_call)


UNO_CALL_AND_CATCH_RULES = CallAndCatchRules(
    call=CALL,
    in_time=CALL_IN_TIME,
    crossed=CONTRADICTION_OF_CALL_AND_CATCH,
    catch=CATCH,
    players_word=CATCH_REPORTED_BY_PLAYER,
    called=UnoCalled,
    caught=SeatCaught,
    disputed=CatchDisputed,
    is_early=is_early_call,
    not_due=_facts_why_no_call_is_due,
    too_late=_cite_late_catch,
    held_back=_penalty_event_withheld_by_contest,
)


# --- the decision of a contest ---


def cite_short_pile_for_contest(case: UnoCase[DecideContest]) -> tuple[Finding, ...]:
    """Return findings that the draw pile has too few cards for a penalty. The penalty is drawn only now,
    because the players had to decide a contest first."""
    penalties = [event for event in contests.contest_decision_events(case) if isinstance(event, PenaltyDrawn)]
    return tuple(one for event in penalties for one in cite_short_pile(case.state.round, event.count))


def decide_contest(case: UnoCase[DecideContest]) -> Events:
    """The events of a decided contest. Fewer cards move if the present hands or the present draw pile have
    too few."""
    return apply_withheld_events(case, contests.contest_decision_events(case))


CALL_PROCEDURE: ClaimProcedure[UnoCase[Call]] = ClaimProcedure(
    CALL,
    needs=(the_round_is_being_played,),
    checks=(
        a_call_is_due,
        the_call_can_contest_the_catch,
        UNO_CALL_AND_CATCH_RULES.cite_late_call_without_effect,
    ),
    effects=call_uno,
)
CATCH_PROCEDURE: ClaimProcedure[UnoCase[Catch]] = ClaimProcedure(
    CATCH,
    needs=(the_round_is_being_played, the_catcher_is_in_the_round),
    checks=(
        UNO_CALL_AND_CATCH_RULES.nobody_catches_themselves,
        UNO_CALL_AND_CATCH_RULES.the_catch_is_justified,
        UNO_CALL_AND_CATCH_RULES.cite_catch_nobody_can_check,
    ),
    effects=catch_player,
    follow_ups=cite_short_pile_for_catch,
)
_SHARED_DECIDE_CONTEST_PROCEDURE: ClaimProcedure[UnoCase[DecideContest]] = contests.DECIDE_CONTEST_PROCEDURE
UNO_DECIDE_CONTEST_PROCEDURE = replace(
    _SHARED_DECIDE_CONTEST_PROCEDURE, effects=decide_contest, follow_ups=cite_short_pile_for_contest
)
