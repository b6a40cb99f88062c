"""Scores that are written down and cannot be, whatever the way of scoring; and all that can."""

import pytest

from referee.kit.cards import Card
from referee.languages.grammar import in_words
from referee.match.model.state import Rules
from referee.match.table.rounds import ScoreRound
from tests.table import TEN, Table, agreed, table_of

ABC, ABCD = "Ann Bob Cat", "Ann Bob Cat Dan"
IMPOSSIBLE = "uno.deduction.score"


def playing(names: str, *lines: str, house: tuple[str, ...] = (), **differences) -> Table:
    chosen = {name.replace("_", "-"): option for name, option in differences.items()}
    rules = Rules(target=100_000, differences=chosen, house_rules={name: {} for name in house})
    return Table(tuple(names.split()), rules=rules).report(*lines)


def followed(names: str = ABC, last: str = "Cat: red 1", **differences) -> Table:
    """A round that was followed until Cat was out, of hands of two: one card each is left."""
    hands = ", ".join(f"{name} 2" for name in names.split())
    table = playing(names, *agreed(f"deal by Bob: red 5; {hands}"), **differences)
    lines = {"Cat": "red 7", "Dan": "red 9", "Ann": "red 2", "Bob": "red 3"}
    order = [name for name in lines if name in names.split()]
    return table.report(*(f"{name}: {lines[name]}, UNO!" for name in order), last)


# what the deck is worth


@pytest.mark.parametrize(
    ("deck", "special", "most"),
    [
        ("108", 40, 1240),
        ("112", 40, 1400),
        ("112", 50, 1440),
        ("112-swap", 40, 1400),
        ("112-blank", 40, 1400),
        ("112-themed", 50, 1440),
    ],
)
def test_no_more_can_be_left_than_the_deck_is_worth(deck, special, most):
    chosen = {"deck": deck, "special_wild_points": special}

    assert "upheld" == playing(ABC, f"score: winner Bob {most}", **chosen).verdict
    table = playing(ABC, f"score: winner Bob {most + 1}", **chosen)
    assert ("refused", IMPOSSIBLE, "allow 2") == (table.verdict, table.article, table.fix)
    assert f"That is too many points: all cards together are worth {most} points." == table.sentence


@pytest.mark.parametrize("seats", range(2, 11))
def test_every_other_hand_holds_a_card(seats):
    """There are four cards worth nothing, and eight worth a point: of ten players nine hold five points."""
    names, least = " ".join(TEN.split()[:seats]), max(0, seats - 1 - 4)

    assert "upheld" == playing(names, f"score: winner Bob {least}").verdict
    if least:
        table = playing(names, f"score: winner Bob {least - 1}")
        assert ("refused", IMPOSSIBLE) == (table.verdict, table.article)
        hands = f"{in_words(seats - 1).capitalize()} players still have cards, worth at least {least} point"
        assert table.sentence.startswith(f"That is too few points. {hands}")


def test_where_several_may_have_discarded_all_they_need_not():
    """The 69 rule lets everybody discard."""
    assert "upheld" == playing(TEN, "score: winner Bob 0", house=("sixty-nine",)).verdict
    score = f"score: {FEW_POINTS}"
    assert "upheld" == playing(TEN, score, house=("sixty-nine",), scoring="own-lowest-wins").verdict


@pytest.mark.parametrize("points", range(0, 1241, 7))
def test_every_total_in_between_can_be(points):
    assert "upheld" == playing("Ann Bob", f"score: winner Bob {points}").verdict


def test_seat_by_seat_it_is_the_same():
    assert "refused" == playing(ABC, "score: Ann 0, Bob 1241").verdict
    assert "upheld" == playing(ABC, "score: Ann 0, Bob 1240").verdict
    assert "upheld" == playing(ABC, "score: Ann 0, Bob 0").verdict


def test_the_table_may_let_it_count():
    table = playing(ABC, *agreed("score: winner Bob 2000"))

    assert "Ann 0, Bob 2000, Cat 0" == table.totals
    assert ["match.agreement", IMPOSSIBLE] == table.now(2)


