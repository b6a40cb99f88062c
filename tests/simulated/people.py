"""What everybody at the simulated table has in common: chance, the round they see, how a claim is told."""

from collections import Counter
from dataclasses import dataclass
from random import Random

from tests.simulated.agreed import Agreed
from tests.simulated.truth import Round

VISIBLE = (
    *("round", "dealer", "turn", "direction", "top", "color"),
    *("hands", "draw_pile", "debt", "out", "totals"),
)


@dataclass(frozen=True)
class Step:
    """One claim, who reports it, the verdict it must get, the rule that says so, what is visible then."""

    claim: dict
    by: str | int
    expect: str
    because: str
    sees: dict


class People:
    """The match as people see it; what they do stands in the classes below this one."""

    rng: Random
    round: Round | None
    agreed: Agreed
    tally: Counter
    totals: list[int]
    number: int
    calls: bool
    challenges: bool
    two_phones: bool
    submission: int

    def is_closed(self) -> bool:
        """Between rounds; without a score a round is over as soon as somebody is out."""
        return self.round is None or (self.round.out is not None and not self.agreed.counts_points)

    def sees(self) -> dict:
        """The visible facts; what belongs to an open round is None between rounds."""
        round_ = self.round
        if self.is_closed():
            return dict.fromkeys(VISIBLE) | {"totals": list(self.totals)}
        return {
            "round": self.number,
            "dealer": round_.dealer,
            "turn": round_.turn,
            "direction": round_.direction,
            "top": round_.top,
            "color": round_.color,
            "hands": [len(hand) for hand in round_.hands],
            "draw_pile": len(round_.pile),
            "debt": _debt(round_),
            "out": round_.out,
            "totals": list(self.totals),
        }

    def _step(self, claim: dict, by: str | int, expect: str, because: str) -> Step:
        self.submission += 1
        return Step(claim, by, expect, because, self.sees())

    def _by(self, seat: int) -> str | int:
        return self.rng.choice(("keeper", seat))

    def _chance(self, probability: float) -> bool:
        return self.rng.random() < probability


def _debt(round_: Round) -> dict | None:
    return round_.debt and {"seat": round_.debt.seat, "count": round_.debt.count}
