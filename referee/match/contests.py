"""Two stories that stand against each other: people settle them, and play goes on meanwhile."""

from dataclasses import dataclass

from referee.kit.quantities import EntryNumber
from referee.kit.seats import Seat
from referee.match.events import Decided
from referee.match.rulebook import DECIDE
from referee.match.state import Contest, Match
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.ruleset import Case
from referee.rulings.tags import Freshness, Reporter, claim


@claim("match.decide", Reporter.ANY_SEAT, Freshness.ANY)
@dataclass(frozen=True)
class Decide:
    """The people settle a contested entry in favor of a seat."""

    entry: EntryNumber
    for_: Seat


def it_is_contested(case: Case) -> Finding | None:
    if contest_of(case) is None:
        return breaks(DECIDE, entry=case.claim.entry, is_contested=False)
    return None


def no_party_decides(case: Case) -> Finding | None:
    """The keeper decides, or a seat that is no party to it."""
    parties = contest_of(case).parties
    return breaks(DECIDE, parties=list(parties)) if case.heard.by in parties else None


def a_party_is_believed(case: Case) -> Finding | None:
    parties = contest_of(case).parties
    if len(parties) > 1 and case.claim.for_ not in parties:
        return breaks(DECIDE, among=list(parties))
    return None


def who_is_believed(case: Case) -> Finding:
    return holds(DECIDE, believed=case.claim.for_, entry=case.claim.entry)


def contest_of(case: Case) -> Contest | None:
    match: Match = case.state
    return next((contest for contest in match.contests if contest.entry == case.claim.entry), None)


def contests_lapsed(match: Match, seat: Seat) -> tuple[Decided, ...]:
    """What was contested of a seat is over when it goes out or leaves."""
    return tuple(Decided(contest.entry) for contest in match.contests if contest.seat == seat)


def decided(case: Case) -> tuple:
    """The contest is over; believed against its seat, what was held back follows."""
    contest = contest_of(case)
    follows = () if case.claim.for_ == contest.seat else contest.otherwise
    return (Decided(contest.entry), *follows)
