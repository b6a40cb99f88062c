"""The order of turns, and closing the call window when the next turn begins."""

from referee.games.golf.model.events import CallWindowClosed
from referee.games.golf.model.rulebook import CLOSING, YOUR_TURN
from referee.games.golf.model.ruleset import GolfCase
from referee.games.golf.model.state import GolfMatch, Round
from referee.games.shared.call_window import moment_of_claim
from referee.games.shared.calls import ClaimOfSeat
from referee.kit.seats import Seat, SeatOrder, seat_clockwise
from referee.kit.values import not_none
from referee.match.model.ruleset import MatchRuleset
from referee.match.model.state import Match
from referee.match.table.rounds import a_round_is_open
from referee.rulings.finding import Finding, finding_breaks
from referee.rulings.ruleset import Case, Events

AnyClaimCase = Case[MatchRuleset, GolfMatch, object]
"""Any claim in a match with or without an open round."""


def seats_with_turns_left(match: Match[Round]) -> SeatOrder:
    """The seats that still have turns. Before a seat has closed the round, these are all seats. After that,
    they are the seats that still have their last turn."""
    return match.order if match.round.closed_by is None else match.round.last_turns


def next_seat_in_direction(order: SeatOrder, seat: Seat, direction: int, among: SeatOrder) -> Seat | None:
    """The first seat of `among` that comes after `seat` in `order`, in this direction of play. `seat` itself
    comes last. The result is None if `order` has no seat of `among`."""
    places = (seat_clockwise(order, seat, direction * (passed + 1)) for passed in range(len(order)))
    return next((one for one in places if one in among), None)


def the_round_is_being_played(case: AnyClaimCase) -> Finding | None:
    """Refuse a claim if no round is open, or if only the scoring of the round is left."""
    if (unmet := a_round_is_open(case)) is not None:
        return unmet
    round = case.state.round
    is_over = round is not None and round.turn is None
    return finding_breaks(CLOSING, closed=not_none(round).closed_by) if is_over else None


def it_is_your_turn(case: GolfCase[ClaimOfSeat]) -> Finding | None:
    """Refuse a claim of a seat that is not on turn."""
    turn = case.state.round.turn
    return finding_breaks(YOUR_TURN, seat=case.claim.seat, turn=turn) if turn != case.claim.seat else None


def call_window_closing_event(case: GolfCase[object]) -> Events:
    """The event that closes the open call window. The result is empty if no window is open."""
    return (CallWindowClosed(moment_of_claim(case)),) if case.state.round.window is not None else ()
