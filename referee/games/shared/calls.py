"""Calling UNO, catching who did not, and what cannot be known of it: as every game with calls rules on it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeGuard, TypeVar

from referee.games.shared.call_window import (
    CallWindow,
    CatchClaim,
    Moment,
    catcher,
    is_undone,
    moment,
    unseen_just_now,
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
    """Whether a catch stands against the seat of this window: it was caught, and nobody contests it."""
    return window is not None and window.caught is not None and not window.disputed


class BySeat(Protocol):
    """A claim that a seat makes."""

    @property
    def seat(self) -> Seat: ...


CallCase = CallsCase[BySeat]
CatchCase = CallsCase[CatchClaim]
CallCaseT = TypeVar("CallCaseT", bound=CallCase)


def is_open_to_doubt(case: CallsCase[object], window: CallWindow) -> bool:
    """A catch by a player's word, until the next act; any other only if it crossed this call."""
    is_a_players_word = not window.by_keeper and window.closed is None
    return is_a_players_word or unseen_just_now(case, known(window.caught))


def what_counts(case: CallsCase[Any], opposite: Moment) -> str:
    """Of a call and a catch: the one that the table agreed on, where they came at once; else the table
    decides."""
    return case.ruleset.at_once if unseen_just_now(case, opposite) else "table"


def came_at_once(ruling: Ruling, rulebook: Rulebook, crossed: Article) -> bool:
    """Whether a catch counts by this ruling although there was a call at the same moment."""
    found = (one for one in ruling.findings if rulebook.standard(one.article) == crossed.id)
    return any(one.weight is Weight.HOLDS and "begun" not in one.facts for one in found)


