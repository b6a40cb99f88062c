"""The deal: the first card of the discards, the cards that each seat opens, and the starting seat."""

from referee.games.golf.model.claims import Deal
from referee.games.golf.model.deck import EDITIONS, is_action
from referee.games.golf.model.events import Dealt
from referee.games.golf.model.evolve import with_card
from referee.games.golf.model.rulebook import DEAL, FIRST_CARD, OPENED, PLACE, STARTER
from referee.games.golf.model.ruleset import GolfTableCase
from referee.games.golf.model.state import Column, Grid
from referee.games.golf.rules.deck import not_in_the_deck
from referee.games.shared.deal import dealer, dealer_chosen, end_the_open_round
from referee.kit.cards import Card
from referee.kit.quantities import ColumnId, Count
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.match.table.rounds import no_round_is_open, the_match_goes_on
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.ruleset import Events, Procedure

DEALT_GRID: Grid = tuple(Column(ColumnId(number)) for number in (1, 2, 3))
"""The grid of each seat right after the deal, all cards facedown."""

# --- needs: each is the sentence that must hold ---


def the_deck_has_these(case: GolfTableCase[Deal]) -> Finding | None:
    """Refuses more copies of a card than the deck has."""
    claim = case.claim
    opened = [up.card for grid in claim.opened.values() for up in grid]
    return not_in_the_deck(case, [*claim.turned_up, *opened])


def opened_cards_are_in_the_grid(case: GolfTableCase[Deal]) -> Finding | None:
    """Refuses an opened card outside the three columns, or two cards in one place."""
    for seat, opened in case.claim.opened.items():
        wrong = [up.column for up in opened if up.column not in {column.id for column in DEALT_GRID}]
        if wrong:
            return breaks(PLACE, seat=seat, column=wrong[0])
        if len({(up.column, up.row) for up in opened}) < len(opened):
            return breaks(OPENED, seat=seat, twice=True)
    return None


# --- checks ---


def a_number_begins_the_discards(case: GolfTableCase[Deal]) -> Finding | None:
    """Refuses an action card as the first discard, and a number that was passed over."""
    *ignored, first = case.claim.turned_up
    before = next((card.name for card in ignored if not is_action(card)), None)
    if is_action(first):
        return breaks(FIRST_CARD, card=first.name, **({"after": before} if before else {}))
    numbers = [card for card in ignored if not is_action(card)]
    return breaks(FIRST_CARD, card=numbers[0].name, passed_over=True) if numbers else None


def cite_ignored_cards(case: GolfTableCase[Deal]) -> Finding | None:
    """Cites the action cards turned up before the first number: they have no effect."""
    *ignored, first = case.claim.turned_up
    if not ignored or not all(map(is_action, ignored)) or is_action(first):
        return None
    return holds(FIRST_CARD, ignored=[card.name for card in ignored])


def everybody_opens_the_agreed_number(case: GolfTableCase[Deal]) -> Finding | None:
    """Refuses another number of opened cards. Cites an opened action card: it has no effect."""
    many = case.ruleset.opened
    for seat in case.state.order:
        opened = len(case.claim.opened.get(seat, ()))
        if opened != many:
            return breaks(OPENED, seat=seat, opened=opened, many=many)
    actions = [up.card.name for grid in case.claim.opened.values() for up in grid if is_action(up.card)]
    return holds(OPENED, card=actions[0]) if actions else None


def cite_starter(case: GolfTableCase[Deal]) -> Finding:
    """Cites the seat that starts the round."""
    return holds(STARTER, seat=_starter(case), begins=True)


# --- effects ---


def deal_round(case: GolfTableCase[Deal]) -> Events:
    """The event of the round that begins, and the dealer if it is not the next seat in order."""
    match, edition = case.state, case.ruleset.edition
    grids = tuple(
        _grid(case, Seat(seat)) if Seat(seat) in match.order else () for seat in range(len(match.totals))
    )
    deck = Count(sum(EDITIONS[edition].values()))
    return (*dealer_chosen(case), Dealt(deck, grids, _discards(case), _starter(case), edition))


def _grid(case: GolfTableCase[Deal], seat: Seat) -> Grid:
    grid = DEALT_GRID
    for up in case.claim.opened.get(seat, ()):
        grid = with_card(grid, up.column, up.row, up.card)
    return grid


def _discards(case: GolfTableCase[Deal]) -> tuple[Card, ...]:
    turned_up = case.claim.turned_up
    return turned_up if case.ruleset.ignored_cards_stay else turned_up[-1:]


def _starter(case: GolfTableCase[Deal]) -> Seat:
    match = replace(case.state, dealer=dealer(case))
    return case.ruleset.starter(match)


DEAL_PROCEDURE: Procedure[GolfTableCase[Deal]] = Procedure(
    DEAL,
    needs=(the_match_goes_on, no_round_is_open, the_deck_has_these, opened_cards_are_in_the_grid),
    checks=(
        a_number_begins_the_discards,
        cite_ignored_cards,
        everybody_opens_the_agreed_number,
        cite_starter,
    ),
    effects=deal_round,
    remedy=end_the_open_round,
    act=True,
)
