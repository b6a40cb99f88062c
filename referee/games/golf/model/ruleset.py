"""The ruleset of Golf: each number, chart and function that a table can choose."""

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
    """A card that was on top of the discards during a turn, and how it got there."""

    card: Card
    how: Literal["bared", "thrown", "came out", "cleared"]


@dataclass(frozen=True, kw_only=True)
class GolfRuleset(CallsRuleset):
    """The rules of one table of Golf.

    Charts:
    - `actions`: What an action card does, by face; `between_two`: the same with two players.
    - `points`: The points of a card, by face; action cards only if the table entered them.

    Numbers and choices:
    - `opened`: How many cards each seat turns up at the deal.
    - `ignored_cards_stay`: Whether action cards turned up before the first turn stay in the discards.
    - `thrown_action_acts`: Whether an action card that is drawn and thrown takes effect.
    - `closing_card_acts`: Whether an action card takes effect if its turn ends the round.
    - `last_turns`: Whether the other seats have one more turn after a seat has closed the round.
    - `new_columns_lie_left`: Whether new columns are added on the left.
    - `column_side_article`: The article that says so; None in matches older than the question.

    Functions:
    - `alike(card, card)`: Whether a column of these two cards can be cleared.
    - `takes_action_cards(match, seat)`: Whether the seat may take an action card from the discards.
    - `action_timing(cards)`: Which of the cards that were on top during a turn take effect.
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
    column_side_article: Article | None

    alike: Callable[[Card, Card], bool]
    takes_action_cards: Callable[[Match[Round], Seat], bool]
    action_timing: Callable[[tuple[OnTop, ...]], tuple[OnTop, ...]]


GolfCase = Case[GolfRuleset, Match[Round], ClaimT]
"""A claim while a round is open. The first need of its procedure makes sure of that."""
GolfTableCase = Case[GolfRuleset, GolfMatch, ClaimT]
"""A claim with or without an open round."""
_ClaimT = TypeVar("_ClaimT")


def is_in_a_round(case: GolfTableCase[_ClaimT]) -> TypeGuard[GolfCase[_ClaimT]]:
    """Whether a round is open, so that the case is one of an open round."""
    return case.state.round is not None
