"""The messages of the server: faults are reported with file and line, and the compiled catalog says the same
as the library that interprets Fluent files."""

import json
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from referee.kit.said import Said
from referee.languages import grammar
from referee.languages.catalog import COUNT, FACT, TEXT_FUNCTIONS, Catalog, Pattern
from referee.languages.speech import tell
from referee.message_compiler.reading import (
    CATEGORIES_BY_LANGUAGE,
    ENGLISH,
    FaultyMessages,
    FluentFile,
    Message,
    read_files,
    read_folder,
)
from referee.message_compiler.server_catalog import compile_catalog
from tests.languages.forms import forms_of, handed_to

MESSAGES = read_folder(ENGLISH)
SAMPLES: tuple[Any, ...] = (0, 1, 2, 3, 11, 21, 1240, "Ann", "Ann and Bob", "{ $x }")
"""Facts of any kind: numbers with and without forms of their own, names, one that looks like a message."""
OF_CARDS = ("red 5", "green draw two", "wild", "wild draw four", "yellow 8")


def read_text(text: str) -> dict[str, Message]:
    return read_files([FluentFile("en/x.ftl", text)])


# --- what is wrong is named ---


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("one = One.\none = Another.\n", 2, "one stands in en/x.ftl:1 already."),
        ("one = One.\n\ntwo = { $n ->\n    [one] x\n}\n", 3, "Expected one of the variants to be marked"),
        ("one = { two }\n", 1, "one refers to two, which is no message."),
        ("one = { two }\ntwo = { one }\n", 1, "one refers to itself."),
        ("one = { SHOUT($n) }\n", 1, "one calls SHOUT, which is no function."),
        ("one =\n    .title = One\n", 1, "one has attributes: give each text a message of its own."),
        ("-one = One\n", 1, "-one is a term: write a message instead."),
        ("one = { $count ->\n    [few] a\n   *[other] b\n}\n", 1, "one has no form for one."),
        ("one = { $count ->\n   *[one] a\n}\n", 1, "one has no form for other."),
        (
            "one = { WORDS($n) }\n",
            1,
            "one writes $n in words, so it needs a choice by $n with a variant for 0.",
        ),
        ("one = { $n ->\n    [one] a\n   *[other] { WORDS($n) }\n}\n", 1, "one writes $n in words"),
    ],
)
def test_a_fault_is_named_with_its_line(text, line, what):
    with pytest.raises(FaultyMessages) as raised:
        read_text(text)

    fault = raised.value.faults[0]
    assert ("en/x.ftl", line) == (fault.file, fault.line)
    assert what in fault.what
    assert str(raised.value).startswith(f"en/x.ftl:{line}: ")


@pytest.mark.parametrize("language", CATEGORIES_BY_LANGUAGE)
def test_the_plural_categories_are_those_of_cldr(language):
    assert Locale.parse(language).plural_form.tags | {"other"} == {*CATEGORIES_BY_LANGUAGE[language]}


def test_a_message_knows_the_facts_it_is_made_of():
    """Also those of messages that it refers to."""
    text = "one = { $a } { two }\ntwo = { $b ->\n    [x] { $c }\n   *[y] .\n}\n"

    assert {"a", "b", "c"} == read_text(text)["one"].facts


# --- compiled and interpreted ---


def bundle() -> FluentBundle:
    """The same messages, interpreted."""

    def called(name, function):
        return lambda value, **options: _called(name, function, getattr(value, "value", value), options)

    functions = {name: called(name, function) for name, function in grammar.FUNCTIONS.items()}
    interpreter = FluentBundle(["en-US"], functions=functions, use_isolating=False)
    for path in sorted(ENGLISH.glob("*.ftl")):
        interpreter.add_resource(FluentResource(path.read_text("utf-8")))
    return interpreter


def _called(name: str, function: Callable[..., Any], value: Any, options: dict[str, Any]) -> Any:
    """What the function makes of a value, and of each item of a list."""
    options = {name: getattr(option, "value", option) for name, option in options.items()}
    if name == COUNT:
        return fluent_number(len(value.items))
    if isinstance(value, Listed) and name not in TEXT_FUNCTIONS:
        return grammar.listed([function(item, **options) for item in value.items])
    return function(str(value) if name in TEXT_FUNCTIONS else value, **options)


class Listed(str):
    """A list as the interpreter knows it: a text, and the items for functions."""

    items: tuple[Any, ...]


INTERPRETER = bundle()


def interpreted(key: str, facts: dict[str, Any]) -> str:
    """Numbers are told without marks between thousands."""
    told = {name: _plain(value) for name, value in facts.items()}
    text, errors = INTERPRETER.format_pattern(INTERPRETER.get_message(key).value, told)
    assert [] == errors
    return str(text)


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        listed = Listed(grammar.listed([str(item) for item in value]))
        listed.items = value
        return listed
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


@pytest.mark.parametrize("key", MESSAGES)
def test_the_catalog_says_what_is_interpreted(key):
    """Of every message, for facts of every kind: each in turn, and each form that it has."""
    message, tried = MESSAGES[key], 0
    for number in range(len(SAMPLES)):
        facts = {
            name: value_of(message, name, number + place) for place, name in enumerate(sorted(message.facts))
        }
        assert interpreted(key, facts) == tell(key, facts)
        tried += 1
    assert tried == len(SAMPLES)


def value_of(message: Message, fact: str, number: int) -> Any:
    """A value for this fact: a card or a number where the message hands it to a function, else any."""
    options = [*forms_of(message, fact), *SAMPLES]
    functions = handed_to(MESSAGES, message, fact)
    if "CARD" in functions:
        options = list(OF_CARDS)
    elif functions & {"ORDINAL", "WORDS"}:
        options = [one for one in SAMPLES if isinstance(one, int)]
    elif functions:
        options = [one for one in SAMPLES if isinstance(one, str)]
    if COUNT in functions:
        return tuple(options[: 1 + number % len(options)])
    return options[number % len(options)]


def test_a_fact_that_is_missing_is_named():
    with pytest.raises(KeyError, match="winners"):
        tell("match-over-breaks", {})


def test_a_text_stays_as_it_is_in_the_catalog():
    """Backslashes, quotes and braces; neighboring texts are one part."""
    patterns = compile_catalog(read_text('one = \\ \' " {"{"} os.abort() \\n { $a }\n'))

    assert {"one": ["\\ ' \" { os.abort() \\n ", [FACT, "a"]]} == patterns
    assert "\\ ' \" { os.abort() \\n !" == catalog_of(patterns).render(Said("one", {"a": "!"}), str)


def catalog_of(patterns: Mapping[str, Pattern]) -> Catalog:
    return Catalog(json.loads(json.dumps(patterns)), grammar.ENGLISH)


def test_a_fact_is_no_message():
    """What people are called is never read as a message."""
    told = tell("match-over-breaks", {"winners": "{ $seat } { match-over-breaks }"})

    assert "The match is over: { $seat } { match-over-breaks } won it." == told
