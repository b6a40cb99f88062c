"""Which entries count: taking back, letting count, and what is ruled on anew."""

import pytest

from referee.games import GAMES
from referee.kit.cards import Card
from referee.match.history.line import replay, snapshot_after_entries, timeline_newest_first, timeline_of
from tests.table import Table, agreed, table_of

ABC = "Ann Bob Cat"
UNO = GAMES["uno"]


def numbers(table: Table) -> list[int]:
    return [item.submission.number for item in timeline_of(table.entries)]


def counted(table: Table) -> list[int]:
    return [item.submission.number for item in timeline_of(table.entries) if item.takes_effect]


# without edits


def test_the_line_is_all_that_was_heard():
    """What was refused stands in it too; it only does not count."""
    table = table_of(ABC, "deal: red 5", "Bob: blue 7", "Bob: red 7")

    assert [1, 2, 3, 4] == numbers(table)
    assert [1, 2, 4] == counted(table)


def test_replay_gives_the_state():
    table = table_of(ABC, "deal: red 5", "Bob: blue 7", "Bob: red 7", "take back to 2", "Bob: draws")

    assert table.state == replay(UNO, table.entries)


def test_it_can_be_read_from_its_end():
    table = table_of(ABC, "deal: red 5", "Bob: red 7", "Cat: red 3", "take back to 3", "Cat: draws")

    assert timeline_of(table.entries) == list(timeline_newest_first(table.entries))[::-1]


# taking back


PLAYED = ("deal: red 5", "Bob: red 7", "Cat: red 3", "Ann: red 1")


def test_taking_back_leads_to_an_earlier_entry():
    """The match is what it was right after that entry."""
    table = table_of(ABC, *PLAYED, "take back to 3")

    assert ("upheld", "match.take-back") == (table.verdict, table.article)
    assert table_of(ABC, *PLAYED[:2]).state == table.state


def test_what_was_taken_back_is_not_in_the_line():
    assert [1, 2, 3] == numbers(table_of(ABC, *PLAYED, "take back to 3"))


def test_play_goes_on_after_taking_back():
    table = table_of(ABC, *PLAYED, "take back to 3", "Cat: red 4")

    assert [1, 2, 3, 7] == numbers(table)
    assert "Ann 7, Bob 6, Cat 6 | red 4 | pile 86 | Ann to play" == table.seen


def test_a_take_back_is_undone():
    """By going back to just before it."""
    table = table_of(ABC, *PLAYED)
    before = table.state

    table.report("take back to 3", "Cat: red 4", "take back to 5")

    assert before == table.state
    assert [1, 2, 3, 4, 5] == numbers(table)


def test_an_undone_take_back_can_be_taken_up_again():
    """Back to just after it, whatever was undone in between."""
    table = table_of(ABC, *PLAYED, "take back to 3", "Cat: red 4", "take back to 5", "take back to 7")

    assert [1, 2, 3, 7] == numbers(table)
    assert table_of(ABC, "deal: red 5", "Bob: red 7", "Cat: red 4").state == table.state


def test_taking_back_twice():
    table = table_of(ABC, *PLAYED, "take back to 4", "take back to 2")

    assert [1, 2] == numbers(table)


def test_everything_but_the_opening_can_be_taken_back():
    table = table_of(ABC, *PLAYED, "take back to 1")

    assert table_of(ABC).state == table.state


def test_a_scored_round_can_be_taken_back():
    """Then it is open again."""
    table = table_of(ABC, *PLAYED, "score: winner Ann 40", "deal: red 9", "take back to 5")

    assert table_of(ABC, *PLAYED).state == table.state


def test_a_refused_claim_taken_back_to_stays_refused():
    table = table_of(ABC, "deal: red 5", "Bob: blue 7", "Bob: red 7", "take back to 3")

    assert [1, 2] == counted(table)


@pytest.mark.parametrize("entry", [5, 6, 99])
def test_there_is_nothing_to_take_back_after_the_last_entry(entry):
    table = table_of(ABC, *PLAYED, f"take back to {entry}")

    assert ("refused", "match.take-back") == (table.verdict, table.article)
    assert "There is nothing to take back." == table.sentence


