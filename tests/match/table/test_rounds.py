"""A match is opened, rounds are scored or void, and the deal goes around; docs/rules/disputes.md 86."""

import pytest

from referee.kit.cards import Card
from referee.match.model.state import Match, Rules
from referee.match.table.agreement import complete_new_rules
from referee.match.table.rounds import DrawForDeal, Note, ScoreRound, seat_that_starts_next_round
from tests.table import TEN, agreed, table_of

ABC = "Ann Bob Cat"


# opening


def test_a_new_match_has_no_points_and_no_round():
    """The rules and the order are in its state, so nothing else is needed to judge by."""
    table = table_of(ABC, target=300)
    rules = complete_new_rules(table.game, Rules("standard", 300))

    people, nothing = (0, 1, 2), (0, 0, 0)
    match = Match("uno", rules, people, 0, nothing, round=None, seating=people, start=nothing, circle=people)
    assert match == table.state


def test_the_first_one_named_deals_first():
    assert "Ann" == table_of(ABC).dealer


def test_opening_is_the_first_entry():
    assert ("upheld", ["match.opening"]) == (table_of(ABC).verdict, table_of(ABC).articles)


# scoring


def test_a_winner_and_the_points_won():
    table = table_of(ABC, "score: winner Bob 132")

    assert ("upheld", "match.score") == (table.verdict, table.article)
    assert "Ann 0, Bob 132, Cat 0" == table.totals


def test_points_seat_by_seat():
    """Who is left out has none."""
    assert "Ann 0, Bob 0, Cat 88" == table_of(ABC, "score: Cat 88, Ann 0").totals


def test_the_cards_left_in_each_hand():
    """The one without cards went out and takes them all: 5 + 20 + 50."""
    assert "Ann 0, Bob 0, Cat 75" == table_of(ABC, "score: left Ann red 5, blue skip; Bob wild").totals


def test_a_hand_named_without_cards_is_empty():
    """It comes to the same whether the winner is named or left out."""
    assert "Ann 0, Bob 0, Cat 5" == table_of(ABC, "score: left Ann red 1; Bob red 4; Cat").totals


def test_a_score_ends_the_open_round():
    """With or without its plays."""
    table = table_of(ABC, "deal: red 5", "Bob: red 7", "score: winner Ann 40")

    assert table.round is None
    assert "Ann 40, Bob 0, Cat 0" == table.totals


def test_a_score_counts_for_the_next_round():
    """Nobody has to tell of a deal: a scorepad is enough."""
    assert 3 == table_of(ABC, "score: winner Ann 40", "score: winner Bob 20").state.round_number


def test_each_round_keeps_its_points():
    table = table_of(ABC, "score: winner Ann 40", "score: winner Bob 20")

    assert ((40, 0, 0), (0, 20, 0)) == table.state.points


def test_a_score_under_the_number_of_the_next_round():
    assert "Ann 40, Bob 0, Cat 0" == table_of(ABC, "score round 1: winner Ann 40").totals


def test_a_round_that_has_not_come_cannot_be_scored():
    table = table_of(ABC, "score: winner Ann 40", "score round 3: winner Ann 40")

    assert ("refused", "match.score") == (table.verdict, table.article)
    assert "Round 3 has not been played yet. The next round to score is round 2." == table.sentence


def test_a_round_that_has_not_come_cannot_be_agreed_on():
    """There is nothing it would be the score of."""
    assert "refused" == table_of(ABC, "score round 3: winner Ann 40", "allow 2").verdict


@pytest.mark.parametrize(
    ("left", "why"),
    [
        ("Ann red 5; Bob", "Bob and Cat cannot both have gone out"),
        ("Ann red 5; Bob red 4; Cat wild", "Exactly one player goes out"),
    ],
    ids=["two without cards", "nobody without"],
)
def test_exactly_one_goes_out(left, why):
    table = table_of(ABC, f"score: left {left}")

    assert ("refused", "match.score.winner") == (table.verdict, table.article)
    assert table.sentence.startswith(why)


def test_the_one_without_cards_is_the_winner():
    claim = ScoreRound(left={0: (Card("5", "red"),), 1: (Card("wild"),)})

    assert "Ann 0, Bob 0, Cat 55" == table_of(ABC).submit_claim(claim).totals


