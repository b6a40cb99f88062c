"""The ruling signature: the part of a ruling that must be the same in all possible states.

The signature has the verdict and the players who have to draw cards or miss a turn. A ruling is given as soon
as its signature is known. Its other parts, such as the article that refuses a claim, are shown only if they
are the same in all possible states.
"""

from collections.abc import Iterator

from referee.kit.seats import Seat
from referee.match.help.situation import Step
from referee.match.model.game import Game
from referee.rulings.tags import Event
from referee.rulings.verdict import Verdict

PlayerEffect = tuple[str, Seat]
"""The tag of an event, and the seat of the player who has to draw cards or misses a turn."""
RulingSignature = tuple[Verdict, tuple[PlayerEffect, ...]]
"""The verdict and the effects on players. Two rulings with equal signatures are the same for the user."""


def make_ruling_signature(game: Game, step: Step) -> RulingSignature:
    """Return the signature of the ruling on a claim. The effects on players are sorted."""
    ruling = step.entry.ruling
    return (ruling.verdict, tuple(sorted(_find_player_effects(game, ruling.events))))


def _find_player_effects(game: Game, events: tuple[Event, ...]) -> Iterator[PlayerEffect]:
    """Yield the effect of each event that makes a player draw cards or miss a turn.

    The number of cards is not part of an effect.
    """
    for event in events:
        seat = game.position.affected_seat(event)
        if seat is not None:
            yield (event.tag, seat)
