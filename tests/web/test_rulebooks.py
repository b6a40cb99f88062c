"""What we play by can be read by anybody, without a token."""

import pytest

from referee.games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_rulebook_holds_every_article(send, name):
    """In the order of its rule sheet, each in our own words and with its sources."""
    told = send("GET", f"/v1/rulebooks/{name}", {}, None).json
    articles = GAMES[name].rulebook.articles

    assert (name, GAMES[name].title) == (told["game"], told["title"])
    assert [article.id for article in articles] == [article["id"] for article in told["articles"]]
    assert all(article["text"] and article["sources"] for article in told["articles"])


@pytest.mark.parametrize("name", GAMES)
def test_every_article_can_be_read_by_itself(send, name):
    """It is the same as in the rulebook."""
    for article in send("GET", f"/v1/rulebooks/{name}", {}, None).json["articles"]:
        alone = send("GET", f"/v1/rulebooks/{name}/articles/{article['id']}", {}, None)

        assert (200, article) == (alone.status, alone.json)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/v1/rulebooks/chess", "no-such-game"),
        ("/v1/rulebooks/chess/articles/uno.match", "no-such-game"),
        ("/v1/rulebooks/uno/articles/uno.nothing", "no-such-article"),
        ("/v1/rulebooks/UNO", "no-such-game"),
        ("/v1/rulebooks/uno/articles/UNO.MATCH", "no-such-article"),
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
