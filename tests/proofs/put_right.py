"""Corrections at simulated tables, where the table's own rules say what becomes of each.

An entry is corrected to what the table knows to be impossible, against the rules, or lawful at its place.
What is impossible is refused; what is against the rules stands if somebody has played on, and is refused like
a new claim if nobody has; what is lawful counts. A refused correction changes nothing. What was corrected is
corrected back, and then everything is as before.
"""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from random import Random
from typing import Any

from referee.codec import ClaimSchema, schema_for_dataclass
from referee.match.model.edits import CorrectEntry
from referee.match.model.state import Rules
from tests.simulated import mischief as uno_mischief
from tests.simulated import variants
from tests.simulated.table import Table as UnoTable
from tests.simulated_golf import mischief as golf_mischief
from tests.simulated_golf.table import Table as GolfTable
from tests.table import TEN, Table

STEPS = 150
"""So many claims of a match at most."""
OFTEN = 0.15
"""So many of the entries are corrected."""
RULES: tuple[dict | None, ...] = (
    None,
    variants.agree({"scoring": "own-lowest-wins"}),
    variants.agree({"declining": "must-lay", "catch-until": "next-play"}),
    variants.agree(house_rules={"stacking": {}, "jump-in": {}}),
)
IMPOSSIBLE = {
    *("a_copy_too_many", "wrong_debt", "impossible_points", "drawn_from_elsewhere"),
    *("drawn_impossible", "opened_impossible", "reveal_impossible", "points_impossible"),
}
"""More than the deck holds, a second copy of a card, or another number of cards than was owed."""
UNLAWFUL = {
    *("not_matching", "play_out_of_turn", "draw_out_of_turn", "play_while_owing", "draw_twice"),
    *("out_of_turn", "take_an_action"),
}
"""What people can do although the rules say no."""
ACTS = ("uno.play", "uno.draw", "golf.turn", "golf.clear")
"""By these it is seen that play went on, and by the end of the round."""


@dataclass
class PutRight:
    """How many corrections of each kind there were, and where the referee ruled otherwise."""

    kinds: Counter = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Instead:
    """What might have been claimed in place of an entry, of which kind it is, and what it is called."""

    claim: dict
    kind: str
    name: str


def put_right_at(game: str, seed: int) -> PutRight:
    """The corrections of one match, the first disagreement ends it."""
    rng, outcome = Random(seed), PutRight()
    agreed = RULES[seed // 2 % len(RULES)] if game == "uno" else None
    seats = rng.randrange(2, 6)
    table = UnoTable(seed, seats, rules=agreed, mischief=False, calls=True, challenges=True)
    if game == "golf":
        table = GolfTable(seed, seats, mischief=False)
    played = Table(tuple(TEN.split()[:seats]), game, schema_for_dataclass(Rules, ())().load(agreed or {}))
    waiting: tuple[int, Any, Instead, int] | None = None  # entry, claim, what instead, how many steps to go
    has_acted = False
    steps = table.steps()
    for _ in range(STEPS):
        instead = _instead(game, table, rng) if waiting is None and rng.random() < OFTEN else None
        step = next(steps, None)
        if step is None:
            break
        claim, _ = ClaimSchema().load(step.claim)
        played.submit_claim(claim, step.by)
        if not played.ruling.takes_effect:
            outcome.wrong.append(_said(game, seed, played, "the match cannot go on"))
            return outcome
        if waiting is not None:
            entry, was, other, left = waiting
            has_acted = has_acted or step.claim["claim"] in ACTS or played.state.round is None
            waiting = (entry, was, other, left - 1)
        elif instead is not None:
            waiting, has_acted = (played.number, claim, instead, rng.choice((0, 0, 1, 2, 4))), False
        if waiting is not None and waiting[3] == 0:
            entry, was, other, _ = waiting
            waiting = None
            if played.state.round is None:
                continue  # the round is over: corrections of older rounds are judged in their own place
            if fault := _corrected(played, entry, was, other, has_acted, outcome):
                outcome.wrong.append(_said(game, seed, played, f"entry {entry}, {other.name}: {fault}"))
                return outcome
    return outcome


def _corrected(
    table: Table, entry: int, was: Any, other: Instead, has_acted: bool, outcome: PutRight
) -> str | None:
    """What is wrong with the correction and the one back, if anything is."""
    before, counts = table.state, other.kind == "lawful" or (other.kind == "unlawful" and has_acted)
    claim, _ = ClaimSchema().load(other.claim)
    table.submit_claim(CorrectEntry(entry, claim))
    outcome.kinds[f"{other.kind}, {'played on' if has_acted else 'at once'}"] += 1
    if table.ruling.takes_effect != counts:
        return f"expected to {'count' if counts else 'be refused'}, got {table.verdict} {table.articles}"
    if counts:
        table.submit_claim(CorrectEntry(entry, was))
        if not table.ruling.takes_effect:
            return f"corrected back, got {table.verdict} {table.articles}"
    return None if table.state == before else "the match stands otherwise afterwards"


def _instead(game: str, table: Any, rng: Random) -> Instead | None:
    """What might be claimed at this place, by the table's own rules."""
    if table.round is None:
        return None
    if game == "golf":
        wrong = golf_mischief.wrong_claim(table)
        return None if wrong is None else _of_kind(wrong[0], wrong[1])
    if rng.random() < 0.3:
        return _lawful(table, rng)
    for _ in range(4):
        wrong = uno_mischief.wrong_claim(table.round, rng, calls=True, challenges=True)
        if wrong is not None and (found := _of_kind(wrong[0], wrong[1])):
            return found
    return None


def _of_kind(name: str, claim: dict) -> Instead | None:
    kind = "impossible" if name in IMPOSSIBLE else "unlawful" if name in UNLAWFUL else None
    return None if kind is None else Instead(claim, kind, name)


def _lawful(table: UnoTable, rng: Random) -> Instead | None:
    """A card that the seat on turn holds and may play."""
    round_ = table.round
    if round_.out is not None or round_.blocked() or round_.debt or round_.drawn:
        return None
    fitting = [card for card in round_.hands[round_.turn] if round_.fits(card)]
    if not fitting or len(round_.hands[round_.turn]) == 1:
        return None
    card = rng.choice(fitting)
    return Instead(uno_mischief.play_claim(rng, round_.turn, card), "lawful", f"plays {card}")


def _said(game: str, seed: int, table: Table, what: str) -> str:
    return f"{game} seed {seed}: {what}\n{table.text()}"


def put_right_often(seed: int, corrections: int) -> PutRight:
    """Matches of both games in turn, as many at a time as there are processors, until so many corrections."""
    outcome = PutRight()
    with ProcessPoolExecutor() as processes:
        for first in range(seed, seed + corrections, 64):
            for one in processes.map(
                put_right_at, ["uno", "golf"] * 32, range(first, first + 64), chunksize=8
            ):
                outcome.kinds += one.kinds
                outcome.wrong += one.wrong
            if outcome.kinds.total() >= corrections:
                break
    return outcome
