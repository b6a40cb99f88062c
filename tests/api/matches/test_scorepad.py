"""An evening of which only the scores are written down, over HTTP."""

from typing import Any

import pytest

from referee.games import GAMES
from tests.api.phone import Answer, Phone, Send, post

WHOLE = "Not a valid integer."
RANGE = "Must be greater than or equal to 0 and less than or equal to 100000."


def golf(send: Send, *names: str, **rules: Any) -> Phone:
    return Phone.opening(send, *names, game="golf", **rules)


def score(phone: Phone, **said: Any) -> Answer:
    return phone.tell({"claim": "match.score", **said})


def points(*amounts: int) -> dict[str, int]:
    """Points by seat."""
    return {str(seat): amount for seat, amount in enumerate(amounts)}


# what is no score


NO_SCORES: list[tuple[dict[str, Any], str, str]] = [
    ({"winner": 1, "points": -5}, "points", RANGE),
    ({"winner": 1, "points": 10**9}, "points", RANGE),
    ({"winner": 1, "points": 1.5}, "points", WHOLE),
    ({"winner": 1, "points": "x"}, "points", WHOLE),
    ({"winner": 1, "points": "132"}, "points", WHOLE),
    ({"winner": 1, "points": True}, "points", WHOLE),
    ({"winner": 1, "points": [3]}, "points", WHOLE),
    ({"winner": [0, 1], "points": 5}, "winner", WHOLE),
    ({"winner": "Bob", "points": 5}, "winner", WHOLE),
    ({"winner": 7, "points": 5}, "winner", "Nobody sits at seat 7."),
    ({"winner": 1}, "points", "Say either the points, or the cards left, or the values of the cards left."),
    ({"points": 5}, "winner", "Say who won these points."),
    ({}, "points", "Say either the points, or the cards left, or the values of the cards left."),
    ({"points": {}}, "points", "Name at least one seat."),
    ({"left": {}}, "left", "Name at least one seat."),
    ({"points": {"7": 5}}, "points", "Nobody sits at seat 7."),
    ({"left": {"7": []}}, "left", "Nobody sits at seat 7."),
    (
        {"winner": 1, "points": {"1": 5}},
        "winner",
        "Leave the winner out if you send points or cards seat by seat.",
    ),
    (
        {"points": {"1": 5}, "left": {"0": []}},
        "points",
        "Say either the points, or the cards left, or the values of the cards left.",
    ),
]


def told_of(errors: Any, field: str) -> str:
    """What is said of a field, wherever in it."""
    return str(errors[field])


@pytest.mark.parametrize("claim", ["direct", "corrected"])
def test_without_points_the_winner_of_a_round_is_enough(send, claim):
    phone = Phone.opening(send, "Ann", "Bob", differences={"scoring": "none"})
    answer = score(phone, winner=1)
    if claim == "corrected":
        instead = {"claim": "match.score", "winner": 0}
        answer = phone.tell({"claim": "match.correct", "entry": 2, "instead": instead})

    assert (201, "upheld") == (answer.status, answer.json["verdict"])
    assert ([0, 1] if claim == "direct" else [1, 0]) == answer.json["state"]["totals"]


def test_where_points_count_a_correction_names_them_too(send):
    phone = Phone.opening(send, "Ann", "Bob")
    score(phone, winner=1, points=20)
    answer = phone.tell(
        {"claim": "match.correct", "entry": 2, "instead": {"claim": "match.score", "winner": 0}}
    )

    assert 422 == answer.status
    wanted = {
        "instead": {"points": ["Say either the points, or the cards left, or the values of the cards left."]}
    }
    assert wanted == answer.json["errors"]


@pytest.mark.parametrize(("said", "field", "why"), NO_SCORES, ids=[str(said) for said, _, _ in NO_SCORES])
def test_what_is_no_score_is_named(phone, said, field, why):
    """422, the field and what is wrong with it; nothing is written down."""
    answer = score(phone, **said)

    assert 422 == answer.status, answer.body
    assert why in told_of(answer.json["errors"], field)
    assert 1 == phone.look()["number"]


@pytest.mark.parametrize("amount", [-5, 1.5, "x", True, 10**9, None])
def test_of_each_seat_too(phone, amount):
    answer = score(phone, points={"0": 3, "1": amount})

    assert 422 == answer.status
    assert "1" in answer.json["errors"]["points"]
    assert "0" not in answer.json["errors"]["points"]


