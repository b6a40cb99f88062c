"""The rules of a Golf match as data for a client, derived from the ruleset of the match."""

from collections.abc import Mapping
from dataclasses import dataclass

from referee.games.golf.model.deck import COPIES_BY_EDITION
from referee.games.golf.model.ruleset import GolfRuleset
from referee.games.golf.options.house_rules import HOUSE_RULES
from referee.games.golf.options.rulesets import ruleset
from referee.games.golf.rules.actions import select_every_card_on_top
from referee.games.golf.rules.deal import GRID_AT_THE_DEAL
from referee.kit.cards import COLORS, Card
from referee.kit.quantities import CardCount, RoundNumber
from referee.match.model.extra_claims import extra_claims_of_house_rules
from referee.match.model.kit import (
    CallTimes,
    DeckFaceCount,
    Kit,
    RoundScoring,
    copies_of_each_face,
    fewer_points_are_better,
    points_by_face,
    scoring_by_round,
)
from referee.match.model.state import AnyMatch, Rules
from referee.match.table.rounds import seat_left_of_dealer


@dataclass(frozen=True)
class Effect:
    """What a card does when it takes effect.

    - `steps`: How many seats the turn moves on. If the card also changes the direction, the turn moves in the
      new direction.
    - `turns`: Whether the card changes the direction of play.
    - `columns`: How many new columns the next seat gets.
    - `chosen`: How many new columns go, in all, to the players whom the player of the card chooses.
    """

    steps: int
    turns: bool
    columns: CardCount
    chosen: CardCount


@dataclass(frozen=True)
class MatchingRule:
    """Which two cards of a column match. Two cards of the same color match if `by_color` is true. Two cards
    with the same face match if the face is in `faces`."""

    by_color: bool
    faces: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class GolfKit(Kit):
    """The rules in force as data, so that a client can work out the result of a move.

    - `columns`: How many columns of two cards a grid has at the deal.
    - `opened`: How many cards each seat turns up at the deal.
    - `ignored_stay`: Whether action cards that were turned up before the first number card stay in the
      discards.
    - `effects`: What the action cards do, by face.
    - `every_card_on_top_acts`: Whether every action card that was on top of the discards during the turn
      takes effect, even if it was covered.
    - `thrown_acts`: Whether a card that is drawn and thrown at once takes effect.
    - `closing_acts`: Whether a card takes effect if its turn ends the round.
    """

    columns: CardCount
    opened: CardCount
    ignored_stay: bool
    effects: Mapping[str, Effect]
    alike: MatchingRule
    every_card_on_top_acts: bool
    thrown_acts: bool
    closing_acts: bool
    new_columns_left: bool


def rules_for_client(match: AnyMatch) -> GolfKit:
    """The rules of this match as data for a client: the deck, the scoring, the effects of cards and the rule
    for clearing columns."""
    chosen = ruleset(match.rules, len(match.order))
    deck = copies_of_each_face(COPIES_BY_EDITION[chosen.edition])
    return GolfKit(
        deck=deck,
        counting=scoring_by_round(match, lambda rules, first: _scoring_from_round(match, rules, first)),
        fewest_win=fewer_points_are_better(chosen, match),
        target_in="rounds",
        dealer_passes_left=True,
        left_of_dealer_starts=chosen.starter is seat_left_of_dealer,
        call=CallTimes(due_with=CardCount(1), early_with=CardCount(2), tapped=False),
        extras=extra_claims_of_house_rules(HOUSE_RULES, match.rules),
        columns=CardCount(len(GRID_AT_THE_DEAL)),
        opened=CardCount(chosen.opened),
        ignored_stay=chosen.ignored_cards_stay,
        effects={
            face: Effect(action.steps, action.turns, CardCount(action.columns), CardCount(action.chosen))
            for face, action in chosen.actions.items()
        },
        alike=_derive_matching_rule(chosen, deck),
        every_card_on_top_acts=chosen.action_timing is select_every_card_on_top,
        thrown_acts=chosen.thrown_action_acts,
        closing_acts=chosen.closing_card_acts,
        new_columns_left=chosen.new_columns_lie_left,
    )


def _scoring_from_round(match: AnyMatch, rules: Rules, first: RoundNumber) -> RoundScoring:
    """The scoring of the rounds from number `first` on. The points of a grid go to the player of that
    grid."""
    chosen = ruleset(rules, len(match.order))
    worth = points_by_face(chosen, COPIES_BY_EDITION[chosen.edition])
    return RoundScoring(first, "each", wins_only=False, times=1, teams=False, points=worth)


def _derive_matching_rule(chosen: GolfRuleset, deck: tuple[DeckFaceCount, ...]) -> MatchingRule:
    """The rule by which two cards of a column match. To find the rule, `chosen.alike` is called with pairs of
    sample cards."""
    alike, (one, other, *_) = chosen.alike, COLORS
    first, second = deck[0].face, deck[1].face
    return MatchingRule(
        by_color=alike(Card(first, one), Card(second, one)),
        faces=tuple(row.face for row in deck if alike(Card(row.face, one), Card(row.face, other))),
    )
