"""Somebody leaves: the hand is set aside, what was open with that seat lapses.

Once somebody else has gone out, the hand belongs to the count: it is counted before its player leaves, or the
table agrees that it is not.
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
from referee.match.table.contests import contests_lapsed
from referee.match.table.people import Leave, no_other_rules_wait, somebody_stays, the_seat_is_left
from referee.match.table.rounds import letting_count_what_is_only, round_scored
from referee.rulings.article import Article
from referee.rulings.finding import Finding, breaks
from referee.rulings.ruleset import NOTHING_OPEN, Closing, Events, Procedure


def leave_round(case: UnoTableCase[Leave]) -> Events:
    """The hand is set aside, what was open with that seat lapses, the turn passes on."""
    if not _leaves_an_open_round(case):
        return the_seat_is_left(case)
    match, seat = case.state, case.claim.seat
    aside = set_hand_aside(match, seat, _count_on_leaving(case))
    events = (*aside, *contests_lapsed(match, seat), *the_seat_is_left(case))
    return (*events, *_score_without(case, events))


def set_hand_aside(match: Match[Round], seat: Seat, counted: Events) -> Events:
    """What becomes of an open round without this seat; `counted` is what its hand counts for, if anything."""
    round = match.round
    debt, party = round.debt, (round.debt.seat, round.debt.by) if round.debt else ()
    waived = (ChallengeWaived(),) if round.challenged is not None and seat in party else ()
    lapsed: Events = (DebtLapsed(seat),) if debt is not None and debt.seat == seat else ()
    if debt is not None and debt.by == seat and debt.open_to_challenge:
        # There is no hand to be shown any more.
        lapsed = (DebtLaid(replace(debt, open_to_challenge=False)),)
    next_seat = seat_after(match, seat)
    passed = (TurnPassed(next_seat),) if round.turn == seat else ()
    turn = next_seat if round.turn == seat else round.turn
    names = (ColorOwed(known(turn)),) if round.color_owed_by == seat else ()
    unswapped = (SwapLeftOut(),) if round.swap is not None and round.swap.seat == seat else ()
    return (*waived, *lapsed, *unswapped, *passed, HandSetAside(seat), *counted, *names)


def _score_without(case: UnoCase[Leave], events: Events) -> Events:
    """The round's points, if the hand that was set aside was the last one to be counted."""
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
    """What the hand that is laid down counts for: the points that come with leaving, or those that were
    counted once somebody was out."""
    seat, round = case.claim.seat, case.state.round
    before = None if round.out is None else round.counted[seat]
    points = before if case.claim.points is None else case.claim.points
    if points is None:
        return ()
    slips = forget_mistakes(round, lambda seen: _what_cannot_be_left(case, points, seen))
    return (*slips, HandCounted(seat, points, size=round.hands[seat]))


def resolve_last_debt_of_leaver(case: UnoTableCase[Leave]) -> Closing:
    """Once somebody is out, the cards that the last card made this seat draw belong to the count."""
    if not _leaves_an_open_round(case):
        return NOTHING_OPEN
    round = case.state.round
    owes = round.debt is not None and round.debt.seat == case.claim.seat and round.challenged is None
    return resolve_last_debt(case) if owes else NOTHING_OPEN


def _leaves_an_open_round(case: UnoTableCase[Leave]) -> TypeGuard[UnoCase[Leave]]:
    """Whether it is an open round that is left, by somebody who plays it."""
    return case.state.round is not None and case.claim.seat in case.state.order


def article_of_leaving(case: UnoTableCase[Leave]) -> Article:
    """An open round, and with it the match; or the match alone."""
    return LEAVING if _leaves_an_open_round(case) else LEAVING_A_MATCH


def the_hand_is_not_counted(case: UnoTableCase[Leave]) -> Finding | None:
    """Points that come with leaving are for a table that counts them, and for a round that is won."""
    if case.claim.points is None:
        return None
    if not _leaves_an_open_round(case):
        return breaks(LEAVING_A_MATCH, seat=case.claim.seat, hand=False)
    if case.state.round.out is not None:
        return the_hand_is_counted(case)
    return breaks(LEAVING, seat=case.claim.seat, points=case.claim.points)


def the_hand_is_counted(case: UnoTableCase[Leave]) -> Finding | None:
    """In an open round the hand that is laid down counts."""
    if not _leaves_an_open_round(case):
        return the_hand_is_not_counted(case)
    if case.claim.points is None:
        is_won = case.state.round.out is not None
        return None if is_won else breaks(LEAVING, seat=case.claim.seat, points=None)
    return _what_cannot_be_left(case, case.claim.points, case.state.round)


def _what_cannot_be_left(case: UnoTableCase[Leave], left: Points, round: Round) -> Finding | None:
    """What speaks against these points, by what is known of the hands in this round."""
    count, points = CountHand(case.claim.seat, points=left), case.ruleset.points
    return impossible_points(round, count, points) or impossible_together(round, count, points)


LEAVING_A_HAND = {"set-aside": the_hand_is_not_counted, "counted": the_hand_is_counted}


def the_count_loses_no_hand(case: UnoTableCase[Leave]) -> Finding | None:
    """Who leaves after somebody has gone out, and before the points are given, leaves a hand that counts."""
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
    """Whoever went out has won the round and leaves when it is counted."""
    round = case.state.round
    return breaks(LEAVING, out=round.out) if round is not None and round.out == case.claim.seat else None


LEAVE_PROCEDURE: Procedure[UnoTableCase[Leave]] = Procedure(
    LEAVING,
    needs=(somebody_stays, the_player_who_went_out_stays, no_other_rules_wait),
    checks=(the_hand_is_not_counted, the_count_loses_no_hand),
    effects=leave_round,
    settles_first=resolve_last_debt_of_leaver,
    remedy=letting_count_what_is_only((the_count_loses_no_hand,)),
    under=article_of_leaving,
)
