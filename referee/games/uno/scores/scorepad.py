"""Checks of a reported score: whether the score exceeds the deck or contradicts a round that the referee
followed.

If the referee followed a round to the last card, the seat that went out and the number of cards left are
known. For any other round, only the deck is known. A score that contradicts the known facts is refused, and
the players may allow the score.
"""

from collections import Counter
from collections.abc import Iterator
from functools import reduce
from itertools import product
from typing import TypeGuard

from referee.games.uno.model.deck import COPIES_BY_EDITION
from referee.games.uno.model.rulebook import (
    IMPOSSIBLE_CARD,
    IMPOSSIBLE_SCORE,
    SIZE_OF_COUNTED_HAND,
    WINNER_TAKES_ALL,
)
from referee.games.uno.model.ruleset import AnyUnoCase, ReportedHands, case_has_open_round
from referee.games.uno.model.state import Round
from referee.games.uno.rules.deduction import (
    cite_hands_impossible_with_cards_left,
    cite_too_many_cards_of_a_value,
    count_unseen_cards_by_value,
    facts_about_nearest_possible_totals,
    possible_totals_of_unseen_cards,
)
from referee.games.uno.rules.going_out import (
    cite_match_won_by_score,
    imply_draw_of_cards_owed_for_last_card,
    the_deck_has_the_remaining_cards,
)
from referee.games.uno.scores.scoring import TeamOfSeat, only_one_player_scores
from referee.kit.deck import card_with_too_many_copies
from referee.kit.quantities import Points
from referee.kit.seats import Seat
from referee.kit.values import not_none, replace
from referee.match.model.state import AnyMatch, Match
from referee.match.table.hands import HAND_POINTS_PROCEDURE, ReportHandPoints
from referee.match.table.people import PaperScores, find_excessive_paper_total
from referee.match.table.rounds import (
    ROUND_PROCEDURES,
    ScoreRound,
    make_remedy_that_allows_refused_claim,
    match_with_players_of_round,
    points_of_hand_cards,
    seats_that_played_round,
)
from referee.rulings.finding import Finding, finding_breaks
from referee.rulings.ruleset import ClaimProcedure

# --- what a score reports under each scoring option ---


def possible_winners(match: AnyMatch, score: ScoreRound) -> tuple[Seat, ...]:
    """The seats that may have gone out according to a score, if the winner of a round gets all points.

    If the score names the winner, the result is this seat. If not, the result is the seats with points. If no
    seat has points, the result is all seats.
    """
    if score.winner is not None:
        return (score.winner,)
    return tuple(seat for seat in match.order if score.points_by_seat.get(seat)) or match.order


def reported_total_of_other_hands(
    match: AnyMatch, score: ScoreRound, out: Seat | None
) -> tuple[ReportedHands, ...]:
    """All hands except the hand of the seat `out`, as one group of hands with its total points."""
    points = score.points if isinstance(score.points, int) else sum(score.points_by_seat.values())
    others = tuple(seat for seat in match.order if seat != out)
    return (ReportedHands(others, Points(points), _seats_not_in_play(match)),)


def possible_winners_by_own_hands(match: AnyMatch, score: ScoreRound) -> tuple[Seat, ...]:
    """The seats that may have gone out according to a score, if all players score their own hands.

    If the score names the winner, the result is this seat. If not, the result is the seats without points.
    """
    if score.winner is not None:
        return (score.winner,)
    return tuple(seat for seat in match.order if not score.points_by_seat.get(seat))


def reported_points_of_each_other_hand(
    match: AnyMatch, score: ScoreRound, out: Seat | None
) -> tuple[ReportedHands, ...]:
    """The points of each hand except the hand of the seat `out`. The result is empty if the score names only
    the winner."""
    if score.winner is not None:
        return ()
    others = (seat for seat in match.order if seat != out)
    return tuple(ReportedHands((seat,), score.points_by_seat.get(seat, Points(0))) for seat in others)


def possible_winners_by_team(team: TeamOfSeat, match: AnyMatch, score: ScoreRound) -> tuple[Seat, ...]:
    """The seats that may have gone out according to a score, if teams score together. The result is the team
    with points, or all seats if no team has points."""
    return team(match, possible_winners(match, score)[0]) if _team_points_of_score(score) else match.order


