"""The draw pile: the shuffle of the discards, and the count of the pile."""

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


class HasDrawPile(Protocol):
    """A round in which cards are drawn and discarded."""

    @property
    def deck(self) -> int: ...
    @property
    def discards(self) -> tuple[Card, ...]: ...
    @property
    def draw_pile(self) -> int | None: ...
    @property
    def lost_track(self) -> bool: ...


RoundT = TypeVar("RoundT", bound=HasDrawPile)
RoundT_contra = TypeVar("RoundT_contra", bound=HasDrawPile, contravariant=True)
EventT = TypeVar("EventT", bound=Event)
EventT_co = TypeVar("EventT_co", bound=Event, covariant=True)


class MakeShuffle(Protocol[RoundT_contra, EventT_co]):
    """A function that returns the event of a shuffle. `drawn_before`: how many cards of the claim are drawn
    before it."""

    def __call__(self, round: RoundT_contra, /, drawn_before: int = 0) -> EventT_co: ...


PileCase = Case[MatchRuleset, Match[RoundT], ClaimT]


class ReportsPile(Protocol):
    """A claim that may report how many cards are in the draw pile; None if it does not."""

    @property
    def pile(self) -> int | None: ...


def shuffle_if_short(round: RoundT, wanted: int, shuffled: MakeShuffle[RoundT, EventT]) -> tuple[EventT, ...]:
    """The event of the shuffle that is needed to draw `wanted` cards; none if the pile has enough or is not
    known, or if there are no discards under the top card."""
    pile = round.draw_pile
    if pile is None or wanted <= pile or len(round.discards) < 2:
        return ()
    return (shuffled(round, drawn_before=pile),)


def early_shuffle_procedure(
    article: Article,
    the_round_is_being_played: Check[PileCase[RoundT, object]],
    shuffled: MakeShuffle[RoundT, Event],
) -> Procedure[PileCase[RoundT, object]]:
    """The procedure of a claim that the discards were shuffled before the pile ran out."""

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


def pile_count_check(article: Article) -> Check[PileCase[HasDrawPile, ReportsPile]]:
    """The check that a counted pile has the number of cards that the referee knows."""

    def the_pile_has_its_size(case: PileCase[HasDrawPile, ReportsPile]) -> Finding | None:
        """Refuses another number. It proves a mistake, but not who made it."""
        pile, expected = case.claim.pile, case.state.round.draw_pile
        if pile is None or expected is None or pile == expected:
            return None
        return breaks(article, pile=pile, expected=expected, deck=case.state.round.deck)

    return the_pile_has_its_size


def void_remedy(
    the_pile_has_its_size: Check[PileCase[RoundT, ReportsPile]],
) -> Callable[[PileCase[RoundT, ReportsPile]], Void | None]:
    """The remedy of a count that does not fit: a function that returns the claim that voids the open
    round."""

    def declare_it_void(case: PileCase[RoundT, ReportsPile]) -> Void | None:
        is_open = case.state.round is not None
        return Void() if is_open and the_pile_has_its_size(case) is not None else None

    return declare_it_void
