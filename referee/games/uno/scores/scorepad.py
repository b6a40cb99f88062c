"""What a score that is written down cannot be: more than the deck is worth, or other than was seen.

A round that was followed to its last card tells who went out, and how many cards are left. Of any other
round only the deck is known. What does not fit is refused, and people who know better let it count.
"""

from collections import Counter
from collections.abc import Iterator
from functools import reduce
from itertools import product
from typing import TypeGuard

from referee.games.uno.model.deck import EDITIONS
from referee.games.uno.model.rulebook import CARD_CANNOT_BE, COUNT_HAND, SCORE_CANNOT_BE, WINNER_TAKES_ALL
from referee.games.uno.model.ruleset import ReportedHands, UnoTableCase, is_in_a_round
from referee.games.uno.model.state import Round
from referee.games.uno.rules.deduction import (
    cite_impossible_split,
    cite_surplus_value,
    nearest_totals,
    totals_left,
    values_left,
)
from referee.games.uno.rules.going_out import (
    cite_match_won_by_score,
    resolve_last_debt,
    the_deck_has_what_is_left,
)
from referee.games.uno.scores.scoring import Team, one_player_scores
from referee.kit.deck import too_many
from referee.kit.quantities import Points
from referee.kit.seats import Seat
from referee.kit.values import known, replace
from referee.match.model.state import AnyMatch, Match
from referee.match.table.hands import POINTS_PROCEDURE, TellPoints
from referee.match.table.people import PaperScores, more_than_paper_holds
from referee.match.table.rounds import (
    ROUND_PROCEDURES,
    Score,
    as_it_was_played,
    hand_worth,
    letting_count_what_is_only,
    who_played_it,
)
from referee.rulings.finding import Finding, breaks
from referee.rulings.ruleset import Procedure

# --- what a score tells, by each way of scoring ---


def possible_winners(match: AnyMatch, score: Score) -> tuple[Seat, ...]:
    """Who may have gone out, going by a score: the winner; of a round in which nobody scores, anybody."""
    if score.winner is not None:
        return (score.winner,)
    return tuple(seat for seat in match.order if score.points_by_seat.get(seat)) or match.order


def hands_of_all_others(match: AnyMatch, score: Score, out: Seat | None) -> tuple[ReportedHands, ...]:
    """What all hands but one were worth together."""
    points = score.points if isinstance(score.points, int) else sum(score.points_by_seat.values())
    others = tuple(seat for seat in match.order if seat != out)
    return (ReportedHands(others, Points(points), _seats_set_aside(match)),)


def seats_without_points(match: AnyMatch, score: Score) -> tuple[Seat, ...]:
    if score.winner is not None:
        return (score.winner,)
    return tuple(seat for seat in match.order if not score.points_by_seat.get(seat))


def each_hand(match: AnyMatch, score: Score, out: Seat | None) -> tuple[ReportedHands, ...]:
    """What each hand was worth but that of who went out; a winner's points do not tell it."""
    if score.winner is not None:
        return ()
    others = (seat for seat in match.order if seat != out)
    return tuple(ReportedHands((seat,), score.points_by_seat.get(seat, Points(0))) for seat in others)


def scoring_team(team: Team, match: AnyMatch, score: Score) -> tuple[Seat, ...]:
    return team(match, possible_winners(match, score)[0]) if _points_of(score) else match.order


def hands_of_other_teams(
    team: Team, match: AnyMatch, score: Score, out: Seat | None
) -> tuple[ReportedHands, ...]:
    """What the hands of all other teams were worth together."""
    own = team(match, known(out))
    others = tuple(seat for seat in match.order if seat not in own)
    gone = tuple(seat for seat in _seats_set_aside(match) if seat not in own)
    return (ReportedHands(others, _points_of(score), gone),)


def _seats_set_aside(match: AnyMatch) -> tuple[Seat, ...]:
    """Who does not play the open round to its end."""
    return tuple(seat for seat in map(Seat, range(len(match.totals))) if seat not in match.order)


def _points_of(score: Score) -> Points:
    return score.points if isinstance(score.points, int) else max(score.points_by_seat.values())


