"""Compiles the messages of the server to the data of a catalog (`referee/languages/catalog.py`)."""

from collections.abc import Mapping
from typing import Any

from fluent.syntax import ast

from referee.languages.catalog import CALL, CHOICE, FACT, MESSAGE, Pattern
from referee.message_compiler.reading import PLURAL_CATEGORIES, Message


def compile_catalog(messages: Mapping[str, Message]) -> dict[str, Pattern]:
    """Return the pattern of each message, by key. The result is JSON data."""
    return {key: _pattern(message.pattern) for key, message in messages.items()}


def _pattern(pattern: ast.Pattern) -> Pattern:
    """The parts of a pattern. Neighboring texts become one, and a text alone is no list."""
    parts: list[Any] = []
    for element in pattern.elements:
        part = element.value if isinstance(element, ast.TextElement) else _part(element.expression)
        if isinstance(part, str) and parts and isinstance(parts[-1], str):
            parts[-1] += part
        else:
            parts.append(part)
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _part(expression: Any) -> str | list[Any]:
    match expression:
        case ast.StringLiteral():
            text: str = expression.parse()["value"]
            return text
        case ast.VariableReference():
            return [FACT, expression.id.name]
        case ast.MessageReference():
            return [MESSAGE, expression.id.name]
        case ast.FunctionReference():
            (argument,) = expression.arguments.positional
            options = {one.name.name: _part(one.value) for one in expression.arguments.named}
            return [CALL, expression.id.name, _part(argument), *([options] if options else [])]
        case ast.Placeable():
            return _part(expression.expression)
        case ast.SelectExpression():
            variants = [_variant(variant) for variant in expression.variants if not variant.default]
            (default,) = (variant for variant in expression.variants if variant.default)
            return [CHOICE, _part(expression.selector), variants, _pattern(default.value)]
    raise TypeError(f"A message has no part of this kind: {type(expression).__name__}")


def _variant(variant: ast.Variant) -> list[Any]:
    if isinstance(variant.key, ast.NumberLiteral):
        return [int(variant.key.value), False, _pattern(variant.value)]
    return [variant.key.name, variant.key.name in PLURAL_CATEGORIES, _pattern(variant.value)]
