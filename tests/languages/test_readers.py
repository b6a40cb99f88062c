"""Who mistypes the key of a message, or leaves one that nobody tells, is told so with file and line."""

from collections.abc import Collection

from referee.message_compiler.reading import FluentFile, read_files
from tests.languages.readers import Text, complaints, texts

SAID = read_files(
    [
        FluentFile("en/x.ftl", "one = One.\ntwo = { one }\nmatch-over-breaks-late = Late.\n"),
        FluentFile("en/y.ftl", "source-s1 = A page.\n"),
    ]
)
FINDINGS = ["match-over-breaks"]
OBJECTS = ("source-s1",)


def said(*texts: str, told: tuple[str, ...] = (), objects: Collection[str] = OBJECTS) -> list[str]:
    strings = [Text("referee/x.py", 3, text, text in told) for text in (*texts, *told)]
    return list(complaints(SAID, strings, FINDINGS, objects))


def test_all_is_told():
    """By its key, by another message, by an article and the case of it, or by the id of an object."""
    assert [] == said("late", told=("two",))


def test_a_message_that_nobody_tells_is_named():
    assert ["referee/languages/en/x.ftl:2: nobody tells two."] == said("late")
    assert ["referee/languages/en/x.ftl:3: nobody tells match-over-breaks-late."] == said("two")


def test_a_key_that_is_no_message_is_named():
    assert ["referee/x.py:3: too is no message."] == said("late", "two", told=("too",))


def test_the_texts_of_objects_are_told():
    assert [] == said("late", objects=("two", *OBJECTS))


def test_an_object_without_a_message_is_named():
    told = said("late", told=("two",), objects=("source-s2", *OBJECTS))

    assert ["source-s2 is no message."] == told


def test_the_keys_of_messages_are_told_from_other_strings(tmp_path):
    code = 'tell("one", {})\ntell("two" if x else "three", {})\npartial(Said, "four")\nprint("five")\n'
    (tmp_path / "x.py").write_text(code)

    assert {"one", "two", "three", "four"} == {one.text for one in texts(tmp_path) if one.is_told}
