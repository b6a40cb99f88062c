"""Which names people may have: they can be read, and nobody takes one for the name of another player.

`fault`, `taken` and `taken_among` are about new names. `recorded_fault` and `same_among` are about the names
in a record. These are the rules that every release has applied: an imported record may come from an old
release, and neither its version nor its dates prove that it does not. Stored names are not checked again.

Names look alike by the skeletons of Unicode Technical Standard 39, with the table in `confusables.txt`. Its
head says what was left out and why. Three decisions:

- `rn` and `m` are not alike: Marnie and Mamie, or Arnie and Amie, may sit at one table.
- I, l, 1 and | are alike, and so are 0 and O: many fonts draw them alike, and no name needs the difference.
  But a capital L is none of them: Ian and Lan may sit at one table.
- Letters of one script other than Latin are not alike: readers of Thai or Hebrew tell them apart.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache

from referee.kit import tables

INVISIBLE = "Leave out control characters and invisible characters."

MOST_MARKS = 3
"""Maximum number of combining marks of a letter. Vietnamese, Hebrew and Thai need no more."""

JOINERS = "\u200c\u200d"
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0")
"""Characters that Unicode calls letters, marks or symbols, but that are invisible."""

_SCRIPTS_THAT_JOIN = (range(0x0600, 0x0E00), range(0x1780, 0x1800))
"""The code points of Arabic to Sinhala, and of Khmer, in which joiners decide how letters are written."""

_DRAWS_NOTHING = str.maketrans(dict.fromkeys(JOINERS + "\ufe0f"))
_LAST_FARSI_YEH = re.compile(r"\u06cc(?!\w)")
"""A Farsi yeh at the end of a word. It is drawn without dots, like alef maksura; elsewhere it is drawn like
an Arabic yeh."""


def tidy(name: str) -> str:
    """The name in its stored form: without blanks around it, in Unicode normalization form C."""
    return unicodedata.normalize("NFC", name.strip())


def recorded_fault(name: str) -> str | None:
    """Why no release can have stored this name, in a sentence; None if one can have."""
    if name != name.strip():
        return "A name neither begins nor ends with a blank."
    return None if is_printable(name) else INVISIBLE


def is_printable(text: str) -> bool:
    """Whether a text has no control characters. Joiners are allowed, as some scripts and emoji need them."""
    return all(char.isprintable() or char in JOINERS for char in text)


def fault(name: str) -> str | None:
    """Why nobody can be called this from now on, in a sentence; None if somebody can."""
    if not all(_is_seen(name, place) for place in range(len(name))):
        return INVISIBLE
    if not any(unicodedata.category(char)[0] in "LNPS" for char in name):
        return "Say a name that can be read."
    if _most_marks(name) > MOST_MARKS:
        return f"A letter carries at most {MOST_MARKS} marks."
    return None


def folded(name: str) -> str:
    """A name for comparisons: without capitals, in Unicode normalization form C."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def look_alike(name: str, others: Iterable[str]) -> str | None:
    """The first of the other names that is this name or looks like it; None if there is none."""
    looks = _looks(name)
    return next((other for other in others if _any_same(looks, _looks(other))), None)


def taken(name: str, others: Iterable[str]) -> str | None:
    """Why a player who joins these people cannot have this name, in a sentence; None if it is free."""
    other = look_alike(name, others)
    if other is None:
        return None
    if folded(other) == folded(name):
        return "Somebody else has this name."
    return f"{name} looks like {other}, who is there already: choose a name that nobody takes for it."


def taken_among(names: Iterable[str]) -> str | None:
    """Why two of the players who open a match together have names that are too similar; None if none have."""
    before: dict[str, tuple[str, ...]] = {}
    for name in names:
        looks = _looks(name)
        other = next((one for one, its_looks in before.items() if _any_same(looks, its_looks)), None)
        if other is not None:
            same = folded(other) == folded(name)
            return "Two people have the same name." if same else f"{name} looks like {other}: change one."
        before[name] = looks
    return None


def same_among(names: Iterable[str]) -> tuple[str, str] | None:
    """The first two of these names that differ at most in capitals; None if there are none."""
    before: dict[str, str] = {}
    for name in names:
        if (other := before.get(folded(name))) is not None:
            return other, name
        before[folded(name)] = name
    return None


def skeleton(text: str) -> str:
    """The text with the prototype of each character in its place. Texts with one skeleton look alike."""
    plain = unicodedata.normalize("NFKD", text).translate(_DRAWS_NOTHING)
    drawn = _LAST_FARSI_YEH.sub("\u0649", plain).translate(_prototypes())
    return unicodedata.normalize("NFC", " ".join(drawn.split()))


@cache
def _prototypes() -> Mapping[int, str]:
    """The prototype of each character that looks like another one, by code point."""
    rows = (row for section in tables.read("match/table/confusables.txt").sections for row in section.rows)
    return {ord(char): shape for row in rows for shape, alike in [row.text.split(" ")] for char in alike}


def _looks(name: str) -> tuple[str, str, str]:
    """A name without capitals, as it is drawn, and as it is drawn without capitals. Names are alike if one of
    these is the same."""
    # A capital L stays: in small letters it is drawn like a capital I, which it is not taken for.
    drawn = "L".join(map(str.casefold, skeleton(name).split("L")))
    return folded(name), drawn, skeleton(name.casefold()).casefold()


def _any_same(looks: tuple[str, ...], others: tuple[str, ...]) -> bool:
    return any(one == other for one, other in zip(looks, others, strict=True))


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
