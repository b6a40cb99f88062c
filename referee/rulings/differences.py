"""Where the sources disagree, or a table picks: questions, their options, and who says each."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from referee.rulings.article import Article

OptionId = str | int
RulesetT = TypeVar("RulesetT")


def as_it_is(ruleset: RulesetT) -> RulesetT:
    """The option that the standard rules take already."""
    return ruleset


@dataclass(frozen=True)
class Option(Generic[RulesetT]):
    """One answer to a question: what it means in a sentence, who says so, the articles that only this
    answer puts in force, and how it amends the standard ruleset.

    - `target`: The target of a match with this option if the table names none; None for the usual one.
    - `with_target`: The option that is meant if the table chooses this one, which has no target, and names a
      target.
    """

    id: OptionId
    text: str
    sources: tuple[str, ...]
    articles: tuple[Article, ...]
    amend: Callable[[RulesetT], RulesetT] = as_it_is
    target: int | None = None
    with_target: OptionId | None = None


@dataclass(frozen=True)
class Difference(Generic[RulesetT]):
    """A question as a person at the table asks it. The first option is the one we offer, and `why`.

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
        return self.options[0]

    @property
    def if_unasked(self) -> Option[RulesetT]:
        """The option in force in a match whose rules do not name this question."""
        return self.default if self.unasked is None else self.unasked

    def option(self, chosen: OptionId) -> Option[RulesetT]:
        """The option of this id. Raises KeyError."""
        return {option.id: option for option in self.options}[chosen]


def with_options(
    ruleset: RulesetT, differences: Iterable[Difference[RulesetT]], chosen: Mapping[str, OptionId]
) -> RulesetT:
    """The ruleset with the chosen option of each difference. A question that is not named was not asked."""
    for difference in differences:
        is_named = difference.id in chosen
        option = difference.option(chosen[difference.id]) if is_named else difference.if_unasked
        ruleset = option.amend(ruleset)
    return ruleset


@dataclass(frozen=True)
class Preset:
    """A named answer to all questions, explained in three lines: the rest is as in the standard rules."""

    id: str
    title: str
    lines: tuple[str, str, str]
    differences: Mapping[str, OptionId]
    house_rules: Mapping[str, Mapping[str, Any]]
