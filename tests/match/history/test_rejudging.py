"""Putting an entry right: what came after it stays and is ruled on again, or is dropped."""

import pytest

from referee.games import GAMES
from referee.kit.cards import Card
from referee.kit.values import not_none
from referee.match.history.line import (
    SNAPSHOT_BEFORE_FIRST_ENTRY,
    replay,
    snapshot_after_entries,
    timeline_of,
)
from referee.match.history.reach import EntriesNeededForEdit
from referee.match.model.edits import change_by_newest_edit, effects_of_edits, select_edit_entries
from referee.match.text.consequences import consequences
from referee.match.text.rendering import text_of_sentence
from referee.rulings.verdict import Verdict
from tests.table import Table, table_of

ABC = "Ann Bob Cat"
UNO = GAMES["uno"]
PLAYED = ("deal: red 5", "Bob: red 7", "Cat: red 3", "Ann: red 1")


def counted(table: Table) -> list[int]:
    return [item.submission.number for item in timeline_of(table.entries) if item.takes_effect]


def comes_to(table: Table) -> list[str]:
    """What the last edit changed, in sentences."""
    before, edit = table.entries[:-1], table.entries[-1]
    changes = consequences(
        UNO,
        EntriesNeededForEdit(SNAPSHOT_BEFORE_FIRST_ENTRY, before),
        edit,
        replay(UNO, before),
        table.state,
    )
    article = edit.ruling.findings[0].article
    return [text_of_sentence(UNO, change, article, table.name) for change in changes]


def now(table: Table, number: int) -> str | None:
    found = change_by_newest_edit(
        table.entries[number - 1], effects_of_edits(select_edit_entries(table.entries))
    )
    return found and f"{found.now} by {found.by}"


# a slip of the thumb


def test_a_slip_is_put_right_and_what_came_later_stays():
    table = table_of(ABC, *PLAYED, "correct 3: Bob: red 8")

    assert ("upheld", "match.correct") == (table.verdict, table.article)
    assert table_of(ABC, "deal: red 5", "Bob: red 8", *PLAYED[2:]).state == table.state
    assert [1, 2, 3, 4, 5] == counted(table)


def test_what_came_later_is_ruled_on_again():
    """Cat's card lies as well on a reverse, only it was Ann's turn; and the table had played on."""
    table = table_of(ABC, *PLAYED, "correct 3: Bob: red reverse")

    assert {3: "upheld", 4: "stands", 5: "stands"} == table.changed
    assert ["match.agreement", "uno.turn", "uno.match"] == table.now(4)
    stays = "You played on. So Cat's red 3 stays, although it was Ann's turn, not Cat's."
    assert stays in comes_to(table)


def test_what_has_no_sense_any_more_falls():
    """Nobody can challenge what was no Wild Draw Four."""
    table = table_of(ABC, "deal: red 5", "Bob: wild draw four, blue", "Cat: challenges, held none")
    table.report("correct 3: Bob: wild, blue")

    assert {3: "upheld", 4: "fallen"} == table.changed
    assert "Cat to play" in table.seen
    assert [
        "There is no longer a reason for Cat's challenge, so it no longer counts.",
        "The Wild is on top, and the color is blue. It is Cat's turn.",
    ] == comes_to(table)


def test_what_fell_counts_again_once_it_has_sense():
    """Whatever fell is ruled on again whenever something before it is put right."""
    table = table_of(ABC, "deal: red 5", "Bob: wild draw four, blue", "Cat: challenges, held none")
    before = table.state
    table.report("correct 3: Bob: wild, blue", "correct 3: Bob: wild draw four, blue")

    assert before == table.state
    assert "Cat's challenge is accepted now." in comes_to(table)


def test_what_was_refused_and_would_be_lawful_is_named():
    """It stays refused: nobody knows whether the card was taken back."""
    table = table_of(ABC, "deal: red 5", "Bob: red 7", "Cat: blue 9", "Cat: red 3", "correct 3: Bob: red 9")

    assert (4,) == table.ruling.now_lawful
    assert {3: "upheld"} == table.changed
    assert "Cat's blue 9 would be allowed now: if it happened, let it count." in comes_to(table)


def test_what_the_table_played_counts_though_the_rules_refuse_it():
    """What is put right counts if what it replaces counted: the table has played on since."""
    table = table_of(ABC, *PLAYED, "correct 3: Bob: blue 8")

    assert {3: "stands", 4: "stands"} == table.changed
    assert ["match.agreement", "uno.match"] == table.now(3)


