"""What games with calls and with editions of their deck ask of a ruleset."""

from dataclasses import dataclass
from typing import Any, Literal

from referee.match.model.ruleset import MatchRuleset
from referee.match.model.state import Match
from referee.rulings.ruleset import Case, ClaimT


@dataclass(frozen=True, kw_only=True)
class CallsRuleset(MatchRuleset):
    """`edition` of the deck tells which cards there are. A call and a catch that were heard within `grace`
    milliseconds of each other cross. Then the call counts, or the catch, as `at_once` says, or the table
    decides. The referee `reminds_to_call` only where a table wants that."""

    edition: str
    grace: int
    at_once: Literal["table", "call", "catch"]
    reminds_to_call: bool = False


CallsCase = Case[CallsRuleset, Match[Any], ClaimT]
