"""The verdict on a claim, and how it follows from the gravest finding."""

from enum import StrEnum

from referee.rulings.finding import GRAVITY_BY_WEIGHT, Finding, FindingWeight


class Verdict(StrEnum):
    """The decision on a claim.

    - `UPHELD`: The rules allow the claim.
    - `STANDS`: Nothing known contradicts the claim, but nobody can check one of its conditions.
    - `CONTESTED`: Two statements contradict each other.
    - `REFUSED`: The rules forbid the claim.
    """

    UPHELD = "upheld"
    STANDS = "stands"
    CONTESTED = "contested"
    REFUSED = "refused"


VERDICT_BY_GRAVEST_WEIGHT = {
    FindingWeight.HOLDS: Verdict.UPHELD,
    FindingWeight.UNSEEN: Verdict.STANDS,
    FindingWeight.CROSSED: Verdict.CONTESTED,
    FindingWeight.BREAKS: Verdict.REFUSED,
}


def sort_gravest_first(findings: tuple[Finding, ...]) -> tuple[Finding, ...]:
    """The findings sorted by weight, the gravest first. Findings of equal weight keep their order."""
    return tuple(sorted(findings, key=lambda finding: -GRAVITY_BY_WEIGHT[finding.weight]))


def verdict_of_gravest_finding(deciding: Finding) -> Verdict:
    """The verdict on a claim whose gravest finding is `deciding`."""
    return VERDICT_BY_GRAVEST_WEIGHT[deciding.weight]
