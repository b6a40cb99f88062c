"""The rules people may agree on: every difference and house rule, the presets, and a random choice that makes
sense together. Plain data as a match is opened with it, always spelled out in full."""

from random import Random

DIFFERENCES = {
    "deck": ["108", "112", "112-swap", "112-blank", "112-themed"],
    "first-dealer": ["numbers", "points", "again"],
    "next-dealer": ["left", "winner", "loser"],
    "first-card": ["acts", "numbers-only"],
    "first-draw-two": ["misses", "plays"],
    "first-reverse": ["dealer", "right", "left"],
    "first-wild": ["named", "returned"],
    "declining": ["may", "must-lay"],
    "drawn-card": ["may", "must"],
    "wild-draw-four": ["color", "any-playable", "wilds-count"],
    "proved-bluff": ["challenged", "refused"],
    "who-challenges": ["target", "anyone"],
    "hand-shown-to": ["challenger", "everybody"],
    "challenge-until": ["drawing", "next-act"],
    "challenge-last-card": ["fails", "refused"],
    "call-from": ["two-cards", "one-card"],
    "catch-until": ["next-act", "next-play", "next-draw"],
    "missed-turn": ["open", "draw-closes", "closes"],
    "late-uno-penalty": [2, 4, 1, 3],
    "at-once": ["table", "call", "catch"],
    "last-card-draw": ["drawn", "not-drawn"],
    "special-wild-points": [40, 50],
    "scoring": [
        "winner-takes-all",
        "own-lowest-wins",
        "elimination",
        "partners",
        "pairs",
        "two-teams",
        "none",
        "rounds",
    ],
    "reverse-for-two": ["skip", "nothing"],
    "leaving-hand": ["set-aside", "counted"],
}
"""Options of each difference, the default first."""

TEAMS = {"partners": (4, 6, 8, 10), "pairs": (6, 8, 10), "two-teams": (6, 8, 10)}
"""How many may play in teams."""


def fits(form: str, seats: int | None) -> bool:
    """Whether so many people can score in this way."""
    return form not in TEAMS or seats in TEAMS[form]


DEFAULTS = {name: options[0] for name, options in DIFFERENCES.items()}

PARAMETERS = {
    "stacking": {"answers": ["2/2"], "any_color": False, "challenge": "none"},
    "jump-in": {"wilds": False, "own": False},
    "seven-zero": {"must_swap": False, "must_call": False},
    "draw-until": {"keep": False},
    "illegal-play": {"cards": 2},
    "false-call": {"cards": 2},
    "false-accusation": {"cards": 2},
    "hint": {"cards": 4},
    "hand-size": {"cards": 5},
    "double-score": {"times": 2},
    "hand-limit": {"cards": 25, "points": 0},
    "written-wilds": {"first": "", "second": "", "third": ""},
    "blank-cards": {"cards": ""},
}
"""The parameters of house rules that have any, with their defaults."""

FOUR_ANSWERS = ["2/2", "4/4", "4/2", "2/4"]
HOUSE_RULES = {
    "stacking": [
        {},
        {"answers": ["4/4"]},
        {"answers": ["2/2", "4/4"]},
        {"answers": ["progressive"]},
        {"answers": ["2/2", "4/2"]},
        {"answers": ["2/2", "2/4"], "any_color": True},
        {"answers": FOUR_ANSWERS},
        {"answers": FOUR_ANSWERS, "any_color": True, "challenge": "top"},
        {"answers": ["4/4", "4/2"], "challenge": "top"},
    ],
    "skip-bounce": [{}],
    "reverse-bounce": [{}],
    "jump-in": [{}, {"wilds": True}, {"own": True}, {"wilds": True, "own": True}],
    "seven-zero": [
        {},
        {"must_swap": True},
        {"must_call": True},
        {"must_swap": True, "must_call": True},
    ],
    "draw-until": [{}, {"keep": True}],
    "force-play": [{}],
    "must-play-drawn": [{}],
    "no-calls": [{}],
    "remind-uno": [{}],
    "silent-uno": [{}],
    "no-bluffing": [{}],
    "no-action-finish": [{}],
    "illegal-play": [{}, {"cards": 1}, {"cards": 4}],
    "false-call": [{}, {"cards": 3}],
    "false-accusation": [{}, {"cards": 1}],
    "hint": [{}, {"cards": 2}],
    "equal-cards": [{}],
    "sixty-nine": [{}],
    "named-color": [{}],
    "hand-size": [{}, {"cards": 3}, {"cards": 10}],
    "double-score": [{}, {"times": 3}, {"times": 4}],
    "written-wilds": [{"first": "Everybody sings."}, {"first": "Sing!", "third": "Swap seats, or draw 3"}],
    "blank-cards": [{"cards": "red 5"}, {"cards": "red 0, wild draw four, blue skip"}],
    "hand-limit": [{}, {"cards": 10}, {"cards": 10, "points": 100}, {"cards": 13, "points": 250}],
}
"""House rules with parameters worth trying."""


