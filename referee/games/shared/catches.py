"""Statistics of missed calls: which seats forgot to call in a match, and which seats caught them."""

from referee.games.shared.call_window import CatchClaim, catcher_of
from referee.kit.seats import Seat
from referee.kit.values import known
from referee.match.history.line import Item
from referee.match.history.statistics import Occurrence
from referee.match.model.events import Contested, Decided
from referee.match.model.state import Contest
from referee.match.table.contests import Decide
from referee.rulings.tags import Claim, Event

MISSED_CALLS, CATCHES = "calls_missed", "catches"


class Catches:
    """The missed calls and catches of one round that are not contested; `claim` is the class of a catch."""

    def __init__(self, claim: type[CatchClaim]) -> None:
        self.claim = claim
        self.catches: dict[int, tuple[Seat, Seat | None]] = {}  # by entry: the caught and the catching seat
        self.contested: dict[int, tuple[Contest, tuple[Seat, Seat | None]]] = {}

    def occurrences(self) -> list[Occurrence]:
        """One row for each missed call and one for each catch by a known seat: its name and the seat."""
        missed = [(MISSED_CALLS, seat) for seat, _ in self.catches.values()]
        return [*missed, *((CATCHES, by) for _, by in self.catches.values() if by is not None)]

    def observe(self, item: Item) -> None:
        """Count the catch of this entry, and apply what its ruling contests or decides."""
        claim = item.submission.claim
        if isinstance(claim, self.claim):
            self.catches[item.submission.number] = claim.caught, catcher_of(claim, item.submission)
        for event in known(item.ruling).events:
            self._happened(claim, event)

    def _happened(self, claim: Claim, event: Event) -> None:
        match event:
            case Contested():
                self._is_contested(event.contest)
            case Decided():
                self._is_decided(claim, event)

    def _is_contested(self, contest: Contest) -> None:
        """Take out the catch that a call contests, whichever of the two came first."""
        for entry in (contest.entry, contest.against):
            if entry in self.catches:
                self.contested[contest.entry] = contest, self.catches.pop(entry)

    def _is_decided(self, claim: Claim, event: Decided) -> None:
        """Count the contested catch if the players decided against its seat. A contest can also lapse."""
        if (contested := self.contested.pop(event.entry, None)) is None:
            return
        contest, catch = contested
        if isinstance(claim, Decide) and claim.for_ != contest.seat:
            self.catches[event.entry] = catch
