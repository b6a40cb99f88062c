"""What a phone has to know of the rules in force, read off the ruleset."""

from collections.abc import Mapping
from dataclasses import dataclass

from referee.games.golf.model.deck import EDITIONS
from referee.games.golf.model.ruleset import GolfRuleset
from referee.games.golf.options.house_rules import HOUSE_RULES
from referee.games.golf.options.rulesets import ruleset
from referee.games.golf.rules.actions import every_one
from referee.games.golf.rules.deal import FACEDOWN
from referee.kit.cards import COLORS, Card
from referee.kit.quantities import Count, RoundNumber
from referee.match.model.kit import (
    CallTimes,
    Counting,
    Face,
    Kit,
    by_rounds,
    counts_of,
    extras_of,
    faces_of,
    fewest_win,
)
from referee.match.model.state import AnyMatch, Rules
from referee.match.table.rounds import the_one_left_of_the_dealer


@dataclass(frozen=True)
class Effect:
    """What a card does when it acts. The turn goes `steps` seats on, after the direction has turned if the
    card `turns` it; the seat right after the player lays so many new `columns`. `chosen` columns are laid by
    whom the player chooses."""

    steps: int
    turns: bool
    columns: Count
    chosen: Count


@dataclass(frozen=True)
class Alike:
    """Two cards of a column are alike: of one color, if `by_color`, or with the same one of these faces."""

    by_color: bool
    faces: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class GolfKit(Kit):
    """The rules in force, as far as a phone needs them: see Kit.

    A grid has so many `columns` of two cards, of which so many cards are `opened` at the deal.
    `ignored_stay`: action cards turned up before the first turn stay among the discards. `effects` are told
    by face, of action cards alone. `every_card_on_top_acts`, also one that was covered or bared in the turn;
    `thrown_acts`: so does one that was drawn and thrown at once; `closing_acts`: so does one that ends the
    round.
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
    """What a phone has to know of the rules in force at this match."""
    chosen = ruleset(match.rules, len(match.order))
    deck = faces_of(EDITIONS[chosen.edition])
    return GolfKit(
        deck=deck,
        counting=by_rounds(match, lambda rules, first: _counting(match, rules, first)),
        fewest_win=fewest_win(chosen, match),
        target_in="rounds",
        dealer_passes_left=True,
        left_of_dealer_starts=chosen.starter is the_one_left_of_the_dealer,
        call=CallTimes(due_with=Count(1), early_with=Count(2), tapped=False),
        extras=extras_of(HOUSE_RULES, match.rules),
        columns=Count(len(FACEDOWN)),
        opened=Count(chosen.opened),
        ignored_stay=chosen.ignored_cards_stay,
        effects={
            face: Effect(action.steps, action.turns, Count(action.columns), Count(action.chosen))
            for face, action in chosen.actions.items()
        },
        alike=_alike(chosen, deck),
        every_card_on_top_acts=chosen.action_timing is every_one,
        thrown_acts=chosen.thrown_action_acts,
        closing_acts=chosen.closing_card_acts,
        new_columns_left=chosen.new_columns_lie_left,
    )


def _counting(match: AnyMatch, rules: Rules, first: RoundNumber) -> Counting:
    """Everybody keeps what is in the own grid."""
    chosen = ruleset(rules, len(match.order))
    worth = counts_of(chosen, EDITIONS[chosen.edition])
    return Counting(first, "each", wins_only=False, times=1, teams=False, points=worth)


def _alike(chosen: GolfRuleset, deck: tuple[Face, ...]) -> Alike:
    """Found by comparing two cards of each kind, as the table compares them."""
    alike, (one, other, *_) = chosen.alike, COLORS
    first, second = deck[0].face, deck[1].face
    return Alike(
        by_color=alike(Card(first, one), Card(second, one)),
        faces=tuple(row.face for row in deck if alike(Card(row.face, one), Card(row.face, other))),
    )
