"""Rulesets by name: the standard one, and those faithful to one source."""

from referee.rulings.differences import Preset

STANDARD_PRESET = Preset(
    "standard",
    "Standard rules",
    (
        "After each round everybody scores what is left in their own grid, and few points are good.",
        "The player who had the fewest starts the next round.",
        "When the last round is scored the lowest total wins, and a player who ties shares it.",
    ),
    {},
    {},
)
VIDEO = Preset(
    "video",
    "As the rules video has it (VID)",
    (
        "An action card takes effect whenever it lies on top of the discards.",
        "A column of two that match may be cleared at any time.",
        "All else is as in the standard rules.",
    ),
    {"action-timing": "whenever"},
    {"clear-anytime": {}},
)
PUBLISHER = Preset(
    "publisher",
    "As the publisher describes it (RDB)",
    (
        "Everybody turns up two cards before the first turn, so rounds are shorter.",
        "What the publisher's short text says beyond that is as in the standard rules.",
        "So is all that it does not say.",
    ),
    {"opened-places": 2},
    {},
)

PRESETS = {preset.id: preset for preset in (STANDARD_PRESET, VIDEO, PUBLISHER)}
