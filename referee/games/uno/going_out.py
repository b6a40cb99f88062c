"""Going out, counting the hands that are left, and what they score."""

from collections.abc import Mapping
from functools import reduce
from itertools import zip_longest

from referee.games.uno.deduction import impossible_hand, impossible_points
from referee.games.uno.events import HandCounted
from referee.games.uno.rulebook import COUNT, COUNT_HAND, GOING_OUT, POINTS, TARGET, WINNER_TAKES_ALL
from referee.games.uno.turn import owed_cards_count_as_drawn
from referee.kit.quantities import EntryNumber, Points
from referee.kit.seats import Seat
from referee.match.line import Allow
from referee.match.rounds import a_round_is_open, hand_worth, round_scored, scored, winners
from referee.match.state import Match
from referee.rulings.finding import Finding, breaks, holds, unseen
from referee.rulings.ruleset import NOTHING_OPEN, Case, Closing, Procedure


def is_last_card(case: Case) -> bool:
    """Whether the card laid leaves the hand empty."""
    return case.state.round.hands[case.claim.seat] == 1


def hand_after(case: Case) -> int | None:
    """How many cards are left once this one is laid; None where that is not known."""
    held = case.state.round.hands[case.claim.seat]
    return None if held is None else held - 1


def the_last_card_goes_out(case: Case) -> Finding | None:
    return holds(GOING_OUT, out=case.claim.seat) if is_last_card(case) else None


def the_last_debt_is_drawn(case: Case) -> Closing:
    """The first count closes what the last card made somebody draw."""
    round = case.state.round
    if round is None or round.out is None or round.debt is None:
        return NOTHING_OPEN
    return owed_cards_count_as_drawn(case)


def somebody_is_out(case: Case) -> Finding | None:
    if (unmet := a_round_is_open(case)) is not None:
        return unmet
    return breaks(COUNT, out=None) if case.state.round.out is None else None


def the_hand_is_not_the_winners(case: Case) -> Finding | None:
    return breaks(COUNT, out=case.claim.seat) if case.claim.seat == case.state.round.out else None


def the_hand_has_so_many_cards(case: Case) -> Finding | None:
    said = case.claim.cards if case.claim.cards is not None else case.claim.values
    held = case.state.round.hands[case.claim.seat]
    if held is None:
        return unseen(COUNT_HAND, seat=case.claim.seat)
    if said is not None and len(said) != held:
        return breaks(COUNT_HAND, seat=case.claim.seat, held=held, counted=len(said))
    return None


def the_values_are_on_cards(case: Case) -> Finding | None:
    printed = set(case.ruleset.charts["points"].values())
    wrong = [value for value in case.claim.values or () if value not in printed]
    return breaks(POINTS, seat=case.claim.seat, value=wrong[0]) if wrong else None


def the_hand_can_hold_the_points(case: Case) -> Finding | None:
    return impossible_points(case.state.round, case.claim, case.ruleset.charts["points"])


def the_cards_can_all_be_left(case: Case) -> Finding | None:
    return impossible_hand(case.state.round, case.claim)


def the_winner_scores(case: Case) -> Finding | None:
    """Cites who scores once this is the last hand to be counted."""
    round, claim = case.state.round, case.claim
    missing = [seat for seat in _to_count(case.state) if seat != claim.seat and round.counted[seat] is None]
    return None if missing else holds(WINNER_TAKES_ALL, winner=round.out)


def what_the_hand_is_worth(case: Case) -> Finding | None:
    """Cites the worth of the cards where cards or values were told."""
    if case.claim.points is not None:
        return None
    return holds(POINTS, seat=case.claim.seat, points=_points(case))


def this_count_wins_the_match(case: Case) -> Finding | None:
    return _target_reached(case, counted(case))


def this_score_wins_the_match(case: Case) -> Finding | None:
    return _target_reached(case, scored(case))


def _target_reached(case: Case, events: tuple) -> Finding | None:
    after = reduce(case.ruleset.evolve, events, case.state)
    won = winners(case.ruleset, after)
    return holds(TARGET, winner=won[0], total=after.totals[won[0]]) if won else None


def counted(case: Case) -> tuple:
    claim, round = case.claim, case.state.round
    points = _points(case)
    event = HandCounted(claim.seat, points, claim.cards, claim.values)
    left = {seat: round.counted[seat] for seat in _to_count(case.state)} | {claim.seat: points}
    if None in left.values():
        return (event,)
    return (event, round_scored(case, case.state.round_number, None, round.out, left))


def _points(case: Case) -> Points:
    if case.claim.cards is not None:
        return hand_worth(case, case.claim.cards)
    return Points(sum(case.claim.values)) if case.claim.values is not None else case.claim.points


def _to_count(match: Match) -> list[Seat]:
    return [seat for seat in match.order if seat != match.round.out]


def winner_takes_all(winner: Seat, left: Mapping[Seat, Points]) -> dict[Seat, Points]:
    """The winner scores what is left in all other hands."""
    return {winner: Points(sum(left.values()))}


def first_to_the_target(match: Match, target: int) -> tuple[Seat, ...]:
    """Who first had the target, going by the rounds; nobody yet, or one."""
    totals = list(_brought_along(match))
    for row in ((), *match.points):
        for seat, points in enumerate(row):
            totals[seat] += points
        reached = [seat for seat in match.order if totals[seat] >= target]
        if reached:
            return (max(reached, key=totals.__getitem__),)
    return ()


def _brought_along(match: Match) -> tuple[int, ...]:
    """The totals before the first round."""
    made = [sum(column) for column in zip_longest(*match.points, fillvalue=0)]
    return tuple(total - points for total, points in zip_longest(match.totals, made, fillvalue=0))


def most_points_first(match: Match) -> tuple[Seat, ...]:
    """The seats by their totals; those with equal totals in their order at the table."""
    return tuple(sorted(match.order, key=lambda seat: -match.totals[seat]))


def one_player_scores(case: Case) -> Finding | None:
    """Written down seat by seat, a round gives points to its winner alone."""
    points = case.claim.points
    if not isinstance(points, Mapping):
        return None
    scoring = [seat for seat, amount in points.items() if amount]
    return breaks(WINNER_TAKES_ALL, seats=scoring) if len(scoring) > 1 else None


def let_it_count(case: Case) -> Allow | None:
    """What deduction refuses the people may know better: they may let it count."""
    found = (the_hand_can_hold_the_points(case), the_cards_can_all_be_left(case)) if _is_counted(case) else ()
    return Allow(EntryNumber(case.heard.number)) if any(found) else None


def _is_counted(case: Case) -> bool:
    return somebody_is_out(case) is None and the_hand_is_not_the_winners(case) is None


SCORING = {"winner takes all": winner_takes_all}
WINNERS = {"first to the target": first_to_the_target}
STANDINGS = {"most points first": most_points_first}

COUNT_PROCEDURE = Procedure(
    COUNT,
    needs=(somebody_is_out, the_hand_is_not_the_winners),
    checks=(
        the_hand_has_so_many_cards,
        the_values_are_on_cards,
        the_hand_can_hold_the_points,
        the_cards_can_all_be_left,
        what_the_hand_is_worth,
        the_winner_scores,
        this_count_wins_the_match,
    ),
    effects=counted,
    closes=the_last_debt_is_drawn,
    fix=let_it_count,
)
