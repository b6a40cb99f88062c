"""What people say for each question, read from the texts in phrasings/.

A text is a table (see `kit/tables.py`). A heading is the id of a question, and each row is a phrasing.
"""

from collections.abc import Collection, Mapping, Sequence

from referee.kit.tables import InvalidTextTable, TextTable, TextTableSection
from referee.kit.values import replace
from referee.match.help.question import Question


def with_phrasings(asked: Sequence[Question], table: TextTable) -> tuple[Question, ...]:
    """The questions, each with its phrasings. Raises InvalidTextTable if a question has none, if there is no
    question for a heading, and where something stands twice."""
    phrasings = phrasings_in(table, {one.id for one in asked})
    if without := [one.id for one in asked if one.id not in phrasings]:
        raise InvalidTextTable(f"{table.file}: there are no phrasings of {', '.join(without)}")
    return tuple(replace(one, phrasings=phrasings[one.id]) for one in asked)


def phrasings_in(table: TextTable, ids: Collection[str]) -> Mapping[str, tuple[str, ...]]:
    """The phrasings of the questions by their ids, of which there are only these."""
    for section in table.sections:
        if section.heading not in ids:
            raise table.make_error_about_line(section.line, f"there is no question {section.heading}")
    return {one: _phrasings(table, section) for one, section in table.sections_by_heading().items()}


def _phrasings(table: TextTable, section: TextTableSection) -> tuple[str, ...]:
    found: dict[str, int] = {}
    for line, text in section.rows:
        first = found.setdefault(text, line)
        if first != line:
            raise table.make_error_about_line(line, f"this phrasing stands in line {first} already")
    if not found:
        raise table.make_error_about_line(section.line, f"there are no phrasings of {section.heading}")
    return tuple(found)
