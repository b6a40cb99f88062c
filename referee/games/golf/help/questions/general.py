"""Questions about UNO Golf in general: the game, what its cards do, and how its house rules work."""

from referee.games.golf.model.rulebook import (
    ACTIONS_ACT,
    ADVICE,
    CLEAR,
    CLOSING,
    DEAL,
    DECK,
    DOUBLE_DRAW_TWO,
    EVERYBODY_SCORES,
    FIRST_DEALER,
    PILE_SHORT,
    POINTS,
    REVERSE,
    SKIP,
    TARGET,
    THROW,
    TURN,
)
from referee.games.golf.options.house_rules import HOUSE_RULES
from referee.kit.tables import read_text_table
from referee.match.help.phrased import with_phrasings
from referee.match.help.question import Example, Question
from referee.match.model.rulebook import CHANGING_THE_RULES
from referee.rulings.article import Article


def _quoted(name: str, article: Article, *follow_ups: str) -> Question:
    return Question(name, "golf", "the-game", article=article, follow_ups=follow_ups)


A_SKIP_IN_A_GRID = (
    "! deal: red 3; Ann 1 upper blue 4, Bob 1 upper green 5, Cat 1 upper yellow 0, Dan 1 upper yellow 6",
    "Bob: draws blue skip to 1 lower, out red 1",
)
PHRASED = read_text_table("games/golf/help/phrasings/general.txt")
ASKED = (
    _quoted("golf-the-goal", TARGET, "golf-how-many-rounds"),
    _quoted("golf-which-game", DEAL, "golf-the-goal"),
    _quoted("golf-wilds-in-the-deck", DECK, "golf-cards-in-the-deck", "golf-what-double-draw-two-does"),
    _quoted("golf-which-action-cards", DECK, "golf-what-double-draw-two-does", "golf-cards-in-the-deck"),
    _quoted("golf-which-numbers", DECK, "golf-cards-in-the-deck", "golf-how-scoring-works"),
    _quoted("golf-how-many-players", FIRST_DEALER),
    _quoted("golf-how-many-rounds", TARGET, "golf-shared-win"),
    _quoted("golf-set-up", DEAL, "golf-open-how-many"),
    _quoted("golf-pile-used-up", PILE_SHORT, "golf-set-up", "golf-when-it-ends"),
    _quoted("golf-who-deals", FIRST_DEALER, "golf-who-starts-next", "golf-set-up"),
    _quoted("golf-a-turn", TURN, "golf-throw-and-flip", "golf-replace-faceup"),
    _quoted("golf-unwanted-card", THROW, "golf-must-i-turn-up", "golf-a-turn"),
    _quoted("golf-what-skip-does", SKIP, "golf-skipped"),
    _quoted("golf-what-reverse-does", REVERSE, "golf-reverse-for-two"),
    _quoted("golf-what-double-draw-two-does", DOUBLE_DRAW_TWO),
    _quoted("golf-how-clearing-works", CLEAR, "golf-clear-same-number"),
    _quoted("golf-how-scoring-works", POINTS, "golf-action-points"),
    _quoted("golf-cleared-column-points", EVERYBODY_SCORES, "golf-all-cleared", "golf-how-clearing-works"),
    _quoted("golf-when-it-ends", CLOSING, "golf-others-play-on"),
    _quoted("golf-closer-not-lowest", EVERYBODY_SCORES, "golf-when-it-ends", "golf-how-scoring-works"),
    _quoted("golf-how-to-win", ADVICE, "golf-a-turn"),
    Question(
        "golf-action-in-the-grid",
        "golf",
        "the-game",
        Example("Cat: draws red 6, flips 2 upper green 6", A_SKIP_IN_A_GRID),
        yes="refused",
        about=ACTIONS_ACT,
        follow_ups=("golf-open-an-action", "golf-action-points"),
        reads="where it counts",
    ),
    _quoted("golf-score-sheet", EVERYBODY_SCORES, "golf-how-scoring-works"),
    _quoted("golf-which-house-rules", CHANGING_THE_RULES, "golf-house-last-turns"),
    *(
        Question(f"golf-house-{rule.id}", "golf", "house-rules", article=rule.article)
        for rule in HOUSE_RULES
        if f"golf-house-{rule.id}" in PHRASED.sections_by_heading()
    ),
)

QUESTIONS = with_phrasings(ASKED, PHRASED)
