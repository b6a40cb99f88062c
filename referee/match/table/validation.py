"""What in a claim does not belong to a match: its kind, a seat, a card, or rules that nobody can play by."""

import typing
from collections.abc import Mapping, Sequence
from functools import cache
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
from referee.rulings.tags import Claim, Reporter, json_name, round_of


def invalid_parts(game: Game, match: AnyMatch, claim: Claim) -> Faults:
    """What in a claim does not belong to this match, by field: the kind of claim, a seat, a card."""
    if claim.__class__ not in game.claims:
        return {"claim": [f"{claim.tag} is no claim of {game.title}."]}
    kind: type = claim.__class__
    errors: Faults = {}
    for name, hint in _hints(kind).items():
        said = getattr(claim, name)
        known = _seats_known(match, claim, name)
        unknown = [seat for seat in _seats_said(hint, said) if seat not in known]
        if unknown:
            errors[json_name(name)] = [f"Nobody sits at seat {unknown[0]}."]
        elif any(card not in game.cards for card in _cards_said(said)):
            errors[name] = [f"{game.title} has no such card."]
    if isinstance(claim, AgreeOnRules | Open) and (wrong := faults(game, claim.rules, len(match.players))):
        errors["rules"] = wrong
    if not errors and says_too_little(game, match, claim):
        errors["points"] = [POINTS_ARE_MISSING]
    return errors


def says_too_little(game: Game, match: AnyMatch, claim: Claim) -> bool:
    """Whether a score names only the winner of a round in which points are counted."""
    names_one = isinstance(claim, Score) and claim.names_only_the_winner
    return names_one and not game.ruleset_of(match).winner_is_enough


def _seats_known(match: AnyMatch, claim: Claim, field: str) -> Sequence[int]:
    """The seats that a field may name: who plays, and in a score also who sits the round out. A round that
    is past may have been played by people who are gone, and their phones may still be there; who has left may
    come back; and who is out of the match may still be renamed, have another total on paper, and say what is
    then refused."""
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


def _seats_said(hint: Any, said: Any) -> list[Seat]:
    if isinstance(said, Mapping):
        return list(said)
    kinds = typing.get_args(hint) or (hint,)
    if Seat not in kinds or said is None:
        return []
    return list(said) if isinstance(said, tuple) else [said]


def _cards_said(said: Any) -> list[Card]:
    if isinstance(said, Card):
        return [said]
    inner = said.values() if isinstance(said, Mapping) else said if isinstance(said, tuple) else ()
    return [card for item in inner for card in _cards_said(item)]


@cache
def _hints(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind)
