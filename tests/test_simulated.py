"""The referee against a dealer who knows every card: the simulated table says what must come out.

The table was written from docs/rules alone and never reads the referee; see tests/simulated/table.py.
"""

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from referee.codec import ClaimSchema, schema_for_dataclass
from referee.match.model.state import Match, Rules
from referee.match.table.ranking import winners
from tests.seeds import FIXED_SEED
from tests.simulated import scoring, variants
from tests.simulated.table import Step
from tests.simulated.table import Table as SimulatedTable
from tests.table import TEN, Table, table_of

PLAYS_WITH = {
    "cards alone": {"calls": False, "challenges": False},
    "calls and challenges": {"calls": True, "challenges": True, "two_phones": True},
}
STEPS = 120
"""So many claims of a match are enough where there are many matches."""
WAYS_TO_PLAY = {
    **variants.PRESETS,
    **{f"scoring {form}": rules for form, rules in variants.SCORING.items()},
    **{
        f"{name} {option}": variants.agree({name: option})
        for name, options in variants.DIFFERENCES.items()
        for option in options[1:]
    },
    **{
        f"{name} {settled or ''}".strip(): variants.agree(house_rules={name: settled})
        for name, several in variants.HOUSE_RULES.items()
        for settled in several
    },
    **{
        f"deck with {len(lost.split(','))} of its blank cards used": variants.agree(
            {"deck": "112-blank"}, {"blank-cards": {"cards": lost}}
        )
        for lost in ("red 5", "red 0, wild draw four, blue skip", "red 5, wild, blue skip, red 0")
    },
}


def wrong_verdict(step: Step, table: Table) -> str | None:
    """What is wrong with the last verdict, if anything is; with the reason if it is a refusal."""
    verdict = table.verdict
    if step.expect in ("lawful", "unlawful"):
        is_right = (verdict == "refused") == (step.expect == "unlawful")
    else:
        is_right = verdict == step.expect
    if is_right:
        return None
    got = table.refusals[-1] if verdict == "refused" else verdict
    return f"expected {step.expect} ({step.because}), got: {got}"


def seen(match: Match) -> dict:
    """What everybody at the table can see; between rounds only the totals."""
    if match.round is None:
        return {"totals": list(match.totals)}
    round, debt = match.round, match.round.debt
    return {
        "round": match.round_number,
        "dealer": match.dealer,
        "turn": round.turn,
        "direction": round.direction,
        "top": round.top.name,
        "color": round.color,
        "hands": list(round.hands),
        "draw_pile": round.draw_pile,
        "debt": debt and {"seat": debt.seat, "count": debt.count},
        "out": round.out,
        "totals": list(match.totals),
    }


def wrong_sight(step: Step, match: Match) -> str | None:
    """What the table sees otherwise. Once somebody is out the direction is nobody's concern."""
    is_over = match.round is not None and match.round.out is not None
    sees = {name: value for name, value in seen(match).items() if not (is_over and name == "direction")}
    wrong = [name for name, value in sees.items() if value != step.sees[name]]
    return "; ".join(f"{name}: expected {step.sees[name]}, got {sees[name]}" for name in wrong) or None


def wrong_end(table: SimulatedTable, played: Table) -> str | None:
    """Whether the match is over for one of the two only. Without a score people stop when they like."""
    if played.state.round is not None or table.agreed["scoring"] == "none":
        return None
    is_over = scoring.is_over(table.agreed, table.totals, table.order, table.number)
    if is_over == bool(winners(played.game.ruleset_of(played.state), played.state)):
        return None
    return f"the match is {'over' if is_over else 'not over'}"


def play(
    seed: int, seats: int, limit: int | None = None, rules: dict | None = None, **talk: bool
) -> SimulatedTable:
    """Let the referee hear a match, or its first steps, and hold every answer against the table's."""
    agreed = schema_for_dataclass(Rules, ())().load(rules or {})
    played = Table(tuple(TEN.split()[:seats]), rules=agreed)
    table = SimulatedTable(seed, seats, rules=rules, **(talk or PLAYS_WITH["calls and challenges"]))
    for step in islice(table.steps(), limit):
        claim, _ = ClaimSchema().load(step.claim)
        played.submit_claim(claim, step.by)
        wrong = wrong_verdict(step, played) or wrong_sight(step, played.state) or wrong_end(table, played)
        if wrong:
            pytest.fail(
                f"seed {seed}, {seats} seats, {rules}\n{played.text()}\n{step.claim}\n{wrong}", pytrace=False
            )
    return table


