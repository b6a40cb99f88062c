"""What is written is read by others: the same cells, and nothing that a spreadsheet takes for a formula."""

import io
import zipfile
from typing import Any

import pytest
import tablib
from openpyxl import load_workbook
from openpyxl.utils.escape import unescape

from referee.records.sheets import SheetColumn, csv_lines, write_xlsx_file

COLUMNS = (
    SheetColumn("name", 18),
    SheetColumn("points"),
    SheetColumn("reason"),
)

FORMULAS = [
    *(
        "=1+1",
        "+1",
        "-1",
        "@SUM(A1)",
        "\t=1",
        "\r=1",
        "\n=1",
        " =1",
        "   @x",
        "\u00a0=1",
        "\u3000=1",
        "\u200d=1",
    ),
    *("＝1+1", "＋1", "－1", "＠x", " ＝1", '=HYPERLINK("http://x")', "=cmd|' /C calc'!A0", "-", "="),
]
TEXTS = [
    *(
        "Ann",
        "Ann, Bob",
        'the "boss"',
        "'quoted'",
        "two\nlines",
        "semi;colon",
        " blanks ",
        "a=b",
        "1",
        "007",
        "1e5",
    ),
    *(
        "שרה",
        "مريم",
        "Łódź",
        "李雷",
        "👩‍👩‍👧",
        "é",
        "e\u0301",
        "http://example.org",
        "mailto:x",
        "_x0041_",
        "TRUE",
        "",
    ),
    *("x" * 40, "#REF!", "<b>&amp;</b>", "]]>"),
]


def rows(*names: Any) -> list[dict]:
    return [{"name": name, "points": number, "reason": None} for number, name in enumerate(names)]


def read_csv(told: list[dict]) -> list[list[str]]:
    written = b"".join(csv_lines(COLUMNS, iter(told)))
    read = tablib.Dataset().load(written.decode("utf-8-sig"), format="csv")
    return [read.headers, *map(list, read)]


def read_xlsx(told: list[dict]) -> Any:
    with write_xlsx_file(COLUMNS, iter(told)) as file:
        return load_workbook(io.BytesIO(file.read())).active


def test_a_csv_file_is_utf8_with_its_mark_and_has_crlf():
    """As spreadsheets know it."""
    lines = list(csv_lines(COLUMNS, rows("Zoë", "a,b")))

    assert b"\xef\xbb\xbf" + 'Player,Points,Reason\r\nZoë,0,\r\n"a,b",1,\r\n'.encode() == b"".join(lines)


def test_a_csv_file_is_read_as_it_was_written():
    assert [
        ["Player", "Points", "Reason"],
        *([text, str(n), ""] for n, text in enumerate(TEXTS)),
    ] == read_csv(rows(*TEXTS))


@pytest.mark.parametrize("name", FORMULAS, ids=repr)
def test_no_text_of_a_csv_file_is_a_formula(name):
    """An apostrophe makes it text; all of the text is still there."""
    assert f"'{name}" == read_csv(rows(name))[1][0]


@pytest.mark.parametrize("separator", [";", ",", "\t", "|", "; ", ';"'], ids=repr)
@pytest.mark.parametrize("formula", ["=cmd()", "+1", "@SUM(A1)", "-1", "＝x"])
def test_no_part_of_a_cell_becomes_a_formula_at_another_separator(separator, formula):
    """A program in a country of decimal commas splits lines at semicolons."""
    assert f"Ann{separator}'{formula}" == read_csv(rows(f"Ann{separator}{formula}"))[1][0]


@pytest.mark.parametrize("name", ["Ann-Marie", "a;b", "1, 2", "x | y", "c++"])
def test_what_is_no_formula_stays_as_it_is(name):
    assert name == read_csv(rows(name))[1][0]


def test_numbers_are_no_formulas():
    """A total below nought is a number."""
    assert "-5" == read_csv([{"name": "Ann", "points": -5}])[1][1]


def test_a_workbook_is_read_as_it_was_written():
    """Names are text, whatever they look like; points are numbers."""
    sheet = read_xlsx(rows(*TEXTS, *FORMULAS))
    cells = list(sheet.iter_rows(min_row=2))
    names = [*TEXTS, *FORMULAS]

    assert names == [_as_told(cells[n][0].value, name) for n, name in enumerate(names)]
    assert {"s", "n"} >= {row[0].data_type for row in cells}
    assert ["s"] * len(names) == [
        row[0].data_type if name else "s" for row, name in zip(cells, names, strict=True)
    ]
    assert list(range(len(names))) == [row[1].value for row in cells]
    assert {"n"} == {row[1].data_type for row in cells}


def _as_told(value: Any, name: str) -> Any:
    # This reader leaves it to us to take back how a workbook spells controls, and `_x0041_`, which would be
    # an A; and a carriage return may be a line feed to readers of XML.
    return name if unescape(value or "") in (name, name.replace("\r", "\n")) else value


def test_the_head_of_a_workbook_is_bold_and_stays():
    sheet = read_xlsx(rows("Ann"))

    assert ["Player", "Points", "Reason"] == [cell.value for cell in sheet[1]]
    assert all(cell.font.bold for cell in sheet[1])
    assert not sheet["A2"].font.bold
    assert ("A2", 18) == (sheet.freeze_panes, int(sheet.column_dimensions["A"].width))


def test_a_workbook_holds_no_formula_and_no_link():
    """Neither in the sheet nor beside it."""
    with write_xlsx_file(COLUMNS, rows(*TEXTS, *FORMULAS)) as file, zipfile.ZipFile(file) as parts:
        sheet = parts.read("xl/worksheets/sheet1.xml")

        assert b"<f>" not in sheet and b"<hyperlink" not in sheet
        assert not any("external" in name.lower() for name in parts.namelist())


def test_a_file_without_rows_has_its_head():
    assert [["Player", "Points", "Reason"]] == read_csv([])
    assert 1 == read_xlsx([]).max_row


def test_a_file_is_closed_when_its_rows_fail():
    def failing():
        yield {"name": "Ann"}
        raise KeyError("x")

    with pytest.raises(KeyError):
        write_xlsx_file(COLUMNS, failing())
