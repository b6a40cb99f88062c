"""Rows as CSV and XLSX for spreadsheets. Names of people always stay text and never become formulas."""

import csv
import re
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import IO, Any

Row = Mapping[str, Any]

FORMULA_SIGNS = tuple("=+-@\t\r\n＝＋－＠")
"""The first characters of a cell that spreadsheets take for a formula. Some accept the full-width forms."""

INNER_FORMULA = re.compile(
    rf"(?<!^)([;,\t|][\u200d \u00a0\u3000\"]*)(?=[{''.join(map(re.escape, FORMULA_SIGNS))}])"
)
"""Matches the start of a formula inside of a cell, for programs that split lines at another separator."""

SHEET_OPTIONS = {
    "constant_memory": True,
    "strings_to_formulas": False,
    "strings_to_urls": False,
    "strings_to_numbers": False,
}


@dataclass(frozen=True)
class SheetColumn:
    """A column: the name of its member in a row, its title, and its width in characters."""

    name: str
    title: str
    width: int = 12


class _LastLine:
    """A file for `csv.writer`. It stores the last line in `text`."""

    text = ""

    def write(self, text: str) -> None:
        self.text = text


def csv_lines(columns: Sequence[SheetColumn], rows: Iterable[Row]) -> Iterator[bytes]:
    """The lines of a CSV file, in UTF-8 with a byte order mark and with CRLF.

    A text that spreadsheets would take for a formula gets an apostrophe before it. Inside of a cell this is
    done after every character that another program may take for a separator.
    """
    line = _LastLine()
    writer = csv.writer(line, lineterminator="\r\n")
    yield b"\xef\xbb\xbf"
    writer.writerow([column.title for column in columns])
    yield line.text.encode()
    for row in rows:
        writer.writerow([_not_a_formula(row.get(column.name)) for column in columns])
        yield line.text.encode()


def _not_a_formula(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    value = INNER_FORMULA.sub(r"\1'", value)
    # The joiner of emoji is invisible, like a blank.
    start = value.lstrip("\u200d \u00a0\u3000")
    return f"'{value}" if value.startswith(FORMULA_SIGNS) or start.startswith(FORMULA_SIGNS) else value


def xlsx_file(columns: Sequence[SheetColumn], rows: Iterable[Row]) -> IO[bytes]:
    """An XLSX file with one sheet: a bold header that does not scroll, numbers as numbers, and days as dates.

    It is a temporary file at position 0, which is deleted when it is closed.
    """
    import xlsxwriter  # here, as it takes a start two percent of its time, and is seldom needed

    file = tempfile.TemporaryFile()  # noqa: SIM115  the caller closes it
    try:
        with xlsxwriter.Workbook(file, SHEET_OPTIONS) as book:
            _write_sheet(book, columns, rows)
    except BaseException:
        file.close()
        raise
    file.seek(0)
    return file


def _write_sheet(book: Any, columns: Sequence[SheetColumn], rows: Iterable[Row]) -> None:
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
    # The type decides: `write` would guess, and take text for a formula or a link.
    if isinstance(value, str):
        sheet.write_string(row, column, value)
    elif isinstance(value, date):
        sheet.write_datetime(row, column, value, day)
    elif value is not None:
        sheet.write_number(row, column, value)
