"""The base class of claims that contain names of people."""

from abc import abstractmethod

from referee.kit.seats import Seat
from referee.match.model.ruleset import MatchRuleset
from referee.match.model.state import AnyMatch
from referee.rulings.tags import ConfidentialClaim


class ClaimWithNames(ConfidentialClaim[MatchRuleset, AnyMatch]):
    """A claim that contains names of people. Names are stored with the seats, and not in logbook entries."""

    @abstractmethod
    def names_by_seat(self, state: AnyMatch) -> dict[Seat, str]:
        """The new name of each seat that this claim names. The names apply if the claim takes effect."""
