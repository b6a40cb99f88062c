"""A player leaves: the hand is set aside, and pending actions of the seat lapse.

Once another seat has gone out, the hand is counted before its player leaves, unless the table lets it go
uncounted.
"""

from functools import reduce
from typing import TypeGuard

from referee.games.uno.model.claims import CountHand
from referee.games.uno.model.events import (
    ChallengeWaived,
    ColorOwed,
    DebtLaid,
    DebtLapsed,
    HandCounted,
    HandSetAside,
    SwapLeftOut,
    TurnPassed,
)
from referee.games.uno.model.rulebook import LEAVING
from referee.games.uno.model.ruleset import UnoCase, UnoTableCase
from referee.games.uno.model.state import Round
from referee.games.uno.rules.deduction import forget_mistakes, impossible_points, impossible_together
from referee.games.uno.rules.going_out import complete_points, hands_left, resolve_last_debt
from referee.games.uno.rules.turn import seat_after
from referee.kit.quantities import Points
from referee.kit.seats import Seat
from referee.kit.values import known, replace
from referee.match.model.rulebook import LEAVING_A_MATCH
from referee.match.model.state import Match
from referee.match.table.contests import lapsed_contests
from referee.match.table.people import Leave, no_other_rules_wait, seat_left, somebody_stays
from referee.match.table.rounds import allow_despite, round_scored
from referee.rulings.article import Article
from referee.rulings.finding import Finding, breaks
from referee.rulings.ruleset import NOTHING_IMPLIED, Events, ImpliedEvents, Procedure


def leave_round(case: UnoTableCase[Leave]) -> Events:
    """The events of a leaving: the hand is set aside, pending actions and contests of the seat lapse, the
    turn passes on. The round is scored if this was the last hand to be counted."""
    if not _leaves_an_open_round(case):
        return seat_left(case)
    match, seat = case.state, case.claim.seat
    aside = set_hand_aside(match, seat, _count_on_leaving(case))
    events = (*aside, *lapsed_contests(match, seat), *seat_left(case))
    return (*events, *_score_without(case, events))


def set_hand_aside(match: Match[Round], seat: Seat, counted: Events) -> Events:
    """The events that take a seat out of the open round. `counted`: the event of its counted hand, if any."""
    round = match.round
    debt, party = round.debt, (round.debt.seat, round.debt.by) if round.debt else ()
    waived = (ChallengeWaived(),) if round.challenged is not None and seat in party else ()
    lapsed: Events = (DebtLapsed(seat),) if debt is not None and debt.seat == seat else ()
    if debt is not None and debt.by == seat and debt.open_to_challenge:
        # The hand that a challenge would look at is gone.
        lapsed = (DebtLaid(replace(debt, open_to_challenge=False)),)
    next_seat = seat_after(match, seat)
    passed = (TurnPassed(next_seat),) if round.turn == seat else ()
    turn = next_seat if round.turn == seat else round.turn
    names = (ColorOwed(known(turn)),) if round.color_owed_by == seat else ()
    unswapped = (SwapLeftOut(),) if round.swap is not None and round.swap.seat == seat else ()
    return (*waived, *lapsed, *unswapped, *passed, HandSetAside(seat), *counted, *names)


def _score_without(case: UnoCase[Leave], events: Events) -> Events:
    """The score of the round, if the hand that was set aside was the last one to be counted."""
    match = reduce(case.ruleset.evolve, events, case.state)
    round = match.round
    if round.out is None:
        return ()
    then = replace(case, state=match)
    left = complete_points(hands_left(then))
    if left is None:
        return ()
    return round_scored(then, match.round_number, None, round.out, left)


def _count_on_leaving(case: UnoCase[Leave]) -> Events:
    """The event of the hand that is set aside: with the points that the claim reports, or those that were
    counted before; none if there are neither."""
    seat, round = case.claim.seat, case.state.round
    before = None if round.out is None else round.counted[seat]
    points = before if case.claim.points is None else case.claim.points
    if points is None:
        return ()
    mistakes = forget_mistakes(round, lambda seen: _cite_impossible_points(case, points, seen))
    return (*mistakes, HandCounted(seat, points, size=round.hands[seat]))


