"""Who knows nothing gets an answer to every claim of UNO all the same: four cases at the most, each of which
may be so."""

import pytest

from tests.ask.test_unknown import ask, asked

CLAIMS = {
    "deal": {"claim": "uno.deal", "turned_up": ["red reverse"]},
    "play": {"claim": "uno.play", "seat": 1, "card": "red 7"},
    "reverse": {"claim": "uno.play", "seat": 1, "card": "red reverse"},
    "draw two": {"claim": "uno.play", "seat": 1, "card": "red draw two"},
    "wild": {"claim": "uno.play", "seat": 1, "card": "wild", "color": "red"},
    "wild draw four": {"claim": "uno.play", "seat": 1, "card": "wild draw four", "color": "red"},
    "color": {"claim": "uno.color", "seat": 1, "color": "red"},
    "swap": {"claim": "uno.swap", "seat": 1, "with": 2},
    "draw": {"claim": "uno.draw", "seat": 1},
    "challenge": {"claim": "uno.challenge", "seat": 1},
    "challenge with the hand": {"claim": "uno.challenge", "seat": 1, "held_color": True},
    "hand": {"claim": "uno.show_hand", "seat": 1, "hand": ["red 5", "blue 3"]},
    "call": {"claim": "uno.call", "seat": 1},
    "catch": {"claim": "uno.catch", "caught": 1},
    "reshuffle": {"claim": "uno.reshuffle"},
    "resync": {"claim": "uno.resync", "top": "red 5", "turn": 1},
    "count": {"claim": "uno.count", "seat": 1, "cards": ["red 5"]},
    "equal cards": {"claim": "uno.play_equal", "seat": 1, "cards": ["red 5", "blue 5"]},
    "hint": {"claim": "uno.hint", "seat": 1},
    "color crazy": {"claim": "uno.color_crazy", "seat": 1, "cards": ["red 5"]},
}
NEEDED = {
    "swap": {"seven-zero": {"must_swap": True}},
    "equal cards": {"equal-cards": {}},
    "hint": {"hint": {}},
    "color crazy": {"sixty-nine": {}},
}
"""House rules without which nobody claims it."""


def nothing_known(kind: str):
    """What comes after "I do not know" to every question; and the questions."""
    rules, answers = {"house_rules": NEEDED.get(kind, {})}, {}
    while (fact := asked(answer := ask(CLAIMS[kind], rules=rules, answers=answers))) is not None:
        answers[fact] = "unknown"
    assert 200 == answer.status, answer.json
    return answer, answers


@pytest.mark.parametrize("kind", CLAIMS, scope="module")
def test_who_knows_nothing_gets_a_ruling_or_a_few_cases(kind):
    """After four questions at the most, and all that may be so was judged."""
    answer, answers = nothing_known(kind)
    cases = answer.json["cases"]

    assert len(answers) <= 4
    assert bool(answer.json["rulings"]) != bool(cases)
    assert len(cases) <= 4
    assert answer.json["all_tried"]


@pytest.mark.parametrize("kind", CLAIMS, scope="module")
def test_a_case_is_what_comes_of_its_answers(kind):
    """Whoever gives the first answers of a case and knows no more gets its verdict, or cases with it."""
    answer, _ = nothing_known(kind)
    rules = {"house_rules": NEEDED.get(kind, {})}
    for case in answer.json["cases"]:
        answers = {one["fact"]: one["options"][0]["option"] for one in case["given"]}
        while (fact := asked(really := ask(CLAIMS[kind], rules=rules, answers=answers))) is not None:
            answers[fact] = "unknown"
        rulings = [one["rulings"][-1] for one in (really.json["cases"] or [really.json])]

        assert case["given"]
        assert case["rulings"][-1]["verdict"] in [one["verdict"] for one in rulings]
