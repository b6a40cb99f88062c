"""The ways to score, and how a match ends in each: docs/rules/uno.md 51-54; house-rules.md 3.11, 3.12.

The disputes are those of docs/rules/disputes.md.
"""

import pytest

from referee.games.uno.game import UNO
from referee.kit.quantities import Points
from referee.match.model.state import Rules
from referee.match.table.rounds import PlayOn
from referee.match.text.notation import NotationError
from tests.table import TEN, Table, agreed, table_of

ABC, ABCD, SIX = "Ann Bob Cat", "Ann Bob Cat Dan", "Ann Bob Cat Dan Eve Fay"
EVERYBODY_SCORES = ("own-lowest-wins", "elimination")


def played(names: str, *lines: str, target: int = 100, **differences: str | int) -> Table:
    """These people, who play by the standard rules but for these differences, after these lines."""
    chosen = {name.replace("_", "-"): option for name, option in differences.items()}
    return Table(tuple(names.split()), rules=Rules("standard", Points(target), chosen)).report(*lines)


def lowest(names: str, *lines: str) -> Table:
    return played(names, *lines, scoring="own-lowest-wins")


def eliminated(names: str, *lines: str) -> Table:
    return played(names, *lines, scoring="elimination")


def in_teams(names: str, *lines: str) -> Table:
    return played(names, *lines, scoring="partners")


def without_points(names: str, *lines: str) -> Table:
    """They agree on no target either."""
    return played(names, *lines, scoring="none", target=500)


def to_rounds(number: int | None, names: str, *lines: str, scoring: str = "none") -> Table:
    """Nobody counts points, and the match is played to this many rounds won."""
    target = None if number is None else Points(number)
    return Table(tuple(names.split()), rules=Rules("standard", target, {"scoring": scoring})).report(*lines)


def won_by(table: Table) -> list[str]:
    """Who is told to have won the match."""
    return [name for name, sentence in table.say.items() if "won the match" in sentence]


def at_the_table(table: Table) -> list[str]:
    return [table.name(seat) for seat in table.state.order]


ROUND_WITH_PLAYS = ("deal: red 5", "count Bob: 1", "Bob: red 7", "Ann: left 20 points", "Cat: left 7 points")

# everybody keeps the own hand


@pytest.mark.parametrize("way", EVERYBODY_SCORES)
def test_what_is_left_counts_against_its_player(way):
    """Who went out scores nothing."""
    assert "Ann 20, Bob 0, Cat 7" == played(ABC, *ROUND_WITH_PLAYS, scoring=way).totals


@pytest.mark.parametrize("way", EVERYBODY_SCORES)
def test_cards_left_are_worth_points_to_their_player(way):
    table = played(ABC, "score: left Ann red 5, blue skip; Cat wild", scoring=way)

    assert "Ann 25, Bob 0, Cat 50" == table.totals


@pytest.mark.parametrize("way", EVERYBODY_SCORES)
def test_where_everybody_scores_a_winner_and_points_are_not_enough(way):
    """Nobody could tell whose points they are."""
    table = played(ABC, "score: winner Bob 27", scoring=way)

    assert ("refused", "Ann 0, Bob 0, Cat 0") == (table.verdict, table.totals)
    assert "Everybody gets points: tell the points of each player." == table.sentence


@pytest.mark.parametrize("way", EVERYBODY_SCORES)
def test_where_everybody_scores_several_may(way):
    table = played(ABC, "score: Ann 20, Cat 7", scoring=way)

    assert ("upheld", "Ann 20, Bob 0, Cat 7") == (table.verdict, table.totals)


@pytest.mark.parametrize(("score", "winner"), [("Ann 20, Cat 7", 1), ("Ann 20", None)])
@pytest.mark.parametrize("way", EVERYBODY_SCORES)
def test_who_alone_has_nothing_has_won_the_round(way, score, winner):
    assert winner == played(ABC, f"score: {score}", scoring=way).ruling.events[0].winner


@pytest.mark.parametrize("way", EVERYBODY_SCORES)
def test_what_a_last_card_makes_somebody_draw_counts(way):
    """Cat draws two, and nine cards are counted."""
    table = played(ABC, "deal: red 5", "count Bob: 1", "Bob: red draw two", scoring=way)
    table.report("Ann: left 20 points", "Cat: left values 0 1 1 1 1 1 1 1 2")

    assert "Ann 20, Bob 0, Cat 9" == table.totals


@pytest.mark.parametrize("way", EVERYBODY_SCORES)
def test_the_hand_of_who_leaves_counts_against_its_player(way):
    """Where it is counted; the column stays."""
    table = played(ABC, "deal: red 5", "Cat leaves, hand 35", scoring=way, leaving_hand="counted")
    table.report("count Bob: 1", "Bob: red 7", "Ann: left 20 points")

    assert (20, 0, 35) == table.state.totals