# a score that the rules refuse


@pytest.mark.parametrize("said", [{"winner": 1, "points": 1241}, {"points": {"1": 100_000}}])
def test_more_than_the_deck_is_worth_is_refused_and_can_be_let_count(phone, said):
    """With the article, its arithmetic, and what the table may do about it."""
    answer = score(phone, **said).json
    (finding,) = answer["findings"]

    assert ("refused", "uno.deduction.score", 1240) == (
        answer["verdict"],
        finding["article"],
        finding["facts"]["most"],
    )
    assert {"claim": "match.allow", "entry": 2} == answer["fix"]
    assert "upheld" == phone.tell(answer["fix"]).json["verdict"]
    assert 2 == phone.look()["state"]["round_number"]


def test_two_winners_are_refused_with_an_article(phone):
    body = score(phone, points=points(20, 30, 0)).json

    assert ("refused", ["uno.score.winner"]) == (
        body["verdict"],
        [one["article"] for one in body["findings"]],
    )
    assert ("Only the winner of a round gets points, not Ann and Bob together.") == body["findings"][0][
        "sentence"
    ]


# an evening


def test_who_deals_and_who_starts_is_told_between_rounds(phone):
    """In the answer, the match and the scores; while a round is open nobody knows who starts the next one."""
    scored = score(phone, winner=1, points=132).json["state"]
    assert (1, 2) == (scored["dealer"], scored["starter"])
    assert (1, 2) == ((told := phone.get("/scores").json)["dealer"], told["starter"])
    assert 2 == phone.look()["state"]["starter"]

    dealt = phone.claim("uno.deal", turned_up=["red 5"])["state"]
    assert dealt["starter"] is None
    assert phone.get("/scores").json["starter"] is None


def test_an_evening_of_uno_on_the_scorepad(phone):
    score(phone, winner=1, points=132)
    score(phone, points=points(88, 0, 0))
    score(phone, left={"0": ["red 5", "blue skip"], "1": ["wild"]})
    phone.claim("uno.deal", turned_up=["red 5"])
    score(phone, winner=2, points=40)
    score(phone, winner=1, points=123, round=1)
    over = score(phone, winner=2, points=400).json

    assert [2] == over["state"]["winners"]
    assert over["state"]["starter"] is None
    assert [88, 123, 515] == phone.get("/scores").json["totals"]

    on = phone.claim("match.play_on", target=600)["state"]
    assert ([], 600, 0) == (on["winners"], on["rules"]["target"], on["starter"])
    assert [2] == phone.claim("match.finish")["state"]["winners"]


# Golf


NINE = [
    (12, 0, 4),
    (13, 7, 21),
    (5, 9, 5),
    (8, 8, 8),
    (0, 11, 3),
    (2, 14, 6),
    (17, 1, 20),
    (9, 10, 4),
    (3, 19, 2),
]
STARTERS = [1, 1, 1, 2, 0, 0, 0, 1, 2]
"""Who starts each of the nine: the lowest of the round before, or the nearest left of who started that."""


def test_nine_rounds_of_golf(send):
    """Totals alone: dealer, starter, standings and the winner follow."""
    phone = golf(send, "Ann", "Bob", "Cat")
    deals, starts = [], []
    for row in NINE:
        between = phone.get("/scores").json
        deals.append(between["dealer"])
        starts.append(between["starter"])
        body = score(phone, points=points(*row)).json
        assert "upheld" == body["verdict"]

    assert ([0, 1, 2] * 3, STARTERS) == (deals, starts)
    assert "golf.target" == body["findings"][-1]["article"]
    assert ([0], None) == (body["state"]["winners"], body["state"]["starter"])
    assert [(0, "You have won the match with 69 points.")] == [
        (one["seat"], one["sentence"]) for one in body["say"]
    ]

    scores = phone.get("/scores").json
    assert [69, 79, 73] == scores["totals"]
    assert [(1, 0, 69), (2, 2, 73), (3, 1, 79)] == [
        (one["place"], one["seat"], one["total"]) for one in scores["standings"]
    ]
    assert [list(row) for row in NINE] == [one["points"] for one in scores["rounds"]]