def reported_total_of_other_teams_hands(
    team: TeamOfSeat, match: AnyMatch, score: ScoreRound, out: Seat | None
) -> tuple[ReportedHands, ...]:
    """The hands of all teams except the team of the seat `out`, as one group of hands with its total
    points."""
    own = team(match, not_none(out))
    others = tuple(seat for seat in match.order if seat not in own)
    gone = tuple(seat for seat in _seats_not_in_play(match) if seat not in own)
    return (ReportedHands(others, _team_points_of_score(score), gone),)


def _seats_not_in_play(match: AnyMatch) -> tuple[Seat, ...]:
    """The seats that do not play now, for example seats of players who left the open round."""
    return tuple(seat for seat in map(Seat, range(len(match.totals))) if seat not in match.order)


def _team_points_of_score(score: ScoreRound) -> Points:
    return score.points if isinstance(score.points, int) else max(score.points_by_seat.values())


def no_reported_hands(match: AnyMatch, score: ScoreRound, out: Seat | None) -> tuple[ReportedHands, ...]:
    """Return no hands. This function is used if the hands are not counted."""
    return ()


# --- checks: the name of each function states the condition that a claim must meet ---


def the_deck_can_give_the_points(case: AnyUnoCase[ScoreRound]) -> Finding | None:
    """Refuse a score if the total points of all hands are too low or too high for the cards of the deck.

    For a past round a low total is not refused, because the number of players in that round is not known.
    """
    reported = _hands_with_reported_points(case, _most_plausible_seat_that_went_out(case))
    if not reported:
        return None
    points, hands = sum(one.points for one in reported), sum(len(one.of) for one in reported)
    aside = sum(_points_of_hands_set_aside(case, one) for one in reported)
    worth = _points_of_all_cards_in_deck(case)
    least = 0 if _is_score_of_past_round(case) else sum(worth[: hands * case.ruleset.min_cards_left])
    most = sum(worth)
    if least <= points - aside <= most:
        return None
    counted = {"aside": aside} if aside else {}
    return finding_breaks(IMPOSSIBLE_SCORE, points=points, hands=hands, least=least, most=most, **counted)


def hand_points_do_not_exceed_deck(case: AnyUnoCase[ReportHandPoints]) -> Finding | None:
    """Refuse points for one hand that exceed the points of all cards of the deck together."""
    points, most = case.claim.points, sum(_points_of_all_cards_in_deck(case))
    return (
        finding_breaks(IMPOSSIBLE_SCORE, points=points, hands=1, least=0, most=most)
        if points > most
        else None
    )


def somebody_went_out(case: AnyUnoCase[ScoreRound]) -> Finding | None:
    """Refuse a score in which all seats have cards left, because one seat must have gone out."""
    if (
        case.claim.winner is not None
        or _seat_seen_going_out(case) is not None
        or _seats_that_may_have_gone_out(case)
    ):
        return None
    points = _points_by_seat(case)
    fewest = min(points, key=points.__getitem__)
    return finding_breaks(WINNER_TAKES_ALL, seat=fewest, fewest=points[fewest])


def winner_is_seat_seen_going_out(case: AnyUnoCase[ScoreRound]) -> Finding | None:
    """Refuse a score if its winner is not the seat that went out according to the recorded plays."""
    out = _seat_seen_going_out(case)
    if out is None or out in _seats_that_may_have_gone_out(case):
        return None
    return finding_breaks(IMPOSSIBLE_SCORE, out=out, round=case.claim.round or case.state.round_number)


def the_hands_can_hold_the_points(case: AnyUnoCase[ScoreRound]) -> Finding | None:
    """Refuse points that the hands of a followed round cannot have. The sizes of the hands and the discards
    are known in such a round."""
    match = _match_followed_to_round_end(case)
    if match is None or match.round.out not in _seats_that_may_have_gone_out(case):
        return None
    return next(
        _yield_refusals_of_hand_points(case, match, _hands_with_reported_points(case, match.round.out)), None
    )


