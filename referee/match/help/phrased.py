"""What people say for each question, and the sentences that answer it, read from the texts in phrasings/.

A text is a table (see `kit/tables.py`). A heading is the id of a question. A row that begins with `yes:`,
`no:` or the id of an article is the sentence for that answer, and every other row is a phrasing.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from referee.kit.tables import InvalidTextTable, TextTable, TextTableSection
from referee.kit.values import replace
from referee.match.help.question import Question

ARTICLE = r"[a-z]+\.[a-z0-9.-]+"
SAYS = re.compile(rf"((?:yes|no)(?: {ARTICLE})?|{ARTICLE}):(?: (.+)|$)")


@dataclass
class Texts:
    """The texts of a question."""

    phrasings: dict[str, int] = field(default_factory=dict)
    """With the line of each."""
    says: dict[str, str] = field(default_factory=dict)


def with_phrasings(asked: Sequence[Question], table: TextTable) -> tuple[Question, ...]:
    """The questions, each with its texts. Raises InvalidTextTable if a question has no phrasings, if there is
    no question for a heading, and where something stands twice."""
    texts = texts_of(table, {one.id for one in asked})
    if without := [one.id for one in asked if one.id not in texts]:
        raise InvalidTextTable(f"{table.file}: there are no phrasings of {', '.join(without)}")
    for section in table.sections:
        if not texts[section.heading].phrasings:
            raise table.make_error_about_line(section.line, f"there are no phrasings of {section.heading}")
    return tuple(
        replace(one, phrasings=tuple(texts[one.id].phrasings), says=texts[one.id].says) for one in asked
    )


def told_to_children(questions: Sequence[Question], table: TextTable) -> tuple[Question, ...]:
    """The questions, with what is told to a child. Raises InvalidTextTable where that is of no question, or
    of none of the sentences that answer it."""
    says = {one.id: one.says for one in questions}
    texts = texts_of(table, says)
    for section in table.sections:
        if not texts[section.heading].says.keys() <= says[section.heading].keys():
            raise table.make_error_about_line(
                section.line, f"a sentence for children answers nothing at {section.heading}"
            )
    return tuple(
        replace(one, for_children=texts[one.id].says) if one.id in texts else one for one in questions
    )


def texts_of(table: TextTable, ids: Mapping[str, object] | set[str]) -> Mapping[str, Texts]:
    """The texts of the questions by their ids, of which there are only these."""
    for section in table.sections:
        if section.heading not in ids:
            raise table.make_error_about_line(section.line, f"there is no question {section.heading}")
    return {one: _texts(table, section) for one, section in table.sections_by_heading().items()}


def _texts(table: TextTable, section: TextTableSection) -> Texts:
    found = Texts()
    for line, text in section.rows:
        says = SAYS.fullmatch(text) if ":" in text else None
        if says is None:
            first = found.phrasings.setdefault(text, line)
            if first != line:
                raise table.make_error_about_line(line, f"this phrasing stands in line {first} already")
        elif says[2] is None:
            raise table.make_error_about_line(line, f"there is no sentence after {says[1]}")
        elif says[1] in found.says:
            raise table.make_error_about_line(line, f"{section.heading} has a sentence for {says[1]} already")
        else:
            found.says[says[1]] = says[2]
    return found
