"""People come and go, are renamed, and bring totals from paper."""

import pytest

from referee.codec import dump
from referee.kit.quantities import Points
from referee.match.model.events import SeatTaken
from referee.match.model.state import Rules
from referee.match.table.people import Join, PaperScores, Recount, Rename
from tests.table import TEN, Table, table

ABC = "Ann Bob Cat"


def few_are_good(scoring: str, *lines: str, names: str = ABC) -> Table:
    """A match to 200 under a way of scoring."""
    rules = Rules(target=Points(200), differences={"scoring": scoring})
    return Table(tuple(names.split()), rules=rules).tell(*lines)


# joining


def test_who_joins_sits_last():
    told = table(ABC, "join: Dan")

    assert ("upheld", "match.joining") == (told.verdict, told.article)
    assert "Ann 0, Bob 0, Cat 0, Dan 0" == told.totals
    assert (SeatTaken(3, (0, 1, 2, 3)),) == told.ruling.events


@pytest.mark.parametrize(("points", "facts"), [("", {}), (" with 0", {"seat": 3, "points": 0})])
def test_that_somebody_starts_with_nothing_is_cited_where_the_table_says_so(points, facts):
    assert facts == table(ABC, f"join: Dan{points}").facts_of("match.joining")


def test_who_joins_sits_last_also_behind_those_who_are_out():
    """They sit at the table still, and when all play on together the newcomer plays after them (ours)."""
    told = few_are_good("elimination", "score: Ann 0, Bob 5, Cat 210, Dan 220", names="Ann Bob Cat Dan")
    told.tell("join: Eve")

    assert (0, 1, 4) == told.state.order
    assert (0, 1, 2, 3, 4) == told.tell("finish", "play on").state.order


def test_who_joins_beside_somebody_plays_before_those_who_are_out():
    told = few_are_good("elimination", "score: Ann 0, Bob 5, Cat 210, Dan 220", names="Ann Bob Cat Dan")
    told.tell("join: Eve left of Bob", "finish", "play on")

    assert (0, 1, 4, 2, 3) == told.state.order


def test_who_comes_back_sits_before_who_joined_last_meanwhile():
    """The old place is beside the same neighbor (ours)."""
    assert (0, 1, 2, 3) == table(ABC, "Cat leaves", "join: Dan", "Cat comes back").state.order


@pytest.mark.parametrize(
    ("left_of", "order"), [("Ann", "Ann Dan Bob Cat"), ("Bob", "Ann Bob Dan Cat"), ("Cat", "Ann Bob Cat Dan")]
)
def test_who_joins_may_sit_to_the_left_of_somebody(left_of, order):
    """Left is who plays next, clockwise."""
    told = table(ABC, f"join: Dan left of {left_of}")

    assert order.split() == [told.name(seat) for seat in told.state.order]


def test_a_new_seat_has_a_new_number():
    """Wherever it is, and whoever has left: a number is never given again."""
    told = table(ABC, "Cat leaves", "join: Dan left of Ann")

    assert (0, 3, 1) == told.state.order


def test_who_sits_between_plays_between():
    told = table(ABC, "join: Dan left of Ann", "deal: red 5")

    assert "Dan" == told.turn


def test_joining_moves_no_deal():
    assert "Ann" == table(ABC, "join: Dan left of Cat").dealer


def test_nobody_joins_an_open_round():
    told = table(ABC, "deal: red 5", "join: Dan")

    assert ("refused", "match.round") == (told.verdict, told.article)


def test_after_the_round_they_may():
    assert "upheld" == table(ABC, "deal: red 5", "score: Bob 20", "join: Dan").verdict


def test_ten_are_the_most():
    told = table(TEN, "join: Kim")

    assert ("refused", "match.joining", 10) == (told.verdict, told.article, len(told.state.order))
    assert "upheld" == told.tell("Jon leaves", "join: Kim").verdict


def test_nobody_joins_a_match_that_is_won():
    assert "match.over" == table(ABC, "score: Bob 500", "join: Dan").article


