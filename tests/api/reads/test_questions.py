"""Disputes can be looked up by anybody, without a token, under the rules they play by."""

import json
from urllib.parse import urlencode

import pytest

from referee.ask.search.every_question import QUESTIONS
from referee.ask.search.lookup import LONGEST_QUERY
from referee.games import GAMES
from referee.games.help import HELP
from referee.match.help.question import text_of_question
from tests.api.phone import Phone

MOST_QUOTED = 20


def _ask(send, **asked):
    return _get(send, "/v1/questions", **asked)


def _get(send, path, **asked):
    return send("GET", f"{path}?{urlencode(asked)}" if asked else path, {}, None)


def test_a_dispute_is_settled(send):
    """With the example that was ruled on, the article and who says it otherwise."""
    body = _ask(send, q="can I put a +2 on a +4").json
    hit = body["hits"][0]

    assert (True, None) == (body["good"], body["said"])
    assert ("draw-two-on-draw-four", "refused") == (hit["id"], hit["verdict"])
    line = "No. A Draw Two does not help against a Wild Draw Four."
    assert line == hit["line"]
    assert ["Cat has to draw four cards and misses the turn. No card can be played instead."] == hit["why"][
        :1
    ]
    assert ["deal: red 5", "Bob: wild draw four, blue", "Cat: blue draw two"] == hit["example"]["lines"]
    assert [{"stacking": {"answers": ["2/4"]}}] == [one["house_rules"] for one in hit["otherwise"]]
    assert [True] == [one["sources"] != [] and one["verdict"] == "upheld" for one in hit["otherwise"]]
    assert all(text_of_question(QUESTIONS[one["id"]]) == one["asks"] for one in hit["follow_ups"])
    assert send("GET", hit["article"]["link"], {}, None).json["text"] == hit["article"]["text"]


def test_it_is_settled_by_the_rules_of_whoever_asks(send):
    """And what it would be by the standard ones is told."""
    hit = _ask(send, q="stack two plus twos", game="uno", preset="family").json["hits"][0]

    assert "upheld" == hit["verdict"]
    assert [({}, {}, "refused")] == [
        (one["differences"], one["house_rules"], one["verdict"]) for one in hit["otherwise"]
    ]


def test_whether_it_is_yes_or_no_is_told_apart_from_the_verdict(send):
    """A claim may be refused though the answer is yes; and neither is said where the line says neither."""
    told = {name: _get(send, f"/v1/questions/{name}").json for name in QUESTIONS}
    both = {(one["verdict"], one["yes"]) for one in told.values()}

    assert ("refused", True) == (
        told["draw-four-takes-the-turn"]["verdict"],
        told["draw-four-takes-the-turn"]["yes"],
    )
    assert {("refused", True), ("refused", False), ("upheld", True), ("upheld", False)} <= both
    for one in told.values():
        for answer in (one, *one["otherwise"]):
            said = {"Yes.": True, "No.": False}.get(answer["line"].split()[0])
            assert said is answer["yes"]


def test_the_best_hit_comes_first(send):
    """And no more than are wanted."""
    hits = _ask(send, q="challenge a wild draw four", most=7).json["hits"]

    assert 7 == len(hits)
    assert sorted((hit["score"] for hit in hits), reverse=True) == [hit["score"] for hit in hits]


def test_what_is_no_question_of_ours_is_said_honestly(send):
    """With the nearest, if there are any."""
    body = _ask(send, q="who won the world cup").json
    closest = "The referee has no answer to that question. These questions come closest."
    assert (False, closest) == (body["good"], body["said"])
    assert body["hits"] and "asks_back" not in body

    body = _ask(send, q="هل يمكنني اللعب").json
    assert (False, []) == (body["good"], body["hits"])
    assert "This is in another language. I only read English." == body["said"]


@pytest.mark.parametrize(
    ("asked", "kind", "name", "sentence"),
    [
        (
            "in UNO Flip can I put a +2 on a +2",
            "game",
            "UNO Flip",
            "This is about UNO Flip. I only know UNO and UNO Golf.",
        ),
        (
            "Darf man eine +2 auf eine +4 legen?",
            "language",
            "German",
            "This is in German. I only read English.",
        ),
        (
            "можно положить +2 на +4?",
            "language",
            "another language",
            "This is in another language. I only read English.",
        ),
    ],
)
def test_another_game_and_another_language_are_named(send, asked, kind, name, sentence):
    """No question is offered as the answer. The closest ones stay in the list."""
    body = _ask(send, q=asked).json

    assert {"kind": kind, "name": name, "sentence": sentence} == body["not_ours"]
    assert body["good"] is False and "asks_back" not in body
    assert body["hits"] and {False} == {hit["is_good"] for hit in body["hits"]}
    assert sentence == body["said"]


