"""What a table plays by: agreed on before the first deal, changed between deals, and read to everybody."""

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
from referee.match.table.rounds import and_who_is_out, the_match_goes_on
from referee.rulings.differences import Difference, Option
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.house import HouseRule, Parameter
from referee.rulings.ruleset import Events, MissingTarget, Procedure
from referee.rulings.tags import Claim, Reporter, claim

Faults = dict[str, Any]
FIRST_RELEASE_SCORING = "winner-takes-all"
"""How matches are scored that were opened before there was anything to choose from."""


@claim("match.rules", Reporter.KEEPER)
@dataclass(frozen=True)
class AgreeOnRules(Claim):
    """The table agrees on other rules, in force from the next deal on."""

    rules: Rules


def the_way_of_scoring_stays(case: MatchCase[AgreeOnRules]) -> Finding | None:
    """Points made in one way cannot be added to points made in another. Rounds won are rounds won, with a
    target and without one."""
    match, way = case.state, case.claim.rules.differences["scoring"]
    before = match.rules.differences.get("scoring", FIRST_RELEASE_SCORING)
    count_won_rounds = case.ruleset.winner_is_enough and _from_then_on(case)[1].winner_is_enough
    if way == before or count_won_rounds:
        return None
    if match.points:
        return breaks(RULES, rounds=len(match.points))
    return breaks(RULES, open=match.round_number) if match.round is not None else None


def from_when_they_hold(case: MatchCase[object]) -> Finding:
    """Cites the first round that is played by them."""
    is_open = case.state.round is not None
    return holds(RULES, round=case.state.round_number + is_open)


def agreed(case: MatchCase[AgreeOnRules]) -> Events:
    """The rules, and who is out of the match by them."""
    return and_who_is_out(case, (RulesAgreed(case.claim.rules, _is_played_to_again(case)),))


def _is_played_to_again(case: MatchCase[AgreeOnRules]) -> bool:
    """Whether a table that plays on without a target has this one from then on: nobody has reached it."""
    if not case.state.plays_on:
        return False
    match, ruleset = _from_then_on(case)
    target = ruleset.target
    return not winners_at(ruleset, match, target) and not ruleset.after_a_score(match, target)


def _from_then_on(case: MatchCase[AgreeOnRules]) -> tuple[AnyMatch, MatchRuleset]:
    """The match between two rounds under the new rules, with their ruleset."""
    between_rounds = replace(case.state, round=None)
    match = case.ruleset.evolve(between_rounds, RulesAgreed(case.claim.rules, to_target=True))
    return match, case.ruleset.ruleset_of(match)


RULES_PROCEDURE: Procedure[MatchCase[AgreeOnRules]] = Procedure(
    RULES, needs=(the_match_goes_on,), checks=(the_way_of_scoring_stays, from_when_they_hold), effects=agreed
)


# --- what was chosen ---


def expanded(game: Game, rules: Rules) -> Rules:
    """The rules with a target, an option for every difference, and every parameter of every house rule."""
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
    """The stored rules of a match, spelled out. They mean what they meant when they were agreed on: a
    question that did not exist then has the answer by which everybody played."""
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
    """What is wrong with rules that somebody asks for, by field; the nearest name is offered."""
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
    return found or _cannot_live_together(game, expanded(game, rules), seats)


def are_known(game: Game, rules: Rules) -> bool:
    """Whether a game knows all that a table has chosen."""
    chosen = _wrong_options(game, rules.differences) or _wrong_house_rules(game, rules.house_rules)
    return rules.preset in game.presets and not chosen


def _wrong_options(game: Game, chosen: Mapping[str, Any]) -> Faults:
    known = {one.id: one for one in game.differences}
    wrong: Faults = {}
    for name, option in chosen.items():
        if name not in known:
            wrong[name] = [_unknown("difference", name, known)]
        elif not any(_same(option, one.id) for one in known[name].options):
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
    """What is wrong with a parameter that is given by a former name."""
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


