"""The words that answers use: each is explained to a family, and leads to articles."""

import re

import pytest

from referee.games import GAMES
from referee.match.model.rule_texts import text_of_term, word_of_term

TERMS = [(game, term) for game in GAMES.values() for term in game.glossary]
each_term = pytest.mark.parametrize(
    ("game", "term"), TERMS, ids=[f"{game.name}: {term.id}" for game, term in TERMS]
)


EARLIER_IDS = {"current color": "color-in-force"}


@each_term
def test_a_word_is_explained_in_a_sentence_or_two(game, term):
    """Under its own name as an id, or under the name that it had in earlier releases."""
    word, text = word_of_term(term), text_of_term(term)

    assert term.id == EARLIER_IDS.get(word, word.replace(" ", "-"))
    assert re.fullmatch(r"[A-Z].*\.", text)
    assert text.count(". ") <= 1


@each_term
def test_a_word_leads_to_articles_of_its_game(game, term):
    assert term.articles
    assert [] == [article.id for article in term.articles if article.id not in game.rulebook]


def test_there_are_as_many_words_as_a_family_reads():
    """A word that two games have counts once: it has one text, by its id."""
    assert 25 <= len({term.id for _, term in TERMS}) <= 40


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_game_explains_a_word_twice(game):
    ids = [term.id for term in game.glossary]

    assert len(ids) == len(set(ids))


def test_the_four_verdicts_are_explained():
    """They are in every answer."""
    words = {term.id for term in GAMES["uno"].glossary}

    assert {"upheld", "stands", "contested", "refused"} <= words
