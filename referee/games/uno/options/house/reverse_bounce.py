"""Reverse bounce: a Reverse of its color sends a Draw Two back."""

from referee.games.uno.model.deck import CardEffect
from referee.games.uno.model.ruleset import UnoRuleset
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.match.text.messages import says
from referee.rulings.article import OURS, Article
from referee.rulings.finding import FindingWeight
from referee.rulings.house import HouseRule, Parameters

ARTICLE = Article("uno.house.reverse-bounce", ("TWEET22", "LU", OURS))


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
    picture=("yellow draw two", "yellow reverse", "undo"),
)
