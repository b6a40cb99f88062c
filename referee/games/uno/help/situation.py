"""A described situation of UNO: what kinds there are, and how more is told of one."""

from typing import TypeGuard

from referee.games.shared.call_window import seat_of_call_window
from referee.games.shared.position import discards_match_description
from referee.games.uno.help.position import Told
from referee.games.uno.model.claims import Play
from referee.games.uno.model.state import Debt, Round
from referee.kit.quantities import CardCount
from referee.kit.seats import Seat
from referee.match.help.fact import Fact, teller
from referee.match.help.situation import ClaimedT, Described, Situation, is_told
from referee.rulings.tags import Claim

UnoSituation = Situation[Told, ClaimedT]
"""A situation in which a round is open and this is claimed."""
AnyUnoSituation = Described[Told]
"""A situation of UNO, of which nobody knows whether a round is open."""
UnoFact = Fact[UnoSituation[ClaimedT]]

with_round = teller(Told)
"""The situation with this told of its round."""


def has_a_round(situation: Situation[Told | None, ClaimedT]) -> TypeGuard[UnoSituation[ClaimedT]]:
    """Whether a round is open."""
    return situation.round is not None


def with_hand(situation: UnoSituation[ClaimedT], seat: Seat, count: int) -> UnoSituation[ClaimedT]:
    """The situation with this told of a hand."""
    return with_round(situation, hands={**(situation.round.hands or {}), seat: CardCount(count)})


def the_card_laid(situation: UnoSituation[Claim]) -> Play:
    """What happened first by an answer, which says that it was this. Raises ValueError where it was not."""
    laid = situation.happened[0]
    if not isinstance(laid, Play):
        raise ValueError("what happened first is no card that was laid")
    return laid


def holds(told: UnoSituation[Claim], really: Round) -> bool:
    """Whether all that was told of the open round is so in this one."""
    round = told.round
    compared = (
        ("window", seat_of_call_window(round.window), seat_of_call_window(really.window)),
        ("last_window", seat_of_call_window(round.last_window), seat_of_call_window(really.last_window)),
        ("color", round.color, really.color),
        ("turn", round.turn, really.turn),
        ("direction", round.direction, really.direction),
        ("drew", round.drew, really.drew),
        ("debt", _owed(round.debt), _owed(really.debt)),
        ("color_owed_by", round.color_owed_by, really.color_owed_by),
        ("out", round.out, really.out),
    )
    return (
        discards_match_description(round, really)
        and all(said == is_so for name, said, is_so in compared if is_told(told, name))
        and all(one is None or really.hands[seat] in (one, None) for seat, one in (round.hands or {}).items())
    )


def _owed(debt: Debt | None) -> tuple[Seat, CardCount] | None:
    """Of a debt only who owes how many cards has to be as it was told."""
    return None if debt is None else (debt.seat, debt.count)