def test_a_cell_of_golf_is_put_right_and_the_table_plays_on(send):
    phone = golf(send, "Ann", "Bob", target=2)
    score(phone, points=points(3, 4))
    score(phone, points=points(3, 4))
    fixed = score(phone, points={"1": 1}, round=1).json

    assert ([1], [6, 5]) == (fixed["state"]["winners"], fixed["state"]["totals"])
    assert "refused" == phone.claim("match.play_on", target=2)["verdict"]
    assert (4, []) == (
        (on := phone.claim("match.play_on", target=4)["state"])["rules"]["target"],
        on["winners"],
    )


@pytest.mark.parametrize(
    ("said", "article"),
    [
        ({"winner": 1, "points": 12}, "golf.score"),
        ({"points": {"0": 12}}, "golf.score"),
        ({"left": {"0": ["red 5"], "1": ["blue double draw two"]}}, "golf.points"),
    ],
)
def test_what_golf_cannot_score_is_refused_with_an_article(send, said, article):
    body = score(golf(send, "Ann", "Bob"), **said).json

    assert ("refused", article, None) == (body["verdict"], body["findings"][0]["article"], body["fix"])


@pytest.mark.parametrize(
    "claim",
    [
        {"claim": "uno.deal", "turned_up": ["red 5"]},
        {"claim": "uno.play", "seat": 0, "card": "red 5"},
        {"claim": "uno.catch", "caught": 0},
        {"claim": "uno.resync", "top": "red 5", "turn": 0},
    ],
)
def test_what_is_no_claim_of_golf_is_named(send, claim):
    answer = golf(send, "Ann", "Bob").tell(claim)

    assert 422 == answer.status
    assert [f"{claim['claim']} is no claim of UNO Golf."] == answer.json["errors"]["claim"]


def test_each_game_has_its_own_cards(send, phone):
    drawn = {"claim": "match.dealer", "cards": {"0": "red 5", "1": "red double draw two"}}
    its_own, other = golf(send, "Ann", "Bob").tell(drawn), phone.tell(drawn)

    assert (201, 422) == (its_own.status, other.status)
    assert {"cards": ["UNO has no such card."]} == other.json["errors"]


@pytest.mark.parametrize("seats", [1, 9])
def test_golf_is_played_by_two_to_eight(send, seats):
    opened = post(send, "/v1/matches", {"game": "golf", "seats": [f"P{seat}" for seat in range(seats)]})

    told = "UNO Golf is played by 2 to 8 people." + (" A second deck cannot be added." if seats > 8 else "")
    assert (422, [told]) == (opened.status, opened.json["errors"]["seats"])


@pytest.mark.parametrize(
    ("rules", "field"),
    [
        ({"target": 0}, "A match has at least 1 round."),
        ({"differences": {"deck": "112"}}, "There is no difference 'deck'"),
        ({"differences": {"next-starter": "highest"}}, "There is no option 'highest'"),
        ({"house_rules": {"stacking": {}}}, "There is no house rule 'stacking'; "),
        ({"preset": "family"}, "There is no preset 'family'"),
    ],
)
def test_what_golf_is_not_played_by(send, rules, field):
    opened = post(send, "/v1/matches", {"game": "golf", "seats": ["Ann", "Bob"], "rules": rules})

    assert 422 == opened.status
    assert field in str(opened.json["errors"]["rules"])


@pytest.mark.parametrize("target", [{}, {"target": None}])
def test_without_a_target_nine_rounds_are_played(send, target):
    """Or 500 points, in UNO."""
    nine = golf(send, "Ann", "Bob", **target).look()["state"]["rules"]
    points_ = post(send, "/v1/matches", {"game": "uno", "seats": ["Ann", "Bob"], "rules": target}).json

    standard = {one.id: one.default_option.id for one in GAMES["golf"].differences}
    assert (standard, 9, {}) == (nine["differences"], nine["target"], nine["house_rules"])
    assert 500 == points_["state"]["rules"]["target"]


def test_the_agreement_of_golf(send):
    told = (
        golf(send, "Ann", "Bob", differences={"next-starter": "left-of-dealer"}, target=18)
        .get("/agreement")
        .json
    )

    assert (18, ["next-starter"]) == (
        told["target"],
        [one["difference"] for one in told["options"] if one["departs"]],
    )
    assert "UNO Golf, 2 players: Standard rules, changed by the table." == told["page"][0]
    assert "Number of rounds, after which the lowest total wins: 18." in told["page"]


