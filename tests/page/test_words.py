"""Every word of the page stands in words.js, so that a translation is one file."""

import re

import pytest

from referee.page import STATIC

WRITES = [*sorted(STATIC.glob("screens/*.js")), STATIC / "parts.js", STATIC / "entry.js", STATIC / "faces.js"]
"""What puts elements on the screen."""

NO_TEXT = re.compile(r"^\s*//.*$|/\*.*?\*/|^import .*$|\b(?:class|kind): (?:\"[^\"]*\"|`[^`]*`)", re.S | re.M)
"""Comments, imports and names of styles."""
STRING = re.compile(r'"([^"\n]*)"|`([^`]*)`')
WORDS = re.compile(r"\b[A-Z]?[a-z]{2,} [a-z]{2,}\b|^[A-Z][a-z]+")
"""Two words in a row, or one that begins a sentence."""
NO_WORDS = {"Enter", "Backspace", "Escape"} | {"draw two", "double draw two", "wild draw four"}
"""Names of keys and of faces, as the browser and the API call them."""


def literal_words(source: str) -> list[str]:
    texts = [first or second for first, second in STRING.findall(NO_TEXT.sub("", source))]
    return [text for text in texts if WORDS.search(re.sub(r"\$\{[^}]*\}", "", text)) and text not in NO_WORDS]


@pytest.mark.parametrize("file", WRITES, ids=lambda file: file.name)
def test_no_screen_holds_a_word_of_its_own(file):
    assert [] == literal_words(file.read_text("utf-8"))


@pytest.mark.parametrize(
    "source", ['h("p", null, "Round over")', "button(`${n} of five`)", 'link("Undo", x)']
)
def test_a_word_in_a_screen_is_found(source):
    """Wherever it stands."""
    assert literal_words(source)
