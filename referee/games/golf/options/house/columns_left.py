"""New columns are laid on the left of a grid."""

from typing import Any

from referee.games.golf.model.claims import Catch, Turn
from referee.games.golf.model.events import ColumnsDrawn
from referee.games.golf.model.ruleset import GolfCase, GolfRuleset
from referee.games.golf.options.house.kind import GolfHouseRule
from referee.kit.values import replace
from referee.match.text.sentences import verb
from referee.rulings.article import Article
from referee.rulings.finding import Finding, Weight, holds
from referee.rulings.house import HouseRule, Parameters
from referee.rulings.ruleset import Events, MissingTarget
from referee.rulings.tags import Claim

ARTICLE = Article(
    "golf.house.columns-left",
    "New columns lie on the left",
    "A new column is laid to the left of all others, and so are its neighbors that come with it, one after "
    "the other. It gets the next number all the same: every column keeps its number, wherever it lies.",
    ("S0",),
)


def _laid_by(events: Events) -> tuple[Finding, ...]:
    seats = list(dict.fromkeys(event.seat for event in events if isinstance(event, ColumnsDrawn)))
    return (holds(ARTICLE, seats=seats),) if seats else ()


def _telling(ruleset: GolfRuleset, claim: type[Claim]) -> GolfRuleset:
    """The same ruleset, in which it is said where the columns lie that come of this claim."""
    if claim not in ruleset.procedures:
        raise MissingTarget(f"there is no {claim.__name__} to amend")
    procedure = ruleset.procedures[claim]

    def told(case: GolfCase[Any]) -> tuple[Finding, ...]:
        return (*procedure.follow_ups(case), *_laid_by(procedure.effects(case)))

    return ruleset.with_procedure(claim, replace(procedure, follow_ups=told))


def amend(ruleset: GolfRuleset, chosen: Parameters) -> GolfRuleset:
    return _telling(_telling(replace(ruleset, new_columns_lie_left=True), Turn), Catch)


COLUMNS_LEFT: GolfHouseRule = HouseRule(
    "columns-left",
    ARTICLE,
    amend,
    sentences={
        (ARTICLE.id, Weight.HOLDS): lambda facts: (
            f"{facts['seats']} {verb(facts['seats'], 'lay')} new columns on the left."
        )
    },
    line="New columns lie on the left.",
    picture=("back", "facedown", "facedown"),
)
