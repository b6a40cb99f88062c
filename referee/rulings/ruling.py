"""A ruling: the verdict on a claim, its findings, and its events."""

from dataclasses import dataclass

from referee.rulings.finding import Finding
from referee.rulings.tags import Claim, Event
from referee.rulings.verdict import Verdict


@dataclass(frozen=True)
class RulingChangedByEdit:
    """The effect of an edit on one earlier entry. An edit takes back or corrects an entry of the logbook.

    - `entry`: The number of the earlier entry.
    - `ruling`: The new ruling on the earlier entry. None if the entry no longer has any effect.
    """

    entry: int
    ruling: "Ruling | None"


@dataclass(frozen=True)
class Ruling:
    """The decision on a claim, with its reasons and effects.

    - `findings`: The results of all articles (rules) that were applied. The first finding decides the
      verdict.
    - `events`: The changes of the match state, in the order in which they happen.
    - `remedy`: A claim that would correct the refusal. None if there is no such claim, or if the claim is not
      refused.
    - `changed`: The new rulings on earlier entries of the logbook. Empty unless the claim edits earlier
      entries. Entries whose ruling stays the same are left out.
    - `now_lawful`: The numbers of earlier refused entries that would be lawful after this claim. Empty unless
      the claim edits earlier entries.
    """

    verdict: Verdict
    findings: tuple[Finding, ...]
    events: tuple[Event, ...] = ()
    remedy: Claim | None = None
    changed: tuple[RulingChangedByEdit, ...] = ()
    now_lawful: tuple[int, ...] = ()

    @property
    def takes_effect(self) -> bool:
        """Whether the claim takes effect. Every verdict except `REFUSED` lets a claim take effect."""
        return self.verdict is not Verdict.REFUSED