@pytest.mark.parametrize("way", EVERYBODY_SCORES)
def test_a_hand_that_is_set_aside_counts_against_nobody(way):
    table = played(ABC, "deal: red 5", "Cat leaves", scoring=way)
    table.report("count Bob: 1", "Bob: red 7", "Ann: left 20 points")

    assert (20, 0, 0) == table.state.totals


# the round of somebody who left in the middle of it is scored anew


def cat_left_and_came_back(**differences: str) -> Table:
    """Cat went home in round 1, and is there again for round 2."""
    table = played(ABC, "deal: red 5", "Cat leaves", **differences)
    return table.report("score: Bob 20, Ann 0", "Cat comes back")


@pytest.mark.parametrize("score", ["left Bob 9", "left Bob red 9", "Bob 9, Ann 0"])
@pytest.mark.parametrize("way", EVERYBODY_SCORES)
def test_who_left_a_round_and_came_back_is_not_asked_for_cards_of_it(way, score):
    """Ann went out: Cat had laid her hand aside by then, and has no cards left for another reason."""
    table = cat_left_and_came_back(scoring=way).report(f"score round 1: {score}")

    assert ("upheld", (0, 9, 0)) == (table.verdict, table.state.points[0])


@pytest.mark.parametrize("score", ["left Ann 5; Bob 9", "left Ann red 5; Bob red 9", "Ann 5, Bob 9"])
def test_who_left_a_round_did_not_go_out_unless_the_table_says_so(score):
    """Ann and Bob both have cards: it is told that Cat had none, or a slip."""
    table = cat_left_and_came_back(scoring="own-lowest-wins").report(f"score round 1: {score}")

    assert "refused" == table.verdict
    assert "upheld" == table.report("score round 1: Ann 5, Bob 9, Cat 0").verdict


def test_who_left_between_two_rounds_has_played_the_one_before():
    table = lowest(ABC, "score: Ann 0, Bob 20, Cat 5", "Cat leaves", "Cat comes back")

    assert "upheld" == table.report("score round 1: Ann 0, Bob 20, Cat 7").verdict


def test_who_left_a_round_that_does_not_count_may_play_it_again():
    table = lowest(ABC, "deal: red 5", "Cat leaves", "void", "Cat comes back", "score: Ann 0, Bob 20, Cat 5")

    assert "upheld" == table.report("score round 1: Ann 0, Bob 20, Cat 7").verdict


# the lowest total wins


def test_the_match_goes_on_until_somebody_has_the_target():
    assert "Bob deals" in lowest(ABC, "score: Ann 99, Cat 98").seen


def test_the_lowest_total_wins():
    """Not who reached the target."""
    table = lowest(ABC, "score: Ann 100, Cat 7")

    assert ("uno.target.lowest", ["Bob"]) == (table.articles[-1], won_by(table))


def test_who_ties_for_the_lowest_shares_the_match():
    """Dispute 82."""
    table = lowest(ABC, "score: Ann 90, Bob 7", "score: Ann 10, Cat 7")

    assert ["Bob", "Cat"] == won_by(table)
    assert "Bob and Cat have 7 points and win the match." == table.sentences[-1]


def test_everybody_may_win_the_match():
    """It takes a score that the table agreed on, for whoever goes out scores nothing."""
    assert ["Ann", "Bob", "Cat"] == won_by(lowest(ABC, *agreed("score: Ann 100, Bob 100, Cat 100")))


def test_a_lower_score_in_its_place_lets_the_match_go_on():
    table = lowest(ABC, "score: Ann 100, Cat 7", "score round 1: Ann 90, Cat 7")

    assert [] == won_by(table)
    assert "upheld" == table.report("deal: red 5").verdict


# elimination


def test_who_reaches_the_target_is_out_of_the_match():
    """After the round; the others play on without."""
    table = eliminated(ABC, "score: Ann 20, Cat 100")

    assert (["Ann", "Bob"], []) == (at_the_table(table), won_by(table))
    assert {"gone": [2]} == table.facts_of("uno.target.elimination")
    assert "Ann 7, Bob 7 | red 5 | pile 93 | Ann to play" == table.report("deal: red 5").seen


def test_below_the_target_everybody_stays():
    table = eliminated(ABC, "score: Ann 20, Cat 99")

    assert (["Ann", "Bob", "Cat"], ["match.score"]) == (at_the_table(table), table.articles)


