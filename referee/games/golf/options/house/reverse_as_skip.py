"""Between two players a Reverse is a Skip."""

from referee.kit.values import replace
from referee.rulings.article import OURS, Article
from referee.rulings.finding import Weight
from referee.rulings.house import HouseRule, Parameters
from referee.rulings.ruleset import Ruleset

ARTICLE = Article(
    "golf.house.reverse-as-skip",
    "Between two players a Reverse is a Skip",
    "With two players a Reverse makes the other one miss the turn, as it does in UNO.",
    ("S4", OURS),
)


def amend(ruleset: Ruleset, chosen: Parameters) -> Ruleset:
    row = ruleset.row("between two", "reverse")
    return ruleset.with_row("between two", "reverse", replace(row, article=ARTICLE, steps=2))


REVERSE_AS_SKIP = HouseRule(
    "reverse-as-skip",
    ARTICLE,
    amend,
    sentences={
        (ARTICLE.id, Weight.HOLDS): lambda facts: (
            f"Between two players a Reverse is a Skip: {facts['seat']} misses this turn."
            if "seat" in facts
            else "Between two players a Reverse is a Skip, but nobody has a turn left."
        )
    },
    line="With two players a Reverse is a Skip.",
    picture=("red reverse", "go", "red skip"),
)
