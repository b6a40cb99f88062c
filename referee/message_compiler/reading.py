"""Reads Fluent files (`.ftl`) and reports every fault with file and line."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse, visitor

from referee.languages.grammar import FUNCTIONS

PLURAL_CATEGORIES = frozenset(("zero", "one", "two", "few", "many", "other"))
"""The plural categories of Unicode CLDR."""
CATEGORIES_BY_LANGUAGE = {
    **dict.fromkeys(("da", "de", "en", "nb", "nl", "sv", "tr"), ("one", "other")),
    **dict.fromkeys(("ca", "es", "fr", "it", "pt"), ("one", "many", "other")),
    **dict.fromkeys(("pl", "ru", "uk"), ("one", "few", "many", "other")),
}
"""The plural categories that each language has. A choice by number needs a variant for each of them."""
WORDS = "WORDS"
"""The function that writes a number in words."""
LANGUAGES = Path(__file__).parents[1] / "languages"
ENGLISH = LANGUAGES / "en"


@dataclass(frozen=True)
class FluentFile:
    """The path of a Fluent file inside `languages`, and its text."""

    path: str
    text: str


@dataclass(frozen=True)
class Fault:
    """Something wrong in a line of a Fluent file."""

    file: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}"


class FaultyMessages(Exception):
    """Some messages cannot be compiled. `faults`: everything that is wrong, in the order of the files."""

    def __init__(self, faults: Sequence[Fault]):
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


@dataclass(frozen=True)
class Message:
    """A message with its place.

    `facts`: the names of the facts that it needs, also for the messages to which it refers.
    """

    key: str
    pattern: ast.Pattern
    file: str
    line: int
    facts: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Vocabulary:
    """What a message may use.

    `functions`: the names of functions. `others`: messages of other files. `language`: decides which plural
    categories a choice by number needs.
    """

    functions: frozenset[str] = frozenset(FUNCTIONS)
    language: str = "en"
    others: Mapping[str, Message] = field(default_factory=dict)

    @property
    def plural_categories(self) -> frozenset[str]:
        """The categories that a choice by number needs; `other` alone if the language is not in the table."""
        return frozenset(CATEGORIES_BY_LANGUAGE.get(self.language, ("other",)))


SERVER_VOCABULARY = Vocabulary()


def read_folder(folder: Path) -> dict[str, Message]:
    """Return the messages of all files in a folder, by key. Raises FaultyMessages."""
    return read_files([read_file(path) for path in sorted(folder.glob("*.ftl"))])


def read_file(path: Path) -> FluentFile:
    """Return a file of the folder `languages`."""
    return FluentFile(path.relative_to(LANGUAGES).as_posix(), path.read_text("utf-8"))


def read_files(files: Sequence[FluentFile], vocabulary: Vocabulary = SERVER_VOCABULARY) -> dict[str, Message]:
    """Return the messages of these files, by key. Raises FaultyMessages with all faults of all files."""
    messages: dict[str, Message] = {}
    faults: list[Fault] = []
    for file in files:
        faults += _add_messages_of_file(file, messages)
    known = {**vocabulary.others, **messages}
    faults += (
        fault for message in messages.values() for fault in _faults_of_message(message, known, vocabulary)
    )
    if faults:
        raise FaultyMessages(sorted(faults, key=lambda fault: (fault.file, fault.line)))
    return {key: _with_facts(message, known) for key, message in messages.items()}


def _add_messages_of_file(file: FluentFile, messages: dict[str, Message]) -> Iterator[Fault]:
    """Add the messages of a file to `messages`, and yield what is wrong with their form."""
    for entry in parse(file.text).body:
        line = _line_of_entry(file.text, entry)
        match entry:
            case ast.Junk():
                yield Fault(file.path, line, entry.annotations[0].message or "This is no message.")
            case ast.Term():
                yield Fault(file.path, line, f"-{entry.id.name} is a term: write a message instead.")
            case ast.Message():
                key = entry.id.name
                if key in messages:
                    first = messages[key]
                    yield Fault(file.path, line, f"{key} stands in {first.file}:{first.line} already.")
                if entry.value is None or entry.attributes:
                    yield Fault(
                        file.path, line, f"{key} has attributes: give each text a message of its own."
                    )
                if entry.value is not None:
                    messages.setdefault(key, Message(key, entry.value, file.path, line))


def _line_of_entry(text: str, entry: ast.EntryType) -> int:
    return text.count("\n", 0, entry.span.start if entry.span is not None else 0) + 1


class _PartsOfPattern(visitor.Visitor):
    """The facts, messages and functions that a pattern names, and the variants of each of its choices."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.facts: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()
        self.variants_of_choices: list[frozenset[str]] = []
        self.visit(pattern)

    def visit(self, node: ast.BaseNode) -> None:
        match node:
            case ast.VariableReference():
                self.facts.add(node.id.name)
            case ast.MessageReference():
                self.messages.add(node.id.name)
            case ast.FunctionReference():
                self.functions.add(node.id.name)
            case ast.SelectExpression():
                keys = (variant.key for variant in node.variants)
                self.variants_of_choices.append(
                    frozenset(key.name for key in keys if isinstance(key, ast.Identifier))
                )
        super().visit(node)