@pytest.mark.parametrize(
    ("score", "ranking"),
    [("Cat 100", "Dan Bob Cat Ann"), ("Bob 110, Cat 150, Dan 140", "Bob Dan Cat Ann")],
)
def test_of_those_who_are_out_the_last_one_to_go_is_ranked_first(score, ranking):
    """Ann was out after the first round, with the fewest points that anybody went out with."""
    game = eliminated(ABCD, "score: Ann 100, Bob 20", *agreed(f"score: {score}", 3))
    ruleset = UNO.ruleset_of(game.state)

    assert ranking == " ".join(map(game.name, ruleset.standings(game.state, ruleset.target)))


def test_who_plays_on_after_the_end_is_ranked_by_points_again():
    """Ann and Cat were out, Cat first; now everybody is in."""
    table = eliminated(ABC, "score: Ann 20, Cat 100", "score: Ann 100", "play on")
    ruleset = UNO.ruleset_of(table.state)

    assert (1, 2, 0) == ruleset.standings(table.state, ruleset.target)


def test_several_are_out_at_once():
    table = eliminated(ABCD, "score: Bob 100, Dan 120")

    assert (["Ann", "Cat"], []) == (at_the_table(table), won_by(table))


def test_the_last_one_left_wins():
    table = eliminated(ABC, "score: Ann 100", "score: Cat 100")

    assert ["Bob"] == won_by(table)
    assert "uno.target.elimination" == table.articles[-1]


def test_all_but_one_out_at_once_ends_the_match():
    assert ["Bob"] == won_by(eliminated(ABC, "score: Ann 100, Cat 130"))


def test_if_everybody_has_the_target_the_lowest_wins():
    """It takes a score that the table agreed on, for whoever goes out scores nothing."""
    assert ["Bob"] == won_by(eliminated(ABC, *agreed("score: Ann 130, Bob 110, Cat 120")))


def test_if_everybody_has_the_target_the_lowest_may_share_it():
    assert ["Bob", "Cat"] == won_by(eliminated(ABC, *agreed("score: Ann 130, Bob 110, Cat 110")))


def test_the_last_two_play_by_the_rules_for_two():
    """A Reverse is a Skip between them: 3.12."""
    table = eliminated(ABC, "score: Cat 100", "deal: red 5", "Ann: red reverse")

    assert ("Ann", "uno.reverse.two-players") == (table.turn, table.articles[-1])


def test_the_last_two_keep_their_totals():
    table = eliminated(ABC, "score: Ann 99, Cat 100", "score: Ann 1")

    assert ("Ann 100, Bob 0", ["Bob"]) == (table.totals, won_by(table))


def test_the_round_in_which_somebody_is_out_of_the_match_is_played_to_its_end():
    """Nobody is out before all hands are counted."""
    table = eliminated(
        ABC, "score: Cat 99", "deal by Ann: red 5", *ROUND_WITH_PLAYS[1:3], "Cat: left 7 points"
    )

    assert ["Ann", "Bob", "Cat"] == at_the_table(table)
    assert ["Ann", "Bob"] == at_the_table(table.report("Ann: left 20 points"))


@pytest.mark.parametrize(
    ("score", "dealer"),
    [("score: Cat 100", "Bob"), ("score: Bob 100", "Cat"), ("score: Bob 100, Cat 100", "Dan")],
    ids=["somebody else is out", "who would have dealt is out", "and so is the next one"],
)
def test_the_deal_passes_to_the_next_one_who_still_plays(score, dealer):
    assert dealer == eliminated(ABCD, score).dealer


def test_a_score_put_right_brings_somebody_back():
    """On the old seat, with the total that is right."""
    table = eliminated(ABCD, "score: Bob 100, Dan 5", "score round 1: Bob 50, Dan 5")

    assert ["Ann", "Bob", "Cat", "Dan"] == at_the_table(table)
    assert "Ann 0, Bob 50, Cat 0, Dan 5" == table.totals


def test_cards_put_right_bring_somebody_back():
    """Whoever is out of the match by now had cards in that round all the same."""
    table = eliminated(ABCD, "score: left Bob wild, wild; Cat red 5; Dan red 6")
    table.report("score round 1: left Bob wild; Cat red 5; Dan red 6")

    assert "Ann 0, Bob 50, Cat 5, Dan 6" == table.totals


def test_a_score_put_right_puts_somebody_out():
    table = eliminated(ABCD, "score: Bob 10", "score: Cat 20", "score round 1: Bob 100")

    assert ["Ann", "Cat", "Dan"] == at_the_table(table)


def test_a_score_put_right_in_an_open_round_waits_for_its_end():
    """Whoever was dealt in plays this round."""
    table = eliminated(ABCD, "score: Bob 10", "deal: red 5", "score round 1: Bob 100")

    assert ["Ann", "Bob", "Cat", "Dan"] == at_the_table(table)
    assert ["Ann", "Cat", "Dan"] == at_the_table(table.report("score: Cat 5"))