IMPOSSIBLE = [
    (ABC, ("score: winner Ann 50",), 2, "score: winner Ann 5000", "all cards together are worth 1240 points"),
    (
        ABC,
        ("score: winner Ann 50",),
        2,
        "score: Ann 5, Bob 6, Cat 7",
        "Only the winner of a round gets points",
    ),
    (
        ABC,
        ("score: winner Ann 50",),
        2,
        "score: left Ann ; Bob red 0, red 0, red 0; Cat red 5",
        "Your deck does not have three red 0 cards.",
    ),
    (
        ABC,
        ("rules: standard, scoring own-lowest-wins", "score: Ann 10, Bob 20, Cat 0"),
        3,
        "score: Ann 10, Bob 20, Cat 30",
        "Somebody must have 0 points",
    ),
    (
        "Ann Bob Cat Dan",
        ("rules: standard, scoring partners", "score: winner Ann 10"),
        3,
        "score: Ann 10, Bob 20, Cat 10, Dan 20",
        "Only the two partners of one team get points",
    ),
    (ABC, ("deal: red 0", "Bob: red 7"), 3, "Bob: red 0", "There is only one red 0"),
    (
        ABC,
        ("deal: red 0", "Bob: red draw two", "Cat: draws 2"),
        4,
        "Cat: draws 5",
        "Cat has to draw two cards, not five.",
    ),
    (
        ABC,
        ("deal: red 5", "count Bob: 1", "Bob: red 7", "Ann: left 20 points"),
        5,
        "Ann: left 9999 points",
        "Ann holds seven cards, worth at most 350 points.",
    ),
]
IMPOSSIBLE_BY_NAME = (
    "more points than all cards are worth",
    "two winners",
    "three red zeros left in one hand",
    "nobody went out with 0",
    "both teams get points",
    "a second red 0",
    "five cards for a draw two",
    "9999 points in seven cards",
)


def how_it_goes_on(table: Table) -> str:
    """A lawful line that shows that the table played on."""
    if table.state.round is None:
        return "deal: red 5"
    return f"{table.turn}: draws" if table.round.out is None else "Cat: left 30 points"


@pytest.mark.parametrize("played_on", [False, True], ids=["at once", "after the table played on"])
@pytest.mark.parametrize(
    ("names", "lines", "entry", "instead", "sentence"), IMPOSSIBLE, ids=IMPOSSIBLE_BY_NAME
)
def test_a_correction_to_what_cannot_have_happened_is_refused(
    names, lines, entry, instead, sentence, played_on
):
    """With the arithmetic of the same claim made anew, whether or not somebody has played on since."""
    table = table_of(names, *lines)
    if played_on:
        table.report(how_it_goes_on(table))
    before = table.state

    table.report(f"correct {entry}: {instead}")

    assert "refused" == table.verdict
    assert sentence in table.sentence
    assert "So nothing is corrected, and nothing changes." == table.sentences[-1]
    assert before == table.state


@pytest.mark.parametrize(
    ("names", "lines", "entry", "instead"),
    [*(case[:4] for case in IMPOSSIBLE), (ABC, PLAYED[:2], 3, "Bob: blue 8")],
    ids=[*IMPOSSIBLE_BY_NAME, "a card that does not fit"],
)
def test_a_refused_correction_is_answered_like_the_claim_itself(names, lines, entry, instead):
    """In the same words. Where the table may let the claim count, it may agree on the correction."""
    claimed = table_of(names, *lines[:-1], instead)
    corrected = table_of(names, *lines, f"correct {entry}: {instead}")
    may_count = claimed.fix == f"allow {entry}"

    assert "refused" == claimed.verdict == corrected.verdict
    assert [*claimed.broken, "match.correct"] == corrected.broken
    assert claimed.sentence == corrected.sentence
    assert (f"agree to correct {entry}: {instead}" if may_count else None) == corrected.fix


def test_the_table_may_agree_on_a_score_that_a_correction_was_refused_for():
    """As a new claim it could be let count, for people may know better than the arithmetic."""
    table = table_of(ABC, "score: winner Ann 50", "correct 2: score: winner Ann 5000")

    assert "agree to correct 2: score: winner Ann 5000" == table.fix
    table.report(not_none(table.fix))

    assert ("upheld", "Ann 5000, Bob 0, Cat 0") == (table.verdict, table.totals)
    why = "You agreed to accept the score. But the cards left cannot be worth that many points."
    assert why in comes_to(table)


