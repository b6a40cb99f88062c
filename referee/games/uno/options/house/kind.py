"""What every house rule of UNO is about: its rulesets, and its matches."""

from referee.games.uno.model.ruleset import UnoRuleset
from referee.games.uno.model.state import UnoMatch
from referee.rulings.house import HouseRule

UnoHouseRule = HouseRule[UnoRuleset, UnoMatch]
"""A house rule of UNO: it amends a `UnoRuleset`, and what it looks at is a `UnoMatch`."""
