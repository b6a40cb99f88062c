"""Compiles the messages of the page to ES modules.

A message without facts becomes a string. Any other message becomes a function of its facts, with their types.
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from fluent.syntax import ast

from referee.message_compiler.fact_types import NONE, TRUTHS, fact_passed_to_function, fact_uses_of_message
from referee.message_compiler.page import FIRST, PageModule, messages_of_module
from referee.message_compiler.reading import PLURAL_CATEGORIES, Message

LEAD = "// A string or a function for each message. The message compiler makes this file from languages/%s.\n"
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
SCRIPT_OF_FUNCTION = {"COUNT": "%s.length", "LIST": "list(%s)", "SERIES": "series(%s)"}
"""How a script calls each function of messages. `%s` stands for the fact."""

MessageTree = dict[str, Any]
"""The keys of messages in nested dictionaries, one level for each step of a key."""


def compile_page_module(module: PageModule, language: str = "en") -> str:
    """Return the text of a module in this language. Raises FaultyMessages."""
    english = messages_of_module(module)
    return write_module(module, english, messages_of_module(module, language), language)


def language_of_module(text: str) -> str:
    """Return the language of the text of the module `ui/messages.js`."""
    found = re.search(r'^export const language = "(.*)";$', text, re.MULTILINE)
    return found[1] if found else "en"


def write_module(
    module: PageModule, english: Mapping[str, Message], messages: Mapping[str, Message], language: str
) -> str:
    """Return the text of a module. Each message takes the facts of the English message."""
    head = FIRST_HEAD % language if module is FIRST else LATER_HEAD
    tree: MessageTree = {}
    for key in english:
        *steps, last = key.split("-")
        branch = tree
        for step in steps:
            branch = branch.setdefault(step, {})
        branch[last] = key
    body = "".join(_Writer(english, messages).branch(tree, "  "))
    lead = LEAD % f"{language}/page/{module.fluent_file(language).name}"
    return f"{lead}{head}\nexport const messages = {{\n{body}}};\n"


Choice = ast.SelectExpression


@dataclass(frozen=True)
class Script:
    """A part of a message that is a script expression."""

    text: str


@dataclass(frozen=True)
class _Writer:
    english: Mapping[str, Message]
    messages: Mapping[str, Message]

    def branch(self, tree: MessageTree, indent: str) -> Iterator[str]:
        for step, inside in tree.items():
            if isinstance(inside, dict):
                yield f"{indent}{step}: {{\n"
                yield from self.branch(inside, indent + "  ")
                yield f"{indent}}},\n"
                continue
            if known := fact_uses_of_message(self.english, self.english[inside]):
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
        """The script expression of a pattern, without templates inside templates (see `eslint.config.js`)."""
        parts: list[str] = []
        for is_choice, some in groupby(self.elements(pattern), lambda one: isinstance(one, Choice)):
            if is_choice:
                parts += [self.choice(one) for one in some if isinstance(one, Choice)]
            else:
                parts.append(_literal([one for one in some if not isinstance(one, Choice)]))
        return parts[0] if len(parts) == 1 else " + ".join(map(_as_part, parts))

    def elements(self, node: Any) -> Iterator[str | Script | Choice]:
        """The texts, script expressions and choices of a node. Referenced messages are inserted."""
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
                yield Script(_value(node))

    def choice(self, choice: Choice) -> str:
        """The script expression of a choice: the first variant that fits, else the default variant."""
        value = _value(choice.selector)
        (usual,) = (variant for variant in choice.variants if variant.default)
        others = (variant for variant in choice.variants if variant is not usual)
        forms = "".join(f"{_fits(one, value)} ? {self.pattern(one.value)} : " for one in others)
        return forms + self.pattern(usual.value)


def _value(node: Any) -> str:
    """The script expression of a fact or of a function call."""
    if isinstance(node, ast.FunctionReference):
        return SCRIPT_OF_FUNCTION[node.id.name] % fact_passed_to_function(node)
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
    return f"{f'form({value})' if name in PLURAL_CATEGORIES else value} === {_quoted(name)}"


def _literal(parts: list[str | Script]) -> str:
    """A string, or a template if there are script expressions among the parts."""
    if not any(isinstance(part, Script) for part in parts):
        return _quoted("".join(map(str, parts)))
    texts = (f"${{{part.text}}}" if isinstance(part, Script) else _in_template(part) for part in parts)
    return f"`{''.join(texts)}`"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _in_template(text: str) -> str:
    return text.replace("\\", "\\\\").replace("`", "\\`").replace("$", "\\$")


def _as_part(text: str) -> str:
    """A script expression as an operand: in brackets if it begins with a choice."""
    return text if text[0] in '`"(' else f"({text})"
