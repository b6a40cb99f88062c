"""Two of the same symbol may be cleared, too."""

from typing import TypeGuard

from referee.games.golf.model.claims import Clear, Turn
from referee.games.golf.model.ruleset import GolfCase, GolfRuleset
from referee.games.golf.model.state import Grid, find_column
from referee.games.golf.options.house.kind import GolfHouseRule
from referee.games.golf.rules.columns import columns_to_clear, same_number_or_color
from referee.games.golf.rules.turn import grid_after_placing
from referee.kit.cards import Card
from referee.kit.values import not_none, replace
from referee.match.text.messages import says
from referee.rulings.article import OURS, Article
from referee.rulings.finding import Finding, FindingWeight, finding_holds
from referee.rulings.house import HouseRule, Parameters

ARTICLE = Article("golf.house.symbols-match", (OURS,))


def same_number_symbol_or_color(one: Card, other: Card) -> bool:
    return one.face == other.face or one.color == other.color


def two_symbols_are_cleared(case: GolfCase[Turn | Clear]) -> Finding | None:
    """Cites that they match by their symbol alone."""
    grid = _grid(case)
    for cleared in columns_to_clear(case.claim):
        upper, lower = map(not_none, not_none(find_column(grid, cleared.column)).cards_of_column)
        if upper.face == lower.face and not same_number_or_color(upper, lower):
            return finding_holds(ARTICLE, face=upper.face)
    return None


def _grid(case: GolfCase[Turn | Clear]) -> Grid:
    return grid_after_placing(case) if _is_a_turn(case) else case.state.round.grids[case.claim.seat]


def _is_a_turn(case: GolfCase[Turn | Clear]) -> TypeGuard[GolfCase[Turn]]:
    return isinstance(case.claim, Turn)


def amend(ruleset: GolfRuleset, chosen: Parameters) -> GolfRuleset:
    matching = replace(ruleset, alike=same_number_symbol_or_color)
    return matching.with_added_check(Turn, two_symbols_are_cleared).with_added_check(
        Clear, two_symbols_are_cleared
    )


SYMBOLS_MATCH: GolfHouseRule = HouseRule(
    "symbols-match",
    ARTICLE,
    amend,
    sentences=dict([says(ARTICLE, FindingWeight.HOLDS)]),
    picture=("red skip", "blue skip"),
)
