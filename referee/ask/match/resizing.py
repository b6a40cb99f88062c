"""A question with as many people in its example as sit at a table."""

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

MORE_PEOPLE = "Fay Gus Hal Ida Jon Kim Lea Max".split()  # noqa: SIM905
"""Who sits down with the people of an example where more play; no example names them."""
DEAL = re.compile(r"(! )?deal\b")


@lru_cache(maxsize=4096)
def with_as_many(question: Question, people: int) -> Question:
    """The question with as many people in its example, where it plays out the same with so many: by the
    standard rules, and by each choice that changes the answer."""
    if question.example is None or people == len(question.example.people.split()):
        return question
    every = (replace(question, example=one) for one in _with_people(question.example, people))
    return next((one for one in every if _plays_out_alike(question, one)), question)


def _with_people(example: Example, people: int) -> Iterator[Example]:
    """The example with more people after those who are there, or without some who do nothing in it; the same
    one begins."""
    names = example.people.split()
    if people > len(names):
        more = MORE_PEOPLE[: people - len(names)]
        yield replace(example, people=" ".join((*names, *more)))
        return
    done = " ".join((*(line for line in example.before if not DEAL.match(line)), example.claim))
    spare = [name for name in names[::-1] if not re.search(rf"\b{name}\b", done)]
    for gone in combinations(spare, len(names) - people):
        left = [name for name in names if name not in gone]
        first = left.index(names[1]) - 1 if names[1] in left else 0
        before = tuple(_without(gone, line) for line in example.before)
        yield replace(example, before=before, people=" ".join((*left[first:], *left[:first])))


def _without(gone: tuple[str, ...], line: str) -> str:
    """A deal without what it says of some of the people."""
    if not DEAL.match(line):
        return line
    head, _, told_of = line.partition(";")
    left = [part.strip() for part in told_of.split(",") if part.strip() and part.split()[0] not in gone]
    return f"{head}; {', '.join(left)}" if left else head


def _plays_out_alike(question: Question, seated: Question) -> bool:
    """Whether the same is ruled on both examples, by the standard rules and by each choice that so many
    people have."""
    one, other = answer(question, Rules()), answer(seated, Rules())
    if _gist(one.ruled) != _gist(other.ruled):
        return False
    of_others = [(choice.change, _gist(choice.ruled)) for choice in one.otherwise]
    return all((choice.change, _gist(choice.ruled)) in of_others for choice in other.otherwise)


def _gist(ruled: Ruled) -> tuple[Verdict | None, Article]:
    return ruled.verdict, ruled.article
