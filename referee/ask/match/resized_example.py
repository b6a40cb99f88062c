"""A question whose example has as many people as play in a match."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import combinations

from referee.ask.answer.answers import Ruled, answer
from referee.match.help.question import Example, Question
from referee.match.model.state import Rules
from referee.rulings.article import Article
from referee.rulings.verdict import Verdict

EXTRA_NAMES = "Fay Gus Hal Ida Jon Kim Lea Max".split()  # noqa: SIM905
"""Names of the people who are added to an example. No example has a person with one of these names."""
DEAL_LINE = re.compile(r"(! )?deal\b")


@lru_cache(maxsize=4096)
def resize_example(question: Question, people: int) -> Question:
    """Return the question with this number of people in its example.

    The answers of the two examples must be equal, under the standard rules and under each choice of rules
    that changes the answer. If there is no such example, the same question is returned.
    """
    if question.example is None or people == len(question.example.people.split()):
        return question
    resized = (replace(question, example=one) for one in make_resized_examples(question.example, people))
    return next((one for one in resized if _have_equal_answers(question, one)), question)


def make_resized_examples(example: Example, people: int) -> Iterator[Example]:
    """Yield the example with people added at the end, or without people who do nothing in it.

    The same person starts the round.
    """
    names = example.people.split()
    if people > len(names):
        added = EXTRA_NAMES[: people - len(names)]
        yield replace(example, people=" ".join((*names, *added)))
        return
    actions = " ".join((*(line for line in example.before if not DEAL_LINE.match(line)), example.claim))
    removable = [name for name in names[::-1] if not re.search(rf"\b{name}\b", actions)]
    for removed in combinations(removable, len(names) - people):
        left = [name for name in names if name not in removed]
        first = left.index(names[1]) - 1 if names[1] in left else 0
        before = tuple(_remove_from_deal(removed, line) for line in example.before)
        yield replace(example, before=before, people=" ".join((*left[first:], *left[:first])))


def _remove_from_deal(names: tuple[str, ...], line: str) -> str:
    """Return the line of a deal without the cards of these people. All other lines stay the same."""
    if not DEAL_LINE.match(line):
        return line
    head, _, hands = line.partition(";")
    left = [hand.strip() for hand in hands.split(",") if hand.strip() and hand.split()[0] not in names]
    return f"{head}; {', '.join(left)}" if left else head


def _have_equal_answers(question: Question, resized: Question) -> bool:
    """Whether both examples have the same answers, under the standard rules and under other choices.

    Only choices that the resized example can be played with are compared.
    """
    one, other = answer(question, Rules()), answer(resized, Rules())
    if _verdict_and_article(one.ruled) != _verdict_and_article(other.ruled):
        return False
    choices = [(choice.change, _verdict_and_article(choice.ruled)) for choice in one.otherwise]
    return all((choice.change, _verdict_and_article(choice.ruled)) in choices for choice in other.otherwise)


def _verdict_and_article(ruled: Ruled) -> tuple[Verdict | None, Article]:
    return ruled.verdict, ruled.article
