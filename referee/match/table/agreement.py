"""The agreement of a table on its rules: choosing and changing rules, and the text that is read aloud."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from referee.kit.quantities import Points
from referee.kit.values import not_none, replace
from referee.languages.speech import tell
from referee.match.model.articles import text_of, title_of
from referee.match.model.events import RulesAgreed
from referee.match.model.game import Game
from referee.match.model.rule_texts import (
    fault_of_high_target,
    fault_of_low_target,
    line_about_target,
    lines_of_preset,
    question_about_house_rule,
    question_of_difference,
    question_of_parameter,
    reason_for_clash,
    text_of_option,
    title_of_preset,
)
from referee.match.model.rulebook import CHANGING_THE_RULES
from referee.match.model.ruleset import MatchClaimCase, MatchRuleset
from referee.match.model.state import AnyMatch, Rules
from referee.match.table.ranking import winning_seats_at_target
from referee.match.table.rounds import add_elimination_events, the_match_goes_on
from referee.rulings.differences import Difference, Option
from referee.rulings.finding import Finding, finding_breaks, finding_holds
from referee.rulings.house import HouseRule, Parameter
from referee.rulings.ruleset import AmendmentDoesNotFit, ClaimProcedure, Events
from referee.rulings.tags import AllowedReporter, Claim, register_claim_type

Faults = dict[str, Any]
FIRST_RELEASE_SCORING = "winner-takes-all"
"""The scoring option of matches from the first release, whose stored rules do not name a scoring."""


@register_claim_type("match.rules", AllowedReporter.KEEPER)
@dataclass(frozen=True)
class AgreeOnRules(Claim):
    """The table agrees on other rules, in force from the next deal on."""

    rules: Rules


def the_scoring_stays_the_same(case: MatchClaimCase[AgreeOnRules]) -> Finding | None:
    """The claim breaks `match.rules` if it changes the scoring during a round or after a scored round.

    Points of different scorings cannot be added. A change is allowed if both scorings only count won rounds.
    """
    match, way = case.state, case.claim.rules.differences["scoring"]
    before = match.rules.differences.get("scoring", FIRST_RELEASE_SCORING)
    count_won_rounds = case.ruleset.winner_is_enough and _match_under_new_rules(case)[1].winner_is_enough
    if way == before or count_won_rounds:
        return None
    if match.points:
        return finding_breaks(CHANGING_THE_RULES, rounds=len(match.points))
    return finding_breaks(CHANGING_THE_RULES, open=match.round_number) if match.round is not None else None


def cite_first_round_of_new_rules(case: MatchClaimCase[object]) -> Finding:
    """The finding that cites `match.rules`, with the number of the first round under the new rules."""
    is_open = case.state.round is not None
    return finding_holds(CHANGING_THE_RULES, round=case.state.round_number + is_open)


def new_rules_events(case: MatchClaimCase[AgreeOnRules]) -> Events:
    """The event that sets the new rules, and the events that eliminate players under these rules."""
    return add_elimination_events(
        case, (RulesAgreed(case.claim.rules, _target_of_new_rules_will_apply(case)),)
    )


def _target_of_new_rules_will_apply(case: MatchClaimCase[AgreeOnRules]) -> bool:
    """Whether the target of the new rules will apply to a match that now plays on without a target.

    The target will apply only if nobody has reached it yet, so that it makes no player win or go out at once.
    False for a match that has a target now.
    """
    if not case.state.plays_on:
        return False
    match, ruleset = _match_under_new_rules(case)
    target = ruleset.target
    return not winning_seats_at_target(ruleset, match, target) and not ruleset.after_a_score(match, target)


def _match_under_new_rules(case: MatchClaimCase[AgreeOnRules]) -> tuple[AnyMatch, MatchRuleset]:
    """The match as it would be under the new rules between two rounds, and the new ruleset."""
    between_rounds = replace(case.state, round=None)
    match = case.ruleset.evolve(between_rounds, RulesAgreed(case.claim.rules, to_target=True))
    return match, case.ruleset.ruleset_of(match)


RULES_PROCEDURE: ClaimProcedure[MatchClaimCase[AgreeOnRules]] = ClaimProcedure(
    CHANGING_THE_RULES,
    needs=(the_match_goes_on,),
    checks=(the_scoring_stays_the_same, cite_first_round_of_new_rules),
    effects=new_rules_events,
)


# --- completing and checking the rules that a table has chosen ---


def complete_new_rules(game: Game, rules: Rules) -> Rules:
    """The complete rules of a new match.

    Complete rules have a target, an option for every difference, and a value for every parameter of the
    chosen house rules. Raises KeyError for an unknown preset or option.
    """
    preset = game.presets[rules.preset]
    options = {one.id: one.default_option.id for one in game.differences}
    options = {**options, **preset.differences, **rules.differences}
    if rules.target not in (None, game.target.usual):
        options |= {
            one.id: one.option_with_id(options[one.id]).with_target or options[one.id]
            for one in game.differences
        }
    return _complete_rules_with_options(
        game, replace(rules, house_rules={**preset.house_rules, **rules.house_rules}), options
    )


def complete_stored_rules(game: Game, rules: Rules) -> Rules:
    """The complete rules of a stored match, with the meaning that they had when the table agreed on them.

    A difference (a question about the rules) may be newer than the match. It then gets the option
    `Difference.option_of_older_matches`.
    Raises KeyError for an unknown preset or option.
    """
    options = {one.id: one.option_of_older_matches.id for one in game.differences}
    options = {**options, **game.presets[rules.preset].differences, **rules.differences}
    has_no_target = any(
        one.option_with_id(options[one.id]).with_target is not None for one in game.differences
    )
    return _complete_rules_with_options(
        game, replace(rules, target=None) if has_no_target else rules, options
    )


def _complete_rules_with_options(game: Game, rules: Rules, options: Mapping[str, Any]) -> Rules:
    """The rules with these options, a target, and a value for every parameter of the chosen house rules."""
    chosen = rules.house_rules
    house = {
        rule.id: rule.all_parameter_values(given)
        for rule in game.house_rules
        if (given := chosen.get(rule.id)) is not None
    }
    own = [
        target
        for one in game.differences
        if (target := one.option_with_id(options[one.id]).target) is not None
    ]
    usual = Points(own[0]) if own else game.target.usual
    target = usual if rules.target is None else rules.target
    return replace(rules, target=target, differences=options, house_rules=house)


def errors_in_rules(game: Game, rules: Rules, seats: int) -> Faults:
    """Messages about the errors in rules that a client sends. The keys are the fields of the rules.

    Empty if there is no error. A message about an unknown name suggests the most similar known name.
    `seats` is the number of players.
    """
    if rules.preset not in game.presets:
        return {
            "preset": [_message_about_unknown_name("agreement-unknown-preset", rules.preset, game.presets)]
        }
    if rules.target is not None and rules.target < 1:
        return {"target": [fault_of_low_target(game)]}
    if rules.target is not None and game.target.most is not None and rules.target > game.target.most:
        return {"target": [fault_of_high_target(game)]}
    found = {
        "differences": _errors_in_options(game, rules.differences),
        "house_rules": _errors_in_house_rules(game, rules.house_rules),
    }
    found = {name: wrong for name, wrong in found.items() if wrong}
    return found or _conflicts_within_rules(game, complete_new_rules(game, rules), seats)


def game_knows_all_choices(game: Game, rules: Rules) -> bool:
    """Whether the game has the preset, the options and the house rules that these rules name."""
    chosen = _errors_in_options(game, rules.differences) or _errors_in_house_rules(game, rules.house_rules)
    return rules.preset in game.presets and not chosen


def _errors_in_options(game: Game, chosen: Mapping[str, Any]) -> Faults:
    known = {one.id: one for one in game.differences}
    wrong: Faults = {}
    for name, option in chosen.items():
        if name not in known:
            wrong[name] = [_message_about_unknown_name("agreement-unknown-difference", name, known)]
        elif not any(_has_same_value_and_type(option, one.id) for one in known[name].options):
            wrong[name] = [
                _message_about_unknown_name(
                    "agreement-unknown-option", option, [one.id for one in known[name].options]
                )
            ]
    return wrong


def _errors_in_house_rules(game: Game, chosen: Mapping[str, Any]) -> Faults:
    known = {rule.id: rule for rule in game.house_rules}
    wrong: Faults = {}
    for name, given in chosen.items():
        if name not in known:
            wrong[name] = [_message_about_unknown_name("agreement-unknown-house-rule", name, known)]
        elif bad := _errors_in_parameters(known[name], given or {}):
            wrong[name] = bad
    return wrong


def _errors_in_parameters(rule: HouseRule[Any, Any], given: Mapping[str, Any]) -> Faults:
    wrong: Faults = {}
    for name, value in given.items():
        if name in rule.former:
            wrong |= _errors_in_former_parameter(rule, name, given)
        elif name not in rule.parameters:
            wrong[name] = [_message_about_unknown_name("agreement-unknown-parameter", name, rule.parameters)]
        elif not rule.parameters[name].is_valid_answer(value):
            wrong[name] = [_message_about_valid_answers(rule.parameters[name], value)]
    return wrong


def _errors_in_former_parameter(rule: HouseRule[Any, Any], name: str, given: Mapping[str, Any]) -> Faults:
    """The error in a parameter of a house rule, if a client sends the parameter under its former name `name`.

    The key is the former name. Empty if there is no error.
    """
    former, value = rule.former[name], given[name]
    parameter = rule.parameters[former.now]
    if not parameter.is_valid_answer(value):
        return {name: [_message_about_valid_answers(parameter, value)]}
    if former.now in given and given[former.now] != former.means[value]:
        return {name: [tell("agreement-contradicting-parameters", {"parameter": former.now})]}
    return {}


def _message_about_valid_answers(parameter: Parameter, value: Any) -> str:
    if parameter.fault is not None:
        fault = parameter.fault(value) if isinstance(value, str) else None
        return fault or tell("agreement-say-a-text", {})
    among = parameter.among
    if isinstance(among, range):
        return tell("agreement-say-a-number", {"least": among[0], "most": among[-1]})
    answers = {"answers": ", ".join(_value_as_text(one) for one in among)}
    return tell("agreement-say-some-of" if parameter.several else "agreement-say-one-of", answers)


def _conflicts_within_rules(game: Game, rules: Rules, seats: int) -> Faults:
    """Messages about conflicts in complete rules. The keys are the fields. Empty if there is no conflict.

    There are three kinds of conflict. Two house rules clash. Two choices change the same part of the ruleset.
    An option does not suit the number of players (`seats`).
    """
    known = {rule.id: rule for rule in game.house_rules}
    for name in rules.house_rules:
        for other in known[name].clashes:
            if other in rules.house_rules:
                facts = {"rule": other, "reason": reason_for_clash(known[name], other)}
                return {"house_rules": {name: [tell("agreement-clash", facts)]}}
    try:
        refused = game.seats_refused(rules, seats)
        game.ruleset(rules, seats)
    except AmendmentDoesNotFit as clash:
        return {"house_rules": [tell("agreement-conflict", {"clash": clash.reason})]}
    return refused


def newly_retired_choices(game: Game, match: AnyMatch, rules: Rules) -> Faults:
    """Messages about retired choices in the new rules of a match. The keys are the fields.

    New matches may not use a retired choice any more. The result is empty if the present rules of the match
    would get the same messages. Raises KeyError for an unknown preset or option.
    """
    wrong, had = (
        game.retired_choices(chosen, len(match.players))
        for chosen in (complete_new_rules(game, rules), complete_stored_rules(game, match.rules))
    )
    return {} if wrong == had else wrong


def _message_about_unknown_name(key: str, name: Any, known: Iterable[Any]) -> str:
    names = [_value_as_text(one) for one in known]
    near = get_close_matches(_value_as_text(name), names, cutoff=0.5)
    facts = {
        "name": repr(_value_as_text(name)[:50]),
        "offer": "similar" if near else "all" if names else "none",
        "names": near[0] if near else ", ".join(names),
    }
    return tell(key, facts)


def _value_as_text(value: Any) -> str:
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else str(value)


def _has_same_value_and_type(value: Any, option: Any) -> bool:
    return value == option and type(value) is type(option)


# --- the text of the agreement ---


def option_ids_in_force(game: Game, rules: Rules) -> Mapping[str, Any]:
    """The id of the option in force, for every difference of the game.

    The keys are the ids of the differences. Raises KeyError for an unknown preset or option.
    """
    return complete_stored_rules(game, rules).differences


def options_in_force(game: Game, rules: Rules) -> list[tuple[Difference[Any], Option[Any]]]:
    """Every difference of the game with its option in force.

    Raises KeyError for an unknown preset or option.
    """
    options = option_ids_in_force(game, rules)
    return [(one, one.option_with_id(options[one.id])) for one in game.differences]


def house_rules_in_force(game: Game, rules: Rules) -> list[tuple[HouseRule[Any, Any], Mapping[str, Any]]]:
    """Every house rule in force, with the values of all its parameters.

    These are the house rules in `rules.house_rules`. A house rule that only the preset names is not in force.
    """
    chosen = rules.house_rules
    return [
        (rule, rule.all_parameter_values(chosen[rule.id] or {}))
        for rule in game.house_rules
        if rule.id in chosen
    ]


def agreement_lines(game: Game, match: AnyMatch, rules: Rules) -> list[str]:
    """The lines of the agreement. The table reads these lines aloud before the first deal.

    The first line has the game, the number of players and the title of the rules.
    `agreement_lines_after_title` returns the other lines. Raises KeyError for an unknown preset or option.
    """
    return [
        tell(
            "agreement-title",
            {"game": game.title, "players": len(match.players), "title": title_of_rules(game, rules)},
        ),
        *agreement_lines_after_title(game, rules),
    ]


def title_of_rules(game: Game, rules: Rules) -> str:
    """The title of the preset, with a remark if the table has changed the rules of the preset.

    Raises KeyError for an unknown preset or option.
    """
    title = title_of_preset(game, game.presets[rules.preset])
    return tell("agreement-changed-preset", {"preset": title}) if _is_preset_changed(game, rules) else title


def _is_preset_changed(game: Game, rules: Rules) -> bool:
    as_offered = complete_new_rules(game, Rules(rules.preset))
    chosen, offered = option_ids_in_force(game, rules), as_offered.differences
    asked = [one.id for one in game.differences if one.unasked is None or one.id in rules.differences]
    return any(chosen[name] != offered[name] for name in asked) or house_rules_in_force(
        game, rules
    ) != house_rules_in_force(game, as_offered)


def agreement_lines_after_title(game: Game, rules: Rules) -> list[str]:
    """The lines of the agreement after its title.

    The order is: lines of the preset, target, questions still to be answered, house rules, options that
    differ from the standard rules, standard options. If the table has changed the rules of the preset, the
    lines of the preset are left out.
    Raises KeyError for an unknown preset or option.
    """
    house_rules, options = house_rules_in_force(game, rules), _options_that_apply_at_table(game, rules)
    departs = [
        _line_with_question_and_answer(game, *one, sources=True)
        for one in options
        if one[1] is not one[0].default_option
    ]
    stays = [_line_with_question_and_answer(game, *one) for one in options if one[1] is one[0].default_option]
    house = [_line_about_house_rule(*one) for one in house_rules]
    unsaid = [
        question_about_house_rule(rule)
        for rule in game.house_rules
        if rule.asks and rule.id not in rules.house_rules
    ]
    return [
        *(() if _is_preset_changed(game, rules) else lines_of_preset(game, game.presets[rules.preset])),
        line_about_target(game, not_none(rules.target)),
        *_titled_list_of_lines(tell("agreement-still-to-be-said", {}), unsaid),
        *_titled_list_of_lines(tell("agreement-house-rules", {}), house),
        *_titled_list_of_lines(tell("agreement-departures", {}), departs),
        *_titled_list_of_lines(tell("agreement-standard-rules", {}), stays),
    ]


def _options_that_apply_at_table(game: Game, rules: Rules) -> list[tuple[Difference[Any], Option[Any]]]:
    """The differences that apply at this table, each with its option in force.

    A difference is left out if a house rule answers its question. A difference is also left out if it is
    about special cards and the deck has none.
    """
    options, house_rules = options_in_force(game, rules), house_rules_in_force(game, rules)
    settled = {name for rule, _ in house_rules for name in rule.settles}
    chosen = {article for _, option in options for article in option.articles}
    chosen |= {rule.article for rule, _ in house_rules}
    return [
        (difference, option)
        for difference, option in options
        if difference.id not in settled
        and any(game.rulebook.is_applicable(article, chosen) for article in option.articles)
    ]


def _line_with_question_and_answer(
    game: Game, difference: Difference[Any], option: Option[Any], sources: bool = False
) -> str:
    """A line with the question of a difference and the answer of an option.

    `sources` says whether the line also has the keys of the sources of the answer.
    """
    facts = {
        "question": question_of_difference(game, difference),
        "option": text_of_option(game, difference, option),
        "sources": ", ".join(option.sources),
    }
    return tell("agreement-option-with-sources" if sources else "agreement-option", facts)


def _titled_list_of_lines(title: str, lines: list[str]) -> list[str]:
    return [title, *(f"- {line}" for line in lines)] if lines else []


def _line_about_house_rule(rule: HouseRule[Any, Any], given: Mapping[str, Any]) -> str:
    """A line with the title and the text of a house rule, and the answers to its questions."""
    answers = (_answer_to_question(rule, name, value) for name, value in given.items())
    line = tell("agreement-house-rule", {"title": title_of(rule.article), "text": text_of(rule.article)})
    return " ".join((line, *answers))


def _answer_to_question(rule: HouseRule[Any, Any], name: str, value: Any) -> str:
    """The question of a parameter with its answer. A text that players wrote is in quotation marks."""
    question = {"question": question_of_parameter(rule, name)}
    if rule.parameters[name].fault is not None:
        key = "agreement-answer-as-text" if value else "agreement-answer-as-no-text"
        return tell(key, {**question, "text": value})
    if isinstance(value, bool):
        return tell("agreement-answer-yes" if value else "agreement-answer-no", question)
    if value == "none":
        return tell("agreement-answer-no", question)
    answer = ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
    return tell("agreement-answer", {**question, "answer": answer.capitalize()})
