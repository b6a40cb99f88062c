"""The deal and the first card: docs/rules/uno.md 1.1; disputes.md 51-56."""

import pytest

from referee.games.uno.model.claims import Deal
from referee.kit.cards import Card
from referee.languages.grammar import printed
from tests.table import TEN, agreed, table

TWO, THREE = "Ann Bob", "Ann Bob Cat"
TABLES = pytest.mark.parametrize("names", [TWO, THREE, TEN], ids=["two", "three", "ten"])

# Ann deals in all of these, so Bob sits at the dealer's left and Jon at Ann's right.


@TABLES
def test_everybody_gets_seven_cards(names):
    """The rest, but for the card turned up, is the draw pile."""
    told = table(names, "deal: red 5")
    people = len(names.split())

    assert ("upheld", "uno.deal") == (told.verdict, told.article)
    assert (7,) * people == told.round.hands
    assert 108 - 7 * people - 1 == told.round.draw_pile


@TABLES
def test_after_a_number_the_dealers_left_begins(names):
    told = table(names, "deal: red 5")

    assert ("Bob", 1, "red") == (told.turn, told.round.direction, told.round.color)
    assert {"Bob": "It is your turn: lay a red card, a 5 or a wild card, or draw."} == told.say


@pytest.mark.parametrize(
    ("dealer", "begins"), [("Ann", "Bob"), ("Bob", "Cat"), ("Cat", "Ann")], ids=lambda name: name
)
def test_who_begins_follows_from_who_deals(dealer, begins):
    """Anybody may have dealt; it is only said when it was not the next in order."""
    told = table(THREE, f"deal by {dealer}: red 5")

    assert (dealer, begins) == (told.dealer, told.turn)


def test_another_dealer_is_followed_by_the_next_one():
    told = table(THREE, "deal by Bob: red 5", "score: winner Ann 3")

    assert "Cat" == told.dealer


def test_the_second_deal_cites_who_deals_next():
    told = table(THREE, "score: winner Ann 3", "deal: red 5")

    assert "uno.deal.next" in told.articles
    assert "Bob is the dealer now." in told.sentences


def test_a_deal_by_another_does_not():
    assert "uno.deal.next" not in table(THREE, "score: winner Ann 3", "deal by Ann: red 5").articles


# wrong deals


def test_a_wrong_deal_is_dealt_again():
    told = table(THREE, "deal: red 5; Bob 6, Cat 8")

    assert ("refused", "uno.deal.seven") == (told.verdict, told.article)
    assert "Bob and Cat do not have seven cards: deal again." == told.sentence
    assert told.state.round is None


def test_hands_of_seven_may_be_told():
    assert "upheld" == table(THREE, "deal: red 5; Bob 7").verdict


def test_a_wrong_deal_may_be_agreed_on():
    """Then hands and pile are what was dealt."""
    told = table(THREE, *agreed("deal: red 5; Bob 6, Cat 8"))

    assert ("Ann 7, Bob 6, Cat 8", 86) == (told.hands, told.round.draw_pile)


def test_a_deal_without_a_card_turned_up_is_no_claim():
    assert {"turned_up"} == set(Deal(()).faults())


# Skip


@pytest.mark.parametrize(("names", "plays"), [(TWO, "Ann"), (THREE, "Cat"), (TEN, "Cat")], ids=str)
def test_a_skip_turned_up_skips_the_first_player(names, plays):
    told = table(names, "deal: red skip")

    assert "uno.first-card.skip" in told.articles
    assert (plays, "You miss this turn.") == (told.turn, told.say["Bob"])


# Reverse


@pytest.mark.parametrize(
    ("names", "then"), [(TWO, "Bob"), (THREE, "Cat"), (TEN, "Jon")], ids=["two", "three", "ten"]
)
def test_a_reverse_turned_up_lets_the_dealer_begin(names, then):
    """Then play goes to the right: disputes 51 and 52."""
    told = table(names, "deal: red reverse")

    assert "uno.first-card.reverse" in told.articles
    assert "Ann" == told.turn
    assert then == told.tell("Ann: red 1").turn


# Draw Two


@pytest.mark.parametrize(("names", "plays"), [(TWO, "Ann"), (THREE, "Cat"), (TEN, "Cat")], ids=str)
def test_a_draw_two_turned_up_is_owed_by_the_first_player(names, plays):
    """Two cards and the turn: dispute 53."""
    told = table(names, "deal: red draw two")

    assert "uno.first-card.draw-two" in told.articles
    assert "Bob 2" == told.owes
    assert "Draw two cards and miss your turn." == told.say["Bob"]
    assert (9, plays) == (told.tell("Bob: draws 2").round.hands[1], told.turn)


