"""Calls of UNO, catches of missing calls, and contests between the two."""

from functools import reduce
from typing import Protocol

from referee.games.shared.call_window import CallWindow, catcher_in_case, claim_time, window_of
from referee.games.shared.calls import Calls, ClaimOfSeat, is_caught, is_open_to_doubt
from referee.games.uno.model.claims import Call, Catch, Draw
from referee.games.uno.model.events import (
    CallDue,
    Called,
    CalledEarly,
    CatchDisputed,
    Caught,
    PenaltyDrawn,
    PenaltyReturned,
)
from referee.games.uno.model.rulebook import (
    CALL,
    CALL_CROSSED,
    CALL_EARLY,
    CALL_IN_TIME,
    CATCH,
    CATCH_HEARD,
    MISSED_TURN,
)
from referee.games.uno.model.ruleset import UnoCase
from referee.games.uno.model.state import Round
from referee.games.uno.rules.owed import available_cards, cite_short_pile, draw_penalty, was_drawn
from referee.games.uno.rules.testimony import apply_withheld
from referee.games.uno.rules.turn import (
    cite_absence,
    resolve_pending,
    the_round_is_being_played,
)
from referee.kit.quantities import Count
from referee.kit.seats import Seat
from referee.kit.values import known, replace
from referee.match.table import contests
from referee.match.table.contests import Decide
from referee.rulings.finding import Facts, Finding, breaks, holds, unseen
from referee.rulings.ruleset import Events, Procedure

# --- a card is played ---


class PlayWithCall(ClaimOfSeat, Protocol):
    """A claim that may leave its player one card, with or without a call."""

    @property
    def said_uno(self) -> bool: ...


def open_call_window(case: UnoCase[PlayWithCall], left: int | None) -> Events:
    """The event that opens a call window if `left` is one card; none otherwise."""
    return require_call(case, case.claim.seat, was_called(case)) if left == 1 else ()


def was_called(case: UnoCase[PlayWithCall]) -> bool:
    """Whether UNO was called with the card, or early."""
    return case.claim.said_uno or case.state.round.called_early == case.claim.seat


def require_call(case: UnoCase[ClaimOfSeat], seat: Seat, called: bool) -> Events:
    """The event that opens a call window for a seat, `called` or not; none at tables without calls."""
    return (CallDue(seat, claim_time(case), called),) if case.ruleset.has_calls else ()


# --- the acts that close a call window, by the rule of the table ---


def any_act_closes_it(claim: object) -> bool:
    """Whether a claim closes call windows: every play and every draw does."""
    return True


def a_play_closes_it(claim: object) -> bool:
    """Whether a claim closes call windows: a draw does not."""
    return not isinstance(claim, Draw)


def a_draw_closes_it(claim: object) -> bool:
    """Whether a claim closes call windows: only a draw does, or a play of the card just drawn."""
    return isinstance(claim, Draw) or was_drawn(claim)


CLOSES_THE_TIME_TO_CATCH = {
    "next-act": any_act_closes_it,
    "next-play": a_play_closes_it,
    "next-draw": a_draw_closes_it,
}
"""Whether a claim closes call windows, by option of the table."""


# --- a call ---


def a_call_is_due(case: UnoCase[Call]) -> Finding | None:
    """Refuses a call by a seat that has nothing to call. Cites an early call, and that a hand of unknown size
    may have one card."""
    round, seat = case.state.round, case.claim.seat
    window = window_of(round, seat)
    is_open = window is not None and window.closed is None and window.called is None
    if round.hands[seat] is None:
        return unseen(CALL, seat=seat)
    if round.hands[seat] == 1 or is_caught(window) or is_open:
        return None
    if _could_be_early(case, seat):
        return (holds if is_early(case, seat) else breaks)(CALL_EARLY, seat=seat)
    return breaks(CALL, seat=seat, held=round.hands[seat])


def it_was_called_before_the_catch(case: UnoCase[Call]) -> Finding | None:
    """Cites that a call contests an earlier catch, or refuses the call because it comes too late for that."""
    window = window_of(case.state.round, case.claim.seat)
    if not is_caught(window) or window.called is not None or is_early(case, case.claim.seat):
        return None
    if is_open_to_doubt(case, window) and not _has_played_penalty_cards(case, window):
        return CALLS.it_crosses_the_catch(case, window)
    return breaks(CATCH, caught=window.seat, entry=known(window.caught).entry, late=True)


def call_uno(case: UnoCase[Call]) -> Events:
    """The events of a call: early, in time, or against a catch."""
    round, seat = case.state.round, case.claim.seat
    if is_early(case, seat):
        return (CalledEarly(seat, ahead=round.turn != seat),)
    return CALLS.events_of_a_call(case, _contest_catch)


def is_early(case: UnoCase[ClaimOfSeat], seat: Seat) -> bool:
    """Whether a call by this seat is early, and the table lets early calls count."""
    return case.ruleset.has_early_calls and _could_be_early(case, seat)


def _could_be_early(case: UnoCase[ClaimOfSeat], seat: Seat) -> bool:
    """Whether this seat has two cards and is on turn, now or once the pending actions are resolved."""
    window = case.state.round.window
    if window is not None and window.seat == seat and window.caught is not None:
        # Until the next act the call is about the card that led to the catch.
        return _has_two_to_play(case.state.round, seat)
    return _has_two_to_play(_round_after_pending(case), seat)


