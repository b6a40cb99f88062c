"""What people ask about UNO Golf on which occasion, in the order in which they do."""

from collections.abc import Mapping

from referee.match.help.occasions import BETWEEN, COUNTING, FIRST_DEAL, OVER

ASKED_ON: Mapping[str, tuple[str, ...]] = {
    FIRST_DEAL: (
        "golf-open-how-many",
        "golf-open-an-action",
        "golf-first-card-acts",
        "golf-peek",
        "golf-cards-in-the-deck",
    ),
    BETWEEN: (
        "golf-who-starts-next",
        "golf-only-winner-scores",
        "golf-shared-win",
        "golf-below-zero",
        "golf-joining",
        "golf-coming-back",
    ),
    OVER: ("golf-shared-win", "golf-who-starts-next", "golf-only-winner-scores"),
    COUNTING: (
        "golf-others-play-on",
        "golf-clear-at-the-end",
        "golf-closing-action",
        "golf-action-points",
        "golf-below-zero",
    ),
    "a catch": (
        "golf-caught-cost",
        "golf-caught-too-late",
        "golf-stay-at-one-call",
        "golf-call-again",
        "golf-call-two-stories",
    ),
    "a call": ("golf-call-with-three", "golf-stay-at-one", "golf-call-again", "golf-stay-at-one-call"),
    "one card left": (
        "golf-must-i-call",
        "golf-caught-cost",
        "golf-caught-too-late",
        "golf-stay-at-one",
        "golf-throw-with-one-left",
        "golf-call-again",
    ),
    "draw two": (
        "golf-draw-two-misses",
        "golf-take-what-hit-me",
        "golf-take-an-action",
        "golf-new-column-where",
        "golf-take-actions-how-often",
    ),
    "double draw two": (
        "golf-take-a-double-draw-two",
        "golf-double-draw-two-misses",
        "golf-double-draw-two-on-myself",
        "golf-double-draw-two-for-two",
        "golf-take-an-action",
    ),
    "skip": ("golf-skipped", "golf-thrown-action", "golf-take-an-action", "golf-clear-same-symbol"),
    "reverse": ("golf-reverse-for-two", "golf-take-an-action"),
    "a deal": ("golf-open-how-many", "golf-open-an-action", "golf-first-card-an-action", "golf-peek"),
    "a refusal": ("golf-out-of-turn", "golf-throw-the-discard", "golf-throw-and-flip"),
    "a turn": (
        "golf-clear-same-number",
        "golf-clear-same-color",
        "golf-clear-facedown",
        "golf-clear-on-top",
        "golf-clear-out-of-turn",
        "golf-replace-faceup",
        "golf-throw-the-discard",
        "golf-take-an-action",
    ),
}
"""By occasion the ids of the questions, the first that is asked first."""

BIG_QUARRELS = (
    "golf-open-how-many",
    "golf-clear-same-number",
    "golf-clear-facedown",
    "golf-take-an-action",
    "golf-thrown-action",
    "golf-caught-too-late",
    "golf-others-play-on",
    "golf-action-points",
    "golf-who-starts-next",
)
"""What is argued about most, whatever has just happened."""
