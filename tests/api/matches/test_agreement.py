"""The agreement of a match: what its table plays by, to be read before the first deal."""

from typing import Any

from referee.games import GAMES
from tests.api.phone import Phone

UNO = GAMES["uno"]


def agreement(phone: Phone) -> Any:
    answer = phone.get("/agreement")
    assert 200 == answer.status, answer.body
    return answer.json


def departing(told: Any) -> dict[str, Any]:
    return {one["difference"]: one["option"] for one in told["options"] if one["departs"]}


def test_every_question_is_decided(phone):
    """In the order in which they are asked, each with the answer in a sentence and who says it."""
    body = agreement(phone)

    assert ("standard", "Standard rules", 500) == (body["preset"], body["title"], body["target"])
    assert [one.id for one in UNO.differences] == [one["difference"] for one in body["options"]]
    assert [one.default_option.id for one in UNO.differences] == [one["option"] for one in body["options"]]
    assert all(one["question"] and one["text"] and one["sources"] for one in body["options"])
    assert ({}, [], None) == (departing(body), body["house_rules"], body["next"])


def test_it_says_where_it_departs_from_the_standard_rules(send):
    """By a preset, or by what was said beside it."""
    phone = Phone.opening(send, "Ann", "Bob", preset="faq", differences={"late-uno-penalty": 4})

    assert {"declining": "must-lay", "who-challenges": "anyone", "late-uno-penalty": 4} == departing(
        agreement(phone)
    )


def test_house_rules_are_told_with_what_was_settled(send):
    """Every parameter, also what nobody spoke of."""
    settled = {"stacking": {"answers": ["2/2", "4/2"]}, "hint": {"cards": 3}}
    told = agreement(Phone.opening(send, "Ann", "Bob", "Cat", house_rules=settled))["house_rules"]

    assert ["stacking", "hint"] == [rule["id"] for rule in told]
    assert {"answers": ["2/2", "4/2"], "any_color": False, "challenge": "none"} == told[0]["settled"]
    assert {"cards": 3} == told[1]["settled"]
    assert all(rule["title"] and rule["text"].endswith(".") for rule in told)


def test_it_can_be_read_aloud(send):
    """A page: who plays what, the three lines of the preset, house rules, departures, and the rest."""
    phone = Phone.opening(send, "Ann", "Bob", "Cat", preset="family")
    body = agreement(phone)
    text = "\n".join(body["page"])

    assert all(line and "\n" not in line for line in body["page"])
    assert all(line in body["page"] for line in body["lines"])
    assert all(one["text"] in text for one in body["options"] if one["departs"])
    assert all(rule["title"] in text for rule in body["house_rules"])


def test_rules_still_to_come_are_told_too(dealt):
    """While a round is open they are the next one's; then they are those in force."""
    dealt.claim("match.rules", rules={"preset": "basic", "house_rules": {"jump-in": {}}})
    meanwhile = agreement(dealt)
    dealt.claim("match.void")
    after = agreement(dealt)

    assert ("standard", {}, []) == (meanwhile["preset"], departing(meanwhile), meanwhile["house_rules"])
    assert ("basic", ["jump-in"]) == (
        meanwhile["next"]["preset"],
        [rule["id"] for rule in meanwhile["next"]["house_rules"]],
    )
    assert meanwhile["next"] | {"next": None} == after


def test_another_target_to_play_on_to_is_told(phone):
    """It is part of what the table plays by."""
    phone.claim("match.score", winner=1, points=500)
    phone.claim("match.play_on", target=700)

    assert 700 == agreement(phone)["target"]


def test_only_members_read_it(send, phone):
    """It is as private as the match."""
    stranger = Phone.opening(send, "Dan", "Eve")

    assert 200 == phone.at_seat(2).get("/agreement").status
    assert 401 == send("GET", f"{phone.path}/agreement", {}, None).status
    assert 404 == Phone(send, phone.match, stranger.token).get("/agreement").status


# --- all that is in force ---


def in_force(phone: Phone) -> dict[str, Any]:
    """Its articles by their ids."""
    body = phone.get("/rulebook").json
    return {article["id"]: article for chapter in body["chapters"] for article in chapter["articles"]}


def test_the_rulebook_of_a_table_is_what_is_in_force_there(send):
    """What was chosen stands in the place of the standard article, what was not is left out."""
    chosen = {"differences": {"late-uno-penalty": 4}, "house_rules": {"jump-in": {}}}
    found = in_force(Phone.opening(send, "Ann", "Bob", "Cat", **chosen))

    assert {"uno.catch.4", "uno.house.jump-in", "uno.deck"} <= set(found)
    assert not {"uno.catch", "uno.catch.3", "uno.house.stacking", "uno.deck.112"} & set(found)
    assert {"difference": "late-uno-penalty", "option": 4} == found["uno.catch.4"]["option"]
    assert all(article["said_by"] for article in found.values())


def test_the_rulebook_of_a_table_begins_with_what_was_agreed(send):
    """The page that is read aloud, and what counts where a house rule says something else."""
    phone = Phone.opening(send, "Ann", "Bob", "Cat", preset="family")
    body = phone.get("/rulebook").json
    lines = agreement(phone)["page"]

    assert ("uno", "UNO: Family rules") == (body["game"], body["title"])
    assert lines == body["lines"][: len(lines)]
    assert 1 == len(body["lines"]) - len(lines)


def test_the_rulebook_of_a_table_follows_its_rules(dealt):
    """Other rules are in force from the next deal on."""
    dealt.claim("match.rules", rules={"differences": {"late-uno-penalty": 1}})
    meanwhile = in_force(dealt)
    dealt.claim("match.void")

    assert ("uno.catch" in meanwhile, "uno.catch.1" in meanwhile) == (True, False)
    assert "uno.catch.1" in in_force(dealt)


def test_the_rulebook_of_a_table_can_be_printed(send):
    """As text, with every line and every article that the other form has."""
    for game in GAMES:
        phone = Phone.opening(send, "Ann", "Bob", "Cat", game=game)
        told, page = phone.get("/rulebook").json, phone.get("/rulebook.txt")
        text = " ".join(page.body.decode().split())

        assert (200, "text/plain; charset=utf-8") == (page.status, page.headers["Content-Type"])
        assert all(line in text for line in told["lines"])
        assert all(article["text"] in text for article in in_force(phone).values())


def test_a_match_without_choices_has_a_rulebook(send):
    """Every link in it leads somewhere; any member reads it."""
    phone = Phone.opening(send, "Ann", "Bob")
    found = {article["link"] for article in in_force(phone.at_seat(1)).values()}

    assert all(200 == send("GET", link, {}, None).status for link in found)


def test_a_house_rule_left_out_of_a_preset_is_not_read_out(send):
    """The family rules without stacking are changed by the table, and nobody hears of stacking."""
    phone = Phone.opening(send, "Ann", "Bob", "Cat", preset="family", house_rules={"stacking": None})
    body = phone.get("/agreement").json

    assert "stacking" not in [rule["id"] for rule in body["house_rules"]]
    assert body["page"][0].endswith("changed by the table.")
    assert not any(line.startswith("- Stacking") for line in body["page"])
    assert "uno.house.stacking" not in in_force(phone)
