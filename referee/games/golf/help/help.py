"""Help with Golf."""

from referee.games.golf.help.amounts import AMOUNTS
from referee.games.golf.help.facts.every_fact import facts_of
from referee.games.golf.help.facts.unreported import complete_situation, with_unreported_details
from referee.games.golf.help.named import NAMED
from referee.games.golf.help.occasions import ASKED_ON, BIG_QUARRELS
from referee.games.golf.help.position import RoundDescription
from referee.games.golf.help.questions import general, golf, house_rules_in_play
from referee.games.golf.help.situation import AnyGolfSituation, description_fits_round
from referee.games.golf.model.claims import Call, Catch, Clear, Deal, Place, Turn
from referee.games.golf.model.events import (
    ColumnsDrawn,
    DirectionReversed,
    RoundDealt,
    UnoCalled,
    UnoCalledEarly,
)
from referee.games.golf.model.state import ROWS, GolfMatch, Round, count_facedown, has_open_round
from referee.games.shared.call_window import call_window_status
from referee.kit.said import Said
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.match.help.claim_kind import ClaimKind
from referee.match.help.game_help import Help
from referee.match.help.round_questions import RoundQuestions
from referee.match.help.visible_round import VisibleRound
from referee.rulings.tags import Claim


def few_cards_left(round: Round, seat: Seat) -> int | None:
    """The number of cards that a seat has left to turn up. None if it has more than two."""
    left = count_facedown(round.grids[seat])
    return left if left is not None and left <= 2 else None


def with_inferred_details(situation: AnyGolfSituation) -> AnyGolfSituation:
    """The same situation. In UNO Golf no detail follows from the reported ones."""
    return situation


def visible_round(round: Round) -> VisibleRound:
    """The part of an open round that the players see."""
    return VisibleRound(round.top, round.turn, round.direction, ended_by=round.closed_by)


def cards_left(round: Round, seat: Seat) -> int:
    """The number of facedown cards of a seat."""
    return count_facedown(round.grids[seat])


def number_of_cards(number: int) -> Said:
    """The text for this number of facedown cards."""
    return Said("ask-cards-golf", {"number": number})


def goal(target: int) -> Said:
    """The text for the target of a match."""
    return Said("ask-goal-golf", {"target": target})


ROUND_QUESTIONS = RoundQuestions(
    cards_left,
    number_of_cards,
    goal,
    draw_events=(ColumnsDrawn,),
    direction_events=(DirectionReversed, RoundDealt),
    call_events=(UnoCalled, UnoCalledEarly),
    claims_by_pattern={r"\bbe caught\b": Catch},
    target_is_rounds=True,
)
CLAIM_KINDS = {
    Deal: ClaimKind.DEAL,
    Turn: ClaimKind.PLAY,
    Clear: ClaimKind.PLAY,
    Call: ClaimKind.CALL,
    Catch: ClaimKind.CATCH,
}


def fields_to_ask_for(description: RoundDescription) -> frozenset[str]:
    """The fields of a described round that a fact asks for. There are none: every field may be left out."""
    return frozenset()


def fit_claim_to_match(claim: Claim, match: GolfMatch) -> Claim | None:
    """The claim of an example for the cards of this match. None if it does not fit.

    A turn with the top discard gets the place of a faceup card in the grid of this match. Other turns do not
    fit, and a grid without a faceup card does not fit either. All other claims name no place, so they stay
    the same.
    """
    if not isinstance(claim, Turn):
        return claim
    if (
        not has_open_round(match)
        or claim.took != "discard"
        or claim.place is None
        or claim.came_out is not None
    ):
        return None
    grid = match.round.grids[claim.seat]
    faceup = (Place(one.id, row) for one in grid for row in ROWS if one.card_in_row(row) is not None)
    place = next(faceup, None)
    return None if place is None else replace(claim, card=None, place=place)


HELP: Help[Round, RoundDescription] = Help(
    questions=(*golf.QUESTIONS, *house_rules_in_play.QUESTIONS, *general.QUESTIONS),
    named=NAMED,
    questions_by_occasion=ASKED_ON,
    with_inferred_details=with_inferred_details,
    facts_of=facts_of,
    with_unreported_details=with_unreported_details,
    complete_situation=complete_situation,
    fields_to_ask_for=fields_to_ask_for,
    description_fits_round=description_fits_round,
    visible_round=visible_round,
    call_window_status=call_window_status,
    few_cards_left=few_cards_left,
    transferable_tags=frozenset(f"golf.{kind}" for kind in ("turn", "call", "catch")),
    fit_claim_to_match=fit_claim_to_match,
    claim_kinds=CLAIM_KINDS,
    round_questions=ROUND_QUESTIONS,
    amounts=AMOUNTS,
    most_argued_about=BIG_QUARRELS,
)
