"""Grids of Golf that fit what is claimed of them: the cards that a claim needs, and others beside them."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial

from referee.games.golf.help.facts.cards import cards_left, numbers, of_its_color, spare, unlike
from referee.games.golf.help.situation import ClearingT, GolfSituation, grid_told, with_grid
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
    """The card that went into the grid: as said, else the top discard."""
    if claim.card is not None:
        return claim.card
    told = described_top_card(situation)
    return told if told is not None else _on_top_at_the_place(claim) or DEFAULT_TOP_CARD


def _on_top_at_the_place(claim: Turn) -> Card | None:
    """Who takes a card that nobody names, and clears that column, is taken to leave that card on top."""
    return next((one.on_top for one in claim.cleared if one.column == place_of(claim).column), None)


def place_of(claim: Turn) -> Place:
    """Where the card went, or the one that was turned up when it was thrown."""
    return not_none(claim.flip) if claim.place is None else claim.place


def at_the_place(situation: GolfSituation[Claim], claim: Turn) -> Card:
    """The card that lies at the place of a turn when columns are cleared."""
    return not_none(claim.flipped) if claim.place is None else placed_card(situation, claim)


def whose_other_card_is_open(situation: GolfSituation[Turn | Clear]) -> tuple[Cleared, ...]:
    """The columns cleared of which the claim names one card only."""
    claim = situation.claims[0]
    return tuple(one for one in columns_to_clear(claim) if not _is_known(situation, claim, one))


def _is_known(situation: GolfSituation[Claim], claim: Turn | Clear, cleared: Cleared) -> bool:
    if not isinstance(claim, Turn) or place_of(claim).column != cleared.column:
        return False
    return at_the_place(situation, claim) != cleared.on_top


def pairs_cleared(situation: GolfSituation[Turn]) -> Iterator[tuple[Card | None, Card | None]]:
    """The two cards of each column that a turn clears, as far as the grid is told."""
    claim = situation.claims[0]
    grid = grid_told(situation, claim.seat)
    if grid is None:
        return
    at, card = place_of(claim), at_the_place(situation, claim)
    for cleared in claim.cleared:
        column = find_column(grid, cleared.column)
        if column is not None and column.id == at.column:
            column = column.with_card_in_row(at.row, card)
        yield (None, None) if column is None else column.cards_of_column


# --- grids ---


def with_columns(
    situation: GolfSituation[ClearingT], others: dict[ColumnId, Card | None]
) -> GolfSituation[ClearingT]:
    """The situation in which these lie in the columns that are cleared, beside what the claim names."""
    claim = situation.claims[0]
    grid = _begun(situation, claim)
    for cleared in columns_to_clear(claim):
        other = others.get(cleared.column, cleared.on_top)
        grid = _with_column(grid, _column(claim, _there(grid, cleared.column), cleared, other))
    return with_grid(situation, claim.seat, grid)


def columns_named(claim: Claim) -> set[ColumnId]:
    """The columns of which the claim speaks."""
    match claim:
        case Turn():
            return {place_of(claim).column, *(one.column for one in claim.cleared)}
        case Clear():
            return {claim.column}
        case Reveal():
            return {up.column for up in claim.cards}
    return set()


def _begun(situation: GolfSituation[Claim], claim: Turn | Clear) -> Grid:
    """A grid as it is told so far, or as it is dealt, with every column that the claim names."""
    told = grid_told(situation, claim.seat)
    grid = told or _last_dealt(situation, claim.seat)
    missing = columns_named(claim) - {column.id for column in grid}
    if not missing and told:
        return grid
    begun = _in_their_places(situation, (*grid, *map(Column, missing)))
    return begun if told else _with_what_came_out(situation, begun, claim)


def _with_what_came_out(situation: GolfSituation[Claim], grid: Grid, claim: Turn | Clear) -> Grid:
    """Where the first columns are cleared it lay faceup, else facedown. It matters: a card that lay facedown
    since before a shuffle cannot be one of those shuffled."""
    if not isinstance(claim, Turn) or claim.place is None or claim.came_out is None:
        return grid
    lay_faceup = situation.round.recycled is not None and claim.seat in (situation.round.columns or {})
    return grid_with_card(grid, claim.place.column, claim.place.row, claim.came_out) if lay_faceup else grid


def _place_in_the_grid(situation: GolfSituation[Claim], column: Column) -> int:
    """From left to right; where new columns lie on the left, each beside the one before."""
    rules = ruleset(situation.told.rules, len(order_of(situation)))
    lies_left = rules.new_columns_lie_left and column.id > len(GRID_AT_THE_DEAL)
    return -column.id if lies_left else column.id


def _last_dealt(situation: GolfSituation[Claim], seat: Seat) -> Grid:
    """As many facedown columns as are dealt: the last ones of those that this seat has had."""
    had = (situation.round.columns or {}).get(seat, len(GRID_AT_THE_DEAL))
    return tuple(
        replace(column, id=ColumnId(had - len(GRID_AT_THE_DEAL) + column.id)) for column in GRID_AT_THE_DEAL
    )


def _there(grid: Grid, number: ColumnId) -> Column:
    """The column of this number, which is there."""
    return not_none(find_column(grid, number))


def _with_column(grid: Grid, column: Column) -> Grid:
    return tuple(column if one.id == column.id else one for one in grid)


def _column(claim: Turn | Clear, column: Column, cleared: Cleared, other: Card | None) -> Column:
    """The column before the turn in which it is cleared."""
    if isinstance(claim, Turn) and place_of(claim).column == cleared.column:
        return column.with_card_in_row(_opposite(place_of(claim).row), other)
    return replace(column, upper=cleared.on_top, lower=other)


def _opposite(row: Row) -> Row:
    return next(one for one in ROWS if one != row)


def lies(situation: GolfSituation[ClearingT], at: Place, card: Card | None) -> GolfSituation[ClearingT]:
    """The situation in which this card lies there in the grid of who claims; None is a facedown one."""
    claim = situation.claims[0]
    grid = _begun(situation, claim)
    column = _there(grid, at.column).with_card_in_row(at.row, card)
    return with_grid(situation, claim.seat, _with_column(grid, column))


def with_hidden(
    situation: GolfSituation[Turn], at_least: int, at_most: int | None = None
) -> GolfSituation[Turn]:
    """The situation in which so many cards of the grid lie facedown beside the place of the turn."""
    claim = situation.claims[0]
    grid = _begun(situation, claim)
    free = _free(claim, grid)
    while len(free) < at_least:
        grid = (*grid, Column(ColumnId(grid[-1].id + 1)))
        free = _free(claim, grid)
    left = cards_left(situation)
    for place in free[at_most:] if at_most is not None else ():
        grid = grid_with_card(grid, place.column, place.row, _beside(left, grid, place))
    return with_grid(situation, claim.seat, grid)


def with_columns_more(situation: GolfSituation[ClearingT]) -> GolfSituation[ClearingT]:
    """The situation in which one more column lies faceup in the grid of who claims."""
    grid = _begun(situation, situation.claims[0])
    number = ColumnId(max(column.id for column in grid) + 1)
    return with_grid(situation, situation.claims[0].seat, (*grid, faceup_column(situation, number)))


def faceup_column(situation: GolfSituation[Claim], number: ColumnId) -> Column:
    """A column of two cards that are not alike, of those left."""
    (upper,) = spare(situation, numbers(Card("1", "yellow")), 1) or (Card("1", "yellow"),)
    (lower,) = spare(situation, unlike(upper), 1) or (next(unlike(upper)),)
    return Column(number, upper, lower)


def alike_column(situation: GolfSituation[Claim]) -> Column:
    """A column that is cleared at the end of the round, of cards that are left."""
    first = Card("1", "green")
    upper, lower = (*spare(situation, (first, *of_its_color(first))), first, next(of_its_color(first)))[:2]
    return Column(ColumnId(2), upper, lower)


def only_what_is_claimed(situation: GolfSituation[ClearingT]) -> GolfSituation[ClearingT]:
    """The situation in which nothing lies there but the columns that the turn speaks of."""
    claim = situation.claims[0]
    kept = tuple(column for column in _begun(situation, claim) if column.id in columns_named(claim))
    return with_grid(situation, claim.seat, kept)


def _free(claim: Turn, grid: Grid) -> list[Place]:
    """The facedown places of which the claim says nothing."""
    cleared, taken = {one.column for one in claim.cleared}, place_of(claim)
    free = [place for place in facedown_places(grid) if place.column not in cleared]
    return [place for place in free if place != taken]


def facedown_places(grid: Grid) -> Iterator[Place]:
    return (Place(column.id, row) for column in grid for row in ROWS if column.card_in_row(row) is None)


def _beside(left: Counter[Card], grid: Grid, place: Place, example: int = 0) -> Card:
    """A number that lies there faceup without being like the card beside it, of those left; another one by
    each example."""
    other = _there(grid, place.column).card_in_row(_opposite(place.row))
    first = Card(NUMBER_CARD_FACES[(place.column + 2 * example) % len(NUMBER_CARD_FACES)], COLORS[example])
    cards = [card for card in numbers(first) if other is None or not is_like(card, other)]
    card = next((card for card in cards if left[card] > 0), cards[0])
    left[card] -= 1
    return card


def is_like(one: Card, other: Card) -> bool:
    return one.face == other.face or one.color == other.color


def all_but(
    situation: GolfSituation[Claim], facedown_ones: tuple[Place, ...], grid: Grid, example: int = 0
) -> Grid:
    """The grid in which these places lie facedown still, and everything else faceup."""
    left = cards_left(situation)
    for place in [place for place in facedown_places(grid) if place not in facedown_ones]:
        grid = grid_with_card(grid, place.column, place.row, _beside(left, grid, place, example))
    return grid


def revealed(situation: GolfSituation[Reveal], others: int, example: int = 0) -> Grid:
    """The grid whose facedown cards are turned up by the claim, and so many others."""
    named = {Place(up.column, up.row) for up in situation.claims[0].cards}
    columns = sorted({place.column for place in named} or {column.id for column in GRID_AT_THE_DEAL})
    free = [Place(column, row) for column in columns for row in ROWS]
    left = [place for place in free if place not in named][:others]
    more = () if len(left) == others else (ColumnId(columns[-1] + 1),)
    left += [Place(column, row) for column in more for row in ROWS][: others - len(left)]
    grid = _in_their_places(situation, map(Column, (*columns, *more)))
    return all_but(situation, (*named, *left), grid, example)


def _in_their_places(situation: GolfSituation[Claim], columns: Iterable[Column]) -> Grid:
    """These columns from left to right."""
    return tuple(sorted(columns, key=partial(_place_in_the_grid, situation)))


def with_others(
    situation: GolfSituation[Reveal], grid: Grid, wanted: Callable[[Card], Iterator[Card]]
) -> Grid:
    """The grid in which one of these lies beside each card that is turned up by the claim."""
    left = cards_left(with_grid(situation, situation.claims[0].seat, grid))
    for up in situation.claims[0].cards:
        column, other = find_column(grid, up.column), _opposite(up.row)
        card = next((card for card in wanted(up.card) if left[card] > 0), None)
        if column is not None and column.card_in_row(other) is not None and card is not None:
            left[card] -= 1
            grid = _with_column(grid, column.with_card_in_row(other, card))
    return grid


def with_an_action_card(situation: GolfSituation[Claim], grid: Grid) -> Grid:
    """The grid with one more column in which an action card lies, and a number of many points."""
    cards = spare(situation, (Card(face, color) for face in ACTION_CARD_FACES for color in COLORS), 1)
    for sign in cards:
        numbers_left = (card for card in numbers(Card("6", "blue")) if card.color != sign.color)
        for number in spare(situation, numbers_left, 1):
            return _with_one_more_column(situation, grid, sign, number)
    return grid


def with_an_alike_column(situation: GolfSituation[Reveal], grid: Grid) -> Grid:
    """The grid with one more column that lies faceup and is cleared at the end of the round."""
    column = alike_column(with_grid(situation, situation.claims[0].seat, grid))
    return _with_one_more_column(situation, grid, *column.cards_of_column)


def _with_one_more_column(
    situation: GolfSituation[Claim], grid: Grid, upper: Card | None, lower: Card | None
) -> Grid:
    """The grid with one more column, where one has been cleared, for all that is told, in its place."""
    there = {column.id for column in grid}
    free = next(one for one in range(1, len(grid) + 2) if one not in there)
    return _in_their_places(situation, (*grid, Column(ColumnId(free), upper, lower)))