def test_earlier_rounds_have_no_column_for_who_joined_later():
    told = table(ABC, "score: Bob 20", "join: Dan", "score: Dan 30")

    assert ((0, 20, 0), (0, 0, 0, 30)) == told.state.points
    assert "Ann 0, Bob 20, Cat 0, Dan 30" == told.totals


# coming late where few points are good


@pytest.mark.parametrize("scoring", ["own-lowest-wins", "elimination"])
def test_a_newcomer_does_not_win_by_coming_late(scoring):
    """Where few points are good, Dan starts level with whoever has most of those who play."""
    told = few_are_good(scoring, "score: Ann 0, Bob 30, Cat 55", "join: Dan")

    assert ("upheld", "Ann 0, Bob 30, Cat 55, Dan 55") == (told.verdict, told.totals)
    assert "Dan starts with 55 points." == told.sentence


def test_nobody_starts_level_with_who_is_out():
    told = few_are_good("elimination", "score: Ann 0, Bob 30, Cat 210", "join: Dan")

    assert "Ann 0, Bob 30, Dan 30" == told.totals


@pytest.mark.parametrize("scoring", ["winner-takes-all", "own-lowest-wins", "elimination", "none"])
def test_a_table_says_with_how_many_points_somebody_starts(scoring):
    told = few_are_good(scoring, "join: Dan with 12 left of Ann")

    assert ("upheld", "Ann 0, Dan 12, Bob 0, Cat 0") == (told.verdict, told.totals)
    assert "Dan starts with 12 points." == told.sentence


@pytest.mark.parametrize("scoring", ["winner-takes-all", "own-lowest-wins", "elimination"])
def test_nobody_sits_down_with_so_many_points_that_the_match_is_over(scoring):
    told = few_are_good(scoring, "join: Dan with 200")

    assert ("refused", 3) == (told.verdict, len(told.state.order))
    assert "Nobody can start with 200 points: the match is played to 200." == told.sentence
    assert "upheld" == told.tell("join: Dan with 199").verdict


def test_where_somebody_starts_is_no_round():
    """What a seat has beside its rounds is told by itself, and both make its total."""
    told = few_are_good("own-lowest-wins", "score: Ann 0, Bob 30, Cat 55", "join: Dan")
    told.tell("score: Ann 1, Bob 0, Cat 2, Dan 3")

    assert ((0, 0, 0, 55), (1, 30, 57, 58)) == (told.state.start, told.state.totals)
    assert ((0, 30, 55), (1, 0, 2, 3)) == told.state.points


# coming back


def test_bob_comes_back_to_his_place_with_his_points():
    told = table(ABC, "score: Bob 40", "Bob leaves", "score: Ann 25", "Bob comes back")

    assert ("upheld", ["match.joining", "match.coming-back"]) == (told.verdict, told.articles)
    assert ("Ann 25, Bob 40, Cat 0", (0, 1, 2)) == (told.totals, told.state.seating)


def test_where_few_are_good_he_comes_back_with_no_less_than_the_last():
    told = few_are_good("own-lowest-wins", "score: Ann 0, Bob 30, Cat 5", "Bob leaves")
    told.tell("score: Ann 0, Cat 60", "Bob comes back")

    assert "Ann 0, Bob 65, Cat 65" == told.totals
    assert "Bob comes back and goes on with 65 points instead of 30." == told.sentences[1]
    assert (0, 35, 0) == told.state.start


def test_where_few_are_good_he_keeps_what_he_had_if_that_was_more():
    told = few_are_good("own-lowest-wins", "score: Ann 0, Bob 30, Cat 5", "Bob leaves", "Bob comes back")

    assert "Ann 0, Bob 30, Cat 5" == told.totals


def test_or_as_the_table_says_and_where_it_says():
    told = few_are_good("own-lowest-wins", "score: Ann 0, Bob 30, Cat 5", "Bob leaves")

    assert "Ann 0, Cat 5, Bob 7" == told.tell("Bob comes back with 7 left of Cat").totals


