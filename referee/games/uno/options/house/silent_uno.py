"""Silent UNO: tap the table instead of calling."""

from collections.abc import Mapping
from typing import Any

from referee.games.uno.model.claims import Catch
from referee.games.uno.model.rulebook import CALL
from referee.games.uno.model.ruleset import UnoCase, UnoRuleset
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.games.uno.rules.calls import UNO_CALL_AND_CATCH_RULES
from referee.kit.values import replace
from referee.match.text.sentences import cards
from referee.rulings.article import Article
from referee.rulings.finding import Finding, FindingWeight, finding_holds
from referee.rulings.house import HouseRule, Parameters

ARTICLE = Article(
    "uno.house.silent-uno",
    "Silent UNO",
    "A player who has one card left taps the table, each time a card played leaves one, instead of calling. "
    "The times are those of a call, and so is the price of forgetting it.",
    ("S4",),
    instead_of=CALL.id,
)


def it_was_not_tapped(case: UnoCase[Catch]) -> Finding | None:
    """Cites what was missed, where the catch counts."""
    return (
        finding_holds(ARTICLE, caught=case.claim.caught)
        if UNO_CALL_AND_CATCH_RULES.catch_is_valid_and_uncontested(case)
        else None
    )


def amend(ruleset: UnoRuleset, chosen: Parameters) -> UnoRuleset:
    tapped = replace(ruleset.with_substitute_article(ARTICLE), call_is_tapped=True)
    return tapped.with_added_check(Catch, it_was_not_tapped)


def _no_tap(facts: Mapping[str, Any]) -> str:
    if "caught" in facts:
        return f"{facts['caught']} has tapped the table and cannot be caught."
    return f"{facts['seat']} has {cards(facts['held'])}: the table is tapped with one card left."


def _not_tapped(facts: Mapping[str, Any]) -> str:
    return f"{facts['caught']} did not tap the table." if "caught" in facts else ARTICLE.text


SILENT_UNO: UnoHouseRule = HouseRule(
    "silent-uno",
    ARTICLE,
    amend,
    sentences={
        (ARTICLE.id, "due"): "You have one card left: tap the table!",
        (ARTICLE.id, "missed"): "You did not tap the table",
        (ARTICLE.id, FindingWeight.HOLDS): _not_tapped,
        (ARTICLE.id, FindingWeight.BREAKS): _no_tap,
    },
    happened={ARTICLE.id: lambda claim, ruling, name: f"{name(claim.seat)} taps the table."},
    clashes={"no-calls": "there is nothing to tap for."},
    line="One card left? Tap the table, say nothing.",
    picture=("blue 1", "hand"),
)
