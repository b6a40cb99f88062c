"""A limit of cards in a hand: who comes to so many is out of the round; docs/rules/house-rules.md 3.13."""

import pytest

from referee.games import GAMES
from referee.match.model.state import Rules
from referee.match.table.agreement import errors_in_rules
from tests.games.uno.options.house.playing import ABC, ABCD, offered, playing_by

LIMIT = "house hand-limit cards=10"
DEALT = ("deal: red 5", "count Bob: 9")


def test_who_keeps_a_card_too_many_is_out_and_the_next_one_goes_on():
    table = playing_by(LIMIT, ABC, *DEALT, "Bob: draws, keeps")

    assert "uno.house.hand-limit" in table.articles
    assert ("Cat", (1,), (0, 2)) == (table.turn, table.state.sitting_out, table.state.order)
    assert "Put your hand aside: you are out of this round." == table.say["Bob"]


def test_twenty_five_are_too_many_where_nothing_else_is_said():
    lines = ("deal: red 5", "count Bob: 23", "Bob: draws, keeps", "Cat: red 1", "Ann: red 2")
    table = playing_by("house hand-limit", ABC, *lines)

    assert () == table.state.sitting_out
    assert (1,) == table.report("Bob: draws, keeps").state.sitting_out


def test_a_card_that_is_drawn_and_laid_was_none_too_many():
    """However it is told: in one breath, or one after the other."""
    at_once = playing_by(LIMIT, ABC, *DEALT, "Bob: red 3, drawn")
    by_and_by = playing_by(LIMIT, ABC, *DEALT, "Bob: draws", "Bob: red 3")

    assert ("upheld", "upheld") == (at_once.verdict, by_and_by.verdict)
    assert at_once.seen == by_and_by.seen


def test_the_cards_set_aside_stay_out_of_the_pile():
    table = playing_by(LIMIT, ABC, *DEALT, "Bob: draws, keeps")

    assert (10, 108 - 1 - 10 - 14) == (table.round.aside, table.round.draw_pile)


def test_what_is_owed_counts_as_soon_as_it_is_drawn():
    lines = ("deal: red 5", "count Cat: 9", "Bob: red draw two", "Cat: draws 2")
    table = playing_by(LIMIT, ABC, *lines)

    assert ("Ann", (2,)) == (table.turn, table.state.sitting_out)


def test_what_nobody_mentions_was_drawn_all_the_same():
    lines = ("deal: red 5", "count Cat: 9", "Bob: red draw two", "Ann: red 1")
    table = playing_by(LIMIT, ABC, *lines)

    assert ("upheld", (2,), "Bob") == (table.verdict, table.state.sitting_out, table.turn)


def test_who_is_guilty_of_a_bluff_may_be_out_by_it():
    lines = ("deal: red 5", "Bob: wild draw four, blue", "count Bob: 8", "Cat: challenges")
    table = playing_by(LIMIT, ABC, *lines, "Bob: shows, held the color")

    assert ((1,), "Cat", None) == (table.state.sitting_out, table.turn, table.round.debt)


def test_a_wild_draw_four_of_somebody_who_is_out_is_not_challenged():
    """There is no hand to be shown any more; the four are drawn."""
    lines = ("deal: red 5", "count Bob: 9", "Bob: wild draw four, blue", "Bob: hints")
    table = playing_by(f"house hint, {LIMIT}", ABC, *lines)

    assert ((1,), False) == (table.state.sitting_out, table.round.debt.open_to_challenge)
    assert [] == offered(table, "uno.challenge")


def test_who_is_out_neither_plays_nor_catches_and_is_not_caught():
    table = playing_by(LIMIT, ABC, *DEALT, "Bob: draws, keeps")
    for line in ("Bob: red 3", "Bob: draws", "Bob: UNO!", "Bob: catches Cat", "Bob: left 3 points"):
        assert ("refused", "uno.sitting-out") == (table.report(line).verdict, table.article)


def test_nothing_is_offered_to_who_is_out():
    table = playing_by(LIMIT, ABC, *DEALT, "Bob: draws, keeps")

    assert 1 not in {one["claim"].get("seat") for one in table.may}


def test_the_next_round_is_played_by_all_and_the_deal_passes_on_as_ever():
    lines = (*DEALT, "Bob: draws, keeps", "count Cat: 1", "Cat: red 1", "Ann: left 5 points")
    table = playing_by(LIMIT, ABC, *lines)

    assert ((0, 1, 2), (), "Bob") == (table.state.order, table.state.sitting_out, table.dealer)


def test_a_dealer_who_is_out_deals_no_more_and_the_next_one_is_next():
    lines = ("deal: red 5", "count Ann: 9", "Bob: red 1", "Cat: red 2", "Ann: draws, keeps", "void")

    assert ("Ann", (0, 1, 2)) == ((table := playing_by(LIMIT, ABC, *lines)).dealer, table.state.order)
    scored = playing_by(LIMIT, ABC, *lines[:-1], "score: winner Cat 30")
    assert "Bob" == scored.dealer


@pytest.mark.parametrize(("points", "total"), [(0, 5), (100, 105)])
def test_a_hand_set_aside_counts_what_the_table_agreed(points, total):
    lines = (*DEALT, "Bob: draws, keeps", "count Cat: 1", "Cat: red 1", "Ann: left 5 points")
    table = playing_by(f"{LIMIT} points={points}", ABC, *lines)

    assert f"Ann 0, Bob 0, Cat {total}" == table.totals


