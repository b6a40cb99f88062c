"""The fields of rulesets for games with calls of UNO and several editions of the deck."""

from dataclasses import dataclass
from typing import Any, Literal

from referee.match.model.ruleset import MatchRuleset
from referee.match.model.state import Match
from referee.rulings.ruleset import Case, ClaimT


@dataclass(frozen=True, kw_only=True)
class CallsRuleset(MatchRuleset):
    """A ruleset of a game with a deck and with calls of UNO.

    - `edition`: The edition of the deck. The edition determines the cards of the deck.
    - `grace`: How many milliseconds may at most lie between a call and a catch that count as crossed.
    - `at_once`: Which claim is valid if a call and a catch crossed. "table" means that the players decide.
    - `reminds_to_call`: Whether the referee reminds a player to call UNO. Only some tables want a reminder.
    """

    edition: str
    grace: int
    at_once: Literal["table", "call", "catch"]
    reminds_to_call: bool = False


CallsCase = Case[CallsRuleset, Match[Any], ClaimT]
