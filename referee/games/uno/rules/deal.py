"""The deal, and the effect of the first card turned up."""

from referee.games.shared.deal import dealer, dealer_chosen, end_the_open_round
from referee.games.uno.model.claims import Deal
from referee.games.uno.model.deck import CARDS, EDITIONS, Action, Face, FirstCardFate
from referee.games.uno.model.events import (
    ColorOwed,
    Dealt,
    DebtLaid,
    DirectionTurned,
    PenaltyDrawn,
    TurnMissed,
    TurnPassed,
)
from referee.games.uno.model.rulebook import (
    DEAL,
    DECK,
    FIRST_CARD,
    FIRST_DRAW_TWO,
    FIRST_REVERSE,
    FIRST_SKIP,
    FIRST_WILD,
    FIRST_WILD_DRAW_FOUR,
    NEXT_DEALER,
    SEVEN_CARDS,
)
from referee.games.uno.model.ruleset import UnoTableCase
from referee.games.uno.model.state import Debt
from referee.kit.cards import Card
from referee.kit.quantities import Count
from referee.kit.seats import Order, Seat, seat_clockwise
from referee.match.table.rounds import no_round_is_open, the_match_goes_on
from referee.rulings.article import Article
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.ruleset import Chart, Events, Procedure

FIRST_CARD_ARTICLES = {"skip": FIRST_SKIP, "reverse": FIRST_REVERSE, "draw two": FIRST_DRAW_TWO}


FACES = tuple(dict.fromkeys(card.face for card in CARDS))
FIRST_CARDS: Chart[Face, FirstCardFate] = Chart(
    dict.fromkeys(FACES, FirstCardFate.BEGINS) | {"wild draw four": FirstCardFate.GOES_BACK}
)
"""What happens to a first card by the standard rules, by face."""
NUMBERS_BEGIN: Chart[Face, FirstCardFate] = Chart(
    {face: FirstCardFate.BEGINS if face.isdigit() else FirstCardFate.IGNORED for face in FACES}
)
"""What happens to a first card if only a number begins the discard pile, by face."""


def a_card_begins_the_discard_pile(case: UnoTableCase[Deal]) -> Finding | None:
    """Refuses a last card turned up that cannot begin the discard pile."""
    first = case.claim.turned_up[-1]
    becomes = fate_of_first_card(case, first)
    if becomes is FirstCardFate.BEGINS:
        return None
    return breaks(_first_card_article(case, first), card=first.name, becomes=becomes)


def the_deck_has_these(case: UnoTableCase[Deal]) -> Finding | None:
    """Refuses cards turned up that the deck does not have."""
    edition = case.ruleset.edition
    other = next((card for card in case.claim.turned_up if card not in EDITIONS[edition]), None)
    return breaks(DECK, card=other.name, edition=edition) if other is not None else None


def everybody_has_the_agreed_number_of_cards(case: UnoTableCase[Deal]) -> Finding | None:
    """Refuses hands of another size than agreed, which is seven unless the table chose another one."""
    agreed = case.ruleset.cards_dealt
    wrong = [seat for seat, size in _sizes(case).items() if size != agreed]
    return breaks(SEVEN_CARDS, seats=wrong, size=agreed) if wrong else None


def the_deck_has_enough_cards(case: UnoTableCase[Deal]) -> Finding | None:
    """Refuses more cards dealt and turned up than the deck has."""
    dealt, deck = sum(_sizes(case).values()) + len(case.claim.turned_up), _deck_size(case)
    return breaks(DEAL, dealt=dealt, deck=deck) if dealt > deck else None


def no_card_is_passed_over_that_begins(case: UnoTableCase[Deal]) -> Finding | None:
    """Refuses another card turned up after one that begins the discard pile. Cites why a card went back."""
    passed_over = case.claim.turned_up[:-1]
    begins = [card.name for card in passed_over if fate_of_first_card(case, card) is FirstCardFate.BEGINS]
    if begins:
        return breaks(FIRST_CARD, card=begins[0])
    went_back = [card for card in passed_over if fate_of_first_card(case, card) is FirstCardFate.GOES_BACK]
    return holds(_first_card_article(case, went_back[-1])) if went_back else None


def cite_first_card(case: UnoTableCase[Deal]) -> Finding | None:
    """Cites the effect of the first card."""
    first = case.claim.turned_up[-1]
    is_wild = first.color is None
    article = FIRST_WILD if is_wild else FIRST_CARD_ARTICLES.get(first.face, FIRST_CARD)
    return holds(
        article, card=first.name, seat=seat_clockwise(case.state.order, dealer(case), 1), dealer=dealer(case)
    )


