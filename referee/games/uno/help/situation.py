"""Described situations of UNO: their types, and functions that add details to one."""

from typing import TypeGuard

from referee.games.shared.call_window import seat_of_call_window
from referee.games.shared.position import discards_match_description
from referee.games.uno.help.position import RoundDescription
from referee.games.uno.model.claims import Play
from referee.games.uno.model.state import Debt, Round
from referee.kit.quantities import CardCount
from referee.kit.seats import Seat
from referee.match.help.fact import Fact, round_updater
from referee.match.help.situation import ClaimedT, Situation, SituationWithOptionalRound, is_reported
from referee.rulings.tags import Claim

UnoSituation = Situation[RoundDescription, ClaimedT]
"""A situation with an open round and a first claim of this type."""
AnyUnoSituation = SituationWithOptionalRound[RoundDescription]
"""A situation of UNO in which a round may be open or not."""
UnoFact = Fact[UnoSituation[ClaimedT]]

with_round = round_updater(RoundDescription)
"""The situation with these fields of the described round changed."""


def has_described_round(
    situation: Situation[RoundDescription | None, ClaimedT],
) -> TypeGuard[UnoSituation[ClaimedT]]:
    """Whether a round is open."""
    return situation.round is not None


def with_hand(situation: UnoSituation[ClaimedT], seat: Seat, count: int) -> UnoSituation[ClaimedT]:
    """The situation in which this seat has this number of cards."""
    return with_round(situation, hands={**(situation.round.hands or {}), seat: CardCount(count)})


def play_that_happened(situation: UnoSituation[Claim]) -> Play:
    """The first claim that happened. An answer to a fact has added it. Raises ValueError if it is not a
    play."""
    play = situation.happened[0]
    if not isinstance(play, Play):
        raise ValueError("the first claim that happened is not a play")
    return play


def description_fits_round(described: UnoSituation[Claim], actual: Round) -> bool:
    """Whether the actual round agrees with everything that is reported of the described round."""
    round = described.round
    compared = (
        ("window", seat_of_call_window(round.window), seat_of_call_window(actual.window)),
        ("last_window", seat_of_call_window(round.last_window), seat_of_call_window(actual.last_window)),
        ("color", round.color, actual.color),
        ("turn", round.turn, actual.turn),
        ("direction", round.direction, actual.direction),
        ("drew", round.drew, actual.drew),
        ("debt", _seat_and_count(round.debt), _seat_and_count(actual.debt)),
        ("color_owed_by", round.color_owed_by, actual.color_owed_by),
        ("out", round.out, actual.out),
    )
    return (
        discards_match_description(round, actual)
        and all(reported == real for name, reported, real in compared if is_reported(described, name))
        and all(
            count is None or actual.hands[seat] in (count, None)
            for seat, count in (round.hands or {}).items()
        )
    )


def _seat_and_count(debt: Debt | None) -> tuple[Seat, CardCount] | None:
    """The seat that owes cards, and the number of cards. Other details of a debt are not compared."""
    return None if debt is None else (debt.seat, debt.count)
