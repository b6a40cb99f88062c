"""A match as text that people read: its claims, the rulings as they were given, and what could be seen."""

from collections.abc import Iterable, Iterator, Mapping

from referee.kit.seats import Seat
from referee.kit.values import known
from referee.match.model.game import Game
from referee.match.text.transcript import claim_line, described, first_line
from referee.records.replay import Step


def text_lines(game: Game, names: Mapping[Seat, str], steps: Iterable[Step]) -> Iterator[str]:
    """The transcript, a line at a time, each with its line feed. Nothing is judged again."""
    for step in steps:
        submission, state = step.entry.submission, known(step.after.state)
        if step.before.state is None:
            yield first_line(game, state.rules, [names[seat] for seat in state.players]) + "\n"
        else:
            yield known(claim_line(game, submission, names.__getitem__)) + "\n"
            for line in described(game, step.entry, state, names.__getitem__):
                yield line + "\n"
