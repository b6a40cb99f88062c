"""Help with UNO."""

from referee.games.shared.call_window import call_window_status
from referee.games.uno.help.amounts import AMOUNTS
from referee.games.uno.help.facts.every_fact import facts_of
from referee.games.uno.help.facts.untold import completed, deduced, untold
from referee.games.uno.help.named import NAMED
from referee.games.uno.help.occasions import ASKED_ON, BIG_QUARRELS
from referee.games.uno.help.position import Told
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
from referee.games.uno.help.situation import holds
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
from referee.match.help.asked_now import AskedNow
from referee.match.help.deeds import Deed
from referee.match.help.game_help import Help
from referee.match.help.seen import Seen
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


def few_left(round: Round, seat: Seat) -> int | None:
    """How many cards a seat has left to play; None if it has more than two."""
    left = round.hands[seat]
    return left if left is not None and left <= 2 else None


def seen(round: Round) -> Seen:
    """What shows of an open round, and is asked about."""
    owed = {"a color": round.color_owed_by, "a hand": round.challenged, "a swap": round.swap}
    return Seen(
        round.top,
        round.turn,
        round.direction,
        ended_by=round.out,
        waits=next((what for what, who in owed.items() if who is not None), None),
        owes=round.debt is not None,
        drew=round.drew,
        color=round.color,
        color_before=None if round.debt is None else round.debt.over,
    )


def left(round: Round, seat: Seat) -> int | None:
    """How many cards a seat has; None where nobody has told."""
    return round.hands[seat]


def to_draw(round: Round) -> tuple[Seat, int] | None:
    """Who owes cards, and how many."""
    return None if round.debt is None else (round.debt.seat, round.debt.count)


def owes(event: Event) -> Seat | None:
    """Whom an event makes owe cards."""
    return event.debt.seat if isinstance(event, DrawDebtBegun) else None


def so_many_cards(number: int) -> Said:
    """So many cards."""
    return Said("ask-cards-uno", {"number": number})


def goal(target: int) -> Said:
    """What a match is played to."""
    return Said("ask-goal-uno", {"target": target})


NOW = AskedNow(
    left,
    so_many_cards,
    goal,
    drawn=(DrawDebtPaid, PenaltyDrawn, CardsDrawn),
    directions=(DirectionReversed, RoundDealt),
    calls=(UnoCalled, UnoCalledEarly),
    colors=(ColorChosen, CardPlayed, RoundResynced, RoundDealt),
    owed=(DrawDebtPaid,),
    to_draw=to_draw,
    owes=owes,
    claims={r"\bchallenge\b": Challenge, r"\bbe caught\b": Catch},
)
DEEDS = {
    Deal: Deed.DEAL,
    Play: Deed.PLAY,
    Draw: Deed.DRAW,
    Call: Deed.CALL,
    Catch: Deed.CATCH,
    Challenge: Deed.CHALLENGE,
    ShowHand: Deed.CHALLENGE,
}


def asked_for(told: Told) -> frozenset[str]:
    """The color of a wild on top, where nobody says which is in force."""
    return frozenset(("color",)) if told.color is None else frozenset()


def as_here(claim: Claim, match: UnoMatch) -> Claim:
    """A claim of an example speaks of no place that is only at its table."""
    return claim


HELP: Help[Round, Told] = Help(
    questions=tuple(question for part in PARTS for question in part.QUESTIONS),
    named=NAMED,
    asked_on=ASKED_ON,
    deduced=deduced,
    facts_of=facts_of,
    untold=untold,
    completed=completed,
    asked_for=asked_for,
    holds=holds,
    seen=seen,
    call_stands=call_window_status,
    few_left=few_left,
    asked_alike=frozenset(
        f"uno.{kind}" for kind in ("play", "draw", "color", "challenge", "show_hand", "call", "catch", "swap")
    ),
    as_here=as_here,
    deeds=DEEDS,
    part_of={NameColor: Play},
    now=NOW,
    amounts=AMOUNTS,
    big=BIG_QUARRELS,
)
