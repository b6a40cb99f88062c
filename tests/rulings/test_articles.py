"""Every rule that can be cited has one id, and says who says so."""

import re

import pytest

from referee.games import GAMES
from referee.match.model.articles import text_of, title_of
from referee.message_compiler.reading import ENGLISH, read_folder
from referee.rulings.article import OURS, Article, Chapter, Rulebook
from tests.languages.readers import keys_of_articles

ARTICLES = [(name, article) for name, game in GAMES.items() for article in game.rulebook.articles]
each_article = pytest.mark.parametrize(
    ("game", "article"), ARTICLES, ids=[f"{name}: {article.id}" for name, article in ARTICLES]
)


def article(article_id: str, instead_of: str | None = None) -> Article:
    return Article(article_id, (OURS,), instead_of)


def book(chapter_id: str, *articles: Article) -> Rulebook:
    return Rulebook(Chapter(chapter_id, articles))


def test_an_article_without_a_source_does_not_import():
    """Also where all sources are silent it must say so: that it is ours."""
    with pytest.raises(ValueError, match="the article songs.silence names no source"):
        Article("songs.silence", ())


def test_an_article_names_its_sources_one_by_one():
    """One source in brackets without a comma is text, and would be read letter by letter."""
    with pytest.raises(ValueError, match=r"songs.silence names its source as text: write \('S1',\)"):
        Article("songs.silence", ("S1"))


def test_two_articles_of_one_id_do_not_import():
    with pytest.raises(ValueError, match="two articles share an id"):
        book("songs", article("songs.one"), article("songs.one"))


def test_two_chapters_of_one_id_do_not_import():
    with pytest.raises(ValueError, match="two chapters share an id"):
        book("songs", article("songs.one")) + book("songs", article("songs.two"))


def test_rulebooks_that_share_an_article_cannot_be_joined():
    with pytest.raises(ValueError, match="two articles share an id"):
        book("songs", article("songs.one")) + book("hymns", article("songs.one"))


def test_joined_rulebooks_keep_their_order():
    """That of the rule sheet."""
    both = book("songs", article("songs.two")) + book("hymns", article("songs.one"))

    assert ["songs.two", "songs.one"] == [article.id for article in both.articles]
    assert ["songs", "hymns"] == list(both.chapters)


def test_an_article_is_found_by_its_id():
    songs = book("songs", article("songs.one"))

    assert ("songs.one" in songs, "songs.two" in songs) == (True, False)
    assert article("songs.one") == songs["songs.one"]
    assert "songs" == songs.chapter_of(article("songs.one")).id


def test_what_stands_in_the_place_of_an_article_follows_it():
    """In the same chapter, once, in the order in which it is told; the rest is left out."""
    other, third = article("songs.one.other", "songs.one"), article("songs.one.third", "songs.one")
    songs = book("songs", article("songs.one"), article("songs.two"))
    whole = songs.with_substitute_articles([other, third, other, article("hymns.one")])

    assert ["songs.one", "songs.one.other", "songs.one.third", "songs.two"] == [
        article.id for article in whole.articles
    ]
    assert "songs" == whole.chapter_of(third).id


@pytest.mark.parametrize("game", GAMES)
def test_the_ids_of_a_game_are_unique(game):
    ids = [article.id for article in GAMES[game].rulebook.articles]

    assert sorted(set(ids)) == sorted(ids)


@each_article
def test_every_id_names_its_rulebook(game, article):
    """`match.` for what holds in any game, the game's own name for the rest, then words or numbers."""
    assert re.fullmatch(rf"(match|{game})(\.[a-z0-9]+(-[a-z]+)*)+", article.id)


def test_articles_and_chapters_have_their_messages_and_there_are_no_others():
    told = {key for key in read_folder(ENGLISH) if key.startswith(("article-", "chapter-"))}

    assert keys_of_articles(game.rulebook for game in GAMES.values()) == told


@each_article
def test_every_article_is_written_in_sentences(game, article):
    """It is read out at a table."""
    title, text = title_of(article), text_of(article)

    assert title and not title.endswith(".")
    assert re.fullmatch(r"[A-Z0-9].*\.", text)
    assert "  " not in text
