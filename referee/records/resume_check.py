"""Whether a match can go on from a state that no ruling of this version made.

A record may come from another version that ruled otherwise, or it may be forged. So every type of claim is
judged in that state. An exception now would otherwise come when a player makes that claim.
"""

import typing
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from itertools import product, zip_longest
from typing import Any, Literal

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
    return Card in typing.get_type_hints(kind).values()


class _Sample:
    """Sample values for the types of fields, in claims of one seat about one card."""

    def __init__(self, game: Game, state: AnyMatch, seat: Seat, card: Card | None):
        self.game, self.state, self.seat, self.card = game, state, seat, card
        place = state.seating.index(seat)
        self.next = state.seating[(place + 1) % len(state.seating)]

    def of(self, kind: Any, name: str) -> Any:
        origin, args = typing.get_origin(kind), typing.get_args(kind)
        if type(None) in args:
            return self.of(next(part for part in args if part is not type(None)), name)
        if kind is Seat:
            return self.seat if name in ("seat", "winner", "caught") else self.next
        if origin is Literal:
            return args[0]
        if origin is tuple:
            return (self.of(args[0], name),)
        if origin is Mapping:
            return {self.of(args[0], ""): self.of(args[1], name)} | self._for_everybody(args, name)
        return self._single(kind, name)

    def _for_everybody(self, args: tuple[Any, ...], name: str) -> dict[Seat, Any]:
        everybody = self.state.order if args[0] is Seat else ()
        return {seat: self.of(args[1], name) for seat in everybody}

    def _single(self, kind: Any, name: str) -> Any:
        known = {Card: self.card, bool: True, PersonName: "x", Remark: "x", str: "x"}
        if kind in known:
            return known[kind]
        if kind is Rules:
            return as_agreed(self.game, self.state.rules)
        if kind is EntryNumber:
            return self.state.contests[0].entry if self.state.contests else EntryNumber(1)
        if is_dataclass(kind):
            return next(_variants(kind, self), None)
        return 1


def _variants(kind: Any, sample: _Sample) -> Iterator[Any]:
    """A value with only its required fields, and for each optional field a value that has it as well."""
    hints = typing.get_type_hints(kind, include_extras=True)
    needs = [field for field in fields(kind) if field.default is MISSING and field.default_factory is MISSING]
    least = {field.name: sample.of(hints[field.name], field.name) for field in needs}
    for more in (None, *(field for field in fields(kind) if field not in needs)):
        values = least if more is None else least | {more.name: sample.of(hints[more.name], more.name)}
        claim = kind(**values)
        if not (isinstance(claim, Claim) and claim.faults()):
            yield claim
