"""Rows as CSV and XLSX for a spreadsheet, in which whatever people are called stays text."""

import csv
import re
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import IO, Any

Row = Mapping[str, Any]

FORMULA_SIGNS = tuple("=+-@\t\r\n＝＋－＠")
"""A cell that begins with one of these is taken for a formula, in the full-width forms by some as well."""

INSIDE = re.compile(rf"(?<!^)([;,\t|][\u200d \u00a0\u3000\"]*)(?=[{''.join(map(re.escape, FORMULA_SIGNS))}])")
"""Where a cell would begin, with a formula, for whoever splits the lines at another separator than we do."""

SHEET_OPTIONS = {
    "constant_memory": True,
    "strings_to_formulas": False,
    "strings_to_urls": False,
    "strings_to_numbers": False,
}


@dataclass(frozen=True)
class Column:
    """A column: the member of a row that stands in it, its title, and its width in characters."""

    name: str
    title: str
    width: int = 12


class _Line:
    """What csv writes to; it keeps the last line."""

    text = ""

    def write(self, text: str) -> None:
        self.text = text


def csv_lines(columns: Sequence[Column], rows: Iterable[Row]) -> Iterator[bytes]:
    """The lines of a CSV file: UTF-8 with the mark by which spreadsheets know it, and CRLF at their ends.

    Text that would be taken for a formula gets an apostrophe before it, also inside of a cell after what
    another program may take for a separator.
    """
    line = _Line()
    writer = csv.writer(line, lineterminator="\r\n")
    yield b"\xef\xbb\xbf"
    writer.writerow([column.title for column in columns])
    yield line.text.encode()
    for row in rows:
        writer.writerow([_harmless(row.get(column.name)) for column in columns])
        yield line.text.encode()


def _harmless(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    value = INSIDE.sub(r"\1'", value)
    # The joiner of emoji is as invisible as a blank.
    start = value.lstrip("\u200d \u00a0\u3000")
    return f"'{value}" if value.startswith(FORMULA_SIGNS) or start.startswith(FORMULA_SIGNS) else value


def xlsx_file(columns: Sequence[Column], rows: Iterable[Row]) -> IO[bytes]:
    """An XLSX file of one sheet, from its beginning: a bold header that stays in sight, numbers as
    numbers and days as days.

    It lies in a temporary file that is gone once it is closed.
    """
    import xlsxwriter  # here, as it takes a start two percent of its time, and is seldom needed

    file = tempfile.TemporaryFile()  # noqa: SIM115  who reads it closes it
    try:
        with xlsxwriter.Workbook(file, SHEET_OPTIONS) as book:
            _write_sheet(book, columns, rows)
    except BaseException:
        file.close()
        raise
    file.seek(0)
    return file


def _write_sheet(book: Any, columns: Sequence[Column], rows: Iterable[Row]) -> None:
    sheet, bold = book.add_worksheet(), book.add_format({"bold": True})
    day = book.add_format({"num_format": "yyyy-mm-dd", "align": "left"})
    for place, column in enumerate(columns):
        sheet.set_column(place, place, column.width)
        sheet.write_string(0, place, column.title, bold)
    sheet.freeze_panes(1, 0)
    for number, row in enumerate(rows, 1):
        for place, column in enumerate(columns):
            _write_cell(sheet, number, place, row.get(column.name), day)


def _write_cell(sheet: Any, row: int, column: int, value: Any, day: Any) -> None:
    # By its type: `write` would guess, and take text for a formula or a link.
    if isinstance(value, str):
        sheet.write_string(row, column, value)
    elif isinstance(value, date):
        sheet.write_datetime(row, column, value, day)
    elif value is not None:
        sheet.write_number(row, column, value)
