"""Sixty questions at six running matches, asked by Leo: what the state can answer is answered from it.

Nothing is asserted that nobody saw."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ask.test_right_now import FOUR, GOLF, answer_in_round

STACKING = "uno standard to 500, house stacking, house jump-in | Ida Leo Zoe Tim"
MATCHES = {
    "early": (FOUR, ("deal: red 5", "Leo: red 7", "Zoe: blue 7")),
    "four": (FOUR, ("deal: red 5", "Leo: wild draw four, blue")),
    "two left": (FOUR, ("deal: red 5; Leo 2, Zoe 3", "allow 2", "Leo: red 8", "Zoe: red draw two")),
    "stacking": (STACKING, ("deal: red 5", "Leo: red draw two", "Zoe: blue draw two")),
    "scores": (FOUR, ("score: winner Leo 30", "score: winner Ida 55", "score: winner Leo 120")),
    "golf": (GOLF, ("deal: red 3; Ida 1 upper blue 4, Leo 1 upper blue 2, Zoe 1 upper green 2",)),
}
ASKED = Path(__file__).with_name("sixty.txt")
"""Under the name of each match what is typed there, and what the match answers: - where it leaves that to the
questions about the rules."""


def asked() -> Iterator[tuple[str, str, str]]:
    at = ""
    for line in ASKED.read_text("utf-8").splitlines():
        if not line.startswith("  "):
            at = line.removeprefix("at ")
            continue
        typed, _, answer = line.strip().partition(" | ")
        yield at, typed, answer


@pytest.mark.parametrize(("at", "typed", "answer"), list(asked()))
def test_it_is_answered_from_the_state(at, typed, answer):
    found = answer_in_round(*MATCHES[at], typed, asks=1)

    assert answer == ("-" if found is None else found.line)


def test_they_are_sixty():
    assert len(list(asked())) >= 60
