"""What a game knows for questions about how its round stands."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from referee.kit.said import Said
from referee.kit.seats import Seat
from referee.rulings.tags import Claim, Event


@dataclass(frozen=True)
class AskedNow:
    """What is asked of an open round as it stands.

    `left(round, seat)` is the number of cards that a seat has left; None if nobody has reported it.
    `cards(number)` names so many of these cards. `goal(target)` says what a match is played to. `drawn` are
    the events by which a seat gets cards, and `owed` those of them that pay for another player's card.
    `colors`, `directions` and `calls` are the events that set the color, those that set the direction of
    play, and the calls of UNO. `to_draw(round)` is the seat that has to draw, and the number of cards.
    `owes(event)` is the seat that an event makes owe cards. `claims` are the claims that people ask about, by
    a pattern of their question; each is made of the seat that makes it or is caught by it.
    `target_is_rounds` is whether the target of a match is its number of rounds, and no number of points.
    """

    left: Callable[[Any, Seat], int | None]
    cards: Callable[[int], Said]
    goal: Callable[[int], Said]
    drawn: tuple[type[Event], ...]
    directions: tuple[type[Event], ...]
    calls: tuple[type[Event], ...]
    colors: tuple[type[Event], ...] = ()
    owed: tuple[type[Event], ...] = ()
    to_draw: Callable[[Any], tuple[Seat, int] | None] = lambda round: None
    owes: Callable[[Event], Seat | None] = lambda event: None
    claims: Mapping[str, Callable[[Seat], Claim]] = field(default_factory=dict)
    target_is_rounds: bool = False
