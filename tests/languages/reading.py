"""The messages of a language as they stand in its files, in the syntax of Fluent; and their faults."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from babel import Locale
from fluent.syntax import ast, parse, visitor

FUNCTIONS = frozenset(("AN", "CARD", "ORDINAL", "START", "TITLE", "WORDS"))
"""What a message may call, see referee/languages/grammar.py."""
CATEGORIES = frozenset(("zero", "one", "two", "few", "many", "other"))
"""The plural categories that CLDR knows."""
LANGUAGES = Path(__file__).parents[2] / "referee" / "languages"
ENGLISH = LANGUAGES / "en"
Source = tuple[str, str]
"""The name of a file, and what stands in it."""


@dataclass(frozen=True)
class Fault:
    """Something wrong in a file of messages, by its line."""

    file: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}"


class Faulty(Exception):
    """Some messages cannot be used."""

    def __init__(self, faults: Sequence[Fault]):
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


@dataclass(frozen=True)
class Message:
    """A message: what it says, where it stands, and the names of the facts it is made of. Those of messages
    that it refers to are included."""

    key: str
    pattern: ast.Pattern
    file: str
    line: int
    facts: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Manner:
    """What messages may be made of."""

    functions: frozenset[str] = FUNCTIONS
    """What they may call."""
    language: str = "en"
    others: Mapping[str, Message] = field(default_factory=dict)
    """Messages that stand elsewhere, to which they may refer as well."""

    @property
    def forms(self) -> frozenset[str]:
        """Those that a choice by number has in this language: one of them is never meant for others."""
        return Locale.parse(self.language).plural_form.tags | {"other"}


OF_THE_SERVER = Manner()


def read_folder(folder: Path) -> dict[str, Message]:
    """The messages of all files in this folder. Raises Faulty."""
    return read([source(path) for path in sorted(folder.glob("*.ftl"))])


def source(path: Path) -> Source:
    return str(path.relative_to(LANGUAGES)), path.read_text("utf-8")


def read(sources: Sequence[Source], manner: Manner = OF_THE_SERVER) -> dict[str, Message]:
    """The messages by their keys. Raises Faulty with everything that is wrong, file by file."""
    found: dict[str, Message] = {}
    faults: list[Fault] = []
    for file, text in sources:
        for entry in parse(text).body:
            line = _line(text, entry)
            if isinstance(entry, ast.Junk):
                faults.append(Fault(file, line, entry.annotations[0].message or "This is no message."))
            elif isinstance(entry, ast.Term):
                faults.append(Fault(file, line, f"-{entry.id.name} is a term: write a message instead."))
            elif isinstance(entry, ast.Message):
                faults += _faults_of(found, entry, file, line)
                if entry.value is not None:
                    found.setdefault(entry.id.name, Message(entry.id.name, entry.value, file, line))
    known = {**manner.others, **found}
    faults += (fault for message in found.values() for fault in _wrong_references(known, message, manner))
    if faults:
        raise Faulty(sorted(faults, key=lambda fault: (fault.file, fault.line)))
    return {key: _with_facts(known, message) for key, message in found.items()}


def _line(text: str, entry: ast.EntryType) -> int:
    return text.count("\n", 0, entry.span.start if entry.span is not None else 0) + 1


def _faults_of(found: Mapping[str, Message], entry: ast.Message, file: str, line: int) -> Iterator[Fault]:
    key = entry.id.name
    if key in found:
        yield Fault(file, line, f"{key} stands in {found[key].file}:{found[key].line} already.")
    if entry.value is None or entry.attributes:
        yield Fault(file, line, f"{key} has attributes: give each text a message of its own.")


class _Parts(visitor.Visitor):
    """What a message names: its facts, the messages it refers to, and what it calls."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.facts: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()
        self.forms: list[frozenset[str]] = []
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
                self.forms.append(frozenset(key.name for key in keys if isinstance(key, ast.Identifier)))
        super().visit(node)


def references(message: Message) -> set[str]:
    """The keys of the messages that it refers to."""
    return _Parts(message.pattern).messages


def _wrong_references(found: Mapping[str, Message], message: Message, manner: Manner) -> Iterator[Fault]:
    parts = _Parts(message.pattern)
    for name in sorted(parts.functions - manner.functions):
        yield Fault(message.file, message.line, f"{message.key} calls {name}, which is no function.")
    for name in sorted(parts.messages - found.keys()):
        yield Fault(message.file, message.line, f"{message.key} refers to {name}, which is no message.")
    for forms in parts.forms:
        for missing in sorted(manner.forms - forms) if forms & CATEGORIES - {"other"} else ():
            yield Fault(message.file, message.line, f"{message.key} has no form for {missing}.")
    if message.key in _all_references(found, message):
        yield Fault(message.file, message.line, f"{message.key} refers to itself.")


def _all_references(found: Mapping[str, Message], message: Message) -> set[str]:
    """The keys of the messages it refers to, directly or not."""
    seen: set[str] = set()
    left = [message]
    while left:
        for name in _Parts(left.pop().pattern).messages - seen:
            seen.add(name)
            if name in found:
                left.append(found[name])
    return seen


def _with_facts(found: Mapping[str, Message], message: Message) -> Message:
    others = (found[key].pattern for key in _all_references(found, message))
    facts = {fact for pattern in (message.pattern, *others) for fact in _Parts(pattern).facts}
    return replace(message, facts=frozenset(facts))
