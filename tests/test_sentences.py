"""What `make sentences` prints is all that the referee says, so that a person can read it once through."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from referee.games import GAMES
from referee.kit.said import Person, Said
from referee.kit.seats import Seat
from referee.languages.speech import render
from referee.match.text.rendering import text_of_finding
from referee.match.text.sentences import SEATS
from tests.table import TEN
from tests.test_plain_words import old_words
from tools.sentences import book, facts_in_the_code, never_said, weights_in_the_code

pytestmark = pytest.mark.timeout(900)

NEVER_SAID: dict[tuple[str, str], str] = {
    ("uno.draw", "breaks"): "because only a situation that is described with its cards makes one certain",
}
"""Articles with a weight that nobody here has met: (article, weight) -> "because ..."."""


def test_every_article_is_read_as_gravely_as_the_code_can_find_it():
    """Or says why it cannot be."""
    assert set(never_said(book())) == set(NEVER_SAID)
    assert all(reason.startswith("because ") for reason in NEVER_SAID.values())


def test_the_code_is_searched_for_what_it_can_find():
    """A search that finds nothing would let everything pass."""
    found = weights_in_the_code()

    assert {("uno.turn", "breaks"), ("golf.call", "breaks"), ("match.over", "breaks")} <= found
    assert {"turn", "people", "color"} <= facts_in_the_code()


def test_every_fact_that_may_be_asked_for_is_read():
    """With the answers that are offered."""
    assert set() == facts_in_the_code() - book().facts


@pytest.mark.parametrize("name", GAMES)
def test_every_article_of_a_sentence_is_in_the_rulebook(name):
    """Also of what seats are told to do now."""
    known = {article.id for article in GAMES[name].rulebook.articles}

    assert set() == {one.article for one in book().sentences.values() if one.game == name} - known - {""}


def test_cards_are_played_and_never_laid():
    said = [one.sentence for one in book().sentences.values()]

    assert len(said) > 1000
    assert [] == [sentence for sentence in said if old_words(sentence)]


# --- grammar ---

SEVERAL = r"(?:zero|two|\d\d+|0|[2-9])"
THINGS = "card|point|column|round|player"
WRONG = (
    rf"\b(?:one|1) (?:{THINGS})s\b",
    rf"\b{SEVERAL} (?:new facedown )?(?:{THINGS})\b",
    rf"\b(?:one|1) (?:{THINGS}) (?:are|were|have)\b",
    rf"(?<!one of the )\b(?:two|12) (?:{THINGS})s (?:is|was|has)\b",
    r"\b(?:drawn|not|be|opened) no\b",
    r"\bno(?=[.,;:])",
    r"\b(?:Ann|Bob|Cat) and (?:Ann|Bob|Cat) (?:is|was|has|draws|scores|wins|holds)\b",
    r"\bentr(?:y|ies)\b",
    r"\(any more\)",
    r"\b(?:he|she|his|her|him|hers)\b",
)
"""What no sentence says: a number that its noun or its verb does not agree with, the number of an entry, and
words for a man or a woman, as nobody knows who has which name."""


def wrong(sentence: str) -> list[str]:
    return [found[0] for part in WRONG if (found := re.search(part, sentence))]


def cards(number: int) -> str:
    return render(Said("uno-draws", {"seat": Person(Seat(0)), "count": number}), TEN.split().__getitem__)


def columns(number: int) -> str:
    gets = Said("golf-gets-columns", {"seat": Person(Seat(0)), "new": number})
    return render(gets, TEN.split().__getitem__)


@pytest.mark.parametrize("number", [0, 1, 2, 12])
@pytest.mark.parametrize("count", [cards, columns])
def test_what_is_counted_agrees_at_none_one_and_many(count, number):
    assert [] == wrong(count(number))


@pytest.mark.parametrize("sentence", ["one cards", "12 card", "Ann and Bob has won.", "It was entry 5."])
def test_a_wrong_sentence_would_be_found(sentence):
    assert wrong(sentence)


def test_every_sentence_agrees_with_its_numbers():
    """As it was met, and with each number in it replaced by none, one, and more."""
    said = {}
    for (name, *_), finding in book().examples.items():
        for facts in _other_numbers(finding.facts):
            changed = replace(finding, facts=facts)
            sentence = text_of_finding(GAMES[name], changed, TEN.split().__getitem__)
            if wrong(sentence):
                said[sentence] = wrong(sentence)

    assert {} == said


def _other_numbers(facts: Mapping) -> Iterator[dict]:
    """The facts with another number in one place, where it is one of something."""
    for key, value in facts.items():
        is_number = isinstance(value, int) and not isinstance(value, bool) and key not in NAMES_IT
        for number in (0, 1, 2, 12) if is_number and key not in SEATS else ():
            if number or key in MAY_BE_NONE:
                yield {**facts, key: number}


NAMES_IT = ("entry", "times", "column", "nth", "value", "last", "to")
NAMES_IT += ("joined", "ended", "later", "paper", "fewest")
"""Numbers that something is called by, and that count nothing."""
MAY_BE_NONE = ("count", "counted", "drawn", "points", "pile", "left", "total", "said", "opened", "shown")


LONGEST = 90
"""Characters of a sentence that is read out, with names of eight letters."""
NAME = re.compile(rf"\b(?:{'|'.join(TEN.split())}|Anna|Danny)\b")


def test_what_is_read_out_is_short():
    """What a seat does now, and the finding that decides. The rest is in a second field."""
    read_out = [
        one.sentence
        for one in book().sentences.values()
        if one.what.startswith("say") or one.what in ("breaks", "crossed", "unseen")
    ]

    assert len(read_out) > 500
    assert [] == [one for one in read_out if len(NAME.sub("Margaret", one)) > LONGEST]


# --- words and length at the table ---

LONGEST_SENTENCE = 14
"""Words of one sentence that is said at the table. The name of a card is one word, and so is a player with
points in a list of all players."""
POINTS_OF_A_PLAYER = re.compile(rf"{NAME.pattern} (?:\d+|none)\b")
CARD = re.compile(
    r"(?:(?:red|yellow|green|blue) )?(?:double draw two|draw two|skip|reverse|wild draw four|wild \w+ hands"
    r"|wild customizable|\d\b)",
    re.IGNORECASE,
)
FORMS = {"drew": "draw", "thrown": "throw", "begun": "begin"}
"""Forms of common words that no ending makes."""
ENDINGS = [("", ""), ("s", ""), ("es", ""), ("ies", "y"), ("d", ""), ("ed", ""), ("ied", "y")]
ENDINGS += [("ing", ""), ("ing", "e"), ("er", ""), ("est", ""), ("ly", "")]
"""Pairs of an ending and the letters that stand in its place in the list."""


@cache
def words(name: str) -> frozenset[str]:
    """The words of a list in tests/languages."""
    lines = (Path(__file__).parent / "languages" / name).read_text("utf-8").splitlines()
    return frozenset(word for line in lines if not line.startswith("#") for word in line.split())


def is_common(word: str) -> bool:
    """Whether the word, or the word that it is a form of, is in one of the lists."""
    bases = {word.removesuffix(end) + letters for end, letters in ENDINGS if word.endswith(end)}
    bases |= {FORMS.get(word, word)} | {base[:-1] for base in bases if base[-1:] == base[-2:-1]}
    return not bases.isdisjoint(words("common_words.txt") | words("game_words.txt"))


def said_at_the_table() -> list[str]:
    """What players read during a match: rulings, what to do now, what a correction changes, and facts that
    are asked for, with their answers. What a table wrote on its cards is left out."""
    said = (one for one in book().sentences.values() if one.what not in ("answer", "questions", "outcome"))
    return [re.sub(r"^  \[[\w-]+\] |“[^”]*”", "", one.sentence) for one in said]


def test_what_is_said_at_the_table_uses_common_words():
    """Each word is among the 3,000 most common of English, or is a word of the game."""
    said = said_at_the_table()
    rare = {
        (word, sentence)
        for sentence in said
        for word in re.findall(r"[a-z]+", NAME.sub("", sentence).lower().replace("'s", ""))
        if not is_common(word)
    }

    assert len(words("common_words.txt")) == 3000
    assert len(said) > 1000
    assert set() == rare


def test_a_sentence_at_the_table_has_fourteen_words_at_most():
    sentences = {
        CARD.sub("card", POINTS_OF_A_PLAYER.sub("points", sentence))
        for said in said_at_the_table()
        for sentence in re.split(r"(?<=[.!?]) |(?<=[.!?]”) ", said)
    }

    assert len(sentences) > 900
    assert [] == [sentence for sentence in sentences if len(sentence.split()) > LONGEST_SENTENCE]


@pytest.mark.parametrize(
    ("word", "common"),
    [("swapped", True), ("reverses", True), ("newest", True), ("lapses", False), ("accused", False)],
)
def test_a_rare_word_would_be_found(word, common):
    assert common == is_common(word)


def test_nobody_is_told_of_numbers_of_entries():
    """Nor of anything else that only a logbook knows."""
    assert [] == [one for one in book().sentences.values() if wrong(one.sentence)]
