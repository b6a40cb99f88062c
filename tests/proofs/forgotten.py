"""Twins of simulated matches: in one of them nobody calls UNO, in the other some do, with the card.

Before a catch nothing that people read may tell the two apart: verdicts, findings, what each is told to do,
what a phone may offer, and the questions that are suggested. Only `state.round.window` does.
"""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from random import Random
from typing import Any

from referee.ask.match.suggested_questions import find_questions_after_action
from referee.codec import ClaimSchema, schema_for_dataclass
from referee.kit.values import replace
from referee.match.model.state import Rules
from tests.simulated import variants
from tests.simulated.table import Table as UnoTable
from tests.simulated_golf.table import Table as GolfTable
from tests.table import TEN, Table

STEPS = 300
"""So many claims of a match at most."""
RULES = (
    None,
    variants.agree({"catch-until": "next-draw"}),
    variants.agree({"missed-turn": "closes"}),
    variants.agree(house_rules={"seven-zero": {"must_call": True}}),
    variants.agree(house_rules={"jump-in": {}, "stacking": {}}),
    variants.agree(house_rules={"silent-uno": {}, "false-accusation": {}}),
)
CATCHES = ("uno.catch", "golf.catch")
CALLS = ("uno.call", "golf.call")


@dataclass
class Forgotten:
    """How many rounds there were in which somebody forgot what was called in the twin, how many such calls,
    and where the twins differed."""

    rounds: int = 0
    calls: int = 0
    wrong: list[str] = field(default_factory=list)


def forget(game: str, seed: int) -> Forgotten:
    """One match and its twin, up to the first catch."""
    rng = Random(seed)
    seats, agreed = rng.randrange(2, 6), RULES[seed // 2 % len(RULES)] if game == "uno" else None
    rules = schema_for_dataclass(Rules, ())().load(agreed or {})
    names = tuple(TEN.split()[:seats])
    silent, called = Table(names, game, rules), Table(names, game, rules)
    outcome, rounds = Forgotten(), set()
    for claim, by in _claims(game, seed, seats, agreed):
        silent.submit_claim(claim, by)
        is_due = _is_due(silent)
        if is_due and not hasattr(claim, "said_uno"):
            break  # a card came with a swap: the twin cannot call with it
        calls = is_due and rng.random() < 0.7
        called.submit_claim(replace(claim, said_uno=True) if calls else claim, by)
        if calls:
            outcome.calls += 1
            rounds.add(silent.state.round_number)
        is_in_time = _is_in_time(silent) or _is_in_time(called)
        one, other = read(silent, is_in_time), read(called, is_in_time)
        reported = {"findings", "sentences"} if calls else set()  # of the card that came with a call
        if differ := {name for name in one if one[name] != other[name]} - reported:
            outcome.wrong.append(f"{game} seed {seed}, entry {silent.number}: {differ}\n{silent.text()}")
            break
    outcome.rounds = len(rounds)
    return outcome


def _claims(game: str, seed: int, seats: int, agreed: dict | None) -> Iterator[tuple[Any, Any]]:
    """What people claim until somebody is caught, without the calls."""
    made = (
        UnoTable(seed, seats, rules=agreed, mischief=False)
        if game == "uno"
        else GolfTable(seed, seats, mischief=False)
    )
    for step, _ in zip(made.steps(), range(STEPS), strict=False):
        tag = step.claim["claim"]
        if tag in CATCHES:
            return
        if tag not in CALLS:
            claim, _ = ClaimSchema().load({name: it for name, it in step.claim.items() if name != "said_uno"})
            yield claim, step.by


def _is_due(table: Table) -> bool:
    """Whether the time to call begins with the last entry."""
    window = table.state.round and table.state.round.window
    return bool(window) and window.opened.entry == table.number


def _is_in_time(table: Table) -> bool:
    """Whether somebody can be caught, by what the referee knows."""
    round = table.state.round
    return round is not None and round.turn is not None and round.window is not None


def read(table: Table, is_in_time: bool) -> dict[str, Any]:
    """All that people read after the last entry; what may be offered only while somebody can be caught."""
    last = table.entries[-1].submission
    return {
        "verdict": table.verdict,
        "findings": [(one.article, one.weight, dict(one.facts)) for one in table.ruling.findings],
        "sentences": table.sentences,
        "say": table.say,
        "seen": table.seen,
        "may": table.may if is_in_time else None,
        "questions": [one.id for one in find_questions_after_action(table.game, table.state, last, None)],
    }


def forget_often(seed: int, rounds: int) -> Forgotten:
    """Matches of both games in turn, as many at a time as there are processors, until so many rounds."""
    outcome = Forgotten()
    with ProcessPoolExecutor() as processes:
        for first in range(seed, seed + rounds, 64):
            seeds = range(first, first + 64)
            for one in processes.map(forget, ["uno", "golf"] * 32, seeds, chunksize=8):
                outcome.rounds, outcome.calls = outcome.rounds + one.rounds, outcome.calls + one.calls
                outcome.wrong += one.wrong
            if outcome.rounds >= rounds:
                break
    return outcome
