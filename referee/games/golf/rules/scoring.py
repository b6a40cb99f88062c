"""Scores of rounds and totals from paper, the next starter, and the winner of the match."""

from collections import Counter
from collections.abc import Container, Iterator, Mapping
from functools import reduce

from referee.games.golf.model.deck import COPIES_BY_EDITION, MAX_POINTS_OF_ACTION_CARD
from referee.games.golf.model.rulebook import (
    EVERYBODY_SCORES,
    GRID_CANNOT_BE,
    POINTS,
    SCORE_CANNOT_BE,
    STARTER,
    TARGET,
)
from referee.games.golf.model.ruleset import AnyGolfCase
from referee.games.golf.model.state import Grid
from referee.games.golf.rules.deck import refuse_cards_not_in_golf_deck
from referee.games.golf.rules.deduction import possible_totals_of_grid, range_of_remaining_columns
from referee.kit.quantities import Points, RoundNumber
from referee.kit.seats import Seat, SeatOrder, points_in_seat_order, row_values_by_seat, seat_clockwise
from referee.kit.values import replace
from referee.match.model.events import RoundScored
from referee.match.model.state import AnyMatch
from referee.match.table.hands import HAND_POINTS_PROCEDURE, ReportHandPoints
from referee.match.table.people import PEOPLE_PROCEDURES, PaperScores, find_excessive_paper_total
from referee.match.table.ranking import winners
from referee.match.table.rounds import (
    ROUND_PROCEDURES,
    ScoreRound,
    its_round_is_not_in_the_future,
    its_round_was_not_played_on_paper,
    make_remedy_that_allows_refused_claim,
    named_seats_played_the_round,
    next_dealer_to_the_left,
    next_seat_among,
    seat_that_starts_next_round,
    the_match_goes_on_or_a_score_is_replaced,
)
from referee.rulings.finding import Finding, finding_breaks, finding_holds
from referee.rulings.ruleset import ClaimProcedure, Events

# --- needs: the name of each function states the condition that a claim must meet ---


def points_are_reported_seat_by_seat(case: AnyGolfCase[ScoreRound]) -> Finding | None:
    """Refuse a score that names only the winner, because every seat gets points in Golf."""
    winner = case.claim.winner
    return finding_breaks(EVERYBODY_SCORES, winner=winner) if winner is not None else None


def every_seat_gets_points(case: AnyGolfCase[ScoreRound | PaperScores]) -> Finding | None:
    """Refuse a score that leaves out a seat. A missing seat would get 0 points, which is the best score. A
    score that corrects a past round may leave out seats."""
    claim, match = case.claim, case.state
    if isinstance(claim, ScoreRound) and _corrects_past_round(claim, match):
        return None
    missing = [seat for seat in match.order if seat not in _seats_named_by_claim(claim)]
    return finding_breaks(EVERYBODY_SCORES, missing=missing) if missing else None


def _seats_named_by_claim(claim: ScoreRound | PaperScores) -> Container[Seat]:
    if isinstance(claim, PaperScores):
        return claim.points
    return (
        claim.points_by_seat if claim.cards_left_or_their_values is None else claim.cards_left_or_their_values
    )


def the_points_of_remaining_cards_are_known(case: AnyGolfCase[ScoreRound]) -> Finding | None:
    """Refuse a score with an action card for which the table has not entered points. Refuse a score with a
    value that no card has."""
    worth = case.ruleset.points
    for seat, hand in (case.claim.left or {}).items():
        if unknown := [card.name for card in hand if card.face not in worth]:
            return finding_breaks(POINTS, seat=seat, card=unknown[0])
    printed: set[int] = set(worth.values())
    for seat, values in (case.claim.values or {}).items():
        if other := [value for value in values if value not in printed]:
            return finding_breaks(POINTS, seat=seat, value=other[0])
    return None


def the_deck_has_the_remaining_cards(case: AnyGolfCase[ScoreRound]) -> Finding | None:
    """Refuse a score with remaining cards that the deck does not have."""
    return refuse_cards_not_in_golf_deck(
        case, [card for hand in (case.claim.left or {}).values() for card in hand]
    )


# --- checks ---


