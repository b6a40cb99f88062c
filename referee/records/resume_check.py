"""Checks whether a match can go on from a state that results from recorded rulings.

A record may be forged, or another version with other rulings may have written it. So during the import,
claims of every type are judged in that state. If a claim causes an exception, the record is refused. Without
this check, the exception would come later, when a player makes such a claim.
"""

from collections.abc import Iterator
from itertools import product, zip_longest
from typing import Any

from referee.kit.cards import Card
from referee.kit.quantities import EntryNumber, PersonName, Remark
from referee.kit.seats import Seat
from referee.languages.speech import tell
from referee.match.history.line import state_after_ruling
from referee.match.model.edits import EDIT_CLAIM_TYPES
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch, Rules
from referee.match.table.agreement import agreement_lines, complete_stored_rules
from referee.match.table.rounds import OpenMatch
from referee.match.table.validation import errors_of_claim_in_match
from referee.match.text.rendering import text_of_finding, texts_of_instructions
from referee.records.cooperative import iterate_with_pauses
from referee.records.strict import InvalidRecordContent
from referee.rulings.judge import judge
from referee.rulings.shapes import (
    CardShape,
    DataclassShape,
    JSONShape,
    ListShape,
    MappingShape,
    SimpleValueShape,
    UnionShape,
    WordChoiceShape,
    json_members_of_dataclass,
    shape_of_present_value,
)
from referee.rulings.submission import KEEPER, Submission
from referee.rulings.tags import Claim

SAMPLE_ENTRY_NUMBER = 10_000_000
"""Entry number of the sample claims. The numbers of real entries are smaller."""


def check_match_can_go_on(game: Game, state: AnyMatch, at: int) -> None:
    """Raise an exception if the match cannot go on from this state.

    The exception is InvalidRecordContent, or any exception that a rule raises. `at` is the time of the last
    entry, in milliseconds since 1970.
    """
    check_seats_and_totals(game, state)
    speakers: tuple[str | Seat, ...] = (KEEPER, *state.order[:1])
    for claim in iterate_with_pauses(sample_claims(game, state)):
        for by in speakers:
            submission = Submission(claim, by, SAMPLE_ENTRY_NUMBER, SAMPLE_ENTRY_NUMBER - 1, at)
            ruling = judge(game.ruleset_for_claim(state, claim), state, submission)
            after = state_after_ruling(game, state, ruling)
            game.notation.state(after, str)
            texts_of_instructions(game, after, submission, ruling, str)
            for finding in ruling.findings:
                text_of_finding(game, finding, str)


def check_seats_and_totals(game: Game, state: AnyMatch) -> None:
    """Raise InvalidRecordContent if the seats, the points or the totals of a state contradict each other.

    Raises AmendmentDoesNotFit or KeyError if the rules of the state are impossible.
    """
    everybody = range(len(state.totals))
    sits_right = (
        1 <= len(state.order) <= game.seats[1]
        and len(set(state.order)) == len(state.order)
        and len(set(state.seating)) == len(state.seating)
        and set(state.order) <= set(state.seating) <= set(everybody)
        and not set(state.order) & set(state.sitting_out)
        and set(state.sitting_out) <= set(state.seating)
        and state.dealer in state.players
        and sorted(state.circle) == list(everybody)
        and all(len(row) <= len(everybody) for row in state.points)
        and state.paper_rounds >= 0
        and len(state.told_points) in (0, len(everybody))
        and state.totals == tuple(map(sum, zip_longest(state.start, *state.points, fillvalue=0)))
    )
    if not sits_right:
        raise InvalidRecordContent(tell("record-seats-contradict"))
    for rules in (state.rules, state.next_rules, *(change.rules for change in state.rules_from)):
        if rules is not None:
            agreement_lines(game, state, rules)
            game.ruleset(rules, len(state.players))


def sample_claims(game: Game, state: AnyMatch) -> Iterator[Any]:
    """Yield sample claims that are possible in this match.

    The sample claims are of all types except openings and edits. Each type has claims for every seat. Types
    with a field for a card have claims for every face of a card.
    """
    faces = {card.face: card for card in game.cards}
    for kind in game.claims:
        if kind is OpenMatch or kind in EDIT_CLAIM_TYPES:
            continue
        cards = faces.values() if _has_a_card_field(kind) else [next(iter(faces.values()), None)]
        for seat, card in product(state.seating, cards):
            for claim in _samples_with_optional_fields(kind, _SampleFieldValues(game, state, seat, card)):
                if not errors_of_claim_in_match(game, state, claim):
                    yield claim


def _has_a_card_field(kind: type) -> bool:
    return any(member.shape == CardShape() for member in json_members_of_dataclass(kind))


class _SampleFieldValues:
    """Sample values for the fields of a claim that is about one seat and one card."""

    def __init__(self, game: Game, state: AnyMatch, seat: Seat, card: Card | None):
        self.game, self.state, self.seat, self.card = game, state, seat, card
        place = state.seating.index(seat)
        self.next = state.seating[(place + 1) % len(state.seating)]

    def sample_value(self, shape: JSONShape, name: str) -> Any:
        """Return a sample value of this shape, for the field with this name."""
        match shape_of_present_value(shape):
            case UnionShape((option, *_)):
                return self.sample_value(option, name)
            case SimpleValueShape(kind):
                return self._simple_sample_value(kind, name)
            case WordChoiceShape(((_, value), *_)):
                return value
            case ListShape(item):
                return (self.sample_value(item, name),)
            case MappingShape(key, value):
                return {
                    self.sample_value(key, ""): self.sample_value(value, name)
                } | self._sample_value_for_each_seat(key, value, name)
            case CardShape():
                return self.card
            case DataclassShape(kind):
                rules = complete_stored_rules(self.game, self.state.rules)
                return rules if kind is Rules else next(_samples_with_optional_fields(kind, self), None)
        return 1

    def _sample_value_for_each_seat(self, key: JSONShape, value: JSONShape, name: str) -> dict[Seat, Any]:
        everybody = self.state.order if key == SimpleValueShape(Seat) else ()
        return {seat: self.sample_value(value, name) for seat in everybody}

    def _simple_sample_value(self, kind: Any, name: str) -> Any:
        if kind is Seat:
            return self.seat if name in ("seat", "winner", "caught") else self.next
        if kind is EntryNumber:
            return self.state.contests[0].entry if self.state.contests else EntryNumber(1)
        return {bool: True, PersonName: "x", Remark: "x", str: "x"}.get(kind, 1)


def _samples_with_optional_fields(kind: Any, sample: _SampleFieldValues) -> Iterator[Any]:
    """Yield sample values of this type. Invalid claims are left out.

    The first value has only the required fields. Each other value has the required fields and one optional
    field.
    """
    members = json_members_of_dataclass(kind)
    least = {one.field: sample.sample_value(one.shape, one.field) for one in members if one.has_no_default}
    for more in (None, *(one for one in members if not one.has_no_default)):
        values = least if more is None else least | {more.field: sample.sample_value(more.shape, more.field)}
        claim = kind(**values)
        if not (isinstance(claim, Claim) and claim.errors_by_field()):
            yield claim
