"""People come and go, are renamed, and bring totals from paper."""

import pytest

from referee.codec import to_json_value
from referee.kit.quantities import Points
from referee.match.model.events import SeatTaken
from referee.match.model.state import Rules
from referee.match.table.people import Join, PaperScores, RecountCards, RenamePlayer
from tests.table import TEN, Table, table_of

ABC = "Ann Bob Cat"


def few_are_good(scoring: str, *lines: str, names: str = ABC) -> Table:
    """A match to 200 under a way of scoring."""
    rules = Rules(target=Points(200), differences={"scoring": scoring})
    return Table(tuple(names.split()), rules=rules).report(*lines)


# joining


def test_who_joins_sits_last():
    table = table_of(ABC, "join: Dan")

    assert ("upheld", "match.joining") == (table.verdict, table.article)
    assert "Ann 0, Bob 0, Cat 0, Dan 0" == table.totals
    assert (SeatTaken(3, (0, 1, 2, 3)),) == table.ruling.events


@pytest.mark.parametrize(("points", "facts"), [("", {}), (" with 0", {"seat": 3, "points": 0})])
def test_that_somebody_starts_with_nothing_is_cited_where_the_table_says_so(points, facts):
    assert facts == table_of(ABC, f"join: Dan{points}").facts_of("match.joining")


def test_who_joins_sits_last_also_behind_those_who_are_out():
    """They sit at the table still, and when all play on together the newcomer plays after them (ours)."""
    table = few_are_good("elimination", "score: Ann 0, Bob 5, Cat 210, Dan 220", names="Ann Bob Cat Dan")
    table.report("join: Eve")

    assert (0, 1, 4) == table.state.order
    assert (0, 1, 2, 3, 4) == table.report("finish", "play on").state.order


def test_who_joins_beside_somebody_plays_before_those_who_are_out():
    table = few_are_good("elimination", "score: Ann 0, Bob 5, Cat 210, Dan 220", names="Ann Bob Cat Dan")
    table.report("join: Eve left of Bob", "finish", "play on")

    assert (0, 1, 4, 2, 3) == table.state.order


def test_who_comes_back_sits_before_who_joined_last_meanwhile():
    """The old place is beside the same neighbor (ours)."""
    assert (0, 1, 2, 3) == table_of(ABC, "Cat leaves", "join: Dan", "Cat comes back").state.order


@pytest.mark.parametrize(
    ("left_of", "order"), [("Ann", "Ann Dan Bob Cat"), ("Bob", "Ann Bob Dan Cat"), ("Cat", "Ann Bob Cat Dan")]
)
def test_who_joins_may_sit_to_the_left_of_somebody(left_of, order):
    """Left is who plays next, clockwise."""
    table = table_of(ABC, f"join: Dan left of {left_of}")

    assert order.split() == [table.name(seat) for seat in table.state.order]


def test_a_new_seat_has_a_new_number():
    """Wherever it is, and whoever has left: a number is never given again."""
    table = table_of(ABC, "Cat leaves", "join: Dan left of Ann")

    assert (0, 3, 1) == table.state.order


def test_who_sits_between_plays_between():
    table = table_of(ABC, "join: Dan left of Ann", "deal: red 5")

    assert "Dan" == table.turn


def test_joining_moves_no_deal():
    assert "Ann" == table_of(ABC, "join: Dan left of Cat").dealer


def test_nobody_joins_an_open_round():
    table = table_of(ABC, "deal: red 5", "join: Dan")

    assert ("refused", "match.round") == (table.verdict, table.article)


def test_after_the_round_they_may():
    assert "upheld" == table_of(ABC, "deal: red 5", "score: Bob 20", "join: Dan").verdict


def test_ten_are_the_most():
    table = table_of(TEN, "join: Kim")

    assert ("refused", "match.joining", 10) == (table.verdict, table.article, len(table.state.order))
    assert "upheld" == table.report("Jon leaves", "join: Kim").verdict


def test_nobody_joins_a_match_that_is_won():
    assert "match.over" == table_of(ABC, "score: Bob 500", "join: Dan").article


