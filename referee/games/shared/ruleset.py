"""The part of a ruleset that games with calls and with several editions of the deck share."""

from dataclasses import dataclass
from typing import Any, Literal

from referee.match.model.ruleset import MatchRuleset
from referee.match.model.state import Match
from referee.rulings.ruleset import Case, ClaimT


@dataclass(frozen=True, kw_only=True)
class CallsRuleset(MatchRuleset):
    """A ruleset with a deck and with calls.

    - `edition`: The edition of the deck, which decides which cards there are.
    - `grace`: Maximum number of milliseconds between a call and a catch that crossed.
    - `at_once`: Which of the two counts if they crossed; `table` if the players decide.
    - `reminds_to_call`: Whether the referee reminds a player to call UNO. Only some tables want that.
    """

    edition: str
    grace: int
    at_once: Literal["table", "call", "catch"]
    reminds_to_call: bool = False


CallsCase = Case[CallsRuleset, Match[Any], ClaimT]