def test_who_is_out_of_the_match_stays_in_the_totals():
    assert eliminated(ABC, "score: Cat 100").seen.startswith("totals Ann 0, Bob 0, Cat 100 | ")


def test_somebody_new_starts_at_nothing():
    """And may win it: the table let them sit down."""
    table = eliminated(ABC, "score: Ann 100", "join: Dan", "score: Bob 100, Cat 100")

    assert ["Dan"] == won_by(table)


# partners


def test_the_partner_sits_opposite():
    table = in_teams(ABCD, "score: winner Bob 30")

    assert "Ann 0, Bob 30, Cat 0, Dan 30" == table.totals


def test_of_six_the_partner_sits_three_seats_on():
    table = in_teams(SIX, "score: winner Bob 30")

    assert "Ann 0, Bob 30, Cat 0, Dan 0, Eve 30, Fay 0" == table.totals


def test_the_partners_own_hand_counts_for_nobody():
    """Dispute 84."""
    table = in_teams(ABCD, "score: left Ann red 5; Cat blue 9; Dan wild")

    assert "Ann 0, Bob 14, Cat 0, Dan 14" == table.totals


def test_of_six_the_team_that_went_out_scores_four_hands():
    """Dan goes out; Ann, who sits opposite, keeps hers: 2 + 3 + 4 + 6."""
    table = in_teams(SIX, "score: left Ann wild; Bob red 2; Cat red 3; Eve red 4; Fay red 6")

    assert "Ann 15, Bob 0, Cat 0, Dan 15, Eve 0, Fay 0" == table.totals


def test_the_partner_need_not_count():
    """The round is over when the other team has counted."""
    table = in_teams(ABCD, "deal: red 5", "count Bob: 1", "Bob: red 7")

    assert {"Ann", "Cat"} == set(table.say)
    assert "Ann 0, Bob 27, Cat 0, Dan 27" == table.report("Ann: left 20 points", "Cat: left 7 points").totals


@pytest.mark.parametrize(
    "score",
    ["score: Bob 30", "score: Bob 30, Cat 30", "score: Bob 30, Dan 20", "score: Ann 1, Bob 30, Dan 30"],
    ids=["one alone", "two who are no team", "one has more", "somebody else too"],
)
def test_partners_score_the_same_and_nobody_else(score):
    table = in_teams(ABCD, score)

    assert ("refused", "uno.score.partners") == (table.verdict, table.article)


def test_partners_may_be_written_down_both():
    assert "upheld" == in_teams(ABCD, "score: Bob 30, Dan 30").verdict


def test_the_first_team_at_the_target_wins():
    table = in_teams(ABCD, "score: winner Bob 60", "score: winner Dan 40")

    assert (["Bob", "Dan"], "uno.target.partners") == (won_by(table), table.articles[-1])


@pytest.mark.parametrize("line", ["join: Eve", "Dan leaves"])
def test_partners_stay_together(line):
    table = in_teams(ABCD, line)

    assert ("refused", ["Ann", "Bob", "Cat", "Dan"]) == (table.verdict, at_the_table(table))
    assert "Partners stay together until the match is over." == table.sentence


@pytest.mark.parametrize("line", ["join: Eve", "Dan leaves"])
def test_partners_cannot_be_separated_by_agreement(line):
    """There would be no teams left to score for."""
    assert "refused" == in_teams(ABCD, line, "allow 2").verdict


# no points


def test_a_last_card_ends_the_round():
    """Nothing is counted, and nobody draws."""
    table = without_points(ABC, "deal: red 5", "count Bob: 1", "Bob: red draw two")

    assert (None, "Ann 0, Bob 1, Cat 0") == (table.round, table.totals)
    assert "uno.score.none" in table.articles
    assert "uno.going-out.draw" not in table.articles


def test_without_points_a_hand_is_not_counted():
    table = without_points(ABC, *ROUND_WITH_PLAYS[:4])

    assert ("refused", "Ann 0, Bob 1, Cat 0") == (table.verdict, table.totals)


@pytest.mark.parametrize(
    "score",
    ["score: winner Bob 30", "score: winner Bob 1", "score: left Ann red 5; Cat wild", "score: Bob 30"],
)
def test_without_points_a_round_won_counts_one(score):
    """Whatever else is said of it."""
    assert "Ann 0, Bob 1, Cat 0" == without_points(ABC, score).totals


