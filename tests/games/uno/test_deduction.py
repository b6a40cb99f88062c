"""What the cards on the table prove: rules.md 5."""

import pytest

from tests.table import agreed, table

ABC = "Ann Bob Cat"
BLUFF = (
    *("deal: red 5", "Bob: wild draw four, blue", "Cat: draws 4", "Ann: blue 5"),
    *("Bob: blue 7", "Cat: red 7", "Ann: red 8"),
)
"""The Wild Draw Four of entry 3 was laid on red; Bob has drawn nothing since and is to play on red."""
FEW = (
    *("deal: red 5", "count Bob: 3"),
    *("Bob: red 1", "Cat: red 4", "Ann: red 7"),
)
"""Bob has two cards and is to play on red 7."""


# a card that cannot be there


@pytest.mark.parametrize(
    "lines",
    [
        ("deal: red 5", "Bob: red 5", "Cat: red 5"),
        ("deal: red 0", "Bob: red 0"),
        ("deal: red skip", "Cat: red skip", "Bob: red skip"),
        (
            "deal: red 5",
            *("Bob: wild, red", "Cat: wild, red", "Ann: wild, red", "Bob: wild, red"),
            "Cat: wild, red",
        ),
    ],
)
def test_one_more_than_the_deck_holds_is_refused(lines):
    """A third red 5: this or an earlier entry is wrong, so the people may let it count."""
    told = table(ABC, *lines)

    assert ("refused", ["uno.deduction.card"]) == (told.verdict, told.articles)
    assert f"allow {told.number}" == told.fix
    assert told.sentence.endswith("either this card or an earlier entry is wrong.")


def test_as_many_as_the_deck_holds_may_be_laid():
    assert "upheld" == table(ABC, "deal: red 5", "Bob: red 5").verdict


def test_a_card_that_was_taken_back_is_in_that_hand():
    """So two red 9 are known of, with the one Cat showed, and a third cannot be."""
    told = table(ABC, "deal: red 5", "Cat: red 9", "Bob: red 9", "Cat: red 1", "Ann: red 9")

    assert ("refused", "uno.deduction.card") == (told.verdict, told.article)


def test_who_showed_it_may_lay_it():
    told = table(ABC, "deal: red 5", "Cat: red 9", "Bob: red 9", "Cat: red 9")

    assert "upheld" == told.verdict
    assert () == told.round.in_hands


def test_a_card_shown_twice_is_one_card():
    told = table(ABC, "deal: red 5", "Cat: red 9", "Cat: red 9", "Bob: red 9")

    assert "upheld" == told.verdict


def test_what_cannot_be_there_was_not_seen_there():
    """A refused third red 5 gives nobody a red 5."""
    told = table(ABC, "deal: red 5", "Bob: red 5", "Cat: red 5")

    assert () == told.round.in_hands


# after a shuffle


def test_after_a_shuffle_the_top_card_alone_lies_there():
    """A red 5 may have been drawn again."""
    told = table(ABC, "deal: red 5", "Bob: red 5", "Cat: red 1", "reshuffle", "Ann: draws", "Ann: red 5")

    assert "upheld" == told.verdict


def test_the_top_card_still_counts_after_a_shuffle():
    told = table(ABC, "deal: red 5", "Bob: red 0", "reshuffle", "Cat: draws", "Cat: red 0")

    assert ("refused", "uno.deduction.card") == (told.verdict, told.article)


def test_a_card_all_of_which_went_into_the_pile_is_in_no_hand():
    told = table(ABC, "deal: red 5", "Bob: red 5", "Cat: red 1", "reshuffle", "Ann: red 5")

    assert ("refused", "uno.deduction.card") == (told.verdict, told.article)
    assert "in the pile, and you have drawn none since" in told.sentence


def test_a_card_one_of_which_is_elsewhere_may_be_in_a_hand():
    assert "upheld" == table(ABC, "deal: red 5", "Bob: red 1", "reshuffle", "Cat: red 5").verdict


@pytest.mark.parametrize(
    "given",
    [
        ("Ann: red 2", "Bob: draws"),
        ("Ann: red draw two", "Bob: draws 2", "Cat: red 6", "Ann: red 8"),
    ],
)
def test_whoever_was_given_a_card_since_may_have_it(given):
    told = table(ABC, "deal: red 0", "Bob: red 1", "Cat: red 3", "reshuffle", *given, "Bob: red 0")

    assert "upheld" == told.verdict


def test_when_all_of_a_hand_was_seen_nothing_else_is_in_it():
    told = table(ABC, *FEW, "Bob: green 4", "Bob: green 6", "Bob: red 9")

    assert ("refused", "uno.deduction.card") == (told.verdict, told.article)
    assert "Everybody has seen all of Bob's hand, and the red 9 is not in it." == told.sentence


def test_with_one_card_unseen_it_may_be_any():
    assert "upheld" == table(ABC, *FEW, "Bob: green 4", "Bob: red 9").verdict


