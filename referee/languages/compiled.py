"""Messages made into functions, once: to tell one, nothing is parsed any more."""

from collections.abc import Callable, Mapping
from typing import Any

from fluent.syntax import ast

from referee.languages.messages import CATEGORIES, Message

Facts = Mapping[str, Any]
Told = Callable[[Facts], str]
"""A message as a function: of its facts, the sentence. It raises KeyError where a fact is missing."""
Value = Callable[[Facts], Any]
Function = Callable[[Any], str]
Plural = Callable[[int], str]
"""The plural category of a number in a language, as CLDR names it: `one`, `few`, `other`."""


class Compiler:
    """Makes functions of the messages of a language, by its `functions` and its `plural` forms."""

    def __init__(self, functions: Mapping[str, Function], plural: Plural):
        self._functions, self._plural = functions, plural
        self._told: dict[str, Told] = {}

    def compiled(self, messages: Mapping[str, Message]) -> dict[str, Told]:
        """Each message as a function, by its key."""
        for key, message in messages.items():
            self._told[key] = self._pattern(message.pattern)
        return self._told

    def _pattern(self, pattern: ast.Pattern) -> Told:
        parts = tuple(map(self._element, pattern.elements))
        if len(parts) == 1:
            return parts[0]
        return lambda facts: "".join([part(facts) for part in parts])

    def _element(self, element: ast.TextElement | ast.Placeable) -> Told:
        if isinstance(element, ast.TextElement):
            text = element.value
            return lambda facts: text
        value = self._value(element.expression)
        return lambda facts: str(value(facts))

    def _value(self, expression: Any) -> Value:
        match expression:
            case ast.StringLiteral() | ast.NumberLiteral():
                literal = expression.parse()["value"]
                return lambda facts: literal
            case ast.VariableReference():
                name = expression.id.name
                return lambda facts: facts[name]
            case ast.MessageReference():
                key, told = expression.id.name, self._told
                return lambda facts: told[key](facts)
            case ast.FunctionReference():
                function = self._functions[expression.id.name]
                argument = self._value(expression.arguments.positional[0])
                return lambda facts: function(argument(facts))
            case ast.SelectExpression():
                return self._choice(expression)
            case ast.Placeable():
                return self._value(expression.expression)
        raise TypeError(f"{expression!r} is not compiled")

    def _choice(self, expression: ast.SelectExpression) -> Told:
        """Of several forms the one for the value, for its plural category, or the one with a star."""
        value, plural = self._value(expression.selector), self._plural
        forms = {_key(variant): self._pattern(variant.value) for variant in expression.variants}
        usual = next(forms[_key(variant)] for variant in expression.variants if variant.default)
        has_categories = not CATEGORIES.isdisjoint(forms)

        def told(facts: Facts) -> str:
            chosen = value(facts)
            form = forms.get(chosen)
            if form is None and has_categories and isinstance(chosen, int):
                form = forms.get(plural(chosen))
            return (form or usual)(facts)

        return told


def _key(variant: ast.Variant) -> str | int:
    """The value that a variant is for."""
    key = variant.key
    return int(key.value) if isinstance(key, ast.NumberLiteral) else key.name