def test_a_round_that_is_replaced_cannot_be_more_either():
    table = playing(ABC, "score: winner Bob 20", "score round 1: winner Bob 1241")

    assert ("refused", IMPOSSIBLE, "allow 3") == (table.verdict, table.article, table.fix)


def test_of_a_round_that_is_past_nobody_knows_how_many_played():
    """It was two of them."""
    table = playing("Ann Bob", "score: winner Ann 0", *(f"join: {name}" for name in TEN.split()[2:8]))

    assert "upheld" == table.report("score round 1: winner Bob 0").verdict


@pytest.mark.parametrize("gone", ["Bob leaves", "rules: standard to 45, scoring elimination"])
def test_points_of_a_past_round_are_looked_at_of_who_plays_no_more(gone):
    """Bob has gone home, or is out of the match: nobody had more than all cards are worth."""
    table = playing(ABC, "score: Ann 0, Bob 50, Cat 7", gone, scoring="elimination")

    assert "refused" == table.report("score round 1: Ann 0, Bob 1241, Cat 0").verdict
    assert "That is too many points: all cards together are worth 1240 points." == table.sentence
    assert "upheld" == table.report("score round 1: Ann 0, Bob 60, Cat 0").verdict


def test_a_round_that_is_past_had_the_deck_of_its_rules():
    table = playing(ABC, "score: winner Bob 20", "rules: standard to 9000", deck="112")

    assert "upheld" == table.report("score round 1: winner Bob 1400").verdict
    assert "refused" == table.report("score: winner Bob 1400").verdict
    assert "refused" == table.report("score round 1: winner Bob 1401").verdict


def test_the_cards_left_in_a_past_round_are_those_of_its_deck():
    table = playing(ABC, "score: winner Bob 20", "rules: standard to 9000", deck="112")

    assert "upheld" == table.report("score round 1: left Ann wild customizable; Cat red 5").verdict
    assert "uno.deck" == table.report("score: left Ann wild customizable; Cat red 5").article


def test_too_late_and_too_much_is_only_too_late():
    """What cannot count at all is not offered to be let count."""
    table = table_of(ABC, "score: winner Bob 500", "score: winner Bob 1241")

    assert ("match.over", None) == (table.article, table.fix)


# other ways to score


@pytest.mark.parametrize("form", ["own-lowest-wins", "elimination"])
def test_where_everybody_scores_all_hands_together_are_no_more_than_the_deck(form):
    assert "upheld" == playing(ABC, "score: Ann 1000, Bob 240", scoring=form).verdict
    table = playing(ABC, "score: Ann 1000, Bob 241", scoring=form)
    assert ("refused", IMPOSSIBLE, "allow 2") == (table.verdict, table.article, table.fix)
    assert "upheld" == playing(ABC, "score: Ann 0, Bob 0, Cat 0", scoring=form).verdict
    assert "refused" == playing(TEN, "score: Ann 0", scoring=form).verdict


@pytest.mark.parametrize("form", ["own-lowest-wins", "elimination"])
def test_where_everybody_scores_a_winner_is_still_not_enough(form):
    """And that is all that is said of it."""
    table = playing(ABC, "score: winner Bob 5000", scoring=form)

    assert ("refused", 1) == (table.verdict, len(table.articles))
    assert "Everybody gets points: tell the points of each player." == table.sentence


OWN = pytest.mark.parametrize("form", ["own-lowest-wins", "elimination"])
NOBODY = (
    "Somebody must have 0 points, because somebody went out. But the lowest number here is 5 points for Cat."
)


