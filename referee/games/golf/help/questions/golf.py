"""Questions about UNO Golf."""

from referee.games.golf.model.rulebook import (
    ACTIONS_ACT,
    CALL,
    CLEAR_BEFORE,
    CLEAR_TOP,
    CLOSING,
    DEAL,
    DECK,
    DOUBLE_DRAW_TWO,
    DRAW_TWO,
    FIRST_CARD,
    LAST_CLEAR,
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
from referee.games.golf.options.house.columns_left import ARTICLE as COLUMNS_LEFT
from referee.games.golf.options.house.pickup_limit import ARTICLE as PICKUP_LIMIT
from referee.games.golf.options.house.symbols_match import ARTICLE as SYMBOLS_MATCH
from referee.kit.tables import read
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
        "The deal",
        "Do we each turn up two cards before the first turn?",
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
        "The deal",
        "I turn up a Skip before the first turn. Does it do anything?",
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
        "The deal",
        "The first card of the discard pile is a Skip. Where does it go?",
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
        "The deal",
        "May an action card begin the discard pile?",
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
        "The deal",
        "Who may look at the facedown cards?",
        article=DEAL,
        follow_ups=("golf-open-how-many",),
    ),
    Question(
        "golf-cards-in-the-deck",
        "golf",
        "The deal",
        "How many cards are in the deck of UNO Golf, and which?",
        article=DECK,
        otherwise=(Change({"double-draw-twos": 2}),),
        follow_ups=("golf-peek", "golf-two-double-draw-twos"),
    ),
    Question(
        "golf-two-double-draw-twos",
        "golf",
        "The deal",
        "A second Double Draw Two of the same color turns up. Can that be?",
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
        "The deal",
        "Who starts the next round?",
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
        "A turn",
        "I took the top discard. May I throw it again and turn up a card instead?",
        Example("Bob: takes the discard, flips 1 lower green 1", (DEALT,)),
        yes="counts",
        disputes=(100,),
        follow_ups=("golf-throw-and-flip",),
    ),
    Question(
        "golf-throw-and-flip",
        "golf",
        "A turn",
        "I throw the card I drew. May I choose a card that is already faceup?",
        Example("Bob: draws red 6, flips 1 upper green 5", (DEALT,)),
        yes="counts",
        follow_ups=("golf-stay-at-one", "golf-throw-the-discard"),
    ),
    Question(
        "golf-replace-faceup",
        "golf",
        "A turn",
        "May I change a card that lies faceup already?",
        Example("Bob: draws red 1 to 1 upper", (DEALT,)),
        yes="counts",
        about=PLACE,
        follow_ups=("golf-stay-at-one",),
    ),
    Question(
        "golf-out-of-turn",
        "golf",
        "A turn",
        "Somebody drew a card out of turn. Does it count?",
        Example("Dan: draws red 1 to 1 upper", (DEALT,)),
        yes="counts",
    ),
    # --- action cards ---
    Question(
        "golf-thrown-action",
        "golf",
        "Action cards",
        "I draw a Skip and throw it at once. Does it take effect?",
        Example("Bob: draws red skip, flips 2 upper red 2", (DEALT,)),
        about=THROWN_ACTION,
        otherwise=(Change({"thrown-action": "from-the-grid"}),),
        disputes=(89,),
        follow_ups=("golf-covered-action", "golf-open-an-action"),
    ),
    Question(
        "golf-covered-action",
        "golf",
        "Action cards",
        "My Draw Two came out of my grid, and then I covered it by clearing a column. Does it still work?",
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
        "Action cards",
        "What does a Draw Two do to the next player?",
        Example("Bob: draws green 1 to 2 upper, out yellow draw two", (DEALT,)),
        about=DRAW_TWO,
        follow_ups=("golf-take-what-hit-me", "golf-double-draw-two-misses"),
    ),
    Question(
        "golf-take-what-hit-me",
        "golf",
        "Action cards",
        "I was just hit by a Draw Two. May I take it from the discards?",
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
        "Action cards",
        "The top discard is a Draw Two. May I take it on my turn?",
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
        "Action cards",
        "I have taken an action card from the discards in this round. May I take another one?",
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
        "Action cards",
        "The player before me left a Skip on top. May I still take my turn?",
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
        "Action cards",
        "May I choose myself for a Double Draw Two?",
        Example(
            "Bob: draws green 1 to 2 upper, out red double draw two, columns for Bob and Cat",
            (DEALT,),
        ),
        yes="counts",
        disputes=(98,),
        follow_ups=("golf-double-draw-two-misses",),
    ),
    Question(
        "golf-double-draw-two-misses",
        "golf",
        "Action cards",
        "I was hit by a Double Draw Two. May I still take my turn?",
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
        "Action cards",
        "The top discard is a Double Draw Two. May I take it on my turn?",
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
        "Action cards",
        "There are two of us. Who is hit by a Double Draw Two?",
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
        "Action cards",
        "I get a new column. On which side of my grid does it lie?",
        Example("Bob: draws green 1 to 2 upper, out yellow draw two", (DEALT,)),
        about=COLUMNS_LEFT,
        otherwise=(Change(house_rules={"columns-left": {}}),),
        follow_ups=("golf-draw-two-misses",),
    ),
    Question(
        "golf-reverse-for-two",
        "golf",
        "Action cards",
        "There are two of us. What does a Reverse do?",
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
        "Clearing columns",
        "May I clear two cards of the same number but different colors?",
        Example("Bob: draws blue 5 to 1 lower, out red 1, clears 1 with blue 5 on top", (DEALT,)),
        yes="counts",
        disputes=(93,),
        follow_ups=("golf-clear-same-color", "golf-clear-same-symbol"),
        reads="where it counts",
    ),
    Question(
        "golf-clear-same-color",
        "golf",
        "Clearing columns",
        "May I clear two cards of the same color but different numbers?",
        Example("Bob: draws green 1 to 1 lower, out red 1, clears 1 with green 1 on top", (DEALT,)),
        yes="counts",
        follow_ups=("golf-clear-same-number",),
        reads="where it counts",
    ),
    Question(
        "golf-clear-nothing-alike",
        "golf",
        "Clearing columns",
        "May I clear a column whose cards have nothing in common?",
        Example("Bob: draws blue 1 to 1 lower, out red 1, clears 1 with blue 1 on top", (DEALT,)),
        yes="counts",
        follow_ups=("golf-clear-same-number", "golf-clear-same-color"),
    ),
    Question(
        "golf-clear-same-symbol",
        "golf",
        "Clearing columns",
        "May I clear two Skips of different colors?",
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
        "Clearing columns",
        "May I clear a column with a card that still lies facedown?",
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
        "Clearing columns",
        "I clear a column. May I choose which card goes on top?",
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
        "Clearing columns",
        "May I clear a column when it is not my turn?",
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
        "Clearing columns",
        "I clear before I take a card, with a Skip on top. Does the Skip take effect?",
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
        "Calling UNO",
        "Do I have to say UNO in UNO Golf, and when?",
        Example("Cat: catches Bob", (BOB_HAS_TWO, NO_CALL)),
        yes="counts",
        about=CALL,
        follow_ups=("golf-caught-cost", "golf-caught-too-late", "golf-call-with-three"),
        reads="where it counts",
    ),
    Question(
        "golf-caught-cost",
        "golf",
        "Calling UNO",
        "I did not say UNO with one facedown card and am caught. What does it cost?",
        Example("Cat: catches Bob", (BOB_HAS_TWO, NO_CALL)),
        follow_ups=("golf-caught-too-late", "golf-call-with-three"),
    ),
    Question(
        "golf-caught-too-late",
        "golf",
        "Calling UNO",
        "Somebody forgot UNO, and the next player has started. Can they still be caught?",
        Example("Dan: catches Bob", (BOB_HAS_TWO, NO_CALL, "Cat: draws red 1, flips 2 upper blue 3")),
        yes="counts",
        disputes=(102,),
        follow_ups=("golf-caught-cost",),
    ),
    Question(
        "golf-call-again",
        "golf",
        "Calling UNO",
        "I said UNO, was hit by a Draw Two, and am at one facedown card again. Must I say it again?",
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
        "Calling UNO",
        "I say I said UNO in time, and somebody else says I did not. What now?",
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
        "Calling UNO",
        "In UNO Golf I said UNO, and in the same moment somebody caught me. Who was first?",
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
        "Calling UNO",
        "May I say UNO with more than one card facedown?",
        Example("Bob: UNO!", (DEALT,)),
        yes="counts",
        follow_ups=("golf-caught-cost",),
    ),
    Question(
        "golf-stay-at-one",
        "golf",
        "Calling UNO",
        "I have one facedown card. May I wait, and change faceup cards instead?",
        Example("Bob: draws green 3 to 1 upper", (BOB_HAS_ONE,)),
        yes="counts",
        about=PLACE,
        disputes=(107,),
        follow_ups=("golf-throw-with-one-left", "golf-stay-at-one-call"),
    ),
    Question(
        "golf-throw-with-one-left",
        "golf",
        "Calling UNO",
        "I have one facedown card and throw what I drew. May I leave it facedown?",
        Example("Bob: draws red 6, flips 3 upper green 4", (BOB_HAS_ONE,)),
        yes="counts",
        disputes=(107,),
        follow_ups=("golf-stay-at-one", "golf-throw-and-flip"),
    ),
    Question(
        "golf-stay-at-one-call",
        "golf",
        "Calling UNO",
        "I stay at one facedown card for another turn. Must I say UNO again?",
        Example("Cat: catches Bob", (BOB_HAS_ONE, "Bob: draws green 3 to 1 upper")),
        yes="counts",
        disputes=(107,),
        follow_ups=("golf-call-again",),
    ),
    # --- the end of a round ---
    Question(
        "golf-others-play-on",
        "golf",
        "The end of a round",
        "All cards of one grid lie faceup. Do the others have another turn?",
        Example("Bob: draws red 6, flips 3 lower yellow 4", (BOB_HAS_ONE,)),
        about=CLOSING,
        otherwise=(LAST_TURNS,),
        disputes=(101,),
        follow_ups=("golf-closing-action", "golf-clear-at-the-end"),
    ),
    Question(
        "golf-closing-action",
        "golf",
        "The end of a round",
        "I end the round, and a Draw Two lies on top. Does it still take effect?",
        Example("Bob: draws yellow 4 to 3 lower, out red draw two", (BOB_HAS_ONE,)),
        about=DRAW_TWO,
        otherwise=(Change(house_rules={"closing-action": {}}), LAST_TURNS),
        follow_ups=("golf-others-play-on",),
    ),
    Question(
        "golf-clear-at-the-end",
        "golf",
        "The end of a round",
        "The round is over. Are matching columns still cleared before we count?",
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
        "Scores",
        "An action card is left in a grid. How much does it count?",
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
        "Scores",
        "Can anybody get below zero points?",
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
        "Scores",
        "Is it only the winner of a round who gets points?",
        Example("score: winner Bob 30"),
        yes="counts",
        follow_ups=("golf-who-starts-next",),
    ),
    Question(
        "golf-shared-win",
        "golf",
        "Winning the match",
        "Two have the same lowest total after the last round. Who has won?",
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
        "Coming and going",
        "Somebody has to go in the middle of a round. Does that grid count?",
        Example("Bob leaves", (DEALT,)),
        follow_ups=("golf-joining",),
    ),
    Question(
        "golf-joining",
        "golf",
        "Coming and going",
        "Somebody joins after a few rounds. How many points do they start with?",
        Example("join: Eve", ("score: Ann 12, Bob 6, Cat 14, Dan 0",)),
        about=SITTING_DOWN,
        follow_ups=("golf-leaving",),
        reads="always",
    ),
    Question(
        "golf-coming-back",
        "golf",
        "Coming and going",
        "Somebody left and came back. How many points do they have now?",
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
        "Coming and going",
        "We have played some rounds on paper. May we go on from there?",
        Example("paper after 7 rounds: Ann 40, Bob 31, Cat 28, Dan 50"),
        yes="counts",
        follow_ups=("golf-joining",),
    ),
)

QUESTIONS = with_phrasings(ASKED, read("games/golf/help/phrasings/golf.txt"))
