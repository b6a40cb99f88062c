"""The draw pile that the discards become: when it takes a shuffle, and what a count of it proves."""

from collections.abc import Callable
from typing import Any

from referee.match.table.rounds import Void
from referee.rulings.article import Article
from referee.rulings.finding import Finding, breaks
from referee.rulings.ruleset import Case, Check, Procedure

Shuffled = Callable[..., Any]
"""`shuffled(round, drawn_before=0)`: the event of a shuffle, once so many cards were drawn."""


def reshuffled(round: Any, wanted: int, shuffled: Shuffled) -> tuple:
    """The shuffle that drawing so many cards takes, if it takes one and there is anything to shuffle."""
    pile = round.draw_pile
    if pile is None or wanted <= pile or len(round.discards) < 2:
        return ()
    return (shuffled(round, drawn_before=pile),)


def shuffling_early(article: Article, the_round_is_being_played: Check, shuffled: Shuffled) -> Procedure:
    """How it is decided that the discards were shuffled before the pile ran out."""

    def there_is_something_to_shuffle(case: Case) -> Finding | None:
        round = case.state.round
        if len(round.discards) < 2 and not round.lost_track:
            return breaks(article, discards=len(round.discards))
        return None

    return Procedure(
        article,
        needs=(the_round_is_being_played, there_is_something_to_shuffle),
        effects=lambda case: (shuffled(case.state.round),),
    )


def counting_the_pile(article: Article) -> Check:
    """The check that a pile which was counted is as large as it should be."""

    def the_pile_is_as_it_should_be(case: Case) -> Finding | None:
        """A count that is off proves a mistake, and not whose."""
        pile, expected = case.claim.pile, case.state.round.draw_pile
        if pile is None or expected is None or pile == expected:
            return None
        return breaks(article, pile=pile, expected=expected, deck=case.state.round.deck)

    return the_pile_is_as_it_should_be


def void_unless(the_pile_is_as_it_should_be: Check) -> Callable[[Case], Void | None]:
    """What mends a deck that does not add up: it makes the round void, unless the hands set it right."""

    def declare_it_void(case: Case) -> Void | None:
        is_open = case.state.round is not None
        return Void() if is_open and the_pile_is_as_it_should_be(case) is not None else None

    return declare_it_void
