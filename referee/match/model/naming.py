"""Claims that say what people are called."""

from abc import abstractmethod

from referee.kit.seats import Seat
from referee.match.model.ruleset import MatchRuleset
from referee.match.model.state import AnyMatch
from referee.rulings.tags import Confidential


class NamesPeople(Confidential[MatchRuleset, AnyMatch]):
    """A claim that says what somebody is called; the name is kept with the seat alone."""

    @abstractmethod
    def names(self, state: AnyMatch) -> dict[Seat, str]:
        """Which seat is called what once this counts."""
