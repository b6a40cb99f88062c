"""Who has won and who stands where: one answer, whatever has been corrected and whoever has gone home."""

import pytest

from referee.kit.quantities import Points
from referee.match.model.state import Rules
from referee.match.table.ranking import ranking, seats_that_left_before_end
from tests.table import Table

ABC, ABCD = "Ann Bob Cat", "Ann Bob Cat Dan"


def uno(names: str, *lines: str, target: int = 500, scoring: str = "winner-takes-all") -> Table:
    rules = Rules(target=Points(target), differences={"scoring": scoring})
    return Table(tuple(names.split()), rules=rules).report(*lines)


def golf(names: str, *lines: str, rounds: int, tie: str = "shared") -> Table:
    rules = Rules(target=Points(rounds), differences={"match-tie": tie})
    return Table(tuple(names.split()), "golf", rules).report(*lines)


def won(table: Table) -> list[str]:
    return [table.name(seat) for seat in ranking(table.game.ruleset_of(table.state), table.state).winners]


def places(table: Table) -> str:
    """`1 Ann, 2 Bob, 3 Cat`."""
    found = ranking(table.game.ruleset_of(table.state), table.state).places
    return ", ".join(f"{place} {table.name(seat)}" for seat, place in found.items())


def gone(table: Table) -> list[str]:
    now = ranking(table.game.ruleset_of(table.state), table.state)
    return [table.name(seat) for seat in seats_that_left_before_end(table.state, now)]


# --- corrected matches ---


def test_who_was_there_first_has_won_though_a_correction_leaves_somebody_else_with_more():
    """Ann had 500 after round 1, as it is known now; Bob has 510 after round 3."""
    table = uno(ABC, "score: winner Ann 480", "score: winner Bob 490", "score: winner Bob 20")
    assert (["Bob"], "1 Bob, 2 Ann, 3 Cat") == (won(table), places(table))

    table.report("correct 2: score: winner Ann 500")

    assert (["Ann"], "1 Ann, 2 Bob, 3 Cat") == (won(table), places(table))


def test_a_correction_by_which_nobody_is_there_yet_leaves_no_winner():
    table = uno(ABC, "score: winner Ann 480", "score: winner Bob 510", "correct 3: score: winner Bob 470")

    assert ([], "1 Ann, 2 Bob, 3 Cat") == (won(table), places(table))


def test_a_replaced_round_moves_the_places_with_the_winners():
    table = uno(ABC, "score: winner Ann 300", "score: winner Bob 510", "score round 1: winner Ann 505")

    assert (["Ann"], "1 Ann, 2 Bob, 3 Cat") == (won(table), places(table))


def test_after_a_correction_who_leads_has_won_a_match_that_was_called_a_day():
    rounds = ("score: winner Ann 300", "score: winner Bob 290")
    table = uno(ABC, *rounds, "finish", "score round 2: winner Bob 310")

    assert (["Bob"], "1 Bob, 2 Ann, 3 Cat") == (won(table), places(table))


# --- shared places ---


def test_who_is_level_shares_a_place_and_the_next_one_comes_after_both():
    table = uno(ABCD, "score: winner Ann 50", "score: winner Bob 50", "score: winner Cat 20")

    assert ([], "1 Ann, 1 Bob, 3 Cat, 4 Dan") == (won(table), places(table))


def test_partners_share_the_first_place_and_the_others_the_third():
    table = uno(ABCD, "score: winner Ann 500", scoring="partners")

    assert (["Ann", "Cat"], "1 Ann, 1 Cat, 3 Bob, 3 Dan") == (won(table), places(table))


def test_who_loses_the_tie_break_of_golf_is_not_first():
    """Ann and Bob have 12 points each, and only Ann has won two rounds."""
    rounds = ("score: Ann 1, Bob 2, Cat 9", "score: Ann 1, Bob 2, Cat 9", "score: Ann 10, Bob 8, Cat 8")
    table = golf(ABC, *rounds, rounds=3, tie="rounds-won")

    assert "Ann 12, Bob 12, Cat 26" == table.totals
    assert (["Ann"], "1 Ann, 2 Bob, 3 Cat") == (won(table), places(table))


