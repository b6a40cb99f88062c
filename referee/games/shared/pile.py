"""The draw pile: shuffles of the discards into the pile, and counts of its cards."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from referee.kit.cards import Card
from referee.match.model.ruleset import MatchRuleset
from referee.match.model.state import Match
from referee.match.table.rounds import VoidRound
from referee.rulings.article import Article
from referee.rulings.finding import Finding, finding_breaks
from referee.rulings.ruleset import Case, Check, ClaimProcedure, ClaimT
from referee.rulings.tags import Event


class RoundWithDrawPile(Protocol):
    """A round in which cards are drawn and discarded. `draw_pile` is the number of cards in the pile; None if
    the number is not known."""

    @property
    def deck(self) -> int: ...
    @property
    def discards(self) -> tuple[Card, ...]: ...
    @property
    def draw_pile(self) -> int | None: ...
    @property
    def lost_track(self) -> bool: ...


RoundT = TypeVar("RoundT", bound=RoundWithDrawPile)
RoundT_contra = TypeVar("RoundT_contra", bound=RoundWithDrawPile, contravariant=True)
EventT = TypeVar("EventT", bound=Event)
EventT_co = TypeVar("EventT_co", bound=Event, covariant=True)


class ShuffleEventFactory(Protocol[RoundT_contra, EventT_co]):
    """A function that returns the event of a shuffle. `drawn_before` is the number of cards drawn from the
    old pile before the shuffle."""

    def __call__(self, round: RoundT_contra, /, drawn_before: int = 0) -> EventT_co: ...


PileCase = Case[MatchRuleset, Match[RoundT], ClaimT]


class ClaimWithPileCount(Protocol):
    """A claim that may report `pile`, the number of cards in the draw pile. `pile` is None if the claim
    reports no number."""

    @property
    def pile(self) -> int | None: ...


def shuffle_if_short(
    round: RoundT, wanted: int, shuffled: ShuffleEventFactory[RoundT, EventT]
) -> tuple[EventT, ...]:
    """The event of a shuffle of the discards, if the draw pile has fewer than `wanted` cards. `shuffled`
    makes the event. The result is empty if the pile has enough cards, if its size is not known, or if no
    discards are under the top card."""
    pile = round.draw_pile
    if pile is None or wanted <= pile or len(round.discards) < 2:
        return ()
    return (shuffled(round, drawn_before=pile),)


def make_early_shuffle_procedure(
    article: Article,
    the_round_is_being_played: Check[PileCase[RoundT, object]],
    shuffled: ShuffleEventFactory[RoundT, Event],
) -> ClaimProcedure[PileCase[RoundT, object]]:
    """The procedure of a claim that reports an early shuffle: the discards were shuffled before the draw pile
    ran out. `article` is the article about early shuffles. `shuffled` makes the event of the shuffle."""

    def there_is_something_to_shuffle(case: PileCase[RoundT, object]) -> Finding | None:
        round = case.state.round
        if len(round.discards) < 2 and not round.lost_track:
            return finding_breaks(article, discards=len(round.discards))
        return None

    return ClaimProcedure(
        article,
        needs=(the_round_is_being_played, there_is_something_to_shuffle),
        effects=lambda case: (shuffled(case.state.round),),
    )


def make_pile_count_check(article: Article) -> Check[PileCase[RoundWithDrawPile, ClaimWithPileCount]]:
    """A check that refuses a count of the draw pile if it differs from the number that the referee knows. The
    finding cites `article`."""

    def the_pile_has_its_size(case: PileCase[RoundWithDrawPile, ClaimWithPileCount]) -> Finding | None:
        """Refuse a count of the draw pile that differs from the known number of cards. Return None if the
        claim has no count, or if the number is not known."""
        pile, expected = case.claim.pile, case.state.round.draw_pile
        if pile is None or expected is None or pile == expected:
            return None
        return finding_breaks(article, pile=pile, expected=expected, deck=case.state.round.deck)

    return the_pile_has_its_size


def make_remedy_of_wrong_pile_count(
    the_pile_has_its_size: Check[PileCase[RoundT, ClaimWithPileCount]],
) -> Callable[[PileCase[RoundT, ClaimWithPileCount]], VoidRound | None]:
    """A function that returns the remedy of a wrong count of the draw pile: the claim that voids the open
    round. This function returns None if the count is right or if no round is open."""

    def declare_it_void(case: PileCase[RoundT, ClaimWithPileCount]) -> VoidRound | None:
        is_open = case.state.round is not None
        return VoidRound() if is_open and the_pile_has_its_size(case) is not None else None

    return declare_it_void
