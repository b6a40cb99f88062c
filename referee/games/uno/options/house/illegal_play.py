"""Illegal-play penalty: a card laid wrongly is taken back, and costs cards."""

from functools import partial

from referee.games.shared.calls import ClaimOfSeat
from referee.games.uno.model.claims import Play
from referee.games.uno.model.rulebook import IMPOSSIBLE_CARD
from referee.games.uno.model.ruleset import UnoCase, UnoRuleset
from referee.games.uno.options.house.equal_cards import PlayEqual
from referee.games.uno.options.house.fine import fine, slip
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.rulings.article import Article
from referee.rulings.finding import Finding
from referee.rulings.house import HouseRule, Parameter, Parameters
from referee.rulings.ruleset import NOTHING_IMPLIED, ImpliedEvents

ARTICLE = Article("uno.house.illegal-play", ("GLS", "LU"))


def _is_deduced(finding: Finding) -> bool:
    return finding.article == IMPOSSIBLE_CARD.id or bool(finding.facts.get("proved"))


def fined(case: UnoCase[ClaimOfSeat], broken: tuple[Finding, ...], cards: int) -> ImpliedEvents:
    """The fine of a refused card, unless deduction alone refuses it."""
    if all(map(_is_deduced, broken)):
        return NOTHING_IMPLIED
    return fine(case, ARTICLE, case.claim.seat, cards, goes_back=True)


def amend(ruleset: UnoRuleset, chosen: Parameters) -> UnoRuleset:
    costs_cards = partial(fined, cards=chosen["cards"])
    return ruleset.with_added_penalty(Play, costs_cards).with_added_penalty(PlayEqual, costs_cards)


ILLEGAL_PLAY: UnoHouseRule = HouseRule(
    "illegal-play",
    ARTICLE,
    amend,
    parameters={"cards": Parameter(2, (1, 2, 3, 4))},
    sentences=slip(ARTICLE),
    picture=("red 7", "green 4", "plus"),
)