def test_without_a_tie_break_the_lowest_total_is_shared():
    table = golf(ABC, "score: Ann 4, Bob 9, Cat 4", rounds=1, tie="shared")

    assert (["Ann", "Cat"], "1 Ann, 1 Cat, 3 Bob") == (won(table), places(table))


def test_two_who_brought_as_many_points_from_paper_share_a_target_that_is_set_below_them():
    table = uno(ABC, "paper: Ann 300, Bob 300, Cat 10", "rules: standard to 200")

    assert (["Ann", "Bob"], "1 Ann, 1 Bob, 3 Cat") == (won(table), places(table))


def test_who_went_out_of_the_match_together_with_equal_points_shares_a_place():
    table = uno(ABCD, "score: Ann 120, Bob 120, Cat 3", target=100, scoring="elimination")

    assert ([], "1 Dan, 2 Cat, 3 Ann, 3 Bob") == (won(table), places(table))


def test_who_went_out_later_stands_before_who_went_out_earlier_with_as_many_points():
    rounds = ("score: Ann 120, Bob 20, Cat 3", "score: Bob 100, Cat 9")
    table = uno(ABCD, *rounds, target=100, scoring="elimination")

    assert "1 Dan, 2 Cat, 3 Bob, 4 Ann" == places(table)


# --- who goes home ---


def test_a_winner_who_goes_home_has_won_still():
    table = uno(ABC, "score: winner Ann 500", "Ann leaves")

    assert (["Ann"], "1 Ann, 2 Bob, 2 Cat") == (won(table), places(table))
    assert "match.over" == table.report("score: winner Bob 10").article


@pytest.mark.parametrize("name", ["Ann", "Bob", "Cat"])
def test_whoever_goes_home_after_the_last_round_of_golf_keeps_the_place(name):
    table = golf(ABC, "score: Ann 4, Bob 9, Cat 12", f"{name} leaves", rounds=1)

    assert (["Ann"], "1 Ann, 2 Bob, 3 Cat") == (won(table), places(table))


def test_who_goes_home_after_the_match_was_called_a_day_has_won_still():
    table = uno(ABC, "score: winner Ann 30", "finish", "Ann leaves")

    assert (["Ann"], "1 Ann, 2 Bob, 2 Cat") == (won(table), places(table))


def test_who_was_out_of_the_match_and_goes_home_at_its_end_keeps_the_place():
    rounds = ("score: Ann 120, Bob 20", "score: Bob 100")
    table = uno(ABC, *rounds, "Ann leaves", target=100, scoring="elimination")

    assert (["Cat"], "1 Cat, 2 Bob, 3 Ann") == (won(table), places(table))


def test_who_left_before_the_end_is_named_clockwise_and_nobody_who_has_a_place():
    """Eve goes home once Cat has won, and keeps the place. Bob, who is at the table, has one, too."""
    rounds = ("score: winner Cat 300", "Dan leaves", "Ann leaves", "score: winner Cat 200", "Eve leaves")
    table = uno("Ann Bob Cat Dan Eve", *rounds)

    assert (["Ann", "Dan"], "1 Cat, 2 Bob, 2 Eve") == (gone(table), places(table))


def test_while_the_match_goes_on_whoever_has_gone_home_has_left():
    assert ["Bob"] == gone(uno(ABC, "score: winner Bob 20", "Bob leaves"))


def test_a_leader_who_leaves_before_the_end_has_no_place():
    table = uno(ABCD, "score: winner Dan 300", "score: winner Ann 20", "Dan leaves", "finish")

    assert (["Ann"], "1 Ann, 2 Bob, 2 Cat") == (won(table), places(table))


def test_who_went_home_has_not_won_what_the_others_play_on_for():
    table = golf(ABC, "score: Ann 1, Bob 5, Cat 9", "Ann leaves", "play on to 2", rounds=1)
    assert ([], "1 Bob, 2 Cat") == (won(table), places(table))

    table.report("score: Bob 5, Cat 9")

    assert (["Bob"], "1 Bob, 2 Cat") == (won(table), places(table))


def test_who_went_home_and_comes_back_is_there_as_before():
    table = uno(ABC, "score: winner Ann 500", "Ann leaves", "play on to 600", "Ann comes back")

    assert ([], "1 Ann, 2 Bob, 2 Cat") == (won(table), places(table))