def no_hands(match: AnyMatch, score: Score, out: Seat | None) -> tuple[ReportedHands, ...]:
    """Nothing was counted."""
    return ()


# --- checks: each is the sentence that must hold ---


def the_deck_is_worth_the_points(case: UnoTableCase[Score]) -> Finding | None:
    """Of the points of all hands together; how many played a round that is past is not known any more."""
    told = _reported_hands(case, _seat_out(case))
    if not told:
        return None
    points, hands = sum(one.points for one in told), sum(len(one.of) for one in told)
    aside = sum(_set_aside(case, one) for one in told)
    worth = _worth_of_the_deck(case)
    least = 0 if _is_past(case) else sum(worth[: hands * case.ruleset.cards_in_a_hand_left])
    most = sum(worth)
    if least <= points - aside <= most:
        return None
    counted = {"aside": aside} if aside else {}
    return breaks(SCORE_CANNOT_BE, points=points, hands=hands, least=least, most=most, **counted)


def the_deck_is_worth_one_hand(case: UnoTableCase[TellPoints]) -> Finding | None:
    """Than all cards of the deck."""
    points, most = case.claim.points, sum(_worth_of_the_deck(case))
    return breaks(SCORE_CANNOT_BE, points=points, hands=1, least=0, most=most) if points > most else None


def somebody_went_out(case: UnoTableCase[Score]) -> Finding | None:
    """Whoever that was has nothing left, and where everybody scores the own hand no points."""
    if case.claim.winner is not None or _seat_seen_going_out(case) is not None or _may_have_gone_out(case):
        return None
    points = _points_by_seat(case)
    fewest = min(points, key=points.__getitem__)
    return breaks(WINNER_TAKES_ALL, seat=fewest, fewest=points[fewest])


def the_player_seen_going_out_has_won(case: UnoTableCase[Score]) -> Finding | None:
    """Whoever was seen to go out, in this round or in one that is scored already."""
    out = _seat_seen_going_out(case)
    if out is None or out in _may_have_gone_out(case):
        return None
    return breaks(SCORE_CANNOT_BE, out=out, round=case.claim.round or case.state.round_number)


def the_hands_can_hold_the_points(case: UnoTableCase[Score]) -> Finding | None:
    """Those cards of which everybody knows how many are left, and which ones they are not."""
    match = _followed_match(case)
    if match is None or match.round.out not in _may_have_gone_out(case):
        return None
    return next(_cite_impossible_points(case, match, _reported_hands(case, match.round.out)), None)


def the_hands_can_all_be_left(case: UnoTableCase[Score]) -> Finding | None:
    """Each of them alone could be, but no card is in two hands."""
    if case.claim.values is not None and the_values_are_in_the_deck(case) is None:
        return cite_surplus_value(_available_values(case), case.claim.values.values())
    told = _reported_hands(case, _seat_out(case))
    if len(told) < 2 or the_deck_is_worth_the_points(case) or the_hands_can_hold_the_points(case):
        return None
    found = [cite_impossible_split(_available_values(case), hands) for hands in _with_sizes(case, told)]
    return found[0] if found and all(found) else None


def the_hands_have_their_sizes(case: UnoTableCase[Score]) -> Finding | None:
    match, left = _followed_match(case), case.claim.hands
    if match is None or left is None:
        return None
    for seat in match.order:
        sizes, counted = _sizes(case, match.round, seat), len(left.get(seat, ()))
        if sizes and counted not in sizes:
            return breaks(COUNT_HAND, seat=seat, held=sizes[0], counted=counted)
    return None


def the_cards_left_were_not_played(case: UnoTableCase[Score]) -> Finding | None:
    """The cards left are not among those that lie on the discard pile."""
    match, left = _followed_match(case), case.claim.left
    if match is None or left is None or match.round.silent:
        return None
    copies, cards = EDITIONS[match.round.edition], [card for hand in left.values() for card in hand]
    card = too_many(copies, [*match.round.discards, *cards])
    if card is None or cards.count(card) > copies.get(card, 0):
        return None
    return breaks(CARD_CANNOT_BE, card=card.name, copies=copies[card], left=cards.count(card))


