"""The names that people may have. A name must be readable and must not look like the name of another player.

`error_in_new_name`, `error_if_name_is_taken` and `error_if_names_are_similar` check new names.
`error_in_imported_name` and `first_two_equal_names` check the names in an imported record by the weaker rules
of the first releases. Any record may come from an old release: its version and its dates prove nothing.
Stored names are not checked again.

Two names look alike if they have the same skeleton by Unicode Technical Standard 39. The table of similar
characters is `confusables.txt`. The first lines of that file say which characters were left out and why. The
table follows three decisions:

- `rn` and `m` do not look alike. Marnie and Mamie may sit at one table, and so may Arnie and Amie.
- I, l, 1 and | look alike, and 0 and O look alike. Many fonts draw these characters alike. A capital L does
  not look like I: Ian and Lan may sit at one table.
- Two letters of the same script look alike only in the Latin script. Readers of Thai or Hebrew can tell the
  letters of their script apart.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache

from referee.kit import tables
from referee.languages.speech import tell

MOST_MARKS_ON_A_LETTER = 3
"""Maximum number of combining marks on one letter. Names in Vietnamese, Hebrew and Thai need at most 3."""

ZERO_WIDTH_JOINERS = "\u200c\u200d"
INVISIBLE_CHARACTERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0")
"""Invisible characters that Unicode classifies as letters, marks or symbols."""

_SCRIPTS_WITH_JOINERS = (range(0x0600, 0x0E00), range(0x1780, 0x1800))
"""The code points of the scripts from Arabic to Sinhala, and of Khmer.

In these scripts a joiner (`JOINERS`) changes how letters are written.
"""

_INVISIBLE_CHARACTER_REMOVAL_TABLE = str.maketrans(dict.fromkeys(ZERO_WIDTH_JOINERS + "\ufe0f"))
_FINAL_FARSI_YEH_PATTERN = re.compile(r"\u06cc(?!\w)")
"""Matches a Farsi yeh at the end of a word.

At the end of a word, a Farsi yeh is drawn without dots, like an alef maksura. In other places it is drawn
with dots, like an Arabic yeh.
"""


def normalize_name_for_storage(name: str) -> str:
    """The name in its stored form: without spaces at both ends, in Unicode normalization form C."""
    return unicodedata.normalize("NFC", name.strip())


def error_in_imported_name(name: str) -> str | None:
    """The reason why a name in an imported record is invalid, as a sentence. None if the name is valid.

    A name is invalid if no release of Referee can have stored it.
    """
    if name != name.strip():
        return tell("error-name-blank")
    return None if is_printable(name) else tell("error-name-invisible")


def is_printable(text: str) -> bool:
    """Whether all characters of a text are printable or joiners. Some scripts and emoji need joiners."""
    return all(char.isprintable() or char in ZERO_WIDTH_JOINERS for char in text)


def error_in_new_name(name: str) -> str | None:
    """The reason why this name is refused as a new name, as a sentence. None if the name is allowed."""
    if not all(_is_visible_character(name, place) for place in range(len(name))):
        return tell("error-name-invisible")
    if not any(unicodedata.category(char)[0] in "LNPS" for char in name):
        return tell("error-name-unreadable")
    if _count_most_marks_on_a_letter(name) > MOST_MARKS_ON_A_LETTER:
        return tell("error-name-marks", {"most": MOST_MARKS_ON_A_LETTER})
    return None


def casefolded_name(name: str) -> str:
    """A form of the name for comparisons: casefolded, in Unicode normalization form C."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def find_look_alike_name(name: str, others: Iterable[str]) -> str | None:
    """The first name in `others` that equals `name` or looks like `name`; None if there is no such name."""
    looks = _name_forms_to_compare(name)
    return next(
        (other for other in others if _any_forms_are_equal(looks, _name_forms_to_compare(other))), None
    )


