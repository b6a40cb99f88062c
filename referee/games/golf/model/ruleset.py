"""The ruleset of Golf: the numbers, charts and functions that a table can choose."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeGuard, TypeVar

from referee.games.golf.model.deck import CardEffect, Face
from referee.games.golf.model.state import GolfMatch, Round
from referee.games.shared.ruleset import CallsRuleset
from referee.kit.cards import Card
from referee.kit.quantities import Points
from referee.kit.seats import Seat
from referee.match.model.state import Match
from referee.rulings.article import Article
from referee.rulings.ruleset import Case, ClaimT, RuleChart


@dataclass(frozen=True)
class CardOnTop:
    """A card that was on top of the discards at some time during a turn.

    - `how`: How the card got on top. "bared": the discard above the card was taken. "thrown": the card was
      drawn and thrown. "came out": another card replaced the card in a grid. "cleared": the column of the
      card was cleared.
    """

    card: Card
    how: Literal["bared", "thrown", "came out", "cleared"]


@dataclass(frozen=True, kw_only=True)
class GolfRuleset(CallsRuleset):
    """The rules of one table of Golf.

    Charts:
    - `actions`: The effect of each action card. The keys are faces.
    - `between_two`: In a match of two players, these rows replace the rows of `actions` for the same faces.
    - `points`: The points of each card. The keys are faces. Action cards are included only if the table
      entered their points.

    Numbers and choices:
    - `opened`: Number of cards that each seat turns up at the deal.
    - `ignored_cards_stay`: Whether action cards turned up before the first turn stay in the discards.
    - `thrown_action_acts`: Whether an action card takes effect if it is drawn and thrown.
    - `closing_card_acts`: Whether an action card takes effect if its turn ends the round.
    - `last_turns`: Whether the other seats have one more turn after a seat has closed the round.
    - `new_columns_lie_left`: Whether new columns are added on the left of a grid.
    - `column_side_article`: The article that says on which side new columns are added. None in matches that
      began before a table could choose the side.

    Functions:
    - `alike(card, card)`: Whether a column of these two cards can be cleared.
    - `takes_action_cards(match, seat)`: Whether the seat may take an action card from the discards.
    - `action_timing(cards)`: Returns the cards that take effect. `cards` are all cards that were on top of
      the discards during a turn.
    """

    actions: RuleChart[Face, CardEffect]
    between_two: RuleChart[Face, CardEffect]
    points: RuleChart[Face, Points]

    opened: int
    ignored_cards_stay: bool
    thrown_action_acts: bool
    closing_card_acts: bool
    last_turns: bool
    new_columns_lie_left: bool
    column_side_article: Article | None

    alike: Callable[[Card, Card], bool]
    takes_action_cards: Callable[[Match[Round], Seat], bool]
    action_timing: Callable[[tuple[CardOnTop, ...]], tuple[CardOnTop, ...]]


GolfCase = Case[GolfRuleset, Match[Round], ClaimT]
"""A claim in an open round. A procedure can use this type only if the first of its `needs` (preconditions)
refuses every claim that is made while no round is open."""
AnyGolfCase = Case[GolfRuleset, GolfMatch, ClaimT]
"""A claim in a match with or without an open round."""
_ClaimT = TypeVar("_ClaimT")


def case_has_open_round(case: AnyGolfCase[_ClaimT]) -> TypeGuard[GolfCase[_ClaimT]]:
    """Whether a round is open. If a round is open, type checkers treat the case as a `GolfCase`."""
    return case.state.round is not None
