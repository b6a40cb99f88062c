"""Elimination: a seat that reaches the target is out of the match at once.

A seat can reach the target by a score, by totals from paper, by new rules or by a voided round.
"""

from functools import reduce

from referee.games.uno.model.rulebook import WINNING_THE_MATCH
from referee.games.uno.model.ruleset import AnyUnoCase
from referee.games.uno.rules.going_out import fact_that_names_winners
from referee.kit.quantities import Points
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.match.model.events import RulesAgreed, SeatsOutOfMatch
from referee.match.model.state import AnyMatch
from referee.match.table.agreement import AgreeOnRules, new_rules_events
from referee.match.table.people import PaperScores, paper_totals_events
from referee.match.table.ranking import winners
from referee.match.table.rounds import (
    PlayOn,
    VoidRound,
    next_seat_among,
    playing_on_events,
    void_claim_events,
)
from referee.rulings.article import OURS, Article
from referee.rulings.finding import Finding, finding_breaks, finding_holds
from referee.rulings.ruleset import Events

LAST_SEAT_LEFT_WINS = Article("uno.target.elimination", ("S1", "UBG", OURS), instead_of=WINNING_THE_MATCH.id)


def is_still_in_the_match(match: AnyMatch, seat: Seat, target: Points) -> bool:
    """Whether a seat is still in the match.

    A seat is out if its total has reached `target`. It is also out if it was eliminated at a lower target
    before, and its total has still reached that target. If the match is played on without a target, all seats
    are in.
    """
    away = match.current_absence_of(seat)
    reached = target if away is None or away.target is None else min(target, away.target)
    return match.plays_on or match.totals[seat] < reached


def seats_still_in_the_match(match: AnyMatch, target: Points) -> tuple[Seat, ...]:
    """The seats that are not eliminated, in the order of seating."""
    return tuple(seat for seat in match.seating if is_still_in_the_match(match, seat, target))


def events_that_eliminate_seats(match: AnyMatch, target: Points) -> tuple[SeatsOutOfMatch, ...]:
    """The event that sets which seats play the next round: the eliminated seats are left out. A corrected
    score can bring a seat back.

    The result is empty if a round is open, if nothing changes, or if fewer than two seats are left and the
    match is over.
    """
    still_in = seats_still_in_the_match(match, target)
    if match.round is not None or len(still_in) < 2 or still_in == match.order:
        return ()
    return (SeatsOutOfMatch(still_in, next_seat_among(match.seating, match.dealer, still_in)),)


# --- needs: the name of each function states the condition that a claim must meet ---


def paper_totals_leave_somebody_in(case: AnyUnoCase[PaperScores]) -> Finding | None:
    """Refuse totals from paper that eliminate all seats."""
    events = paper_totals_events(case)
    return _refuse_elimination_of_all_seats(case, reduce(case.ruleset.evolve, events, case.state))


def new_rules_leave_somebody_in(case: AnyUnoCase[AgreeOnRules]) -> Finding | None:
    """Refuse new rules if the present totals would eliminate all seats under these rules. Rules that take
    effect at the next deal are also checked now."""
    between_rounds = replace(case.state, round=None)
    return _refuse_elimination_of_all_seats(
        case, case.ruleset.evolve(between_rounds, RulesAgreed(case.claim.rules))
    )


def _refuse_elimination_of_all_seats(case: AnyUnoCase[object], then: AnyMatch) -> Finding | None:
    """Refuse a claim that eliminates all seats. `then` is the match after the claim."""
    ruleset = case.ruleset.ruleset_of(then)
    target = ruleset.target
    if ruleset.still_in(then, target):
        return None
    return finding_breaks(
        LAST_SEAT_LEFT_WINS, target=target, least=min(then.totals[seat] for seat in then.seating)
    )


# --- checks that find who is eliminated by a claim, and who has won ---


def cite_elimination_by_paper_totals(case: AnyUnoCase[PaperScores]) -> Finding | None:
    """The finding that names the seats that totals from paper eliminate. The result is None if no seat is
    eliminated."""
    return _cite_eliminated_seats(case, paper_totals_events(case))


def cite_elimination_by_new_rules(case: AnyUnoCase[AgreeOnRules]) -> Finding | None:
    """The finding that names the seats that the agreed rules eliminate. The result is None if no seat is
    eliminated."""
    return _cite_eliminated_seats(case, new_rules_events(case))


def cite_elimination_by_voided_round(case: AnyUnoCase[VoidRound]) -> Finding | None:
    """The finding that names the seats that are eliminated when a round is voided. The result is None if no
    seat is eliminated."""
    return _cite_eliminated_seats(case, void_claim_events(case))


def cite_elimination_by_playing_on(case: AnyUnoCase[PlayOn]) -> Finding | None:
    """The finding that names the seats that are eliminated when the match is played on to a new target. The
    result is None if no seat is eliminated."""
    return _cite_eliminated_seats(case, playing_on_events(case))


def _cite_eliminated_seats(case: AnyUnoCase[object], events: Events) -> Finding | None:
    """The finding that names the seats that these events eliminate. The result is None if no seat is
    eliminated."""
    players = case.state.players
    left = next((event.order for event in events if isinstance(event, SeatsOutOfMatch)), players)
    gone = [seat for seat in players if seat not in left]
    return finding_holds(LAST_SEAT_LEFT_WINS, gone=gone) if gone else None


def cite_winner_by_paper_totals(case: AnyUnoCase[PaperScores]) -> Finding | None:
    """The finding that names who wins the match by totals from paper. The result is None if nobody wins."""
    return _cite_winner_after_events(case, paper_totals_events(case))


def cite_winner_by_new_rules(case: AnyUnoCase[AgreeOnRules]) -> Finding | None:
    """The finding that names who wins the match by the agreed rules. The result is None if nobody wins."""
    return _cite_winner_after_events(case, new_rules_events(case))


def _cite_winner_after_events(case: AnyUnoCase[object], events: Events) -> Finding | None:
    """The finding that names who wins the match by these events. The result is None if nobody wins. The
    finding cites the article about the target that is in effect after the events."""
    match = reduce(case.ruleset.evolve, events, case.state)
    ruleset = case.ruleset.ruleset_of(match)
    won = winners(ruleset, match)
    return (
        finding_holds(
            ruleset.article_or_its_substitute(WINNING_THE_MATCH),
            **fact_that_names_winners(won),
            total=match.totals[won[0]],
        )
        if won
        else None
    )
