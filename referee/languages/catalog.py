"""A catalog: the messages of one language as data, and the interpreter that turns a message into a sentence.

The message compiler makes the data from Fluent files (`referee/message_compiler`). The data is JSON:

- A *pattern* is a string, or a list of parts.
- A *part* is a string or one of the four lists below. The first element says which one.

    [FACT, name]                              the fact with this name
    [MESSAGE, key]                            another message, with the same facts
    [CALL, function, part]                    a function of the language, called with the value of a part
    [CALL, function, part, options]           the same with options, such as {"article": "the"}
    [CHOICE, part, variants, default pattern] the first variant that fits the value of a part

- A *variant* is `[key, is_category, pattern]`. A key is a text, a number, or a plural category (`one`).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from referee.kit.said import Facts, Paragraph, Person, Said, Sentence
from referee.kit.seats import NameOfSeat

Pattern = str | list[Any]
FACT, MESSAGE, CALL, CHOICE = range(4)
COUNT, LIST, OF, START = "COUNT", "LIST", "OF", "START"
"""Functions of every language: the length of a list, a list as text, the genitive of a name, and the
beginning of a sentence."""
TEXT_FUNCTIONS = frozenset((LIST, OF, START))
"""Functions that are called with a text. The others are called with the fact itself."""


@dataclass(frozen=True)
class Grammar:
    """The grammar of one language, as its messages need it.

    - `functions`: The functions that messages may call, by their names in messages. A function that is called
      with a list is called with each item, except the functions above.
    - `plural_category`: Returns the plural category of a number (`one`), and any other value as it is.
    - `join_list`: Returns the items of a list as a text: `Ann, Bob and Cat`.
    """

    functions: Mapping[str, Callable[..., Any]]
    plural_category: Callable[[Any], Any]
    join_list: Callable[[Sequence[str]], str]


class Catalog:
    """The messages of one language. `patterns`: the pattern of each message, by the key of the message."""

    def __init__(self, patterns: Mapping[str, Pattern], grammar: Grammar) -> None:
        self._patterns = patterns
        self._grammar = grammar

    def __contains__(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return key in self._patterns

    def render(self, sentence: Sentence, name: NameOfSeat) -> str:
        """The text of a sentence. `name`: returns the name of the player at a seat.

        Raises KeyError if the message or a fact is missing.
        """
        return self._text(sentence, name)

    def facts_of(self, key: str) -> frozenset[str]:
        """The names of the facts that a message uses, in any of its variants. Raises KeyError."""
        return frozenset(self._facts_in(self._patterns[key]))

    def _facts_in(self, pattern: Any) -> Iterator[str]:
        for part in [pattern] if isinstance(pattern, str) else pattern:
            if isinstance(part, str):
                continue
            kind = part[0]
            if kind == FACT:
                yield part[1]
            elif kind == MESSAGE:
                yield from self._facts_in(self._patterns[part[1]])
            elif kind == CALL:
                yield from self._facts_in([part[2]])
            else:
                yield from self._facts_in([part[1]])
                for _, _, variant in part[2]:
                    yield from self._facts_in(variant)
                yield from self._facts_in(part[3])

    def _format_pattern(self, pattern: Pattern, facts: Facts, name: NameOfSeat) -> str:
        if isinstance(pattern, str):
            return pattern
        return "".join(
            [part if isinstance(part, str) else self._format_part(part, facts, name) for part in pattern]
        )

    def _format_part(self, part: Any, facts: Facts, name: NameOfSeat) -> str:
        kind = part[0]
        if kind == FACT:
            return self._text(facts[part[1]], name)
        if kind == MESSAGE:
            return self._format_pattern(self._patterns[part[1]], facts, name)
        if kind == CALL:
            return str(self._value(part, facts, name))
        value = self._value(part[1], facts, name)
        for key, is_category, pattern in part[2]:
            if key == (self._grammar.plural_category(value) if is_category else value):
                return self._format_pattern(pattern, facts, name)
        return self._format_pattern(part[3], facts, name)

    def _value(self, part: Any, facts: Facts, name: NameOfSeat) -> Any:
        """The value of a part that is chosen by, or passed to a function: a fact keeps its type."""
        if isinstance(part, str):
            return part
        if part[0] == FACT:
            return facts[part[1]]
        if part[0] == CALL:
            options = part[3] if len(part) > 3 else {}
            return self._call(part[1], self._value(part[2], facts, name), options, name)
        return self._format_part(part, facts, name)

    def _call(self, function: str, value: Any, options: Mapping[str, str], name: NameOfSeat) -> Any:
        call = self._grammar.functions[function]
        if function == COUNT:
            return call(value)
        if function == START and self._begins_with_name(value):
            # A name stays as it is: "bob" is not written "Bob" at the beginning of a sentence.
            return self._text(value, name)
        if function in TEXT_FUNCTIONS:
            return call(self._text(value, name))
        if isinstance(value, tuple):
            return self._grammar.join_list([str(call(one, **options)) for one in value])
        return call(value, **options)

    def _begins_with_name(self, value: Any) -> bool:
        """Whether the text of this fact begins with the name of a person."""
        if isinstance(value, Person):
            return True
        if isinstance(value, tuple):
            return bool(value) and self._begins_with_name(value[0])
        return isinstance(value, Said) and self._pattern_begins_with_name(
            self._patterns[value.key], value.facts
        )

    def _pattern_begins_with_name(self, pattern: Pattern, facts: Facts) -> bool:
        first = pattern if isinstance(pattern, str) else pattern[0]
        if isinstance(first, str):
            return False
        if first[0] == CALL and first[1] in TEXT_FUNCTIONS:
            first = first[2]
        if first[0] == FACT:
            return self._begins_with_name(facts[first[1]])
        if first[0] == MESSAGE:
            return self._pattern_begins_with_name(self._patterns[first[1]], facts)
        return False

    def _text(self, value: Any, name: NameOfSeat) -> str:
        """A fact as text."""
        if isinstance(value, str):
            return value
        if isinstance(value, Person):
            return name(value.seat)
        if isinstance(value, Said):
            return self._format_pattern(self._patterns[value.key], value.facts, name)
        if isinstance(value, tuple):
            return self._grammar.join_list([self._text(one, name) for one in value])
        if isinstance(value, Paragraph):
            return " ".join([self._text(one, name) for one in value.sentences])
        return str(value)