def test_an_agreed_score_can_still_be_corrected():
    table = table_of(ABC, "score: winner Ann 5000", "allow 2", "correct 2: score: winner Ann 5001")

    assert ("upheld", "Ann 5001, Bob 0, Cat 0") == (table.verdict, table.totals)


def test_who_agreed_on_too_many_points_agreed_on_no_second_winner():
    table = table_of(ABC, "score: winner Ann 5000", "allow 2", "correct 2: score: Ann 5, Bob 6, Cat 7")

    assert ("refused", "uno.score.winner") == (table.verdict, table.article)


def test_totals_on_paper_cannot_be_corrected_to_a_match_that_was_already_won():
    table = table_of(ABC, "paper: Ann 10, Bob 20, Cat 30", "score: winner Ann 5")
    table.report("correct 2: paper: Ann 600, Bob 20, Cat 30")

    assert "refused" == table.verdict
    assert "With these totals the match is already over: Ann won it." == table.sentence


def test_a_catch_of_somebody_with_seven_cards_is_refused_as_a_new_one_would_be():
    table = table_of(ABC, "deal: red 5", "count Bob: 2", "Bob: red 7", "Ann: catches Bob")
    table.report("correct 5: Ann: catches Cat")

    assert "refused" == table.verdict
    assert "Cat has seven cards: UNO is called with one card left." == table.sentence


def test_an_unlawful_correction_is_refused_if_nobody_has_played_on():
    table = table_of(ABC, *PLAYED[:2], "correct 3: Bob: blue 8")

    assert ("refused", ["uno.match", "match.correct"]) == (table.verdict, table.broken)
    assert "The blue 8 does not fit on the red 5" in table.sentence


def test_an_unlawful_correction_of_the_last_claim_is_refused_when_what_came_later_is_dropped():
    """The table played on, but the correction says that nothing of that happened."""
    table = table_of(ABC, *PLAYED, "correct 3 and drop the rest: Bob: blue 8")

    assert "refused" == table.verdict


def test_a_card_that_did_not_fit_stays_once_the_table_has_played_on():
    table = table_of(ABC, *PLAYED, "correct 3: Bob: blue 8")

    assert "upheld" == table.verdict
    assert "You played on. So Bob's blue 8 stays, although the blue 8 did not fit on the red 5." in comes_to(
        table
    )


def test_nobody_is_said_to_have_played_on_after_the_last_claim():
    """The reverse makes Cat's card one out of turn, and Cat's card is the last that was played."""
    table = table_of(ABC, *PLAYED[:3], "correct 3: Bob: red reverse")

    assert "Cat's red 3 stays, although it was Ann's turn, not Cat's." in comes_to(table)


def test_a_card_that_you_let_count_stays_because_you_agreed_on_it():
    table = table_of(ABC, "deal: red 5", "Bob: blue 7", "allow 3")

    assert "You agreed to accept Bob's blue 7. But the blue 7 did not fit on the red 5." in comes_to(table)


def test_a_corrected_paper_score_is_told_in_proper_english():
    table = table_of(ABC, "paper: Ann 10", "correct 2: paper: Ann 20")

    assert "The score from paper is corrected." == table.sentence


def test_a_refused_entry_put_right_is_ruled_on_as_it_is():
    table = table_of(ABC, "deal: red 5", "Bob: blue 7", "correct 3: Bob: red 7")

    assert {3: "upheld"} == table.changed
    assert "Cat to play" in table.seen


def test_a_refused_entry_may_stay_refused():
    table = table_of(ABC, "deal: red 5", "Bob: blue 7", "correct 3: Bob: green 7")

    assert "upheld" == table.verdict
    assert {3: "refused"} == table.changed


def test_putting_right_again_replaces():
    table = table_of(ABC, *PLAYED, "correct 3: Bob: red 8", "correct 3: Bob: red 9")

    assert table_of(ABC, "deal: red 5", "Bob: red 9", *PLAYED[2:]).state == table.state
    assert "corrected by 7" == now(table, 3)


