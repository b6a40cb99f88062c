"""A situation that somebody describes, and what is claimed in it: judged by the judge of every match."""

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
from referee.match.table.agreement import complete_new_rules
from referee.match.table.agreement import errors_in_rules as faults_of_rules
from referee.match.table.validation import errors_of_claim_in_match
from referee.rulings.finding import Finding
from referee.rulings.judge import judge
from referee.rulings.ruling import Ruling
from referee.rulings.submission import KEEPER, Submission
from referee.rulings.tags import Claim

AT_A_TABLE = 4
"""So many sit there where nobody says it."""


class Contradictory(Exception):
    """What is told cannot be: `faults` by field, nested as it is told."""

    def __init__(self, faults: Faults):
        super().__init__(str(faults))
        self.faults = faults


RoundT = TypeVar("RoundT", covariant=True)
ClaimT = TypeVar("ClaimT", bound=Claim, covariant=True)


@dataclass(frozen=True)
class Situation(Generic[RoundT, ClaimT]):
    """What is `told` of a match, its rules spelled out, and of its `round` (None: none is open); what
    `happened` then, which the table let count; and the `claims` that are asked about, each heard after the
    ones before it. `said` are the members of the round that were named, also those told as none. What
    happened by an answer, and not as it was told, is entered so many entries `earlier`; the table on which
    it has happened is `by_now`.

    Of a situation of some claim the first of the `claims` is one of that kind; whatever follows from its open
    round is asked of a situation that has one."""

    game: Game
    told: position.DescribedMatch
    round: RoundT
    happened: tuple[Claim, ...]
    claims: tuple[ClaimT, *tuple[Claim, ...]]
    said: frozenset[str] = frozenset()
    earlier: int = 0
    by_now: "Situation[RoundT, ClaimT] | None" = None

    @property
    def seats(self) -> CardCount:
        """How many play: as told, else so many that everybody who is spoken of sits there."""
        if self.told.seats is not None:
            return self.told.seats
        if self.told.people is not None:
            return CardCount(len(self.told.people))
        parts = (self.told, self.round, *self.happened, *self.claims)
        most = self.game.seats[1]
        spoken_of = (seat for part in parts for seat in seats_found_in_value(part) if seat < most)
        return CardCount(max(AT_A_TABLE, *(seat + 1 for seat in spoken_of), 0))

    def seated(self) -> "Situation[RoundT, ClaimT]":
        """The same situation, told how many play."""
        return replace(self, told=replace(self.told, seats=self.seats))

    @property
    def names(self) -> dict[Seat, str]:
        """What people are called."""
        return dict(zip(map(Seat, range(self.seats)), self.told.people or DEFAULT_PLAYER_NAMES, strict=False))


AnySituation = Situation[object, Claim]
"""A situation of whatever game, of whose round nothing is asked but whether it is open."""
SituationT = TypeVar("SituationT", bound=AnySituation)
Told = TypeVar("Told")
ClaimedT = TypeVar("ClaimedT", bound=Claim)
Described = Situation[Told | None, Claim]
"""A situation of a game, of which nobody knows whether a round is open."""


def is_about(situation: Situation[Told, Claim], kind: type[ClaimedT]) -> TypeGuard[Situation[Told, ClaimedT]]:
    """Whether what is claimed first is a claim of this kind."""
    return isinstance(situation.claims[0], kind)


def is_told(situation: AnySituation, name: str) -> bool:
    """Whether a member of the open round was told: it was named, be it as none, or is not as where nobody
    says it."""
    if name in situation.said:
        return True
    round = situation.round
    is_usual: bool = getattr(round, name) == getattr(round.__class__, name)  # the default of its field
    return not is_usual


@dataclass(frozen=True)
class Step:
    """A claim as it was heard and ruled on, the match after it, and what people are called then."""

    entry: Entry
    after: AnyMatch
    names: Mapping[Seat, str]


def described(situation: SituationT) -> SituationT:
    """The situation with its rules spelled out. Raises Contradictory where so many people, or people who play
    by such rules, cannot be at a table, or where the first claim cannot be one of theirs."""
    game, told, seats = situation.game, situation.told, situation.seats
    fewest, most = game.seats
    if not fewest <= seats <= most:
        number = {"game": game.title, "fewest": fewest, "most": most}
        raise Contradictory({"seats": [tell("situation-number-of-seats", number)]})
    if wrong := faults_in_described_match(told, seats):
        raise Contradictory(wrong)
    # Teams are made when a match is opened; whoever has left since, still had a place in one.
    play = seats if told.order is None else len(told.order)
    unfit = [faults_of_rules(game, told.rules, many) for many in (play, seats)]
    if all(unfit):
        raise Contradictory({"rules": unfit[0]})
    complete = replace(situation, told=replace(told, rules=complete_new_rules(game, told.rules)))
    if complete.happened:
        _check(complete, _match(complete), complete.happened[0], "happened", 0)
    else:
        _check(complete, _match(complete), complete.claims[0], "claims", 0)
    return complete


