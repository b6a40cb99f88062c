"""What a game knows for people who ask about it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from referee.kit.seats import Seat
from referee.match.help.fact import Fact
from referee.match.help.question import Question
from referee.match.help.situation import Situation
from referee.match.model.state import AnyMatch


@dataclass(frozen=True)
class Help:
    """Help with one game.

    `questions` are asked and answered; `asked_on` has by occasion the ids of those that people ask then, the
    first that is asked first. `deduced` is a described situation with what follows from what is told.
    `facts_of` it are what its rulings may depend on, and `untold` makes of it the table of a number, of those
    that may be meant where nobody tells what no ruling asks for; once all is answered, `completed` fills in
    what is left of what was told, for the table of that number.
    `few_left` tells how many cards a seat has left to play, or to turn up, and None if it has more than two.
    `asked_alike` are the tags of claims that can be made at any table as they are made in an example, and
    `as_here` makes one fit the cards that lie at a table: None where nothing there fits.
    """

    questions: tuple[Question, ...]
    asked_on: Mapping[str, tuple[str, ...]]
    deduced: Callable[[Situation], Situation]
    facts_of: Callable[[Situation], Sequence[Fact] | Iterator[Fact]]
    untold: Callable[[Situation, int], Situation]
    completed: Callable[[Situation, Situation, int], Situation]
    few_left: Callable[[Any, Seat], int | None]
    asked_alike: frozenset[str]
    as_here: Callable[[Any, AnyMatch], Any | None]
