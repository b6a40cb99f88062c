"""What every house rule of UNO is about: its rulesets, and its matches."""

from referee.games.uno.model.ruleset import UnoRuleset
from referee.games.uno.model.state import Round
from referee.match.model.state import Match
from referee.rulings.house import HouseRule

UnoHouseRule = HouseRule[UnoRuleset, Match[Round | None]]
