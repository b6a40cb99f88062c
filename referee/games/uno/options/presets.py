"""Rulesets by name: the standard one, those faithful to one guide, and what families like."""

from referee.rulings.differences import Preset

STANDARD_PRESET = Preset(
    "standard",
    "Standard rules",
    (
        "What the full rule sheets say, and where they are silent what most tables do.",
        "The winner of a round scores the other hands, and who is first at the target wins.",
        "A Wild Draw Four may be challenged, and a forgotten call costs two cards.",
    ),
    {},
    {},
)
BASIC = Preset(
    "basic",
    "Basic rules",
    (
        "The short rules: a player who can play a card has to, and a drawn card that fits is played.",
        "A forgotten call costs four cards, until somebody draws.",
        "A Wild Draw Four is played only when nothing else fits.",
    ),
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
    "The 112-card rules",
    (
        "The deck of 112 cards, with Wild Shuffle Hands and Wild Customizable worth 50 each.",
        "Only a number begins: other cards that are turned up are ignored.",
        "A player who forgot to call can be caught until somebody plays a card. Points are optional "
        "(scoring).",
    ),
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
    "The guide's rules",
    (
        "A player who can play a card has to; only a player who cannot draws one.",
        "Every other player may challenge a Wild Draw Four, not only the one told to draw.",
        "All else is as in the standard rules.",
    ),
    {"declining": "must-lay", "who-challenges": "anyone"},
    {},
)
LOOKUP = Preset(
    "lookup",
    "The lookup page's rules",
    (
        "In all it says this page agrees with the standard rules.",
        "A Reverse turned up lets the dealer begin; no card answers a Draw Two.",
        "What it leaves open is as in the standard rules.",
    ),
    {},
    {},
)
NO_BLUFF = Preset(
    "no-bluff",
    "Standard rules without bluffing",
    (
        "As the standard rules, but nobody bluffs with a Wild Draw Four.",
        "It is played only without a card of the color, on the player's honor.",
        "There are no challenges, and no hand is shown.",
    ),
    {},
    {"no-bluffing": {}},
)
FAMILY = Preset(
    "family",
    "Family rules",
    (
        "A Draw Two goes on a Draw Two and a Wild Draw Four on a Wild Draw Four: the next one draws it all.",
        "Nobody bluffs, and nobody challenges.",
        "No points: rounds won are counted, until the table calls it a day.",
    ),
    {"scoring": "none"},
    {"stacking": {"answers": ("2/2", "4/4")}, "no-bluffing": {}},
)

PRESETS = {preset.id: preset for preset in (STANDARD_PRESET, BASIC, WIKIBOOK, FAQ, LOOKUP, NO_BLUFF, FAMILY)}
