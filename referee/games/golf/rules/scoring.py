"""The score of a round, the next starter and the winner of the match; also rounds reported by their
totals."""

from collections import Counter
from collections.abc import Container, Iterator, Mapping
from functools import reduce

from referee.games.golf.model.deck import EDITIONS, MAX_CORNER_POINTS
from referee.games.golf.model.rulebook import (
    EVERYBODY_SCORES,
    GRID_CANNOT_BE,
    POINTS,
    SCORE_CANNOT_BE,
    STARTER,
    TARGET,
)
from referee.games.golf.model.ruleset import GolfTableCase
from referee.games.golf.model.state import Grid
from referee.games.golf.rules.deck import not_in_the_deck
from referee.games.golf.rules.deduction import remaining_columns, totals_of_a_grid
from referee.kit.quantities import Points, RoundNumber
from referee.kit.seats import Order, Seat, cells_by_seat, points_row, seat_clockwise
from referee.kit.values import replace
from referee.match.model.events import RoundScored
from referee.match.model.state import AnyMatch
from referee.match.table.hands import POINTS_PROCEDURE, ReportPoints
from referee.match.table.people import PEOPLE_PROCEDURES, PaperScores, excess_paper_total
from referee.match.table.ranking import winners
from referee.match.table.rounds import (
    ROUND_PROCEDURES,
    Score,
    allow_despite,
    deal_passes_left,
    it_was_not_played_on_paper,
    its_round_has_come,
    next_seat_among,
    starter,
    the_match_goes_on_or_a_score_is_replaced,
    who_is_named_played_it,
)
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.ruleset import Events, Procedure

# --- needs: each is the sentence that must hold ---


def points_are_reported_seat_by_seat(case: GolfTableCase[Score]) -> Finding | None:
    """Refuses a score that names only the winner: every seat gets points."""
    winner = case.claim.winner
    return breaks(EVERYBODY_SCORES, winner=winner) if winner is not None else None


def nobody_is_left_out(case: GolfTableCase[Score | PaperScores]) -> Finding | None:
    """Refuses a score that leaves out a seat: it would get no points, and lead by that."""
    claim, match = case.claim, case.state
    if isinstance(claim, Score) and _replaces(claim, match):
        return None
    missing = [seat for seat in match.order if seat not in _named_by(claim)]
    return breaks(EVERYBODY_SCORES, missing=missing) if missing else None


def _named_by(claim: Score | PaperScores) -> Container[Seat]:
    if isinstance(claim, PaperScores):
        return claim.points
    return claim.points_by_seat if claim.hands is None else claim.hands


def the_points_of_these_cards_are_known(case: GolfTableCase[Score]) -> Finding | None:
    """Refuses action cards whose points the table has not entered, and values that no card has."""
    worth = case.ruleset.points
    for seat, hand in (case.claim.left or {}).items():
        if unknown := [card.name for card in hand if card.face not in worth]:
            return breaks(POINTS, seat=seat, card=unknown[0])
    printed: set[int] = set(worth.values())
    for seat, values in (case.claim.values or {}).items():
        if other := [value for value in values if value not in printed]:
            return breaks(POINTS, seat=seat, value=other[0])
    return None


def the_deck_has_what_is_left(case: GolfTableCase[Score]) -> Finding | None:
    """Refuses cards left that the deck does not have."""
    return not_in_the_deck(case, [card for hand in (case.claim.left or {}).values() for card in hand])


# --- checks ---


def the_deck_is_worth_the_points(case: GolfTableCase[Score]) -> Finding | None:
    """Refuses more points for all grids together than all cards are worth."""
    return _more_than_the_deck(case, sum(_reported_points(case).values()))


def the_deck_is_worth_one_grid(case: GolfTableCase[ReportPoints]) -> Finding | None:
    """Refuses more points for one grid than all cards are worth."""
    return _more_than_the_deck(case, case.claim.points)


def _more_than_the_deck(case: GolfTableCase[object], points: int) -> Finding | None:
    most = _worth_of_the_deck(case)
    if points <= most:
        return None
    corner = {} if _all_corners_are_known(case) else {"corner": MAX_CORNER_POINTS}
    return breaks(SCORE_CANNOT_BE, points=points, most=most, **corner)


