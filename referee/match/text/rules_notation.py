"""Rules as one line of text: `standard to 500, late-uno-penalty 4, house stacking answers=2/2;4/4`.

People's own words stand in it as in an address of the web: `first=everybody%20draws`."""

import re
from collections.abc import Iterable, Mapping
from string import ascii_letters, digits
from typing import Any

from referee.kit.quantities import Points
from referee.kit.values import replace
from referee.match.model.state import Rules
from referee.rulings.differences import Difference, Preset
from referee.rulings.house import HouseRule

PLAIN = frozenset(ascii_letters + digits + "_.-~")


class RulesTextError(ValueError):
    """A line that tells no rules; its text says what was expected."""


def read_rules(text: str) -> Rules:
    """What a line says; words that mean numbers are told apart once the game is known: see `typed`.

    Raises RulesTextError.
    """
    head, *chosen = (part.split() for part in text.split(","))
    match head:
        case [preset]:
            return _with_choices(Rules(preset), chosen)
        case [preset, "to", target] if target.isdecimal():
            return _with_choices(Rules(preset, Points(int(target))), chosen)
    raise RulesTextError("rules read like `standard to 500, late-uno-penalty 4, house jump-in`")


def _with_choices(rules: Rules, chosen: Iterable[list[str]]) -> Rules:
    differences: dict[str, Any] = {}
    house: dict[str, Any] = {}
    for words in chosen:
        _read_choice(words, differences, house)
    return replace(rules, differences=differences, house_rules=house)


def _read_choice(words: list[str], differences: dict[str, Any], house: dict[str, Any]) -> None:
    match words:
        case ["house", name, *settled]:
            house[name] = dict(_read_parameter(one) for one in settled)
        case ["without", name]:
            house[name] = None
        case [name, option]:
            differences[name] = option
        case _:
            raise RulesTextError(
                f"{' '.join(words)!r} is none of `late-uno-penalty 4`, `house jump-in wilds=yes`"
            )


def _read_parameter(text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    if not equals:
        raise RulesTextError(f"{text!r} does not read like `wilds=yes`")
    return name, tuple(value.split(";")) if ";" in value else _in_words(value)


def typed(
    differences: Iterable[Difference[Any]], house_rules: Iterable[HouseRule[Any, Any]], rules: Rules
) -> Rules:
    """The same rules with numbers and yes or no where the game has them; what it does not know stays text."""
    known = {(one.id, str(option.id)): option.id for one in differences for option in one.options}
    rule_of = {rule.id: rule for rule in house_rules}
    chosen = {name: known.get((name, option), option) for name, option in rules.differences.items()}
    house = {
        name: given if given is None or name not in rule_of else _typed_house(rule_of[name], given)
        for name, given in rules.house_rules.items()
    }
    return Rules(rules.preset, rules.target, chosen, house)


def _typed_house(rule: HouseRule[Any, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    told = {}
    for name, value in given.items():
        former = rule.former.get(name)
        parameter = rule.parameters.get(name if former is None else former.now)
        if parameter is not None and parameter.several and isinstance(value, str):
            value = (value,)
        among = {_spelled(one): one for one in parameter.among} if parameter is not None else {}
        told[name] = among.get(value, value) if isinstance(value, str) else value
    return told


def write_rules(
    presets: Mapping[str, Preset],
    differences: Iterable[Difference[Any]],
    house_rules: Iterable[HouseRule[Any, Any]],
    rules: Rules,
) -> str:
    """The line of these rules: what departs from the preset."""
    preset = presets[rules.preset]
    parts = [rules.preset if rules.target is None else f"{rules.preset} to {rules.target}"]
    for one in differences:
        offered = preset.differences.get(one.id, one.default_option.id)
        if (option := rules.differences.get(one.id, offered)) != offered:
            parts.append(f"{one.id} {option}")
    for rule in house_rules:
        usual, given = preset.house_rules.get(rule.id), rules.house_rules.get(rule.id)
        if given is None:
            parts += [f"without {rule.id}"] if usual is not None else []
        elif usual is None or rule.all_parameter_values(given) != rule.all_parameter_values(usual):
            parts.append(" ".join(("house", rule.id, *_settled(rule, given))))
    return ", ".join(parts)


def _settled(rule: HouseRule[Any, Any], given: Mapping[str, Any]) -> list[str]:
    return [
        f"{name}={_spelled(value) if rule.parameters[name].fault is None else _in_one_word(value)}"
        for name, value in rule.all_parameter_values(given).items()
        if value != rule.parameters[name].default
    ]


def _in_one_word(text: str) -> str:
    """People's own words without blanks, commas and the like: what is neither letter nor digit as `%20`."""
    spelled = (chr(byte) if chr(byte) in PLAIN else f"%{byte:02X}" for byte in text.encode())
    return "".join(spelled)


def _in_words(spelled: str) -> str:
    """The same back again; what reads like no character stays as it is."""
    told = re.sub(rb"%([0-9A-F]{2})", lambda found: bytes([int(found[1], 16)]), spelled.encode())
    return told.decode(errors="replace")


def _spelled(value: Any) -> str:
    if isinstance(value, tuple):
        return ";".join(map(str, value))
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
