"""Elimination: a seat that reaches the target is out of the match at once, by a score, by totals from paper,
by other rules or by a voided round."""

from functools import reduce

from referee.games.uno.model.rulebook import TARGET
from referee.games.uno.model.ruleset import UnoTableCase
from referee.games.uno.rules.going_out import winner_fact
from referee.kit.quantities import Points
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.match.model.events import RulesAgreed, SeatsOut
from referee.match.model.state import AnyMatch
from referee.match.table.agreement import AgreeOnRules, rules_agreed
from referee.match.table.people import PaperScores, paper_totals_entered
from referee.match.table.ranking import winners
from referee.match.table.rounds import PlayOn, Void, next_seat_among, played_on, voided
from referee.rulings.article import OURS, Article
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.ruleset import Events

LAST_ONE = Article(
    "uno.target.elimination",
    "Challenge UNO: the last one left wins",
    "Who reaches the target is out of the match: after a round, and at once where totals from paper, "
    "other rules or a score that is put right make it so. Who is out stays out when the target is raised, "
    "and what would leave nobody in is refused. The last two play head to head, with the rules for two "
    "and their totals carried on; who reaches the target then has lost.",
    ("S1", "UBG", OURS),
    instead_of=TARGET.id,
)


def is_in(match: AnyMatch, seat: Seat, target: Points) -> bool:
    """Whether a seat is not eliminated: it has reached neither this target nor an earlier one that eliminated
    it, or the match is played on after its end."""
    away = match.away_now(seat)
    reached = target if away is None or away.target is None else min(target, away.target)
    return match.plays_on or match.totals[seat] < reached


def seats_still_in(match: AnyMatch, target: Points) -> tuple[Seat, ...]:
    """The seats that are not eliminated, in the order of seating."""
    return tuple(seat for seat in match.seating if is_in(match, seat, target))


def eliminate_at_target(match: AnyMatch, target: Points) -> tuple[SeatsOut, ...]:
    """The event that leaves the eliminated seats out of the next round. A corrected score can bring a seat
    back.

    No event during a round, or if nothing changes, or if fewer than two seats are left: the match is over.
    """
    still_in = seats_still_in(match, target)
    if match.round is not None or len(still_in) < 2 or still_in == match.order:
        return ()
    return (SeatsOut(still_in, next_seat_among(match.seating, match.dealer, still_in)),)


# --- needs: each is the sentence that must hold ---


def the_paper_leaves_somebody_in(case: UnoTableCase[PaperScores]) -> Finding | None:
    """Refuses totals from paper that eliminate all seats."""
    events = paper_totals_entered(case)
    return _leaves_somebody_in(case, reduce(case.ruleset.evolve, events, case.state))


def the_rules_leave_somebody_in(case: UnoTableCase[AgreeOnRules]) -> Finding | None:
    """Refuses rules that eliminate all seats by their present totals, also if they wait for the next deal."""
    between_rounds = replace(case.state, round=None)
    return _leaves_somebody_in(case, case.ruleset.evolve(between_rounds, RulesAgreed(case.claim.rules)))


def _leaves_somebody_in(case: UnoTableCase[object], then: AnyMatch) -> Finding | None:
    """Refuses a claim after which, in the match `then`, all seats are eliminated."""
    ruleset = case.ruleset.ruleset_of(then)
    target = ruleset.target
    if ruleset.still_in(then, target):
        return None
    return breaks(LAST_ONE, target=target, least=min(then.totals[seat] for seat in then.seating))


# --- checks that cite who is eliminated by a claim, and who has won ---


def cite_eliminated_by_paper(case: UnoTableCase[PaperScores]) -> Finding | None:
    """Cites the seats that totals from paper eliminate."""
    return _cite_eliminated(case, paper_totals_entered(case))


def cite_eliminated_by_rules(case: UnoTableCase[AgreeOnRules]) -> Finding | None:
    """Cites the seats that the agreed rules eliminate."""
    return _cite_eliminated(case, rules_agreed(case))


def cite_eliminated_by_void(case: UnoTableCase[Void]) -> Finding | None:
    """Cites the seats that a voided round eliminates."""
    return _cite_eliminated(case, voided(case))


def cite_eliminated_by_playing_on(case: UnoTableCase[PlayOn]) -> Finding | None:
    """Cites the seats that are out when the match is played on."""
    return _cite_eliminated(case, played_on(case))


def _cite_eliminated(case: UnoTableCase[object], events: Events) -> Finding | None:
    """Cites the seats that these events eliminate, if there are any."""
    players = case.state.players
    left = next((event.order for event in events if isinstance(event, SeatsOut)), players)
    gone = [seat for seat in players if seat not in left]
    return holds(LAST_ONE, gone=gone) if gone else None


def cite_winner_by_paper(case: UnoTableCase[PaperScores]) -> Finding | None:
    """Cites who has won the match by totals from paper."""
    return _cite_winner(case, paper_totals_entered(case))


def cite_winner_by_rules(case: UnoTableCase[AgreeOnRules]) -> Finding | None:
    """Cites who has won the match by the agreed rules."""
    return _cite_winner(case, rules_agreed(case))


def _cite_winner(case: UnoTableCase[object], events: Events) -> Finding | None:
    """Cites who has won by these events, under the target article that is in force after them."""
    match = reduce(case.ruleset.evolve, events, case.state)
    ruleset = case.ruleset.ruleset_of(match)
    won = winners(ruleset, match)
    return (
        holds(ruleset.article_in_force(TARGET), **winner_fact(won), total=match.totals[won[0]])
        if won
        else None
    )
