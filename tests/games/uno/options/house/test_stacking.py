"""Stacking: another card that makes somebody draw answers cards owed; docs/rules/house-rules.md 3.1, 3.2."""

import pytest

from tests.games.uno.options.house.playing import ABC, ABCD, offered, playing_by

STACKING = "house stacking"
PAIRS = ("2/2", "4/4", "4/2", "2/4")
TWO_OWED = ("deal: red 5", "Bob: red draw two")
FOUR_OWED = ("deal: red 5", "Bob: wild draw four, blue")
LAID = {"2": "Cat: blue draw two", "4": "Cat: wild draw four, green"}


def answered(pair: str, agreed: str) -> str:
    """The verdict on laying such a card on such a debt, where the table agreed on these answers."""
    laid, on = pair.split("/")
    before = TWO_OWED if on == "2" else FOUR_OWED
    return playing_by(f"house stacking answers={agreed}", ABCD, *before, LAID[laid]).verdict


@pytest.mark.parametrize("agreed", PAIRS)
@pytest.mark.parametrize("pair", PAIRS)
def test_what_goes_on_what_is_what_was_agreed_on(agreed, pair):
    expected = "upheld" if pair == agreed else "refused"

    assert expected == answered(pair, agreed)


@pytest.mark.parametrize(
    ("pair", "expected"), [("2/2", "upheld"), ("4/4", "upheld"), ("4/2", "refused"), ("2/4", "refused")]
)
def test_progressive_is_the_same_on_the_same(pair, expected):
    assert expected == answered(pair, "progressive")


def test_what_is_owed_adds_up_for_the_next():
    table = playing_by(STACKING, ABCD, *TWO_OWED, "Cat: blue draw two", "Dan: green draw two")

    assert "Ann 6" == table.owes
    assert ["uno.play", "uno.house.stacking", "uno.match"] == table.articles


def test_all_of_it_is_drawn_at_once_and_the_turn_missed():
    table = playing_by(STACKING, ABCD, *TWO_OWED, "Cat: blue draw two", "Dan: draws 4")

    assert ("Ann 7, Bob 6, Cat 6, Dan 11", "Ann") == (table.hands, table.turn)


@pytest.mark.parametrize("card", ["red 7", "red skip", "red reverse", "wild, blue", "wild draw four, blue"])
def test_nothing_else_is_laid_on_cards_owed(card):
    """A plain Wild neither: docs/rules/house-rules.md 3.1; disputes.md 9."""
    table = playing_by(STACKING, ABCD, *TWO_OWED, f"Cat: {card}")

    assert ("refused", ["uno.owed"]) == (table.verdict, table.articles)


def test_nobody_draws_one_card_to_see_whether_it_answers():
    table = playing_by(STACKING, ABCD, *TWO_OWED, "Cat: draws 1")

    assert ("refused", "uno.owed") == (table.verdict, table.article)


def test_a_card_just_drawn_is_not_stacked():
    """The draw is one action: docs/rules/house-rules.md 3.1."""
    table = playing_by(STACKING, ABCD, *TWO_OWED, "Cat: blue draw two, drawn")

    assert ("refused", "Cat 2", 79) == (table.verdict, table.owes, table.round.draw_pile)


def test_cards_paid_for_are_not_owed_again():
    table = playing_by(STACKING, ABCD, *TWO_OWED, "Cat: draws 2", "Dan: blue draw two")

    assert "Ann 2" == table.owes


def test_a_draw_two_turned_up_is_answered_too():
    table = playing_by(STACKING, ABCD, "deal: red draw two", "Bob: blue draw two")

    assert ("upheld", "Cat 4") == (table.verdict, table.owes)


def test_stacking_is_an_act_and_may_leave_one_card():
    """The player before can be caught no more; the stacker has to call: docs/rules/house-rules.md 3.1."""
    rules = (*TWO_OWED[:1], "count Bob: 2", "count Cat: 2", *TWO_OWED[1:], "Cat: blue draw two")

    assert "uno.call.in-time" == playing_by(STACKING, ABCD, *rules, "caught: Bob").article
    assert "upheld" == playing_by(STACKING, ABCD, *rules, "caught: Cat").verdict


def test_going_out_by_stacking_the_next_draws_all_of_it():
    table = playing_by(STACKING, ABCD, "deal: red 5", "count Cat: 1", TWO_OWED[1], "Cat: blue draw two")

    assert "Dan 4" == table.owes
    assert "Cat" == table.name(table.round.out)
    assert 11 == table.report("Dan: draws 4").round.hands[3]


def test_where_a_last_card_makes_nobody_draw_nothing_is_owed_any_more():
    lines = ("deal: red 5", "count Cat: 1", "Bob: red draw two", "Cat: blue draw two")
    table = playing_by("last-card-draw not-drawn, house stacking", ABC, *lines)

    assert (None, "Ann 7, Bob 6, Cat 0") == (table.owes, table.hands)


