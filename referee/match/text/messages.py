"""Findings as messages: the article and its weight make the key, and the facts choose the case of it."""

from collections.abc import Callable, Mapping
from typing import Any

from referee.languages.speech import tell
from referee.rulings.article import Article
from referee.rulings.finding import Spoken, Weight

Case = str | tuple[str, Mapping[str, Any]]
"""Which message of several it is; and what it needs to know beside the facts, if anything."""
Said = tuple[tuple[str, str], Callable[[Spoken], str]]
"""By an article's id and a weight: what makes a sentence of facts."""


def says(
    article: Article,
    weight: Weight,
    case: Callable[[Spoken], Case] | None = None,
    *,
    more: Callable[[Spoken], Mapping[str, Any]] | None = None,
    words_of: Article | None = None,
) -> Said:
    """The message of this article and weight: `match-over-breaks`; with a case `match-round-breaks-open`.

    `more` is what all cases of it need to know beside the facts; `words_of` is another article that says the
    same.
    """
    key = key_of(words_of or article, weight)

    def told(facts: Spoken) -> str:
        if more is not None:
            facts = {**facts, **more(facts)}
        if case is None:
            return tell(key, facts)
        chosen = case(facts)
        if isinstance(chosen, str):
            return tell(f"{key}-{chosen}", facts)
        which, of_case = chosen
        return tell(f"{key}-{which}", {**facts, **of_case})

    return (article.id, weight), told


def key_of(article: Article, weight: Weight) -> str:
    return f"{article.id.replace('.', '-')}-{weight}"
