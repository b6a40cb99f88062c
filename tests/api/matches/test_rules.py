"""What a table may choose from, and playing by what it chose, over HTTP."""

from typing import Any

import pytest

from referee.api.http.bodies import LARGEST_JSON
from referee.games import GAMES
from referee.match.model.rule_texts import reason_for_clash
from tests.api.phone import Phone, as_body, new_key, post

UNO = GAMES["uno"]
OPENING = {"game": "uno", "seats": ["Ann", "Bob", "Cat", "Dan"]}


def read(send, path: str) -> Any:
    """What anybody can read there, without a token."""
    answer = send("GET", path, {}, None)
    assert 200 == answer.status, answer.body
    return answer.json


def errors(send, rules: Any) -> Any:
    """What is wrong with these rules, by field."""
    answer = post(send, "/v1/matches", OPENING | {"rules": rules})
    assert 422 == answer.status, answer.body
    return answer.json["errors"]["rules"]


# --- what there is to choose ---


def test_every_difference_is_told(send):
    """The question, why we offer what we offer, and every answer with who says it."""
    body = read(send, "/v1/rulebooks/uno/differences")

    assert ("uno", "UNO") == (body["game"], body["title"])
    assert [one.id for one in UNO.differences] == [one["id"] for one in body["differences"]]
    for one in body["differences"]:
        assert one["question"].endswith("?") and one["why"].endswith(".")
        assert one["default"] == one["options"][0]["option"]
        assert all(option["text"].endswith(".") and option["sources"] for option in one["options"])


def test_what_an_option_cites_is_in_the_rulebook(send):
    """Its articles can be read, and say in whose place they stand if it is not the default."""
    articles = {article["id"]: article for article in read(send, "/v1/rulebooks/uno")["articles"]}
    for one in read(send, "/v1/rulebooks/uno/differences")["differences"]:
        standard, *others = ([articles[name] for name in option["articles"]] for option in one["options"])

        assert all(article["instead_of"] is None for article in standard)
        assert all(article["instead_of"] in articles for option in others for article in option)


def test_differences_of_no_game_are_not_found(send):
    answer = send("GET", "/v1/rulebooks/chess/differences", {}, None)

    assert (404, "urn:referee:problem:no-such-game") == (answer.status, answer.json["type"])


def test_every_preset_is_told(send):
    """In three lines, with where it departs from the standard rules."""
    body = read(send, "/v1/presets")["presets"]

    assert [(game, name) for game in GAMES for name in GAMES[game].presets] == [
        (one["game"], one["id"]) for one in body
    ]
    assert {3} == {len(one["lines"]) for one in body}
    assert [{}, {}] == [body[0]["differences"], body[0]["house_rules"]]


def test_every_house_rule_is_told(send):
    """With its article, what is settled with it, and what it cannot live with; the best known ones first."""
    body = read(send, "/v1/house-rules")["house_rules"]
    of_uno = [rule["id"] for rule in body if rule["game"] == "uno"]

    assert sorted((game, rule.id) for game in GAMES for rule in GAMES[game].house_rules) == sorted(
        (rule["game"], rule["id"]) for rule in body
    )
    assert ["stacking", "seven-zero", "jump-in", "draw-until", "force-play", "no-bluffing"] == of_uno[:6]
    assert ["blank-cards", "hand-size"] == of_uno[6:8]
    for rule in body:
        article = read(send, rule["link"])
        assert (article["title"], article["text"]) == (rule["title"], rule["text"])
        assert all(one["question"].endswith("?") for one in rule["parameters"])


def test_a_clash_is_told_of_both(send):
    """Whichever of two house rules somebody looks at."""
    body = read(send, "/v1/house-rules")["house_rules"]
    pairs = {
        (rule["game"], rule["id"], clash["with"]): clash["because"]
        for rule in body
        for clash in rule["clashes"]
    }

    assert pairs
    assert all(pairs[game, other, name] == because for (game, name, other), because in pairs.items())