@pytest.mark.parametrize(
    ("score", "totals"),
    [
        (["score: winner Bob"], "Ann 0, Bob 1, Cat 0"),
        (["deal: red 5", "score: winner Bob"], "Ann 0, Bob 1, Cat 0"),
        (["score: winner Ann", "score round 1: winner Cat"], "Ann 0, Bob 0, Cat 1"),
        (["score: winner Ann", "correct 2: score: winner Cat"], "Ann 0, Bob 0, Cat 1"),
    ],
)
def test_without_points_it_is_enough_to_say_who_won(score, totals):
    table = without_points(ABC, *score)

    assert ("upheld", totals) == (table.verdict, table.totals)
    assert table.game.notation.write(table.entries[-1].submission.claim, table.name) == score[-1]


@pytest.mark.parametrize("way", ["winner-takes-all", "own-lowest-wins", "elimination", "partners"])
def test_where_points_count_it_is_not_enough_to_say_who_won(way):
    with pytest.raises(
        NotationError, match="Say either the points, or the cards left, or the values of the cards left."
    ):
        played(ABCD, "score: winner Bob", scoring=way)


def test_a_winner_alone_has_no_points_of_a_round_in_which_points_were_counted():
    """The table counts rounds from then on, and nobody says how many points Bob won."""
    rules = agreed("rules: standard to 500, scoring none", 3)
    table = played(ABC, "score: winner Ann 40", *rules, "score: winner Cat")
    assert "Ann 40, Bob 0, Cat 1" == table.totals

    assert "Ann 0, Bob 0, Cat 1" == table.report("score round 1: winner Bob").totals


def test_without_points_nobody_wins_before_the_table_says_so():
    table = without_points(ABC, *["score: winner Bob 1"] * 120)

    assert [] == won_by(table)
    assert ["Bob"] == won_by(table.report("finish"))


# no points, and a target


def test_with_a_target_of_one_round_the_last_card_wins_the_match():
    """S2's main way to win, and S4's."""
    table = to_rounds(1, ABC, "deal: red 5", "count Bob: 1", "Bob: red draw two")

    assert ["uno.going-out", "uno.score.rounds", "uno.target.rounds"] == table.articles[-3:]
    assert "Bob has won one round and wins the match." in table.sentences
    assert (["Bob"], "Ann 0, Bob 1, Cat 0") == (won_by(table), table.totals)


def test_with_a_target_of_one_round_a_score_wins_the_match():
    """Also on the scorepad."""
    table = to_rounds(1, ABC, "score: winner Bob 1")

    assert (["Bob"], "uno.target.rounds") == (won_by(table), table.articles[-1])
    assert "refused" == table.report("deal: red 5").verdict


def test_one_round_is_the_whole_match_if_no_number_was_agreed_on():
    assert ["Cat"] == won_by(to_rounds(None, ABC, "score: winner Cat 1", scoring="rounds"))


def test_who_first_wins_so_many_rounds_wins_the_match():
    table = to_rounds(3, ABC, *["score: winner Bob 1", "score: winner Cat 1"] * 2)

    assert [] == won_by(table)
    assert ["Cat"] == won_by(table.report("score: winner Cat 1"))


def test_a_table_without_a_target_may_agree_on_one_later():
    """What is counted stays the same."""
    table = without_points(ABC, "score: winner Bob 1", "score: winner Bob 1")

    assert [] == won_by(table)
    assert "upheld" == table.report("rules: standard to 3, scoring rounds").verdict
    assert ["Bob"] == won_by(table.report("score: winner Bob 1"))


def test_a_table_without_a_target_does_not_play_on_to_one():
    table = without_points(ABC, "score: winner Bob 1", "finish", "play on to 3")

    assert ("refused", "uno.target.none") == (table.verdict, table.article)
    assert "upheld" == table.report("play on").verdict


def test_a_stored_match_without_points_goes_on_whatever_its_target_is():
    """Before there was such a target, one that was named was not counted up to."""
    stored = Rules("standard", Points(1), {"scoring": "none"})
    ruleset = UNO.ruleset(stored, 3)

    assert () == ruleset.winners(without_points(ABC, "score: winner Bob 1").state, ruleset.target)


# the winner takes all


def test_only_one_player_scores():
    """Dispute 83."""
    table = played(ABC, "score: Ann 20, Cat 7")

    assert ("refused", "uno.score.winner") == (table.verdict, table.article)


@pytest.mark.parametrize(
    "score", ["score: winner Bob 27", "score: Bob 27", "score: left Ann red 9; Cat red 9, blue 9"]
)
def test_a_round_may_be_told_in_each_way(score):
    assert "Ann 0, Bob 27, Cat 0" == played(ABC, score).totals


def test_who_joins_late_reaches_the_target_with_the_last_point():
    game = played(ABC, "score: winner Ann 20", "join: Dan with 99", "score: winner Dan 1")

    assert ["Dan"] == won_by(game)