def test_earlier_rounds_have_no_column_for_who_joined_later():
    table = table_of(ABC, "score: Bob 20", "join: Dan", "score: Dan 30")

    assert ((0, 20, 0), (0, 0, 0, 30)) == table.state.points
    assert "Ann 0, Bob 20, Cat 0, Dan 30" == table.totals


# coming late where few points are good


@pytest.mark.parametrize("scoring", ["own-lowest-wins", "elimination"])
def test_a_newcomer_does_not_win_by_coming_late(scoring):
    """Where few points are good, Dan starts level with whoever has most of those who play."""
    table = few_are_good(scoring, "score: Ann 0, Bob 30, Cat 55", "join: Dan")

    assert ("upheld", "Ann 0, Bob 30, Cat 55, Dan 55") == (table.verdict, table.totals)
    assert "Dan starts with 55 points." == table.sentence


def test_nobody_starts_level_with_who_is_out():
    table = few_are_good("elimination", "score: Ann 0, Bob 30, Cat 210", "join: Dan")

    assert "Ann 0, Bob 30, Dan 30" == table.totals


@pytest.mark.parametrize("scoring", ["winner-takes-all", "own-lowest-wins", "elimination", "none"])
def test_a_table_says_with_how_many_points_somebody_starts(scoring):
    table = few_are_good(scoring, "join: Dan with 12 left of Ann")

    assert ("upheld", "Ann 0, Dan 12, Bob 0, Cat 0") == (table.verdict, table.totals)
    assert "Dan starts with 12 points." == table.sentence


@pytest.mark.parametrize("scoring", ["winner-takes-all", "own-lowest-wins", "elimination"])
def test_nobody_sits_down_with_so_many_points_that_the_match_is_over(scoring):
    table = few_are_good(scoring, "join: Dan with 200")

    assert ("refused", 3) == (table.verdict, len(table.state.order))
    assert "Nobody can start with 200 points: the match is played to 200." == table.sentence
    assert "upheld" == table.report("join: Dan with 199").verdict


def test_where_somebody_starts_is_no_round():
    """What a seat has beside its rounds is told by itself, and both make its total."""
    table = few_are_good("own-lowest-wins", "score: Ann 0, Bob 30, Cat 55", "join: Dan")
    table.report("score: Ann 1, Bob 0, Cat 2, Dan 3")

    assert ((0, 0, 0, 55), (1, 30, 57, 58)) == (table.state.start, table.state.totals)
    assert ((0, 30, 55), (1, 0, 2, 3)) == table.state.points


# coming back


def test_bob_comes_back_to_his_place_with_his_points():
    table = table_of(ABC, "score: Bob 40", "Bob leaves", "score: Ann 25", "Bob comes back")

    assert ("upheld", ["match.joining", "match.coming-back"]) == (table.verdict, table.articles)
    assert ("Ann 25, Bob 40, Cat 0", (0, 1, 2)) == (table.totals, table.state.seating)


def test_where_few_are_good_he_comes_back_with_no_less_than_the_last():
    table = few_are_good("own-lowest-wins", "score: Ann 0, Bob 30, Cat 5", "Bob leaves")
    table.report("score: Ann 0, Cat 60", "Bob comes back")

    assert "Ann 0, Bob 65, Cat 65" == table.totals
    assert "Bob comes back into the match with 65 points instead of 30." == table.sentences[1]
    assert (0, 35, 0) == table.state.start


def test_where_few_are_good_he_keeps_what_he_had_if_that_was_more():
    table = few_are_good("own-lowest-wins", "score: Ann 0, Bob 30, Cat 5", "Bob leaves", "Bob comes back")

    assert "Ann 0, Bob 30, Cat 5" == table.totals


def test_or_as_the_table_says_and_where_it_says():
    table = few_are_good("own-lowest-wins", "score: Ann 0, Bob 30, Cat 5", "Bob leaves")

    assert "Ann 0, Cat 5, Bob 7" == table.report("Bob comes back with 7 left of Cat").totals