def agree(differences: dict | None = None, house_rules: dict | None = None, target: int = 500) -> dict:
    """Rules in full: what is not named is as the rule sheet has it."""
    return {
        "differences": DEFAULTS | (differences or {}),
        "house_rules": {
            name: PARAMETERS.get(name, {}) | parameters for name, parameters in (house_rules or {}).items()
        },
        "target": target,
    }


STANDARD = agree()
PRESETS = {
    "standard": STANDARD,
    "basic": agree(
        {
            "first-dealer": "points",
            "first-draw-two": "plays",
            "first-reverse": "right",
            "first-wild": "returned",
            "declining": "must-lay",
            "drawn-card": "must",
            "wild-draw-four": "any-playable",
            "catch-until": "next-draw",
            "missed-turn": "draw-closes",
            "late-uno-penalty": 4,
        }
    ),
    "wikibook": agree(
        {
            "deck": "112",
            "special-wild-points": 50,
            "first-card": "numbers-only",
            "catch-until": "next-play",
        }
    ),
    "faq": agree({"declining": "must-lay", "who-challenges": "anyone"}),
    "lookup": STANDARD,
    "no-bluff": agree(house_rules={"no-bluffing": {}}),
    "family": agree({"scoring": "none"}, {"stacking": {"answers": ["2/2", "4/4"]}, "no-bluffing": {}}),
}
TARGETS = {"none": 500, "rounds": 3}
SCORING = {form: agree({"scoring": form}, target=TARGETS.get(form, 300)) for form in DIFFERENCES["scoring"]}

CLASHES = (
    {"no-calls", "silent-uno"},
    {"no-calls", "remind-uno"},
    {"no-calls", "false-call"},
    {"no-calls", "false-accusation"},
    {"draw-until", "force-play"},
    {"draw-until", "must-play-drawn"},
    {"force-play", "must-play-drawn"},
    {"equal-cards", "jump-in"},
    {"equal-cards", "sixty-nine"},
    {"equal-cards", "seven-zero"},
)
"""House rules that contradict or repeat each other."""

DECIDED = {
    "force-play": ("declining", "drawn-card"),
    "must-play-drawn": ("drawn-card",),
    "draw-until": ("declining", "drawn-card"),
    "no-calls": ("call-from", "catch-until", "missed-turn", "late-uno-penalty", "at-once"),
    "no-bluffing": (
        "proved-bluff",
        "who-challenges",
        "hand-shown-to",
        "challenge-until",
        "challenge-last-card",
    ),
}
"""Differences that a house rule answers, or leaves without an object."""


def some_rules(rng: Random, seats: int | None = None) -> dict:
    """A few differences and up to three house rules that go together; teams only where the seats allow."""
    differences = {name: _option(rng, options) for name, options in DIFFERENCES.items()}
    if not fits(differences["scoring"], seats):
        differences["scoring"] = "winner-takes-all"
    house_rules = _some_house_rules(rng)
    for name in house_rules:
        differences |= {decided: DEFAULTS[decided] for decided in DECIDED.get(name, ())}
    target = rng.choice((150, 200, 300))
    if seats in (2, 10):  # the referee refuses it there, with the reason
        house_rules.pop("sixty-nine", None)
    return possible(agree(differences, house_rules, TARGETS.get(str(differences["scoring"]), target)))


def possible(agreed: dict) -> dict:
    """The same without what makes no sense: points are doubled where some are counted, where few are good a
    hand that was set aside counts some, and nobody is at the limit of cards with those of the deal."""
    scoring, house_rules = agreed["differences"]["scoring"], dict(agreed["house_rules"])
    if scoring in ("none", "rounds"):
        house_rules.pop("double-score", None)
    if scoring in ("own-lowest-wins", "elimination") and "hand-limit" in house_rules:
        house_rules["hand-limit"] = {"cards": 11, "points": 120}
    if {"hand-limit", "hand-size"} <= set(house_rules) and house_rules["hand-limit"].get("cards") == 10:
        house_rules["hand-limit"] = {**house_rules["hand-limit"], "cards": 13}
    return {**agreed, "house_rules": house_rules}


def _option(rng: Random, options: list) -> str | int:
    return rng.choice(options[1:]) if rng.random() < 0.25 else options[0]


def _some_house_rules(rng: Random) -> dict:
    chosen: dict = {}
    for name in rng.sample(sorted(HOUSE_RULES), rng.choice((0, 1, 2, 2, 3, 3))):
        if not any({name, other} in CLASHES for other in chosen):
            chosen[name] = rng.choice(HOUSE_RULES[name])
    if "no-bluffing" in chosen and chosen.get("stacking", {}).get("challenge") == "top":
        chosen["stacking"] = {"answers": FOUR_ANSWERS}
    if "no-calls" in chosen and chosen.get("seven-zero", {}).get("must_call"):
        chosen["seven-zero"] = {}
    return chosen
