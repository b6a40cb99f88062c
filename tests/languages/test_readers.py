"""Who mistypes the key of a message, or leaves one that nobody tells, is told so with file and line."""

from tests.languages.readers import PACKAGE, Text, complaints, texts
from tests.languages.reading import read

SAID = read([("en/x.ftl", "one = One.\ntwo = { one }\nmatch-over-breaks-late = Late.\n")])
FINDINGS = ["match-over-breaks"]


def said(*texts: str, told: tuple[str, ...] = ()) -> list[str]:
    strings = [Text("referee/x.py", 3, text, text in told) for text in (*texts, *told)]
    return list(complaints(SAID, strings, FINDINGS))


def test_all_is_told():
    """By its key, by another message, or by an article and the case of it."""
    assert [] == said("late", told=("two",))


def test_a_message_that_nobody_tells_is_named():
    assert ["referee/languages/en/x.ftl:2: nobody tells two."] == said("late")
    assert ["referee/languages/en/x.ftl:3: nobody tells match-over-breaks-late."] == said("two")


def test_a_key_that_is_no_message_is_named():
    assert ["referee/x.py:3: too is no message."] == said("late", "two", told=("too",))


def test_the_keys_of_messages_are_told_from_other_strings(tmp_path):
    code = 'tell("one", {})\ntell("two" if x else "three", {})\npartial(tell, "four")\nprint("five")\n'
    (tmp_path / "x.py").write_text(code)

    assert {"one", "two", "three", "four"} == {one.text for one in texts(tmp_path) if one.is_told}


def test_what_is_written_of_the_messages_reads_none():
    """It has every key, and with it nobody would miss a reader."""
    assert "referee/languages/english.py" not in {one.file for one in texts(PACKAGE)}