def _match(situation: AnySituation) -> AnyMatch:
    """The match as it is told, without its round."""
    told = situation.told
    return match_from_description(situation.game.name, told.rules, told, situation.seats)


def _check(situation: AnySituation, match: AnyMatch, claim: Claim, where: str, number: int) -> None:
    """Raise Contradictory where nobody in this match could claim this."""
    wrong = errors_of_claim_in_match(situation.game, match, claim)
    if is_edit_claim(claim):
        wrong = {"claim": [tell("situation-no-corrections")]}
    if wrong:
        raise Contradictory({where: {number: wrong}})


def placed(situation: AnySituation) -> AnyMatch:
    """The match as it is told, before what happened. Raises Contradictory."""
    game, round, match = situation.game, situation.round, _match(situation)
    if round is None:
        return match
    if wrong := game.position.faults(match, round):
        raise Contradictory({"round": wrong})
    return replace(match, round=game.position.round(match, round))


def ruled_on(situation: AnySituation) -> list[Step]:
    """Every claim with its ruling. Raises Contradictory."""
    return Table(situation).play()


def drawn_out(situation: AnySituation) -> list[str]:
    """The situation that is judged, in lines to be read: how it stood, what happened, what is claimed."""
    notation, table = situation.game.notation, Table(situation)
    stood = notation.state(table.state, table.name).splitlines()
    table.play()
    return [
        *stood,
        *(not_none(notation.write(entry.submission.claim, table.name)) for entry in table.entries),
    ]


class Table:
    """A match that begins in the position that is told."""

    def __init__(self, situation: AnySituation):
        match = placed(situation)
        self.situation, self.game, self.names = situation, situation.game, situation.names
        number = situation.told.number
        begins = 0 if number is None else number - situation.earlier
        self.next = begins + 1
        self.snapshot = Snapshot(match, match, begins)
        self.entries: list[Entry] = []

    @property
    def state(self) -> AnyMatch:
        """The match as it stands by now."""
        return not_none(self.snapshot.state)

    def play(self) -> list[Step]:
        """What happened counts, and what is claimed is heard. Raises Contradictory."""
        self.let_it_happen()
        return self.hear_what_is_claimed()

    def hear_what_is_claimed(self) -> list[Step]:
        """Each claim after the ones before it. Raises Contradictory."""
        number = self.situation.told.number
        if number is not None and self.situation.earlier:
            self.next = number + 1
        return [self.hear(claim, "claims", number) for number, claim in enumerate(self.situation.claims)]

    def let_it_happen(self) -> None:
        """What happened counts. Raises Contradictory."""
        for number, claim in enumerate(self.situation.happened):
            self.let_count(claim, "happened", number)

    def name(self, seat: Seat) -> str:
        return self.names[seat]

    def let_count(self, claim: Claim, where: str, number: int) -> None:
        """It happened, lawful or not. Raises Contradictory where it cannot have."""
        submission, state = self._heard(claim, where, number), self.state
        ruling = judge(self.game.ruleset_for_claim(state, claim), state, submission, agreed=True)
        if not ruling.takes_effect:
            raise Contradictory({where: {number: {"claim": [self._why_not(ruling.findings[0])]}}})
        self._ruled(claim, submission, ruling)

    def _why_not(self, finding: Finding) -> str:
        """Why this cannot have happened, as text."""
        key, article = "situation-cannot-have-happened", self.game.rulebook[finding.article]
        why = Said(key, {"why": self.game.words.finding_sentence(finding)})
        return render(why, self.name, Said(key, {"why": sentence_of(article)}))

    def hear(self, claim: Claim, where: str, number: int) -> Step:
        """It is claimed. Raises Contradictory where nobody here could claim it. What would mend a refusal in
        a logbook is not looked for: there is none."""
        submission, state = self._heard(claim, where, number), self.state
        ruling = judge(self.game.ruleset_for_claim(state, submission.claim), state, submission)
        return self._ruled(claim, submission, ruling)

    def _heard(self, claim: Claim, where: str, number: int) -> Submission:
        claim = complete_rules_in_claim(self.game, claim, self.state.rules)
        _check(self.situation, self.state, claim, where, number)
        return Submission(claim, KEEPER, self.next)

    def _ruled(self, said: Claim, submission: Submission, ruling: Ruling) -> Step:
        entry = Entry(
            replace(
                submission, claim=claim_without_confidential_data(self.game, self.state, submission.claim)
            ),
            ruling,
        )
        # What is entered has no names.
        if ruling.takes_effect and isinstance(said, ClaimWithNames):
            self.names = {**self.names, **said.names_by_seat(self.state)}
        self.snapshot = snapshot_after_item(self.game, self.snapshot, TimelineItem(entry.submission, ruling))
        self.entries.append(entry)
        self.next += 1
        return Step(entry, self.state, self.names)
