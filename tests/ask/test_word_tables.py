"""Tables of words in text files: each fault is reported with its file and line."""

import pytest

from referee.ask.match.answer_about_match import ANSWER_FUNCTIONS, PATTERNS, read_patterns
from referee.ask.reading.polarity import MeaningOfYes, duties, kinds, sides
from referee.ask.reading.spellings import meanings, replacements
from referee.ask.reading.words import words_of
from referee.kit.tables import InvalidTextTable, parse_text_table


def test_what_a_heading_and_its_rows_mean():
    (both,) = replacements(parse_text_table("t", b'" \\1 card "\n    \\b(red|blue)\\b\n    black\n'))
    (asked,) = kinds(parse_text_table("t", b"asks so no\n    is it\ngood turn\n    go\nbad turn\n    wait\n"))
    (side,) = sides(parse_text_table("t", b"asks so no\n    is it\ngood turn\n    go\nbad turn\n    wait\n"))

    assert (r"\b(red|blue)\b|black", r" \1 card ") == (both[0].pattern, both[1])
    assert (MeaningOfYes.SO, False, "is it") == (asked[0], asked[1], asked[2].pattern)
    (claimed,) = kinds(parse_text_table("t", b"asks so no\n    is it\nsays required yes\n    must\n"), "says")
    (duty,) = duties(parse_text_table("t", b"duty draw\n    draw|take\n"))

    assert (MeaningOfYes.REQUIRED, True, "must") == (claimed[0], claimed[1], claimed[2].pattern)
    assert ("draw", "draw|take") == (duty[0], duty[1].pattern)
    assert ["go", "wait"] == [one.pattern for one in side]
    assert {"lay": "lay", "put": "lay", "discard": "discard"} == meanings(
        parse_text_table("t", b"lay\n    put puts\ndiscard\n")
    )


def test_each_function_that_answers_has_its_patterns():
    assert {*ANSWER_FUNCTIONS} == {answer for answer, _ in PATTERNS}


@pytest.mark.parametrize(
    ("read", "text", "fault"),
    [
        (replacements, "uno\n    oono\n", "t.txt:1: what is put in its place stands in quotation marks"),
        (replacements, '"uno"\n"one"\n    won\n', 't.txt:1: there are no rows under "uno"'),
        (
            replacements,
            '"uno"\n    oono\n    (una\n',
            "t.txt:3: this is no pattern: missing ), unterminated subpattern at position 0",
        ),
        (
            replacements,
            '"uno"\n    (oono\n    una)\n',
            "t.txt:2: this is no pattern: missing ), unterminated subpattern at position 0",
        ),
        (replacements, '"\\2 uno"\n    (o)ono\n', 't.txt:1: the patterns have no such group as in "\\2 uno"'),
        (meanings, "lay\n    put\n\nlay\n    play\n", "t.txt:4: lay has its rows in line 1 already"),
        (kinds, "asks allowed maybe\n    is it\n", "t.txt:1: nobody asks so: asks allowed maybe"),
        (duties, "duty draw\n", "t.txt:1: there are no rows under duty draw"),
        (kinds, "asks so yes\n", "t.txt:1: there are no rows under asks so yes"),
        (kinds, "asks so yes\n    +\n", "t.txt:2: this is no pattern: nothing to repeat at position 0"),
        (sides, "good turn\n    go\n", "t.txt: the heading bad turn is missing"),
        (read_patterns, "turn\n    whose\nmoon\n    when\n", "t.txt:3: no function answers moon"),
        (read_patterns, "turn\n    whose\nturn\n    who\n", "t.txt:3: turn has its rows in line 1 already"),
        (
            read_patterns,
            "turn\n    [\n",
            "t.txt:2: this is no pattern: unterminated character set at position 0",
        ),
    ],
)
def test_a_fault_is_reported_with_its_file_and_line(read, text, fault):
    with pytest.raises(InvalidTextTable) as raised:
        list(read(parse_text_table("t.txt", text.encode())))

    assert fault == str(raised.value)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("he put a plus four no wait a plus two on me", "he put a plus two on me"),
        ("they have two skips no sorry one skip", "they have one skip"),
        ("we are two no sorry three people", "we are three people"),
        ("five no six people", "six people"),
        ("he put +4, sorry, +2 on me", "he put +2 on me"),
        ("a red 7 no a green 7", "a green 7"),
    ],
)
def test_what_somebody_corrects_while_speaking_counts(typed, meant):
    assert words_of(meant) == words_of(typed)


@pytest.mark.parametrize(
    "typed", ["is it no skip or no reverse", "we have no two cards alike", "no wait a draw two"]
)
def test_a_no_alone_corrects_nothing(typed):
    assert {"no"} <= set(words_of(typed))
