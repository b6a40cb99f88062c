"""Views (answers of the API) about rules: the rules of a match, rule options, presets and house rules."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from referee.kit.values import not_none
from referee.match.model.articles import text_of, title_of
from referee.match.model.game import Game
from referee.match.model.rule_texts import (
    line_of_house_rule,
    lines_of_preset,
    question_of_difference,
    question_of_parameter,
    reason_for_clash,
    reason_for_default,
    text_of_option,
    title_of_preset,
)
from referee.match.model.state import AnyMatch, Rules
from referee.match.table.agreement import agreement_lines, house_rules_in_force, options_in_force
from referee.presenters.links import article_link, difference_link
from referee.presenters.members import MemberDoc
from referee.presenters.rulebooks import SourceSummaries, present_source_summaries
from referee.rulings.differences import Difference, Option
from referee.rulings.house import HouseRule, Parameter
from referee.rulings.shapes import FlattenedInJSON
from referee.rulings.tags import PlainValueOrList

OptionId = str | int


@dataclass(frozen=True)
class AgreedOptionView:
    """An option in force; `departs`: whether it differs from the standard rules."""

    difference: str
    question: str
    option: OptionId
    text: str
    sources: tuple[str, ...]
    departs: bool
    link: Annotated[str, MemberDoc("Path of the difference: the question with all its options.")]


@dataclass(frozen=True)
class AgreedHouseRuleView:
    """A house rule in force, with the values of its parameters (`settled`)."""

    id: str
    title: str
    text: str
    settled: Mapping[str, PlainValueOrList]
    link: Annotated[str, MemberDoc("Path of its article.")]


@dataclass(frozen=True)
class AgreedRulesView:
    """The rules in force from the next deal on."""

    preset: str
    title: str
    lines: tuple[str, ...]
    target: int
    options: tuple[AgreedOptionView, ...]
    house_rules: tuple[AgreedHouseRuleView, ...]
    page: Annotated[tuple[str, ...], MemberDoc("The lines to read aloud.")]


@dataclass(frozen=True)
class AgreementView:
    """The rules in force. `next` has the rules from the next deal on, or null if they do not change."""

    agreed: FlattenedInJSON[AgreedRulesView]
    next: AgreedRulesView | None


@dataclass(frozen=True)
class OptionView:
    """An option; `articles` are the articles that it puts in force."""

    option: OptionId
    text: str
    sources: tuple[str, ...]
    articles: tuple[str, ...]
    said_by: SourceSummaries
    article_links: tuple[str, ...]
    target: Annotated[
        int | None,
        MemberDoc(
            "The target of a match with this option if the table chooses none; null: as in the preset."
        ),
    ]


@dataclass(frozen=True)
class DifferenceView:
    """A rule option: a question about the rules with several answers. The sources disagree about the answer,
    or leave it to the table."""

    id: str
    link: str
    question: str
    why: Annotated[str, MemberDoc("Why this default was chosen.")]
    default: OptionId
    options: tuple[OptionView, ...]


@dataclass(frozen=True)
class DifferencesView:
    """The rule options of a game."""

    game: str
    title: str
    differences: tuple[DifferenceView, ...]


@dataclass(frozen=True)
class PresetView:
    """A preset: a named set of rules. Whatever it leaves out follows the standard rules."""

    id: str
    game: str
    title: str
    lines: tuple[str, ...]
    target: Annotated[int, MemberDoc("The target if the table chooses none.")]
    differences: Mapping[str, OptionId]
    house_rules: Mapping[str, Mapping[str, PlainValueOrList]]


@dataclass(frozen=True)
class PresetsView:
    """The presets of every game."""

    presets: tuple[PresetView, ...]


@dataclass(frozen=True)
class HouseRuleParameterView:
    """A parameter of a house rule."""

    name: str
    question: str
    default: PlainValueOrList
    among: tuple[PlainValueOrList, ...]
    several: bool
    text: bool
    longest: int | None


@dataclass(frozen=True)
class HouseRuleClashView:
    """Another house rule that cannot be combined with the described house rule, and the reason."""

    with_: str
    because: str


@dataclass(frozen=True)
class HouseRuleView:
    """A house rule: a rule that a table may add to the rule sheets."""

    id: str
    game: str
    title: str
    text: str
    line: Annotated[str, MemberDoc("The house rule in at most ten words.")]
    picture: Annotated[
        tuple[str, ...],
        MemberDoc('The picture for it, from left to right: names of cards, "facedown", and symbols.'),
    ]
    sources: tuple[str, ...]
    article: str
    link: str
    parameters: tuple[HouseRuleParameterView, ...]
    clashes: tuple[HouseRuleClashView, ...]


@dataclass(frozen=True)
class HouseRulesView:
    """The house rules of every game."""

    house_rules: tuple[HouseRuleView, ...]


def present_agreement(game: Game, match: AnyMatch) -> AgreementView:
    """Return the rules in force in a match, and the rules from the next deal on if the rules will change."""
    next_rules = match.next_rules
    return AgreementView(
        _present_rules(game, match, match.rules),
        None if next_rules is None else _present_rules(game, match, next_rules),
    )


def _present_rules(game: Game, match: AnyMatch, rules: Rules) -> AgreedRulesView:
    preset = game.presets[rules.preset]
    options = (_present_option_in_force(game, *chosen) for chosen in options_in_force(game, rules))
    house_rules = (
        _present_house_rule_in_force(game, *chosen) for chosen in house_rules_in_force(game, rules)
    )
    return AgreedRulesView(
        preset=preset.id,
        title=title_of_preset(game, preset),
        lines=lines_of_preset(game, preset),
        target=not_none(rules.target),
        options=tuple(options),
        house_rules=tuple(house_rules),
        page=tuple(agreement_lines(game, match, rules)),
    )


def _present_option_in_force(
    game: Game, difference: Difference[Any], option: Option[Any]
) -> AgreedOptionView:
    return AgreedOptionView(
        difference=difference.id,
        question=question_of_difference(game, difference),
        option=option.id,
        text=text_of_option(game, difference, option),
        sources=option.sources,
        departs=option is not difference.default_option,
        link=difference_link(game, difference),
    )


def _present_house_rule_in_force(
    game: Game, rule: HouseRule[Any, Any], settled: Mapping[str, PlainValueOrList]
) -> AgreedHouseRuleView:
    article = rule.article
    return AgreedHouseRuleView(
        rule.id, title_of(article), text_of(article), settled, article_link(game, article.id)
    )


def present_difference(game: Game, difference: Difference[Any]) -> DifferenceView:
    """Return the view of a difference (a question about the rules) with all options to choose from."""
    return DifferenceView(
        id=difference.id,
        link=difference_link(game, difference),
        question=question_of_difference(game, difference),
        why=reason_for_default(game, difference),
        default=difference.default_option.id,
        options=tuple(_present_option(game, difference, option) for option in difference.options),
    )


def _present_option(game: Game, difference: Difference[Any], option: Option[Any]) -> OptionView:
    return OptionView(
        option=option.id,
        text=text_of_option(game, difference, option),
        sources=option.sources,
        articles=tuple(article.id for article in option.articles),
        said_by=present_source_summaries(option.sources),
        article_links=tuple(article_link(game, article.id) for article in option.articles),
        target=option.target,
    )


def present_presets(game: Game) -> tuple[PresetView, ...]:
    """Return the views of all presets (named sets of rules) of a game, in the order of `game.presets`."""
    return tuple(
        PresetView(
            id=preset.id,
            game=game.name,
            title=title_of_preset(game, preset),
            lines=lines_of_preset(game, preset),
            target=game.target.usual,
            differences=preset.differences,
            house_rules=preset.house_rules,
        )
        for preset in game.presets.values()
    )


def present_house_rules(game: Game) -> tuple[HouseRuleView, ...]:
    """Return the views of all house rules of a game, the best-known house rules first."""
    others = (rule for rule in game.house_rules if rule not in game.well_known)
    return tuple(_present_house_rule(game, rule) for rule in (*game.well_known, *others))


def _present_house_rule(game: Game, rule: HouseRule[Any, Any]) -> HouseRuleView:
    article = rule.article
    # A clash is stored in only one of the two house rules, but the views of both house rules show it.
    clashes = {
        other.id: reason_for_clash(other, rule.id) for other in game.house_rules if rule.id in other.clashes
    }
    clashes |= {other: reason_for_clash(rule, other) for other in rule.clashes}
    return HouseRuleView(
        id=rule.id,
        game=game.name,
        title=title_of(article),
        text=text_of(article),
        line=line_of_house_rule(rule),
        picture=rule.picture,
        sources=article.sources,
        article=article.id,
        link=article_link(game, article.id),
        parameters=tuple(_present_parameter(rule, name, one) for name, one in rule.parameters.items()),
        clashes=tuple(HouseRuleClashView(other, reason) for other, reason in clashes.items()),
    )


def _present_parameter(rule: HouseRule[Any, Any], name: str, parameter: Parameter) -> HouseRuleParameterView:
    return HouseRuleParameterView(
        name=name,
        question=question_of_parameter(rule, name),
        default=parameter.default,
        among=tuple(parameter.among),
        several=parameter.several,
        text=parameter.fault is not None,
        longest=parameter.longest,
    )