def test_two_who_left_come_back_to_where_they_sat():
    table = table_of("Ann Bob Cat Dan", "Cat leaves", "Bob leaves", "join: Eve left of Ann")

    assert (0, 4, 2, 3) == table.report("Cat comes back").state.order
    assert (0, 4, 1, 2, 3) == table.report("Bob comes back").state.order


def test_who_plays_has_not_left():
    table = table_of(ABC, "Bob comes back")

    assert ("refused", "match.coming-back", "Bob has not left the match, and so cannot come back.") == (
        table.verdict,
        table.article,
        table.sentence,
    )


@pytest.mark.parametrize("points", [200, 210])
def test_who_is_out_by_the_points_stays_out(points):
    """Also after leaving the table."""
    table = few_are_good("elimination", f"score: Ann 0, Bob 30, Cat {points}", "Cat comes back")

    assert ("refused", "match.coming-back") == (table.verdict, table.article)
    assert {"seat": 2, "total": points, "target": 200} == table.facts_of("match.coming-back")
    assert "refused" == table.report("Cat leaves", "Cat comes back").verdict


def test_who_would_be_out_at_once_does_not_come_back():
    """Bob left with 90, and 80 is the target by now."""
    table = few_are_good("elimination", "score: Ann 0, Bob 90, Cat 10", "Bob leaves")
    table.report("rules: standard to 80, scoring elimination", "Bob comes back")

    assert ("refused", "Nobody can start with 90 points: the match is played to 80.") == (
        table.verdict,
        table.sentence,
    )
    assert "upheld" == table.report("Bob comes back with 20").verdict


def test_who_has_what_the_others_play_to_by_now_does_not_win_by_coming_back():
    """Ann left with 130, and the others play on to 95 without her: the table says what she starts with."""
    table = table_of(ABC, "score: winner Ann 130", "Ann leaves", "score: winner Cat 30", "finish")
    table.report("play on to 95", "Ann comes back")

    assert ("refused", "Nobody can start with 130 points: the match is played to 95.") == (
        table.verdict,
        table.sentence,
    )
    assert "upheld" == table.report("Ann comes back with 60").verdict


def test_he_may_leave_and_come_back_as_often_as_he_likes():
    table = table_of(ABC, "score: Bob 40", *(["Bob leaves", "Bob comes back"] * 3))

    assert ("Ann 0, Bob 40, Cat 0", ()) == (table.totals, table.state.away)


def test_nobody_comes_back_into_an_open_round():
    assert "match.round" == table_of(ABC, "Bob leaves", "deal: red 5", "Bob comes back").article


def test_partners_do_not_come_back_for_they_do_not_leave():
    table = few_are_good("partners", "Bob leaves", names="Ann Bob Cat Dan")

    assert "uno.score.partners" == table.article


def test_a_round_that_he_missed_is_not_his():
    table = table_of(ABC, "score: Bob 40", "Bob leaves", "score: Ann 25", "Bob comes back")

    assert "match.score.players" == table.report("score round 2: Bob 5").article
    assert "upheld" == table.report("score round 1: Bob 5").verdict
    assert "Ann 25, Bob 5, Cat 0" == table.totals


def test_who_left_in_the_middle_may_have_points_of_that_round():
    table = table_of(ABC, "deal: red 5", "Bob leaves", "score: Ann 25", "score round 1: winner Bob 9")

    assert ("upheld", (0, 9, 0)) == (table.verdict, table.state.totals)


def test_but_not_of_the_round_that_was_dealt_in_its_place():
    table = table_of(ABC, "deal: red 5", "Bob leaves", "void", "score: Ann 25", "score round 1: winner Bob 9")

    assert "match.score.players" == table.article


def test_a_newcomer_did_not_go_out_in_a_round_before():
    """Where cards are told, who was not there is not the one without any."""
    table = few_are_good("own-lowest-wins", "score: Ann 0, Bob 30, Cat 55", "join: Dan")
    table.report("score round 1: left Bob red 5; Cat red 7")

    assert ("upheld", (0, 5, 7), 0) == (
        table.verdict,
        table.state.points[0],
        table.ruling.events[0].winner,
    )


