"""Putting an entry right: what came after it stays and is ruled on again, or is dropped."""

import pytest

from referee.games import GAMES
from referee.kit.cards import Card
from referee.match.consequences import consequences
from referee.match.edits import edits_of, in_force, superseded
from referee.match.line import line, replay, stand
from referee.rulings.ruling import Verdict
from tests.table import Table, table

ABC = "Ann Bob Cat"
UNO = GAMES["uno"]
PLAYED = ("deal: red 5", "Bob: red 7", "Cat: red 3", "Ann: red 1")


def counted(told: Table) -> list[int]:
    return [item.heard.number for item in line(told.entries) if item.counts]


def comes_to(told: Table) -> list[str]:
    """What the last edit changed, in sentences."""
    before, edit = told.entries[:-1], told.entries[-1]
    return consequences(UNO, before, edit, replay(UNO, before), told.state, told.name)


def now(told: Table, number: int) -> str | None:
    found = superseded(told.entries[number - 1], in_force(edits_of(told.entries)))
    return found and f"{found.now} by {found.by}"


# a slip of the thumb


def test_a_slip_is_put_right_and_what_came_later_stays():
    told = table(ABC, *PLAYED, "correct 3: Bob: red 8")

    assert ("upheld", "match.correct") == (told.verdict, told.article)
    assert table(ABC, "deal: red 5", "Bob: red 8", *PLAYED[2:]).state == told.state
    assert [1, 2, 3, 4, 5] == counted(told)


def test_what_came_later_is_ruled_on_again():
    """Cat's card lies as well on a reverse, only it was Ann's turn; and the table had played on."""
    told = table(ABC, *PLAYED, "correct 3: Bob: red reverse")

    assert {3: "upheld", 4: "stands", 5: "stands"} == told.changed
    assert ["match.agreement", "uno.turn", "uno.match"] == told.now(4)
    assert (
        "Entry 4, “Cat: red 3”, stays, because the table played on. It is Ann's turn, not Cat's."
        in comes_to(told)
    )


def test_what_has_no_sense_any_more_falls():
    """Nobody can challenge what was no Wild Draw Four."""
    told = table(ABC, "deal: red 5", "Bob: wild draw four, blue", "Cat: challenges, held none")
    told.tell("correct 3: Bob: wild, blue")

    assert {3: "upheld", 4: "fallen"} == told.changed
    assert "Cat to play" in told.seen
    assert [
        "Entry 4, “Cat: challenges, held none”, falls away: what it was about did not happen.",
        "The round stands like this now: Ann 7, Bob 6, Cat 7 | wild (blue) | pile 86 | Cat to play.",
    ] == comes_to(told)


def test_what_fell_counts_again_once_it_has_sense():
    """Whatever fell is ruled on again whenever something before it is put right."""
    told = table(ABC, "deal: red 5", "Bob: wild draw four, blue", "Cat: challenges, held none")
    before = told.state
    told.tell("correct 3: Bob: wild, blue", "correct 3: Bob: wild draw four, blue")

    assert before == told.state
    assert "Entry 4, “Cat: challenges, held none”, counts now." in comes_to(told)


def test_what_was_refused_and_would_be_lawful_is_named():
    """It stays refused: nobody knows whether the card was taken back."""
    told = table(ABC, "deal: red 5", "Bob: red 7", "Cat: blue 9", "Cat: red 3", "correct 3: Bob: red 9")

    assert (4,) == told.ruling.now_lawful
    assert {3: "upheld"} == told.changed
    assert "Entry 4, “Cat: blue 9”, would be lawful now: let it count if it should." in comes_to(told)


def test_what_the_table_played_counts_though_the_rules_refuse_it():
    """What is put right counts if what it replaces counted: the table has played on since."""
    told = table(ABC, *PLAYED, "correct 3: Bob: blue 8")

    assert {3: "stands", 4: "stands"} == told.changed
    assert ["match.agreement", "uno.match"] == told.now(3)


def test_a_refused_entry_put_right_is_ruled_on_as_it_is():
    told = table(ABC, "deal: red 5", "Bob: blue 7", "correct 3: Bob: red 7")

    assert {3: "upheld"} == told.changed
    assert "Cat to play" in told.seen


