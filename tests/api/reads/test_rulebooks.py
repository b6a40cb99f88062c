"""What we play by can be read by anybody, without a token."""

from collections.abc import Iterator
from typing import Any

import pytest

from referee.games import GAMES
from referee.match.model.articles import description_of
from referee.rulings.sources import SOURCES
from tests.api.phone import Phone

LIBRARY = [
    "/v1/sources",
    "/v1/glossary",
    "/v1/house-rules",
    *(f"/v1/rulebooks/{name}" for name in GAMES),
    *(f"/v1/rulebooks/{name}/differences" for name in GAMES),
]
"""Lists of what can be read, from which links lead on."""


def read(send, path: str) -> Any:
    answer = send("GET", path, {}, None)
    assert 200 == answer.status, (path, answer.body)
    return answer.json


def links(told: Any) -> Iterator[str]:
    """Every link in an answer."""
    if isinstance(told, list):
        for part in told:
            yield from links(part)
    elif isinstance(told, dict):
        for name, part in told.items():
            yield from ([part] if name == "link" else part if name == "article_links" else links(part))


@pytest.mark.parametrize("name", GAMES)
def test_a_rulebook_holds_every_article(send, name):
    """In the order of its rule sheet, each in our own words and with its sources."""
    body = send("GET", f"/v1/rulebooks/{name}", {}, None).json
    articles = GAMES[name].rulebook.articles

    assert (name, GAMES[name].title) == (body["game"], body["title"])
    assert [article.id for article in articles] == [article["id"] for article in body["articles"]]
    assert all(article["text"] and article["sources"] for article in body["articles"])


@pytest.mark.parametrize("name", GAMES)
def test_every_article_can_be_read_by_itself(send, name):
    """It is the same as in the rulebook."""
    for article in send("GET", f"/v1/rulebooks/{name}", {}, None).json["articles"]:
        alone = send("GET", f"/v1/rulebooks/{name}/articles/{article['id']}", {}, None)

        assert (200, article) == (alone.status, alone.json)


@pytest.mark.parametrize("name", GAMES)
def test_every_article_stands_in_one_chapter(send, name):
    """In the order of the rulebook; the chapter tells the same of it as the rulebook does."""
    body = read(send, f"/v1/rulebooks/{name}")
    articles = {article["id"]: article for article in body["articles"]}
    inside = [(chapter["id"], one["id"]) for chapter in body["chapters"] for one in chapter["articles"]]

    assert [(article["chapter"], article["id"]) for article in body["articles"]] == inside
    for chapter in body["chapters"]:
        alone = read(send, chapter["link"])

        assert (chapter["id"], chapter["title"]) == (alone["id"], alone["title"])
        assert [articles[one["id"]] for one in chapter["articles"]] == alone["articles"]


def test_an_article_tells_all_there_is_to_know(send):
    """Where it stands, who says so in plain words, when it was checked, and what puts it in force."""
    body = read(send, "/v1/rulebooks/uno/articles/uno.catch.4")

    assert ("calls", ["S1"], "uno.catch") == (body["chapter"], body["sources"], body["instead_of"])
    assert [{"key": "S1", "what": description_of(SOURCES["S1"]), "link": "/v1/sources/S1"}] == body["said_by"]
    assert ({"difference": "late-uno-penalty", "option": 4}, None) == (body["option"], body["house_rule"])
    assert "2026-11-21" == body["checked"]


@pytest.mark.parametrize("name", GAMES)
def test_what_only_some_tables_play_by_can_be_told(send, name):
    """By a house rule, or an answer that is not the default, and then in the place of which article of the
    same chapter; the chapter has the question, too, by its id."""
    asked = {one["id"]: one for one in read(send, f"/v1/rulebooks/{name}/differences")["differences"]}
    for chapter in read(send, f"/v1/rulebooks/{name}")["chapters"]:
        body = {one["id"]: one for one in read(send, chapter["link"])["articles"]}
        for article in body.values():
            option = article["option"] and asked[article["option"]["difference"]]
            chosen = article["house_rule"] or option and option["default"] != article["option"]["option"]

            assert (article["instead_of"] in body) == bool(chosen and article["instead_of"])


