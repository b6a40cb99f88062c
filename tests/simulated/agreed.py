"""One table's agreement, read from the JSON of its rules: which option of a difference, which house rules."""

from dataclasses import dataclass

from tests.simulated import rules
from tests.simulated.variants import DEFAULTS, PARAMETERS, STANDARD

PROGRESSIVE = ("2/2", "4/4")  # house-rules.md 3.1: like on like


@dataclass(frozen=True)
class Agreed:
    """What people agreed on, with the questions the simulated table has about it."""

    differences: dict
    house_rules: dict
    target: int
    is_standard: bool

    @classmethod
    def on(cls, given: dict | None) -> "Agreed":
        """Rules spelled out in full; None is the standard."""
        given = given or STANDARD
        differences = DEFAULTS | given.get("differences", {})
        house = {
            name: PARAMETERS.get(name, {}) | more
            for name, more in given.get("house_rules", {}).items()
            if more is not None
        }
        if "force-play" in house:
            differences |= {"declining": "must-lay", "drawn-card": "must"}
        if "must-play-drawn" in house:
            differences |= {"drawn-card": "must"}
        is_standard = differences == DEFAULTS and not house
        return cls(differences, house, given.get("target", rules.TARGET), is_standard)

    def __getitem__(self, difference: str) -> str | int:
        return self.differences[difference]

    def has(self, house_rule: str) -> bool:
        return house_rule in self.house_rules

    def says(self, house_rule: str, parameter: str):
        """A parameter of a house rule; False where that is not played."""
        return self.house_rules.get(house_rule, {}).get(parameter, False)

    def fine(self, house_rule: str) -> int:
        """Cards drawn for a mistake; 0 where the house does not punish it."""
        return int(self.says(house_rule, "cards"))

    @property
    def hand_size(self) -> int:
        """uno.md 5: seven cards, or as many as people agreed on."""
        return int(self.says("hand-size", "cards")) or rules.HAND_SIZE

    @property
    def must_lay(self) -> bool:
        """uno.md 17, or house-rules.md 3.6: who can lay a card must."""
        return self["declining"] == "must-lay" or self.has("draw-until")

    @property
    def counts_points(self) -> bool:
        """uno.md 51: some tables count the rounds won, and no cards."""
        return self["scoring"] not in ("none", "rounds")

    @property
    def seven_may_keep(self) -> bool:
        """house-rules.md 3.5: the player of a 7 may leave the swap out, unless people agreed on it."""
        return self.has("seven-zero") and not self.says("seven-zero", "must_swap")

    @property
    def calls(self) -> bool:
        """house-rules.md 3.8: some tables neither call nor catch."""
        return not self.has("no-calls")

    @property
    def challenges(self) -> bool:
        return not self.has("no-bluffing")

    @property
    def only_acts_matter(self) -> bool:
        """uno.md 39 by default: every act closes the time to catch."""
        return self["catch-until"] == "next-act"

    @property
    def answers(self) -> frozenset[str]:
        """house-rules.md 3.1, 3.2: which draw card may be laid on which while it is owed."""
        named = self.says("stacking", "answers") or ()
        named = (named,) if isinstance(named, str) else tuple(named)
        return frozenset(named + (PROGRESSIVE if "progressive" in named else ()))

    def team(self, seat: int, seats: int) -> list[int]:
        """uno.md 54: the partner sits opposite, also with more than two teams; or every second seat
        plays together."""
        between = {"partners": seats // 2, "pairs": seats // 2, "two-teams": 2}.get(str(self["scoring"]))
        return [seat] if between is None else [(seat + step) % seats for step in range(0, seats, between)]

    def deck(self) -> list[str]:
        """uno.md 1: the cards of the agreed edition. house-rules.md 3.13: in the deck with blank cards, one
        that stands for a lost card is no Wild Customizable any more."""
        cards = rules.full_deck(str(self["deck"]))
        if self["deck"] == "112-blank":
            for _ in self.lost_cards[: cards.count(rules.CUSTOMIZABLE)]:
                cards.remove(rules.CUSTOMIZABLE)
        return cards

    @property
    def lost_cards(self) -> list[str]:
        """The cards for which blank cards stand."""
        named = str(self.says("blank-cards", "cards") or "")
        return [card.strip() for card in named.split(",") if card.strip()]

    def points(self, card: str) -> int:
        return rules.points(card, int(self["special-wild-points"]))
