"""The recipes of CONTRIBUTING.md and of docs/adding-a-game.md, followed as they stand there."""

import re
from pathlib import Path

import pytest

from tests.languages.telling import told
from tests.recipes import ROOT, Copy, blocks, claiming, get, opening, sections

GUIDE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
RECIPES = sections(GUIDE)
A_GAME = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
DEAL = claiming("uno.deal", turned_up=["red 5"])
OF_THE_RULES = ("A rule", "A house rule", "A difference", "A preset", "An edition", "A claim")
SAY_WHAT_IS_MISSING = (
    "tests/test_registered.py",
    "tests/test_citations.py",
    "tests/test_sentences.py",
    "tests/test_scenarios.py",
)


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def test_every_recipe_is_followed():
    """Here, or by tests/page where it takes a browser."""
    tests = "".join(Path(__file__).with_name(name).read_text() for name in ("test_contributing.py",))
    tests += (Path(__file__).parent / "page" / "test_new_screen.py").read_text()
    recipes = {name for name, text in RECIPES.items() if any(block.file for block in blocks(text))}

    assert recipes == set(re.findall(r'RECIPES\["([^"]+)"\]', tests))


def test_a_rule_is_ruled_by_and_can_be_looked_up(copy):
    copy.follow(RECIPES["A rule"])
    deal, zero = claiming("uno.deal", turned_up=["red 0"]), claiming("uno.play", seat=1, card="blue 0")
    _, _, (_, told), (_, article) = copy.answers(
        opening({}), deal, zero, get("/v1/rulebooks/uno/articles/uno.zero")
    )

    assert "refused" == told["verdict"]
    assert "The blue 0 does not go on another 0." == told["findings"][0]["sentence"]
    assert "A 0 is not played on another 0." == article["text"]


def test_a_house_rule_is_offered_and_ruled_by(copy):
    copy.follow(RECIPES["A house rule"])
    seven = claiming("uno.play", seat=1, card="red 7")
    (_, rules), _, _, (_, refused), _, _, (_, upheld) = copy.answers(
        get("/v1/house-rules"),
        opening({"house_rules": {"no-sevens": {}}}),
        DEAL,
        seven,
        opening({}),
        DEAL,
        seven,
    )

    assert "no-sevens" in {one["id"] for one in rules["house_rules"]}
    assert ("refused", "uno.house.no-sevens") == (refused["verdict"], refused["findings"][0]["article"])
    assert "upheld" == upheld["verdict"]


def test_a_difference_is_asked_and_chosen(copy):
    copy.follow(RECIPES["A difference"])
    (_, told), _, (_, dealt) = copy.answers(
        get("/v1/rulebooks/uno/differences/cards-dealt"), opening({"differences": {"cards-dealt": 5}}), DEAL
    )

    assert [7, 5] == [option["option"] for option in told["options"]]
    assert [5, 5] == dealt["state"]["round"]["hands"]


def test_a_preset_is_offered_and_played_by(copy):
    copy.follow(RECIPES["A preset"])
    (_, told), (status, opened) = copy.answers(get("/v1/presets"), opening({"preset": "quiet"}))

    assert "quiet" in {one["id"] for one in told["presets"]}
    assert 201 == status
    assert ["no-calls"] == list(opened["state"]["rules"]["house_rules"])


def test_an_edition_is_the_deck_that_a_phone_is_told(copy):
    copy.follow(RECIPES["An edition"])
    _, (_, match) = copy.answers(opening({"differences": {"deck": "104"}}), get("/v1/matches/{id}?kit=1"))
    faces = {one["face"] for one in match["kit"]["deck"]}

    assert "0" not in faces
    assert {"1", "wild"} <= faces


def test_a_claim_is_heard_and_ruled_on(copy):
    copy.follow(RECIPES["A claim"])
    misdeal, played = claiming("uno.misdeal", seat=0), claiming("uno.play", seat=1, card="red 7")
    _, _, (_, upheld), _, _, (_, refused), (_, document) = copy.answers(
        opening({}), DEAL, misdeal, DEAL, played, misdeal, get("/openapi.json")
    )

    assert ("upheld", None) == (upheld["verdict"], upheld["state"]["round"])
    assert "Ann was dealt a wrong hand: deal again." == upheld["findings"][0]["sentence"]
    assert ("refused", "uno.misdeal") == (refused["verdict"], refused["findings"][0]["article"])
    assert "uno.misdeal" in document["components"]["schemas"]


def test_a_language_is_what_the_page_says(copy):
    """What it lacks is said in English."""
    copy.follow(RECIPES["A language"])
    two = {"names": ["Ann", "Bob"], "total": 40}
    calls = [("home-leads", two), ("home-leads", {**two, "names": ["Ann"]}), ("home-toAsk", {})]

    said = told(copy.folder / "referee/page/static/ui/messages.js", calls)

    assert ["Ann und Bob führen mit 40", "Ann führt mit 40", "Ask"] == said


def test_a_game_is_played_corrected_exported_and_asked_about(copy):
    """With nothing changed but its folder and the lists of the games."""
    copy.follow(A_GAME)
    lay = {"claim": "climb.play", "seat": 1, "card": "red 3"}
    lower = claiming("climb.play", seat=1, card="red 1")
    situation = {"game": "climb", "people": ["Ann", "Bob"], "round": {}}
    described = {"situation": situation, "claims": [lay]}
    told = copy.answers(
        opening({}, "climb"),
        claiming("climb.deal", turned_up="red 2"),
        lower,
        claiming("match.correct", entry=3, instead=lay),
        claiming("climb.play", seat=0, card="red 4"),
        get("/v1/matches/{id}?may=1&kit=1"),
        get("/v1/matches/{id}/record.csv"),
        get("/v1/matches/{id}/record.txt"),
        get("/v1/matches/{id}/record.ndjson"),
        ("POST", "/v1/records", None),
        get("/v1/questions?game=climb&q=may+i+play+a+lower+card"),
        get("/v1/questions?q=lower&match={id}"),
        ("POST", "/v1/rulings", described),
        ("POST", "/v1/rulings", {**described, "answers": {"top": "4"}}),
        get("/openapi.json"),
    )
    statuses, answers = zip(*told, strict=True)
    assert {200, 201} == set(statuses)

    _, _, refused, corrected, won, match, csv, text, _, _, asked, _, asks, ruled, _ = answers
    assert "The red 1 is not higher than the red 2." == refused["findings"][0]["sentence"]
    assert "upheld" == corrected["changed"][0]["ruling"]["verdict"]
    assert [1, 0] == won["state"]["totals"] == match["state"]["totals"]
    assert "Climb,1,Ann,Ann,1,1" in csv
    assert "Ann: red 4" in text
    assert "No. The red 1 is not higher than the red 2." == asked["hits"][0]["line"]
    assert "Which card is on top?" == asks["asks"]["question"]
    assert "refused" == ruled["rulings"][0]["verdict"]


@pytest.mark.timeout(900)
def test_after_every_recipe_nothing_is_missing(copy):
    """One copy is changed by all of them, as these tests take 20 CPU seconds; no recipe changes what another
    one has changed. Those of a screen and of a language change the page alone."""
    for name in OF_THE_RULES:
        copy.follow(RECIPES[name])

    assert [] == copy.failed_tests(*SAY_WHAT_IS_MISSING)


@pytest.mark.timeout(900)
def test_after_a_game_nothing_is_missing(copy):
    """In a copy of its own: among three games, situations at random are others."""
    copy.follow(A_GAME)

    assert [] == copy.failed_tests(*SAY_WHAT_IS_MISSING)
