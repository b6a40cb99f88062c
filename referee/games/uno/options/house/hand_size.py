"""Hand size: everybody is dealt more or fewer cards than seven, as far as the deck reaches."""

from referee.games.uno.model.deck import COPIES_BY_EDITION
from referee.games.uno.model.rulebook import SEVEN_CARDS
from referee.games.uno.model.ruleset import UnoCase, UnoRuleset
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.kit.values import replace
from referee.match.table.people import Join
from referee.match.text.messages import first_of, says
from referee.rulings.article import OURS, Article
from referee.rulings.finding import Finding, FindingWeight, finding_breaks
from referee.rulings.house import HouseRule, Parameter, Parameters

ARTICLE = Article("uno.house.hand-size", (OURS,), instead_of=SEVEN_CARDS.id)
MOST = 55
"""So many each of two can be dealt from the largest deck."""


def the_deck_reaches_for_one_more(case: UnoCase[object]) -> Finding | None:
    """Who sits down is dealt a hand as well."""
    people, each = len(case.state.order) + 1, case.ruleset.cards_dealt
    deck = sum(COPIES_BY_EDITION[case.ruleset.edition].values())
    if people * each + 1 <= deck:
        return None
    return finding_breaks(ARTICLE, people=people, each=each, dealt=people * each + 1, deck=deck)


def amend(ruleset: UnoRuleset, chosen: Parameters) -> UnoRuleset:
    agreed = replace(ruleset.with_substitute_article(ARTICLE), cards_dealt=chosen["cards"])
    return agreed.with_added_need(Join, the_deck_reaches_for_one_more)


HAND_SIZE: UnoHouseRule = HouseRule(
    "hand-size",
    ARTICLE,
    amend,
    parameters={"cards": Parameter(5, range(1, MOST + 1))},
    sentences=dict([says(ARTICLE, FindingWeight.BREAKS, first_of("deck", otherwise="size"))]),
    picture=("facedown", "plus"),
)