@OWN
@pytest.mark.parametrize(
    "score",
    [
        "Ann 10, Bob 20, Cat 5",
        "left Ann red 4, red 6; Bob red skip; Cat red 5",
        "left Ann 9, 1; Bob 20; Cat 5",
    ],
)
def test_somebody_went_out_and_has_nothing(form, score):
    """Told as points, as cards or as what they count; the people may know better."""
    table = playing(ABC, f"score: {score}", scoring=form)

    assert ("refused", "allow 2", NOBODY) == (table.verdict, table.fix, table.sentence)
    assert table.article in ("uno.score.own", "uno.score.challenge")
    assert "Ann 10, Bob 20, Cat 5" == table.report("allow 2").totals


@OWN
def test_who_is_not_named_has_nothing(form):
    assert "upheld" == playing(ABC, "score: Ann 10, Bob 20", scoring=form).verdict


@OWN
def test_in_a_round_that_is_put_right_somebody_went_out_as_well(form):
    table = playing(ABC, "score: Ann 10, Bob 20", "score round 1: Ann 10, Bob 20, Cat 5", scoring=form)

    assert ("refused", "allow 3", NOBODY) == (table.verdict, table.fix, table.sentence)


def test_who_won_a_round_and_left_still_had_nothing_in_it():
    """Cat plays no more, and nobody else won that round."""
    table = playing(ABCD, "score: Ann 10, Bob 20, Dan 5", "Cat leaves", scoring="own-lowest-wins")

    assert "upheld" == table.report("score round 1: Ann 10, Bob 20, Dan 6").verdict


@OWN
def test_of_two_without_cards_nobody_knows_who_went_out(form):
    table = playing(ABC, "score: left Ann red 5", scoring=form)

    assert ("match.score.winner", None) == (table.article, table.fix)


def test_partners_score_the_hands_of_the_other_teams():
    """Of six players those of four; both are given the same."""
    names = " ".join(TEN.split()[:6])

    assert "upheld" == playing(ABCD, "score: winner Bob 1240", scoring="partners").verdict
    assert "upheld" == playing(ABCD, "score: Bob 1240, Dan 1240", scoring="partners").verdict
    assert "refused" == playing(ABCD, "score: Bob 1241, Dan 1241", scoring="partners").verdict
    assert "upheld" == playing(names, "score: winner Bob 0", scoring="partners").verdict
    assert "refused" == playing(TEN, "score: winner Bob 3", scoring="partners").verdict
    assert "upheld" == playing(TEN, "score: winner Bob 4", scoring="partners").verdict


@pytest.mark.parametrize("score", ["winner Bob 0", "winner Bob 1", "Bob 1", "Ann 0", "winner Bob 99999"])
def test_where_no_points_are_counted_none_are_too_many(score):
    assert "upheld" == playing(TEN, f"score: {score}", scoring="none").verdict


FEW_POINTS = "Ann 1, Bob 1, Cat 1, Dan 2"
"""Of ten players: one of the others went out, and five hold cards that count nothing."""


@OWN
def test_who_has_no_points_holds_a_card_that_counts_nothing(form):
    """There are but four; of a past round nobody knows how many played."""
    game = playing(TEN, f"score: {FEW_POINTS}", scoring=form)

    assert (IMPOSSIBLE, "allow 2") == (game.article, game.fix)
    game.report("score: Ann 1, Bob 1, Cat 1, Dan 2, Eve 3", f"score round 1: {FEW_POINTS}")
    assert "upheld" == game.verdict


# a round that was followed to its last card


@pytest.mark.parametrize(
    "score", ["winner Cat 100", "Cat 20", "winner Cat 0", "Ann 0", "left Ann red 4; Bob wild"]
)
def test_what_the_hands_can_hold_is_accepted(score):
    assert ("upheld", None) == ((table := followed().report(f"score: {score}")).verdict, table.round)


@pytest.mark.parametrize("score", ["winner Ann 20", "Ann 20", "winner Bob 0", "left Cat red 4; Bob wild"])
def test_who_was_seen_to_go_out_has_won(score):
    table = followed().report(f"score: {score}")

    assert (IMPOSSIBLE, "allow 8") == (table.article, table.fix)
    assert "Everybody has seen Cat go out in this round: Cat has won it." == table.sentence
    assert {"out": 2, "round": 1} == table.facts_of(IMPOSSIBLE)
    assert table.report("allow 8").round is None


