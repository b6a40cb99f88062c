"""A match is opened, rounds are scored or void, and the deal goes around; docs/rules/disputes.md 86."""

import pytest

from referee.kit.cards import Card
from referee.match.model.state import Match, Rules
from referee.match.table.agreement import expanded
from referee.match.table.rounds import DrawForDeal, Note, Score, starter
from tests.table import TEN, agreed, table

ABC = "Ann Bob Cat"


# opening


def test_a_new_match_has_no_points_and_no_round():
    """The rules and the order are in its state, so nothing else is needed to judge by."""
    told = table(ABC, target=300)
    rules = expanded(told.game, Rules("standard", 300))

    people, nothing = (0, 1, 2), (0, 0, 0)
    match = Match("uno", rules, people, 0, nothing, round=None, seating=people, start=nothing, circle=people)
    assert match == told.state


def test_the_first_one_named_deals_first():
    assert "Ann" == table(ABC).dealer


def test_opening_is_the_first_entry():
    assert ("upheld", ["match.opening"]) == (table(ABC).verdict, table(ABC).articles)


# scoring


def test_a_winner_and_the_points_won():
    told = table(ABC, "score: winner Bob 132")

    assert ("upheld", "match.score") == (told.verdict, told.article)
    assert "Ann 0, Bob 132, Cat 0" == told.totals


def test_points_seat_by_seat():
    """Who is left out has none."""
    assert "Ann 0, Bob 0, Cat 88" == table(ABC, "score: Cat 88, Ann 0").totals


def test_the_cards_left_in_each_hand():
    """The one without cards went out and takes them all: 5 + 20 + 50."""
    assert "Ann 0, Bob 0, Cat 75" == table(ABC, "score: left Ann red 5, blue skip; Bob wild").totals


def test_a_hand_named_without_cards_is_empty():
    """It comes to the same whether the winner is named or left out."""
    assert "Ann 0, Bob 0, Cat 5" == table(ABC, "score: left Ann red 1; Bob red 4; Cat").totals


def test_a_score_ends_the_open_round():
    """With or without its plays."""
    told = table(ABC, "deal: red 5", "Bob: red 7", "score: winner Ann 40")

    assert told.round is None
    assert "Ann 40, Bob 0, Cat 0" == told.totals


def test_a_score_counts_for_the_next_round():
    """Nobody has to tell of a deal: a scorepad is enough."""
    assert 3 == table(ABC, "score: winner Ann 40", "score: winner Bob 20").state.round_number


def test_each_round_keeps_its_points():
    told = table(ABC, "score: winner Ann 40", "score: winner Bob 20")

    assert ((40, 0, 0), (0, 20, 0)) == told.state.points


def test_a_score_under_the_number_of_the_next_round():
    assert "Ann 40, Bob 0, Cat 0" == table(ABC, "score round 1: winner Ann 40").totals


def test_a_round_that_has_not_come_cannot_be_scored():
    told = table(ABC, "score: winner Ann 40", "score round 3: winner Ann 40")

    assert ("refused", "match.score") == (told.verdict, told.article)
    assert "Round 3 has not been played yet: the next round to score is round 2." == told.sentence


def test_a_round_that_has_not_come_cannot_be_agreed_on():
    """There is nothing it would be the score of."""
    assert "refused" == table(ABC, "score round 3: winner Ann 40", "allow 2").verdict


@pytest.mark.parametrize(
    ("left", "why"),
    [
        ("Ann red 5; Bob", "Bob and Cat cannot both have gone out"),
        ("Ann red 5; Bob red 4; Cat wild", "Exactly one player goes out"),
    ],
    ids=["two without cards", "nobody without"],
)
def test_exactly_one_goes_out(left, why):
    told = table(ABC, f"score: left {left}")

    assert ("refused", "match.score.winner") == (told.verdict, told.article)
    assert told.sentence.startswith(why)


def test_the_one_without_cards_is_the_winner():
    claim = Score(left={0: (Card("5", "red"),), 1: (Card("wild"),)})

    assert "Ann 0, Bob 0, Cat 55" == table(ABC).hear(claim).totals


