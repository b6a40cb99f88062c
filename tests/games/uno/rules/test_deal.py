"""The deal and the first card: docs/rules/uno.md 1.1; disputes.md 51-56."""

import pytest

from referee.games.uno.model.claims import Deal
from referee.kit.cards import Card
from referee.languages.grammar import printed
from tests.table import TEN, agreed, table_of

TWO, THREE = "Ann Bob", "Ann Bob Cat"
TABLES = pytest.mark.parametrize("names", [TWO, THREE, TEN], ids=["two", "three", "ten"])

# Ann deals in all of these, so Bob sits at the dealer's left and Jon at Ann's right.


@TABLES
def test_everybody_gets_seven_cards(names):
    """The rest, but for the card turned up, is the draw pile."""
    table = table_of(names, "deal: red 5")
    people = len(names.split())

    assert ("upheld", "uno.deal") == (table.verdict, table.article)
    assert (7,) * people == table.round.hands
    assert 108 - 7 * people - 1 == table.round.draw_pile


@TABLES
def test_after_a_number_the_dealers_left_begins(names):
    table = table_of(names, "deal: red 5")

    assert ("Bob", 1, "red") == (table.turn, table.round.direction, table.round.color)
    assert {"Bob": "Play red, a 5 or a wild, or draw."} == table.say


@pytest.mark.parametrize(
    ("dealer", "begins"), [("Ann", "Bob"), ("Bob", "Cat"), ("Cat", "Ann")], ids=lambda name: name
)
def test_who_begins_follows_from_who_deals(dealer, begins):
    """Anybody may have dealt; it is only said when it was not the next in order."""
    table = table_of(THREE, f"deal by {dealer}: red 5")

    assert (dealer, begins) == (table.dealer, table.turn)


def test_another_dealer_is_followed_by_the_next_one():
    table = table_of(THREE, "deal by Bob: red 5", "score: winner Ann 3")

    assert "Cat" == table.dealer


def test_the_second_deal_cites_who_deals_next():
    table = table_of(THREE, "score: winner Ann 3", "deal: red 5")

    assert "uno.deal.next" in table.articles
    assert "Bob is the dealer now." in table.sentences


def test_a_deal_by_another_does_not():
    assert "uno.deal.next" not in table_of(THREE, "score: winner Ann 3", "deal by Ann: red 5").articles


# wrong deals


def test_a_wrong_deal_is_dealt_again():
    table = table_of(THREE, "deal: red 5; Bob 6, Cat 8")

    assert ("refused", "uno.deal.seven") == (table.verdict, table.article)
    assert "Bob and Cat do not have seven cards: deal again." == table.sentence
    assert table.state.round is None


def test_hands_of_seven_may_be_told():
    assert "upheld" == table_of(THREE, "deal: red 5; Bob 7").verdict


def test_a_wrong_deal_may_be_agreed_on():
    """Then hands and pile are what was dealt."""
    table = table_of(THREE, *agreed("deal: red 5; Bob 6, Cat 8"))

    assert ("Ann 7, Bob 6, Cat 8", 86) == (table.hands, table.round.draw_pile)


def test_a_deal_without_a_card_turned_up_is_no_claim():
    assert {"turned_up"} == set(Deal(()).errors_by_field())


# Skip


@pytest.mark.parametrize(("names", "plays"), [(TWO, "Ann"), (THREE, "Cat"), (TEN, "Cat")], ids=str)
def test_a_skip_turned_up_skips_the_first_player(names, plays):
    table = table_of(names, "deal: red skip")

    assert "uno.first-card.skip" in table.articles
    assert (plays, "You miss this turn.") == (table.turn, table.say["Bob"])


# Reverse


@pytest.mark.parametrize(
    ("names", "then"), [(TWO, "Bob"), (THREE, "Cat"), (TEN, "Jon")], ids=["two", "three", "ten"]
)
def test_a_reverse_turned_up_lets_the_dealer_begin(names, then):
    """Then play goes to the right: disputes 51 and 52."""
    table = table_of(names, "deal: red reverse")

    assert "uno.first-card.reverse" in table.articles
    assert "Ann" == table.turn
    assert then == table.report("Ann: red 1").turn


# Draw Two


@pytest.mark.parametrize(("names", "plays"), [(TWO, "Ann"), (THREE, "Cat"), (TEN, "Cat")], ids=str)
def test_a_draw_two_turned_up_is_owed_by_the_first_player(names, plays):
    """Two cards and the turn: dispute 53."""
    table = table_of(names, "deal: red draw two")

    assert "uno.first-card.draw-two" in table.articles
    assert "Bob 2" == table.owes
    assert "Draw two cards and miss your turn." == table.say["Bob"]
    assert (9, plays) == (table.report("Bob: draws 2").round.hands[1], table.turn)


