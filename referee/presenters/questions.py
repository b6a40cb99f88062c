"""Views (answers of the API) with the questions that players ask about rules, and their answers."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from referee.presenters.agreements import OptionId
from referee.presenters.members import ClaimToSend, MemberDoc
from referee.rulings.shapes import ABSENT, AbsentInJSON, FlattenedInJSON
from referee.rulings.tags import PlainValueOrList
from referee.rulings.verdict import Verdict

VerdictOrNull = Annotated[
    Verdict | None,
    MemberDoc("Null if only an article is quoted, or if this cannot happen under these rules."),
]
YesNoOrNull = Annotated[
    bool | None,
    MemberDoc(
        "True if the answer to the question is yes, false if it is no, null if it is "
        'neither. With `q`, it answers the question as it was typed: "is it forbidden to …" is answered '
        'the other way round than "may I …", and null also means that the words do not show which way '
        'round they ask. The verdict is about the last claim of the example; it can be "refused" '
        "although the answer is yes."
    ),
]


@dataclass(frozen=True)
class ListedQuestionView:
    """A question about the rules, without its answer."""

    id: str
    game: str
    chapter: str
    asks: str
    quoted: Annotated[
        bool, MemberDoc("True if the answer quotes an article, false if an example is ruled on.")
    ]


@dataclass(frozen=True)
class DecidingArticleView:
    """The article that decides the question."""

    id: str
    title: str
    text: str
    sources: tuple[str, ...]
    link: str


@dataclass(frozen=True)
class ExampleView:
    """The example that was ruled on. `people` are its players, and `lines` tell what happens, like a
    transcript. The answer refers to the example, so show the example together with the answer."""

    people: tuple[str, ...]
    lines: tuple[str, ...]


@dataclass(frozen=True)
class DifferentAnswerView:
    """A set of rules that gives a different answer; an empty set means the standard rules."""

    differences: Mapping[str, OptionId]
    house_rules: Mapping[str, Mapping[str, PlainValueOrList]]
    sources: tuple[str, ...]
    verdict: VerdictOrNull
    yes: YesNoOrNull
    line: str


@dataclass(frozen=True)
class FollowUpView:
    """A suggested question: people often ask it next, or it may be the question that was meant."""

    id: str
    asks: str


@dataclass(frozen=True)
class NamedRulesView:
    """The rules that the question names, such as "we stack" or "in seven-zero".

    The answer to the question follows these rules.
    """

    said: Annotated[str, MemberDoc('Names them as the `line` begins: "With stacking and jump-in".')]
    differences: Mapping[str, OptionId]
    house_rules: Annotated[
        Mapping[str, Mapping[str, PlainValueOrList] | None],
        MemberDoc("Null for a house rule that the question names as one that is not played."),
    ]
    clash: Annotated[
        str | None,
        MemberDoc(
            "Why these rules cannot be played, alone or with the others; the answer does not follow them."
        ),
    ]


@dataclass(frozen=True)
class AnswerInThisMatchView:
    """The answer for the current state of this match. Nothing is stored.

    It is present if the situation of the example has just occurred in the match and the answer is yes or no.
    Only then are the players of the match mentioned.
    """

    verdict: VerdictOrNull
    yes: YesNoOrNull
    line: str
    why: tuple[str, ...]
    claim: (
        Annotated[
            ClaimToSend, MemberDoc("The claim to send when somebody does this; null if it is not allowed.")
        ]
        | None
    )


@dataclass(frozen=True)
class QuestionView:
    """A question that people ask at the table, with its answer."""

    listed: FlattenedInJSON[ListedQuestionView]
    verdict: VerdictOrNull
    yes: YesNoOrNull
    line: Annotated[
        str,
        MemberDoc(
            "The answer: yes or no as in `yes`, and a sentence that stands alone. It mentions no players of "
            "the example if the question can be answered by yes or no. If `q` asks for an amount that can be "
            'worked out, the line says it: "77 points: 7 for the 7, 20 for the Skip and 50 for the Wild." '
            "Then `example` and `verdict` are null."
        ),
    ]
    note: Annotated[
        str | None,
        MemberDoc(
            "A sentence to show above `line`, if `line` does not answer exactly `q`: it answers a question "
            "that is near, or the referee does not know the house rules in `q` or cannot play by them. Then "
            "`yes` is null. Null if `line` answers `q`, and for a result that is not good."
        ),
    ]
    for_children: Annotated[
        str | None,
        MemberDoc("The answer as a child is told it; null if nobody has put it so, or put the question so."),
    ]
    why: Annotated[tuple[str, ...], MemberDoc("The reasons, in sentences.")]
    article: DecidingArticleView
    example: ExampleView | None
    otherwise: tuple[DifferentAnswerView, ...]
    follow_ups: tuple[FollowUpView, ...]
    here: AnswerInThisMatchView | AbsentInJSON = ABSENT
    named: (
        Annotated[
            NamedRulesView, MemberDoc("Present if `q` names rules; in a match, if it is not played by them.")
        ]
        | AbsentInJSON
    ) = ABSENT


@dataclass(frozen=True)
class FoundQuestionView:
    """A question that was found, and how probable it is that it is meant by `q`."""

    question: FlattenedInJSON[QuestionView]
    score: Annotated[float, MemberDoc("How probable it is that this is meant, from 0 to 1.")]
    is_good: Annotated[
        bool,
        MemberDoc(
            "Whether it is shown as the answer. If not, it is offered, and its answers have no yes or no."
        ),
    ]


@dataclass(frozen=True)
class AnswerAboutMatchView:
    """The answer to a question about how the match stands, such as whose turn it is."""

    yes: Annotated[bool | None, MemberDoc("True or false if it was asked for a yes or no, else null.")]
    line: str
    why: tuple[str, ...]
    entry: Annotated[
        int | None, MemberDoc("The entry that it rests on; null if it is only added up, or unknown.")
    ]


@dataclass(frozen=True)
class NotOursView:
    """Why the referee has no answer to a text: it is about another game, or in another language."""

    kind: Literal["game", "language"]
    name: Annotated[str, MemberDoc('The game or the language: "UNO Flip", "German", "another language".')]
    sentence: Annotated[str, MemberDoc('Says it: "This is about UNO Flip. I only know UNO and UNO Golf."')]


@dataclass(frozen=True)
class QuestionsView:
    """Questions that were found or listed.

    With `q`, the `hits` are the questions that fit its words. Without `q`, `questions` lists all questions.
    For a match without `q`, the `answers` are given instead. They begin with the questions about what just
    happened in the match.
    """

    good: Annotated[bool, MemberDoc("Whether any hit fits the question well.")] | AbsentInJSON = ABSENT
    asks_back: (
        Annotated[
            tuple[FollowUpView, ...],
            MemberDoc(
                "Questions of which one is probably meant, if none fits well or several do; ask which."
            ),
        ]
        | AbsentInJSON
    ) = ABSENT
    said: (
        Annotated[
            str,
            MemberDoc(
                "A sentence to show above the hits: several fit, none fits well, or the first one has a note."
            ),
        ]
        | None
        | AbsentInJSON
    ) = ABSENT
    not_ours: (
        Annotated[
            NotOursView,
            MemberDoc(
                "Present with `q`. It says that `q` is about another game or in another language: then no "
                "hit is good, and nothing is asked back. Otherwise null."
            ),
        ]
        | None
        | AbsentInJSON
    ) = ABSENT
    right_now: (
        Annotated[AnswerAboutMatchView, MemberDoc("Present if the match itself answers `q`.")] | AbsentInJSON
    ) = ABSENT
    hits: tuple[FoundQuestionView, ...] | AbsentInJSON = ABSENT
    questions: tuple[ListedQuestionView, ...] | AbsentInJSON = ABSENT
    answers: tuple[QuestionView, ...] | AbsentInJSON = ABSENT
