"""Every rule that can be cited has one id, and says who says so."""

import re

import pytest

from referee.games import GAMES
from referee.rulings.article import OURS, Article, Rulebook

SOURCES = frozenset(
    ["S0", "S1", "S2", "S3", "S4", "IG", "BASIC", "CLASSIC", "PL112", "DBZ21", "FRSHOW", "H3263", "DEFLASH"]
    + ["BVS", "UBG", "WP", "E2", "KONB", "TWEET22", "TWEET-WD4", "GLS", "VINT", "PV", "LIQ", "UKDE", "UCG"]
    + ["VID", "SPR", "RDB", "LU", "UE", "PY", "JUNO", "PS", "HB", "SP", "AS", OURS]
)
"""The keys of the documents in research/rules.md 0, and our own decisions."""

ARTICLES = [(name, article) for name, game in GAMES.items() for article in game.rulebook.articles]
each_article = pytest.mark.parametrize(
    ("game", "article"), ARTICLES, ids=[f"{name}: {article.id}" for name, article in ARTICLES]
)


def article(article_id: str) -> Article:
    return Article(article_id, "A title", "A rule.", (OURS,))


def test_an_article_without_a_source_does_not_import():
    """Also where all sources are silent it must say so: that it is ours."""
    with pytest.raises(ValueError, match="the article songs.silence names no source"):
        Article("songs.silence", "Silence", "Nobody sings.", ())


def test_two_articles_of_one_id_do_not_import():
    with pytest.raises(ValueError, match="two articles share an id"):
        Rulebook(article("songs.one"), article("songs.one"))


def test_rulebooks_that_share_an_article_cannot_be_joined():
    with pytest.raises(ValueError, match="two articles share an id"):
        Rulebook(article("songs.one")) + Rulebook(article("songs.one"))


def test_joined_rulebooks_keep_their_order():
    """That of the rule sheet."""
    both = Rulebook(article("songs.two")) + Rulebook(article("songs.one"))

    assert ["songs.two", "songs.one"] == [article.id for article in both.articles]


def test_an_article_is_found_by_its_id():
    book = Rulebook(article("songs.one"))

    assert ("songs.one" in book, "songs.two" in book) == (True, False)
    assert article("songs.one") == book["songs.one"]


@pytest.mark.parametrize("game", GAMES)
def test_the_ids_of_a_game_are_unique(game):
    ids = [article.id for article in GAMES[game].rulebook.articles]

    assert sorted(set(ids)) == sorted(ids)


@each_article
def test_every_article_has_known_sources(game, article):
    assert set() == set(article.sources) - SOURCES


@each_article
def test_every_id_names_its_rulebook(game, article):
    """`match.` for what holds in any game, the game's own name for the rest, then words or numbers."""
    assert re.fullmatch(rf"(match|{game})(\.[a-z0-9]+(-[a-z]+)*)+", article.id)


@each_article
def test_every_article_is_written_in_sentences(game, article):
    """It is read out at a table."""
    assert article.title and not article.title.endswith(".")
    assert re.fullmatch(r"[A-Z0-9].*\.", article.text)
    assert "  " not in article.text
