"""A pile that was empty when the discards were shuffled: it holds just those cards, and no others come out.

What lies facedown in an older column was none of those cards; what lies in a newer one came out of the pile.
"""

from collections.abc import Iterable

from referee.games.golf.model.deck import EDITIONS
from referee.games.golf.model.events import PileShuffled
from referee.games.golf.model.state import Column, NewColumn, RecycledPile, Round
from referee.kit.cards import Card
from referee.kit.deck import unseen
from referee.kit.quantities import ColumnId, Count
from referee.kit.seats import Seat
from referee.kit.values import known, replace


def copies_left_in_pile(round: Round, card: Card) -> int:
    """How many copies of a card may still lie in it or have been drawn facedown: all that it held but those
    that show now and did not then."""
    recycled = known(round.recycled)
    nobody_saw = recycled.pile.count(card) + recycled.hidden.count(card)
    showed = max(0, EDITIONS[round.edition].get(card, 0) - nobody_saw)
    came = round.shows(card) - showed - recycled.turned_up.count(card) - recycled.either.count(card)
    return recycled.pile.count(card) - max(0, came)


def copies_left_facedown(round: Round, card: Card) -> int:
    """How many copies of a card may still lie facedown since before the shuffle."""
    recycled = known(round.recycled)
    return recycled.hidden.count(card) - recycled.turned_up.count(card)


def is_older_than_shuffle(recycled: RecycledPile, seat: Seat, column: ColumnId) -> bool:
    return column <= recycled.columns[seat]


def is_mixed(recycled: RecycledPile, seat: Seat, column: ColumnId) -> bool:
    return NewColumn(seat, column) in recycled.mixed


# --- how the events change what is known ---


def after_shuffle(round: Round, event: PileShuffled) -> RecycledPile | None:
    """What is known right after a shuffle."""
    if event.pile is None:
        return None
    hidden = tuple(unseen(EDITIONS[round.edition], round.shown).elements())
    return RecycledPile(event.pile, hidden, round.columns, before=event.before)


def after_drawing(recycled: RecycledPile | None, seat: Seat, new: Iterable[Column]) -> RecycledPile | None:
    """The first cards of new columns may have lain in the pile before the shuffle."""
    if recycled is None or not recycled.before:
        return recycled
    mixed = (NewColumn(seat, column.id) for column in new)
    return replace(recycled, before=Count(0), mixed=(*recycled.mixed, *mixed))


def after_turning_up(round: Round, seat: Seat, column: ColumnId, card: Card) -> RecycledPile | None:
    """A card that lay facedown in this column shows now."""
    recycled = round.recycled
    if recycled is None:
        return None
    if is_mixed(recycled, seat, column):
        return replace(recycled, either=(*recycled.either, card))
    if is_older_than_shuffle(recycled, seat, column):
        return replace(recycled, turned_up=(*recycled.turned_up, card))
    return recycled
