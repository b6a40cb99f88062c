"""Where the sources of UNO Golf say two things, or none, and a table picks."""

from referee.games.golf.model.rulebook import (
    ACTIONS_ACT,
    CALL_CROSSED,
    DECK,
    FIRST_CARD,
    NEW_COLUMNS,
    OPENED,
    STARTER,
    TARGET,
    THROWN_ACTION,
)
from referee.games.golf.model.ruleset import GolfRuleset
from referee.games.golf.rules.actions import CARD_SELECTORS_BY_ACTION_TIMING
from referee.games.golf.rules.scoring import winners_by_lowest_total_and_rounds_won
from referee.kit.values import replace
from referee.match.table.rounds import seat_left_of_dealer
from referee.rulings.article import OURS, Article
from referee.rulings.differences import Difference, Option, keep_ruleset

LARGER_DECK = Article("golf.deck.116", ("S0",), instead_of=DECK.id)
TWO_OPENED = Article("golf.deal.opened.two", ("RDB",), instead_of=OPENED.id)
IGNORED_GO_BACK = Article("golf.deal.first-card.goes-back", (OURS,), instead_of=FIRST_CARD.id)
LEFT_OF_THE_DEALER = Article("golf.starter.left-of-dealer", ("S0",), instead_of=STARTER.id)
ACT_WHENEVER = Article("golf.actions.whenever", ("VID", OURS), instead_of=ACTIONS_ACT.id)
FROM_THE_GRID = Article("golf.actions.from-the-grid", (OURS,), instead_of=THROWN_ACTION.id)
CALL_COUNTS = Article("golf.call.crossed.call", (OURS,), instead_of=CALL_CROSSED.id)
CATCH_COUNTS = Article("golf.call.crossed.catch", (OURS,), instead_of=CALL_CROSSED.id)
MOST_ROUNDS = Article("golf.target.rounds-won", (OURS,), instead_of=TARGET.id)
NEW_COLUMNS_RIGHT = Article("golf.new-columns.right", (OURS,), instead_of=NEW_COLUMNS.id)


def the_larger_deck(ruleset: GolfRuleset) -> GolfRuleset:
    return replace(ruleset.with_substitute_article(LARGER_DECK), edition="116")


def two_are_opened(ruleset: GolfRuleset) -> GolfRuleset:
    return replace(ruleset.with_substitute_article(TWO_OPENED), opened=2)


def ignored_cards_go_back(ruleset: GolfRuleset) -> GolfRuleset:
    return replace(ruleset.with_substitute_article(IGNORED_GO_BACK), ignored_cards_stay=False)


def left_of_the_dealer(ruleset: GolfRuleset) -> GolfRuleset:
    return replace(ruleset.with_substitute_article(LEFT_OF_THE_DEALER), starter=seat_left_of_dealer)


def they_act_whenever(ruleset: GolfRuleset) -> GolfRuleset:
    return replace(
        ruleset.with_substitute_article(ACT_WHENEVER),
        action_timing=CARD_SELECTORS_BY_ACTION_TIMING["whenever"],
    )


def the_call_counts(ruleset: GolfRuleset) -> GolfRuleset:
    return replace(ruleset.with_substitute_article(CALL_COUNTS), at_once="call")


def the_catch_counts(ruleset: GolfRuleset) -> GolfRuleset:
    return replace(ruleset.with_substitute_article(CATCH_COUNTS), at_once="catch")


def they_act_from_the_grid(ruleset: GolfRuleset) -> GolfRuleset:
    return replace(ruleset.with_substitute_article(FROM_THE_GRID), thrown_action_acts=False)


def rounds_won_decide(ruleset: GolfRuleset) -> GolfRuleset:
    return replace(
        ruleset.with_substitute_article(MOST_ROUNDS), winners=winners_by_lowest_total_and_rounds_won
    )


def new_columns_lie_left(ruleset: GolfRuleset) -> GolfRuleset:
    return replace(ruleset, new_columns_lie_left=True, column_side_article=NEW_COLUMNS)


def new_columns_lie_right(ruleset: GolfRuleset) -> GolfRuleset:
    with_article = ruleset.with_substitute_article(NEW_COLUMNS_RIGHT)
    return replace(with_article, new_columns_lie_left=False, column_side_article=NEW_COLUMNS)


ON_THE_RIGHT = Option("right", NEW_COLUMNS_RIGHT.sources, (NEW_COLUMNS_RIGHT,), new_columns_lie_right)

DIFFERENCES = (
    Difference(
        "next-starter",
        (
            Option("lowest", ("S0",), (STARTER,)),
            Option(
                "left-of-dealer",
                LEFT_OF_THE_DEALER.sources,
                (LEFT_OF_THE_DEALER,),
                left_of_the_dealer,
            ),
        ),
    ),
    Difference(
        "double-draw-twos",
        (
            Option(1, DECK.sources, (DECK,)),
            Option(
                2,
                LARGER_DECK.sources,
                (LARGER_DECK,),
                the_larger_deck,
            ),
        ),
    ),
    Difference(
        "opened-places",
        (
            Option(1, OPENED.sources, (OPENED,)),
            Option(2, TWO_OPENED.sources, (TWO_OPENED,), two_are_opened),
        ),
    ),
    Difference(
        "first-card",
        (
            Option("stays", (OURS,), (FIRST_CARD,)),
            Option(
                "goes-back",
                IGNORED_GO_BACK.sources,
                (IGNORED_GO_BACK,),
                ignored_cards_go_back,
            ),
        ),
    ),
    Difference(
        "action-timing",
        (
            Option(
                "end-of-turn",
                ACTIONS_ACT.sources,
                (ACTIONS_ACT,),
            ),
            Option(
                "whenever",
                ACT_WHENEVER.sources,
                (ACT_WHENEVER,),
                they_act_whenever,
            ),
        ),
    ),
    Difference(
        "thrown-action",
        (
            Option("acts", THROWN_ACTION.sources, (THROWN_ACTION,)),
            Option(
                "from-the-grid",
                FROM_THE_GRID.sources,
                (FROM_THE_GRID,),
                they_act_from_the_grid,
            ),
        ),
    ),
    Difference(
        "new-columns",
        (
            Option("left", NEW_COLUMNS.sources, (NEW_COLUMNS,), new_columns_lie_left),
            ON_THE_RIGHT,
        ),
        unasked=replace(ON_THE_RIGHT, amend=keep_ruleset),
    ),
    Difference(
        "at-once",
        (
            Option("table", (OURS,), (CALL_CROSSED,)),
            Option("call", (OURS,), (CALL_COUNTS,), the_call_counts),
            Option("catch", (OURS,), (CATCH_COUNTS,), the_catch_counts),
        ),
    ),
    Difference(
        "match-tie",
        (
            Option("shared", (OURS,), (TARGET,)),
            Option(
                "rounds-won",
                MOST_ROUNDS.sources,
                (MOST_ROUNDS,),
                rounds_won_decide,
            ),
        ),
    ),
)