# --- opening by chosen rules ---


@pytest.mark.parametrize("preset", UNO.presets)
def test_a_match_is_played_by_a_preset(send, preset):
    """The first entry spells out every difference and house rule, so that no release changes the match."""
    phone = Phone.opening(send, "Ann", "Bob", preset=preset)
    rules = phone.get("/logbook").json["entries"][0]["claim"]["rules"]

    assert {one.id for one in UNO.differences} == set(rules["differences"])
    assert set(UNO.presets[preset].house_rules) == set(rules["house_rules"])
    assert UNO.presets[preset].differences.items() <= rules["differences"].items()
    assert rules == phone.look()["state"]["rules"]


IN_TEAMS = {"partners", "pairs", "two-teams"}


@pytest.mark.parametrize(
    ("name", "option"),
    [(one.id, option.id) for one in UNO.differences for option in one.options if option.id not in IN_TEAMS],
)
def test_a_match_is_played_by_every_option(send, name, option):
    """It is stored as it was said, and the match begins."""
    phone = Phone.opening(send, "Ann", "Bob", "Cat", differences={name: option})
    dealt = phone.claim("uno.deal", turned_up=["red 5"])

    assert ("upheld", option) == (dealt["verdict"], phone.look()["state"]["rules"]["differences"][name])


@pytest.mark.parametrize("name", [rule.id for rule in UNO.house_rules])
def test_a_match_is_played_by_every_house_rule(send, name):
    """Every parameter of it is stored, with what is usual where nothing was settled."""
    phone = Phone.opening(send, "Ann", "Bob", "Cat", house_rules={name: {}})
    dealt = phone.claim("uno.deal", turned_up=["red 5"])
    rule = next(rule for rule in UNO.house_rules if rule.id == name)

    assert "upheld" == dealt["verdict"]
    assert set(rule.parameters) == set(phone.look()["state"]["rules"]["house_rules"][name])


def test_a_house_rule_of_a_preset_is_left_out(send):
    """By naming it with nothing; others are added."""
    chosen = {"no-bluffing": None, "jump-in": {"wilds": True}}
    phone = Phone.opening(send, "Ann", "Bob", preset="family", house_rules=chosen)
    rules = phone.look()["state"]["rules"]["house_rules"]

    assert {"stacking", "jump-in"} == set(rules)
    assert ["2/2", "4/4"] == rules["stacking"]["answers"]
    assert {"wilds": True, "own": False} == rules["jump-in"]


def test_rules_that_are_read_are_rules_that_may_be_said(send):
    """What the state tells opens the same match again."""
    one = Phone.opening(send, "Ann", "Bob", preset="family", differences={"late-uno-penalty": 4})
    rules = one.look()["state"]["rules"]
    other = Phone.opening(send, "Ann", "Bob", **rules)

    assert rules == other.look()["state"]["rules"]


# --- what is no rule ---


@pytest.mark.parametrize(
    ("rules", "field", "offered"),
    [
        ({"preset": "standart"}, ("preset",), "did you mean standard?"),  # sic
        ({"differences": {"late-uno-penalti": 4}}, ("differences", "late-uno-penalti"), "late-uno-penalty"),
        ({"differences": {"first-wild": "return"}}, ("differences", "first-wild"), "did you mean returned?"),
        ({"differences": {"late-uno-penalty": "4"}}, ("differences", "late-uno-penalty"), "4"),
        ({"house_rules": {"jumpin": {}}}, ("house_rules", "jumpin"), "did you mean jump-in?"),
        (
            {"house_rules": {"jump-in": {"wild": True}}},
            ("house_rules", "jump-in", "wild"),
            "did you mean wilds?",
        ),
        (
            {"house_rules": {"jump-in": {"wilds": 1}}},
            ("house_rules", "jump-in", "wilds"),
            "one of false, true",
        ),
    ],
    ids=str,
)
def test_a_misspelled_rule_is_named_and_the_nearest_offered(send, rules, field, offered):
    """At its place in what was sent."""
    found = errors(send, rules)
    for name in field:
        found = found[name]

    assert offered in found[0]