def resolve_last_debt_of_leaver(case: UnoTableCase[Leave]) -> ImpliedEvents:
    """The implied draw of the cards that the last card of the round made the leaving seat draw."""
    if not _leaves_an_open_round(case):
        return NOTHING_IMPLIED
    round = case.state.round
    owes = round.debt is not None and round.debt.seat == case.claim.seat and round.challenged is None
    return resolve_last_debt(case) if owes else NOTHING_IMPLIED


def _leaves_an_open_round(case: UnoTableCase[Leave]) -> TypeGuard[UnoCase[Leave]]:
    """Whether the leaving seat plays in an open round."""
    return case.state.round is not None and case.claim.seat in case.state.order


def article_of_leaving(case: UnoTableCase[Leave]) -> Article:
    """The article that a leaving is cited by: of an open round, or of the match alone."""
    return LEAVING if _leaves_an_open_round(case) else LEAVING_A_MATCH


def the_hand_is_not_counted(case: UnoTableCase[Leave]) -> Finding | None:
    """Refuses points with a leaving, unless the round is won: then the hand is counted."""
    if case.claim.points is None:
        return None
    if not _leaves_an_open_round(case):
        return breaks(LEAVING_A_MATCH, seat=case.claim.seat, hand=False)
    if case.state.round.out is not None:
        return the_hand_is_counted(case)
    return breaks(LEAVING, seat=case.claim.seat, points=case.claim.points)


def the_hand_is_counted(case: UnoTableCase[Leave]) -> Finding | None:
    """Refuses a leaving without points in an open round, and points that the hand cannot have."""
    if not _leaves_an_open_round(case):
        return the_hand_is_not_counted(case)
    if case.claim.points is None:
        is_won = case.state.round.out is not None
        return None if is_won else breaks(LEAVING, seat=case.claim.seat, points=None)
    return _cite_impossible_points(case, case.claim.points, case.state.round)


def _cite_impossible_points(case: UnoTableCase[Leave], left: Points, round: Round) -> Finding | None:
    """Refuses points that the hand cannot have, by the known cards of this round."""
    count, points = CountHand(case.claim.seat, points=left), case.ruleset.points
    return impossible_points(round, count, points) or impossible_together(round, count, points)


LEAVING_A_HAND = {"set-aside": the_hand_is_not_counted, "counted": the_hand_is_counted}
"""The check of the points that come with a leaving, by option of the table."""


def the_count_loses_no_hand(case: UnoTableCase[Leave]) -> Finding | None:
    """Refuses a leaving between the last card of a round and its score, if the hand is not counted yet."""
    match, seat = case.state, case.claim.seat
    if seat not in match.order:
        return None
    if match.round is None:
        is_counting = any(points is not None for points in match.told_points)
        return breaks(LEAVING, seat=seat, round=match.round_number) if is_counting else None
    round = match.round
    if round.out in (None, seat) or round.counted[seat] is not None or case.claim.points is not None:
        return None
    return breaks(LEAVING, seat=seat, winner=round.out)


def the_player_who_went_out_stays(case: UnoTableCase[Leave]) -> Finding | None:
    """Refuses to let the player leave who went out: the round is scored first."""
    round = case.state.round
    return breaks(LEAVING, out=round.out) if round is not None and round.out == case.claim.seat else None


LEAVE_PROCEDURE: Procedure[UnoTableCase[Leave]] = Procedure(
    LEAVING,
    needs=(somebody_stays, the_player_who_went_out_stays, no_other_rules_wait),
    checks=(the_hand_is_not_counted, the_count_loses_no_hand),
    effects=leave_round,
    infer_first=resolve_last_debt_of_leaver,
    remedy=allow_despite((the_count_loses_no_hand,)),
    choose_article=article_of_leaving,
)
