"""A ruleset is amended by helpers that raise when what they amend is not there."""

import pytest

from referee.rulings.article import OURS, Article
from referee.rulings.finding import breaks
from referee.rulings.judge import judge
from referee.rulings.ruleset import MissingTarget, Procedure, Ruleset
from referee.rulings.submission import KEEPER, Submission

SINGING = Article("songs.singing", "Singing", "Songs are sung.", (OURS,))
SILENCE = Article("songs.silence", "Silence", "Nobody sings today.", (OURS,))


class Sing:
    """A claim."""


class Hum:
    """A claim that this ruleset does not know."""


def there_is_a_song(case):
    return None


def it_is_in_tune(case):
    return None


def it_is_loud(case):
    return breaks(SINGING, loud=False)


def it_is_soft(case):
    return breaks(SINGING, soft=False)


def aloud(case):
    return None


SONGS = Ruleset(
    procedures={Sing: Procedure(SINGING, needs=(there_is_a_song,), checks=(it_is_in_tune,))},
    evolve=lambda state, event: state,
    charts={"worth": {"song": 1}},
    settings={"verses": 3},
    choices={"voice": aloud},
)


def test_a_check_is_replaced_in_its_place():
    amended = SONGS.with_check(Sing, it_is_soft).replaced(Sing, it_is_in_tune, it_is_loud)

    assert (it_is_loud, it_is_soft) == amended.procedures[Sing].checks


def test_a_need_is_replaced_too():
    assert (it_is_loud,) == SONGS.replaced(Sing, there_is_a_song, it_is_loud).procedures[Sing].needs


def test_a_check_is_added_at_the_end():
    assert (it_is_in_tune, it_is_loud) == SONGS.with_check(Sing, it_is_loud).procedures[Sing].checks


def test_a_claim_taken_out_is_always_refused():
    """Under the article that says why."""
    ruling = judge(SONGS.without(Sing, SILENCE), None, Submission(Sing(), KEEPER, 1))

    assert (False, SILENCE.id) == (ruling.counts, ruling.findings[0].article)


def test_a_claim_taken_out_cannot_be_agreed_on():
    """It lacks a need, not a check."""
    assert not judge(SONGS.without(Sing, SILENCE), None, Submission(Sing(), KEEPER, 1), agreed=True).counts


def test_a_row_of_a_chart_is_exchanged():
    assert {"song": 2} == SONGS.with_row("worth", "song", 2).charts["worth"]


def test_a_setting_is_exchanged():
    assert {"verses": 7} == SONGS.with_setting("verses", 7).settings


def test_a_choice_is_exchanged():
    assert {"voice": it_is_loud} == SONGS.with_choice("voice", it_is_loud).choices


AMENDMENTS = {
    "a claim it does not know cannot get another check": lambda: SONGS.with_check(Hum, it_is_loud),
    "nor have one replaced": lambda: SONGS.replaced(Hum, it_is_in_tune, it_is_loud),
    "nor be taken out": lambda: SONGS.without(Hum, SILENCE),
    "a check that is not there cannot be replaced": lambda: SONGS.replaced(Sing, it_is_soft, it_is_loud),
    "a check that is there cannot be added": lambda: SONGS.with_check(Sing, it_is_in_tune),
    "a row of an unknown chart": lambda: SONGS.with_row("length", "song", 2),
    "an unknown row": lambda: SONGS.with_row("worth", "hymn", 2),
    "an unknown setting": lambda: SONGS.with_setting("choirs", 2),
    "an unknown choice": lambda: SONGS.with_choice("key", aloud),
}


@pytest.mark.parametrize("amend", AMENDMENTS.values(), ids=AMENDMENTS)
def test_an_amendment_without_a_target_raises(amend):
    with pytest.raises(MissingTarget):
        amend()


def test_two_amendments_of_one_check_clash():
    """The second no longer finds what it replaces: noticed when the match is opened, by name."""
    louder = SONGS.replaced(Sing, it_is_in_tune, it_is_loud)

    with pytest.raises(MissingTarget, match="Sing is not checked by it_is_in_tune"):
        louder.replaced(Sing, it_is_in_tune, it_is_soft)


def test_a_check_of_a_claim_taken_out_is_missing():
    """A house rule that amends what another one forbids clashes with it."""
    with pytest.raises(MissingTarget):
        SONGS.without(Sing, SILENCE).replaced(Sing, it_is_in_tune, it_is_loud)


def test_an_amendment_leaves_the_original_alone():
    """A ruleset is a value: two matches may share it."""
    SONGS.with_check(Sing, it_is_loud).with_row("worth", "song", 2).with_setting("verses", 7)

    assert (it_is_in_tune,) == SONGS.procedures[Sing].checks
    assert ({"song": 1}, {"verses": 3}) == (SONGS.charts["worth"], SONGS.settings)
