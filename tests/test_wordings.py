"""The words of all phrasings may be worked out beforehand, and are never those of other phrasings."""

import pytest

from referee.ask.every_question import QUESTIONS
from referee.ask.lookup import texts_of
from referee.ask.words import words_of
from referee.services import wordings


@pytest.fixture
def file(tmp_path, monkeypatch):
    monkeypatch.setattr(wordings, "FILE", tmp_path / "wordings.txt")
    return wordings.FILE


def test_what_was_kept_is_what_would_be_worked_out(file):
    wordings.main()
    kept = wordings.kept_words()

    assert list(QUESTIONS.values()) == list(kept)
    assert all([words_of(text) for text in texts_of(one)] == words for one, words in kept.items())


def test_words_that_other_code_read_are_not_those(file, monkeypatch):
    """A release that reads a phrasing otherwise works all of them out anew."""
    wordings.main()
    monkeypatch.setattr(wordings, "READ_BY", wordings.READ_BY[:-1])

    assert {} == wordings.kept_words()


@pytest.mark.parametrize("damage", ["missing", "of other phrasings", "no text"])
def test_a_file_that_does_not_fit_is_not_read(damage, file):
    """And nobody is told words of other questions."""
    if damage == "of other phrasings":
        wordings.main()
        file.write_text("0" + file.read_text(encoding="utf-8")[1:].replace("draw", "drew"), encoding="utf-8")
    if damage == "no text":
        file.write_bytes(b"\xff\xfe")

    assert {} == wordings.kept_words()
