"""Tables in text files: what is read of them, and that each fault is reported with its file and line."""

import pytest

from referee import text_files
from referee.kit import tables
from referee.kit.tables import InvalidTextTable, NumberedTextLine, TextTableSection, parse_text_table

TEXT = """\
# cards that people mistype
COLOR = red|blue
CARD = ({COLOR}) [0-9]{1,2}

card
    \\b{CARD}\\b

    # no comment, as it does not begin the line
color
    {COLOR}
"""


def test_headings_rows_and_parts_are_read_in_their_order():
    table = parse_text_table("cards.txt", TEXT.encode())

    assert table.sections == [
        TextTableSection(
            5,
            "card",
            [
                NumberedTextLine(6, "\\b(red|blue) [0-9]{1,2}\\b"),
                NumberedTextLine(8, "# no comment, as it does not begin the line"),
            ],
        ),
        TextTableSection(9, "color", [NumberedTextLine(10, "red|blue")]),
    ]
    assert {"COLOR": "red|blue", "CARD": "(red|blue) [0-9]{1,2}"} == {
        name: row.text for name, row in table.parts.items()
    }
    assert list(table.sections_by_heading()) == ["card", "color"]
    assert table.section_with_heading("color").words_of_rows == ["red|blue"]
    assert table.pattern_of_rows([table.find_named_text("CARD")]).fullmatch("blue 7")


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"a\n\tb\n", "2: there is a tab"),
        (b"a\n    b\tc\n", "2: there is a tab"),
        (b"a\r\n    b\r\n", "1: there is a carriage return"),
        (b"a\n    b\n    \xff\n", "3: this is not UTF-8"),
        (b"a\n    b \n", "2: there is a space at the end of the line"),
        (b"a\n  b\n", "2: a row is indented by four spaces"),
        (b"a\n      b\n", "2: a row is indented by four spaces"),
        (b"# a\n    b\n", "2: there is no heading before this row"),
        (b"A = b\nA = c\n", "2: A is defined in line 1 already"),
        (b"a\n    {B}\nB = c\n", "2: B is not defined above this line"),
        (b"A = {B}\n", "1: B is not defined above this line"),
    ],
)
def test_a_fault_is_reported_with_its_file_and_line(content, fault):
    with pytest.raises(InvalidTextTable) as raised:
        parse_text_table("cards.txt", content)

    assert f"cards.txt:{fault}" == str(raised.value)


@pytest.mark.parametrize(
    ("content", "use", "fault"),
    [
        (
            b"a\nb\na\n",
            lambda table: table.sections_by_heading(),
            "cards.txt:3: a has its rows in line 1 already",
        ),
        (b"a\n", lambda table: table.section_with_heading("b"), "cards.txt: the heading b is missing"),
        (b"a\n", lambda table: table.find_named_text("B"), "cards.txt: the part B is missing"),
        (
            b"a\n    so\n    (so\n",
            lambda table: table.pattern_of_rows(table.section_with_heading("a").rows),
            "cards.txt:3: this is no pattern: missing ), unterminated subpattern at position 0",
        ),
    ],
)
def test_what_a_user_of_a_table_misses_is_reported(content, use, fault):
    with pytest.raises(InvalidTextTable) as raised:
        use(parse_text_table("cards.txt", content))

    assert fault == str(raised.value)


def test_a_table_is_read_from_the_package_and_names_its_file():
    table = tables.read_text_table("games/uno/help/phrasings/agreed.txt")

    assert table.file == "referee/games/uno/help/phrasings/agreed.txt"
    assert table.sections[0].heading == "fewer-cards-dealt"
    with pytest.raises(FileNotFoundError, match=r"no_such\.txt"):
        tables.read_text_table("ask/no_such.txt")


def test_each_text_file_with_a_table_is_read_by_one_module():
    """A file that nobody reads is forgotten; one that two read is parsed twice."""
    package = text_files.PACKAGE_FOLDER
    paths = [file.relative_to(package).as_posix() for file in package.rglob("*.txt")]
    code = [file.read_text("utf-8") for file in package.rglob("*.py")]
    read = {path: sum(f'"{path}"' in text for text in code) for path in paths if "dictionaries" not in path}

    assert len(read) >= 20
    assert set(read.values()) == {1}, read
