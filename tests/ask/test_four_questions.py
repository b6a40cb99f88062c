"""Whoever tells nothing but a claim is ruled on after four answers at the most, and none of them is idle."""

from collections.abc import Iterator

import pytest

from tests.ask.asking import ruled

MOST_QUESTIONS = 4
UNKNOWN = "unknown"

Leaves = dict[tuple[str, ...], tuple]
"""What is ruled, and what anybody does, by the answers that led to it."""

HOUSE = {
    "uno.swap": "seven-zero",
    "uno.play_equal": "equal-cards",
    "uno.color_crazy": "sixty-nine",
    "uno.hint": "hint",
}
"""The house rules that bring claims of their own."""

UNO: tuple[dict, ...] = (
    {"claim": "uno.deal", "turned_up": ["red 5"]},
    {"claim": "uno.play", "seat": 1, "card": "red 5"},
    {"claim": "uno.play", "seat": 1, "card": "red skip"},
    {"claim": "uno.play", "seat": 1, "card": "red reverse"},
    {"claim": "uno.play", "seat": 1, "card": "wild", "color": "blue"},
    {"claim": "uno.play", "seat": 1, "card": "wild draw four", "color": "blue"},
    {"claim": "uno.color", "seat": 1, "color": "blue"},
    {"claim": "uno.draw", "seat": 1},
    {"claim": "uno.draw", "seat": 1, "count": 2},
    {"claim": "uno.show_hand", "seat": 1, "held_color": True},
    {"claim": "uno.show_hand", "seat": 1, "hand": ["red 5", "blue 7"]},
    {"claim": "uno.swap", "seat": 1, "with": 2},
    {"claim": "uno.call", "seat": 1},
    {"claim": "uno.count", "seat": 1, "cards": ["red 5"]},
    {"claim": "uno.color_crazy", "seat": 1, "cards": ["red 1"]},
    {"claim": "uno.hint", "seat": 1},
    {"claim": "uno.reshuffle"},
    {"claim": "uno.resync", "top": "red 8", "turn": 1},
)
GOLF: tuple[dict, ...] = (
    {
        "claim": "golf.deal",
        "turned_up": ["red 3"],
        "opened": {
            str(seat): [{"column": 1, "row": "upper", "card": f"{color} 4"}]
            for seat, color in enumerate(("blue", "green", "yellow", "red"))
        },
    },
    {
        "claim": "golf.turn",
        "seat": 1,
        "took": "pile",
        "card": "red 5",
        "place": {"column": 1, "row": "upper"},
    },
    {"claim": "golf.turn", "seat": 1, "took": "discard", "place": {"column": 1, "row": "upper"}},
    {"claim": "golf.call", "seat": 1},
    {"claim": "golf.reveal", "seat": 1, "cards": [{"column": 2, "row": "upper", "card": "red 1"}]},
    {"claim": "golf.reshuffle"},
    {"claim": "golf.resync", "top": "red 5", "turn": 1},
)
MATCH: tuple[dict, ...] = (
    {"claim": "match.score", "points": {"0": 12, "1": 0, "2": 5, "3": 7}},
    {"claim": "match.void"},
    {"claim": "match.leave", "seat": 1},
    {"claim": "match.recount", "seat": 1, "count": 5},
    {"claim": "match.note", "text": "the dog ate a card"},
    {"claim": "match.join", "name": "Eve"},
)
MANY_WAYS = [
    ("uno", {"claim": "uno.play", "seat": 1, "card": "red draw two"}),
    ("uno", {"claim": "uno.challenge", "seat": 1}),
    ("uno", {"claim": "uno.challenge", "seat": 1, "held_color": True}),
    ("uno", {"claim": "uno.catch", "caught": 1}),
    ("uno", {"claim": "uno.play_equal", "seat": 1, "cards": ["red 8", "red 8"]}),
    ("golf", {"claim": "golf.clear", "seat": 1, "column": 1, "on_top": "red 5"}),
    ("golf", {"claim": "golf.catch", "caught": 1}),
]
"""What may be ruled in many ways."""
CLAIMS = [*(("uno", one) for one in (*UNO, *MATCH)), *(("golf", one) for one in (*GOLF, *MATCH))]


def ask(game: str, claim: dict, answers: dict[str, str]):
    rules = {"house_rules": {HOUSE[claim["claim"]]: {}}} if claim["claim"] in HOUSE else {}
    situation = {"game": game} | ({"rules": rules} if rules else {})
    return ruled(situation, [claim], answers)


def outcome(told: dict) -> tuple:
    """The verdict, and what everybody is told to do."""
    return tuple(
        (one["verdict"], tuple((said["seat"], said["sentence"]) for said in one["say"]))
        for one in told["rulings"]
    )


def followed(game: str, claim: dict, answers: dict[str, str], idle: list, late: list) -> Leaves:
    """Every way in which the questions may be answered, to its end."""
    answer = ask(game, claim, answers)
    assert answer.status == 200, (answers, answer.json)
    question = answer.json["asks"]
    if question is None:
        if answer.json["cases"]:
            late.append(dict(answers))
        return {(): outcome(answer.json)}
    leaves, each = {}, {}
    for option in (one["option"] for one in question["options"]):
        if option == UNKNOWN:
            continue
        each[option] = followed(game, claim, answers | {question["fact"]: option}, idle, late)
        leaves |= {(option, *path): found for path, found in each[option].items()}
    if len(each) > 1 and all(one == next(iter(each.values())) for one in each.values()):
        idle.append((dict(answers), question["fact"]))
    return leaves


@pytest.mark.parametrize(("game", "claim"), CLAIMS, ids=str, scope="module")
def test_every_answer_matters_and_four_are_enough(game, claim):
    """Whatever is answered of what is offered, it is ruled on; and each answer changes the verdict, or what
    anybody does."""
    idle: list = []
    late: list = []
    leaves = followed(game, claim, {}, idle, late)

    assert max(map(len, leaves)) <= MOST_QUESTIONS
    assert [] == late
    assert [] == idle


@pytest.mark.parametrize(("game", "claim"), MANY_WAYS, ids=str, scope="module")
def test_nobody_is_asked_more_than_four_questions(game, claim):
    """Where many rulings are possible, too; what is left open then is told in cases."""
    assert max(map(len, followed(game, claim, {}, [], []))) <= MOST_QUESTIONS


def unknown(game: str, claim: dict) -> Iterator[str]:
    """The facts that whoever knows nothing is asked for."""
    answers: dict[str, str] = {}
    while (question := ask(game, claim, answers).json["asks"]) is not None:
        yield question["fact"]
        answers[question["fact"]] = UNKNOWN
    body = ask(game, claim, answers).json
    assert body["rulings"] or body["cases"]


@pytest.mark.parametrize(("game", "claim"), [*CLAIMS, *MANY_WAYS], ids=str, scope="module")
def test_who_knows_nothing_is_ruled_on_after_four_questions_at_the_most(game, claim):
    """In cases, where it depends on what nobody knows."""
    assert len(list(unknown(game, claim))) <= MOST_QUESTIONS
