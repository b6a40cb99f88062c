"""What people may agree on: presets, differences between the sources, house rules, and rules at random."""

from random import Random

DIFFERENCES: dict[str, list] = {
    "double-draw-twos": [1, 2],
    "opened-places": [1, 2],
    "first-card": ["stays", "goes-back"],
    "next-starter": ["lowest", "left-of-dealer"],
    "action-timing": ["end-of-turn", "whenever"],
    "thrown-action": ["acts", "from-the-grid"],
    "match-tie": ["shared", "rounds-won"],
    "at-once": ["table", "call", "catch"],
    "new-columns": ["left", "right"],
}
"""Options of each difference, the standard first."""

DEFAULTS = {name: options[0] for name, options in DIFFERENCES.items()}

HOUSE_RULES: dict[str, list[dict]] = {
    "corner-points": [
        {"reverse": 10, "skip": 10, "draw_two": 10, "double_draw_two": 20},
        {"reverse": 20, "skip": 20, "draw_two": 20, "double_draw_two": 40},
        {"reverse": 0, "skip": 0, "draw_two": 0, "double_draw_two": 0},
        {"reverse": 7, "skip": 15, "draw_two": 1, "double_draw_two": 100},
    ],
    "no-action-pickup": [{}],
    "pickup-limit": [{"times": 1}, {"times": 2}],
    "symbols-match": [{}],
    "last-turns": [{}],
    "closing-action": [{}],
    "clear-anytime": [{}],
    "reverse-as-skip": [{}],
    "columns-left": [{}],
    "remind-uno": [{}],
}
"""House rules with parameters worth trying."""

CLASHES = ({"last-turns", "closing-action"}, {"no-action-pickup", "pickup-limit"})
"""House rules that repeat each other."""


def agree(differences: dict | None = None, house_rules: dict | None = None, target: int = 9) -> dict:
    """Rules in full: what is not named is as in the standard."""
    return {
        "preset": "standard",
        "target": target,
        "differences": DEFAULTS | (differences or {}),
        "house_rules": {name: dict(parameters) for name, parameters in (house_rules or {}).items()},
    }


STANDARD = agree()
MEANINGS = {
    "standard": STANDARD,
    "video": agree({"action-timing": "whenever"}, {"clear-anytime": {}}),
    "publisher": agree({"opened-places": 2}),
}
"""What each preset stands for."""

PRESETS = {name: {"preset": name} for name in MEANINGS}


def some_rules(rng: Random, seats: int | None = None) -> dict:
    """A few differences and up to four house rules that go together; among two Reverse as Skip more often."""
    differences = {name: _option(rng, options) for name, options in DIFFERENCES.items()}
    chosen = rng.sample(sorted(HOUSE_RULES), rng.choice((0, 1, 2, 2, 3, 3, 4)))
    if seats == 2 and rng.random() < 0.3 and "reverse-as-skip" not in chosen:
        chosen.append("reverse-as-skip")
    house_rules: dict = {}
    for name in chosen:
        if not any({name, other} in CLASHES for other in house_rules):
            house_rules[name] = rng.choice(HOUSE_RULES[name])
    if "columns-left" in house_rules:
        differences["new-columns"] = "left"
    return agree(differences, house_rules, rng.choice((3, 5, 9)))


def _option(rng: Random, options: list) -> str | int:
    return rng.choice(options[1:]) if rng.random() < 0.3 else options[0]
