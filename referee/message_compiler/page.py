"""The messages of the page: two Fluent files in each language, one for each module of messages.

A hyphen in a key is a step: the key `home-goOn` is `words.home.goOn` in the scripts.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from referee.message_compiler.reading import (
    ENGLISH,
    LANGUAGES,
    Fault,
    FaultyMessages,
    Message,
    Vocabulary,
    read_file,
    read_files,
)

STATIC = ENGLISH.parents[1] / "page" / "static"
PAGE_FUNCTIONS = frozenset(("COUNT", "LIST", "SERIES"))
"""The functions that a message of the page may call with a list (`page/static/ui/grammar.js`)."""


@dataclass(frozen=True)
class PageModule:
    """A module of messages. `folder`: its folder of scripts, which also names its Fluent file."""

    folder: str

    @property
    def path(self) -> Path:
        """The file of the module, which the message compiler writes."""
        return STATIC / self.folder / "messages.js"

    def fluent_file(self, language: str) -> Path:
        return LANGUAGES / language / "page" / f"{self.folder}.ftl"


FIRST, LATER = PageModule("ui"), PageModule("screens")
"""The messages of the first screens, which each phone fetches at once, and those of all other screens."""
PAGE_MODULES = (FIRST, LATER)


def messages_of_module(module: PageModule, language: str = "en") -> dict[str, Message]:
    """Return the messages of a module, by key. A message that the language lacks is English.

    Raises FaultyMessages.
    """
    english = read_files([read_file(module.fluent_file("en"))], Vocabulary(PAGE_FUNCTIONS))
    if language == "en":
        return _without_faults(english, _faults_of_steps(english))
    path = module.fluent_file(language)
    if not path.exists():
        return english
    translated = read_files([read_file(path)], Vocabulary(PAGE_FUNCTIONS, language, english))
    return {**english, **_without_faults(translated, _faults_of_translation(translated, english))}


def _without_faults(messages: dict[str, Message], faults: Iterator[Fault]) -> dict[str, Message]:
    if found := list(faults):
        raise FaultyMessages(found)
    return messages


def _faults_of_steps(messages: Mapping[str, Message]) -> Iterator[Fault]:
    for message in messages.values():
        steps = message.key.split("-")
        for key in ("-".join(steps[:number]) for number in range(1, len(steps))):
            if key in messages:
                yield Fault(message.file, message.line, f"{message.key} is a step beyond {key}, a text.")


def _faults_of_translation(
    translated: Mapping[str, Message], english: Mapping[str, Message]
) -> Iterator[Fault]:
    for message in translated.values():
        original = english.get(message.key)
        if original is None:
            yield Fault(message.file, message.line, f"{message.key} is no message in English.")
            continue
        for fact in sorted(message.facts - original.facts):
            yield Fault(
                message.file,
                message.line,
                f"{message.key} needs the fact {fact}, which English does not have.",
            )
