"""Every word of the page is a message. What chooses among them stands in two files: for the first screens and
for all others. `make lint` checks that each message is read."""

import re

import pytest

from referee.page import STATIC_FOLDER, digest_of_assets

HELD = ("words.js", "messages.js")
"""What holds the words."""
WRITES = [STATIC_FOLDER / "ui" / "parts.js", STATIC_FOLDER / "ui" / "card-faces.js"] + [
    *(file for file in sorted(STATIC_FOLDER.glob("screens/*.js")) if file.name not in HELD),
    *sorted(STATIC_FOLDER.glob("games/*/*.js")),
]
"""What puts elements on the screen."""

NO_TEXT = re.compile(r"//.*$|/\*[\s\S]*?\*/|^import .*$|\b(?:class|kind): (?:\"[^\"]*\"|`[^`]*`)", re.M)
"""Comments, imports and names of styles."""
STRING = re.compile(r'"([^"\n]*)"|`([^`]*)`')
WORDS = re.compile(r"\b[A-Z]?[a-z]{2,} [a-z]{2,}\b|^[A-Z][a-z]+")
"""Two words in a row, or one that begins a sentence."""
NO_WORDS = re.compile(
    r"Enter|Backspace|Escape|taken back"
    r"|(?:(?:red|blue|green|yellow|\$\{color\}) )?(?:skip|draw two|double draw two)"
    r"|wild (?:draw four|shuffle hands|swap hands|customizable)"
    r"|icon taken|\.sheet input|main big wide|who big wide .*|side who .*|home long|blue reverse"
    r"|column lit|slot asked|following asks-color|end hollow|repeat\(.*"
)
"""As the browser, the API and the styles call things: keys, cards, what became of an entry, and classes."""


def literal_words(source: str) -> list[str]:
    texts = [first or second for first, second in STRING.findall(NO_TEXT.sub("", source))]
    return [
        text
        for text in texts
        if WORDS.search(re.sub(r"\$\{[^}]*\}", "", text)) and not NO_WORDS.fullmatch(text)
    ]


@pytest.mark.parametrize("file", WRITES, ids=lambda file: file.relative_to(STATIC_FOLDER).as_posix())
def test_no_screen_holds_a_word_of_its_own(file):
    assert [] == literal_words(file.read_text("utf-8"))


@pytest.mark.parametrize(
    "source", ['h("p", null, "Round over")', "button(`${n} of five`)", 'link("Undo", x)']
)
def test_a_word_in_a_screen_is_found(source):
    """Wherever it stands."""
    assert literal_words(source)


ALL_WORDS = """async (addresses) => {
  const [{ words }, ...others] = await Promise.all(addresses.map((address) => import(address)));
  const paths = (value, path) => {
    if (value.constructor !== Object) return [path];
    return Object.entries(value).flatMap(([name, one]) => paths(one, [...path, name]));
  };
  const at = (value, path) => path.reduce((inside, name) => inside?.[name], value);
  const isMessage = (path) => others.some(({ messages }) => at(messages, path) === at(words, path));
  const all = paths(words, []);
  const told = (path) => ["words", ...path].join(".");
  return { all: all.map(told), chosen: all.filter((path) => !isMessage(path)).map(told) };
}"""


@pytest.fixture
def known(phone):
    """The paths of all words, and of those that are more than a message."""
    at = [
        f"/page/{digest_of_assets()}/{path}"
        for path in ("screens/words.js", "screens/messages.js", "ui/messages.js")
    ]
    return phone.page.evaluate(ALL_WORDS, at)


def screens() -> str:
    files = (file for file in STATIC_FOLDER.rglob("*.js") if file.name not in HELD)
    return "\n".join(file.read_text("utf-8") for file in files)


def test_every_choice_of_words_is_used(known):
    """By its name, or by that of what it is among: where the name of the one comes from the referee."""
    used = set(re.findall(r"\bwords(?:\.\w+)+", screens()))

    assert len(known["chosen"]) > 50
    assert [] == [path for path in known["chosen"] if not any(is_along(path, one) for one in used)]


def test_every_word_that_a_screen_names_is_there(known):
    """A name that is written wrong would only be noticed where that screen is looked at."""
    named = set(re.findall(r"\bwords(?:\.(?!js\b)\w+)+", screens()))

    assert len(named) > 100
    assert [] == [name for name in named if not any(is_along(path, name) for path in known["all"])]


def is_along(path: str, other: str) -> bool:
    """Whether one of them leads to the other or beyond it."""
    return f"{path}.".startswith(f"{other}.") or f"{other}.".startswith(f"{path}.")