def test_who_joins_late_has_no_points_of_the_rounds_before():
    """Dan has 99 still when Ann has 100."""
    game = played(ABC, "score: winner Ann 20", "join: Dan with 99", "score: winner Ann 80")

    assert ["Ann"] == won_by(game)


# who deals next


@pytest.mark.parametrize(
    "score", ["score: winner Cat 20", "score: left Ann red 5; Bob red 9", "score: Cat 20"]
)
def test_the_winner_may_deal_next(score):
    """Also where only a scorepad is kept."""
    assert "Cat" == played(ABC, score, next_dealer="winner").dealer


def test_the_one_who_went_out_deals_next():
    assert "Bob" == played(ABC, *ROUND_WITH_PLAYS, next_dealer="winner").dealer


def test_the_highest_hand_may_deal_next():
    assert "Ann" == played(ABC, *ROUND_WITH_PLAYS, next_dealer="loser").dealer


def test_of_several_highest_hands_the_next_to_the_left_deals():
    """Ann dealt, so Cat comes before Ann."""
    assert "Cat" == played(ABC, "score: left Ann red 5; Cat blue 5", next_dealer="loser").dealer


@pytest.mark.parametrize("way", ["winner", "loser"])
def test_where_it_is_not_known_the_next_to_the_left_deals(way):
    """Seat by seat nobody is named where everybody may have points."""
    table = played(ABC, "score: Ann 0, Bob 0, Cat 0", next_dealer=way)

    assert "Bob" == table.dealer


def test_a_replaced_score_does_not_change_who_deals():
    table = played(ABC, "score: winner Cat 20", "score round 1: winner Ann 20", next_dealer="winner")

    assert "Cat" == table.dealer


def test_a_loser_who_is_out_of_the_match_does_not_deal():
    """The next one to the left does."""
    table = played(ABC, "score: left Ann red 5; Bob wild, wild", scoring="elimination", next_dealer="loser")

    assert "Cat" == table.dealer


# playing on


OVER = ("score: winner Bob 60", "score: winner Bob 60")


def test_the_table_plays_on_to_another_target():
    table = played(ABC, *OVER, "play on to 150")

    assert ("upheld", []) == (table.verdict, won_by(table))
    assert ["Bob"] == won_by(table.report("score: winner Bob 30"))


def test_the_table_plays_on_without_end():
    """Until it calls it a day."""
    table = played(ABC, *OVER, "play on", *["score: winner Bob 500"] * 3)

    assert [] == won_by(table)
    assert ["Bob"] == won_by(table.report("finish"))


PLAYS_ON = (*OVER, "play on", "score: winner Ann 90")


def test_other_rules_end_playing_on_without_a_target():
    """Bob has 120: who has 150 first wins."""
    table = played(ABC, *PLAYS_ON, "rules: standard to 150", "score: winner Ann 50")

    assert (["Bob"], []) == (won_by(table.report("score: winner Bob 30")), won_by(played(ABC, *PLAYS_ON)))


def test_agreed_on_in_an_open_round_their_target_is_that_of_the_next_one():
    table = played(ABC, *PLAYS_ON, "deal: red 5", "rules: standard to 150")
    assert table.state.plays_on

    assert (["Bob"], False) == (won_by(table.report("score: winner Bob 40")), table.state.plays_on)


@pytest.mark.parametrize(
    "rules", ["rules: standard to 120", "rules: standard to 100, house seven-zero must_swap=yes"]
)
def test_a_target_that_somebody_has_is_still_none(rules):
    """Rules that name a house rule and no other target end no match that plays on."""
    table = played(ABC, *PLAYS_ON, rules)

    assert ("upheld", [], True) == (table.verdict, won_by(table), table.state.plays_on)


def test_nor_is_anybody_out_by_a_target_that_was_played_on_beyond():
    table = eliminated(ABC, "score: Ann 20, Cat 100", "score: Ann 100", "play on")
    table.report("rules: standard to 110, scoring elimination")

    assert ((0, 1, 2), True) == (table.state.order, table.state.plays_on)
    table.report("rules: standard to 200, scoring elimination", "score: Ann 0, Bob 5, Cat 100")
    assert ((0, 1), False) == (table.state.order, table.state.plays_on)


@pytest.mark.parametrize("target", [100, 119, 120])
def test_a_target_that_somebody_has_is_too_low(target):
    table = played(ABC, *OVER, f"play on to {target}")

    assert ("refused", "match.play-on") == (table.verdict, table.article)
    assert "Somebody has 120 points already: choose a higher target." == table.sentence


def test_one_point_more_is_enough():
    assert "upheld" == played(ABC, *OVER, "play on to 121").verdict


@pytest.mark.parametrize("line", ["play on", "play on to 300"])
def test_a_match_that_goes_on_is_not_played_on(line):
    table = played(ABC, OVER[0], line)

    assert ("refused", "match.play-on") == (table.verdict, table.article)
    assert {"over": False} == table.facts_of("match.play-on")