def error_if_name_is_taken(name: str, others: Iterable[str]) -> str | None:
    """The reason why a player cannot take this name, as a sentence, or None.

    `others` are the names of the other players.
    """
    other = find_look_alike_name(name, others)
    if other is None:
        return None
    if casefolded_name(other) == casefolded_name(name):
        return tell("error-name-taken")
    return tell("error-name-looks-like", {"name": name, "other": other})


def error_if_names_are_similar(names: Iterable[str]) -> str | None:
    """The message about two names in this list that are equal or look alike. None if all names differ.

    `names` are the names of all players of a new match.
    """
    before: dict[str, tuple[str, ...]] = {}
    for name in names:
        looks = _name_forms_to_compare(name)
        other = next(
            (one for one, its_looks in before.items() if _any_forms_are_equal(looks, its_looks)), None
        )
        if other is not None:
            same = casefolded_name(other) == casefolded_name(name)
            return (
                tell("error-two-with-the-same-name")
                if same
                else tell("error-names-look-alike", {"name": name, "other": other})
            )
        before[name] = looks
    return None


def first_two_equal_names(names: Iterable[str]) -> tuple[str, str] | None:
    """The first two names in `names` that are equal apart from capitals; None if there are no such names."""
    before: dict[str, str] = {}
    for name in names:
        if (other := before.get(casefolded_name(name))) is not None:
            return other, name
        before[casefolded_name(name)] = name
    return None


def unicode_skeleton(text: str) -> str:
    """The skeleton of a text by Unicode Technical Standard 39. Texts with the same skeleton look alike.

    In the skeleton, each character is replaced by its prototype (see `_prototypes_of_confusables`).
    """
    plain = unicodedata.normalize("NFKD", text).translate(_INVISIBLE_CHARACTER_REMOVAL_TABLE)
    drawn = _FINAL_FARSI_YEH_PATTERN.sub("\u0649", plain).translate(_prototypes_of_confusables())
    return unicodedata.normalize("NFC", " ".join(drawn.split()))


@cache
def _prototypes_of_confusables() -> Mapping[int, str]:
    """The prototype of each confusable character. The keys are code points.

    Characters with the same prototype look alike. Raises InvalidTextTable if `confusables.txt` does not have
    the format of `kit/tables.py`.
    """
    rows = (
        row
        for section in tables.read_text_table("match/table/confusables.txt").sections
        for row in section.rows
    )
    return {ord(char): shape for row in rows for shape, alike in [row.text.split(" ")] for char in alike}


def _name_forms_to_compare(name: str) -> tuple[str, str, str]:
    """Three forms of a name for comparisons. Two names look alike if they agree in at least one form.

    The forms are the casefolded name, the skeleton of the name, and the skeleton of the casefolded name.
    """
    # Capital L stays as it is. Casefolded, it would look like a capital I.
    drawn = "L".join(map(str.casefold, unicode_skeleton(name).split("L")))
    return casefolded_name(name), drawn, unicode_skeleton(name.casefold()).casefold()


def _any_forms_are_equal(looks: tuple[str, ...], others: tuple[str, ...]) -> bool:
    return any(one == other for one, other in zip(looks, others, strict=True))


def _is_visible_character(name: str, place: int) -> bool:
    char = name[place]
    if char in ZERO_WIDTH_JOINERS:
        return 0 < place < len(name) - 1 and _joiner_is_allowed_after(name[place - 1], char)
    return char.isprintable() and char not in INVISIBLE_CHARACTERS


def _joiner_is_allowed_after(before: str, joiner: str) -> bool:
    """Whether a joiner is allowed after the character `before`.

    Some scripts need the zero-width joiner and the zero-width non-joiner. An emoji of several parts needs the
    zero-width joiner.
    """
    if any(ord(before) in script for script in _SCRIPTS_WITH_JOINERS):
        return True
    return joiner == "\u200d" and (before == "\ufe0f" or unicodedata.category(before) in ("So", "Sk"))


def _count_most_marks_on_a_letter(name: str) -> int:
    most = run = 0
    for char in name:
        run = run + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        most = max(most, run)
    return most
