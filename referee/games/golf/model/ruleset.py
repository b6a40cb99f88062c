"""What can be another way at a table of Golf: each number, row and function that a chapter asks for."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeGuard, TypeVar

from referee.games.golf.model.deck import Action, Face
from referee.games.golf.model.state import GolfMatch, Round
from referee.games.shared.ruleset import CallsRuleset
from referee.kit.cards import Card
from referee.kit.quantities import Points
from referee.kit.seats import Seat
from referee.match.model.state import Match
from referee.rulings.article import Article
from referee.rulings.ruleset import Case, Chart, ClaimT


@dataclass(frozen=True)
class OnTop:
    """A card that came to lie on top of the discards in a turn, and how."""

    card: Card
    how: Literal["bared", "thrown", "came out", "cleared"]


@dataclass(frozen=True, kw_only=True)
class GolfRuleset(CallsRuleset):
    """One answer to every question at a table of Golf.

    Charts: what a card does when it acts is its row of `actions`, with two players of `between_two`; `points`
    tells of action cards only where the table knows what is printed on them.

    So many cards are `opened` at the deal. `ignored_cards_stay` that were turned up before the first turn;
    `thrown_action_acts`, also one that was drawn and thrown at once; so does a `closing_card_acts`, which
    ends the round; there are `last_turns` after that; `new_columns_lie_left` of the others, by the article
    `where_new_columns_lie`, which is None in a match that was opened before anybody asked.

    Two cards are `alike`, so that a column of them is cleared; a seat `takes_action_cards` off the discards;
    `action_timing` tells which of the cards that came on top in a turn act.
    """

    actions: Chart[Face, Action]
    between_two: Chart[Face, Action]
    points: Chart[Face, Points]

    opened: int
    ignored_cards_stay: bool
    thrown_action_acts: bool
    closing_card_acts: bool
    last_turns: bool
    new_columns_lie_left: bool
    where_new_columns_lie: Article | None

    alike: Callable[[Card, Card], bool]
    takes_action_cards: Callable[[Match[Round], Seat], bool]
    action_timing: Callable[[tuple[OnTop, ...]], tuple[OnTop, ...]]


GolfCase = Case[GolfRuleset, Match[Round], ClaimT]
"""A claim while a round is open. What is asked before that is known is asked of a wider case."""
GolfTableCase = Case[GolfRuleset, GolfMatch, ClaimT]
"""A claim of which nothing is known yet."""
_ClaimT = TypeVar("_ClaimT")


def is_in_a_round(case: GolfTableCase[_ClaimT]) -> TypeGuard[GolfCase[_ClaimT]]:
    return case.state.round is not None