def test_it_is_undone_by_taking_back():
    table = table_of(ABC, *PLAYED)
    before = table.state
    table.report("correct 3: Bob: red reverse", "take back to 5")

    assert before == table.state
    assert now(table, 3) is None
    assert "taken back by 7" == now(table, 6)


# dropping what came later


def test_what_came_later_is_dropped_if_the_table_starts_over_from_there():
    table = table_of(ABC, *PLAYED, "correct 3 and drop the rest: Bob: red skip")

    assert table_of(ABC, "deal: red 5", "Bob: red skip").state == table.state
    assert [1, 2, 3] == counted(table)
    assert "dropped by 6" == now(table, 4)
    assert "What came after the mistake no longer counts: Cat's red 3 and Ann's red 1." == comes_to(table)[0]


def test_what_was_put_right_before_stays_so_when_the_rest_is_dropped():
    table = table_of(ABC, *PLAYED, "correct 3: Bob: red 8", "correct 4 and drop the rest: Cat: red 2")

    assert table_of(ABC, "deal: red 5", "Bob: red 8", "Cat: red 2").state == table.state


# keeping what fits


def test_what_still_fits_stays_and_only_the_rest_is_dropped():
    """It was no blue 8 but a red one: then Cat's blue card did not fit, and Ann's did."""
    table = table_of(
        ABC, "deal: red 5", "Bob: red 7", "Cat: red 3", "Ann: green 3", "Bob: draws", "note: tea"
    )
    table.report("correct 4 and keep what fits: Cat: red 9")

    assert "upheld" == table.verdict
    assert {4: "upheld", 5: "fallen", 6: "fallen"} == table.changed
    assert [1, 2, 3, 4, 7] == counted(table)
    assert table_of(ABC, "deal: red 5", "Bob: red 7", "Cat: red 9").state == table.state
    assert [
        "Ann's green 3 no longer fits, so it no longer counts.",
        "Bob's draw no longer fits, so it no longer counts.",
    ] == comes_to(table)[:2]
    assert "dropped by 8" == now(table, 5)


def test_where_all_of_it_fits_all_of_it_stays():
    table = table_of(ABC, *PLAYED, "correct 3 and keep what fits: Bob: red 8")

    assert {3: "upheld"} == table.changed
    assert table_of(ABC, *PLAYED, "correct 3: Bob: red 8").state == table.state


def test_what_was_dropped_does_not_come_back_by_another_correction():
    """Unlike what fell: somebody has looked at it and said so."""
    table = table_of(ABC, *PLAYED, "correct 3 and keep what fits: Bob: red reverse", "correct 3: Bob: red 7")

    assert [1, 2, 3, 5] == counted(table)
    assert "dropped by 6" == now(table, 4)


def test_it_comes_back_when_the_correction_is_taken_back():
    table = table_of(ABC, *PLAYED)
    before = table.state
    table.report("correct 3 and keep what fits: Bob: red reverse", "take back to 5")

    assert before == table.state
    assert now(table, 4) is None


def test_what_the_table_let_count_before_still_does():
    """It knew that no blue card fits on red when it let this one count."""
    table = table_of(ABC, "deal: red 5", "Bob: red 7", "Cat: blue 3", "allow 4", "Ann: blue 1")
    table.report("correct 3 and keep what fits: Bob: red 8")

    assert [1, 2, 3, 4, 6] == counted(table)


def test_what_was_contested_and_makes_no_sense_any_more_is_dropped_too():
    """Bob laid no card: nobody could catch him, and he had nothing to call."""
    table = table_of(
        ABC, "deal: red 5", "count Bob: 2", "Bob: red 7", "Cat: catches Bob | Cat's phone, had seen 4"
    )
    table.report("Bob: UNO! | Bob's phone, had seen 4", "correct 4 and keep what fits: Bob: draws")

    assert {4: "upheld", 5: "fallen", 6: "fallen"} == table.changed
    assert [1, 2, 3, 4] == counted(table)


def test_a_round_whose_score_no_longer_fits_is_open_again():
    """Bob had not laid his last card, so nobody had counted; nothing was dealt since."""
    table = table_of(ABC, *TWO_ROUNDS[:-2], "correct 9 and keep what fits: Bob: draws")

    assert {9: "upheld", 10: "fallen", 11: "fallen"} == table.changed
    assert (0, 0, 0) == table.state.totals and table.round is not None