def test_a_draw_two_turned_up_is_nobodys_to_be_challenged():
    told = table(THREE, "deal: red draw two")

    assert (None, False) == (told.round.debt.by, told.round.debt.open_to_challenge)


# Wild


@TABLES
def test_a_wild_turned_up_gets_its_color_from_the_first_player(names):
    """Dispute 54. It is then a turn like any other."""
    told = table(names, "deal: wild")

    assert "uno.first-card.wild" in told.articles
    assert {"Bob": "Name the color, then it is your turn."} == told.say
    assert ("green", "Bob") == (told.tell("Bob: names green").round.color, told.turn)


def test_a_colored_card_names_the_color_of_a_wild_turned_up():
    """Whatever color it has, it goes there, and nothing is owed any more."""
    told = table(THREE, "deal: wild", "Bob: blue 4")

    assert ("upheld", "blue", "Cat") == (told.verdict, told.round.color, told.turn)


def test_an_action_card_laid_on_a_wild_turned_up_acts():
    assert "Cat 2" == table(THREE, "deal: wild", "Bob: blue draw two").owes


def test_a_wild_goes_on_a_wild_turned_up():
    told = table(THREE, "deal: wild", "Bob: wild, red")

    assert ("upheld", "red", "Cat") == (told.verdict, told.round.color, told.turn)


@pytest.mark.parametrize("line", ["Cat: names red", "Cat: blue 4", "Ann: blue 4", "Ann: draws"])
def test_nobody_else_goes_on_before_the_first_color_is_named(line):
    told = table(THREE, "deal: wild", line)

    assert "refused" == told.verdict
    assert "uno.color.owed" in told.broken


def test_nobody_draws_before_the_first_color_is_named():
    """Not even who owes it."""
    told = table(THREE, "deal: wild", "Bob: draws")

    assert ("refused", ["uno.color.owed"]) == (told.verdict, told.broken)


def test_a_wild_draw_four_waits_for_the_first_color():
    """Without a color in force nobody could say whether it may be laid."""
    told = table(THREE, "deal: wild", "Bob: wild draw four, blue")

    assert ("refused", "uno.first-card.wild") == (told.verdict, told.article)
    assert "Bob has to name a color first: before that, no Wild Draw Four can be laid." == told.sentence
    assert "stands" == told.tell("Bob: names red", "Bob: wild draw four, blue").verdict


# Wild Draw Four


def test_a_wild_draw_four_turned_up_goes_back():
    """Dispute 55: another card is turned up."""
    told = table(THREE, "deal: wild draw four")

    assert ("refused", "uno.first-card.wild-draw-four") == (told.verdict, told.article)
    assert (
        "The Wild Draw Four cannot be the first card: shuffle it back into the draw pile and turn up another."
        == told.sentence
    )


@pytest.mark.parametrize("turned_up", ["wild draw four, red 5", "wild draw four, wild draw four, red 5"])
def test_the_card_turned_up_after_it_begins(turned_up):
    """The Wild Draw Four lies in the pile again, not among the discards."""
    told = table(THREE, f"deal: {turned_up}")

    assert "upheld" == told.verdict
    assert "uno.first-card.wild-draw-four" in told.articles
    assert ((Card("5", "red"),), 86) == (told.round.discards, told.round.draw_pile)


def test_a_wild_draw_four_turned_up_cannot_be_agreed_on():
    """No round could begin with it: there is no color."""
    assert "refused" == table(THREE, *agreed("deal: wild draw four")).verdict


# only numbers


@pytest.mark.parametrize("passed_over", ["red 3", "red skip", "red reverse", "red draw two", "wild"])
def test_no_other_card_is_passed_over(passed_over):
    """Dispute 56: action cards and Wilds begin as well as numbers."""
    told = table(THREE, f"deal: {passed_over}, blue 7")

    assert ("refused", "uno.first-card") == (told.verdict, told.article)
    assert (
        f"The {printed(passed_over)} stays as the first card: no other card is turned up after it."
        == told.sentence
    )


def test_a_card_passed_over_by_agreement_stays_in_the_discards():
    """Under the one that begins; and it does nothing."""
    told = table(THREE, *agreed("deal: red skip, blue 7"))

    assert (("red skip", "blue 7"), 85) == (
        tuple(card.name for card in told.round.discards),
        told.round.draw_pile,
    )
    assert "Bob" == told.turn
