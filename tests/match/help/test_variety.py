"""Choices that look random but are computed."""

from referee.match.help.variety import Variety

COLORS = ("red", "yellow", "green", "blue")
NUMBERS = range(1, 201)


def test_the_same_number_always_gives_the_same_choices():
    """The same request gets the same answer."""
    assert [Variety(number).below(1000, "turn") for number in NUMBERS] == [
        Variety(number).below(1000, "turn") for number in NUMBERS
    ]


def test_number_0_gives_the_usual_choices():
    """It is the first of the options, and the items keep their order."""
    usual = Variety(0)

    assert "red" == usual.one_of(COLORS, "color")
    assert not usual.is_chosen("window")
    assert list(COLORS) == usual.shuffled(COLORS, "cards")


def test_each_option_comes_up_with_each_of_another():
    """A choice about one thing does not depend on a choice about another thing."""
    pairs = {
        (
            Variety(number).one_of(COLORS, "color"),
            Variety(number).is_chosen("window"),
            Variety(number).is_chosen("drew"),
        )
        for number in NUMBERS
    }

    assert 4 * 2 * 2 == len(pairs)


def test_another_attempt_gives_other_choices():
    firsts = [Variety(number).one_of(COLORS, "color") for number in NUMBERS]
    seconds = [Variety(number, 1).one_of(COLORS, "color") for number in NUMBERS]

    assert firsts != seconds


def test_shuffled_items_are_all_there():
    """Each item is there once, for any number of items."""
    for limit in range(60):
        for number in range(5):
            assert list(range(limit)) == sorted(Variety(number).shuffled(range(limit), "cards"))
