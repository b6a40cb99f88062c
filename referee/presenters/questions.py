"""What people ask at the table, with the answers."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from referee.codec import ABSENT, Absent, Flat
from referee.presenters.agreements import OptionId
from referee.presenters.members import AnyClaim, Doc
from referee.rulings.ruling import Verdict
from referee.rulings.tags import Plain

VerdictOrNot = Annotated[
    Verdict | None,
    Doc("Null where an article is only quoted, or where it cannot come up at such a table."),
]
YesOrNeither = Annotated[
    bool | None,
    Doc(
        "Whether what is asked is so, as the line says it; null where it says neither yes nor no. The "
        "verdict is about the claim that ends the example, which may be refused though the answer is yes."
    ),
]


@dataclass(frozen=True)
class ListedView:
    """A question."""

    id: str
    game: str
    chapter: str
    asks: str
    quoted: Annotated[bool, Doc("An article is quoted; otherwise an example is ruled on.")]


@dataclass(frozen=True)
class DecidingArticleView:
    """The article that decides it."""

    id: str
    title: str
    text: str
    sources: tuple[str, ...]
    link: str


@dataclass(frozen=True)
class ExampleView:
    """The table that was ruled on, in the lines of a transcript. The answer is about it: tell it too."""

    people: tuple[str, ...]
    lines: tuple[str, ...]


@dataclass(frozen=True)
class OtherwiseView:
    """A choice under which the answer is another one; one that names nothing is the standard one."""

    differences: Mapping[str, OptionId]
    house_rules: Mapping[str, Mapping[str, Plain]]
    sources: tuple[str, ...]
    verdict: VerdictOrNot
    yes: YesOrNeither
    line: str


@dataclass(frozen=True)
class FollowUpView:
    """What people ask next."""

    id: str
    asks: str


@dataclass(frozen=True)
class HereView:
    """What is asked, ruled on as the match stands: only where just that has happened there that the example
    is about, and what is asked is answered by yes or no. Only with it is anything told of the people of the
    match. Nothing is stored."""

    verdict: VerdictOrNot
    yes: YesOrNeither
    line: str
    why: tuple[str, ...]
    claim: Annotated[AnyClaim, Doc("To be claimed when it is done; null if it may not.")] | None


@dataclass(frozen=True)
class QuestionView:
    """A question people ask at the table, with its answer."""

    listed: Flat[ListedView]
    verdict: VerdictOrNot
    yes: YesOrNeither
    line: Annotated[str, Doc("The answer.")]
    why: Annotated[tuple[str, ...], Doc("What was found, in sentences.")]
    article: DecidingArticleView
    example: ExampleView | None
    otherwise: tuple[OtherwiseView, ...]
    follow_ups: tuple[FollowUpView, ...]
    here: HereView | Absent = ABSENT


@dataclass(frozen=True)
class HitView:
    """A question that may be meant."""

    question: Flat[QuestionView]
    score: Annotated[float, Doc("From 0 to 1, how well it fits.")]
    is_good: bool


@dataclass(frozen=True)
class QuestionsView:
    """What was found for the words of `q`; without it all `questions`, or at a match the `answers` to what
    people ask after what just happened there, the nearest first."""

    good: Annotated[bool, Doc("Whether any hit is what was asked.")] | Absent = ABSENT
    said: Annotated[str, Doc("That no hit is a good one.")] | None | Absent = ABSENT
    hits: tuple[HitView, ...] | Absent = ABSENT
    questions: tuple[ListedView, ...] | Absent = ABSENT
    answers: tuple[QuestionView, ...] | Absent = ABSENT
