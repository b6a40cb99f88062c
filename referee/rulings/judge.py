"""The judge decides every claim of every game. It changes nothing."""

from collections.abc import Iterable, Iterator
from functools import reduce
from typing import Any

from referee.kit.values import replace
from referee.rulings.article import OURS, Article
from referee.rulings.finding import Finding, Weight, holds
from referee.rulings.ruleset import (
    NOTHING_IMPLIED,
    Case,
    CaseT,
    Check,
    Events,
    ImpliedEvents,
    Procedure,
    Ruleset,
    no_aftermath,
)
from referee.rulings.ruling import Ruling, Verdict, gravest_first, verdict_by
from referee.rulings.submission import Submission

AGREEMENT = Article(
    "match.agreement",
    "Agreement of the table",
    "The people at the table may let a claim count that the rules refuse. It then stands because they "
    "agreed, and the articles it breaks stay on record beside it.",
    (OURS,),
)


RulesetCase = Case[Ruleset, Any, Any]
"""A case of any game and claim. Its procedure is the one that its ruleset has for the type of the claim."""


def judge(ruleset: Ruleset, state: object, submission: Submission, agreed: bool = False) -> Ruling:
    """The ruling on a submission in this state, under this ruleset.

    `agreed`: The table lets the claim count although checks refuse it. A broken need refuses it nevertheless.
    Raises KeyError for a type of claim that the ruleset does not know.
    """
    ruling = _judge(ruleset, state, submission, agreed)
    if not ruleset.substitutes:
        return ruling
    return replace(ruling, findings=tuple(_with_substitute(ruleset, finding) for finding in ruling.findings))


def _aftermath(case: RulesetCase, events: Events, goes_on: bool = False) -> ImpliedEvents:
    """The events that follow by a house rule from these events. `goes_on`: an act that is still to be judged
    follows them."""
    aftermath = case.ruleset.aftermath
    if aftermath is no_aftermath or not events:
        return NOTHING_IMPLIED
    return aftermath(replace(case, state=reduce(case.ruleset.evolve, events, case.state)), goes_on)


def _implied_before(procedure: Procedure[RulesetCase], case: RulesetCase) -> ImpliedEvents:
    """The events that a claim implies to have happened before it, and their aftermath."""
    implied = procedure.infer_first(case)
    after = _aftermath(case, implied.events, goes_on=True)
    return ImpliedEvents((*implied.findings, *after.findings), (*implied.events, *after.events))


def _judge(ruleset: Ruleset, state: object, submission: Submission, agreed: bool) -> Ruling:
    claim = submission.claim
    procedure = ruleset.procedures[claim.__class__]
    reported = Case(ruleset, state, claim, submission, state)
    implied = _implied_before(procedure, reported)
    case = Case(ruleset, reduce(ruleset.evolve, implied.events, state), claim, submission, state)
    for unmet in _findings(procedure.needs, case):
        if unmet.weight is Weight.BREAKS:
            return Ruling(Verdict.REFUSED, (unmet,), remedy=procedure.remedy(case))
    found = tuple(_findings(procedure.checks, case))
    broken = tuple(finding for finding in found if finding.weight is Weight.BREAKS)
    if broken and not agreed:
        fines = [fine(reported, broken) for fine in procedure.fines]
        findings = (*broken, *(finding for fine in fines for finding in fine.findings))
        events = (*procedure.reveals(reported), *(event for fine in fines for event in fine.events))
        after = _aftermath(reported, events)
        return Ruling(
            Verdict.REFUSED, (*findings, *after.findings), (*events, *after.events), procedure.remedy(case)
        )
    events = (ruleset.when_agreed(case) if broken else ()) + procedure.effects(case)
    after = _aftermath(case, events)
    findings = (*found, *procedure.follow_ups(case), *after.findings)
    return _ruling_in_effect(
        procedure.article_of(case), findings, implied.findings, implied.events + events + after.events
    )


def would_count(ruleset: Ruleset, state: object, submission: Submission) -> bool:
    """Whether the judge would not refuse a submission. Stops at the first broken check."""
    procedure = ruleset.procedures[submission.claim.__class__]
    case = _case_after_implied_events(ruleset, state, submission)
    return not _any_breaks(_findings(procedure.needs + procedure.checks, case))


def impossible_by(ruleset: Ruleset, state: object, submission: Submission) -> frozenset[str]:
    """The ids of the articles by which a claim cannot have happened at a table; empty if it can have
    happened, or if a need is not met, so that it has no effect."""
    procedure = ruleset.procedures[submission.claim.__class__]
    case = _case_after_implied_events(ruleset, state, submission)
    found = () if _any_breaks(_findings(procedure.needs, case)) else _findings(procedure.impossible, case)
    return frozenset(finding.article for finding in found if finding.weight is Weight.BREAKS)


def _case_after_implied_events(ruleset: Ruleset, state: object, submission: Submission) -> RulesetCase:
    """The case of a claim, in the state after the events that it implies."""
    claim = submission.claim
    implied = _implied_before(
        ruleset.procedures[claim.__class__], Case(ruleset, state, claim, submission, state)
    )
    return Case(ruleset, reduce(ruleset.evolve, implied.events, state), claim, submission, state)


def _ruling_in_effect(
    article: Article, found: tuple[Finding, ...], implied: tuple[Finding, ...], events: Events
) -> Ruling:
    if _any_breaks(found):
        return Ruling(Verdict.STANDS, (holds(AGREEMENT), *gravest_first(found), *implied), events)
    # A check may have cited the procedure's own article already, with facts.
    own = next((finding for finding in found if finding.article == article.id), None)
    others = tuple(finding for finding in found if finding is not own)
    findings = gravest_first((own or holds(article), *others, *implied))
    return Ruling(verdict_by(findings[0]), findings, events)


def _with_substitute(ruleset: Ruleset, finding: Finding) -> Finding:
    """The finding with the article that this table chose instead of the standard one."""
    chosen = ruleset.substitutes.get(finding.article)
    return finding if chosen is None else replace(finding, article=chosen.id)


def _findings(checks: Iterable[Check[CaseT]], case: CaseT) -> Iterator[Finding]:
    return (finding for check in checks if (finding := check(case)) is not None)


def _any_breaks(findings: Iterable[Finding]) -> bool:
    return any(finding.weight is Weight.BREAKS for finding in findings)
