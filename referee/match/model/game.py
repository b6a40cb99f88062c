"""The type `Game`: everything that the rest of the package needs to know about one game."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from referee.kit.cards import Card, Color
from referee.kit.quantities import Points
from referee.kit.said import Sentence
from referee.kit.seats import NameOfSeat, Seat
from referee.match.model.edits import EDIT_CLAIM_TYPES
from referee.match.model.kit import Kit
from referee.match.model.position import AnyRoundDescriptionSpec
from referee.match.model.ruleset import EvolveFunction, MatchRuleset
from referee.match.model.saying import InstructionsBySeat
from referee.match.model.state import AnyMatch, Match, Rules
from referee.match.model.term import GlossaryTerm
from referee.rulings.article import Rulebook
from referee.rulings.differences import Difference, Preset
from referee.rulings.finding import Finding, FindingWeight
from referee.rulings.house import HouseRule
from referee.rulings.ruling import Ruling
from referee.rulings.submission import Submission
from referee.rulings.tags import Claim, Event, round_named_in_claim


@dataclass(frozen=True)
class ClaimCandidate:
    """A claim that may be legal now.

    The claim is offered to players if the judge would not refuse the claim, or if `is_a_guess` is true.

    - `blank`: The names of the fields whose values are placeholders.
    - `is_act`: Whether the offer includes a preview of the state after the claim.
    - `color`: The color that cards in the `blank` fields must have; None for any color.
    - `is_a_guess`: Whether the claim is offered even if the judge would refuse it. A missing offer could
      reveal something that players have to remember themselves.
    """

    claim: Claim
    blank: tuple[str, ...] = ()
    is_act: bool = False
    color: Color | None = None
    is_a_guess: bool = False


@dataclass(frozen=True)
class RulingOutcome:
    """What became of a claim that nobody could check (verdict `stands`). For example, a later entry proved
    that the claim was unlawful. `entry` is the number of this later entry."""

    outcome: str
    entry: int


def no_sentence(*_: object) -> None:
    """Return None, whatever the arguments: the game has no sentence of this kind."""
    return


@dataclass(frozen=True)
class GameSentences:
    """The functions that make the sentences of a game. A sentence is a value, and presenters render it.

    - `finding_sentence(finding)`: Returns a finding as a sentence.
    - `parts(ruleset, match, submission, ruling)`: Returns what each player has to do now. Keys are seats.
    - `happened(article, submission, ruling)`: Returns a sentence about what the claim has done. It is shown
      instead of a sentence that only says that the claim complies with `article`. None if the game has no
      such sentence.
    - `refusal_in_past(finding)`: Returns the reason for a refusal as a clause in the past tense. It is used
      if the table overrules the refusal. None if the game has no such clause.
    - `changed_table(before, after)`: Returns sentences about how the table differs after an edit. None if the
      game has no such sentences.
    """

    finding_sentence: Callable[[Finding], Sentence]
    parts: Callable[[Any, Match[Any], Submission, Ruling], InstructionsBySeat]
    happened: Callable[[str, Submission, Ruling], Sentence | None]
    refusal_in_past: Callable[[Finding], Sentence | None] = no_sentence
    changed_table: Callable[[Match[Any], Match[Any]], Sentence | None] = no_sentence

    def sentence_for_finding(self, finding: Finding, submission: Submission, ruling: Ruling) -> Sentence:
        """The sentence for one finding of a ruling.

        If the finding only says that the claim complies with an article, the sentence says what the claim has
        done.
        """
        only_holds = finding.weight is FindingWeight.HOLDS and not finding.facts
        sentence = self.happened(finding.article, submission, ruling) if only_holds else None
        return sentence or self.finding_sentence(finding)


@dataclass(frozen=True)
class TranscriptNotation:
    """The functions that read and write transcripts of a game.

    - `read(text, seats)`: Returns the claim that a transcript line states. `seats`: the seats by player name.
    - `write(claim, name)`: Returns the transcript line of a claim; None for the claim that opens a match.
    - `state(match, name)`: Returns a text picture of the match: one line, or several lines that begin with
      blanks.
    """

    read: Callable[[str, Mapping[str, Seat]], Claim]
    write: Callable[[Claim, NameOfSeat], str | None]
    state: Callable[[Match[Any], NameOfSeat], str]


@dataclass(frozen=True)
class AllowedTargets:
    """The targets that a match of a game may have, in points or rounds. The minimum is 1.

    - `usual`: The default target.
    - `most`: Maximum target; None if there is no maximum.
    """

    usual: Points
    most: Points | None = None


def empty_mapping(*_: object) -> dict[Any, Any]:
    """Return an empty mapping, whatever the arguments. Default for optional functions of `Game`."""
    return {}


def no_completed_claim(earlier: Claim, later: Claim) -> Claim | None:
    """Return None: in this game a refused claim can never be added to an earlier claim."""
    return None


def keep_rules_unchanged(rules: Rules, seats: int) -> Rules:
    """Return the rules unchanged: in this game every option suits every number of players."""
    return rules


@dataclass(frozen=True, kw_only=True)
class Game:
    """A game. In the functions below, `seats` is the number of players.

    What a table chooses:

    - `seats`: Minimum and maximum number of players.
    - `cards`: Every card of every deck of the game, once.
    - `presets`: Named sets of options and house rules.
    - `differences`: The questions about the rules. Each question has options to choose from.
    - `house_rules`: The house rules to choose from.
    - `well_known`: The house rules that are offered first.
    - `seats_refused(rules, seats)`: Returns why this number of players cannot play by these rules. Keys
      are fields of the rules.
    - `retired_choices(rules, seats)`: Returns messages about choices that new tables cannot make. Keys are
      fields of the rules. Tables that made such a choice earlier may keep the choice.
    - `for_fewer_players(rules, seats)`: Returns the rules for this number of players. Options that need more
      players are replaced.
    - `glossary`: The terms that answers use, with the articles about these terms.

    How a match is refereed:

    - `ruleset(rules, seats)`: Returns the ruleset. Raises AmendmentDoesNotFit if house rules conflict.
    - `evolve(match, event)`: Returns the match after an event.
    - `claims`, `events`: All types of claims and events, including the types that all games share.
    - `round`: The type of the open round.
    - `with_cards_of(ruleset, past)`: Returns `ruleset` with the cards, card points and scoring of the ruleset
      `past`.
    - `completed(earlier, refused)`: Returns one claim that combines two claims: the earlier claim `earlier`
      and the refused claim `refused`. None if the two claims cannot be combined.

    What phones show:

    - `kit(match)`: Returns the rules in force as data, of the type `kit_type`.
    - `candidates(match)`: Returns claims that may be legal now.
    - `preview(before, match)`: Returns what a phone shows of the state `match` after a candidate claim. The
      result has the type `preview_type`.
    - `round_view(match)`: Returns what can be derived from the open round, of the type `round_view_type`.
    - `position`: How people describe an open round that was not played with the referee.
    - `words`: The functions that make sentences.
    - `notation`: The functions that read and write lines of transcripts.
    - `outcomes(items)`: Returns what became of claims that nobody could check (verdict `stands`). For
      example, a later entry proved that a claim was unlawful. Keys are the entry numbers of these claims.
    - `tally(items)`: Returns the statistics of a match: for each name of a statistic and each seat, a number.
    - `moved(before, after)`: Returns sentences about cards that an edit has moved on the table.

    Raises ValueError if a preset chooses an option or a house rule that does not exist, or if a claim has no
    tag.
    """

    name: str
    title: str
    seats: tuple[int, int]
    cards: tuple[Card, ...]
    target: AllowedTargets
    presets: Mapping[str, Preset]
    differences: tuple[Difference[Any], ...]
    house_rules: tuple[HouseRule[Any, Any], ...]
    well_known: tuple[HouseRule[Any, Any], ...] = ()
    seats_refused: Callable[[Rules, int], dict[str, Any]] = empty_mapping
    retired_choices: Callable[[Rules, int], dict[str, Any]] = empty_mapping
    for_fewer_players: Callable[[Rules, int], Rules] = keep_rules_unchanged
    rulebook: Rulebook
    glossary: tuple[GlossaryTerm, ...]
    ruleset: Callable[[Rules, int], MatchRuleset]
    evolve: EvolveFunction
    claims: tuple[type[Claim], ...]
    events: tuple[type[Event], ...]
    round: type
    candidates: Callable[[Match[Any]], Iterable[ClaimCandidate]]
    preview: Callable[[Match[Any], Match[Any]], Any]
    preview_type: type
    round_view_type: type
    round_view: Callable[[Match[Any]], Any]
    kit_type: type[Kit]
    kit: Callable[[Match[Any]], Kit]
    position: AnyRoundDescriptionSpec
    outcomes: Callable[[Iterable[Any]], dict[int, RulingOutcome]] = empty_mapping
    with_cards_of: Callable[[Any, Any], MatchRuleset]
    tally: Callable[[Iterable[Any]], Mapping[str, Mapping[Seat, int]]]
    moved: Callable[[Match[Any], Match[Any]], Iterable[Sentence]] = empty_mapping
    completed: Callable[[Claim, Claim], Claim | None] = no_completed_claim
    words: GameSentences
    notation: TranscriptNotation

    def __post_init__(self) -> None:
        if wrong := next(self._faults_of_presets_and_claims(), None):
            raise ValueError(f"{self.title}: {wrong}")

    def _faults_of_presets_and_claims(self) -> Iterator[str]:
        """The errors in the presets and claims of this game, each as a sentence."""
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
                yield f"the claim {kind.__name__} has no tag: mark it with @register_claim_type"

    def require_procedure_for_each_claim(self) -> "Game":
        """Return this game. Raises ValueError if a claim of the game has no procedure.

        This check takes time. It is not in `__post_init__`, because `__post_init__` runs for every copy of a
        game.
        """
        decided = self.ruleset(Rules(), self.seats[0]).procedures
        if undecided := [
            kind.__name__ for kind in self.claims if kind not in EDIT_CLAIM_TYPES and kind not in decided
        ]:
            what = f"nothing decides the claim {undecided[0]}: give the ruleset a procedure for it"
            raise ValueError(f"{self.title}: {what}")
        return self

    def ruleset_of(self, match: AnyMatch) -> MatchRuleset:
        """The ruleset in force in this state of a match. Raises AmendmentDoesNotFit if house rules
        conflict."""
        return self.ruleset(match.rules, len(match.order))

    def ruleset_for_claim(self, match: AnyMatch, claim: Claim) -> MatchRuleset:
        """The ruleset by which a claim is judged. Usually this is the ruleset in force.

        If the claim names a past round, the cards, card points and scoring of that round are used. Raises
        AmendmentDoesNotFit if house rules conflict.
        """
        ruleset, number = self.ruleset_of(match), round_named_in_claim(claim)
        if number is None or not match.rules_from:
            return ruleset
        past = self.ruleset(match.rules_of_round(number), len(match.order))
        return self.with_cards_of(ruleset, past)
