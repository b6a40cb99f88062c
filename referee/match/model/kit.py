"""The rules in force as data, so that a client can show a match and the result of a move by itself."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from referee.kit.cards import Card
from referee.kit.quantities import Count, Points, RoundNumber
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.match.model.ruleset import MatchRuleset
from referee.match.model.state import AnyMatch, Match, Rules, RulesFrom
from referee.rulings.house import Extra, HouseRule


@dataclass(frozen=True)
class DeckRow:
    """A face of the deck, and how many copies there are: of each color, or in total if it has no color."""

    face: str
    colored: bool
    copies: Count


@dataclass(frozen=True)
class Counting:
    """How rounds are scored, starting with this round.

    - `to`: Who gets the points of the cards left in the hands: the winner, or each player their own.
    - `wins_only`: Whether a round won counts one point, whatever is left.
    - `times`: By what the points are multiplied.
    - `teams`: Whether several seats share a total.
    - `points`: The points of each face, as far as they are known.
    """

    from_round: RoundNumber
    to: Literal["winner", "each"]
    wins_only: bool
    times: int
    teams: bool
    points: Mapping[str, Points]


@dataclass(frozen=True)
class CallTimes:
    """When a player has to call UNO.

    - `due_with`: With how many cards left (UNO) or facedown (Golf) a player has to call; None if there is no
      call.
    - `early_with`: With how many a player may call early; None if nobody may.
    - `tapped`: Whether players tap the table instead of saying UNO.
    """

    due_with: Count | None
    early_with: Count | None
    tapped: bool


@dataclass(frozen=True, kw_only=True)
class Kit:
    """The rules in force as data, so that a client knows none by itself.

    - `deck`: One row per face.
    - `counting`: One row for each set of rules by which rounds were scored, the one in force last.
    - `fewest_win`: Whether few points are good.
    - `target_in`: What the target is measured in.
    - `extras`: What players can claim because of the house rules in force, in addition to what happens in
      every match.
    """

    deck: tuple[DeckRow, ...]
    counting: tuple[Counting, ...]
    fewest_win: bool
    target_in: Literal["points", "rounds"]
    dealer_passes_left: bool
    left_of_dealer_starts: bool
    call: CallTimes
    extras: tuple[Extra, ...]


def deck_rows(copies: Mapping[Card, int]) -> tuple[DeckRow, ...]:
    """The rows of a deck, given the number of copies of each card."""
    rows = {
        card.face: DeckRow(card.face, card.color is not None, Count(many)) for card, many in copies.items()
    }
    return tuple(rows.values())


def points_by_face(ruleset: MatchRuleset, copies: Mapping[Card, int]) -> dict[str, Points]:
    """The points of each face of such a deck, as far as they are known, in the order of the chart."""
    faces = {card.face for card in copies}
    return {face: points for face, points in ruleset.points.items() if face in faces}


def scoring_by_round(
    match: AnyMatch, counting: Callable[[Rules, RoundNumber], Counting]
) -> tuple[Counting, ...]:
    """How each round was scored so far, and how the next one is: one row for each change of the rules.
    `counting(rules, round)` returns the row of the rules that are in force from this round on."""
    changes = match.rules_from or (RulesFrom(RoundNumber(1), match.rules),)
    if changes[-1].rules != match.rules:
        changes = (*changes, RulesFrom(match.round_number, match.rules))
    return tuple(counting(change.rules, change.round) for change in changes)


def fewest_win(ruleset: MatchRuleset, match: AnyMatch) -> bool:
    """Whether of two seats that still play the one with fewer points is ahead."""
    two = (Seat(0), Seat(1))
    level = Match(
        match.game, match.rules, two, two[0], (Points(0), Points(0)), round=None, seating=two, circle=two
    )
    behind = replace(level, totals=(Points(0), Points(1)))
    return ruleset.standings(behind, Points(2))[0] == two[0]


def extras_of(house_rules: Iterable[HouseRule[Any, Any]], rules: Rules) -> tuple[Extra, ...]:
    """The claims that players can send because of those of these house rules that the table has chosen."""
    return tuple(extra for rule in house_rules if rule.id in rules.house_rules for extra in rule.extras)
