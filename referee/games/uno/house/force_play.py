"""Force play: who can lay a card has to, and a drawn card that fits too."""

from referee.games.uno.draw import what_you_drew_does_not_fit, you_have_nothing_that_fits
from referee.games.uno.house.cites import under
from referee.rulings.article import OURS, Article
from referee.rulings.finding import Weight
from referee.rulings.house import HouseRule, Parameters
from referee.rulings.ruleset import Ruleset

ARTICLE = Article(
    "uno.house.force-play",
    "Force play",
    "Who can lay a card has to, and so has who draws a card that fits. Nobody else sees the hand, so a card "
    "that is kept stands, and so does a draw, unless everybody has seen a card in the hand that fits. Cards "
    "owed need not be answered.",
    ("LU", "S1", OURS),
)


def amend(ruleset: Ruleset, chosen: Parameters) -> Ruleset:
    return ruleset.with_choice("declining", under(ARTICLE, you_have_nothing_that_fits)).with_choice(
        "keeping", under(ARTICLE, what_you_drew_does_not_fit, kept=True)
    )


FORCE_PLAY = HouseRule(
    "force-play",
    ARTICLE,
    amend,
    sentences={
        (ARTICLE.id, Weight.UNSEEN): lambda facts: (
            f"A drawn card that fits is laid; nobody but {facts['seat']} sees it."
            if "kept" in facts
            else f"Only who has nothing that fits draws; nobody but {facts['seat']} sees that."
        ),
        (ARTICLE.id, Weight.BREAKS): "Everybody has seen the {card} go into {seat}'s hand, and it fits.",
    },
    settles=("declining", "drawn-card"),
)
