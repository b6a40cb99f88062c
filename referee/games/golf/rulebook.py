"""The articles of UNO Golf, in our own words, each with its sources."""

from referee.match.rulebook import DEALER, DECIDE, JOINING, MATCH_ARTICLES, ONE_WINNER
from referee.rulings.article import OURS, Article, Rulebook

DECK = Article(
    "golf.deck",
    "The deck",
    "112 cards: in each color three each of 0 to 6, two each of Skip, Reverse and Draw Two, and one Double "
    "Draw Two.",
    ("S0", "SPR"),
)
FIRST_DEALER = Article(
    "golf.dealer",
    "Who deals",
    "Somebody is chosen to deal first, and after each round the deal passes to the left. Where cards are "
    "drawn for it, the highest number deals; a card without a number counts zero, and those who tie for the "
    "highest draw again.",
    ("S0", OURS),
    instead_of=DEALER.id,
)
SITTING_DOWN = Article(
    "golf.joining",
    "Sitting down",
    "Between two rounds somebody new may sit down anywhere at the table, with as many points as the player "
    "who has most: nobody gets ahead by coming late.",
    (OURS,),
    instead_of=JOINING.id,
)
STARTER = Article(
    "golf.starter",
    "Who starts",
    "In the first round the player to the dealer's left starts, and then whoever had the fewest points in "
    "the round before. If several had, it is the one nearest to the left of who started that round.",
    ("S0", "VID", OURS),
)
EVERYBODY_SCORES = Article(
    "golf.score",
    "Everybody scores",
    "When a round is over everybody scores what is left in the own grid, so the points of everybody are "
    "told. Few points are good: who has fewest has won the round. When a round is put right, whoever is not "
    "named keeps the points of that round.",
    ("S0", "VID", OURS),
)
POINTS = Article(
    "golf.points",
    "What cards are worth",
    "Number cards count their number, and action cards the points printed in their corners. Those are in no "
    "rules that we know of, so it is the points of a grid that are told, and not its cards.",
    ("S0", OURS),
)
TARGET = Article(
    "golf.target",
    "Winning the match",
    "After nine rounds, unless the table chose another number, the lowest total has won the match. Who ties "
    "shares it.",
    ("S0", "VID", OURS),
)

SPOKEN_OF_OTHERWISE = (DEALER, JOINING, ONE_WINNER, DECIDE)
"""Articles of other games that do not hold here: nobody goes out, and nothing is contested."""

STANDARD_RULEBOOK = Rulebook(
    *(article for article in MATCH_ARTICLES.articles if article not in SPOKEN_OF_OTHERWISE),
    DECK,
    FIRST_DEALER,
    SITTING_DOWN,
    STARTER,
    EVERYBODY_SCORES,
    POINTS,
    TARGET,
)
