"""The simulated table checks itself: no card is lost, scores follow the form, what should occur does.

`python -m tests.simulated.table` plays matches by the standard with every combination of switches, by every
preset, form of scoring, option and house rule, and by rules chosen at random.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random

from tests.simulated import mischief, rules, variants, words
from tests.simulated.people import Step
from tests.simulated.table import Table

EXPECTED = (
    *(f"first card {kind}" for kind in ("number", *rules.ACTIONS, rules.WILD, rules.WILD_DRAW_FOUR)),
    *(f"last card {kind}" for kind in ("number", *rules.ACTIONS, rules.WILD, rules.WILD_DRAW_FOUR)),
    "first color named by a card",
    "pile short, discards shuffled",
    "both piles dry, the rest lapses",
    "the very last cards drawn",
    "voluntary draw of nothing",
    "debt drawn aloud",
    "debt closed by the next act",
    "debt closed by the first count",
    "drawn card kept silently",
    "challenge: guilty",
    "challenge: innocent",
    "bluffed although a card was shown",
    "challenge: a card was shown, and the hand is shown",
    *(f"word: {how}" for how in dict.fromkeys(words.HOW)),
    "contest: guilty",
    "contest: innocent",
    "call: early",
    "call: early, before what is open was told",
    "call: in the window",
    "call: late",
    *(f"mischief: {kind.__name__}" for kind in mischief.kinds(rare=True) + mischief.kinds(rare=False)),
)
"""What must occur among standard tables."""

EXPECTED_ELSEWHERE = (
    f"first card {rules.CUSTOMIZABLE}",
    *(f"answers {kind}" for kind in ("draw two", rules.WILD_DRAW_FOUR, "skip", "reverse")),
    *(f"jumps {kind}" for kind in ("number", "draw two", "skip", "reverse", rules.WILD)),
    *("challenge after drawing", "challenge by another", "color crazy", "color thrown off", "equal cards"),
    *("swap", "jump", "six on nine", "leave", "hint", "fined", "drew until it fits"),
    *("out by the limit", "won by the limit"),
    *(f"mischief: {kind}" for kind in ("keep_too_soon", "call_too_early")),
    *(f"mischief: {kind}" for kind in ("call_with_many", "call_where_none", "catch_where_none")),
    "drew although a card was shown",
    *(f"mischief: {kind}" for kind in ("swap_not_owed", "swap_by_another", "swap_with_oneself")),
    *(f"mischief: {kind}" for kind in ("play_before_swap", "draw_before_swap", "finish_with_an_action")),
    *(f"mischief: {kind}" for kind in ("equal_but_different", "equal_but_not_fitting", "equal_out_of_turn")),
    *(f"mischief: {kind}" for kind in ("crazy_for_nothing", "crazy_in_another_color")),
)
"""What must occur among tables that agreed on something else."""

RARE = {"no-action-finish": 12, "sixty-nine": 4, "no-bluffing": 2}
"""House rules played more often, for what seldom happens under them."""


def _check_step(table: Table, step: Step, before: dict | None) -> None:
    """Conservation (evidence.md 5.1), a debt on the seat on turn, no refusal changes more than a fine."""
    if step.expect == "unlawful" and before:
        _check_refusal(step.sees, before, fined=bool(table.tally["fined"]))
    if table.is_closed():
        return
    round_, deck = table.round, table.agreed.deck()
    cards = Counter(round_.pile) + Counter(round_.discards) + Counter(round_.aside)
    assert sum(map(Counter, round_.hands), cards) == Counter(deck)
    together = sum(step.sees["hands"]) + step.sees["draw_pile"] + len(round_.discards) + len(round_.aside)
    assert together == len(deck)
    assert (round_.turn is None) == (round_.out is not None)
    assert round_.turn is None or round_.turn in round_.order
    assert round_.debt is None or round_.out is not None or round_.debt.seat == round_.turn
    assert all(round_.hands[seat] or seat == round_.out for seat in round_.order)
    assert not any(round_.hands[seat] for seat in range(table.seats) if seat not in round_.order)


def _check_refusal(after: dict, before: dict, fined: bool) -> None:
    """uno.md 57: a fine moves cards from the pile to one hand; else all is as it was."""
    moved = {name for name in after if after[name] != before[name]}
    assert moved <= ({"hands", "draw_pile"} if fined else set())
    if moved:
        gains = [new - old for new, old in zip(after["hands"], before["hands"], strict=True)]
        assert min(gains) == 0 and sum(gain > 0 for gain in gains) == 1 and sum(gains) <= 4


def _check_scores(table: Table, before: dict, after: dict) -> None:
    """uno.md 51-54: nothing is scored within a round; at its end the columns that the form names gain."""
    gains = [new - old for new, old in zip(after["totals"], before["totals"], strict=True)]
    scored = before["round"] is not None and after["round"] is None
    assert min(gains) >= 0 and (scored or not any(gains))
    gaining = [gain for gain in gains if gain]
    form, seats = table.agreed["scoring"], table.seats
    if scored and form in ("none", "rounds"):
        assert gaining == [1]
    elif form in ("partners", "pairs"):
        assert gains[: seats // 2] == gains[seats // 2 :] and len(gaining) <= 2
    elif form == "two-teams":
        assert gains[:2] * (seats // 2) == gains and len(gaining) in (0, seats // 2)
    elif form == "winner-takes-all":
        assert len(gaining) <= 1
    else:
        assert len(gaining) < seats


def _check_end(table: Table) -> None:
    """uno.md 51-54: one winner, or one team, or one seat left."""
    form, totals, target = table.agreed["scoring"], table.totals, table.agreed.target
    reached = sum(total >= target for total in totals)
    if form == "none":
        assert sum(totals) == table.number
    elif form == "elimination":
        assert len(table.order) == 1 and reached == table.seats - 1
    elif form == "own-lowest-wins":
        assert 1 <= reached < table.seats
    else:
        assert reached == {"partners": 2, "pairs": 2, "two-teams": table.seats // 2}.get(form, 1)


def play(table: Table, steps: Counter) -> None:
    """A whole match, every step of it checked."""
    before = None
    for step in table.steps():
        _check_step(table, step, before)
        if before:
            _check_scores(table, before, step.sees)
        steps[f"{step.claim['claim']}: {step.expect}"] += 1
        before = step.sees
    if not table.tally["given up"]:
        _check_end(table)
    steps["rounds"] += table.number
    steps["matches"] += 1


def standard(matches: int = 72) -> Iterator[Table]:
    """Every number of seats with every combination of switches."""
    for seed in range(matches):
        calls, challenges, wrong = (bool(seed // 9 >> bit & 1) for bit in range(3))
        talk = {"calls": calls, "challenges": challenges, "two_phones": challenges}
        yield Table(seed, 2 + seed % 9, **talk, mischief=wrong)


def elsewhere(each: int = 2, random: int = 80, first: int = 0) -> Iterator[Table]:
    """Every preset, form of scoring, option and set of parameters; then rules chosen at random."""
    seed = 0
    for agreed in _all_rules():
        for _ in range(each):
            seed += 1
            several = variants.TEAMS.get(agreed["differences"]["scoring"], range(2, 11))
            seats = several[seed % len(several)]
            yield Table(seed, seats, calls=True, challenges=True, rules=agreed)
    for seed in range(first, first + random):
        seats = 2 + seed % 9
        agreed = variants.some_rules(Random(seed), seats)
        yield Table(seed, seats, calls=True, challenges=True, rules=agreed)


def _all_rules() -> Iterator[dict]:
    yield from variants.PRESETS.values()
    yield from variants.SCORING.values()
    for difference, options in variants.DIFFERENCES.items():
        if difference != "scoring":
            yield from (variants.agree({difference: option}, target=200) for option in options[1:])
    for house_rule, several in variants.HOUSE_RULES.items():
        for parameters in several:
            yield variants.agree(house_rules={house_rule: parameters}, target=200)
    for house_rule, times in RARE.items():
        yield from [variants.agree(house_rules={house_rule: {}})] * times


def check() -> Counter:
    """Play them all; all that should occur must occur."""
    steps, tally, other = Counter(), Counter(), Counter()
    for table in standard():
        play(table, steps)
        tally += table.tally
    for table in elsewhere():
        play(table, steps)
        other += table.tally
    missing = [kind for kind in EXPECTED if not tally[kind]]
    missing += [kind for kind in EXPECTED_ELSEWHERE if not other[kind]]
    assert not missing, missing
    return steps + tally + other


def main() -> None:
    for kind, number in sorted(check().items()):
        print(f"{number:8} {kind}")
