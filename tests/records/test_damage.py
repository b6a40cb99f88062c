"""Whatever happens to a record on its way, it is found, with the line in which it happened."""

import json
from random import Random

import pytest

from referee.records.checking import MOST_CHARACTERS_OF_A_FAULT, InvalidRecord
from referee.records.ndjson import to_line_with_digest
from referee.services.records import parse_and_check_record
from tests.records.writing import opened, scenario
from tests.seeds import FIXED_SEED

NAME = "uno/call_corrected_by_the_keeper.txt"
FLIPS = 150


@pytest.fixture(scope="module")
def lines():
    """A record, line by line."""
    return scenario(NAME).splitlines(keepends=True)


def refused(record: bytes) -> InvalidRecord:
    with pytest.raises(InvalidRecord) as error:
        parse_and_check_record(record)
    return error.value


def test_a_whole_record_is_taken_in(lines):
    """What follows begins with this one."""
    assert len(lines) - 2 >= len(parse_and_check_record(b"".join(lines)).entries)


def test_a_record_that_is_cut_anywhere_is_refused(lines):
    """At the end of each line, and in the middle of it: the line that is missing, or cut short, is named."""
    for number in range(len(lines)):
        before = b"".join(lines[:number])

        assert number + 1 == refused(before).line
        assert number + 1 == refused(before + lines[number][: len(lines[number]) // 2]).line
        assert number + 1 == refused(before + lines[number][:-1]).line


def test_a_line_that_is_missing_is_missed(lines):
    """At the latest by the trailer."""
    for number in range(len(lines)):
        assert refused(b"".join(lines[:number] + lines[number + 1 :])).line >= number + 1


def test_a_line_that_is_doubled_is_found(lines):
    for number in range(len(lines)):
        assert number + 2 == refused(b"".join(lines[: number + 1] + lines[number:])).line


def test_lines_in_another_order_are_found(lines):
    """Any two neighbors that change places."""
    for number in range(len(lines) - 1):
        swapped = [*lines[:number], lines[number + 1], lines[number], *lines[number + 2 :]]

        assert refused(b"".join(swapped)).line in (number + 1, number + 2)


@pytest.mark.parametrize("more", [b"\n", b" ", b"{}\n", b"null\n", b"\0", b"\xef\xbb\xbf"])
def test_nothing_stands_after_the_trailer_or_before_the_header(lines, more):
    record = b"".join(lines)

    assert len(lines) + 1 == refused(record + more).line
    assert 1 == refused(more + record).line


@pytest.mark.parametrize("seed", ["fixed", "fresh"])
def test_a_byte_that_is_changed_is_found_in_its_line(lines, seed, fresh_seed):
    """Wherever it is, and whatever it has become; a line that is torn in two is named by its first half."""
    random, record = Random(FIXED_SEED if seed == "fixed" else fresh_seed), b"".join(lines)
    for _ in range(FLIPS):
        place = random.randrange(len(record))
        byte = random.choice([one for one in range(256) if one != record[place]])

        assert (
            record[:place].count(b"\n") + 1
            == refused(record[:place] + bytes([byte]) + record[place + 1 :]).line
        )


@pytest.mark.parametrize("part", ["header", "entry", "round", "trailer"])
def test_a_line_that_is_changed_without_its_digest_is_found(part):
    """It says that the line was damaged."""
    record = scenario("uno/scorepad.txt").splitlines(keepends=True)
    number = next(n for n, line in enumerate(record) if json.loads(line)["part"] == part)
    changed = record[number].replace(b"1", b"2", 1)
    wrong = refused(b"".join([*record[:number], changed, *record[number + 1 :]]))

    assert f"Line {number + 1}: The digest does not fit: the line was damaged, or changed." == str(wrong)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\n",
        b"\r\n",
        b"null\n",
        b"[]\n",
        b"1\n",
        b'"header"\n',
        b"{}\n",
        b"NaN\n",
        b'{"part":"header"}\n',
        b'{"part":"header","digest":null}\n',
        b"[" * 100_000 + b"\n",
        b"[" * 20_000 + b"]" * 20_000 + b"\n",
        b'{"a":' * 5_000 + b"1" + b"}" * 5_000 + b"\n",
        b"1" * 6_000 + b"\n",
        b"\x1f\x8b\x08\n",
        b"\xff\xfe{\x00}\x00\n",
        b"part,number\r\n",
        '{"part":"header","what":"é"}\n'.encode("latin-1"),
        b'{"part":"\xed\xa0\x80"}\n',
    ],
    ids=repr,
)
def test_what_is_no_record_is_refused_in_its_first_line(text):
    """Whatever it is."""
    assert 1 == refused(text[:200_000]).line


def test_a_line_is_written_in_one_way_only(lines):
    """Blanks, escapes, another order of members, 1.0 for 1: with a digest that fits, it is still not ours."""
    header = opened(b"".join(lines))[0]
    text = to_line_with_digest(header)
    others = [
        text.replace('":', '": ', 1),
        text.replace("Ann", "\\u0041nn"),
        text.replace('"format":1', '"format":1.0'),
        text.replace('"format":1', '"format":1,"format":1'),
        text.replace("\n", "\r\n"),
        " " + text,
        to_line_with_digest(dict(reversed(header.items()))),
    ]

    assert [1] * len(others) == [refused(other.encode() + b"".join(lines[1:])).line for other in others]


def test_a_long_sentence_about_a_fault_is_cut_and_ends_with_a_period():
    """The path of a value may be long."""
    text = "x" * MOST_CHARACTERS_OF_A_FAULT

    assert f"Line 4: {text}." == str(InvalidRecord(4, f"{text} is not a list."))
    assert f"Line 4: {text}." == str(InvalidRecord(4, f"{text}."))
    assert "Line 4: X is not a list." == str(InvalidRecord(4, "X is not a list."))
