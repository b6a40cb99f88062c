"""Hide and ask: what is ruled and said of a position with a part hidden holds however it is filled in.

Here of the same matches each time, and of two new ones; many more are played by `make prove ARGS="hidden"`:
tests/proofs/hiding.py.
"""

from random import Random

import pytest

from referee.kit.cards import COLORS
from tests.proofs import hiding, hiding_golf, hiding_uno
from tests.proofs.hiding import hide_some
from tests.proofs.hiding_earlier import hide_some_earlier
from tests.seeds import FIXED_SEED
from tests.simulated import variants
from tests.simulated_golf import variants as golf_variants

CLAIMS, TABLES = 120, 5
WAYS = {
    "uno": [None, *variants.PRESETS.values()],
    "golf": [None, *golf_variants.PRESETS.values()],
}
POSITIONS = {"uno": 20, "golf": 10}
"""At most, of a table."""
EARLIER = 15
"""The same with claims that happened since."""


@pytest.mark.parametrize("number", range(TABLES))
@pytest.mark.parametrize("name", WAYS)
def test_what_is_ruled_and_said_holds_whatever_was_not_told(name, number):
    """Each position with some of it hidden: what is told of it is true of twenty tables it may have been."""
    _holds(name, number + FIXED_SEED)


@pytest.mark.parametrize("name", WAYS)
def test_it_holds_in_a_new_match(name, fresh_seed):
    _holds(name, fresh_seed)


@pytest.mark.parametrize("number", range(2))
def test_what_is_ruled_after_other_claims_holds_whatever_was_before(number):
    """Each position with claims that happened since, and with some of it hidden."""
    found = hide_some_earlier(number + FIXED_SEED, 3 + number, None, CLAIMS, EARLIER)

    assert [] == found.untrue
    assert found.positions == EARLIER


def test_what_is_said_to_be_taken_lies_on_top():
    """Where nobody told what lies there, each table that is filled in goes with the claim."""
    grid = [{"id": 1, "upper": None, "lower": None}]
    round = {"closed_by": None, "last_turns": [], "turn": 0, "direction": 1, "grids": {"0": grid, "1": grid}}
    whole = {"order": [0, 1], "dealer": 0, "rules": {}, "number": 5, "round": round}
    place = {"column": 1, "row": "upper"}
    took = {"claim": "golf.turn", "seat": 0, "took": "discard", "card": "red 1", "place": place}

    tables = [hiding_golf.filled(Random(seed), whole, whole, [took]) for seed in range(20)]

    assert {"red 1"} == {table["round"]["discards"][-1] for table in tables}


@pytest.mark.parametrize("under", ["blue 2", "wild", "wild customizable"])
def test_some_color_was_in_force_before_what_makes_somebody_draw(under):
    """That of the card under it, and for a wild of any deck one that was named."""
    round = {"discards": [under, "green draw two"], "color": "green", "turn": 1, "direction": 1, "debt": None}
    rules = {"house_rules": {}, "differences": {}}
    tables = [{"order": [0, 1, 2], "rules": rules, "round": dict(round)} for _ in range(20)]
    for seed, table in enumerate(tables):
        hiding_uno.FILL["debt"](Random(seed), table)
    over = {table["round"]["debt"]["over"] for table in tables if table["round"]["debt"]}

    assert over and over <= ({"blue"} if under == "blue 2" else set(COLORS))


@pytest.mark.parametrize(("held", "drew", "is_none"), [(10, 0, True), (10, 1, False), (9, 0, False)])
def test_nobody_plays_on_with_a_hand_at_the_limit(held, drew, is_none):
    """Such a table is no filling: only the card that was drawn just now does not count yet."""
    rules = {"house_rules": {"hand-limit": {"cards": 10, "points": 0}}}
    round = {"turn": 1, "drew": bool(drew), "out": None, "hands": {"0": 3, "1": held}}

    assert is_none is hiding.would_be_out({"order": [0, 1], "rules": rules, "round": round})


def _holds(name: str, seed: int) -> None:
    agreed = WAYS[name][seed % len(WAYS[name])]
    found = hide_some(name, seed, 2 + seed % 5, agreed, CLAIMS, POSITIONS[name])

    assert [] == found.untrue
    assert found.positions > 0
