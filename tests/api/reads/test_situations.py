"""`POST /v1/rulings` with a situation: anybody may ask, and one fact is asked for at a time."""

import pytest
from sqlalchemy import text

from referee.storage.db import db
from tests.api.phone import post

CATCH = {"claim": "uno.catch", "caught": 0}


def ask(send, *claims, answers=None, **situation):
    """The answer to anybody."""
    body = {"situation": {"game": "uno", **situation}, "claims": list(claims)}
    return post(send, "/v1/rulings", body | ({"answers": answers} if answers else {}))


def test_a_ruling_without_a_match(send):
    """With its findings, what everybody does now, and the state after it."""
    told = ask(
        send,
        {"claim": "uno.play", "seat": 1, "card": "red draw two"},
        people=["Oma", "Ida", "Kai"],
        round={"top": "red 5", "turn": 1, "direction": 1, "hands": {"1": 4}},
    ).json
    (ruled,) = told["rulings"]

    assert (None, "upheld") == (told["asks"], ruled["verdict"])
    assert "Kai draws two cards and misses the turn." in [one["sentence"] for one in ruled["findings"]]
    assert {"seat": 2, "name": "Kai"}.items() <= ruled["say"][0].items()
    assert ("red draw two", 2) == (ruled["state"]["round"]["top"], ruled["state"]["round"]["debt"]["count"])


def test_one_question_at_a_time(send):
    """The phone sends the same again with the answers so far."""
    answers: dict[str, str] = {}
    asked = []
    while (question := ask(send, CATCH, answers=answers).json["asks"]) is not None:
        asked.append(question["question"])
        answers[question["fact"]] = question["options"][0]["option"]
    (ruled,) = ask(send, CATCH, answers=answers).json["rulings"]

    assert [
        "How many cards does Ann have left?",
        "What has happened since Ann went down to one card?",
        'Did Ann say "UNO!" before the catch?',
    ] == asked
    assert "upheld" == ruled["verdict"]


def test_nobody_reads_of_entries_who_told_of_none(send):
    """There is no logbook to look them up in."""
    body = ask(send, CATCH, answers={"left": "one", "since": "nothing", "said": "yes"}).json

    findings = body["rulings"][0]["findings"]
    assert ["Ann has called UNO and cannot be caught."] == [one["sentence"] for one in findings]


def test_hands_that_are_told_as_null_are_told_by_nobody(send):
    answers = {"left": "one", "since": "nothing", "said": "no"}
    body = ask(send, CATCH, answers=answers, round={"top": "red 5", "turn": 1, "hands": None}).json

    assert ["upheld"] == [ruled["verdict"] for ruled in body["rulings"]]


def test_a_question_tells_its_options(send):
    """Each to be read out; and how many rulings hang on it."""
    body = ask(send, CATCH).json

    assert [] == body["rulings"]
    assert 2 == body["asks"]["rulings"]
    assert [
        ("one", "One, after playing a card."),
        ("more", "Two or more."),
        ("unknown", "I do not know."),
    ] == [(one["option"], one["text"]) for one in body["asks"]["options"]]


def test_what_does_not_matter_is_told_as_assumed(send):
    """Nobody is asked whether UNO was said with three cards left."""
    body = ask(send, CATCH, answers={"left": "more"}).json

    assert [("since", "nothing"), ("said", "no")] == [(one["fact"], one["option"]) for one in body["assumed"]]


def test_between_rounds_somebody_deals(send):
    """No round is open where nobody says so and one is dealt."""
    (ruled,) = ask(send, {"claim": "uno.deal", "turned_up": ["blue skip"]}, seats=3).json["rulings"]

    assert ("upheld", 1) == (ruled["verdict"], ruled["state"]["round"]["turn"])


def test_scores_are_counted_without_a_match(send):
    """Who has won by now, with the totals that somebody has on paper."""
    score = {"claim": "match.score", "left": {"0": ["red 5", "wild"], "1": [], "2": ["blue skip"]}}
    (ruled,) = ask(send, score, seats=3, totals={"0": 100, "1": 440}).json["rulings"]

    assert ([100, 515, 0], [1]) == (ruled["state"]["totals"], ruled["state"]["winners"])


def test_golf_is_ruled_on_too(send):
    """A column of two that fit is cleared."""
    grid = [{"id": 1, "upper": "red 3", "lower": "blue 3"}, {"id": 2, "upper": None, "lower": None}]
    clear = {"claim": "golf.clear", "seat": 0, "column": 1, "on_top": "red 3"}
    told = ask(
        send, clear, game="golf", seats=2, round={"top": "red 5", "turn": 0, "grids": {"0": grid}}
    ).json

    assert ["upheld"] == [one["verdict"] for one in told["rulings"]]


