"""Two stories that stand against each other: people settle them, and play goes on meanwhile."""

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
    if contest_of(case) is None:
        return breaks(DECIDE, entry=case.claim.entry, is_contested=False)
    return None


def no_party_decides(case: MatchCase[Decide]) -> Finding | None:
    """The keeper decides, or a seat that is no party to it; a party only against itself."""
    parties, by = known(contest_of(case)).parties, case.submission.by
    return breaks(DECIDE, parties=list(parties)) if by in parties and by == case.claim.for_ else None


def a_party_is_believed(case: MatchCase[Decide]) -> Finding | None:
    parties = known(contest_of(case)).parties
    if len(parties) > 1 and case.claim.for_ not in parties:
        return breaks(DECIDE, among=list(parties))
    return None


def who_is_believed(case: MatchCase[Decide]) -> Finding:
    return holds(DECIDE, believed=case.claim.for_, entry=case.claim.entry)


def contest_of(case: MatchCase[Decide]) -> Contest | None:
    return next((contest for contest in case.state.contests if contest.entry == case.claim.entry), None)


def contests_lapsed(match: AnyMatch, seat: Seat) -> tuple[Decided, ...]:
    """What was contested is over when a seat goes out or leaves, or its hand is counted, that would draw
    cards by it or put some back."""
    return tuple(Decided(contest.entry) for contest in match.contests if seat in _concerned(contest))


def _concerned(contest: Contest) -> set[Seat]:
    held_back: tuple[Any, ...] = (*contest.otherwise, *contest.in_favor)
    return {contest.seat, *(event.seat for event in held_back)}


def decisions(match: AnyMatch) -> Iterator[Candidate]:
    """What the people may decide of all that is contested: for one party or for another."""
    for contest in match.contests:
        others = [seat for seat in match.order if seat != contest.seat]
        against = next((seat for seat in contest.parties if seat != contest.seat), others[0])
        yield from (Candidate(Decide(contest.entry, seat)) for seat in (contest.seat, against))


def decided(case: MatchCase[Decide]) -> Events:
    """The contest is over; what was held back follows, against its seat or in its favor."""
    contest = known(contest_of(case))
    follows = contest.in_favor if case.claim.for_ == contest.seat else contest.otherwise
    return (Decided(contest.entry), *follows)


ContestCase = TypeVar("ContestCase", bound=Case[MatchRuleset, Match[Any], object])


def as_it_is_now(case: ContestCase, events: Events, now: Callable[[ContestCase, Event], Events]) -> Events:
    """What was held back, one after the other: `now(case, event)` is what an event comes to by then."""
    done: Events = ()
    for event in events:
        come = now(case, event)
        case, done = replace(case, state=reduce(case.ruleset.evolve, come, case.state)), (*done, *come)
    return done


DECIDE_PROCEDURE: Procedure[MatchCase[Decide]] = Procedure(
    DECIDE,
    needs=(it_is_contested,),
    checks=(no_party_decides, a_party_is_believed, who_is_believed),
    effects=decided,
)
"""What was held back may come to something else by then: then a game has effects of its own."""
