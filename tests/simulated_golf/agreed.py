"""What people agreed on before the match, read from the JSON of a ruleset."""

from dataclasses import dataclass

from tests.simulated_golf import rules, variants


@dataclass(frozen=True)
class Agreed:
    """A ruleset: every difference has an option, a house rule is in force with its parameters or is not."""

    differences: dict
    house_rules: dict
    target: int

    @classmethod
    def on(cls, agreed: dict | None) -> "Agreed":
        """What is left out is as in the preset."""
        agreed = agreed or {}
        preset = variants.MEANINGS[agreed.get("preset", "standard")]
        return cls(
            preset["differences"] | agreed.get("differences", {}),
            agreed.get("house_rules", preset["house_rules"]),
            agreed.get("target", preset["target"]),
        )

    def __getitem__(self, difference: str) -> str | int:
        return self.differences[difference]

    def has(self, house_rule: str) -> bool:
        return house_rule in self.house_rules

    @property
    def pickups(self) -> int | None:
        """G14: how many action cards a player may take from the discards in a round; None for any number."""
        if self.has("no-action-pickup"):
            return 0
        return self.house_rules["pickup-limit"]["times"] if self.has("pickup-limit") else None

    @property
    def corners(self) -> dict[str, int] | None:
        """golf.md 2.1: the corner points, where people agreed on them."""
        return self.house_rules.get("corner-points")

    @property
    def deck(self) -> tuple[str, ...]:
        return rules.full_deck(self["double-draw-twos"])

    def copies(self, card: str) -> int:
        return rules.copies(card, self["double-draw-twos"])

    def is_alike(self, one: str, other: str) -> bool:
        return rules.is_alike(one, other, "symbols-match" in self.house_rules)