def test_people_come_and_go(send):
    phone = golf(send, "Ann", "Bob")
    phone.claim("match.opening", points=points(30, 41))
    joined = phone.claim("match.join", name="Cat")
    assert ([30, 41, 41], "Cat starts with 41 points.") == (
        joined["state"]["totals"],
        joined["findings"][0]["sentence"],
    )

    phone.claim("match.leave", seat=0)
    assert [1, 2] == score(phone, points={"1": 3, "2": 3}).json["state"]["order"]
    assert [30, 44, 44] == phone.get("/scores").json["totals"]
    assert [1, 1] == [one["place"] for one in phone.get("/scores").json["standings"]]


def test_between_rounds_of_golf_a_phone_may_offer_the_deal(send):
    """Also at a table that has only written its points down so far."""
    phone = golf(send, "Ann", "Bob")
    score(phone, points=points(3, 4))

    assert [{"claim": {"claim": "golf.deal"}}] == phone.look(may=1)["may"]


def test_a_score_of_golf_is_previewed(send):
    phone = golf(send, "Ann", "Bob", target=1)
    told = phone.preview({"claim": "match.score", "points": points(1, 2)}).json["rulings"]

    assert ([0], 1) == (told[0]["state"]["winners"], phone.look()["number"])


def test_a_slip_is_put_right_where_it_was_made(send):
    """By correcting the entry, as in any match."""
    phone = golf(send, "Ann", "Bob")
    score(phone, points=points(31, 2))
    told = phone.tell(
        {"claim": "match.correct", "entry": 2, "instead": {"claim": "match.score", "points": points(13, 2)}}
    ).json

    assert ("upheld", [13, 2]) == (told["verdict"], told["state"]["totals"])


# what each hand came to, told before the round is scored


def told(seat: int, points: int, round: int = 1, **more: Any) -> dict[str, Any]:
    return {"claim": "match.points", "seat": seat, "round": round, "points": points, **more}


def test_everybody_counts_at_the_same_time(phone):
    """No two hands make each other stale, nor does any of them the score."""
    ben, cat, seen = phone.at_seat(1), phone.at_seat(2), phone.look()["number"]
    ann, others = phone.tell(told(0, 5, after=seen)), [ben.tell(told(1, 34)), cat.tell(told(2, 12))]

    assert [201, 201, 201] == [answer.status for answer in (ann, *others)]
    assert [5, 34, 12] == others[-1].json["state"]["told_points"]
    assert [0, 0, 0] == others[-1].json["state"]["totals"]
    assert 201 == score(phone, winner=0, points=46, after=seen).status
    assert "told_points" not in phone.look()["state"]


def test_a_count_is_stale_through_another_of_the_same_hand(phone):
    """The scorekeeper has told Ben's for him meanwhile."""
    ben = phone.at_seat(1)
    ben.number = phone.look()["number"]
    phone.claim("match.points", seat=1, round=1, points=43)
    late = ben.tell(told(1, 34))

    assert (409, [43]) == (late.status, [entry["claim"]["points"] for entry in late.json["missed"]])
    assert 201 == ben.tell(told(1, 34, after=late.json["number"])).status


def test_a_count_of_another_round_makes_none_stale(phone):
    seen = phone.look()["number"]
    phone.claim("match.points", seat=1, round=1, points=43)
    phone.claim("match.score", winner=0, points=43)

    assert 201 == phone.tell(told(1, 8, round=2, after=seen)).status


def test_a_count_that_comes_late_is_refused(phone):
    """Its phone was offline while the round was scored. It is of no other round."""
    ben = phone.at_seat(1)
    phone.claim("match.score", winner=0, points=43)
    late = ben.tell(told(1, 34))

    assert (201, "refused", "match.points") == (
        late.status,
        late.json["verdict"],
        late.json["findings"][0]["article"],
    )
    assert "told_points" not in late.json["state"]


@pytest.mark.parametrize("points", [-5, 1.5, "34", 10**9, None])
def test_what_is_no_count_is_named(phone, points):
    answer = phone.tell({"claim": "match.points", "seat": 1, "round": 1, "points": points})

    assert (422, ["points"]) == (answer.status, list(answer.json["errors"]))


def test_a_count_says_of_which_round(phone):
    answer = phone.tell({"claim": "match.points", "seat": 1, "points": 34})

    assert (422, ["round"]) == (answer.status, list(answer.json["errors"]))
