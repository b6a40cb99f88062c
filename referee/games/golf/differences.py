"""Where the source of UNO Golf says two things, and a table picks."""

from referee.games.golf.rulebook import STARTER
from referee.match.rounds import the_one_left_of_the_dealer
from referee.rulings.article import Article
from referee.rulings.differences import Difference, Option
from referee.rulings.ruleset import Ruleset

LEFT_OF_THE_DEALER = Article(
    "golf.starter.left-of-dealer",
    "The player to the dealer's left starts",
    "In every round the player to the dealer's left starts.",
    ("S0",),
    instead_of=STARTER.id,
)


def left_of_the_dealer(ruleset: Ruleset) -> Ruleset:
    return ruleset.with_article(LEFT_OF_THE_DEALER).with_choice("starter", the_one_left_of_the_dealer)


DIFFERENCES = (
    Difference(
        "next-starter",
        "Who starts the next round?",
        (
            Option("lowest", "Whoever had the fewest points.", ("S0",), (STARTER,)),
            Option(
                "left-of-dealer",
                "The player to the dealer's left, as in the first round.",
                LEFT_OF_THE_DEALER.sources,
                (LEFT_OF_THE_DEALER,),
                left_of_the_dealer,
            ),
        ),
        "S0 says both, and of who wins a round it says outright that they start the next one.",
    ),
)
