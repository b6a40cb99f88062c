"""The order of turns, and the call window that the next turn closes."""

from referee.games.golf.model.events import CallWindowClosed
from referee.games.golf.model.rulebook import CLOSING, YOUR_TURN
from referee.games.golf.model.ruleset import GolfCase
from referee.games.golf.model.state import GolfMatch, Round
from referee.games.shared.call_window import claim_time
from referee.games.shared.calls import ClaimOfSeat
from referee.kit.seats import Order, Seat, seat_clockwise
from referee.kit.values import known
from referee.match.model.ruleset import MatchRuleset
from referee.match.model.state import Match
from referee.match.table.rounds import a_round_is_open
from referee.rulings.finding import Finding, breaks
from referee.rulings.ruleset import Case, Events

AtTheTable = Case[MatchRuleset, GolfMatch, object]
"""Any claim, with or without an open round."""


def seats_with_turns(match: Match[Round]) -> Order:
    """The seats that have turns: all, or those with a last turn once the round is closed."""
    return match.order if match.round.closed_by is None else match.round.last_turns


def next_among(order: Order, seat: Seat, direction: int, among: Order) -> Seat | None:
    """The next seat in this direction that is one of `among`, the seat itself last; None if there is none."""
    places = (seat_clockwise(order, seat, direction * (passed + 1)) for passed in range(len(order)))
    return next((one for one in places if one in among), None)


def the_round_is_being_played(case: AtTheTable) -> Finding | None:
    """Refuses a claim if no round is open, or if only the scoring is left."""
    if (unmet := a_round_is_open(case)) is not None:
        return unmet
    round = case.state.round
    is_over = round is not None and round.turn is None
    return breaks(CLOSING, closed=known(round).closed_by) if is_over else None


def it_is_your_turn(case: GolfCase[ClaimOfSeat]) -> Finding | None:
    """Refuses a claim of a seat that is not on turn."""
    turn = case.state.round.turn
    return breaks(YOUR_TURN, seat=case.claim.seat, turn=turn) if turn != case.claim.seat else None


def close_call_window(case: GolfCase[object]) -> Events:
    """The event that closes the call window when a turn begins; none if no window is open."""
    return (CallWindowClosed(claim_time(case)),) if case.state.round.window is not None else ()