def the_hands_are_possible_together(case: AnyUnoCase[ScoreRound]) -> Finding | None:
    """Refuse a score if each hand is possible alone, and the cards of the deck cannot form all hands at
    once."""
    if case.claim.values is not None and the_values_are_in_the_deck(case) is None:
        return cite_too_many_cards_of_a_value(
            _count_possible_cards_by_value(case), case.claim.values.values()
        )
    reported = _hands_with_reported_points(case, _most_plausible_seat_that_went_out(case))
    if len(reported) < 2 or the_deck_can_give_the_points(case) or the_hands_can_hold_the_points(case):
        return None
    found = [
        cite_hands_impossible_with_cards_left(_count_possible_cards_by_value(case), hands)
        for hands in _possible_sizes_of_all_hands(case, reported)
    ]
    return found[0] if found and all(found) else None


def the_hand_sizes_match_the_round(case: AnyUnoCase[ScoreRound]) -> Finding | None:
    """Refuse a number of remaining cards that differs from the known size of a hand. Only a round that the
    referee followed is checked."""
    match, left = _match_followed_to_round_end(case), case.claim.cards_left_or_their_values
    if match is None or left is None:
        return None
    for seat in match.order:
        sizes, counted = _possible_sizes_of_hand(case, match.round, seat), len(left.get(seat, ()))
        if sizes and counted not in sizes:
            return finding_breaks(SIZE_OF_COUNTED_HAND, seat=seat, held=sizes[0], counted=counted)
    return None


def the_cards_left_were_not_played(case: AnyUnoCase[ScoreRound]) -> Finding | None:
    """Refuse a score with a remaining card if the discards already have too many copies of this card."""
    match, left = _match_followed_to_round_end(case), case.claim.left
    if match is None or left is None or match.round.silent:
        return None
    copies, cards = COPIES_BY_EDITION[match.round.edition], [card for hand in left.values() for card in hand]
    card = card_with_too_many_copies(copies, [*match.round.discards, *cards])
    if card is None or cards.count(card) > copies.get(card, 0):
        return None
    return finding_breaks(IMPOSSIBLE_CARD, card=card.name, copies=copies[card], left=cards.count(card))


def the_values_are_in_the_deck(case: AnyUnoCase[ScoreRound]) -> Finding | None:
    """Refuse a score with more cards of one value than the deck has."""
    values = [value for hand in (case.claim.values or {}).values() for value in hand]
    copies = Counter(_points_of_all_cards_in_deck(case))
    wrong = next((value for value in values if values.count(value) > copies[value]), None)
    if wrong is None:
        return None
    return finding_breaks(IMPOSSIBLE_SCORE, value=wrong, copies=copies[wrong], left=values.count(wrong))


def paper_totals_are_possible(case: AnyUnoCase[PaperScores]) -> Finding | None:
    """Refuse totals from paper that are too high. One round gives at most the points of all cards. Before the
    last round on paper, no seat had reached the target."""
    # Totals from paper may be points, but this match counts the rounds won.
    if case.ruleset.winner_is_enough:
        return None
    in_a_round, rounds = _most_points_in_a_round(case), case.claim.rounds
    before_the_end = Points(case.ruleset.target - 1 + in_a_round)
    if found := find_excessive_paper_total(case, before_the_end, None):
        return found
    return None if rounds is None else find_excessive_paper_total(case, Points(rounds * in_a_round), rounds)


def _most_points_in_a_round(case: AnyUnoCase[object]) -> Points:
    """The maximum number of points that one player can get in a round. This is reached if another player has
    all cards of the deck left."""
    winner, *others = case.state.players
    worth = Points(sum(_points_of_all_cards_in_deck(case)))
    rounds = (case.ruleset.scoring(case.state, winner, {other: worth}) for other in others)
    return max(points for round in rounds for points in round.values())


DEDUCTION_CHECKS = (
    somebody_went_out,
    the_deck_can_give_the_points,
    the_values_are_in_the_deck,
    winner_is_seat_seen_going_out,
    the_hands_can_hold_the_points,
    the_hands_are_possible_together,
    the_hand_sizes_match_the_round,
    the_cards_left_were_not_played,
)
"""Checks that refuse a score by deductions from the cards. The players can allow a refused score, because
they may know more than the referee."""


