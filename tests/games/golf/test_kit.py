"""What a phone is told of the rules in force: the deck, what cards do, which are alike, and who wins."""

import pytest

from referee.games.golf.kit import GolfKit, rules_for_client
from tests.games.golf.tables import golf


def kit_of(rules: str = "standard to 9", people: str = "Ann Bob Cat") -> GolfKit:
    return rules_for_client(golf(people, f"rules: {rules}").state)


@pytest.mark.parametrize(("many", "cards"), [(1, 112), (2, 116)])
def test_the_deck_is_told(many, cards):
    told = kit_of(f"standard to 9, double-draw-twos {many}")

    assert cards == sum(row.copies * 4 for row in told.deck)


def test_which_cards_are_alike_is_told():
    assert ("0", "1", "2", "3", "4", "5", "6") == kit_of().alike.faces
    assert "skip" in kit_of("standard to 9, house symbols-match").alike.faces
    assert kit_of().alike.by_color


def test_few_points_win():
    assert kit_of().fewest_win


def test_between_two_a_reverse_may_be_a_skip():
    rules = "standard to 9, house reverse-as-skip"

    assert [1, 1, 2] == [
        kit_of(people="Ann Bob").effects["reverse"].steps,
        kit_of(rules).effects["reverse"].steps,
        kit_of(rules, people="Ann Bob").effects["reverse"].steps,
    ]


@pytest.mark.parametrize(
    ("rules", "field"),
    [
        ("action-timing whenever", "every_card_on_top_acts"),
        ("house last-turns", "closing_acts"),
        ("house closing-action", "closing_acts"),
        ("next-starter left-of-dealer", "left_of_dealer_starts"),
    ],
)
def test_what_a_table_chose_is_told(rules, field):
    assert not getattr(kit_of(), field)
    assert getattr(kit_of(f"standard to 9, {rules}"), field)


def test_where_new_columns_lie_is_told():
    assert [True, False] == [
        kit_of(f"standard to 9{option}").new_columns_left for option in ("", ", new-columns right")
    ]


def test_what_action_cards_count_is_told_once_somebody_has_looked():
    assert "skip" not in kit_of().counting[0].points
    assert 10 == kit_of("standard to 9, house corner-points").counting[0].points["skip"]
