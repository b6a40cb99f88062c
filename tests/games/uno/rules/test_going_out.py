"""Going out, counting, scoring: docs/rules/uno.md 45-52; evidence.md 5.2, 5.3; disputes.md 27-29, 81-83."""

import pytest

from referee.games.uno.model.claims import CountHand
from referee.match.model.state import Rules
from tests.games.uno.options.house.playing import ABC, ABCD, playing_by
from tests.table import TEN, Table, agreed, table_of

TWO = "Ann Bob"


def one_card_each(first: str = "red 5", names: str = ABC) -> tuple[str, ...]:
    """A deal after which whoever lays a card is out."""
    sizes = ", ".join(f"{name} 1" for name in names.split())
    return agreed(f"deal: {first}; {sizes}")


OUT = (*one_card_each(), "Bob: red 7")


def test_who_lays_the_last_card_is_out():
    """Nothing has to be said for it: dispute 29."""
    table = table_of(ABC, *OUT)

    assert ("upheld", "uno.going-out") == (table.verdict, table.articles[-1])
    assert "Bob has no cards left and wins the round." in table.sentences
    assert (1, None) == (table.round.out, table.round.turn)


def test_everybody_else_counts():
    count = "Bob has won the round: count the cards left in your hand."

    assert {"Ann": count, "Cat": count} == table_of(ABC, *OUT).say


@pytest.mark.parametrize("card", ["red 7", "red skip", "red reverse", "wild, blue", "wild"])
@pytest.mark.parametrize("names", [TWO, ABC, TEN], ids=["two", "three", "ten"])
def test_any_card_may_be_the_last(names, card):
    """Dispute 28. What an action card would do to turns no longer matters."""
    table = table_of(names, *one_card_each(names=names), f"Bob: {card}")

    assert ("upheld", "Bob", None) == (table.verdict, table.name(table.round.out), table.owes)


def test_a_card_drawn_and_laid_is_not_the_last():
    """The one held before is left, whether the draw was told or not."""
    table = table_of(ABC, *one_card_each(), "Bob: red 7, drawn")

    assert (None, 1) == (table.round.out, table.round.hands[1])
    assert None is table_of(ABC, *one_card_each(), "Bob: draws", "Bob: red 7").round.out


def test_a_card_that_does_not_fit_is_no_last_card():
    table = table_of(ABC, *one_card_each(), "Bob: blue 7")

    assert ("refused", None, 1) == (table.verdict, table.round.out, table.round.hands[1])


# a last card that makes somebody draw


@pytest.mark.parametrize(("card", "count"), [("red draw two", 2), ("wild draw four", 4)])
@pytest.mark.parametrize(("names", "hit"), [(TWO, 0), (ABC, 2), (TEN, 2)], ids=["two", "three", "ten"])
def test_the_next_one_draws_before_the_hands_are_counted(names, hit, card, count):
    """Disputes 27 and 36: drawn, and counted."""
    table = table_of(names, *one_card_each(names=names), f"Bob: {card}")

    assert {"uno.going-out.draw", "uno.going-out"} <= set(table.articles)
    assert f"{table.name(hit)} {count}" == table.owes
    assert 1 + count == table.report(f"{table.name(hit)}: draws").round.hands[hit]


def test_to_the_right_it_is_the_one_on_the_right():
    table = table_of(ABC, *one_card_each("red reverse"), "Ann: red draw two")

    assert ("Ann", "Cat 2") == (table.name(table.round.out), table.owes)


def test_who_draws_last_is_told_to():
    table = table_of(ABC, *one_card_each(), "Bob: red draw two")

    assert "Bob has won the round: draw two cards, then count your hand." == table.say["Cat"]
    assert "Bob has won the round: count the cards left in your hand." == table.say["Ann"]


def test_after_drawing_the_last_debt_nobody_is_on_turn():
    table = table_of(ABC, *one_card_each(), "Bob: red draw two", "Cat: draws")

    assert (None, None) == (table.round.turn, table.owes)
    assert "Bob has won the round: count the cards left in your hand." == table.say["Cat"]


def test_the_last_debt_counts_as_drawn_at_the_first_count():
    """Of any hand: nobody needs to say that the cards were drawn."""
    table = table_of(ABC, *one_card_each(), "Bob: red draw two", "Ann: left red 1")

    assert "uno.owed.undisputed" in table.articles
    assert ("Ann 1, Bob 0, Cat 3", None) == (table.hands, table.owes)


