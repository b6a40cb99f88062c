"""The draw pile that the discards become: when it takes a shuffle, and what a count of it proves."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from referee.kit.cards import Card
from referee.match.model.ruleset import MatchRuleset
from referee.match.model.state import Match
from referee.match.table.rounds import Void
from referee.rulings.article import Article
from referee.rulings.finding import Finding, breaks
from referee.rulings.ruleset import Case, Check, ClaimT, Procedure
from referee.rulings.tags import Event


class WithAPile(Protocol):
    """A round in which cards are drawn and discarded."""

    @property
    def deck(self) -> int: ...
    @property
    def discards(self) -> tuple[Card, ...]: ...
    @property
    def draw_pile(self) -> int | None: ...
    @property
    def lost_track(self) -> bool: ...


RoundT = TypeVar("RoundT", bound=WithAPile)
RoundT_contra = TypeVar("RoundT_contra", bound=WithAPile, contravariant=True)
EventT = TypeVar("EventT", bound=Event)
EventT_co = TypeVar("EventT_co", bound=Event, covariant=True)


class Shuffled(Protocol[RoundT_contra, EventT_co]):
    """The event of a shuffle, once so many cards were drawn."""

    def __call__(self, round: RoundT_contra, /, drawn_before: int = 0) -> EventT_co: ...


PileCase = Case[MatchRuleset, Match[RoundT], ClaimT]


class CountsThePile(Protocol):
    """A claim that may tell how many cards lie in the draw pile."""

    @property
    def pile(self) -> int | None: ...


def reshuffled(round: RoundT, wanted: int, shuffled: Shuffled[RoundT, EventT]) -> tuple[EventT, ...]:
    """The shuffle that drawing so many cards takes, if it takes one and there is anything to shuffle."""
    pile = round.draw_pile
    if pile is None or wanted <= pile or len(round.discards) < 2:
        return ()
    return (shuffled(round, drawn_before=pile),)


def shuffling_early(
    article: Article,
    the_round_is_being_played: Check[PileCase[RoundT, object]],
    shuffled: Shuffled[RoundT, Event],
) -> Procedure[PileCase[RoundT, object]]:
    """How it is decided that the discards were shuffled before the pile ran out."""

    def there_is_something_to_shuffle(case: PileCase[RoundT, object]) -> Finding | None:
        round = case.state.round
        if len(round.discards) < 2 and not round.lost_track:
            return breaks(article, discards=len(round.discards))
        return None

    return Procedure(
        article,
        needs=(the_round_is_being_played, there_is_something_to_shuffle),
        effects=lambda case: (shuffled(case.state.round),),
    )


def counting_the_pile(article: Article) -> Check[PileCase[WithAPile, CountsThePile]]:
    """The check that a pile which was counted is as large as it should be."""

    def the_pile_is_as_it_should_be(case: PileCase[WithAPile, CountsThePile]) -> Finding | None:
        """A count that is off proves a mistake, and not whose."""
        pile, expected = case.claim.pile, case.state.round.draw_pile
        if pile is None or expected is None or pile == expected:
            return None
        return breaks(article, pile=pile, expected=expected, deck=case.state.round.deck)

    return the_pile_is_as_it_should_be


def void_unless(
    the_pile_is_as_it_should_be: Check[PileCase[RoundT, CountsThePile]],
) -> Callable[[PileCase[RoundT, CountsThePile]], Void | None]:
    """What mends a deck that does not add up: it makes the round void, unless the hands set it right."""

    def declare_it_void(case: PileCase[RoundT, CountsThePile]) -> Void | None:
        is_open = case.state.round is not None
        return Void() if is_open and the_pile_is_as_it_should_be(case) is not None else None

    return declare_it_void
