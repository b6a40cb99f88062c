"""What everybody at the simulated table has in common: chance, the round they see, how a claim is told."""

from collections import Counter
from dataclasses import dataclass
from random import Random

from tests.simulated_golf import rules
from tests.simulated_golf.agreed import Agreed
from tests.simulated_golf.truth import Place, Round, Turn

VISIBLE = ("round", "dealer", "turn", "direction", "top", "grids", "draw_pile", "closed_by", "totals")

DECIDABLE = "upheld"  # evidence.md 5.7: every move and clear can be seen


@dataclass(frozen=True)
class Step:
    """One claim, who reports it, the verdict it must get, the rule that says so, what is visible then.

    `expect` is "upheld", "stands", "lawful" (anything but refused) or "unlawful" (refused, nothing changes).
    """

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
    seats: int

    def sees(self) -> dict:
        """The visible facts; what belongs to an open round is None between rounds."""
        round_ = self.round
        if round_ is None:
            return dict.fromkeys(VISIBLE) | {"totals": list(self.totals)}
        is_played = round_.turn is not None
        return {
            "round": self.number,
            "dealer": round_.dealer,
            "turn": round_.turn,
            "direction": round_.direction if is_played else None,
            "top": round_.top if is_played else None,
            "grids": [grid.visible() for grid in round_.grids],
            "draw_pile": len(round_.pile) if is_played else None,
            "closed_by": round_.closed_by,
            "totals": list(self.totals),
        }

    def _step(self, claim: dict, by: str | int, expect: str, because: str) -> Step:
        return Step(claim, by, expect, because, self.sees())

    def by(self, seat: int) -> str | int:
        return self.rng.choice(("keeper", seat))

    def _chance(self, probability: float) -> bool:
        return self.rng.random() < probability


def place_json(place: Place) -> dict:
    return {"column": place[0], "row": rules.ROWS[place[1]]}


def clear_json(column: int, on_top: str) -> dict:
    return {"column": column, "on_top": on_top}


def card_json(place: Place, card: str) -> dict:
    return place_json(place) | {"card": card}


def turn_json(turn: Turn, rng: Random, seats: int) -> dict:
    """golf.md 2.4: the whole turn, and now and then what may as well be left out."""
    claim: dict = {"claim": "golf.turn", "seat": turn.seat, "took": turn.took}
    if turn.took == "pile" or rng.random() < 0.5:
        claim["card"] = turn.card
    if turn.throws:
        claim |= {"flip": place_json(turn.place)}
    else:
        claim["place"] = place_json(turn.place)
        if turn.opens or rng.random() < 0.6:
            claim["came_out"] = turn.out
    if turn.cleared:
        claim["cleared"] = [clear_json(*clear) for clear in turn.cleared]
    if turn.targets and (seats > 2 or rng.random() < 0.5):
        claim["targets"] = list(turn.targets)
    if turn.said:
        claim["said_uno"] = True
    return claim
