"""The deal, and what the first card turned up does."""

from referee.games.uno.deck import DECK_SIZE
from referee.games.uno.events import ColorOwed, Dealt, DebtLaid, DirectionTurned, TurnMissed, TurnPassed
from referee.games.uno.rulebook import (
    DEAL,
    FIRST_CARD,
    FIRST_DRAW_TWO,
    FIRST_REVERSE,
    FIRST_SKIP,
    FIRST_WILD,
    FIRST_WILD_DRAW_FOUR,
    NEXT_DEALER,
    SEVEN_CARDS,
)
from referee.games.uno.state import Debt
from referee.kit.cards import Card
from referee.kit.quantities import Count
from referee.kit.seats import Order, Seat, after
from referee.match.events import DealerChosen
from referee.match.rounds import Void, no_round_is_open, the_match_goes_on
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.ruleset import Case, Procedure

HAND_SIZE = Count(7)

FIRST_CARD_ARTICLES = {
    "skip": FIRST_SKIP,
    "reverse": FIRST_REVERSE,
    "draw two": FIRST_DRAW_TWO,
    "wild": FIRST_WILD,
}


def a_card_begins_the_discard_pile(case: Case) -> Finding | None:
    if goes_back(case.claim.turned_up[-1]):
        return breaks(FIRST_WILD_DRAW_FOUR)
    return None


def everybody_has_seven_cards(case: Case) -> Finding | None:
    wrong = [seat for seat, size in _sizes(case).items() if size != HAND_SIZE]
    return breaks(SEVEN_CARDS, seats=wrong) if wrong else None


def the_deck_has_so_many_cards(case: Case) -> Finding | None:
    dealt = sum(_sizes(case).values()) + len(case.claim.turned_up)
    return breaks(DEAL, dealt=dealt, deck=DECK_SIZE) if dealt > DECK_SIZE else None


def only_a_wild_draw_four_is_passed_over(case: Case) -> Finding | None:
    passed_over = case.claim.turned_up[:-1]
    kept = [card.name for card in passed_over if not goes_back(card)]
    if kept:
        return breaks(FIRST_CARD, card=kept[0])
    return holds(FIRST_WILD_DRAW_FOUR) if passed_over else None


def what_the_first_card_does(case: Case) -> Finding | None:
    first = case.claim.turned_up[-1]
    article = FIRST_CARD_ARTICLES.get(first.face, FIRST_CARD)
    return holds(
        article, card=first.name, seat=after(case.state.order, _dealer(case), 1), dealer=_dealer(case)
    )


def the_deal_has_passed_on(case: Case) -> Finding | None:
    """Cites who deals next, where the table goes by it."""
    is_next = case.state.round_number > 1 and _dealer(case) == case.state.dealer
    return holds(NEXT_DEALER, dealer=case.state.dealer) if is_next else None


def goes_back(card: Card) -> bool:
    """Whether a card that was turned up is shuffled back into the pile."""
    return card.face == "wild draw four"


def dealt(case: Case) -> tuple:
    match, dealer = case.state, _dealer(case)
    sizes = _sizes(case)
    hands = tuple(sizes.get(Seat(seat), Count(0)) for seat in range(len(match.totals)))
    stays = tuple(card for card in case.claim.turned_up if not goes_back(card))
    chosen = (DealerChosen(dealer),) if dealer != match.dealer else ()
    return (
        *chosen,
        Dealt(Count(DECK_SIZE), hands, stays, stays[-1].color),
        *_first_turn(case, dealer, stays[-1]),
    )


def _first_turn(case: Case, dealer: Seat, first: Card) -> tuple:
    order, action = case.state.order, case.ruleset.charts["actions"].get(first.face)
    begins = after(order, dealer, 1)
    if first.color is None:
        return (ColorOwed(begins), TurnPassed(begins))
    if action is None:
        return (TurnPassed(begins),)
    if action.turns:
        starts = case.ruleset.choices["starts after a reverse"](order, dealer)
        return (DirectionTurned(-1), TurnPassed(starts))
    if action.owes:
        return (DebtLaid(Debt(begins, Count(action.owes), over=first.color)), TurnPassed(begins))
    return (TurnMissed(begins), TurnPassed(after(order, dealer, action.steps)))


def dealer_starts(order: Order, dealer: Seat) -> Seat:
    """After a Reverse turned up the dealer plays first, and play goes on to the right."""
    return dealer


STARTS_AFTER_A_REVERSE = {"dealer": dealer_starts}


def _sizes(case: Case) -> dict[Seat, Count]:
    return dict.fromkeys(case.state.order, HAND_SIZE) | dict(case.claim.hands or {})


def _dealer(case: Case) -> Seat:
    return case.state.dealer if case.claim.dealer is None else case.claim.dealer


def end_the_open_round(case: Case) -> Void | None:
    return Void() if case.state.round is not None else None


DEAL_PROCEDURE = Procedure(
    DEAL,
    needs=(the_match_goes_on, no_round_is_open, a_card_begins_the_discard_pile, the_deck_has_so_many_cards),
    checks=(
        only_a_wild_draw_four_is_passed_over,
        everybody_has_seven_cards,
        what_the_first_card_does,
        the_deal_has_passed_on,
    ),
    effects=dealt,
    fix=end_the_open_round,
    act=True,
)
