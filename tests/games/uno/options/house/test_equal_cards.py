"""Equal cards: several cards of one number at once; docs/rules/house-rules.md 3.13; disputes.md 47, 48."""

import pytest

from tests.games.uno.options.house.playing import ABC, offered, playing_by

EQUAL = "house equal-cards"
BEGUN = ("deal: red 5",)


@pytest.mark.parametrize(
    ("cards", "top"),
    [
        ("red 7, red 7", "red 7"),
        ("red 7, blue 7", "blue 7"),
        ("red 7, blue 7, green 7, yellow 7", "yellow 7"),
        ("blue 5, green 5", "green 5"),
    ],
)
def test_cards_of_one_number_are_laid_at_once(cards, top):
    """The last of them lies on top and tells the color."""
    table = playing_by(EQUAL, ABC, *BEGUN, f"Bob: lays {cards}")

    assert ("upheld", top, "Cat") == (table.verdict, table.round.top.name, table.turn)
    assert 7 - len(cards.split(",")) == table.round.hands[1]
    assert table.round.top.color == table.round.color


def test_the_first_has_to_fit():
    table = playing_by(EQUAL, ABC, *BEGUN, "Bob: lays blue 7, red 7")

    assert ("refused", ["uno.match"]) == (table.verdict, table.articles)


@pytest.mark.parametrize(
    "cards", ["red 7, red 8", "red skip, blue skip", "wild, wild", "red draw two, red draw two"]
)
def test_only_cards_of_one_number(cards):
    table = playing_by(EQUAL, ABC, *BEGUN, f"Bob: lays {cards}")

    assert ("refused", "uno.house.equal-cards") == (table.verdict, table.article)


def test_there_have_to_be_so_many_of_them():
    table = playing_by(EQUAL, ABC, *BEGUN, "Bob: lays red 7, red 7, red 7")

    assert ("refused", "uno.deduction.card") == (table.verdict, table.article)


def test_and_so_many_in_the_hand():
    table = playing_by(EQUAL, ABC, *BEGUN, "count Bob: 1", "Bob: lays red 7, blue 7")

    assert ("refused", "uno.house.equal-cards") == (table.verdict, table.article)


@pytest.mark.parametrize(
    ("lines", "article"),
    [
        (("Ann: lays red 7, blue 7",), "uno.turn"),
        (("Bob: draws", "Bob: lays red 7, blue 7"), "uno.house.equal-cards"),
        (("Bob: red draw two", "Cat: lays red 7, blue 7"), "uno.owed"),
        (("Bob: wild", "Cat: lays red 7, blue 7"), "uno.color.owed"),
    ],
    ids=["out of turn", "after a draw", "on cards owed", "no color yet"],
)
def test_when_they_are_not_laid(lines, article):
    table = playing_by(EQUAL, ABC, *BEGUN, *lines)

    assert ("refused", article) == (table.verdict, table.article)


def test_they_close_what_was_open():
    """Like any other card of the next player."""
    table = playing_by(EQUAL, ABC, *BEGUN, "Bob: red draw two", "Ann: lays red 7, blue 7")

    assert "upheld" == table.verdict
    assert "uno.owed.undisputed" in table.articles


def test_they_may_leave_one_card():
    table = playing_by(EQUAL, ABC, *BEGUN, "count Bob: 3", "Bob: lays red 7, blue 7", "caught: Bob")

    assert ("upheld", 3) == (table.verdict, table.round.hands[1])


def test_a_call_may_come_with_them():
    table = playing_by(EQUAL, ABC, *BEGUN, "count Bob: 3", "Bob: lays red 7, blue 7, UNO!", "caught: Bob")

    assert ("refused", "uno.call") == (table.verdict, table.article)


def test_they_end_the_time_to_catch_somebody_else():
    lines = ("count Bob: 2", "Bob: red 7", "Cat: lays red 8, blue 8", "caught: Bob")

    assert "uno.call.in-time" == playing_by(EQUAL, ABC, *BEGUN, *lines).article


