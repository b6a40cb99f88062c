"""What people say in a game, at random, and what holds whatever they say: a record of functions."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from referee.match.model.edits import Entry
from referee.match.model.game import Game
from referee.match.model.state import Match


@dataclass(frozen=True, kw_only=True)
class Saying:
    """A game, and how people talk who know neither its rules nor the cards.

    `offers(rng, match)` are what the referee itself says may be claimed, in any order, with what a person
    would add; `went_wrong(rng, match)` is what is said when track is lost, somebody leaves and the like;
    `nonsense(rng, match)` is any claim, `score(rng, match)` the points of a round. `slip(rng, match, claim)`
    is the claim with a slip of the thumb in it, None where there is nothing to slip.

    Rules as JSON: `a_preset(rng, seats)`; `some_rules(rng, seats)`, a few differences and house rules;
    `any_rules(rng, seats)`, whatever option of every difference.

    A refused claim costs `fines` alone, and what a cited article makes of a fine (`after_a_fine`).
    `wrong_step(before, entry, after)` and `wrong_round(match)` are what
    is wrong after a claim, a sentence each.
    """

    game: Game
    offers: Callable[[Random, Match], Iterable[Any]]
    went_wrong: Callable[[Random, Match], Any]
    nonsense: Callable[[Random, Match], Any]
    score: Callable[[Random, Match], Any]
    slip: Callable[[Random, Match, Any], Any]
    a_preset: Callable[[Random, int], dict]
    some_rules: Callable[[Random, int], dict]
    any_rules: Callable[[Random, int], dict]
    fines: tuple[type, ...]
    after_a_fine: Mapping[str, tuple[type, ...]]
    wrong_step: Callable[[Match, Entry, Match], Iterator[str]]
    wrong_round: Callable[[Match], Iterator[str]]
