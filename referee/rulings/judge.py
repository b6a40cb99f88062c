"""The judge: functions that decide every claim of every game. They return rulings and change no state."""

from collections.abc import Iterable, Iterator
from functools import reduce
from typing import Any

from referee.kit.values import replace
from referee.rulings.article import OURS, Article
from referee.rulings.finding import Finding, FindingWeight, finding_holds
from referee.rulings.ruleset import (
    NOTHING_IMPLIED,
    Case,
    CaseT,
    Check,
    ClaimProcedure,
    Events,
    ImpliedEvents,
    Ruleset,
    return_no_aftermath,
)
from referee.rulings.ruling import Ruling
from referee.rulings.submission import Submission
from referee.rulings.verdict import Verdict, sort_gravest_first, verdict_of_gravest_finding

AGREEMENT_ARTICLE = Article("match.agreement", (OURS,))


def is_lawful(ruling: Ruling) -> bool:
    """Whether a claim takes effect, and not only because the players let it count."""
    return ruling.takes_effect and ruling.findings[0].article != AGREEMENT_ARTICLE.id


CaseOfAnyClaim = Case[Ruleset, Any, Any]
"""A `Case` (a claim with its match state and ruleset) of any game and any type of claim."""


def judge(ruleset: Ruleset, state: object, submission: Submission, agreed: bool = False) -> Ruling:
    """The ruling on a submission in this state, under this ruleset.

    `agreed`: Whether the players let the claim count although a check refuses it. A claim whose needs
    (preconditions) are not met is always refused. Raises KeyError for a type of claim that the ruleset does
    not know.
    """
    ruling = _judge_citing_standard_articles(ruleset, state, submission, agreed)
    if not ruleset.substitutes:
        return ruling
    return replace(
        ruling, findings=tuple(_cite_substitute_article(ruleset, finding) for finding in ruling.findings)
    )


def _infer_aftermath_of_house_rule(
    case: CaseOfAnyClaim, events: Events, goes_on: bool = False
) -> ImpliedEvents:
    """The events that a house rule adds after these events, with findings that cite the house rule.

    `goes_on`: True if these events happen before the claim, which still has to be judged. False if they are
    events of the ruling on the claim.
    """
    aftermath = case.ruleset.aftermath
    if aftermath is return_no_aftermath or not events:
        return NOTHING_IMPLIED
    return aftermath(replace(case, state=reduce(case.ruleset.evolve, events, case.state)), goes_on)


def _events_implied_before_claim(
    procedure: ClaimProcedure[CaseOfAnyClaim], case: CaseOfAnyClaim
) -> ImpliedEvents:
    """The unreported events that must have happened before the claim, with findings about these events.

    The result includes the events that a house rule adds after these events.
    """
    implied = procedure.infer_first(case)
    after = _infer_aftermath_of_house_rule(case, implied.events, goes_on=True)
    return ImpliedEvents((*implied.findings, *after.findings), (*implied.events, *after.events))


def _judge_citing_standard_articles(
    ruleset: Ruleset, state: object, submission: Submission, agreed: bool
) -> Ruling:
    claim = submission.claim
    procedure = ruleset.procedures[claim.__class__]
    reported = Case(ruleset, state, claim, submission, state)
    implied = _events_implied_before_claim(procedure, reported)
    case = Case(ruleset, reduce(ruleset.evolve, implied.events, state), claim, submission, state)
    for unmet in _findings_of_checks(procedure.needs, case):
        if unmet.weight is FindingWeight.BREAKS:
            return Ruling(Verdict.REFUSED, (unmet,), remedy=procedure.remedy(case))
    found = tuple(_findings_of_checks(procedure.checks, case))
    broken = tuple(finding for finding in found if finding.weight is FindingWeight.BREAKS)
    if broken and not agreed:
        fines = [fine(reported, broken) for fine in procedure.fines]
        findings = (*broken, *(finding for fine in fines for finding in fine.findings))
        events = (*procedure.reveals(reported), *(event for fine in fines for event in fine.events))
        after = _infer_aftermath_of_house_rule(reported, events)
        return Ruling(
            Verdict.REFUSED, (*findings, *after.findings), (*events, *after.events), procedure.remedy(case)
        )
    events = (ruleset.when_agreed(case) if broken else ()) + procedure.effects(case)
    after = _infer_aftermath_of_house_rule(case, events)
    findings = (*found, *procedure.follow_ups(case), *after.findings)
    return _ruling_on_accepted_claim(
        procedure.article_cited_by_ruling(case),
        findings,
        implied.findings,
        implied.events + events + after.events,
    )


def would_take_effect(ruleset: Ruleset, state: object, submission: Submission) -> bool:
    """Whether the judge would accept a submission. This is faster than a complete ruling.

    The function stops at the first need (precondition) or check that the claim breaks. Raises KeyError for a
    type of claim that the ruleset does not know.
    """
    procedure = ruleset.procedures[submission.claim.__class__]
    case = _case_after_implied_events(ruleset, state, submission)
    return not _any_finding_breaks(_findings_of_checks(procedure.needs + procedure.checks, case))


def ids_of_articles_proving_impossible(
    ruleset: Ruleset, state: object, submission: Submission
) -> frozenset[str]:
    """The ids of the articles that show that a claim cannot be true. Empty if the claim can be true.

    If a need (precondition) of the claim is not met, the result is also empty, because the claim has no
    effect. Raises KeyError for a type of claim that the ruleset does not know.
    """
    procedure = ruleset.procedures[submission.claim.__class__]
    case = _case_after_implied_events(ruleset, state, submission)
    found = (
        ()
        if _any_finding_breaks(_findings_of_checks(procedure.needs, case))
        else _findings_of_checks(procedure.impossible, case)
    )
    return frozenset(finding.article for finding in found if finding.weight is FindingWeight.BREAKS)


def _case_after_implied_events(ruleset: Ruleset, state: object, submission: Submission) -> CaseOfAnyClaim:
    """The `Case` of a claim, for the functions that check it. Its state includes the implied events."""
    claim = submission.claim
    implied = _events_implied_before_claim(
        ruleset.procedures[claim.__class__], Case(ruleset, state, claim, submission, state)
    )
    return Case(ruleset, reduce(ruleset.evolve, implied.events, state), claim, submission, state)


def _ruling_on_accepted_claim(
    article: Article, found: tuple[Finding, ...], implied: tuple[Finding, ...], events: Events
) -> Ruling:
    if _any_finding_breaks(found):
        return Ruling(
            Verdict.STANDS, (finding_holds(AGREEMENT_ARTICLE), *sort_gravest_first(found), *implied), events
        )
    # If a check has already cited this article, its finding is kept, because it contains facts.
    own = next((finding for finding in found if finding.article == article.id), None)
    others = tuple(finding for finding in found if finding is not own)
    findings = sort_gravest_first((own or finding_holds(article), *others, *implied))
    return Ruling(verdict_of_gravest_finding(findings[0]), findings, events)


def _cite_substitute_article(ruleset: Ruleset, finding: Finding) -> Finding:
    """The finding, but with the article that this table chose in place of the standard article.

    If the table has not replaced the standard article, the finding is unchanged.
    """
    chosen = ruleset.substitutes.get(finding.article)
    return finding if chosen is None else replace(finding, article=chosen.id)


def _findings_of_checks(checks: Iterable[Check[CaseT]], case: CaseT) -> Iterator[Finding]:
    return (finding for check in checks if (finding := check(case)) is not None)


def _any_finding_breaks(findings: Iterable[Finding]) -> bool:
    return any(finding.weight is FindingWeight.BREAKS for finding in findings)
