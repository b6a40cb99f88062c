"""UNO Golf as totals: what has to be told, who starts, who has won."""

import pytest

from referee.games.golf.rules.scoring import starter_by_fewest_points
from referee.match.model.state import Rules
from referee.match.table.rounds import ScoreRound, seat_that_starts_next_round
from tests.table import Table, table_of

ABC, ABCD = "Ann Bob Cat", "Ann Bob Cat Dan"
EVEN = "score: Ann 5, Bob 5, Cat 5"


def golf(names: str, *lines: str, rounds: int | None = None, **differences: str | int) -> Table:
    chosen = {name.replace("_", "-"): option for name, option in differences.items()}
    return Table(tuple(names.split()), "golf", Rules(target=rounds, differences=chosen)).report(*lines)


def agreed(names: str, house: dict, *lines: str) -> Table:
    """With these house rules."""
    return Table(tuple(names.split()), "golf", Rules(house_rules=house)).report(*lines)


def starts(table: Table) -> str | None:
    return table.name(seat_that_starts_next_round(table.game.ruleset_of(table.state), table.state))


def won_by(table: Table) -> list[str]:
    """Who is told to have won."""
    return [name for name, sentence in table.say.items() if "won the match" in sentence]


# what is told


def test_everybody_scores():
    table = golf(ABC, "score: Ann 12, Bob 0, Cat 4", "score: Ann 1, Bob 20, Cat 3")

    assert ("upheld", "Ann 13, Bob 20, Cat 7") == (table.verdict, table.totals)
    assert ((12, 0, 4), (1, 20, 3)) == table.state.points


def test_a_winner_alone_is_not_enough():
    table = golf(ABC, "score: winner Bob 12")

    assert ("refused", ["golf.score"], None) == (table.verdict, table.articles, table.fix)
    assert "Everybody scores: say the points of each player." == table.sentence


@pytest.mark.parametrize(
    ("line", "missing"), [("score: Ann 3, Cat 0", "Bob"), ("score: Bob 0", "Ann and Cat")]
)
def test_who_is_left_out_would_lead(line, missing):
    table = golf(ABC, line)

    assert ("refused", "golf.score") == (table.verdict, table.article)
    assert f"Say the points of {missing}, too." == table.sentence


def test_cards_that_are_left_are_counted_where_they_are_numbers():
    table = golf(ABC, "score: left Ann red 5, blue 6; Bob red 4, red 1; Cat")

    assert ("upheld", "Ann 11, Bob 5, Cat 0") == (table.verdict, table.totals)


@pytest.mark.parametrize("face", ["skip", "reverse", "draw two", "double draw two"])
def test_of_action_cards_the_points_are_told_and_not_the_cards(face):
    """Nobody knows what they count."""
    table = golf(ABC, f"score: left Ann red 5; Bob blue {face}; Cat red 3")

    assert ("refused", ["golf.points"], None) == (table.verdict, table.articles, table.fix)
    assert (
        f"The referee does not know how many points a {face.title()} is worth. Agree on that number."
        in table.sentence
    )


def test_where_that_was_told_they_are_counted_as_well():
    corners = {"corner-points": {"reverse": 1, "skip": 2, "draw_two": 3, "double_draw_two": 40}}
    table = agreed(
        ABC,
        corners,
        "score: left Ann red reverse, red skip; Bob red draw two, red 0; Cat red double draw two, red 1",
    )

    assert "Ann 3, Bob 3, Cat 41" == table.totals


@pytest.mark.parametrize("left", ["Ann red 5; Bob", "Ann blue skip"])
def test_the_cards_of_everybody_are_told(left):
    table = golf(ABC, f"score: left {left}")

    assert ("refused", ["golf.score"]) == (table.verdict, table.articles)


def test_of_a_card_no_more_are_left_than_there_are():
    table = golf(ABC, "score: left Ann red 5, red 5; Bob red 5; Cat red 5")

    assert ("refused", ["golf.deck"]) == (table.verdict, table.articles)


