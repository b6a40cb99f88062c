"""What every house rule of Golf is about: its rulesets, and its matches."""

from referee.games.golf.model.ruleset import GolfRuleset
from referee.games.golf.model.state import Round
from referee.match.model.state import Match
from referee.rulings.house import HouseRule

GolfHouseRule = HouseRule[GolfRuleset, Match[Round | None]]
