"""Rules for the deal, and for the effect of the first card of the discard pile."""

from referee.games.shared.deal import claim_that_voids_open_round, dealing_seat, event_of_dealer_out_of_order
from referee.games.uno.model.claims import Deal
from referee.games.uno.model.deck import (
    CARDS_OF_ALL_EDITIONS,
    COPIES_BY_EDITION,
    CardEffect,
    Face,
    FirstCardOutcome,
)
from referee.games.uno.model.events import (
    ColorChoiceDue,
    DirectionReversed,
    DrawDebtBegun,
    PenaltyDrawn,
    RoundDealt,
    TurnBegun,
    TurnMissed,
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
from referee.games.uno.model.ruleset import AnyUnoCase
from referee.games.uno.model.state import Debt
from referee.kit.cards import Card
from referee.kit.quantities import CardCount
from referee.kit.seats import Seat, SeatOrder, seat_clockwise
from referee.match.table.rounds import no_round_is_open, the_match_goes_on
from referee.rulings.article import Article
from referee.rulings.finding import Finding, finding_breaks, finding_holds
from referee.rulings.ruleset import ClaimProcedure, Events, RuleChart

ARTICLES_ABOUT_FIRST_CARD_BY_FACE = {"skip": FIRST_SKIP, "reverse": FIRST_REVERSE, "draw two": FIRST_DRAW_TWO}


FACES = tuple(dict.fromkeys(card.face for card in CARDS_OF_ALL_EDITIONS))
STANDARD_FATES_OF_FIRST_CARD: RuleChart[Face, FirstCardOutcome] = RuleChart(
    dict.fromkeys(FACES, FirstCardOutcome.BEGINS) | {"wild draw four": FirstCardOutcome.GOES_BACK}
)
"""For each face, what happens by the standard rules to a card that is turned up at the deal."""
FATES_IF_ONLY_NUMBERS_BEGIN: RuleChart[Face, FirstCardOutcome] = RuleChart(
    {face: FirstCardOutcome.BEGINS if face.isdigit() else FirstCardOutcome.IGNORED for face in FACES}
)
"""For each face, what happens to a card that is turned up at the deal. This chart is for tables where only
number cards may begin the discard pile."""


def a_card_begins_the_discard_pile(case: AnyUnoCase[Deal]) -> Finding | None:
    """Refuse the deal if the last card that was turned up cannot begin the discard pile."""
    first = case.claim.turned_up[-1]
    becomes = fate_of_first_card(case, first)
    if becomes is FirstCardOutcome.BEGINS:
        return None
    return finding_breaks(_article_against_first_card(case, first), card=first.name, becomes=becomes)


def the_deck_has_the_cards_turned_up(case: AnyUnoCase[Deal]) -> Finding | None:
    """Refuse the deal if a card that was turned up is not in the deck."""
    edition = case.ruleset.edition
    other = next((card for card in case.claim.turned_up if card not in COPIES_BY_EDITION[edition]), None)
    return finding_breaks(DECK, card=other.name, edition=edition) if other is not None else None


def everybody_has_the_agreed_number_of_cards(case: AnyUnoCase[Deal]) -> Finding | None:
    """Refuse the deal if a hand does not have the agreed number of cards. The standard number is seven, and a
    table may choose another number."""
    agreed = case.ruleset.cards_dealt
    wrong = [seat for seat, size in _dealt_hand_sizes(case).items() if size != agreed]
    return finding_breaks(SEVEN_CARDS, seats=wrong, size=agreed) if wrong else None


def the_deck_has_enough_cards(case: AnyUnoCase[Deal]) -> Finding | None:
    """Refuse the deal if the hands and the cards turned up are more cards than the deck has."""
    dealt, deck = sum(_dealt_hand_sizes(case).values()) + len(case.claim.turned_up), _deck_size(case)
    return finding_breaks(DEAL, dealt=dealt, deck=deck) if dealt > deck else None


def no_valid_first_card_was_replaced(case: AnyUnoCase[Deal]) -> Finding | None:
    """Refuse the deal if another card was turned up although an earlier card could begin the discard pile. If
    an earlier card went back into the draw pile, return a finding that gives the reason."""
    passed_over = case.claim.turned_up[:-1]
    begins = [card.name for card in passed_over if fate_of_first_card(case, card) is FirstCardOutcome.BEGINS]
    if begins:
        return finding_breaks(FIRST_CARD, card=begins[0])
    went_back = [card for card in passed_over if fate_of_first_card(case, card) is FirstCardOutcome.GOES_BACK]
    return finding_holds(_article_against_first_card(case, went_back[-1])) if went_back else None


def cite_effect_of_first_card(case: AnyUnoCase[Deal]) -> Finding | None:
    """Return a finding about the effect of the card that begins the discard pile."""
    first = case.claim.turned_up[-1]
    is_wild = first.color is None
    article = FIRST_WILD if is_wild else ARTICLES_ABOUT_FIRST_CARD_BY_FACE.get(first.face, FIRST_CARD)
    return finding_holds(
        article,
        card=first.name,
        seat=seat_clockwise(case.state.order, dealing_seat(case), 1),
        dealer=dealing_seat(case),
    )


def cite_next_dealer(case: AnyUnoCase[Deal]) -> Finding | None:
    """Return a finding about the rule that makes this seat the dealer of this round. None in the first round,
    or if the dealer is not the seat that the rule names."""
    is_next = case.state.round_number > 1 and dealing_seat(case) == case.state.dealer
    return finding_holds(NEXT_DEALER, dealer=case.state.dealer) if is_next else None


def fate_of_first_card(case: AnyUnoCase[Deal], card: Card) -> FirstCardOutcome:
    """What happens to a card that is turned up at the deal, by the rules of this table."""
    return case.ruleset.first_card[card.face]


def _article_against_first_card(case: AnyUnoCase[Deal], card: Card) -> Article:
    """The article that says why a card does not begin the discard pile."""
    if fate_of_first_card(case, card) is FirstCardOutcome.IGNORED:
        return FIRST_CARD
    return FIRST_WILD_DRAW_FOUR if card.face == "wild draw four" else FIRST_WILD


def deal_round(case: AnyUnoCase[Deal]) -> Events:
    """The events that begin a round: the deal, the effect of the first card, and the first turn."""
    sizes = _dealt_hand_sizes(case)
    hands = tuple(sizes.get(Seat(seat), CardCount(0)) for seat in range(len(case.state.totals)))
    turned_up = case.claim.turned_up
    stays = tuple(
        card for card in turned_up if fate_of_first_card(case, card) is not FirstCardOutcome.GOES_BACK
    )
    return (
        *event_of_dealer_out_of_order(case),
        RoundDealt(CardCount(_deck_size(case)), hands, stays, stays[-1].color, case.ruleset.edition),
        *_events_of_first_turn(case, stays[-1]),
    )


def _events_of_first_turn(case: AnyUnoCase[Deal], first: Card) -> Events:
    order, action = case.state.order, case.ruleset.actions.get(first.face)
    begins = seat_clockwise(order, dealing_seat(case), 1)
    if first.color is None:
        return (ColorChoiceDue(begins), TurnBegun(begins))
    if action is None or action.hands is not None:
        return (TurnBegun(begins),)
    if first.face == "reverse":
        return _events_of_first_turn_after_reverse(case, action)
    if action.owes and not case.ruleset.first_draw_two_skips:
        return (PenaltyDrawn(begins, CardCount(action.owes)), TurnBegun(begins))
    if action.owes:
        return (DrawDebtBegun(Debt(begins, CardCount(action.owes), over=first.color)), TurnBegun(begins))
    return (TurnMissed(begins), TurnBegun(seat_clockwise(order, dealing_seat(case), action.steps)))


def _events_of_first_turn_after_reverse(case: AnyUnoCase[Deal], action: CardEffect) -> Events:
    """The events of the first turn after a Reverse was turned up at the deal. With two players the direction
    does not change."""
    starts = case.ruleset.starter_after_reverse(case.state.order, dealing_seat(case))
    skips = starts == dealing_seat(case) and action.steps > 1
    missed = (TurnMissed(seat_clockwise(case.state.order, dealing_seat(case), 1)),) if skips else ()
    turned = (DirectionReversed(-1),) if action.turns else ()
    return (*turned, *missed, TurnBegun(starts))


def choose_dealer_to_start(order: SeatOrder, dealer: Seat) -> Seat:
    """Return the dealer: the seat that starts if a Reverse is turned up at the deal. Play goes on to the
    right."""
    return dealer


def choose_right_of_dealer_to_start(order: SeatOrder, dealer: Seat) -> Seat:
    """Return the seat to the right of the dealer: the seat that starts if a Reverse is turned up at the
    deal."""
    return seat_clockwise(order, dealer, -1)


def choose_left_of_dealer_to_start(order: SeatOrder, dealer: Seat) -> Seat:
    """Return the seat to the left of the dealer: the seat that starts if a Reverse is turned up at the deal.
    Play then goes to the right."""
    return seat_clockwise(order, dealer, 1)


CHOICES_OF_STARTER_AFTER_REVERSE = {
    "dealer": choose_dealer_to_start,
    "right": choose_right_of_dealer_to_start,
    "left": choose_left_of_dealer_to_start,
}
"""The functions that return the seat that starts if a Reverse is turned up at the deal. The keys are the
options of this table rule."""


def _deck_size(case: AnyUnoCase[Deal]) -> int:
    return sum(COPIES_BY_EDITION[case.ruleset.edition].values())


def _dealt_hand_sizes(case: AnyUnoCase[Deal]) -> dict[Seat, CardCount]:
    agreed = CardCount(case.ruleset.cards_dealt)
    return dict.fromkeys(case.state.order, agreed) | dict(case.claim.hands or {})


DEAL_PROCEDURE: ClaimProcedure[AnyUnoCase[Deal]] = ClaimProcedure(
    DEAL,
    needs=(
        the_match_goes_on,
        no_round_is_open,
        the_deck_has_the_cards_turned_up,
        a_card_begins_the_discard_pile,
        the_deck_has_enough_cards,
    ),
    checks=(
        no_valid_first_card_was_replaced,
        everybody_has_the_agreed_number_of_cards,
        cite_effect_of_first_card,
        cite_next_dealer,
    ),
    effects=deal_round,
    remedy=claim_that_voids_open_round,
    act=True,
)
