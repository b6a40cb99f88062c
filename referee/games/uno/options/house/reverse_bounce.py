"""Reverse bounce: a Reverse of its color sends a Draw Two back."""

from referee.games.uno.model.deck import CardEffect
from referee.games.uno.model.ruleset import UnoRuleset
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.match.text.messages import says
from referee.rulings.article import OURS, Article
from referee.rulings.finding import FindingWeight
from referee.rulings.house import HouseRule, Parameters

ARTICLE = Article(
    "uno.house.reverse-bounce",
    "Reverse bounce",
    "A player who owes cards for a Draw Two may play a Reverse of the same color: play turns round, and the "
    "player before owes them, and may send them back with a Reverse of any color. Nothing sends a Wild Draw "
    "Four back. A Draw Two does not answer cards that were sent back, also where the table stacks: a Reverse "
    "is on top, and stacking answers a Draw Two.",
    ("TWEET22", "LU", OURS),
)


def bounced(ruleset: UnoRuleset, chosen: Parameters) -> UnoRuleset:
    """Play turns round, and who is next then owes what was owed."""
    sends_back = CardEffect(ARTICLE, turns=True)
    first = ruleset.with_card_playable_on_draw_debt("draw two", "reverse", sends_back)
    return first.with_card_playable_on_draw_debt("reverse", "reverse", sends_back)


REVERSE_BOUNCE: UnoHouseRule = HouseRule(
    "reverse-bounce",
    ARTICLE,
    bounced,
    sentences=dict([says(ARTICLE, FindingWeight.HOLDS)]),
    line="A Reverse sends a +2 back.",
    picture=("yellow draw two", "yellow reverse", "undo"),
)