def the_values_are_in_the_deck(case: UnoTableCase[Score]) -> Finding | None:
    """So many cards of each value as are left there may be."""
    values = [value for hand in (case.claim.values or {}).values() for value in hand]
    copies = Counter(_worth_of_the_deck(case))
    wrong = next((value for value in values if values.count(value) > copies[value]), None)
    if wrong is None:
        return None
    return breaks(SCORE_CANNOT_BE, value=wrong, copies=copies[wrong], left=values.count(wrong))


def the_totals_can_be_on_paper(case: UnoTableCase[PaperScores]) -> Finding | None:
    """In each round on paper, a player got at most what all cards count, and the last of these rounds began
    before anybody had the target."""
    if case.ruleset.winner_is_enough:
        return None  # the paper may have points of rounds of which only the winner counts here
    in_a_round, rounds = _most_in_a_round(case), case.claim.rounds
    before_the_end = Points(case.ruleset.target - 1 + in_a_round)
    if found := more_than_paper_holds(case, before_the_end, None):
        return found
    return None if rounds is None else more_than_paper_holds(case, Points(rounds * in_a_round), rounds)


def _most_in_a_round(case: UnoTableCase[object]) -> Points:
    """What one player can get in a round at the most: as much as if one hand held all cards."""
    winner, *others = case.state.players
    worth = Points(sum(_worth_of_the_deck(case)))
    rounds = (case.ruleset.scoring(case.state, winner, {other: worth}) for other in others)
    return max(points for round in rounds for points in round.values())


DEDUCTIONS = (
    somebody_went_out,
    the_deck_is_worth_the_points,
    the_values_are_in_the_deck,
    the_player_seen_going_out_has_won,
    the_hands_can_hold_the_points,
    the_hands_can_all_be_left,
    the_hands_have_their_sizes,
    the_cards_left_were_not_played,
)


# --- what is known of a round ---


def _is_past(case: UnoTableCase[Score]) -> bool:
    return case.state.is_past(case.claim.round)


def _followed_match(case: UnoTableCase[Score]) -> Match[Round] | None:
    """The match with its open round, once somebody is out of it and the last card's debt is drawn; None of
    any other round."""
    if _is_past(case) or not is_in_a_round(case) or case.state.round.out is None:
        return None
    return reduce(case.ruleset.evolve, resolve_last_debt(case).events, case.state)


def _may_have_gone_out(case: UnoTableCase[Score]) -> tuple[Seat, ...]:
    """Who went out, going by what a score tells; of a round that is past, also who plays no more."""
    claim, played = case.claim, who_played_it(case)
    if claim.hands is not None:
        return tuple(seat for seat in played if not claim.hands.get(seat))
    return case.ruleset.may_have_gone_out(as_it_was_played(case), claim)


def _seat_seen_going_out(case: UnoTableCase[Score]) -> Seat | None:
    number = case.claim.round
    if case.state.is_past(number):
        return case.state.out_of(number)
    round = case.state.round
    return None if round is None else round.out


def observed_winner(case: UnoTableCase[object], winner: Seat | None) -> Seat | None:
    """Whom everybody has seen going out, unless a score that the table lets count says otherwise."""
    if not _is_a_score(case):
        return winner
    out = _seat_seen_going_out(case)
    return out if out in _may_have_gone_out(case) else None


def _is_a_score(case: UnoTableCase[object]) -> TypeGuard[UnoTableCase[Score]]:
    return isinstance(case.claim, Score)


def _points_by_seat(case: UnoTableCase[Score]) -> dict[Seat, Points]:
    """The points of everybody, where a score tells them seat by seat."""
    claim = case.claim
    if claim.left is not None:
        return {seat: hand_worth(case, cards) for seat, cards in claim.left.items()}
    if claim.values is not None:
        return {seat: Points(sum(values)) for seat, values in claim.values.items()}
    return dict(claim.points_by_seat)


def _reported_hands(case: UnoTableCase[Score], out: Seat | None) -> tuple[ReportedHands, ...]:
    """The hands whose points were told; none where cards were, or their values."""
    if case.claim.hands is not None:
        return ()
    return case.ruleset.reported_hands(as_it_was_played(case), case.claim, out)