def test_a_question_about_a_game_that_is_known_is_ours(send):
    """Then `not_ours` is null, also if nothing is found. Lists without words do not have it."""
    assert _ask(send, q="can I put a +2 on a +4").json["not_ours"] is None
    assert _ask(send, q="who won the world cup").json["not_ours"] is None
    assert "not_ours" not in _ask(send).json


@pytest.mark.parametrize("game", [None, *GAMES])
def test_without_words_every_question_is_listed(send, game):
    """Of a game, or of all."""
    body = _ask(send, **({} if game is None else {"game": game})).json

    every = sorted(one.id for one in QUESTIONS.values() if game in (None, one.game))
    assert every == sorted(one["id"] for one in body["questions"])


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


def test_a_text_that_is_too_long_is_refused(send):
    """With the name of the field. Up to 2,000 characters, all of the text is read."""
    assert 2000 == LONGEST_QUERY
    wanted = "can I put a +2 on a +4"
    padded = wanted.rjust(LONGEST_QUERY, "?")

    assert "draw-two-on-draw-four" == _ask(send, q=padded).json["hits"][0]["id"]
    refused = _ask(send, q=f"?{padded}")
    assert (422, {"q": ["Length must be between 1 and 2000."]}) == (refused.status, refused.json["errors"])
    read = _get(send, "/v1/questions/first-skip", q=f"?{padded}")
    assert (422, {"q"}) == (read.status, set(read.json["errors"]))


