"""What a game knows for questions about how its round stands."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from referee.kit.seats import Seat
from referee.rulings.tags import Claim, Event


@dataclass(frozen=True)
class AskedNow:
    """What is asked of an open round as it stands.

    `left(round, seat)` is how many cards somebody has left, counted by their `unit`, and None where nobody
    has told. `goal` says what a match is played to. `drawn` are the tags of events by which somebody gets
    cards. `to_draw(round)` tells who has to draw, and how many; `owes(event)` whom an event makes owe some.
    `claims` are those that are asked about, by a pattern for it, of who makes it or is caught by it.
    """

    left: Callable[[Any, Seat], int | None]
    unit: str
    goal: str
    drawn: frozenset[str]
    to_draw: Callable[[Any], tuple[Seat, int] | None] = lambda round: None
    owes: Callable[[Event], Seat | None] = lambda event: None
    claims: Mapping[str, Callable[[Seat], Claim]] = field(default_factory=dict)

    def cards(self, number: int) -> str:
        return f"{number} {self.unit}{'' if number == 1 else 's'}"