def test_the_drawn_cards_are_counted():
    table = table_of(ABC, *one_card_each(), "Bob: red draw two", "Ann: left red 1", "Cat: left values 1 9 50")

    assert "Ann 0, Bob 61, Cat 0" == table.totals


def test_a_hand_is_counted_with_the_cards_it_still_owes():
    """One card is too few: Cat has three by now."""
    table = table_of(ABC, *one_card_each(), "Bob: red draw two", "Cat: left blue 1")

    assert ("refused", "uno.count.hand") == (table.verdict, table.article)
    assert "Cat 2" == table.owes


# after somebody is out


@pytest.mark.parametrize("line", ["Cat: red 1", "Cat: wild, red", "Cat: draws", "Ann: names red"])
def test_after_the_last_card_play_is_over(line):
    table = table_of(ABC, *OUT, line)

    assert ("refused", ["uno.going-out"]) == (table.verdict, table.broken)
    assert "Bob has won the round. Now only count the hands." == table.sentence


def test_a_card_laid_after_the_end_cannot_be_agreed_on():
    assert "refused" == table_of(ABC, *OUT, *agreed("Cat: red 1", 5)).verdict


# counting


def test_a_count_waits_for_the_others():
    table = table_of(ABC, *OUT, "Ann: left wild")

    assert ("upheld", "uno.count") == (table.verdict, table.article)
    assert {"Cat": "Bob has won the round: count the cards left in your hand."} == table.say


def test_the_last_count_ends_the_round():
    """Who went out scores what is left in all other hands; nobody else scores."""
    table = table_of(ABC, *OUT, "Ann: left wild", "Cat: left red 9")

    assert "uno.score.winner" in table.articles
    assert (
        "Bob gets 59 points for round 1. They are for the cards left in all other hands." in table.sentences
    )
    assert ("Ann 0, Bob 59, Cat 0", None) == (table.totals, table.round)
    assert {"Bob": "Deal round 2: seven cards each, and turn one up."} == table.say


@pytest.mark.parametrize("names", [TWO, TEN], ids=["two", "ten"])
def test_every_other_hand_is_counted(names):
    table = table_of(names, *one_card_each(names=names), "Bob: red 7")
    for name in names.split():
        if name != "Bob":
            assert table.round is not None
            table.report(f"{name}: left 20 points")

    assert 20 * (len(names.split()) - 1) == table.state.totals[1]


WAYS = ["left red 5, blue skip, wild", "left values 5 20 50", "left 75 points"]


@pytest.mark.parametrize("left", WAYS)
def test_a_hand_is_counted_in_one_of_three_ways(left):
    """Its cards, their values, or the points in all."""
    table = table_of(ABC, *agreed("deal: red 5; Ann 3, Bob 1, Cat 1"), "Bob: red 7", f"Ann: {left}")

    assert ("upheld", 75) == (table.verdict, table.round.counted[0])


@pytest.mark.parametrize("left", WAYS[:2])
def test_what_a_hand_is_worth_is_said(left):
    table = table_of(ABC, *agreed("deal: red 5; Ann 3, Bob 1, Cat 1"), "Bob: red 7", f"Ann: {left}")

    assert "Ann's hand is worth 75 points." in table.sentences


def test_what_a_special_wild_card_is_worth_is_cited():
    table = playing_by("deck 112", ABC, *OUT, "Ann: left wild customizable")

    assert "uno.points.special" == table.articles[-1]
    assert {"card": "wild customizable", "points": 40} == dict(table.ruling.findings[-1].facts)


def test_a_hand_counted_again_replaces_its_count():
    """As long as the others are not done."""
    table = table_of(ABC, *OUT, "Ann: left red 9", "Ann: left red 8", "Cat: left red 1")

    assert "Ann 0, Bob 9, Cat 0" == table.totals


@pytest.mark.parametrize("left", ["left nothing", "left red 1, red 2", "left values", "left values 1 2"])
def test_a_hand_has_as_many_cards_as_were_seen_to_go_into_it(left):
    table = table_of(ABC, *OUT, f"Ann: {left}")

    assert ("refused", "uno.count.hand") == (table.verdict, table.article)
    assert table.sentence.endswith(" cards were counted, but Ann has one card left.")


@pytest.mark.parametrize("value", [10, 19, 30, 40])
def test_a_value_is_printed_on_some_card(value):
    table = table_of(ABC, *OUT, f"Ann: left values {value}")

    assert ("refused", "uno.points") == (table.verdict, table.article)
    assert f"No card is worth {value} points." == table.sentence


