"""Budgets that limit how much work one request may cause when its claims are judged.

A step is one evaluation of the rules or one applied event. A ruling takes two or three evaluations, and
twenty thousand steps take about a second. The code of the rules does not know budgets. Services pass it a
copy of the game that counts steps (`make_step_counting_game`).
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from referee.match.model.game import Game
from referee.records.cooperative import WorkPauser

MOST_STEPS_OF_A_SITUATION_QUESTION = 10_000
"""Maximum number of steps (evaluations of the rules and applied events) for a question about a described
situation."""
MOST_STEPS_OF_A_MATCH_REQUEST = 60_000
"""Maximum number of steps (evaluations of the rules and applied events) for one request that is judged in a
match. This is enough for edits in rounds of about ten thousand entries."""
STEPS_TO_RENDER_AN_ENTRY = 4
"""Number of steps that are counted for reading and rendering one stored entry. This work takes about as long
as four steps of judging."""
LONGEST_PAUSE_SECONDS = 0.02
"""Maximum length of a pause in seconds. Each pause is as long as the work since the last pause, up to this
maximum. So other requests get about half of the computing time."""


class TooManySteps(Exception):
    """The request needs more steps than its budget allows."""


class StepBudget:
    """Counts the steps of a request. At most `most` steps are allowed.

    If `gives_way` is true, `spend_step` pauses from time to time, so that other greenlets can run. Never use
    a budget with pauses in a transaction.
    """

    def __init__(self, most: int, gives_way: bool = False):
        self.most, self.spent = most, 0
        self._pacing = WorkPauser(LONGEST_PAUSE_SECONDS) if gives_way else None

    def spend_step(self) -> None:
        """Count one step. Raises TooManySteps if no step is left. In a budget with pauses (`gives_way`), this
        method sometimes pauses, so that other requests can run."""
        if self.spent >= self.most:
            raise TooManySteps
        self.spent += 1
        if self._pacing is not None:
            self._pacing.pause_if_due()


def make_step_counting_game(game: Game, budget: StepBudget) -> Game:
    """A copy of the game that counts steps. Each evaluation of the rules and each applied event spends one
    step of this budget. The functions of the copy raise TooManySteps if no step is left."""
    return replace(
        game,
        ruleset=_wrap_function_to_count_steps(game.ruleset, budget),
        evolve=_wrap_function_to_count_steps(game.evolve, budget),
    )


def _wrap_function_to_count_steps(function: Callable[..., Any], budget: StepBudget) -> Callable[..., Any]:
    def metered_function(*arguments: Any) -> Any:
        budget.spend_step()
        return function(*arguments)

    return metered_function
