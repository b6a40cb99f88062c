"""Rules for a player who leaves a round: the hand is set aside, and the seat no longer has to draw, swap or
choose.

If another seat has gone out, the hand of the leaving player is counted first. The players may agree to allow
the leaving without a count.
"""

from functools import reduce
from typing import TypeGuard

from referee.games.uno.model.claims import CountHand
from referee.games.uno.model.events import (
    ChallengeWaived,
    ColorChoiceDue,
    DrawDebtBegun,
    DrawDebtLapsed,
    HandSetAside,
    HandSwapSkipped,
    RemainingHandCounted,
    TurnBegun,
)
from referee.games.uno.model.rulebook import LEAVING
from referee.games.uno.model.ruleset import AnyUnoCase, UnoCase
from referee.games.uno.model.state import Round
from referee.games.uno.rules.deduction import (
    cite_hand_impossible_with_others,
    cite_impossible_points,
    remove_cards_of_mistaken_claims,
)
from referee.games.uno.rules.going_out import (
    imply_draw_of_cards_owed_for_last_card,
    points_if_all_hands_are_counted,
    points_of_remaining_hands,
)
from referee.games.uno.rules.turn import seat_after
from referee.kit.quantities import Points
from referee.kit.seats import Seat
from referee.kit.values import not_none, replace
from referee.match.model.rulebook import LEAVING_A_MATCH
from referee.match.model.state import Match
from referee.match.table.contests import lapsed_contest_events
from referee.match.table.people import (
    Leave,
    enough_players_stay,
    no_new_rules_wait_for_next_deal,
    player_leaving_events,
)
from referee.match.table.rounds import make_remedy_that_allows_refused_claim, scored_round_events
from referee.rulings.article import Article
from referee.rulings.finding import Finding, finding_breaks
from referee.rulings.ruleset import NOTHING_IMPLIED, ClaimProcedure, Events, ImpliedEvents


def leave_round(case: AnyUnoCase[Leave]) -> Events:
    """The events of a player who leaves. The hand is set aside, pending actions and contests of the seat
    lapse, and the turn passes on. If all other hands are counted, the round is scored."""
    if not _leaves_an_open_round(case):
        return player_leaving_events(case)
    match, seat = case.state, case.claim.seat
    aside = take_seat_out_of_round(match, seat, _count_hand_of_leaver(case))
    events = (*aside, *lapsed_contest_events(match, seat), *player_leaving_events(case))
    return (*events, *_score_round_without_leaver(case, events))


def take_seat_out_of_round(match: Match[Round], seat: Seat, counted: Events) -> Events:
    """The events that take a seat out of the open round. `counted` has the events that count the hand of the
    seat, and may be empty."""
    round = match.round
    debt, party = round.debt, (round.debt.seat, round.debt.by) if round.debt else ()
    waived = (ChallengeWaived(),) if round.challenged is not None and seat in party else ()
    lapsed: Events = (DrawDebtLapsed(seat),) if debt is not None and debt.seat == seat else ()
    if debt is not None and debt.by == seat and debt.open_to_challenge:
        # A challenge is no longer possible, because nobody can see the hand.
        lapsed = (DrawDebtBegun(replace(debt, open_to_challenge=False)),)
    next_seat = seat_after(match, seat)
    passed = (TurnBegun(next_seat),) if round.turn == seat else ()
    turn = next_seat if round.turn == seat else round.turn
    names = (ColorChoiceDue(not_none(turn)),) if round.color_owed_by == seat else ()
    unswapped = (HandSwapSkipped(),) if round.swap is not None and round.swap.seat == seat else ()
    return (*waived, *lapsed, *unswapped, *passed, HandSetAside(seat), *counted, *names)


def _score_round_without_leaver(case: UnoCase[Leave], events: Events) -> Events:
    """The events that score the round after a player has left. No events if the round is not won, or if a
    hand is not counted yet. `events` are the events by which the player leaves."""
    match = reduce(case.ruleset.evolve, events, case.state)
    round = match.round
    if round.out is None:
        return ()
    then = replace(case, state=match)
    left = points_if_all_hands_are_counted(points_of_remaining_hands(then))
    if left is None:
        return ()
    return scored_round_events(then, match.round_number, None, round.out, left)


def _count_hand_of_leaver(case: UnoCase[Leave]) -> Events:
    """The events that count the hand of the leaving player. If the claim reports no points, the points of an
    earlier count are used. No events if there are no points."""
    seat, round = case.claim.seat, case.state.round
    before = None if round.out is None else round.counted[seat]
    points = before if case.claim.points is None else case.claim.points
    if points is None:
        return ()
    mistakes = remove_cards_of_mistaken_claims(
        round, lambda seen: _cite_impossible_points(case, points, seen)
    )
    return (*mistakes, RemainingHandCounted(seat, points, size=round.hands[seat]))


