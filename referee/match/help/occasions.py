"""The phases of a match. Each phase is an occasion for its own questions."""

FIRST_DEAL, PLAYING, COUNTING, BETWEEN, OVER = (
    "before the first deal",
    "a round is open",
    "somebody is out",
    "between rounds",
    "the match is over",
)