def scored_as_followed(**differences) -> Table:
    """Cat went out before everybody's eyes; the next round is open by now."""
    table = followed(**differences)
    own = differences.get("scoring", "") in ("own-lowest-wins", "elimination")
    return table.report("score: Ann 9, Bob 20" if own else "score: winner Cat 29", "deal: red 5")


@pytest.mark.parametrize(
    "score", ["winner Ann 20", "Ann 20", "winner Bob 0", "left Cat red 4; Bob wild", "left Ann 5; Cat 20"]
)
def test_nobody_else_has_won_it_when_it_is_put_right_later(score):
    """Everybody saw Cat go out, also once that round is past."""
    table = scored_as_followed().report(f"score round 1: {score}")

    assert (IMPOSSIBLE, "allow 10") == (table.article, table.fix)
    assert "Everybody has seen Cat go out in this round: Cat has won it." == table.sentence
    assert {"out": 2, "round": 1} == table.facts_of(IMPOSSIBLE)
    assert "Cat 29" in table.totals
    assert "Cat 0" in table.report("allow 10").totals


@pytest.mark.parametrize("score", ["winner Cat 70", "Cat 70", "left Ann red 4; Bob wild"])
def test_who_went_out_may_be_given_other_points(score):
    assert "upheld" == scored_as_followed().report(f"score round 1: {score}").verdict


def test_the_hands_that_were_counted_tell_who_went_out_too():
    table = followed().report("Ann: left red 4", "Bob: left red 6", "score round 1: winner Ann 10")

    assert (IMPOSSIBLE, "allow 10") == (table.article, table.fix)


@OWN
def test_where_everybody_scores_who_was_seen_going_out_has_nothing(form):
    table = scored_as_followed(scoring=form)

    assert (IMPOSSIBLE, "allow 10") == (table.report("score round 1: Bob 20, Cat 9").article, table.fix)
    assert "upheld" == table.report("score round 1: Ann 8, Bob 20").verdict


def test_of_partners_either_may_be_named_later_too():
    table = followed(ABCD, scoring="partners").report("score: winner Ann 40", "deal: red 5")

    assert "upheld" == table.report("score round 1: winner Cat 50").verdict
    assert IMPOSSIBLE == table.report("score round 1: winner Bob 50").article


def test_where_rounds_are_counted_who_went_out_has_won_for_good():
    table = followed(scoring="none").report("deal: red 5", "score round 1: winner Ann 1")

    assert (IMPOSSIBLE, "allow 9") == (table.article, table.fix)


def test_what_the_table_agreed_on_once_is_not_doubted_again():
    """It said that Ann won that round, whatever was seen."""
    table = followed().report("score: winner Ann 20", "allow 8")

    assert "upheld" == table.report("score round 1: winner Ann 30").verdict
    assert (
        "upheld"
        == scored_as_followed()
        .report("score round 1: winner Ann 20", "allow 10", "score round 1: winner Bob 30")
        .verdict
    )


def test_of_a_round_that_was_not_followed_to_the_end_nobody_knows_who_went_out():
    table = playing(ABC, "deal: red 5", "Bob: red 7", "score: winner Ann 20", "score round 1: winner Cat 20")

    assert "upheld" == table.verdict


@pytest.mark.parametrize("points", [19, 30, 39, 49, 60, 69, 99])
def test_two_cards_cannot_make_everything(points):
    """docs/rules/evidence.md 5.3."""
    table = followed().report(f"score: winner Cat {points}")

    assert (IMPOSSIBLE, "allow 8") == (table.article, table.fix)
    assert f"cannot be worth {points} points. The nearest possible totals are" in table.sentence


def test_two_cards_are_worth_a_hundred_at_the_most():
    table = followed().report("score: winner Cat 101")

    assert "Ann and Bob together hold two cards, worth at most 100 points." == table.sentence