def test_between_two_it_goes_to_and_fro():
    table = playing_by(STACKING, "Ann Bob", *TWO_OWED, "Ann: blue draw two", "Bob: green draw two")

    assert ("Ann 6", "Ann") == (table.owes, table.turn)


# a Draw Two on a Wild Draw Four


@pytest.mark.parametrize(
    ("any_color", "card", "verdict"),
    [
        ("no", "blue draw two", "upheld"),
        ("no", "red draw two", "refused"),
        ("yes", "blue draw two", "upheld"),
        ("yes", "red draw two", "upheld"),
    ],
)
def test_a_draw_two_on_a_wild_draw_four_has_the_color_named_or_any(any_color, card, verdict):
    rules = f"house stacking answers=2/4 any_color={any_color}"

    assert verdict == playing_by(rules, ABCD, *FOUR_OWED, f"Cat: {card}").verdict


def test_in_any_color_it_is_told_once():
    rules = "house stacking answers=2/4 any_color=yes"
    table = playing_by(rules, ABCD, *FOUR_OWED, "Cat: red draw two")

    assert 1 == table.articles.count("uno.house.stacking")


def test_any_color_does_not_let_other_cards_go_anywhere():
    rules = "house stacking answers=2/4 any_color=yes"
    table = playing_by(rules, ABCD, *FOUR_OWED, "Cat: draws 4", "Dan: red draw two")

    assert ("refused", "uno.match") == (table.verdict, table.article)


# challenges

STACKED = (*FOUR_OWED, "Cat: wild draw four, green")


def test_who_lays_a_card_on_it_gives_up_the_challenge():
    table = playing_by("house stacking answers=4/4", ABCD, *STACKED, "Cat: challenges")

    assert ("refused", "uno.challenge.in-time") == (table.verdict, table.article)


@pytest.mark.parametrize(("challenge", "verdict"), [("none", "refused"), ("top", "upheld")])
def test_a_stacked_wild_draw_four_is_challenged_where_that_was_agreed_on(challenge, verdict):
    rules = f"house stacking answers=4/4 challenge={challenge}"

    assert verdict == playing_by(rules, ABCD, *STACKED, "Dan: challenges").verdict


@pytest.mark.parametrize("challenge", ["none", "top"])
def test_one_that_answers_nothing_is_challenged_as_ever(challenge):
    rules = f"house stacking answers=4/4 challenge={challenge}"

    assert "upheld" == playing_by(rules, ABCD, *FOUR_OWED, "Cat: challenges").verdict


def test_guilty_draws_all_that_is_owed():
    rules = "house stacking answers=4/4 challenge=top"
    table = playing_by(rules, ABCD, *STACKED, "Dan: challenges, held the color")

    assert ("Ann 7, Bob 6, Cat 14, Dan 7", "Dan", None) == (table.hands, table.turn, table.owes)


def test_innocent_makes_it_two_more_than_was_owed():
    rules = "house stacking answers=4/4 challenge=top"
    table = playing_by(rules, ABCD, *STACKED, "Dan: challenges, held none")

    assert "Dan 10" == table.owes


@pytest.mark.parametrize("challenge", ["none", "top"])
def test_a_challenge_that_was_lost_is_not_sent_on(challenge):
    rules = f"house stacking answers=4/4 challenge={challenge}"
    table = playing_by(rules, ABCD, *FOUR_OWED, "Cat: challenges, held none", "Cat: wild draw four, green")

    assert ("refused", "Cat 6") == (table.verdict, table.owes)
    back = "Take the Wild Draw Four back."
    assert f"{back} Your challenge was wrong: draw six cards and miss your turn." == table.say["Cat"]


@pytest.mark.parametrize(("challenge", "verdict"), [("none", "upheld"), ("top", "stands")])
def test_what_the_hand_holds_matters_only_where_it_can_be_challenged(challenge, verdict):
    rules = f"house stacking answers=4/4 challenge={challenge}"

    assert verdict == playing_by(rules, ABCD, *STACKED).verdict


# what a phone offers


def test_the_cards_that_answer_are_offered():
    table = playing_by(STACKING, ABCD, *TWO_OWED)
    cards = {offer["card"] for offer in offered(table, "uno.play") if offer["seat"] == 2}

    assert {f"{color} draw two" for color in ("red", "yellow", "green", "blue")} == cards


def test_who_owes_is_told_that_a_card_may_answer_it():
    table = playing_by(STACKING, ABCD, *TWO_OWED)

    assert "Draw two cards and miss your turn. Or play a Draw Two instead." == table.say["Cat"]