def test_a_refused_take_back_takes_nothing_back():
    table = table_of(ABC, *PLAYED, "take back to 99")

    assert [1, 2, 3, 4, 5] == numbers(table)


def test_the_line_may_be_read_from_a_later_entry_on():
    """Whoever knows the state at the begin of a round needs only its entries."""
    table = table_of(ABC, "score: winner Ann 5", *PLAYED, "take back to 4", "Cat: red 4")

    assert timeline_of(table.entries)[2:] == timeline_of(table.entries[2:])


# letting a refused claim count


REFUSED = ("deal: red 5", "Bob: blue 7")


def test_a_refused_claim_is_let_count():
    """It stands because they agreed, and what it breaks stays on record."""
    table = table_of(ABC, *REFUSED, "allow 3")

    assert ("upheld", "match.allow") == (table.verdict, table.article)
    assert {3: "stands"} == table.changed
    assert ["match.agreement", "uno.match"] == table.now(3)
    assert "Ann 7, Bob 6, Cat 7 | blue 7 | pile 86 | Cat to play" == table.seen


def test_the_entry_itself_is_not_changed():
    """The logbook only grows: the new ruling is stored with the claim that brought it."""
    table = table_of(ABC, *REFUSED)
    before = table.entries[2]

    assert before == table.report("allow 3").entries[2]


def test_what_the_rules_by_now_allow_is_simply_upheld():
    """No agreement is needed for a claim that an edit has made lawful."""
    table = table_of(ABC, *REFUSED, "Bob: draws, keeps", "Cat: blue 9", "allow 3", "allow 5")

    assert {5: "upheld"} == table.changed


@pytest.mark.parametrize("entry", [1, 2, 4])
def test_what_counts_need_not_be_let_count(entry):
    table = table_of(ABC, *REFUSED, "Bob: red 7", f"allow {entry}")

    assert ("refused", "match.allow") == (table.verdict, table.article)
    assert "This already counts." == table.sentence


def test_an_entry_is_let_count_once():
    assert "refused" == table_of(ABC, *REFUSED, "allow 3", "allow 3").verdict


NOT_IN_LINE = {"it was taken back": 3, "it is an edit": 5, "it never was": 99}


@pytest.mark.parametrize("entry", NOT_IN_LINE.values(), ids=NOT_IN_LINE)
def test_only_what_is_in_the_line_can_be_let_count(entry):
    table = table_of(ABC, *REFUSED, "Bob: red 7", "take back to 2", f"allow {entry}")

    assert ("refused", "match.allow") == (table.verdict, table.article)
    assert "There is nothing to accept. Nothing was refused, or it was taken back." == table.sentence


def test_what_lacks_its_object_cannot_be_let_count():
    """A count before anybody is out has nothing to be an effect on; its need is told too."""
    table = table_of(ABC, "deal: red 5", "Ann: left red 1", "allow 3")

    assert "refused" == table.verdict
    assert ["match.allow", "uno.count"] == table.articles


def test_letting_count_is_itself_taken_back():
    """Then the entry is refused as before."""
    table = table_of(ABC, *REFUSED, "allow 3", "Cat: blue 9", "take back to 3")

    assert table_of(ABC, *REFUSED).state == table.state
    assert [1, 2] == counted(table)


# what came later in that round


def test_later_claims_of_the_round_are_ruled_on_again():
    """A check of a claim that counted now breaks: nobody disputed it, so it stands as agreed."""
    table = table_of(ABC, *REFUSED, "Bob: red 2", "Cat: red 3", "allow 3")

    assert {3: "stands", 4: "stands"} == table.changed
    assert ["match.agreement", "uno.turn", "uno.match"] == table.now(4)
    assert "Ann 7, Bob 5, Cat 6 | red 3 | pile 86 | Ann to play" == table.seen


def test_a_ruling_that_stays_the_same_is_not_stored_again():
    """Only what changed is: Cat's red 3 lies on a red card either way."""
    assert 5 not in table_of(ABC, *REFUSED, "Bob: red 2", "Cat: red 3", "allow 3").changed


COLOR_LATE = ("deal: red 5", "Bob: wild", "Cat: green 3", "Bob: names blue")


