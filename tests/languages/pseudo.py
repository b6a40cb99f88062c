"""A pseudo-language: English with an accent on every letter, and each word half as long again.

Text without accents is no message, and a screen without room for long words shows it. Tests make it from the
English messages.
"""

import re
from collections.abc import Mapping
from dataclasses import replace

from fluent.syntax import ast, visitor

from referee.message_compiler.page import PageModule, messages_of_module
from referee.message_compiler.page_modules import write_module
from referee.message_compiler.reading import Message

LANGUAGE = "en-XA"
"""How CLDR calls such a language."""
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "áƀčđéƒĝĥíĵķĺḿñóþʠŕšťúṽŵẋýžÁƁČĐÉƑĜĤÍĴĶĹḾÑÓÞɊŔŠŤÚṼŴẊÝŽ"
LONGER = "~"
"""What words are made longer with."""
WORD = re.compile(r"[A-Za-z]+")


def pseudo(text: str) -> str:
    """This text in the pseudo-language."""
    return WORD.sub(lambda word: _accented(word[0]) + LONGER * _more(len(word[0])), text)


def _accented(word: str) -> str:
    return word.translate(str.maketrans(PLAIN, ACCENTED))


def _more(length: int) -> int:
    return 0 if length == 1 else (length + 1) // 2


def pattern(text: str, is_pattern: bool = False) -> str:
    """A regular expression for this text in either language, or for what this expression finds."""
    parts = re.findall(r"\\.|.", text if is_pattern else re.escape(text))
    return "".join(_either(part) if part in PLAIN else part for part in parts)


def _either(letter: str) -> str:
    return f"[{letter}{_accented(letter)}]{LONGER}*"


class _Accents(visitor.Visitor):
    def visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.TextElement):
            node.value = pseudo(node.value)
        super().visit(node)


def pseudo_module(module: PageModule) -> str:
    """The module of these messages in the pseudo-language."""
    english = messages_of_module(module)
    return write_module(module, english, _translated(english), LANGUAGE)


def _translated(messages: Mapping[str, Message]) -> dict[str, Message]:
    found = {key: replace(one, pattern=one.pattern.clone()) for key, one in messages.items()}
    for one in found.values():
        _Accents().visit(one.pattern)
    return found