def test_a_match_is_played_on_twice():
    table = played(ABC, *OVER, "play on to 150", "score: winner Ann 150", "play on to 200")

    assert ("upheld", []) == (table.verdict, won_by(table))


def test_the_lowest_may_play_on_too():
    table = lowest(ABC, "score: Ann 100, Cat 7", "play on to 150", "score: Ann 50, Bob 8")

    assert ["Cat"] == won_by(table)


def test_a_target_is_a_point_at_least():
    assert {"target"} == set(PlayOn(Points(0)).errors_by_field())
    assert {} == PlayOn().errors_by_field()


# calling it a day


def test_who_leads_has_won():
    table = played(ABC, "score: winner Bob 30", "score: winner Cat 20", "finish")

    assert (["Bob"], "match.finish") == (won_by(table), table.articles[-1])


def test_who_ties_shares_it():
    assert ["Bob", "Cat"] == won_by(played(ABC, "score: winner Bob 30", "score: winner Cat 30", "finish"))


def test_the_lowest_leads_where_few_points_are_good():
    assert ["Bob", "Cat"] == won_by(lowest(ABC, "score: Ann 9", "finish"))


def test_of_those_who_are_still_in_the_lowest_leads():
    """Who is out of the match does not lead, whatever the total."""
    assert ["Bob"] == won_by(eliminated(ABCD, "score: Ann 20, Cat 100, Dan 5", "finish"))


def test_a_team_leads():
    assert ["Ann", "Cat"] == won_by(in_teams(ABCD, "score: winner Ann 9", "finish"))


@pytest.mark.parametrize("way", ["winner-takes-all", "own-lowest-wins", "elimination", "none"])
def test_nothing_scored_is_nothing_won(way):
    table = played(ABC, "finish", scoring=way)

    assert ("refused", "match.finish") == (table.verdict, table.article)
    assert "Nothing is scored yet, so nobody can have won." == table.sentence
    assert {"scored": False} == table.facts_of("match.finish")


def test_totals_from_paper_are_enough_to_finish():
    assert ["Cat"] == won_by(played(ABC, "paper: Ann 5, Cat 20", "finish"))


def test_an_open_round_is_ended_first():
    table = played(ABC, "score: winner Bob 30", "deal: red 5", "finish")

    assert ("refused", "match.round") == (table.verdict, table.article)


def test_a_match_that_is_over_is_not_finished_again():
    table = played(ABC, *OVER, "finish")

    assert ("refused", "match.over") == (table.verdict, table.article)


@pytest.mark.parametrize("line", ["deal: red 5", "score: winner Ann 5"])
def test_after_it_is_finished_no_round_is_dealt_or_scored(line):
    table = played(ABC, "score: winner Bob 30", "finish", line)

    assert ("refused", "match.over") == (table.verdict, table.article)


def test_a_finished_match_is_played_on():
    """To the old target, if none is named that is higher."""
    table = played(ABC, "score: winner Bob 30", "finish", "play on to 100", "deal: red 5")

    assert "upheld" == table.verdict


def test_a_score_put_right_after_the_end_may_change_who_won():
    table = played(
        ABC, "score: winner Bob 30", "score: winner Cat 20", "finish", "score round 1: winner Bob 10"
    )

    assert ["Cat"] == won_by(table)


# out at once


def elimination(*lines: str, names: str = "Ann Bob Cat Dan") -> Table:
    rules = Rules(target=Points(200), differences={"scoring": "elimination"})
    return Table(tuple(names.split()), rules=rules).report(*lines)


def test_who_has_the_target_on_paper_is_not_dealt_in():
    table = elimination("paper: Ann 210, Bob 90", "deal: red 5")

    assert ("Bob 7, Cat 7, Dan 7", "Bob") == (table.hands, table.dealer)


def test_paper_that_leaves_one_in_ends_the_match():
    table = elimination("paper: Ann 210, Bob 90, Cat 200, Dan 400")

    assert {"Bob": "You have won the match with 90 points."} == table.say
    assert ["match.paper", "uno.target.elimination"] == table.articles


def test_paper_that_leaves_nobody_in_is_refused():
    table = elimination("paper: Ann 210, Bob 200, Cat 200, Dan 400")

    assert ("refused", "uno.target.elimination") == (table.verdict, table.article)
    assert "This score cannot be right. All of you would have 200 points and be out." == table.sentence


def test_who_was_out_by_paper_is_in_by_other_paper():
    table = elimination("paper: Ann 210, Bob 90", "paper: Ann 21, Bob 90")

    assert "Ann 21, Bob 90, Cat 0, Dan 0" == table.totals


