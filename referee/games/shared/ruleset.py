"""What games with calls and with editions of their deck ask of a ruleset."""

from dataclasses import dataclass
from typing import Any

from referee.match.model.ruleset import MatchRuleset
from referee.match.model.state import Match
from referee.rulings.ruleset import Case, ClaimT


@dataclass(frozen=True, kw_only=True)
class CallsRuleset(MatchRuleset):
    """`edition` of the deck tells which cards there are. A call and a catch that were heard within `grace`
    milliseconds of each other cross."""

    edition: str
    grace: int


CallsCase = Case[CallsRuleset, Match[Any], ClaimT]
