"""Lists the views (referee/presenters) that have a named schema in openapi.yaml, in the order of the schemas.

If a view is not listed, its schema has no name, and is repeated in each place where the view is used.
"""

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
from referee.presenters.groups import (
    GroupStandingsView,
    GroupView,
    HistoryView,
    OpenedGroupView,
    PersonStandingView,
)
from referee.presenters.joining import (
    DoorView,
    JoinedView,
    KnocksView,
    KnockView,
    OpenedKnockView,
    PhonesView,
    RemovedPhoneView,
    SpokenCodeView,
    TicketsView,
    TicketView,
)
from referee.presenters.matches import (
    AnswerView,
    MatchView,
    MayView,
    OpenedMatchView,
    ScoresView,
    StateView,
)
from referee.presenters.previews import RulingsView
from referee.presenters.problems import HealthView, ProblemView
from referee.presenters.questions import QuestionsView, QuestionView
from referee.presenters.readers import ReadersView, ReaderView
from referee.presenters.rulebooks import (
    ArticleView,
    ChapterView,
    GlossaryView,
    RulebookView,
    RuleSheetView,
    SourcesView,
    SourceView,
    WordView,
)
from referee.presenters.rulings import EntryView, FindingView, LogbookView, LoggedEntryView, RulingView
from referee.presenters.tokens import KeeperTokenView, SeatTokenView

VIEWS_WITH_NAMED_SCHEMA: tuple[type, ...] = (
    *(FindingView, RulingView, EntryView, LoggedEntryView),
    *(StateView, MayView, AnswerView, MatchView, OpenedMatchView, KeeperTokenView, SeatTokenView),
    *(TicketView, TicketsView, SpokenCodeView, DoorView, JoinedView),
    *(KnockView, OpenedKnockView, KnocksView, PhonesView, RemovedPhoneView),
    *(LogbookView, ScoresView),
    RulingsView,
    *(ArticleView, DifferenceView, DifferencesView, PresetView, PresetsView),
    *(HouseRuleView, HouseRulesView, AgreedRulesView, AgreementView),
    *(RulebookView, ChapterView, RuleSheetView, SourceView, SourcesView, WordView, GlossaryView),
    *(GroupView, OpenedGroupView, HistoryView, GroupStandingsView, PersonStandingView),
    *(ReaderView, ReadersView),
    *(QuestionView, QuestionsView),
    *(HealthView, ProblemView),
)

SHAPES = {view.__name__.removesuffix("View"): view for view in VIEWS_WITH_NAMED_SCHEMA}