def test_a_draw_two_turned_up_is_nobodys_to_be_challenged():
    table = table_of(THREE, "deal: red draw two")

    assert (None, False) == (table.round.debt.by, table.round.debt.open_to_challenge)


# Wild


@TABLES
def test_a_wild_turned_up_gets_its_color_from_the_first_player(names):
    """Dispute 54. It is then a turn like any other."""
    table = table_of(names, "deal: wild")

    assert "uno.first-card.wild" in table.articles
    assert {"Bob": "Name the color, then it is your turn."} == table.say
    assert ("green", "Bob") == (table.report("Bob: names green").round.color, table.turn)


def test_a_colored_card_names_the_color_of_a_wild_turned_up():
    """Whatever color it has, it goes there, and nothing is owed any more."""
    table = table_of(THREE, "deal: wild", "Bob: blue 4")

    assert ("upheld", "blue", "Cat") == (table.verdict, table.round.color, table.turn)


def test_an_action_card_laid_on_a_wild_turned_up_acts():
    assert "Cat 2" == table_of(THREE, "deal: wild", "Bob: blue draw two").owes


def test_a_wild_goes_on_a_wild_turned_up():
    table = table_of(THREE, "deal: wild", "Bob: wild, red")

    assert ("upheld", "red", "Cat") == (table.verdict, table.round.color, table.turn)


@pytest.mark.parametrize("line", ["Cat: names red", "Cat: blue 4", "Ann: blue 4", "Ann: draws"])
def test_nobody_else_goes_on_before_the_first_color_is_named(line):
    table = table_of(THREE, "deal: wild", line)

    assert "refused" == table.verdict
    assert "uno.color.owed" in table.broken


def test_nobody_draws_before_the_first_color_is_named():
    """Not even who owes it."""
    table = table_of(THREE, "deal: wild", "Bob: draws")

    assert ("refused", ["uno.color.owed"]) == (table.verdict, table.broken)


def test_a_wild_draw_four_waits_for_the_first_color():
    """Without a color in force nobody could say whether it may be laid."""
    table = table_of(THREE, "deal: wild", "Bob: wild draw four, blue")

    assert ("refused", "uno.first-card.wild") == (table.verdict, table.article)
    assert "Bob has to name a color first. Until then, nobody can play a Wild Draw Four." == table.sentence
    assert "stands" == table.report("Bob: names red", "Bob: wild draw four, blue").verdict


# Wild Draw Four


def test_a_wild_draw_four_turned_up_goes_back():
    """Dispute 55: another card is turned up."""
    table = table_of(THREE, "deal: wild draw four")

    assert ("refused", "uno.first-card.wild-draw-four") == (table.verdict, table.article)
    assert (
        "The Wild Draw Four cannot be the first card: shuffle it back into the draw pile. "
        "Then turn up another card." == table.sentence
    )


@pytest.mark.parametrize("turned_up", ["wild draw four, red 5", "wild draw four, wild draw four, red 5"])
def test_the_card_turned_up_after_it_begins(turned_up):
    """The Wild Draw Four lies in the pile again, not among the discards."""
    table = table_of(THREE, f"deal: {turned_up}")

    assert "upheld" == table.verdict
    assert "uno.first-card.wild-draw-four" in table.articles
    assert ((Card("5", "red"),), 86) == (table.round.discards, table.round.draw_pile)


def test_a_wild_draw_four_turned_up_cannot_be_agreed_on():
    """No round could begin with it: there is no color."""
    assert "refused" == table_of(THREE, *agreed("deal: wild draw four")).verdict


# only numbers


@pytest.mark.parametrize("passed_over", ["red 3", "red skip", "red reverse", "red draw two", "wild"])
def test_no_other_card_is_passed_over(passed_over):
    """Dispute 56: action cards and Wilds begin as well as numbers."""
    table = table_of(THREE, f"deal: {passed_over}, blue 7")

    assert ("refused", "uno.first-card") == (table.verdict, table.article)
    assert (
        f"The {printed(passed_over)} stays as the first card. Do not turn up another card." == table.sentence
    )


def test_a_card_passed_over_by_agreement_stays_in_the_discards():
    """Under the one that begins; and it does nothing."""
    table = table_of(THREE, *agreed("deal: red skip, blue 7"))

    assert (("red skip", "blue 7"), 85) == (
        tuple(card.name for card in table.round.discards),
        table.round.draw_pile,
    )
    assert "Bob" == table.turn