def the_deck_can_give_the_points(case: AnyGolfCase[ScoreRound]) -> Finding | None:
    """Refuse a score if the sum of its points exceeds the points of all cards in the deck."""
    return _refuse_more_than_deck_worth(case, sum(_reported_points(case).values()))


def grid_points_do_not_exceed_deck(case: AnyGolfCase[ReportHandPoints]) -> Finding | None:
    """Refuse the points of one grid if they exceed the points of all cards in the deck."""
    return _refuse_more_than_deck_worth(case, case.claim.points)


def _refuse_more_than_deck_worth(case: AnyGolfCase[object], points: int) -> Finding | None:
    most = _points_of_all_cards_in_deck(case)
    if points <= most:
        return None
    corner = {} if _all_action_points_are_known(case) else {"corner": MAX_POINTS_OF_ACTION_CARD}
    return finding_breaks(SCORE_CANNOT_BE, points=points, most=most, **corner)


def _points_of_all_cards_in_deck(case: AnyGolfCase[object]) -> Points:
    """The points of all cards of the deck together. An action card with unknown points counts as
    `MAX_POINTS_OF_ACTION_CARD`."""
    worth: Mapping[str, Points] = case.ruleset.points
    copies = COPIES_BY_EDITION[case.ruleset.edition]
    return Points(
        sum(worth.get(card.face, MAX_POINTS_OF_ACTION_CARD) * many for card, many in copies.items())
    )


def _all_action_points_are_known(case: AnyGolfCase[object]) -> bool:
    return all(card.face in case.ruleset.points for card in COPIES_BY_EDITION[case.ruleset.edition])


def paper_totals_are_possible(case: AnyGolfCase[PaperScores]) -> Finding | None:
    """Refuse totals from paper that are too high. The limit is the number of rounds on paper times the points
    of all cards in the deck. If the claim gives no number of rounds, the highest possible number is used: one
    less than the rounds of the match."""
    rounds = case.claim.rounds
    number = max(case.ruleset.target - 1, 1) if rounds is None else rounds
    return find_excessive_paper_total(case, Points(number * _points_of_all_cards_in_deck(case)), rounds)


def grids_have_even_card_counts(case: AnyGolfCase[ScoreRound]) -> Finding | None:
    """Refuse a score with an odd number of remaining cards in a grid, because every column has two cards."""
    for seat, cards in (case.claim.cards_left_or_their_values or {}).items():
        if len(cards) % 2:
            return finding_breaks(GRID_CANNOT_BE, seat=seat, left=len(cards))
    return None


def remaining_columns_are_possible(case: AnyGolfCase[ScoreRound]) -> Finding | None:
    """Refuse a score if a grid cannot have this number of remaining cards after all matching columns are
    cleared. Only grids of a round that was followed to its end are checked."""
    for seat, cards in (case.claim.cards_left_or_their_values or {}).items():
        if (grid := _grid_if_round_was_followed_to_end(case, seat)) is None:
            continue
        least, most = range_of_remaining_columns(case, grid)
        if not least <= len(cards) / 2 <= most:
            return finding_breaks(GRID_CANNOT_BE, seat=seat, left=len(cards), least=least, most=most)
    return None


def the_values_are_in_the_deck(case: AnyGolfCase[ScoreRound]) -> Finding | None:
    """Refuse a score in which more cards have one value than the deck has cards of that value."""
    worth, copies = case.ruleset.points, COPIES_BY_EDITION[case.ruleset.edition]
    values = Counter(value for hand in (case.claim.values or {}).values() for value in hand)
    for value, left in values.items():
        there_are = sum(many for card, many in copies.items() if worth.get(card.face) == Points(value))
        if left > there_are:
            return finding_breaks(SCORE_CANNOT_BE, value=value, copies=there_are, left=left)
    return None


def the_points_fit_the_grids(case: AnyGolfCase[ScoreRound]) -> Finding | None:
    """Refuse a score with points that the grid of a seat cannot have. Only grids of a round that was followed
    to its end are checked. In other rounds the players may have gone on without claims."""
    for seat, points in _reported_points(case).items():
        if (grid := _grid_if_round_was_followed_to_end(case, seat)) is None:
            continue
        totals = possible_totals_of_grid(case, grid)
        if points not in totals:
            known = (
                {"is": min(totals.possible)} if totals.has_single_total else {"least": min(totals.possible)}
            )
            return finding_breaks(SCORE_CANNOT_BE, seat=seat, points=points, **known)
    return None