WRONG_SCORES = {
    "neither points nor cards": (ScoreRound(), {"points"}),
    "points and cards": (ScoreRound(winner=1, points=3, left={0: ()}), {"points"}),
    "points of nobody": (ScoreRound(points=3), {"winner"}),
    "a winner and points seat by seat": (ScoreRound(winner=1, points={1: 3}), {"winner"}),
    "a winner and the cards left": (ScoreRound(winner=1, left={0: ()}), {"winner"}),
    "points of no seat": (ScoreRound(points={}), {"points"}),
    "cards of no seat": (ScoreRound(left={}), {"left"}),
}


@pytest.mark.parametrize(("score", "fields"), WRONG_SCORES.values(), ids=WRONG_SCORES)
def test_a_score_is_said_in_one_way(score, fields):
    """Anything else is no claim at all, and the field is named."""
    assert fields == set(score.errors_by_field())


@pytest.mark.parametrize(
    "score", [ScoreRound(winner=1, points=0), ScoreRound(points={0: 3}), ScoreRound(left={0: ()})]
)
def test_a_well_formed_score_has_no_faults(score):
    assert {} == score.errors_by_field()


# replacing a cell


def replaced() -> tuple[str, ...]:
    return "score: winner Bob 132", "score: winner Ann 40", "score round 1: winner Bob 123"


def test_a_score_written_down_wrongly_is_replaced():
    """Under its number; the total follows."""
    assert "Ann 40, Bob 123, Cat 0" == table_of(ABC, *replaced()).totals


def test_a_replaced_score_is_no_new_round():
    """Neither the deal nor the number of the round goes on."""
    table = table_of(ABC, *replaced())

    assert ("Cat", 3) == (table.dealer, table.state.round_number)


def test_another_winner_may_be_written_down():
    assert "Ann 40, Bob 0, Cat 50" == table_of(ABC, *replaced(), "score round 1: winner Cat 50").totals


def test_a_score_is_replaced_while_a_round_is_played():
    """The open round goes on as if nothing had been said."""
    table = table_of(ABC, "score: winner Bob 132", "deal: red 5", "score round 1: winner Bob 123")

    assert "Ann 7, Bob 7, Cat 7 | red 5 | pile 86 | Cat to play" == table.seen
    assert "Ann 0, Bob 123, Cat 0" == table.totals


# the deal


def test_the_deal_goes_around_the_table():
    """One to the left after every round, and back to the first."""
    table, dealers = table_of(ABC), []
    for _ in range(4):
        dealers.append(table.dealer)
        table.report("score: winner Ann 1")

    assert ["Ann", "Bob", "Cat", "Ann"] == dealers


@pytest.mark.parametrize("names", ["Ann Bob", ABC, TEN])
def test_the_last_one_passes_the_deal_to_the_first(names):
    table = table_of(names, *["score: winner Ann 1"] * len(names.split()))

    assert "Ann" == table.dealer


def test_who_draws_the_highest_number_deals_first():
    table = table_of(ABC, "draw for deal: Ann red 2, Bob blue skip, Cat yellow 9")

    assert ("upheld", "match.dealer", "Cat") == (table.verdict, table.article, table.dealer)


@pytest.mark.parametrize("symbol", ["blue skip", "blue reverse", "blue draw two", "wild", "wild draw four"])
def test_a_card_without_a_number_counts_zero(symbol):
    """Whatever it is worth in points: dispute 86."""
    assert "Ann" == table_of(ABC, f"draw for deal: Ann red 1, Bob {symbol}, Cat red 0").dealer


def test_who_ties_for_the_highest_draws_again():
    table = table_of(ABC, "draw for deal: Ann red 9, Bob red 3, Cat blue 9")

    assert ("refused", "match.dealer") == (table.verdict, table.article)
    assert "Ann and Cat tie for the highest card: they draw again." == table.sentence


def test_a_tie_below_the_highest_does_not_matter():
    assert "Cat" == table_of(ABC, "draw for deal: Ann red 3, Bob blue 3, Cat blue 9").dealer


def test_who_tied_draws_again_alone():
    table = table_of(
        ABC, "draw for deal: Ann red 9, Bob red 3, Cat blue 9", "draw for deal: Ann red 2, Cat red 7"
    )

    assert "Cat" == table.dealer


def test_cards_are_drawn_before_the_first_deal():
    table = table_of(ABC, "score: winner Ann 20", "draw for deal: Ann red 2, Cat red 7")

    assert ("refused", "match.dealer") == (table.verdict, table.article)


