"""Questions about UNO Golf in general: the game, what its cards do, and how its house rules work."""

from referee.games.golf.model.rulebook import (
    ACTIONS_ACT,
    ADVICE,
    CLEAR,
    CLOSING,
    DEAL,
    DOUBLE_DRAW_TWO,
    FIRST_DEALER,
    POINTS,
    REVERSE,
    SKIP,
    TARGET,
    TURN,
)
from referee.games.golf.options.house_rules import HOUSE_RULES
from referee.kit.tables import read_text_table
from referee.match.help.phrased import with_phrasings
from referee.match.help.question import Question
from referee.match.model.rulebook import CHANGING_THE_RULES
from referee.rulings.article import Article


def _quoted(name: str, asks: str, article: Article, *follow_ups: str) -> Question:
    return Question(name, "golf", "The game", asks, article=article, follow_ups=follow_ups)


PHRASED = read_text_table("games/golf/help/phrasings/general.txt")
ASKED = (
    _quoted("golf-the-goal", "What is the goal of UNO Golf?", TARGET, "golf-how-many-rounds"),
    _quoted("golf-which-game", "What are UNO Golf and UNO Zero?", DEAL, "golf-the-goal"),
    _quoted("golf-how-many-players", "Who can play UNO Golf, and how long does it take?", FIRST_DEALER),
    _quoted("golf-how-many-rounds", "How many rounds, or holes, has a match?", TARGET, "golf-shared-win"),
    _quoted("golf-set-up", "How many cards is everybody dealt in UNO Golf?", DEAL, "golf-open-how-many"),
    _quoted("golf-a-turn", "What do I do on my turn?", TURN, "golf-throw-and-flip", "golf-replace-faceup"),
    _quoted("golf-what-skip-does", "What does a Skip do in UNO Golf?", SKIP, "golf-skipped"),
    _quoted("golf-what-reverse-does", "What does a Reverse do in UNO Golf?", REVERSE, "golf-reverse-for-two"),
    _quoted("golf-what-double-draw-two-does", "What does a Double Draw Two do?", DOUBLE_DRAW_TWO),
    _quoted("golf-how-clearing-works", "When may a column be cleared?", CLEAR, "golf-clear-same-number"),
    _quoted("golf-how-scoring-works", "How many points is each card worth?", POINTS, "golf-action-points"),
    _quoted("golf-when-it-ends", "When is a round of UNO Golf over?", CLOSING, "golf-others-play-on"),
    _quoted("golf-how-to-win", "How do I play UNO Golf well: are there any tips?", ADVICE, "golf-a-turn"),
    _quoted("golf-action-in-the-grid", "Does an action card that lies in my grid do anything?", ACTIONS_ACT),
    _quoted(
        "golf-which-house-rules",
        "Which house rules does UNO Golf have?",
        CHANGING_THE_RULES,
        "golf-house-last-turns",
    ),
    *(
        Question(
            f"golf-house-{rule.id}",
            "golf",
            "House rules",
            f"How does the house rule {rule.article.title} work?",
            article=rule.article,
        )
        for rule in HOUSE_RULES
        if f"golf-house-{rule.id}" in PHRASED.sections_by_heading()
    ),
)

QUESTIONS = with_phrasings(ASKED, PHRASED)