def _seat_out(case: UnoTableCase[Score]) -> Seat | None:
    """Who went out: whoever was seen, or one of those who may have."""
    seen, may = _seat_seen_going_out(case), _may_have_gone_out(case)
    return seen if seen in may else next(iter(may), None)


def _available_values(case: UnoTableCase[Score]) -> Counter[int]:
    """How many cards of each value can be left: of a round that was followed, none that was laid."""
    match = _followed_match(case)
    if match is None:
        return Counter(_worth_of_the_deck(case))
    return values_left(match.round, case.ruleset.points, match.round.discards)


def _with_sizes(
    case: UnoTableCase[Score], told: tuple[ReportedHands, ...]
) -> Iterator[dict[Seat, tuple[int | None, Points]]]:
    """The hands with their points and as many cards as each may have; None where that is not known.

    Who has no points may have discarded all, or not have played a round that is past.
    """
    match = _followed_match(case)
    points = {hands.of[0]: hands.points for hands in told}
    if match is None:
        each_holds = case.ruleset.cards_in_a_hand_left and not _is_past(case)
        yield {seat: (None, amount) for seat, amount in points.items() if amount or each_holds}
        return
    each = (
        [(seat, (size, amount)) for size in _sizes(case, match.round, seat) or (None,)]
        for seat, amount in points.items()
    )
    yield from map(dict, product(*each))


def _worth_of_the_deck(case: UnoTableCase[object]) -> list[int]:
    """What each card is worth, the lowest first."""
    points, edition = case.ruleset.points, case.ruleset.edition
    return sorted(points[card.face] for card, copies in EDITIONS[edition].items() for _ in range(copies))


def _cite_impossible_points(
    case: UnoTableCase[Score], match: Match[Round], told: tuple[ReportedHands, ...]
) -> Iterator[Finding]:
    """Points that so many cards cannot have, out of those that do not lie on the discard pile."""
    round, worth = match.round, case.ruleset.points
    for hands in told:
        sizes = [_sizes(case, round, seat) for seat in hands.of]
        if not all(sizes):
            continue
        held = [sum(size[0] for size in sizes), sum(size[-1] for size in sizes)]
        aside = _set_aside(case, hands)
        totals = (totals_left(round, size, worth, round.discards) for size in set(held))
        possible = {total + aside for several in totals for total in several}
        if hands.points not in possible:
            near = nearest_totals(possible, hands.points)
            yield breaks(SCORE_CANNOT_BE, seats=list(hands.of), points=hands.points, held=held[0], **near)


def _set_aside(case: UnoTableCase[Score], hands: ReportedHands) -> Points:
    """What the hands among these count that were set aside in the open round; of a past one nobody knows."""
    round = case.state.round
    if round is None or _is_past(case):
        return Points(0)
    return Points(sum(round.counted[seat] or 0 for seat in hands.gone))


def _sizes(case: UnoTableCase[Score], round: Round, seat: Seat) -> tuple[int, ...]:
    """How many cards a hand may have: after a last card that could be challenged, also as many more as a
    challenge costs. None where it is not known."""
    held, debt = round.hands[seat], known(case.state.round).debt
    if held is None:
        return ()
    if debt is None or debt.seat != seat or not debt.open_to_challenge:
        return (held,)
    return (held, held + case.ruleset.lost_challenge)


SCORE_PROCEDURE: Procedure[UnoTableCase[Score]] = replace(
    ROUND_PROCEDURES[Score],
    checks=(the_deck_has_what_is_left, one_player_scores, *DEDUCTIONS, cite_match_won_by_score),
    remedy=letting_count_what_is_only(DEDUCTIONS),
    impossible=(the_deck_has_what_is_left, one_player_scores, *DEDUCTIONS),
)

_SHARED_SEAT_POINTS: Procedure[UnoTableCase[TellPoints]] = POINTS_PROCEDURE
SEAT_POINTS_PROCEDURE = replace(
    _SHARED_SEAT_POINTS,
    checks=(the_deck_is_worth_one_hand, *_SHARED_SEAT_POINTS.checks),
    remedy=letting_count_what_is_only((the_deck_is_worth_one_hand,)),
    impossible=(the_deck_is_worth_one_hand,),
)
