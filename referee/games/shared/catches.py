"""Statistics of missed calls: the seats that did not call UNO, and the seats that caught another seat."""

from referee.games.shared.call_window import CatchClaim, catching_seat_of_claim
from referee.kit.seats import Seat
from referee.kit.values import not_none
from referee.match.history.line import TimelineItem
from referee.match.history.statistics import CountedAction
from referee.match.model.events import ClaimContested, ContestDecided
from referee.match.model.state import Contest
from referee.match.table.contests import DecideContest
from referee.rulings.tags import Claim, Event

MISSED_CALLS, CATCHES = "calls_missed", "catches"


class CatchStatistics:
    """The missed calls and catches of one round. Contested catches are left out. `claim` is the class of the
    game's catch claims."""

    def __init__(self, claim: type[CatchClaim]) -> None:
        self.claim = claim
        # The keys are entry numbers, and the values are the caught and the catching seat.
        self.catches: dict[int, tuple[Seat, Seat | None]] = {}
        self.contested: dict[int, tuple[Contest, tuple[Seat, Seat | None]]] = {}

    def counted_actions(self) -> list[CountedAction]:
        """The counted actions of the round. Each pair has the name of a statistic, and a seat whose number in
        this statistic goes up by one. A catch counts as a missed call of the caught seat. It also counts as a
        catch by the catching seat, if this seat is known."""
        missed = [(MISSED_CALLS, seat) for seat, _ in self.catches.values()]
        return [*missed, *((CATCHES, by) for _, by in self.catches.values() if by is not None)]

    def observe_item(self, item: TimelineItem) -> None:
        """Count the catch if the claim of this entry is a catch. Then apply each contest that the ruling of
        the entry opens or decides."""
        claim = item.submission.claim
        if isinstance(claim, self.claim):
            self.catches[item.submission.number] = (
                claim.caught,
                catching_seat_of_claim(claim, item.submission),
            )
        for event in not_none(item.ruling).events:
            self._apply_contest_event(claim, event)

    def _apply_contest_event(self, claim: Claim, event: Event) -> None:
        match event:
            case ClaimContested():
                self._set_contested_catch_aside(event.contest)
            case ContestDecided():
                self._count_catch_again_if_upheld(claim, event)

    def _set_contested_catch_aside(self, contest: Contest) -> None:
        """Set aside the contested catch until the contest is decided. If the catch opened the contest, its
        entry number is `contest.entry`. If a call opened the contest, the entry number of the catch is
        `contest.against`."""
        for entry in (contest.entry, contest.against):
            if entry in self.catches:
                self.contested[contest.entry] = contest, self.catches.pop(entry)

    def _count_catch_again_if_upheld(self, claim: Claim, event: ContestDecided) -> None:
        """Count the contested catch again if the players decided against the caught seat. If the contest
        lapsed, the catch is not counted."""
        if (contested := self.contested.pop(event.entry, None)) is None:
            return
        contest, catch = contested
        if isinstance(claim, DecideContest) and claim.for_ != contest.seat:
            self.catches[event.entry] = catch