def test_a_card_drawn_makes_a_known_hand_unknown():
    told = table(ABC, *FEW, "Bob: green 4", "Bob: green 6", "Bob: draws", "Bob: red 9")

    assert "upheld" == told.verdict


# a Wild Draw Four, without a look


def test_who_was_seen_to_hold_the_color_cannot_lay_it():
    told = table(ABC, "deal: red 5", "Cat: red 9", "Bob: red 1", "Cat: wild draw four, blue")

    assert ("refused", ["uno.wild-draw-four.color"]) == (told.verdict, told.broken)
    assert "allow 5" == told.fix


def test_another_color_that_was_seen_proves_nothing():
    assert (
        "stands"
        == table(ABC, "deal: red 5", "Cat: green 9", "Bob: red 1", "Cat: wild draw four, blue").verdict
    )


def test_a_hand_all_of_which_was_seen_proves_innocence():
    """One green card is left besides the Wild Draw Four: upheld, and a challenge is lost at once."""
    told = table(ABC, *FEW, "Bob: green 4", "Bob: wild draw four, blue")

    assert "upheld" == told.verdict
    assert "uno.challenge.innocent" in told.tell("Cat: challenges").articles
    assert ("Cat 6", None) == (told.owes, told.round.challenged)


@pytest.mark.parametrize("held", ["held the color", "held none"])
def test_what_the_table_proves_no_word_outweighs(held):
    told = table(ABC, *FEW, "Bob: green 4", "Bob: wild draw four, blue", f"Cat: challenges, {held}")

    assert "uno.challenge.innocent" in told.articles


def test_a_wild_draw_four_shown_before_is_not_the_rest_of_the_hand():
    """It leaves the hand; the other card may still be red."""
    lines = (
        "deal: red 5",
        "count Bob: 3",
        "Bob: red 1",
        "Bob: wild draw four, blue",
        "Cat: red 4",
        "Ann: red 7",
    )
    told = table(ABC, *lines, "Bob: wild draw four, blue")

    assert "stands" == told.verdict


def test_a_color_all_of_which_lies_elsewhere_proves_innocence():
    """All 25 red cards are on the discards: nobody holds one."""
    faces = [str(number) for number in range(1, 10)] * 2 + ["skip", "reverse"] * 2
    told = table("Ann Bob", *agreed("deal: red 0; Ann 20, Bob 20"))
    for face in faces:
        told.tell(f"{told.turn}: red {face}")
    for _ in range(2):
        told.tell(f"{told.turn}: red draw two", "Ann: draws" if told.turn == "Bob" else "Bob: draws")
    told.tell(f"{told.turn}: wild draw four, blue")

    assert 26 == len(told.round.discards)
    assert "upheld" == told.verdict
    assert (
        f"{told.name(told.round.debt.by)} holds no red card, as the cards on the table prove."
        in told.sentences
    )


# a bluff that comes out later


def test_a_card_of_the_color_without_having_drawn_proves_a_bluff():
    told = table(ABC, *BLUFF, "Bob: red 2")

    assert ("upheld", ["uno.play", "uno.match", "uno.deduction.bluff"]) == (told.verdict, told.articles)
    assert "Bob held red when laying the Wild Draw Four of entry 3" in told.sentences[-1]


def test_it_is_too_late_for_a_penalty():
    assert "Ann 5, Bob 4, Cat 10" == table(ABC, *BLUFF, "Bob: red 2").hands


def test_a_bluff_comes_out_once():
    told = table(ABC, *BLUFF, "Bob: red 2", "Cat: red 1", "Ann: red 3", "Bob: red 4")

    assert ["uno.play", "uno.match"] == told.articles


@pytest.mark.parametrize("line", ["Bob: blue 8", "Bob: green 8", "Bob: wild, red"])
def test_another_color_proves_no_bluff(line):
    """A wild is of no color."""
    assert "uno.deduction.bluff" not in table(ABC, *BLUFF, line).articles


def test_a_card_of_somebody_else_proves_nothing():
    assert "uno.deduction.bluff" not in table(ABC, *BLUFF[:-2], "Cat: red 7").articles


def test_a_drawn_card_may_excuse_it():
    """One red card laid, one card drawn since: it may be that one."""
    told = table(ABC, *BLUFF, "Bob: draws", "Bob: red 2")

    assert "uno.deduction.bluff" not in told.articles


def test_a_drawn_card_excuses_one_card_and_no_more():
    told = table(ABC, *BLUFF, "Bob: draws", "Bob: red 2", "Cat: red 1", "Ann: red 3", "Bob: red 4")

    assert "uno.deduction.bluff" in told.articles


def test_who_has_paid_for_a_bluff_may_hold_the_cards_drawn_for_it():
    told = table(
        ABC, "deal: red 5", "Bob: wild draw four, blue", "Cat: challenges, held the color",
        "Cat: blue 5", "Ann: red 5", "Bob: red 2",
    )  # fmt: skip

    assert "uno.deduction.bluff" not in told.articles


