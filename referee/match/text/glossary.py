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

STANDS = GlossaryTerm(
    "stands",
    "stands",
    "Nothing that was seen speaks against it, but something nobody can see decides, such as the cards in a "
    "hand. It counts, and sometimes it may be challenged.",
)
UNSEEN = GlossaryTerm(
    "unseen",
    "unseen",
    "What the referee cannot know, as it looks into no hand and under no card. It says so, and guesses "
    "nothing.",
)
TARGET = GlossaryTerm(
    "target",
    "target",
    "What a match is played to: so many points, or so many rounds.",
    (MATCH_IS_OVER, PLAY_ON),
)
WINDOW = GlossaryTerm(
    "window",
    "window",
    "The time in which something may still be called, caught or challenged. What others do ends it, never a "
    "clock.",
)
CALL = GlossaryTerm("call", "call", "Saying UNO aloud when it is due.")
CATCH = GlossaryTerm(
    "catch",
    "catch",
    "Saying of somebody who forgot to call that they did, while there is still time. It costs them cards.",
)
DRAW_PILE = GlossaryTerm(
    "draw-pile", "draw pile", "The facedown cards in the middle of the table, from which cards are drawn."
)
DISCARD_PILE = GlossaryTerm(
    "discard-pile",
    "discard pile",
    "The faceup cards beside the draw pile. Only its top card counts for what comes next.",
)
ACTION_CARD = GlossaryTerm(
    "action-card", "action card", "A card that does something to somebody, such as Skip or Draw Two."
)

# --- words of every match ---

MATCH_TERMS = (
    GlossaryTerm(
        "claim",
        "claim",
        "What somebody says has happened at the table, or asks for: a card was played, UNO was called. "
        "Every claim gets a ruling.",
        (ALLOWING_A_REFUSED_CLAIM, CORRECTING_AN_ENTRY),
    ),
    GlossaryTerm(
        "ruling",
        "ruling",
        "The referee's answer to a claim: a verdict, the articles it rests on, and what everybody does now.",
        (AGREEMENT_ARTICLE, ALLOWING_A_REFUSED_CLAIM),
    ),
    GlossaryTerm(
        "finding",
        "finding",
        "One article held against a claim, with what was seen. A ruling rests on one finding or on several.",
        (AGREEMENT_ARTICLE,),
    ),
    GlossaryTerm(
        "verdict",
        "verdict",
        "How a ruling comes out: upheld, stands, contested or refused. The gravest finding decides.",
        (AGREEMENT_ARTICLE, DECIDING_A_CONTEST),
    ),
    GlossaryTerm(
        "upheld", "upheld", "The rules say yes, and all that it takes could be seen.", (AGREEMENT_ARTICLE,)
    ),
    GlossaryTerm(
        "contested",
        "contested",
        "Two stories stand against each other, and nothing that was seen tells which is true. Play goes on, "
        "and people may settle it.",
        (DECIDING_A_CONTEST,),
    ),
    GlossaryTerm(
        "refused",
        "refused",
        "The rules say no. It does not count, though a table may have agreed that it costs cards to try.",
        (ALLOWING_A_REFUSED_CLAIM, AGREEMENT_ARTICLE),
    ),
    GlossaryTerm(
        "article",
        "article",
        "One rule under a name of its own, in our words, with who says so. Rulings name the articles they "
        "rest on.",
        (AGREEMENT_ARTICLE, CHANGING_THE_RULES),
    ),
    GlossaryTerm(
        "difference",
        "difference",
        "A question that the sources answer differently, or that is a matter of taste. A table picks one of "
        "its options, or takes the one we offer.",
        (CHANGING_THE_RULES, OPENING),
    ),
    GlossaryTerm(
        "house-rule",
        "house rule",
        "What a table agrees on beyond all rule sheets. Nobody is held to it who has not agreed.",
        (CHANGING_THE_RULES, OPENING),
    ),
    GlossaryTerm(
        "preset",
        "preset",
        "Rules under one name: an option for every difference, and perhaps house rules.",
        (CHANGING_THE_RULES, OPENING),
    ),
    GlossaryTerm(
        "agreement",
        "agreement",
        "All that a table plays by, to be read aloud before the first deal.",
        (OPENING, CHANGING_THE_RULES, AGREEMENT_ARTICLE),
    ),
    GlossaryTerm(
        "match",
        "match",
        "The same people playing one game, round after round, until somebody has won.",
        (OPENING, MATCH_IS_OVER),
    ),
    GlossaryTerm(
        "round", "round", "From one deal to its score.", (ONE_ROUND_AT_A_TIME, SCORING_A_ROUND, VOID_ROUND)
    ),
    GlossaryTerm(
        "seat",
        "seat",
        "The place of one person, by a number that stays the same no matter who comes or goes.",
        (LEAVING_A_MATCH, COMING_BACK, RENAMING),
    ),
    GlossaryTerm(
        "keeper",
        "keeper",
        "The scorekeeper, who may report for everybody and puts entries right.",
        (TAKE_BACK, CORRECTING_AN_ENTRY, ALLOWING_A_REFUSED_CLAIM),
    ),
    GlossaryTerm(
        "logbook",
        "logbook",
        "All that was claimed in a match, with the rulings, in the order in which it was heard. Nothing is "
        "struck from it.",
        (TAKE_BACK, CORRECTING_AN_ENTRY),
    ),
    GlossaryTerm(
        "entry",
        "entry",
        "One claim in the logbook with its ruling and its number.",
        (CORRECTING_AN_ENTRY, TAKE_BACK),
    ),
    GlossaryTerm(
        "line",
        "line",
        "Those entries of the logbook that count. What was taken back stays in the logbook alone.",
        (TAKE_BACK, CORRECTING_AN_ENTRY, ALLOWING_A_REFUSED_CLAIM),
    ),
    GlossaryTerm(
        "take-back",
        "take back",
        "Going back to an earlier entry as if nothing had come after it. It can itself be taken back.",
        (TAKE_BACK,),
    ),
    GlossaryTerm(
        "ledger",
        "ledger",
        "The points of each round and seat, each with where they come from.",
        (SCORING_A_ROUND,),
    ),
)