def test_nobody_draws_for_the_deal_while_a_round_is_open():
    table = table_of(ABC, "deal: red 5", "draw for deal: Ann red 1, Bob red 2, Cat red 3")

    assert ("refused", "match.round") == (table.verdict, table.article)


@pytest.mark.parametrize("cards", [{}, {0: Card("5", "red")}])
def test_a_draw_of_nobody_or_of_one_is_no_claim(cards):
    assert {"cards": "Name at least two seats."} == DrawForDeal(cards).errors_by_field()


# who starts


def starts(told) -> str | None:
    return told.name(seat_that_starts_next_round(told.game.ruleset_of(told.state), told.state))


def test_between_rounds_it_is_known_who_starts():
    """To the left of the dealer, in the order in force."""
    table = table_of(ABC)

    assert ("Ann", "Bob") == (table.dealer, starts(table))
    assert "Dan" == starts(table.report("join: Dan left of Ann"))
    assert "Bob" == starts(table.report("score: winner Ann 20"))


def test_in_a_round_nobody_starts_the_next_one_yet():
    assert starts(table_of(ABC, "deal: red 5")) is None


def test_once_the_match_is_over_nobody_starts():
    assert starts(table_of(ABC, *OVER, target=100)) is None


# a void round


def test_a_void_round_does_not_count():
    """The same dealer deals the same round again."""
    table = table_of(ABC, "score: winner Ann 5", "deal: red 5", "void")

    assert ("upheld", "match.void") == (table.verdict, table.article)
    assert ("Bob", 2, None) == (table.dealer, table.state.round_number, table.round)
    assert "Bob: Deal round 2" in ": ".join(*table.say.items())


TWICE = ("score: Ann 5, Bob 6, Cat 7",) * 2 + ("score: Ann 9, Bob 1, Cat 3",)


def test_a_round_that_was_entered_twice_is_removed_and_later_rounds_move_up():
    table = table_of(ABC, *TWICE, "void round 2", game="golf")

    assert ("upheld", "match.void") == (table.verdict, table.article)
    assert ((5, 6, 7), (9, 1, 3)) == table.state.points
    assert ("Ann 14, Bob 7, Cat 10", 3) == (table.totals, table.state.round_number)
    assert (
        "Round 2 is removed. The round after it is now round 2. The totals are now Ann 14, Bob 7 and Cat 10. "
        "Cat deals next." == table.sentence
    )


def test_the_match_stands_as_if_the_removed_round_had_not_been_entered():
    table = table_of(ABC, *TWICE, "void round 2", game="golf")

    assert table_of(ABC, TWICE[0], TWICE[2], game="golf").state == table.state


def test_the_last_round_is_removed_and_its_dealer_deals_again():
    table = table_of(ABC, "score: winner Ann 5", "score: winner Bob 7", "void round 2")

    assert ("Bob", "Ann 5, Bob 0, Cat 0") == (table.dealer, table.totals)
    assert "Round 2 is removed. The totals are now Ann 5, Bob 0 and Cat 0. Bob deals next." == table.sentence


def test_a_match_that_was_won_by_a_round_entered_twice_goes_on():
    table = table_of(ABC, *["score: winner Ann 200"] * 3, "void round 2", "score: winner Bob 5")

    assert ("upheld", "Ann 400, Bob 5, Cat 0") == (table.verdict, table.totals)


def test_who_sat_down_or_left_after_a_removed_round_did_so_a_round_earlier():
    lines = ("score: winner Ann 5", "score: winner Ann 5", "join: Dan", "score: winner Dan 7")
    table = table_of(ABC, *lines, "Bob leaves", "score: winner Cat 9", "void round 1")
    once = table_of(ABC, lines[0], *lines[2:], "Bob leaves", "score: winner Cat 9")

    assert once.state.away == table.state.away
    assert once.state.points == table.state.points
    assert [once.state.all_seats_that_played_round(number) for number in (1, 2, 3)] == [
        table.state.all_seats_that_played_round(number) for number in (1, 2, 3)
    ]


def test_other_rules_are_those_of_a_round_earlier():
    """Round 3 of the four was the first by other rules; without round 1 that is round 2."""
    lines = ("score: winner Ann 5",) * 2
    table = table_of(ABC, *lines, "rules: standard to 600", "score: winner Bob 7", "void round 1")

    assert [None, 500, 600] == [None, *(table.state.rules_of_round(number).target for number in (1, 2))]


