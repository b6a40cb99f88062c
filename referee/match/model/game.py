"""A game is a record of functions: what a kind of game hands over so that the house can referee it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from referee.kit.cards import Card, Color
from referee.kit.quantities import Points
from referee.kit.seats import NameOf, Seat
from referee.match.model.edits import EDITS
from referee.match.model.kit import Kit
from referee.match.model.position import AnyPosition
from referee.match.model.ruleset import Evolve, MatchRuleset
from referee.match.model.saying import Say, spoken
from referee.match.model.state import AnyMatch, Match, Rules
from referee.match.model.term import Term
from referee.rulings.article import Rulebook
from referee.rulings.differences import Difference, Preset
from referee.rulings.finding import Finding, Weight
from referee.rulings.house import HouseRule
from referee.rulings.ruling import Ruling
from referee.rulings.submission import Submission
from referee.rulings.tags import Claim, Event, round_of


@dataclass(frozen=True)
class Candidate:
    """A claim worth trying.

    - `blank`: The fields in it that only serve to try it.
    - `is_act`: Whether a phone wants to know what follows.
    - `color`: Of which color the cards left blank have to be.
    - `is_a_guess`: Whether it is offered although it may be refused, so that the offer does not reveal what
      players have to remember themselves.
    """

    claim: Claim
    blank: tuple[str, ...] = ()
    is_act: bool = False
    color: Color | None = None
    is_a_guess: bool = False


@dataclass(frozen=True)
class Outcome:
    """How a ruling that stood turned out. `entry` is the entry that showed it."""

    outcome: str
    entry: int


def nothing_of_it(*_: object) -> str | None:
    """What a game says that has no sentence of its own for something."""
    return None


@dataclass(frozen=True)
class Words:
    """How a game speaks: `said(finding, name)` is a finding as a sentence,
    `parts(ruleset, match, submission, ruling, name)` what each seat does now, sentence by sentence, and
    `happened(article, submission, ruling, name)` what was done, for an article that simply holds.

    `was(finding, name)` is a refusal of something that stays all the same, in the past tense and as a part of
    a sentence, and `stands(before, after, name)` what is another way on the table now, in sentences; both are
    None where the game has no words for it."""

    said: Callable[[Finding, NameOf], str]
    parts: Callable[[Any, Match[Any], Submission, Ruling, NameOf], Say]
    happened: Callable[[str, Submission, Ruling, NameOf], str | None]
    was: Callable[[Finding, NameOf], str | None] = nothing_of_it
    stands: Callable[[Match[Any], Match[Any], NameOf], str | None] = nothing_of_it

    def told(self, finding: Finding, submission: Submission, ruling: Ruling, name: NameOf) -> str:
        """A finding as a sentence; of what simply holds, what happened."""
        holds = finding.weight is Weight.HOLDS and not finding.facts
        told = self.happened(finding.article, submission, ruling, name) if holds else None
        return told or self.said(finding, name)

    def say(
        self, ruleset: MatchRuleset, match: AnyMatch, submission: Submission, ruling: Ruling, name: NameOf
    ) -> dict[Seat, str]:
        """What each seat does now, as it is read out."""
        told = self.parts(ruleset, match, submission, ruling, name)
        return {seat: spoken(parts) for seat, parts in told.items()}


@dataclass(frozen=True)
class Notation:
    """How a game is written: `read(text, seats)` makes a claim of a line, `write(claim, name)` a line of a
    claim, None of the one that opens a match, and `state(match, name)` draws the match in one line, or in
    more that begin with blanks."""

    read: Callable[[str, Mapping[str, Seat]], Claim]
    write: Callable[[Claim, NameOf], str | None]
    state: Callable[[Match[Any], NameOf], str]


@dataclass(frozen=True)
class Target:
    """What a match is played to. `usual` is in force where a table says nothing; `too_low` is told of one
    below 1, `too_high` of one above `most`, if there is such a thing, and `line`, with the number in it, is
    read out with the agreement."""

    usual: Points
    too_low: str
    line: str
    most: Points | None = None
    too_high: str = ""


def nothing(*_: object) -> dict[Any, Any]:
    """What a game says of a question that it does not know."""
    return {}


def no_claim(earlier: Claim, later: Claim) -> Claim | None:
    """The answer of a game in which no claim is a part of an earlier one."""
    return None


def as_they_are(rules: Rules, seats: int) -> Rules:
    """The rules of a game that fewer play like many."""
    return rules


@dataclass(frozen=True, kw_only=True)
class Game:
    """Everything the house asks of a game.

    `seats` is the fewest and the most people; `cards` every printed kind; `target` what a match is played
    to; `presets`, `differences` and `house_rules` what a table may choose from, `seats_refused(rules,
    seats)` the options and house rules that so many people cannot play by, by field,
    `well_known` those house rules that are offered first, `offered_no_more(rules, seats)` those that only
    tables go on with that chose them once, `with_fewer(rules, seats)` those by which so many play what takes
    more; `glossary` the words that answers use, with the articles that speak of them; `ruleset(rules, seats)`
    builds a ruleset;
    `evolve(match, event)` applies an event; `claims` and `events` are all kinds with their tags, those of
    every match included; `words` makes sentences, `notation` lines of text.

    `kit(match)`, of the type `kits`, is what a phone has to know of the rules in force.

    `round` is the type of its open round. `candidates(match)` are claims worth trying when a phone asks what
    it may say, and `follows(before, match)`, of the type `then`, what such a phone shows of the state after
    one; `shown(match)`, of the type `shows`, what can be read off the open round; `position` is how one is
    told of that was not played here. `outcomes(items)` is what became of rulings that stood.
    `with_cards_of(ruleset, past)` is the ruleset with the cards of a past one, what they were worth, and how
    a round was scored. `tally(items)` is what people like to hear of a match, by its name and by seat, and
    `moved(before, after, name)` are sentences about cards that an edit has moved on the table.
    `completed(earlier, refused)` is the earlier claim with a refused one as a part of it, if it can be one.
    """

    name: str
    title: str
    seats: tuple[int, int]
    cards: tuple[Card, ...]
    target: Target
    presets: Mapping[str, Preset]
    differences: tuple[Difference[Any], ...]
    house_rules: tuple[HouseRule[Any, Any], ...]
    well_known: tuple[HouseRule[Any, Any], ...] = ()
    seats_refused: Callable[[Rules, int], dict[str, Any]] = nothing
    offered_no_more: Callable[[Rules, int], dict[str, Any]] = nothing
    with_fewer: Callable[[Rules, int], Rules] = as_they_are
    rulebook: Rulebook
    glossary: tuple[Term, ...]
    ruleset: Callable[[Rules, int], MatchRuleset]
    evolve: Evolve
    claims: tuple[type[Claim], ...]
    events: tuple[type[Event], ...]
    round: type
    candidates: Callable[[Match[Any]], Iterable[Candidate]]
    follows: Callable[[Match[Any], Match[Any]], Any]
    then: type
    shows: type
    shown: Callable[[Match[Any]], Any]
    kits: type[Kit]
    kit: Callable[[Match[Any]], Kit]
    position: AnyPosition
    outcomes: Callable[[Iterable[Any]], dict[int, Outcome]] = nothing
    with_cards_of: Callable[[Any, Any], MatchRuleset]
    tally: Callable[[Iterable[Any]], Mapping[str, Mapping[Seat, int]]]
    moved: Callable[[Match[Any], Match[Any], NameOf], Iterable[str]] = nothing
    completed: Callable[[Claim, Claim], Claim | None] = no_claim
    words: Words
    notation: Notation

    def __post_init__(self) -> None:
        if wrong := next(self._what_is_not_there(), None):
            raise ValueError(f"{self.title}: {wrong}")

    def _what_is_not_there(self) -> Iterator[str]:
        """What was registered that nobody could play by, each in a sentence."""
        options = {one.id: [option.id for option in one.options] for one in self.differences}
        rules = {rule.id for rule in self.house_rules}
        for preset in self.presets.values():
            for name, option in preset.differences.items():
                if option not in options.get(name, ()):
                    yield f"the preset {preset.id} chooses {option!r} for {name!r}: there is no such option"
            for name in preset.house_rules:
                if name not in rules:
                    yield f"the preset {preset.id} has the house rule {name!r}: there is none of that name"
        for kind in self.claims:
            if not hasattr(kind, "reporter"):
                yield f"the claim {kind.__name__} has no tag: mark it with @claim"

    def checked(self) -> "Game":
        """This game. Raises ValueError where it has a claim that nothing decides.

        Asked once, where the game is registered: it makes a ruleset, which each metered copy would pay for.
        """
        decided = self.ruleset(Rules(), self.seats[0]).procedures
        if undecided := [kind.__name__ for kind in self.claims if kind not in EDITS and kind not in decided]:
            what = f"nothing decides the claim {undecided[0]}: give the ruleset a procedure for it"
            raise ValueError(f"{self.title}: {what}")
        return self

    def ruleset_of(self, match: AnyMatch) -> MatchRuleset:
        """The ruleset in force, as the state names it."""
        return self.ruleset(match.rules, len(match.order))

    def ruleset_for(self, match: AnyMatch, claim: Claim) -> MatchRuleset:
        """The ruleset a claim is judged by: the one in force; which cards there are, what they are worth and
        how a round is scored is, in one that is past, as it was then."""
        ruleset, number = self.ruleset_of(match), round_of(claim)
        if number is None or not match.rules_from:
            return ruleset
        past = self.ruleset(match.rules_of(number), len(match.order))
        return self.with_cards_of(ruleset, past)