@pytest.mark.parametrize(
    ("left", "odd"),
    [
        ("Ann red 5; Bob red 4, red 1; Cat", "One card cannot be left in Ann's grid"),
        ("Ann red 5, red 4; Bob ; Cat red 1, red 2, red 3", "Three cards cannot be left in Cat's grid"),
        ("Ann 5, 4; Bob 1, 1; Cat 0", "One card cannot be left in Cat's grid"),
    ],
)
def test_a_grid_is_even(left, odd):
    """It has columns of two cards, whether the cards are told or what they count."""
    table = golf(ABC, f"score: left {left}")

    assert ("refused", "golf.deduction.grid", "allow 2") == (table.verdict, table.article, table.fix)
    assert f"{odd}: each column has two cards." == table.sentence
    assert 2 == table.report("allow 2").state.round_number


def test_grids_of_unequal_size_are_no_fault():
    """A Draw Two adds columns, and clearing takes them."""
    table = golf(ABC, "score: left Ann 1, 1, 2, 2, 3, 3, 4, 4; Bob ; Cat 1, 2")

    assert ("upheld", "Ann 20, Bob 0, Cat 3") == (table.verdict, table.totals)


def test_the_grids_of_a_round_that_is_put_right_are_even_as_well():
    table = golf(ABC, "score: Ann 12, Bob 0, Cat 4", "score round 1: left Bob red 5")

    assert ("golf.deduction.grid", "allow 3") == (table.article, table.fix)


def test_the_deck_has_only_twelve_of_each_number():
    zeros = ", ".join(["0"] * 6)

    assert "upheld" == golf(ABC, f"score: left Ann {zeros}; Bob {zeros}; Cat").verdict
    table = golf(ABC, f"score: left Ann {zeros}; Bob {zeros}; Cat 0, 1")
    assert ("golf.deduction.score", "allow 2") == (table.article, table.fix)
    assert "The deck has only 12 cards worth 0 points, not 13." == table.sentence


@pytest.mark.parametrize("line", ["score: winner Bob 12", "score: Ann 3", "score: left Ann red 5"])
def test_what_was_not_told_cannot_be_let_count(line):
    assert "refused" == golf(ABC, line, "allow 2").verdict


@pytest.mark.parametrize("points", [0, 252, 1000, 3051])
def test_as_long_as_nobody_knows_the_corners_each_may_count_a_hundred(points):
    assert "upheld" == golf(ABC, f"score: Ann {points}, Bob 0, Cat 1").verdict


def test_more_than_all_cards_count_is_refused_with_what_a_corner_counts_if_that_is_not_known():
    known = {"corner-points": {"reverse": 10, "skip": 10, "draw_two": 10, "double_draw_two": 20}}
    told = [agreed(ABC, worth, "score: Ann 3053, Bob 0, Cat 0") for worth in ({}, known)]

    assert [{"points": 3053, "most": 3052, "corner": 100}, {"points": 3053, "most": 572}] == [
        one.facts_of("golf.deduction.score") for one in told
    ]


@pytest.mark.parametrize(("points", "verdict"), [(572, "upheld"), (573, "refused")])
def test_where_it_is_known_what_all_cards_count_nobody_has_more(points, verdict):
    worth = {"corner-points": {"reverse": 10, "skip": 10, "draw_two": 10, "double_draw_two": 20}}

    assert verdict == agreed(ABC, worth, f"score: Ann {points}, Bob 0, Cat 0").verdict


@pytest.mark.parametrize(
    ("score", "left"),
    [
        ("Ann 11, Bob 5, Cat 0", None),
        ("left Ann red 5, blue 6; Bob red 4, red 1; Cat", {0: 11, 1: 5, 2: 0}),
        ("left Ann 5, 6; Bob 4, 1; Cat", {0: 11, 1: 5, 2: 0}),
    ],
)
def test_what_was_left_is_kept_where_it_was_counted_card_by_card(score, left):
    assert left == golf(ABC, f"score: {score}").ruling.events[0].left


