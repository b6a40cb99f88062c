"""Which names can be read, and which are taken for one another; as told over HTTP in tests/api/people."""

import unicodedata
from pathlib import Path

import pytest

from referee.kit import tables
from referee.languages.speech import tell
from referee.match.table.names import (
    error_if_name_is_taken,
    error_if_names_are_similar,
    error_in_imported_name,
    error_in_new_name,
    find_look_alike_name,
    first_two_equal_names,
    unicode_skeleton,
)

GIVEN_NAMES = tables.parse_text_table(
    "given_names.txt", Path(__file__).with_name("given_names.txt").read_bytes()
).sections_by_heading()
CONFUSABLES = tables.read_text_table("match/table/confusables.txt")

CYRILLIC_ANNA = "\N{CYRILLIC CAPITAL LETTER A}nna"


@pytest.mark.parametrize(
    "name",
    ["Ann", "Zoe\u0308", "\N{MAN}\u200d\N{GIRL}", "علی\u200cرضا", "\N{KHMER LETTER KA}\u200cA"],
)
def test_a_name_that_can_be_read_has_no_fault(name):
    """Also an emoji of several parts, and a script whose letters are held together by a joiner."""
    assert error_in_new_name(name) is None


@pytest.mark.parametrize("name", ["A\nB", "A\u200bB", "A\u034fB", "A\u200dB", "A\u200d", "\u200dA"])
def test_what_nobody_sees_is_a_fault(name):
    """A joiner too, where it joins nothing."""
    assert tell("error-name-invisible") == error_in_new_name(name)


@pytest.mark.parametrize(
    "name", ["\u200d\N{MAN}", "\N{MAN}\u200d", "A\u200d\N{MAN}", "\N{MONGOLIAN BIRGA}\u200cA"]
)
def test_a_joiner_joins_what_comes_before_it_to_what_follows(name):
    assert tell("error-name-invisible") == error_in_new_name(name)


@pytest.mark.parametrize("name", ["A\u2800", "Z\u0301\u0302\u0303\u0304", "\u0301", "علی\u200cرضا"])
def test_a_record_may_have_a_name_from_before_a_rule(name):
    """Releases before 0.8 took any printed text."""
    assert error_in_imported_name(name) is None


@pytest.mark.parametrize("name", ["A\nB", "A\u200bB", "A\u202eB", "\ufeffA", "\ud800", " Ann", "Ann "])
def test_a_record_has_no_name_that_every_release_refused(name):
    assert error_in_imported_name(name)


def test_names_are_the_same_but_for_capitals():
    assert ("Bob", "BOB") == first_two_equal_names(["Ann", "Bob", "BOB"])
    assert ("Ann", "Ann") == first_two_equal_names(["Ann", "Bob", "Ann"])
    assert first_two_equal_names(["Ann", CYRILLIC_ANNA, "Anna"]) is None


def test_marks_without_a_letter_cannot_be_read():
    assert "Choose a name that people can read." == error_in_new_name("\u0301")


@pytest.mark.parametrize(
    ("marks", "why"), [(3, None), (4, "A letter can have at most 3 accents or other marks.")]
)
def test_a_letter_carries_only_so_many_marks(marks, why):
    """Nor do more come before the first letter."""
    assert why == error_in_new_name("Z" + "\u0301" * marks) == error_in_new_name("\u0301" * marks + "Z")


@pytest.mark.parametrize("name", ["BOB", "B0b", "B\N{GREEK SMALL LETTER OMICRON}b", "Bob "])
def test_a_name_in_the_same_shapes_looks_alike(name):
    assert "Bob" == find_look_alike_name(name, ["Ann", "Bob"])


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Pau\N{CYRILLIC SMALL LETTER PALOCHKA}", "Paul"),
        ("Pau\N{CYRILLIC SMALL LETTER PALOCHKA}", "PAUL"),
        ("\N{CYRILLIC CAPITAL LETTER DZE}am", "Sam"),
        ("\ua4d0ob", "Bob"),
        ("\N{CHEROKEE LETTER TLE}iam", "Liam"),
        ("Jo\N{MATHEMATICAL BOLD SMALL N}", "Jon"),
        ("Ma\N{LATIN SMALL LETTER DOTLESS I}a", "Maia"),
        ("lan", "Ian"),
        ("Team 1", "Team I"),
        ("\u0639\u0644\u0649", "\u0639\u0644\u06cc"),
        ("\u0634\u064a\u0631\u064a\u0646", "\u0634\u06cc\u0631\u06cc\u0646"),
    ],
)
def test_a_name_with_the_same_skeleton_looks_alike(name, other):
    """Also where the letters are of another script, and where the capitals differ, too."""
    assert other == find_look_alike_name(name, [other])
    assert name == find_look_alike_name(other, [name])


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Kai", "Kal"),
        ("Jose", "José"),
        ("Ann", "Anna"),
        ("Ian", "Lan"),
        ("Ian", "LAN"),
        ("Mamie", "Marnie"),
        ("Mikael", "Mikæl"),
        ("Player 1", "Player 2"),
    ],
)
def test_other_names_do_not(name, other):
    assert find_look_alike_name(name, [other]) is None


@pytest.mark.parametrize("language", GIVEN_NAMES)
def test_people_with_other_names_may_sit_at_one_table(language):
    """Any two of the usual given names of a language."""
    assert error_if_names_are_similar(GIVEN_NAMES[language].words_of_rows) is None


def test_a_prototype_looks_like_nothing_else():
    """So a skeleton is the skeleton of itself, and each character has one prototype."""
    rows = [row.text.split(" ") for section in CONFUSABLES.sections for row in section.rows]
    alike = [char for _, chars in rows for char in chars]

    assert len(alike) == len({*alike})
    assert [] == [char for char in alike if unicodedata.normalize("NFKD", char) != char]
    assert [] == [
        shape for shape, _ in rows if unicode_skeleton(shape) != unicodedata.normalize("NFC", shape)
    ]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Cat", None),
        ("ANNA", "Somebody else has this name."),
        (
            CYRILLIC_ANNA,
            f"{CYRILLIC_ANNA} looks too much like Anna, who is here already: choose another name.",
        ),
    ],
)
def test_who_sits_down_is_told_whether_a_name_is_free(name, why):
    assert why == error_if_name_is_taken(name, ["Anna", "Bob"])


@pytest.mark.parametrize(
    ("names", "why"),
    [
        (["Anna", "Bob", "Cat"], None),
        (["Anna", "Bob", "anna"], "Two people have the same name."),
        (
            ["Anna", "Bob", CYRILLIC_ANNA],
            f"{CYRILLIC_ANNA} looks too much like Anna: change one of the two names.",
        ),
    ],
)
def test_people_who_sit_down_together_can_be_told_apart(names, why):
    assert why == error_if_names_are_similar(names)