def test_a_lower_target_puts_out_who_has_it():
    table = elimination("score: Ann 0, Bob 90, Cat 20, Dan 5", "rules: standard to 80, scoring elimination")

    assert ("Ann 0, Cat 20, Dan 5", ["match.rules", "uno.target.elimination"]) == (
        table.totals,
        table.articles,
    )
    assert "Ann 7, Cat 7, Dan 7" == table.report("deal: red 5").hands


def test_a_lower_target_that_leaves_nobody_in_is_refused():
    table = elimination("paper: Ann 10, Bob 90, Cat 20, Dan 5", "rules: standard to 5, scoring elimination")

    assert ("refused", "uno.target.elimination") == (table.verdict, table.article)


def test_a_lower_target_agreed_while_a_round_is_open_holds_from_its_end():
    """Whether it is scored or void."""
    lines = ("paper: Ann 10, Bob 90", "deal: red 5", "rules: standard to 80, scoring elimination")

    assert "Ann 7, Bob 7, Cat 7, Dan 7" == elimination(*lines).hands
    assert "Ann 10, Cat 0, Dan 0" == elimination(*lines, "void").totals
    assert "Ann 10, Dan 2" == elimination(*lines, "score: Ann 0, Bob 1, Cat 80, Dan 2").totals


def test_a_higher_target_brings_nobody_back():
    """Not even with the next score; one that puts right how Bob went out does."""
    table = elimination("score: Ann 0, Bob 210, Cat 20, Dan 5", "rules: standard to 500, scoring elimination")
    table.report("score: Ann 0, Cat 20, Dan 5")

    assert "Ann 0, Cat 40, Dan 10" == table.totals
    assert (
        "Ann 0, Bob 21, Cat 40, Dan 10" == table.report("score round 1: Ann 0, Bob 21, Cat 20, Dan 5").totals
    )


def test_who_plays_on_to_a_higher_target_has_everybody_back_who_is_below_it():
    table = elimination("score: Ann 0, Bob 210, Cat 300, Dan 600", "play on to 500")

    assert "Ann 0, Bob 210, Cat 300" == table.totals


def test_who_is_out_by_an_edit_is_out_at_once():
    table = elimination("score: Ann 0, Bob 150, Cat 20, Dan 5", "join: Eve")
    table.report("correct 2: score: Ann 0, Bob 210, Cat 20, Dan 5")

    assert "Ann 0, Cat 20, Dan 5, Eve 150" == table.totals


def test_an_edit_puts_nobody_out_who_was_dealt_in():
    """Ann plays the open round to its end."""
    table = elimination("paper: Ann 21, Bob 90", "deal: red 5", "Bob: red 7")
    table.report("correct 2: paper: Ann 210, Bob 90")

    assert ("upheld", "Ann 7, Bob 6, Cat 7, Dan 7") == (table.verdict, table.hands)
    assert "Bob 90, Cat 0, Dan 0" == table.report("void").totals


# one total a team


def partners(names: str, *lines: str) -> Table:
    return Table(tuple(names.split()), rules=Rules(differences={"scoring": "partners"})).report(*lines)


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_a_team_brings_one_total_from_paper(seats):
    """Told for one of them it counts for both; two that differ are refused, by their names."""
    names = " ".join(TEN.split()[:seats])
    opposite = names.split()[seats // 2]
    table = partners(names, f"paper: Ann 490, {opposite} 100")

    assert ("refused", "uno.paper.partners") == (table.verdict, table.article)
    assert f"Ann and {opposite} are partners: say the same points for both." == table.sentence
    table.report("paper: Ann 490, Bob 20")
    assert (490, 20) == table.state.totals[:2] == table.state.totals[seats // 2 :][:2]


def test_partners_are_agreed_on_where_each_two_are_level():
    table = table_of("Ann Bob Cat Dan", "paper: Ann 40", "rules: standard, scoring partners")

    assert ("refused", "uno.paper.partners") == (table.verdict, table.article)
    assert "upheld" == table.report("paper: Ann 40, Cat 40", "rules: standard, scoring partners").verdict


def test_partners_may_agree_on_another_target_in_the_middle_of_a_round():
    game = partners("Ann Bob Cat Dan", "deal: red 5", "rules: standard to 300, scoring partners")

    assert "upheld" == game.verdict


def test_nobody_becomes_partners_in_the_middle_of_a_round():
    """Whoever wins it would have another total than the partner."""
    table = table_of("Ann Bob Cat Dan", "deal: red 5", "rules: standard, scoring partners")

    assert ("refused", "match.rules") == (table.verdict, table.article)
    assert "Round 1 is not over yet. You can change the scoring only before a deal." == table.sentence