@dataclass(frozen=True)
class Calls:
    """The calls and catches of a game: its articles, its events, and what it alone can say.

    The articles: of a `call`, of the time until which it and a catch are `in_time`, of both of them that
    `crossed`, of a `catch`, and of what was `heard`, or not, in the room. The events: a seat `called`, it was
    `caught`, the catch is `disputed`. `is_early(case, seat)`: a call now is for the card that comes next.
    `not_due(round, seat)` are the facts of a seat that need not call, `too_late(window)` cites what ended the
    time to catch. `held_back(case, seat)` are the events by which who was caught draws, where that is settled
    later.
    """

    call: Article
    in_time: Article
    crossed: Article
    catch: Article
    heard: Article
    called: Callable[[Seat, Moment], Event]
    caught: Callable[[Seat, Moment, Count, Seat | None, bool], Event]
    disputed: Callable[[Seat], Event]
    is_early: Callable[[Any, Seat], bool]
    not_due: Callable[[Any, Seat], Facts]
    too_late: Callable[[CallWindow], Finding]
    held_back: Callable[[Any, Seat], Events]

    # --- a call ---

    def a_late_call_changes_nothing(self, case: CallCase) -> Finding | None:
        window = window_of(case.state.round, case.claim.seat)
        was_missed = window is not None and window.closed is not None and window.caught is None
        is_late = was_missed and not self.is_early(case, case.claim.seat)
        return holds(self.in_time, seat=case.claim.seat) if is_late else None

    def events_of_a_call(
        self, case: CallCaseT, contested: Callable[[CallCaseT, CallWindow], Events]
    ) -> Events:
        """Of one that is not early. `contested(case, window)` are those of one that comes after a catch."""
        window = window_of(case.state.round, case.claim.seat)
        if window is None or window.called is not None or window.disputed:
            return ()
        if window.caught is not None:
            return contested(case, window)
        return (self.called(case.claim.seat, moment(case)),) if window.closed is None else ()

    def it_crosses_the_catch(self, case: CallCase, window: CallWindow, **more: Fact) -> Finding:
        """A call that comes after a catch which is open to doubt."""
        return self._crosses(case, known(window.caught), window.seat, counts_as="call", **more)

    def contested_by_a_call(
        self, case: CallCase, window: CallWindow, back: Events, held_back: Events
    ) -> Events:
        """By the events `back` the penalty is undone, `held_back` draw it if the seat is not believed. Where
        the call counts that came at once nothing is left to decide."""
        if what_counts(case, known(window.caught)) == "call":
            called = (self.called(window.seat, moment(case)),) if window.closed is None else ()
            return (self.disputed(window.seat), *called, *back)
        contest = _contest(case, window.seat, known(window.caught), window.caught_by, held_back)
        return (self.disputed(window.seat), *back, Contested(contest))

    # --- a catch ---

    def nobody_catches_themselves(self, case: CatchCase) -> Finding | None:
        if catcher(case) == case.claim.caught:
            return breaks(self.catch, caught=case.claim.caught, by=catcher(case))
        return None

    def the_call_was_missed(self, case: CatchCase) -> Finding | None:
        """And nobody was caught for it before."""
        round, caught = case.state.round, case.claim.caught
        window = window_of(round, caught)
        if window is None:
            return breaks(self.catch, caught=caught, **self.not_due(round, caught))
        if is_undone(window):
            return breaks(self.call, caught=caught, entry=known(window.called).entry)
        if window.disputed:
            return breaks(self.catch, caught=caught, disputed=True)
        if window.caught is not None:
            return breaks(self.catch, caught=caught, entry=window.caught.entry)
        opposite = window.called or window.closed
        if opposite is None:
            return None
        if unseen_just_now(case, opposite):
            begun: Facts = {"begun": True} if window.called is None else {}
            return self._crosses(case, opposite, caught, counts_as="catch", **begun)
        if window.called is not None:
            return breaks(self.call, caught=caught, entry=window.called.entry)
        return self.too_late(window)

    def a_players_catch_is_a_players_word(self, case: CatchCase) -> Finding | None:
        """Nobody but those in the room heard whether there was a call; the keeper speaks for the table."""
        if case.submission.by == KEEPER or self.the_call_was_missed(case) is not None:
            return None
        return unseen(self.heard, caught=case.claim.caught)

    def a_catch_counts(self, case: CatchCase) -> bool:
        """And is not contested."""
        missed = self.the_call_was_missed(case)
        return missed is None or missed.weight is Weight.HOLDS

    def events_of_a_catch(self, case: CatchCase, drawn: Count, penalty: Events) -> Events:
        """So many cards are `drawn` by the events of the `penalty`, unless the catch is contested. One that
        came at once with a call may count all the same, as the table agreed."""
        round, seat = case.state.round, case.claim.caught
        missed = self.the_call_was_missed(case)
        if missed is not None and missed.weight is Weight.CROSSED:
            window = known(window_of(round, seat))
            opposite = known(window.called or window.closed)
            contest = _contest(case, seat, opposite, catcher(case), self.held_back(case, seat))
            return (self.disputed(seat), Contested(contest))
        event = self.caught(seat, moment(case), drawn, catcher(case), case.submission.by == KEEPER)
        settles = (event,) if round.window is not None and round.window.seat == seat else ()
        return (*settles, *penalty)

    # --- what both have in common ---

    def _crosses(
        self, case: CallsCase[Any], opposite: Moment, seat: Seat, counts_as: str, **more: Fact
    ) -> Finding:
        """A call of this seat and its catch, of which one was heard as the `opposite`; where play had `begun`
        to go on without a call, that is the opposite of the catch."""
        agreed = what_counts(case, opposite)
        if agreed == "table":
            weight = Weight.CROSSED
        else:
            weight = Weight.HOLDS if agreed == counts_as else Weight.BREAKS
        return Finding(self.crossed.id, weight, {"caught": seat, "entry": opposite.entry, **more})


def _contest(case: AnyCase, seat: Seat, opposite: Moment, by: Seat | None, held_back: Events) -> Contest:
    """Between the seat and the one who caught it, if a seat did."""
    parties = (seat,) if by is None else (seat, by)
    return Contest(EntryNumber(case.submission.number), opposite.entry, seat, parties, held_back)
