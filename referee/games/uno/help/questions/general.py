"""Questions about UNO in general: the game, what its cards do, and how its house rules work."""

from referee.games.uno.model.rulebook import (
    ADVICE,
    CALL,
    CALL_EARLY,
    CALL_IN_TIME,
    CHALLENGE,
    CHALLENGE_IN_TIME,
    CHALLENGE_INNOCENT,
    DEAL,
    DECK,
    DRAW_TWO,
    MATCHING_THE_TOP_CARD,
    RECOUNT,
    REVERSE,
    REVERSE_FOR_TWO,
    SEVEN_CARDS,
    SKIP,
    TURN,
    WILD,
    WILD_CUSTOMIZABLE,
    WILD_DRAW_FOUR,
    WILD_SHUFFLE_HANDS,
    WILD_SWAP_HANDS,
    WINNER_TAKES_ALL,
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


def _quoted(name: str, article: Article, *follow_ups: str, disputes: tuple[int, ...] = ()) -> Question:
    return Question(name, "uno", "the-game", article=article, follow_ups=follow_ups, disputes=disputes)


PHRASED = read_text_table("games/uno/help/phrasings/general.txt")
ASKED = (
    _quoted("the-goal", WINNING_THE_MATCH, "who-gets-the-points", "how-many-points-win"),
    _quoted("how-many-players", OPENING, "how-two-play"),
    _quoted("how-many-dealt", SEVEN_CARDS, "fewer-cards-dealt"),
    _quoted("what-fits", MATCHING_THE_TOP_CARD, "wrong-card", "same-number-another-color"),
    _quoted("which-way-round", DEAL, "what-reverse-does", "first-reverse"),
    _quoted("peek-at-the-draw-pile", RECOUNT, "count-the-piles", "look-at-a-hand"),
    _quoted("look-through-discards", DEAL, "count-the-piles", "peek-at-the-draw-pile", disputes=(67,)),
    _quoted("does-the-dealer-play", DEAL, "who-deals-first", "who-plays-first"),
    _quoted("set-up", DEAL, "how-many-dealt", "who-plays-first"),
    _quoted("who-shuffles", DEAL, "who-deals-first", "who-deals-next", "pile-used-up"),
    _quoted("what-skip-does", SKIP, "skip-between-two"),
    _quoted("what-reverse-does", REVERSE, "reverse-between-two"),
    _quoted("what-draw-two-does", DRAW_TWO, "draw-two-on-draw-two"),
    _quoted("what-wild-does", WILD, "wild-keeps-the-color"),
    _quoted("what-draw-four-does", WILD_DRAW_FOUR, "draw-four-when"),
    _quoted("what-shuffle-hands-does", WILD_SHUFFLE_HANDS),
    _quoted("what-swap-hands-does", WILD_SWAP_HANDS),
    _quoted("what-customizable-is", WILD_CUSTOMIZABLE, "written-on-a-wild"),
    _quoted("how-challenge-works", CHALLENGE, "challenge-guilty", "challenge-innocent"),
    _quoted("how-long-to-challenge", CHALLENGE_IN_TIME),
    _quoted("how-long-to-catch", CALL_IN_TIME),
    _quoted("how-two-play", REVERSE_FOR_TWO, "reverse-between-two"),
    _quoted("what-partners-is", PARTNERS_SCORE_TOGETHER, "partner-cards"),
    _quoted("a-turn", MATCHING_THE_TOP_CARD, "play-the-drawn-card", "draw-though-i-could-play"),
    _quoted("time-limit", TURN, "a-turn", "pass-without-drawing"),
    _quoted("how-to-win", ADVICE, "when-to-challenge"),
    _quoted("points-for-the-last-card", WINNER_TAKES_ALL, "who-gets-the-points", "out-on-draw-four-counted"),
    _quoted("points-good-or-bad", WINNER_TAKES_ALL, "who-gets-the-points", "how-many-points-win"),
    _quoted("when-to-challenge", CHALLENGE_INNOCENT),
    _quoted("which-house-rules", CHANGING_THE_RULES, "house-stacking", "house-seven-zero"),
    _quoted("what-challenge-uno-is", LAST_SEAT_LEFT_WINS),
    _quoted("what-uno-means", CALL, "must-i-say-uno"),
    _quoted(
        "when-to-say-uno", CALL_EARLY, "call-before-laying", "how-long-to-catch", "caught-how-many-cards"
    ),
    _quoted("wild-or-draw-four", WILD_DRAW_FOUR, "what-wild-does", "what-draw-four-does", "draw-four-when"),
    _quoted("when-to-use-a-wild", ADVICE, "wild-though-something-fits", "how-to-win"),
    _quoted("how-many-draw-twos", DECK, "cards-in-the-deck", "what-draw-two-does"),
    _quoted("how-many-draw-fours", DECK, "cards-in-the-deck", "what-draw-four-does"),
    _quoted("how-many-skips", DECK, "cards-in-the-deck", "what-skip-does"),
    _quoted("which-colors", DECK, "cards-in-the-deck", "how-many-of-a-color"),
    _quoted("how-many-of-a-color", DECK, "cards-in-the-deck", "how-many-of-a-number"),
    _quoted("how-many-of-a-number", DECK, "how-many-of-a-color", "cards-in-the-deck"),
    _quoted(
        "which-extra-cards", DECK, "cards-in-the-deck", "what-customizable-is", "what-shuffle-hands-does"
    ),
    _quoted("which-are-action-cards", DECK, "what-skip-does", "what-reverse-does", "what-draw-two-does"),
    *(
        Question(f"house-{rule.id}", "uno", "house-rules", article=rule.article)
        for rule in HOUSE_RULES
        if f"house-{rule.id}" in PHRASED.sections_by_heading()
    ),
)

QUESTIONS = with_phrasings(ASKED, PHRASED)