def test_what_lost_its_object_falls():
    """Cat's card was let count, so there is no color left to name."""
    table = table_of(ABC, *COLOR_LATE, "allow 4")

    assert {4: "stands", 5: "fallen"} == table.changed
    assert [1, 2, 3, 4] == counted(table)
    assert "Ann 7, Bob 6, Cat 6 | green 3 | pile 86 | Ann to play" == table.seen


def test_what_fell_is_ruled_on_again_at_every_further_edit():
    """Bob's second wild was let count as well: now there is a color to name again."""
    lines = (*COLOR_LATE[:3], "Bob: wild", "Bob: names blue")
    table = table_of(ABC, *lines, "allow 4")

    assert {4: "stands", 6: "fallen"} == table.changed
    assert {5: "stands", 6: "upheld"} == table.report("allow 5").changed
    assert "blue" == table.round.color


def test_refusals_that_only_followed_count_too():
    """Those that named this very agreement as what would put them right."""
    table = table_of(ABC, *REFUSED, "Cat: blue 9", "Ann: green 9", "allow 3")

    assert {3: "stands", 4: "upheld", 5: "upheld"} == table.changed
    assert () == table.ruling.now_lawful


def test_other_refusals_are_only_named():
    """Bob went on, so nobody knew why Cat's card was refused. It would hold now; people decide."""
    table = table_of(ABC, *REFUSED, "Bob: draws, keeps", "Cat: blue 9", "allow 3")

    assert (5,) == table.ruling.now_lawful
    assert 5 not in table.changed
    assert 5 not in counted(table)


def test_a_refusal_that_would_still_be_refused_is_not_named():
    table = table_of(ABC, *REFUSED, "Bob: draws, keeps", "Cat: yellow 9", "allow 3")

    assert () == table.ruling.now_lawful


def test_later_rounds_keep_their_rulings():
    """Only the round of the entry is ruled on again."""
    table = table_of(
        ABC, *REFUSED, "Bob: red 2", "score: winner Ann 9", "deal: red 5", "Cat: red 1", "allow 3"
    )

    assert {3, 4} == set(table.changed)
    assert "Ann 7, Bob 7, Cat 6 | red 1 | pile 86 | Ann to play" == table.seen


def test_an_earlier_round_keeps_its_score():
    """Its plays changed, what was written down did not."""
    table = table_of(ABC, *REFUSED, "score: winner Ann 9", "allow 3")

    assert "Ann 9, Bob 0, Cat 0" == table.totals


SCORED = (
    *agreed("deal: red 5; Ann 1, Bob 3, Cat 2"),
    "Bob: blue 7",
    *("Bob: red 3", "Cat: red 4", "Ann: red 1"),
    *("Bob: left values 9 9", "Cat: left values 5"),
)


def test_a_count_that_no_longer_fits_stays_under_agreement():
    """Bob laid one card more than was believed, and two were counted: the score stays what it was."""
    table = table_of(ABC, *SCORED, "allow 4")

    assert ["match.agreement", "uno.count.hand"] == table.now(8)[:2]
    assert "Ann 23, Bob 0, Cat 0" == table.totals


def test_a_scored_round_stays_ended():
    table = table_of(ABC, *SCORED, "deal: red 5", "allow 4")

    assert (2, "Bob") == (table.state.round_number, table.dealer)
    assert "Ann 7, Bob 7, Cat 7 | red 5 | pile 86 | Cat to play" == table.seen


ANN_WENT_OUT = (
    *agreed("deal: red 5; Ann 1, Bob 1, Cat 2"),
    *("Bob: blue 7", "Bob: draws, keeps", "Cat: red 3", "Ann: red 1"),
    *("Bob: left 20 points", "Cat: left 5 points"),
)


@pytest.mark.parametrize("later", ["deal: red 6", "score: winner Cat 40"])
def test_a_round_that_another_would_have_won_stays_ended(later):
    """Bob would have gone out with his blue 7; Ann has won and scored, and the next round goes on."""
    table = table_of(ABC, *ANN_WENT_OUT, later)
    before, seen = table.state, table.seen

    table.report("allow 4")

    assert "stands" == table.changed[9]
    assert (before.points, before.totals, seen) == (table.state.points, table.state.totals, table.seen)


