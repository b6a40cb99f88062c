"""A match as text for people: each claim with its first ruling, and the visible state."""

from collections.abc import Iterable, Iterator, Mapping

from referee.kit.quantities import PersonName
from referee.kit.seats import Seat
from referee.kit.values import not_none, replace
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch
from referee.match.table.people import Join, RenamePlayer
from referee.match.text.transcript import claim_line, described, first_line
from referee.records.replay import ReplayStep
from referee.rulings.tags import Claim


def transcript_lines(game: Game, names: Mapping[Seat, str], steps: Iterable[ReplayStep]) -> Iterator[str]:
    """Yield the lines of the transcript of a match, each with its line feed. No claim is judged again."""
    for step in steps:
        submission, state = step.entry.submission, not_none(step.after.state)
        if step.before.state is None:
            yield first_line(game, state.rules, [names[seat] for seat in state.players]) + "\n"
        else:
            named = replace(
                submission, claim=_claim_with_player_name(submission.claim, step.before.state, names)
            )
            yield not_none(claim_line(game, named, names.__getitem__)) + "\n"
            for line in described(game, step.entry, state, names.__getitem__):
                yield line + "\n"


def _claim_with_player_name(claim: Claim, before: AnyMatch, names: Mapping[Seat, str]) -> Claim:
    """Return the claim with the name of the player who joins or is renamed.

    Stored claims have no names, so the name is taken from `names`.
    """
    if isinstance(claim, Join) and claim.seat is None:
        seat = Seat(len(before.totals))
    elif isinstance(claim, RenamePlayer):
        seat = claim.seat
    else:
        return claim
    name = names.get(seat)
    return claim if name is None else replace(claim, name=PersonName(name))