def test_no_hand_is_worth_more_than_so_many_wilds():
    table = table_of(ABC, *OUT, "Ann: left 51 points")

    assert ("refused", "uno.points") == (table.verdict, table.article)
    assert "Ann holds one card, worth at most 50 points." == table.sentence


def test_the_most_a_hand_can_be_worth_is_possible():
    assert "upheld" == table_of(ABC, *OUT, "Ann: left 50 points").verdict


def test_nobody_counts_before_somebody_is_out():
    table = table_of(ABC, "deal: red 5", "Ann: left red 1")

    assert ("refused", "uno.count") == (table.verdict, table.article)
    assert "Nobody has gone out yet, so there is nothing to count." == table.sentence


def test_who_is_out_counts_nothing():
    table = table_of(ABC, *OUT, "Bob: left nothing")

    assert ("refused", "uno.count") == (table.verdict, table.article)
    assert "Bob went out and has nothing to count." == table.sentence


@pytest.mark.parametrize("lines", [(*OUT, "Bob: left 5 points"), (*one_card_each(), "Ann: left 77 points")])
def test_a_hand_that_is_not_to_be_counted_cannot_be_let_count(lines):
    """Bob went out, or nobody has: no count of that hand is possible, and it does not matter."""
    table = table_of(ABC, *lines)

    assert ("refused", "uno.count", None) == (table.verdict, table.article, table.fix)


def test_without_a_round_nothing_is_counted():
    assert "match.round" == table_of(ABC, "Ann: left red 1").article


@pytest.mark.parametrize("claim", [CountHand(0), CountHand(0, points=3, values=(3,)), CountHand(0, (), ())])
def test_a_count_says_one_thing(claim):
    assert {"cards"} == set(claim.errors_by_field())


# the score and the target


def test_only_the_winner_of_a_round_scores():
    """Written down seat by seat too: dispute 83."""
    table = table_of(ABC, "score: Ann 20, Cat 30")

    assert ("refused", "uno.score.winner") == (table.verdict, table.article)
    assert "Only the winner of a round gets points, not Ann and Cat together." == table.sentence


def test_zeros_of_the_others_may_be_written_down():
    assert "upheld" == table_of(ABC, "score: Ann 20, Bob 0, Cat 0").verdict


@pytest.mark.parametrize(("points", "won"), [(499, False), (500, True), (530, True)])
def test_who_reaches_the_target_has_won(points, won):
    """500 need not be met exactly: dispute 81."""
    table = table_of(ABC, "score: winner Bob 490", f"score: winner Bob {points - 490}")

    assert won == ("uno.target" in table.articles)
    assert won == ("You have won" in table.say.get("Bob", ""))


def test_a_table_may_choose_another_target():
    table = table_of(ABC, "score: winner Bob 300", target=300)

    assert "Bob has 300 points and wins the match." in table.sentences


def test_a_count_can_win_the_match():
    table = table_of(ABC, *OUT, "Ann: left wild", "Cat: left red 9", target=50)

    assert "uno.target" in table.articles
    assert {"Bob": "You have won the match with 59 points."} == table.say


def test_the_most_points_come_first():
    """Those with equal totals stay in their order at the table."""
    table = table_of(ABC, "score: winner Cat 30", "score: winner Ann 10")
    ruleset = table.game.ruleset_of(table.state)

    assert (2, 0, 1) == ruleset.standings(table.state, 500)


# hands together


def followed(*sizes: int) -> Table:
    """Bob is out with a red 7 on a red 5; the others in their order hold so many cards."""
    names = TEN.split()[: len(sizes) + 1]
    others = [name for name in names if name != "Bob"]
    hands = ", ".join(["Bob 1", *(f"{name} {size}" for name, size in zip(others, sizes, strict=True))])
    return table_of(" ".join(names), *agreed(f"deal: red 5; {hands}"), "Bob: red 7", target=5000)


