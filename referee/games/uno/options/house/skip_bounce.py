"""Skip bounce: a Skip of its color sends a Draw Two on to the next player."""

from referee.games.uno.model.deck import CardEffect
from referee.games.uno.model.ruleset import UnoRuleset
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.match.text.messages import says
from referee.rulings.article import OURS, Article
from referee.rulings.finding import FindingWeight
from referee.rulings.house import HouseRule, Parameters

ARTICLE = Article("uno.house.skip-bounce", ("TWEET22", OURS))


def bounced(ruleset: UnoRuleset, chosen: Parameters) -> UnoRuleset:
    """The Skip then skips nobody; the next player owes what was owed."""
    passes_on = CardEffect(ARTICLE)
    first = ruleset.with_card_playable_on_draw_debt("draw two", "skip", passes_on)
    return first.with_card_playable_on_draw_debt("skip", "skip", passes_on)


SKIP_BOUNCE: UnoHouseRule = HouseRule(
    "skip-bounce",
    ARTICLE,
    bounced,
    sentences=dict([says(ARTICLE, FindingWeight.HOLDS)]),
    picture=("green draw two", "green skip", "go"),
)
