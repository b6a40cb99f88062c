"""Whether a match can go on from a state that no ruling of this version made.

A record may come from another version that ruled otherwise, or it may be forged. So every type of claim is
judged in that state. An exception now would otherwise come when a player makes that claim.
"""

from collections.abc import Iterator
from itertools import product, zip_longest
from typing import Any

from referee.kit.cards import Card
from referee.kit.quantities import EntryNumber, PersonName, Remark
from referee.kit.seats import Seat
from referee.match.history.line import apply
from referee.match.model.edits import EDITS
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch, Rules
from referee.match.table.agreement import agreement_lines, as_agreed
from referee.match.table.rounds import Open
from referee.match.table.validation import invalid_parts
from referee.records.cooperative import with_pauses
from referee.records.strict import InvalidContent
from referee.rulings.judge import judge
from referee.rulings.shapes import (
    CardShape,
    Mapped,
    OneOf,
    Record,
    Several,
    Shape,
    Simple,
    Words,
    members_of,
    of_a_value,
)
from referee.rulings.submission import KEEPER, Submission
from referee.rulings.tags import Claim

LATER_NUMBER = 10_000_000
"""The number of the entries that are tried. It is larger than that of any real entry."""


def probe(game: Game, state: AnyMatch, at: int) -> None:
    """Raise InvalidContent, or any exception of a rule, if the match cannot go on from this state. `at`: the
    time of the last entry, in milliseconds since 1970."""
    check_table(game, state)
    speakers: tuple[str | Seat, ...] = (KEEPER, *state.order[:1])
    for claim in with_pauses(samples(game, state)):
        for by in speakers:
            submission = Submission(claim, by, LATER_NUMBER, LATER_NUMBER - 1, at)
            ruling = judge(game.ruleset_for(state, claim), state, submission)
            after = apply(game, state, ruling)
            game.notation.state(after, str)
            game.words.instructions(game.ruleset_of(after), after, submission, ruling, str)
            for finding in ruling.findings:
                game.words.finding_sentence(finding, str)


def check_table(game: Game, state: AnyMatch) -> None:
    """Raise InvalidContent if the seats of a state contradict each other. Raises MissingTarget or KeyError if
    its rules are impossible."""
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
        raise InvalidContent("after it, nobody could tell who sits where")
    for rules in (state.rules, state.next_rules, *(change.rules for change in state.rules_from)):
        if rules is not None:
            agreement_lines(game, state, rules)
            game.ruleset(rules, len(state.players))


def samples(game: Game, state: AnyMatch) -> Iterator[Any]:
    """Claims of every type that are possible in this match, for every seat, with a card of every face."""
    faces = {card.face: card for card in game.cards}
    for kind in game.claims:
        if kind is Open or kind in EDITS:
            continue
        cards = faces.values() if _names_a_card(kind) else [next(iter(faces.values()), None)]
        for seat, card in product(state.seating, cards):
            for claim in _variants(kind, _Sample(game, state, seat, card)):
                if not invalid_parts(game, state, claim):
                    yield claim


def _names_a_card(kind: type) -> bool:
    return any(member.shape == CardShape() for member in members_of(kind))


class _Sample:
    """Sample values for the types of fields, in claims of one seat about one card."""

    def __init__(self, game: Game, state: AnyMatch, seat: Seat, card: Card | None):
        self.game, self.state, self.seat, self.card = game, state, seat, card
        place = state.seating.index(seat)
        self.next = state.seating[(place + 1) % len(state.seating)]

    def of(self, shape: Shape, name: str) -> Any:
        """A value of this shape, for a member of this name."""
        match of_a_value(shape):
            case OneOf((option, *_)):
                return self.of(option, name)
            case Simple(kind):
                return self._simple(kind, name)
            case Words(((_, value), *_)):
                return value
            case Several(item):
                return (self.of(item, name),)
            case Mapped(key, value):
                return {self.of(key, ""): self.of(value, name)} | self._for_everybody(key, value, name)
            case CardShape():
                return self.card
            case Record(kind):
                rules = as_agreed(self.game, self.state.rules)
                return rules if kind is Rules else next(_variants(kind, self), None)
        return 1

    def _for_everybody(self, key: Shape, value: Shape, name: str) -> dict[Seat, Any]:
        everybody = self.state.order if key == Simple(Seat) else ()
        return {seat: self.of(value, name) for seat in everybody}

    def _simple(self, kind: Any, name: str) -> Any:
        if kind is Seat:
            return self.seat if name in ("seat", "winner", "caught") else self.next
        if kind is EntryNumber:
            return self.state.contests[0].entry if self.state.contests else EntryNumber(1)
        return {bool: True, PersonName: "x", Remark: "x", str: "x"}.get(kind, 1)


def _variants(kind: Any, sample: _Sample) -> Iterator[Any]:
    """A value with only its required fields, and for each optional field a value that has it as well."""
    members = members_of(kind)
    least = {one.field: sample.of(one.shape, one.field) for one in members if one.is_required}
    for more in (None, *(one for one in members if not one.is_required)):
        values = least if more is None else least | {more.field: sample.of(more.shape, more.field)}
        claim = kind(**values)
        if not (isinstance(claim, Claim) and claim.faults()):
            yield claim
