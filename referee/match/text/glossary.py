"""The words that answers use, as a family understands them, each with the articles that speak of it.

Here are those of every match. A game adds its own, and the articles by which it knows some of these.
"""

from referee.match.model.rulebook import (
    ALLOWING_A_REFUSED_CLAIM,
    CHANGING_THE_RULES,
    COMING_BACK,
    CORRECTING_AN_ENTRY,
    DECIDING_A_CONTEST,
    LEAVING_A_MATCH,
    MATCH_IS_OVER,
    ONE_ROUND_AT_A_TIME,
    OPENING,
    PLAY_ON,
    RENAMING,
    SCORING_A_ROUND,
    TAKE_BACK,
    VOID_ROUND,
)
from referee.match.model.term import GlossaryTerm
from referee.rulings.judge import AGREEMENT_ARTICLE

# --- words that each game knows by articles of its own ---

STANDS = GlossaryTerm("stands")
UNSEEN = GlossaryTerm("unseen")
TARGET = GlossaryTerm("target", (MATCH_IS_OVER, PLAY_ON))
WINDOW = GlossaryTerm("window")
CALL = GlossaryTerm("call")
CATCH = GlossaryTerm("catch")
DRAW_PILE = GlossaryTerm("draw-pile")
DISCARD_PILE = GlossaryTerm("discard-pile")
ACTION_CARD = GlossaryTerm("action-card")

# --- words of every match ---

MATCH_TERMS = (
    GlossaryTerm("claim", (ALLOWING_A_REFUSED_CLAIM, CORRECTING_AN_ENTRY)),
    GlossaryTerm("ruling", (AGREEMENT_ARTICLE, ALLOWING_A_REFUSED_CLAIM)),
    GlossaryTerm("finding", (AGREEMENT_ARTICLE,)),
    GlossaryTerm("verdict", (AGREEMENT_ARTICLE, DECIDING_A_CONTEST)),
    GlossaryTerm("upheld", (AGREEMENT_ARTICLE,)),
    GlossaryTerm("contested", (DECIDING_A_CONTEST,)),
    GlossaryTerm("refused", (ALLOWING_A_REFUSED_CLAIM, AGREEMENT_ARTICLE)),
    GlossaryTerm("article", (AGREEMENT_ARTICLE, CHANGING_THE_RULES)),
    GlossaryTerm("difference", (CHANGING_THE_RULES, OPENING)),
    GlossaryTerm("house-rule", (CHANGING_THE_RULES, OPENING)),
    GlossaryTerm("preset", (CHANGING_THE_RULES, OPENING)),
    GlossaryTerm("agreement", (OPENING, CHANGING_THE_RULES, AGREEMENT_ARTICLE)),
    GlossaryTerm("match", (OPENING, MATCH_IS_OVER)),
    GlossaryTerm("round", (ONE_ROUND_AT_A_TIME, SCORING_A_ROUND, VOID_ROUND)),
    GlossaryTerm("seat", (LEAVING_A_MATCH, COMING_BACK, RENAMING)),
    GlossaryTerm("keeper", (TAKE_BACK, CORRECTING_AN_ENTRY, ALLOWING_A_REFUSED_CLAIM)),
    GlossaryTerm("logbook", (TAKE_BACK, CORRECTING_AN_ENTRY)),
    GlossaryTerm("entry", (CORRECTING_AN_ENTRY, TAKE_BACK)),
    GlossaryTerm("line", (TAKE_BACK, CORRECTING_AN_ENTRY, ALLOWING_A_REFUSED_CLAIM)),
    GlossaryTerm("take-back", (TAKE_BACK,)),
    GlossaryTerm("ledger", (SCORING_A_ROUND,)),
)
