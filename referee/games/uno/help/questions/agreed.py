"""Questions about UNO: what a table may agree on, such as cards dealt, a limit of cards, points and teams."""

from referee.games.uno.model.rulebook import SEVEN_CARDS, WINNER_TAKES_ALL
from referee.games.uno.options.house.blank_cards import ARTICLE as BLANK_CARDS
from referee.games.uno.options.house.double_score import ARTICLE as DOUBLE_SCORE
from referee.games.uno.options.house.hand_limit import ARTICLE as HAND_LIMIT
from referee.games.uno.options.house.written_wilds import ARTICLE as WRITTEN_WILDS
from referee.kit.tables import read_text_table
from referee.match.help.phrased import with_phrasings
from referee.match.help.question import Change, Example, Question

SIX = "Ann Bob Cat Dan Eve Fay"
LIMIT = Change(house_rules={"hand-limit": {}})
OWN_HANDS = Change({"scoring": "own-lowest-wins"})
CHALLENGE_UNO = Change({"scoring": "elimination"})
NO_POINTS = Change({"scoring": "none"})

CAT_HAS_MANY = ("! deal: red 5; Ann 1, Cat 23", "Bob: red draw two", "Cat: draws 2", "Dan: red 3")

ASKED = (
    Question(
        "fewer-cards-dealt",
        "uno",
        "the-deal",
        Example("deal: red 5; Ann 5, Bob 5, Cat 5, Dan 5"),
        yes="counts",
        about=SEVEN_CARDS,
        otherwise=(Change(house_rules={"hand-size": {}}),),
        follow_ups=("eight-cards-dealt",),
        reads="where it counts",
    ),
    Question(
        "hand-too-big",
        "uno",
        "too-many-cards",
        Example("Cat: red 7", ("! deal: red 5; Cat 23", *CAT_HAS_MANY[1:], "Ann: red 4", "Bob: red 6")),
        yes="counts",
        otherwise=(LIMIT,),
        follow_ups=("hand-too-big-counted",),
    ),
    Question(
        "hand-too-big-counted",
        "uno",
        "too-many-cards",
        Example("Cat: left 200 points", (*CAT_HAS_MANY, "Ann: red 1")),
        yes="counts",
        about=HAND_LIMIT,
        otherwise=(LIMIT, NO_POINTS),
        follow_ups=("hand-too-big", "do-we-count-points"),
        reads="always",
    ),
    Question(
        "points-count-double",
        "uno",
        "scores",
        Example(
            "Ann: left 3 points",
            ("! deal: red 5; Ann 1, Bob 1, Cat 1, Dan 1", "Bob: red 8", "Dan: left wild", "Cat: left red 5"),
        ),
        about=DOUBLE_SCORE,
        otherwise=(
            Change(house_rules={"double-score": {}}),
            Change(house_rules={"double-score": {"times": 3}}),
        ),
        follow_ups=("who-gets-the-points",),
    ),
    Question(
        "written-on-a-wild",
        "uno",
        "playing-a-card",
        Example("Bob: wild customizable, blue", ("deal: red 5",)),
        about=WRITTEN_WILDS,
        otherwise=(
            *(Change({"deck": edition}) for edition in ("112", "112-swap", "112-blank", "112-themed")),
            Change({"deck": "112"}, {"written-wilds": {"first": "Everybody draws one."}}),
        ),
        follow_ups=("customizable-in-the-deck",),
    ),
    Question(
        "blank-for-a-lost-card",
        "uno",
        "playing-a-card",
        Example("Bob: red 5", ("deal: red 7",)),
        about=BLANK_CARDS,
        otherwise=(Change(house_rules={"blank-cards": {"cards": "red 5"}}),),
        follow_ups=("customizable-in-the-deck",),
    ),
    Question(
        "six-in-pairs",
        "uno",
        "scores",
        Example("score: winner Bob 30", people=SIX),
        about=WINNER_TAKES_ALL,
        otherwise=(
            Change({"scoring": "pairs"}),
            Change({"scoring": "two-teams"}),
            OWN_HANDS,
            CHALLENGE_UNO,
            NO_POINTS,
        ),
        follow_ups=("six-in-two-teams", "partner-cards"),
        reads="always",
    ),
    Question(
        "six-in-two-teams",
        "uno",
        "scores",
        Example("score: winner Bob 30", people=SIX),
        about=WINNER_TAKES_ALL,
        otherwise=(
            Change({"scoring": "two-teams"}),
            Change({"scoring": "pairs"}),
            OWN_HANDS,
            CHALLENGE_UNO,
            NO_POINTS,
        ),
        follow_ups=("six-in-pairs", "partner-cards"),
        reads="always",
    ),
)

QUESTIONS = with_phrasings(ASKED, read_text_table("games/uno/help/phrasings/agreed.txt"))
