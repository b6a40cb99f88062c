"""The types of the facts of a page message, derived from how the message uses each fact."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from fluent.syntax import ast

from referee.message_compiler.reading import PLURAL_CATEGORIES, Message

NONE = "none"
"""The variant for a fact that is null or undefined."""
TRUTHS = ("true", "false")
"""The variants for a Boolean fact."""
NUMBERS = frozenset(
    [
        "by",
        "cards",
        "column",
        "entry",
        "expected",
        "facedown",
        "goal",
        "hands",
        "held",
        "hours",
        "many",
        "minutes",
        "most",
        "number",
        "people",
        "place",
        "points",
        "round",
        "rounds",
        "target",
        "times",
        "total",
        "waiting",
        "waits",
        "wins",
        "won",
    ]
)
"""The names of facts that are numbers. Any other fact is a text, if no message has a variant for a number."""


@dataclass
class FactUse:
    """How a message uses a fact."""

    fact: str
    is_list: bool = False
    is_number: bool = False
    is_truth: bool = False
    may_be_none: bool = False
    names: list[str] = field(default_factory=list)
    """The names of all variants, if a choice by this fact has no variant `other`."""

    @property
    def type(self) -> str:
        """The type of the fact, in the syntax of JSDoc."""
        return f"{self._kind()} | null | undefined" if self.may_be_none else self._kind()

    def _kind(self) -> str:
        if self.is_list:
            return "readonly Told[]"
        if self.is_number:
            return "number"
        if self.is_truth:
            return "boolean"
        if self.names:
            return " | ".join(f'"{name}"' for name in self.names)
        return "number" if self.fact in NUMBERS else "string"


def fact_uses_of_message(messages: Mapping[str, Message], message: Message) -> dict[str, FactUse]:
    """Return how a message, with all messages that it refers to, uses its facts. The keys are their names."""
    uses = {fact: FactUse(fact) for fact in sorted(message.facts)}
    _note_uses(messages, message.pattern, uses)
    return uses


def _note_uses(messages: Mapping[str, Message], node: Any, uses: dict[str, FactUse]) -> None:
    match node:
        case ast.Pattern():
            for element in node.elements:
                _note_uses(messages, element, uses)
        case ast.Placeable():
            _note_uses(messages, node.expression, uses)
        case ast.MessageReference():
            _note_uses(messages, messages[node.id.name].pattern, uses)
        case ast.FunctionReference():
            uses[fact_passed_to_function(node)].is_list = True
        case ast.SelectExpression():
            if isinstance(node.selector, ast.VariableReference):
                _note_variants(node, uses[node.selector.id.name])
            _note_uses(messages, node.selector, uses)
            for variant in node.variants:
                _note_uses(messages, variant.value, uses)


def _note_variants(choice: ast.SelectExpression, use: FactUse) -> None:
    names = [variant.key.name for variant in choice.variants if isinstance(variant.key, ast.Identifier)]
    use.may_be_none |= NONE in names
    use.is_number |= len(names) < len(choice.variants) or not PLURAL_CATEGORIES.isdisjoint(
        {*names} - {"other"}
    )
    use.is_truth |= not {*names}.isdisjoint(TRUTHS)
    if "other" not in names:
        use.names += (name for name in names if name not in (NONE, *TRUTHS, *use.names))


def fact_passed_to_function(call: ast.FunctionReference) -> str:
    """Return the name of the fact with which a message calls a function."""
    (argument,) = call.arguments.positional
    assert isinstance(argument, ast.VariableReference)
    return argument.id.name
