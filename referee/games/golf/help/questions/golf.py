"""Questions about UNO Golf."""

from referee.games.golf.model.rulebook import (
    ACTIONS_ACT,
    CALL,
    CLEAR,
    CLEAR_BEFORE,
    CLEAR_TOP,
    CLOSING,
    DEAL,
    DECK,
    DOUBLE_DRAW_TWO,
    DRAW_TWO,
    EVERYBODY_SCORES,
    FIRST_CARD,
    LAST_CLEAR,
    NEW_COLUMNS,
    OPENED,
    PLACE,
    POINTS,
    REVERSE_FOR_TWO,
    SITTING_DOWN,
    SKIP,
    STARTER,
    TARGET,
    THROWN_ACTION,
    TURN,
)
from referee.games.golf.options.house.clear_anytime import ARTICLE as CLEAR_ANYTIME
from referee.games.golf.options.house.pickup_limit import ARTICLE as PICKUP_LIMIT
from referee.games.golf.options.house.symbols_match import ARTICLE as SYMBOLS_MATCH
from referee.kit.tables import read_text_table
from referee.match.help.phrased import with_phrasings
from referee.match.help.question import Change, Example, Question
from referee.match.model.rulebook import COMING_BACK

DEALT = "! deal: red 3; Ann 1 upper blue 4, Bob 1 upper green 5, Cat 1 upper yellow 0, Dan 1 upper yellow 6"
DEALT_TO_TWO = "! deal: red 3; Ann 1 upper blue 4, Bob 1 upper green 5"
BOB_HAS_TWO = (
    "! deal: red 3; Ann 1 upper blue 4, Bob 1 upper yellow 1, Bob 1 lower green 5, Bob 2 upper red 0, "
    "Bob 2 lower blue 6, Cat 1 upper yellow 0, Dan 1 upper yellow 6"
)
BOB_HAS_ONE = (
    "! deal: red 3; Ann 1 upper blue 4, Bob 1 upper yellow 1, Bob 1 lower green 5, Bob 2 upper red 0, "
    "Bob 2 lower blue 6, Bob 3 upper green 4, Cat 1 upper yellow 0, Dan 1 upper yellow 6"
)
NEARLY_OVER = (
    "! deal: red 3; Ann 1 upper blue 4, Ann 1 lower red 1, Ann 2 upper green 6, Ann 2 lower blue skip, "
    "Ann 3 upper yellow 2, Bob 1 upper yellow 1, Bob 1 lower green 5, Bob 2 upper red 0, "
    "Bob 2 lower blue 6, Bob 3 upper green 4"
)
NO_CALL = "Bob: draws yellow 5, flips 3 upper green 4"

LAST_TURNS = Change(house_rules={"last-turns": {}})
CORNER_POINTS = Change(house_rules={"corner-points": {}})

