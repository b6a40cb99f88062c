"""The knowledge of a game for questions about the current state of its open round."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from referee.kit.said import Said
from referee.kit.seats import Seat
from referee.rulings.tags import Claim, Event


@dataclass(frozen=True)
class RoundQuestions:
    """The functions and types by which a game answers questions about an open round.

    - `cards_left(round, seat)`: Returns how many cards a seat has left. None if nobody has reported it.
    - `number_of_cards(number)`: Returns the text for this number of cards.
    - `goal(target)`: Returns the text for the target of a match.
    - `draw_events`: The events by which a seat gets cards.
    - `direction_events`: The events that set the direction of play.
    - `call_events`: The calls of UNO.
    - `color_events`: The events that set the color.
    - `paid_draw_events`: Those of `draw_events` that pay for another player's card.
    - `cards_to_draw(round)`: Returns the seat that has to draw, and the number of cards. None if nobody has
      to.
    - `seat_that_owes(event)`: Returns the seat that owes cards because of an event. None if there is none.
    - `claims_by_pattern`: By a pattern of a question, the claim that it is about. The function takes the seat
      that makes the claim or is caught by it.
    - `target_is_rounds`: Whether the target of a match is a number of rounds. Otherwise it is a number of
      points.
    """

    cards_left: Callable[[Any, Seat], int | None]
    number_of_cards: Callable[[int], Said]
    goal: Callable[[int], Said]
    draw_events: tuple[type[Event], ...]
    direction_events: tuple[type[Event], ...]
    call_events: tuple[type[Event], ...]
    color_events: tuple[type[Event], ...] = ()
    paid_draw_events: tuple[type[Event], ...] = ()
    cards_to_draw: Callable[[Any], tuple[Seat, int] | None] = lambda round: None
    seat_that_owes: Callable[[Event], Seat | None] = lambda event: None
    claims_by_pattern: Mapping[str, Callable[[Seat], Claim]] = field(default_factory=dict)
    target_is_rounds: bool = False
