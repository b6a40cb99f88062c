"""House rules: rules that a table adds to the printed rules.

A house rule has an article and a function that changes the ruleset. It may also add types of claims and
events. The objects in this module have no texts: see `match/model/rule_texts.py`.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from referee.kit.said import Said, Sentence
from referee.kit.seats import NameOfSeat
from referee.rulings.article import Article
from referee.rulings.finding import Finding, NamedFacts, finding_breaks
from referee.rulings.ruleset import AnyCase, Check
from referee.rulings.submission import Submission
from referee.rulings.tags import Claim, Event

Parameters = Mapping[str, Any]
SentenceTemplate = Sentence | Callable[[NamedFacts], Sentence]
"""A sentence without facts, or a function that makes a sentence of the facts of a finding."""


@dataclass(frozen=True)
class Parameter:
    """A question that the players answer when they choose a house rule.

    - `among`: The values to choose from: booleans, words or numbers, or a range of numbers.
    - `several`: Whether the answer is a list of values from `among`.
    - `fault`: Set only if the answer is a line of free text. The function takes the text and returns a
      sentence about its error, or None for a valid text.
    - `longest`: Maximum number of characters of the free text.
    - `sources`: For each answer, the keys of the sources that state the answer. For an answer without keys,
      the sources of the house rule apply.
    """

    default: Any
    among: tuple[Any, ...] | range = (False, True)
    several: bool = False
    fault: Callable[[str], str | None] | None = None
    longest: int | None = None
    sources: Mapping[Any, tuple[str, ...]] = field(default_factory=dict)

    def is_valid_answer(self, value: Any) -> bool:
        """Whether this value is a valid answer.

        The type must match. For example, the number 1 is not a valid answer to a yes-or-no question.
        """
        if self.fault is not None:
            return isinstance(value, str) and self.fault(value) is None
        if self.several:
            is_list = isinstance(value, tuple) and len(value) == len(set(map(str, value))) > 0
            return is_list and all(self._is_among_allowed_values(item) for item in value)
        return self._is_among_allowed_values(value)

    def _is_among_allowed_values(self, value: Any) -> bool:
        return any(value == one and type(value) is type(one) for one in self.among)


@dataclass(frozen=True)
class FormerParameter:
    """How a parameter with a former name is translated. Stored rules and older clients use former names.

    - `now`: The current name of the parameter.
    - `means`: The current value for each former value.
    """

    now: str
    means: Mapping[Any, Any]


@dataclass(frozen=True)
class RequiredInput:
    """The input for the field `field` of an extra claim.

    With `faces`, the input is at least `least` cards with these faces. Without `faces`, it is a player who
    was not chosen for an earlier input.
    """

    field: str
    faces: tuple[str, ...] = ()
    least: int = 0


@dataclass(frozen=True)
class Extra:
    """A claim that players can send because of a house rule, and the input that it needs.

    - `offered`: Whether phones offer the claim only while it is among the allowed claims. In its texts,
      `{name}` then stands for the player to whom it is offered, and `{color}` for the color of its cards.
    """

    claim: str
    asks: tuple[RequiredInput, ...]
    offered: bool = False


class ParameterValues(dict[str, Any]):
    """The values of the parameters of one house rule at one table. The keys are the parameter names.

    A lookup of an unknown name raises KeyError. The message lists all parameter names.
    """

    def __init__(self, rule: str, values: Parameters):
        super().__init__(values)
        self.rule = rule

    def __missing__(self, name: str) -> Any:
        raise KeyError(f"{self.rule} has no parameter {name}; it has {', '.join(self) or 'none'}")


RulesetT = TypeVar("RulesetT")
StateT = TypeVar("StateT")


def amend_nothing(ruleset: RulesetT, chosen: Parameters) -> RulesetT:
    """Return the ruleset unchanged. This is the default of `HouseRule.amend`."""
    return ruleset


@dataclass(frozen=True)
class HouseRule(Generic[RulesetT, StateT]):
    """A rule that is on no printed rule sheet, and that the players of a match can choose.

    - `amend(ruleset, parameters)`: Returns the ruleset with the house rule. Raises AmendmentDoesNotFit if
      another option or house rule has changed the same part of the ruleset.
    - `parameters`: The parameters of the house rule. The keys are the names.
    - `former`: The parameters that were renamed. The keys are the former names.
    - `articles`: The articles that rulings may cite because of the house rule, besides `article`.
    - `claims`: The types of claims that only this house rule has. Other tables refuse these claims.
    - `events`: The types of events that the house rule adds. The value of each type is the function that
      applies an event of that type to a round.
    - `sentences`: The sentences of findings. The keys are pairs of an article id and a weight. In place of
      the weight, a key may have another word that says when the sentence is used, such as "due".
    - `read(seat, text, card)`: Parses the text after a player's name in a transcript. Returns a claim of this
      house rule, or None for any other text.
    - `write(claim, name)`: Returns the text of a claim of this house rule in a transcript. `read` parses this
      text.
    - `candidates(match)`: Returns claims that a phone may offer.
    - `clashes`: The ids of the house rules that cannot be combined with this house rule.
    - `settles`: The ids of the differences (rule questions) that the house rule answers or makes meaningless.
    - `asks`: Whether tables without the house rule read out a question about it with their other rules.
    - `brings`: Standard articles that apply because of the house rule.
    - `reads_out(match, submission)`: Returns a sentence for all players about a claim that took effect, or
      None.
    - `happened`: Functions `(claim, ruling)` that return a sentence about the effect of a claim. The keys are
      types of claims or ids of articles.
    - `invites(match)`: Returns instructions about actions that the house rule allows now. The keys are the
      seats that may take these actions.
    - `extras`: Claims that players can send because of the house rule, besides plays and draws.
    - `picture`: The illustration, from left to right. An item is the name of a card, "facedown" for a card
      that lies face down, or the name of a symbol of the phone page, such as "bolt".

    Raises ValueError if the default of a parameter is no valid answer.
    """

    id: str
    article: Article
    amend: Callable[[RulesetT, Parameters], RulesetT] = amend_nothing
    parameters: Mapping[str, Parameter] = field(default_factory=dict)
    former: Mapping[str, FormerParameter] = field(default_factory=dict)
    articles: tuple[Article, ...] = ()
    claims: tuple[type[Claim], ...] = ()
    events: Mapping[type[Event], Callable[[Any, Any], Any]] = field(default_factory=dict)
    sentences: Mapping[tuple[str, str], SentenceTemplate] = field(default_factory=dict)
    read: Callable[[Any, str, Callable[[str], Any]], Claim | None] = lambda seat, text, card: None
    write: Callable[[Any, NameOfSeat], str] = lambda claim, name: ""
    candidates: Callable[[StateT], Iterable[Any]] = lambda match: ()
    clashes: tuple[str, ...] = ()
    settles: tuple[str, ...] = ()
    asks: bool = False
    brings: tuple[Article, ...] = ()
    reads_out: Callable[[StateT, Submission], Said | None] = lambda match, submission: None
    happened: Mapping[type[Claim] | str, Callable[[Any, Any], Said]] = field(default_factory=dict)
    invites: Callable[[StateT], Mapping[Any, tuple[Any, ...]]] = lambda match: {}
    extras: tuple[Extra, ...] = ()
    picture: tuple[str, ...] = ()

    def source_keys_of_answers(self, settled: Parameters) -> tuple[str, ...]:
        """The keys of the sources that state the chosen parameter values, each key once.

        `settled`: the value of each parameter, by name. If no value has a source, the sources of the house
        rule's article are returned.
        """
        given = [
            (parameter, one)
            for name, value in settled.items()
            if (parameter := self.parameters.get(name))
            for one in (value if parameter.several else (value,))
        ]
        named = [source for parameter, one in given for source in parameter.sources.get(one, ())]
        return tuple(dict.fromkeys(named)) or self.article.sources

    def __post_init__(self) -> None:
        for name, parameter in self.parameters.items():
            if not parameter.is_valid_answer(parameter.default):
                raise ValueError(f"{self.id}: {parameter.default!r} is no answer to its parameter {name}")

    def all_parameter_values(self, given: Parameters) -> dict[str, Any]:
        """The value of every parameter: the given value, or the default. The keys are the current names.

        `given`: the values that the table chose. Its keys may also be former names of parameters.
        """
        renamed = {
            one.now: one.means[given[name]]
            for name, one in self.former.items()
            if given.get(name) in one.means
        }
        return {
            name: given.get(name, renamed.get(name, one.default)) for name, one in self.parameters.items()
        }

    def ruleset_with_house_rule(self, ruleset: RulesetT, given: Parameters) -> RulesetT:
        """The ruleset with this house rule. `given`: the values that the table chose for parameters.

        Raises AmendmentDoesNotFit if another option or house rule has changed the same part of the ruleset.
        """
        return self.amend(ruleset, ParameterValues(self.id, self.all_parameter_values(given)))


def ruleset_with_chosen_house_rules(
    ruleset: RulesetT,
    house_rules: Iterable[HouseRule[RulesetT, Any]],
    chosen: Mapping[str, Parameters | None],
) -> RulesetT:
    """The ruleset with the chosen house rules, applied in the order of `house_rules`.

    `chosen`: the values of the parameters of each chosen house rule. The keys are the ids of the house rules.
    Raises AmendmentDoesNotFit if two house rules change the same part of the ruleset.
    """
    for rule in house_rules:
        if rule.id in chosen:
            ruleset = rule.ruleset_with_house_rule(ruleset, chosen[rule.id] or {})
    return ruleset


def make_check_that_refuses_every_claim(article: Article) -> Check[AnyCase]:
    """Return a check that refuses every claim and cites this article.

    A house rule may have claims of its own. At tables without the house rule, this check refuses these
    claims.
    """

    def table_has_chosen_the_house_rule(case: AnyCase) -> Finding:
        return finding_breaks(article, agreed=False)

    return table_has_chosen_the_house_rule
