"""Evenings of scorekeeping against books that were kept beside the referee's: see tests/evenings.

The same ones in every run, and one of each form that is new; many new ones are played by
`make prove ARGS="evenings"`.
"""

from collections.abc import Callable, Iterator
from functools import partial

import pytest

from tests.evenings.clock import Clock
from tests.evenings.evening import FORMS, Result, play_evening
from tests.proofs.evenings import service
from tests.seeds import FIXED_SEED

FIXED = 2
Evening = Callable[[str, str], Result]


@pytest.fixture(scope="module")
def evening() -> Iterator[Evening]:
    """Plays the evening of a seed and a form, each at a new table of one service."""
    clock = Clock()
    with service(clock) as send:
        yield partial(play_evening, send, clock)


def agrees(evening: Evening, seed: str, form: str) -> None:
    """The referee and the books agree on an evening; if not, its transcript is shown."""
    played = evening(seed, form)
    if played.disagreement:
        pytest.fail(f"evening {seed} ({form})\n{played.transcript}\n{played.disagreement}", pytrace=False)


@pytest.mark.parametrize("number", range(FIXED))
@pytest.mark.parametrize("form", FORMS)
def test_the_referee_keeps_the_books_of_an_evening(evening, form, number):
    """Joins, leaves, returns, totals from paper, scores told twice, and phones that contradict each other."""
    agrees(evening, f"{FIXED_SEED} {number}", form)


@pytest.mark.parametrize("form", FORMS)
def test_so_on_an_evening_that_nobody_has_played_before(evening, form, fresh_seed):
    """The first ones that `make prove` plays by this seed."""
    agrees(evening, f"{fresh_seed} {FORMS.index(form)}", form)
