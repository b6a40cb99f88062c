"""A rule in words, what a table may choose instead, and what it agreed on."""

from referee.api.openapi.kinds import named
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
