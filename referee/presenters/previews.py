"""Views of the answer to a described situation: the rulings, or a question for a missing fact.

Nothing is stored for such a request (dry run).
"""

from dataclasses import dataclass

from referee.presenters.matches import AnswerView
from referee.rulings.shapes import ABSENT, AbsentInJSON


@dataclass(frozen=True)
class JudgedSituationView:
    """The situation that was ruled on. If you did not describe all of it, its cards and names are an
    example."""

    people: tuple[str, ...]
    lines: tuple[str, ...]


@dataclass(frozen=True)
class PossibleAnswerView:
    """A possible answer."""

    option: str
    text: str


@dataclass(frozen=True)
class NextQuestionView:
    """The question that best separates the possible rulings; `rulings` is how many there are."""

    fact: str
    question: str
    options: tuple[PossibleAnswerView, ...]
    rulings: int


@dataclass(frozen=True)
class AssumedFactView:
    """A fact that you did not give, with the value that was assumed. No verdict depends on it."""

    fact: str
    question: str
    option: str
    text: str


@dataclass(frozen=True)
class PossibleFactValueView:
    """A possible value."""

    option: str
    text: str


@dataclass(frozen=True)
class GivenFactView:
    """A fact, and the values that lead to the ruling."""

    fact: str
    question: str
    options: tuple[PossibleFactValueView, ...]


@dataclass(frozen=True)
class PossibleRulingsView:
    """A possible ruling and the answers that lead to it: for each `fact`, the `options`."""

    given: tuple[GivenFactView, ...]
    rulings: tuple[AnswerView, ...]


@dataclass(frozen=True)
class RulingsView:
    """The rulings on the claims, in order.

    - `rulings`: One for each claim; empty if too little is known about the situation. Verdicts, and who draws
      cards or misses a turn, are true for every situation that fits the description. Findings, events and
      `say` are true for every such situation in which `assumed` is so. `state` belongs to the `example`.
    - `example`: The situation that was ruled on.
    - `asks`: The next question, if too little is known.
    - `assumed`: The facts that you did not give. No verdict depends on them, but sentences may: send the
      right option in `answers` if one is different, or `unknown`.
    - `cases`: If nobody can answer more questions: up to four of the likeliest rulings.
    - `more_cases`: How many more rulings are possible.
    - `all_tried`: false if there were too many combinations of answers to judge them all; the answer is then
      true only for those that were judged.
    """

    rulings: tuple[AnswerView, ...]
    example: JudgedSituationView | None | AbsentInJSON = ABSENT
    asks: NextQuestionView | None | AbsentInJSON = ABSENT
    assumed: tuple[AssumedFactView, ...] | AbsentInJSON = ABSENT
    cases: tuple[PossibleRulingsView, ...] | AbsentInJSON = ABSENT
    more_cases: int | AbsentInJSON = ABSENT
    all_tried: bool | AbsentInJSON = ABSENT