def test_an_article_of_a_house_rule_names_it(send):
    body = read(send, "/v1/rulebooks/uno/articles/uno.house.sixty-nine.crazy")

    assert ("sixty-nine", "sixty-nine", None) == (body["house_rule"], body["chapter"], body["option"])


@pytest.mark.parametrize("name", GAMES)
def test_every_difference_can_be_read_by_itself(send, name):
    """It is the same as in the list, and every option leads to its articles."""
    for one in read(send, f"/v1/rulebooks/{name}/differences")["differences"]:
        assert one == read(send, one["link"])
        for option in one["options"]:
            body = [read(send, link) for link in option["article_links"]]

            assert option["articles"] == [article["id"] for article in body]
            assert option["sources"] == [said["key"] for said in option["said_by"]]


def test_every_source_can_be_read_by_itself(send):
    """What it is, in our own words, how near to the publisher, and when it was last read."""
    body = read(send, "/v1/sources")["sources"]

    assert list(SOURCES) == [source["key"] for source in body]
    assert all(source == read(send, source["link"]) for source in body)
    assert {"publisher", "second-hand", "implementation", "ours"} == {source["kind"] for source in body}


def test_every_word_can_be_looked_up(send):
    """In alphabetical order, and each leads to articles of the games that speak of it."""
    body = read(send, "/v1/glossary")["words"]

    assert sorted(one["word"] for one in body) == [one["word"] for one in body]
    assert all(one == read(send, one["link"]) for one in body)
    assert all(one["articles"] for one in body)
    window = next(one for one in body if one["id"] == "window")
    assert ["uno.call.in-time", "uno.challenge.in-time", "golf.call.in-time"] == [
        article["id"] for article in window["articles"]
    ]


@pytest.mark.parametrize("path", LIBRARY)
def test_every_link_leads_somewhere(send, path):
    """Also those in what it leads to."""
    found = set(links(read(send, path)))
    found |= {further for link in found for further in links(read(send, link))}

    assert found and all(read(send, link) for link in found)


def test_the_links_of_rulings_and_agreements_lead_somewhere(send):
    """Whatever was claimed, and whatever a table chose."""
    phone = Phone.opening(send, "Ann", "Bob", "Cat", preset="family", house_rules={"jump-in": {}})
    phone.claim("uno.deal", turned_up=["red 5"])
    told = [phone.claim("uno.play", seat=1, card="blue 7"), phone.get("/agreement").json]
    found = set(links(told))

    assert {"/v1/rulebooks/uno/articles/uno.match", "/v1/rulebooks/uno/differences/scoring"} <= found
    assert all(read(send, link) for link in found)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/v1/rulebooks/chess", "no-such-game"),
        ("/v1/rulebooks/chess/articles/uno.match", "no-such-game"),
        ("/v1/rulebooks/uno/articles/uno.nothing", "no-such-article"),
        ("/v1/rulebooks/UNO", "no-such-game"),
        ("/v1/rulebooks/uno/articles/UNO.MATCH", "no-such-article"),
        ("/v1/rulebooks/chess/chapters/calls", "no-such-game"),
        ("/v1/rulebooks/golf/chapters/challenge", "no-such-chapter"),
        ("/v1/rulebooks/chess/differences/deck", "no-such-game"),
        ("/v1/rulebooks/golf/differences/deck", "no-such-difference"),
        ("/v1/sources/S9", "no-such-source"),
        ("/v1/sources/s1", "no-such-source"),
        ("/v1/glossary/chess", "no-such-word"),
    ],
)
def test_what_is_not_in_the_library_is_not_found(send, path, kind):
    """404, and it says what is missing."""
    answer = send("GET", path, {}, None)

    assert (404, f"urn:referee:problem:{kind}") == (answer.status, answer.json["type"])


def test_the_service_lives(send):
    """For whoever watches over it, without a token."""
    answer = send("GET", "/healthz", {}, None)

    assert (200, {"status": "alive"}) == (answer.status, answer.json)


def test_the_service_is_ready(send):
    """Its database answers."""
    answer = send("GET", "/readyz", {}, None)

    assert (200, {"status": "ready"}) == (answer.status, answer.json)
