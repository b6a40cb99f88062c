"""Disputes can be looked up by anybody, without a token, under the rules they play by."""

from urllib.parse import urlencode

import pytest

from referee.ask.every_question import QUESTIONS
from referee.ask.lookup import LONGEST_QUERY
from referee.games import GAMES


def _ask(send, **asked):
    return _get(send, "/v1/questions", **asked)


def _get(send, path, **asked):
    return send("GET", f"{path}?{urlencode(asked)}" if asked else path, {}, None)


def test_a_dispute_is_settled(send):
    """With the example that was ruled on, the article and who says it otherwise."""
    told = _ask(send, q="can I put a +2 on a +4").json
    hit = told["hits"][0]

    assert (True, None) == (told["good"], told["said"])
    assert ("draw-two-on-draw-four", "refused") == (hit["id"], hit["verdict"])
    assert "No. Cat draws four cards, misses the turn, and lays nothing instead." == hit["line"]
    assert ["deal: red 5", "Bob: wild draw four, blue", "Cat: blue draw two"] == hit["example"]["lines"]
    assert [{"stacking": {"answers": ["2/4"]}}] == [one["house_rules"] for one in hit["otherwise"]]
    assert [True] == [one["sources"] != [] and one["verdict"] == "upheld" for one in hit["otherwise"]]
    assert all(QUESTIONS[one["id"]].asks == one["asks"] for one in hit["follow_ups"])
    assert send("GET", hit["article"]["link"], {}, None).json["text"] == hit["article"]["text"]


def test_it_is_settled_by_the_rules_of_whoever_asks(send):
    """And what it would be by the standard ones is told."""
    hit = _ask(send, q="stack two plus twos", game="uno", preset="family").json["hits"][0]

    assert "upheld" == hit["verdict"]
    assert [({}, {}, "refused")] == [
        (one["differences"], one["house_rules"], one["verdict"]) for one in hit["otherwise"]
    ]


def test_the_best_hit_comes_first(send):
    """And no more than are wanted."""
    hits = _ask(send, q="challenge a wild draw four", most=7).json["hits"]

    assert 7 == len(hits)
    assert sorted((hit["score"] for hit in hits), reverse=True) == [hit["score"] for hit in hits]


def test_what_is_no_question_of_ours_is_said_honestly(send):
    """With the nearest, if there are any."""
    told = _ask(send, q="who won the world cup").json
    assert (False, "None of our questions is quite that; these are the nearest.") == (
        told["good"],
        told["said"],
    )
    assert told["hits"]

    told = _ask(send, q="هل يمكنني اللعب").json
    assert (False, []) == (told["good"], told["hits"])
    assert "None of our questions is anything like that." == told["said"]


@pytest.mark.parametrize("game", [None, *GAMES])
def test_without_words_every_question_is_listed(send, game):
    """Of a game, or of all."""
    told = _ask(send, **({} if game is None else {"game": game})).json

    assert [one.id for one in QUESTIONS.values() if game in (None, one.game)] == [
        one["id"] for one in told["questions"]
    ]


@pytest.mark.parametrize(
    ("asked", "field"),
    [
        ({"q": "x" * (LONGEST_QUERY + 1)}, "q"),
        ({"q": ""}, "q"),
        ({"q": "draw\x00two"}, "q"),
        ({"q": "draw\ntwo"}, "q"),
        ({"game": "chess"}, "game"),
        ({"preset": "royal"}, "preset"),
        ({"game": "golf", "preset": "family"}, "preset"),
        ({"most": 0}, "most"),
        ({"most": 1000}, "most"),
        ({"most": "many"}, "most"),
    ],
    ids=lambda one: ascii(one)[:30],
)
def test_what_cannot_be_asked_is_named(send, asked, field):
    """422, with the field."""
    answer = _ask(send, **asked)

    assert (422, "urn:referee:problem:unfit") == (answer.status, answer.json["type"])
    assert {field} == set(answer.json["errors"])


@pytest.mark.parametrize(
    "asked", ["x" * LONGEST_QUERY, "🃏🎴👨‍👩‍👧", "我可以叠加吗", "+" * 300, "' or 1=1 --"], ids=ascii
)
def test_whatever_can_be_written_is_answered(send, asked):
    """With hits or without."""
    assert 200 == _ask(send, q=asked).status


def test_every_question_can_be_read_by_itself(send):
    """It is the same as among the hits, but for how well it fits."""
    hit = _ask(send, q="may I bluff with a wild draw four", preset="no-bluff").json["hits"][0]
    alone = _get(send, f"/v1/questions/{hit['id']}", preset="no-bluff")

    assert hit == {**alone.json, "score": hit["score"], "is_good": True}
    for name in QUESTIONS:
        assert name == send("GET", f"/v1/questions/{name}", {}, None).json["id"]


def test_a_question_that_is_not_there_is_not_found(send):
    """And no preset is that nobody plays by."""
    answer = send("GET", "/v1/questions/nothing", {}, None)
    assert (404, "urn:referee:problem:no-such-question") == (answer.status, answer.json["type"])

    answer = _get(send, "/v1/questions/first-skip", preset="royal")
    assert (422, {"preset"}) == (answer.status, set(answer.json["errors"]))