def test_all_that_is_wrong_is_named_at_once(send):
    """Every difference and every house rule that nobody knows."""
    chosen = {"differences": {"a": 1, "deck": "109"}, "house_rules": {"b": {}, "jump-in": {"wilds": "yes"}}}
    found = errors(send, chosen)

    assert {"differences": {"a", "deck"}, "house_rules": {"b", "jump-in"}} == {
        field: set(wrong) for field, wrong in found.items()
    }


@pytest.mark.parametrize("way", sorted(IN_TEAMS))
def test_a_match_is_played_in_teams_of_every_kind(send, way):
    names = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"][: 4 if way == "partners" else 6]
    phone = Phone.opening(send, *names, differences={"scoring": way})

    assert way == phone.look()["state"]["rules"]["differences"]["scoring"]


@pytest.mark.parametrize("way", ["pairs", "two-teams"])
@pytest.mark.parametrize("seats", [4, 5, 7])
def test_more_teams_are_of_six_or_more(send, way, seats):
    names = [f"P{number}" for number in range(seats)]
    told = {"game": "uno", "seats": names, "rules": {"differences": {"scoring": way}}}
    answer = post(send, "/v1/matches", told)

    assert (422, {"scoring"}) == (answer.status, set(answer.json["errors"]["rules"]["differences"]))


@pytest.mark.parametrize("seats", [6, 8, 10])
def test_a_new_match_of_partners_is_of_four(send, seats):
    """As the sheet has it; who are more say in which teams they play."""
    names = [f"P{number}" for number in range(seats)]
    told = {"game": "uno", "seats": names, "rules": {"differences": {"scoring": "partners"}}}
    answer = post(send, "/v1/matches", told)

    assert 422 == answer.status
    assert [
        "Only four people can play as partners. "
        "So many people play in teams of two (pairs), or as two teams (two-teams)."
    ] == (answer.json["errors"]["rules"]["differences"]["scoring"])


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_partners_are_even(send, seats):
    """It is refused by the name of the difference."""
    names = [f"P{number}" for number in range(seats)]
    told = {"game": "uno", "seats": names, "rules": {"differences": {"scoring": "partners"}}}
    answer = post(send, "/v1/matches", told)

    assert (422, {"scoring"}) == (answer.status, set(answer.json["errors"]["rules"]["differences"]))


def test_house_rules_that_clash_are_named(send):
    """One of them, with the other and the reason in the text."""
    clashing = next(rule for rule in UNO.house_rules if rule.clashes)
    other = clashing.clashes[0]
    found = errors(send, {"house_rules": {clashing.id: {}, other: {}}})

    assert other in str(found["house_rules"])
    assert reason_for_clash(clashing, other) in str(found["house_rules"])


def body_with(differences: str) -> bytes:
    return as_body(OPENING)[:-1] + b', "rules": {"differences": ' + differences.encode() + b"}}"


MISUSED = {
    "10,000 differences": ("{" + ",".join(f'"d{n}":1' for n in range(10_000)) + "}", 413),
    "1000 differences": ("{" + ",".join(f'"d{n}":1' for n in range(1000)) + "}", 422),
    "a deep difference": ('{"deck": ' + "[" * 20 + "]" * 20 + "}", 400),
    "a difference in a difference": ('{"deck": ' + '{"deck":' * 10 + "1" + "}" * 11, 422),
    "a long list": ('{"deck": [' + ",".join(["1"] * 5000) + "]}", 422),
    "NUL as a name": ('{"\\u0000": "108"}', 400),
    "NUL as an answer": ('{"deck": "\\u0000"}', 400),
    "half a character as a name": ('{"\\ud800": "108"}', 400),
    "half a character as an answer": ('{"deck": "\\udfff"}', 400),
    "a difference twice": ('{"deck": "108", "deck": "112"}', 400),
    "an endless number": ('{"late-uno-penalty": ' + "9" * 4000 + "}", 422),
    "a number too long to read": ('{"late-uno-penalty": ' + "9" * 5000 + "}", 400),
    "not a number": ('{"late-uno-penalty": NaN}', 400),
}