@pytest.mark.parametrize(
    ("lines", "points"),
    [
        (["score: Ann 9999, Bob 0, Cat 1"], 10_000),
        (["score: Ann 3052, Bob 0, Cat 1"], 3053),
        (["points round 1: Ann 9999"], 9999),
        ([EVEN, "score round 1: Ann 9999"], 9999),
    ],
    ids=["far too many", "one too many", "one hand", "a round put right"],
)
def test_nobody_gets_more_points_than_the_deck_has(lines, points):
    """The sentence has the arithmetic, and the table may let the score count."""
    table = golf(ABC, *lines)
    entry = len(lines) + 1

    assert ("refused", "golf.deduction.score") == (table.verdict, table.article)
    assert (
        f"The cards left cannot be worth {points} points. All cards together are worth 3052. "
        "This total already counts 100 points for each action card." == table.sentence
    )
    assert f"allow {entry}" == table.fix
    assert "upheld" == table.report(table.fix).verdict


def test_the_larger_deck_has_four_more_action_cards():
    assert "upheld" == golf(ABC, "score: Ann 3452, Bob 0, Cat 0", double_draw_twos=2).verdict
    assert "refused" == golf(ABC, "score: Ann 3453, Bob 0, Cat 0", double_draw_twos=2).verdict


# totals on paper


@pytest.mark.parametrize(
    ("paper", "why"),
    [
        (
            "paper after 2 rounds: Ann 9999, Bob 1, Cat 2",
            "Ann cannot have 9999 points on paper. After two rounds, 6104 is the most.",
        ),
        (
            "paper after 1 round: Ann 3, Bob 3053, Cat 2",
            "Bob cannot have 3053 points on paper. After one round, 3052 is the most.",
        ),
        (
            "paper: Ann 3, Bob 1, Cat 30000",
            "Cat cannot have 30000 points on paper. Before the match ends, 24416 is the most.",
        ),
    ],
)
def test_a_total_on_paper_is_one_that_somebody_can_reach(paper, why):
    table = golf(ABC, paper)

    assert ("refused", "match.paper", why) == (table.verdict, table.article, table.sentence)
    assert "allow 2" == table.fix
    assert "upheld" == table.report("allow 2").verdict


@pytest.mark.parametrize("rounds", [1, 9])
def test_a_match_of_few_rounds_may_begin_with_points_on_paper(rounds):
    assert "upheld" == golf(ABC, "paper: Ann 40, Bob 0, Cat 2", rounds=rounds).verdict


@pytest.mark.parametrize(("points", "verdict"), [(3052, "upheld"), (3053, "refused")])
@pytest.mark.parametrize("rounds", [1, 2])
def test_of_two_rounds_one_may_stand_on_paper(rounds, points, verdict):
    """Nobody says how many did: the last one is still to be played. Of a match of one round, as much may."""
    assert verdict == golf(ABC, f"paper: Ann {points}, Bob 0, Cat 0", rounds=rounds).verdict


def test_all_may_have_nothing():
    assert "upheld" == golf(ABC, "score: Ann 0, Bob 0, Cat 0").verdict


def test_the_winner_of_the_round_is_named_if_there_is_one():
    """A round may be shared."""
    table = golf(ABC, "score: Ann 12, Bob 0, Cat 4", EVEN)

    assert [1, None] == [entry.ruling.events[0].winner for entry in table.entries[1:]]


# a round put right


def test_a_round_is_put_right_cell_by_cell():
    """Who is not named keeps the points of that round."""
    table = golf(ABC, "score: Ann 12, Bob 0, Cat 4", EVEN, "score round 1: Bob 9")

    assert ("upheld", ((12, 9, 4), (5, 5, 5))) == (table.verdict, table.state.points)
    assert "Ann 17, Bob 14, Cat 9" == table.totals
    assert ("Cat", 3) == (table.dealer, table.state.round_number)


def test_a_round_put_right_in_all_cells():
    table = golf(ABC, "score: Ann 12, Bob 0, Cat 4", "score round 1: Ann 1, Bob 2, Cat 3")

    assert "Ann 1, Bob 2, Cat 3" == table.totals


