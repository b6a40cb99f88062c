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

LARGER_DECK = Article(
    "golf.deck.116",
    "The deck with eight Double Draw Twos",
    "116 cards: in each color three each of 0 to 6, and two each of Skip, Reverse, Draw Two and Double Draw "
    "Two.",
    ("S0",),
    instead_of=DECK.id,
)
TWO_OPENED = Article(
    "golf.deal.opened.two",
    "Everybody turns up two cards",
    "Before the first turn everybody turns two cards of their own grid faceup. An action card that shows "
    "there does nothing.",
    ("RDB",),
    instead_of=OPENED.id,
)
IGNORED_GO_BACK = Article(
    "golf.deal.first-card.goes-back",
    "An action card turned up first goes back",
    "An action card that is turned up to begin the discards goes back into the draw pile. More cards are "
    "turned up, until one is a number.",
    (OURS,),
    instead_of=FIRST_CARD.id,
)
LEFT_OF_THE_DEALER = Article(
    "golf.starter.left-of-dealer",
    "The player to the dealer's left starts",
    "In every round the player to the dealer's left starts.",
    ("S0",),
    instead_of=STARTER.id,
)
ACT_WHENEVER = Article(
    "golf.actions.whenever",
    "An action card takes effect whenever it lies on top",
    "Every action card that came to lie on top of the discards in a turn takes effect at the end of that "
    "turn, one after the other. That includes one that was covered since, and one that was bared because "
    "the card above it was taken. One that a clear before the turn leaves on top does nothing, nor does one "
    "in a grid or turned up at the deal.",
    ("VID", OURS),
    instead_of=ACTIONS_ACT.id,
)
FROM_THE_GRID = Article(
    "golf.actions.from-the-grid",
    "A drawn card that is thrown does nothing",
    "An action card takes effect only when it comes out of a grid: one that is drawn and thrown at once "
    "does nothing.",
    (OURS,),
    instead_of=THROWN_ACTION.id,
)
CALL_COUNTS = Article(
    "golf.call.crossed.call",
    "Called and caught at once: the call counts",
    "When a call and a catch come at once the call counts, and nobody gets a column for it. A catch that "
    "comes at once with the next turn is too late. Where they did not come at once the table decides.",
    (OURS,),
    instead_of=CALL_CROSSED.id,
)
CATCH_COUNTS = Article(
    "golf.call.crossed.catch",
    "Called and caught at once: the catch counts",
    "When a call and a catch come at once the catch counts, and the player who is caught gets a new column; "
    "so does one that comes at once with the next turn. Where they did not come at once the table decides.",
    (OURS,),
    instead_of=CALL_CROSSED.id,
)
MOST_ROUNDS = Article(
    "golf.target.rounds-won",
    "Among equals, the player who won more rounds",
    "After nine rounds, unless the table chose another number, the lowest total wins the match. Among "
    "several, the one wins who alone had the fewest points in more rounds. A round that several won counts "
    "for none of them, a round whose points came from paper for nobody, and players who have left are not "
    "compared. Those who tie in that, too, share it.",
    (OURS,),
    instead_of=TARGET.id,
)
NEW_COLUMNS_RIGHT = Article(
    "golf.new-columns.right",
    "New columns lie on the right",
    "A new column is placed to the right of all others, and so is a second one that comes with it.",
    (OURS,),
    instead_of=NEW_COLUMNS.id,
)


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


ON_THE_RIGHT = Option(
    "right", "On the right.", NEW_COLUMNS_RIGHT.sources, (NEW_COLUMNS_RIGHT,), new_columns_lie_right
)