def test_two_who_left_come_back_to_where_they_sat():
    told = table("Ann Bob Cat Dan", "Cat leaves", "Bob leaves", "join: Eve left of Ann")

    assert (0, 4, 2, 3) == told.tell("Cat comes back").state.order
    assert (0, 4, 1, 2, 3) == told.tell("Bob comes back").state.order


def test_who_plays_has_not_left():
    told = table(ABC, "Bob comes back")

    assert ("refused", "match.coming-back", "Bob has not left, and so cannot come back.") == (
        told.verdict,
        told.article,
        told.sentence,
    )


@pytest.mark.parametrize("points", [200, 210])
def test_who_is_out_by_the_points_stays_out(points):
    """Also after leaving the table."""
    told = few_are_good("elimination", f"score: Ann 0, Bob 30, Cat {points}", "Cat comes back")

    assert ("refused", "match.coming-back") == (told.verdict, told.article)
    assert {"seat": 2, "total": points, "target": 200} == told.facts_of("match.coming-back")
    assert "refused" == told.tell("Cat leaves", "Cat comes back").verdict


def test_who_would_be_out_at_once_does_not_come_back():
    """Bob left with 90, and 80 is the target by now."""
    told = few_are_good("elimination", "score: Ann 0, Bob 90, Cat 10", "Bob leaves")
    told.tell("rules: standard to 80, scoring elimination", "Bob comes back")

    assert ("refused", "Nobody can start with 90 points: the match is played to 80.") == (
        told.verdict,
        told.sentence,
    )
    assert "upheld" == told.tell("Bob comes back with 20").verdict


def test_who_has_what_the_others_play_to_by_now_does_not_win_by_coming_back():
    """Ann left with 130, and the others play on to 95 without her: the table says what she starts with."""
    told = table(ABC, "score: winner Ann 130", "Ann leaves", "score: winner Cat 30", "finish")
    told.tell("play on to 95", "Ann comes back")

    assert ("refused", "Nobody can start with 130 points: the match is played to 95.") == (
        told.verdict,
        told.sentence,
    )
    assert "upheld" == told.tell("Ann comes back with 60").verdict


def test_he_may_leave_and_come_back_as_often_as_he_likes():
    told = table(ABC, "score: Bob 40", *(["Bob leaves", "Bob comes back"] * 3))

    assert ("Ann 0, Bob 40, Cat 0", ()) == (told.totals, told.state.away)


def test_nobody_comes_back_into_an_open_round():
    assert "match.round" == table(ABC, "Bob leaves", "deal: red 5", "Bob comes back").article


def test_partners_do_not_come_back_for_they_do_not_leave():
    told = few_are_good("partners", "Bob leaves", names="Ann Bob Cat Dan")

    assert "uno.score.partners" == told.article


def test_a_round_that_he_missed_is_not_his():
    told = table(ABC, "score: Bob 40", "Bob leaves", "score: Ann 25", "Bob comes back")

    assert "match.score.players" == told.tell("score round 2: Bob 5").article
    assert "upheld" == told.tell("score round 1: Bob 5").verdict
    assert "Ann 25, Bob 5, Cat 0" == told.totals


def test_who_left_in_the_middle_may_have_points_of_that_round():
    told = table(ABC, "deal: red 5", "Bob leaves", "score: Ann 25", "score round 1: winner Bob 9")

    assert ("upheld", (0, 9, 0)) == (told.verdict, told.state.totals)


def test_but_not_of_the_round_that_was_dealt_in_its_place():
    told = table(ABC, "deal: red 5", "Bob leaves", "void", "score: Ann 25", "score round 1: winner Bob 9")

    assert "match.score.players" == told.article


def test_a_newcomer_did_not_go_out_in_a_round_before():
    """Where cards are told, who was not there is not the one without any."""
    told = few_are_good("own-lowest-wins", "score: Ann 0, Bob 30, Cat 55", "join: Dan")
    told.tell("score round 1: left Bob red 5; Cat red 7")

    assert ("upheld", (0, 5, 7), 0) == (
        told.verdict,
        told.state.points[0],
        told.ruling.events[0].winner,
    )