def _worth_of_the_deck(case: GolfTableCase[object]) -> Points:
    """Maximum number of points of all cards together. An action card with unknown points counts as the
    highest number that can be entered for it."""
    worth: Mapping[str, Points] = case.ruleset.points
    copies = EDITIONS[case.ruleset.edition]
    return Points(sum(worth.get(card.face, MAX_CORNER_POINTS) * many for card, many in copies.items()))


def _all_corners_are_known(case: GolfTableCase[object]) -> bool:
    return all(card.face in case.ruleset.points for card in EDITIONS[case.ruleset.edition])


def the_totals_can_be_on_paper(case: GolfTableCase[PaperScores]) -> Finding | None:
    """Refuses totals from paper above the number of rounds on paper times the worth of the deck. If the claim
    does not say the number, it is at most all rounds of the match but one."""
    rounds = case.claim.rounds
    number = max(case.ruleset.target - 1, 1) if rounds is None else rounds
    return excess_paper_total(case, Points(number * _worth_of_the_deck(case)), rounds)


def a_grid_is_even(case: GolfTableCase[Score]) -> Finding | None:
    """Refuses an odd number of cards left: a grid consists of columns of two cards."""
    for seat, cards in (case.claim.hands or {}).items():
        if len(cards) % 2:
            return breaks(GRID_CANNOT_BE, seat=seat, left=len(cards))
    return None


def the_number_of_columns_is_possible(case: GolfTableCase[Score]) -> Finding | None:
    """Refuses a number of cards left that a fully followed grid cannot have: matching columns are cleared,
    all others are left."""
    for seat, cards in (case.claim.hands or {}).items():
        if (grid := _grid_at_the_end(case, seat)) is None:
            continue
        least, most = remaining_columns(case, grid)
        if not least <= len(cards) / 2 <= most:
            return breaks(GRID_CANNOT_BE, seat=seat, left=len(cards), least=least, most=most)
    return None


def the_values_are_in_the_deck(case: GolfTableCase[Score]) -> Finding | None:
    """Refuses more cards of a value than the deck has."""
    worth, copies = case.ruleset.points, EDITIONS[case.ruleset.edition]
    values = Counter(value for hand in (case.claim.values or {}).values() for value in hand)
    for value, left in values.items():
        there_are = sum(many for card, many in copies.items() if worth.get(card.face) == Points(value))
        if left > there_are:
            return breaks(SCORE_CANNOT_BE, value=value, copies=there_are, left=left)
    return None


def the_points_fit_the_grids(case: GolfTableCase[Score]) -> Finding | None:
    """Refuses points that a fully followed grid cannot have. If the round was not followed to its end, the
    players may have gone on without claims."""
    for seat, points in _reported_points(case).items():
        if (grid := _grid_at_the_end(case, seat)) is None:
            continue
        totals = totals_of_a_grid(case, grid)
        if points not in totals:
            known = {"is": min(totals.possible)} if totals.is_known else {"least": min(totals.possible)}
            return breaks(SCORE_CANNOT_BE, seat=seat, points=points, **known)
    return None


def cite_next_starter(case: GolfTableCase[Score]) -> Finding | None:
    """Cites the seat that starts the next round, unless a correction leaves it as it was."""
    before, match = case.state, _after_score(case)
    is_same = _replaces(case.claim, before) and starter(case.ruleset, match) == starter(case.ruleset, before)
    return None if is_same else _cite_starter(case, match)


def cite_winner(case: GolfTableCase[Score]) -> Finding | None:
    """Cites who has won the match by this score, if anybody has."""
    return _cite_winner(case, _after_score(case))


def _grid_at_the_end(case: GolfTableCase[Score], seat: Seat) -> Grid | None:
    """The grid of a seat in a round that was followed until only scoring was left; None otherwise."""
    match, round = case.state, case.state.round
    if round is None or round.turn is not None or round.silent or _replaces(case.claim, match):
        return None
    return round.grids[seat] if seat in match.order else None


# --- effects ---


def score_round(case: GolfTableCase[Score]) -> Events:
    """The event of a scored round. In a corrected round the seats that are not named keep their points."""
    claim, match, number = case.claim, case.state, case.claim.round
    if not match.is_past(number):
        return score_open_round(
            case, match, _reported_points(case), _reported_points(case) if claim.hands is not None else None
        )
    before = match.points_of(number)
    points = cells_by_seat(before) | _reported_points(case)
    # Rows of early rounds are shorter: players who came later have no column.
    row = points_row(len(before), points)
    return (RoundScored(number, row, match.dealer, _only_seat(lowest_in_round(match, number, row))),)


