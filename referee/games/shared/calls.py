"""Calls of UNO and catches of players who did not call: the checks and events that the games share."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeGuard, TypeVar

from referee.games.shared.call_window import (
    CallWindow,
    CatchClaim,
    Moment,
    call_window_of_seat,
    catching_seat_in_case,
    claim_crossed_earlier_claim,
    crossing_call_overrules_catch,
    moment_of_claim,
)
from referee.games.shared.ruleset import CallsCase
from referee.kit.quantities import CardCount, EntryNumber
from referee.kit.seats import Seat
from referee.kit.values import not_none
from referee.match.model.events import ClaimContested
from referee.match.model.state import Contest
from referee.rulings.article import Article, Rulebook
from referee.rulings.finding import (
    Fact,
    Facts,
    Finding,
    FindingWeight,
    finding_breaks,
    finding_holds,
    finding_unseen,
)
from referee.rulings.ruleset import AnyCase, Events
from referee.rulings.ruling import Ruling
from referee.rulings.submission import KEEPER
from referee.rulings.tags import Event


def has_undisputed_catch(window: CallWindow | None) -> TypeGuard[CallWindow]:
    """Whether the seat of this window was caught and the catch is not contested."""
    return window is not None and window.caught is not None and not window.disputed


class ClaimOfSeat(Protocol):
    """A claim about an action of one seat."""

    @property
    def seat(self) -> Seat: ...


CallCase = CallsCase[ClaimOfSeat]
CatchCase = CallsCase[CatchClaim]
CallCaseT = TypeVar("CallCaseT", bound=CallCase)


def catch_can_be_contested(case: CallsCase[object], window: CallWindow) -> bool:
    """Whether a call can still contest the catch of this window (time to call UNO). One of two conditions is
    enough:

    - A player reported the catch, not the scorekeeper, and the window is still open.
    - The call and the catch crossed: they were made at nearly the same time.

    Raises ValueError if the window closed without a catch.
    """
    is_a_players_word = not window.by_keeper and window.closed is None
    return is_a_players_word or claim_crossed_earlier_claim(case, not_none(window.caught))


def which_crossed_claim_is_valid(case: CallsCase[Any], opposite: Moment) -> str:
    """Which claim is valid by the rules of the table if a call and a catch crossed: "call" or "catch". A call
    and a catch cross if they are made at nearly the same time. The result is "table" if the players decide
    each case, or if the claims did not cross. `opposite` is the moment of the earlier claim."""
    return case.ruleset.at_once if claim_crossed_earlier_claim(case, opposite) else "table"


def ruling_upholds_catch_despite_call(ruling: Ruling, rulebook: Rulebook, crossed: Article) -> bool:
    """Whether the ruling says that a catch is valid although a call was made at nearly the same time.
    `crossed` is the standard article about such a call and catch. The ruling may also cite an article that
    replaces `crossed`."""
    found = (one for one in ruling.findings if rulebook.standard_article_id(one.article) == crossed.id)
    return any(one.weight is FindingWeight.HOLDS and "begun" not in one.facts for one in found)


@dataclass(frozen=True)
class CallAndCatchRules:
    """The calls and catches of one game: the articles, events and functions that differ between games.

    Articles:
    - `call`: A seat with one card left calls UNO.
    - `in_time`: The time limit of a call and of a catch.
    - `crossed`: A call and a catch are made at nearly the same time.
    - `catch`: A seat that did not call is caught.
    - `players_word`: A player reports a catch, and the referee cannot know whether there was a call.

    Events: `called`, `caught` and `disputed` create the events of a call, a catch and a contested catch.

    Functions:
    - `is_early(case, seat)`: Whether a call of the seat is early now. The seat then has more than one card
      left, but may already call UNO.
    - `not_due(round, seat)`: The facts that say why the seat has nothing to call.
    - `too_late(window)`: The finding that says what closed the window.
    - `held_back(case, seat)`: The penalty events that happen only if the players decide a contested catch
      against the seat.
    """

    call: Article
    in_time: Article
    crossed: Article
    catch: Article
    players_word: Article
    called: Callable[[Seat, Moment], Event]
    caught: Callable[[Seat, Moment, CardCount, Seat | None, bool], Event]
    disputed: Callable[[Seat], Event]
    is_early: Callable[[Any, Seat], bool]
    not_due: Callable[[Any, Seat], Facts]
    too_late: Callable[[CallWindow], Finding]
    held_back: Callable[[Any, Seat], Events]

    # --- a call ---

    def cite_late_call_without_effect(self, case: CallCase) -> Finding | None:
        """The finding that the call has no effect, because the call window of the seat closed without a
        catch. The result is None if the call is not late."""
        window = call_window_of_seat(case.state.round, case.claim.seat)
        was_missed = window is not None and window.closed is not None and window.caught is None
        is_late = was_missed and not self.is_early(case, case.claim.seat)
        return finding_holds(self.in_time, seat=case.claim.seat) if is_late else None

    def events_of_a_call(
        self, case: CallCaseT, contested: Callable[[CallCaseT, CallWindow], Events]
    ) -> Events:
        """The events of a call that is not early. If the seat has been caught, the events are those of
        `contested(case, window)`."""
        window = call_window_of_seat(case.state.round, case.claim.seat)
        if window is None or window.called is not None or window.disputed:
            return ()
        if window.caught is not None:
            return contested(case, window)
        return (self.called(case.claim.seat, moment_of_claim(case)),) if window.closed is None else ()

    def cite_crossed_catch(self, case: CallCase, window: CallWindow, **more: Fact) -> Finding:
        """The finding that this call contests the catch of this window. `more` has further facts of the
        finding."""
        return self._finding_of_crossing(case, not_none(window.caught), window.seat, counts_as="call", **more)

    def events_of_a_contesting_call(
        self, case: CallCase, window: CallWindow, back: Events, held_back: Events
    ) -> Events:
        """The events of a call that contests a catch.

        `back` has the events that return the penalty. `held_back` has the events that draw the penalty again
        if the catch proves valid. A call and a catch cross if they are made at nearly the same time. If they
        crossed and the table agreed that the call is then valid, there is no contest.
        """
        if which_crossed_claim_is_valid(case, not_none(window.caught)) == "call":
            called = (self.called(window.seat, moment_of_claim(case)),) if window.closed is None else ()
            return (self.disputed(window.seat), *called, *back)
        contest = _contest_of_call_and_catch(
            case, window.seat, not_none(window.caught), window.caught_by, held_back
        )
        return (self.disputed(window.seat), *back, ClaimContested(contest))

    # --- a catch ---

    def nobody_catches_themselves(self, case: CatchCase) -> Finding | None:
        """Refuse a catch that the caught seat itself reports."""
        if catching_seat_in_case(case) == case.claim.caught:
            return finding_breaks(self.catch, caught=case.claim.caught, by=catching_seat_in_case(case))
        return None

    def the_catch_is_justified(self, case: CatchCase) -> Finding | None:
        """Refuse the catch of a seat that has called, has nothing to call, was already caught, or can no
        longer be caught. Return None if nothing speaks against the catch.

        A catch may be made at nearly the same time as a call, or as the act that closed the window: the two
        cross. The result is then the finding about the crossing. This finding need not refuse the catch.
        """
        round, caught = case.state.round, case.claim.caught
        window = call_window_of_seat(round, caught)
        if window is None:
            return finding_breaks(self.catch, caught=caught, **self.not_due(round, caught))
        if crossing_call_overrules_catch(window):
            return finding_breaks(self.call, caught=caught, entry=not_none(window.called).entry)
        if window.disputed:
            return finding_breaks(self.catch, caught=caught, disputed=True)
        if window.caught is not None:
            return finding_breaks(self.catch, caught=caught, entry=window.caught.entry)
        opposite = window.called or window.closed
        if opposite is None:
            return None
        if claim_crossed_earlier_claim(case, opposite):
            begun: Facts = {"begun": True} if window.called is None else {}
            return self._finding_of_crossing(case, opposite, caught, counts_as="catch", **begun)
        if window.called is not None:
            return finding_breaks(self.call, caught=caught, entry=window.called.entry)
        return self.too_late(window)

    def cite_catch_nobody_can_check(self, case: CatchCase) -> Finding | None:
        """The finding that only the word of the reporting player supports the catch. The result is None if
        the scorekeeper reported the catch, because the scorekeeper speaks for the whole table."""
        if case.submission.by == KEEPER or self.the_catch_is_justified(case) is not None:
            return None
        return finding_unseen(self.players_word, caught=case.claim.caught)

    def catch_is_valid_and_uncontested(self, case: CatchCase) -> bool:
        """Whether the catch is valid and not contested."""
        missed = self.the_catch_is_justified(case)
        return missed is None or missed.weight is FindingWeight.HOLDS

    def events_of_a_catch(self, case: CatchCase, drawn: CardCount, penalty: Events) -> Events:
        """The events of a catch. `penalty` has the events by which the seat draws `drawn` cards.

        A catch may cross a call (be made at nearly the same time). If the players have to decide which one is
        valid, the catch is contested. In all other cases the catch is valid.
        """
        round, seat = case.state.round, case.claim.caught
        missed = self.the_catch_is_justified(case)
        if missed is not None and missed.weight is FindingWeight.CROSSED:
            window = not_none(call_window_of_seat(round, seat))
            opposite = not_none(window.called or window.closed)
            contest = _contest_of_call_and_catch(
                case, seat, opposite, catching_seat_in_case(case), self.held_back(case, seat)
            )
            return (self.disputed(seat), ClaimContested(contest))
        event = self.caught(
            seat, moment_of_claim(case), drawn, catching_seat_in_case(case), case.submission.by == KEEPER
        )
        settles = (event,) if round.window is not None and round.window.seat == seat else ()
        return (*settles, *penalty)

    # --- functions for calls and for catches ---

    def _finding_of_crossing(
        self, case: CallsCase[Any], opposite: Moment, seat: Seat, counts_as: str, **more: Fact
    ) -> Finding:
        """The finding that a call and a catch of this seat crossed (were made at nearly the same time).

        `counts_as` is the type of this claim: "call" or "catch". `opposite` is the moment of the earlier
        claim. A catch may also cross the act that closed the call window. `opposite` is then the moment of
        that act, and `more` has the fact `begun`.
        """
        agreed = which_crossed_claim_is_valid(case, opposite)
        if agreed == "table":
            weight = FindingWeight.CROSSED
        else:
            weight = FindingWeight.HOLDS if agreed == counts_as else FindingWeight.BREAKS
        return Finding(self.crossed.id, weight, {"caught": seat, "entry": opposite.entry, **more})


def _contest_of_call_and_catch(
    case: AnyCase, seat: Seat, opposite: Moment, by: Seat | None, held_back: Events
) -> Contest:
    """The contest about a catch between the caught seat `seat` and the catching seat `by`. If `by` is None,
    the caught seat is the only party."""
    parties = (seat,) if by is None else (seat, by)
    return Contest(EntryNumber(case.submission.number), opposite.entry, seat, parties, held_back)