def referenced_keys(message: Message) -> set[str]:
    """Return the keys of the messages to which this message refers directly."""
    return _PartsOfPattern(message.pattern).messages


def _faults_of_message(
    message: Message, known: Mapping[str, Message], vocabulary: Vocabulary
) -> Iterator[Fault]:
    parts = _PartsOfPattern(message.pattern)
    for name in sorted(parts.functions - vocabulary.functions):
        yield Fault(message.file, message.line, f"{message.key} calls {name}, which is no function.")
    for name in sorted(parts.messages - known.keys()):
        yield Fault(message.file, message.line, f"{message.key} refers to {name}, which is no message.")
    for variants in parts.variants_of_choices:
        is_by_number = bool(variants & PLURAL_CATEGORIES - {"other"})
        for missing in sorted(vocabulary.plural_categories - variants) if is_by_number else ():
            yield Fault(message.file, message.line, f"{message.key} has no form for {missing}.")
    has_words = WORDS in vocabulary.functions
    without_zero = _facts_in_words_without_zero(message.pattern, frozenset()) if has_words else ()
    for fact in sorted(set(without_zero)):
        what = f"{message.key} writes ${fact} in words, so it needs a choice by ${fact} with a variant for 0."
        yield Fault(message.file, message.line, what)
    if message.key in _all_referenced_keys(message, known):
        yield Fault(message.file, message.line, f"{message.key} refers to itself.")


def _facts_in_words_without_zero(node: Any, chosen: frozenset[str]) -> Iterator[str]:
    """The facts that a pattern passes to WORDS outside a choice by this fact that has a variant for 0.

    The word for 0 depends on the sentence in most languages, as in `no cards` and `none`. `chosen`: the facts
    of the choices around `node` that have such a variant.
    """
    match node:
        case ast.Pattern():
            for element in node.elements:
                yield from _facts_in_words_without_zero(element, chosen)
        case ast.Placeable():
            yield from _facts_in_words_without_zero(node.expression, chosen)
        case ast.FunctionReference():
            for argument in node.arguments.positional:
                if node.id.name == WORDS and isinstance(argument, ast.VariableReference):
                    yield from {argument.id.name} - chosen
                yield from _facts_in_words_without_zero(argument, chosen)
        case ast.SelectExpression():
            if isinstance(node.selector, ast.VariableReference) and any(map(_is_for_zero, node.variants)):
                chosen |= {node.selector.id.name}
            for variant in node.variants:
                yield from _facts_in_words_without_zero(variant.value, chosen)


def _is_for_zero(variant: ast.Variant) -> bool:
    return isinstance(variant.key, ast.NumberLiteral) and variant.key.value == "0"


def _all_referenced_keys(message: Message, known: Mapping[str, Message]) -> set[str]:
    """The keys of the messages to which this message refers, directly or through other messages."""
    seen: set[str] = set()
    left = [message]
    while left:
        for name in referenced_keys(left.pop()) - seen:
            seen.add(name)
            if name in known:
                left.append(known[name])
    return seen


def _with_facts(message: Message, known: Mapping[str, Message]) -> Message:
    patterns = (message.pattern, *(known[key].pattern for key in _all_referenced_keys(message, known)))
    return replace(
        message, facts=frozenset().union(*(_PartsOfPattern(pattern).facts for pattern in patterns))
    )
