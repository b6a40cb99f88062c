"""Differences: questions that the sources answer differently or a table decides, with their options."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from referee.rulings.article import Article

OptionId = str | int
RulesetT = TypeVar("RulesetT")


def keep_ruleset(ruleset: RulesetT) -> RulesetT:
    """The same ruleset: the amendment of an option that the standard rules have already."""
    return ruleset


@dataclass(frozen=True)
class Option(Generic[RulesetT]):
    """One answer to a question.

    - `text`: What it means, in a sentence.
    - `sources`: The keys of the sources that give this answer (see `sources.py`).
    - `articles`: The articles that only this answer puts in force.
    - `amend`: Returns the standard ruleset with this answer.
    - `target`: The target of a match with this option if the table names none; None for the usual one.
    - `with_target`: The option that applies instead of this one, which has no target, if the table names a
      target.
    """

    id: OptionId
    text: str
    sources: tuple[str, ...]
    articles: tuple[Article, ...]
    amend: Callable[[RulesetT], RulesetT] = keep_ruleset
    target: int | None = None
    with_target: OptionId | None = None


@dataclass(frozen=True)
class Difference(Generic[RulesetT]):
    """A question in the words of a player. The first option is the default, and `why` gives the reason.

    - `unasked`: The option of a match that was opened before the question existed: one of `options` that
      cites nothing new. None for the default.
    """

    id: str
    question: str
    options: tuple[Option[RulesetT], ...]
    why: str
    unasked: Option[RulesetT] | None = None

    @property
    def default(self) -> Option[RulesetT]:
        """The option in force in a new match that does not name this question."""
        return self.options[0]

    @property
    def if_unasked(self) -> Option[RulesetT]:
        """The option in force in a stored match whose rules do not name this question."""
        return self.default if self.unasked is None else self.unasked

    def option(self, chosen: OptionId) -> Option[RulesetT]:
        """The option with this id. Raises KeyError if there is none."""
        return {option.id: option for option in self.options}[chosen]


def with_options(
    ruleset: RulesetT, differences: Iterable[Difference[RulesetT]], chosen: Mapping[str, OptionId]
) -> RulesetT:
    """The ruleset with the chosen option of each difference, or `if_unasked` if none is named. Raises
    KeyError for an option that a difference does not have, and what the amendments raise."""
    for difference in differences:
        is_named = difference.id in chosen
        option = difference.option(chosen[difference.id]) if is_named else difference.if_unasked
        ruleset = option.amend(ruleset)
    return ruleset


@dataclass(frozen=True)
class Preset:
    """A named set of options and house rules, explained in three lines. Everything else follows the standard
    rules."""

    id: str
    title: str
    lines: tuple[str, str, str]
    differences: Mapping[str, OptionId]
    house_rules: Mapping[str, Mapping[str, Any]]
