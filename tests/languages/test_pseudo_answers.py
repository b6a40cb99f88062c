"""No English word is left in the answers of the service when all messages are in another language."""

from dataclasses import replace

import pytest

from tests.proofs.pseudo import NAMES, PSEUDO, english_in

CHAPTERS = ("golf/actions", "golf/house/clear_anytime", "uno/house/sixty_nine", "uno/house/seven_zero_calls")


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_sentence_of_an_evening_is_a_message(chapter):
    """All recorded chapters are tried by `make prove ARGS=pseudo`."""
    assert {} == english_in([chapter], NAMES)


def test_a_word_that_is_no_message_is_found(monkeypatch):
    glued = replace(PSEUDO, join_list=" and then ".join)
    monkeypatch.setattr("tests.proofs.pseudo.PSEUDO", glued)

    assert english_in(["golf/actions"], NAMES)