def score_open_round(
    case: GolfTableCase[object],
    match: AnyMatch,
    points: Mapping[Seat, Points],
    left: Mapping[Seat, Points] | None = None,
) -> Events:
    """The event that scores the open round, or the next one. `left`: the points left in each grid, if they
    were counted."""
    row, number = points_row(len(match.totals), points), match.round_number
    dealer = deal_passes_left(match, None, None)
    return (RoundScored(number, row, dealer, _only_seat(lowest_in_round(match, number, row)), left),)


def cite_starter_and_winner(
    case: GolfTableCase[object], match: AnyMatch, points: Mapping[Seat, Points]
) -> tuple[Finding, ...]:
    """Cites the next starter and the winner of the match, once the round has these points."""
    then = reduce(case.ruleset.evolve, score_open_round(case, match, points), match)
    return tuple(one for one in (_cite_starter(case, then), _cite_winner(case, then)) if one is not None)


def _cite_starter(case: GolfTableCase[object], match: AnyMatch) -> Finding | None:
    seat = starter(case.ruleset, match)
    if seat is None:
        return None
    tied = lowest_in_round(match, RoundNumber(match.round_number - 1), match.points[-1])
    tie = {"tied": list(tied)} if len(tied) > 1 else {}
    return holds(STARTER, seat=seat, round=match.round_number, **tie)


def _cite_winner(case: GolfTableCase[object], match: AnyMatch) -> Finding | None:
    won = winners(case.ruleset, match)
    if not won or case.state.finished:
        return None
    total = match.totals[won[0]]
    who = {"winners": list(won)} if len(won) > 1 else {"winner": won[0], **_tied_fact(match, total)}
    return holds(TARGET, **who, total=total)


def _tied_fact(match: AnyMatch, total: Points) -> dict[str, list[Seat]]:
    """The seats with this total, if there are several."""
    tied = [seat for seat in match.order if match.totals[seat] == total]
    return {"tied": tied} if len(tied) > 1 else {}


# --- the ranking ---


def lowest_after_the_last_round(match: AnyMatch, target: Points) -> tuple[Seat, ...]:
    """The seats with the lowest total once `target` rounds are scored, before that none. Ties are shared."""
    if match.round_number <= target:
        return ()
    lowest = min(match.totals[seat] for seat in match.order)
    return tuple(seat for seat in match.order if match.totals[seat] == lowest)


def lowest_with_most_rounds_won(match: AnyMatch, target: Points) -> tuple[Seat, ...]:
    """Of the seats with the lowest total, those that won most rounds alone. Ties in that are shared, too."""
    tied = lowest_after_the_last_round(match, target)
    won = {seat: rounds_won(match, seat) for seat in tied}
    return tuple(seat for seat in tied if won[seat] == max(won.values()))


def rounds_won(match: AnyMatch, seat: Seat) -> int:
    """The number of rounds in which this seat alone had the fewest points."""
    return sum(lowest_in_round(match, number, row) == (seat,) for number, row in _rounds(match))


def fewest_points_first(match: AnyMatch, target: Points) -> tuple[Seat, ...]:
    """The seats by their totals; those with equal totals in their order at the table."""
    return tuple(sorted(match.order, key=lambda seat: match.totals[seat]))


def lowest_in_round(match: AnyMatch, number: RoundNumber, row: tuple[Points, ...]) -> tuple[Seat, ...]:
    """The seats with the fewest points in a round, of those that played it to its end and still play."""
    return _lowest_among(match.order, match, number, row)


def _lowest_among(
    seats: Order, match: AnyMatch, number: RoundNumber, row: tuple[Points, ...]
) -> tuple[Seat, ...]:
    stayed = match.who_stayed(number)
    played = [seat for seat in seats if seat < len(row) and seat in stayed]
    return tuple(seat for seat in played if row[seat] == min(row[one] for one in played))


