"""A house rule: an article, an amendment of the ruleset, and claims and events of its own if need be."""

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
"""With facts in braces, or made of them as they are spoken."""


@dataclass(frozen=True)
class Parameter:
    """Something a table settles when it agrees on a house rule: yes or no, one of several words or
    numbers (also a range of them), or (`several`) a list of words. One with a `fault` is a line of text in
    people's own words: at most `longest` characters, and `fault(text)` says what is wrong with it. `sources`
    say who plays by an answer, where that is not everybody who has the house rule."""

    question: str
    default: Any
    among: tuple[Any, ...] | range = (False, True)
    several: bool = False
    fault: Callable[[str], str | None] | None = None
    longest: int | None = None
    sources: Mapping[Any, tuple[str, ...]] = field(default_factory=dict)

    def takes(self, value: Any) -> bool:
        """Whether this is an answer to it; 1 is not yes."""
        if self.fault is not None:
            return isinstance(value, str) and self.fault(value) is None
        if self.several:
            is_list = isinstance(value, tuple) and len(value) == len(set(map(str, value))) > 0
            return is_list and all(self._is_one(item) for item in value)
        return self._is_one(value)

    def _is_one(self, value: Any) -> bool:
        return any(value == one and type(value) is type(one) for one in self.among)


@dataclass(frozen=True)
class Former:
    """A former name of a parameter, which stored rules and older clients use: the name `now`, and the value
    that each former value `means`."""

    now: str
    means: Mapping[Any, Any]


@dataclass(frozen=True)
class Asked:
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
    asks: tuple[Asked, ...]
    offered: bool = False


class Chosen(dict[str, Any]):
    """What a table chose for the parameters of a house rule. Raises KeyError, naming those there are, where
    another one is asked for."""

    def __init__(self, rule: str, values: Parameters):
        super().__init__(values)
        self.rule = rule

    def __missing__(self, name: str) -> Any:
        raise KeyError(f"{self.rule} has no parameter {name}; it has {', '.join(self) or 'none'}")


RulesetT = TypeVar("RulesetT")
StateT = TypeVar("StateT")


def amends_nothing(ruleset: RulesetT, chosen: Parameters) -> RulesetT:
    return ruleset


@dataclass(frozen=True)
class HouseRule(Generic[RulesetT, StateT]):
    """What a table agrees on beyond the rule sheets.

    `amend(ruleset, parameters)` is the ruleset with it; it raises MissingTarget where another amendment
    stands in its way. `former` are the former names of its parameters. `articles` are what it may cite
    besides its own. `claims` are its own, refused where the table does not play by it, `events` how its own
    events change a round, and `sentences` what its findings say. `read(seat, text, card)` makes a claim of
    the text that follows a name, None if it is none of its own, and `write(claim, name)` that text.
    `candidates(match)` are claims a phone may offer, `clashes` the house rules that it cannot live with, each
    with the reason, and `settles` the differences that it answers, or leaves without an object. `asks` is
    read out with the agreement of a table that has not settled it. `brings` are standard articles that are
    about something by it, also where no card of the deck is (see `Rulebook`). `reads_out(match, submission)`
    is told to everybody once a claim counts, `happened` is what its claims come to, by their kind or by the
    article, and `invites(match, name)` is told to each seat that may do something by it now, as parts of what
    is said. `extras` is what people may tell by it that no card laid or drawn tells. `line` says what it is
    in at most ten words, and `picture` shows it: cards by their names, "facedown", or signs of the page.

    Raises ValueError where a parameter does not take its own default.
    """

    id: str
    article: Article
    amend: Callable[[RulesetT, Parameters], RulesetT] = amends_nothing
    parameters: Mapping[str, Parameter] = field(default_factory=dict)
    former: Mapping[str, Former] = field(default_factory=dict)
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
        """Who plays by the answers that not everybody has; where there are none, who has the house rule."""
        given = [
            (parameter, one)
            for name, value in settled.items()
            if (parameter := self.parameters.get(name))
            for one in (value if parameter.several else (value,))
        ]
        told = [source for parameter, one in given for source in parameter.sources.get(one, ())]
        return tuple(dict.fromkeys(told)) or self.article.sources

    def __post_init__(self) -> None:
        for name, parameter in self.parameters.items():
            if not parameter.takes(parameter.default):
                raise ValueError(f"{self.id}: {parameter.default!r} is no answer to its parameter {name}")

    def completed(self, given: Parameters) -> dict[str, Any]:
        """Every parameter with its value."""
        renamed = {
            one.now: one.means[given[name]]
            for name, one in self.former.items()
            if given.get(name) in one.means
        }
        return {
            name: given.get(name, renamed.get(name, one.default)) for name, one in self.parameters.items()
        }

    def amended(self, ruleset: RulesetT, given: Parameters) -> RulesetT:
        """The ruleset with this house rule."""
        return self.amend(ruleset, Chosen(self.id, self.completed(given)))


def with_house_rules(
    ruleset: RulesetT,
    house_rules: Iterable[HouseRule[RulesetT, Any]],
    chosen: Mapping[str, Parameters | None],
) -> RulesetT:
    """The ruleset with the house rules that are chosen, in the order of all. Raises MissingTarget."""
    for rule in house_rules:
        if rule.id in chosen:
            ruleset = rule.amended(ruleset, chosen[rule.id] or {})
    return ruleset


def not_agreed_on(article: Article) -> Check[AnyCase]:
    """The check that refuses a claim of a house rule by which this table does not play."""

    def the_table_plays_by_it(case: AnyCase) -> Finding:
        return breaks(article, agreed=False)

    return the_table_plays_by_it