@pytest.mark.parametrize(
    ("left", "article"),
    [
        ("Ann red 4, red 6; Bob wild", "uno.count.hand"),
        ("Ann red 5; Bob red 5", "uno.deduction.card"),
        ("Ann wild; Bob wild", None),
    ],
)
def test_cards_left_are_as_many_as_were_seen_and_no_others(left, article):
    table = followed().report(f"score: left {left}")

    assert (article or "match.score", article and "allow 8") == (table.article, table.fix)


def test_while_nobody_is_out_anything_may_have_happened_since():
    """They stopped following the round."""
    table = playing(ABC, "deal: red 5", "Bob: red 7", "score: winner Ann 999")

    assert "upheld" == table.verdict


def test_another_round_is_none_of_it():
    table = playing(
        ABC, "score: winner Ann 20", *agreed("deal: red 5; Ann 1, Bob 1, Cat 2", 3), "Cat: red 7, UNO!"
    )

    assert "upheld" == table.report("Ann: red 3", "score round 1: winner Bob 777").verdict
    assert table.round is not None


def test_what_the_last_card_makes_somebody_draw_counts_too():
    """Ann has drawn two: four cards are left."""
    table = followed(last="Cat: red draw two")

    assert "upheld" == followed(last="Cat: red draw two").report("score: winner Cat 200").verdict
    assert "four cards" in table.report("score: winner Cat 201").sentence


@pytest.mark.parametrize(("points", "verdict"), [(300, "upheld"), (370, "upheld"), (371, "refused")])
def test_after_a_last_wild_draw_four_a_challenge_may_have_been_lost(points, verdict):
    """Nobody has to tell of it: six cards are left, or eight. Of the wild cards one lies on the pile."""
    table = followed(last="Cat: wild draw four, red")

    assert verdict == table.report(f"score: winner Cat {points}").verdict
    assert verdict == "upheld" or table.facts_of(IMPOSSIBLE)["held"] == 6


@pytest.mark.parametrize("points", [218, 220])
def test_it_may_have_been_lost_by_who_had_to_draw(points):
    """Ann has five cards, or seven: 218 points are two nines, a zero and four wild cards."""
    game = followed(last="Cat: wild draw four, red", scoring="own-lowest-wins")

    assert "upheld" == game.report(f"score: Ann {points}, Bob 9").verdict


def test_a_card_that_the_deck_does_not_have_was_not_played_before():
    """It is refused for that alone."""
    game = followed().report("score: left Ann wild customizable; Bob red 4")

    assert ("refused", ["uno.deck"]) == (game.verdict, game.articles)


def test_a_hand_that_nobody_counted_can_hold_anything():
    table = playing(ABC, "deal: red 5", "resync: red 5, Cat to play; Cat 2, Ann 1", "Cat: red 7, UNO!")
    table.report("Ann: red 3", "score: winner Ann 1239")

    assert "upheld" == table.verdict


def test_the_hand_of_who_left_counts_where_the_table_counts_it():
    """Dan left with 30 points, and two cards remain."""
    table = playing(ABCD, *agreed("deal by Bob: red 5; Ann 2, Bob 2, Cat 2, Dan 2"), leaving_hand="counted")
    table.report(
        "Cat: red 7, UNO!", "Dan leaves, hand 40", "Ann: red 2, UNO!", "Bob: red 3, UNO!", "Cat: red 1"
    )

    assert "Cat is out" in table.seen
    assert "uno.deduction.score" == table.report("score: winner Cat 20").article
    assert "upheld" == table.report("score: winner Cat 140").verdict


def test_the_hand_of_who_left_counts_nothing_where_the_table_does_not_count_it():
    """Of the two cards that are left two may be wild cards."""
    game = playing(ABCD, *agreed("deal by Bob: red 5; Ann 2, Bob 2, Cat 2, Dan 2"))
    game.report("Cat: red 7, UNO!", "Dan leaves", "Ann: red 2, UNO!", "Bob: red 3, UNO!", "Cat: red 1")

    assert "upheld" == game.report("score: winner Cat 100").verdict


