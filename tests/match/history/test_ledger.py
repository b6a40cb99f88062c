"""Every score with its reason."""

from referee.match.history.ledger import RoundPoints, compute_ledger
from referee.match.history.line import timeline_of
from tests.table import Table, agreed, table_of

ABC = "Ann Bob Cat"


def written(table: Table) -> list[RoundPoints]:
    return compute_ledger(table.game, timeline_of(table.entries))


def test_before_the_first_round_the_ledger_is_empty():
    assert [] == written(table_of(ABC, "deal: red 5"))


def test_a_winner_is_written_down():
    """Who it was, how much, and the entry that says so."""
    assert [RoundPoints(1, 2, (0, 132, 0), 1, None, dealer=0, players=(0, 1, 2))] == written(
        table_of(ABC, "score: winner Bob 132")
    )


def test_of_points_seat_by_seat_who_scored_alone_is_the_winner():
    """Nobody else scores by the standard rules."""
    assert [RoundPoints(1, 2, (0, 0, 88), 2, None, dealer=0, players=(0, 1, 2))] == written(
        table_of(ABC, "score: Cat 88")
    )


def test_the_hands_left_are_the_reason_of_a_score():
    table = table_of(ABC, "score: left Ann red 5, blue skip; Bob wild")

    assert [RoundPoints(1, 2, (0, 0, 75), 2, {0: 25, 1: 50}, dealer=0, players=(0, 1, 2))] == written(table)


def test_the_hands_counted_are_the_reason_of_a_score():
    """Its entry is that of the last count."""
    deal = agreed("deal: red 5; Ann 1, Bob 1, Cat 1")
    table = table_of(ABC, *deal, "Bob: red 7", "Cat: left 9 points", "Ann: left wild")

    assert [RoundPoints(1, 6, (0, 59, 0), 1, {0: 50, 2: 9}, dealer=0, players=(0, 1, 2))] == written(table)


def test_rounds_stand_in_their_order():
    table = table_of(ABC, "score: winner Ann 1", "score: winner Bob 2", "score: winner Cat 3")

    assert [(1, 2), (2, 3), (3, 4)] == [(row.round, row.entry) for row in written(table)]


def test_of_two_scores_of_a_round_the_later_counts():
    """It stays in its place, with the entry that replaced it."""
    table = table_of(ABC, "score: winner Ann 10", "score: winner Bob 2", "score round 1: winner Ann 11")

    assert [(1, 4, (11, 0, 0)), (2, 3, (0, 2, 0))] == [
        (row.round, row.entry, row.points) for row in written(table)
    ]


def test_a_score_taken_back_is_not_in_the_ledger():
    table = table_of(ABC, "score: winner Ann 10", "score: winner Bob 2", "take back to 2")

    assert [1] == [row.round for row in written(table)]


def test_a_score_agreed_on_is_in_the_ledger():
    """Under the number of the claim, not of the agreement."""
    table = table_of(ABC, *agreed("score: Ann 20, Cat 30"))

    assert [RoundPoints(1, 2, (20, 0, 30), None, None, dealer=0, players=(0, 1, 2))] == written(table)


def test_a_refused_score_is_not_in_the_ledger():
    assert [] == written(table_of(ABC, "score: Ann 20, Cat 30"))


def test_the_ledger_adds_up_to_the_totals():
    table = table_of(ABC, "score: winner Ann 10", "score: winner Bob 2", "score: winner Ann 5")
    columns = zip(*(row.points for row in written(table)), strict=True)

    assert table.state.totals == tuple(map(sum, columns))


def from_rules(table: Table) -> list[int]:
    return [row.from_rules for row in written(table)]


def test_a_round_is_played_by_the_rules_of_the_opening():
    assert [1] == from_rules(table_of(ABC, "score: winner Ann 10"))


def test_other_rules_count_from_the_next_round_on():
    table = table_of(ABC, "score: winner Ann 10", "rules: basic to 500", "score: winner Bob 2")

    assert [1, 3] == from_rules(table)


def test_a_round_that_was_open_keeps_the_rules_it_was_dealt_under():
    table = table_of(ABC, "deal: red 5", "rules: basic to 500", "score: winner Ann 10", "score: winner Bob 2")

    assert [1, 3] == from_rules(table)


def test_a_void_round_is_dealt_again_by_the_new_rules():
    table = table_of(ABC, "deal: red 5", "rules: basic to 500", "void", "score: winner Ann 10")

    assert [3] == from_rules(table)


def test_a_removed_round_is_not_in_the_ledger_and_later_rounds_have_the_numbers_before():
    table = table_of(
        ABC, "score: winner Ann 10", "score: winner Bob 2", "score: winner Cat 3", "void round 1"
    )

    assert [(1, 3, 1, 1), (2, 4, 2, 2)] == [
        (one.round, one.entry, one.winner, one.dealer) for one in written(table)
    ]


def test_of_rules_agreed_on_twice_the_last_are_in_force():
    table = table_of(ABC, "rules: basic to 500", "deal: red 5", "rules: faq to 500", "rules: standard to 500")
    table.report("score: winner Ann 10", "score: winner Bob 2")

    assert [2, 5] == from_rules(table)


def test_a_score_put_right_keeps_the_rules_of_its_round():
    table = table_of(ABC, "score: winner Ann 10", "rules: basic to 500", "score round 1: winner Bob 2")

    assert [1] == from_rules(table)


def test_rules_that_were_refused_are_nobodys():
    table = table_of(
        ABC, "score: winner Ann 10", "rules: standard to 500, scoring none", "score: winner Bob 2"
    )

    assert [1, 1] == from_rules(table)