def test_a_refused_entry_may_stay_refused():
    told = table(ABC, "deal: red 5", "Bob: blue 7", "correct 3: Bob: green 7")

    assert "upheld" == told.verdict
    assert {3: "refused"} == told.changed


def test_putting_right_again_replaces():
    told = table(ABC, *PLAYED, "correct 3: Bob: red 8", "correct 3: Bob: red 9")

    assert table(ABC, "deal: red 5", "Bob: red 9", *PLAYED[2:]).state == told.state
    assert "corrected by 7" == now(told, 3)


def test_it_is_undone_by_taking_back():
    told = table(ABC, *PLAYED)
    before = told.state
    told.tell("correct 3: Bob: red reverse", "take back to 5")

    assert before == told.state
    assert now(told, 3) is None
    assert "taken back by 7" == now(told, 6)


# dropping what came later


def test_what_came_later_is_dropped_if_the_table_starts_over_from_there():
    told = table(ABC, *PLAYED, "correct 3 and drop the rest: Bob: red skip")

    assert table(ABC, "deal: red 5", "Bob: red skip").state == told.state
    assert [1, 2, 3] == counted(told)
    assert "dropped by 6" == now(told, 4)
    assert "What was claimed after it no longer counts: entries 4 to 5." == comes_to(told)[0]


def test_what_was_put_right_before_stays_so_when_the_rest_is_dropped():
    told = table(ABC, *PLAYED, "correct 3: Bob: red 8", "correct 4 and drop the rest: Cat: red 2")

    assert table(ABC, "deal: red 5", "Bob: red 8", "Cat: red 2").state == told.state


# rounds that are over

TWO_ROUNDS = (
    *("deal: red 5", "count Ann: 2", "count Bob: 2", "count Cat: 2"),
    *("Bob: red 7, UNO!", "Cat: red 3, UNO!", "Ann: red 1, UNO!", "Bob: red 8"),
    *("Ann: left blue 4", "Cat: left green 9", "deal: blue 2", "Cat: blue 6"),
)


def test_a_play_of_a_scored_round_leaves_its_score_and_the_next_round():
    """Round 2 is as it was, and so is who won round 1."""
    told = table(ABC, *TWO_ROUNDS)
    before = told.state
    told.tell("correct 6: Bob: red 6, UNO!")

    assert "upheld" == told.verdict
    assert before == told.state
    assert ["Later rounds stay as they are.", "The score stays as it is."] == comes_to(told)


def test_a_round_stays_scored_though_nothing_fits_any_more():
    """Had Bob not laid his last card, nobody would have counted; the people had counted all the same."""
    told = table(ABC, *TWO_ROUNDS, "correct 9: Bob: draws")

    assert "upheld" == told.verdict
    assert (0, 13, 0) == told.state.totals
    assert {9: "upheld", 10: "fallen", 11: "stands"} == told.changed
    assert "Entry 10, “Ann: left blue 4”, falls away: what it was about did not happen." in comes_to(told)
    assert "The score stays as it is." in comes_to(told)


def test_a_count_put_right_changes_the_score_of_its_round():
    told = table(ABC, *TWO_ROUNDS, "correct 11: Cat: left green 8")

    assert (0, 12, 0) == told.state.totals
    assert ["Later rounds stay as they are.", "The totals are now Ann 0, Bob 12 and Cat 0."] == comes_to(told)
    assert "Cat" in told.seen and told.round is not None


def test_a_score_five_rounds_back_is_put_right():
    told = table(ABC, *(f"score: winner Bob {points}" for points in (40, 30, 20, 10, 50)))
    told.tell("correct 2: score: winner Cat 40")

    assert (0, 110, 40) == told.state.totals
    assert 6 == told.state.round_number


def test_a_match_that_was_over_by_a_slip_goes_on():
    told = table(ABC, "score: winner Bob 510", "correct 2: score: winner Bob 51")

    assert ["The totals are now Ann 0, Bob 51 and Cat 0.", "Nobody has won the match yet."] == comes_to(told)


def test_what_would_undo_a_round_that_others_followed_is_refused():
    """Round 2 would be round 1 then."""
    told = table(ABC, "score: winner Bob 40", "score: winner Ann 9", "correct 2: note: hm")

    assert ("refused", "match.correct") == (told.verdict, told.article)
    assert "would be another round, or for other people" in told.sentence
    assert (9, 40, 0) == told.state.totals


