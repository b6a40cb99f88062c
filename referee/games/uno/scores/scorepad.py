"""Checks of a score that is entered: it cannot exceed the deck or contradict a round that was followed.

If the referee followed a round to its last card, it knows who went out and how many cards are left. Of any
other round it knows only the deck. A score that does not fit is refused, and the players may allow it.
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
from referee.kit.deck import excess_card
from referee.kit.quantities import Points
from referee.kit.seats import Seat
from referee.kit.values import known, replace
from referee.match.model.state import AnyMatch, Match
from referee.match.table.hands import POINTS_PROCEDURE, ReportPoints
from referee.match.table.people import PaperScores, excess_paper_total
from referee.match.table.rounds import (
    ROUND_PROCEDURES,
    Score,
    allow_despite,
    hand_worth,
    match_as_played,
    players_of_round,
)
from referee.rulings.finding import Finding, breaks
from referee.rulings.ruleset import Procedure

# --- what a score reports, for each scoring option ---


def possible_winners(match: AnyMatch, score: Score) -> tuple[Seat, ...]:
    """The seats that can have gone out, by a score that goes to the winner: the winner, the seats with points
    or, if no seat has points, all seats."""
    if score.winner is not None:
        return (score.winner,)
    return tuple(seat for seat in match.order if score.points_by_seat.get(seat)) or match.order


def hands_of_all_others(match: AnyMatch, score: Score, out: Seat | None) -> tuple[ReportedHands, ...]:
    """The points of all hands but one, together."""
    points = score.points if isinstance(score.points, int) else sum(score.points_by_seat.values())
    others = tuple(seat for seat in match.order if seat != out)
    return (ReportedHands(others, Points(points), _seats_set_aside(match)),)


def seats_without_points(match: AnyMatch, score: Score) -> tuple[Seat, ...]:
    """The seats that can have gone out, by a score in which each player scores the own hand."""
    if score.winner is not None:
        return (score.winner,)
    return tuple(seat for seat in match.order if not score.points_by_seat.get(seat))


def each_hand(match: AnyMatch, score: Score, out: Seat | None) -> tuple[ReportedHands, ...]:
    """The points of each hand but that of the seat that went out; none if the score names only the winner."""
    if score.winner is not None:
        return ()
    others = (seat for seat in match.order if seat != out)
    return tuple(ReportedHands((seat,), score.points_by_seat.get(seat, Points(0))) for seat in others)


def scoring_team(team: Team, match: AnyMatch, score: Score) -> tuple[Seat, ...]:
    """The seats that can have gone out, by a score in teams; all seats if no team has points."""
    return team(match, possible_winners(match, score)[0]) if _points_of(score) else match.order


def hands_of_other_teams(
    team: Team, match: AnyMatch, score: Score, out: Seat | None
) -> tuple[ReportedHands, ...]:
    """The points of the hands of all other teams, together."""
    own = team(match, known(out))
    others = tuple(seat for seat in match.order if seat not in own)
    gone = tuple(seat for seat in _seats_set_aside(match) if seat not in own)
    return (ReportedHands(others, _points_of(score), gone),)


def _seats_set_aside(match: AnyMatch) -> tuple[Seat, ...]:
    """The seats that do not play the open round to its end."""
    return tuple(seat for seat in map(Seat, range(len(match.totals))) if seat not in match.order)


def _points_of(score: Score) -> Points:
    return score.points if isinstance(score.points, int) else max(score.points_by_seat.values())


def no_hands(match: AnyMatch, score: Score, out: Seat | None) -> tuple[ReportedHands, ...]:
    """No hands: none are counted."""
    return ()


# --- checks: each is the sentence that must hold ---


def the_deck_is_worth_the_points(case: UnoTableCase[Score]) -> Finding | None:
    """Refuses points of all hands together that the deck cannot give. There is no minimum in a past round,
    because the number of its players is not known."""
    reported = _reported_hands(case, _seat_out(case))
    if not reported:
        return None
    points, hands = sum(one.points for one in reported), sum(len(one.of) for one in reported)
    aside = sum(_set_aside(case, one) for one in reported)
    worth = _worth_of_the_deck(case)
    least = 0 if _is_past(case) else sum(worth[: hands * case.ruleset.min_cards_left])
    most = sum(worth)
    if least <= points - aside <= most:
        return None
    counted = {"aside": aside} if aside else {}
    return breaks(SCORE_CANNOT_BE, points=points, hands=hands, least=least, most=most, **counted)


def the_deck_is_worth_one_hand(case: UnoTableCase[ReportPoints]) -> Finding | None:
    """Refuses more points for one hand than all cards of the deck are worth."""
    points, most = case.claim.points, sum(_worth_of_the_deck(case))
    return breaks(SCORE_CANNOT_BE, points=points, hands=1, least=0, most=most) if points > most else None


def somebody_went_out(case: UnoTableCase[Score]) -> Finding | None:
    """Refuses a score by which no seat can have gone out: one of them has no cards left."""
    if case.claim.winner is not None or _seat_seen_going_out(case) is not None or _possible_winners(case):
        return None
    points = _points_by_seat(case)
    fewest = min(points, key=points.__getitem__)
    return breaks(WINNER_TAKES_ALL, seat=fewest, fewest=points[fewest])


def the_player_seen_going_out_has_won(case: UnoTableCase[Score]) -> Finding | None:
    """Refuses a score by which the seat that everybody saw going out has not won the round."""
    out = _seat_seen_going_out(case)
    if out is None or out in _possible_winners(case):
        return None
    return breaks(SCORE_CANNOT_BE, out=out, round=case.claim.round or case.state.round_number)


def the_hands_can_hold_the_points(case: UnoTableCase[Score]) -> Finding | None:
    """Refuses points that hands of a followed round cannot have, by their sizes and the discards."""
    match = _followed_match(case)
    if match is None or match.round.out not in _possible_winners(case):
        return None
    return next(_cite_impossible_points(case, match, _reported_hands(case, match.round.out)), None)


def the_hands_can_all_be_left(case: UnoTableCase[Score]) -> Finding | None:
    """Refuses hands that are possible alone but not together: no card is in two hands."""
    if case.claim.values is not None and the_values_are_in_the_deck(case) is None:
        return cite_surplus_value(_available_values(case), case.claim.values.values())
    reported = _reported_hands(case, _seat_out(case))
    if len(reported) < 2 or the_deck_is_worth_the_points(case) or the_hands_can_hold_the_points(case):
        return None
    found = [cite_impossible_split(_available_values(case), hands) for hands in _with_sizes(case, reported)]
    return found[0] if found and all(found) else None


def the_hands_have_their_sizes(case: UnoTableCase[Score]) -> Finding | None:
    """Refuses a number of cards left that a hand of a followed round cannot have."""
    match, left = _followed_match(case), case.claim.hands
    if match is None or left is None:
        return None
    for seat in match.order:
        sizes, counted = _sizes(case, match.round, seat), len(left.get(seat, ()))
        if sizes and counted not in sizes:
            return breaks(COUNT_HAND, seat=seat, held=sizes[0], counted=counted)
    return None


def the_cards_left_were_not_played(case: UnoTableCase[Score]) -> Finding | None:
    """Refuses a card left of which all copies are in the discards."""
    match, left = _followed_match(case), case.claim.left
    if match is None or left is None or match.round.silent:
        return None
    copies, cards = EDITIONS[match.round.edition], [card for hand in left.values() for card in hand]
    card = excess_card(copies, [*match.round.discards, *cards])
    if card is None or cards.count(card) > copies.get(card, 0):
        return None
    return breaks(CARD_CANNOT_BE, card=card.name, copies=copies[card], left=cards.count(card))


def the_values_are_in_the_deck(case: UnoTableCase[Score]) -> Finding | None:
    """Refuses more cards of a value than the deck has."""
    values = [value for hand in (case.claim.values or {}).values() for value in hand]
    copies = Counter(_worth_of_the_deck(case))
    wrong = next((value for value in values if values.count(value) > copies[value]), None)
    if wrong is None:
        return None
    return breaks(SCORE_CANNOT_BE, value=wrong, copies=copies[wrong], left=values.count(wrong))


def the_totals_can_be_on_paper(case: UnoTableCase[PaperScores]) -> Finding | None:
    """Refuses totals from paper that are too high: a round gives at most the points of all cards, and the
    last round on paper began before a seat had the target."""
    if case.ruleset.winner_is_enough:
        return None  # the paper may have points of rounds of which only the winner counts here
    in_a_round, rounds = _most_in_a_round(case), case.claim.rounds
    before_the_end = Points(case.ruleset.target - 1 + in_a_round)
    if found := excess_paper_total(case, before_the_end, None):
        return found
    return None if rounds is None else excess_paper_total(case, Points(rounds * in_a_round), rounds)


def _most_in_a_round(case: UnoTableCase[object]) -> Points:
    """Maximum number of points of one player in a round: one hand with all cards of the deck."""
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
"""Checks by deduction: the players may know better, and allow what these refuse."""


# --- what the referee knows of a round ---


def _is_past(case: UnoTableCase[Score]) -> bool:
    return case.state.is_past(case.claim.round)


def _followed_match(case: UnoTableCase[Score]) -> Match[Round] | None:
    """The match with its open round after a seat has gone out and the debt of the last card is drawn; None if
    the round was not followed to that point."""
    if _is_past(case) or not is_in_a_round(case) or case.state.round.out is None:
        return None
    return reduce(case.ruleset.evolve, resolve_last_debt(case).events, case.state)


def _possible_winners(case: UnoTableCase[Score]) -> tuple[Seat, ...]:
    """The seats that can have gone out, by the score; in a past round also seats that no longer play."""
    claim, played = case.claim, players_of_round(case)
    if claim.hands is not None:
        return tuple(seat for seat in played if not claim.hands.get(seat))
    return case.ruleset.possible_winners(match_as_played(case), claim)


def _seat_seen_going_out(case: UnoTableCase[Score]) -> Seat | None:
    """The seat that the referee knows to have gone out of the scored round; None if it does not know."""
    number = case.claim.round
    if case.state.is_past(number):
        return case.state.seen_going_out_in(number)
    round = case.state.round
    return None if round is None else round.out


def observed_winner(case: UnoTableCase[object], winner: Seat | None) -> Seat | None:
    """The seat that went out of the scored round: the one that everybody saw, unless the score contradicts
    that. For any other claim it is the `winner`."""
    if not _is_a_score(case):
        return winner
    out = _seat_seen_going_out(case)
    return out if out in _possible_winners(case) else None


def _is_a_score(case: UnoTableCase[object]) -> TypeGuard[UnoTableCase[Score]]:
    return isinstance(case.claim, Score)


def _points_by_seat(case: UnoTableCase[Score]) -> dict[Seat, Points]:
    """The points of each seat that a score names, added up if it names cards or values."""
    claim = case.claim
    if claim.left is not None:
        return {seat: hand_worth(case, cards) for seat, cards in claim.left.items()}
    if claim.values is not None:
        return {seat: Points(sum(values)) for seat, values in claim.values.items()}
    return dict(claim.points_by_seat)


def _reported_hands(case: UnoTableCase[Score], out: Seat | None) -> tuple[ReportedHands, ...]:
    """The hands of which the score reports the points; none if it reports cards or values."""
    if case.claim.hands is not None:
        return ()
    return case.ruleset.reported_hands(match_as_played(case), case.claim, out)


def _seat_out(case: UnoTableCase[Score]) -> Seat | None:
    """The seat that went out: the one that everybody saw, or the first that is possible; None if none is."""
    seen, may = _seat_seen_going_out(case), _possible_winners(case)
    return seen if seen in may else next(iter(may), None)


def _available_values(case: UnoTableCase[Score]) -> Counter[int]:
    """Number of cards of each value that can be left: all of the deck but the discards of a followed
    round."""
    match = _followed_match(case)
    if match is None:
        return Counter(_worth_of_the_deck(case))
    return values_left(match.round, case.ruleset.points, match.round.discards)


def _with_sizes(
    case: UnoTableCase[Score], reported: tuple[ReportedHands, ...]
) -> Iterator[dict[Seat, tuple[int | None, Points]]]:
    """Yield each combination of hand sizes that is possible: by seat, the number of cards and the points. The
    number is None if it is not known.

    A seat without points may have played all its cards, or may not have played a past round.
    """
    match = _followed_match(case)
    points = {hands.of[0]: hands.points for hands in reported}
    if match is None:
        each_holds = case.ruleset.min_cards_left and not _is_past(case)
        yield {seat: (None, amount) for seat, amount in points.items() if amount or each_holds}
        return
    each = (
        [(seat, (size, amount)) for size in _sizes(case, match.round, seat) or (None,)]
        for seat, amount in points.items()
    )
    yield from map(dict, product(*each))


def _worth_of_the_deck(case: UnoTableCase[object]) -> list[int]:
    """The points of each card of the deck, the lowest first."""
    points, edition = case.ruleset.points, case.ruleset.edition
    return sorted(points[card.face] for card, copies in EDITIONS[edition].items() for _ in range(copies))


def _cite_impossible_points(
    case: UnoTableCase[Score], match: Match[Round], reported: tuple[ReportedHands, ...]
) -> Iterator[Finding]:
    """Refuses points that hands of these sizes cannot have without the cards of the discards."""
    round, worth = match.round, case.ruleset.points
    for hands in reported:
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
    """The points of these hands that were set aside in the open round; 0 in a past round, where they are not
    known."""
    round = case.state.round
    if round is None or _is_past(case):
        return Points(0)
    return Points(sum(round.counted[seat] or 0 for seat in hands.gone))


def _sizes(case: UnoTableCase[Score], round: Round, seat: Seat) -> tuple[int, ...]:
    """The possible sizes of a hand: two if a lost challenge of the last card may have added cards; none if
    the size is not known."""
    held, debt = round.hands[seat], known(case.state.round).debt
    if held is None:
        return ()
    if debt is None or debt.seat != seat or not debt.open_to_challenge:
        return (held,)
    return (held, held + case.ruleset.lost_challenge)


SCORE_PROCEDURE: Procedure[UnoTableCase[Score]] = replace(
    ROUND_PROCEDURES[Score],
    checks=(the_deck_has_what_is_left, one_player_scores, *DEDUCTIONS, cite_match_won_by_score),
    remedy=allow_despite(DEDUCTIONS),
    impossible=(the_deck_has_what_is_left, one_player_scores, *DEDUCTIONS),
)

_SHARED_SEAT_POINTS: Procedure[UnoTableCase[ReportPoints]] = POINTS_PROCEDURE
SEAT_POINTS_PROCEDURE = replace(
    _SHARED_SEAT_POINTS,
    checks=(the_deck_is_worth_one_hand, *_SHARED_SEAT_POINTS.checks),
    remedy=allow_despite((the_deck_is_worth_one_hand,)),
    impossible=(the_deck_is_worth_one_hand,),
)
