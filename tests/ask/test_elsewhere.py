"""Texts about other games and texts in other languages are recognized, and no others."""

from collections import Counter
from pathlib import Path
from time import process_time

import pytest

from referee.ask.reading.elsewhere import (
    LANGUAGE_TAGS,
    OTHER_LANGUAGE,
    games_in,
    key_of_language,
    language_of,
    languages_in,
    not_ours,
    other_game_in,
)
from referee.ask.reading.named_rules import found_for
from referee.ask.search.every_question import QUESTIONS, texts_of
from referee.ask.search.lookup import LONGEST_QUERY, asked_back, index_of
from referee.kit.tables import InvalidTextTable, parse_text_table
from referee.languages.speech import has_message, render

HERE = Path(__file__).parent
ENGLISH_FILES = sorted(path for path in HERE.glob("*.txt") if path.name != "other_languages.txt")
LEAST_OF_EACH = {"de": 30, "fr": 30, "es": 30, "it": 15, "pt": 15, "nl": 15, OTHER_LANGUAGE: 8}
"""Minimum number of sentences of each language in other_languages.txt."""


def _lines(name: str) -> list[tuple[str, str]]:
    """The lines of a file: what is expected, and the text."""
    lines = (HERE / name).read_text(encoding="utf-8").splitlines()
    return [(expected, text) for expected, _, text in (line.partition(" | ") for line in lines)]


OTHER_LANGUAGES, OTHER_GAMES = _lines("other_languages.txt"), _lines("other_games.txt")


def test_texts_in_other_languages_are_recognized():
    """Also where they name cards in English."""
    found = [(language_of(text), text) for _, text in OTHER_LANGUAGES]

    assert OTHER_LANGUAGES == found
    counted = Counter(tag for tag, _ in OTHER_LANGUAGES)
    assert LEAST_OF_EACH.keys() == counted.keys()
    assert all(counted[tag] >= least for tag, least in LEAST_OF_EACH.items())


@pytest.mark.parametrize("path", ENGLISH_FILES, ids=lambda path: path.name)
def test_no_english_text_is_taken_for_another_language(path):
    """What people type has typing errors, names and few words. What no question answers may be in any one."""
    lines = path.read_text(encoding="utf-8").splitlines()
    texts = [text for line in lines if line[:4] != "- | " for text in (line, *line.split(" | "))]

    assert texts
    assert [] == [text for text in texts if language_of(text)]


def test_no_phrasing_is_taken_for_another_language_or_another_game():
    """All questions of the book, in all their phrasings."""
    texts = [text for question in QUESTIONS.values() for text in texts_of(question)]

    assert len(texts) > 15_000
    assert [] == [text for text in texts if not_ours(text)]


@pytest.mark.parametrize(
    "text",
    [
        "can i play de red one on de blue one",
        "teh sister se the card, un the pile",
        "José and Zoë both said uno",
        "my fiancé says no",
        "uno dos tres, who starts",
        "wen can i challenge",
        "whos turn ist it",
        "wat is a skip",
        "kan i play +2 on +4",
        "das is not fair",
        "color changer on a color changer",
        "joker",
        "?? +4 on +2",
        "🃏🎴",
        "",
        "' or 1=1 --",
        "may I write Ω on a blank wild",
        "𝐜𝐚𝐧 𝐢 𝐬𝐭𝐚𝐜𝐤",
        "ｃａｎ ｉ ｓｔａｃｋ",
    ],
)
def test_a_foreign_word_or_a_typing_error_is_no_other_language(text):
    assert language_of(text) is None


@pytest.mark.parametrize(("expected", "text"), OTHER_GAMES)
def test_other_games_are_named_and_ordinary_words_are_not(expected, text):
    """To flip a card, to attack and to show no mercy are no other games."""
    found = other_game_in(text)

    assert expected == ("-" if found is None else found.name)


def test_what_is_said_names_the_game_or_the_language():
    """Each language has a name."""
    game, language = not_ours("uno: attack, who presses"), not_ours("wie viele Karten bekommt jeder")

    assert game is not None and language is not None
    assert ("game", "UNO Attack") == (game.kind, render(game.name))
    assert "This is about UNO Attack. I only know UNO and UNO Golf." == render(game.sentence)
    assert ("language", "German") == (language.kind, render(language.name))
    assert "This is in German. I only read English." == render(language.sentence)
    assert LEAST_OF_EACH.keys() == set(LANGUAGE_TAGS)
    assert all(has_message(key_of_language(tag)) for tag in LANGUAGE_TAGS)
    assert not_ours("can I put a +2 on a +4") is None


@pytest.mark.parametrize(
    ("read", "text", "fault"),
    [
        (games_in, "game UNO Flip\n", "t.txt:1: there are no rows under game UNO Flip"),
        (
            games_in,
            "game DOS\n    dos\ngame DOS\n    2\n",
            "t.txt:3: game DOS has its rows in line 1 already",
        ),
        (languages_in, "de words\n    der\n", "t.txt: the heading de also English is missing"),
        (languages_in, "en\n    the\n", "t.txt:1: no language has the heading en"),
    ],
)
def test_a_fault_of_a_table_is_reported_with_its_file_and_line(read, text, fault):
    with pytest.raises(InvalidTextTable) as raised:
        list(read(parse_text_table("t.txt", text.encode())))

    assert fault == str(raised.value)


@pytest.mark.parametrize("text", (HERE / "general.txt").read_text(encoding="utf-8").splitlines())
@pytest.mark.parametrize("game", [None, "uno", "golf"])
def test_general_knowledge_gets_no_answer(text, game):
    """No question is shown as the answer."""
    assert [] == [hit.question.id for hit in found_for(text, game) if hit.is_good]


def test_of_general_knowledge_little_is_asked_back():
    texts = (HERE / "general.txt").read_text(encoding="utf-8").splitlines()
    back = [text for text in texts if asked_back(found_for(text, None)[:5])]

    assert len(back) / len(texts) <= 0.06


PHRASINGS = [one.phrasings[0] for one in QUESTIONS.values() if one.phrasings]


@pytest.mark.parametrize(
    "text",
    [
        "wild draw four draw two skip reverse ",
        "+4 on +2 ",
        "🃏👨‍👩‍👧",
        "можно положить ",
        "هل يمكنني اللعب ",
        "<script>alert('draw two')</script>",
        "1 2 3 4 ",
        "with stacking and jump in and seven zero ",
        "like poker ",
        "uno flip a ",
        "we agreed that ",
        " ".join(PHRASINGS),
        " ".join(f"wrod{chr(97 + one % 26)}{chr(97 + one // 26)}x" for one in range(400)),
    ],
    ids=lambda text: ascii(text[:12]),
)
def test_a_long_text_takes_little_work(text):
    """At most twelve times that of a short question on the same machine."""
    index_of(None)
    long = (text * LONGEST_QUERY)[:LONGEST_QUERY].strip()
    short = "can i put a draw two on a draw four if nobody said that we stack"

    assert _seconds(long) < 12 * _seconds(short)


def _seconds(text: str) -> float:
    """The processor time of reading and looking up a text, in seconds: the shortest of three."""
    return min(_timed(f"{text[:-1]}{one}") for one in range(3))


def _timed(text: str) -> float:
    start = process_time()
    not_ours(text)
    found_for(text, None)
    return process_time() - start