def test_who_has_gone_home_had_cards_in_a_round_before_or_went_out():
    """Bob's are told like those of Cat: else it might be Ann who had none, or Bob."""
    told = table(ABC, "score: winner Ann 20", "Bob leaves", "join: Dan", "score round 1: left Cat red 5")
    assert ("refused", "match.score.winner") == (told.verdict, told.article)

    assert ((7, 0, 0),) == told.tell("score round 1: left Cat red 5; Bob red 2").state.points
    assert ((0, 12, 0),) == told.tell("score round 1: left Cat red 5; Ann red 7").state.points


def test_left_of_somebody_who_is_not_there_nobody_sits_down():
    """As an edit may have it."""
    told = table(ABC, "Cat leaves", "join: Dan left of Bob", "correct 2: Bob leaves")

    assert ("refused", "match.correct") == (told.verdict, told.article)


# names


@pytest.mark.parametrize("line", ["join: Zoe", "join: Zoe left of Ann", "rename Ann: Zoe"])
def test_an_entry_keeps_no_name(line):
    """It is kept with the seat, where it can be erased."""
    told = table(ABC, line)

    assert "upheld" == told.verdict
    assert "Zoe" not in repr(told.entries)
    assert "Zoe" in told.seen


def test_a_refused_name_is_not_kept_either():
    assert "Zoe" not in repr(table(ABC, "deal: red 5", "join: Zoe").entries)


def test_what_is_kept_of_joining_is_the_place():
    assert Join(left_of=0) == table(ABC, "join: Zoe left of Ann").entries[-1].submission.claim
    assert "name" not in dump(Join(left_of=0))


def test_a_claim_names_somebody_or_chooses_a_face_or_neither():
    """Of who sits down the seat is the next one."""
    state = table(ABC).state

    assert ({3: "Zoe"}, {3: "fox"}) == ((both := Join("Zoe", face="fox")).names(state), both.faces(state))
    assert ({1: "Zoe"}, {1: "fox"}) == ((both := Rename(1, "Zoe", "fox")).names(state), both.faces(state))
    for neither in (Join(left_of=0), Join(seat=1), Rename(1)):
        assert ({}, {}) == (neither.names(state), neither.faces(state))


def test_a_new_name_changes_nothing_else():
    told = table(ABC, "deal: red 5", "Bob: red 7", "rename Cat: Zoe")

    assert ("upheld", "match.renaming", []) == (told.verdict, told.article, told.events)
    assert {"Zoe": "It is your turn: lay a red card, a 7 or a wild card, or draw."} == told.say


@pytest.mark.parametrize(
    ("claim", "field"), [(Join(), "name"), (Rename(0), "name"), (PaperScores({}), "points")]
)
def test_what_has_to_be_said(claim, field):
    assert [field] == list(claim.faults())


@pytest.mark.parametrize(
    "claim", [Recount(), Recount(count=3), Recount(0), Recount(0, 3, 80), Recount(0, pile=80)]
)
def test_a_count_is_of_a_hand_or_of_the_pile(claim):
    assert claim.faults()


# leaving between rounds


def test_who_leaves_plays_no_more_and_keeps_the_points():
    told = table(ABC, "score: Bob 20", "Bob leaves")

    assert ("Ann 0, Cat 0", (0, 20, 0)) == (told.totals, told.state.totals)


def test_when_the_dealer_leaves_the_next_one_deals():
    assert "Bob" == table(ABC, "Ann leaves").dealer
    assert "Ann" == table(ABC, "score: Ann 1", "score: Ann 1", "Cat leaves").dealer


@pytest.mark.parametrize("who", ["Bob", "Cat"])
def test_when_another_leaves_the_deal_stays(who):
    assert "Ann" == table(ABC, f"{who} leaves").dealer


def test_two_have_to_stay():
    told = table(ABC, "Ann leaves", "Bob leaves")

    assert ("refused", "match.leaving") == (told.verdict, told.article)
    assert "Nobody can leave now: the match needs at least two players." == told.sentence


