"""Rulesets by name: the standard one, those faithful to one guide, and what families like."""

from referee.rulings.differences import Preset

STANDARD_PRESET = Preset(
    "standard",
    {},
    {},
)
BASIC = Preset(
    "basic",
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
    },
    {},
)
WIKIBOOK = Preset(
    "wikibook",
    {
        "deck": "112",
        "special-wild-points": 50,
        "first-card": "numbers-only",
        "catch-until": "next-play",
    },
    {},
)
FAQ = Preset(
    "faq",
    {"declining": "must-lay", "who-challenges": "anyone"},
    {},
)
LOOKUP = Preset(
    "lookup",
    {},
    {},
)
NO_BLUFF = Preset(
    "no-bluff",
    {},
    {"no-bluffing": {}},
)
FAMILY = Preset(
    "family",
    {"scoring": "none"},
    {"stacking": {"answers": ("2/2", "4/4")}, "no-bluffing": {}},
)

PRESETS = {preset.id: preset for preset in (STANDARD_PRESET, BASIC, WIKIBOOK, FAQ, LOOKUP, NO_BLUFF, FAMILY)}