def test_somebody_who_sat_down_stays():
    told = table(ABC, "join: Dan", "deal: red 5", "Bob: red 7", "correct 2: note: hm")

    assert "Entry 2 cannot be put right like this: in entry 2 somebody sat down." == told.sentence


def test_who_went_out_of_the_match_stays_out_of_rounds_dealt_since():
    """Elimination: Cat's slip is put right while round 3 is open; she is in again after its score."""
    told = Table(("Ann", "Bob", "Cat", "Dan"), rules=_elimination())
    told.tell("score: Bob 10, Cat 120", "score: Ann 5, Bob 7", "deal: red 5")
    told.tell("correct 2: score: Bob 10, Cat 20")

    assert "upheld" == told.verdict
    assert ((0, 1, 3), (5, 17, 20, 0)) == (told.state.order, told.state.totals)
    assert "Who is out of the match is settled when this round is scored." in comes_to(told)
    assert (0, 1, 2, 3) == told.tell("score: Ann 5, Bob 7").state.order


def test_between_rounds_it_is_settled_at_once():
    """Cat plays on; and had it been the other way round, she would be out."""
    told = Table(("Ann", "Bob", "Cat", "Dan"), rules=_elimination())
    told.tell("score: Bob 10, Cat 120", "score: Ann 5, Bob 7", "correct 2: score: Bob 10, Cat 20")

    assert (0, 1, 2, 3) == told.state.order
    assert "Cat plays on." in comes_to(told)

    told.tell("correct 2: score: Bob 10, Cat 110")

    assert (0, 1, 3) == told.state.order
    assert "Cat is out." in comes_to(told)


def _elimination():
    from referee.kit.quantities import Points
    from referee.match.state import Rules

    return Rules(target=Points(100), differences={"scoring": "elimination"})


# what the table played though the match would have been over


def test_rounds_after_the_end_can_still_be_put_right():
    """Round 1 was worth more than was typed, and won the match; the table had played on, and counts it."""
    told = table(ABC, "score: winner Bob 60", "score: winner Ann 40", "correct 2: score: winner Bob 600")
    told.tell("correct 3: score: winner Ann 45")

    assert {3: "stands"} == told.changed
    assert ["match.agreement", "match.over"] == told.now(3)[:2]
    assert (45, 600, 0) == told.state.totals
    assert "It stays, because the table played on. The match is over: Bob won it." in comes_to(told)


def test_a_round_that_was_followed_after_the_end_too():
    told = table(ABC, "score: winner Bob 60", *PLAYED, "score: winner Ann 40")
    told.tell("correct 2: score: winner Bob 600", "correct 4: Bob: red 8")

    assert "upheld" == told.verdict
    assert (40, 600, 0) == told.state.totals


# one end for a round

TWICE = ("deal: red 5", "score: winner Ann 5000", "score: winner Ann 50")


@pytest.mark.parametrize("line", ["correct 3: score: winner Ann 51", "allow 3"])
def test_a_round_does_not_end_twice(line):
    """The total that cannot be was said again as it is: that one is put right, not the refused one."""
    told = table(ABC, *TWICE, line)

    assert "refused" == told.verdict
    assert "entry 4 has ended this round already. Put that one right instead." in told.sentence
    assert (50, 0, 0) == told.state.totals


def test_the_entry_that_ended_it_is_put_right():
    told = table(ABC, *TWICE, "correct 4: score: winner Ann 52")

    assert ((52, 0, 0), 2) == (told.state.totals, told.state.round_number)


def test_a_score_of_a_past_round_does_not_end_this_one():
    """It is put right as often as need be, and so is what ends this one."""
    told = table(
        ABC, "score: winner Bob 40", "deal: red 5", "score: winner Ann 5000", "score round 1: winner Bob 44"
    )
    told.tell("correct 5: score round 1: winner Bob 45", "correct 4: score: winner Ann 50")

    assert ["upheld", "upheld"] == [entry.ruling.verdict for entry in told.entries[-2:]]
    assert (50, 45, 0) == told.state.totals


# what else an edit comes to


def test_what_stays_refused_says_so():
    told = table(ABC, "deal: red 5", "Bob: blue 7", "correct 3: Bob: green 7")

    assert (
        "It stays refused. The green 7 does not go on the red 5: red, any 5 or a wild card goes."
        == (comes_to(told)[0])
    )


