"""Tables of words, patterns and sentences, read from text files beside the code that uses them.

All text files of the package with such tables have this format, in UTF-8:

    # A line that begins with # is a comment. Empty lines are skipped.
    NAME = text
    heading
        row
        row

A heading begins its line; its rows follow, indented by four spaces. `NAME = text` defines a *part* for the
lines below it: `{NAME}` in a row, or in a later part, stands for its text. The function that uses a table
decides what its headings and rows mean. It reports a fault by `TextTable.fault`, with the file and the line.

This module reads no files. The package's `__init__` passes it the function that does, which is in
`referee/text_files.py`.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

PART = re.compile(r"([A-Z][A-Z_]*) = (.+)")
USE = re.compile(r"\{([A-Z][A-Z_]*)\}")
INDENT = "    "


class TableFault(ValueError):
    """A text file has a fault. The message begins with the file and the line."""


class Row(NamedTuple):
    """The text of a line, and its number from 1."""

    line: int
    text: str


class Section(NamedTuple):
    """A heading with its rows, and the number of its line."""

    line: int
    heading: str
    rows: list[Row]

    @property
    def words(self) -> list[str]:
        """All words of the rows, in their order."""
        return " ".join(row.text for row in self.rows).split()


class TextTable(NamedTuple):
    """What a text file contains."""

    file: str
    parts: Mapping[str, Row]
    sections: list[Section]

    def fault(self, line: int, what: str) -> TableFault:
        """The exception for a line of this file."""
        return TableFault(f"{self.file}:{line}: {what}")

    def by_heading(self) -> dict[str, Section]:
        """The sections by their headings. Raises TableFault if a heading stands in two places."""
        found: dict[str, Section] = {}
        for section in self.sections:
            first = found.setdefault(section.heading, section)
            if first is not section:
                raise self.fault(section.line, f"{section.heading} has its rows in line {first.line} already")
        return found

    def section(self, heading: str) -> Section:
        """The section with this heading. Raises TableFault if there is none, or if any heading occurs
        twice."""
        found = self.by_heading().get(heading)
        if found is None:
            raise TableFault(f"{self.file}: the heading {heading} is missing")
        return found

    def part(self, name: str) -> Row:
        """The part with this name. Raises TableFault if there is none."""
        if name not in self.parts:
            raise TableFault(f"{self.file}: the part {name} is missing")
        return self.parts[name]

    def pattern(self, rows: Iterable[Row]) -> re.Pattern[str]:
        """The pattern that matches what any of these rows matches. Raises TableFault if one is no pattern."""
        first, *others = rows
        if not others:
            return self.compiled(first.line, first.text)
        for row in (first, *others):
            self.compiled(row.line, row.text)  # two rows may be one pattern and neither of them alone
        return re.compile("|".join(row.text for row in (first, *others)))

    def pattern_under(self, section: Section) -> re.Pattern[str]:
        """The pattern that matches what any row of a section matches. Raises TableFault if a row is no
        pattern, or if there are no rows."""
        if not section.rows:
            raise self.fault(section.line, f"there are no rows under {section.heading}")
        return self.pattern(section.rows)

    def pattern_of(self, name: str) -> re.Pattern[str]:
        """The pattern in a part. Raises TableFault if there is no such part, or if it is no pattern."""
        return self.pattern([self.part(name)])

    def compiled(self, line: int, pattern: str) -> re.Pattern[str]:
        """The compiled pattern of a line. Raises TableFault if it is no pattern."""
        try:
            return re.compile(pattern)
        except re.error as error:
            raise self.fault(line, f"this is no pattern: {error}") from error


class _Parsing:
    """A table while its lines are added one by one."""

    def __init__(self, file: str):
        self.table = TextTable(file, {}, [])
        self.parts: dict[str, Row] = {}

    def add(self, line: int, text: str) -> None:
        """Add a line. Raises TableFault if it does not have the format."""
        if not text or text.startswith("#"):
            return
        if text[-1].isspace():
            raise self.table.fault(line, "there is a space at the end of the line")
        if text[0] != " ":
            self._add_heading(line, text)
        else:
            self._add_row(line, text)

    def _add_heading(self, line: int, text: str) -> None:
        if part := PART.fullmatch(text):
            self._add_part(line, part[1], part[2])
        else:
            self.table.sections.append(Section(line, text, []))

    def _add_part(self, line: int, name: str, text: str) -> None:
        if name in self.parts:
            raise self.table.fault(line, f"{name} is defined in line {self.parts[name].line} already")
        self.parts[name] = Row(line, self._whole(line, text))

    def _add_row(self, line: int, text: str) -> None:
        row = text[len(INDENT) :]
        if not text.startswith(INDENT) or row[0] == " ":
            raise self.table.fault(line, "a row is indented by four spaces")
        if not self.table.sections:
            raise self.table.fault(line, "there is no heading before this row")
        self.table.sections[-1].rows.append(Row(line, self._whole(line, row) if "{" in row else row))

    def _whole(self, line: int, text: str) -> str:
        """The text with each part in its place."""

        def its_text(used: re.Match[str]) -> str:
            if used[1] not in self.parts:
                raise self.table.fault(line, f"{used[1]} is not defined above this line")
            return self.parts[used[1]].text

        return USE.sub(its_text, text)


def parse(file: str, content: bytes) -> TextTable:
    """The table in a file with this content. Raises TableFault if the content does not have the format."""
    parsing = _Parsing(file)
    for forbidden, name in ((b"\t", "a tab"), (b"\r", "a carriage return")):
        if forbidden in content:
            raise parsing.table.fault(_line_at(content, content.index(forbidden)), f"there is {name}")
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        raise parsing.table.fault(_line_at(content, error.start), "this is not UTF-8") from error
    for number, line in enumerate(text.split("\n"), 1):
        parsing.add(number, line)
    return parsing.table._replace(parts=parsing.parts)


def _line_at(content: bytes, place: int) -> int:
    return content.count(b"\n", 0, place) + 1


_readers: list[Callable[[str], bytes]] = []


def read_by(reader: Callable[[str], bytes]) -> None:
    """Set the function that reads a text file: it returns the content, given the path inside the package."""
    _readers[:] = [reader]


def content_of(path: str) -> bytes:
    """The content of a text file, by its path inside the package."""
    (reader,) = _readers
    return reader(path)


def read(path: str) -> TextTable:
    """The table in a text file, by its path inside the package. Raises TableFault if the file has a fault."""
    return parse(f"referee/{path}", content_of(path))
