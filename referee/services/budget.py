"""Budgets that limit how much judging one request may cause, and let other requests run meanwhile.

A step is one evaluation of the rules (a ruling takes two or three) or one applied event. Twenty thousand
steps take about a second. The pure core does not know of budgets: it gets a game whose functions count their
calls.

    budget = Budget(MOST_OF_A_SITUATION)
    settled(described(replace(situation, game=metered(situation.game, budget))), answered)
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from referee.match.model.game import Game
from referee.records.cooperative import Pacing

MOST_OF_A_SITUATION = 10_000
"""Maximum number of steps for a question about a described situation."""
MOST_AT_A_MATCH = 60_000
"""Maximum number of steps for a request at a match. Judging an edit takes the steps of its round and of the
open round. This is enough for rounds of about ten thousand entries."""
STEPS_OF_AN_ENTRY = 4
"""Number of steps that take as long as reading and rendering a stored entry."""
LONGEST_PAUSE = 0.02
"""Maximum length of a pause in seconds. A pause is as long as the work before it, so that other requests have
half of the time."""


class TooMuch(Exception):
    """Judging this request takes more steps than its budget has."""


class Budget:
    """A budget of at most `most` steps. If it `gives_way`, it pauses so that other greenlets can run. A
    greenlet that only computes never pauses by itself. It must not pause inside a transaction."""

    def __init__(self, most: int, gives_way: bool = False):
        self.most, self.spent = most, 0
        self._pacing = Pacing(LONGEST_PAUSE) if gives_way else None

    def spend(self) -> None:
        """Count one more step. Raises TooMuch if the budget is spent."""
        if self.spent >= self.most:
            raise TooMuch
        self.spent += 1
        if self._pacing is not None:
            self._pacing.step()


def metered(game: Game, budget: Budget) -> Game:
    """A copy of the game, with each evaluation of the rules and each applied event as a step of this
    budget."""
    return replace(
        game, ruleset=_metered_function(game.ruleset, budget), evolve=_metered_function(game.evolve, budget)
    )


def _metered_function(function: Callable[..., Any], budget: Budget) -> Callable[..., Any]:
    def metered_function(*arguments: Any) -> Any:
        budget.spend()
        return function(*arguments)

    return metered_function
