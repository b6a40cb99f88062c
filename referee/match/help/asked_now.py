"""What a game knows for questions about how its round stands."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from referee.kit.seats import Seat
from referee.rulings.tags import Claim, Event


@dataclass(frozen=True)
class AskedNow:
    """What is asked of an open round as it stands.

    `held(round, seat)` is what somebody has left, "7 cards", and None where nobody has told. `drawn` are
    the tags of events by which somebody gets cards, and `owes(event)` tells whom one makes owe some. `claims`
    are those that are asked about, by a pattern for it, of the person who makes it or is caught by it.
    """

    held: Callable[[Any, Seat], str | None]
    drawn: frozenset[str]
    owes: Callable[[Event], Seat | None] = lambda event: None
    claims: Mapping[str, Callable[[Seat], Claim]] = field(default_factory=dict)
