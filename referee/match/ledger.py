"""The ledger: points by round and seat, each with its reason."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from referee.kit.quantities import EntryNumber, Points, RoundNumber
from referee.kit.seats import Seat
from referee.match.events import RoundScored, RulesAgreed
from referee.match.game import Game
from referee.match.line import Entry, apply, line


@dataclass(frozen=True)
class RoundPoints:
    """The points of one round by seat number, and why: the entry that scored it, who went out, and what
    was left in each hand where that is known. `from_rules` is the entry that agreed on the rules it was
    played by."""

    round: RoundNumber
    entry: EntryNumber
    points: tuple[Points, ...]
    winner: Seat | None
    left: Mapping[Seat, Points] | None
    from_rules: EntryNumber = EntryNumber(1)


def ledger(game: Game, entries: Sequence[Entry]) -> list[RoundPoints]:
    """The rounds in order, from all entries of a match; of two scores of one round the later counts.

    Other rules that are agreed on while a round is open are those of the next one.
    """
    rounds: dict[int, RoundPoints] = {}
    state, from_rules, coming = None, EntryNumber(1), EntryNumber(1)
    for item in line(entries):
        number, events = EntryNumber(item.heard.number), item.ruling.events if item.ruling else ()
        if any(isinstance(event, RulesAgreed) for event in events):
            coming = number
        if state is None or state.round is None:
            from_rules = coming
        for event in events:
            if isinstance(event, RoundScored):
                rounds[event.round] = _written(event, number, rounds.get(event.round), from_rules)
        state = apply(game, state, item.ruling)
    return [rounds[number] for number in sorted(rounds)]


def _written(
    event: RoundScored, entry: EntryNumber, before: RoundPoints | None, from_rules: EntryNumber
) -> RoundPoints:
    """A round as an event scores it; one that has points already was played by the rules it had then."""
    rules = from_rules if before is None else before.from_rules
    return RoundPoints(event.round, entry, event.points, event.winner, event.left, rules)
