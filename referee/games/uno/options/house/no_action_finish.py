"""No finishing on an action: the last card is a number."""

from referee.games.uno.model.claims import Play
from referee.games.uno.model.ruleset import UnoCase, UnoRuleset
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.games.uno.options.house.sixty_nine import DiscardColor
from referee.games.uno.rules.going_out import is_play_of_last_card, plays_all_cards_of_hand
from referee.match.text.messages import says
from referee.rulings.article import Article
from referee.rulings.finding import Finding, FindingWeight, finding_breaks
from referee.rulings.house import HouseRule, Parameters

ARTICLE = Article("uno.house.no-action-finish", ("LU",))


def the_last_card_is_a_number(case: UnoCase[Play]) -> Finding | None:
    card = case.claim.card
    return (
        finding_breaks(ARTICLE, card=card.name)
        if is_play_of_last_card(case) and not card.face.isdigit()
        else None
    )


def the_last_discard_is_a_number(case: UnoCase[DiscardColor]) -> Finding | None:
    """Also where the table goes crazy for a color."""
    cards = case.claim.cards
    wrong = plays_all_cards_of_hand(case) and not cards[-1].face.isdigit()
    return finding_breaks(ARTICLE, card=cards[-1].name) if wrong else None


def amend(ruleset: UnoRuleset, chosen: Parameters) -> UnoRuleset:
    checked = ruleset.with_added_check(Play, the_last_card_is_a_number)
    return checked.with_added_check(DiscardColor, the_last_discard_is_a_number)


NO_ACTION_FINISH: UnoHouseRule = HouseRule(
    "no-action-finish",
    ARTICLE,
    amend,
    sentences=dict([says(ARTICLE, FindingWeight.BREAKS)]),
    picture=("red skip", "cross"),
)