def test_between_the_two_who_stay_the_rules_of_two_are_in_force():
    """A Reverse is a Skip from then on."""
    told = table(ABC, "deal: red 5", "Ann leaves", "Bob: red reverse")

    assert ("Bob", 1) == (told.turn, told.round.direction)


# totals from paper


def test_totals_from_paper_are_where_one_starts():
    told = table(ABC, "paper: Ann 40, Bob 120", "score: Ann 5")

    assert "Ann 45, Bob 120, Cat 0" == told.totals


def test_they_may_be_told_again_before_the_first_round():
    """The last word counts, and it is all of it: who is not named starts with nothing."""
    assert "Ann 0, Bob 0, Cat 7" == table(ABC, "paper: Ann 40", "paper: Cat 7").totals


def test_they_are_no_round():
    told = table(ABC, "paper: Ann 40")

    assert ((), 1, "Ann") == (told.state.points, told.state.round_number, told.dealer)


def test_rounds_on_paper_are_counted():
    """The next round has its number and its dealer; of the others nothing can be told any more."""
    told = table(ABC, "paper after 4 rounds: Ann 40")

    assert (5, "Bob") == (told.state.round_number, told.dealer)
    assert "Four rounds were played on paper: the next one is round 5." == told.sentence
    for number in (1, 2, 4):
        assert "match.paper" == told.tell(f"score round {number}: Ann 5").article
    assert "upheld" == told.tell("score: Ann 5", "score round 5: Ann 7").verdict
    assert "Ann 47, Bob 0, Cat 0" == told.totals
    assert "match.score" == told.tell("score round 7: Ann 5").article


def test_told_again_they_are_counted_anew():
    told = table(ABC, "join: Dan", "paper after 4 rounds: Ann 40", "paper after 1 round: Ann 9")

    assert (2, "Bob", ()) == (told.state.round_number, told.dealer, told.state.away)
    assert (1, "Ann") == ((told.tell("paper: Ann 9")).state.round_number, told.dealer)


def test_who_joins_after_them_has_not_played_them():
    told = table(ABC, "paper after 4 rounds: Ann 40", "join: Dan", "score: Dan 5", "score round 5: Dan 6")

    assert "Ann 40, Bob 0, Cat 0, Dan 6" == told.totals


def test_rounds_on_paper_hold_through_void_and_edits():
    told = table(ABC, "paper after 4 rounds: Ann 40", "deal: red 5", "void", "score: Ann 5")
    told.tell("correct 5: score: Ann 6", "take back to 4")

    assert (5, "Ann 40, Bob 0, Cat 0") == (told.state.round_number, told.totals)
    told.tell("correct 2: paper after 2 rounds: Ann 1")
    assert (3, "Ann 1, Bob 0, Cat 0") == (told.state.round_number, told.totals)


@pytest.mark.parametrize("line", ["correct 2: paper after 2 rounds: Ann 1", "correct 2: note: hm"])
def test_once_a_round_is_scored_its_number_stays(line):
    """What is numbered after rounds on paper is not another round all at once."""
    told = table(ABC, "paper after 4 rounds: Ann 40", "score: Ann 5", line)

    assert ("refused", "match.correct", 6) == (told.verdict, told.article, told.state.round_number)
    assert "upheld" == told.tell("correct 2: paper after 4 rounds: Ann 41").verdict
    assert "Ann 46, Bob 0, Cat 0" == told.totals


def test_a_score_that_was_forgotten_does_not_come_before_the_paper():
    told = table(ABC, "note: hm", "paper after 4 rounds: Ann 40", "score: Ann 5", "correct 2: score: Ann 7")

    assert ("refused", "match.correct") == (told.verdict, told.article)


@pytest.mark.parametrize(
    ("before", "article"), [("score: Ann 5", "match.paper"), ("deal: red 5", "match.round")]
)
def test_they_come_before_the_first_round(before, article):
    told = table(ABC, before, "paper: Bob 3")

    assert ("refused", article) == (told.verdict, told.article)
