"""The files of messages: what is wrong with them is named by file and line, and what is written of them
says the same as the library that interprets them."""

from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from referee.languages import grammar
from referee.languages.speech import tell
from tests.languages.forms import forms_of, handed_to
from tests.languages.reading import ENGLISH, Faulty, Message, read, read_folder
from tests.languages.writing import complaints, written

MESSAGES = read_folder(ENGLISH)
SAMPLES: tuple[Any, ...] = (0, 1, 2, 3, 11, 21, 1240, "Ann", "Ann and Bob", "{ $x }")
"""Facts of any kind: numbers with and without forms of their own, names, one that looks like a message."""
OF_CARDS = ("red 5", "green draw two", "wild", "wild draw four", "yellow 8")


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
    ],
)
def test_a_fault_is_named_with_its_line(text, line, what):
    with pytest.raises(Faulty) as raised:
        read([("en/x.ftl", text)])

    fault = raised.value.faults[0]
    assert ("en/x.ftl", line) == (fault.file, fault.line)
    assert what in fault.what
    assert str(raised.value).startswith(f"en/x.ftl:{line}: ")


def test_a_message_knows_the_facts_it_is_made_of():
    """Also those of messages that it refers to."""
    text = "one = { $a } { two }\ntwo = { $b ->\n    [x] { $c }\n   *[y] .\n}\n"

    told = read([("en/x.ftl", text)])["one"]

    assert {"a", "b", "c"} == told.facts


# --- written and interpreted ---

FUNCTIONS = {
    "AN": grammar.a_or_an,
    "CARD": grammar.printed,
    "ORDINAL": grammar.ordinal,
    "START": grammar.started,
    "TITLE": str.title,
    "WORDS": grammar.in_words,
}


def bundle() -> FluentBundle:
    """The same messages, interpreted."""

    def called(function):
        return lambda value: function(getattr(value, "value", value))

    functions = {name: called(function) for name, function in FUNCTIONS.items()}
    interpreter = FluentBundle(["en-US"], functions=functions, use_isolating=False)
    for path in sorted(ENGLISH.glob("*.ftl")):
        interpreter.add_resource(FluentResource(path.read_text("utf-8")))
    return interpreter


INTERPRETER = bundle()


def interpreted(key: str, facts: dict[str, Any]) -> str:
    """Numbers are told without marks between thousands."""
    told = {name: _plain(value) for name, value in facts.items()}
    text, errors = INTERPRETER.format_pattern(INTERPRETER.get_message(key).value, told)
    assert [] == errors
    return str(text)


def _plain(value: Any) -> Any:
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


@pytest.mark.parametrize("key", MESSAGES)
def test_what_is_written_says_what_is_interpreted(key):
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
    function = handed_to(MESSAGES, message, fact)
    if function == "CARD":
        options = list(OF_CARDS)
    elif function in ("ORDINAL", "WORDS"):
        options = [one for one in SAMPLES if isinstance(one, int)]
    elif function is not None:
        options = [one for one in SAMPLES if isinstance(one, str)]
    return options[number % len(options)]


def test_what_was_written_of_the_messages_is_what_they_are_now():
    """See `make messages`."""
    assert [] == list(complaints())


def test_a_fact_that_is_missing_is_named():
    with pytest.raises(KeyError, match="winners"):
        tell("match-over-breaks", {})


def test_nothing_but_text_comes_into_the_code_that_is_written():
    """Whatever stands in a message, it is a literal there."""
    text = 'one = \\ \' " {"{"} os.abort() \\n { $a }\n'
    code = written(read([("en/x.ftl", text)])).rpartition("MESSAGES: ")[0]
    told: dict[str, Any] = {}
    exec(code.partition("printed, started\n")[2], {"Facts": dict}, told)

    assert "\\ ' \" { os.abort() \\n !" == told["one"]({"a": "!"})


def test_a_fact_is_no_message():
    """What people are called is never read as a message."""
    told = tell("match-over-breaks", {"winners": "{ $seat } { match-over-breaks }"})

    assert "The match is over: { $seat } { match-over-breaks } won it." == told
