"""The deal: the first card of the discards, the cards that each seat turns up, and the starting seat."""

from referee.games.golf.model.claims import Deal
from referee.games.golf.model.deck import COPIES_BY_EDITION, is_action_card
from referee.games.golf.model.events import RoundDealt
from referee.games.golf.model.evolve import grid_with_card
from referee.games.golf.model.rulebook import DEAL, FIRST_CARD, OPENED, PLACE, STARTER
from referee.games.golf.model.ruleset import AnyGolfCase
from referee.games.golf.model.state import Column, Grid
from referee.games.golf.rules.deck import refuse_cards_not_in_golf_deck
from referee.games.shared.deal import claim_that_voids_open_round, dealing_seat, event_of_dealer_out_of_order
from referee.kit.cards import Card
from referee.kit.quantities import CardCount, ColumnId
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.match.table.rounds import no_round_is_open, the_match_goes_on
from referee.rulings.finding import Finding, finding_breaks, finding_holds
from referee.rulings.ruleset import ClaimProcedure, Events

GRID_AT_THE_DEAL: Grid = tuple(Column(ColumnId(number)) for number in (1, 2, 3))
"""The grid of each seat right after the deal: three columns of facedown cards."""

# --- needs: the name of each function states the condition that a claim must meet ---


def the_deck_has_the_cards_turned_up(case: AnyGolfCase[Deal]) -> Finding | None:
    """Refuse the deal if its faceup cards include more copies of a card than the deck has."""
    claim = case.claim
    opened = [up.card for grid in claim.opened.values() for up in grid]
    return refuse_cards_not_in_golf_deck(case, [*claim.turned_up, *opened])


def turned_up_cards_are_in_the_grid(case: AnyGolfCase[Deal]) -> Finding | None:
    """Refuse the deal if a card was turned up outside the three columns of a grid. Refuse the deal if two
    cards were turned up in one place."""
    for seat, opened in case.claim.opened.items():
        wrong = [up.column for up in opened if up.column not in {column.id for column in GRID_AT_THE_DEAL}]
        if wrong:
            return finding_breaks(PLACE, seat=seat, column=wrong[0])
        if len({(up.column, up.row) for up in opened}) < len(opened):
            return finding_breaks(OPENED, seat=seat, twice=True)
    return None


# --- checks ---


def first_discard_is_a_number_card(case: AnyGolfCase[Deal]) -> Finding | None:
    """Refuse the deal if the last card turned up for the discards is an action card. Refuse the deal if a
    number card was turned up before the last card."""
    *ignored, first = case.claim.turned_up
    before = next((card.name for card in ignored if not is_action_card(card)), None)
    if is_action_card(first):
        return finding_breaks(FIRST_CARD, card=first.name, **({"after": before} if before else {}))
    numbers = [card for card in ignored if not is_action_card(card)]
    return finding_breaks(FIRST_CARD, card=numbers[0].name, passed_over=True) if numbers else None


def cite_ignored_action_cards(case: AnyGolfCase[Deal]) -> Finding | None:
    """The finding that names the action cards turned up before the first number card. These cards have no
    effect. The result is None if there are no such cards, or if `first_discard_is_a_number_card` refuses the
    deal."""
    *ignored, first = case.claim.turned_up
    if not ignored or not all(map(is_action_card, ignored)) or is_action_card(first):
        return None
    return finding_holds(FIRST_CARD, ignored=[card.name for card in ignored])


def each_seat_turns_up_agreed_card_count(case: AnyGolfCase[Deal]) -> Finding | None:
    """Refuse the deal if a seat turned up more or fewer cards than the table agreed on. If an action card was
    turned up in a grid, return a finding that the card has no effect."""
    many = case.ruleset.opened
    for seat in case.state.order:
        opened = len(case.claim.opened.get(seat, ()))
        if opened != many:
            return finding_breaks(OPENED, seat=seat, opened=opened, many=many)
    actions = [up.card.name for grid in case.claim.opened.values() for up in grid if is_action_card(up.card)]
    return finding_holds(OPENED, card=actions[0]) if actions else None


def cite_starting_seat(case: AnyGolfCase[Deal]) -> Finding:
    """The finding that says which seat starts the round."""
    return finding_holds(STARTER, seat=_starting_seat(case), begins=True)


# --- effects ---


def events_of_golf_deal(case: AnyGolfCase[Deal]) -> Events:
    """The event that begins the round. If the dealer is not the next seat in order, an event that names the
    dealer comes first."""
    match, edition = case.state, case.ruleset.edition
    grids = tuple(
        _dealt_grid(case, Seat(seat)) if Seat(seat) in match.order else ()
        for seat in range(len(match.totals))
    )
    deck = CardCount(sum(COPIES_BY_EDITION[edition].values()))
    return (
        *event_of_dealer_out_of_order(case),
        RoundDealt(deck, grids, _dealt_discards(case), _starting_seat(case), edition),
    )


def _dealt_grid(case: AnyGolfCase[Deal], seat: Seat) -> Grid:
    grid = GRID_AT_THE_DEAL
    for up in case.claim.opened.get(seat, ()):
        grid = grid_with_card(grid, up.column, up.row, up.card)
    return grid


def _dealt_discards(case: AnyGolfCase[Deal]) -> tuple[Card, ...]:
    turned_up = case.claim.turned_up
    return turned_up if case.ruleset.ignored_cards_stay else turned_up[-1:]


def _starting_seat(case: AnyGolfCase[Deal]) -> Seat:
    match = replace(case.state, dealer=dealing_seat(case))
    return case.ruleset.starter(match)


DEAL_PROCEDURE: ClaimProcedure[AnyGolfCase[Deal]] = ClaimProcedure(
    DEAL,
    needs=(
        the_match_goes_on,
        no_round_is_open,
        the_deck_has_the_cards_turned_up,
        turned_up_cards_are_in_the_grid,
    ),
    checks=(
        first_discard_is_a_number_card,
        cite_ignored_action_cards,
        each_seat_turns_up_agreed_card_count,
        cite_starting_seat,
    ),
    effects=events_of_golf_deal,
    remedy=claim_that_voids_open_round,
    act=True,
)