def _cannot_live_together(game: Game, rules: Rules, seats: int) -> Faults:
    """Two house rules that clash, or a way to score that so many people cannot play by."""
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


def newly_refused(game: Game, match: AnyMatch, rules: Rules) -> Faults:
    """What nobody begins with any more, unless this match plays by it already."""
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


def _same(said: Any, option: Any) -> bool:
    return said == option and type(said) is type(option)


# --- what is read to everybody ---

CHANGED = ", changed by the table"


def options_of(game: Game, rules: Rules) -> Mapping[str, Any]:
    """The option in force for every difference, by their names."""
    return as_agreed(game, rules).differences


def chosen_options(game: Game, rules: Rules) -> list[tuple[Difference[Any], Option[Any]]]:
    """Every difference with the option in force."""
    options = options_of(game, rules)
    return [(one, one.option(options[one.id])) for one in game.differences]


def chosen_house_rules(game: Game, rules: Rules) -> list[tuple[HouseRule[Any, Any], Mapping[str, Any]]]:
    """Every house rule in force, with its parameters; one of its preset that a table left out is not."""
    chosen = rules.house_rules
    return [(rule, rule.completed(chosen[rule.id] or {})) for rule in game.house_rules if rule.id in chosen]


def page(game: Game, match: AnyMatch, rules: Rules) -> list[str]:
    """The agreement in lines to be read aloud before the first deal: who plays by which rules, and what is
    decided."""
    return [
        f"{game.title}, {len(match.players)} players: {title_of(game, rules)}.",
        *decided(game, rules),
    ]


def title_of(game: Game, rules: Rules) -> str:
    """The rules by name, and whether the table has changed what goes by it."""
    return f"{game.presets[rules.preset].title}{CHANGED if _is_changed(game, rules) else ''}"


def _is_changed(game: Game, rules: Rules) -> bool:
    as_offered = expanded(game, Rules(rules.preset))
    chosen, offered = options_of(game, rules), as_offered.differences
    asked = [one.id for one in game.differences if one.unasked is None or one.id in rules.differences]
    return any(chosen[name] != offered[name] for name in asked) or chosen_house_rules(
        game, rules
    ) != chosen_house_rules(game, as_offered)


def decided(game: Game, rules: Rules) -> list[str]:
    """First what a table plays by, then where that departs from what we offer, then the rest. What a preset
    says of itself is left out once the table has changed it."""
    house_rules, options = chosen_house_rules(game, rules), _still_asked(game, rules)
    departs = [_asked(*one, sources=True) for one in options if one[1] is not one[0].default]
    stays = [_asked(*one) for one in options if one[1] is one[0].default]
    house = [
        f"{rule.article.title}: {rule.article.text}{_settled(rule, given)}" for rule, given in house_rules
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


def _still_asked(game: Game, rules: Rules) -> list[tuple[Difference[Any], Option[Any]]]:
    """The options in force of the questions that no house rule settles, and that have an object here: what
    special cards are worth is none where the deck has none."""
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


def _asked(difference: Difference[Any], option: Option[Any], sources: bool = False) -> str:
    """The question and its answer; where it departs from what we offer, also who says so."""
    who = f" ({', '.join(option.sources)})" if sources else ""
    return f"{difference.question} {option.text}{who}"


def _section(title: str, lines: list[str]) -> list[str]:
    return [f"{title}:", *(f"- {line}" for line in lines)] if lines else []


def _settled(rule: HouseRule[Any, Any], given: Mapping[str, Any]) -> str:
    answers = [
        f"{rule.parameters[name].question} {_quoted(value)}"
        if rule.parameters[name].fault is not None
        else f"{rule.parameters[name].question} {_answer(value).capitalize()}."
        for name, value in given.items()
    ]
    return f" {' '.join(answers)}" if answers else ""


def _quoted(text: str) -> str:
    """People's own words, as they wrote them."""
    return f"\N{LEFT DOUBLE QUOTATION MARK}{text}\N{RIGHT DOUBLE QUOTATION MARK}." if text else "Nothing."


def _answer(value: Any) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    if value == "none":
        return "no"
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