DIFFERENCES = (
    Difference(
        "next-starter",
        "Who starts the next round?",
        (
            Option("lowest", "The player who had the fewest points.", ("S0",), (STARTER,)),
            Option(
                "left-of-dealer",
                "The player to the dealer's left, as in the first round.",
                LEFT_OF_THE_DEALER.sources,
                (LEFT_OF_THE_DEALER,),
                left_of_the_dealer,
            ),
        ),
        "S0 says both, and of who wins a round it says outright that they start the next one.",
    ),
    Difference(
        "double-draw-twos",
        "How many Double Draw Twos of each color are in the deck?",
        (
            Option(1, "One of each color, 112 cards in all.", DECK.sources, (DECK,)),
            Option(
                2,
                "Two of each color, 116 cards in all.",
                LARGER_DECK.sources,
                (LARGER_DECK,),
                the_larger_deck,
            ),
        ),
        "S0 says four Double Draw Twos and, in the same line, two of each color. SPR counts 112 cards, and "
        "that is one of each.",
    ),
    Difference(
        "opened-places",
        "How many cards does everybody turn up before the first turn?",
        (
            Option(1, "One.", OPENED.sources, (OPENED,)),
            Option(2, "Two.", TWO_OPENED.sources, (TWO_OPENED,), two_are_opened),
        ),
        "Three descriptions of the game say one; the publisher's short text says two.",
    ),
    Difference(
        "first-card",
        "Where do action cards go that are turned up for the discard pile?",
        (
            Option("stays", "They stay under the first number.", (OURS,), (FIRST_CARD,)),
            Option(
                "goes-back",
                "Back into the draw pile.",
                IGNORED_GO_BACK.sources,
                (IGNORED_GO_BACK,),
                ignored_cards_go_back,
            ),
        ),
        "Nobody says that they go back, so they stay where they lie.",
    ),
    Difference(
        "action-timing",
        "When does an action card take effect?",
        (
            Option(
                "end-of-turn",
                "If it is the top discard at the end of the turn.",
                ACTIONS_ACT.sources,
                (ACTIONS_ACT,),
            ),
            Option(
                "whenever",
                "Whenever it lies on top, also when it is covered or bared in the same turn.",
                ACT_WHENEVER.sources,
                (ACT_WHENEVER,),
                they_act_whenever,
            ),
        ),
        "S0 names the moment, the end of the turn; VID names none. With a moment no card takes effect twice.",
    ),
    Difference(
        "thrown-action",
        "Does an action card take effect that is drawn and thrown at once?",
        (
            Option("acts", "Yes.", THROWN_ACTION.sources, (THROWN_ACTION,)),
            Option(
                "from-the-grid",
                "No: it has to come out of a grid first.",
                FROM_THE_GRID.sources,
                (FROM_THE_GRID,),
                they_act_from_the_grid,
            ),
        ),
        "The author of S0 was asked, and reads the rules so.",
    ),
    Difference(
        "new-columns",
        "On which side of a grid does a new column lie?",
        (
            Option("left", "On the left.", NEW_COLUMNS.sources, (NEW_COLUMNS,), new_columns_lie_left),
            ON_THE_RIGHT,
        ),
        "S0's pictures show it on the left three times.",
        unasked=replace(ON_THE_RIGHT, amend=keep_ruleset),
    ),
    Difference(
        "at-once",
        "UNO is called and somebody is caught for it at the same moment. What counts?",
        (
            Option("table", "Nobody can tell: the table decides.", (OURS,), (CALL_CROSSED,)),
            Option("call", "The call.", (OURS,), (CALL_COUNTS,), the_call_counts),
            Option("catch", "The catch.", (OURS,), (CATCH_COUNTS,), the_catch_counts),
        ),
        "No source says. Anybody who was in the room may know, and the service does not.",
    ),
    Difference(
        "match-tie",
        "Who wins if several have the lowest total?",
        (
            Option("shared", "They share it.", (OURS,), (TARGET,)),
            Option(
                "rounds-won",
                "The player who won more rounds.",
                MOST_ROUNDS.sources,
                (MOST_ROUNDS,),
                rounds_won_decide,
            ),
        ),
        "No source says. Nobody is robbed by sharing, and anybody who wants a tenth round may play on.",
    ),
)