def test_a_round_with_the_next_number_is_a_new_one():
    assert "refused" == golf(ABC, EVEN, "score round 2: Ann 1").verdict
    assert 3 == golf(ABC, EVEN, "score round 2: Ann 1, Bob 2, Cat 3").state.round_number


def test_a_round_that_has_not_come():
    table = golf(ABC, EVEN, "score round 3: Ann 1, Bob 2, Cat 3")

    assert "Round 3 has not been played yet. The next round to score is round 2." == table.sentence


# who starts


def test_in_the_first_round_the_player_left_of_the_dealer_starts():
    assert ("Ann", "Bob") == ((table := golf(ABC)).dealer, starts(table))
    assert "Ann" == starts(golf(ABC, "draw for deal: Ann red 1, Bob red 2, Cat red 3"))


def test_then_whoever_had_the_fewest_points():
    table = golf(ABC, "score: Ann 3, Bob 12, Cat 4")

    assert ("Bob", "Ann") == (table.dealer, starts(table))
    assert "Ann had the fewest points and starts round 2." == table.sentences[-1]
    assert "You have the first turn in round 2." == table.say["Ann"]
    assert table.say["Bob"].endswith(" Ann has the first turn.")


def test_the_dealer_may_start():
    assert {
        "Bob": "Deal round 2: six facedown cards each. Turn up one card to begin the discards. Then "
        "everybody turns up one of their own cards. You have the first turn."
    } == golf(ABC, "score: Ann 3, Bob 1, Cat 4").say


@pytest.mark.parametrize(
    ("first", "tied", "then"),
    [
        ("Ann 0, Bob 9, Cat 9, Dan 9", "Ann 3, Bob 9, Cat 3, Dan 9", "Cat"),
        ("Ann 0, Bob 9, Cat 9, Dan 9", "Ann 3, Bob 3, Cat 3, Dan 3", "Bob"),
        ("Ann 9, Bob 9, Cat 0, Dan 9", "Ann 3, Bob 3, Cat 9, Dan 9", "Ann"),
        ("Ann 9, Bob 9, Cat 9, Dan 0", "Ann 9, Bob 3, Cat 3, Dan 3", "Bob"),
        ("Ann 9, Bob 9, Cat 9, Dan 0", "Ann 9, Bob 9, Cat 9, Dan 9", "Ann"),
    ],
)
def test_of_several_the_nearest_to_the_left_of_who_started(first, tied, then):
    """Who started is the last of them all."""
    table = golf(ABCD, f"score: {first}", f"score: {tied}")

    assert then == starts(table)
    assert f"{then} sits nearest to the left of the player who started the last round." in table.sentences[-1]


def test_a_tie_in_every_round_goes_around_the_table():
    """Bob starts the first round, and everybody is tied for ever."""
    table, started = golf(ABC), []
    for _ in range(5):
        started.append(starts(table))
        table.report(EVEN)

    assert ["Bob", "Cat", "Ann", "Bob", "Cat"] == started


def test_another_dealer_of_the_first_round_is_remembered():
    table = golf(ABC, "draw for deal: Ann red 1, Bob red 2, Cat red 3", EVEN, EVEN, EVEN)

    assert "Ann" == starts(table)


def test_who_starts_follows_a_round_put_right():
    table = golf(ABC, "score: Ann 3, Bob 12, Cat 4", "score round 1: Ann 5")

    assert ("Cat", ["match.score", "golf.starter"]) == (starts(table), table.articles)


def test_who_starts_is_only_said_where_it_changes():
    table = golf(ABC, "score: Ann 3, Bob 12, Cat 4", "score round 1: Bob 13")

    assert ["match.score"] == table.articles


def test_who_has_left_does_not_start():
    """Of those who are there it was Cat who had the fewest."""
    table = golf(ABC, "score: Ann 3, Bob 12, Cat 4", "Ann leaves")

    assert "Cat" == starts(table)


