"""Writes the messages of the page as ES modules: each is a text, or a function of facts, with their types."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from fluent.syntax import ast

from tests.languages.facts import NONE, TRUTHS, argument_of, uses_of
from tests.languages.page import FIRST, Module, messages_of
from tests.languages.reading import CATEGORIES, Message

LEAD = "// A text or a function for each message. Written by `make messages` of languages/%s: edit that.\n"
FIRST_HEAD = """
/** @import { Told } from "./grammar.js" */

import { grammarOf } from "./grammar.js";

export const language = "%s";
export const { form, list, placeForm, series } = grammarOf(language);
"""
LATER_HEAD = """
/** @import { Told } from "../ui/grammar.js" */

import { form, list, series } from "../ui/messages.js";
"""
CALLED = {"COUNT": "%s.length", "LIST": "list(%s)", "SERIES": "series(%s)"}
"""What messages call, as scripts do."""

Tree = dict[str, Any]
"""Messages by the steps of their keys."""


def module_of(module: Module, language: str = "en") -> str:
    """The module in this language. Raises Faulty."""
    return written(module, messages_of(module), messages_of(module, language), language)


def language_of(text: str) -> str:
    """The language that a module for the first screens is in."""
    found = re.search(r'^export const language = "(.*)";$', text, re.MULTILINE)
    return found[1] if found else "en"


def written(
    module: Module, english: Mapping[str, Message], messages: Mapping[str, Message], language: str
) -> str:
    """The module that says these messages; the facts of each are those of the English one."""
    head = FIRST_HEAD % language if module is FIRST else LATER_HEAD
    tree: Tree = {}
    for key in english:
        *steps, last = key.split("-")
        branch = tree
        for step in steps:
            branch = branch.setdefault(step, {})
        branch[last] = key
    body = "".join(_Writer(english, messages).branch(tree, "  "))
    lead = LEAD % f"{language}/page/{module.source(language).name}"
    return f"{lead}{head}\nexport const messages = {{\n{body}}};\n"


Choice = ast.SelectExpression


@dataclass(frozen=True)
class Code:
    """A part of a message that is worked out."""

    text: str


@dataclass(frozen=True)
class _Writer:
    english: Mapping[str, Message]
    messages: Mapping[str, Message]

    def branch(self, tree: Tree, indent: str) -> Iterator[str]:
        for step, inside in tree.items():
            if isinstance(inside, dict):
                yield f"{indent}{step}: {{\n"
                yield from self.branch(inside, indent + "  ")
                yield f"{indent}}},\n"
                continue
            if known := uses_of(self.english, self.english[inside]):
                types = ", ".join(f"{fact}: {uses.type}" for fact, uses in known.items())
                yield f"{indent}/** @type {{(facts: {{ {types} }}) => string}} */\n"
            yield f"{indent}{step}: {self.leaf(self.messages[inside], bool(known))},\n"

    def leaf(self, message: Message, has_facts: bool) -> str:
        text = self.pattern(message.pattern)
        if not has_facts:
            return text
        facts = f"{{ {', '.join(sorted(message.facts))} }}" if message.facts else ""
        return f"({facts}) => {_as_part(text)}"

    def pattern(self, pattern: ast.Pattern) -> str:
        """An expression that is a text. No template stands in another one: eslint.config.js says why."""
        parts = [
            text
            for is_choice, some in groupby(self.elements(pattern), lambda one: isinstance(one, Choice))
            for text in (map(self.choice, some) if is_choice else [_literal(list(some))])
        ]
        return parts[0] if len(parts) == 1 else " + ".join(map(_as_part, parts))

    def elements(self, node: Any) -> Iterator[str | Code | Choice]:
        """What a pattern is made of; what it refers to is put in its place."""
        match node:
            case ast.Pattern():
                for one in node.elements:
                    yield from self.elements(one)
            case ast.TextElement():
                yield node.value
            case ast.Placeable():
                yield from self.elements(node.expression)
            case ast.StringLiteral():
                yield node.parse()["value"]
            case ast.MessageReference():
                yield from self.elements(self.messages[node.id.name].pattern)
            case ast.SelectExpression():
                yield node
            case _:
                yield Code(_value(node))

    def choice(self, choice: Choice) -> str:
        """The form for the value, or for its plural category; else the one with a star."""
        value = _value(choice.selector)
        (usual,) = (variant for variant in choice.variants if variant.default)
        others = (variant for variant in choice.variants if variant is not usual)
        forms = "".join(f"{_fits(one, value)} ? {self.pattern(one.value)} : " for one in others)
        return forms + self.pattern(usual.value)


def _value(node: Any) -> str:
    """A fact, or what a function makes of it."""
    if isinstance(node, ast.FunctionReference):
        return CALLED[node.id.name] % argument_of(node)
    assert isinstance(node, ast.VariableReference)
    return node.id.name


def _fits(variant: ast.Variant, value: str) -> str:
    if isinstance(variant.key, ast.NumberLiteral):
        return f"{value} === {variant.key.value}"
    name = variant.key.name
    if name == NONE:
        return f"{value} == null"
    if name in TRUTHS:
        return value if name == "true" else f"!{value}"
    return f"{f'form({value})' if name in CATEGORIES else value} === {_quoted(name)}"


def _literal(parts: list[str | Code]) -> str:
    """A string, or a template where facts stand in it."""
    if not any(isinstance(part, Code) for part in parts):
        return _quoted("".join(map(str, parts)))
    texts = (f"${{{part.text}}}" if isinstance(part, Code) else _in_template(part) for part in parts)
    return f"`{''.join(texts)}`"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _in_template(text: str) -> str:
    return text.replace("\\", "\\\\").replace("`", "\\`").replace("$", "\\$")


def _as_part(text: str) -> str:
    """In brackets where it is, or begins with, a choice."""
    return text if text[0] in '`"(' else f"({text})"
