"""Differences between the rules of tables. A difference is a question about the rules, with its answers.

The sources give different answers to these questions, or leave the answer to the table. The texts of
questions, answers and presets are messages (`referee/match/model/rule_texts.py`).
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from referee.rulings.article import Article

OptionId = str | int
RulesetT = TypeVar("RulesetT")


def keep_ruleset(ruleset: RulesetT) -> RulesetT:
    """Return the ruleset unchanged. This is the `amend` function of options that are standard rules."""
    return ruleset


@dataclass(frozen=True)
class Option(Generic[RulesetT]):
    """One answer to the question of a `Difference`.

    - `sources`: The keys of the sources that give this answer (see `sources.py`).
    - `articles`: The articles that are in force only with this answer.
    - `amend`: A function that takes a ruleset and returns the ruleset with this answer.
    - `target`: The target (the score at which a match ends), unless the table chooses one. None stands for
      the usual target of the game.
    - `with_target`: The id of another option, or None. It is set only for options without a target. If the
      table chooses a target, the other option replaces this option.
    """

    id: OptionId
    sources: tuple[str, ...]
    articles: tuple[Article, ...]
    amend: Callable[[RulesetT], RulesetT] = keep_ruleset
    target: int | None = None
    with_target: OptionId | None = None


@dataclass(frozen=True)
class Difference(Generic[RulesetT]):
    """A question about the rules, with its possible answers.

    - `options`: The answers. The first answer is the default.
    - `unasked`: The answer for matches that were opened before this question existed. None stands for the
      default. The answer has the same id as one of `options`, but adds no article that these matches did not
      have.
    """

    id: str
    options: tuple[Option[RulesetT], ...]
    unasked: Option[RulesetT] | None = None

    @property
    def default_option(self) -> Option[RulesetT]:
        """The option for a new match if its players did not choose an option."""
        return self.options[0]

    @property
    def option_of_older_matches(self) -> Option[RulesetT]:
        """The option for a stored match whose rules do not name an option of this difference."""
        return self.default_option if self.unasked is None else self.unasked

    def option_with_id(self, chosen: OptionId) -> Option[RulesetT]:
        """The option with the id `chosen`. Raises KeyError if there is no such option."""
        return {option.id: option for option in self.options}[chosen]


def ruleset_with_chosen_options(
    ruleset: RulesetT, differences: Iterable[Difference[RulesetT]], chosen: Mapping[str, OptionId]
) -> RulesetT:
    """The ruleset with one option of each difference (question about the rules).

    `chosen`: the id of each chosen option. The keys are the ids of the differences. A difference that is not
    in `chosen` gets its `option_of_older_matches`. Raises KeyError for an unknown option, and the errors of
    the `amend` functions, such as AmendmentDoesNotFit.
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
    """A named set of options and house rules.

    - `differences`: The id of the chosen option for each difference (question about the rules). All other
      differences have their default options.
    - `house_rules`: The values of parameters for each house rule. The keys are the ids of the house rules.
    """

    id: str
    differences: Mapping[str, OptionId]
    house_rules: Mapping[str, Mapping[str, Any]]