# --- what the referee knows about a round ---


def _is_score_of_past_round(case: AnyUnoCase[ScoreRound]) -> bool:
    return case.state.is_past_round(case.claim.round)


def _match_followed_to_round_end(case: AnyUnoCase[ScoreRound]) -> Match[Round] | None:
    """The match after a seat has gone out and the cards owed for the last card are drawn. The result is None
    if the referee did not follow the round to that point."""
    if _is_score_of_past_round(case) or not case_has_open_round(case) or case.state.round.out is None:
        return None
    return reduce(case.ruleset.evolve, imply_draw_of_cards_owed_for_last_card(case).events, case.state)


def _seats_that_may_have_gone_out(case: AnyUnoCase[ScoreRound]) -> tuple[Seat, ...]:
    """The seats that may have gone out according to the score. For a past round, seats that no longer play
    may be included."""
    claim, played = case.claim, seats_that_played_round(case)
    if claim.cards_left_or_their_values is not None:
        return tuple(seat for seat in played if not claim.cards_left_or_their_values.get(seat))
    return case.ruleset.possible_winners(match_with_players_of_round(case), claim)


def _seat_seen_going_out(case: AnyUnoCase[ScoreRound]) -> Seat | None:
    """The seat that went out of the scored round according to the recorded plays. The result is None if the
    plays do not show who went out."""
    number = case.claim.round
    if case.state.is_past_round(number):
        return case.state.seat_seen_going_out_in(number)
    round = case.state.round
    return None if round is None else round.out


def winner_confirmed_by_plays(case: AnyUnoCase[object], winner: Seat | None) -> Seat | None:
    """The seat that went out of the scored round, if the recorded plays show it and the score does not
    contradict them. Otherwise None. If the claim is not a score, `winner` is returned."""
    if not _is_score_claim(case):
        return winner
    out = _seat_seen_going_out(case)
    return out if out in _seats_that_may_have_gone_out(case) else None


def _is_score_claim(case: AnyUnoCase[object]) -> TypeGuard[AnyUnoCase[ScoreRound]]:
    return isinstance(case.claim, ScoreRound)


def _points_by_seat(case: AnyUnoCase[ScoreRound]) -> dict[Seat, Points]:
    """The points of each seat in the score. Reported cards and values are added up."""
    claim = case.claim
    if claim.left is not None:
        return {seat: points_of_hand_cards(case, cards) for seat, cards in claim.left.items()}
    if claim.values is not None:
        return {seat: Points(sum(values)) for seat, values in claim.values.items()}
    return dict(claim.points_by_seat)


def _hands_with_reported_points(case: AnyUnoCase[ScoreRound], out: Seat | None) -> tuple[ReportedHands, ...]:
    """The hands for which the score reports points. The result is empty if the score reports cards or
    values."""
    if case.claim.cards_left_or_their_values is not None:
        return ()
    return case.ruleset.reported_hands(match_with_players_of_round(case), case.claim, out)


def _most_plausible_seat_that_went_out(case: AnyUnoCase[ScoreRound]) -> Seat | None:
    """The seat that went out. The first choice is the seat that went out according to the recorded plays, if
    the score allows this seat. The second choice is the first seat that the score allows. The result is None
    if the score allows no seat."""
    seen, may = _seat_seen_going_out(case), _seats_that_may_have_gone_out(case)
    return seen if seen in may else next(iter(may), None)


def _count_possible_cards_by_value(case: AnyUnoCase[ScoreRound]) -> Counter[int]:
    """The number of cards of each value that can be left in hands. The discards of a followed round are left
    out."""
    match = _match_followed_to_round_end(case)
    if match is None:
        return Counter(_points_of_all_cards_in_deck(case))
    return count_unseen_cards_by_value(match.round, case.ruleset.points, match.round.discards)


