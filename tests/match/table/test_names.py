"""Which names can be read, and which are taken for one another; as told over HTTP in tests/api/people."""

import pytest

from referee.match.table.names import UNSEEN, fault, look_alike, taken, taken_among

CYRILLIC_ANNA = "\N{CYRILLIC CAPITAL LETTER A}nna"


@pytest.mark.parametrize(
    "name",
    ["Ann", "Zoe\u0308", "\N{MAN}\u200d\N{GIRL}", "علی\u200cرضا", "\N{KHMER LETTER KA}\u200cA"],
)
def test_a_name_that_can_be_read_has_no_fault(name):
    """Also an emoji of several parts, and a script whose letters are held together by a joiner."""
    assert fault(name) is None


@pytest.mark.parametrize("name", ["A\nB", "A\u200bB", "A\u034fB", "A\u200dB", "A\u200d", "\u200dA"])
def test_what_nobody_sees_is_a_fault(name):
    """A joiner too, where it joins nothing."""
    assert UNSEEN == fault(name)


@pytest.mark.parametrize(
    "name", ["\u200d\N{MAN}", "\N{MAN}\u200d", "A\u200d\N{MAN}", "\N{MONGOLIAN BIRGA}\u200cA"]
)
def test_a_joiner_joins_what_comes_before_it_to_what_follows(name):
    assert UNSEEN == fault(name)


def test_marks_without_a_letter_cannot_be_read():
    assert "Say a name that can be read." == fault("\u0301")


@pytest.mark.parametrize(("marks", "why"), [(3, None), (4, "A letter carries at most 3 marks.")])
def test_a_letter_carries_only_so_many_marks(marks, why):
    """Nor do more come before the first letter."""
    assert why == fault("Z" + "\u0301" * marks) == fault("\u0301" * marks + "Z")


@pytest.mark.parametrize("name", ["BOB", "B0b", "B\N{GREEK SMALL LETTER OMICRON}b", "Bob "])
def test_a_name_in_the_same_shapes_looks_alike(name):
    assert "Bob" == look_alike(name, ["Ann", "Bob"])


@pytest.mark.parametrize(("name", "other"), [("Kai", "Kal"), ("Jose", "José"), ("Ann", "Anna")])
def test_other_names_do_not(name, other):
    assert look_alike(name, [other]) is None


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Cat", None),
        ("ANNA", "Somebody else has this name."),
        (
            CYRILLIC_ANNA,
            f"{CYRILLIC_ANNA} looks like Anna, who is there already: choose a name that nobody takes for it.",
        ),
    ],
)
def test_who_sits_down_is_told_whether_a_name_is_free(name, why):
    assert why == taken(name, ["Anna", "Bob"])


@pytest.mark.parametrize(
    ("names", "why"),
    [
        (["Anna", "Bob", "Cat"], None),
        (["Anna", "Bob", "anna"], "Two people have the same name."),
        (["Anna", "Bob", CYRILLIC_ANNA], f"{CYRILLIC_ANNA} looks like Anna: change one."),
    ],
)
def test_people_who_sit_down_together_can_be_told_apart(names, why):
    assert why == taken_among(names)