def test_it_counts_against_its_player_where_few_points_are_good():
    lines = (*DEALT, "Bob: draws, keeps", "count Cat: 1", "Cat: red 1", "Ann: left 5 points")
    table = playing_by(f"scoring own-lowest-wins, {LIMIT} points=100", ABC, *lines)

    assert "Ann 5, Bob 100, Cat 0" == table.totals


@pytest.mark.parametrize("scoring", ["own-lowest-wins", "elimination"])
def test_where_few_points_are_good_being_thrown_out_is_no_present(scoring):
    rules = Rules(differences={"scoring": scoring}, house_rules={"hand-limit": {}})

    assert "hand-limit has to say how many points" in str(errors_in_rules(GAMES["uno"], rules, 3))


def test_between_two_the_other_one_has_won_and_the_hand_is_counted():
    table = playing_by(LIMIT, "Ann Bob", *DEALT, "Bob: draws, keeps")

    assert (
        "Bob has ten cards, and that is the limit. Bob is out of this round. "
        "Now everybody who plays against Ann is out. Ann has won the round." in table.sentences
    )
    assert "Ann 33, Bob 0" == table.report("Bob: left 33 points").totals


def test_without_points_the_round_is_over_at_once():
    table = playing_by(f"scoring none, {LIMIT}", "Ann Bob", *DEALT, "Bob: draws, keeps")

    assert (None, "Ann 1, Bob 0") == (table.round, table.totals)


def test_once_somebody_has_gone_out_nobody_is_thrown_out_any_more():
    lines = ("deal: red 5", "count Bob: 1", "count Cat: 9", "Bob: red draw two", "Cat: draws 2")
    table = playing_by(LIMIT, ABC, *lines)

    assert ((), 11) == (table.state.sitting_out, table.round.hands[2])


def test_a_seat_that_sits_out_may_leave_and_is_gone_in_the_next_round():
    lines = (*DEALT, "Bob: draws, keeps", "Bob leaves", "score: winner Ann 5")
    table = playing_by(LIMIT, ABCD, *lines)

    assert ((0, 2, 3), ()) == (table.state.order, table.state.sitting_out)


def test_a_score_written_down_may_name_who_sits_out():
    lines = (*DEALT, "Bob: draws, keeps", "score: Ann 0, Bob 100, Cat 7")
    table = playing_by(f"scoring own-lowest-wins, {LIMIT} points=100", ABC, *lines)

    assert "Ann 0, Bob 100, Cat 7" == table.totals


@pytest.mark.parametrize("score", ["left Ann red 5; Cat", "left Ann red 5"])
def test_a_hand_set_aside_counts_too_where_the_cards_left_are_written_down(score):
    lines = (*DEALT, "Bob: draws, keeps", f"score: {score}")
    table = playing_by(f"{LIMIT} points=100", ABC, *lines)

    assert "Ann 0, Bob 0, Cat 105" == table.totals


@pytest.mark.parametrize(("points", "verdict"), [(102, "upheld"), (2, "refused")])
def test_points_of_a_team_are_those_of_the_cards_left_and_of_the_hand_set_aside(points, verdict):
    """Ann lays her last card: Bob's hand counts 100, and Dan has one card, a 2."""
    lines = (*DEALT, "Bob: draws, keeps", "Cat: red 2", "Dan: red 1", "count Dan: 1", "count Ann: 1")
    table = playing_by(f"scoring partners, {LIMIT} points=100", ABCD, *lines, "Ann: red 9")

    assert verdict == table.report(f"score: winner Ann {points}").verdict


def test_a_hand_set_aside_counts_nothing_for_its_own_team():
    """Ann and Cat are a team: Cat's hundred are not theirs."""
    lines = ("deal: red 5", "Bob: red 6", "count Cat: 9", "Cat: draws, keeps", "Dan: red 7")
    last = ("count Ann: 1", "Ann: red 9", "count Bob: 1", "count Dan: 1")
    table = playing_by(f"scoring partners, {LIMIT} points=100", ABCD, *lines, *last)

    assert "refused" == table.report("score: winner Ann 104").verdict
    assert "upheld" == table.report("score: winner Ann 4").verdict


def test_hands_set_aside_may_count_more_than_all_cards_do():
    table = playing_by(f"{LIMIT} points=500", ABC, *DEALT, "Bob: draws, keeps", "score: winner Ann 1300")

    assert "upheld" == table.verdict
    assert (
        "That is too many points: all cards together are worth 1240 points. The hands set aside are worth "
        "500 points."
    ) == table.report("take back to 4", "score: winner Ann 1741").sentence


def test_who_sits_out_has_a_place_in_the_standings_all_the_same():
    lines = ("score: winner Cat 50", "deal: red 5", "count Cat: 9", "Cat: draws, keeps")
    table = playing_by(LIMIT, ABC, *lines)

    assert (2,) == table.state.sitting_out
    ruleset = GAMES["uno"].ruleset_of(table.state)
    assert (2, 0, 1) == ruleset.standings(table.state, 500)


def test_an_earlier_round_put_right_wins_for_who_sits_out():
    lines = ("score: winner Bob 50", "deal: red 5", "count Cat: 9", "Cat: draws, keeps")
    table = playing_by(LIMIT, ABC, *lines, "score round 1: winner Cat 500")

    assert ("upheld", (0, 0, 500)) == (table.verdict, table.state.totals)
    assert "uno.target" in table.articles
