"""The ledger: points by round and seat, each with its reason."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from referee.kit.quantities import EntryNumber, Points, RoundNumber
from referee.kit.seats import Seat
from referee.match.events import RoundScored, RulesAgreed
from referee.match.game import Game
from referee.match.line import Item, apply


@dataclass(frozen=True)
class RoundPoints:
    """The points of one round by seat number, and why: the entry that scored it, who went out, and what
    was left in each hand where that is known. `from_rules` is the entry that agreed on the rules it was
    played by, `dealer` who dealt it."""

    round: RoundNumber
    entry: EntryNumber
    points: tuple[Points, ...]
    winner: Seat | None
    left: Mapping[Seat, Points] | None
    from_rules: EntryNumber = EntryNumber(1)
    dealer: Seat | None = None


def ledger(game: Game, line: Iterable[Item]) -> list[RoundPoints]:
    """The rounds in order, from the whole line of a match; of two scores of one round the later counts.

    Other rules that are agreed on while a round is open are those of the next one.
    """
    rounds: dict[int, RoundPoints] = {}
    state, from_rules, coming = None, EntryNumber(1), EntryNumber(1)
    for item in line:
        number, events = EntryNumber(item.heard.number), item.ruling.events if item.ruling else ()
        if any(isinstance(event, RulesAgreed) for event in events):
            coming = number
        if state is None or state.round is None:
            from_rules = coming
        for event in events:
            if isinstance(event, RoundScored):
                first = rounds.get(event.round) or _unscored(event, from_rules, state.dealer)
                rounds[event.round] = _scored(first, event, number)
        state = apply(game, state, item.ruling)
    return [rounds[number] for number in sorted(rounds)]


def _unscored(event: RoundScored, from_rules: EntryNumber, dealer: Seat) -> RoundPoints:
    return RoundPoints(event.round, EntryNumber(0), (), None, None, from_rules, dealer)


def _scored(round: RoundPoints, event: RoundScored, entry: EntryNumber) -> RoundPoints:
    return replace(round, entry=entry, points=event.points, winner=event.winner, left=event.left)