ASKED = (
    # --- the deal ---
    Question(
        "golf-open-how-many",
        "golf",
        "the-deal",
        Example(
            "deal: red 3; Ann 1 upper blue 4, Ann 1 lower red 1, Bob 1 upper green 5, Bob 2 upper red 2, "
            "Cat 1 upper yellow 0, Cat 1 lower blue 2, Dan 1 upper yellow 6, Dan 3 lower green 1"
        ),
        yes="counts",
        otherwise=(Change({"opened-places": 2}),),
        follow_ups=("golf-open-an-action", "golf-peek"),
    ),
    Question(
        "golf-open-an-action",
        "golf",
        "the-deal",
        Example(
            "Bob: draws green 1 to 1 upper, out blue 5",
            (
                "! deal: red 3; Ann 1 upper blue 4, Bob 2 lower red skip, Cat 1 upper yellow 0, "
                "Dan 1 upper yellow 6",
            ),
        ),
        yes="refused",
        about=OPENED,
        disputes=(90,),
        follow_ups=("golf-first-card-an-action",),
    ),
    Question(
        "golf-first-card-an-action",
        "golf",
        "the-deal",
        Example(
            "Bob: draws green 1 to 1 upper, out green 5",
            (
                "! deal: red skip, blue 3; Ann 1 upper blue 4, Bob 1 upper green 5, Cat 1 upper yellow 0, "
                "Dan 1 upper yellow 6",
            ),
        ),
        about=FIRST_CARD,
        otherwise=(Change({"first-card": "goes-back"}),),
        follow_ups=("golf-first-card-acts",),
    ),
    Question(
        "golf-first-card-acts",
        "golf",
        "the-deal",
        Example(
            "deal: red skip; Ann 1 upper blue 4, Bob 1 upper green 5, Cat 1 upper yellow 0, "
            "Dan 1 upper yellow 6"
        ),
        yes="counts",
        about=FIRST_CARD,
        follow_ups=("golf-first-card-an-action",),
    ),
    Question(
        "golf-peek",
        "golf",
        "the-deal",
        article=DEAL,
        follow_ups=("golf-open-how-many",),
    ),
    Question(
        "golf-cards-in-the-deck",
        "golf",
        "the-deal",
        article=DECK,
        otherwise=(Change({"double-draw-twos": 2}),),
        follow_ups=("golf-peek", "golf-two-double-draw-twos"),
    ),
    Question(
        "golf-two-double-draw-twos",
        "golf",
        "the-deal",
        Example(
            "Bob: draws red double draw two to 1 upper",
            (
                "! deal: red 3; Ann 1 upper red double draw two, Bob 1 upper green 5, Cat 1 upper yellow 0, "
                "Dan 1 upper yellow 6",
            ),
        ),
        yes="counts",
        about=DECK,
        otherwise=(Change({"double-draw-twos": 2}),),
        follow_ups=("golf-double-draw-two-misses",),
    ),
    Question(
        "golf-who-starts-next",
        "golf",
        "the-deal",
        Example(
            "score: Ann 12, Bob 6, Cat 14, Dan 0",
        ),
        about=STARTER,
        otherwise=(Change({"next-starter": "left-of-dealer"}),),
        disputes=(104,),
        follow_ups=("golf-shared-win",),
    ),
    # --- a turn ---
    Question(
        "golf-throw-the-discard",
        "golf",
        "a-turn",
        Example("Bob: takes the discard, flips 1 lower green 1", (DEALT,)),
        yes="counts",
        disputes=(100,),
        follow_ups=("golf-throw-and-flip",),
    ),
    Question(
        "golf-throw-and-flip",
        "golf",
        "a-turn",
        Example("Bob: draws red 6, flips 1 upper green 5", (DEALT,)),
        yes="counts",
        follow_ups=("golf-stay-at-one", "golf-throw-the-discard"),
    ),
    Question(
        "golf-must-i-turn-up",
        "golf",
        "a-turn",
        Example("Bob: draws red 6, flips 1 upper green 5", (DEALT,)),
        yes="refused",
        follow_ups=("golf-throw-with-one-left", "golf-must-i-turn-up-each-turn", "golf-unwanted-card"),
    ),
    Question(
        "golf-must-i-turn-up-each-turn",
        "golf",
        "a-turn",
        Example("Bob: draws red 1 to 1 upper", (DEALT,)),
        yes="refused",
        about=PLACE,
        follow_ups=("golf-must-i-turn-up", "golf-a-turn"),
    ),
    Question(
        "golf-draw-again",
        "golf",
        "a-turn",
        Example(
            "Bob: draws red 2 to 2 lower, out blue 1", (DEALT, "Bob: draws red 6, flips 2 upper green 6")
        ),
        yes="counts",
        follow_ups=("golf-unwanted-card", "golf-a-turn"),
    ),
    Question(
        "golf-replace-faceup",
        "golf",
        "a-turn",
        Example("Bob: draws red 1 to 1 upper", (DEALT,)),
        yes="counts",
        about=PLACE,
        follow_ups=("golf-stay-at-one",),
    ),
    Question(
        "golf-swap-facedown",
        "golf",
        "a-turn",
        Example("Bob: draws red 1 to 2 upper, out yellow 4", (DEALT,)),
        yes="counts",
        about=PLACE,
        follow_ups=("golf-replace-faceup", "golf-throw-and-flip"),
    ),
    Question(
        "golf-out-of-turn",
        "golf",
        "a-turn",
        Example("Dan: draws red 1 to 1 upper", (DEALT,)),
        yes="counts",
    ),
    # --- action cards ---
    Question(
        "golf-thrown-action",
        "golf",
        "action-cards",
        Example("Bob: draws red skip, flips 2 upper red 2", (DEALT,)),
        about=THROWN_ACTION,
        otherwise=(Change({"thrown-action": "from-the-grid"}),),
        disputes=(89,),
        follow_ups=("golf-covered-action", "golf-open-an-action"),
    ),
    Question(
        "golf-covered-action",
        "golf",
        "action-cards",
        Example(
            "Bob: draws green 3 to 1 lower, out red draw two, clears 1 with green 3 on top",
            (DEALT,),
        ),
        about=ACTIONS_ACT,
        otherwise=(Change({"action-timing": "whenever"}),),
        disputes=(95,),
        follow_ups=("golf-thrown-action", "golf-clear-on-top"),
    ),
    Question(
        "golf-draw-two-misses",
        "golf",
        "action-cards",
        Example("Bob: draws green 1 to 2 upper, out yellow draw two", (DEALT,)),
        about=DRAW_TWO,
        follow_ups=("golf-take-what-hit-me", "golf-double-draw-two-misses"),
    ),
    Question(
        "golf-take-what-hit-me",
        "golf",
        "action-cards",
        Example(
            "Cat: takes yellow draw two to 1 upper",
            (DEALT, "Bob: draws green 1 to 2 upper, out yellow draw two"),
        ),
        yes="counts",
        about=DRAW_TWO,
        disputes=(96,),
        follow_ups=("golf-take-an-action", "golf-draw-two-misses"),
        reads="always",
    ),
    Question(
        "golf-take-an-action",
        "golf",
        "action-cards",
        Example(
            "Dan: takes yellow draw two to 1 upper",
            (DEALT, "Bob: draws green 1 to 2 upper, out yellow draw two"),
        ),
        yes="counts",
        otherwise=(Change(house_rules={"no-action-pickup": {}}),),
        disputes=(96,),
        follow_ups=("golf-take-what-hit-me",),
    ),
    Question(
        "golf-take-actions-how-often",
        "golf",
        "action-cards",
        Example(
            "Dan: takes yellow skip to 2 upper, out blue 6",
            (
                DEALT,
                "Bob: draws green 1 to 2 upper, out red draw two",
                "Dan: takes red draw two to 1 lower, out blue 2",
                "Ann: draws red 1, flips 2 upper red 6",
                "Bob: draws green 2 to 2 lower, out yellow skip",
            ),
        ),
        yes="counts",
        about=PICKUP_LIMIT,
        otherwise=(Change(house_rules={"pickup-limit": {}}), Change(house_rules={"no-action-pickup": {}})),
        follow_ups=("golf-take-an-action",),
    ),
    Question(
        "golf-skipped",
        "golf",
        "action-cards",
        Example(
            "Cat: takes yellow skip to 1 upper",
            (DEALT, "Bob: draws green 1 to 2 upper, out yellow skip"),
        ),
        yes="counts",
        about=SKIP,
        follow_ups=("golf-take-an-action", "golf-thrown-action"),
        reads="always",
    ),
    Question(
        "golf-double-draw-two-on-myself",
        "golf",
        "action-cards",
        Example(
            "Bob: draws green 1 to 2 upper, out red double draw two, columns for Bob and Cat",
            (DEALT,),
        ),
        yes="counts",
        disputes=(98,),
        follow_ups=("golf-double-draw-two-misses",),
    ),
    Question(
        "golf-split-double-draw-two",
        "golf",
        "action-cards",
        Example("Bob: draws green 1 to 2 upper, out red double draw two, columns for Cat and Dan", (DEALT,)),
        yes="counts",
        follow_ups=("golf-what-double-draw-two-does", "golf-double-draw-two-on-myself"),
    ),
    Question(
        "golf-double-draw-two-misses",
        "golf",
        "action-cards",
        Example(
            "Cat: draws red 6, flips 2 upper green 6",
            (DEALT, "Bob: draws green 1 to 2 upper, out red double draw two, columns for Cat and Dan"),
        ),
        yes="counts",
        about=TURN,
        disputes=(99,),
        follow_ups=("golf-draw-two-misses",),
        reads="where it counts",
        also=(DOUBLE_DRAW_TWO,),
    ),
    Question(
        "golf-take-a-double-draw-two",
        "golf",
        "action-cards",
        Example(
            "Cat: takes red double draw two to 1 upper",
            (DEALT, "Bob: draws green 1 to 2 upper, out red double draw two, columns for Cat and Dan"),
        ),
        yes="counts",
        otherwise=(Change(house_rules={"no-action-pickup": {}}),),
        follow_ups=("golf-take-an-action", "golf-double-draw-two-misses"),
    ),
    Question(
        "golf-double-draw-two-for-two",
        "golf",
        "action-cards",
        Example(
            "Bob: draws green 1 to 2 upper, out red double draw two",
            (DEALT_TO_TWO,),
            people="Ann Bob",
        ),
        disputes=(97,),
        follow_ups=("golf-reverse-for-two",),
    ),
    Question(
        "golf-new-column-where",
        "golf",
        "action-cards",
        Example("Bob: draws green 1 to 2 upper, out yellow draw two", (DEALT,)),
        about=NEW_COLUMNS,
        otherwise=(Change({"new-columns": "right"}), Change(house_rules={"columns-left": {}})),
        follow_ups=("golf-draw-two-misses",),
    ),
    Question(
        "golf-reverse-for-two",
        "golf",
        "action-cards",
        Example(
            "Bob: draws green 1 to 2 upper, out red reverse",
            (DEALT_TO_TWO,),
            people="Ann Bob",
        ),
        about=REVERSE_FOR_TWO,
        otherwise=(Change(house_rules={"reverse-as-skip": {}}),),
        disputes=(106,),
        follow_ups=("golf-double-draw-two-for-two",),
    ),
    # --- clearing columns ---
    Question(
        "golf-clear-same-number",
        "golf",
        "clearing-columns",
        Example("Bob: draws blue 5 to 1 lower, out red 1, clears 1 with blue 5 on top", (DEALT,)),
        yes="counts",
        disputes=(93,),
        follow_ups=("golf-clear-same-color", "golf-clear-same-symbol"),
        reads="where it counts",
    ),
    Question(
        "golf-clear-same-color",
        "golf",
        "clearing-columns",
        Example("Bob: draws green 1 to 1 lower, out red 1, clears 1 with green 1 on top", (DEALT,)),
        yes="counts",
        follow_ups=("golf-clear-same-number",),
        reads="where it counts",
    ),
    Question(
        "golf-clear-nothing-alike",
        "golf",
        "clearing-columns",
        Example("Bob: draws blue 1 to 1 lower, out red 1, clears 1 with blue 1 on top", (DEALT,)),
        yes="counts",
        follow_ups=("golf-clear-same-number", "golf-clear-same-color"),
    ),
    Question(
        "golf-clear-same-symbol",
        "golf",
        "clearing-columns",
        Example(
            "Bob: draws blue skip to 1 lower, out red 1, clears 1 with blue skip on top",
            (
                "! deal: red 3; Ann 1 upper blue 4, Bob 1 upper green skip, Cat 1 upper yellow 0, "
                "Dan 1 upper yellow 6",
            ),
        ),
        yes="counts",
        about=SYMBOLS_MATCH,
        otherwise=(Change(house_rules={"symbols-match": {}}),),
        disputes=(92,),
        follow_ups=("golf-clear-same-number",),
    ),
    Question(
        "golf-clear-facedown",
        "golf",
        "clearing-columns",
        Example(
            "Bob: draws yellow 2 to 2 upper, out green 4, clears 2 with yellow 2 on top",
            (DEALT,),
        ),
        yes="counts",
        disputes=(91,),
        follow_ups=("golf-clear-same-number",),
    ),
    Question(
        "golf-clear-on-top",
        "golf",
        "clearing-columns",
        Example(
            "Bob: draws green skip to 1 lower, out red 1, clears 1 with green skip on top",
            (DEALT,),
        ),
        yes="counts",
        about=CLEAR_TOP,
        disputes=(94,),
        follow_ups=("golf-covered-action",),
        reads="where it counts",
    ),
    Question(
        "golf-clear-out-of-turn",
        "golf",
        "clearing-columns",
        Example(
            "Bob: clears 1 with green 1 on top",
            (
                DEALT,
                "Bob: draws green 1 to 1 lower, out blue 6",
                "Cat: draws red 1, flips 2 upper blue 3",
            ),
        ),
        yes="counts",
        about=CLEAR_ANYTIME,
        otherwise=(Change(house_rules={"clear-anytime": {}}),),
        follow_ups=("golf-clear-before-turn",),
    ),
    Question(
        "golf-clear-before-turn",
        "golf",
        "clearing-columns",
        Example(
            "Bob: clears 1 with green skip on top",
            (
                "! deal: red 3; Ann 1 upper blue 4, Bob 1 upper green 5, Bob 1 lower green skip, "
                "Cat 1 upper yellow 0, Dan 1 upper yellow 6",
            ),
        ),
        about=CLEAR_BEFORE,
        follow_ups=("golf-clear-out-of-turn", "golf-clear-on-top"),
    ),
    # --- calling UNO ---
    Question(
        "golf-must-i-call",
        "golf",
        "calling-uno",
        Example("Cat: catches Bob", (BOB_HAS_TWO, NO_CALL)),
        yes="counts",
        about=CALL,
        follow_ups=("golf-caught-cost", "golf-caught-too-late", "golf-call-with-three"),
        reads="where it counts",
    ),
    Question(
        "golf-who-reminds-me",
        "golf",
        "calling-uno",
        Example(NO_CALL, (BOB_HAS_TWO,)),
        otherwise=(Change(house_rules={"remind-uno": {}}),),
        follow_ups=("golf-must-i-call", "golf-caught-cost"),
    ),
    Question(
        "golf-caught-cost",
        "golf",
        "calling-uno",
        Example("Cat: catches Bob", (BOB_HAS_TWO, NO_CALL)),
        follow_ups=("golf-caught-too-late", "golf-call-with-three"),
    ),
    Question(
        "golf-caught-too-late",
        "golf",
        "calling-uno",
        Example("Dan: catches Bob", (BOB_HAS_TWO, NO_CALL, "Cat: draws red 1, flips 2 upper blue 3")),
        yes="counts",
        disputes=(102,),
        follow_ups=("golf-caught-cost",),
    ),
    Question(
        "golf-call-again",
        "golf",
        "calling-uno",
        Example(
            "Ann: catches Bob",
            (
                "! deal: red 3; Ann 1 upper blue 4, Bob 1 upper yellow 1, Bob 1 lower green 5, "
                "Bob 2 upper red 0, Bob 2 lower blue 6",
                "Bob: draws yellow 5, flips 3 upper green 4, UNO!",
                "Ann: draws red 1 to 2 upper, out yellow draw two",
                "Ann: draws red 6, flips 2 lower blue 2",
                "Bob: draws yellow 6, flips 3 lower green 2",
                "Ann: draws red 4, flips 3 upper blue 5",
                "Bob: draws blue 0, flips 4 upper red 2",
            ),
            people="Ann Bob",
        ),
        yes="counts",
        about=CALL,
        disputes=(103,),
        follow_ups=("golf-stay-at-one-call",),
    ),
    Question(
        "golf-call-two-stories",
        "golf",
        "calling-uno",
        Example(
            "Bob: UNO! | Bob's phone, had seen 3",
            (
                BOB_HAS_TWO,
                NO_CALL,
                "Cat: catches Bob | Cat's phone",
            ),
        ),
        follow_ups=("golf-caught-cost", "golf-caught-too-late"),
    ),
    Question(
        "golf-call-and-catch-at-once",
        "golf",
        "calling-uno",
        Example(
            "Bob: UNO! | Bob's phone, had seen 4, 0.3 s later",
            (
                BOB_HAS_TWO,
                NO_CALL,
                "Cat: catches Bob | Cat's phone, had seen 4",
            ),
        ),
        otherwise=(Change({"at-once": "call"}), Change({"at-once": "catch"})),
        follow_ups=("golf-call-two-stories",),
    ),
    Question(
        "golf-call-with-three",
        "golf",
        "calling-uno",
        Example("Bob: UNO!", (DEALT,)),
        yes="counts",
        follow_ups=("golf-caught-cost",),
    ),
    Question(
        "golf-stay-at-one",
        "golf",
        "calling-uno",
        Example("Bob: draws green 3 to 1 upper", (BOB_HAS_ONE,)),
        yes="counts",
        about=PLACE,
        disputes=(107,),
        follow_ups=("golf-throw-with-one-left", "golf-stay-at-one-call"),
    ),
    Question(
        "golf-throw-with-one-left",
        "golf",
        "calling-uno",
        Example("Bob: draws red 6, flips 3 upper green 4", (BOB_HAS_ONE,)),
        yes="counts",
        disputes=(107,),
        follow_ups=("golf-stay-at-one", "golf-throw-and-flip"),
    ),
    Question(
        "golf-stay-at-one-call",
        "golf",
        "calling-uno",
        Example("Cat: catches Bob", (BOB_HAS_ONE, "Bob: draws green 3 to 1 upper")),
        yes="counts",
        disputes=(107,),
        follow_ups=("golf-call-again",),
    ),
    # --- the end of a round ---
    Question(
        "golf-others-play-on",
        "golf",
        "the-end-of-a-round",
        Example("Bob: draws red 6, flips 3 lower yellow 4", (BOB_HAS_ONE,)),
        about=CLOSING,
        otherwise=(LAST_TURNS,),
        disputes=(101,),
        follow_ups=("golf-closing-action", "golf-clear-at-the-end"),
    ),
    Question(
        "golf-closing-action",
        "golf",
        "the-end-of-a-round",
        Example("Bob: draws yellow 4 to 3 lower, out red draw two", (BOB_HAS_ONE,)),
        about=DRAW_TWO,
        otherwise=(Change(house_rules={"closing-action": {}}), LAST_TURNS),
        follow_ups=("golf-others-play-on",),
    ),
    Question(
        "golf-clear-at-the-end",
        "golf",
        "the-end-of-a-round",
        Example(
            "Ann: reveals 3 lower yellow 0",
            (NEARLY_OVER, "Bob: draws red 2 to 3 lower, out blue 1"),
            people="Ann Bob",
        ),
        about=LAST_CLEAR,
        follow_ups=("golf-action-points",),
        reads="where it counts",
    ),
    # --- scores ---
    Question(
        "golf-action-points",
        "golf",
        "scores",
        Example(
            "Ann: reveals 3 lower red 0",
            (NEARLY_OVER, "Bob: draws red 2 to 3 lower, out blue 1"),
            people="Ann Bob",
        ),
        about=POINTS,
        otherwise=(CORNER_POINTS,),
        follow_ups=("golf-below-zero",),
    ),
    Question(
        "golf-below-zero",
        "golf",
        "scores",
        Example("score: Ann 0, Bob 10, Cat 3, Dan 7"),
        yes="refused",
        about=POINTS,
        disputes=(105,),
        follow_ups=("golf-action-points",),
        reads="where it counts",
    ),
    Question(
        "golf-only-winner-scores",
        "golf",
        "scores",
        Example("score: winner Bob 30"),
        yes="counts",
        follow_ups=("golf-who-starts-next",),
    ),
    Question(
        "golf-shared-win",
        "golf",
        "winning-the-match",
        Example(
            "score: Ann 7, Bob 1, Cat 9, Dan 9",
            (*("score: Ann 0, Bob 1, Cat 9, Dan 9",) * 7, "score: Ann 1, Bob 0, Cat 9, Dan 9"),
        ),
        about=TARGET,
        otherwise=(Change({"match-tie": "rounds-won"}),),
        follow_ups=("golf-who-starts-next",),
    ),
    # --- coming and going ---
    Question(
        "golf-leaving",
        "golf",
        "coming-and-going",
        Example("Bob leaves", (DEALT,)),
        follow_ups=("golf-joining",),
    ),
    Question(
        "golf-joining",
        "golf",
        "coming-and-going",
        Example("join: Eve", ("score: Ann 12, Bob 6, Cat 14, Dan 0",)),
        about=SITTING_DOWN,
        follow_ups=("golf-leaving",),
        reads="always",
    ),
    Question(
        "golf-coming-back",
        "golf",
        "coming-and-going",
        Example(
            "Bob comes back",
            (
                "score: Ann 12, Bob 6, Cat 14, Dan 0",
                "Bob leaves",
            ),
        ),
        about=COMING_BACK,
        follow_ups=("golf-leaving", "golf-joining"),
    ),
    Question(
        "golf-paper-rounds",
        "golf",
        "coming-and-going",
        Example("paper after 7 rounds: Ann 40, Bob 31, Cat 28, Dan 50"),
        yes="counts",
        follow_ups=("golf-joining",),
    ),
    # --- more on clearing and on points ---
    Question(
        "golf-must-i-clear",
        "golf",
        "clearing-columns",
        Example("Bob: draws blue 5 to 1 lower, out red 1", (DEALT,)),
        yes="refused",
        about=CLEAR,
        follow_ups=("golf-clear-at-the-end", "golf-how-clearing-works"),
        reads="where it counts",
    ),
    Question(
        "golf-clear-a-row",
        "golf",
        "clearing-columns",
        Example(
            "Bob: clears 1 with green 5 on top",
            (
                "! deal: red 3; Ann 1 upper blue 4, Bob 1 upper green 5, Bob 1 lower red 2, "
                "Bob 2 upper blue 5, Cat 1 upper yellow 0, Dan 1 upper yellow 6",
            ),
        ),
        yes="counts",
        follow_ups=("golf-clear-same-number", "golf-clear-nothing-alike"),
    ),
    Question(
        "golf-clear-an-action-card",
        "golf",
        "clearing-columns",
        Example("Bob: draws green skip to 1 lower, out red 1, clears 1 with green 5 on top", (DEALT,)),
        yes="counts",
        about=CLEAR,
        follow_ups=("golf-clear-on-top", "golf-clear-two-action-cards"),
        reads="where it counts",
    ),
    Question(
        "golf-clear-two-action-cards",
        "golf",
        "clearing-columns",
        Example(
            "Bob: draws green reverse to 1 lower, out red 1, clears 1 with green skip on top",
            (
                "! deal: red 3; Ann 1 upper blue 4, Bob 1 upper green skip, Cat 1 upper yellow 0, "
                "Dan 1 upper yellow 6",
            ),
        ),
        yes="counts",
        about=CLEAR,
        follow_ups=("golf-clear-same-symbol", "golf-clear-an-action-card"),
        reads="where it counts",
    ),
    Question(
        "golf-all-cleared",
        "golf",
        "scores",
        Example("score: Ann 0, Bob 10, Cat 3, Dan 7"),
        yes="counts",
        about=EVERYBODY_SCORES,
        follow_ups=("golf-below-zero", "golf-how-scoring-works"),
        reads="where it counts",
    ),
    Question(
        "golf-low-is-good",
        "golf",
        "scores",
        Example("score: Ann 12, Bob 6, Cat 14, Dan 0"),
        about=EVERYBODY_SCORES,
        follow_ups=("golf-how-scoring-works", "golf-the-goal"),
        reads="where it counts",
    ),
)

QUESTIONS = with_phrasings(ASKED, read_text_table("games/golf/help/phrasings/golf.txt"))