def test_but_not_if_another_round_was_dealt_since():
    table = table_of(ABC, *TWO_ROUNDS, "correct 9 and keep what fits: Bob: draws")

    assert ("refused", "match.correct") == (table.verdict, table.article)
    assert (0, 13, 0) == table.state.totals


def test_a_count_that_fits_no_more_is_dropped_and_counted_anew():
    """Ann had one card more: she is to count again."""
    table = table_of(ABC, *TWO_ROUNDS[:-2], "correct 3 and keep what fits: count Ann: 3")

    assert ("fallen", "upheld") == (table.changed[10], table.changed[11])
    assert "Bob is out" in table.seen
    assert (0, 14, 0) == table.report("Ann: left blue 4, red 1").state.totals


# rounds that are over

TWO_ROUNDS = (
    *("deal: red 5", "count Ann: 2", "count Bob: 2", "count Cat: 2"),
    *("Bob: red 7, UNO!", "Cat: red 3, UNO!", "Ann: red 1, UNO!", "Bob: red 8"),
    *("Ann: left blue 4", "Cat: left green 9", "deal: blue 2", "Cat: blue 6"),
)


def test_a_play_of_a_scored_round_leaves_its_score_and_the_next_round():
    """Round 2 is as it was, and so is who won round 1."""
    table = table_of(ABC, *TWO_ROUNDS)
    before = table.state
    table.report("correct 6: Bob: red 6, UNO!")

    assert "upheld" == table.verdict
    assert before == table.state
    assert ["Later rounds stay as they are.", "The score stays as it is."] == comes_to(table)


def test_a_round_stays_scored_though_nothing_fits_any_more():
    """Had Bob not laid his last card, nobody would have counted; the people had counted all the same."""
    table = table_of(ABC, *TWO_ROUNDS, "correct 9: Bob: draws")

    assert "upheld" == table.verdict
    assert (0, 13, 0) == table.state.totals
    assert {9: "upheld", 10: "fallen", 11: "stands"} == table.changed
    assert "There is no longer a reason for Ann's count, so it no longer counts." in comes_to(table)
    assert "The score stays as it is." in comes_to(table)


def test_what_a_correction_gives_to_who_has_left_is_said_too():
    table = table_of(
        ABC, "score: winner Cat 30", "score: winner Ann 5", "Cat leaves", "correct 2: score: winner Cat 40"
    )

    assert "The totals are now Ann 5, Bob 0 and Cat 40 (left)." in comes_to(table)


def test_a_count_put_right_changes_the_score_of_its_round():
    table = table_of(ABC, *TWO_ROUNDS, "correct 11: Cat: left green 8")

    assert (0, 12, 0) == table.state.totals
    assert ["Later rounds stay as they are.", "The totals are now Ann 0, Bob 12 and Cat 0."] == comes_to(
        table
    )
    assert "Cat" in table.seen and table.round is not None


def test_a_score_five_rounds_back_is_put_right():
    table = table_of(ABC, *(f"score: winner Bob {points}" for points in (40, 30, 20, 10, 50)))
    table.report("correct 2: score: winner Cat 40")

    assert (0, 110, 40) == table.state.totals
    assert 6 == table.state.round_number


def test_a_match_that_was_over_by_a_slip_goes_on():
    table = table_of(ABC, "score: winner Bob 510", "correct 2: score: winner Bob 51")

    assert ["The totals are now Ann 0, Bob 51 and Cat 0.", "Nobody has won the match yet."] == comes_to(table)


def test_what_would_undo_a_round_that_others_followed_is_refused():
    """Round 2 would be round 1 then."""
    table = table_of(ABC, "score: winner Bob 40", "score: winner Ann 9", "correct 2: note: hm")

    assert ("refused", "match.correct") == (table.verdict, table.article)
    assert "It is too late to correct this: later rounds would change." in table.sentence
    assert (9, 40, 0) == table.state.totals


def test_somebody_who_sat_down_stays():
    table = table_of(ABC, "join: Dan", "deal: red 5", "Bob: red 7", "correct 2: note: hm")

    why = "a player who joined later would be gone."
    assert f"You cannot correct it like this: {why}" == table.sentence


