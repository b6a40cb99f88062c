"""Every table that may be meant is judged, and each judging is paid for out of the budget of its request."""

from dataclasses import replace

import pytest

from referee.ask.situation import possible_states
from referee.ask.situation.possible_states import PossibleState
from referee.ask.situation.ruling_or_question import find_ruling_or_question
from referee.codec import ClaimSchema, SituationSchema
from referee.games import GAMES
from referee.match.help.situation import Situation, complete_description, rule_on_situation
from referee.rulings.shapes import ABSENT
from referee.services.budget import (
    MOST_STEPS_OF_A_SITUATION_QUESTION,
    StepBudget,
    TooManySteps,
    make_step_counting_game,
)

CLAIMS = {
    "challenge": {"claim": "uno.challenge", "seat": 1},
    "catch": {"claim": "uno.catch", "caught": 0},
    "call": {"claim": "uno.call", "seat": 0},
    "play": {"claim": "uno.play", "seat": 1, "card": "red 7"},
    "draw two": {"claim": "uno.play", "seat": 1, "card": "red draw two"},
    "draw": {"claim": "uno.draw", "seat": 1},
    "hand": {"claim": "uno.show_hand", "seat": 1, "hand": ["red 5", "blue 3"]},
}
MOST_STEPS = 2_700
"""The maximum number of steps of a question: 160 ms of a processor that others need as well."""


def asked(claim: dict, budget: StepBudget, **described) -> Situation:
    """As it comes in over HTTP, paid for out of this budget."""
    loaded = SituationSchema().load({"game": "uno", **described})
    game = make_step_counting_game(loaded.game, budget)
    submission, _ = ClaimSchema().load(claim)
    round = game.position.round_type() if loaded.round is ABSENT else loaded.round
    return complete_description(
        Situation(game, loaded.match, round, loaded.happened, (submission,), loaded.given_members)
    )


def spent(claim: dict, **described) -> int:
    """How many steps the answer takes."""
    budget = StepBudget(MOST_STEPS_OF_A_SITUATION_QUESTION)
    find_ruling_or_question(asked(claim, budget, **described), {})
    return budget.spent


@pytest.fixture
def states(monkeypatch) -> list[PossibleState]:
    """The tables that are judged."""
    judged: list[PossibleState] = []
    made = PossibleState.__init__

    def kept(self, *parts):
        made(self, *parts)
        judged.append(self)

    monkeypatch.setattr(PossibleState, "__init__", kept)
    return judged


@pytest.mark.parametrize("claim", CLAIMS.values(), ids=CLAIMS)
def test_each_table_counts_against_the_budget(states, claim):
    """An answer costs no less than all its tables judged one by one."""
    together, alone = spent(claim), StepBudget(MOST_STEPS_OF_A_SITUATION_QUESTION)
    for state in states:
        rule_on_situation(replace(state.situation, game=make_step_counting_game(GAMES["uno"], alone)))

    assert len(states) > 1
    assert together >= alone.spent >= len(states)


@pytest.mark.parametrize("claim", CLAIMS.values(), ids=CLAIMS)
def test_a_budget_that_does_not_reach_is_never_overdrawn(claim):
    """One step less than it takes is too little, and no step more is taken."""
    budget = StepBudget(spent(claim) - 1)
    with pytest.raises(TooManySteps):
        find_ruling_or_question(asked(claim, budget), {})

    assert budget.most == budget.spent


@pytest.mark.parametrize("preset", ["standard", "family"])
@pytest.mark.parametrize("claim", CLAIMS.values(), ids=CLAIMS)
def test_no_question_costs_much(claim, preset):
    """Also where every table has to be judged, as where nobody challenges."""
    assert spent(claim, rules={"preset": preset}) <= MOST_STEPS


def test_no_example_is_judged_twice(monkeypatch):
    """Also where a question offers what none of the first states has."""
    tried, judged = [], possible_states._judge_combination

    def kept(described, chosen, answered, number):
        tried.append((number, tuple(answer.id for answer in chosen)))
        return judged(described, chosen, answered, number)

    monkeypatch.setattr(possible_states, "_judge_combination", kept)
    debt = {"seat": 0, "count": 4, "by": 1, "over": "yellow", "open_to_challenge": True, "entry": 110}
    last = {"seat": 0, "closed": {"entry": 111, "at": 0}, "debt": debt, "drawn": 4}
    described = {"top": "wild draw four", "turn": 5, "hands": dict.fromkeys("012345", 6)}
    rules = {"differences": {"challenge-until": "next-act"}, "house_rules": {"false-call": {"cards": 3}}}
    table = {"seats": 6, "rules": rules, "round": described | {"last_challengeable": last}}
    find_ruling_or_question(
        asked({"claim": "uno.challenge", "seat": 0}, StepBudget(MOST_STEPS_OF_A_SITUATION_QUESTION), **table),
        {},
    )
    of_examples = [one for one in tried if one[0] < possible_states.EXAMPLES]

    assert len(of_examples) == len(set(of_examples)) > 0


def test_tables_that_differ_only_in_what_comes_last_are_all_judged():
    """Only the call windows are unreported: each way in which one may have ended is tried."""
    hands, described = (
        {"0": 11, "1": 4, "2": 5, "3": 6},
        {"debt": None, "drew": False, "direction": 1, "turn": 1},
    )
    described |= {"top": "red 3", "hands": hands, "suspects": [], "received": dict.fromkeys("0123", 0)}
    situation = asked(
        CLAIMS["catch"] | {"seat": 2},
        StepBudget(MOST_STEPS_OF_A_SITUATION_QUESTION),
        seats=4,
        round=described,
    )
    further = possible_states.find_further_states((), possible_states.Variants(situation), {})
    ended = [one.situation.round.last_window for one in further]
    ways = {(bool(one.called), bool(one.caught)) for one in ended if one is not None and one.seat == 0}

    assert {(False, False), (True, False), (False, True)} == ways
