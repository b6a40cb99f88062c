"""Choices that look like chance and are none."""

from referee.match.help.variety import Variety

COLORS = ("red", "yellow", "green", "blue")
TABLES = range(1, 201)


def test_the_same_table_is_always_the_same():
    """So that the same request gets the same answer."""
    assert [Variety(number).below(1000, "turn") for number in TABLES] == [
        Variety(number).below(1000, "turn") for number in TABLES
    ]


def test_at_the_first_table_all_is_as_usual():
    """The first of the options, in the order in which they are told."""
    usual = Variety(0)

    assert "red" == usual.one_of(COLORS, "color")
    assert not usual.is_chosen("window")
    assert list(COLORS) == usual.shuffled(COLORS, "cards")


def test_each_option_comes_up_with_each_of_another():
    """What is chosen about one thing tells nothing of another."""
    pairs = {
        (
            Variety(number).one_of(COLORS, "color"),
            Variety(number).is_chosen("window"),
            Variety(number).is_chosen("drew"),
        )
        for number in TABLES
    }

    assert 4 * 2 * 2 == len(pairs)


def test_another_attempt_at_a_table_chooses_anew():
    """As far as chance goes."""
    firsts = [Variety(number).one_of(COLORS, "color") for number in TABLES]
    seconds = [Variety(number, 1).one_of(COLORS, "color") for number in TABLES]

    assert firsts != seconds


def test_what_is_mixed_is_all_there():
    """Of any number of things, each once."""
    for limit in range(60):
        for number in range(5):
            assert list(range(limit)) == sorted(Variety(number).shuffled(range(limit), "cards"))