@pytest.mark.parametrize(
    "asked",
    ["x" * LONGEST_QUERY, "🃏" * LONGEST_QUERY, "🃏🎴👨‍👩‍👧", "我可以叠加吗", "+" * 300, "' or 1=1 --"],
    ids=ascii,
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


def test_what_is_quoted_is_told(send):
    """And can be listed by itself: there are few, but for what the game is and how a house rule works."""
    quoted = _ask(send, quoted="true").json["questions"]
    ruled_on = _ask(send, quoted="false").json["questions"]

    assert {one.id for one in QUESTIONS.values() if one.is_quoted} == {one["id"] for one in quoted}
    general = ("The game", "House rules")
    assert len([one for one in quoted if one["chapter"] not in general]) <= MOST_QUOTED
    assert {True} == {one["quoted"] for one in quoted}
    assert {False} == {one["quoted"] for one in ruled_on}
    assert len(QUESTIONS) == len(quoted) + len(ruled_on)
    hits = _ask(send, q="to whom do I show my hand", quoted="true").json["hits"]
    assert {True} == {hit["quoted"] for hit in hits}
    assert None is hits[0]["example"]


# --- at a match ---


def _at(phone, path="/v1/questions", token=None, **asked):
    bearer = {"Authorization": f"Bearer {phone.token if token is None else token}"}
    return phone.send("GET", f"{path}?{urlencode({'match': phone.match, **asked})}", bearer, None)


@pytest.fixture
def accused(send) -> Phone:
    """A match by a house rule, right after a Wild Draw Four."""
    stacking = {"stacking": {"answers": ["4/4"]}}
    phone = Phone.opening(send, "Mia", "Leo", "Zoe", house_rules=stacking)
    phone.claim("uno.deal", turned_up=["green 5"])
    phone.claim("uno.play", seat=1, card="wild draw four", color="yellow")
    return phone


def test_at_a_match_what_just_happened_comes_first(accused):
    """A dozen answers by its rules, told of its people, without a word being typed."""
    answers = _at(accused).json["answers"]

    assert 12 == len(answers)
    assert ["may-i-challenge", "challenge-third-player"] == [one["id"] for one in answers[:2]]
    by_id = {one["id"]: one for one in answers}
    stacked = by_id["draw-four-on-draw-four"]
    assert "upheld" == stacked["verdict"]
    assert stacked["line"].startswith(
        "Yes. You may play a Wild Draw Four on a Wild Draw Four, and so may the next player. The first player"
    )
    assert "Zoe stacks a card: now the next player has to draw eight cards." in stacked["why"]
    assert ["refused"] == [one["verdict"] for one in stacked["otherwise"]]
    assert {"Leo", "Zoe", "Mia"} == set(stacked["example"]["people"])
    assert "Leo: wild draw four, blue" in stacked["example"]["lines"]


def test_what_is_asked_is_ruled_on_as_the_match_stands(accused):
    """As a preview would be, and nothing is stored."""
    before = accused.look()
    body = _at(accused, "/v1/questions/challenge-third-player").json
    preview = accused.preview({"claim": "uno.challenge", "seat": 0}).json["rulings"][0]

    assert preview["verdict"] == body["here"]["verdict"] == "refused"
    assert [finding["sentence"] for finding in preview["findings"]] == body["here"]["why"]
    line = "No. Only Zoe may challenge the Wild Draw Four, because Zoe must draw for it."
    assert line == body["here"]["line"]
    assert body["here"]["yes"] is False
    assert before == accused.look()
    assert "here" not in _at(accused, "/v1/questions/first-skip").json
    assert "here" not in _get(accused.send, "/v1/questions/challenge-third-player").json


def test_a_match_does_not_answer_questions_about_another_game(accused):
    """Its own answer about how it stands would be wrong, too."""
    body = _at(accused, q="how many cards has Zoe in skip-bo").json

    assert ("Skip-Bo", False) == (body["not_ours"]["name"], body["good"])
    assert "right_now" not in body


def test_words_are_looked_up_with_what_just_happened_in_mind(accused):
    """In its game alone."""
    body = _at(accused, q="may somebody else challenge it", most=20).json

    assert {"uno"} == {hit["game"] for hit in body["hits"]}
    assert sorted((hit["score"] for hit in body["hits"]), reverse=True) == [
        hit["score"] for hit in body["hits"]
    ]
    assert _at(accused, q="who won the world cup").json["good"] is False


def test_as_many_are_answered_as_are_wanted(accused):
    """All of the game in the end, what just happened first."""
    assert 3 == len(_at(accused, most=3).json["answers"])
    twenty = [one["id"] for one in _at(accused, most=20).json["answers"]]
    assert 20 == len(set(twenty))
    assert [one["id"] for one in _at(accused, most=3).json["answers"]] == twenty[:3]
    assert {True} == {one["quoted"] for one in _at(accused, quoted="true").json["answers"]}


def test_whoever_may_read_the_match_may_ask_there(accused):
    """A seat, too; nobody without a token of it, and nobody learns that there is such a match."""
    seat = accused.at_seat(2)
    assert 200 == _at(seat).status

    other = Phone.opening(accused.send, "Ann", "Bob")
    for path in ("/v1/questions", "/v1/questions/first-skip"):
        assert 401 == accused.send("GET", f"{path}?match={accused.match}", {}, None).status
        assert 401 == _at(accused, path, token="nothing").status
        assert 404 == _at(accused, path, token=other.token).status
        assert 404 == _at(accused, path, match="nothing").status


def test_a_match_that_was_erased_is_asked_no_more(accused):
    """As it is looked at no more."""
    assert (
        204 == accused.send("DELETE", accused.path, {"Authorization": f"Bearer {accused.token}"}, None).status
    )

    assert _at(accused).status in (401, 404)


@pytest.mark.parametrize(
    ("asked", "field"),
    [
        ({"game": "golf"}, "game"),
        ({"preset": "family"}, "preset"),
        ({"match": ""}, "match"),
        ({"match": "x" * 65}, "match"),
        ({"match": "y" * 100_000}, "match"),
        ({"match": "a\x00b"}, "match"),
        ({"quoted": "perhaps"}, "quoted"),
        ({"most": 21}, "most"),
        ({"q": "x" * 100_000}, "q"),
        ({"q": "\x1b[2J"}, "q"),
    ],
    ids=lambda one: ascii(one)[:30],
)
def test_what_does_not_go_with_the_match_is_named(accused, asked, field):
    """422, with the field."""
    answer = _at(accused, **asked)

    assert (422, {field}) == (answer.status, set(answer.json["errors"]))


def test_what_goes_with_the_match_may_be_said(accused):
    """Its game and its preset; a question of the other game is not for it."""
    assert 200 == _at(accused, game="uno", preset="standard").status

    answer = _at(accused, "/v1/questions/golf-peek")
    assert (422, {"match"}) == (answer.status, set(answer.json["errors"]))
    assert 404 == _at(accused, "/v1/questions/nothing").status


def test_it_can_be_asked_all_through_a_match(send):
    """Before the first deal, between rounds, after the end, and where many remarks were made since."""
    phone = Phone.opening(send, "Mia", "Leo", "Zoe", "Tim", "Eva")
    assert "wild-drawn-for-the-deal" == _at(phone).json["answers"][0]["id"]
    phone.claim("uno.deal", turned_up=["red skip"])
    assert "first-skip" == _at(phone).json["answers"][0]["id"]
    for _ in range(25):
        phone.claim("match.note", text="hm")
    assert "first-skip" == _at(phone).json["answers"][0]["id"]
    phone.claim("match.score", winner=1, points=120)
    assert "who-deals-next" == _at(phone).json["answers"][0]["id"]
    for _ in range(25):
        phone.claim("match.note", text="hm")
    assert "who-deals-next" == _at(phone).json["answers"][0]["id"]
    phone.claim("match.score", winner=1, points=400)
    assert "past-five-hundred" == _at(phone).json["answers"][0]["id"]


def test_golf_is_asked_about_at_its_match(golf):
    """With what lies on top."""
    assert "golf-open-how-many" == _at(golf).json["answers"][0]["id"]
    assert {"golf"} == {one["game"] for one in _at(golf, most=20).json["answers"]}


def test_yes_and_no_answer_what_was_typed(send):
    """The same rule for each, and the same sentence; no bare word where it would answer another question."""
    asked = {
        "can i finish on a wild": True,
        "is it forbidden to finish on a wild": False,
        "must i finish on a wild card": None,
    }
    told = {typed: _ask(send, q=typed, game="uno").json["hits"][0] for typed in asked}

    assert {"out-on-a-wild"} == {hit["id"] for hit in told.values()}
    assert asked == {typed: hit["yes"] for typed, hit in told.items()}
    says = "You may go out with a Wild as your last card."
    assert [f"Yes. {says}", f"No. {says}", says] == [hit["line"] for hit in told.values()]


def _json(**chosen):
    return {name: json.dumps(one) for name, one in chosen.items()}


def test_the_answer_follows_rules_that_are_sent(send):
    """Written as for a match."""
    stacking = {"stacking": {"answers": ["2/4"]}}
    hit = _ask(send, q="can I put a +2 on a +4", game="uno", **_json(house_rules=stacking)).json["hits"][0]
    fine = _json(differences={"late-uno-penalty": 4})
    told = _ask(send, q="how many cards if I am caught without uno", game="uno", **fine).json["hits"][0]

    assert ("draw-two-on-draw-four", True) == (hit["id"], hit["yes"])
    assert "named" not in hit
    assert told["line"].startswith("Four cards, and only once")
    read = _get(send, "/v1/questions/draw-two-on-draw-four", **_json(house_rules=stacking)).json
    assert hit["line"] == read["line"]


@pytest.mark.parametrize(
    ("chosen", "field"),
    [
        ({"house_rules": "{"}, "house_rules"),
        ({"house_rules": "[]"}, "house_rules"),
        ({"house_rules": "[" * 3000}, "house_rules"),
        ({"house_rules": '{"a": "\\ud800"}'}, "house_rules"),
        ({"house_rules": '{"stacking": 1}'}, "house_rules"),
        ({"house_rules": '{"stakking": {}}'}, "house_rules"),
        ({"house_rules": "{" + " " * 5000 + "}"}, "house_rules"),
        ({"differences": '{"deck": "999"}'}, "differences"),
        ({"differences": '{"deck": {"a": 1}}'}, "differences"),
        ({"differences": "nothing"}, "differences"),
        ({"house_rules": '{"force-play": {}, "draw-until": {}}'}, "house_rules"),
    ],
)
def test_rules_that_are_none_are_named(send, chosen, field):
    """Wrong in shape, unknown, too long, or not to be played together."""
    told = _ask(send, q="may I draw", game="uno", **chosen)

    assert 422 == told.status
    assert field in json.dumps(told.json["errors"])


def test_rules_of_one_game_do_not_touch_questions_about_another(send):
    """Whoever names no game may send rules that only one has."""
    hits = _ask(send, q="is it allowed out of turn", most=20, **_json(house_rules={"clear-anytime": {}}))

    assert {"uno", "golf"} == {hit["game"] for hit in hits.json["hits"]}
    assert 422 == _ask(send, q="may I draw", **_json(house_rules={"nothing": {}})).status


def test_a_rule_named_in_the_question_is_said_in_the_answer(send):
    hit = _ask(send, q="in seven-zero are hands swapped before play goes on", game="uno").json["hits"][0]

    assert "seven-must-swap" == hit["id"]
    assert hit["line"].startswith("With seven-zero: No. The player of a 7 may swap hands")
    assert {
        "said": "With seven-zero",
        "differences": {},
        "house_rules": {"seven-zero": {}},
        "clash": None,
    } == (hit["named"])


def test_a_match_answers_by_other_rules_that_are_named(accused):
    """Such as at a table that wonders what it would be; its own rules need no naming."""
    typed = "with stacking may i lay a draw two on a draw two"
    hit = _at(accused, q=typed).json["hits"][0]
    own = _at(accused, q="with 108 cards may i lay a draw two on a draw two").json["hits"][0]

    assert hit["line"].startswith("With stacking: Yes. A Draw Two may be played on a Draw Two")
    assert {"stacking": {}} == hit["named"]["house_rules"]
    assert ("No. A Draw Two does not help against a Draw Two: the cards have to be drawn.", False) == (
        own["line"],
        "named" in own,
    )


def test_a_child_is_told_the_answer_too(send):
    """Where it answers the question as it was put."""
    path = "/v1/questions/draw-two-on-draw-two"

    told = _get(send, path).json["for_children"]
    assert "No, a Draw Two does not help here. You have to take the cards." == told
    assert _get(send, path, q="is it forbidden to put a +2 on a +2").json["for_children"] is None


def test_named_rules_that_clash_are_told(send):
    """And do not count."""
    typed = "with force play and draw until, i could lay a card, may i draw instead"
    hit = _ask(send, q=typed, game="uno").json["hits"][0]

    assert not hit["line"].startswith("With")
    assert hit["named"]["clash"]


def test_a_question_that_was_found_is_answered_as_it_was_typed(send):
    """The same line as in the list."""
    typed = "we stack, is it forbidden to put a +2 on a +2"
    hit = _ask(send, q=typed, game="uno").json["hits"][0]
    body = _get(send, f"/v1/questions/{hit['id']}", q=typed).json

    assert hit["line"].startswith("With stacking: No. A Draw Two may be played on a Draw Two")
    assert (hit["line"], hit["yes"], hit["named"]) == (body["line"], body["yes"], body["named"])
    assert 422 == _get(send, f"/v1/questions/{hit['id']}", house_rules='{"nothing": {}}').status


def test_a_match_answers_how_it_stands(accused):
    """With the entry that it rests on, and what the rules say of it below."""
    body = _at(accused, q="whose turn is it").json

    assert body["good"] and body["said"] is None
    assert body["right_now"]["line"].startswith("It is ") and body["right_now"]["entry"]
    assert "right_now" not in _at(accused, q="can i put a +2 on a +2").json


def test_what_may_mean_several_questions_is_asked_back(send):
    """Two or three of them, and no answer is called good."""
    body = _ask(send, q="can i play it on a wild", game="uno").json

    assert (False, "Which of these do you mean?") == (body["good"], body["said"])
    assert 2 <= len(body["asks_back"]) <= 3
    assert [hit["asks"] for hit in body["hits"]][: len(body["asks_back"])] == [
        one["asks"] for one in body["asks_back"]
    ]
    assert "asks_back" not in _ask(send, q="can i put a +2 on a +2", game="uno").json


@pytest.mark.parametrize("game", GAMES)
def test_what_is_argued_about_most_is_listed_first(send, game):
    """Each of it a question of that game."""
    listed = [one["id"] for one in _ask(send, game=game).json["questions"]]
    big = HELP[game].most_argued_about

    assert big and list(big) == listed[: len(big)]
