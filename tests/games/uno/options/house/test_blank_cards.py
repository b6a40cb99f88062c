"""Blank cards that stand for lost ones: docs/rules/house-rules.md."""

import pytest

from referee.games.uno.game import UNO
from referee.games.uno.kit import rules_for_client
from referee.games.uno.model.deck import COPIES_BY_EDITION
from referee.kit.cards import Card
from referee.match.model.state import Rules
from referee.match.table.agreement import agreement_lines, errors_in_rules
from tests.table import Table, table_of

CUSTOMIZABLE = Card("wild customizable")
ABC = "Ann Bob Cat"


def with_blanks(cards: str, *lines: str, deck: str = "108") -> Table:
    """A table whose blank cards stand for these."""
    rules = Rules(differences={"deck": deck}, house_rules={"blank-cards": {"cards": cards}})
    return Table(tuple(ABC.split()), rules=rules).report(*lines)


def edition_of(table: Table) -> dict[Card, int]:
    return COPIES_BY_EDITION[table.game.ruleset_of(table.state).edition]


def test_a_blank_that_stands_for_a_red_5_fits_as_a_red_5():
    table = with_blanks("red 5", "deal: red 7", "Bob: red 5")

    assert ("upheld", "uno.house.blank-cards") == (table.verdict, table.articles[-1])
    assert "A blank card can be played as the red 5 here." == table.sentences[-1]
    assert "refused" == with_blanks("red 5", "deal: blue 7", "Bob: red 5").verdict


def test_there_are_as_many_red_5s_as_before():
    """One of them is the blank."""
    two = with_blanks("red 5", "deal: red 7", "Bob: red 5", "Cat: red 5")

    assert "upheld" == two.verdict
    assert ("refused", "uno.deduction.card") == (two.report("Ann: red 5").verdict, two.article)


def test_a_blank_counts_what_the_lost_card_counts():
    table = with_blanks("red 5, wild", "score: left Ann red 5, wild; Bob ; Cat blue 1")

    assert ("upheld", "Ann 0, Bob 56, Cat 0") == (table.verdict, table.totals)


def test_a_blank_acts_like_the_lost_card():
    table = with_blanks("red skip", "deal: red 7", "Bob: red skip")

    assert "Ann to play" in table.seen


@pytest.mark.parametrize(
    ("cards", "left"), [("", 4), ("red 5", 3), ("red 5, red 5", 2), ("red 5, wild, blue skip", 1)]
)
def test_a_blank_of_the_deck_of_112_is_no_wild_customizable_any_more(cards, left):
    """The deck has as many cards fewer as were lost."""
    copies = edition_of(with_blanks(cards, deck="112-blank"))

    assert (left, 108 + left) == (copies[CUSTOMIZABLE], sum(copies.values()))
    assert {**copies, CUSTOMIZABLE: 0} == {**COPIES_BY_EDITION["108"], CUSTOMIZABLE: 0}


def test_once_all_blanks_stand_for_lost_cards_none_is_a_wild():
    table = with_blanks("red 5, wild, blue skip, red 0", "deal: red 7", deck="112-blank")

    assert COPIES_BY_EDITION["108"] == edition_of(table)
    assert ("refused", "uno.deck.112-blank") == (
        table.report("Bob: wild customizable, red").verdict,
        table.article,
    )
    assert "There is no Wild Customizable in your deck." == table.sentence


def test_the_draw_pile_is_that_of_the_deck():
    table = with_blanks("red 5, wild", "deal: red 7", deck="112-blank")

    assert 110 - 3 * 7 - 1 == table.state.round.draw_pile


def test_what_may_be_played_is_what_the_deck_has():
    all_used = with_blanks("red 5, wild, blue skip, red 0", "deal: red 7", deck="112-blank")
    some_used = with_blanks("red 5", "deal: red 7", deck="112-blank")

    assert "wild customizable" not in played(all_used)
    assert "wild customizable" in played(some_used)
    assert "red 5" in played(all_used)


def played(table: Table) -> set[str]:
    """The cards that may be played now."""
    claims = [offer["claim"] for offer in table.may]
    return {claim["card"] for claim in claims if claim["claim"] == "uno.play"}


@pytest.mark.parametrize("deck", ["108", "112", "112-swap", "112-themed"])
def test_blanks_beside_other_decks_change_nothing_in_them(deck):
    assert COPIES_BY_EDITION[deck] == edition_of(with_blanks("red 5, wild", deck=deck))


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ("red 12", "Say cards such as `red 5, wild`: “red 12” is no card of the classic deck."),
        ("red 5,", "Say cards such as `red 5, wild`: “” is no card of the classic deck."),
        (
            "wild customizable",
            "Say cards such as `red 5, wild`: “wild customizable” is no card of the classic deck.",
        ),
        ("red 0, red 0", "The deck does not have 2 copies of the red 0."),
        ("red 5, " * 40, "Say at most 200 characters."),
    ],
)
def test_what_no_blank_can_stand_for_is_named(cards, why):
    told = errors_in_rules(UNO, Rules(house_rules={"blank-cards": {"cards": cards}}), 3)

    assert {"house_rules": {"blank-cards": {"cards": [why]}}} == told


def test_no_more_blanks_are_used_than_the_deck_has():
    rules = Rules(
        differences={"deck": "112-blank"},
        house_rules={"blank-cards": {"cards": "red 1, red 2, red 3, red 4, red 5"}},
    )

    assert "the deck has 4 blank cards, and 5 are needed" in str(errors_in_rules(UNO, rules, 3))


def test_the_agreement_says_for_which_cards_the_blanks_stand():
    match = with_blanks("red 5, wild").state

    told = "\n".join(agreement_lines(UNO, match, match.rules))
    assert "For which cards do the blank cards stand? “red 5, wild”." in told


def test_the_blanks_go_with_the_match_into_its_text():
    table = with_blanks("red 5, wild")
    line = table_of(ABC, "rules: standard, house blank-cards cards=red%205%2C%20wild").state.rules

    assert table.state.rules.house_rules == line.house_rules
    assert rules_for_client(table.state).deck