def cite_next_starter(case: AnyGolfCase[ScoreRound]) -> Finding | None:
    """The finding that names the seat that starts the next round. The result is None if the match is over, or
    if a correction of a past round does not change this seat."""
    before, match = case.state, _match_after_score(case)
    is_same = _corrects_past_round(case.claim, before) and seat_that_starts_next_round(
        case.ruleset, match
    ) == seat_that_starts_next_round(case.ruleset, before)
    return None if is_same else _finding_of_next_starter(case, match)


def cite_match_winner(case: AnyGolfCase[ScoreRound]) -> Finding | None:
    """The finding that names who wins the match by this score. The result is None if nobody wins, or if the
    match already had a winner."""
    return _finding_of_match_winner(case, _match_after_score(case))


def _grid_if_round_was_followed_to_end(case: AnyGolfCase[ScoreRound], seat: Seat) -> Grid | None:
    """The grid of a seat in a round that was followed until only the scoring was left. The result is None for
    any other round, and for a correction of a past round."""
    match, round = case.state, case.state.round
    if round is None or round.turn is not None or round.silent or _corrects_past_round(case.claim, match):
        return None
    return round.grids[seat] if seat in match.order else None


# --- effects ---


def events_of_golf_score(case: AnyGolfCase[ScoreRound]) -> Events:
    """The event that scores the round. If the claim corrects a past round, a seat that the claim does not
    name keeps its points."""
    claim, match, number = case.claim, case.state, case.claim.round
    if not match.is_past_round(number):
        return events_of_open_round_score(
            case,
            match,
            _reported_points(case),
            _reported_points(case) if claim.cards_left_or_their_values is not None else None,
        )
    before = match.points_of_round(number)
    points = row_values_by_seat(before) | _reported_points(case)
    # An early round has no points for seats that joined later, so its row is shorter.
    row = points_in_seat_order(len(before), points)
    return (
        RoundScored(
            number, row, match.dealer, _single_seat_or_none(seats_with_fewest_points(match, number, row))
        ),
    )


def events_of_open_round_score(
    case: AnyGolfCase[object],
    match: AnyMatch,
    points: Mapping[Seat, Points],
    left: Mapping[Seat, Points] | None = None,
) -> Events:
    """The event that scores the open round, or the next round if no round is open. `left` has the points left
    in each grid. `left` is None if the remaining cards were not counted."""
    row, number = points_in_seat_order(len(match.totals), points), match.round_number
    dealer = next_dealer_to_the_left(match, None, None)
    return (
        RoundScored(
            number, row, dealer, _single_seat_or_none(seats_with_fewest_points(match, number, row)), left
        ),
    )


def cite_starter_and_winner(
    case: AnyGolfCase[object], match: AnyMatch, points: Mapping[Seat, Points]
) -> tuple[Finding, ...]:
    """The findings about the next starter and the winner of the match, after the round is scored with these
    points."""
    then = reduce(case.ruleset.evolve, events_of_open_round_score(case, match, points), match)
    return tuple(
        one
        for one in (_finding_of_next_starter(case, then), _finding_of_match_winner(case, then))
        if one is not None
    )


def _finding_of_next_starter(case: AnyGolfCase[object], match: AnyMatch) -> Finding | None:
    seat = seat_that_starts_next_round(case.ruleset, match)
    if seat is None:
        return None
    tied = seats_with_fewest_points(match, RoundNumber(match.round_number - 1), match.points[-1])
    tie = {"tied": list(tied)} if len(tied) > 1 else {}
    return finding_holds(STARTER, seat=seat, round=match.round_number, **tie)


