"""Silent UNO: tap the table instead of calling."""

from referee.games.uno.model.claims import Catch
from referee.games.uno.model.rulebook import CALL
from referee.games.uno.model.ruleset import UnoCase, UnoRuleset
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.games.uno.rules.calls import UNO_CALL_AND_CATCH_RULES
from referee.kit.said import Person, Said
from referee.kit.values import replace
from referee.match.model.articles import sentence_of
from referee.match.text.messages import first_of, key_of, says
from referee.rulings.article import Article
from referee.rulings.finding import Finding, FindingWeight, NamedFacts, finding_holds
from referee.rulings.house import HouseRule, Parameters

ARTICLE = Article("uno.house.silent-uno", ("S4",), instead_of=CALL.id)


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


def _not_tapped(facts: NamedFacts) -> Said:
    return Said("uno-house-silent-uno-holds", facts) if "caught" in facts else sentence_of(ARTICLE)


SILENT_UNO: UnoHouseRule = HouseRule(
    "silent-uno",
    ARTICLE,
    amend,
    sentences={
        (ARTICLE.id, "due"): Said(key_of(ARTICLE, "due")),
        (ARTICLE.id, "missed"): Said(key_of(ARTICLE, "missed")),
        (ARTICLE.id, FindingWeight.HOLDS): _not_tapped,
        **dict([says(ARTICLE, FindingWeight.BREAKS, first_of("caught", otherwise="held"))]),
    },
    happened={
        ARTICLE.id: lambda claim, ruling: Said("uno-house-silent-uno-happened", {"seat": Person(claim.seat)}),
    },
    clashes=("no-calls",),
    picture=("blue 1", "hand"),
)
