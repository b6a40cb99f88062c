"""Findings as messages: the article and its weight make the key, and the facts choose the case of it."""

from collections.abc import Callable, Mapping
from typing import Any

from referee.languages.speech import tell
from referee.rulings.article import Article
from referee.rulings.finding import FindingWeight, NamedFacts

Case = str | Mapping[str, Any] | tuple[str, Mapping[str, Any]]
"""Which message of several it is; and what it needs to know beside the facts, if anything. The latter alone
where there is only one message."""
Said = tuple[tuple[str, str], Callable[[NamedFacts], str]]
"""By an article's id and a weight: what makes a sentence of facts."""


def says(
    article: Article,
    weight: FindingWeight,
    case: Callable[[NamedFacts], Case] | None = None,
    words_of: Article | None = None,
) -> Said:
    """The message of this article and weight: `match-over-breaks`; with a case `match-round-breaks-open`.

    `words_of` is another article that says the same.
    """
    key = key_of(words_of or article, weight)

    def told(facts: NamedFacts) -> str:
        if case is None:
            return tell(key, facts)
        chosen = case(facts)
        if isinstance(chosen, str):
            return tell(f"{key}-{chosen}", facts)
        if isinstance(chosen, Mapping):
            return tell(key, {**facts, **chosen})
        which, more = chosen
        return tell(f"{key}-{which}", {**facts, **more})

    return (article.id, weight), told


def first_of(*cases: str, otherwise: str) -> Callable[[NamedFacts], str]:
    """The case that is called like the first of these facts that is told."""
    return lambda facts: next((case for case in cases if case in facts), otherwise)


def key_of(article: Article, weight: FindingWeight) -> str:
    return f"{article.id.replace('.', '-')}-{weight}"
