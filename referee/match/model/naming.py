"""Claims that contain names of people."""

from abc import abstractmethod

from referee.kit.seats import Seat
from referee.match.model.ruleset import MatchRuleset
from referee.match.model.state import AnyMatch
from referee.rulings.tags import Confidential


class NamesPeople(Confidential[MatchRuleset, AnyMatch]):
    """A claim that contains a name. The name is stored with the seat only."""

    @abstractmethod
    def names(self, state: AnyMatch) -> dict[Seat, str]:
        """By seat, the names that this claim gives if it counts."""
