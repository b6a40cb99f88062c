"""Checks whether a claim is valid in a match.

A claim with an unknown type, seat or card, or with invalid rules, is invalid.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from referee.kit.cards import Card
from referee.kit.seats import Seat
from referee.languages.speech import tell
from referee.match.model.game import Game
from referee.match.model.naming import ClaimWithNames
from referee.match.model.state import AnyMatch
from referee.match.table.agreement import AgreeOnRules, Faults, errors_in_rules
from referee.match.table.people import Join, PaperScores
from referee.match.table.phones import PhoneJoinedOrLeft
from referee.match.table.rounds import OpenMatch, ScoreRound
from referee.rulings.shapes import (
    JSONShape,
    ListShape,
    MappingShape,
    SimpleValueShape,
    UnionShape,
    json_members_of_dataclass,
    shape_without_annotations,
)
from referee.rulings.tags import AllowedReporter, Claim, round_named_in_claim


def errors_of_claim_in_match(game: Game, match: AnyMatch, claim: Claim) -> Faults:
    """Messages about values that make a claim invalid in every state of this match. The keys are the fields.

    Empty if the claim has no such value.
    """
    if claim.__class__ not in game.claims:
        return {"claim": [tell("error-claim-of-another-game", {"claim": claim.tag, "game": game.title})]}
    kind: type = claim.__class__
    errors: Faults = {}
    for member in json_members_of_dataclass(kind):
        name, value = member.field, getattr(claim, member.field)
        allowed = _allowed_seats(match, claim, name)
        unknown = [seat for seat in _seats_named_in_value(member.shape, value) if seat not in allowed]
        if unknown:
            errors[member.name] = [tell("error-nobody-at-seat", {"seat": unknown[0]})]
        elif any(card not in game.cards for card in _cards_named_in_value(value)):
            errors[name] = [tell("error-no-such-card-in-game", {"game": game.title})]
    if isinstance(claim, AgreeOnRules | OpenMatch) and (
        wrong := errors_in_rules(game, claim.rules, len(match.players))
    ):
        errors["rules"] = wrong
    if not errors and is_score_without_points(game, match, claim):
        errors["points"] = [tell("error-score-points")]
    return errors


def is_score_without_points(game: Game, match: AnyMatch, claim: Claim) -> bool:
    """Whether the claim is a score that has only the winner, in a match whose rules count points."""
    names_one = isinstance(claim, ScoreRound) and claim.names_only_the_winner
    return names_one and not game.ruleset_of(match).winner_is_enough


def _allowed_seats(match: AnyMatch, claim: Claim, field: str) -> Sequence[int]:
    """The seats that a field of a claim may name. Usually these are the seats that play.

    - A score may also name seats that sit out the round.
    - Claims about past rounds and about phones may name all seats, including seats of players who have left
      since.
    - The claim of a player who comes back may name any seat of the table.
    - Seats that are out of the match may get new names and may have totals on paper.
    - The seat that makes a claim may be out of the match. Its claim is valid, but the rules refuse it.
    """
    if isinstance(claim, PhoneJoinedOrLeft) or match.is_past_round(round_named_in_claim(claim)):
        return range(len(match.totals))
    if isinstance(claim, Join) and field == "seat":
        return match.circle
    if isinstance(claim, PaperScores):
        return match.seating
    speaks = claim.reporter is not AllowedReporter.KEEPER or isinstance(claim, ClaimWithNames)
    if field == "seat" and speaks:
        return match.seating
    return match.players if isinstance(claim, ScoreRound) else match.order


def _seats_named_in_value(shape: JSONShape, value: Any) -> list[Seat]:
    """The seats in one field of a claim. A seat may be the value of the field, an item or a key."""
    match shape_without_annotations(shape):
        case UnionShape(options):
            return (
                []
                if value is None
                else [seat for one in options for seat in _seats_named_in_value(one, value)]
            )
        case SimpleValueShape(kind) if kind is Seat and not isinstance(value, Mapping):
            return [value]
        case ListShape(SimpleValueShape(kind)) if kind is Seat:
            return list(value)
        case MappingShape() if isinstance(value, Mapping):
            return list(value)
    return []


def _cards_named_in_value(value: Any) -> list[Card]:
    if isinstance(value, Card):
        return [value]
    inner = value.values() if isinstance(value, Mapping) else value if isinstance(value, tuple) else ()
    return [card for item in inner for card in _cards_named_in_value(item)]
