"""Rulesets by name: the standard one, and those faithful to one source."""

from referee.rulings.differences import Preset

STANDARD_PRESET = Preset(
    "standard",
    {},
    {},
)
VIDEO = Preset(
    "video",
    {"action-timing": "whenever"},
    {"clear-anytime": {}},
)
PUBLISHER = Preset(
    "publisher",
    {"opened-places": 2},
    {},
)

PRESETS = {preset.id: preset for preset in (STANDARD_PRESET, VIDEO, PUBLISHER)}
