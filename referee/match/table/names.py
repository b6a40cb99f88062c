"""What somebody may be called: a line that can be read, and that nobody takes for another's name.

Only new names are held to it. What is stored, or comes in with a record, stays readable whatever it is.
"""

import unicodedata
from collections.abc import Iterable

UNSEEN = "Leave out control characters and invisible characters."

LONGEST_MARKS = 3
"""So many marks one letter may carry; Vietnamese, Hebrew and Thai need no more."""

JOINERS = "\u200c\u200d"
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0")
"""Counted as letters, marks or symbols, but nothing is seen of them."""

_SCRIPTS_THAT_JOIN = (range(0x0600, 0x0E00), range(0x1780, 0x1800))
"""Arabic to Sinhala, and Khmer: there joiners decide how letters are written."""

_CYRILLIC = "АВЕЅІЈКМНОРСТУХаеѕіјорсухԁһԛԝ", "ABESIJKMHOPCTYXaesijopcyxdhqw"
_GREEK = "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυ", "ABEZHIKMNOPTYXaikvopu"
_OTHERS = "ıɑɡ’‘ʼ´`‐‑‒–—−", "iag'''''------"
_LATIN = str.maketrans(*_CYRILLIC) | str.maketrans(*_GREEK) | str.maketrans(*_OTHERS)
"""What looks like a letter or a sign of Latin text, and that letter or sign."""
_ONE_SHAPE = str.maketrans({"0": "O", "I": "l", "1": "l", "|": "l", **dict.fromkeys(JOINERS + "\ufe0f")})


def tidy(name: str) -> str:
    """The same name as it is kept: without blanks around it, and with one spelling of an accent."""
    return unicodedata.normalize("NFC", name.strip())


def fault(name: str) -> str | None:
    """Why nobody can be called this, in a sentence; None if somebody can."""
    if not all(_is_seen(name, place) for place in range(len(name))):
        return UNSEEN
    if not any(unicodedata.category(char)[0] in "LNPS" for char in name):
        return "Say a name that can be read."
    if _most_marks(name) > LONGEST_MARKS:
        return f"A letter carries at most {LONGEST_MARKS} marks."
    return None


def folded(name: str) -> str:
    """A name as it is compared: without capitals, and with one spelling of an accent."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def look_alike(name: str, others: Iterable[str]) -> str | None:
    """Whoever of these people has this name, or one that looks like it; None if nobody."""
    looks = _looks(name)
    return next((other for other in others if looks & _looks(other)), None)


def taken(name: str, others: Iterable[str]) -> str | None:
    """Why somebody who sits down beside these people cannot be called this; None if it is free."""
    other = look_alike(name, others)
    if other is None:
        return None
    if folded(other) == folded(name):
        return "Somebody else has this name."
    return f"{name} looks like {other}, who is there already: choose a name that nobody takes for it."


def taken_among(names: Iterable[str]) -> str | None:
    """The same of people who sit down together: why two of them cannot be told apart."""
    before: list[str] = []
    for name in names:
        other = look_alike(name, before)
        if other is not None:
            same = folded(other) == folded(name)
            return "Two people have the same name." if same else f"{name} looks like {other}: change one."
        before.append(name)
    return None


def _looks(name: str) -> set[str]:
    """Names are alike if they share one of these: but for capitals, or drawn with the same shapes. The
    second alone would take Kai and Kal for one, or Ian and ian for two."""
    plain = unicodedata.normalize("NFKC", name).translate(_LATIN)
    shapes = " ".join(plain.translate(_ONE_SHAPE).casefold().split())
    return {folded(name), unicodedata.normalize("NFC", shapes)}


def _is_seen(name: str, place: int) -> bool:
    char = name[place]
    if char in JOINERS:
        return 0 < place < len(name) - 1 and _joins(name[place - 1], char)
    return char.isprintable() and char not in BLANK


def _joins(before: str, joiner: str) -> bool:
    """Emoji of several parts are held together by a joiner; some scripts need both."""
    if any(ord(before) in script for script in _SCRIPTS_THAT_JOIN):
        return True
    return joiner == "\u200d" and (before == "\ufe0f" or unicodedata.category(before) in ("So", "Sk"))


def _most_marks(name: str) -> int:
    most = run = 0
    for char in name:
        run = run + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        most = max(most, run)
    return most
