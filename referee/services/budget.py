"""How much one request may have judged: it has a budget of steps, and while that is spent others are served.

A step is one look at the rules (a judging takes two or three) or one event applied; twenty thousand take
about a second. The pure core knows nothing of it: it is handed a game whose functions count.

    budget = Budget(MOST_OF_A_SITUATION)
    settled(described(replace(situation, game=metered(situation.game, budget))), answered)
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from referee.match.model.game import Game
from referee.records.cooperative import Pacing

MOST_OF_A_SITUATION = 10_000
MOST_AT_A_MATCH = 60_000
"""An edit is judged by one round and the open one; this is for rounds of some ten thousand entries."""
STEPS_OF_AN_ENTRY = 4
"""Reading and rendering a stored entry takes as long as this number of steps."""
LONGEST_PAUSE = 0.02
"""Seconds. A pause is as long as the work before it, so that the others have half of the time."""


class TooMuch(Exception):
    """It would take more than its budget to judge this."""


class Budget:
    """So many steps at the most. One that `gives_way` lets others have their turn: a greenlet that only
    computes never does so by itself. Not inside a transaction."""

    def __init__(self, most: int, gives_way: bool = False):
        self.most, self.spent = most, 0
        self._pacing = Pacing(LONGEST_PAUSE) if gives_way else None

    def spend(self) -> None:
        """One more step. Raises TooMuch."""
        if self.spent >= self.most:
            raise TooMuch
        self.spent += 1
        if self._pacing is not None:
            self._pacing.step()


def metered(game: Game, budget: Budget) -> Game:
    """The same game, whose every look at the rules and every event is a step of this budget."""
    return replace(game, ruleset=_counted(game.ruleset, budget), evolve=_counted(game.evolve, budget))


def _counted(function: Callable[..., Any], budget: Budget) -> Callable[..., Any]:
    def counted(*told: Any) -> Any:
        budget.spend()
        return function(*told)

    return counted