@pytest.mark.parametrize(
    ("score", "article"),
    [
        ("Ann 50, Bob 9", None),
        ("Ann 0, Bob 0, Cat 0", None),
        ("Ann 19, Bob 9", IMPOSSIBLE),
        ("Ann 9, Bob 9, Cat 1", IMPOSSIBLE),
        ("Ann 9, Bob 51", IMPOSSIBLE),
    ],
)
def test_where_everybody_scores_each_hand_is_looked_at(score, article):
    table = followed(scoring="own-lowest-wins").report(f"score: {score}")

    assert (article or "match.score", article and "allow 8") == (table.article, table.fix)


@OWN
@pytest.mark.parametrize(
    ("score", "sentence"),
    [
        ("Ann 250, Cat 250", "Ann and Cat together hold ten cards, worth at most 440 points."),
        ("Ann 200, Cat 220", None),
        ("left Ann 50, 50, 50, 50, 50; Cat 50, 50, 50, 1, 1", None),
        (
            "left Ann 7, 7, 7, 7, 7; Cat 7, 7, 7, 7, 2",
            "The deck has only eight cards worth 7 points, not nine.",
        ),
        (
            "left Ann 7, 7, 7, 7, 1; Cat 7, 7, 7, 7, 2",
            "Only seven cards worth 7 points can still be in players' hands, not eight.",
        ),
    ],
)
def test_where_everybody_scores_the_hands_are_looked_at_together(form, score, sentence):
    """Two of five cards each; one 7 lies on the pile."""
    table = playing(ABC, *agreed("deal: red 5; Ann 5, Bob 1, Cat 5"), "Bob: red 7", scoring=form)
    table.report(f"score: {score}; Bob" if "left" in score else f"score: {score}")

    if sentence is None:
        assert "upheld" == table.verdict
    else:
        assert ("refused", IMPOSSIBLE, "allow 5") == (table.verdict, table.article, table.fix)
        assert sentence == table.sentence


@OWN
def test_also_of_a_round_that_nobody_followed(form):
    """There are but eight ones, and nine hands had one point each."""
    ones = ", ".join(f"{name} 1" for name in TEN.split() if name != "Bob")
    table = playing(TEN, f"score: {ones}", scoring=form)

    assert (IMPOSSIBLE, "allow 2") == (table.article, table.fix)
    assert "There are too few cards for that." in table.sentence
    assert "upheld" == playing(TEN, f"score: {ones.replace('Jon 1', 'Jon 2')}", scoring=form).verdict


def test_of_a_past_round_only_those_are_looked_at_who_had_points():
    ones = ", ".join(f"{name} 1" for name in TEN.split()[2:])
    table = playing(TEN, f"score: {ones}, Ann 50", scoring="own-lowest-wins")

    assert "refused" == table.report(f"score round 1: Ann 1, {ones}").verdict
    assert "upheld" == table.report(f"score round 1: {ones}").verdict


@pytest.mark.parametrize(
    ("score", "article"),
    [
        ("winner Cat 100", None),
        ("winner Ann 100", None),
        ("Ann 40, Cat 40", None),
        ("Ann 0", None),
        ("winner Bob 100", IMPOSSIBLE),
        ("Bob 40, Dan 40", IMPOSSIBLE),
        ("winner Cat 101", IMPOSSIBLE),
    ],
)
def test_of_partners_the_team_of_who_went_out_has_won(score, article):
    table = followed(ABCD, scoring="partners").report(f"score: {score}")

    assert (article or "match.score", "refused" if article else "upheld") == (table.article, table.verdict)


def test_once_the_table_let_something_count_only_numbers_are_proved():
    """The cards prove nothing any more; that there are two is still known."""
    table = playing(ABC, *agreed("deal by Bob: red 5; Ann 2, Bob 2, Cat 2"))
    table.report("Cat: blue 7, UNO!", "allow 4", "Ann: blue 2, UNO!", "Bob: blue 3, UNO!", "Cat: blue 1")

    assert "upheld" == table.report("score: left Ann blue 1; Bob blue 1").verdict


