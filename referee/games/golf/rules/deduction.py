"""Deductions from the faceup cards: which cards can still appear, and which points a grid can have.

The checks return None while `Round.silent` is true: the referee then deduces nothing from the cards.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from referee.games.golf.model.deck import COPIES_BY_EDITION, MAX_POINTS_OF_ACTION_CARD
from referee.games.golf.model.recycling import (
    column_is_older_than_shuffle,
    column_may_be_from_both_piles,
    copies_left_facedown,
    copies_left_in_pile,
)
from referee.games.golf.model.rulebook import CARD_CANNOT_BE, PILE_GIVES
from referee.games.golf.model.ruleset import AnyGolfCase
from referee.games.golf.model.state import Column, Grid, RecycledPile, Round, column_position_fact
from referee.kit.cards import Card
from referee.kit.quantities import ColumnId, Points
from referee.kit.seats import Seat
from referee.rulings.finding import Fact, Finding, finding_breaks


def copies_of_cards_are_left(round: Round, seat: Seat, new: Sequence[Card]) -> Finding | None:
    """Refuse the claim if the deck has too few copies of a `new` card. The copies that are faceup
    elsewhere and the copies in `new` are counted together. Return None if the referee deduces nothing
    (`round.silent`)."""
    copies = COPIES_BY_EDITION[round.edition]
    if round.silent:
        return None
    # Cards that were already faceup are not checked: the table may have allowed too many copies of a card.
    for card in new:
        if round.count_faceup_copies(card) + new.count(card) > copies[card]:
            return finding_breaks(CARD_CANNOT_BE, seat=seat, card=card.name, copies=copies[card])
    return None


def card_origins_are_possible(
    round: Round, seat: Seat, drawn: Iterable[Card], up: Iterable[tuple[ColumnId, Card]]
) -> Finding | None:
    """Refuse the claim if a drawn card was not in the draw pile. Refuse the claim if a turned-up card cannot
    have been in its column. `up` has each turned-up card with its column.

    Return None if the cards of the pile are not known, or if the referee deduces nothing (`round.silent`).
    """
    recycled = round.recycled
    if recycled is None or round.silent:
        return None
    of_pile: list[Card] = []
    from_before: list[Card] = []
    for card in drawn:
        if copies_left_in_pile(round, card) <= of_pile.count(card):
            return _refuse_impossible_origin(recycled, seat, card)
        of_pile.append(card)
    for column, card in up:
        if column_may_be_from_both_piles(recycled, seat, column):
            continue
        is_old = column_is_older_than_shuffle(recycled, seat, column)
        left, come = (copies_left_facedown, from_before) if is_old else (copies_left_in_pile, of_pile)
        if left(round, card) <= come.count(card):
            place: dict[str, Fact] = {
                "column": column,
                "old": is_old,
                **column_position_fact(round.grids[seat], column),
            }
            return _refuse_impossible_origin(recycled, seat, card, place)
        come.append(card)
    return None


def _refuse_impossible_origin(
    recycled: RecycledPile, seat: Seat, card: Card, place: Mapping[str, Fact] | None = None
) -> Finding:
    counts = {"pile": len(recycled.pile), "lay": recycled.pile.count(card)}
    return finding_breaks(PILE_GIVES, seat=seat, card=card.name, **counts, **(place or {}))


# --- points ---


@dataclass(frozen=True)
class PossiblePointTotals:
    """The totals of points that the cards of a grid can have.

    - `possible`: The possible totals. An action card with unknown points counts as 0 in them.
    - `most`: The highest possible total, if the points of an action card are unknown. Every total from the
      lowest of `possible` up to `most` is then possible. None if the points of all cards are known.
    """

    possible: frozenset[int]
    most: int | None = None

    def __contains__(self, points: int) -> bool:
        if self.most is None:
            return points in self.possible
        return min(self.possible) <= points <= self.most

    @property
    def has_single_total(self) -> bool:
        """Whether exactly one total is possible."""
        return len(self.possible) == 1 and self.most is None

    @property
    def highest_total(self) -> int:
        """The highest possible total."""
        return max(self.possible) if self.most is None else self.most

    def possible_sums_with(self, other: "PossiblePointTotals") -> "PossiblePointTotals":
        """Every sum of one total of this object and one total of `other`."""
        sums = frozenset(one + another for one in self.possible for another in other.possible)
        is_open = self.most is not None or other.most is not None
        return PossiblePointTotals(sums, self.highest_total + other.highest_total if is_open else None)


def possible_totals_of_grid(case: AnyGolfCase[object], grid: Grid) -> PossiblePointTotals:
    """The totals that a grid can have after all cards are turned up and all matching columns are cleared."""
    totals = PossiblePointTotals(frozenset({0}))
    for column in grid:
        totals = totals.possible_sums_with(_possible_totals_of_column(case, column))
    return totals


def range_of_remaining_columns(case: AnyGolfCase[object], grid: Grid) -> tuple[int, int]:
    """The minimum and the maximum number of columns that can remain after all matching columns are
    cleared."""
    alike = [_cards_of_column_match(case, column) for column in grid]
    return alike.count(False), len(grid) - alike.count(True)


def _cards_of_column_match(case: AnyGolfCase[object], column: Column) -> bool | None:
    """Whether the two cards of the column match; None if a card of the column is facedown."""
    upper, lower = column.cards_of_column
    return None if upper is None or lower is None else case.ruleset.alike(upper, lower)


def _possible_totals_of_column(case: AnyGolfCase[object], column: Column) -> PossiblePointTotals:
    worth: Mapping[str, Points] = case.ruleset.points
    if _cards_of_column_match(case, column):
        return PossiblePointTotals(frozenset({0}))
    values = [_possible_points_of_card(worth, card) for card in column.cards_of_column]
    totals = values[0].possible_sums_with(values[1])
    # A column with a facedown card may turn out to match. It is then cleared and scores 0 points.
    cleared = PossiblePointTotals(frozenset({0})) if column.facedown_count else totals
    return PossiblePointTotals(totals.possible | cleared.possible, totals.most)


def _possible_points_of_card(worth: Mapping[str, Points], card: Card | None) -> PossiblePointTotals:
    """The points that a card can have. `card` is None for a facedown card. An action card without known
    points has 0 to `MAX_POINTS_OF_ACTION_CARD` points. Its points are known only if the table has entered
    them."""
    if card is not None:
        is_known = card.face in worth
        return PossiblePointTotals(
            frozenset({worth[card.face] if is_known else 0}), None if is_known else MAX_POINTS_OF_ACTION_CARD
        )
    faces = {one.face for copies in COPIES_BY_EDITION.values() for one in copies}
    return PossiblePointTotals(
        frozenset(worth.values()), None if faces <= set(worth) else MAX_POINTS_OF_ACTION_CARD
    )
