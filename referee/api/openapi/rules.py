"""A rule in words, what a table may choose instead, and what it agreed on."""

from referee.api.openapi.kinds import PLAIN, TEXT, WHOLE, Shape, named
from referee.presenters.agreements import (
    AgreedRulesView,
    AgreementView,
    DifferencesView,
    DifferenceView,
    HouseRulesView,
    HouseRuleView,
    PresetsView,
    PresetView,
)
from referee.presenters.rulebooks import ArticleView

OPTION: Shape = {"anyOf": [TEXT, WHOLE]}
CHOSEN_MEMBERS: dict[str, Shape] = {
    "differences": {"type": "object", "additionalProperties": OPTION},
    "house_rules": {
        "type": "object",
        "additionalProperties": {"type": "object", "additionalProperties": PLAIN},
    },
}

SHAPES = named(
    ArticleView,
    DifferenceView,
    DifferencesView,
    PresetView,
    PresetsView,
    HouseRuleView,
    HouseRulesView,
    AgreedRulesView,
    AgreementView,
)
