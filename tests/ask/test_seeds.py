"""Situations that the source documents describe: docs/rules/README.md explains S0 to S4."""

import pytest

from referee.ask.settled import Asked, Cases, Ruled, settled
from tests.ask.test_situations import situation

THREE, TWO = ["Ann", "Bob", "Cat"], ["Ann", "Bob"]
STACKED = (
    {"claim": "uno.play", "seat": 0, "card": "red draw two"},
    {"claim": "uno.play", "seat": 1, "card": "blue draw two"},
)


def found(told, **answers: str) -> Ruled:
    """The ruling, which has to be known by now."""
    ruled = settled(told, answers)
    assert isinstance(ruled, Ruled), ruled
    return ruled


def test_what_is_assumed_is_applied_before_the_ruling():
    """S3, question 1: a Draw Two on a Draw Two. No last card is assumed, so two cards are owed."""
    told = situation(*STACKED, people=THREE)
    ruled = found(told, top="color", turn="theirs", direction="clockwise")
    articles = {world.steps[-1].entry.ruling.findings[0].article for world in ruled.worlds}

    assert {"last": "no", "drew": "no"} == {fact.id: answer.id for fact, answer in ruled.assumed}
    assert {"uno.owed"} == articles


@pytest.mark.parametrize("people", [THREE, TWO], ids=len)
@pytest.mark.parametrize(
    ("since", "verdict"), [("played", "upheld"), ("played-on", "refused"), ("drawn", "refused")]
)
def test_by_the_basic_rules_a_catch_is_in_time_until_somebody_draws(people, since, verdict):
    """S1. Whether the time has ended by now is asked, so no two cases have the same answers."""
    told = situation({"claim": "uno.catch", "caught": 0}, people=people, rules={"preset": "basic"})
    ruled = found(told, left="one", since=since, said="no")

    assert verdict == ruled.steps[-1].entry.ruling.verdict.value


@pytest.mark.parametrize("preset", ["standard", "basic", "wikibook"])
@pytest.mark.parametrize(
    "answers", [{}, {"left": "unknown"}, {"left": "unknown", "since": "unknown", "said": "unknown"}]
)
def test_no_two_cases_have_the_same_answers(preset, answers):
    told = situation({"claim": "uno.catch", "caught": 0}, people=THREE, rules={"preset": preset})
    cases = settled(told, answers)
    if isinstance(cases, Asked):
        return
    given = [
        tuple((fact.id, tuple(answer.id for answer in some)) for fact, some in case.given)
        for case in (cases.cases if isinstance(cases, Cases) else ())
    ]

    assert len(given) == len(set(given)) and () not in given


def test_the_specific_article_decides_that_a_taken_discard_is_kept():
    """S0: one cannot choose to discard it again this turn. The general rule of a turn does not."""
    turn = {"claim": "golf.turn", "seat": 1, "took": "discard", "card": "red 5"}
    turn |= {"flip": {"column": 1, "row": "upper"}, "flipped": "blue 3"}
    ruled = found(situation(turn, game="golf", people=THREE))
    findings = [world.steps[-1].entry.ruling.findings[0] for world in ruled.worlds]

    assert {"golf.turn.taken-discard"} == {finding.article for finding in findings}