each_table = pytest.mark.parametrize("seats", range(2, 11))
with_and_without_talk = pytest.mark.parametrize("plays_with", PLAYS_WITH.values(), ids=PLAYS_WITH)
each_way_to_play = pytest.mark.parametrize("agreed", WAYS_TO_PLAY.values(), ids=WAYS_TO_PLAY)


def test_a_wrong_verdict_says_why_the_referee_refused():
    """And names the text that the simulated table follows."""
    step = Step({}, "keeper", "lawful", "uno.md 5: seven each", {})
    table = table_of("Ann Bob", "deal: red 5; Ann 2")

    assert wrong_verdict(step, table) == (
        "expected lawful (uno.md 5: seven each), got: the deal was refused: uno.deal.seven: "
        "Ann does not have seven cards: deal again.\n  entry 2: deal: red 5; Ann 2"
    )
    assert wrong_verdict(replace(step, expect="unlawful"), table) is None
    assert "expected unlawful (uno.md 5: seven each), got: upheld" == wrong_verdict(
        replace(step, expect="unlawful"), table_of("Ann Bob", "deal: red 5")
    )


@each_table
@with_and_without_talk
def test_the_referee_rules_as_the_table_knows(plays_with, seats):
    """Every verdict and every visible fact of a match that is the same on every run."""
    play(FIXED_SEED, seats, **plays_with)


@each_table
@with_and_without_talk
def test_the_referee_rules_so_in_a_new_match_too(fresh_seed, plays_with, seats):
    """Another match on every run; the header of the run says how to repeat it."""
    play(fresh_seed, seats, **plays_with)


@pytest.mark.parametrize("form", variants.SCORING)
def test_the_referee_knows_who_comes_and_goes(fresh_seed, form):
    """Begun on paper; people join, leave and come back between rounds, and nobody gets ahead by it."""
    four = 4 if variants.fits(form, 4) else 8
    for seed, seats in ((FIXED_SEED, four), (fresh_seed, 6)):
        play(seed, seats, limit=5 * STEPS, rules=variants.SCORING[form], comings=True)


def totals_after(rounds: int, seats: int, rules: dict) -> list[int]:
    """The totals of the fixed match after so many rounds."""
    table = SimulatedTable(FIXED_SEED, seats, rules=rules, **PLAYS_WITH["calls and challenges"])
    for step in table.steps():
        if table.number == rounds and table.round is None:
            return step.sees["totals"]
    raise AssertionError(f"fewer than {rounds} rounds")


@pytest.mark.parametrize("beyond", [0, 1], ids=["just reached", "missed by a point"])
@pytest.mark.parametrize("form", [form for form in variants.SCORING if form not in variants.TARGETS])
def test_the_target_is_reached_by_its_last_point(form, beyond):
    """The same match, to a target that a total of its second round equals, and to a point more."""
    seats, rules = 4 if variants.fits(form, 4) else 6, variants.agree({"scoring": form}, target=5000)
    target = max(totals_after(2, seats, rules)) + beyond
    table = play(FIXED_SEED, seats, limit=20 * STEPS, rules=rules | {"target": target})

    assert table.number > 2 if beyond or form == "elimination" else table.number == 2


def test_the_last_cards_of_the_deck_are_drawn_as_the_table_knows():
    """Ten hands of ten leave seven cards to draw."""
    rules = variants.agree(house_rules={"hand-size": {"cards": 10}})
    tallies = (play(seed, 10, limit=4 * STEPS, rules=rules).tally for seed in range(3))

    assert sum(tally["the very last cards drawn"] for tally in tallies)


@each_way_to_play
def test_the_referee_rules_so_under_other_rules(agreed, fresh_seed):
    """Presets, scoring forms, every option and house rule: a fixed match, and a new one on every run."""
    seats = 4 if variants.fits(agreed["differences"]["scoring"], 4) else 6
    for seed in (FIXED_SEED, fresh_seed):
        play(seed, seats, limit=STEPS, rules=agreed)


@pytest.mark.parametrize("place", range(7))
def test_the_referee_rules_so_under_rules_that_go_together(fresh_seed, place):
    """A few differences and up to three house rules at once, other ones on every run."""
    rng = Random(f"{fresh_seed} {place}")
    seats = rng.randrange(2, 9)

    play(fresh_seed, seats, limit=STEPS, rules=variants.some_rules(rng, seats))
