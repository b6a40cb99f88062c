"""Questions about UNO in general: the game, what its cards do, and how its house rules work."""

from referee.games.uno.model.rulebook import (
    ADVICE,
    CALL_IN_TIME,
    CHALLENGE,
    CHALLENGE_IN_TIME,
    CHALLENGE_INNOCENT,
    DEAL,
    DRAW_TWO,
    MATCHING_THE_TOP_CARD,
    REVERSE,
    REVERSE_FOR_TWO,
    SEVEN_CARDS,
    SKIP,
    WILD,
    WILD_CUSTOMIZABLE,
    WILD_DRAW_FOUR,
    WILD_SHUFFLE_HANDS,
    WILD_SWAP_HANDS,
    WINNING_THE_MATCH,
)
from referee.games.uno.options.house_rules import HOUSE_RULES
from referee.games.uno.scores.out_of_the_match import LAST_SEAT_LEFT_WINS
from referee.games.uno.scores.scoring_forms import PARTNERS_SCORE_TOGETHER
from referee.kit.tables import read_text_table
from referee.match.help.phrased import with_phrasings
from referee.match.help.question import Question
from referee.match.model.rulebook import CHANGING_THE_RULES, OPENING
from referee.rulings.article import Article


def _quoted(name: str, asks: str, article: Article, *follow_ups: str) -> Question:
    return Question(name, "uno", "The game", asks, article=article, follow_ups=follow_ups)


PHRASED = read_text_table("games/uno/help/phrasings/general.txt")
ASKED = (
    _quoted(
        "the-goal",
        "What is the goal of UNO?",
        WINNING_THE_MATCH,
        "who-gets-the-points",
        "how-many-points-win",
    ),
    _quoted("how-many-players", "How many people can play UNO?", OPENING, "how-two-play"),
    _quoted("how-many-dealt", "How many cards is everybody dealt?", SEVEN_CARDS, "fewer-cards-dealt"),
    _quoted(
        "what-fits",
        "Which cards fit on which?",
        MATCHING_THE_TOP_CARD,
        "wrong-card",
        "same-number-another-color",
    ),
    _quoted("which-way-round", "Which way round do we play?", DEAL, "what-reverse-does", "first-reverse"),
    _quoted("set-up", "How do we set the game up?", DEAL, "how-many-dealt", "who-plays-first"),
    _quoted("what-skip-does", "What does a Skip do?", SKIP, "skip-between-two"),
    _quoted("what-reverse-does", "What does a Reverse do?", REVERSE, "reverse-between-two"),
    _quoted("what-draw-two-does", "What does a Draw Two do?", DRAW_TWO, "draw-two-on-draw-two"),
    _quoted("what-wild-does", "What does a Wild do?", WILD, "wild-keeps-the-color"),
    _quoted("what-draw-four-does", "What does a Wild Draw Four do?", WILD_DRAW_FOUR, "draw-four-when"),
    _quoted("what-shuffle-hands-does", "What does a Wild Shuffle Hands do?", WILD_SHUFFLE_HANDS),
    _quoted("what-swap-hands-does", "What does a Wild Swap Hands do?", WILD_SWAP_HANDS),
    _quoted("what-customizable-is", "What is a Wild Customizable?", WILD_CUSTOMIZABLE, "written-on-a-wild"),
    _quoted(
        "how-challenge-works",
        "How does a challenge work?",
        CHALLENGE,
        "challenge-guilty",
        "challenge-innocent",
    ),
    _quoted("how-long-to-challenge", "How long may a Wild Draw Four be challenged?", CHALLENGE_IN_TIME),
    _quoted("how-long-to-catch", "How long can somebody be caught without UNO?", CALL_IN_TIME),
    _quoted("how-two-play", "What is different between two players?", REVERSE_FOR_TWO, "reverse-between-two"),
    _quoted("what-partners-is", "How do partners play?", PARTNERS_SCORE_TOGETHER, "partner-cards"),
    _quoted(
        "a-turn",
        "What do I do on my turn?",
        MATCHING_THE_TOP_CARD,
        "play-the-drawn-card",
        "draw-though-i-could-play",
    ),
    _quoted("how-to-win", "How do I play well: are there any tips?", ADVICE, "when-to-challenge"),
    _quoted("when-to-challenge", "When is it worth challenging a Wild Draw Four?", CHALLENGE_INNOCENT),
    _quoted(
        "which-house-rules",
        "Which house rules are there?",
        CHANGING_THE_RULES,
        "house-stacking",
        "house-seven-zero",
    ),
    _quoted("what-challenge-uno-is", "What is Challenge UNO?", LAST_SEAT_LEFT_WINS),
    *(
        Question(
            f"house-{rule.id}",
            "uno",
            "House rules",
            f"How does the house rule {rule.article.title} work?",
            article=rule.article,
        )
        for rule in HOUSE_RULES
        if f"house-{rule.id}" in PHRASED.sections_by_heading()
    ),
)

QUESTIONS = with_phrasings(ASKED, PHRASED)
