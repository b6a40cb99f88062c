"""What a game knows for people who ask about it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from referee.kit.seats import Seat
from referee.match.help.amounts import AmountHelp
from referee.match.help.asked_now import AskedNow
from referee.match.help.deeds import Deed
from referee.match.help.fact import AnyFact
from referee.match.help.named import NamedRule
from referee.match.help.question import Question
from referee.match.help.seen import Seen
from referee.match.help.situation import Described, Situation
from referee.match.model.state import Match
from referee.rulings.tags import Claim

RoundT = TypeVar("RoundT")
ToldT = TypeVar("ToldT")


@dataclass(frozen=True)
class Help(Generic[RoundT, ToldT]):
    """Help with one game.

    `questions` are asked and answered; `named` are rules that may be named in one, and `now` is what is asked
    of an open round as it stands. `asked_on` has by occasion the ids of those that people ask then, the first
    that is asked first, and `big` the ids of what is argued about most. `deduced` is a described situation
    with what follows from what is told.
    `facts_of` it are what its rulings may depend on, and `untold` makes of it the table of a number, of those
    that may be meant where nobody tells what no ruling asks for; once all is answered, `completed` fills in
    what is left of what was told, for the table of that number. What is told of a round may lack what is
    `asked_for`; whether it `holds` in a round that was played since is another matter.
    `seen` is what shows of an open round, `call_stands` how it stands with the call for a last card once the
    entry of a number is made, and `few_left` tells how many cards a seat has left to play, or to turn up, and
    None if it has more than two.
    `deeds` has the kind of each claim that people ask about in every game. `part_of` has the claims that
    complete another one, each with that one: the color that is named later belongs to the card.
    `amounts` is how amounts are worked out, such as the points of a hand.
    `asked_alike` are the tags of claims that can be made at any table as they are made in an example, and
    `as_here` makes one fit the cards that lie at a table: None where nothing there fits.
    """

    questions: tuple[Question, ...]
    asked_on: Mapping[str, tuple[str, ...]]
    deduced: Callable[[Described[ToldT]], Described[ToldT]]
    facts_of: Callable[[Described[ToldT]], Sequence[AnyFact]]
    untold: Callable[[Described[ToldT], int], Described[ToldT]]
    completed: Callable[[Described[ToldT], Described[ToldT], int], Described[ToldT]]
    asked_for: Callable[[ToldT], frozenset[str]]
    holds: Callable[[Situation[ToldT, Claim], RoundT], bool]
    seen: Callable[[RoundT], Seen]
    call_stands: Callable[[RoundT, int], str | None]
    few_left: Callable[[RoundT, Seat], int | None]
    amounts: AmountHelp
    asked_alike: frozenset[str]
    as_here: Callable[[Claim, Match[RoundT | None]], Claim | None]
    deeds: Mapping[type[Claim], Deed] = field(default_factory=dict)
    part_of: Mapping[type[Claim], type[Claim]] = field(default_factory=dict)
    named: tuple[NamedRule, ...] = ()
    now: AskedNow | None = None
    big: tuple[str, ...] = ()


AnyHelp = Help[Any, Any]
"""Help with whatever game."""