def test_the_last_count_can_be_agreed_on():
    """One card too many in the last hand: the round is scored all the same."""
    out = (*agreed("deal: red 5; Ann 1, Bob 1, Cat 1"), "Bob: red 7", "Ann: left red 2")
    table = table_of(ABC, *out, *agreed("Cat: left red 3, red 4", 6))

    assert "Ann 0, Bob 9, Cat 0" == table.totals


def test_a_score_can_be_agreed_on_in_an_open_round():
    table = table_of(ABC, "deal: red 5", *agreed("score: Ann 20, Cat 30", 3))

    assert ("Ann 20, Bob 0, Cat 30", None) == (table.totals, table.round)


def test_an_agreement_of_one_round_does_not_reach_the_redealt_one():
    """The round was void, and is dealt and played anew under the same number."""
    table = table_of(ABC, *REFUSED, "void", "deal: red 6", "Bob: red 7", "allow 3")

    assert {3: "stands"} == table.changed
    assert "Ann 7, Bob 6, Cat 7 | red 7 | pile 86 | Cat to play" == table.seen


def test_the_newest_of_several_edits_is_in_force():
    table = table_of(ABC, *REFUSED, "Bob: yellow 4", "Cat: red 3", "allow 3", "allow 4")

    assert [1, 2, 3, 4] == counted(table)
    assert ["match.agreement", "uno.turn", "uno.match"] == table.now(4)


# mending a refusal


def test_a_refusal_names_the_agreement_that_mends_it():
    """Nobody minded Bob's card and Cat played on it: letting Bob's card count puts Cat's right."""
    assert "allow 3" == table_of(ABC, *REFUSED, "Cat: blue 9").fix


def test_the_root_of_several_refusals_is_found():
    """Ann's card lies on Cat's, which lies on Bob's: it is Bob's that has to count."""
    assert "allow 3" == table_of(ABC, *REFUSED, "Cat: blue 9", "Ann: green 9").fix


def test_the_nearest_root_is_found():
    """Either would do; the last one laid is what the table sees."""
    assert "allow 4" == table_of(ABC, *REFUSED, "Bob: blue 8", "Cat: blue 9").fix


def test_a_refusal_by_itself_has_no_fix():
    assert table_of(ABC, *REFUSED).fix is None


def test_what_no_agreement_would_help_has_no_fix():
    """Cat's card fits neither with nor without Bob's."""
    assert table_of(ABC, *REFUSED, "Cat: green 9").fix is None


def test_once_play_went_on_an_old_refusal_is_no_root():
    """Bob took the card back and laid another: it never happened."""
    assert table_of(ABC, *REFUSED, "Bob: red 2", "Cat: blue 9").fix is None


def test_no_fix_disturbs_what_counts():
    """Letting Cat's card count would make the color fall that Bob has named since."""
    assert table_of(ABC, *COLOR_LATE, "Ann: green 9").fix is None


def test_a_remark_in_between_does_not_hide_the_root():
    assert "allow 3" == table_of(ABC, *REFUSED, "note: hm", "Cat: blue 9").fix


def test_a_refusal_of_an_earlier_round_is_no_root():
    """The next round knows nothing of it."""
    table = table_of(ABC, *REFUSED, "score: winner Ann 9", "deal: red 5", "Ann: blue 9")

    assert table.fix is None


def test_a_refusal_that_was_taken_back_is_no_root():
    assert table_of(ABC, *REFUSED, "take back to 2", "Cat: blue 9").fix is None


def test_the_mending_claim_mends():
    """Whoever sends it gets what was refused."""
    table = table_of(ABC, *REFUSED, "Cat: blue 9")

    assert Card("9", "blue") == table.report(table.fix).round.top


# where a match stands


EDITED = (
    *(*PLAYED, "take back to 3", "Cat: blue 4", "Ann: blue 8"),
    *("allow 7", "score: winner Ann 3", "deal: red 5"),
)


@pytest.mark.parametrize("length", range(1, len(EDITED) + 2))
def test_standing_is_the_same_step_by_step_and_at_once(length):
    """What is stored after each entry is what all entries together make."""
    table = table_of(ABC, *EDITED[: length - 1])

    assert snapshot_after_entries(UNO, table.entries) == table.transcript.snapshot
