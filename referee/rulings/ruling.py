"""A ruling: the verdict on a claim, its findings, and its events."""

from dataclasses import dataclass
from enum import StrEnum

from referee.rulings.finding import GRAVITY, Finding, Weight
from referee.rulings.tags import Claim, Event


class Verdict(StrEnum):
    """Upheld: the rules say yes. Stands: nothing known speaks against it, but a condition cannot be
    seen. Contested: two stories stand against each other. Refused: the rules say no."""

    UPHELD = "upheld"
    STANDS = "stands"
    CONTESTED = "contested"
    REFUSED = "refused"


VERDICT_OF = {
    Weight.HOLDS: Verdict.UPHELD,
    Weight.UNSEEN: Verdict.STANDS,
    Weight.CROSSED: Verdict.CONTESTED,
    Weight.BREAKS: Verdict.REFUSED,
}


@dataclass(frozen=True)
class Changed:
    """The new ruling that an edit gives an earlier entry, or None if the edit drops that entry."""

    entry: int
    ruling: "Ruling | None"


@dataclass(frozen=True)
class Ruling:
    """The decision on a claim.

    - `findings`: The articles that were applied, the deciding one first.
    - `events`: What the claim changes, in the order in which it happens.
    - `remedy`: A claim that would put a refusal right.
    - `changed`: If the claim edits earlier entries, the rulings that are in force instead of the stored ones.
    - `now_lawful`: If the claim edits earlier entries, the refused entries that would count after the edit.
    """

    verdict: Verdict
    findings: tuple[Finding, ...]
    events: tuple[Event, ...] = ()
    remedy: Claim | None = None
    changed: tuple[Changed, ...] = ()
    now_lawful: tuple[int, ...] = ()

    @property
    def counts(self) -> bool:
        """Whether the claim takes effect: every verdict but a refusal."""
        return self.verdict is not Verdict.REFUSED


def gravest_first(findings: tuple[Finding, ...]) -> tuple[Finding, ...]:
    """The findings by weight, the deciding one first. Findings of equal weight keep their order."""
    return tuple(sorted(findings, key=lambda finding: -GRAVITY[finding.weight]))


def verdict_by(deciding: Finding) -> Verdict:
    """The verdict on a claim with this finding as its gravest."""
    return VERDICT_OF[deciding.weight]
