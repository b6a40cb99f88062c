"""When people ask: how far a match is."""

FIRST_DEAL, PLAYING, COUNTING, BETWEEN, OVER = (
    "before the first deal",
    "a round is open",
    "somebody is out",
    "between rounds",
    "the match is over",
)
