"""Writes rows as CSV and XLSX for spreadsheets. Names of people stay text and never become formulas."""

import csv
import re
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import IO, Any

from referee.languages.speech import tell

SheetRow = Mapping[str, Any]

FIRST_CHARACTERS_OF_FORMULAS = tuple("=+-@\t\r\n＝＋－＠")
"""If a cell begins with one of these characters, a spreadsheet reads the cell as a formula.

The last four characters are full-width forms. Some spreadsheets accept these forms.
"""

FORMULA_INSIDE_OF_CELL = re.compile(
    rf"(?<!^)([;,\t|][\u200d \u00a0\u3000\"]*)(?=[{''.join(map(re.escape, FIRST_CHARACTERS_OF_FORMULAS))}])"
)
"""Matches a separator inside of a cell if a formula follows the separator.

Some programs split a line at this separator, and would then read the rest of the cell as a formula.
"""

SHEET_OPTIONS = {
    "constant_memory": True,
    "strings_to_formulas": False,
    "strings_to_urls": False,
    "strings_to_numbers": False,
}


@dataclass(frozen=True)
class SheetColumn:
    """A column of a sheet: the key of its values in the rows, and its width in characters."""

    name: str
    width: int = 12


def title_of_column(column: SheetColumn) -> str:
    """The text in the first cell of a column. Raises KeyError if there is no message for it."""
    return tell(f"column-{column.name.replace('_', '-')}", {})


class _LastLineFile:
    """A file object for `csv.writer`. The attribute `text` has the last line that was written. Earlier lines
    are not kept."""

    text = ""

    def write(self, text: str) -> None:
        self.text = text


def csv_lines(columns: Sequence[SheetColumn], rows: Iterable[SheetRow]) -> Iterator[bytes]:
    """Yield the lines of a CSV file in UTF-8, with a byte order mark first and with CRLF line ends.

    An apostrophe is written before each text that a spreadsheet would read as a formula. A formula may also
    begin inside of a cell, after a character that some programs read as a separator.
    """
    line = _LastLineFile()
    writer = csv.writer(line, lineterminator="\r\n")
    yield b"\xef\xbb\xbf"
    writer.writerow([title_of_column(column) for column in columns])
    yield line.text.encode()
    for row in rows:
        writer.writerow([_escape_formulas(row.get(column.name)) for column in columns])
        yield line.text.encode()


def _escape_formulas(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    value = FORMULA_INSIDE_OF_CELL.sub(r"\1'", value)
    # The zero-width joiner of emoji is invisible, so it is skipped like a blank.
    start = value.lstrip("\u200d \u00a0\u3000")
    return (
        f"'{value}"
        if value.startswith(FIRST_CHARACTERS_OF_FORMULAS) or start.startswith(FIRST_CHARACTERS_OF_FORMULAS)
        else value
    )


def write_xlsx_file(columns: Sequence[SheetColumn], rows: Iterable[SheetRow]) -> IO[bytes]:
    """Return an XLSX file with one sheet. The header is bold and does not scroll.

    Cells with numbers are numbers, and cells with days are dates. The file is a temporary file at position 0.
    Closing the file deletes it.
    """
    import xlsxwriter  # imported here, because it slows each start by two percent and is seldom needed

    file = tempfile.TemporaryFile()  # noqa: SIM115  the caller closes the file
    try:
        with xlsxwriter.Workbook(file, SHEET_OPTIONS) as book:
            _write_sheet(book, columns, rows)
    except BaseException:
        file.close()
        raise
    file.seek(0)
    return file


def _write_sheet(book: Any, columns: Sequence[SheetColumn], rows: Iterable[SheetRow]) -> None:
    sheet, bold = book.add_worksheet(), book.add_format({"bold": True})
    day = book.add_format({"num_format": "yyyy-mm-dd", "align": "left"})
    for place, column in enumerate(columns):
        sheet.set_column(place, place, column.width)
        sheet.write_string(0, place, title_of_column(column), bold)
    sheet.freeze_panes(1, 0)
    for number, row in enumerate(rows, 1):
        for place, column in enumerate(columns):
            _write_cell(sheet, number, place, row.get(column.name), day)


def _write_cell(sheet: Any, row: int, column: int, value: Any, day: Any) -> None:
    # The type of the value selects the method: `sheet.write` would read some texts as formulas or links.
    if isinstance(value, str):
        sheet.write_string(row, column, value)
    elif isinstance(value, date):
        sheet.write_datetime(row, column, value, day)
    elif value is not None:
        sheet.write_number(row, column, value)