@pytest.mark.parametrize(
    ("one", "other", "sentence"),
    [
        ("250 points", "250 points", "Ann and Cat together hold ten cards, worth at most 440 points."),
        (
            "values 50 50 50 50 50",
            "250 points",
            "Cat holds five cards, worth at most 190 points.",
        ),
        (
            "250 points",
            "values 50 50 50 50 9",
            "Ann holds five cards, worth at most 220 points.",
        ),
        (
            "values 50 50 50 50 50",
            "values 50 50 50 50 9",
            "Only eight cards worth 50 points can still be in players' hands, not nine.",
        ),
        (
            "250 points",
            "wild, wild, wild, wild, wild draw four",
            "Ann holds five cards, worth at most 190 points.",
        ),
        (
            "wild, wild, wild, wild, wild draw four",
            "values 50 50 50 50 1",
            "Only three cards worth 50 points can still be in players' hands, not four.",
        ),
    ],
)
def test_two_hands_that_cannot_both_exist(one, other, sentence):
    """There are eight wild cards, however the hands are told; the people may know better."""
    table = followed(5, 5).report(f"Ann: left {one}")
    assert "upheld" == table.verdict

    table.report(f"Cat: left {other}")
    assert ("refused", ["uno.deduction.score"], sentence) == (table.verdict, table.broken, table.sentence)
    assert table.fix == f"allow {table.number}"
    assert "upheld" == table.report(table.fix).verdict and table.round is None


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("200 points", "220 points"),
        ("250 points", "190 points"),
        ("values 50 50 50 50 50", "values 50 50 50 20 20"),
        ("wild, wild, wild, wild, red skip", "values 50 50 50 50 20"),
    ],
)
def test_two_hands_that_both_exist(one, other):
    table = followed(5, 5).report(f"Ann: left {one}", f"Cat: left {other}")

    assert ("upheld", None) == (table.verdict, table.round)


def test_of_a_card_nine_hands_cannot_have_one_each():
    """There are eight ones: each hand alone could be one."""
    table = followed(*[1] * 9)
    others = [name for name in TEN.split() if name != "Bob"]
    table.report(*(f"{name}: left 1 points" for name in others[:8]))
    assert "upheld" == table.verdict

    table.report("Jon: left 1 points")
    assert "uno.deduction.score" == table.article


def test_hands_that_fit_by_their_sum_and_not_one_by_one():
    """Ann and Cat have all four zeros, so Dan's point is not a one and a zero."""
    table = followed(2, 2, 2).report("Ann: left 0 points", "Cat: left 0 points", "Dan: left 1 points")

    assert ("refused", "uno.deduction.score") == (table.verdict, table.article)
    table = followed(2, 2, 2, 2).report(
        *(f"{name}: left {n} points" for name, n in (("Ann", 98), ("Cat", 98)))
    )
    assert "refused" == table.verdict


def test_a_hand_that_is_counted_again_takes_the_place_of_its_first_count():
    table = followed(5, 5).report("Ann: left 250 points", "Ann: left 9 points", "Cat: left 250 points")

    assert ("upheld", (0, 259)) == (table.verdict, table.state.totals[:2])


def test_once_the_table_let_a_hand_count_the_others_are_not_held_against_it():
    """It plays with cards of its own."""
    table = followed(5, 5, 5).report("Ann: left 250 points", *agreed("Cat: left 250 points", 6))

    assert "upheld" == table.report("Dan: left 250 points").verdict


def test_the_hand_of_who_left_was_counted_before_the_others():
    table = Table(("Ann", "Bob", "Cat", "Dan"), rules=Rules(differences={"leaving-hand": "counted"}))
    table.report(*agreed("deal: red 5; Ann 5, Bob 1, Cat 5, Dan 5"), "Dan leaves, hand 250", "Bob: red 7")
    table.report("Ann: left 250 points")

    assert ("refused", "uno.deduction.score") == (table.verdict, table.article)
    assert "Dan and Ann together hold ten cards, worth at most 440 points." == table.sentence


@pytest.mark.parametrize(("option", "hand", "total"), [("set-aside", "", 11), ("counted", ", hand 20", 31)])
def test_hands_written_down_at_once_replace_what_was_counted_and_not_what_was_set_aside(option, hand, total):
    """Ann had counted nine. Dan's hand counts where the table counts the hand of a player who leaves."""
    deal = agreed("deal: red 5; Ann 1, Bob 1, Cat 1, Dan 5")
    table = playing_by(f"leaving-hand {option}", ABCD, *deal, f"Dan leaves{hand}", "Bob: red 7")
    table.report("Ann: left red 9", "score: left Ann red 8; Cat red 3")

    assert ("upheld", f"Ann 0, Bob {total}, Cat 0") == (table.verdict, table.totals)


def test_two_who_leave_cannot_both_have_had_all_wild_cards():
    table = Table(("Ann", "Bob", "Cat", "Dan"), rules=Rules(differences={"leaving-hand": "counted"}))
    table.report(*agreed("deal: red 5; Ann 5, Bob 1, Cat 5, Dan 5"), "Dan leaves, hand 250")

    assert "refused" == table.report("Cat leaves, hand 250").verdict
    assert "upheld" == table.report("Cat leaves, hand 190").verdict