def test_who_has_gone_home_had_cards_in_a_round_before_or_went_out():
    """Bob's are told like those of Cat: else it might be Ann who had none, or Bob."""
    table = table_of(ABC, "score: winner Ann 20", "Bob leaves", "join: Dan", "score round 1: left Cat red 5")
    assert ("refused", "match.score.winner") == (table.verdict, table.article)

    assert ((7, 0, 0),) == table.report("score round 1: left Cat red 5; Bob red 2").state.points
    assert ((0, 12, 0),) == table.report("score round 1: left Cat red 5; Ann red 7").state.points


def test_left_of_somebody_who_is_not_there_nobody_sits_down():
    """As an edit may have it."""
    table = table_of(ABC, "Cat leaves", "join: Dan left of Bob", "correct 2: Bob leaves")

    assert ("refused", "match.correct") == (table.verdict, table.article)


# names


@pytest.mark.parametrize("line", ["join: Zoe", "join: Zoe left of Ann", "rename Ann: Zoe"])
def test_an_entry_keeps_no_name(line):
    """It is kept with the seat, where it can be erased."""
    table = table_of(ABC, line)

    assert "upheld" == table.verdict
    assert "Zoe" not in repr(table.entries)
    assert "Zoe" in table.seen


def test_a_refused_name_is_not_kept_either():
    assert "Zoe" not in repr(table_of(ABC, "deal: red 5", "join: Zoe").entries)


def test_what_is_kept_of_joining_is_the_place():
    assert Join(left_of=0) == table_of(ABC, "join: Zoe left of Ann").entries[-1].submission.claim
    assert "name" not in to_json_value(Join(left_of=0))


def test_a_claim_names_somebody_or_chooses_a_face_or_neither():
    """Of who sits down the seat is the next one."""
    state = table_of(ABC).state

    assert ({3: "Zoe"}, {3: "fox"}) == (
        (both := Join("Zoe", face="fox")).names_by_seat(state),
        both.faces_by_seat(state),
    )
    assert ({1: "Zoe"}, {1: "fox"}) == (
        (both := RenamePlayer(1, "Zoe", "fox")).names_by_seat(state),
        both.faces_by_seat(state),
    )
    for neither in (Join(left_of=0), Join(seat=1), RenamePlayer(1)):
        assert ({}, {}) == (neither.names_by_seat(state), neither.faces_by_seat(state))


def test_a_new_name_changes_nothing_else():
    table = table_of(ABC, "deal: red 5", "Bob: red 7", "rename Cat: Zoe")

    assert ("upheld", "match.renaming", []) == (table.verdict, table.article, table.events)
    assert {"Zoe": "Play red, a 7 or a wild, or draw."} == table.say


@pytest.mark.parametrize(
    ("claim", "field"), [(Join(), "name"), (RenamePlayer(0), "name"), (PaperScores({}), "points")]
)
def test_what_has_to_be_said(claim, field):
    assert [field] == list(claim.errors_by_field())


@pytest.mark.parametrize(
    "claim",
    [
        RecountCards(),
        RecountCards(count=3),
        RecountCards(0),
        RecountCards(0, 3, 80),
        RecountCards(0, pile=80),
    ],
)
def test_a_count_is_of_a_hand_or_of_the_pile(claim):
    assert claim.errors_by_field()


# leaving between rounds


def test_who_leaves_plays_no_more_and_keeps_the_points():
    table = table_of(ABC, "score: Bob 20", "Bob leaves")

    assert ("Ann 0, Cat 0", (0, 20, 0)) == (table.totals, table.state.totals)


def test_when_the_dealer_leaves_the_next_one_deals():
    assert "Bob" == table_of(ABC, "Ann leaves").dealer
    assert "Ann" == table_of(ABC, "score: Ann 1", "score: Ann 1", "Cat leaves").dealer


@pytest.mark.parametrize("who", ["Bob", "Cat"])
def test_when_another_leaves_the_deal_stays(who):
    assert "Ann" == table_of(ABC, f"{who} leaves").dealer


def test_two_have_to_stay():
    table = table_of(ABC, "Ann leaves", "Bob leaves")

    assert ("refused", "match.leaving") == (table.verdict, table.article)
    assert "Nobody can leave now: the match needs at least two players." == table.sentence