WRONG_SCORES = {
    "neither points nor cards": (Score(), {"points"}),
    "points and cards": (Score(winner=1, points=3, left={0: ()}), {"points"}),
    "points of nobody": (Score(points=3), {"winner"}),
    "a winner and points seat by seat": (Score(winner=1, points={1: 3}), {"winner"}),
    "a winner and the cards left": (Score(winner=1, left={0: ()}), {"winner"}),
    "points of no seat": (Score(points={}), {"points"}),
    "cards of no seat": (Score(left={}), {"left"}),
}


@pytest.mark.parametrize(("score", "fields"), WRONG_SCORES.values(), ids=WRONG_SCORES)
def test_a_score_is_said_in_one_way(score, fields):
    """Anything else is no claim at all, and the field is named."""
    assert fields == set(score.faults())


@pytest.mark.parametrize("score", [Score(winner=1, points=0), Score(points={0: 3}), Score(left={0: ()})])
def test_a_well_formed_score_has_no_faults(score):
    assert {} == score.faults()


# replacing a cell


def replaced() -> tuple[str, ...]:
    return "score: winner Bob 132", "score: winner Ann 40", "score round 1: winner Bob 123"


def test_a_score_written_down_wrongly_is_replaced():
    """Under its number; the total follows."""
    assert "Ann 40, Bob 123, Cat 0" == table(ABC, *replaced()).totals


def test_a_replaced_score_is_no_new_round():
    """Neither the deal nor the number of the round goes on."""
    told = table(ABC, *replaced())

    assert ("Cat", 3) == (told.dealer, told.state.round_number)


def test_another_winner_may_be_written_down():
    assert "Ann 40, Bob 0, Cat 50" == table(ABC, *replaced(), "score round 1: winner Cat 50").totals


def test_a_score_is_replaced_while_a_round_is_played():
    """The open round goes on as if nothing had been said."""
    told = table(ABC, "score: winner Bob 132", "deal: red 5", "score round 1: winner Bob 123")

    assert "Ann 7, Bob 7, Cat 7 | red 5 | pile 86 | Cat to play" == told.seen
    assert "Ann 0, Bob 123, Cat 0" == told.totals


# the deal


def test_the_deal_goes_around_the_table():
    """One to the left after every round, and back to the first."""
    told, dealers = table(ABC), []
    for _ in range(4):
        dealers.append(told.dealer)
        told.tell("score: winner Ann 1")

    assert ["Ann", "Bob", "Cat", "Ann"] == dealers


@pytest.mark.parametrize("names", ["Ann Bob", ABC, TEN])
def test_the_last_one_passes_the_deal_to_the_first(names):
    told = table(names, *["score: winner Ann 1"] * len(names.split()))

    assert "Ann" == told.dealer


def test_who_draws_the_highest_number_deals_first():
    told = table(ABC, "draw for deal: Ann red 2, Bob blue skip, Cat yellow 9")

    assert ("upheld", "match.dealer", "Cat") == (told.verdict, told.article, told.dealer)


@pytest.mark.parametrize("symbol", ["blue skip", "blue reverse", "blue draw two", "wild", "wild draw four"])
def test_a_card_without_a_number_counts_zero(symbol):
    """Whatever it is worth in points: dispute 86."""
    assert "Ann" == table(ABC, f"draw for deal: Ann red 1, Bob {symbol}, Cat red 0").dealer


def test_who_ties_for_the_highest_draws_again():
    told = table(ABC, "draw for deal: Ann red 9, Bob red 3, Cat blue 9")

    assert ("refused", "match.dealer") == (told.verdict, told.article)
    assert "Ann and Cat tie for the highest card: they draw again." == told.sentence


def test_a_tie_below_the_highest_does_not_matter():
    assert "Cat" == table(ABC, "draw for deal: Ann red 3, Bob blue 3, Cat blue 9").dealer


def test_who_tied_draws_again_alone():
    told = table(
        ABC, "draw for deal: Ann red 9, Bob red 3, Cat blue 9", "draw for deal: Ann red 2, Cat red 7"
    )

    assert "Cat" == told.dealer


def test_cards_are_drawn_before_the_first_deal():
    told = table(ABC, "score: winner Ann 20", "draw for deal: Ann red 2, Cat red 7")

    assert ("refused", "match.dealer") == (told.verdict, told.article)


