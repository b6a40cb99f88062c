"""A ruling: the verdict on a claim, its findings, and what is true from now on."""

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
    """A ruling that an editing entry puts in force for an earlier entry; None: that entry fell."""

    entry: int
    ruling: "Ruling | None"


@dataclass(frozen=True)
class Ruling:
    """The verdict, findings with the deciding one first, and events in the order they happened.

    `remedy` is a claim that would put a refusal right. `changed` and `now_lawful` are filled by claims
    that edit the line: the rulings now in force instead of stored ones, and the refused entries that
    would hold by now.
    """

    verdict: Verdict
    findings: tuple[Finding, ...]
    events: tuple[Event, ...] = ()
    remedy: Claim | None = None
    changed: tuple[Changed, ...] = ()
    now_lawful: tuple[int, ...] = ()

    @property
    def counts(self) -> bool:
        return self.verdict is not Verdict.REFUSED


def gravest_first(findings: tuple[Finding, ...]) -> tuple[Finding, ...]:
    """The deciding finding first; findings of one weight keep their order."""
    return tuple(sorted(findings, key=lambda finding: -GRAVITY[finding.weight]))


def verdict_by(deciding: Finding) -> Verdict:
    """The verdict on a claim whose gravest finding this is."""
    return VERDICT_OF[deciding.weight]
