"""Calls missed, and catches: who forgot to call in a match, and who noticed."""

from referee.games.shared.call_window import CatchClaim, catcher_of
from referee.kit.seats import Seat
from referee.kit.values import known
from referee.match.history.line import Item
from referee.match.history.statistics import Occurrence
from referee.match.model.events import Contested, Decided
from referee.match.model.state import Contest
from referee.match.table.contests import Decide
from referee.rulings.tags import Claim, Event

MISSED, CAUGHT = "calls_missed", "catches"


class Catches:
    """Calls missed and catches of one round, as far as they are not contested; `claim` is what catches."""

    def __init__(self, claim: type[CatchClaim]) -> None:
        self.claim = claim
        self.catches: dict[int, tuple[Seat, Seat | None]] = {}  # by entry: who was caught, and by whom
        self.contested: dict[int, tuple[Contest, tuple[Seat, Seat | None]]] = {}

    def occurrences(self) -> list[Occurrence]:
        missed = [(MISSED, seat) for seat, _ in self.catches.values()]
        return [*missed, *((CAUGHT, by) for _, by in self.catches.values() if by is not None)]

    def observe(self, item: Item) -> None:
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
        """A call stands against a catch: whichever came first, the catch does not count for now."""
        for entry in (contest.entry, contest.against):
            if entry in self.catches:
                self.contested[contest.entry] = contest, self.catches.pop(entry)

    def _is_decided(self, claim: Claim, event: Decided) -> None:
        """Only the people's word against its seat lets the catch count; a contest may also just lapse."""
        if (contested := self.contested.pop(event.entry, None)) is None:
            return
        contest, catch = contested
        if isinstance(claim, Decide) and claim.for_ != contest.seat:
            self.catches[event.entry] = catch
