"""Calls of UNO and catches of missing calls: the checks and events that all games with calls share."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeGuard, TypeVar

from referee.games.shared.call_window import (
    CallWindow,
    CatchClaim,
    Moment,
    catcher_in_case,
    claim_time,
    has_crossed,
    is_overruled_by_call,
    window_of,
)
from referee.games.shared.ruleset import CallsCase
from referee.kit.quantities import Count, EntryNumber
from referee.kit.seats import Seat
from referee.kit.values import known
from referee.match.model.events import Contested
from referee.match.model.state import Contest
from referee.rulings.article import Article, Rulebook
from referee.rulings.finding import Fact, Facts, Finding, Weight, breaks, holds, unseen
from referee.rulings.ruleset import AnyCase, Events
from referee.rulings.ruling import Ruling
from referee.rulings.submission import KEEPER
from referee.rulings.tags import Event


def is_caught(window: CallWindow | None) -> TypeGuard[CallWindow]:
    """Whether the seat of this window was caught, and nobody contests the catch."""
    return window is not None and window.caught is not None and not window.disputed


class ClaimOfSeat(Protocol):
    """A claim that a seat makes."""

    @property
    def seat(self) -> Seat: ...


CallCase = CallsCase[ClaimOfSeat]
CatchCase = CallsCase[CatchClaim]
CallCaseT = TypeVar("CallCaseT", bound=CallCase)


def is_open_to_doubt(case: CallsCase[object], window: CallWindow) -> bool:
    """Whether a call can still contest the catch of this window: a player reported it and nobody has acted
    since, or it crossed this call."""
    is_a_players_word = not window.by_keeper and window.closed is None
    return is_a_players_word or has_crossed(case, known(window.caught))


def resolve_crossing(case: CallsCase[Any], opposite: Moment) -> str:
    """Which of a call and a catch counts: "call" or "catch" if they crossed and the table agreed on it, else
    "table", which means that the players decide."""
    return case.ruleset.at_once if has_crossed(case, opposite) else "table"


def catch_beats_call(ruling: Ruling, rulebook: Rulebook, crossed: Article) -> bool:
    """Whether this ruling lets a catch count although a call crossed it."""
    found = (one for one in ruling.findings if rulebook.standard(one.article) == crossed.id)
    return any(one.weight is Weight.HOLDS and "begun" not in one.facts for one in found)


@dataclass(frozen=True)
class Calls:
    """The calls and catches of a game: its articles, its events, and its own functions.

    Articles:
    - `call`: A seat with one card left calls UNO.
    - `in_time`: The time limit of a call and of a catch.
    - `crossed`: A call and a catch that crossed.
    - `catch`: A seat is caught without a call.
    - `players_word`: A player reports a catch, and the referee did not hear whether there was a call.

    Events: `called`, `caught` and `disputed` make the events of a call, a catch and a contested catch.

    Functions:
    - `is_early(case, seat)`: Whether a call now is for the next card that the seat plays or turns up.
    - `not_due(round, seat)`: The facts that say why the seat has nothing to call.
    - `too_late(window)`: The finding that says what closed the window.
    - `held_back(case, seat)`: The events of the penalty if a contested catch is decided against the seat.
    """

    call: Article
    in_time: Article
    crossed: Article
    catch: Article
    players_word: Article
    called: Callable[[Seat, Moment], Event]
    caught: Callable[[Seat, Moment, Count, Seat | None, bool], Event]
    disputed: Callable[[Seat], Event]
    is_early: Callable[[Any, Seat], bool]
    not_due: Callable[[Any, Seat], Facts]
    too_late: Callable[[CallWindow], Finding]
    held_back: Callable[[Any, Seat], Events]

    # --- a call ---

    def a_late_call_changes_nothing(self, case: CallCase) -> Finding | None:
        """Cites that the window of the seat is closed without a catch, so that the call has no effect."""
        window = window_of(case.state.round, case.claim.seat)
        was_missed = window is not None and window.closed is not None and window.caught is None
        is_late = was_missed and not self.is_early(case, case.claim.seat)
        return holds(self.in_time, seat=case.claim.seat) if is_late else None

    def events_of_a_call(
        self, case: CallCaseT, contested: Callable[[CallCaseT, CallWindow], Events]
    ) -> Events:
        """The events of a call that is not early. `contested(case, window)` makes those of a call after a
        catch."""
        window = window_of(case.state.round, case.claim.seat)
        if window is None or window.called is not None or window.disputed:
            return ()
        if window.caught is not None:
            return contested(case, window)
        return (self.called(case.claim.seat, claim_time(case)),) if window.closed is None else ()

    def it_crosses_the_catch(self, case: CallCase, window: CallWindow, **more: Fact) -> Finding:
        """The finding of a call after a catch that the call can contest."""
        return self._crosses(case, known(window.caught), window.seat, counts_as="call", **more)

    def contested_by_a_call(
        self, case: CallCase, window: CallWindow, back: Events, held_back: Events
    ) -> Events:
        """The events of a call that contests a catch.

        `back` returns the penalty. `held_back` draws it again if the catch turns out to count. There is no
        contest if the call crossed the catch and the table lets the call count.
        """
        if resolve_crossing(case, known(window.caught)) == "call":
            called = (self.called(window.seat, claim_time(case)),) if window.closed is None else ()
            return (self.disputed(window.seat), *called, *back)
        contest = _contest(case, window.seat, known(window.caught), window.caught_by, held_back)
        return (self.disputed(window.seat), *back, Contested(contest))

    # --- a catch ---

    def nobody_catches_themselves(self, case: CatchCase) -> Finding | None:
        """Refuses a catch by the seat that is caught."""
        if catcher_in_case(case) == case.claim.caught:
            return breaks(self.catch, caught=case.claim.caught, by=catcher_in_case(case))
        return None

    def the_call_was_missed(self, case: CatchCase) -> Finding | None:
        """Refuses a catch of a seat that has called, has nothing to call, was caught already or can no longer
        be caught. Cites a call or an act that crossed the catch."""
        round, caught = case.state.round, case.claim.caught
        window = window_of(round, caught)
        if window is None:
            return breaks(self.catch, caught=caught, **self.not_due(round, caught))
        if is_overruled_by_call(window):
            return breaks(self.call, caught=caught, entry=known(window.called).entry)
        if window.disputed:
            return breaks(self.catch, caught=caught, disputed=True)
        if window.caught is not None:
            return breaks(self.catch, caught=caught, entry=window.caught.entry)
        opposite = window.called or window.closed
        if opposite is None:
            return None
        if has_crossed(case, opposite):
            begun: Facts = {"begun": True} if window.called is None else {}
            return self._crosses(case, opposite, caught, counts_as="catch", **begun)
        if window.called is not None:
            return breaks(self.call, caught=caught, entry=window.called.entry)
        return self.too_late(window)

    def a_players_catch_is_a_players_word(self, case: CatchCase) -> Finding | None:
        """Cites that a player's catch rests on that player's word. The keeper speaks for the table."""
        if case.submission.by == KEEPER or self.the_call_was_missed(case) is not None:
            return None
        return unseen(self.players_word, caught=case.claim.caught)

    def a_catch_counts(self, case: CatchCase) -> bool:
        """Whether the catch counts and is not contested."""
        missed = self.the_call_was_missed(case)
        return missed is None or missed.weight is Weight.HOLDS

    def events_of_a_catch(self, case: CatchCase, drawn: Count, penalty: Events) -> Events:
        """The events of a catch: a contest if a call crossed it and the players have to decide, else the
        catch with its `penalty`, the events by which the seat draws `drawn` cards."""
        round, seat = case.state.round, case.claim.caught
        missed = self.the_call_was_missed(case)
        if missed is not None and missed.weight is Weight.CROSSED:
            window = known(window_of(round, seat))
            opposite = known(window.called or window.closed)
            contest = _contest(case, seat, opposite, catcher_in_case(case), self.held_back(case, seat))
            return (self.disputed(seat), Contested(contest))
        event = self.caught(
            seat, claim_time(case), drawn, catcher_in_case(case), case.submission.by == KEEPER
        )
        settles = (event,) if round.window is not None and round.window.seat == seat else ()
        return (*settles, *penalty)

    # --- what both have in common ---

    def _crosses(
        self, case: CallsCase[Any], opposite: Moment, seat: Seat, counts_as: str, **more: Fact
    ) -> Finding:
        """The finding of a call and a catch of this seat that crossed.

        `counts_as` says which of the two this claim is, "call" or "catch". `opposite` is the other one, or
        the act that ended the window if there was no call (`begun` among the facts).
        """
        agreed = resolve_crossing(case, opposite)
        if agreed == "table":
            weight = Weight.CROSSED
        else:
            weight = Weight.HOLDS if agreed == counts_as else Weight.BREAKS
        return Finding(self.crossed.id, weight, {"caught": seat, "entry": opposite.entry, **more})


def _contest(case: AnyCase, seat: Seat, opposite: Moment, by: Seat | None, held_back: Events) -> Contest:
    """The contest between the caught seat and the seat that caught it, if one is known."""
    parties = (seat,) if by is None else (seat, by)
    return Contest(EntryNumber(case.submission.number), opposite.entry, seat, parties, held_back)
