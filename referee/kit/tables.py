"""Tables of words, patterns and sentences. Each table is a text file beside the code that uses the table.

The text files are in UTF-8 and have this format:

    # A line that begins with # is a comment. Empty lines are skipped.
    NAME = text
    heading
        row
        row

A heading is not indented. The rows of a heading are the lines below the heading, indented by four spaces.
`NAME = text` defines a *part* (a named text). In later rows and parts, `{NAME}` is replaced by the text of
the part.

The caller that uses a table decides the meaning of its headings and rows. The caller reports an error with
`TextTable.make_error_about_line`, which adds the path of the file and the number of the line.

This module opens no files. `referee/__init__.py` passes the function that reads files (`text_files.py`) to
`set_text_file_reader`.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

NAMED_TEXT_DEFINITION = re.compile(r"([A-Z][A-Z_]*) = (.+)")
NAMED_TEXT_REFERENCE = re.compile(r"\{([A-Z][A-Z_]*)\}")
ROW_INDENT = "    "


class InvalidTextTable(ValueError):
    """A text file does not have the format of a table.

    The message begins with the path of the file and the number of the line.
    """


class NumberedTextLine(NamedTuple):
    """A line of a text file: its number, from 1, and its text."""

    line: int
    text: str


class TextTableSection(NamedTuple):
    """A heading, the number of its line, and the rows below it."""

    line: int
    heading: str
    rows: list[NumberedTextLine]

    @property
    def words_of_rows(self) -> list[str]:
        """All words of all rows, in the order of the file."""
        return " ".join(row.text for row in self.rows).split()


class TextTable(NamedTuple):
    """A parsed text file with headings and rows.

    - `file`: The path, for error messages.
    - `parts`: The named texts of the file. The keys are the names.
    - `sections`: The headings with their rows, in the order of the file.
    """

    file: str
    parts: Mapping[str, NumberedTextLine]
    sections: list[TextTableSection]

    def make_error_about_line(self, line: int, what: str) -> InvalidTextTable:
        """The exception that the caller raises about a line of this file. `what`: the message."""
        return InvalidTextTable(f"{self.file}:{line}: {what}")

    def sections_by_heading(self) -> dict[str, TextTableSection]:
        """All sections. The keys are the headings. Raises InvalidTextTable if a heading occurs twice."""
        found: dict[str, TextTableSection] = {}
        for section in self.sections:
            first = found.setdefault(section.heading, section)
            if first is not section:
                raise self.make_error_about_line(
                    section.line, f"{section.heading} has its rows in line {first.line} already"
                )
        return found

    def section_with_heading(self, heading: str) -> TextTableSection:
        """The section (heading with its rows) with this heading.

        Raises InvalidTextTable if the table has no such section, or if any heading of the table occurs twice.
        """
        found = self.sections_by_heading().get(heading)
        if found is None:
            raise InvalidTextTable(f"{self.file}: the heading {heading} is missing")
        return found

    def find_named_text(self, name: str) -> NumberedTextLine:
        """The text that the file defines with `NAME = text`. Raises InvalidTextTable if the name is not
        defined."""
        if name not in self.parts:
            raise InvalidTextTable(f"{self.file}: the part {name} is missing")
        return self.parts[name]

    def pattern_of_rows(self, rows: Iterable[NumberedTextLine]) -> re.Pattern[str]:
        """One regular expression that matches every text that at least one of the rows matches.

        Each row is a regular expression. Raises InvalidTextTable if a row is invalid, and ValueError if there
        are no rows.
        """
        first, *others = rows
        if not others:
            return self.compile_pattern_of_line(first.line, first.text)
        for row in (first, *others):
            # Each row is checked alone, because the joined rows may be valid although one row is not.
            self.compile_pattern_of_line(row.line, row.text)
        return re.compile("|".join(row.text for row in (first, *others)))

    def pattern_of_section(self, section: TextTableSection) -> re.Pattern[str]:
        """One regular expression that matches every text that at least one row of the section matches.

        Each row is a regular expression. Raises InvalidTextTable if a row is invalid, or if the section has
        no rows.
        """
        if not section.rows:
            raise self.make_error_about_line(section.line, f"there are no rows under {section.heading}")
        return self.pattern_of_rows(section.rows)

    def pattern_of_named_part(self, name: str) -> re.Pattern[str]:
        """The regular expression that the file defines with `NAME = text`.

        Raises InvalidTextTable if the name is not defined, or if its text is not a valid regular expression.
        """
        return self.pattern_of_rows([self.find_named_text(name)])

    def compile_pattern_of_line(self, line: int, pattern: str) -> re.Pattern[str]:
        """The compiled form of `pattern`, a regular expression in the line with the number `line`.

        Raises InvalidTextTable with the number of the line if the pattern is invalid.
        """
        try:
            return re.compile(pattern)
        except re.error as error:
            raise self.make_error_about_line(line, f"this is no pattern: {error}") from error


class _TextTableParser:
    """A parser of text files with tables. It gets the lines of the file one by one and builds the table."""

    def __init__(self, file: str):
        self.table = TextTable(file, {}, [])
        self.parts: dict[str, NumberedTextLine] = {}

    def add_line(self, line: int, text: str) -> None:
        """Add one line of the file. Raises InvalidTextTable if the line does not have the format."""
        if not text or text.startswith("#"):
            return
        if text[-1].isspace():
            raise self.table.make_error_about_line(line, "there is a space at the end of the line")
        if text[0] != " ":
            self._add_heading_or_named_part(line, text)
        else:
            self._add_row_under_heading(line, text)

    def _add_heading_or_named_part(self, line: int, text: str) -> None:
        if part := NAMED_TEXT_DEFINITION.fullmatch(text):
            self._add_named_text_part(line, part[1], part[2])
        else:
            self.table.sections.append(TextTableSection(line, text, []))

    def _add_named_text_part(self, line: int, name: str, text: str) -> None:
        if name in self.parts:
            raise self.table.make_error_about_line(
                line, f"{name} is defined in line {self.parts[name].line} already"
            )
        self.parts[name] = NumberedTextLine(line, self._insert_named_text_parts(line, text))

    def _add_row_under_heading(self, line: int, text: str) -> None:
        row = text[len(ROW_INDENT) :]
        if not text.startswith(ROW_INDENT) or row[0] == " ":
            raise self.table.make_error_about_line(line, "a row is indented by four spaces")
        if not self.table.sections:
            raise self.table.make_error_about_line(line, "there is no heading before this row")
        self.table.sections[-1].rows.append(
            NumberedTextLine(line, self._insert_named_text_parts(line, row) if "{" in row else row)
        )

    def _insert_named_text_parts(self, line: int, text: str) -> str:
        """The text of a line, with each `{NAME}` replaced by the text that `NAME = text` defines.

        Raises InvalidTextTable if NAME is not defined above the line.
        """

        def text_of_reference(used: re.Match[str]) -> str:
            if used[1] not in self.parts:
                raise self.table.make_error_about_line(line, f"{used[1]} is not defined above this line")
            return self.parts[used[1]].text

        return NAMED_TEXT_REFERENCE.sub(text_of_reference, text)


def parse_text_table(file: str, content: bytes) -> TextTable:
    """The table that the content of a text file defines. `file`: the path of the file, for error messages.

    Raises InvalidTextTable if the content does not have the format, is not UTF-8, or has tabs or carriage
    returns.
    """
    parsing = _TextTableParser(file)
    for forbidden, name in ((b"\t", "a tab"), (b"\r", "a carriage return")):
        if forbidden in content:
            raise parsing.table.make_error_about_line(
                _line_number_at_offset(content, content.index(forbidden)), f"there is {name}"
            )
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        raise parsing.table.make_error_about_line(
            _line_number_at_offset(content, error.start), "this is not UTF-8"
        ) from error
    for number, line in enumerate(text.split("\n"), 1):
        parsing.add_line(number, line)
    return parsing.table._replace(parts=parsing.parts)


def _line_number_at_offset(content: bytes, place: int) -> int:
    return content.count(b"\n", 0, place) + 1


_current_text_file_reader: list[Callable[[str], bytes]] = []


def set_text_file_reader(reader: Callable[[str], bytes]) -> None:
    """Set the function that reads the text files of the package.

    `reader`: a function that takes a path inside the package and returns the bytes of the file.
    """
    _current_text_file_reader[:] = [reader]


def content_of_text_file(path: str) -> bytes:
    """The bytes of a text file of the package. `path`: the path inside the package.

    Raises ValueError if no reader was set with `set_text_file_reader`, and OSError if the file cannot be
    read.
    """
    (reader,) = _current_text_file_reader
    return reader(path)


def read_text_table(path: str) -> TextTable:
    """The table in a text file of the package. `path`: the path inside the package.

    Raises InvalidTextTable if the file does not have the format, and the errors of `content_of_text_file`.
    """
    return parse_text_table(f"referee/{path}", content_of_text_file(path))
