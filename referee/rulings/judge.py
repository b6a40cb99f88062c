"""The judge: every claim of every game is decided here. It decides and changes nothing."""

from collections.abc import Iterable, Iterator
from functools import reduce
from typing import Any

from referee.kit.values import replace
from referee.rulings.article import OURS, Article
from referee.rulings.finding import Finding, Weight, holds
from referee.rulings.ruleset import (
    NOTHING_OPEN,
    Case,
    CaseT,
    Check,
    Closing,
    Events,
    Procedure,
    Ruleset,
    nothing_follows_by_itself,
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


Judged = Case[Ruleset, Any, Any]
"""A case of whatever game and claim: its procedure is the one that its ruleset has for the claim's class."""


def judge(ruleset: Ruleset, state: object, submission: Submission, agreed: bool = False) -> Ruling:
    """The ruling on what was heard, in this state, under this ruleset.

    `agreed`: the table lets it count whatever its checks say; a broken need refuses it all the same.
    Raises KeyError for a kind of claim that the ruleset does not know.
    """
    ruling = _judge(ruleset, state, submission, agreed)
    if not ruleset.instead:
        return ruling
    return replace(ruling, findings=tuple(_as_agreed(ruleset, finding) for finding in ruling.findings))


def _aftermath(case: Judged, events: Events, goes_on: bool = False) -> Closing:
    """What happens by itself once these events have happened, where the table plays so. `goes_on`: they
    come before an act that is still to be judged."""
    by_itself = case.ruleset.aftermath
    if by_itself is nothing_follows_by_itself or not events:
        return NOTHING_OPEN
    return by_itself(replace(case, state=reduce(case.ruleset.evolve, events, case.state)), goes_on)


def _closed(procedure: Procedure[Judged], case: Judged) -> Closing:
    """What nobody disputes, and what happens by it."""
    closing = procedure.settles_first(case)
    after = _aftermath(case, closing.events, goes_on=True)
    return Closing((*closing.findings, *after.findings), (*closing.events, *after.events))


def _judge(ruleset: Ruleset, state: object, submission: Submission, agreed: bool) -> Ruling:
    claim = submission.claim
    procedure = ruleset.procedures[claim.__class__]
    unclosed = Case(ruleset, state, claim, submission, state)
    closing = _closed(procedure, unclosed)
    case = Case(ruleset, reduce(ruleset.evolve, closing.events, state), claim, submission, state)
    for unmet in _findings(procedure.needs, case):
        if unmet.weight is Weight.BREAKS:
            return Ruling(Verdict.REFUSED, (unmet,), remedy=procedure.remedy(case))
    found = tuple(_findings(procedure.checks, case))
    broken = tuple(finding for finding in found if finding.weight is Weight.BREAKS)
    if broken and not agreed:
        fines = [fine(unclosed, broken) for fine in procedure.fines]
        findings = (*broken, *(finding for fine in fines for finding in fine.findings))
        events = (*procedure.reveals(unclosed), *(event for fine in fines for event in fine.events))
        after = _aftermath(unclosed, events)
        return Ruling(
            Verdict.REFUSED, (*findings, *after.findings), (*events, *after.events), procedure.remedy(case)
        )
    events = (ruleset.when_agreed(case) if broken else ()) + procedure.effects(case)
    after = _aftermath(case, events)
    findings = (*found, *procedure.follow_ups(case), *after.findings)
    return _counted(procedure.cited(case), findings, closing.findings, closing.events + events + after.events)


def would_count(ruleset: Ruleset, state: object, submission: Submission) -> bool:
    """Whether the judge would not refuse this; stops at the first breach."""
    procedure = ruleset.procedures[submission.claim.__class__]
    case = _closed_case(ruleset, state, submission)
    return not _breaks(_findings(procedure.needs + procedure.checks, case))


def impossible_by(ruleset: Ruleset, state: object, submission: Submission) -> frozenset[str]:
    """The ids of the articles by which a claim cannot have happened at a table; none if it can, or if it has
    no effect at all (a need is not met)."""
    procedure = ruleset.procedures[submission.claim.__class__]
    case = _closed_case(ruleset, state, submission)
    found = () if _breaks(_findings(procedure.needs, case)) else _findings(procedure.impossible, case)
    return frozenset(finding.article for finding in found if finding.weight is Weight.BREAKS)


def _closed_case(ruleset: Ruleset, state: object, submission: Submission) -> Judged:
    """The case of a claim after the events that nobody disputes."""
    claim = submission.claim
    closing = _closed(ruleset.procedures[claim.__class__], Case(ruleset, state, claim, submission, state))
    return Case(ruleset, reduce(ruleset.evolve, closing.events, state), claim, submission, state)


def _counted(
    article: Article, found: tuple[Finding, ...], closed: tuple[Finding, ...], events: Events
) -> Ruling:
    if _breaks(found):
        return Ruling(Verdict.STANDS, (holds(AGREEMENT), *gravest_first(found), *closed), events)
    # A check may have cited the procedure's own article already, with facts.
    own = next((finding for finding in found if finding.article == article.id), None)
    others = tuple(finding for finding in found if finding is not own)
    findings = gravest_first((own or holds(article), *others, *closed))
    return Ruling(verdict_by(findings[0]), findings, events)


def _as_agreed(ruleset: Ruleset, finding: Finding) -> Finding:
    """The finding under the article that this table chose in place of the standard one."""
    chosen = ruleset.instead.get(finding.article)
    return finding if chosen is None else replace(finding, article=chosen.id)


def _findings(checks: Iterable[Check[CaseT]], case: CaseT) -> Iterator[Finding]:
    return (finding for check in checks if (finding := check(case)) is not None)


def _breaks(findings: Iterable[Finding]) -> bool:
    return any(finding.weight is Weight.BREAKS for finding in findings)
