"""Several hands at once, held against trying every way to deal them."""

from contextlib import suppress
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.kit import hands as kit
from referee.kit.hands import deck_can_contain_hands, smallest_impossible_hand_group

DECK = {0: 4, 20: 24, 50: 8, **dict.fromkeys(range(1, 10), 8)}
"""So many cards of each value are in the classic deck."""


def dealt_by_trying(cards: tuple[int, ...], hands: list[tuple[int | None, int]]) -> bool:
    """Whether the hands can be picked from the cards, one after the other, in any way at all."""
    if not hands:
        return True
    (size, total), *others = hands
    sizes = range(1, len(cards) + 1) if size is None else [size]
    for many in sizes:
        for places in combinations(range(len(cards)), many):
            left = tuple(card for place, card in enumerate(cards) if place not in places)
            if sum(cards[place] for place in places) == total and dealt_by_trying(left, others):
                return True
    return False


def by_value(cards: list[int]) -> dict[int, int]:
    return {value: cards.count(value) for value in set(cards)}


a_small_deck = st.lists(st.sampled_from([0, 1, 2, 3, 7, 20, 40, 50]), min_size=1, max_size=7)
some_hands = st.lists(
    st.tuples(
        st.one_of(st.none(), st.integers(1, 3)), st.sampled_from([*range(12), 20, 21, 40, 50, 70, 100])
    ),
    min_size=1,
    max_size=3,
)


@given(a_small_deck, some_hands)
@settings(max_examples=150)
def test_it_says_what_trying_every_way_says(cards, hands):
    assert dealt_by_trying(tuple(cards), hands) == deck_can_contain_hands(by_value(cards), hands)


@given(st.data())
@settings(max_examples=50)
def test_whatever_was_dealt_can_be(data):
    """From the whole deck, in up to nine hands of any size, with and without the sizes."""
    cards = data.draw(st.permutations([value for value, copies in DECK.items() for _ in range(copies)]))
    hands = []
    for _ in range(data.draw(st.integers(1, 9))):
        size = data.draw(st.integers(1, 11))
        hand, cards = cards[:size], cards[size:]
        hands.append((data.draw(st.sampled_from([None, size])), sum(hand)))

    assert deck_can_contain_hands(DECK, hands)
    known = [hand for hand in hands if hand[0] is not None]
    assert () == smallest_impossible_hand_group(DECK, known)


@pytest.mark.parametrize(
    ("hands", "can_be"),
    [
        ([(5, 250), (5, 250)], False),
        ([(4, 200), (4, 200)], True),
        ([(None, 250), (None, 250)], True),
        ([(1, 1)] * 8, True),
        ([(1, 1)] * 9, False),
        ([(None, 1)] * 9, False),
        ([(1, 50)] * 8 + [(1, 20)], True),
        ([(1, 50)] * 9, False),
        ([(2, 3)] * 8 + [(2, 4)], True),
        ([(2, 1)] * 5, False),
        ([(None, 0)] * 4, True),
        ([(None, 0)] * 5, False),
        ([(108, 1240)], True),
        ([(109, 1240)], False),
    ],
)
def test_hands_of_the_classic_deck(hands, can_be):
    assert can_be == deck_can_contain_hands(DECK, hands)


def test_the_fewest_are_named_that_cannot_be_together():
    """Two of the three hold more wild cards than there are."""
    assert (0, 2) == smallest_impossible_hand_group(DECK, [(5, 250), (3, 9), (5, 250)])
    assert (1,) == smallest_impossible_hand_group(DECK, [(5, 250), (2, 30 + 9)])


def test_what_would_take_too_long_is_not_refused(monkeypatch):
    monkeypatch.setattr(kit, "MOST_STEPS_OF_HAND_SEARCH", 0)

    assert deck_can_contain_hands(DECK, [(1, 1)] * 9)


def test_it_never_takes_long():
    """Nine hands of any total that were made up: so many steps, and no more."""
    for shift in range(40):
        hands = [(5 + seat % 3, (37 * seat + 11 * shift) % 120) for seat in range(9)]
        sharing = kit._CardDistributionSearch(kit._card_counts_highest_value_first(DECK))
        with suppress(kit._TooManySteps):
            sharing.can_complete_hands(0, kit._sort_hands(tuple(hands)))

        assert sharing.steps <= kit.MOST_STEPS_OF_HAND_SEARCH + 1
