"""Rulesets by name."""

from referee.rulings.differences import Preset

STANDARD_PRESET = Preset(
    "standard",
    "Standard rules",
    (
        "After each round everybody scores what is left in the own grid, and few points are good.",
        "Whoever had the fewest starts the next round.",
        "When the last round is scored the lowest total wins, and who ties shares it.",
    ),
    {},
    {},
)

PRESETS = {preset.id: preset for preset in (STANDARD_PRESET,)}
