"""The rules in force as data, for clients that show a match and the results of moves by themselves."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from referee.kit.cards import Card
from referee.kit.quantities import CardCount, Points, RoundNumber
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.match.model.ruleset import MatchRuleset
from referee.match.model.state import AnyMatch, Match, Rules, RulesFromRound


@dataclass(frozen=True)
class DeckFaceCount:
    """A face of the deck. `copies` is the number of copies of this face in each color. For a face without a
    color, it is the number of all copies."""

    face: str
    colored: bool
    copies: CardCount


@dataclass(frozen=True)
class RoundScoring:
    """How rounds are scored, starting with this round.

    - `to`: Who gets the points of the cards left in the hands. With "winner", the winner gets all these
      points. With "each", each player gets the points of their own hand.
    - `wins_only`: Whether the winner of a round gets exactly one point, whatever cards are left.
    - `times`: The factor by which the points are multiplied.
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

    due_with: CardCount | None
    early_with: CardCount | None
    tapped: bool


@dataclass(frozen=True)
class KitInput:
    """The input for the field `field` of an extra claim.

    With `faces`, the input is at least `least` cards with these faces. Without `faces`, it is a player who
    was not chosen for an earlier input.
    """

    field: str
    question: str
    faces: tuple[str, ...]
    least: int


@dataclass(frozen=True)
class KitExtra:
    """A claim that players can send because of a house rule, with its label and the input that it needs.

    - `offered`: Whether phones offer the claim only while it is among the allowed claims. In the label and in
      questions, `{name}` then stands for the player to whom it is offered, and `{color}` for the color of its
      cards.
    """

    claim: str
    label: str
    asks: tuple[KitInput, ...]
    offered: bool


@dataclass(frozen=True, kw_only=True)
class Kit:
    """The rules in force as data. A client that uses these data needs no rules of its own.

    - `deck`: One row per face.
    - `counting`: One row for each set of rules by which rounds were or are scored. The last row is in force
      now.
    - `fewest_win`: Whether the seat with the fewest points leads.
    - `target_in`: The unit of the target.
    - `extras`: The claims that players can make only because of the house rules in force.
    """

    deck: tuple[DeckFaceCount, ...]
    counting: tuple[RoundScoring, ...]
    fewest_win: bool
    target_in: Literal["points", "rounds"]
    dealer_passes_left: bool
    left_of_dealer_starts: bool
    call: CallTimes
    extras: tuple[KitExtra, ...]


def copies_of_each_face(copies: Mapping[Card, int]) -> tuple[DeckFaceCount, ...]:
    """One row for each face of a deck. `copies` is the number of copies of each card."""
    rows = {
        card.face: DeckFaceCount(card.face, card.color is not None, CardCount(many))
        for card, many in copies.items()
    }
    return tuple(rows.values())


def points_by_face(ruleset: MatchRuleset, copies: Mapping[Card, int]) -> dict[str, Points]:
    """The points of each face of a deck, in the order of `ruleset.points`. Unknown points are left out.

    `copies` is the number of copies of each card in the deck.
    """
    faces = {card.face for card in copies}
    return {face: points for face, points in ruleset.points.items() if face in faces}


def scoring_by_round(
    match: AnyMatch, counting: Callable[[Rules, RoundNumber], RoundScoring]
) -> tuple[RoundScoring, ...]:
    """How past rounds were scored, and how the next round is scored. One row for each set of rules, in order.

    `counting(rules, round)` returns the row of rules that came into force with the round number `round`.
    """
    changes = match.rules_from or (RulesFromRound(RoundNumber(1), match.rules),)
    if changes[-1].rules != match.rules:
        changes = (*changes, RulesFromRound(match.round_number, match.rules))
    return tuple(counting(change.rules, change.round) for change in changes)


def fewer_points_are_better(ruleset: MatchRuleset, match: AnyMatch) -> bool:
    """Whether a seat with fewer points is ahead of a seat with more points."""
    two = (Seat(0), Seat(1))
    level = Match(
        match.game, match.rules, two, two[0], (Points(0), Points(0)), round=None, seating=two, circle=two
    )
    behind = replace(level, totals=(Points(0), Points(1)))
    return ruleset.standings(behind, Points(2))[0] == two[0]
