"""The words of all phrasings may be worked out beforehand, and are never those of other phrasings."""

import pytest

from referee.ask import wordings
from referee.ask.every_question import QUESTIONS
from referee.ask.words import words_of


@pytest.fixture
def file(tmp_path, monkeypatch):
    monkeypatch.setattr(wordings, "FILE", tmp_path / "wordings.txt")
    return wordings.FILE


def test_what_was_kept_is_what_would_be_worked_out(file, monkeypatch):
    worked_out = {
        one: [words_of(text) for text in wordings.texts_of(one)] for one in list(QUESTIONS.values())[:20]
    }
    wordings.main()
    monkeypatch.setattr(wordings, "words_of", lambda text: pytest.fail("it is read from the file"))

    read = wordings.words_of_all()

    assert list(QUESTIONS.values()) == list(read)
    assert worked_out == {one: read[one] for one in worked_out}


@pytest.mark.parametrize("damage", ["missing", "of other phrasings", "no text"])
def test_a_file_that_does_not_fit_is_not_read(damage, file, monkeypatch):
    """And nobody is told words of other questions."""
    if damage == "of other phrasings":
        wordings.main()
        file.write_text("0" + file.read_text(encoding="utf-8")[1:].replace("draw", "drew"), encoding="utf-8")
    if damage == "no text":
        file.write_bytes(b"\xff\xfe")
    monkeypatch.setattr(wordings, "words_of", lambda text: [text])

    read = wordings.words_of_all()

    assert all([[text] for text in wordings.texts_of(one)] == read[one] for one in QUESTIONS.values())
