"""The 112 cards of UNO Golf, and who deals."""

import pytest

from referee.games.golf.model.deck import CARD_COPIES_IN_112_EDITION, DISTINCT_GOLF_CARDS
from referee.kit.cards import COLORS, Card, card_with_printed_name
from referee.match.text.notation import NotationError
from tests.table import table_of

ABC = "Ann Bob Cat"


def test_there_are_112_cards():
    """docs/rules/golf.md G1: one Double Draw Two of each color."""
    assert (112, 44) == (sum(CARD_COPIES_IN_112_EDITION.values()), len(DISTINCT_GOLF_CARDS))
    assert 252 == sum(
        int(card.face) * copies for card, copies in CARD_COPIES_IN_112_EDITION.items() if card.face.isdigit()
    )


@pytest.mark.parametrize(
    ("face", "copies"),
    [("0", 3), ("6", 3), ("skip", 2), ("reverse", 2), ("draw two", 2), ("double draw two", 1)],
)
def test_so_many_of_each(face, copies):
    assert {copies} == {CARD_COPIES_IN_112_EDITION[Card(face, color)] for color in COLORS}


@pytest.mark.parametrize("card", ["wild", "wild draw four", "red 7", "draw two", "purple 5"])
def test_there_are_no_others(card):
    assert card_with_printed_name(card) not in DISTINCT_GOLF_CARDS
    with pytest.raises(NotationError):
        table_of(ABC, f"draw for deal: Ann {card}, Bob red 3, Cat red 4", game="golf")


def test_the_highest_number_deals():
    table = table_of(ABC, "draw for deal: Ann red 2, Bob blue double draw two, Cat yellow 6", game="golf")

    assert ("upheld", "golf.dealer", "Cat") == (table.verdict, table.article, table.dealer)


def test_who_ties_draws_again():
    table = table_of(ABC, "draw for deal: Ann red 6, Bob red 2, Cat yellow 6", game="golf")

    assert ("golf.dealer", "Ann and Cat tie for the highest card: they draw again.") == (
        table.article,
        table.sentence,
    )
    assert "Ann" == table.report("draw for deal: Ann red 6, Cat yellow 5").dealer


def test_nobody_draws_a_card_that_is_not_there():
    table = table_of(
        ABC, "draw for deal: Ann red 6, Bob red double draw two, Cat red double draw two", game="golf"
    )

    said = "The deck does not have two copies of the red double draw two."
    assert ("golf.deck", said) == (table.article, table.sentence)


def test_cards_are_drawn_before_the_first_round():
    table = table_of(ABC, "score: Ann 1, Bob 2, Cat 3", "draw for deal: Ann red 6, Bob red 5", game="golf")

    assert ("refused", "golf.dealer") == (table.verdict, table.article)
