"""What people say for each question, and the sentences that answer it, read from the texts in phrasings/.

A text has the id of each question on a line of its own. Of the indented lines under it, one that begins with
`yes:`, `no:` or the id of an article is the sentence for that answer, and every other one is a phrasing.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from referee.kit.values import replace
from referee.match.help.question import Question

ARTICLE = r"[a-z]+\.[a-z0-9.-]+"
SAYS = re.compile(rf"((?:yes|no)(?: {ARTICLE})?|{ARTICLE}): (.+)")


@dataclass
class Texts:
    """The texts of a question."""

    phrasings: list[str] = field(default_factory=list)
    says: dict[str, str] = field(default_factory=dict)


def with_phrasings(asked: Sequence[Question], text: str) -> tuple[Question, ...]:
    """The questions, each with its texts. Raises ValueError where one has none, or texts have no question."""
    texts = read(text)
    if unpaired := ", ".join(sorted({one.id for one in asked} ^ texts.keys())):
        raise ValueError(f"every question has phrasings, and all phrasings a question, but not {unpaired}")
    return tuple(
        replace(one, phrasings=tuple(texts[one.id].phrasings), says=texts[one.id].says) for one in asked
    )


def told_to_children(questions: Sequence[Question], text: str) -> tuple[Question, ...]:
    """The questions, with what is told to a child. Raises ValueError where that is of no question, or of none
    of the sentences that answer it."""
    texts = read(text)
    says = {one.id: one.says for one in questions}
    if lost := [one for one, its in texts.items() if not its.says.keys() <= says.get(one, {}).keys()]:
        raise ValueError(f"what is told to children answers nothing at {', '.join(lost)}")
    return tuple(
        replace(one, for_children=texts[one.id].says) if one.id in texts else one for one in questions
    )


def read(text: str) -> Mapping[str, Texts]:
    """The texts of the questions by their ids."""
    found: dict[str, Texts] = {}
    for line in filter(str.strip, text.splitlines()):
        if not line.startswith(" "):
            asked = line
            if asked in found:
                raise ValueError(f"the question {asked} has its phrasings in one place")
            found[asked] = Texts()
        elif says := SAYS.fullmatch(line.strip()):
            found[asked].says[says[1]] = says[2]
        else:
            found[asked].phrasings.append(line.strip())
    return found