def test_a_hand_that_is_shown_is_not_repeated(send):
    """Only what it proved is."""
    happened = [
        {"claim": "uno.play", "seat": 0, "card": "wild draw four", "color": "blue"},
        {"claim": "uno.challenge", "seat": 1},
    ]
    shown = {"claim": "uno.show_hand", "seat": 0, "hand": ["green 4", "red 9"]}
    answer = ask(send, shown, round={"top": "red 5", "turn": 0, "hands": {"0": 3}}, happened=happened)

    kept = {"claim": "uno.show_hand", "seat": 0, "held_color": True, "shown": True}
    assert kept == answer.json["rulings"][0]["claim"]
    assert b"green 4" not in answer.body


def test_nothing_is_stored(app, send):
    """No match, no entry, no reply."""

    def stored():
        with app.app_context(), db.engine.connect() as connection:
            tables = ("matches", "entries", "replies")
            return [connection.scalar(text(f"SELECT count(*) FROM {table}")) for table in tables]

    before = stored()
    assert 200 == ask(send, CATCH, answers={"left": "more"}).status
    assert before == stored()


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"claims": [CATCH]}, ("match",)),
        ({"match": "x", "situation": {"game": "uno"}, "claims": [CATCH]}, ("situation",)),
        ({"match": "x", "answers": {"left": "one"}, "claims": [CATCH]}, ("answers",)),
        ({"situation": {"game": "chess"}, "claims": [CATCH]}, ("situation", "game")),
        ({"situation": {}, "claims": [CATCH]}, ("situation", "game")),
        ({"situation": {"game": "uno"}, "claims": []}, ("claims",)),
        ({"situation": {"game": "uno"}, "claims": [CATCH] * 21}, ("claims",)),
        (
            {"situation": {"game": "uno", "happened": [CATCH] * 21}, "claims": [CATCH]},
            ("situation", "happened"),
        ),
        (
            {"situation": {"game": "uno", "round": {"top": "mauve 5"}}, "claims": [CATCH]},
            ("situation", "round", "top"),
        ),
        (
            {"situation": {"game": "uno", "round": {"turns": 5}}, "claims": [CATCH]},
            ("situation", "round", "turns"),
        ),
        (
            {"situation": {"game": "uno", "round": {"discards": ["red 5"] * 3}}, "claims": [CATCH]},
            ("situation", "round", "discards"),
        ),
        (
            {
                "situation": {"game": "uno", "happened": [{"claim": "uno.challenge", "seat": 1}]},
                "claims": [CATCH],
            },
            ("situation", "happened", "0", "claim"),
        ),
        (
            {"situation": {"game": "uno", "seats": 2}, "claims": [{"claim": "uno.call", "seat": 2}]},
            ("claims", "0", "seat"),
        ),
        (
            {"situation": {"game": "uno"}, "claims": [{"claim": "golf.call", "seat": 0}]},
            ("claims", "0", "claim"),
        ),
        (
            {"situation": {"game": "uno"}, "claims": [{"claim": "match.take_back", "to": 1}]},
            ("claims", "0", "claim"),
        ),
        (
            {"situation": {"game": "uno", "rules": {"preset": "mine"}}, "claims": [CATCH]},
            ("situation", "rules", "preset"),
        ),
        ({"situation": {"game": "uno"}, "answers": {"left": "ten"}, "claims": [CATCH]}, ("answers", "left")),
        ({"situation": {"game": "uno"}, "answers": {"x": "y"}, "claims": [CATCH]}, ("answers", "x")),
        ({"situation": {"game": "uno", "seats": 2.5}, "claims": [CATCH]}, ("situation", "seats")),
        ({"situation": {"game": "uno", "number": 10**30}, "claims": [CATCH]}, ("situation", "number")),
        (
            {"situation": {"game": "uno", "people": ["\u202eAnn", "Bob"]}, "claims": [CATCH]},
            ("situation", "people", "0"),
        ),
    ],
)
def test_what_is_no_situation_is_named(send, body, field):
    """By the field, however deep it lies."""
    answer = post(send, "/v1/rulings", body)
    errors = answer.json["errors"]
    for name in field:
        errors = errors[name]

    assert 422 == answer.status
    assert errors


def test_a_match_still_wants_its_token(send, phone):
    """A situation does not."""
    body = {"match": phone.match, "claims": [{"claim": "match.note", "text": "Hi"}]}

    assert 401 == post(send, "/v1/rulings", body).status
    assert 200 == phone.post("/v1/rulings", body).status
    assert 200 == ask(send, CATCH).status
