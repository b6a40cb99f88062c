"""Deductions after the discards are shuffled into an empty draw pile. The new pile has exactly the cards that
were under the top discard.

All cards of the new pile had been faceup. A card that was already facedown in a grid is therefore none of
them. A card in a column drawn after the shuffle came from the new pile. If the old pile ran out while columns
were drawn, these columns may have cards of both piles.
"""

from collections.abc import Iterable

from referee.games.golf.model.deck import COPIES_BY_EDITION
from referee.games.golf.model.events import PileShuffled
from referee.games.golf.model.state import Column, NewColumn, RecycledPile, Round
from referee.kit.cards import Card
from referee.kit.deck import count_unseen_cards
from referee.kit.quantities import CardCount, ColumnId
from referee.kit.seats import Seat
from referee.kit.values import not_none, replace


def copies_left_in_pile(round: Round, card: Card) -> int:
    """The number of copies of a card that came into the new pile and may still be unseen: in the pile, or
    facedown in a grid. The real number may be lower. Raises ValueError if `round.recycled` is None."""
    recycled = not_none(round.recycled)
    nobody_saw = recycled.pile.count(card) + recycled.hidden.count(card)
    showed = max(0, COPIES_BY_EDITION[round.edition].get(card, 0) - nobody_saw)
    came = (
        round.count_faceup_copies(card)
        - showed
        - recycled.turned_up.count(card)
        - recycled.either.count(card)
    )
    return recycled.pile.count(card) - max(0, came)


def copies_left_facedown(round: Round, card: Card) -> int:
    """The number of copies of a card that were facedown in grids at the shuffle and may still be facedown.
    The real number may be lower. Raises ValueError if `round.recycled` is None."""
    recycled = not_none(round.recycled)
    return recycled.hidden.count(card) - recycled.turned_up.count(card)


def column_is_older_than_shuffle(recycled: RecycledPile, seat: Seat, column: ColumnId) -> bool:
    """Whether the seat already had this column when the discards were shuffled."""
    return column <= recycled.columns[seat]


def column_may_be_from_both_piles(recycled: RecycledPile, seat: Seat, column: ColumnId) -> bool:
    """Whether the cards of this column may have come from the old draw pile or from the new one."""
    return NewColumn(seat, column) in recycled.mixed


# --- each function returns what is known about the draw pile after one event ---


def pile_knowledge_after_shuffle(round: Round, event: PileShuffled) -> RecycledPile | None:
    """What is known about the draw pile after a shuffle. The result is None if the event does not list the
    cards of the pile."""
    if event.pile is None:
        return None
    hidden = tuple(count_unseen_cards(COPIES_BY_EDITION[round.edition], round.all_faceup_cards).elements())
    return RecycledPile(event.pile, hidden, round.columns, before=event.before)


def pile_knowledge_after_drawing_columns(
    recycled: RecycledPile | None, seat: Seat, new: Iterable[Column]
) -> RecycledPile | None:
    """What is known about the draw pile after a seat has drawn these columns. If the old pile still had
    cards, the columns are recorded in `mixed`, because they may have cards of both piles."""
    if recycled is None or not recycled.before:
        return recycled
    mixed = (NewColumn(seat, column.id) for column in new)
    return replace(recycled, before=CardCount(0), mixed=(*recycled.mixed, *mixed))


def pile_knowledge_after_turning_up(
    round: Round, seat: Seat, column: ColumnId, card: Card
) -> RecycledPile | None:
    """What is known about the draw pile after `card`, which was facedown in this column, is turned up."""
    recycled = round.recycled
    if recycled is None:
        return None
    if column_may_be_from_both_piles(recycled, seat, column):
        return replace(recycled, either=(*recycled.either, card))
    if column_is_older_than_shuffle(recycled, seat, column):
        return replace(recycled, turned_up=(*recycled.turned_up, card))
    return recycled
