"""The articles of UNO, in the order of the rule sheet. Each article names its sources.

Their texts are in `languages/en/articles_uno.ftl`, in our own words.

`docs/rules/uno.md` says what each source says, and why we play by these articles.
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
    ONE_SEAT_GOES_OUT,
    OPENING_A_MATCH,
    POINTS_ONLY_FOR_ROUND_PLAYERS,
    RENAMING,
    SCORING_A_ROUND,
    VOID_ROUND,
)
from referee.rulings.article import OURS, Article, Chapter, Rulebook

# --- articles about the deal and the first card ---

DECK = Article("uno.deck", ("S4", "CLASSIC", "IG"))
DEAL = Article("uno.deal", ("S1", "S2", "S3", "S4", "IG", "CLASSIC"))
SEVEN_CARDS = Article("uno.deal.seven", ("S1", "S2", "S3", "S4", "IG", "PL112", OURS))
NEXT_DEALER = Article("uno.deal.next", ("SP", OURS))
FIRST_CARD = Article("uno.first-card", ("S1", "S3", "S4", "IG", "PL112", "CLASSIC"))
FIRST_SKIP = Article("uno.first-card.skip", ("S1", "S3", "S4", "IG", "PL112"))
FIRST_REVERSE = Article("uno.first-card.reverse", ("S4", "IG", "PL112"))
FIRST_DRAW_TWO = Article("uno.first-card.draw-two", ("S3", "S4", "IG", "PL112"))
FIRST_WILD = Article("uno.first-card.wild", ("S1", "S3", "S4", "IG", "PL112", OURS))
FIRST_WILD_DRAW_FOUR = Article("uno.first-card.wild-draw-four", ("S1", "S3", "S4", "IG", "PL112"))

# --- articles about a turn ---

TURN = Article("uno.turn", ("S1", "S2", "S4", OURS))
PLAYING_A_CARD = Article("uno.play", ("S1", "S2", "S3", "S4", "GLS", OURS))
MATCHING_THE_TOP_CARD = Article("uno.match", ("S1", "S2", "S3", "S4", "IG", "PL112"))
DRAWING_INSTEAD_OF_PLAYING = Article("uno.draw", ("S2", "S4", "IG", "CLASSIC", "PL112"))
DRAW_ONE = Article("uno.draw.one", ("S1", "S2", "S3", "S4", "IG"))
DRAWN_CARD = Article("uno.drawn-card", ("S2", "S3", "S4", "IG", "CLASSIC", "PL112", OURS))

# --- articles about wild cards ---

NAMING_THE_COLOR = Article("uno.color", ("S1", "S2", "S3", "S4", "IG", "PL112"))
COLOR_NOT_YET_NAMED = Article("uno.color.owed", (OURS,))
WILD = Article("uno.wild", ("S1", "S2", "S4", "PL112"))
WILD_DRAW_FOUR = Article("uno.wild-draw-four", ("S1", "S2", "S3", "S4", "IG", "PL112"))
WILD_DRAW_FOUR_COLOR = Article("uno.wild-draw-four.color", ("S2", "S3", "S4", "IG", "PL112", "WP"))
WILD_DRAW_FOUR_BLUFF = Article("uno.wild-draw-four.seen", ("S1", OURS))

CHALLENGE = Article("uno.challenge", ("S1", "S2", "S4", "IG", OURS))
CHALLENGE_IN_TIME = Article("uno.challenge.in-time", (OURS,))
CHALLENGE_NOT_YET_ANSWERED = Article("uno.challenge.open", (OURS,))
CHALLENGE_HAND = Article("uno.challenge.hand", ("S1", "S2", "S4", "IG", OURS))
TESTIMONY_ABOUT_CHALLENGED_HAND = Article("uno.challenge.word", (OURS,))
CONTRADICTION_ABOUT_CHALLENGED_HAND = Article("uno.challenge.crossed", (OURS,))
CHALLENGE_GUILTY = Article("uno.challenge.guilty", ("S1", "S2", "S3", "S4", "IG", "HB", "PY", "LU"))
CHALLENGE_INNOCENT = Article("uno.challenge.innocent", ("S1", "S2", "S3", "S4", "IG", "PL112"))
CHALLENGE_LAST_CARD = Article("uno.challenge.last-card", (OURS,))

# --- articles about action cards ---

SKIP = Article("uno.skip", ("S1", "S2", "S3", "S4", "IG", "PL112"))
REVERSE = Article("uno.reverse", ("S1", "S2", "S3", "S4", "IG", "PL112"))
REVERSE_FOR_TWO = Article("uno.reverse.two-players", ("S1", "S4", "UBG"))
WILD_SHUFFLE_HANDS = Article("uno.wild-shuffle-hands", ("S2", "PL112", OURS))
WILD_SWAP_HANDS = Article("uno.wild-swap-hands", ("PV", "PY", OURS))
WILD_CUSTOMIZABLE = Article("uno.wild-customizable", ("S2", "PL112"))
SWAPPING_HANDS = Article("uno.swap", ("PV", "LU", OURS))
REVERSE_WITHOUT_EFFECT_FOR_TWO = Article(
    "uno.reverse.two-players.nothing", ("KONB",), instead_of="uno.reverse.two-players"
)
DRAW_TWO = Article("uno.draw-two", ("S1", "S2", "S3", "S4", "IG", "PL112"))
DRAWING_THE_CARDS_OWED = Article("uno.owed", ("S3", "S4", "KONB"))
CARDS_OWED_COUNT_AS_DRAWN = Article("uno.owed.undisputed", (OURS,))
DRAW_PILE_RUNS_OUT = Article("uno.pile.short", ("S3", "S4", "IG", "WP", "LU"))
NOTHING_LEFT_TO_DRAW = Article("uno.pile.dry", (OURS,))

# --- articles about what the seen cards prove ---

IMPOSSIBLE_CARD = Article("uno.deduction.card", (OURS,))
CARD_CLAIMED_BY_MISTAKE = Article("uno.deduction.slip", (OURS,))
CARDS_THE_NEW_PILE_CAN_GIVE = Article("uno.deduction.pile", (OURS,))
IMPOSSIBLE_SCORE = Article("uno.deduction.score", (OURS,))
BLUFF_PROVED = Article("uno.deduction.bluff", (OURS,))

# --- articles about mistakes and players who leave ---

RESHUFFLED_EARLY = Article("uno.reshuffle", (OURS,))
TABLE_STATES_THE_ROUND = Article("uno.resync", (OURS,))
RECOUNT = Article("uno.recount", (OURS,))
LEAVING = Article("uno.leaving", ("PS", OURS))
SITTING_OUT = Article("uno.sitting-out", (OURS,))

# --- articles about calling UNO and catching ---

CALL = Article("uno.call", ("S1", "S2", "S3", "S4", "IG"))
CALL_EARLY = Article("uno.call.early", ("IG", "BASIC", OURS))
CALL_IN_TIME = Article("uno.call.in-time", ("S3", "S4", "IG", "PL112", "WP"))
MISSED_TURN = Article("uno.call.missed-turn", (OURS,))
CATCH = Article("uno.catch", ("S2", "S3", "S4", "IG", "PL112", OURS))
CATCH_REPORTED_BY_PLAYER = Article("uno.catch.heard", (OURS,))
CONTRADICTION_OF_CALL_AND_CATCH = Article("uno.call.crossed", (OURS,))

# --- articles about the end of a round ---

GOING_OUT = Article("uno.going-out", ("S1", "S2", "S3", "S4", "KONB", OURS))
DRAW_FOR_LAST_CARD = Article("uno.going-out.draw", ("S2", "IG", "PL112", "FRSHOW"))
COUNTING_THE_HANDS = Article("uno.count", ("S1", "S2", "S3", "S4"))
SIZE_OF_COUNTED_HAND = Article("uno.count.hand", (OURS,))
SPECIAL_WILD_POINTS = Article("uno.points.special", ("SP", "UBG"))
POINTS = Article("uno.points", ("S1", "S2", "S3", "S4", "IG", "PL112"))
WINNER_TAKES_ALL = Article("uno.score.winner", ("S1", "S2", "S4", "IG", "PL112"))
WINNING_THE_MATCH = Article("uno.target", ("S1", "S2", "S3", "S4", "CLASSIC"))
ADVICE = Article("uno.advice", ("S3",))

SPECIAL_DECKS = tuple(f"{DECK.id}.{edition}" for edition in ("112", "112-swap", "112-blank", "112-themed"))

STANDARD_RULEBOOK = Rulebook(
    OPENING_A_MATCH,
    Chapter("deck", (DECK,)),
    Chapter("deal", (DRAWING_FOR_THE_DEAL, DEAL, SEVEN_CARDS, ONE_ROUND_AT_A_TIME, NEXT_DEALER)),
    Chapter(
        "first-card",
        (FIRST_CARD, FIRST_SKIP, FIRST_REVERSE, FIRST_DRAW_TWO, FIRST_WILD, FIRST_WILD_DRAW_FOUR),
    ),
    Chapter("turn", (TURN, PLAYING_A_CARD, MATCHING_THE_TOP_CARD)),
    Chapter("draw", (DRAWING_INSTEAD_OF_PLAYING, DRAW_ONE, DRAWN_CARD)),
    Chapter("wild", (NAMING_THE_COLOR, COLOR_NOT_YET_NAMED, WILD, WILD_CUSTOMIZABLE)),
    Chapter("wild-draw-four", (WILD_DRAW_FOUR, WILD_DRAW_FOUR_COLOR, WILD_DRAW_FOUR_BLUFF)),
    Chapter(
        "challenge",
        (
            CHALLENGE,
            CHALLENGE_IN_TIME,
            CHALLENGE_NOT_YET_ANSWERED,
            CHALLENGE_HAND,
            TESTIMONY_ABOUT_CHALLENGED_HAND,
            CONTRADICTION_ABOUT_CHALLENGED_HAND,
            CHALLENGE_GUILTY,
            CHALLENGE_INNOCENT,
            CHALLENGE_LAST_CARD,
        ),
    ),
    Chapter("draw-two", (DRAW_TWO, DRAWING_THE_CARDS_OWED, CARDS_OWED_COUNT_AS_DRAWN)),
    Chapter("skip-and-reverse", (SKIP, REVERSE)),
    Chapter("two-players", (REVERSE_FOR_TWO,)),
    Chapter("hands", (WILD_SHUFFLE_HANDS, WILD_SWAP_HANDS, SWAPPING_HANDS)),
    Chapter("pile", (DRAW_PILE_RUNS_OUT, NOTHING_LEFT_TO_DRAW)),
    Chapter(
        "calls",
        (
            CALL,
            CALL_EARLY,
            CALL_IN_TIME,
            MISSED_TURN,
            CATCH,
            CATCH_REPORTED_BY_PLAYER,
            CONTRADICTION_OF_CALL_AND_CATCH,
        ),
    ),
    Chapter("going-out", (GOING_OUT, DRAW_FOR_LAST_CARD)),
    Chapter(
        "scoring",
        (
            COUNTING_THE_HANDS,
            SIZE_OF_COUNTED_HAND,
            POINTS,
            SPECIAL_WILD_POINTS,
            WINNER_TAKES_ALL,
            SCORING_A_ROUND,
            HAND_POINTS,
            POINTS_ONLY_FOR_ROUND_PLAYERS,
            ONE_SEAT_GOES_OUT,
        ),
    ),
    Chapter("target", (WINNING_THE_MATCH, *AFTER_THE_END, ADVICE)),
    Chapter(
        "deduction",
        (
            IMPOSSIBLE_CARD,
            CARD_CLAIMED_BY_MISTAKE,
            CARDS_THE_NEW_PILE_CAN_GIVE,
            IMPOSSIBLE_SCORE,
            BLUFF_PROVED,
        ),
    ),
    Chapter("irregular", (RESHUFFLED_EARLY, TABLE_STATES_THE_ROUND, RECOUNT, VOID_ROUND)),
    Chapter("people", (JOINING, COMING_BACK, LEAVING_A_MATCH, LEAVING, SITTING_OUT, RENAMING)),
    CORRECTIONS,
    enabled_by={
        WILD_CUSTOMIZABLE.id: SPECIAL_DECKS,
        WILD_SHUFFLE_HANDS.id: ("uno.deck.112",),
        WILD_SWAP_HANDS.id: ("uno.deck.112-swap",),
        SWAPPING_HANDS.id: ("uno.deck.112-swap",),
        SPECIAL_WILD_POINTS.id: SPECIAL_DECKS,
    },
)
