"""What people say for each question, read from the texts in phrasings/."""

from collections.abc import Mapping, Sequence

from referee.kit.values import replace
from referee.match.help.question import Question


def with_phrasings(asked: Sequence[Question], text: str) -> tuple[Question, ...]:
    """The questions, each with its phrasings from this text. Raises ValueError where one has none, or where
    phrasings have no question."""
    phrasings = read(text)
    if unpaired := ", ".join(sorted({one.id for one in asked} ^ phrasings.keys())):
        raise ValueError(f"every question has phrasings, and all phrasings a question, but not {unpaired}")
    return tuple(replace(one, phrasings=phrasings[one.id]) for one in asked)


def read(text: str) -> Mapping[str, tuple[str, ...]]:
    """The phrasings in a text by the ids of their questions."""
    phrased: dict[str, tuple[str, ...]] = {}
    for line in filter(str.strip, text.splitlines()):
        if not line.startswith(" "):
            asked = line
            if asked in phrased:
                raise ValueError(f"the question {asked} has its phrasings in one place")
            phrased[asked] = ()
        else:
            phrased[asked] += (line.strip(),)
    return phrased
