"""Described situations, and the rulings on their claims by the judge that also rules on matches."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeGuard, TypeVar

from referee.kit.quantities import CardCount
from referee.kit.said import Said
from referee.kit.seats import Seat
from referee.kit.values import not_none, replace
from referee.languages.speech import render, tell
from referee.match.history.entering import claim_without_confidential_data, complete_rules_in_claim
from referee.match.history.line import Snapshot, TimelineItem, snapshot_after_item
from referee.match.model import position
from referee.match.model.articles import sentence_of
from referee.match.model.edits import Entry, is_edit_claim
from referee.match.model.game import Game
from referee.match.model.naming import ClaimWithNames
from referee.match.model.position import (
    DEFAULT_PLAYER_NAMES,
    Faults,
    faults_in_described_match,
    match_from_description,
    seats_found_in_value,
)
from referee.match.model.state import AnyMatch
from referee.match.table.agreement import complete_new_rules, errors_in_rules
from referee.match.table.validation import errors_of_claim_in_match
from referee.rulings.finding import Finding
from referee.rulings.judge import judge
from referee.rulings.ruling import Ruling
from referee.rulings.submission import KEEPER, Submission
from referee.rulings.tags import Claim

DEFAULT_SEATS = 4
"""The number of seats in a situation that does not say how many people play."""


class ContradictoryDescription(Exception):
    """A described situation is impossible.

    `faults` has the sentences about each wrong field, nested like the description.
    """

    def __init__(self, faults: Faults):
        super().__init__(str(faults))
        self.faults = faults


RoundT = TypeVar("RoundT", covariant=True)
ClaimT = TypeVar("ClaimT", bound=Claim, covariant=True)


@dataclass(frozen=True)
class Situation(Generic[RoundT, ClaimT]):
    """A situation that a person describes, and the claims that are judged in it.

    - `match`: The description of the match.
    - `round`: The description of the open round. None if no round is open.
    - `happened`: The claims that followed, in order. All of them take effect, lawful or not.
    - `claims`: The claims to judge, each after the ones before it. There is at least one.
    - `named_fields`: The fields of the round that the description names, even with null.
    - `added_entries`: How many entries of `happened` were added by answers to facts. These entries come
      before the described state, so they reduce the number of the first entry.
    - `current`: The described situation, if an answer put an earlier state in its place; else None.

    The type of a situation names the type of its round and of its first claim. A function for an open round
    takes a situation whose round is not None.
    """

    game: Game
    match: position.DescribedMatch
    round: RoundT
    happened: tuple[Claim, ...]
    claims: tuple[ClaimT, *tuple[Claim, ...]]
    named_fields: frozenset[str] = frozenset()
    added_entries: int = 0
    current: "Situation[RoundT, ClaimT] | None" = None

    @property
    def all_claims(self) -> tuple[Claim, ...]:
        """The claims that happened, and then the claims to judge."""
        return (*self.happened, *self.claims)

    @property
    def seats(self) -> CardCount:
        """The number of people who play.

        If the description does not say it, every seat that the description or a claim names is there, and at
        least `DEFAULT_SEATS` seats.
        """
        if self.match.seats is not None:
            return self.match.seats
        if self.match.people is not None:
            return CardCount(len(self.match.people))
        parts = (self.match, self.round, *self.all_claims)
        most = self.game.seats[1]
        named_seats = (seat for part in parts for seat in seats_found_in_value(part) if seat < most)
        return CardCount(max(DEFAULT_SEATS, *(seat + 1 for seat in named_seats), 0))

    def seated(self) -> "Situation[RoundT, ClaimT]":
        """The same situation with the number of seats filled in."""
        return replace(self, match=replace(self.match, seats=self.seats))

    @property
    def names(self) -> dict[Seat, str]:
        """The names of the players by seat."""
        return dict(
            zip(map(Seat, range(self.seats)), self.match.people or DEFAULT_PLAYER_NAMES, strict=False)
        )


AnySituation = Situation[object, Claim]
"""A situation of any game. The code that takes it reads of the round only whether one is open."""
SituationT = TypeVar("SituationT", bound=AnySituation)
DescriptionT = TypeVar("DescriptionT")
ClaimedT = TypeVar("ClaimedT", bound=Claim)
SituationWithOptionalRound = Situation[DescriptionT | None, Claim]
"""A situation of one game in which a round may be open or not."""


def is_about(
    situation: Situation[DescriptionT, Claim], kind: type[ClaimedT]
) -> TypeGuard[Situation[DescriptionT, ClaimedT]]:
    """Whether the first claim has this type."""
    return isinstance(situation.claims[0], kind)


def is_reported(situation: AnySituation, name: str) -> bool:
    """Whether the description reports this field of the open round.

    This is so if the description names the field, or if the value of the field is not the default.
    """
    if name in situation.named_fields:
        return True
    round = situation.round
    is_usual: bool = getattr(round, name) == getattr(round.__class__, name)  # the default of its field
    return not is_usual


@dataclass(frozen=True)
class Step:
    """A claim with its ruling, the match after it, and the names of the players then."""

    entry: Entry
    after: AnyMatch
    names: Mapping[Seat, str]


def complete_description(situation: SituationT) -> SituationT:
    """The situation with complete rules, which say every choice of the table.

    Raises ContradictoryDescription if a game with this number of people or with these rules is impossible, or
    if nobody in this match can make the first claim.
    """
    game, match, seats = situation.game, situation.match, situation.seats
    fewest, most = game.seats
    if not fewest <= seats <= most:
        number = {"game": game.title, "fewest": fewest, "most": most}
        raise ContradictoryDescription({"seats": [tell("situation-number-of-seats", number)]})
    if wrong := faults_in_described_match(match, seats):
        raise ContradictoryDescription(wrong)
    # Teams are made when a match is opened, so players who have left since also count for them.
    playing = seats if match.order is None else len(match.order)
    errors_by_number = [errors_in_rules(game, match.rules, many) for many in (playing, seats)]
    if all(errors_by_number):
        raise ContradictoryDescription({"rules": errors_by_number[0]})
    complete = replace(situation, match=replace(match, rules=complete_new_rules(game, match.rules)))
    if complete.happened:
        _check_claim(complete, _match_without_round(complete), complete.happened[0], "happened", 0)
    else:
        _check_claim(complete, _match_without_round(complete), complete.claims[0], "claims", 0)
    return complete


def _match_without_round(situation: AnySituation) -> AnyMatch:
    """The described match without its open round."""
    match = situation.match
    return match_from_description(situation.game.name, match.rules, match, situation.seats)


def _check_claim(situation: AnySituation, match: AnyMatch, claim: Claim, field: str, index: int) -> None:
    """Raise ContradictoryDescription if nobody in this match can make this claim.

    `field` is the field of the situation, and `index` is the place of the claim in it.
    """
    wrong = errors_of_claim_in_match(situation.game, match, claim)
    if is_edit_claim(claim):
        wrong = {"claim": [tell("situation-no-corrections")]}
    if wrong:
        raise ContradictoryDescription({field: {index: wrong}})


def starting_match(situation: AnySituation) -> AnyMatch:
    """The described match with its round, before the claims that happened. Raises
    ContradictoryDescription."""
    game, round, match = situation.game, situation.round, _match_without_round(situation)
    if round is None:
        return match
    if wrong := game.position.faults(match, round):
        raise ContradictoryDescription({"round": wrong})
    return replace(match, round=game.position.round(match, round))


def rule_on_situation(situation: AnySituation) -> list[Step]:
    """Every claim with its ruling. Raises ContradictoryDescription."""
    return Table(situation).play()


def lines_of_situation(situation: AnySituation) -> list[str]:
    """The situation as lines of text: its state, the claims that happened, and the claims that were
    judged."""
    notation, table = situation.game.notation, Table(situation)
    state_lines = notation.state(table.state, table.name).splitlines()
    table.play()
    return [
        *state_lines,
        *(not_none(notation.write(entry.submission.claim, table.name)) for entry in table.entries),
    ]


class Table:
    """A match that begins with the described state.

    - `next_number`: The number of the next entry.
    - `entries`: All entries so far, from the claims that happened and the judged claims.
    """

    def __init__(self, situation: AnySituation):
        match = starting_match(situation)
        self.situation, self.game, self.names = situation, situation.game, situation.names
        number = situation.match.number
        entries_before = 0 if number is None else number - situation.added_entries
        self.next_number = entries_before + 1
        self.snapshot = Snapshot(match, match, entries_before)
        self.entries: list[Entry] = []

    @property
    def state(self) -> AnyMatch:
        """The current state of the match."""
        return not_none(self.snapshot.state)

    def play(self) -> list[Step]:
        """Apply the claims that happened, and rule on the other claims. Raises ContradictoryDescription."""
        self.apply_what_happened()
        return self.rule_on_claims()

    def rule_on_claims(self) -> list[Step]:
        """Rule on each claim after the ones before it. Raises ContradictoryDescription."""
        number = self.situation.match.number
        if number is not None and self.situation.added_entries:
            self.next_number = number + 1
        return [
            self.rule_on_claim(claim, "claims", index) for index, claim in enumerate(self.situation.claims)
        ]

    def apply_what_happened(self) -> None:
        """Apply all claims that happened. Raises ContradictoryDescription."""
        for index, claim in enumerate(self.situation.happened):
            self.apply_as_happened(claim, "happened", index)

    def name(self, seat: Seat) -> str:
        return self.names[seat]

    def apply_as_happened(self, claim: Claim, field: str, index: int) -> None:
        """Apply a claim, lawful or not. Raises ContradictoryDescription if it cannot have happened."""
        submission, state = self._submission_of(claim, field, index), self.state
        ruling = judge(self.game.ruleset_for_claim(state, claim), state, submission, agreed=True)
        if not ruling.takes_effect:
            raise ContradictoryDescription(
                {field: {index: {"claim": [self._reason_against(ruling.findings[0])]}}}
            )
        self._enter(claim, submission, ruling)

    def _reason_against(self, finding: Finding) -> str:
        """The text that says why something cannot have happened."""
        key, article = "situation-cannot-have-happened", self.game.rulebook[finding.article]
        why = Said(key, {"why": self.game.words.finding_sentence(finding)})
        return render(why, self.name, Said(key, {"why": sentence_of(article)}))

    def rule_on_claim(self, claim: Claim, field: str, index: int) -> Step:
        """Rule on a claim. Raises ContradictoryDescription if nobody here can make it.

        No remedy for a refusal is searched for: a described situation has no logbook.
        """
        submission, state = self._submission_of(claim, field, index), self.state
        ruling = judge(self.game.ruleset_for_claim(state, submission.claim), state, submission)
        return self._enter(claim, submission, ruling)

    def _submission_of(self, claim: Claim, field: str, index: int) -> Submission:
        """The next submission with this claim. Raises ContradictoryDescription."""
        claim = complete_rules_in_claim(self.game, claim, self.state.rules)
        _check_claim(self.situation, self.state, claim, field, index)
        return Submission(claim, KEEPER, self.next_number)

    def _enter(self, claim: Claim, submission: Submission, ruling: Ruling) -> Step:
        """Add the ruling to the entries, apply its effects, and return the step.

        `claim` is the claim as submitted, with the names of players.
        """
        entry = Entry(
            replace(
                submission, claim=claim_without_confidential_data(self.game, self.state, submission.claim)
            ),
            ruling,
        )
        # An entry has no names of players.
        if ruling.takes_effect and isinstance(claim, ClaimWithNames):
            self.names = {**self.names, **claim.names_by_seat(self.state)}
        self.snapshot = snapshot_after_item(self.game, self.snapshot, TimelineItem(entry.submission, ruling))
        self.entries.append(entry)
        self.next_number += 1
        return Step(entry, self.state, self.names)
