"""A game is a record of values and functions with which the rest of the package referees it."""

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
from referee.match.model.saying import PartsBySeat, read_aloud
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
    """A claim that may be legal now. The judge decides whether it is offered.

    - `blank`: The names of the fields whose values are placeholders.
    - `is_act`: Whether the offer includes a preview of the state after the claim.
    - `color`: The color that cards in the `blank` fields must have; None for any.
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


def no_sentence(*_: object) -> str | None:
    """None: the game has no such sentence."""
    return None


@dataclass(frozen=True)
class Words:
    """The functions that make the sentences of a game. `name` is the function that returns a player's name.

    - `finding_sentence(finding, name)`: Returns a finding as a sentence.
    - `parts(ruleset, match, submission, ruling, name)`: Returns what each seat does now, by seat.
    - `happened(article, submission, ruling, name)`: Returns what the claim has done, as a sentence, if the
      ruling only says that the claim keeps this article; None if the game has no sentence for it.
    - `refusal_in_past(finding, name)`: Returns the reason of a refusal that the table overrules, as a clause
      in the past tense; None if the game has no words for it.
    - `changed_table(before, after, name)`: Returns how the table differs after an edit, in sentences; None if
      the game has no words for it.
    """

    finding_sentence: Callable[[Finding, NameOf], str]
    parts: Callable[[Any, Match[Any], Submission, Ruling, NameOf], PartsBySeat]
    happened: Callable[[str, Submission, Ruling, NameOf], str | None]
    refusal_in_past: Callable[[Finding, NameOf], str | None] = no_sentence
    changed_table: Callable[[Match[Any], Match[Any], NameOf], str | None] = no_sentence

    def sentence_in_ruling(
        self, finding: Finding, submission: Submission, ruling: Ruling, name: NameOf
    ) -> str:
        """A finding of this ruling as a sentence. If it only says that the claim keeps an article, the
        sentence says what the claim has done."""
        only_holds = finding.weight is Weight.HOLDS and not finding.facts
        sentence = self.happened(finding.article, submission, ruling, name) if only_holds else None
        return sentence or self.finding_sentence(finding, name)

    def instructions(
        self, ruleset: MatchRuleset, match: AnyMatch, submission: Submission, ruling: Ruling, name: NameOf
    ) -> dict[Seat, str]:
        """What each seat does now, by seat, as text to be read aloud."""
        parts_by_seat = self.parts(ruleset, match, submission, ruling, name)
        return {seat: read_aloud(parts) for seat, parts in parts_by_seat.items()}


@dataclass(frozen=True)
class Notation:
    """How a game is written in transcripts.

    - `read(text, seats)`: Returns the claim that a line stands for, given the seats by name.
    - `write(claim, name)`: Returns the line of a claim; None for the claim that opens a match.
    - `state(match, name)`: Returns a drawing of the match: one line, or several that begin with blanks.
    """

    read: Callable[[str, Mapping[str, Seat]], Claim]
    write: Callable[[Claim, NameOf], str | None]
    state: Callable[[Match[Any], NameOf], str]


@dataclass(frozen=True)
class Target:
    """The targets that a match of a game may have.

    - `usual`: The default target.
    - `too_low`, `too_high`: The messages for a target below 1, and for one above `most`.
    - `line`: The line of the agreement, with `{}` for the target.
    - `most`: Maximum target; None if there is no maximum.
    """

    usual: Points
    too_low: str
    line: str
    most: Points | None = None
    too_high: str = ""


def empty_mapping(*_: object) -> dict[Any, Any]:
    """An empty mapping: the game has none of these."""
    return {}


def no_completion(earlier: Claim, later: Claim) -> Claim | None:
    """None: in this game no claim can become a part of an earlier one."""
    return None


def same_rules(rules: Rules, seats: int) -> Rules:
    """The same rules: in this game every option suits every number of players."""
    return rules


@dataclass(frozen=True, kw_only=True)
class Game:
    """A game. Functions with `seats` as an argument get the number of players.

    What a table chooses:

    - `seats`: Minimum and maximum number of players.
    - `cards`: Every card of every deck of the game, once.
    - `presets`, `differences`, `house_rules`: The rules to choose from.
    - `well_known`: The house rules that are offered first.
    - `seats_refused(rules, seats)`: Returns, by field, why this number of players cannot play by these rules.
    - `retired_choices(rules, seats)`: Returns, by field, the choices that only tables that have made them
      before may keep.
    - `for_fewer_players(rules, seats)`: Returns the rules, with options for this number of players instead of
      those that need more.
    - `glossary`: The terms that answers use, with the articles about them.

    How a match is refereed:

    - `ruleset(rules, seats)`: Returns the ruleset. Raises MissingTarget if house rules conflict.
    - `evolve(match, event)`: Returns the match after an event.
    - `claims`, `events`: All types of claims and events, including those of every match.
    - `round`: The type of the open round.
    - `with_cards_of(ruleset, past)`: Returns the ruleset with the cards, their points and the scoring of a
      past one.
    - `completed(earlier, refused)`: Returns the earlier claim with a refused one as a part of it; None if it
      cannot be a part of it.

    What phones show:

    - `kit(match)`: Returns the rules in force as data, of the type `kit_type`.
    - `candidates(match)`: Returns claims that may be legal now.
    - `preview(before, match)`: Returns what a phone shows of the state after such a claim, of the type
      `preview_type`.
    - `round_view(match)`: Returns what can be derived from the open round, of the type `round_view_type`.
    - `position`: How a situation that was not played here is described.
    - `words`, `notation`: How sentences and lines of transcripts are made.
    - `outcomes(items)`: Returns, by entry, how rulings with the verdict `stands` turned out.
    - `tally(items)`: Returns the statistics of a match: by name and by seat, a number.
    - `moved(before, after, name)`: Returns sentences about cards that an edit has moved on the table.

    Raises ValueError if a preset chooses what does not exist, or a claim has no tag.
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
    seats_refused: Callable[[Rules, int], dict[str, Any]] = empty_mapping
    retired_choices: Callable[[Rules, int], dict[str, Any]] = empty_mapping
    for_fewer_players: Callable[[Rules, int], Rules] = same_rules
    rulebook: Rulebook
    glossary: tuple[Term, ...]
    ruleset: Callable[[Rules, int], MatchRuleset]
    evolve: Evolve
    claims: tuple[type[Claim], ...]
    events: tuple[type[Event], ...]
    round: type
    candidates: Callable[[Match[Any]], Iterable[Candidate]]
    preview: Callable[[Match[Any], Match[Any]], Any]
    preview_type: type
    round_view_type: type
    round_view: Callable[[Match[Any]], Any]
    kit_type: type[Kit]
    kit: Callable[[Match[Any]], Kit]
    position: AnyPosition
    outcomes: Callable[[Iterable[Any]], dict[int, Outcome]] = empty_mapping
    with_cards_of: Callable[[Any, Any], MatchRuleset]
    tally: Callable[[Iterable[Any]], Mapping[str, Mapping[Seat, int]]]
    moved: Callable[[Match[Any], Match[Any], NameOf], Iterable[str]] = empty_mapping
    completed: Callable[[Claim, Claim], Claim | None] = no_completion
    words: Words
    notation: Notation

    def __post_init__(self) -> None:
        if wrong := next(self._registration_faults(), None):
            raise ValueError(f"{self.title}: {wrong}")

    def _registration_faults(self) -> Iterator[str]:
        """The faults of the presets and claims, each as a sentence."""
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
        """This game. Raises ValueError if it has a claim without a procedure.

        Called once, when the game is registered, and not by `__post_init__`: it builds a ruleset, which would
        cost time in every copy of the game.
        """
        decided = self.ruleset(Rules(), self.seats[0]).procedures
        if undecided := [kind.__name__ for kind in self.claims if kind not in EDITS and kind not in decided]:
            what = f"nothing decides the claim {undecided[0]}: give the ruleset a procedure for it"
            raise ValueError(f"{self.title}: {what}")
        return self

    def ruleset_of(self, match: AnyMatch) -> MatchRuleset:
        """The ruleset that is in force in this state."""
        return self.ruleset(match.rules, len(match.order))

    def ruleset_for(self, match: AnyMatch, claim: Claim) -> MatchRuleset:
        """The ruleset by which a claim is judged: the one in force. If the claim names a past round, the
        cards, their points and the scoring are those of that round."""
        ruleset, number = self.ruleset_of(match), round_of(claim)
        if number is None or not match.rules_from:
            return ruleset
        past = self.ruleset(match.rules_of(number), len(match.order))
        return self.with_cards_of(ruleset, past)
