"""The simulated table checks itself: no card is lost, rounds end and score, what should occur does.

`python -m tests.simulated_golf.table` plays matches by the standard, by every preset, option and house rule,
and by rules chosen at random.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from time import perf_counter

from tests.simulated_golf import mischief, rules, variants
from tests.simulated_golf.people import Step
from tests.simulated_golf.table import Table

EXPECTED = (
    *(f"acts: {face}" for face in rules.ACTIONS),
    *(f"turn: pile, {kind}" for kind in ("throws", "facedown", "faceup")),
    *(f"turn: discard, {kind}" for kind in ("facedown", "faceup")),
    *(f"turn: {count} cleared" for count in (0, 1, 2)),
    *(f"double draw two on {count}" for count in (1, 2)),
    *(f"first cards passed over: {count}" for count in (0, 1, 2)),
    *("early shuffle", "pile empty, discards shuffled", "shuffled for a column", "column left out"),
    *("column given", "clear before the turn", "clear out of turn", "doubtful turns avoided"),
    *("last turn", "last turn lost", "reveal by the closer", "closing card acts", "empty grid at the end"),
    *(f"call: {when}" for when in ("early", "with the turn", "with the turn, not due", "in the window")),
    *(f"call: {when}" for when in ("again", "late", "forgotten")),
    *("caught by the keeper", "caught by a seat", "points said", "round tied", "match tied"),
    *("several act", "action bared", "reverse as skip", "clear while one may be caught"),
    "mischief: deal_after_the_end",
    *(f"mischief: {kind.__name__}" for kind in mischief.KINDS),
)
"""What must occur."""

SEEN_BETWEEN = {"totals"}


def _check_step(table: Table, step: Step, before: dict | None) -> None:
    """Conservation (evidence.md 5.1), and no refusal changes anything."""
    assert step.expect in ("upheld", "stands", "lawful", "unlawful")
    assert step.by == "keeper" or step.by == step.claim["seat"]
    if step.expect == "unlawful" and before:
        assert step.sees == before
    if table.round is None:
        assert {name for name, value in step.sees.items() if value is not None} == SEEN_BETWEEN
        return
    round_ = table.round
    cards = Counter(round_.pile) + Counter(round_.discards)
    for grid in round_.grids:
        cards += Counter(card for column in grid.columns.values() for card in column.cards)
    assert cards == Counter(table.agreed.deck)
    assert (len(round_.pile) + len(round_.discards)) % 2 == 0
    _check_turn(table, step)


def _check_turn(table: Table, step: Step) -> None:
    """golf.md G24 and G25: who is on turn has facedown cards; a closed round has no turn but last ones."""
    round_ = table.round
    if round_.turn is not None:
        assert round_.discards and round_.grids[round_.turn].facedown()
        assert round_.closed_by is None or table.agreed.has("last-turns")
    else:
        assert round_.closed_by is not None and (round_.hidden() or round_.is_waiting)
    if round_.closed_by is None:
        assert all(grid.facedown() for grid in round_.grids)
    for column in (column for grid in step.sees["grids"] for column in grid):
        assert list(column) == ["id", "upper", "lower"]


def _check_totals(before: dict, after: dict) -> None:
    """disputes.md 105: totals only grow, and only at the end of a round."""
    gains = [new - old for new, old in zip(after["totals"], before["totals"], strict=True)]
    assert min(gains) >= 0
    assert not any(gains) or (before["round"] is not None and after["round"] is None)


def play(table: Table, steps: Counter) -> None:
    """A whole match, every step of it checked."""
    before = None
    for step in table.steps():
        _check_step(table, step, before)
        if before:
            _check_totals(before, step.sees)
        steps[f"{step.claim['claim']}: {step.expect}"] += 1
        before = step.sees
    assert table.is_over or table.tally["given up"]
    table.tally["match tied"] += len(table.winners) > 1
    steps["rounds"] += table.number
    steps["matches"] += 1


def tables(standard: int = 56, each: int = 3, random: int = 150) -> Iterator[Table]:
    """The standard with every number of seats; every preset, option and house rule; rules at random."""
    for seed in range(standard):
        yield Table(seed, 2 + seed % 7, mischief=bool(seed % 4))
    seed = 0
    for agreed in all_rules():
        for _ in range(each):
            seed += 1
            yield Table(seed, 2 + seed % 7, rules=agreed)
    for seed in range(random):
        seats = 2 + seed % 7
        yield Table(seed, seats, rules=variants.some_rules(Random(seed), seats))


def all_rules() -> Iterator[dict]:
    yield from variants.PRESETS.values()
    for difference, options in variants.DIFFERENCES.items():
        yield from (variants.agree({difference: option}) for option in options[1:])
    for house_rule, several in variants.HOUSE_RULES.items():
        yield from (variants.agree(house_rules={house_rule: parameters}) for parameters in several)


def check() -> Counter:
    """Play them all; all that should occur must occur, and each match is the same every time."""
    steps, tally = Counter(), Counter()
    for table in tables():
        play(table, steps)
        tally += table.tally
    missing = [kind for kind in EXPECTED if not tally[kind]]
    assert not missing, missing
    assert list(Table(7, 4).steps()) == list(Table(7, 4).steps())
    return steps + tally


def speed() -> float:
    """Steps a second, unchecked."""
    begun = perf_counter()
    count = sum(1 for seed in range(14) for _ in Table(seed, 2 + seed % 7).steps())
    return count / (perf_counter() - begun)


def main() -> None:
    for kind, number in sorted(check().items()):
        print(f"{number:8} {kind}")
    print(f"{speed():8.0f} steps a second")