def test_a_claim_that_was_not_written_as_a_line():
    table = playing(ABC).submit_claim(ScoreRound(left={0: (Card("5", "red"),), 1: (), 2: (Card("wild"),)}))

    assert "Ann 0, Bob 55, Cat 0" == table.totals


# by the values of the cards


def test_a_round_is_written_down_by_the_values_left():
    """As with cards, who has none went out."""
    table = table_of("Ann Bob Cat", "score: left Ann 9, 20; Bob; Cat 50, 50")

    assert ("upheld", (0, 129, 0)) == (table.verdict, table.state.totals)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("score: left Ann 10; Bob; Cat 50", "No card is worth 10 points."),
        (
            "score: left Ann 50, 50, 50, 50, 50; Bob; Cat 50, 50, 50, 50",
            "The deck has only eight cards worth 50 points, not nine.",
        ),
        (
            "score: left Ann 5; Bob 6; Cat 7",
            "Exactly one player goes out. Say what all the other players had left.",
        ),
    ],
)
def test_values_that_no_cards_have(line, sentence):
    assert sentence == table_of("Ann Bob Cat", line).sentence


def test_values_are_as_many_as_the_cards_of_a_hand_that_was_followed():
    table = table_of(
        "Ann Bob", "deal: red 5", "count Ann: 2", "count Bob: 1", "Bob: red 7", "score: left Ann 9; Bob"
    )

    assert ("refused", "uno.count.hand") == (table.verdict, table.article)


# totals on paper

PAPER = "Before the match ends, 1739 is the most."


def to_500(names: str, *lines: str, **differences) -> Table:
    return Table(tuple(names.split()), rules=Rules(differences=differences)).report(*lines)


@pytest.mark.parametrize(
    ("scoring", "paper", "why"),
    [
        (
            "winner-takes-all",
            "paper: Ann 1740, Bob 3",
            f"Ann cannot have 1740 points on paper. {PAPER}",
        ),
        (
            "own-lowest-wins",
            "paper: Ann 0, Bob 9999",
            f"Bob cannot have 9999 points on paper. {PAPER}",
        ),
        (
            "winner-takes-all",
            "paper after 1 round: Ann 1241",
            "Ann cannot have 1241 points on paper. After one round, 1240 is the most.",
        ),
        ("partners", "paper: Ann 1740, Cat 1740", f"Ann cannot have 1740 points on paper. {PAPER}"),
    ],
)
def test_a_total_on_paper_is_one_that_somebody_can_reach(scoring, paper, why):
    table = to_500(ABCD, paper, scoring=scoring)

    article = "uno.paper.partners" if scoring == "partners" else "match.paper"
    assert ("refused", article, why) == (table.verdict, table.article, table.sentence)
    assert "allow 2" == table.fix
    assert "upheld" == table.report("allow 2").verdict


@pytest.mark.parametrize(
    "paper", ["paper: Ann 1739", "paper after 2 rounds: Ann 1739", "paper after 9 rounds: Ann 499"]
)
def test_what_somebody_can_have_reached_on_paper_counts(paper):
    assert "upheld" == to_500(ABC, paper).verdict


def test_where_a_round_counts_twice_it_does_so_on_paper():
    rules = Rules(house_rules={"double-score": {"times": 2}})

    assert "upheld" == Table(("Ann", "Bob"), rules=rules).report("paper after 1 round: Ann 2480").verdict
    assert "refused" == Table(("Ann", "Bob"), rules=rules).report("paper after 1 round: Ann 2481").verdict


def test_rounds_won_on_paper_have_no_target():
    """And they may be points of rounds of which only the winner counts here."""
    assert "upheld" == to_500("Ann Bob", "paper: Ann 900", scoring="none").verdict
    assert "upheld" == to_500("Ann Bob", "paper after 2 rounds: Ann 9000", scoring="none").verdict
