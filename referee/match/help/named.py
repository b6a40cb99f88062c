"""The rules that people name in a question, as in: we stack, may I lay a Draw Two on a Draw Two?

What an answer calls a rule is a message, such as `named-rule-uno-stacking`.
"""

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from referee.kit.said import Said
from referee.kit.tables import NumberedTextLine, TextTable, TextTableSection
from referee.kit.values import replace
from referee.match.help.question import Change
from referee.rulings.differences import Difference, OptionId


@dataclass(frozen=True)
class NamedRule:
    """A choice of rules that a question may name.

    `id` and `game` make the key of the message that names it in an answer, after "with". `names` are what
    people call it, patterns without capitals and hyphens; said of a table they choose it ("with stacking",
    "stacking is allowed"). `does` follows "we", and `alone` chooses it wherever it is said.
    `stated` chooses it in a statement about the table, such as "at ours a skip blocks a draw two".

    `number` is a number that the text names, such as the cards of a hand; None if the change has none. The
    value `ANY_NUMBER` in the change stands for it. `is_played` is False for a house rule that a text names as
    one that the table does not play ("we never stack").

    `told` are sentences of an agreement ("our rule is that the last card must be a number"), word for word:
    `a/b` is one word or the other, `?a` may be left out, `a*` begins so, `#` is a number, and `..` are up to
    four words.
    """

    id: str
    game: str
    change: Change
    names: str = ""
    does: str = ""
    told: tuple[str, ...] = ()
    alone: str = ""
    stated: str = ""
    number: int | None = None
    is_played: bool = True

    @property
    def said(self) -> Said:
        """What an answer calls it: "stacking", or "no stacking" if it is not played."""
        name = Said(key_of_named_rule(self), {} if self.number is None else {"number": self.number})
        return name if self.is_played else Said("named-rule-not-played", {"rule": name})

    def with_number(self, text: str) -> "NamedRule":
        """The rule with the number that `text` names. The rule itself, if its change has no number."""
        if not self.takes_number:
            return self
        number = number_in(text)
        differences = {
            name: number if option == ANY_NUMBER else option
            for name, option in self.change.differences.items()
        }
        house_rules = {
            name: {key: number if value == (ANY_NUMBER,) else value for key, value in (settled or {}).items()}
            for name, settled in self.change.house_rules.items()
        }
        target = None if self.change.target is None else number
        return replace(self, change=Change(differences, house_rules, target), number=number)

    @property
    def takes_number(self) -> bool:
        """Whether a number in the text decides an option, a parameter or the target."""
        parameters = (settled or {} for settled in self.change.house_rules.values())
        values = (value for settled in parameters for value in settled.values())
        is_decided = ANY_NUMBER in self.change.differences.values() or (ANY_NUMBER,) in values
        return is_decided or self.change.target is not None


ANY_NUMBER = "#"
"""Stands in the table of a game for a number that the text names."""
NUMBER_WORDS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
NUMBERS = {word: number for number, name in enumerate(NUMBER_WORDS, 1) for word in (name, str(number))}
"""The numbers that a text may name, by their words and digits."""
HUNDRED = 100
ANY_TARGET = 0
"""Stands in a change for the points that the text names."""
NUMBER_IN_TEXT = re.compile(
    rf"\b(?P<number>\d+|{'|'.join(NUMBER_WORDS)})(?P<hundred> hundred)?(?P<cards> cards?)?\b"
)


def number_in(text: str) -> int:
    """The number of cards or points that a text names; it names at least one number.

    A number before "cards" is preferred, and a "one" without cards counts least: it may be no number.
    """
    found = list(NUMBER_IN_TEXT.finditer(text))
    best = min(found, key=lambda one: (one["cards"] is None, one["number"] == "one"))
    number = NUMBERS.get(best["number"]) or int(best["number"])
    return number * HUNDRED if best["hundred"] else number


def key_of_named_rule(rule: NamedRule) -> str:
    """The key of the message that names a rule in an answer."""
    return f"named-rule-{rule.game}-{rule.id}"


YES_OR_NO = {"yes": True, "no": False}
"""The values of a parameter that is chosen or not."""
WAYS = ("names", "does", "alone", "stated")
"""The rows that are patterns; each stands there once at most."""


def named_rules(
    table: TextTable, game: str, differences: Iterable[Difference[Any]], house_rules: Collection[str]
) -> tuple[NamedRule, ...]:
    """The rules in the table of a game, in their order. Raises InvalidTextTable.

    The heading is the id of the rule. A row has the name of one of its other fields, a colon and
    the text; `told` may stand there more than once. One row has the change: `house rule: stacking`, or with a
    parameter that is several words `house rule: stacking, answers 2/2 4/4`, or `option: deck 112`, or
    `target: #`. `#` in the place of an option or a parameter is the number that the text names:
    `house rule: hand-size, cards #`. A parameter that is `yes` or `no` is true or false.
    """
    options = {one.id: {str(option.id): option.id for option in one.options} for one in differences}
    return tuple(
        _Reading(table, game, one, options, house_rules).rule()
        for one in table.sections_by_heading().values()
    )


@dataclass(frozen=True)
class _Reading:
    table: TextTable
    game: str
    section: TextTableSection
    options: Mapping[str, Mapping[str, OptionId]]
    house_rules: Collection[str]

    def rule(self) -> NamedRule:
        changes: list[Change] = []
        ways: dict[str, str] = {}
        told: list[str] = []
        for row in self.section.rows:
            name, _, text = row.text.partition(": ")
            if name == "told":
                told.append(text)
            elif name in WAYS:
                self._once(row, name in ways)
                ways[name] = self.table.compile_pattern_of_line(row.line, text).pattern
            else:
                changes.append(self._change(row, name, text))
                self._once(row, len(changes) > 1)
        if not changes or not (ways or told):
            missing = "change of rules" if not changes else "words"
            raise self.table.make_error_about_line(
                self.section.line, f"{self.section.heading} has no {missing}"
            )
        return NamedRule(
            self.section.heading,
            self.game,
            changes[0],
            ways.get("names", ""),
            ways.get("does", ""),
            tuple(told),
            ways.get("alone", ""),
            ways.get("stated", ""),
        )

    def _once(self, row: NumberedTextLine, is_there: bool) -> None:
        if is_there:
            raise self.table.make_error_about_line(row.line, f"{self.section.heading} has such a row already")

    def _change(self, row: NumberedTextLine, name: str, text: str) -> Change:
        if name == "house rule":
            house_rule, *parameters = text.split(", ")
            if house_rule not in self.house_rules:
                raise self.table.make_error_about_line(row.line, f"there is no house rule {house_rule}")
            settled = {
                key: YES_OR_NO.get(values[0], tuple(values)) for key, *values in map(str.split, parameters)
            }
            return Change(house_rules={house_rule: settled})
        if name == "option":
            difference, _, option = text.partition(" ")
            if option == ANY_NUMBER and difference in self.options:
                return Change({difference: ANY_NUMBER})
            if option not in self.options.get(difference, {}):
                raise self.table.make_error_about_line(row.line, f"there is no option {text}")
            return Change({difference: self.options[difference][option]})
        if (name, text) == ("target", ANY_NUMBER):
            return Change(target=ANY_TARGET)
        raise self.table.make_error_about_line(row.line, f"no row begins with {name}")