def test_a_take_back_tells_the_edits_it_undoes():
    told = table(ABC, *PLAYED, "correct 3: Bob: red reverse", "Cat: red 9", "take back to 5")

    assert [
        "Entry 6, “correct 3: Bob: red reverse”, is undone.",
        "The round stands like this now: Ann 6, Bob 6, Cat 6 | red 1 | pile 86 | Bob to play.",
    ] == comes_to(told)


def test_a_take_back_tells_who_sits_there_again_and_which_rounds_are_gone():
    told = table(ABC, "score: winner Bob 40", "Cat leaves", "score: winner Bob 30", "take back to 2")

    assert [
        "Cat sits at the table again.",
        "One scored round no longer counts.",
        "The totals are now Ann 0, Bob 40 and Cat 0.",
    ] == comes_to(told)


# what cannot be put right


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("correct 1: Bob: red 8", "The first entry opened the match: nothing goes back before it."),
        ("correct 99: Bob: red 8", "Entry 99 is no claim that still stands in the logbook."),
        ("correct 6: Bob: red 8", "Entry 6 is no claim that still stands in the logbook."),
        ("correct 5: Bob: red 8", "Entry 5 is no claim that still stands in the logbook."),
        (
            "correct 3: Bob: left red 5",
            "Entry 3 cannot be put right like this: it would have no effect.",
        ),
    ],
    ids=["the opening", "what does not exist", "an edit", "what was taken back", "what makes no sense"],
)
def test_what_cannot_be_put_right(line, sentence):
    told = table(ABC, *PLAYED, "take back to 4", line)

    assert (Verdict.REFUSED, sentence) == (told.ruling.verdict, told.sentence)


def test_a_hand_that_was_shown_is_not_kept_in_a_correction_either():
    told = table(ABC, "deal: red 5", "Bob: wild draw four, blue", "Cat: challenges", "Bob: shows, held none")
    told.tell("correct 5: Bob: shows: red 5, blue 2")

    assert told.entries[-1].heard.claim.instead.hand is None
    assert told.entries[-1].heard.claim.instead.held_color is True


def test_other_rules_put_right_are_spelled_out():
    told = table(ABC, "rules: standard to 300", "correct 2: rules: standard to 200")

    assert 200 == told.state.rules.target
    assert told.entries[-1].heard.claim.instead.rules.differences == told.state.rules.differences


def test_standing_is_the_same_step_by_step_and_at_once():
    lines = (*TWO_ROUNDS, "correct 11: Cat: left green 8", "correct 12: deal: blue 3", "take back to 10")
    for length in range(len(lines) + 1):
        told = table(ABC, *lines[:length])

        assert stand(UNO, told.entries) == told.transcript.standing


def test_a_correction_is_a_line_of_its_own():
    told = table(ABC, *PLAYED, "correct 3 and drop the rest: note: it was red | I think")

    assert Card("5", "red") == told.round.top


def test_a_contested_catch_falls_when_there_was_nothing_to_catch():
    """The table had not played by it: nobody drew for it, and nobody draws now."""
    crossed = ("count Bob: 2", "Bob: red 3", "Bob: UNO! | Bob's phone")
    told = table(ABC, "deal: red 5", *crossed, "Cat: catches Bob | Cat's phone, had seen 4, 0.5 s later")
    assert "contested" == told.verdict

    told.tell("correct 3: count Bob: 5")

    assert "fallen" == told.changed[6]
    assert () == told.state.contests
    assert "Ann 7, Bob 4, Cat 7" == told.hands


def test_a_contested_catch_of_golf_falls_as_well():
    """No column is laid that nobody laid."""
    told = Table(("Ann", "Bob"), "golf")
    told.tell("deal: red 3; Ann 1 upper blue 5, Bob 1 upper green 4")
    told.tell(
        "resync: red 3, Bob to play; Bob 1 green 4/?, 2 red 1/?", "Bob: draws blue 1, flips 1 lower red 2"
    )
    told.tell("Bob: UNO! | Bob's phone", "Ann: catches Bob | Ann's phone, had seen 4, 0.5 s later")
    assert "contested" == told.verdict

    told.tell("correct 4: Bob: draws blue 1 to 1 upper")

    assert "fallen" == told.changed[6]
    assert [1, 2] == [column.id for column in told.round.grids[1]]