def test_between_the_two_who_stay_the_rules_of_two_are_in_force():
    """A Reverse is a Skip from then on."""
    table = table_of(ABC, "deal: red 5", "Ann leaves", "Bob: red reverse")

    assert ("Bob", 1) == (table.turn, table.round.direction)


# totals from paper


def test_totals_from_paper_are_where_one_starts():
    table = table_of(ABC, "paper: Ann 40, Bob 120", "score: Ann 5")

    assert "Ann 45, Bob 120, Cat 0" == table.totals


def test_they_may_be_told_again_before_the_first_round():
    """The last word counts, and it is all of it: who is not named starts with nothing."""
    assert "Ann 0, Bob 0, Cat 7" == table_of(ABC, "paper: Ann 40", "paper: Cat 7").totals


def test_they_are_no_round():
    table = table_of(ABC, "paper: Ann 40")

    assert ((), 1, "Ann") == (table.state.points, table.state.round_number, table.dealer)


def test_rounds_on_paper_are_counted():
    """The next round has its number and its dealer; of the others nothing can be told any more."""
    table = table_of(ABC, "paper after 4 rounds: Ann 40")

    assert (5, "Bob") == (table.state.round_number, table.dealer)
    assert "Four rounds were played on paper: the next one is round 5." == table.sentence
    for number in (1, 2, 4):
        assert "match.paper" == table.report(f"score round {number}: Ann 5").article
    assert "upheld" == table.report("score: Ann 5", "score round 5: Ann 7").verdict
    assert "Ann 47, Bob 0, Cat 0" == table.totals
    assert "match.score" == table.report("score round 7: Ann 5").article


def test_told_again_they_are_counted_anew():
    table = table_of(ABC, "join: Dan", "paper after 4 rounds: Ann 40", "paper after 1 round: Ann 9")

    assert (2, "Bob", ()) == (table.state.round_number, table.dealer, table.state.away)
    assert (1, "Ann") == ((table.report("paper: Ann 9")).state.round_number, table.dealer)


def test_who_joins_after_them_has_not_played_them():
    table = table_of(ABC, "paper after 4 rounds: Ann 40", "join: Dan", "score: Dan 5", "score round 5: Dan 6")

    assert "Ann 40, Bob 0, Cat 0, Dan 6" == table.totals


def test_rounds_on_paper_hold_through_void_and_edits():
    table = table_of(ABC, "paper after 4 rounds: Ann 40", "deal: red 5", "void", "score: Ann 5")
    table.report("correct 5: score: Ann 6", "take back to 4")

    assert (5, "Ann 40, Bob 0, Cat 0") == (table.state.round_number, table.totals)
    table.report("correct 2: paper after 2 rounds: Ann 1")
    assert (3, "Ann 1, Bob 0, Cat 0") == (table.state.round_number, table.totals)


@pytest.mark.parametrize("line", ["correct 2: paper after 2 rounds: Ann 1", "correct 2: note: hm"])
def test_once_a_round_is_scored_its_number_stays(line):
    """What is numbered after rounds on paper is not another round all at once."""
    table = table_of(ABC, "paper after 4 rounds: Ann 40", "score: Ann 5", line)

    assert ("refused", "match.correct", 6) == (table.verdict, table.article, table.state.round_number)
    assert "upheld" == table.report("correct 2: paper after 4 rounds: Ann 41").verdict
    assert "Ann 46, Bob 0, Cat 0" == table.totals


def test_a_score_that_was_forgotten_does_not_come_before_the_paper():
    table = table_of(
        ABC, "note: hm", "paper after 4 rounds: Ann 40", "score: Ann 5", "correct 2: score: Ann 7"
    )

    assert ("refused", "match.correct") == (table.verdict, table.article)


@pytest.mark.parametrize(
    ("before", "article"), [("score: Ann 5", "match.paper"), ("deal: red 5", "match.round")]
)
def test_they_come_before_the_first_round(before, article):
    table = table_of(ABC, before, "paper: Bob 3")

    assert ("refused", article) == (table.verdict, table.article)
