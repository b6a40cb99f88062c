"""What of a ruling has to be known before it is given: the verdict, and whom it makes draw or miss a turn.

What else a ruling tells, such as which article speaks against a claim, is told where it is the same at every
table that may be meant.
"""

from collections.abc import Iterator

from referee.kit.seats import Seat
from referee.match.help.situation import Step
from referee.match.model.game import Game
from referee.rulings.tags import Event
from referee.rulings.verdict import Verdict

Hit = tuple[str, Seat]
"""What befalls whom: the tag of the event, and the seat."""
Essence = tuple[Verdict, tuple[Hit, ...]]
"""Two rulings are the same for who asks where these are equal."""


def essence(game: Game, step: Step) -> Essence:
    """The verdict, and whom it makes draw or miss a turn, in whatever order."""
    ruling = step.entry.ruling
    return (ruling.verdict, tuple(sorted(_befalls(game, ruling.events))))


def _befalls(game: Game, events: tuple[Event, ...]) -> Iterator[Hit]:
    """Whom it hits; how many cards they draw is told where it is known."""
    for event in events:
        seat = game.position.befalls(event)
        if seat is not None:
            yield (event.tag, seat)