def test_as_last_cards_they_win_without_a_call():
    table = playing_by(EQUAL, ABC, *BEGUN, "count Bob: 2", "Bob: lays red 7, blue 7")

    assert "Bob" == table.name(table.round.out)
    assert "uno.going-out" in table.articles


def test_one_card_alone_is_an_ordinary_card():
    table = playing_by(EQUAL, ABC, *BEGUN, "Bob: red 7")

    assert ["uno.play", "uno.match"] == table.articles


def test_they_are_taken_back_and_are_known():
    """A player who holds a red 7 may play no Wild Draw Four on red."""
    table = playing_by(f"proved-bluff refused, {EQUAL}", ABC, *BEGUN).knows("Cat: lays red 7, blue 7")
    table.report("Bob: red 1", "Cat: wild draw four, blue")

    assert ("refused", "uno.wild-draw-four.color") == (table.verdict, table.article)


def test_a_refused_claim_that_shows_them_may_have_been_a_mistake():
    """It is named beside the Wild Draw Four that it speaks against."""
    lines = (*BEGUN, "Cat: lays red 7, blue 7", "Bob: red 1", "Cat: wild draw four, blue")
    table = playing_by(f"proved-bluff refused, {EQUAL}", ABC, *lines)

    assert "stands" == table.verdict
    assert "Cat showed the red 7 before" in table.sentences[table.articles.index("uno.deduction.slip")]


def test_they_stand_against_a_card_that_only_a_refused_claim_has_shown():
    """There are two red 7, and one was shown in Cat's hand: that claim is forgotten with both its cards."""
    lines = ("Cat: lays red 7, blue 7", "Bob: red 1", "Cat: red 2", "Ann: lays red 7, red 7")
    table = playing_by(EQUAL, ABC, *BEGUN, *lines)

    assert ("stands", "uno.deduction.slip", None) == (table.verdict, table.article, table.fix)
    assert ("Ann 5, Bob 6, Cat 6", ()) == (table.hands, table.round.in_hands)


def test_refused_once_more_they_are_seen_in_another_hand():
    """Nobody knows which of the two claims was a mistake: there is one red 0."""
    table = playing_by(EQUAL, ABC, *BEGUN, "Cat: lays red 0, blue 7", "Ann: lays red 0, blue 0")

    assert {3, 4} == {one.entry for one in table.round.in_hands if one.card.name == "red 0"}


def test_more_cards_than_a_hand_has_are_not_seen_in_it():
    table = playing_by(EQUAL, ABC, *BEGUN, "count Cat: 1", "Cat: lays red 7, blue 7")

    assert () == table.round.in_hands


@pytest.mark.parametrize("cards", ["red 7, wild", "wild, red 7", "red 7, wild swap hands"])
def test_even_if_the_table_lets_others_count_a_color_is_in_force_or_owed(cards):
    table = playing_by(EQUAL, ABC, *BEGUN, f"Bob: lays {cards}", "allow 3")

    assert table.round.color is not None or table.round.color_owed_by is not None


def test_what_was_owed_lapses_if_the_table_lets_them_count():
    table = playing_by(EQUAL, ABC, *BEGUN, "Bob: red draw two", "Cat: lays red 4, blue 4", "allow 4")

    assert (None, "Ann") == (table.owes, table.turn)


@pytest.mark.parametrize(
    ("lines", "claims"),
    [
        ((), []),
        (BEGUN, [{"claim": "uno.play_equal", "seat": 1}]),
        ((*BEGUN, "Bob: wild"), []),
        ((*BEGUN, "Bob: red 0"), [{"claim": "uno.play_equal", "seat": 2}]),
    ],
    ids=["no round", "on turn", "a color is owed", "the next one"],
)
def test_they_are_offered_while_a_color_is_in_force(lines, claims):
    """Which cards they are is left open."""
    assert claims == offered(playing_by(EQUAL, ABC, *lines), "uno.play_equal")