def test_who_went_out_of_the_match_stays_out_of_rounds_dealt_since():
    """Elimination: Cat's slip is put right while round 3 is open; she is in again after its score."""
    table = Table(("Ann", "Bob", "Cat", "Dan"), rules=_elimination())
    table.report("score: Bob 10, Cat 120", "score: Ann 5, Bob 7", "deal: red 5")
    table.report("correct 2: score: Bob 10, Cat 20")

    assert "upheld" == table.verdict
    assert ((0, 1, 3), (5, 17, 20, 0)) == (table.state.order, table.state.totals)
    assert "The end of this round decides who is out of the match." in comes_to(table)
    assert (0, 1, 2, 3) == table.report("score: Ann 5, Bob 7").state.order


def test_between_rounds_it_is_settled_at_once():
    """Cat plays on; and had it been the other way round, she would be out."""
    table = Table(("Ann", "Bob", "Cat", "Dan"), rules=_elimination())
    table.report("score: Bob 10, Cat 120", "score: Ann 5, Bob 7", "correct 2: score: Bob 10, Cat 20")

    assert (0, 1, 2, 3) == table.state.order
    assert "Cat is playing again." in comes_to(table)

    table.report("correct 2: score: Bob 10, Cat 110")

    assert (0, 1, 3) == table.state.order
    assert "Cat is not playing any more." in comes_to(table)


def _elimination():
    from referee.kit.quantities import Points
    from referee.match.model.state import Rules

    return Rules(target=Points(100), differences={"scoring": "elimination"})


# what the table played though the match would have been over


AFTER_THE_END = ("score: winner Bob 60", "score: winner Ann 40")
"""The first of them was worth 600 points, and won the match."""


def test_rounds_after_the_end_can_still_be_put_right():
    """Round 1 was worth more than was typed, and won the match; the table had played on, and counts it."""
    table = table_of(
        ABC, *AFTER_THE_END, "correct 2: score: winner Bob 600", "correct 3: score: winner Ann 45"
    )

    assert {3: "stands"} == table.changed
    assert ["match.agreement", "match.over"] == table.now(3)[:2]
    assert (45, 600, 0) == table.state.totals


@pytest.mark.parametrize(
    ("played_on", "sentence"),
    [
        ((), "The score stays, although the match was over."),
        (("deal: red 5",), "You played on. So the score stays, although the match was over."),
        (("score: winner Cat 5",), "You played on. So the score stays, although the match was over."),
    ],
    ids=["nobody has", "a round was dealt", "a round was scored"],
)
def test_a_score_is_said_to_stay_because_you_played_on_only_if_somebody_did(played_on, sentence):
    table = table_of(ABC, *AFTER_THE_END, *played_on, "correct 2: score: winner Bob 600")
    table.report("correct 3: score: winner Ann 45")

    assert sentence == comes_to(table)[0]


def test_a_round_that_was_followed_after_the_end_too():
    table = table_of(ABC, "score: winner Bob 60", *PLAYED, "score: winner Ann 40")
    table.report("correct 2: score: winner Bob 600", "correct 4: Bob: red 8")

    assert "upheld" == table.verdict
    assert (40, 600, 0) == table.state.totals


# one end for a round

TWICE = ("deal: red 5", "score: winner Ann 5000", "score: winner Ann 50")


@pytest.mark.parametrize("line", ["correct 3: score: winner Ann 51", "allow 3"])
def test_a_round_does_not_end_twice(line):
    """The total that cannot be was said again as it is: that one is put right, not the refused one."""
    table = table_of(ABC, *TWICE, line)

    assert "refused" == table.verdict
    assert "the round ended in another way. Correct its end." in table.sentence
    assert (50, 0, 0) == table.state.totals


def test_the_entry_that_ended_it_is_put_right():
    table = table_of(ABC, *TWICE, "correct 4: score: winner Ann 52")

    assert ((52, 0, 0), 2) == (table.state.totals, table.state.round_number)


def test_a_score_of_a_past_round_does_not_end_this_one():
    """It is put right as often as need be, and so is what ends this one."""
    table = table_of(
        ABC, "score: winner Bob 40", "deal: red 5", "score: winner Ann 5000", "score round 1: winner Bob 44"
    )
    table.report("correct 5: score round 1: winner Bob 45", "correct 4: score: winner Ann 50")

    assert ["upheld", "upheld"] == [entry.ruling.verdict for entry in table.entries[-2:]]
    assert (50, 45, 0) == table.state.totals


# what else an edit comes to


def test_what_stays_refused_says_so():
    table = table_of(ABC, "deal: red 5", "Bob: blue 7", "correct 3: Bob: green 7")

    assert (
        "Bob's green 7 stays refused. The green 7 does not fit on the red 5. Only red, a "
        "5 or a wild fits." == (comes_to(table)[0])
    )


