"""A value with other contents in a few fields is another value; the first one stays as it was."""

from dataclasses import dataclass

import pytest

from referee.kit.values import not_none, replace


@dataclass(frozen=True)
class Hand:
    seat: int
    count: int = 7
    cards: tuple[str, ...] = ()


def test_only_the_named_fields_differ():
    assert replace(Hand(2), count=6, cards=("red 5",)) == Hand(2, 6, ("red 5",))


def test_with_nothing_named_it_is_an_equal_value():
    assert replace(Hand(2)) == Hand(2)


def test_the_first_value_stays_as_it_was():
    hand = Hand(2)
    replace(hand, count=6)
    assert hand == Hand(2, 7)


def test_what_is_replaced_can_be_replaced_again():
    assert replace(replace(Hand(2), count=6), seat=3) == Hand(3, 6)


def test_a_field_that_it_does_not_have_is_refused():
    with pytest.raises(TypeError, match="Hand has no field color, suit"):
        replace(Hand(2), suit="hearts", color="red", count=1)


def test_a_value_that_should_be_known_and_is_not_is_an_error():
    """Zero is known."""
    assert 0 == not_none(0)
    with pytest.raises(ValueError, match="what should be known by now is not"):
        not_none(None)
