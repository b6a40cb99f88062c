"""A match as text for people: its claims, the rulings at that time, and the visible state."""

from collections.abc import Iterable, Iterator, Mapping

from referee.kit.quantities import PersonName
from referee.kit.seats import Seat
from referee.kit.values import known, replace
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch
from referee.match.table.people import Join, Rename
from referee.match.text.transcript import claim_line, described, first_line
from referee.records.replay import ReplayStep
from referee.rulings.tags import Claim


def text_lines(game: Game, names: Mapping[Seat, str], steps: Iterable[ReplayStep]) -> Iterator[str]:
    """The lines of the transcript, each with its line feed. Nothing is judged again."""
    for step in steps:
        submission, state = step.entry.submission, known(step.after.state)
        if step.before.state is None:
            yield first_line(game, state.rules, [names[seat] for seat in state.players]) + "\n"
        else:
            named = replace(submission, claim=_named(submission.claim, step.before.state, names))
            yield known(claim_line(game, named, names.__getitem__)) + "\n"
            for line in described(game, step.entry, state, names.__getitem__):
                yield line + "\n"


def _named(claim: Claim, before: AnyMatch, names: Mapping[Seat, str]) -> Claim:
    """The claim with the name of the player who joins or is renamed. Names are stored with the seat only."""
    if isinstance(claim, Join) and claim.seat is None:
        seat = Seat(len(before.totals))
    elif isinstance(claim, Rename):
        seat = claim.seat
    else:
        return claim
    name = names.get(seat)
    return claim if name is None else replace(claim, name=PersonName(name))