@pytest.mark.parametrize("seed", MISUSED)
def test_rules_meant_to_hurt_do_nothing(send, seed):
    """A problem in good order, and no match."""
    differences, status = MISUSED[seed]
    body = body_with(differences)
    headers = {"Content-Type": "application/json", "Idempotency-Key": new_key()}
    answer = send("POST", "/v1/matches", headers, body)

    assert (status == 413) == (len(body) > LARGEST_JSON)
    assert (status, status) == (answer.status, answer.json["status"])


# --- other rules while the match goes on ---


def test_other_rules_are_in_force_from_the_next_deal(dealt):
    """The open round goes on by those it was dealt under."""
    agreed = dealt.claim("match.rules", rules={"differences": {"late-uno-penalty": 4}})
    meanwhile = dealt.look()["state"]
    dealt.claim("match.void")
    after = dealt.look()["state"]

    assert "upheld" == agreed["verdict"]
    assert (2, 4) == tuple(
        meanwhile[name]["differences"]["late-uno-penalty"] for name in ("rules", "next_rules")
    )
    assert (4, None) == (after["rules"]["differences"]["late-uno-penalty"], after["next_rules"])


def test_rules_that_are_none_are_no_claim(dealt):
    """422 by field, as when a match is opened, and nothing is entered; so in a preview."""
    claim = {"claim": "match.rules", "rules": {"differences": {"deck": "109"}}}
    submission, tried = dealt.tell(claim), dealt.preview(claim)

    assert (422, {"deck"}) == (submission.status, set(submission.json["errors"]["rules"]["differences"]))
    assert (422, {"claims.0.rules"}) == (tried.status, set(tried.json["errors"]))
    assert 2 == dealt.look()["number"]


def test_a_round_remembers_the_rules_it_was_played_by(phone):
    """The scores name the entry that agreed on them; a score put right keeps its round's."""
    phone.claim("match.score", winner=0, points=10)
    phone.claim("match.rules", rules={"differences": {"late-uno-penalty": 4}})
    phone.claim("uno.deal", turned_up=["red 5"])
    phone.claim("match.rules", rules={"preset": "basic"})
    phone.claim("match.score", winner=1, points=20)
    phone.claim("match.score", winner=2, points=30)
    phone.claim("match.score", winner=0, points=11, round=1)

    assert [(1, 1), (2, 3), (3, 5)] == [
        (told["round"], told["from_rules"]) for told in phone.get("/scores").json["rounds"]
    ]


def test_rules_taken_back_are_nobodys(phone):
    """The line tells by what a round was played."""
    phone.claim("match.rules", rules={"preset": "basic"})
    phone.claim("match.take_back", to=1)
    phone.claim("match.score", winner=0, points=10)

    assert [1] == [told["from_rules"] for told in phone.get("/scores").json["rounds"]]


# --- what put an article in force ---


def findings(answer: Any) -> dict[str, tuple]:
    return {one["article"]: (one["option"], one["house_rule"]) for one in answer["findings"]}


def test_a_finding_names_the_option_that_put_its_article_in_force(send):
    """Also the default one; an article that no table chooses names none."""
    chosen = Phone.opening(send, "Ann", "Bob", "Cat", differences={"first-wild": "returned"})
    usual = Phone.opening(send, "Ann", "Bob", "Cat")
    refused = chosen.claim("uno.deal", turned_up=["wild"])
    upheld = usual.claim("uno.deal", turned_up=["wild"])

    option = {"difference": "first-wild", "option": "returned"}
    assert (option, None) == findings(refused)["uno.first-card.wild.returned"]
    assert (option | {"option": "named"}, None) == findings(upheld)["uno.first-card.wild"]
    assert (None, None) == findings(upheld)["uno.deal"]


