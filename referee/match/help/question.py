"""Questions that people ask at the table, and the worked examples that answer them.

The texts of a question are messages: `question-uno-out-on-a-wild` is the text of the question, and
`answer-uno-out-on-a-wild-yes` is the sentence for yes.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from referee.languages.speech import has_message, tell
from referee.rulings.article import Article
from referee.rulings.differences import OptionId
from referee.rulings.tags import PlainValueOrList

DASHES = str.maketrans(" .", "--")
"""The characters that a message key cannot have, and their replacements."""


@dataclass(frozen=True)
class Example:
    """A worked example: the people, the claims before, and the claim that is asked about.

    - `claim`: The claim that is asked about, in the notation of transcripts.
    - `before`: The claims before it.
    - `people`: The names of the players, clockwise.

    The first characters of a line of `before` may say what becomes of it:

    - `! `: The claim takes effect even against the rules. Such lines make hands short, or put cards on the
      pile.
    - `? `: The claim may be refused, and stays refused.
    - `?! `: The claim is refused, but was no mistake: everybody knows that the card is in that hand.
    """

    claim: str
    before: tuple[str, ...] = ()
    people: str = "Ann Bob Cat Dan"


@dataclass(frozen=True)
class Change:
    """Choices of a table that differ from the standard rules.

    - `differences`: The chosen option of each difference.
    - `house_rules`: The house rules with their values. A house rule with None is not played.
    - `target`: The target of the match in points or rounds. None leaves it as it is.
    """

    differences: Mapping[str, OptionId] = field(default_factory=dict)
    house_rules: Mapping[str, Mapping[str, PlainValueOrList] | None] = field(default_factory=dict)
    target: int | None = None


@dataclass(frozen=True, eq=False)
class Question:
    """A question about a game.

    - `chapter`: The id of the chapter that lists the question.
    - `example`: The worked example. The ruling on its claim is the answer.
    - `article`: The article that is quoted as the answer, if there is no example.
    - `yes`: The ruling that means yes: the claim takes effect, it is refused, or it is upheld. For `upheld`,
      a claim that only stands is neither yes nor no. None if the question is not answered by yes or no.
    - `about`: The article whose finding is the answer, if it is not the deciding article.
    - `otherwise`: Choices of a table that change the answer.
    - `disputes`: Numbers of the question in the catalogue of disputes.
    - `follow_ups`: The ids of questions that people ask next.
    - `reads`: When the article is read out in place of the findings: if the claim takes effect, or always.
    - `also`: Articles that are read out after it if the claim takes effect.
    - `presupposes`: Choices of which the question speaks as agreed, such as "I jumped in". If a text names
      none of them, it is answered under these.
    - `under`: Choices under which the example is always played. They are used if the answer depends on one
      card and the players of the example would not know it.
    - `phrasings`: How people ask the question (`with_phrasings`).
    """

    id: str
    game: str
    chapter: str
    example: Example | None = None
    article: Article | None = None
    yes: Literal["counts", "refused", "upheld"] | None = None
    about: Article | None = None
    otherwise: tuple[Change, ...] = ()
    disputes: tuple[int, ...] = ()
    follow_ups: tuple[str, ...] = ()
    reads: Literal["where it counts", "always"] | None = None
    also: tuple[Article, ...] = ()
    under: Change = Change()
    presupposes: Change | None = None
    phrasings: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if (self.example is None) == (self.article is None):
            raise ValueError(f"the question {self.id} has an example or quotes an article: one of them")

    @property
    def is_quoted(self) -> bool:
        """Whether an article alone answers the question, without a ruling."""
        return self.example is None


def text_of_question(question: Question) -> str:
    """The text of the question."""
    return tell(f"question-{question.game}-{question.id}", {})


def text_of_chapter(question: Question) -> str:
    """The title of the chapter that lists the question."""
    return tell(f"questions-chapter-{question.game}-{question.chapter}", {})


def answer_text(question: Question, answer: str, facts: Mapping[str, int]) -> str | None:
    """The sentence for this answer, which can stand alone. None if the question has no such sentence.

    An answer is "yes", "no", or the id of an article if the answer is neither. "no uno.deck" replaces "no" if
    that article decides. The sentence for the article of a house rule is used whenever that rule is agreed
    on. A question that quotes an article then quotes the article of the house rule.

    `facts` are the numbers of the rules that a sentence may name, such as the target.
    """
    return _text_if_any(key_of_answer("answer", question, answer), facts)


def children_text(question: Question, answer: str, facts: Mapping[str, int]) -> str | None:
    """The sentence for children, with yes or no. None if the question has no such sentence for this
    answer."""
    return _text_if_any(key_of_answer("child", question, answer), facts)


def has_answer(question: Question, answer: str) -> bool:
    """Whether the question has a sentence for this answer."""
    return has_message(key_of_answer("answer", question, answer))


def _text_if_any(key: str, facts: Mapping[str, int]) -> str | None:
    return tell(key, facts) if has_message(key) else None


def key_of_answer(kind: str, question: Question, answer: str) -> str:
    """The message key of an answer. A test checks that no two answers have the same key."""
    return f"{kind}-{question.game}-{question.id}-{answer.translate(DASHES)}"
