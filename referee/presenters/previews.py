"""What claims would get: the rulings, or what has to be known first."""

from dataclasses import dataclass

from referee.codec import ABSENT, Absent
from referee.presenters.matches import AnswerView


@dataclass(frozen=True)
class JudgedView:
    """The table that was ruled on: where not everything was told, its cards and people are an example."""

    people: tuple[str, ...]
    lines: tuple[str, ...]


@dataclass(frozen=True)
class AskedOptionView:
    """What may be answered."""

    option: str
    text: str


@dataclass(frozen=True)
class AsksView:
    """The fact that separates most of the `rulings` that are possible, so many."""

    fact: str
    question: str
    options: tuple[AskedOptionView, ...]
    rulings: int


@dataclass(frozen=True)
class AssumedView:
    """A fact that was not told and does not matter, and what was taken for it."""

    fact: str
    question: str
    option: str
    text: str


@dataclass(frozen=True)
class PossibleView:
    """What may be so."""

    option: str
    text: str


@dataclass(frozen=True)
class GivenView:
    """A fact, and its options under which the ruling comes."""

    fact: str
    question: str
    options: tuple[PossibleView, ...]


@dataclass(frozen=True)
class CaseView:
    """A ruling that may come, and under which answers to facts nobody knows: the `options` of each `fact`."""

    given: tuple[GivenView, ...]
    rulings: tuple[AnswerView, ...]


@dataclass(frozen=True)
class RulingsView:
    """What the claims would get, one after the other; where too little is known of a situation there are
    none, and `asks` is what has to be known first, or `cases` the rulings that may come, where nobody knows
    more: the likeliest four at most, and `more_cases` are not told. Findings, events and `say` tell what
    holds at every table that may be meant; `state` is that of the `example`. `all_tried` is false where so
    much is unknown that not every combination of answers was judged: the answer is true of those that
    were."""

    rulings: tuple[AnswerView, ...]
    example: JudgedView | None | Absent = ABSENT
    asks: AsksView | None | Absent = ABSENT
    assumed: tuple[AssumedView, ...] | Absent = ABSENT
    cases: tuple[CaseView, ...] | Absent = ABSENT
    more_cases: int | Absent = ABSENT
    all_tried: bool | Absent = ABSENT
