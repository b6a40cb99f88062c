"""The messages of the page: two files in each language, for two modules of its scripts.

A hyphen in a key is a step: `home-goOn` is `words.home.goOn`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tests.languages.reading import ENGLISH, LANGUAGES, Fault, Faulty, Manner, Message, read, source

STATIC = ENGLISH.parents[1] / "page" / "static"
FUNCTIONS = frozenset(("COUNT", "LIST", "SERIES"))
"""What a message of the page may call, with a list: see referee/page/static/ui/grammar.js."""


@dataclass(frozen=True)
class Module:
    """A module of messages, by the folder of the scripts that it stands in."""

    folder: str

    @property
    def path(self) -> Path:
        return STATIC / self.folder / "messages.js"

    def source(self, language: str) -> Path:
        return LANGUAGES / language / "page" / f"{self.folder}.ftl"


FIRST, LATER = Module("ui"), Module("screens")
"""What a phone fetches at first, and what it fetches when it is needed."""
MODULES = (FIRST, LATER)


def messages_of(module: Module, language: str = "en") -> dict[str, Message]:
    """The messages of a module; those that another language does not have are English. Raises Faulty."""
    english = read([source(module.source("en"))], Manner(FUNCTIONS))
    if language == "en":
        return _without(english, _faults_of_steps(english))
    path = module.source(language)
    if not path.exists():
        return english
    said = read([source(path)], Manner(FUNCTIONS, language, english))
    return {**english, **_without(said, _faults_of_translation(said, english))}


def _without(messages: dict[str, Message], faults: Iterator[Fault]) -> dict[str, Message]:
    if found := list(faults):
        raise Faulty(found)
    return messages


def _faults_of_steps(messages: Mapping[str, Message]) -> Iterator[Fault]:
    for message in messages.values():
        steps = message.key.split("-")
        for key in ("-".join(steps[:number]) for number in range(1, len(steps))):
            if key in messages:
                yield Fault(message.file, message.line, f"{message.key} is a step beyond {key}, a text.")


def _faults_of_translation(said: Mapping[str, Message], english: Mapping[str, Message]) -> Iterator[Fault]:
    for message in said.values():
        known = english.get(message.key)
        if known is None:
            yield Fault(message.file, message.line, f"{message.key} is no message in English.")
            continue
        for fact in sorted(message.facts - known.facts):
            yield Fault(message.file, message.line, f"{message.key} is never told the fact {fact}.")
