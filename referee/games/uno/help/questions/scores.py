"""Questions about UNO: who deals, going out, what cards are worth, the points and the end of a match."""

from referee.games.uno.model.rulebook import (
    GOING_OUT,
    NEXT_DEALER,
    SPECIAL_WILD_POINTS,
    WILD_SHUFFLE_HANDS,
    WINNER_TAKES_ALL,
    WINNING_THE_MATCH,
)
from referee.kit.tables import read_text_table
from referee.match.help.phrased import with_phrasings
from referee.match.help.question import Change, Example, Question
from referee.match.model.rulebook import FINISHING_THE_MATCH

BOB_HAS_ONE = "! deal: red 5; Bob 1"
BOB_IS_OUT = (BOB_HAS_ONE, "Bob: red 8")
ANN_HAS_WON = (
    "paper: Ann 490, Bob 490, Cat 490, Dan 490",
    "score: left Ann; Bob wild; Cat red 5; Dan blue 3",
)

OWN_HANDS = Change({"scoring": "own-lowest-wins"})
CHALLENGE_UNO = Change({"scoring": "elimination"})
PARTNERS = Change({"scoring": "partners"})
NO_POINTS = Change({"scoring": "none"})

ASKED = (
    Question(
        "wild-drawn-for-the-deal",
        "uno",
        "the-deal",
        Example("draw for deal: Ann wild, Bob red skip, Cat blue 2, Dan green 1"),
        otherwise=(Change({"first-dealer": "points"}), Change({"first-dealer": "again"})),
        disputes=(86,),
        follow_ups=("who-deals-next",),
    ),
    Question(
        "who-deals-next",
        "uno",
        "the-deal",
        Example("deal: red 5", ("score: left Ann red 5; Bob blue 3; Cat wild; Dan",)),
        about=NEXT_DEALER,
        otherwise=(Change({"next-dealer": "winner"}), Change({"next-dealer": "loser"})),
        disputes=(85,),
        follow_ups=("wild-drawn-for-the-deal",),
        reads="always",
    ),
    Question(
        "last-card-shuffle-hands",
        "uno",
        "going-out",
        Example("Bob: wild shuffle hands", (BOB_HAS_ONE,)),
        yes="counts",
        about=GOING_OUT,
        otherwise=(
            Change({"deck": "112"}),
            Change({"deck": "112"}, {"no-action-finish": {}}),
        ),
        disputes=(79,),
        follow_ups=("shuffle-hands-worth", "shuffle-hands-uneven"),
    ),
    Question(
        "shuffle-hands-uneven",
        "uno",
        "going-out",
        Example("count Bob: 6", ("deal: red 5", "Bob: wild shuffle hands, blue")),
        yes="counts",
        about=WILD_SHUFFLE_HANDS,
        otherwise=(Change({"deck": "112"}),),
        disputes=(80,),
        follow_ups=("last-card-shuffle-hands",),
        reads="where it counts",
    ),
    Question(
        "shuffle-hands-worth",
        "uno",
        "scores",
        Example("Ann: left wild shuffle hands", ("! deal: red 5; Ann 1, Bob 1", "Bob: red 8")),
        about=SPECIAL_WILD_POINTS,
        otherwise=(
            Change({"deck": "112"}),
            Change({"deck": "112", "special-wild-points": 50}),
        ),
        disputes=(78,),
        follow_ups=("what-cards-are-worth",),
    ),
    Question(
        "what-cards-are-worth",
        "uno",
        "scores",
        Example("Ann: left red skip, wild", ("! deal: red 5; Ann 2, Bob 1", "Bob: red 8")),
        otherwise=(NO_POINTS,),
        follow_ups=("shuffle-hands-worth", "impossible-points"),
        reads="where it counts",
    ),
    Question(
        "impossible-points",
        "uno",
        "scores",
        Example("Ann: left 44 points", ("! deal: red 5; Ann 1, Bob 1", "Bob: red 8")),
        yes="counts",
        follow_ups=("what-cards-are-worth",),
    ),
    Question(
        "nobody-has-nothing",
        "uno",
        "scores",
        Example("score: Ann 30, Bob 40, Cat 7, Dan 5"),
        yes="counts",
        about=WINNER_TAKES_ALL,
        otherwise=(OWN_HANDS, CHALLENGE_UNO),
        follow_ups=("impossible-points", "who-gets-the-points"),
    ),
    Question(
        "who-gets-the-points",
        "uno",
        "scores",
        Example("score: winner Bob 30"),
        about=WINNER_TAKES_ALL,
        otherwise=(OWN_HANDS, CHALLENGE_UNO, PARTNERS, NO_POINTS, Change({"scoring": "rounds"})),
        disputes=(83,),
        follow_ups=("two-reach-the-target", "partner-cards", "do-we-count-points"),
        reads="always",
    ),
    Question(
        "partner-cards",
        "uno",
        "scores",
        Example("score: winner Bob 30"),
        about=WINNER_TAKES_ALL,
        otherwise=(PARTNERS,),
        disputes=(84,),
        follow_ups=("who-gets-the-points",),
        reads="always",
    ),
    Question(
        "do-we-count-points",
        "uno",
        "scores",
        Example("Cat: left 30 points", BOB_IS_OUT),
        yes="counts",
        otherwise=(NO_POINTS,),
        follow_ups=("who-gets-the-points",),
    ),
    Question(
        "past-five-hundred",
        "uno",
        "winning-the-match",
        Example("score: winner Ann 30", ("paper: Ann 490, Bob 100, Cat 490, Dan 100",)),
        about=WINNING_THE_MATCH,
        otherwise=(OWN_HANDS, CHALLENGE_UNO, PARTNERS, NO_POINTS),
        disputes=(81,),
        follow_ups=("two-reach-the-target", "play-on-after-the-end"),
    ),
    Question(
        "how-many-points-win",
        "uno",
        "winning-the-match",
        article=WINNING_THE_MATCH,
        otherwise=(OWN_HANDS, CHALLENGE_UNO, NO_POINTS),
        follow_ups=("past-five-hundred", "who-gets-the-points", "stop-before-the-target"),
    ),
    Question(
        "two-reach-the-target",
        "uno",
        "winning-the-match",
        Example(
            "score: Ann 30, Bob 40, Cat 0, Dan 5",
            ("paper: Ann 490, Bob 490, Cat 490, Dan 490",),
        ),
        yes="counts",
        about=WINNING_THE_MATCH,
        otherwise=(OWN_HANDS, CHALLENGE_UNO),
        disputes=(82,),
        follow_ups=("past-five-hundred", "out-at-the-target"),
    ),
    Question(
        "out-at-the-target",
        "uno",
        "winning-the-match",
        Example(
            "score: Ann 30, Bob 0, Cat 5, Dan 15",
            ("paper: Ann 490, Bob 100, Cat 490, Dan 100",),
        ),
        about=WINNING_THE_MATCH,
        otherwise=(OWN_HANDS, CHALLENGE_UNO),
        disputes=(83,),
        follow_ups=("who-gets-the-points",),
    ),
    Question(
        "stop-before-the-target",
        "uno",
        "winning-the-match",
        Example("finish", ("score: left Ann red 5; Bob blue 3; Cat wild; Dan",)),
        about=FINISHING_THE_MATCH,
        follow_ups=("play-on-after-the-end",),
        reads="always",
    ),
    Question(
        "play-on-after-the-end",
        "uno",
        "winning-the-match",
        Example("play on", ANN_HAS_WON),
        yes="counts",
        follow_ups=("past-five-hundred",),
    ),
)

QUESTIONS = with_phrasings(ASKED, read_text_table("games/uno/help/phrasings/scores.txt"))