def _round_after_pending(case: UnoCase[ClaimOfSeat]) -> Round:
    """The round after the pending actions of the seat on turn. The call itself does not resolve them."""
    return reduce(case.ruleset.evolve, resolve_pending(case).events, case.state).round


def _has_two_to_play(round: Round, seat: Seat) -> bool:
    return round.turn == seat and round.hands[seat] == 2 and round.debt is None


def _has_played_penalty_cards(case: UnoCase[Call], window: CallWindow) -> bool:
    held = case.state.round.hands[window.seat]
    return held is not None and held <= window.drawn


def _contest_catch(case: UnoCase[Call], window: CallWindow) -> Events:
    """The events of a call that contests a catch. Penalty cards that were played since do not go back."""
    held = case.state.round.hands[window.seat]
    drawn = window.drawn if held is None else min(window.drawn, max(0, held - 1))
    back = (PenaltyReturned(window.seat, Count(drawn)),)
    return CALLS.contested_by_a_call(case, window, back, _withheld_penalty(case, window.seat))


# --- a catch ---


def the_catcher_plays(case: UnoCase[Catch]) -> Finding | None:
    """Refuses a catch by a seat that is out of the match or of this round."""
    seat = catcher_in_case(case)
    return cite_absence(case.state, seat) if seat is not None else None


def catch_player(case: UnoCase[Catch]) -> Events:
    """The events of a catch: the penalty, or a contest."""
    round, seat = case.state.round, case.claim.caught
    drawn = Count(available_cards(round, _penalty(case)))
    return CALLS.events_of_a_catch(case, drawn, draw_penalty(round, seat, _penalty(case)))


def cite_short_pile_of_catch(case: UnoCase[Catch]) -> tuple[Finding, ...]:
    """Cites a pile that runs short or dry by the penalty of a catch."""
    return cite_short_pile(case.state.round, _penalty(case)) if CALLS.a_catch_counts(case) else ()


def _hand_facts(round: Round, seat: Seat) -> Facts:
    """The facts of a seat that has nothing to call: the number of its cards and, if it has one card, why no
    call was due."""
    held = round.hands[seat]
    return {"held": held, **(_why_not_with_one_card(round, seat) if held == 1 else {})}


NO_CALL_WAS_DUE = ("received", "swaps", "counted")
"""The facts that say why no call was due for a hand of one card."""


def _why_not_with_one_card(round: Round, seat: Seat) -> Facts:
    """The fact that says why no call is due for a hand of one card: the hands are swapped first, the hand was
    received, or the seat did not play down to it (as after a count). No fact if it did: then the call window
    is closed."""
    if round.swap is not None and round.swap.seat == seat:
        return {"swaps": True}
    if seat in round.handed:
        return {"received": True}
    return {"counted": True} if seat in round.not_due else {}


def _cite_late_catch(window: CallWindow) -> Finding:
    article = MISSED_TURN if window.by_missed_turn else CALL_IN_TIME
    return breaks(article, caught=window.seat, entry=known(window.closed).entry, **_end_facts(window))


def _end_facts(window: CallWindow) -> Facts:
    """The facts that say what closed the window, if it was not the act that the table's rule names."""
    reasons = {"own": window.by_own_act, "lapse": window.by_a_lapse}
    return {fact: True for fact, is_so in reasons.items() if is_so}


def _withheld_penalty(case: UnoCase[object], seat: Seat) -> tuple[PenaltyDrawn, ...]:
    return (PenaltyDrawn(seat, _penalty(case)),)


def _penalty(case: UnoCase[object]) -> Count:
    return Count(case.ruleset.late_call)


CALLS = Calls(
    call=CALL,
    in_time=CALL_IN_TIME,
    crossed=CALL_CROSSED,
    catch=CATCH,
    players_word=CATCH_HEARD,
    called=Called,
    caught=Caught,
    disputed=CatchDisputed,
    is_early=is_early,
    not_due=_hand_facts,
    too_late=_cite_late_catch,
    held_back=_withheld_penalty,
)


# --- a contest decided ---


def cite_short_pile_of_contest(case: UnoCase[Decide]) -> tuple[Finding, ...]:
    """Cites a pile that runs short or dry by a penalty that a contest withheld."""
    penalties = [event for event in contests.decision_events(case) if isinstance(event, PenaltyDrawn)]
    return tuple(one for event in penalties for one in cite_short_pile(case.state.round, event.count))


def decide_contest(case: UnoCase[Decide]) -> Events:
    """The events of a decided contest, adjusted to the hands and the pile as they are now."""
    return apply_withheld(case, contests.decision_events(case))


CALL_PROCEDURE: Procedure[UnoCase[Call]] = Procedure(
    CALL,
    needs=(the_round_is_being_played,),
    checks=(a_call_is_due, it_was_called_before_the_catch, CALLS.a_late_call_changes_nothing),
    effects=call_uno,
)
CATCH_PROCEDURE: Procedure[UnoCase[Catch]] = Procedure(
    CATCH,
    needs=(the_round_is_being_played, the_catcher_plays),
    checks=(
        CALLS.nobody_catches_themselves,
        CALLS.the_call_was_missed,
        CALLS.a_players_catch_is_a_players_word,
    ),
    effects=catch_player,
    follow_ups=cite_short_pile_of_catch,
)
_SHARED_DECIDE: Procedure[UnoCase[Decide]] = contests.DECIDE_PROCEDURE
DECIDE_PROCEDURE = replace(_SHARED_DECIDE, effects=decide_contest, follow_ups=cite_short_pile_of_contest)