def _finding_of_match_winner(case: AnyGolfCase[object], match: AnyMatch) -> Finding | None:
    won = winners(case.ruleset, match)
    if not won or case.state.finished:
        return None
    total = match.totals[won[0]]
    who = (
        {"winners": list(won)}
        if len(won) > 1
        else {"winner": won[0], **_fact_of_seats_tied_at_total(match, total)}
    )
    return finding_holds(TARGET, **who, total=total)


def _fact_of_seats_tied_at_total(match: AnyMatch, total: Points) -> dict[str, list[Seat]]:
    """The fact `tied`: the seats that have this total. The result is empty if only one seat has this
    total."""
    tied = [seat for seat in match.order if match.totals[seat] == total]
    return {"tied": tied} if len(tied) > 1 else {}


# --- the ranking ---


def winners_by_lowest_total(match: AnyMatch, target: Points) -> tuple[Seat, ...]:
    """The winners of the match: the seats with the lowest total after `target` rounds. Seats that tie win
    together. The result is empty before `target` rounds are scored."""
    if match.round_number <= target:
        return ()
    lowest = min(match.totals[seat] for seat in match.order)
    return tuple(seat for seat in match.order if match.totals[seat] == lowest)


def winners_by_lowest_total_and_rounds_won(match: AnyMatch, target: Points) -> tuple[Seat, ...]:
    """The winners of the match: among the seats with the lowest total, the seats that won the most rounds
    alone. Seats that tie in both numbers win together. The result is empty before `target` rounds are
    scored."""
    tied = winners_by_lowest_total(match, target)
    won = {seat: count_rounds_won_without_tie(match, seat) for seat in tied}
    return tuple(seat for seat in tied if won[seat] == max(won.values()))


def count_rounds_won_without_tie(match: AnyMatch, seat: Seat) -> int:
    """The number of rounds in which this seat had fewer points than every other seat."""
    return sum(
        seats_with_fewest_points(match, number, row) == (seat,) for number, row in _scored_rounds(match)
    )


def fewest_points_first(match: AnyMatch, target: Points) -> tuple[Seat, ...]:
    """The seats sorted by their totals, lowest first. Seats with equal totals keep their order at the
    table."""
    return tuple(sorted(match.order, key=lambda seat: match.totals[seat]))


def seats_with_fewest_points(
    match: AnyMatch, number: RoundNumber, row: tuple[Points, ...]
) -> tuple[Seat, ...]:
    """The seats with the fewest points in a round. Only seats that played the round to its end and still play
    are compared. `row` has the points of the round by seat number."""
    return _fewest_points_among(match.order, match, number, row)


def _fewest_points_among(
    seats: SeatOrder, match: AnyMatch, number: RoundNumber, row: tuple[Points, ...]
) -> tuple[Seat, ...]:
    stayed = match.seats_that_stayed_in_round(number)
    played = [seat for seat in seats if seat < len(row) and seat in stayed]
    return tuple(seat for seat in played if row[seat] == min(row[one] for one in played))


def starter_by_fewest_points(match: AnyMatch) -> Seat:
    """The seat that starts the next round.

    In the first round the seat to the left of the dealer starts. Later the seat with the fewest points in the
    previous round starts. If several seats tie, the first of them to the left of the previous starter starts.

    The starters of all rounds are computed from the points, so a corrected score can change the result.
    Players who have left since then count as starters of past rounds. The starter of the next round is always
    a seat that still plays.
    """
    starts = _first_starter(match)
    for number, row in _scored_rounds(match):
        seats = _players_of_round(match, RoundNumber(number + 1))
        lowest = _fewest_points_among(seats, match, number, row)
        starts = next_seat_among(
            match.circle, seat_clockwise(match.circle, starts, 1) if lowest else starts, lowest or seats
        )
    return starts


def _first_starter(match: AnyMatch) -> Seat:
    """The seat that started the first round of this match. Rounds on paper are not included. The seat is to
    the left of the first dealer, who is found by counting back from the present dealer."""
    dealer, around = match.dealer, match.circle[::-1]
    for number, _ in reversed([*_scored_rounds(match)]):
        dealer = next_seat_among(around, seat_clockwise(around, dealer, 1), _players_of_round(match, number))
    return next_seat_among(
        match.circle,
        seat_clockwise(match.circle, dealer, 1),
        _players_of_round(match, RoundNumber(match.paper_rounds + 1)),
    )


