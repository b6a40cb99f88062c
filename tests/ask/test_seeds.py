"""Situations that the source documents describe: docs/rules/README.md explains S0 to S4."""

import pytest

from referee.ask.reading.named_rules import named_in
from referee.ask.search.lookup import index_of
from referee.ask.situation.ruling_or_question import CommonRuling, PossibleRulings, find_ruling_or_question
from tests.ask.test_situations import situation

THREE, TWO = ["Ann", "Bob", "Cat"], ["Ann", "Bob"]
STACKED = (
    {"claim": "uno.play", "seat": 0, "card": "red draw two"},
    {"claim": "uno.play", "seat": 1, "card": "blue draw two"},
)


def found(told, **answers: str) -> CommonRuling:
    """The ruling, which has to be known by now."""
    ruled = find_ruling_or_question(told, answers)
    assert isinstance(ruled, CommonRuling), ruled
    return ruled


def test_what_is_assumed_is_applied_before_the_ruling():
    """S3, question 1: a Draw Two on a Draw Two. No last card is assumed, so two cards are owed."""
    told = situation(*STACKED, people=THREE)
    ruled = found(told, top="color", turn="theirs", direction="clockwise")
    articles = {state.steps[-1].entry.ruling.findings[0].article for state in ruled.states}

    assert {"last": "no", "drew": "no", "round-on": "yes"} == {
        fact.id: answer.id for fact, answer in ruled.assumed
    }
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
    "answers",
    [
        {"left": "unknown", "since": "unknown", "said": "unknown"},
        {"left": "one", "since": "unknown", "said": "unknown"},
        {"left": "one", "since": "unknown", "said": "no"},
    ],
    ids=["nobody knows anything", "one card was left", "one card was left and nobody had called"],
)
def test_each_case_says_what_tells_it_apart(preset, answers):
    told = situation({"claim": "uno.catch", "caught": 0}, people=THREE, rules={"preset": preset})
    found = find_ruling_or_question(told, answers)
    assert isinstance(found, PossibleRulings) and len(found.cases) > 1
    given = [
        tuple((fact.id, tuple(answer.id for answer in some)) for fact, some in case.given)
        for case in found.cases
    ]

    assert len(given) == len(set(given)) and () not in given


def test_the_specific_article_decides_that_a_taken_discard_is_kept():
    """S0: one cannot choose to discard it again this turn. The general rule of a turn does not."""
    turn = {"claim": "golf.turn", "seat": 1, "took": "discard", "card": "red 5"}
    turn |= {"flip": {"column": 1, "row": "upper"}, "flipped": "blue 3"}
    ruled = found(situation(turn, game="golf", people=THREE))
    findings = [state.steps[-1].entry.ruling.findings[0] for state in ruled.states]

    assert {"golf.turn.taken-discard"} == {finding.article for finding in findings}


TYPED = {
    "does an action card in my grid do anything": "golf-action-in-the-grid",
    "can I clear a column with two ones": "golf-clear-same-number",
    "both cards in my column are ones, can I clear it": "golf-clear-same-number",
    "what is a reverse worth in uno golf": "golf-action-points",
    "how do I stop players from picking up draw twos": "golf-house-no-action-pickup",
    "rounds never end because everybody takes draw twos": "golf-house-no-action-pickup",
    "is a five a bad card": "golf-low-is-good",
    "how do we choose the dealer": "who-deals-first",
    "if nobody catches me do I draw cards": "caught-after-next-drew",
    "can I play a draw two on a different colour draw two": "draw-two-once-drawn-for",
    "what can a draw 2 be played on": "what-a-draw-two-goes-on",
    "what can a reverse be played on": "what-a-reverse-goes-on",
    "can I play a reverse on a reverse of another colour": "reverse-on-reverse",
    "what is a 5 worth": "number-worth",
    "wild draw four with two players who plays next": "draw-four-between-two",
    "what happens when only 2 are left in challenge uno": "what-challenge-uno-is",
    "how many draw two cards are there": "how-many-draw-twos",
    "can I choose not to play a card": "draw-though-i-could-play",
    "does wild shuffle hands change the direction": "what-shuffle-hands-does",
    "do we have to keep score": "must-we-keep-score",
    "can I play a wild draw four (+4) card even if I have a card of the matching color in my hand": (
        "draw-four-holding-the-color"
    ),
    "can I challenge a wild draw four (+4)": "may-i-challenge",
    "should I get rid of high cards early": "high-cards-early",
    "when should I challenge a wild draw four (+4) card": "when-to-challenge",
    "what is the 69 rule in uno": "house-sixty-nine",
    "what happens if you are accused of illegally playing the wild draw four (+4), but you are innocent": (
        "challenge-innocent"
    ),
    "can the penalized player play a card that turn": "draw-two-takes-the-turn",
    "how the uno call penalty is enforced": "caught-how-many-cards",
    "do I have to say uno before the next player begins": "how-long-to-catch",
    "does a stack go to +8 or more": "house-stacking",
    "is scoring optional": "must-we-keep-score",
}
"""What somebody who has read a source document types, and the question that is meant."""


@pytest.mark.parametrize(("typed", "meant"), TYPED.items(), ids=TYPED)
def test_what_a_source_says_is_found(typed, meant):
    hit, *_ = index_of("golf" if meant.startswith("golf-") else "uno").look_up(typed)

    assert (meant, True) == (hit.question.id, hit.is_good)


def test_progressive_stacking_is_like_on_like():
    """S3: a Wild Draw Four does not go on a Draw Two there, and the named rule says what a match plays."""
    [rule] = named_in("we play progressive draw, can I put a +4 on a +2", "uno").rules

    assert {"stacking": {"answers": ("progressive",)}} == rule.change.house_rules
