"""The rules in force as data for a client, derived from the ruleset."""

from collections.abc import Mapping
from dataclasses import dataclass

from referee.games.golf.model.deck import EDITIONS
from referee.games.golf.model.ruleset import GolfRuleset
from referee.games.golf.options.house_rules import HOUSE_RULES
from referee.games.golf.options.rulesets import ruleset
from referee.games.golf.rules.actions import every_card_on_top
from referee.games.golf.rules.deal import DEALT_GRID
from referee.kit.cards import COLORS, Card
from referee.kit.quantities import Count, RoundNumber
from referee.match.model.kit import (
    CallTimes,
    Counting,
    DeckRow,
    Kit,
    deck_rows,
    extras_of,
    fewest_win,
    points_by_face,
    scoring_by_round,
)
from referee.match.model.state import AnyMatch, Rules
from referee.match.table.rounds import left_of_dealer


@dataclass(frozen=True)
class Effect:
    """What a card does when it takes effect.

    - `steps`: How many seats the turn moves on, after a change of direction.
    - `turns`: Whether the card changes the direction.
    - `columns`: How many new columns the next seat gets.
    - `chosen`: How many new columns go to players chosen by the player.
    """

    steps: int
    turns: bool
    columns: Count
    chosen: Count


@dataclass(frozen=True)
class Alike:
    """Two cards of a column match if they have the same color (`by_color`), or the same one of these
    faces."""

    by_color: bool
    faces: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class GolfKit(Kit):
    """The rules in force as data, so that a client can work out the result of a move.

    - `columns`: How many columns of two cards a grid has at the deal.
    - `opened`: How many cards each seat turns up at the deal.
    - `ignored_stay`: Whether action cards turned up before the first turn stay in the discards.
    - `effects`: What the action cards do, by face.
    - `every_card_on_top_acts`: Whether every action card that was on top of the discards during the turn
      takes effect, even if it was covered.
    - `thrown_acts`: Whether a card that is drawn and thrown at once takes effect.
    - `closing_acts`: Whether a card that ends the round takes effect.
    """

    columns: Count
    opened: Count
    ignored_stay: bool
    effects: Mapping[str, Effect]
    alike: Alike
    every_card_on_top_acts: bool
    thrown_acts: bool
    closing_acts: bool
    new_columns_left: bool


def kit(match: AnyMatch) -> GolfKit:
    """The rules in force at this match, as data."""
    chosen = ruleset(match.rules, len(match.order))
    deck = deck_rows(EDITIONS[chosen.edition])
    return GolfKit(
        deck=deck,
        counting=scoring_by_round(match, lambda rules, first: _counting(match, rules, first)),
        fewest_win=fewest_win(chosen, match),
        target_in="rounds",
        dealer_passes_left=True,
        left_of_dealer_starts=chosen.starter is left_of_dealer,
        call=CallTimes(due_with=Count(1), early_with=Count(2), tapped=False),
        extras=extras_of(HOUSE_RULES, match.rules),
        columns=Count(len(DEALT_GRID)),
        opened=Count(chosen.opened),
        ignored_stay=chosen.ignored_cards_stay,
        effects={
            face: Effect(action.steps, action.turns, Count(action.columns), Count(action.chosen))
            for face, action in chosen.actions.items()
        },
        alike=_alike(chosen, deck),
        every_card_on_top_acts=chosen.action_timing is every_card_on_top,
        thrown_acts=chosen.thrown_action_acts,
        closing_acts=chosen.closing_card_acts,
        new_columns_left=chosen.new_columns_lie_left,
    )


def _counting(match: AnyMatch, rules: Rules, first: RoundNumber) -> Counting:
    """How rounds are scored from round `first` on: each player gets the points of the own grid."""
    chosen = ruleset(rules, len(match.order))
    worth = points_by_face(chosen, EDITIONS[chosen.edition])
    return Counting(first, "each", wins_only=False, times=1, teams=False, points=worth)


def _alike(chosen: GolfRuleset, deck: tuple[DeckRow, ...]) -> Alike:
    """Which cards match, found by comparing two cards of each face by the rule of the table."""
    alike, (one, other, *_) = chosen.alike, COLORS
    first, second = deck[0].face, deck[1].face
    return Alike(
        by_color=alike(Card(first, one), Card(second, one)),
        faces=tuple(row.face for row in deck if alike(Card(row.face, one), Card(row.face, other))),
    )
