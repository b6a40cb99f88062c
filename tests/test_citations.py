"""What code, tests and documents cite can be read: the file, its number, and the article are there.

Every rule is a function of texts, so that the end of this file can show each of them a text that breaks it.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from referee.games import GAMES
from referee.games.help import HELP
from referee.rulings.sources import SOURCES, SourceKind
from tests.test_disputes import DISPUTES, ONLY_UNDER_AN_OPTION

ROOT = Path(__file__).parents[1]
FOLDERS = ("", "docs", "docs/rules", "operations")
"""Where a file may lie whose name alone is cited; beside these, in the folder of the text that cites it."""

WRITTEN = {".py", ".mako", ".js", ".mjs", ".ts", ".css", ".html", ".txt", ".md", ".toml", ".yaml", ".sh"}
READ = ("referee", "tests", "tools", "operations", "deploy", "migrations", "docs", "*")
NOT_READ = {Path(__file__), ROOT / "CHANGELOG.md", ROOT / "tests/corpus/digests.txt"}
"""This file makes mistakes, the CHANGELOG tells of files that are gone, and digests are no texts."""

NUMBERED = {
    "uno.md": [*map(str, range(1, 68))],
    "golf.md": [f"G{number}" for number in range(1, 36)],
    "disputes.md": [*map(str, range(1, 108))],
}
"""What never goes, and never gets another meaning."""

FILE = re.compile(r"(?<![\w/.*<{-])((?:[\w-]+/)*[\w-]+\.md)\b(?![\w./])")
CREATED = re.compile(r"^ *```\w+ (\S+)$", re.M)
"""Files that the code blocks of a guide write."""
PATH = re.compile(r"`((?:referee|tests|docs|migrations)/[\w/.-]+\.\w+)`")
ANCHOR = re.compile(r'<a id="([\w.-]+)"></a>')
LINK = re.compile(r"\]\(([\w./-]*)(?:#([\w.-]+))?\)")
NUMBER = r"[GJT]?\d+(?:\.\d+)*"
RANGE = rf"{NUMBER}(?:(?:-| to ){NUMBER})?"
NUMBERS = rf"{RANGE}(?:(?:,? and |, ){RANGE})*"
NUMBERED_FILE = re.compile(rf"\b([\w-]+\.md) ({NUMBERS})")
SHORT = {
    re.compile(rf"\brows? ({NUMBERS})", re.IGNORECASE): "uno.md",
    re.compile(rf"\bdisputes? ({NUMBERS})", re.IGNORECASE): "disputes.md",
    re.compile(r"\b(G\d+(?:-G\d+)?)\b"): "golf.md",
    re.compile(r"\b([JT]\d+)\b"): "journeys.md",
}
"""What stands for a number of a file that the same text names."""

NOWHERE = re.compile(r"\bDESIGN\b|§|\bresearch/")
"""Words that lead to a text that nobody has."""

ID = re.compile(r"`((?:uno|golf|match)\.[a-z0-9.-]+)`")
OPTION = re.compile(r"`([a-z-]+): ([a-z0-9-]+)`")
SAYS_WHO = re.compile(r"^- ((?:[A-Z][A-Z0-9-]+)(?:, [A-Z][A-Z0-9-]+)*)(?=: )", re.MULTILINE)
SOURCE = re.compile(rf"^\| ([\w-]+) \| ({'|'.join(SourceKind)}) \|", re.MULTILINE)
EXAMPLES = {("difference", "option")}


@cache
def texts() -> dict[Path, str]:
    files = {path for place in READ for path in _files(place)}
    return {path: path.read_text("utf-8") for path in sorted(files - NOT_READ)}


def _files(place: str) -> Iterator[Path]:
    found = ROOT.glob("*") if place == "*" else (ROOT / place).rglob("*")
    ours = (path for path in found if "node_modules" not in path.parts)
    return (path for path in ours if path.is_file() and path.suffix in WRITTEN)


def rules() -> str:
    return "\n".join(text for path, text in texts().items() if path.parent == ROOT / "docs/rules")


@cache
def anchors(name: str) -> frozenset[str]:
    path = next((found for folder in FOLDERS if (found := ROOT / folder / name).is_file()), None)
    return frozenset(ANCHOR.findall(path.read_text("utf-8")) if path else ())


# --- the rules: each yields what is wrong ---


def files_that_are_not_there(told: Mapping[Path, str]) -> Iterator[str]:
    for path, text in told.items():
        folders = (*(ROOT / folder for folder in FOLDERS), path.parent)
        created = CREATED.findall(text)
        for name in dict.fromkeys(FILE.findall(text)):
            if name not in created and not any((folder / name).is_file() for folder in folders):
                yield f"{_shown(path)}: {name}"
        for name in dict.fromkeys(PATH.findall(text)):
            is_there = (ROOT / name).exists() or name in created
            if path.is_relative_to(ROOT / "docs") and not is_there:
                yield f"{_shown(path)}: {name}"


def words_that_lead_nowhere(told: Mapping[Path, str]) -> Iterator[str]:
    for path, text in told.items():
        yield from (f"{_shown(path)}: {word}" for word in dict.fromkeys(NOWHERE.findall(text)))


def numbers_that_are_not_there(told: Mapping[Path, str]) -> Iterator[str]:
    """Those told with their file, and the short ones of a file that is named in the same text."""
    for path, text in told.items():
        for name, number in dict.fromkeys(_numbers(path, text)):
            if number not in anchors(name):
                yield f"{_shown(path)}: {name} {number}"


def _numbers(path: Path, text: str) -> Iterator[tuple[str, str]]:
    for name, numbers in NUMBERED_FILE.findall(text):
        if anchors(Path(name).name):
            yield from ((Path(name).name, number) for number in each(numbers))
    for short, name in SHORT.items() if path.suffix in {".py", ".txt"} else ():
        if name in text or name == "disputes.md":
            yield from ((name, number) for numbers in short.findall(text) for number in each(numbers))


def each(numbers: str) -> Iterator[str]:
    """`17-19, 3.1-3.3, G2-G4 and 5`: one by one."""
    for part in re.split(r",? and |, ", numbers):
        first, _, last = part.replace(" to ", "-").partition("-")
        before = re.match(r"(?:[GJT]|.*\.)?", first)[0]
        yield from (
            f"{before}{number}"
            for number in range(int(first[len(before) :]), int((last or first)[len(before) :]) + 1)
        )


def short_forms_of_no_file(told: Mapping[Path, str]) -> Iterator[str]:
    """In Python; a transcript tells a dispute by its number, and tests/test_disputes.py names the file."""
    for path, text in told.items():
        for short, name in SHORT.items() if path.suffix == ".py" else ():
            if name not in text and (found := short.search(_spoken(text))):
                yield f"{_shown(path)}: {found[0]} of no {name}"


def _spoken(text: str) -> str:
    """The docstrings and comments of a text in Python."""
    return "\n".join(re.findall(r'"""(?:.|\n)*?"""|#.*', text))


def links_that_lead_nowhere(told: Mapping[Path, str]) -> Iterator[str]:
    for path, text in told.items():
        for name, anchor in LINK.findall(text) if path.suffix == ".md" else ():
            to = path.parent / name if name else path
            there = ANCHOR.findall(to.read_text("utf-8")) if anchor and to.is_file() else ()
            if not to.exists() or (anchor and anchor not in there):
                yield f"{_shown(path)}: {name}#{anchor}"


def articles_that_are_not_there(text: str) -> set[str]:
    return set(ID.findall(text)) - _articles()


def articles_that_are_named_nowhere(text: str) -> set[str]:
    return _articles() - set(ID.findall(text))


def _articles() -> set[str]:
    return {article.id for game in GAMES.values() for article in game.rulebook.articles}


def options_that_are_not_there(text: str) -> set[tuple[str, str]]:
    return set(OPTION.findall(text)) - EXAMPLES - set(_options(from_place=0))


def choices_that_are_named_nowhere(text: str) -> set[str]:
    """Every option but the standard one, by its article or by itself, and every house rule."""
    named, articles = set(OPTION.findall(text)), set(ID.findall(text))
    house_rules = {rule.id for game in GAMES.values() for rule in game.house_rules}
    return {
        f"{difference}: {option}"
        for (difference, option), its in _options(from_place=1).items()
        if (difference, option) not in named and not its <= articles
    } | {rule for rule in house_rules if f"`{rule}`" not in text}


def _options(from_place: int) -> dict[tuple[str, str], set[str]]:
    return {
        (one.id, str(option.id)): {article.id for article in option.articles}
        for game in GAMES.values()
        for one in game.differences
        for option in one.options[from_place:]
    }


def sources_that_are_not_there(text: str) -> set[str]:
    return {key for keys in SAYS_WHO.findall(text) for key in keys.split(", ")} - set(SOURCES)


def _shown(path: Path) -> str:
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)


# --- they hold ---

OF_ALL_TEXTS = (
    files_that_are_not_there,
    words_that_lead_nowhere,
    numbers_that_are_not_there,
    short_forms_of_no_file,
    links_that_lead_nowhere,
)
OF_THE_RULES = (
    articles_that_are_not_there,
    articles_that_are_named_nowhere,
    options_that_are_not_there,
    choices_that_are_named_nowhere,
    sources_that_are_not_there,
)


@pytest.mark.parametrize("wrong", OF_ALL_TEXTS, ids=lambda rule: rule.__name__)
def test_what_is_cited_can_be_read(wrong):
    assert [] == list(wrong(texts()))


@pytest.mark.parametrize("wrong", OF_THE_RULES, ids=lambda rule: rule.__name__)
def test_the_documents_and_the_rulebooks_know_each_other(wrong):
    assert set() == wrong(rules())


@pytest.mark.parametrize("name", NUMBERED)
def test_no_number_is_missing(name):
    assert [] == [number for number in NUMBERED[name] if number not in anchors(name)]


@pytest.mark.parametrize("path", sorted((ROOT / "docs").rglob("*.md")), ids=str)
def test_no_number_is_there_twice(path):
    found = ANCHOR.findall(path.read_text("utf-8"))

    assert sorted(set(found)) == sorted(found)


def test_every_dispute_is_in_the_catalogue():
    """Those that transcripts answer, and those that the lookup knows."""
    looked_up = {number for game in HELP.values() for one in game.questions for number in one.disputes}
    catalogue = set(map(int, anchors("disputes.md")))

    assert catalogue == DISPUTES | ONLY_UNDER_AN_OPTION
    assert set() == looked_up - catalogue


def test_the_sources_are_those_of_the_rulebooks():
    told = SOURCE.findall((ROOT / "docs/rules/README.md").read_text("utf-8"))

    assert {key: source.kind.value for key, source in SOURCES.items()} == dict(told)


# --- and each of them finds a mistake ---

HERE = ROOT / "tests/made_up.py"


@pytest.mark.parametrize(
    ("wrong", "text", "found"),
    [
        (files_that_are_not_there, "see docs/rules/chess.md", "docs/rules/chess.md"),
        (files_that_are_not_there, "rules.md row 19", "rules.md"),
        (words_that_lead_nowhere, "DESIGN 8: one word stands", "DESIGN"),
        (numbers_that_are_not_there, "docs/rules/uno.md 66-68", "uno.md 68"),
        (numbers_that_are_not_there, "docs/rules/golf.md G2, G34 and G36", "golf.md G36"),
        (numbers_that_are_not_there, "house-rules.md 3.12-3.14: others", "house-rules.md 3.14"),
        (numbers_that_are_not_there, "as in uno.md; rows 3 and 70", "uno.md 70"),
        (numbers_that_are_not_there, "# Dispute 108 (upheld): may I?", "disputes.md 108"),
        (numbers_that_are_not_there, "J16: of docs/journeys.md", "journeys.md J16"),
        (short_forms_of_no_file, '"""Dispute 12."""', "Dispute 12 of no disputes.md"),
        (short_forms_of_no_file, "# G24", "G24 of no golf.md"),
    ],
)
def test_a_made_up_citation_is_found(wrong, text, found):
    assert [f"tests/made_up.py: {found}"] == list(wrong({HERE: text}))


def test_a_made_up_link_is_found():
    here = ROOT / "docs/made_up.md"

    assert ["docs/made_up.md: rules/uno.md#68", "docs/made_up.md: chess.md#"] == list(
        links_that_lead_nowhere({here: "[a](rules/uno.md#67) [b](rules/uno.md#68) [c](chess.md)"})
    )


@pytest.mark.parametrize(
    ("wrong", "changed", "found"),
    [
        (articles_that_are_not_there, ("`uno.match`", "`uno.mach`"), {"uno.mach"}),
        (articles_that_are_named_nowhere, ("`golf.reveal`", "it"), {"golf.reveal"}),
        (options_that_are_not_there, ("`first-wild: returned`", "`first-wild: no`"), {("first-wild", "no")}),
        (choices_that_are_named_nowhere, ("`skip-bounce`", "it"), {"skip-bounce"}),
        (sources_that_are_not_there, ("- BASIC: ", "- BASICS: "), {"BASICS"}),
    ],
    ids=lambda told: getattr(told, "__name__", ""),
)
def test_a_mistake_in_the_rules_is_found(wrong, changed, found):
    assert found == wrong(rules().replace(*changed))


def test_ranges_are_told_one_by_one():
    assert ["17", "18", "19", "3.1", "3.2", "G2", "G3", "G4", "5"] == list(
        each("17-19, 3.1-3.2, G2-G4 and 5")
    )