def test_nobody_draws_for_the_deal_while_a_round_is_open():
    told = table(ABC, "deal: red 5", "draw for deal: Ann red 1, Bob red 2, Cat red 3")

    assert ("refused", "match.round") == (told.verdict, told.article)


@pytest.mark.parametrize("cards", [{}, {0: Card("5", "red")}])
def test_a_draw_of_nobody_or_of_one_is_no_claim(cards):
    assert {"cards": "Name at least two seats."} == DrawForDeal(cards).faults()


# who starts


def starts(told) -> str | None:
    return told.name(starter(told.game.ruleset_of(told.state), told.state))


def test_between_rounds_it_is_known_who_starts():
    """To the left of the dealer, in the order in force."""
    told = table(ABC)

    assert ("Ann", "Bob") == (told.dealer, starts(told))
    assert "Dan" == starts(told.tell("join: Dan left of Ann"))
    assert "Bob" == starts(told.tell("score: winner Ann 20"))


def test_in_a_round_nobody_starts_the_next_one_yet():
    assert starts(table(ABC, "deal: red 5")) is None


def test_once_the_match_is_over_nobody_starts():
    assert starts(table(ABC, *OVER, target=100)) is None


# a void round


def test_a_void_round_does_not_count():
    """The same dealer deals the same round again."""
    told = table(ABC, "score: winner Ann 5", "deal: red 5", "void")

    assert ("upheld", "match.void") == (told.verdict, told.article)
    assert ("Bob", 2, None) == (told.dealer, told.state.round_number, told.round)
    assert "Bob: Deal round 2" in ": ".join(*told.say.items())


TWICE = ("score: Ann 5, Bob 6, Cat 7",) * 2 + ("score: Ann 9, Bob 1, Cat 3",)


def test_a_round_that_was_entered_twice_is_removed_and_later_rounds_move_up():
    told = table(ABC, *TWICE, "void round 2", game="golf")

    assert ("upheld", "match.void") == (told.verdict, told.article)
    assert ((5, 6, 7), (9, 1, 3)) == told.state.points
    assert ("Ann 14, Bob 7, Cat 10", 3) == (told.totals, told.state.round_number)
    assert (
        "Round 2 is removed, and the round after it moves up. The totals are now Ann 14, Bob 7 and Cat 10. "
        "Cat deals next." == told.sentence
    )


def test_the_match_stands_as_if_the_removed_round_had_not_been_entered():
    told = table(ABC, *TWICE, "void round 2", game="golf")

    assert table(ABC, TWICE[0], TWICE[2], game="golf").state == told.state


def test_the_last_round_is_removed_and_its_dealer_deals_again():
    told = table(ABC, "score: winner Ann 5", "score: winner Bob 7", "void round 2")

    assert ("Bob", "Ann 5, Bob 0, Cat 0") == (told.dealer, told.totals)
    assert "Round 2 is removed. The totals are now Ann 5, Bob 0 and Cat 0. Bob deals next." == told.sentence


def test_a_match_that_was_won_by_a_round_entered_twice_goes_on():
    told = table(ABC, *["score: winner Ann 200"] * 3, "void round 2", "score: winner Bob 5")

    assert ("upheld", "Ann 400, Bob 5, Cat 0") == (told.verdict, told.totals)


def test_who_sat_down_or_left_after_a_removed_round_did_so_a_round_earlier():
    lines = ("score: winner Ann 5", "score: winner Ann 5", "join: Dan", "score: winner Dan 7")
    told = table(ABC, *lines, "Bob leaves", "score: winner Cat 9", "void round 1")
    once = table(ABC, lines[0], *lines[2:], "Bob leaves", "score: winner Cat 9")

    assert once.state.away == told.state.away
    assert once.state.points == told.state.points
    assert [once.state.who_played(number) for number in (1, 2, 3)] == [
        told.state.who_played(number) for number in (1, 2, 3)
    ]


def test_other_rules_are_those_of_a_round_earlier():
    """Round 3 of the four was the first by other rules; without round 1 that is round 2."""
    lines = ("score: winner Ann 5",) * 2
    told = table(ABC, *lines, "rules: standard to 600", "score: winner Bob 7", "void round 1")

    assert [None, 500, 600] == [None, *(told.state.rules_of(number).target for number in (1, 2))]