def test_an_option_may_be_a_number(send):
    """As the table said it."""
    phone = Phone.opening(send, "Ann", "Bob", differences={"late-uno-penalty": 4})
    phone.claim("uno.deal", turned_up=["red 5"], hands={"0": 2, "1": 2})
    phone.claim("match.allow", entry=2)
    phone.claim("uno.play", seat=1, card="red 7")
    caught = phone.claim("uno.catch", caught=1)

    assert {"difference": "late-uno-penalty", "option": 4} == findings(caught)["uno.catch.4"][0]


def test_a_finding_names_its_house_rule(send):
    """Where the article is one."""
    phone = Phone.opening(send, "Ann", "Bob", "Cat", house_rules={"hint": {}})
    phone.claim("uno.deal", turned_up=["red 5"])
    hint = phone.claim("uno.hint", seat=2)

    assert (None, "hint") == findings(hint)["uno.house.hint"]


def test_a_claim_of_a_house_rule_is_refused_where_nobody_agreed_on_it(dealt):
    """A ruling that cites the house rule, not a problem."""
    hint = dealt.claim("uno.hint", seat=2)

    assert ("refused", (None, "hint")) == (hint["verdict"], findings(hint)["uno.house.hint"])


# --- people who are out of the match ---


@pytest.fixture
def without_bob(send) -> Phone:
    """Challenge UNO to 100, from which Bob is out."""
    phone = Phone.opening(
        send, "Ann", "Bob", "Cat", "Dan", "Eve", target=100, differences={"scoring": "elimination"}
    )
    phone.claim("match.score", points={"0": 0, "1": 120, "2": 20, "3": 20, "4": 90})
    return phone


def test_who_is_out_of_the_match_still_sits_at_the_table(without_bob):
    """Among the seats, not in the order; a phone is still given out."""
    body = without_bob.look()

    assert ["Ann", "Bob", "Cat", "Dan", "Eve"] == [seat["name"] for seat in body["seats"]]
    assert [0, 2, 3, 4] == body["state"]["order"]
    assert 200 == without_bob.at_seat(1).get().status


def test_who_is_out_of_the_match_is_last(without_bob):
    """Who plays on shares a place with equal totals; who is out shares none."""
    without_bob.claim("match.score", points={"0": 0, "2": 30, "3": 30, "4": 60})
    body = without_bob.get("/scores").json

    assert [(1, "Ann"), (2, "Cat"), (2, "Dan"), (4, "Eve"), (5, "Bob")] == [
        (row["place"], row["name"]) for row in body["standings"]
    ]


@pytest.mark.parametrize("is_dealt", [False, True])
@pytest.mark.parametrize(
    "said",
    [
        {"tag": "uno.play", "card": "red 7"},
        {"tag": "uno.draw"},
        {"tag": "uno.color", "color": "red"},
        {"tag": "uno.call"},
        {"tag": "uno.catch", "caught": 0},
        {"tag": "uno.challenge"},
        {"tag": "uno.show_hand", "held_color": True},
        {"tag": "uno.count", "points": 5},
        {"tag": "uno.swap", "with": 2},
        {"tag": "uno.play_equal", "cards": ["red 7", "blue 7"]},
        {"tag": "uno.color_crazy", "cards": ["red 7"]},
        {"tag": "match.leave"},
        {"tag": "match.rename", "name": "Bo"},
    ],
    ids=lambda said: said["tag"],
)
def test_who_is_out_of_the_match_is_answered(without_bob, said, is_dealt):
    """A ruling on whatever they say; no act of theirs counts."""
    if is_dealt:
        without_bob.claim("uno.deal", turned_up=["red 5"])
    ruling = without_bob.claim(seat=1, **said)

    assert (said["tag"] in ("match.leave", "match.rename")) == (ruling["verdict"] == "upheld")


