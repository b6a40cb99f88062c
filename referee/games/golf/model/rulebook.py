"""The articles of UNO Golf. Each article names its sources.

Their texts are in `languages/en/articles_golf.ftl`, in our own words.

`docs/rules/golf.md` says what each source says, and why we play by these articles.
"""

from referee.match.model.rulebook import (
    AFTER_THE_END,
    COMING_BACK,
    CORRECTIONS,
    DRAWING_FOR_THE_DEAL,
    HAND_POINTS,
    JOINING,
    LEAVING_A_MATCH,
    ONE_ROUND_AT_A_TIME,
    OPENING_A_MATCH,
    POINTS_ONLY_FOR_ROUND_PLAYERS,
    RENAMING,
    SCORING_A_ROUND,
    VOID_ROUND,
)
from referee.rulings.article import OURS, Article, Chapter, Rulebook

# --- the deck and the deal ---

DECK = Article("golf.deck", ("S0", "SPR"))
FIRST_DEALER = Article("golf.dealer", ("S0", OURS), instead_of=DRAWING_FOR_THE_DEAL.id)
SITTING_DOWN = Article("golf.joining", (OURS,), instead_of=JOINING.id)
DEAL = Article("golf.deal", ("S0", "VID", OURS))
FIRST_CARD = Article("golf.deal.first-card", ("S0", "VID", OURS))
OPENED = Article("golf.deal.opened", ("S0", "VID", "SPR"))
STARTER = Article("golf.starter", ("S0", "VID", OURS))

# --- a turn ---

YOUR_TURN = Article("golf.turn.order", ("S0", "VID"))
TURN = Article("golf.turn", ("S0", "VID"))
PLACE = Article("golf.turn.place", ("S0", "VID"))
TAKEN_DISCARD = Article("golf.turn.taken-discard", ("S0", "VID"))
THROW = Article("golf.turn.throw", ("S0", "VID"))
PILE_SHORT = Article("golf.pile.short", (OURS,))
PILE_DRY = Article("golf.pile.dry", (OURS,))
PILE_GIVES = Article("golf.deduction.pile", (OURS,))
CARD_CANNOT_BE = Article("golf.deduction.card", (OURS,))

# --- action cards ---

ACTIONS_ACT = Article("golf.actions", ("S0", OURS))
THROWN_ACTION = Article("golf.actions.thrown", ("S0",))
REVERSE = Article("golf.reverse", ("S0",))
REVERSE_FOR_TWO = Article("golf.reverse.two-players", (OURS,))
SKIP = Article("golf.skip", ("S0", OURS))
DRAW_TWO = Article("golf.draw-two", ("S0", "VID"))
DOUBLE_DRAW_TWO = Article("golf.double-draw-two", ("S0", "VID"))
DOUBLE_DRAW_TWO_FOR_TWO = Article("golf.double-draw-two.two-players", (OURS,))

NEW_COLUMNS = Article("golf.new-columns", ("S0",))

# --- clearing columns ---

CLEAR = Article("golf.clear", ("S0", "VID", OURS))
CLEAR_FACEUP = Article("golf.clear.faceup", ("VID",))
CLEAR_TOP = Article("golf.clear.top", ("S0",))
CLEAR_BEFORE = Article("golf.clear.before", (OURS,))

# --- calling UNO ---

CALL = Article("golf.call", ("S0", OURS))
CALL_EARLY = Article("golf.call.early", (OURS,))
CALL_IN_TIME = Article("golf.call.in-time", ("S0",))
CATCH = Article("golf.catch", ("S0", "RDB"))
CATCH_HEARD = Article("golf.catch.heard", (OURS,))
CALL_CROSSED = Article("golf.call.crossed", (OURS,))

# --- the end of a round ---

CLOSING = Article("golf.closing", ("S0", OURS))
REVEAL = Article("golf.reveal", ("S0",))
LAST_CLEAR = Article("golf.clear.at-the-end", ("S0", "VID", OURS))
EVERYBODY_SCORES = Article("golf.score", ("S0", OURS))
POINTS = Article("golf.points", ("S0", OURS))
GRID_CANNOT_BE = Article("golf.deduction.grid", (OURS,))
SCORE_CANNOT_BE = Article("golf.deduction.score", (OURS,))
TARGET = Article("golf.target", ("S0", "VID", OURS))
ADVICE = Article("golf.advice", (OURS,))

# --- when something went wrong ---

RESHUFFLED_EARLY = Article("golf.reshuffle", (OURS,))
RESYNC = Article("golf.resync", (OURS,))
RECOUNT = Article("golf.recount", (OURS,))
LEAVING = Article("golf.leaving", (OURS,))

STANDARD_RULEBOOK = Rulebook(
    OPENING_A_MATCH,
    Chapter("deck", (DECK,)),
    Chapter("deal", (FIRST_DEALER, DEAL, FIRST_CARD, OPENED, STARTER, ONE_ROUND_AT_A_TIME)),
    Chapter("turn", (YOUR_TURN, TURN, PLACE, TAKEN_DISCARD, THROW)),
    Chapter(
        "actions",
        (
            ACTIONS_ACT,
            THROWN_ACTION,
            REVERSE,
            REVERSE_FOR_TWO,
            SKIP,
            DRAW_TWO,
            DOUBLE_DRAW_TWO,
            DOUBLE_DRAW_TWO_FOR_TWO,
            NEW_COLUMNS,
        ),
    ),
    Chapter("columns", (CLEAR, CLEAR_FACEUP, CLEAR_TOP, CLEAR_BEFORE)),
    Chapter("pile", (PILE_SHORT, PILE_DRY)),
    Chapter("calls", (CALL, CALL_EARLY, CALL_IN_TIME, CATCH, CATCH_HEARD, CALL_CROSSED)),
    Chapter("holing-out", (CLOSING, REVEAL, LAST_CLEAR)),
    Chapter(
        "scoring", (EVERYBODY_SCORES, POINTS, SCORING_A_ROUND, HAND_POINTS, POINTS_ONLY_FOR_ROUND_PLAYERS)
    ),
    Chapter("target", (TARGET, *AFTER_THE_END, ADVICE)),
    Chapter("deduction", (CARD_CANNOT_BE, PILE_GIVES, GRID_CANNOT_BE, SCORE_CANNOT_BE)),
    Chapter("irregular", (RESHUFFLED_EARLY, RESYNC, RECOUNT, VOID_ROUND)),
    Chapter("people", (SITTING_DOWN, COMING_BACK, LEAVING_A_MATCH, LEAVING, RENAMING)),
    CORRECTIONS,
)
