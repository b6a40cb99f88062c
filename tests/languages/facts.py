"""What the facts of a message of the page have to be: worked out from what the message does with them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from fluent.syntax import ast

from tests.languages.reading import CATEGORIES, Message

NONE = "none"
"""The form for a fact that there is not."""
TRUTHS = ("true", "false")
"""The forms for a fact that is so or is not."""
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
"""The names of facts that are numbers. All others are text, unless a message has a form for a number."""


@dataclass
class Uses:
    """What a message does with a fact."""

    fact: str
    is_list: bool = False
    is_number: bool = False
    is_truth: bool = False
    may_be_none: bool = False
    names: list[str] = field(default_factory=list)
    """The forms it has, where it has none for others."""

    @property
    def type(self) -> str:
        """As JSDoc has it."""
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


def uses_of(messages: Mapping[str, Message], message: Message) -> dict[str, Uses]:
    """Of each fact by its name; also what messages do with it to which this one refers."""
    uses = {fact: Uses(fact) for fact in sorted(message.facts)}
    _look(messages, message.pattern, uses)
    return uses


def _look(messages: Mapping[str, Message], node: Any, uses: dict[str, Uses]) -> None:
    match node:
        case ast.Pattern():
            for element in node.elements:
                _look(messages, element, uses)
        case ast.Placeable():
            _look(messages, node.expression, uses)
        case ast.MessageReference():
            _look(messages, messages[node.id.name].pattern, uses)
        case ast.FunctionReference():
            uses[argument_of(node)].is_list = True
        case ast.SelectExpression():
            if isinstance(node.selector, ast.VariableReference):
                _look_at_forms(node, uses[node.selector.id.name])
            _look(messages, node.selector, uses)
            for variant in node.variants:
                _look(messages, variant.value, uses)


def _look_at_forms(choice: ast.SelectExpression, use: Uses) -> None:
    names = [variant.key.name for variant in choice.variants if isinstance(variant.key, ast.Identifier)]
    use.may_be_none |= NONE in names
    use.is_number |= len(names) < len(choice.variants) or not CATEGORIES.isdisjoint({*names} - {"other"})
    use.is_truth |= not {*names}.isdisjoint(TRUTHS)
    if "other" not in names:
        use.names += (name for name in names if name not in (NONE, *TRUTHS, *use.names))


def argument_of(call: ast.FunctionReference) -> str:
    """The fact that a function is called with."""
    (argument,) = call.arguments.positional
    assert isinstance(argument, ast.VariableReference)
    return argument.id.name
