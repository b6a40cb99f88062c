"""Contests: claims that contradict each other. Players decide them, and play goes on meanwhile."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import reduce
from typing import Any, TypeVar

from referee.kit.quantities import EntryNumber
from referee.kit.seats import Seat
from referee.kit.values import known, replace
from referee.match.model.events import Decided
from referee.match.model.game import Candidate
from referee.match.model.rulebook import DECIDE
from referee.match.model.ruleset import MatchCase, MatchRuleset
from referee.match.model.state import AnyMatch, Contest, Match
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.ruleset import Case, Events, Procedure
from referee.rulings.tags import Claim, Event, Freshness, Reporter, claim


@claim("match.decide", Reporter.ANY_SEAT, Freshness.ANY)
@dataclass(frozen=True)
class Decide(Claim):
    """The table decides a contested entry in favor of a seat."""

    entry: EntryNumber
    for_: Seat


def it_is_contested(case: MatchCase[Decide]) -> Finding | None:
    """Breaks `match.decide` if the entry is not contested."""
    if contest_of(case) is None:
        return breaks(DECIDE, entry=case.claim.entry, is_contested=False)
    return None


def no_party_decides(case: MatchCase[Decide]) -> Finding | None:
    """Breaks `match.decide` if a party decides in its own favor."""
    parties, by = known(contest_of(case)).parties, case.submission.by
    return breaks(DECIDE, parties=list(parties)) if by in parties and by == case.claim.for_ else None


def a_party_is_believed(case: MatchCase[Decide]) -> Finding | None:
    """Breaks `match.decide` if the decision favors a seat that is no party."""
    parties = known(contest_of(case)).parties
    if len(parties) > 1 and case.claim.for_ not in parties:
        return breaks(DECIDE, among=list(parties))
    return None


def cite_believed_seat(case: MatchCase[Decide]) -> Finding:
    """Cites `match.decide` with the seat that the decision favors."""
    return holds(DECIDE, believed=case.claim.for_, entry=case.claim.entry)


def contest_of(case: MatchCase[Decide]) -> Contest | None:
    """The contest that is decided; None if there is none about this entry."""
    return next((contest for contest in case.state.contests if contest.entry == case.claim.entry), None)


def lapsed_contests(match: AnyMatch, seat: Seat) -> tuple[Decided, ...]:
    """The events that end the contests of a seat that goes out, leaves, or whose hand is counted: those by
    which the seat would draw cards or put some back (`match.decide`)."""
    return tuple(Decided(contest.entry) for contest in match.contests if seat in _affected_seats(contest))


def _affected_seats(contest: Contest) -> set[Seat]:
    held_back: tuple[Any, ...] = (*contest.otherwise, *contest.in_favor)
    return {contest.seat, *(event.seat for event in held_back)}


def possible_decisions(match: AnyMatch) -> Iterator[Candidate]:
    """The possible decisions of each contest: one in favor of its seat, and one against it."""
    for contest in match.contests:
        others = [seat for seat in match.order if seat != contest.seat]
        against = next((seat for seat in contest.parties if seat != contest.seat), others[0])
        yield from (Candidate(Decide(contest.entry, seat)) for seat in (contest.seat, against))


def decision_events(case: MatchCase[Decide]) -> Events:
    """The end of the contest, and the events that were held back: those in favor of its seat or those against
    it."""
    contest = known(contest_of(case))
    follows = contest.in_favor if case.claim.for_ == contest.seat else contest.otherwise
    return (Decided(contest.entry), *follows)


ContestCase = TypeVar("ContestCase", bound=Case[MatchRuleset, Match[Any], object])


def resolve_held_back(
    case: ContestCase, events: Events, now: Callable[[ContestCase, Event], Events]
) -> Events:
    """The events that events held back by a contest lead to in the present state. `now(case, event)` returns
    those of one event; each is applied before the next one is resolved."""
    resolved: Events = ()
    for event in events:
        following = now(case, event)
        case = replace(case, state=reduce(case.ruleset.evolve, following, case.state))
        resolved = (*resolved, *following)
    return resolved


DECIDE_PROCEDURE: Procedure[MatchCase[Decide]] = Procedure(
    DECIDE,
    needs=(it_is_contested,),
    checks=(no_party_decides, a_party_is_believed, cite_believed_seat),
    effects=decision_events,
)
"""Deciding a contest. A game in which events that were held back can lead to other events by then has its own
effects (see `resolve_held_back`)."""