def test_a_removed_round_comes_back_when_it_is_taken_back():
    told = table(ABC, *TWICE, "void round 2", "take back to 4", game="golf")

    assert ("Ann 19, Bob 13, Cat 17", 4) == (told.totals, told.state.round_number)


def test_a_round_before_a_removed_one_can_still_be_corrected():
    told = table(ABC, *TWICE, "void round 2", "correct 2: score: Ann 6, Bob 6, Cat 6", game="golf")

    assert ("upheld", ((6, 6, 6), (9, 1, 3))) == (told.verdict, told.state.points)


def test_a_correction_that_takes_a_round_away_names_the_removal_as_its_remedy():
    told = table(ABC, *TWICE, "correct 3: note: entered twice", game="golf")

    assert ("refused", "void round 2") == (told.verdict, told.fix)
    assert "upheld" == told.tell("void round 2").verdict


@pytest.mark.parametrize(
    ("lines", "line", "sentence"),
    [
        ((), "void round 1", "No round has been scored yet."),
        (("score: winner Ann 5",), "void round 2", "Round 2 has not been scored yet."),
        (
            ("score: winner Ann 5", "deal: red 5"),
            "void round 1",
            "Round 2 is not over yet: score it first, or say that it does not count.",
        ),
        (
            ("paper after 3 rounds: Ann 40", "score: winner Ann 5"),
            "void round 2",
            "Round 2 was scored on paper: only its players' totals are known here.",
        ),
    ],
    ids=["nothing is scored", "not yet", "a round is open", "on paper"],
)
def test_what_round_cannot_be_removed(lines, line, sentence):
    told = table(ABC, *lines, line)

    assert ("refused", sentence) == (told.verdict, told.sentence)


def test_without_a_round_nothing_is_void():
    told = table(ABC, "void")

    assert ("refused", "match.round") == (told.verdict, told.article)
    assert "No round is being played now. Ann deals the next one." == told.sentence


def test_only_one_round_is_open_at_a_time():
    """A second deal is refused and says what would put it right."""
    told = table(ABC, "deal: red 5", "deal: red 6")

    assert ("refused", "match.round", "void") == (told.verdict, told.article, told.fix)
    assert "Round 1 is not over yet: score it first, or say that it does not count." == told.sentence


# the end of the match


OVER = ("score: winner Bob 40", "score: winner Bob 60")


@pytest.mark.parametrize(
    "line",
    ["score: winner Ann 12", "deal: red 5", "draw for deal: Ann red 1, Bob red 2, Cat red 3"],
)
def test_after_the_end_no_round_is_dealt_or_scored(line):
    told = table(ABC, *OVER, line, target=100)

    assert ("refused", "match.over") == (told.verdict, told.article)
    assert "The match is over: Bob won it." == told.sentence


def test_after_the_end_a_wrong_score_may_be_replaced():
    """If that takes the winner below the target, the match goes on."""
    told = table(ABC, *OVER, "score round 2: winner Bob 50", target=100)

    assert "upheld" == told.verdict
    assert {"Cat": "Deal round 3: seven cards each, and turn one up."} == told.say


def test_the_winner_is_told():
    assert {"Bob": "You have won the match with 100 points."} == table(ABC, *OVER, target=100).say


def test_below_the_target_the_match_goes_on():
    """99 of 100: one is missing."""
    told = table(ABC, "score: winner Bob 40", "score: winner Bob 59", "deal: red 5", target=100)

    assert "upheld" == told.verdict


# remarks


@pytest.mark.parametrize("before", [(), ("deal: red 5",), OVER], ids=["at first", "in a round", "at the end"])
def test_a_remark_changes_nothing(before):
    """At any time."""
    told = table(ABC, *before, target=100)
    state = told.state

    assert ("upheld", state) == (told.hear(Note("Ann's phone is slow")).verdict, told.state)


def test_what_the_rules_refuse_can_be_agreed_on_in_a_scorepad_too():
    """A table that scores each seat by itself may."""
    told = table(ABC, *agreed("score: Ann 20, Cat 30"))

    assert "Ann 20, Bob 0, Cat 30" == told.totals