def _players_of_round(match: AnyMatch, number: RoundNumber) -> SeatOrder:
    """The seats that played the round of this number. If the round is not scored yet, or if its players are
    not known, the result is the seats that play now."""
    return (match.all_seats_that_played_round(number) if match.is_past_round(number) else ()) or match.order


def _scored_rounds(match: AnyMatch) -> Iterator[tuple[RoundNumber, tuple[Points, ...]]]:
    """The rounds scored in this match, each as its number and its points by seat number. Rounds on paper are
    left out."""
    numbered = enumerate(match.points, match.paper_rounds + 1)
    return ((RoundNumber(number), row) for number, row in numbered)


def _single_seat_or_none(seats: tuple[Seat, ...]) -> Seat | None:
    return seats[0] if len(seats) == 1 else None


def _corrects_past_round(claim: ScoreRound, match: AnyMatch) -> bool:
    return match.is_past_round(claim.round)


def _reported_points(case: AnyGolfCase[ScoreRound]) -> dict[Seat, Points]:
    """The points of each seat that the claim names. If the claim names cards or values, the points of a seat
    are the sum of the values of its cards."""
    claim, worth = case.claim, case.ruleset.points
    if claim.left is not None:
        return {seat: Points(sum(worth[card.face] for card in hand)) for seat, hand in claim.left.items()}
    if claim.values is not None:
        return {seat: Points(sum(values)) for seat, values in claim.values.items()}
    return dict(claim.points_by_seat)


def _match_after_score(case: AnyGolfCase[ScoreRound]) -> AnyMatch:
    return reduce(case.ruleset.evolve, events_of_golf_score(case), case.state)


DEDUCTION_CHECKS = (
    grids_have_even_card_counts,
    remaining_columns_are_possible,
    the_deck_can_give_the_points,
    the_values_are_in_the_deck,
    the_points_fit_the_grids,
)
"""Checks that refuse a score by deductions from the cards. The players can allow a refused score, because
they may know more than the referee."""
NEEDS_OF_SCORE_CLAIM = (
    the_match_goes_on_or_a_score_is_replaced,
    its_round_is_not_in_the_future,
    its_round_was_not_played_on_paper,
    named_seats_played_the_round,
    points_are_reported_seat_by_seat,
    every_seat_gets_points,
    the_points_of_remaining_cards_are_known,
    the_deck_has_the_remaining_cards,
)


SCORE_PROCEDURE: ClaimProcedure[AnyGolfCase[ScoreRound]] = replace(
    ROUND_PROCEDURES[ScoreRound],
    needs=NEEDS_OF_SCORE_CLAIM,
    checks=(*DEDUCTION_CHECKS, cite_next_starter, cite_match_winner),
    effects=events_of_golf_score,
    remedy=make_remedy_that_allows_refused_claim(DEDUCTION_CHECKS),
    impossible=DEDUCTION_CHECKS,
)

_HAND_POINTS_PROCEDURE_OF_ALL_GAMES: ClaimProcedure[AnyGolfCase[ReportHandPoints]] = HAND_POINTS_PROCEDURE
SEAT_POINTS_PROCEDURE = replace(
    _HAND_POINTS_PROCEDURE_OF_ALL_GAMES,
    checks=(grid_points_do_not_exceed_deck, *_HAND_POINTS_PROCEDURE_OF_ALL_GAMES.checks),
    remedy=make_remedy_that_allows_refused_claim((grid_points_do_not_exceed_deck,)),
    impossible=(grid_points_do_not_exceed_deck,),
)

_PAPER_SCORES_PROCEDURE_OF_ALL_GAMES: ClaimProcedure[AnyGolfCase[PaperScores]] = PEOPLE_PROCEDURES[
    PaperScores
]
PAPER_SCORES_PROCEDURE = replace(
    _PAPER_SCORES_PROCEDURE_OF_ALL_GAMES,
    checks=(paper_totals_are_possible, *_PAPER_SCORES_PROCEDURE_OF_ALL_GAMES.checks),
    remedy=make_remedy_that_allows_refused_claim((paper_totals_are_possible,)),
)