def _possible_sizes_of_all_hands(
    case: AnyUnoCase[ScoreRound], reported: tuple[ReportedHands, ...]
) -> Iterator[dict[Seat, tuple[int | None, Points]]]:
    """Yield each possible combination of hand sizes. A combination maps each seat to the number of cards and
    the points of its hand. The number of cards is None if it is not known.

    If the referee did not follow the round, a seat without points may be missing. It may have no cards left,
    or may not have played in a past round.
    """
    match = _match_followed_to_round_end(case)
    points = {hands.of[0]: hands.points for hands in reported}
    if match is None:
        each_holds = case.ruleset.min_cards_left and not _is_score_of_past_round(case)
        yield {seat: (None, amount) for seat, amount in points.items() if amount or each_holds}
        return
    each = (
        [(seat, (size, amount)) for size in _possible_sizes_of_hand(case, match.round, seat) or (None,)]
        for seat, amount in points.items()
    )
    yield from map(dict, product(*each))


def _points_of_all_cards_in_deck(case: AnyUnoCase[object]) -> list[int]:
    """The points of each card of the deck, sorted from low to high."""
    points, edition = case.ruleset.points, case.ruleset.edition
    return sorted(
        points[card.face] for card, copies in COPIES_BY_EDITION[edition].items() for _ in range(copies)
    )


def _yield_refusals_of_hand_points(
    case: AnyUnoCase[ScoreRound], match: Match[Round], reported: tuple[ReportedHands, ...]
) -> Iterator[Finding]:
    """Yield a refusal for each group of hands that cannot have the reported points. The check uses the sizes
    of the hands and the discards."""
    round, worth = match.round, case.ruleset.points
    for hands in reported:
        sizes = [_possible_sizes_of_hand(case, round, seat) for seat in hands.of]
        if not all(sizes):
            continue
        held = [sum(size[0] for size in sizes), sum(size[-1] for size in sizes)]
        aside = _points_of_hands_set_aside(case, hands)
        totals = (possible_totals_of_unseen_cards(round, size, worth, round.discards) for size in set(held))
        possible = {total + aside for several in totals for total in several}
        if hands.points not in possible:
            near = facts_about_nearest_possible_totals(possible, hands.points)
            yield finding_breaks(
                IMPOSSIBLE_SCORE, seats=list(hands.of), points=hands.points, held=held[0], **near
            )


def _points_of_hands_set_aside(case: AnyUnoCase[ScoreRound], hands: ReportedHands) -> Points:
    """The points of the hands of players who left the open round. The result is 0 for a past round, because
    the points of these hands are not known."""
    round = case.state.round
    if round is None or _is_score_of_past_round(case):
        return Points(0)
    return Points(sum(round.counted[seat] or 0 for seat in hands.gone))


def _possible_sizes_of_hand(case: AnyUnoCase[ScoreRound], round: Round, seat: Seat) -> tuple[int, ...]:
    """The possible sizes of a hand, as numbers of cards. The result is empty if the size is not known. There
    are two sizes if a lost challenge of the last card may still add cards."""
    held, debt = round.hands[seat], not_none(case.state.round).debt
    if held is None:
        return ()
    if debt is None or debt.seat != seat or not debt.open_to_challenge:
        return (held,)
    return (held, held + case.ruleset.lost_challenge)


SCORE_PROCEDURE: ClaimProcedure[AnyUnoCase[ScoreRound]] = replace(
    ROUND_PROCEDURES[ScoreRound],
    checks=(
        the_deck_has_the_remaining_cards,
        only_one_player_scores,
        *DEDUCTION_CHECKS,
        cite_match_won_by_score,
    ),
    remedy=make_remedy_that_allows_refused_claim(DEDUCTION_CHECKS),
    impossible=(the_deck_has_the_remaining_cards, only_one_player_scores, *DEDUCTION_CHECKS),
)

_SHARED_SEAT_POINTS: ClaimProcedure[AnyUnoCase[ReportHandPoints]] = HAND_POINTS_PROCEDURE
SEAT_POINTS_PROCEDURE = replace(
    _SHARED_SEAT_POINTS,
    checks=(hand_points_do_not_exceed_deck, *_SHARED_SEAT_POINTS.checks),
    remedy=make_remedy_that_allows_refused_claim((hand_points_do_not_exceed_deck,)),
    impossible=(hand_points_do_not_exceed_deck,),
)
