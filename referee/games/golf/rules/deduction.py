"""Deductions from the faceup cards: cards that cannot come, and points that no grid can have.

A `silent` round proves nothing.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from referee.games.golf.model.deck import EDITIONS, MAX_CORNER_POINTS
from referee.games.golf.model.recycling import (
    copies_left_facedown,
    copies_left_in_pile,
    is_mixed,
    is_older_than_shuffle,
)
from referee.games.golf.model.rulebook import CARD_CANNOT_BE, PILE_GIVES
from referee.games.golf.model.ruleset import GolfTableCase
from referee.games.golf.model.state import Column, Grid, RecycledPile, Round, nth_column_fact
from referee.kit.cards import Card
from referee.kit.quantities import ColumnId, Points
from referee.kit.seats import Seat
from referee.rulings.finding import Fact, Finding, breaks


def copies_are_left(round: Round, seat: Seat, new: Sequence[Card]) -> Finding | None:
    """Refuses a card of which all copies are faceup elsewhere; None if all `new` cards are possible."""
    copies = EDITIONS[round.edition]
    if round.silent:
        return None
    # A card that the table allowed before does not count against a different card.
    for card in new:
        if round.shows(card) + new.count(card) > copies[card]:
            return breaks(CARD_CANNOT_BE, seat=seat, card=card.name, copies=copies[card])
    return None


def origins_are_possible(
    round: Round, seat: Seat, drawn: Iterable[Card], up: Iterable[tuple[ColumnId, Card]]
) -> Finding | None:
    """Refuses a drawn card that was not in the pile, or a card turned up that cannot have been in its column.
    `up` gives each card turned up with its column. None if the cards of the pile are not known."""
    recycled = round.recycled
    if recycled is None or round.silent:
        return None
    of_pile: list[Card] = []
    from_before: list[Card] = []
    for card in drawn:
        if copies_left_in_pile(round, card) <= of_pile.count(card):
            return _cite_origin(recycled, seat, card)
        of_pile.append(card)
    for column, card in up:
        if is_mixed(recycled, seat, column):
            continue
        is_old = is_older_than_shuffle(recycled, seat, column)
        left, come = (copies_left_facedown, from_before) if is_old else (copies_left_in_pile, of_pile)
        if left(round, card) <= come.count(card):
            place: dict[str, Fact] = {
                "column": column,
                "old": is_old,
                **nth_column_fact(round.grids[seat], column),
            }
            return _cite_origin(recycled, seat, card, place)
        come.append(card)
    return None


def _cite_origin(
    recycled: RecycledPile, seat: Seat, card: Card, place: Mapping[str, Fact] | None = None
) -> Finding:
    counts = {"pile": len(recycled.pile), "lay": recycled.pile.count(card)}
    return breaks(PILE_GIVES, seat=seat, card=card.name, **counts, **(place or {}))


# --- points ---


@dataclass(frozen=True)
class Totals:
    """The points that a grid can have: the `possible` ones, or any number from the least of them to `most` if
    the points of an action card are not known."""

    possible: frozenset[int]
    most: int | None = None

    def __contains__(self, points: int) -> bool:
        if self.most is None:
            return points in self.possible
        return min(self.possible) <= points <= self.most

    @property
    def is_known(self) -> bool:
        """Whether only one total is possible."""
        return len(self.possible) == 1 and self.most is None

    @property
    def highest(self) -> int:
        """The highest possible total."""
        return max(self.possible) if self.most is None else self.most

    def plus(self, other: "Totals") -> "Totals":
        """The possible sums of two totals."""
        sums = frozenset(one + another for one in self.possible for another in other.possible)
        is_open = self.most is not None or other.most is not None
        return Totals(sums, self.highest + other.highest if is_open else None)


def totals_of_a_grid(case: GolfTableCase[object], grid: Grid) -> Totals:
    """Every total that a grid can have once all cards are faceup and every matching column is cleared."""
    totals = Totals(frozenset({0}))
    for column in grid:
        totals = totals.plus(_totals_of_a_column(case, column))
    return totals


def remaining_columns(case: GolfTableCase[object], grid: Grid) -> tuple[int, int]:
    """The minimum and maximum number of columns that are left once every matching column is cleared."""
    alike = [_is_alike(case, column) for column in grid]
    return alike.count(False), len(grid) - alike.count(True)


def _is_alike(case: GolfTableCase[object], column: Column) -> bool | None:
    """Whether the two cards of a column match; None if one of them is facedown."""
    upper, lower = column.cards
    return None if upper is None or lower is None else case.ruleset.alike(upper, lower)


def _totals_of_a_column(case: GolfTableCase[object], column: Column) -> Totals:
    worth: Mapping[str, Points] = case.ruleset.points
    if _is_alike(case, column):
        return Totals(frozenset({0}))
    values = [_values(worth, card) for card in column.cards]
    totals = values[0].plus(values[1])
    # A facedown card may match the other one.
    cleared = Totals(frozenset({0})) if column.facedown else totals
    return Totals(totals.possible | cleared.possible, totals.most)


def _values(worth: Mapping[str, Points], card: Card | None) -> Totals:
    """The points that a card can have. Those of an action card are unknown unless the table entered them."""
    if card is not None:
        is_known = card.face in worth
        return Totals(
            frozenset({worth[card.face] if is_known else 0}), None if is_known else MAX_CORNER_POINTS
        )
    faces = {one.face for copies in EDITIONS.values() for one in copies}
    return Totals(frozenset(worth.values()), None if faces <= set(worth) else MAX_CORNER_POINTS)
