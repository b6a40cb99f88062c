"""The words of UNO Golf that answers use, and the articles of Golf that speak of the others."""

from referee.games.golf.model.rulebook import (
    ACTIONS_ACT,
    CALL_EARLY,
    CALL_IN_TIME,
    CATCH_HEARD,
    CLEAR_BEFORE,
    CLEAR_FACEUP,
    CLEAR_TOP,
    CLOSING,
    DEAL,
    DOUBLE_DRAW_TWO,
    DRAW_TWO,
    LAST_CLEAR,
    OPENED,
    PILE_DRY,
    PILE_SHORT,
    PLACE,
    REVEAL,
    REVERSE,
    SKIP,
    TAKEN_DISCARD,
    THROW,
)
from referee.games.golf.model.rulebook import CALL as CALLING
from referee.games.golf.model.rulebook import CATCH as BEING_CAUGHT
from referee.games.golf.model.rulebook import CLEAR as CLEARING
from referee.games.golf.model.rulebook import TARGET as WINNING
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
    STANDS.with_more_articles(CATCH_HEARD),
    UNSEEN.with_more_articles(CATCH_HEARD),
    TARGET.with_more_articles(WINNING),
    WINDOW.with_more_articles(CALL_IN_TIME),
    CALL.with_more_articles(CALLING, CALL_EARLY),
    CATCH.with_more_articles(BEING_CAUGHT, CALL_IN_TIME),
    DRAW_PILE.with_more_articles(DEAL, PILE_SHORT, PILE_DRY),
    DISCARD_PILE.with_more_articles(TAKEN_DISCARD, THROW, CLEAR_TOP),
    ACTION_CARD.with_more_articles(ACTIONS_ACT, REVERSE, SKIP, DRAW_TWO, DOUBLE_DRAW_TWO),
    GlossaryTerm("grid", (DEAL, PLACE, REVEAL)),
    GlossaryTerm("column", (DEAL, CLEARING, DRAW_TWO)),
    GlossaryTerm("facedown", (DEAL, OPENED, CLEAR_FACEUP, CLOSING)),
    GlossaryTerm("clear", (CLEARING, CLEAR_FACEUP, CLEAR_TOP, CLEAR_BEFORE, LAST_CLEAR)),
)