def imply_draw_of_leaving_player(case: AnyUnoCase[Leave]) -> ImpliedEvents:
    """The implied draw of a leaving player who owes cards because of the last card of the round. Nothing is
    implied if the player owes no cards, or if a challenge is still unanswered."""
    if not _leaves_an_open_round(case):
        return NOTHING_IMPLIED
    round = case.state.round
    owes = round.debt is not None and round.debt.seat == case.claim.seat and round.challenged is None
    return imply_draw_of_cards_owed_for_last_card(case) if owes else NOTHING_IMPLIED


def _leaves_an_open_round(case: AnyUnoCase[Leave]) -> TypeGuard[UnoCase[Leave]]:
    """Whether the leaving seat plays in an open round."""
    return case.state.round is not None and case.claim.seat in case.state.order


def article_of_leaving(case: AnyUnoCase[Leave]) -> Article:
    """The article (numbered rule) that the ruling on a claim to leave cites. One article is about leaving an
    open round. The other article is about leaving the match while the seat plays in no round."""
    return LEAVING if _leaves_an_open_round(case) else LEAVING_A_MATCH


def leaving_player_reports_no_points(case: AnyUnoCase[Leave]) -> Finding | None:
    """Refuse points in a claim to leave, unless the round is already won. After the round is won, the hands
    are counted, so points are allowed if the hand can have them."""
    if case.claim.points is None:
        return None
    if not _leaves_an_open_round(case):
        return finding_breaks(LEAVING_A_MATCH, seat=case.claim.seat, hand=False)
    if case.state.round.out is not None:
        return leaving_player_reports_points(case)
    return finding_breaks(LEAVING, seat=case.claim.seat, points=case.claim.points)


def leaving_player_reports_points(case: AnyUnoCase[Leave]) -> Finding | None:
    """Refuse a claim to leave without the points of the hand. After the round is won, the points may be
    missing. Points that the hand cannot have are always refused."""
    if not _leaves_an_open_round(case):
        return leaving_player_reports_no_points(case)
    if case.claim.points is None:
        is_won = case.state.round.out is not None
        return None if is_won else finding_breaks(LEAVING, seat=case.claim.seat, points=None)
    return _cite_impossible_points(case, case.claim.points, case.state.round)


def _cite_impossible_points(case: AnyUnoCase[Leave], left: Points, round: Round) -> Finding | None:
    """Refuse points that the hand cannot have, given the known cards of `round`."""
    count, points = CountHand(case.claim.seat, points=left), case.ruleset.points
    return cite_impossible_points(round, count, points) or cite_hand_impossible_with_others(
        round, count, points
    )


CHECKS_OF_POINTS_ON_LEAVING = {
    "set-aside": leaving_player_reports_no_points,
    "counted": leaving_player_reports_points,
}
"""The checks of the points in a claim to leave. The keys are the options of this table rule."""


def your_hand_is_counted_before_you_leave(case: AnyUnoCase[Leave]) -> Finding | None:
    """Refuse a claim to leave between the end of a round and the score, if the hand of the player is not
    counted yet."""
    match, seat = case.state, case.claim.seat
    if seat not in match.order:
        return None
    if match.round is None:
        is_counting = any(points is not None for points in match.told_points)
        return finding_breaks(LEAVING, seat=seat, round=match.round_number) if is_counting else None
    round = match.round
    if round.out in (None, seat) or round.counted[seat] is not None or case.claim.points is not None:
        return None
    return finding_breaks(LEAVING, seat=seat, winner=round.out)


def the_player_who_went_out_stays(case: AnyUnoCase[Leave]) -> Finding | None:
    """Refuse a claim to leave by the player who went out, because the round has to be scored first."""
    round = case.state.round
    return (
        finding_breaks(LEAVING, out=round.out) if round is not None and round.out == case.claim.seat else None
    )


LEAVE_PROCEDURE: ClaimProcedure[AnyUnoCase[Leave]] = ClaimProcedure(
    LEAVING,
    needs=(enough_players_stay, the_player_who_went_out_stays, no_new_rules_wait_for_next_deal),
    checks=(leaving_player_reports_no_points, your_hand_is_counted_before_you_leave),
    effects=leave_round,
    infer_first=imply_draw_of_leaving_player,
    remedy=make_remedy_that_allows_refused_claim((your_hand_is_counted_before_you_leave,)),
    choose_article=article_of_leaving,
)