def test_an_innocent_verdict_may_be_refuted_later():
    """What was told of the hand is a word; what is laid is a card: rules.md 5.4."""
    told = table(
        ABC, "deal: red 5", "Bob: wild draw four, blue", "Cat: challenges, held none", "Cat: draws 6",
        "Ann: blue 5", "Bob: blue 7", "Cat: red 7", "Ann: red 8", "Bob: red 2",
    )  # fmt: skip

    assert "uno.deduction.bluff" in told.articles


# silence


def test_once_the_table_has_allowed_something_the_cards_prove_nothing():
    """A third red 5 may count, and then a fourth is as good."""
    told = table(ABC, "deal: red 5", "Bob: red 5", "Cat: red 5", "allow 4")

    assert told.round.silent
    assert "upheld" == told.tell("Ann: red 5").verdict


def test_in_silence_no_wild_draw_four_is_proved():
    lines = ("deal: red 5", "Cat: red 9", "Bob: green 1", "allow 4")
    told = table(ABC, *lines, "Cat: wild draw four, blue")

    assert "stands" == told.verdict


def test_in_silence_no_bluff_is_proved():
    told = table(ABC, *BLUFF[:-1], "Ann: green 8", f"allow {len(BLUFF) + 1}", "Bob: green 2")
    told.tell("Cat: green 3", "Ann: red 3", "Bob: red 3")

    assert "uno.deduction.bluff" not in told.articles


def test_the_next_shuffle_ends_the_silence():
    told = table(ABC, "deal: red 5", "Bob: red 5", "Cat: red 5", "allow 4", "Ann: red 0", "reshuffle")

    assert not told.round.silent
    assert ("refused", "uno.deduction.card") == (told.tell("Bob: red 0").verdict, told.article)


def test_a_shuffle_in_silence_does_not_tell_who_can_hold_what():
    """The discards had a card too many, so they prove nothing of the pile either."""
    told = table(
        ABC, "deal: red 5", "Bob: red 5", "Cat: red 5", "allow 4", "Ann: red 1", "reshuffle", "Bob: red 5"
    )

    assert "upheld" == told.verdict


# what is left in a hand

OUT = ("deal: red 5", "count Ann: 2", "count Bob: 1", "count Cat: 1", "Bob: red 9")


@pytest.mark.parametrize(("points", "near"), [(19, "18 and 20"), (45, "40 and 50"), (30, "29 and 40")])
def test_a_total_that_no_such_hand_has_is_refused(points, near):
    told = table(ABC, *OUT, f"Ann: left {points} points")

    assert ("refused", f"allow {told.number}") == (told.verdict, told.fix)
    assert f"Two cards cannot make {points} points; the nearest are {near}." == told.sentence


@pytest.mark.parametrize("points", [0, 18, 29, 40, 59, 70, 100])
def test_a_total_that_such_a_hand_may_have_is_believed(points):
    assert "upheld" == table(ABC, *OUT, f"Ann: left {points} points").verdict


def test_the_most_that_can_be_left():
    told = table(ABC, *OUT, "Ann: left 101 points")

    assert "Ann holds two cards: that is 100 points at the most." == told.sentence


def test_cards_seen_elsewhere_are_not_left():
    """Seven of the eight wild cards lie on the discards: one card may be worth 50, two never 100."""
    wilds = [f"{who}: wild, red" for who in ("Bob", "Cat", "Ann", "Bob")]
    fours = ["Cat: wild draw four, red", "Bob: wild draw four, red", "Ann: wild draw four, red"]
    told = table(ABC, "deal: red 5", *wilds, *fours, "count Ann: 2", "count Cat: 1", "Cat: red 9")

    assert "Cat" == told.name(told.round.out)
    assert "refused" == told.tell("Ann: left 100 points").verdict
    assert "upheld" == told.tell("Ann: left 70 points").verdict


def test_a_card_counted_in_one_hand_is_in_no_other():
    told = table(ABC, *OUT, "Ann: left red 9, blue 9", "Cat: left red 9")

    assert ("refused", "uno.deduction.card") == (told.verdict, told.article)


def test_in_silence_cards_counted_are_believed():
    """And so is a total of the full deck, whatever lies on the discards."""
    told = table(ABC, *OUT[:-1], "Bob: green 9", "allow 6", "Ann: left green 9, green 9")

    assert ("upheld", None) == (told.verdict, told.fix)


def test_cards_that_nobody_reported_excuse_a_bluff():
    """A hand that turns out to be larger has been given a card, and that may be the red one."""
    lines = ("deal: red 5", "Bob: wild draw four, blue", "Cat: draws 4", "count Bob: 7", "Ann: blue 5")
    told = table("Ann Bob Cat", *lines, "Bob: blue 7", "Cat: red 7", "Ann: red 8", "Bob: red 2")

    assert "uno.deduction.bluff" not in told.articles