def test_a_removed_round_comes_back_when_it_is_taken_back():
    table = table_of(ABC, *TWICE, "void round 2", "take back to 4", game="golf")

    assert ("Ann 19, Bob 13, Cat 17", 4) == (table.totals, table.state.round_number)


def test_a_round_before_a_removed_one_can_still_be_corrected():
    table = table_of(ABC, *TWICE, "void round 2", "correct 2: score: Ann 6, Bob 6, Cat 6", game="golf")

    assert ("upheld", ((6, 6, 6), (9, 1, 3))) == (table.verdict, table.state.points)


def test_a_correction_that_takes_a_round_away_names_the_removal_as_its_remedy():
    table = table_of(ABC, *TWICE, "correct 3: note: entered twice", game="golf")

    assert ("refused", "void round 2") == (table.verdict, table.fix)
    assert "upheld" == table.report("void round 2").verdict


@pytest.mark.parametrize(
    ("lines", "line", "sentence"),
    [
        ((), "void round 1", "No round has been scored yet."),
        (("score: winner Ann 5",), "void round 2", "Round 2 has not been scored yet."),
        (
            ("score: winner Ann 5", "deal: red 5"),
            "void round 1",
            "Round 2 is not over yet. Score it first, or say that it does not count.",
        ),
        (
            ("paper after 3 rounds: Ann 40", "score: winner Ann 5"),
            "void round 2",
            "Round 2 was scored on paper. Only the totals are known, not the points of each round.",
        ),
    ],
    ids=["nothing is scored", "not yet", "a round is open", "on paper"],
)
def test_what_round_cannot_be_removed(lines, line, sentence):
    table = table_of(ABC, *lines, line)

    assert ("refused", sentence) == (table.verdict, table.sentence)


def test_without_a_round_nothing_is_void():
    table = table_of(ABC, "void")

    assert ("refused", "match.round") == (table.verdict, table.article)
    assert "No round is being played now. Ann deals the next one." == table.sentence


def test_only_one_round_is_open_at_a_time():
    """A second deal is refused and says what would put it right."""
    table = table_of(ABC, "deal: red 5", "deal: red 6")

    assert ("refused", "match.round", "void") == (table.verdict, table.article, table.fix)
    assert "Round 1 is not over yet. Score it first, or say that it does not count." == table.sentence


# the end of the match


OVER = ("score: winner Bob 40", "score: winner Bob 60")


@pytest.mark.parametrize(
    "line",
    ["score: winner Ann 12", "deal: red 5", "draw for deal: Ann red 1, Bob red 2, Cat red 3"],
)
def test_after_the_end_no_round_is_dealt_or_scored(line):
    table = table_of(ABC, *OVER, line, target=100)

    assert ("refused", "match.over") == (table.verdict, table.article)
    assert "The match is over: Bob won it." == table.sentence


def test_after_the_end_a_wrong_score_may_be_replaced():
    """If that takes the winner below the target, the match goes on."""
    table = table_of(ABC, *OVER, "score round 2: winner Bob 50", target=100)

    assert "upheld" == table.verdict
    assert {"Cat": "Deal round 3: seven cards each, and turn one up."} == table.say


def test_the_winner_is_told():
    assert {"Bob": "You have won the match with 100 points."} == table_of(ABC, *OVER, target=100).say


def test_below_the_target_the_match_goes_on():
    """99 of 100: one is missing."""
    table = table_of(ABC, "score: winner Bob 40", "score: winner Bob 59", "deal: red 5", target=100)

    assert "upheld" == table.verdict


# remarks


@pytest.mark.parametrize("before", [(), ("deal: red 5",), OVER], ids=["at first", "in a round", "at the end"])
def test_a_remark_changes_nothing(before):
    """At any time."""
    table = table_of(ABC, *before, target=100)
    state = table.state

    assert ("upheld", state) == (table.submit_claim(Note("Ann's phone is slow")).verdict, table.state)


def test_what_the_rules_refuse_can_be_agreed_on_in_a_scorepad_too():
    """A table that scores each seat by itself may."""
    table = table_of(ABC, *agreed("score: Ann 20, Cat 30"))

    assert "Ann 20, Bob 0, Cat 30" == table.totals