def test_everybody_of_the_round_before_may_have_left():
    table = golf("Ann Bob", "score: Ann 3, Bob 12", "join: Cat", "join: Dan", "Ann leaves", "Bob leaves")

    assert starts(table) in ("Cat", "Dan")


def test_a_table_may_let_the_player_left_of_the_dealer_start():
    table = golf(ABC, "score: Ann 3, Bob 12, Cat 4", next_starter="left-of-dealer")

    assert ("Bob", "Cat") == (table.dealer, starts(table))
    assert ["match.score", "golf.starter.left-of-dealer"] == table.articles
    assert "Cat, to the dealer's left, starts round 2." == table.sentences[-1]


def test_once_the_match_is_over_nobody_starts():
    assert starts(golf(ABC, EVEN, rounds=1)) is None


# the end


def test_nine_rounds_are_played():
    table = golf(ABC, *["score: Ann 1, Bob 2, Cat 3"] * 8)
    assert [] == won_by(table)

    table.report("score: Ann 1, Bob 2, Cat 3")
    assert (["Ann"], ["match.score", "golf.target"]) == (won_by(table), table.articles)
    assert (
        "All rounds are played. Ann has the lowest total, 9 points, and wins the match."
        == table.sentences[-1]
    )
    assert "You have won the match with 9 points." == table.say["Ann"]


@pytest.mark.parametrize("rounds", [1, 2, 18])
def test_a_table_chooses_how_many(rounds):
    table = golf("Ann Bob", *["score: Ann 1, Bob 2"] * rounds, rounds=rounds)

    assert ["Ann"] == won_by(table)
    assert "match.over" == table.report("score: Ann 1, Bob 2").article


def test_who_ties_shares_the_match():
    table = golf(ABC, "score: Ann 4, Bob 9, Cat 4", rounds=1)

    assert ["Ann", "Cat"] == won_by(table)
    assert table.sentences[-1].startswith(
        "All rounds are played. Ann and Cat share the lowest total, 4 points,"
    )


def test_everybody_may_share_it():
    assert ["Ann", "Bob", "Cat"] == won_by(golf(ABC, EVEN, rounds=1))


def test_a_round_put_right_after_the_end_changes_the_winner():
    table = golf(ABC, EVEN, "score: Ann 1, Bob 2, Cat 3", "score round 1: Ann 9", rounds=2)

    assert (["Bob"], "golf.target") == (won_by(table), table.articles[-1])


def test_the_standings_begin_with_the_lowest_total():
    table = golf(ABC, "score: Ann 4, Bob 9, Cat 0")

    assert (2, 0, 1) == table.game.ruleset_of(table.state).standings(table.state, 9)


def test_the_table_plays_on():
    table = golf(ABC, EVEN, "play on to 2", rounds=1)
    assert ("upheld", "match.play-on") == (table.verdict, table.article)

    table.report("score: Ann 1, Bob 2, Cat 3")
    assert ["Ann"] == won_by(table)


def test_a_table_that_plays_on_agrees_on_the_last_round_later():
    table = golf(ABC, EVEN, "play on", EVEN, "rules: standard to 3", rounds=1)
    assert [] == won_by(table)

    assert ["Ann"] == won_by(table.report("score: Ann 1, Bob 2, Cat 3"))


@pytest.mark.parametrize("rounds", [1, 2])
def test_to_more_rounds_than_there_were(rounds):
    table = golf(ABC, EVEN, EVEN, f"play on to {rounds}", rounds=2)

    assert ("refused", "match.play-on") == (table.verdict, table.article)
    assert "Choose at least three rounds, because two are already scored." == table.sentence


def test_the_table_plays_on_until_it_calls_it_a_day():
    table = golf(ABC, EVEN, "play on", "score: Ann 9, Bob 2, Cat 3", rounds=1)
    assert [] == won_by(table)

    assert (["Bob"], "match.finish") == (won_by(table.report("finish")), table.article)


def test_a_match_ends_before_its_last_round():
    assert ["Ann", "Cat"] == won_by(golf(ABC, "score: Ann 4, Bob 9, Cat 4", "finish"))


