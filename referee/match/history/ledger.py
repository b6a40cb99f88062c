"""The ledger: the points of each seat in each round, with the entry that scored the round."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from referee.kit.quantities import EntryNumber, Points, RoundNumber
from referee.kit.seats import Seat, SeatOrder
from referee.kit.values import not_none, replace
from referee.match.history.line import TimelineItem, state_after_timeline
from referee.match.model.events import RoundRemoved, RoundScored, RulesAgreed
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch


@dataclass(frozen=True)
class RoundPoints:
    """The points of one round, and where they come from.

    - `entry`: The entry that scored the round.
    - `points`: A list with one value per seat number.
    - `winner`: The seat that went out, if it is known.
    - `left`: By seat number, what the cards left in each hand were worth, as far as it is known.
    - `from_rules`: The entry with which the table agreed on the rules of the round.
    - `dealer`: The seat that dealt the round.
    - `players`: The seats that played the round. All other seats have no points for it.
    """

    round: RoundNumber
    entry: EntryNumber
    points: tuple[Points, ...]
    winner: Seat | None
    left: Mapping[Seat, Points] | None
    from_rules: EntryNumber = EntryNumber(1)
    dealer: Seat | None = None
    players: SeatOrder = ()


def compute_ledger(game: Game, line: Iterable[TimelineItem]) -> list[RoundPoints]:
    """The scored rounds of a match, in the order of their numbers. `line` is the timeline of the match.

    If a round was scored twice, the later score replaces the earlier score. Rules that are agreed on while a
    round is open apply from the next round. Raises ValueError if a score comes before the match is opened.
    """
    rounds: dict[int, RoundPoints] = {}
    people: dict[SeatOrder, SeatOrder] = {}
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
                    # To save memory in a match of many rounds, rounds with the same players share one tuple.
                    played = not_none(state).all_seats_that_played_round(event.round)
                    players = people.setdefault(played, played)
                    first = _round_points_before_score(event, from_rules, not_none(state).dealer, players)
                rounds[event.round] = _round_points_after_score(first, event, number)
            elif isinstance(event, RoundRemoved):
                rounds = {
                    number: replace(one, round=RoundNumber(number))
                    for number, one in remove_round_and_renumber(rounds, event.round).items()
                }
        state = state_after_timeline(game, (item,), state)
    return [rounds[number] for number in sorted(rounds)]


PerRoundT = TypeVar("PerRoundT")


def remove_round_and_renumber(by_round: Mapping[int, PerRoundT], removed: int) -> dict[int, PerRoundT]:
    """A copy of `by_round` without the round `removed`. The keys of `by_round` are round numbers.

    The numbers of later rounds decrease by one.
    """
    others = ((number, one) for number, one in by_round.items() if number != removed)
    return {number - (number > removed): one for number, one in others}


def _round_points_before_score(
    event: RoundScored, from_rules: EntryNumber, dealer: Seat, players: SeatOrder
) -> RoundPoints:
    return RoundPoints(event.round, EntryNumber(0), (), None, None, from_rules, dealer, players)


def _round_points_after_score(round: RoundPoints, event: RoundScored, entry: EntryNumber) -> RoundPoints:
    return replace(round, entry=entry, points=event.points, winner=event.winner, left=event.left)
