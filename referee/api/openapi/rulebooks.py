"""The books that rules stand in, who says so, and the words they use."""

from referee.api.openapi.kinds import named
from referee.presenters.rulebooks import (
    ChapterView,
    GlossaryView,
    RulebookView,
    RuleSheetView,
    SourcesView,
    SourceView,
    WordView,
)

SHAPES = named(RulebookView, ChapterView, RuleSheetView, SourceView, SourcesView, WordView, GlossaryView)
