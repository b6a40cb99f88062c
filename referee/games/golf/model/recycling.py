"""Deductions from a shuffle of the discards into an empty pile: the new pile has exactly those cards.

A facedown card in a column from before the shuffle is none of them. One in a later column came from the pile.
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


def copies_left_in_pile(round: Round, card: Card) -> int:
    """Maximum number of copies of a card that are still in the pile or were drawn facedown: all copies of the
    new pile without those that came out of it and are faceup now."""
    recycled = known(round.recycled)
    nobody_saw = recycled.pile.count(card) + recycled.hidden.count(card)
    showed = max(0, EDITIONS[round.edition].get(card, 0) - nobody_saw)
    came = round.shows(card) - showed - recycled.turned_up.count(card) - recycled.either.count(card)
    return recycled.pile.count(card) - max(0, came)


def copies_left_facedown(round: Round, card: Card) -> int:
    """Maximum number of copies of a card that have been facedown since before the shuffle."""
    recycled = known(round.recycled)
    return recycled.hidden.count(card) - recycled.turned_up.count(card)


def is_older_than_shuffle(recycled: RecycledPile, seat: Seat, column: ColumnId) -> bool:
    """Whether the seat had this column before the shuffle."""
    return column <= recycled.columns[seat]


def is_mixed(recycled: RecycledPile, seat: Seat, column: ColumnId) -> bool:
    """Whether this column may have cards from the old pile and from the new one."""
    return NewColumn(seat, column) in recycled.mixed


# --- each function returns what is known after an event ---


def after_shuffle(round: Round, event: PileShuffled) -> RecycledPile | None:
    """What is known after a shuffle; None if it is not known which cards the pile was made of."""
    if event.pile is None:
        return None
    hidden = tuple(cards_unseen(EDITIONS[round.edition], round.shown).elements())
    return RecycledPile(event.pile, hidden, round.columns, before=event.before)


def after_drawing(recycled: RecycledPile | None, seat: Seat, new: Iterable[Column]) -> RecycledPile | None:
    """What is known after a seat has drawn these columns: they are mixed if the old pile had cards left."""
    if recycled is None or not recycled.before:
        return recycled
    mixed = (NewColumn(seat, column.id) for column in new)
    return replace(recycled, before=Count(0), mixed=(*recycled.mixed, *mixed))


def after_turning_up(round: Round, seat: Seat, column: ColumnId, card: Card) -> RecycledPile | None:
    """What is known after this facedown card of the column is turned up."""
    recycled = round.recycled
    if recycled is None:
        return None
    if is_mixed(recycled, seat, column):
        return replace(recycled, either=(*recycled.either, card))
    if is_older_than_shuffle(recycled, seat, column):
        return replace(recycled, turned_up=(*recycled.turned_up, card))
    return recycled
