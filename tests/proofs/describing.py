"""Situations and claims as anybody might send them: well-formed as JSON, and no more than that."""

import types
import typing
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from random import Random
from typing import Any, Literal

from referee.codec import CLAIM_SCHEMAS
from referee.games import GAMES
from referee.kit.cards import Card
from referee.kit.quantities import (
    CardCount,
    CardValue,
    ColumnId,
    EntryNumber,
    Milliseconds,
    Points,
    RoundNumber,
)
from referee.kit.seats import Seat
from referee.match.model.game import Game
from referee.match.model.position import DescribedMatch
from referee.match.model.state import Rules
from referee.rulings.tags import Claim, json_name_of_field

SEATS = 4
NUMBERS: dict[Any, tuple[int, int]] = {
    Seat: (0, SEATS),
    CardCount: (0, 9),
    CardValue: (0, 50),
    Points: (0, 600),
    ColumnId: (1, 5),
    EntryNumber: (1, 9),
    RoundNumber: (1, 3),
    Milliseconds: (0, 5000),
    int: (-1, 1),
}
"""Mostly what can be; a seat too many now and then."""


def a_trial(rng: Random, rules: dict | None) -> dict[str, Any]:
    """The body of a request to rule on a described situation."""
    game = rng.choice(list(GAMES.values()))
    say = Says(rng, game)
    told = {"game": game.name, "seats": rng.choice((2, 3, SEATS)), **({"rules": rules} if rules else {})}
    if rng.random() < 0.3:
        told |= {
            name: one
            for name, one in say.some_of(DescribedMatch, 0.2).items()
            if name not in ("rules", "people")
        }
    if rng.random() < 0.9:
        told["round"] = say.some_of(game.position.round_type, rng.choice((0.1, 0.3)))
    if rng.random() < 0.3:
        told["happened"] = [say.a_claim() for _ in range(rng.randint(1, 3))]
    return {"situation": told, "claims": [say.a_claim() for _ in range(rng.randint(1, 2))]}


class Says:
    """Somebody who speaks of a game, at random."""

    def __init__(self, rng: Random, game: Game):
        self.rng, self.game = rng, game
        self.kinds = [kind for kind in game.claims if kind.tag in CLAIM_SCHEMAS]

    def a_claim(self) -> dict[str, Any]:
        kind = self.rng.choice(self.kinds)
        return {"claim": kind.tag, **self.some_of(kind, 0.5)}

    def some_of(self, kind: type, chance: float) -> dict[str, Any]:
        """What is needed of a dataclass, and some of what may be left out."""
        hints = typing.get_type_hints(kind, include_extras=True)
        return {
            json_name_of_field(field.name): self.a(hints[field.name])
            for field in fields(kind)
            if _is_needed(field) or self.rng.random() < chance
        }

    def a(self, kind: Any) -> Any:
        """Any value of this type."""
        origin, args = typing.get_origin(kind), typing.get_args(kind)
        if kind in NUMBERS:
            return self.rng.randint(*NUMBERS[kind])
        if kind is Card:
            return self.rng.choice(self.game.cards).name
        if kind is bool:
            return self.rng.random() < 0.5
        if kind is Claim:
            return self.a_claim()
        if kind is Rules:
            return {}
        if is_dataclass(kind):
            return self.some_of(kind, 0.5)
        if origin is Literal:
            return self.rng.choice(args)
        if origin is tuple:
            return [self.a(args[0]) for _ in range(self.rng.randint(0, 3))]
        if origin is Mapping:
            keys = self.rng.sample(range(SEATS), self.rng.randint(0, SEATS))
            return {str(key): self.a(args[1]) for key in keys}
        if origin in (typing.Union, types.UnionType):
            some = [part for part in args if part is not types.NoneType]
            may_be_nothing = len(some) < len(args) and self.rng.random() < 0.2
            return None if may_be_nothing else self.a(self.rng.choice(some))
        return "Eve"


def _is_needed(field: Field) -> bool:
    return field.default is MISSING and field.default_factory is MISSING


def trials(seed: int, many: int, rules: list[dict | None]) -> Iterator[dict[str, Any]]:
    rng = Random(seed)
    return (a_trial(rng, rng.choice(rules)) for _ in range(many))
