"""Help with UNO."""

from referee.games.shared.call_window import call_window_status
from referee.games.uno.help.amounts import AMOUNTS
from referee.games.uno.help.facts.every_fact import facts_of
from referee.games.uno.help.facts.unreported import (
    complete_situation,
    with_inferred_details,
    with_unreported_details,
)
from referee.games.uno.help.named import NAMED
from referee.games.uno.help.occasions import ASKED_ON, BIG_QUARRELS
from referee.games.uno.help.position import RoundDescription
from referee.games.uno.help.questions import (
    agreed,
    calls,
    cards,
    dealing,
    general,
    house,
    house_rules_in_play,
    irregular,
    scores,
    wild_draw_four,
)
from referee.games.uno.help.situation import description_fits_round
from referee.games.uno.model.claims import Call, Catch, Challenge, Deal, Draw, NameColor, Play, ShowHand
from referee.games.uno.model.events import (
    CardPlayed,
    CardsDrawn,
    ColorChosen,
    DirectionReversed,
    DrawDebtBegun,
    DrawDebtPaid,
    PenaltyDrawn,
    RoundDealt,
    RoundResynced,
    UnoCalled,
    UnoCalledEarly,
)
from referee.games.uno.model.state import Round, UnoMatch
from referee.kit.said import Said
from referee.kit.seats import Seat
from referee.match.help.claim_kind import ClaimKind
from referee.match.help.game_help import Help
from referee.match.help.round_questions import RoundQuestions
from referee.match.help.visible_round import VisibleRound
from referee.rulings.tags import Claim, Event

PARTS = (
    cards,
    wild_draw_four,
    dealing,
    calls,
    irregular,
    house,
    scores,
    agreed,
    house_rules_in_play,
    general,
)


def few_cards_left(round: Round, seat: Seat) -> int | None:
    """The number of cards that a seat has left to play. None if it has more than two, or if the number is
    unknown."""
    left = round.hands[seat]
    return left if left is not None and left <= 2 else None


def visible_round(round: Round) -> VisibleRound:
    """The part of an open round that the players see."""
    owed = {"a color": round.color_owed_by, "a hand": round.challenged, "a swap": round.swap}
    return VisibleRound(
        round.top,
        round.turn,
        round.direction,
        ended_by=round.out,
        awaits=next((what for what, who in owed.items() if who is not None), None),
        is_owed=round.debt is not None,
        has_drawn=round.drew,
        color=round.color,
        color_before=None if round.debt is None else round.debt.over,
    )


def cards_left(round: Round, seat: Seat) -> int | None:
    """The number of cards that a seat has. None if nobody has reported it."""
    return round.hands[seat]


def cards_to_draw(round: Round) -> tuple[Seat, int] | None:
    """The seat that owes cards, and the number of cards. None if no seat owes any."""
    return None if round.debt is None else (round.debt.seat, round.debt.count)


def seat_that_owes(event: Event) -> Seat | None:
    """The seat that owes cards because of an event. None if there is none."""
    return event.debt.seat if isinstance(event, DrawDebtBegun) else None


def number_of_cards(number: int) -> Said:
    """The text for this number of cards."""
    return Said("ask-cards-uno", {"number": number})


def goal(target: int) -> Said:
    """The text for the target of a match."""
    return Said("ask-goal-uno", {"target": target})


ROUND_QUESTIONS = RoundQuestions(
    cards_left,
    number_of_cards,
    goal,
    draw_events=(DrawDebtPaid, PenaltyDrawn, CardsDrawn),
    direction_events=(DirectionReversed, RoundDealt),
    call_events=(UnoCalled, UnoCalledEarly),
    color_events=(ColorChosen, CardPlayed, RoundResynced, RoundDealt),
    paid_draw_events=(DrawDebtPaid,),
    cards_to_draw=cards_to_draw,
    seat_that_owes=seat_that_owes,
    claims_by_pattern={r"\bchallenge\b": Challenge, r"\bbe caught\b": Catch},
)
CLAIM_KINDS = {
    Deal: ClaimKind.DEAL,
    Play: ClaimKind.PLAY,
    Draw: ClaimKind.DRAW,
    Call: ClaimKind.CALL,
    Catch: ClaimKind.CATCH,
    Challenge: ClaimKind.CHALLENGE,
    ShowHand: ClaimKind.CHALLENGE,
}


def fields_to_ask_for(description: RoundDescription) -> frozenset[str]:
    """The fields of a described round that a fact asks for: the color in force, if no color is reported."""
    return frozenset(("color",)) if description.color is None else frozenset()


def fit_claim_to_match(claim: Claim, match: UnoMatch) -> Claim:
    """The same claim. No claim of an example names a place that other matches do not have."""
    return claim


HELP: Help[Round, RoundDescription] = Help(
    questions=tuple(question for part in PARTS for question in part.QUESTIONS),
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
    transferable_tags=frozenset(
        f"uno.{kind}" for kind in ("play", "draw", "color", "challenge", "show_hand", "call", "catch", "swap")
    ),
    fit_claim_to_match=fit_claim_to_match,
    claim_kinds=CLAIM_KINDS,
    completing_claims={NameColor: Play},
    round_questions=ROUND_QUESTIONS,
    amounts=AMOUNTS,
    most_argued_about=BIG_QUARRELS,
)