def test_other_rounds_are_agreed_on_between_two():
    table = golf(ABC, EVEN, "rules: standard to 2", EVEN)

    assert ["Ann", "Bob", "Cat"] == won_by(table)


def test_an_old_round_is_put_right_under_other_rules():
    """Of Golf nothing but the totals has to be known for it."""
    table = golf(ABC, EVEN, "rules: standard to 12", EVEN, "score round 1: Ann 7")

    assert "Ann 12, Bob 10, Cat 10" == table.totals


# among equals, who won more rounds: where a table plays so

SHARED = ("score: Ann 1, Bob 2, Cat 3", "score: Ann 1, Bob 2, Cat 3", "score: Ann 4, Bob 2, Cat 9")
"""Ann and Bob have 6; Ann has won two rounds, Bob one."""


def test_they_share_the_match_otherwise():
    assert ["Ann", "Bob"] == won_by(golf(ABC, *SHARED, rounds=3))


def test_of_two_with_equal_totals_who_won_more_rounds_wins():
    table = golf(ABC, *SHARED, rounds=3, match_tie="rounds-won")

    assert (["Ann"], "golf.target.rounds-won") == (won_by(table), table.articles[-1])


def test_a_shared_round_breaks_no_tie():
    table = golf(
        ABC, "score: Ann 1, Bob 1, Cat 3", "score: Ann 2, Bob 2, Cat 1", rounds=2, match_tie="rounds-won"
    )

    assert (["Ann", "Bob"], "Ann 3, Bob 3, Cat 4") == (won_by(table), table.totals)


def test_with_equal_totals_and_as_many_rounds_they_share_the_match():
    table = golf(
        ABC, "score: Ann 1, Bob 2, Cat 3", "score: Ann 2, Bob 1, Cat 3", rounds=2, match_tie="rounds-won"
    )

    assert ["Ann", "Bob"] == won_by(table)
    assert "have won the same number of rounds. They win the match together." in table.sentences[-1]


def test_a_round_on_paper_breaks_no_tie():
    """Its points do not say who won which round."""
    paper = "paper after 2 rounds: Ann 3, Bob 4, Cat 9"
    table = golf(ABC, paper, "score: Ann 2, Bob 1, Cat 3", rounds=3, match_tie="rounds-won")

    assert (["Bob"], "Ann 5, Bob 5, Cat 12") == (won_by(table), table.totals)


def test_a_round_won_by_somebody_who_left_breaks_no_tie():
    """Cat won the first round, and is gone: of those who play on Ann won it."""
    lines = ("score: Ann 1, Bob 2, Cat 0", "Cat leaves", "score: Ann 3, Bob 2")
    table = golf(ABC, *lines, "score: Ann 2, Bob 2", rounds=3, match_tie="rounds-won")

    assert ["Ann", "Bob"] == won_by(table)


def test_who_won_more_rounds_does_not_win_with_a_higher_total():
    table = golf(ABC, *SHARED, "score: Ann 9, Bob 8, Cat 0", rounds=4, match_tie="rounds-won")

    assert ["Bob"] == won_by(table)


# in one line, and by hand


def test_a_match_in_one_line():
    assert (
        "totals Ann 4, Bob 9, Cat 4 | Bob deals, Cat starts" == golf(ABC, "score: Ann 4, Bob 9, Cat 4").seen
    )
    assert "totals Ann 5, Bob 5, Cat 5 | Ann, Bob and Cat have won" == golf(ABC, EVEN, rounds=1).seen


def test_a_claim_that_was_not_written_as_a_line():
    table = table_of(ABC, game="golf").submit_claim(ScoreRound(points={0: 12, 1: 0, 2: 4}))

    assert ("upheld", "Ann 12, Bob 0, Cat 4") == (table.verdict, table.totals)
    assert 1 == starter_by_fewest_points(table.state)


def test_a_deal_may_be_tried():
    assert [{"claim": {"claim": "golf.deal"}}] == golf(ABC).may


def test_once_the_match_is_over_nothing_may_be_tried():
    assert [] == golf(ABC, EVEN, rounds=1).may
