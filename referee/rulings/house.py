"""House rules: each has an article, an amendment of the ruleset, and claims and events of its own."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from referee.kit.seats import NameOf
from referee.rulings.article import Article
from referee.rulings.finding import Finding, breaks
from referee.rulings.ruleset import AnyCase, Check
from referee.rulings.submission import Submission
from referee.rulings.tags import Claim, Event

Parameters = Mapping[str, Any]
Sentence = str | Callable[[Any], str]
"""A sentence with facts in braces, or a function that makes one from `NamedFacts`."""


@dataclass(frozen=True)
class Parameter:
    """A question that a table answers when it agrees on a house rule.

    - `among`: The values to choose from: yes and no, words or numbers, or a range of numbers.
    - `several`: Whether the answer is a list of these values.
    - `fault`: If there is one, the answer is a line of free text. It returns what is wrong with a text, or
      None.
    - `longest`: Maximum number of characters of that text.
    - `sources`: By answer, the sources that state it. An answer that is left out has the sources of the house
      rule.
    """

    question: str
    default: Any
    among: tuple[Any, ...] | range = (False, True)
    several: bool = False
    fault: Callable[[str], str | None] | None = None
    longest: int | None = None
    sources: Mapping[Any, tuple[str, ...]] = field(default_factory=dict)

    def takes(self, value: Any) -> bool:
        """Whether this value is a valid answer. The number 1 is not yes."""
        if self.fault is not None:
            return isinstance(value, str) and self.fault(value) is None
        if self.several:
            is_list = isinstance(value, tuple) and len(value) == len(set(map(str, value))) > 0
            return is_list and all(self._is_one(item) for item in value)
        return self._is_one(value)

    def _is_one(self, value: Any) -> bool:
        return any(value == one and type(value) is type(one) for one in self.among)


@dataclass(frozen=True)
class FormerParameter:
    """A former name of a parameter, which stored rules and older clients use.

    - `now`: The name that replaced it.
    - `means`: The value of today for each former value.
    """

    now: str
    means: Mapping[Any, Any]


@dataclass(frozen=True)
class RequiredInput:
    """The input that an extra claim needs in `field`: a player who was not named yet or, with `faces`, at
    least `least` cards with these faces."""

    field: str
    question: str
    faces: tuple[str, ...] = ()
    least: int = 0


@dataclass(frozen=True)
class Extra:
    """A claim that players can send because of a house rule, with its label and the input that it needs.

    - `offered`: Whether it is offered only while it is among the allowed claims. In the label and in
      questions, `{name}` stands for the seat that it is offered to, and `{color}` for the color of its cards.
    """

    claim: str
    label: str
    asks: tuple[RequiredInput, ...]
    offered: bool = False


class ParameterValues(dict[str, Any]):
    """The values that a table chose for the parameters of a house rule. Looking up another name raises
    KeyError with the names that exist."""

    def __init__(self, rule: str, values: Parameters):
        super().__init__(values)
        self.rule = rule

    def __missing__(self, name: str) -> Any:
        raise KeyError(f"{self.rule} has no parameter {name}; it has {', '.join(self) or 'none'}")


RulesetT = TypeVar("RulesetT")
StateT = TypeVar("StateT")


def amend_nothing(ruleset: RulesetT, chosen: Parameters) -> RulesetT:
    """The same ruleset: the amendment of a house rule that changes no procedure."""
    return ruleset


@dataclass(frozen=True)
class HouseRule(Generic[RulesetT, StateT]):
    """A rule that a table agrees on beyond the rule sheets.

    - `amend(ruleset, parameters)`: Returns the ruleset with it. Raises MissingTarget if another amendment
      is in its way.
    - `parameters`, `former`: Its parameters by name, and the former names of some of them.
    - `articles`: The articles that it may cite besides its own.
    - `claims`: Claims of its own. They are refused at tables that do not play by it.
    - `events`: By type of its own events, the function that applies one to a round.
    - `sentences`: By article id and weight, the sentence of a finding.
    - `read(seat, text, card)`: Returns the claim that the text after a name stands for, or None if it is no
      claim of this rule.
    - `write(claim, name)`: Returns that text for a claim.
    - `candidates(match)`: Returns claims that a phone may offer.
    - `clashes`: By id, the house rules that cannot be combined with it, each with the reason.
    - `settles`: The ids of the differences that it answers or makes meaningless.
    - `asks`: The question that is read out with the agreement of a table that has not chosen this rule.
    - `brings`: Standard articles that apply because of it (see `Rulebook`).
    - `reads_out(match, submission)`: Returns the sentence for everybody once a claim counts, or None.
    - `happened`: By type of claim or article id, the function that returns what a claim of it has done, as a
      sentence.
    - `invites(match, name)`: Returns, by seat, the sentences about what the seat may do by it now.
    - `extras`: Claims that players can send because of it, besides plays and draws.
    - `line`: A summary of at most ten words.
    - `picture`: Its illustration: names of cards, "facedown", or signs of the page.

    Raises ValueError if the default of a parameter is no valid answer to it.
    """

    id: str
    article: Article
    amend: Callable[[RulesetT, Parameters], RulesetT] = amend_nothing
    parameters: Mapping[str, Parameter] = field(default_factory=dict)
    former: Mapping[str, FormerParameter] = field(default_factory=dict)
    articles: tuple[Article, ...] = ()
    claims: tuple[type[Claim], ...] = ()
    events: Mapping[type[Event], Callable[[Any, Any], Any]] = field(default_factory=dict)
    sentences: Mapping[tuple[str, str], Sentence] = field(default_factory=dict)
    read: Callable[[Any, str, Callable[[str], Any]], Claim | None] = lambda seat, text, card: None
    write: Callable[[Any, NameOf], str] = lambda claim, name: ""
    candidates: Callable[[StateT], Iterable[Any]] = lambda match: ()
    clashes: Mapping[str, str] = field(default_factory=dict)
    settles: tuple[str, ...] = ()
    asks: str = ""
    brings: tuple[Article, ...] = ()
    reads_out: Callable[[StateT, Submission], str | None] = lambda match, submission: None
    happened: Mapping[type[Claim] | str, Callable[[Any, Any, NameOf], str]] = field(default_factory=dict)
    invites: Callable[[StateT, NameOf], Mapping[Any, tuple[Any, ...]]] = lambda match, name: {}
    extras: tuple[Extra, ...] = ()
    line: str = ""
    picture: tuple[str, ...] = ()

    def sources_of(self, settled: Parameters) -> tuple[str, ...]:
        """The keys of the sources of these answers, without repetitions; those of the article if they have
        none."""
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
            if not parameter.takes(parameter.default):
                raise ValueError(f"{self.id}: {parameter.default!r} is no answer to its parameter {name}")

    def completed(self, given: Parameters) -> dict[str, Any]:
        """The value of every parameter: the given one, also under a former name, or the default."""
        renamed = {
            one.now: one.means[given[name]]
            for name, one in self.former.items()
            if given.get(name) in one.means
        }
        return {
            name: given.get(name, renamed.get(name, one.default)) for name, one in self.parameters.items()
        }

    def amended(self, ruleset: RulesetT, given: Parameters) -> RulesetT:
        """The ruleset with this house rule. Raises MissingTarget if another amendment is in its way."""
        return self.amend(ruleset, ParameterValues(self.id, self.completed(given)))


def with_house_rules(
    ruleset: RulesetT,
    house_rules: Iterable[HouseRule[RulesetT, Any]],
    chosen: Mapping[str, Parameters | None],
) -> RulesetT:
    """The ruleset with the chosen house rules, applied in the order of `house_rules`. Raises MissingTarget if
    two of them amend the same thing."""
    for rule in house_rules:
        if rule.id in chosen:
            ruleset = rule.amended(ruleset, chosen[rule.id] or {})
    return ruleset


def not_agreed_on(article: Article) -> Check[AnyCase]:
    """The check that refuses, under this article, a claim of a house rule that the table has not chosen."""

    def the_table_plays_by_it(case: AnyCase) -> Finding:
        return breaks(article, agreed=False)

    return the_table_plays_by_it
