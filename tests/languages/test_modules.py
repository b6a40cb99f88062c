"""The messages of the page: as modules they say the same as the library that interprets them, what is wrong
is named by file and line, and no language breaks the page."""

from collections.abc import Sequence
from itertools import cycle, islice
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone, FluentType, fluent_number

from referee.build_messages import main
from referee.message_compiler import page
from referee.message_compiler.fact_types import FactUse, fact_uses_of_message
from referee.message_compiler.page import (
    FIRST,
    LATER,
    PAGE_FUNCTIONS,
    PAGE_MODULES,
    PageModule,
    messages_of_module,
)
from referee.message_compiler.page_modules import compile_page_module, language_of_module, write_module
from referee.message_compiler.reading import FaultyMessages, FluentFile, Message, Vocabulary, read_files
from tests.languages import screens
from tests.languages.telling import told

NUMBERS = (0, 1, 2, 3, 11, 21, 1240)
TEXTS = ("Ann", "O’Neil & Co", "{ $x } ${x} `", "\\", "7")
"""Also names that look like a message or like code."""
LISTS: tuple[list[str | int], ...] = ([], ["Ann"], ["Ann", "Bob"], ["Ann", "Bob", "Cleo"], [1, 2, 3, 4])
ROUNDS = 12
"""How often each message is told, each time with other facts."""


# --- written and interpreted ---


class _Items(FluentType):
    """A list, as the interpreter hands it to a function."""

    def __init__(self, items: Sequence[Any]):
        self.items = [str(item) for item in items]

    def format(self, *_: Any) -> str:
        raise AssertionError("a list is told by a function")


def _conjunction(of: _Items) -> str:
    *before, last = of.items or [""]
    if len(before) < 2:
        return " and ".join(of.items)
    return f"{', '.join(before)}, and {last}"


