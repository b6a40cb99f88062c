"""A fault that is planned, and how a campaign of them went."""

from collections import Counter
from dataclasses import dataclass, field

from tests.proofs.failures import Fault

WHATS = ("answered", "not-applied", "outcome-unknown", "cut off")


@dataclass(frozen=True)
class Planned:
    """The nth call of its kind that such a request makes has this fault."""

    request: str
    fault: Fault
    nth: int

    def __str__(self) -> str:
        return f"{self.request}, call {self.nth}: {self.fault}"


@dataclass
class Outcome:
    """How it went; all texts are of what is wrong, and there should be none."""

    faults: int = 0
    calls: Counter[str] = field(default_factory=Counter)
    """How many faults were met by each kind of call."""
    told: Counter[str] = field(default_factory=Counter)
    """Answers by what they were, see WHATS."""
    acknowledged: int = 0
    longest: float = 0.0
    """Seconds until an answer."""
    until_ready: float = 0.0
    """Seconds at most until the server was ready, after a fault that no worker died of."""
    lost: list[str] = field(default_factory=list)
    miscoded: list[str] = field(default_factory=list)
    other: list[str] = field(default_factory=list)

    def __add__(self, other: "Outcome") -> "Outcome":
        return Outcome(
            self.faults + other.faults,
            self.calls + other.calls,
            self.told + other.told,
            self.acknowledged + other.acknowledged,
            max(self.longest, other.longest),
            max(self.until_ready, other.until_ready),
            self.lost + other.lost,
            self.miscoded + other.miscoded,
            self.other + other.other,
        )

    @property
    def wrong(self) -> list[str]:
        return self.lost + self.miscoded + self.other

    def __str__(self) -> str:
        told = ", ".join(f"{self.told[what]:,} {what}" for what in WHATS)
        bad = f"{len(self.lost)} lost, {len(self.miscoded)} wrong codes"
        times = f"answers within {self.longest:.1f} s, ready within {self.until_ready:.1f} s"
        return f"{self.faults:,} faults: {told}; {self.acknowledged:,} acknowledged, {bad}; {times}"
