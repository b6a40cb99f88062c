"""Questions about UNO in general: the game, what its cards do, and how its house rules work."""

from referee.games.uno.model.rulebook import (
    ADVICE,
    CALL_IN_TIME,
    CHALLENGE,
    CHALLENGE_IN_TIME,
    CHALLENGE_INNOCENT,
    CUSTOMIZABLE,
    DEAL,
    DRAW_TWO,
    MATCH,
    REVERSE,
    REVERSE_FOR_TWO,
    SEVEN_CARDS,
    SHUFFLE_HANDS,
    SKIP,
    SWAP_HANDS,
    TARGET,
    WILD,
    WILD_DRAW_FOUR,
)
from referee.games.uno.options.house_rules import HOUSE_RULES
from referee.games.uno.scores.out_of_the_match import LAST_ONE
from referee.games.uno.scores.scoring_forms import PARTNERS
from referee.kit.tables import read_text_table
from referee.match.help.phrased import with_phrasings
from referee.match.help.question import Question
from referee.match.model.rulebook import OPENING, RULES
from referee.rulings.article import Article


def _quoted(name: str, asks: str, article: Article, *follow_ups: str) -> Question:
    return Question(name, "uno", "The game", asks, article=article, follow_ups=follow_ups)


PHRASED = read_text_table("games/uno/help/phrasings/general.txt")
ASKED = (
    _quoted("the-goal", "What is the goal of UNO?", TARGET, "who-gets-the-points", "how-many-points-win"),
    _quoted("how-many-players", "How many people can play UNO?", OPENING, "how-two-play"),
    _quoted("how-many-dealt", "How many cards is everybody dealt?", SEVEN_CARDS, "fewer-cards-dealt"),
    _quoted("what-fits", "Which cards fit on which?", MATCH, "wrong-card", "same-number-another-color"),
    _quoted("which-way-round", "Which way round do we play?", DEAL, "what-reverse-does", "first-reverse"),
    _quoted("set-up", "How do we set the game up?", DEAL, "how-many-dealt", "who-plays-first"),
    _quoted("what-skip-does", "What does a Skip do?", SKIP, "skip-between-two"),
    _quoted("what-reverse-does", "What does a Reverse do?", REVERSE, "reverse-between-two"),
    _quoted("what-draw-two-does", "What does a Draw Two do?", DRAW_TWO, "draw-two-on-draw-two"),
    _quoted("what-wild-does", "What does a Wild do?", WILD, "wild-keeps-the-color"),
    _quoted("what-draw-four-does", "What does a Wild Draw Four do?", WILD_DRAW_FOUR, "draw-four-when"),
    _quoted("what-shuffle-hands-does", "What does a Wild Shuffle Hands do?", SHUFFLE_HANDS),
    _quoted("what-swap-hands-does", "What does a Wild Swap Hands do?", SWAP_HANDS),
    _quoted("what-customizable-is", "What is a Wild Customizable?", CUSTOMIZABLE, "written-on-a-wild"),
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
    _quoted("what-partners-is", "How do partners play?", PARTNERS, "partner-cards"),
    _quoted("a-turn", "What do I do on my turn?", MATCH, "play-the-drawn-card", "draw-though-i-could-play"),
    _quoted("how-to-win", "How do I play well: are there any tips?", ADVICE, "when-to-challenge"),
    _quoted("when-to-challenge", "When is it worth challenging a Wild Draw Four?", CHALLENGE_INNOCENT),
    _quoted("which-house-rules", "Which house rules are there?", RULES, "house-stacking", "house-seven-zero"),
    _quoted("what-challenge-uno-is", "What is Challenge UNO?", LAST_ONE),
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
