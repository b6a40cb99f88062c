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
    - `changed`: If the claim edits earlier entries of the logbook, the new rulings on all entries whose
      ruling changes.
    - `now_lawful`: If the claim edits earlier entries, the numbers of refused entries that would be lawful
      after the edit.
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
