"""Writes the messages of the server as Python functions, into referee/languages/english.py, and those of the
page as ES modules, see tests/languages/modules.py.

    python -m tests.languages.writing           (make messages)
    python -m tests.languages.writing de        the page in another language (make messages ARGS=de)
    python -m tests.languages.writing --check   only says whether they are as they should be

What is written is part of the checkout: to tell a message nothing has to be parsed.
"""

import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from fluent.syntax import ast

from tests.languages import modules
from tests.languages.page import FIRST, MODULES
from tests.languages.reading import CATEGORIES, ENGLISH, Faulty, Message, read_folder

WRITTEN = ENGLISH.parent / "english.py"
HEAD = '''"""English: a function for each message. Written by `make messages` of en/*.ftl: edit these."""

# ruff: noqa: E501 - a text without a fact in it stays in one piece

from referee.languages.grammar import Facts, Told, a_or_an, form, in_words, ordinal, printed, started

'''


def written(messages: Mapping[str, Message]) -> str:
    """The module, formatted as all code is."""
    functions = "\n\n".join(map(_function, messages.values()))
    keys = ",".join(f"{key!r}: {_name(key)}" for key in messages)
    code = f"{HEAD}\n{functions}\n\n\nMESSAGES: dict[str, Told] = {{{keys}}}\n"
    ruff = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(WRITTEN), "-"]
    return subprocess.run(ruff, input=code, text=True, capture_output=True, check=True).stdout


def _function(message: Message) -> str:
    facts = "facts" if message.facts else "_"
    return f"def {_name(message.key)}({facts}: Facts) -> str:\n    return {_pattern(message.pattern)}\n"


def _name(key: str) -> str:
    return key.replace("-", "_")


def _pattern(pattern: ast.Pattern) -> str:
    return " + ".join(map(_element, pattern.elements))


def _element(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return repr(element.value)
    return _text(element.expression)


def _text(expression: Any) -> str:
    match expression:
        case ast.StringLiteral():
            return repr(expression.parse()["value"])
        case ast.MessageReference():
            return f"{_name(expression.id.name)}(facts)"
        case ast.SelectExpression():
            return f"({_choice(expression)})"
        case ast.FunctionReference():
            return _value(expression)
        case ast.Placeable():
            return _text(expression.expression)
    return f"str({_value(expression)})"


def _value(expression: Any) -> str:
    """What is chosen by, or handed to a function."""
    match expression:
        case ast.VariableReference():
            return f"facts[{expression.id.name!r}]"
        case ast.FunctionReference():
            (argument,) = expression.arguments.positional
            return f"{CALLED[expression.id.name]}({_value(argument)})"
    return _text(expression)


CALLED = {
    "AN": "a_or_an",
    "CARD": "printed",
    "ORDINAL": "ordinal",
    "START": "started",
    "TITLE": "str.title",
    "WORDS": "in_words",
}
"""What messages call, as it is called in referee/languages/grammar.py."""


def _choice(expression: ast.SelectExpression) -> str:
    """The form for the value, or for its plural category; else the one with a star."""
    value = _value(expression.selector)
    (usual,) = (variant for variant in expression.variants if variant.default)
    others = (variant for variant in expression.variants if variant is not usual)
    forms = "".join(f"{_pattern(one.value)} if {_fits(one, value)} else " for one in others)
    return forms + _pattern(usual.value)


def _fits(variant: ast.Variant, value: str) -> str:
    if isinstance(variant.key, ast.NumberLiteral):
        return f"{value} == {variant.key.value}"
    chosen = f"form({value})" if variant.key.name in CATEGORIES else value
    return f"{chosen} == {variant.key.name!r}"


def complaints() -> Iterator[str]:
    """What is wrong with the files of messages, or with what was written of them."""
    try:
        messages = read_folder(ENGLISH)
    except Faulty as faulty:
        yield str(faulty)
        return
    if WRITTEN.read_text("utf-8") != written(messages):
        yield f"{_told(WRITTEN)}:1: the messages have changed: run make messages."
    yield from _complaints_of_page()


def _complaints_of_page() -> Iterator[str]:
    """Of the language that the modules of the page are in."""
    language = modules.language_of(FIRST.path.read_text("utf-8"))
    for module in MODULES:
        try:
            text = modules.module_of(module, language)
        except Faulty as faulty:
            yield str(faulty)
            continue
        if module.path.read_text("utf-8") != text:
            yield f"{_told(module.path)}:1: the messages have changed: run make messages."


def _told(path: Path) -> str:
    return str(path.relative_to(Path(__file__).parents[2]))


def main() -> int:
    if "--check" in sys.argv:
        found = list(complaints())
        print("\n".join(found), end="\n" if found else "")
        return 1 if found else 0
    language = sys.argv[1] if len(sys.argv) > 1 else "en"
    try:  # all of it is right before any of it is written
        texts = {module.path: modules.module_of(module, language) for module in MODULES}
        texts[WRITTEN] = written(read_folder(ENGLISH))
    except Faulty as faulty:
        print(faulty)
        return 1
    for path, text in texts.items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
