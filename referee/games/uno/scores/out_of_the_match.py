"""Who is out of the match is out at once, however the totals and the target came about; and who plays on."""

from functools import reduce

from referee.games.uno.model.rulebook import TARGET
from referee.games.uno.model.ruleset import UnoTableCase
from referee.games.uno.rules.going_out import winner_fact
from referee.kit.quantities import Points
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.match.model.events import RulesAgreed, SeatsOut
from referee.match.model.state import AnyMatch
from referee.match.table.agreement import AgreeOnRules, agreed
from referee.match.table.people import PaperScores, brought_along
from referee.match.table.ranking import winners
from referee.match.table.rounds import PlayOn, Void, next_of, played_on, voided
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
    """Whether a seat has neither reached the target nor the one by which it is out already."""
    away = match.away_now(seat)
    reached = target if away is None or away.target is None else min(target, away.target)
    return match.plays_on or match.totals[seat] < reached


def seats_still_in(match: AnyMatch, target: Points) -> tuple[Seat, ...]:
    return tuple(seat for seat in match.seating if is_in(match, seat, target))


def eliminate_at_target(match: AnyMatch, target: Points) -> tuple[SeatsOut, ...]:
    """Who still plays, between rounds; a score put right may bring somebody back.

    If everybody has the target, or all but one, the match is over and nobody needs to go.
    """
    still_in = seats_still_in(match, target)
    if match.round is not None or len(still_in) < 2 or still_in == match.order:
        return ()
    return (SeatsOut(still_in, next_of(match.seating, match.dealer, still_in)),)


# --- needs: each is the sentence that must hold ---


def the_paper_leaves_somebody_in(case: UnoTableCase[PaperScores]) -> Finding | None:
    events = brought_along(case)
    return _leaves_somebody_in(case, reduce(case.ruleset.evolve, events, case.state))


def the_rules_leave_somebody_in(case: UnoTableCase[AgreeOnRules]) -> Finding | None:
    """By the totals as they are; also where the rules wait for the next deal."""
    between_rounds = replace(case.state, round=None)
    return _leaves_somebody_in(case, case.ruleset.evolve(between_rounds, RulesAgreed(case.claim.rules)))


def _leaves_somebody_in(case: UnoTableCase[object], then: AnyMatch) -> Finding | None:
    ruleset = case.ruleset.ruleset_of(then)
    target = ruleset.target
    if ruleset.still_in(then, target):
        return None
    return breaks(LAST_ONE, target=target, least=min(then.totals[seat] for seat in then.seating))


# --- checks: who is out by it, and who has won ---


def cite_eliminated_by_paper(case: UnoTableCase[PaperScores]) -> Finding | None:
    return _cite_eliminated(case, brought_along(case))


def cite_eliminated_by_rules(case: UnoTableCase[AgreeOnRules]) -> Finding | None:
    return _cite_eliminated(case, agreed(case))


def cite_eliminated_by_void(case: UnoTableCase[Void]) -> Finding | None:
    return _cite_eliminated(case, voided(case))


def cite_eliminated_by_playing_on(case: UnoTableCase[PlayOn]) -> Finding | None:
    return _cite_eliminated(case, played_on(case))


def _cite_eliminated(case: UnoTableCase[object], events: Events) -> Finding | None:
    """Cites who is out of the match by these events."""
    players = case.state.players
    left = next((event.order for event in events if isinstance(event, SeatsOut)), players)
    gone = [seat for seat in players if seat not in left]
    return holds(LAST_ONE, gone=gone) if gone else None


def cite_winner_by_paper(case: UnoTableCase[PaperScores]) -> Finding | None:
    return _cite_winner(case, brought_along(case))


def cite_winner_by_rules(case: UnoTableCase[AgreeOnRules]) -> Finding | None:
    return _cite_winner(case, agreed(case))


def _cite_winner(case: UnoTableCase[object], events: Events) -> Finding | None:
    """Cites who has won by these events, under the article that is in force then."""
    match = reduce(case.ruleset.evolve, events, case.state)
    ruleset = case.ruleset.ruleset_of(match)
    won = winners(ruleset, match)
    return holds(ruleset.cited(TARGET), **winner_fact(won), total=match.totals[won[0]]) if won else None
