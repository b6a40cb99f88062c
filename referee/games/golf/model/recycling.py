"""A pile that was empty when the discards were shuffled: it holds just those cards, and no others come out.

What lies facedown in an older column was none of those cards; what lies in a newer one came out of the pile.
"""

from collections.abc import Iterable

from referee.games.golf.model.deck import EDITIONS
from referee.games.golf.model.events import PileShuffled
from referee.games.golf.model.state import Column, NewColumn, RecycledPile, Round
from referee.kit.cards import Card
from referee.kit.deck import cards_unseen
from referee.kit.quantities import ColumnId, Count
from referee.kit.seats import Seat
from referee.kit.values import known, replace


def left_of_the_pile(round: Round, card: Card) -> int:
    """How many copies of a card may still lie in it or have been drawn facedown: all that it held but those
    that show now and did not then."""
    recycled = known(round.recycled)
    nobody_saw = recycled.pile.count(card) + recycled.hidden.count(card)
    showed = max(0, EDITIONS[round.edition].get(card, 0) - nobody_saw)
    came = round.shows(card) - showed - recycled.turned_up.count(card) - recycled.either.count(card)
    return recycled.pile.count(card) - max(0, came)


def left_from_before(round: Round, card: Card) -> int:
    """How many copies of a card may still lie facedown since before the shuffle."""
    recycled = known(round.recycled)
    return recycled.hidden.count(card) - recycled.turned_up.count(card)


def lay_before(recycled: RecycledPile, seat: Seat, column: ColumnId) -> bool:
    return column <= recycled.columns[seat]


def is_mixed(recycled: RecycledPile, seat: Seat, column: ColumnId) -> bool:
    return NewColumn(seat, column) in recycled.mixed


# --- how the events change what is known ---


def recycled_now(round: Round, event: PileShuffled) -> RecycledPile | None:
    """What is known right after a shuffle."""
    if event.pile is None:
        return None
    hidden = tuple(cards_unseen(EDITIONS[round.edition], round.shown).elements())
    return RecycledPile(event.pile, hidden, round.columns, before=event.before)


def once_drawn(recycled: RecycledPile | None, seat: Seat, new: Iterable[Column]) -> RecycledPile | None:
    """The first cards of new columns may have lain in the pile before the shuffle."""
    if recycled is None or not recycled.before:
        return recycled
    mixed = (NewColumn(seat, column.id) for column in new)
    return replace(recycled, before=Count(0), mixed=(*recycled.mixed, *mixed))


def once_turned_up(round: Round, seat: Seat, column: ColumnId, card: Card) -> RecycledPile | None:
    """A card that lay facedown in this column shows now."""
    recycled = round.recycled
    if recycled is None:
        return None
    if is_mixed(recycled, seat, column):
        return replace(recycled, either=(*recycled.either, card))
    if lay_before(recycled, seat, column):
        return replace(recycled, turned_up=(*recycled.turned_up, card))
    return recycled
