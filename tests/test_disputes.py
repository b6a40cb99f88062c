"""The disputes of a real table, by the numbers of our research: each is answered in a transcript."""

import re

import pytest

from referee.games.uno.rulebook import RULEBOOK
from tests.golden import transcripts

DISPUTES = {*range(1, 68), *range(81, 89)}
TOLD = re.compile(r"^# Disputes? ([\d, ]+) \((\w+)\):")
MENTIONED = re.compile(r"Disputes? ([\d, ]+)[:(]")
NO_CLAIMS = {
    29: ("uno.going-out", "no rule asks for a last word when going out, so there is nothing to claim"),
    65: ("match.note", "talk at the table is not seen; a remark may be written down"),
    67: ("uno.deal", "the discards are public, and looking through them changes nothing"),
    84: ("uno.score.winner", "partners are a way to score that the standard rules do not have"),
}
"""What is no claim: the article that speaks of it, and why."""


def rulings() -> list[tuple[str, str, str]]:
    """The dispute, the verdict it should get, and the one that follows it, of every transcript."""
    found = []
    for path in transcripts():
        lines = path.read_text(encoding="utf-8").splitlines()
        for place, line in enumerate(lines):
            if told := TOLD.match(line):
                verdict = next(line.split()[1] for line in lines[place:] if re.match(r" +\d+ \w+", line))
                found.append((told[1], told[2], verdict))
    return found


@pytest.mark.parametrize(("dispute", "should", "does"), rulings())
def test_a_dispute_is_answered(dispute, should, does):
    """The ruling that follows the question has the verdict that the question is told to get."""
    assert should == does


def test_every_dispute_is_answered():
    """Each stands in a transcript, or in the short list of what is no claim."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in transcripts())
    asked = {int(number) for told in MENTIONED.findall(text) for number in re.findall(r"\d+", told)}

    assert DISPUTES == asked | set(NO_CLAIMS)
    assert not asked & set(NO_CLAIMS)


def test_what_is_no_claim_has_an_article():
    """Who asks is at least told which article speaks of it."""
    assert [] == [article for article, _ in NO_CLAIMS.values() if article not in RULEBOOK]
