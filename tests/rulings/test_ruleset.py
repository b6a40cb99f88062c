"""A ruleset is amended by helpers that raise when what they amend is not there."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from referee.kit.values import replace
from referee.languages.speech import is_complete, render
from referee.rulings.article import OURS, Article
from referee.rulings.finding import finding_breaks
from referee.rulings.judge import judge
from referee.rulings.ruleset import AmendmentDoesNotFit, ClaimProcedure, RuleChart, Ruleset
from referee.rulings.submission import KEEPER, Submission

SINGING = Article("songs.singing", (OURS,))
SILENCE = Article("songs.silence", (OURS,))
WHISPERING = Article("songs.whisper", (OURS,), instead_of=SINGING.id)


class Sing:
    """A claim."""


class Hum:
    """A claim that this ruleset does not know."""


def there_is_a_song(case):
    return None


def it_is_in_tune(case):
    return None


def it_is_loud(case):
    return finding_breaks(SINGING, loud=False)


def it_is_soft(case):
    return finding_breaks(SINGING, soft=False)


def aloud(case):
    return None


@dataclass(frozen=True, kw_only=True)
class SongRuleset(Ruleset):
    """A chart, a setting and a choice."""

    worth: RuleChart[str, int]
    verses: int
    voice: Callable


SONGS = SongRuleset(
    procedures={Sing: ClaimProcedure(SINGING, needs=(there_is_a_song,), checks=(it_is_in_tune,))},
    evolve=lambda state, event: state,
    worth=RuleChart({"song": 1}),
    verses=3,
    voice=aloud,
)


def test_a_check_is_replaced_in_its_place():
    amended = SONGS.with_added_check(Sing, it_is_soft).with_replaced_check(Sing, it_is_in_tune, it_is_loud)

    assert (it_is_loud, it_is_soft) == amended.procedures[Sing].checks


def test_a_need_is_replaced_too():
    assert (it_is_loud,) == SONGS.with_replaced_check(Sing, there_is_a_song, it_is_loud).procedures[
        Sing
    ].needs


def test_a_check_is_added_at_the_end():
    assert (it_is_in_tune, it_is_loud) == SONGS.with_added_check(Sing, it_is_loud).procedures[Sing].checks


def test_a_claim_taken_out_is_always_refused():
    """Under the article that says why."""
    ruling = judge(SONGS.with_claim_always_refused(Sing, SILENCE), None, Submission(Sing(), KEEPER, 1))

    assert (False, SILENCE.id) == (ruling.takes_effect, ruling.findings[0].article)


def test_a_claim_taken_out_cannot_be_agreed_on():
    """It lacks a need, not a check."""
    assert not judge(
        SONGS.with_claim_always_refused(Sing, SILENCE), None, Submission(Sing(), KEEPER, 1), agreed=True
    ).takes_effect


def test_a_row_of_a_chart_is_exchanged():
    assert {"song": 2} == SONGS.worth.with_replaced_row("song", 2)
    assert {"song": 1} == SONGS.worth


def test_a_row_is_added_to_a_chart():
    assert {"song": 1, "hymn": 2} == SONGS.worth.with_added_row("hymn", 2)
    assert {"song": 1} == SONGS.worth


def test_what_is_amended_is_a_chart_again():
    assert {"song": 3, "hymn": 2} == SONGS.worth.with_added_row("hymn", 2).with_replaced_row("song", 3)


def test_a_setting_is_exchanged():
    assert (7, 1) == (replace(SONGS, verses=7).verses, replace(SONGS, verses=7).worth["song"])


def test_a_choice_is_exchanged():
    assert it_is_loud is replace(SONGS, voice=it_is_loud).voice


@pytest.mark.parametrize("misspelt", ["choirs", "charts", "settings"])
def test_a_field_that_is_not_there_is_not_exchanged(misspelt):
    with pytest.raises(TypeError, match=f"SongRuleset has no field {misspelt}"):
        replace(SONGS, **{misspelt: 2})


AMENDMENTS = {
    "a claim it does not know cannot get another check": lambda: SONGS.with_added_check(Hum, it_is_loud),
    "nor have one replaced": lambda: SONGS.with_replaced_check(Hum, it_is_in_tune, it_is_loud),
    "nor be taken out": lambda: SONGS.with_claim_always_refused(Hum, SILENCE),
    "a check that is not there cannot be replaced": lambda: SONGS.with_replaced_check(
        Sing, it_is_soft, it_is_loud
    ),
    "a check that is there cannot be added": lambda: SONGS.with_added_check(Sing, it_is_in_tune),
    "an unknown row cannot be exchanged": lambda: SONGS.worth.with_replaced_row("hymn", 2),
    "nor be asked for by an amendment": lambda: SONGS.worth.row_of_key("hymn"),
    "a row that is there cannot be added": lambda: SONGS.worth.with_added_row("song", 2),
    "an article cannot stand in the place of none": lambda: SONGS.with_substitute_article(SILENCE),
    "nor where another one stands": lambda: SONGS.with_substitute_article(WHISPERING).with_substitute_article(
        WHISPERING
    ),
}


@pytest.mark.parametrize("amend", AMENDMENTS.values(), ids=AMENDMENTS)
def test_an_amendment_without_a_target_raises(amend):
    with pytest.raises(AmendmentDoesNotFit) as raised:
        amend()
    assert is_complete(raised.value.reason)


def test_two_amendments_of_one_check_clash():
    """The second no longer finds what it replaces: noticed when the match is opened, by name."""
    louder = SONGS.with_replaced_check(Sing, it_is_in_tune, it_is_loud)

    with pytest.raises(AmendmentDoesNotFit) as raised:
        louder.with_replaced_check(Sing, it_is_in_tune, it_is_soft)
    assert "Sing is not checked by it_is_in_tune" == render(raised.value.reason)


def test_a_check_of_a_claim_taken_out_is_missing():
    """A house rule that amends what another one forbids clashes with it."""
    with pytest.raises(AmendmentDoesNotFit):
        SONGS.with_claim_always_refused(Sing, SILENCE).with_replaced_check(Sing, it_is_in_tune, it_is_loud)


def test_an_amendment_leaves_the_original_alone():
    """A ruleset is a value: two matches may share it."""
    louder = SONGS.with_added_check(Sing, it_is_loud)
    replace(louder, worth=louder.worth.with_replaced_row("song", 2), verses=7)

    assert (it_is_in_tune,) == SONGS.procedures[Sing].checks
    assert ({"song": 1}, 3) == (SONGS.worth, SONGS.verses)