def cite_next_dealer(case: UnoTableCase[Deal]) -> Finding | None:
    """Cites the seat that deals, at tables that choose the dealer of each round."""
    is_next = case.state.round_number > 1 and dealer(case) == case.state.dealer
    return holds(NEXT_DEALER, dealer=case.state.dealer) if is_next else None


def fate_of_first_card(case: UnoTableCase[Deal], card: Card) -> FirstCardFate:
    """What happens at this table to a card that is turned up before the first turn."""
    return case.ruleset.first_card[card.face]


def _first_card_article(case: UnoTableCase[Deal], card: Card) -> Article:
    """The article by which a card does not begin the discard pile."""
    if fate_of_first_card(case, card) is FirstCardFate.IGNORED:
        return FIRST_CARD
    return FIRST_WILD_DRAW_FOUR if card.face == "wild draw four" else FIRST_WILD


def deal_round(case: UnoTableCase[Deal]) -> Events:
    """The events of a round that begins: the deal, the effect of the first card, and the first turn."""
    sizes = _sizes(case)
    hands = tuple(sizes.get(Seat(seat), Count(0)) for seat in range(len(case.state.totals)))
    turned_up = case.claim.turned_up
    stays = tuple(card for card in turned_up if fate_of_first_card(case, card) is not FirstCardFate.GOES_BACK)
    return (
        *dealer_chosen(case),
        Dealt(Count(_deck_size(case)), hands, stays, stays[-1].color, case.ruleset.edition),
        *_first_turn(case, stays[-1]),
    )


def _first_turn(case: UnoTableCase[Deal], first: Card) -> Events:
    order, action = case.state.order, case.ruleset.actions.get(first.face)
    begins = seat_clockwise(order, dealer(case), 1)
    if first.color is None:
        return (ColorOwed(begins), TurnPassed(begins))
    if action is None or action.hands is not None:
        return (TurnPassed(begins),)
    if first.face == "reverse":
        return _first_turn_after_a_reverse(case, action)
    if action.owes and not case.ruleset.first_draw_two_skips:
        return (PenaltyDrawn(begins, Count(action.owes)), TurnPassed(begins))
    if action.owes:
        return (DebtLaid(Debt(begins, Count(action.owes), over=first.color)), TurnPassed(begins))
    return (TurnMissed(begins), TurnPassed(seat_clockwise(order, dealer(case), action.steps)))


def _first_turn_after_a_reverse(case: UnoTableCase[Deal], action: Action) -> Events:
    """The first turn after a Reverse is turned up. With two players the direction does not change."""
    starts = case.ruleset.starter_after_reverse(case.state.order, dealer(case))
    skips = starts == dealer(case) and action.steps > 1
    missed = (TurnMissed(seat_clockwise(case.state.order, dealer(case), 1)),) if skips else ()
    turned = (DirectionTurned(-1),) if action.turns else ()
    return (*turned, *missed, TurnPassed(starts))


def start_at_dealer(order: Order, dealer: Seat) -> Seat:
    """The dealer, who starts after a Reverse is turned up; play goes on to the right."""
    return dealer


def start_right_of_dealer(order: Order, dealer: Seat) -> Seat:
    """The seat right of the dealer, which starts after a Reverse is turned up."""
    return seat_clockwise(order, dealer, -1)


def start_left_of_dealer(order: Order, dealer: Seat) -> Seat:
    """The seat left of the dealer, which starts after a Reverse is turned up; then play goes to the right."""
    return seat_clockwise(order, dealer, 1)


STARTERS_AFTER_REVERSE = {
    "dealer": start_at_dealer,
    "right": start_right_of_dealer,
    "left": start_left_of_dealer,
}
"""The seat that starts after a Reverse is turned up, by option of the table."""


def _deck_size(case: UnoTableCase[Deal]) -> int:
    return sum(EDITIONS[case.ruleset.edition].values())


def _sizes(case: UnoTableCase[Deal]) -> dict[Seat, Count]:
    agreed = Count(case.ruleset.cards_dealt)
    return dict.fromkeys(case.state.order, agreed) | dict(case.claim.hands or {})


DEAL_PROCEDURE: Procedure[UnoTableCase[Deal]] = Procedure(
    DEAL,
    needs=(
        the_match_goes_on,
        no_round_is_open,
        the_deck_has_these,
        a_card_begins_the_discard_pile,
        the_deck_has_enough_cards,
    ),
    checks=(
        no_card_is_passed_over_that_begins,
        everybody_has_the_agreed_number_of_cards,
        cite_first_card,
        cite_next_dealer,
    ),
    effects=deal_round,
    remedy=end_the_open_round,
    act=True,
)
