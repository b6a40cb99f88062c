"""What every house rule of Golf is about: its rulesets, and its matches."""

from referee.games.golf.model.ruleset import GolfRuleset
from referee.games.golf.model.state import GolfMatch
from referee.rulings.house import HouseRule

GolfHouseRule = HouseRule[GolfRuleset, GolfMatch]
"""A house rule of UNO Golf: it amends a `GolfRuleset`, and what it looks at is a `GolfMatch`."""
