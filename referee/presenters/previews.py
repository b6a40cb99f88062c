"""Views of the answer to a described situation: the rulings, or a question about a missing fact.

Nothing is stored for such a request (dry run).
"""

from dataclasses import dataclass

from referee.presenters.matches import AnswerView
from referee.rulings.shapes import ABSENT, AbsentInJSON


@dataclass(frozen=True)
class JudgedSituationView:
    """The situation that was ruled on. Cards and names that you did not give are examples."""

    people: tuple[str, ...]
    lines: tuple[str, ...]


@dataclass(frozen=True)
class PossibleAnswerView:
    """A possible answer to a question about a missing fact."""

    option: str
    text: str


@dataclass(frozen=True)
class NextQuestionView:
    """The question that narrows down the possible rulings most. `rulings` is the number of rulings that are
    possible now."""

    fact: str
    question: str
    options: tuple[PossibleAnswerView, ...]
    rulings: int


@dataclass(frozen=True)
class AssumedFactView:
    """A fact that you did not give, with the value that was assumed. If the description has only one claim,
    no verdict depends on it."""

    fact: str
    question: str
    option: str
    text: str


@dataclass(frozen=True)
class PossibleFactValueView:
    """A value of a fact. The fact leads to the ruling if it has this value."""

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
    """A possible ruling, and the facts that lead to it (`given`). Each fact has the `options` that lead to
    this ruling."""

    given: tuple[GivenFactView, ...]
    rulings: tuple[AnswerView, ...]


@dataclass(frozen=True)
class RulingsView:
    """The rulings on the claims, in order.

    - `rulings`: One ruling for each claim. Empty if too little is known about the situation. The verdicts are
      true for every situation that fits the description. It is also certain which seats draw cards or miss a
      turn. Findings, events and `say` (what the players have to do) are true if the facts in `assumed` are
      true. The `state` in each ruling is the state of the match in `example`.
    - `example`: The situation that was ruled on.
    - `asks`: The next question, if too little is known.
    - `assumed`: The facts that you did not give, with assumed values. If the description has only one claim,
      no verdict depends on these values, but sentences may. Of several claims, those before the last one are
      presumed lawful (`lawful`), and verdicts depend on the presumptions. If a value is wrong, send the right
      option in `answers`, or `unknown`.
    - `cases`: Up to four of the likeliest rulings, if there is no further question to ask.
    - `more_cases`: The number of other possible rulings.
    - `all_tried`: false if there were too many combinations of answers to judge them all. The rulings are
      then true only for the combinations that were judged.
    """

    rulings: tuple[AnswerView, ...]
    example: JudgedSituationView | None | AbsentInJSON = ABSENT
    asks: NextQuestionView | None | AbsentInJSON = ABSENT
    assumed: tuple[AssumedFactView, ...] | AbsentInJSON = ABSENT
    cases: tuple[PossibleRulingsView, ...] | AbsentInJSON = ABSENT
    more_cases: int | AbsentInJSON = ABSENT
    all_tried: bool | AbsentInJSON = ABSENT
