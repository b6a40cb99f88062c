"""A catalog: the messages of one language as data, and the interpreter that turns a message into a sentence.

The message compiler makes the data from Fluent files (`referee/message_compiler`). The data is JSON:

- A *pattern* is a string, or a list of parts.
- A *part* is a string or one of the four lists below. The first element says which one.

    [FACT, name]                              the fact with this name
    [MESSAGE, key]                            another message, with the same facts
    [CALL, function, part]                    a function of the language, called with the value of a part
    [CHOICE, part, variants, default pattern] the first variant that fits the value of a part

- A *variant* is `[key, is_category, pattern]`. A key is a text, a number, or a plural category (`one`).
"""

from collections.abc import Callable, Mapping
from typing import Any

Facts = Mapping[str, Any]
"""What a sentence is about: numbers, texts, and names of cards and people, each with the name of the fact."""
Pattern = str | list[Any]
FACT, MESSAGE, CALL, CHOICE = range(4)


class Catalog:
    """The messages of one language.

    `patterns`: the pattern of each message, by the key of the message. `functions`: the functions that
    messages may call, by their names in messages. `plural_category`: the category of a number (`one`), or
    any other value as it is.
    """

    def __init__(
        self,
        patterns: Mapping[str, Pattern],
        functions: Mapping[str, Callable[[Any], str]],
        plural_category: Callable[[Any], Any],
    ) -> None:
        self._patterns = patterns
        self._functions = functions
        self._plural_category = plural_category

    def format(self, key: str, facts: Facts) -> str:
        """The message with this key, as a sentence. Raises KeyError if the message or a fact is missing."""
        return self._format_pattern(self._patterns[key], facts)

    def _format_pattern(self, pattern: Pattern, facts: Facts) -> str:
        if isinstance(pattern, str):
            return pattern
        return "".join(
            [part if isinstance(part, str) else self._format_part(part, facts) for part in pattern]
        )

    def _format_part(self, part: Any, facts: Facts) -> str:
        kind = part[0]
        if kind == FACT:
            return str(facts[part[1]])
        if kind == MESSAGE:
            return self._format_pattern(self._patterns[part[1]], facts)
        if kind == CALL:
            return self._functions[part[1]](self._value(part[2], facts))
        value = self._value(part[1], facts)
        for key, is_category, pattern in part[2]:
            if key == (self._plural_category(value) if is_category else value):
                return self._format_pattern(pattern, facts)
        return self._format_pattern(part[3], facts)

    def _value(self, part: Any, facts: Facts) -> Any:
        """The value of a part that is chosen by, or passed to a function: a fact keeps its type."""
        if isinstance(part, str):
            return part
        return facts[part[1]] if part[0] == FACT else self._format_part(part, facts)