def test_a_take_back_tells_the_edits_it_undoes():
    table = table_of(ABC, *PLAYED, "correct 3: Bob: red reverse", "Cat: red 9", "take back to 5")

    assert [
        "Bob's red 7 is no longer corrected.",
        "Now Cat has six cards. The red 1 is on top. Play goes to the left.",
    ] == comes_to(table)


def test_a_take_back_tells_who_sits_there_again_and_which_rounds_are_gone():
    table = table_of(ABC, "score: winner Bob 40", "Cat leaves", "score: winner Bob 30", "take back to 2")

    assert [
        "Cat sits at the table again.",
        "One scored round no longer counts.",
        "The totals are now Ann 0, Bob 40 and Cat 0.",
    ] == comes_to(table)


# what cannot be put right


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("correct 1: Bob: red 8", "The start of the match cannot be corrected."),
        ("correct 99: Bob: red 8", "There is nothing to correct: this no longer counts."),
        ("correct 6: Bob: red 8", "There is nothing to correct: this no longer counts."),
        ("correct 5: Bob: red 8", "There is nothing to correct: this no longer counts."),
        ("correct 3: Bob: left red 5", "Nobody has gone out yet, so there is nothing to count."),
    ],
    ids=["the opening", "what does not exist", "an edit", "what was taken back", "what makes no sense"],
)
def test_what_cannot_be_put_right(line, sentence):
    table = table_of(ABC, *PLAYED, "take back to 4", line)

    assert (Verdict.REFUSED, sentence) == (table.ruling.verdict, table.sentence)


def test_a_hand_that_was_shown_is_not_kept_in_a_correction_either():
    table = table_of(
        ABC, "deal: red 5", "Bob: wild draw four, blue", "Cat: challenges", "Bob: shows, held none"
    )
    table.report("correct 5: Bob: shows: red 5, blue 2")

    assert table.entries[-1].submission.claim.instead.hand is None
    assert table.entries[-1].submission.claim.instead.held_color is True


def test_other_rules_put_right_are_spelled_out():
    table = table_of(ABC, "rules: standard to 300", "correct 2: rules: standard to 200")

    assert 200 == table.state.rules.target
    assert table.entries[-1].submission.claim.instead.rules.differences == table.state.rules.differences


def test_standing_is_the_same_step_by_step_and_at_once():
    lines = (*TWO_ROUNDS, "correct 11: Cat: left green 8", "correct 12: deal: blue 3", "take back to 10")
    for length in range(len(lines) + 1):
        table = table_of(ABC, *lines[:length])

        assert snapshot_after_entries(UNO, table.entries) == table.transcript.snapshot


def test_a_correction_is_a_line_of_its_own():
    table = table_of(ABC, *PLAYED, "correct 3 and drop the rest: note: it was red | I think")

    assert Card("5", "red") == table.round.top


def test_a_contested_catch_falls_when_there_was_nothing_to_catch():
    """The table had not played by it: nobody drew for it, and nobody draws now."""
    crossed = ("count Bob: 2", "Bob: red 3", "Bob: UNO! | Bob's phone")
    table = table_of(ABC, "deal: red 5", *crossed, "Cat: catches Bob | Cat's phone, had seen 4, 0.5 s later")
    assert "contested" == table.verdict

    table.report("correct 3: count Bob: 5")

    assert "fallen" == table.changed[6]
    assert () == table.state.contests
    assert "Ann 7, Bob 4, Cat 7" == table.hands


def test_a_contested_catch_of_golf_falls_as_well():
    """No column is laid that nobody laid."""
    table = Table(("Ann", "Bob"), "golf")
    table.report("deal: red 3; Ann 1 upper blue 5, Bob 1 upper green 4")
    table.report(
        "resync: red 3, Bob to play; Bob 1 green 4/?, 2 red 1/?", "Bob: draws blue 1, flips 1 lower red 2"
    )
    table.report("Bob: UNO! | Bob's phone", "Ann: catches Bob | Ann's phone, had seen 4, 0.5 s later")
    assert "contested" == table.verdict

    table.report("correct 4: Bob: draws blue 1 to 1 upper")

    assert "fallen" == table.changed[6]
    assert [1, 2] == [column.id for column in table.round.grids[1]]
