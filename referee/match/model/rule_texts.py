"""The texts of everything that a table may choose, and of the words in the glossary.

The objects have ids. Their texts are messages (`languages/en/options.ftl`, `house.ftl`, `glossary.ftl`), and
the ids make the keys of the messages. Two games may have differences or presets with the same id. The key of
such a text therefore has the name of the game. The keys of a house rule begin with the id of its article. A
word of the glossary means the same in every game.

All functions raise KeyError if the message does not exist.
"""

from typing import Any

from referee.languages.speech import tell
from referee.match.model.game import Game
from referee.match.model.term import GlossaryTerm
from referee.rulings.differences import Difference, Option, Preset
from referee.rulings.house import Extra, HouseRule, RequiredInput

LINES_OF_A_PRESET = (1, 2, 3)


def question_of_difference(game: Game, difference: Difference[Any]) -> str:
    """The question about the rules, in the words of a player."""
    return tell(f"difference-{game.name}-{difference.id}-question", {})


def reason_for_default(game: Game, difference: Difference[Any]) -> str:
    """The reason for the default of a difference."""
    return tell(f"difference-{game.name}-{difference.id}-why", {})


def text_of_option(game: Game, difference: Difference[Any], option: Option[Any]) -> str:
    """The meaning of an answer to the question of a difference, as a sentence."""
    return tell(f"option-{game.name}-{difference.id}-{option.id}", {})


def title_of_preset(game: Game, preset: Preset) -> str:
    """The name of a preset, as people read it."""
    return tell(f"preset-{game.name}-{preset.id}-title", {})


def lines_of_preset(game: Game, preset: Preset) -> tuple[str, ...]:
    """The explanation of a preset, in three lines."""
    return tuple(tell(f"preset-{game.name}-{preset.id}-line-{line}", {}) for line in LINES_OF_A_PRESET)


def line_about_target(game: Game, target: int) -> str:
    """The line about the target in the agreement of the table."""
    return tell(f"target-{game.name}-line", {"target": target})


def fault_of_low_target(game: Game) -> str:
    """The error message for a target below 1."""
    return tell(f"target-{game.name}-too-low", {})


def fault_of_high_target(game: Game) -> str:
    """The error message for a target above the maximum of the game."""
    return tell(f"target-{game.name}-too-high", {})


def line_of_house_rule(rule: HouseRule[Any, Any]) -> str:
    """A house rule in at most ten words."""
    return _text_of_house_rule(rule, "line")


def question_about_house_rule(rule: HouseRule[Any, Any]) -> str:
    """The question that tables without the house rule read out. Only a house rule with `asks` has one."""
    return _text_of_house_rule(rule, "asks")


def question_of_parameter(rule: HouseRule[Any, Any], name: str) -> str:
    """The question about the parameter of a house rule with this name."""
    return _text_of_house_rule(rule, "parameter", name)


def reason_for_clash(rule: HouseRule[Any, Any], other: str) -> str:
    """The reason why a house rule cannot be combined with `other`, the id of one of its `clashes`."""
    return _text_of_house_rule(rule, "clash", other)


def label_of_extra(rule: HouseRule[Any, Any], extra: Extra) -> str:
    """The label of an extra claim of a house rule. It may contain `{name}` and `{color}`: see `Extra`."""
    return _text_of_house_rule(rule, "extra", extra.claim)


def question_of_input(rule: HouseRule[Any, Any], extra: Extra, asked: RequiredInput) -> str:
    """The question about an input of an extra claim. It may contain `{name}` and `{color}`: see `Extra`."""
    return _text_of_house_rule(rule, "extra", extra.claim, asked.field)


def _text_of_house_rule(rule: HouseRule[Any, Any], *parts: str) -> str:
    """A text of a house rule: the id of its article and these parts make the key."""
    return tell("-".join((rule.article.id, *parts)).replace(".", "-").replace("_", "-"), {})


def word_of_term(term: GlossaryTerm) -> str:
    """A word of the glossary."""
    return tell(f"term-{term.id}-word", {})


def text_of_term(term: GlossaryTerm) -> str:
    """The meaning of a word of the glossary, in one or two sentences."""
    return tell(f"term-{term.id}-text", {})
