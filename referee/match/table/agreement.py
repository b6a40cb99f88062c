"""The rules that a table agrees on: choosing, checking and changing them, and the text that is read aloud."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from referee.kit.quantities import Points
from referee.kit.values import replace
from referee.match.model.events import RulesAgreed
from referee.match.model.game import Game
from referee.match.model.rulebook import RULES
from referee.match.model.ruleset import MatchCase, MatchRuleset
from referee.match.model.state import AnyMatch, Rules
from referee.match.table.ranking import winners_at
from referee.match.table.rounds import the_match_goes_on, with_eliminations
from referee.rulings.differences import Difference, Option
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.house import HouseRule, Parameter
from referee.rulings.ruleset import Events, MissingTarget, Procedure
from referee.rulings.tags import Claim, Reporter, claim

Faults = dict[str, Any]
FIRST_RELEASE_SCORING = "winner-takes-all"
"""The scoring of matches that were opened before there were options of scoring."""


@claim("match.rules", Reporter.KEEPER)
@dataclass(frozen=True)
class AgreeOnRules(Claim):
    """The table agrees on other rules, in force from the next deal on."""

    rules: Rules


def the_way_of_scoring_stays(case: MatchCase[AgreeOnRules]) -> Finding | None:
    """Breaks `match.rules` if the way of scoring changes after a round was scored or during a round: points
    of two ways cannot be added. Ways that count won rounds may replace each other."""
    match, way = case.state, case.claim.rules.differences["scoring"]
    before = match.rules.differences.get("scoring", FIRST_RELEASE_SCORING)
    count_won_rounds = case.ruleset.winner_is_enough and _match_under_new_rules(case)[1].winner_is_enough
    if way == before or count_won_rounds:
        return None
    if match.points:
        return breaks(RULES, rounds=len(match.points))
    return breaks(RULES, open=match.round_number) if match.round is not None else None


def cite_first_round(case: MatchCase[object]) -> Finding:
    """Cites `match.rules` with the number of the first round that is played by the new rules."""
    is_open = case.state.round is not None
    return holds(RULES, round=case.state.round_number + is_open)


def rules_agreed(case: MatchCase[AgreeOnRules]) -> Events:
    """The event of the new rules, and the events by which players are out of the match because of them."""
    return with_eliminations(case, (RulesAgreed(case.claim.rules, _target_applies_again(case)),))


def _target_applies_again(case: MatchCase[AgreeOnRules]) -> bool:
    """Whether the target of the new rules ends a match again that is played on without a target. It does if
    nobody has reached it yet."""
    if not case.state.plays_on:
        return False
    match, ruleset = _match_under_new_rules(case)
    target = ruleset.target
    return not winners_at(ruleset, match, target) and not ruleset.after_a_score(match, target)


def _match_under_new_rules(case: MatchCase[AgreeOnRules]) -> tuple[AnyMatch, MatchRuleset]:
    """The match under the new rules, between two rounds, and their ruleset."""
    between_rounds = replace(case.state, round=None)
    match = case.ruleset.evolve(between_rounds, RulesAgreed(case.claim.rules, to_target=True))
    return match, case.ruleset.ruleset_of(match)


RULES_PROCEDURE: Procedure[MatchCase[AgreeOnRules]] = Procedure(
    RULES,
    needs=(the_match_goes_on,),
    checks=(the_way_of_scoring_stays, cite_first_round),
    effects=rules_agreed,
)


# --- chosen rules ---


def expanded(game: Game, rules: Rules) -> Rules:
    """Rules for a new match, completed: with a target, an option for every difference, and every parameter of
    every chosen house rule. Raises KeyError for an unknown preset."""
    preset = game.presets[rules.preset]
    options = {one.id: one.default.id for one in game.differences}
    options = {**options, **preset.differences, **rules.differences}
    if rules.target not in (None, game.target.usual):
        options |= {
            one.id: one.option(options[one.id]).with_target or options[one.id] for one in game.differences
        }
    return _spelled_out(
        game, replace(rules, house_rules={**preset.house_rules, **rules.house_rules}), options
    )


def as_agreed(game: Game, rules: Rules) -> Rules:
    """The stored rules of a match, completed. They mean what they meant when the table agreed on them: a
    difference that did not exist then has the option that was in force for everybody. Raises KeyError for an
    unknown preset."""
    options = {one.id: one.if_unasked.id for one in game.differences}
    options = {**options, **game.presets[rules.preset].differences, **rules.differences}
    has_no_target = any(one.option(options[one.id]).with_target is not None for one in game.differences)
    return _spelled_out(game, replace(rules, target=None) if has_no_target else rules, options)


def _spelled_out(game: Game, rules: Rules, options: Mapping[str, Any]) -> Rules:
    """The rules with these options, their target and every parameter of every house rule."""
    chosen = rules.house_rules
    house = {
        rule.id: rule.completed(given)
        for rule in game.house_rules
        if (given := chosen.get(rule.id)) is not None
    }
    own = [target for one in game.differences if (target := one.option(options[one.id]).target) is not None]
    usual = Points(own[0]) if own else game.target.usual
    target = usual if rules.target is None else rules.target
    return replace(rules, target=target, differences=options, house_rules=house)


def faults(game: Game, rules: Rules, seats: int) -> Faults:
    """What is wrong with the rules that a client sends: messages by field, with the nearest known name.
    `seats`: the number of players."""
    if rules.preset not in game.presets:
        return {"preset": [_unknown("preset", rules.preset, game.presets)]}
    if rules.target is not None and rules.target < 1:
        return {"target": [game.target.too_low]}
    if rules.target is not None and game.target.most is not None and rules.target > game.target.most:
        return {"target": [game.target.too_high]}
    found = {
        "differences": _wrong_options(game, rules.differences),
        "house_rules": _wrong_house_rules(game, rules.house_rules),
    }
    found = {name: wrong for name, wrong in found.items() if wrong}
    return found or _conflicts(game, expanded(game, rules), seats)


def game_knows(game: Game, rules: Rules) -> bool:
    """Whether a game knows the preset, the options and the house rules that a table has chosen."""
    chosen = _wrong_options(game, rules.differences) or _wrong_house_rules(game, rules.house_rules)
    return rules.preset in game.presets and not chosen


def _wrong_options(game: Game, chosen: Mapping[str, Any]) -> Faults:
    known = {one.id: one for one in game.differences}
    wrong: Faults = {}
    for name, option in chosen.items():
        if name not in known:
            wrong[name] = [_unknown("difference", name, known)]
        elif not any(_is_same_value(option, one.id) for one in known[name].options):
            wrong[name] = [_unknown("option", option, [one.id for one in known[name].options])]
    return wrong


def _wrong_house_rules(game: Game, chosen: Mapping[str, Any]) -> Faults:
    known = {rule.id: rule for rule in game.house_rules}
    wrong: Faults = {}
    for name, given in chosen.items():
        if name not in known:
            wrong[name] = [_unknown("house rule", name, known)]
        elif bad := _wrong_parameters(known[name], given or {}):
            wrong[name] = bad
    return wrong


def _wrong_parameters(rule: HouseRule[Any, Any], given: Mapping[str, Any]) -> Faults:
    wrong: Faults = {}
    for name, value in given.items():
        if name in rule.former:
            wrong |= _wrong_former(rule, name, given)
        elif name not in rule.parameters:
            wrong[name] = [_unknown("parameter", name, rule.parameters)]
        elif not rule.parameters[name].takes(value):
            wrong[name] = [_expected(rule.parameters[name], value)]
    return wrong


def _wrong_former(rule: HouseRule[Any, Any], name: str, given: Mapping[str, Any]) -> Faults:
    """What is wrong with a parameter under a former name, by that name."""
    former, value = rule.former[name], given[name]
    parameter = rule.parameters[former.now]
    if not parameter.takes(value):
        return {name: [_expected(parameter, value)]}
    if former.now in given and given[former.now] != former.means[value]:
        return {name: [f"It contradicts {former.now}. Leave one of the two out."]}
    return {}


def _expected(parameter: Parameter, value: Any) -> str:
    if parameter.fault is not None:
        return (parameter.fault(value) if isinstance(value, str) else None) or "Say a line of text."
    among = parameter.among
    if isinstance(among, range):
        return f"Say a whole number from {among[0]} to {among[-1]}."
    listed = ", ".join(_spelled(one) for one in among)
    return f"Say {'some of' if parameter.several else 'one of'} {listed}."


def _conflicts(game: Game, rules: Rules, seats: int) -> Faults:
    """What is wrong with completed rules as a whole: house rules that clash, or options that this number of
    players cannot play by."""
    known = {rule.id: rule for rule in game.house_rules}
    for name in rules.house_rules:
        for other, reason in known[name].clashes.items():
            if other in rules.house_rules:
                return {"house_rules": {name: [f"It cannot live with {other}: {reason}"]}}
    try:
        refused = game.seats_refused(rules, seats)
        game.ruleset(rules, seats)
    except MissingTarget as clash:
        return {"house_rules": [f"These rules conflict: {clash}."]}
    return refused


def newly_retired(game: Game, match: AnyMatch, rules: Rules) -> Faults:
    """What is wrong with new rules of a match because new matches may not choose it any more, by field. Empty
    if the rules of this match have the same faults already."""
    wrong, had = (
        game.retired_choices(chosen, len(match.players))
        for chosen in (expanded(game, rules), as_agreed(game, match.rules))
    )
    return {} if wrong == had else wrong


def _unknown(kind: str, name: Any, known: Iterable[Any]) -> str:
    names = [_spelled(one) for one in known]
    near = get_close_matches(_spelled(name), names, cutoff=0.5)
    offer = f"did you mean {near[0]}?" if near else f"there is {', '.join(names) or 'none'}."
    return f"There is no {kind} {_spelled(name)[:50]!r}; {offer}"


def _spelled(value: Any) -> str:
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else str(value)


def _is_same_value(value: Any, option: Any) -> bool:
    return value == option and type(value) is type(option)


# --- the text of the agreement ---

CHANGED = ", changed by the table"


def options_of(game: Game, rules: Rules) -> Mapping[str, Any]:
    """The id of the option in force for every difference, by the id of the difference."""
    return as_agreed(game, rules).differences


def chosen_options(game: Game, rules: Rules) -> list[tuple[Difference[Any], Option[Any]]]:
    """Every difference with the option in force."""
    options = options_of(game, rules)
    return [(one, one.option(options[one.id])) for one in game.differences]


def chosen_house_rules(game: Game, rules: Rules) -> list[tuple[HouseRule[Any, Any], Mapping[str, Any]]]:
    """Every house rule in force, with the values of its parameters. House rules of the preset are in force
    only if the rules name them."""
    chosen = rules.house_rules
    return [(rule, rule.completed(chosen[rule.id] or {})) for rule in game.house_rules if rule.id in chosen]


def agreement_lines(game: Game, match: AnyMatch, rules: Rules) -> list[str]:
    """The lines of the agreement, which are read aloud before the first deal: the game, the number of
    players, the title of the rules, and what they decide."""
    return [
        f"{game.title}, {len(match.players)} players: {title_of(game, rules)}.",
        *agreement_sections(game, rules),
    ]


def title_of(game: Game, rules: Rules) -> str:
    """The title of the preset, with a remark if the table has changed it."""
    return f"{game.presets[rules.preset].title}{CHANGED if _is_changed(game, rules) else ''}"


def _is_changed(game: Game, rules: Rules) -> bool:
    as_offered = expanded(game, Rules(rules.preset))
    chosen, offered = options_of(game, rules), as_offered.differences
    asked = [one.id for one in game.differences if one.unasked is None or one.id in rules.differences]
    return any(chosen[name] != offered[name] for name in asked) or chosen_house_rules(
        game, rules
    ) != chosen_house_rules(game, as_offered)


def agreement_sections(game: Game, rules: Rules) -> list[str]:
    """The lines of the agreement after its title: the preset and the target, open questions, house rules,
    options that differ from the standard rules, and standard options. The lines of a preset that the table
    has changed are left out."""
    house_rules, options = chosen_house_rules(game, rules), _relevant_options(game, rules)
    departs = [_question_and_answer(*one, sources=True) for one in options if one[1] is not one[0].default]
    stays = [_question_and_answer(*one) for one in options if one[1] is one[0].default]
    house = [
        f"{rule.article.title}: {rule.article.text}{_parameter_answers(rule, given)}"
        for rule, given in house_rules
    ]
    unsaid = [rule.asks for rule in game.house_rules if rule.asks and rule.id not in rules.house_rules]
    return [
        *(() if _is_changed(game, rules) else game.presets[rules.preset].lines),
        game.target.line.format(rules.target),
        *_section("Still to be said", unsaid),
        *_section("House rules", house),
        *_section("Where this departs from the standard rules", departs),
        *_section("As in the standard rules", stays),
    ]


def _relevant_options(game: Game, rules: Rules) -> list[tuple[Difference[Any], Option[Any]]]:
    """The options in force of the differences that no house rule settles and that apply at this table. What
    special cards are worth, for example, does not apply to a deck without them."""
    options, house_rules = chosen_options(game, rules), chosen_house_rules(game, rules)
    settled = {name for rule, _ in house_rules for name in rule.settles}
    chosen = {article for _, option in options for article in option.articles}
    chosen |= {rule.article for rule, _ in house_rules}
    return [
        (difference, option)
        for difference, option in options
        if difference.id not in settled
        and any(game.rulebook.is_applicable(article, chosen) for article in option.articles)
    ]


def _question_and_answer(difference: Difference[Any], option: Option[Any], sources: bool = False) -> str:
    """The line of a question and its answer, with the keys of its sources if `sources` is true."""
    who = f" ({', '.join(option.sources)})" if sources else ""
    return f"{difference.question} {option.text}{who}"


def _section(title: str, lines: list[str]) -> list[str]:
    return [f"{title}:", *(f"- {line}" for line in lines)] if lines else []


def _parameter_answers(rule: HouseRule[Any, Any], given: Mapping[str, Any]) -> str:
    answers = [
        f"{rule.parameters[name].question} {_quoted(value)}"
        if rule.parameters[name].fault is not None
        else f"{rule.parameters[name].question} {_answer(value).capitalize()}."
        for name, value in given.items()
    ]
    return f" {' '.join(answers)}" if answers else ""


def _quoted(text: str) -> str:
    """A text of players in quotation marks, as a sentence."""
    return f"\N{LEFT DOUBLE QUOTATION MARK}{text}\N{RIGHT DOUBLE QUOTATION MARK}." if text else "Nothing."


def _answer(value: Any) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    if value == "none":
        return "no"
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
