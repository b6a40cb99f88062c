"""A question as people ask it at the table, and the worked example that answers it.

The texts of a question are messages: `question-uno-out-on-a-wild` is how it is read out, and
`answer-uno-out-on-a-wild-yes` the sentence for yes.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from referee.languages.speech import has_message, tell
from referee.rulings.article import Article
from referee.rulings.differences import OptionId
from referee.rulings.tags import PlainValueOrList

DASHES = str.maketrans(" .", "--")
"""What stands in the key of a message for the characters that a key does not have."""


@dataclass(frozen=True)
class Example:
    """What happened, in the lines of a transcript, and the claim that is asked about.

    `people` sit there in clockwise order. A line of `before` that begins with `! ` is one that the table lets
    count whatever the rules say: so hands are made short, and cards lie where the question needs them. One
    that begins with `? ` may be refused, and stays so. One that begins with `?! ` is refused, too, and was no
    mistake: everybody knows that the card is in that hand.
    """

    claim: str
    before: tuple[str, ...] = ()
    people: str = "Ann Bob Cat Dan"


@dataclass(frozen=True)
class Change:
    """What a table may play by otherwise: options of differences, and house rules with what they settle.

    A house rule with None is not played. `target` is the target of the match in points or rounds; None leaves
    it as it is.
    """

    differences: Mapping[str, OptionId] = field(default_factory=dict)
    house_rules: Mapping[str, Mapping[str, PlainValueOrList] | None] = field(default_factory=dict)
    target: int | None = None


@dataclass(frozen=True, eq=False)
class Question:
    """A question about a game.

    `chapter` is the id of the chapter in which it is listed, and `phrasings` are how people put it (see
    with_phrasings). With an `example` the answer is what the judge rules; without one the `article` is
    quoted. `yes` says which ruling means yes: the claim counts, or it is refused, or it is upheld, and if it
    only stands neither yes nor no is said; None where the answer is what the ruling says. `about` is the
    article whose finding says it, where that is not the deciding one.
    `reads`: where the claim counts, or always, the article is read out instead of what was found about the
    example, and where it counts those in `also` after it. `under` are choices by which the example is played
    whoever asks: where a card alone tells what may be done, and at the table nobody would be told.
    `otherwise` are the choices of a table that change the answer. `disputes` are its numbers in the catalogue
    that the questions were collected in, and `follow_ups` the ids of what people ask next.
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
    phrasings: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if (self.example is None) == (self.article is None):
            raise ValueError(f"the question {self.id} has an example or quotes an article: one of them")

    @property
    def is_quoted(self) -> bool:
        """Whether it is answered by an article alone, and nothing is ruled on."""
        return self.example is None


def text_of_question(question: Question) -> str:
    """How the question is read out."""
    return tell(f"question-{question.game}-{question.id}", {})


def text_of_chapter(question: Question) -> str:
    """The title of the chapter in which the question is listed."""
    return tell(f"questions-chapter-{question.game}-{question.chapter}", {})


def answer_text(question: Question, answer: str) -> str | None:
    """The sentence for this answer, which stands alone; None if the question has none for it.

    An answer is "yes", "no", or the id of an article where neither is said. "no uno.deck" is said in place of
    "no" where that article decides. The sentence for the article of a house rule is said wherever the rule is
    agreed on. If the question quotes an article, it then quotes that of the house rule instead.
    """
    return _text_if_any(key_of_answer("answer", question, answer))


def children_text(question: Question, answer: str) -> str | None:
    """What a child is told instead of the sentence for this answer, with yes or no; None if there is nothing
    for it."""
    return _text_if_any(key_of_answer("child", question, answer))


def _text_if_any(key: str) -> str | None:
    return tell(key, {}) if has_message(key) else None


def key_of_answer(kind: str, question: Question, answer: str) -> str:
    """The key of a message. A test makes sure that no two answers have the same."""
    return f"{kind}-{question.game}-{question.id}-{answer.translate(DASHES)}"
