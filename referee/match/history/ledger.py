"""The ledger: points by round and seat, each with its reason."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from referee.kit.quantities import EntryNumber, Points, RoundNumber
from referee.kit.seats import Order, Seat
from referee.kit.values import known, replace
from referee.match.history.line import Item, fold
from referee.match.model.events import RoundRemoved, RoundScored, RulesAgreed
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch


@dataclass(frozen=True)
class RoundPoints:
    """The points of one round, and where they come from.

    - `entry`: The entry that scored the round.
    - `points`: A list with one value per seat number.
    - `winner`: The seat that went out, if it is known.
    - `left`: By seat number, what was left in each hand, as far as it is known.
    - `from_rules`: The entry that agreed on the rules of the round.
    - `dealer`: The seat that dealt it.
    - `players`: The seats that played it; every other seat has no points for it.
    """

    round: RoundNumber
    entry: EntryNumber
    points: tuple[Points, ...]
    winner: Seat | None
    left: Mapping[Seat, Points] | None
    from_rules: EntryNumber = EntryNumber(1)
    dealer: Seat | None = None
    players: Order = ()


def ledger(game: Game, line: Iterable[Item]) -> list[RoundPoints]:
    """The scored rounds in order, given the whole line of a match. Of two scores of one round the later
    counts.

    Rules that are agreed on while a round is open are those of the next round.
    """
    rounds: dict[int, RoundPoints] = {}
    people: dict[Order, Order] = {}
    state: AnyMatch | None = None
    from_rules, coming = EntryNumber(1), EntryNumber(1)
    for item in line:
        number, events = EntryNumber(item.submission.number), item.events
        if any(isinstance(event, RulesAgreed) for event in events):
            coming = number
        if state is None or state.round is None:
            from_rules = coming
        for event in events:
            if isinstance(event, RoundScored):
                if (first := rounds.get(event.round)) is None:
                    # One value for all rounds of the same people: there may be very many.
                    played = known(state).who_played(event.round)
                    players = people.setdefault(played, played)
                    first = _unscored(event, from_rules, known(state).dealer, players)
                rounds[event.round] = _scored(first, event, number)
            elif isinstance(event, RoundRemoved):
                rounds = {
                    number: replace(one, round=RoundNumber(number))
                    for number, one in without_round(rounds, event.round).items()
                }
        state = fold(game, (item,), state)
    return [rounds[number] for number in sorted(rounds)]


PerRoundT = TypeVar("PerRoundT")


def without_round(by_round: Mapping[int, PerRoundT], removed: int) -> dict[int, PerRoundT]:
    """Values by round number, after the removal of a round: each later round has the number before its
    own."""
    others = ((number, one) for number, one in by_round.items() if number != removed)
    return {number - (number > removed): one for number, one in others}


def _unscored(event: RoundScored, from_rules: EntryNumber, dealer: Seat, players: Order) -> RoundPoints:
    return RoundPoints(event.round, EntryNumber(0), (), None, None, from_rules, dealer, players)


def _scored(round: RoundPoints, event: RoundScored, entry: EntryNumber) -> RoundPoints:
    return replace(round, entry=entry, points=event.points, winner=event.winner, left=event.left)
