"""Checks of claims against the match: unknown types of claims, seats and cards, and invalid rules."""

from collections.abc import Mapping, Sequence
from typing import Any

from referee.kit.cards import Card
from referee.kit.seats import Seat
from referee.match.model.game import Game
from referee.match.model.naming import NamesPeople
from referee.match.model.state import AnyMatch
from referee.match.table.agreement import AgreeOnRules, Faults, faults
from referee.match.table.people import Join, PaperScores
from referee.match.table.phones import Phone
from referee.match.table.rounds import POINTS_ARE_MISSING, Open, Score
from referee.rulings.shapes import Mapped, OneOf, Several, Shape, Simple, members_of, unmarked
from referee.rulings.tags import Claim, Reporter, round_of


def invalid_parts(game: Game, match: AnyMatch, claim: Claim) -> Faults:
    """What in a claim is impossible in every state of this match: messages by field."""
    if claim.__class__ not in game.claims:
        return {"claim": [f"{claim.tag} is no claim of {game.title}."]}
    kind: type = claim.__class__
    errors: Faults = {}
    for member in members_of(kind):
        name, value = member.field, getattr(claim, member.field)
        allowed = _allowed_seats(match, claim, name)
        unknown = [seat for seat in _seats_in(member.shape, value) if seat not in allowed]
        if unknown:
            errors[member.name] = [f"Nobody sits at seat {unknown[0]}."]
        elif any(card not in game.cards for card in _cards_in(value)):
            errors[name] = [f"{game.title} has no such card."]
    if isinstance(claim, AgreeOnRules | Open) and (wrong := faults(game, claim.rules, len(match.players))):
        errors["rules"] = wrong
    if not errors and lacks_points(game, match, claim):
        errors["points"] = [POINTS_ARE_MISSING]
    return errors


def lacks_points(game: Game, match: AnyMatch, claim: Claim) -> bool:
    """Whether a claim is a score with only the winner, although points are counted."""
    names_one = isinstance(claim, Score) and claim.names_only_the_winner
    return names_one and not game.ruleset_of(match).winner_is_enough


def _allowed_seats(match: AnyMatch, claim: Claim, field: str) -> Sequence[int]:
    """The seats that a field may name. Usually these are the seats that play.

    - In a score they include seats that sit the round out.
    - Claims about past rounds and about phones may name all seats: their players may have left since.
    - A player who comes back may have had any seat.
    - Seats that are out of the match may be renamed and have totals on paper. They may also report claims,
      which the rules then refuse.
    """
    if isinstance(claim, Phone) or match.is_past(round_of(claim)):
        return range(len(match.totals))
    if isinstance(claim, Join) and field == "seat":
        return match.circle
    if isinstance(claim, PaperScores):
        return match.seating
    speaks = claim.reporter is not Reporter.KEEPER or isinstance(claim, NamesPeople)
    if field == "seat" and speaks:
        return match.seating
    return match.players if isinstance(claim, Score) else match.order


def _seats_in(shape: Shape, value: Any) -> list[Seat]:
    """The seats that a member of a claim names: as its value, its items or its keys."""
    match unmarked(shape):
        case OneOf(options):
            return [] if value is None else [seat for one in options for seat in _seats_in(one, value)]
        case Simple(kind) if kind is Seat and not isinstance(value, Mapping):
            return [value]
        case Several(Simple(kind)) if kind is Seat:
            return list(value)
        case Mapped() if isinstance(value, Mapping):
            return list(value)
    return []


def _cards_in(value: Any) -> list[Card]:
    if isinstance(value, Card):
        return [value]
    inner = value.values() if isinstance(value, Mapping) else value if isinstance(value, tuple) else ()
    return [card for item in inner for card in _cards_in(item)]
