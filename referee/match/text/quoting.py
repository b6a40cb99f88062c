"""Names in the lines of a transcript: a name that is not one plain word stands in quotation marks.

`"Mary Lou": red 5` is a play of Mary Lou. Inside the marks, `\\"` is a quotation mark and `\\\\` a backslash.
A name of one plain word needs no marks, but may have them.
"""

import re

PLAIN = re.compile(r"[^\W\d_](?:[\w.-]|['’](?!s\b))*")
"""One word: a letter, then letters, digits, and a few signs that no line uses."""

QUOTED = re.compile(r'(?<![^\s|])"((?:[^"\\]|\\.)+)"(?=[\s:,;|]|\'s phone|$)')
ESCAPED = re.compile(r"\\(.)")
FIRST, LAST = "⟦⟧"
WORD = re.compile(f"{FIRST}((?:[0-9a-f]{{2}})+){LAST}")


def quoted(name: str) -> str:
    """A name as a line has it. Words in small letters are quoted, because the notation is made of them."""
    is_plain = PLAIN.fullmatch(name) and not (name.isascii() and name.islower())
    if is_plain:
        return name
    return '"{}"'.format(name.replace("\\", "\\\\").replace('"', '\\"'))


def as_words(line: str) -> str:
    """A line in which each quoted name is one word without blanks or signs: `plain` makes it a name again."""
    return QUOTED.sub(lambda found: word_of(ESCAPED.sub(r"\1", found[1])), line)


def word_of(name: str) -> str:
    """The word that stands for a quoted name."""
    return f"{FIRST}{name.encode().hex()}{LAST}"


def plain(text: str) -> str:
    """A text with the names for which such words stand."""
    return WORD.sub(lambda found: bytes.fromhex(found[1]).decode(errors="replace"), text)
