"""Which messages of the page its scripts read, by the names under which they do: `words.home.goOn`.

A name for a part of them, `const said = words.referee.told`, is followed; so is the whole part where a script
chooses in it: `words.animals[face]`.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from referee.message_compiler.page import STATIC
from referee.message_compiler.reading import Message, referenced_keys

Steps = tuple[str, ...]
COMMENT = re.compile(r"(?<!:)//.*$|/\*[\s\S]*?\*/", re.MULTILINE)
CHAIN = r"\w+(?:\.\w+)*"
ALIAS = re.compile(rf"\b(?:const|let) (\w+) = ({CHAIN});")
"""`const told = history.claims;`"""
ALIASES = re.compile(rf"\b(?:const|let) \{{ ([^{{}}]*) \}} = ({CHAIN});")
"""`const { draws, nothing } = words.contest;`"""
USE = re.compile(rf"(?<![\w.$])({CHAIN})(\[|\??\.\[)?")
SPREAD = re.compile(rf"\.\.\.{CHAIN}")
"""Hands on what is there, and reads none of it."""


def scripts(folder: Path = STATIC) -> Iterator[str]:
    """The scripts that people write."""
    return (path.read_text("utf-8") for path in sorted(folder.rglob("*.js")) if path.name != "messages.js")


def read_in(script: str, keys: Iterable[Steps]) -> Iterator[Steps]:
    """The messages, or parts of them, that this script reads."""
    leaves = set(keys)
    text = COMMENT.sub("", script)
    known: dict[str, set[Steps]] = {"words": {()}, "messages": {()}}
    for names, of in _aliases(text):
        for start in known.get(of[0], ()):
            for name, step in names:
                known.setdefault(name, set()).add((*start, *of[1:], *step))
    text = SPREAD.sub("", ALIASES.sub("", ALIAS.sub("", text)))
    for chain, chosen in USE.findall(text):
        root, *steps = chain.split(".")
        for start in known.get(root, ()):
            path = (*start, *steps)
            if path and (steps or chosen or path in leaves):
                yield path


def _aliases(text: str) -> Iterator[tuple[list[tuple[str, Steps]], Sequence[str]]]:
    """In the order they stand: names with the steps that they save, and of what."""
    found = [*ALIAS.finditer(text), *ALIASES.finditer(text)]
    for match in sorted(found, key=lambda one: one.start()):
        names, of = match[1], match[2].split(".")
        if match.re is ALIAS:
            yield [(names, ())], of
        else:
            yield [(one.split(": ")[-1], (one.split(": ")[0],)) for one in names.split(", ")], of


def complaints(messages: Mapping[str, Message], texts: Iterable[str]) -> Iterator[str]:
    """The messages that no script reads, and to which no other message refers."""
    referred = {key for message in messages.values() for key in referenced_keys(message)}
    paths = {tuple(key.split("-")): message for key, message in messages.items()}
    read = {path for text in texts for path in read_in(text, paths)}
    parts = {path[:length] for path in read for length in range(1, len(path) + 1)}
    for path, message in paths.items():
        is_read = path in parts or any(path[:length] in read for length in range(1, len(path)))
        if not is_read and message.key not in referred:
            yield f"referee/languages/{message.file}:{message.line}: no screen reads {message.key}."
