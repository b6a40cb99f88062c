"""Findings as messages. The article and its weight are the key, and the facts choose the case."""

from collections.abc import Callable, Mapping
from typing import Any

from referee.kit.said import Said, Sentence, paragraph
from referee.rulings.article import Article
from referee.rulings.finding import FindingWeight, NamedFacts

Case = str | Mapping[str, Any] | tuple[str, Mapping[str, Any]]
"""The case of a message, the facts that the message needs beside those of the finding, or both."""
Template = Sentence | Callable[[NamedFacts], Sentence]
"""A sentence without facts, or a function that makes a sentence of the facts of a finding."""
Entry = tuple[tuple[str, str], Template]
"""A template with its key: the id of an article and a weight."""


def says(
    article: Article,
    weight: FindingWeight,
    case: Callable[[NamedFacts], Case] | None = None,
    words_of: Article | None = None,
    then: Callable[[NamedFacts], Sentence | None] | None = None,
) -> Entry:
    """The template of this article and weight.

    The key of the message is the id of the article and the weight, such as `match-over-breaks`. A case comes
    last, such as `match-round-breaks-open`.

    - `words_of`: Another article with the same messages.
    - `then`: Returns another sentence that follows, or None.
    """
    key = key_of(words_of or article, weight)

    def sentence(facts: NamedFacts) -> Sentence:
        first = Said(key, facts) if case is None else _in_case(key, case(facts), facts)
        return first if then is None else paragraph(first, then(facts))

    return (article.id, weight), sentence


def _in_case(key: str, case: Case, facts: NamedFacts) -> Said:
    if isinstance(case, str):
        return Said(f"{key}-{case}", facts)
    if isinstance(case, Mapping):
        return Said(key, {**facts, **case})
    which, more = case
    return Said(f"{key}-{which}", {**facts, **more})


def first_of(*cases: str, otherwise: str) -> Callable[[NamedFacts], str]:
    """A function that returns the first of these cases that is the name of a fact."""
    return lambda facts: next((case for case in cases if case in facts), otherwise)


def key_of(article: Article, weight: FindingWeight | str) -> str:
    """The key of the message for this article and weight."""
    return f"{article.id.replace('.', '-')}-{weight}"
