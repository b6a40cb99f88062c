"""Contests. A contest begins when two claims contradict each other.

Play goes on, and players decide the contest later.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import reduce
from typing import Any, TypeVar

from referee.kit.quantities import EntryNumber
from referee.kit.seats import Seat
from referee.kit.values import not_none, replace
from referee.match.model.events import ContestDecided
from referee.match.model.game import ClaimCandidate
from referee.match.model.rulebook import DECIDING_A_CONTEST
from referee.match.model.ruleset import MatchClaimCase, MatchRuleset
from referee.match.model.state import AnyMatch, Contest, Match
from referee.rulings.finding import Finding, finding_breaks, finding_holds
from referee.rulings.ruleset import Case, ClaimProcedure, Events
from referee.rulings.tags import AllowedReporter, Claim, ClaimFreshness, Event, register_claim_type


@register_claim_type("match.decide", AllowedReporter.ANY_SEAT, ClaimFreshness.ANY)
@dataclass(frozen=True)
class DecideContest(Claim):
    """The table decides a contested entry in favor of a seat."""

    entry: EntryNumber
    for_: Seat


def the_entry_is_contested(case: MatchClaimCase[DecideContest]) -> Finding | None:
    """The claim breaks `match.decide` if the entry in the claim is not contested."""
    if contest_to_decide(case) is None:
        return finding_breaks(DECIDING_A_CONTEST, entry=case.claim.entry, is_contested=False)
    return None


def no_party_decides_for_itself(case: MatchClaimCase[DecideContest]) -> Finding | None:
    """The claim breaks `match.decide` if a seat that is involved in the contest decides in its own favor."""
    parties, by = not_none(contest_to_decide(case)).parties, case.submission.by
    return (
        finding_breaks(DECIDING_A_CONTEST, parties=list(parties))
        if by in parties and by == case.claim.for_
        else None
    )


def the_decision_favors_a_party(case: MatchClaimCase[DecideContest]) -> Finding | None:
    """The claim breaks `match.decide` if the decision favors a seat that is not involved in the contest.

    If only one seat is involved, the decision may favor any seat.
    """
    parties = not_none(contest_to_decide(case)).parties
    if len(parties) > 1 and case.claim.for_ not in parties:
        return finding_breaks(DECIDING_A_CONTEST, among=list(parties))
    return None


def cite_favored_seat(case: MatchClaimCase[DecideContest]) -> Finding:
    """The finding that cites `match.decide`, with the contested entry and the seat that is favored."""
    return finding_holds(DECIDING_A_CONTEST, believed=case.claim.for_, entry=case.claim.entry)


def contest_to_decide(case: MatchClaimCase[DecideContest]) -> Contest | None:
    """The contest that the claim decides. None if the entry in the claim is not contested."""
    return next((contest for contest in case.state.contests if contest.entry == case.claim.entry), None)


def lapsed_contest_events(match: AnyMatch, seat: Seat) -> tuple[ContestDecided, ...]:
    """The events that end all contests that affect this seat. A contest affects a seat if its decision could
    make the seat draw cards or put cards back.

    Such a contest lapses when the player of the seat goes out or leaves, or when the hand of the seat is
    counted (`match.decide`).
    """
    return tuple(
        ContestDecided(contest.entry)
        for contest in match.contests
        if seat in _seats_affected_by_contest(contest)
    )


def _seats_affected_by_contest(contest: Contest) -> set[Seat]:
    held_back: tuple[Any, ...] = (*contest.otherwise, *contest.in_favor)
    return {contest.seat, *(event.seat for event in held_back)}


def candidate_contest_decisions(match: AnyMatch) -> Iterator[ClaimCandidate]:
    """Two claims for each contest: a decision in favor of `contest.seat`, and a decision against that seat.

    A decision against the seat favors another seat of the contest. If there is none, it favors any other
    player.
    """
    for contest in match.contests:
        others = [seat for seat in match.order if seat != contest.seat]
        against = next((seat for seat in contest.parties if seat != contest.seat), others[0])
        yield from (ClaimCandidate(DecideContest(contest.entry, seat)) for seat in (contest.seat, against))


def contest_decision_events(case: MatchClaimCase[DecideContest]) -> Events:
    """The event that ends the contest, followed by the events that the decision causes.

    Until the decision, a contest holds back two groups of events. One group is for a decision in favor of
    `contest.seat`, the other for a decision against that seat.
    """
    contest = not_none(contest_to_decide(case))
    follows = contest.in_favor if case.claim.for_ == contest.seat else contest.otherwise
    return (ContestDecided(contest.entry), *follows)


ContestCase = TypeVar("ContestCase", bound=Case[MatchRuleset, Match[Any], object])


def resolve_held_back_events(
    case: ContestCase, events: Events, now: Callable[[ContestCase, Event], Events]
) -> Events:
    """The events that really happen after a decision. They replace `events`, which the contest has held back.

    The replacement is needed because the state may have changed since the contest began. `now(case, event)`
    returns the replacement of one event. Each call gets a case with the state after the earlier replacements.
    """
    resolved: Events = ()
    for event in events:
        following = now(case, event)
        case = replace(case, state=reduce(case.ruleset.evolve, following, case.state))
        resolved = (*resolved, *following)
    return resolved


DECIDE_CONTEST_PROCEDURE: ClaimProcedure[MatchClaimCase[DecideContest]] = ClaimProcedure(
    DECIDING_A_CONTEST,
    needs=(the_entry_is_contested,),
    checks=(no_party_decides_for_itself, the_decision_favors_a_party, cite_favored_seat),
    effects=contest_decision_events,
)
"""The procedure for the claim that decides a contest.

A game replaces `effects` if held-back events have to be adapted to the state at the time of the decision (see
`resolve_held_back_events`).
"""