@pytest.mark.parametrize(
    ("field", "claim"),
    [
        ("dealer", {"claim": "uno.deal", "turned_up": ["red 5"], "dealer": 1}),
        ("left_of", {"claim": "match.join", "name": "Fay", "left_of": 1}),
        ("turn", {"claim": "uno.resync", "top": "red 7", "turn": 1}),
        ("caught", {"claim": "uno.catch", "caught": 1}),
        ("with", {"claim": "uno.swap", "seat": 0, "with": 1}),
        ("points", {"claim": "match.score", "points": {"0": 10, "1": 10}}),
        ("seat", {"claim": "match.recount", "seat": 1, "count": 3}),
    ],
    ids=lambda told: told if isinstance(told, str) else "",
)
def test_nothing_is_said_of_who_is_out_of_the_match(without_bob, field, claim):
    """422 by field: nobody plays there."""
    answer = without_bob.tell(claim)

    assert (422, {field: ["Nobody sits at seat 1."]}) == (answer.status, answer.json["errors"])


def test_a_score_put_right_may_bring_somebody_back(without_bob):
    """The points of a round that is past are those of all who played it."""
    points = {"0": 0, "1": 80, "2": 20, "3": 20, "4": 90}
    put_right = without_bob.claim("match.score", points=points, round=1)

    assert [0, 1, 2, 3, 4] == put_right["state"]["order"]


# --- the end, and after it ---


def test_a_table_calls_it_a_day_and_plays_on_after_all(phone):
    """Who leads has won; then the match goes on to another target."""
    phone.claim("match.score", winner=1, points=40)
    finished = phone.claim("match.finish")
    on = phone.claim("match.play_on", target=60)
    won = phone.claim("match.score", winner=1, points=20)

    assert ([1], []) == (finished["state"]["winners"], on["state"]["winners"])
    assert [1] == won["state"]["winners"] == phone.get("/scores").json["winners"]


def test_one_round_wins_the_match_where_no_points_are_counted_and_the_target_is_one(send):
    """`scoring: none` with a target of its own is played to that many rounds won."""
    phone = Phone.opening(send, "Ann", "Bob", "Cat", target=1, differences={"scoring": "none"})
    state = phone.tell({"claim": "match.score", "winner": 1, "points": 1}).json["state"]

    assert ([1], 1) == (state["winners"], state["rules"]["target"])
    assert "rounds" == state["rules"]["differences"]["scoring"]


def test_a_rematch_is_played_to_as_many_rounds(send):
    phone = Phone.opening(send, "Ann", "Bob", "Cat", target=2, differences={"scoring": "none"})
    phone.tell({"claim": "match.score", "winner": 1, "points": 1})
    rules = phone.post(f"{phone.path}/rematch").json["state"]["rules"]

    assert (2, "rounds") == (rules["target"], rules["differences"]["scoring"])


@pytest.mark.parametrize(
    ("seats", "why"),
    [
        (2, "It takes three different players in a row. You are two."),
        (10, "With ten players it takes five sixes and nines of one color in a row. A deck has four."),
    ],
    ids=["two", "ten"],
)
def test_two_cannot_play_the_69_rule_and_ten_cannot_either(send, seats, why):
    """With the reason, at the opening and between rounds."""
    names = [f"P{number}" for number in range(seats)]
    rules = {"house_rules": {"sixty-nine": {}}}
    opened = post(send, "/v1/matches", {"game": "uno", "seats": names, "rules": rules})
    later = Phone.opening(send, *names).tell({"claim": "match.rules", "rules": rules})

    assert {"rules": {"house_rules": {"sixty-nine": [why]}}} == opened.json["errors"]
    assert (422, opened.json["errors"]) == (later.status, later.json["errors"])


@pytest.mark.parametrize("seats", range(3, 10))
def test_the_69_rule_is_played_by_three_to_nine(send, seats):
    names = [f"P{number}" for number in range(seats)]

    assert Phone.opening(send, *names, house_rules={"sixty-nine": {}}).get().status == 200