def lowest_of_previous_round(match: AnyMatch) -> Seat:
    """The seat that starts the next round.

    The seat left of the dealer starts the first round. Later the seat with the fewest points in the round
    before starts; of several, the one nearest to the left of the starter of that round.

    It is computed from the points, so that it follows every correction. The starter of a past round is one of
    the seats that played it, even if it has left since; the next starter is one of those that still play.
    """
    starts = _first_starter(match)
    for number, row in _rounds(match):
        seats = _players_of(match, RoundNumber(number + 1))
        lowest = _lowest_among(seats, match, number, row)
        starts = next_seat_among(
            match.circle, seat_clockwise(match.circle, starts, 1) if lowest else starts, lowest or seats
        )
    return starts


def _first_starter(match: AnyMatch) -> Seat:
    """The seat left of the dealer of the first round that was scored here, counted back from today's."""
    dealer, around = match.dealer, match.circle[::-1]
    for number, _ in reversed([*_rounds(match)]):
        dealer = next_seat_among(around, seat_clockwise(around, dealer, 1), _players_of(match, number))
    return next_seat_among(
        match.circle,
        seat_clockwise(match.circle, dealer, 1),
        _players_of(match, RoundNumber(match.paper_rounds + 1)),
    )


def _players_of(match: AnyMatch, number: RoundNumber) -> Order:
    """The seats that played a past round, or else those that play the next one (also if nobody knows)."""
    return (match.who_played(number) if match.is_past(number) else ()) or match.order


def _rounds(match: AnyMatch) -> Iterator[tuple[RoundNumber, tuple[Points, ...]]]:
    """The rounds scored in this match, without those on paper: each with its number and its points."""
    numbered = enumerate(match.points, match.paper_rounds + 1)
    return ((RoundNumber(number), row) for number, row in numbered)


def _only_seat(seats: tuple[Seat, ...]) -> Seat | None:
    return seats[0] if len(seats) == 1 else None


def _replaces(claim: Score, match: AnyMatch) -> bool:
    return match.is_past(claim.round)


def _reported_points(case: GolfTableCase[Score]) -> dict[Seat, Points]:
    """The points of each seat that the claim names, added up if it names cards or their values."""
    claim, worth = case.claim, case.ruleset.points
    if claim.left is not None:
        return {seat: Points(sum(worth[card.face] for card in hand)) for seat, hand in claim.left.items()}
    if claim.values is not None:
        return {seat: Points(sum(values)) for seat, values in claim.values.items()}
    return dict(claim.points_by_seat)


def _after_score(case: GolfTableCase[Score]) -> AnyMatch:
    return reduce(case.ruleset.evolve, score_round(case), case.state)


DEDUCTIONS = (
    a_grid_is_even,
    the_number_of_columns_is_possible,
    the_deck_is_worth_the_points,
    the_values_are_in_the_deck,
    the_points_fit_the_grids,
)
"""Checks by deduction: the players may know better, and allow what these refuse."""
NEEDS = (
    the_match_goes_on_or_a_score_is_replaced,
    its_round_has_come,
    it_was_not_played_on_paper,
    who_is_named_played_it,
    points_are_reported_seat_by_seat,
    nobody_is_left_out,
    the_points_of_these_cards_are_known,
    the_deck_has_what_is_left,
)


SCORE_PROCEDURE: Procedure[GolfTableCase[Score]] = replace(
    ROUND_PROCEDURES[Score],
    needs=NEEDS,
    checks=(*DEDUCTIONS, cite_next_starter, cite_winner),
    effects=score_round,
    remedy=allow_despite(DEDUCTIONS),
    impossible=DEDUCTIONS,
)

_SHARED_SEAT_POINTS: Procedure[GolfTableCase[ReportPoints]] = POINTS_PROCEDURE
SEAT_POINTS_PROCEDURE = replace(
    _SHARED_SEAT_POINTS,
    checks=(the_deck_is_worth_one_grid, *_SHARED_SEAT_POINTS.checks),
    remedy=allow_despite((the_deck_is_worth_one_grid,)),
    impossible=(the_deck_is_worth_one_grid,),
)

_SHARED_PAPER: Procedure[GolfTableCase[PaperScores]] = PEOPLE_PROCEDURES[PaperScores]
PAPER_PROCEDURE = replace(
    _SHARED_PAPER,
    checks=(the_totals_can_be_on_paper, *_SHARED_PAPER.checks),
    remedy=allow_despite((the_totals_can_be_on_paper,)),
)
