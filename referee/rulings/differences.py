"""Differences between the rules of several tables. A difference is a question with its possible answers.

The sources answer these questions differently, or leave the answer to the table.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from referee.rulings.article import Article

OptionId = str | int
RulesetT = TypeVar("RulesetT")


def keep_ruleset(ruleset: RulesetT) -> RulesetT:
    """The unchanged ruleset: the `amend` of an option that is part of the standard rules."""
    return ruleset


@dataclass(frozen=True)
class Option(Generic[RulesetT]):
    """One answer to the question of a `Difference`.

    - `text`: The meaning of the answer, as a sentence.
    - `sources`: The keys of the sources that give this answer (see `sources.py`).
    - `articles`: The articles that are in force only with this answer.
    - `amend`: Returns the ruleset with this answer, given the ruleset without the answer.
    - `target`: The target of a match with this option if the table names no target. None stands for the usual
      target of the game.
    - `with_target`: The id of the option that replaces this option if the table names a target. Only options
      for matches without a target have this field.
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
    """A question about the rules, in the words of a player, with its possible answers.

    - `options`: The answers. The first answer is the default.
    - `why`: The reason for the default.
    - `unasked`: The answer in a match that was opened before the question existed. Its id is the id of one of
      `options`. Its articles are not newer than the match. None stands for the default.
    """

    id: str
    question: str
    options: tuple[Option[RulesetT], ...]
    why: str
    unasked: Option[RulesetT] | None = None

    @property
    def default_option(self) -> Option[RulesetT]:
        """The option in force in a new match whose rules do not answer this question."""
        return self.options[0]

    @property
    def option_of_older_matches(self) -> Option[RulesetT]:
        """The option in force in a stored match whose rules do not answer this question."""
        return self.default_option if self.unasked is None else self.unasked

    def option_with_id(self, chosen: OptionId) -> Option[RulesetT]:
        """The option with the id `chosen`. Raises KeyError if there is no such option."""
        return {option.id: option for option in self.options}[chosen]


def with_chosen_options(
    ruleset: RulesetT, differences: Iterable[Difference[RulesetT]], chosen: Mapping[str, OptionId]
) -> RulesetT:
    """The ruleset with one option of each difference.

    If no option of a difference was chosen, the ruleset gets `option_of_older_matches`. `chosen`: the id of
    each chosen option. The keys are the ids of the differences. Raises KeyError for an unknown option, and
    the errors of the amendments, such as MissingTarget.
    """
    for difference in differences:
        is_named = difference.id in chosen
        option = (
            difference.option_with_id(chosen[difference.id])
            if is_named
            else difference.option_of_older_matches
        )
        ruleset = option.amend(ruleset)
    return ruleset


@dataclass(frozen=True)
class Preset:
    """A named set of options and house rules, explained in three lines.

    Everything that the preset does not name follows the standard rules.
    """

    id: str
    title: str
    lines: tuple[str, str, str]
    differences: Mapping[str, OptionId]
    house_rules: Mapping[str, Mapping[str, Any]]