def _fact(value: Any) -> Any:
    """As the interpreter has it: what is not there, or is so or not, is the name of a form."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return _Items(value)
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


@pytest.fixture(scope="module")
def interpreters() -> dict[PageModule, FluentBundle]:
    functions = {
        "COUNT": lambda of: fluent_number(len(of.items)),
        "LIST": _conjunction,
        "SERIES": lambda of: ", ".join(of.items),
    }
    found = {}
    for module in PAGE_MODULES:
        found[module] = FluentBundle(["en-US"], functions=functions, use_isolating=False)
        found[module].add_resource(FluentResource(module.fluent_file("en").read_text("utf-8")))
    return found


def samples_of(uses: FactUse) -> list[Any]:
    """Every value that a fact of this kind may have."""
    if uses.is_list:
        values: list[Any] = list(LISTS)
    elif uses.is_truth:
        values = [True, False]
    elif uses.type.startswith("number"):
        values = list(NUMBERS)
    else:
        values = list(uses.names or TEXTS)
    return [None, *values] if uses.may_be_none else values


def facts_for(messages: dict[str, Message], key: str) -> list[dict[str, Any]]:
    """So many sets of facts; two facts go through their values at different paces."""
    kinds = fact_uses_of_message(messages, messages[key])
    columns = [
        list(islice(cycle(samples_of(uses)), place, (place + 1) * ROUNDS + place, place + 1))
        for place, uses in enumerate(kinds.values())
    ]
    return [dict(zip(kinds, row, strict=True)) for row in zip(*columns, strict=True)] or [{}]


@pytest.mark.parametrize("module", PAGE_MODULES, ids=lambda module: module.folder)
def test_a_module_says_what_is_interpreted(module, interpreters):
    """Every message, for facts of every kind that it takes."""
    messages, interpreter = messages_of_module(module), interpreters[module]
    calls = [(key, facts) for key in messages for facts in facts_for(messages, key)]
    expected = []
    for key, facts in calls:
        pattern = interpreter.get_message(key).value
        text, errors = interpreter.format_pattern(pattern, {k: _fact(v) for k, v in facts.items()})
        assert [] == errors and not isinstance(text, FluentNone)
        expected.append([key, facts, str(text)])

    said = told(module.path, calls)

    assert len(calls) > len(messages) > 100
    assert expected == [[key, facts, text] for (key, facts), text in zip(calls, said, strict=True)]


def test_the_page_is_built_in_english():
    assert "en" == language_of_module(FIRST.path.read_text("utf-8"))


# --- what is wrong is named ---

READ = Vocabulary(PAGE_FUNCTIONS)


def english(text: str) -> dict[str, Message]:
    return read_files([FluentFile("en/page/ui.ftl", text)], READ)


@pytest.fixture
def languages(tmp_path, monkeypatch):
    """Files of messages in a folder of their own; gives a function that writes one."""
    monkeypatch.setattr(page, "LANGUAGES", tmp_path)
    monkeypatch.setattr("referee.message_compiler.reading.LANGUAGES", tmp_path)

    def write(language: str, text: str) -> None:
        file = tmp_path / language / "page" / "ui.ftl"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")

    return write


@pytest.mark.parametrize(
    ("said", "what"),
    [
        ("home-title = A\nhome-title-long = B\n", "2: home-title-long is a step beyond home-title, a text."),
        ("home = { WORDS($n) }\n", "1: home calls WORDS, which is no function."),
        ("home = { $n ->\n    [one] x\n   *[few] y\n}\n", "1: home has no form for other."),
        ("home = { $n\n", '1: Expected token: "}"'),
    ],
)
def test_a_fault_of_the_page_is_named_with_its_line(languages, said, what):
    languages("en", said)

    with pytest.raises(FaultyMessages) as raised:
        messages_of_module(FIRST)

    assert f"en/page/ui.ftl:{what}" == str(raised.value)


@pytest.mark.parametrize(
    ("said", "what"),
    [
        ("home-tite = Heim\n", "1: home-tite is no message in English."),
        ("home-leads = { $who } führt\n", "1: home-leads needs the fact who, which English does not have."),
        ("home-title = Heim\nhome-leads = { $name führt\n", '2: Expected token: "}"'),
    ],
)
def test_a_fault_of_a_translation_is_named_with_its_line(languages, said, what):
    languages("en", "home-title = Home\nhome-leads = { $name } leads\n")
    languages("de", said)

    with pytest.raises(FaultyMessages) as raised:
        compile_page_module(FIRST, "de")

    assert f"de/page/ui.ftl:{what}" == str(raised.value)


def test_a_fault_changes_no_module(languages, monkeypatch, capsys):
    """`make messages` reports the fault and leaves the files that were built before."""
    languages("en", "home-title = Home\n")
    languages("de", "home-titles = Heim\n")
    before = [module.path.stat().st_mtime_ns for module in PAGE_MODULES]

    assert 1 == main(["de"])
    assert "de/page/ui.ftl:1: home-titles is no message in English.\n" == capsys.readouterr().out
    assert before == [module.path.stat().st_mtime_ns for module in PAGE_MODULES]


def test_the_forms_of_a_number_are_those_of_the_language(languages):
    """English has two, Polish four."""
    languages("en", "cards = { $n ->\n    [one] 1 card\n   *[other] { $n } cards\n}\n")
    languages(
        "pl", "cards = { $n ->\n    [one] 1 karta\n    [few] { $n } karty\n   *[other] { $n } kart\n}\n"
    )

    with pytest.raises(FaultyMessages, match="cards has no form for many"):
        compile_page_module(FIRST, "pl")


# --- no language breaks the page ---


def test_what_a_language_does_not_say_is_said_in_english(languages, tmp_path):
    languages("en", "home-title = Home\nhome-leads = { $name } leads\n")
    languages("de", "home-leads = Vorn: { $name }\n")
    module = tmp_path / "messages.mjs"
    module.write_text(
        compile_page_module(FIRST, "de").replace("./grammar.js", str(FIRST.path.with_name("grammar.js")))
    )

    assert ["Home", "Vorn: Ann"] == told(module, [("home-title", {}), ("home-leads", {"name": "Ann"})])
    assert "de" == language_of_module(module.read_text())


def test_a_language_without_messages_is_english(languages):
    languages("en", "home-title = Home\n")

    assert compile_page_module(FIRST, "de").replace('"de"', '"en"').replace(
        "de/", "en/"
    ) == compile_page_module(FIRST)


def test_nothing_but_text_comes_into_a_module(tmp_path):
    """Whatever stands in a message, it is a literal there."""
    text = 'one = \\ \' " ` ${"{"}a{"}"} */ { $a }\ntwo = \\ \' " ` // ${"{"}a{"}"}\n'
    messages = english(text)
    module = tmp_path / "messages.mjs"
    code = write_module(LATER, messages, messages, "en")
    module.write_text(code.partition("\n\nexport ")[2].join(("export ", "")))

    assert ["\\ ' \" ` ${a} */ !", "\\ ' \" ` // ${a}"] == told(module, [("one", {"a": "!"}), ("two", {})])


# --- the types of facts ---


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        ("{ $x }", "string"),
        ("{ LIST($x) } { COUNT($x) ->\n    [one] wins\n   *[other] win\n}", "readonly Told[]"),
        ("{ $x ->\n    [one] 1 card\n   *[other] { $x } cards\n}", "number"),
        ("{ $x ->\n    [0] none\n   *[other] { $x }\n}", "number"),
        ("{ $x ->\n    [true] a\n   *[false] b\n}", "boolean"),
        ("{ $x ->\n    [golf] a\n   *[uno] b\n}", '"golf" | "uno"'),
        ("{ $x ->\n    [keeper] a\n   *[other] b\n}", "string"),
        ("{ $x ->\n    [none] a\n   *[other] { $x }\n}", "string | null | undefined"),
        ("{ $x ->\n    [none] a\n    [one] b\n   *[other] c\n}", "number | null | undefined"),
    ],
)
def test_what_a_message_does_with_a_fact_says_what_it_has_to_be(said, kind):
    messages = english(f"one = {said}\ntwo = {{ one }}\n")

    assert [kind, kind] == [fact_uses_of_message(messages, messages[key])["x"].type for key in ("one", "two")]


def test_a_fact_is_text_or_by_its_name_a_number():
    messages = english("one = { $name } { $points }\n")

    assert {"name": "string", "points": "number"} == {
        fact: uses.type for fact, uses in fact_uses_of_message(messages, messages["one"]).items()
    }


# --- who reads them ---

READS = english("a-b = 1\na-c = 2\na-d-e = 3\na-d-f = 4\n")
OTHERS = ["a-b", "a-c", "a-d-e", "a-d-f"]


@pytest.mark.parametrize(
    ("script", "unread"),
    [
        ("h(words.a.b, words.a.c({ n: 1 }))", ["a-d-e", "a-d-f"]),
        ("const { b, d: of } = words.a; h(b, of.e)", ["a-c", "a-d-f"]),
        ("const said = words.a.d; h(said.e)", ["a-b", "a-c", "a-d-f"]),
        ("h(words.a.d[kind])", ["a-b", "a-c"]),
        ("const words = { ...messages, a: { ...messages.a } };", OTHERS),
        ("// words.a.b\n/* words.a.c */", OTHERS),
    ],
)
def test_a_message_that_no_screen_reads_is_named(script, unread):
    lines = {key: number for number, key in enumerate(OTHERS, 1)}

    assert [
        f"referee/languages/en/page/ui.ftl:{lines[key]}: no screen reads {key}." for key in unread
    ] == list(screens.complaints(READS, [script]))
