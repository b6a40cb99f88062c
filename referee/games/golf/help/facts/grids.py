"""Grids of UNO Golf that fit a claim: the cards that the claim needs, and other cards beside them."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial

from referee.games.golf.help.facts.cards import (
    available_cards,
    cards_left,
    number_cards,
    same_color_number_cards,
    unlike_number_cards,
)
from referee.games.golf.help.situation import ClearingT, GolfSituation, reported_grid, with_grid
from referee.games.golf.model.claims import Clear, Cleared, Place, Reveal, Turn
from referee.games.golf.model.deck import ACTION_CARD_FACES, NUMBER_CARD_FACES
from referee.games.golf.model.evolve import grid_with_card
from referee.games.golf.model.state import ROWS, Column, Grid, Row, find_column
from referee.games.golf.options.rulesets import ruleset
from referee.games.golf.rules.columns import columns_to_clear
from referee.games.golf.rules.deal import GRID_AT_THE_DEAL
from referee.games.shared.position import DEFAULT_TOP_CARD, described_top_card
from referee.kit.cards import COLORS, Card
from referee.kit.quantities import ColumnId
from referee.kit.seats import Seat
from referee.kit.values import not_none, replace
from referee.match.help.fact import order_of
from referee.rulings.tags import Claim

# --- cards of a claim ---


def placed_card(situation: GolfSituation[Claim], claim: Turn) -> Card:
    """The card that was put into the grid: the card that the claim names, else the top discard."""
    if claim.card is not None:
        return claim.card
    reported = described_top_card(situation)
    return reported if reported is not None else _top_card_of_cleared_column(claim) or DEFAULT_TOP_CARD


def _top_card_of_cleared_column(claim: Turn) -> Card | None:
    """The top card of the cleared column at the place of the turn.

    It is the placed card if a claim clears this column and names no card.
    """
    return next((one.on_top for one in claim.cleared if one.column == place_of(claim).column), None)


def place_of(claim: Turn) -> Place:
    """The place of the turn: where the card was put, or which card was turned up after the drawn card was
    discarded."""
    return not_none(claim.flip) if claim.place is None else claim.place


def card_at_place(situation: GolfSituation[Claim], claim: Turn) -> Card:
    """The card at the place of a turn when columns are cleared."""
    return not_none(claim.flipped) if claim.place is None else placed_card(situation, claim)


def columns_with_unknown_card(situation: GolfSituation[Turn | Clear]) -> tuple[Cleared, ...]:
    """The cleared columns of which the claim names only one card."""
    claim = situation.claims[0]
    return tuple(one for one in columns_to_clear(claim) if not _both_cards_are_known(situation, claim, one))


def _both_cards_are_known(situation: GolfSituation[Claim], claim: Turn | Clear, cleared: Cleared) -> bool:
    """Whether the claim names both cards of a cleared column."""
    if not isinstance(claim, Turn) or place_of(claim).column != cleared.column:
        return False
    return card_at_place(situation, claim) != cleared.on_top


def pairs_cleared(situation: GolfSituation[Turn]) -> Iterator[tuple[Card | None, Card | None]]:
    """The two cards of each column that a turn clears. A card is None if the grid does not report it."""
    claim = situation.claims[0]
    grid = reported_grid(situation, claim.seat)
    if grid is None:
        return
    at, card = place_of(claim), card_at_place(situation, claim)
    for cleared in claim.cleared:
        column = find_column(grid, cleared.column)
        if column is not None and column.id == at.column:
            column = column.with_card_in_row(at.row, card)
        yield (None, None) if column is None else column.cards_of_column


# --- grids ---


def with_columns(
    situation: GolfSituation[ClearingT], others: dict[ColumnId, Card | None]
) -> GolfSituation[ClearingT]:
    """The situation with these cards in the cleared columns, beside the cards that the claim names."""
    claim = situation.claims[0]
    grid = _grid_with_claimed_columns(situation, claim)
    for cleared in columns_to_clear(claim):
        other = others.get(cleared.column, cleared.on_top)
        grid = _replace_column(
            grid, _column_before_clearing(claim, _column_of_number(grid, cleared.column), cleared, other)
        )
    return with_grid(situation, claim.seat, grid)


def columns_of_claim(claim: Claim) -> set[ColumnId]:
    """The columns that the claim names."""
    match claim:
        case Turn():
            return {place_of(claim).column, *(one.column for one in claim.cleared)}
        case Clear():
            return {claim.column}
        case Reveal():
            return {up.column for up in claim.cards}
    return set()


def _grid_with_claimed_columns(situation: GolfSituation[Claim], claim: Turn | Clear) -> Grid:
    """The reported grid, or the dealt one, with every column that the claim names."""
    reported = reported_grid(situation, claim.seat)
    grid = reported or _dealt_columns(situation, claim.seat)
    missing = columns_of_claim(claim) - {column.id for column in grid}
    if not missing and reported:
        return grid
    begun = _sort_columns(situation, (*grid, *map(Column, missing)))
    return begun if reported else _with_card_that_came_out(situation, begun, claim)


def _with_card_that_came_out(situation: GolfSituation[Claim], grid: Grid, claim: Turn | Clear) -> Grid:
    """The grid with the card that came out. The card is faceup if the pile was shuffled and the first columns
    are cleared.

    A card that was facedown before a shuffle cannot be one of the shuffled cards.
    """
    if not isinstance(claim, Turn) or claim.place is None or claim.came_out is None:
        return grid
    lay_faceup = situation.round.recycled is not None and claim.seat in (situation.round.columns or {})
    return grid_with_card(grid, claim.place.column, claim.place.row, claim.came_out) if lay_faceup else grid


def _position_in_grid(situation: GolfSituation[Claim], column: Column) -> int:
    """The position from left to right. By a house rule, each new column goes to the left of the one
    before."""
    rules = ruleset(situation.match.rules, len(order_of(situation)))
    lies_left = rules.new_columns_lie_left and column.id > len(GRID_AT_THE_DEAL)
    return -column.id if lies_left else column.id


def _dealt_columns(situation: GolfSituation[Claim], seat: Seat) -> Grid:
    """The dealt number of facedown columns. They are the newest that this seat has had."""
    had = (situation.round.columns or {}).get(seat, len(GRID_AT_THE_DEAL))
    return tuple(
        replace(column, id=ColumnId(had - len(GRID_AT_THE_DEAL) + column.id)) for column in GRID_AT_THE_DEAL
    )


def _column_of_number(grid: Grid, number: ColumnId) -> Column:
    """The column with this number. The grid must have it."""
    return not_none(find_column(grid, number))


def _replace_column(grid: Grid, column: Column) -> Grid:
    return tuple(column if one.id == column.id else one for one in grid)


def _column_before_clearing(
    claim: Turn | Clear, column: Column, cleared: Cleared, other: Card | None
) -> Column:
    """The column before the turn that clears it."""
    if isinstance(claim, Turn) and place_of(claim).column == cleared.column:
        return column.with_card_in_row(_other_row(place_of(claim).row), other)
    return replace(column, upper=cleared.on_top, lower=other)


def _other_row(row: Row) -> Row:
    return next(one for one in ROWS if one != row)


def with_card_at(
    situation: GolfSituation[ClearingT], at: Place, card: Card | None
) -> GolfSituation[ClearingT]:
    """The situation with this card at this place of the grid of the player. None is a facedown card."""
    claim = situation.claims[0]
    grid = _grid_with_claimed_columns(situation, claim)
    column = _column_of_number(grid, at.column).with_card_in_row(at.row, card)
    return with_grid(situation, claim.seat, _replace_column(grid, column))


def with_facedown_cards(
    situation: GolfSituation[Turn], at_least: int, at_most: int | None = None
) -> GolfSituation[Turn]:
    """The situation with `at_least` to `at_most` facedown cards in the grid. The place of the turn does not
    count."""
    claim = situation.claims[0]
    grid = _grid_with_claimed_columns(situation, claim)
    free = _other_facedown_places(claim, grid)
    while len(free) < at_least:
        grid = (*grid, Column(ColumnId(grid[-1].id + 1)))
        free = _other_facedown_places(claim, grid)
    left = cards_left(situation)
    for place in free[at_most:] if at_most is not None else ():
        grid = grid_with_card(grid, place.column, place.row, _number_card_beside(left, grid, place))
    return with_grid(situation, claim.seat, grid)


def with_another_column(situation: GolfSituation[ClearingT]) -> GolfSituation[ClearingT]:
    """The situation with one more faceup column in the grid of the player."""
    grid = _grid_with_claimed_columns(situation, situation.claims[0])
    number = ColumnId(max(column.id for column in grid) + 1)
    return with_grid(situation, situation.claims[0].seat, (*grid, faceup_column(situation, number)))


def faceup_column(situation: GolfSituation[Claim], number: ColumnId) -> Column:
    """A faceup column of two cards that are not alike."""
    (upper,) = available_cards(situation, number_cards(Card("1", "yellow")), 1) or (Card("1", "yellow"),)
    (lower,) = available_cards(situation, unlike_number_cards(upper), 1) or (
        next(unlike_number_cards(upper)),
    )
    return Column(number, upper, lower)


def alike_column(situation: GolfSituation[Claim]) -> Column:
    """A column that is cleared at the end of the round."""
    first = Card("1", "green")
    upper, lower = (
        *available_cards(situation, (first, *same_color_number_cards(first))),
        first,
        next(same_color_number_cards(first)),
    )[:2]
    return Column(ColumnId(2), upper, lower)


def with_only_claimed_columns(situation: GolfSituation[ClearingT]) -> GolfSituation[ClearingT]:
    """The situation in which the grid has only the columns that the turn names."""
    claim = situation.claims[0]
    kept = tuple(
        column
        for column in _grid_with_claimed_columns(situation, claim)
        if column.id in columns_of_claim(claim)
    )
    return with_grid(situation, claim.seat, kept)


def _other_facedown_places(claim: Turn, grid: Grid) -> list[Place]:
    """The facedown places that the claim does not name."""
    cleared, taken = {one.column for one in claim.cleared}, place_of(claim)
    free = [place for place in facedown_places(grid) if place.column not in cleared]
    return [place for place in free if place != taken]


def facedown_places(grid: Grid) -> Iterator[Place]:
    """The places of the facedown cards."""
    return (Place(column.id, row) for column in grid for row in ROWS if column.card_in_row(row) is None)


def _number_card_beside(left: Counter[Card], grid: Grid, place: Place, example: int = 0) -> Card:
    """A number card that is not like the card beside it. Each `example` gives another card."""
    other = _column_of_number(grid, place.column).card_in_row(_other_row(place.row))
    first = Card(NUMBER_CARD_FACES[(place.column + 2 * example) % len(NUMBER_CARD_FACES)], COLORS[example])
    cards = [card for card in number_cards(first) if other is None or not is_like(card, other)]
    card = next((card for card in cards if left[card] > 0), cards[0])
    left[card] -= 1
    return card


def is_like(one: Card, other: Card) -> bool:
    """Whether the two cards have the same face or the same color."""
    return one.face == other.face or one.color == other.color


def turn_up_except(
    situation: GolfSituation[Claim], facedown: tuple[Place, ...], grid: Grid, example: int = 0
) -> Grid:
    """The grid in which these places are still facedown, and all other cards are faceup."""
    left = cards_left(situation)
    for place in [place for place in facedown_places(grid) if place not in facedown]:
        grid = grid_with_card(grid, place.column, place.row, _number_card_beside(left, grid, place, example))
    return grid


def grid_to_reveal(situation: GolfSituation[Reveal], others: int, example: int = 0) -> Grid:
    """The grid in which the revealed cards and this number of other cards are facedown."""
    named = {Place(up.column, up.row) for up in situation.claims[0].cards}
    columns = sorted({place.column for place in named} or {column.id for column in GRID_AT_THE_DEAL})
    free = [Place(column, row) for column in columns for row in ROWS]
    left = [place for place in free if place not in named][:others]
    more = () if len(left) == others else (ColumnId(columns[-1] + 1),)
    left += [Place(column, row) for column in more for row in ROWS][: others - len(left)]
    grid = _sort_columns(situation, map(Column, (*columns, *more)))
    return turn_up_except(situation, (*named, *left), grid, example)


def _sort_columns(situation: GolfSituation[Claim], columns: Iterable[Column]) -> Grid:
    """These columns from left to right."""
    return tuple(sorted(columns, key=partial(_position_in_grid, situation)))


def with_cards_beside(
    situation: GolfSituation[Reveal], grid: Grid, candidates: Callable[[Card], Iterator[Card]]
) -> Grid:
    """The grid with one of these cards beside each revealed card."""
    left = cards_left(with_grid(situation, situation.claims[0].seat, grid))
    for up in situation.claims[0].cards:
        column, other = find_column(grid, up.column), _other_row(up.row)
        card = next((card for card in candidates(up.card) if left[card] > 0), None)
        if column is not None and column.card_in_row(other) is not None and card is not None:
            left[card] -= 1
            grid = _replace_column(grid, column.with_card_in_row(other, card))
    return grid


def with_action_card_column(situation: GolfSituation[Claim], grid: Grid) -> Grid:
    """The grid with one more column of an action card and a number card with many points."""
    cards = available_cards(
        situation, (Card(face, color) for face in ACTION_CARD_FACES for color in COLORS), 1
    )
    for sign in cards:
        numbers_left = (card for card in number_cards(Card("6", "blue")) if card.color != sign.color)
        for number in available_cards(situation, numbers_left, 1):
            return _add_column(situation, grid, sign, number)
    return grid


def with_alike_column(situation: GolfSituation[Reveal], grid: Grid) -> Grid:
    """The grid with one more faceup column that is cleared at the end of the round."""
    column = alike_column(with_grid(situation, situation.claims[0].seat, grid))
    return _add_column(situation, grid, *column.cards_of_column)


def _add_column(situation: GolfSituation[Claim], grid: Grid, upper: Card | None, lower: Card | None) -> Grid:
    """The grid with one more column. It takes the place of a cleared one."""
    there = {column.id for column in grid}
    free = next(one for one in range(1, len(grid) + 2) if one not in there)
    return _sort_columns(situation, (*grid, Column(ColumnId(free), upper, lower)))
