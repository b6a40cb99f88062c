"""The words of UNO that answers use, and the articles of UNO that speak of the others."""

from referee.games.uno.model.rulebook import (
    BLUFF_PROVED,
    CALL_EARLY,
    CALL_IN_TIME,
    CARDS_OWED_COUNT_AS_DRAWN,
    CATCH_REPORTED_BY_PLAYER,
    CHALLENGE_GUILTY,
    CHALLENGE_HAND,
    CHALLENGE_IN_TIME,
    CHALLENGE_INNOCENT,
    COLOR_NOT_YET_NAMED,
    COUNTING_THE_HANDS,
    DECK,
    DRAW_PILE_RUNS_OUT,
    DRAW_TWO,
    DRAWING_INSTEAD_OF_PLAYING,
    DRAWING_THE_CARDS_OWED,
    MATCHING_THE_TOP_CARD,
    NAMING_THE_COLOR,
    NOTHING_LEFT_TO_DRAW,
    PLAYING_A_CARD,
    RECOUNT,
    REVERSE,
    SIZE_OF_COUNTED_HAND,
    SKIP,
    SWAPPING_HANDS,
    WILD,
    WILD_CUSTOMIZABLE,
    WILD_DRAW_FOUR,
    WILD_DRAW_FOUR_COLOR,
)
from referee.games.uno.model.rulebook import CALL as CALLING
from referee.games.uno.model.rulebook import CATCH as BEING_CAUGHT
from referee.games.uno.model.rulebook import CHALLENGE as CHALLENGING
from referee.games.uno.model.rulebook import WINNING_THE_MATCH as WINNING
from referee.match.model.term import GlossaryTerm
from referee.match.text.glossary import (
    ACTION_CARD,
    CALL,
    CATCH,
    DISCARD_PILE,
    DRAW_PILE,
    MATCH_TERMS,
    STANDS,
    TARGET,
    UNSEEN,
    WINDOW,
)

GLOSSARY = (
    *MATCH_TERMS,
    STANDS.with_more_articles(WILD_DRAW_FOUR_COLOR, CATCH_REPORTED_BY_PLAYER),
    UNSEEN.with_more_articles(WILD_DRAW_FOUR_COLOR, CATCH_REPORTED_BY_PLAYER),
    TARGET.with_more_articles(WINNING),
    WINDOW.with_more_articles(CALL_IN_TIME, CHALLENGE_IN_TIME),
    CALL.with_more_articles(CALLING, CALL_EARLY),
    CATCH.with_more_articles(BEING_CAUGHT, CALL_IN_TIME),
    DRAW_PILE.with_more_articles(DRAWING_INSTEAD_OF_PLAYING, DRAW_PILE_RUNS_OUT, NOTHING_LEFT_TO_DRAW),
    DISCARD_PILE.with_more_articles(PLAYING_A_CARD, DRAW_PILE_RUNS_OUT),
    ACTION_CARD.with_more_articles(SKIP, REVERSE, DRAW_TWO),
    GlossaryTerm("hand", (RECOUNT, COUNTING_THE_HANDS, SIZE_OF_COUNTED_HAND, SWAPPING_HANDS)),
    GlossaryTerm("debt", (DRAWING_THE_CARDS_OWED, CARDS_OWED_COUNT_AS_DRAWN, DRAW_TWO, WILD_DRAW_FOUR)),
    GlossaryTerm("color-in-force", (MATCHING_THE_TOP_CARD, NAMING_THE_COLOR, COLOR_NOT_YET_NAMED)),
    GlossaryTerm("wild-card", (WILD, WILD_DRAW_FOUR, WILD_CUSTOMIZABLE, NAMING_THE_COLOR, DECK)),
    GlossaryTerm("challenge", (CHALLENGING, CHALLENGE_HAND, CHALLENGE_GUILTY, CHALLENGE_INNOCENT)),
    GlossaryTerm("bluff", (WILD_DRAW_FOUR_COLOR, CHALLENGE_GUILTY, BLUFF_PROVED)),
)
