"""The ruleset of UNO: the numbers, charts (lookup tables) and functions that differ between tables."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Self, TypeGuard, TypeVar

from referee.games.shared.ruleset import CallsRuleset
from referee.games.uno.model.claims import Draw
from referee.games.uno.model.deck import CardEffect, Face, FirstCardOutcome, WildDrawFourRule
from referee.games.uno.model.state import Round, UnoMatch
from referee.kit.quantities import CardCount, Points
from referee.kit.said import Said
from referee.kit.seats import Seat, SeatOrder
from referee.kit.values import replace
from referee.match.model.ruleset import RulesetScoredByHands
from referee.match.model.state import Match
from referee.match.table.rounds import ScoreRound
from referee.rulings.ruleset import (
    AmendmentDoesNotFit,
    Case,
    Check,
    ClaimT,
    Events,
    ImpliedEventsFunction,
    RuleChart,
)


class ReportedHands(NamedTuple):
    """The total points of several hands, as reported in a score.

    - `of`: The seats in play whose hands the total includes.
    - `gone`: The seats no longer in play whose hands the total includes. Empty if it includes no such hands.
    """

    of: tuple[Seat, ...]
    points: Points
    gone: tuple[Seat, ...] = ()


@dataclass(frozen=True, kw_only=True)
class UnoRuleset(RulesetScoredByHands, CallsRuleset):
    """The rules of one table of UNO.

    Charts:
    - `actions`: The effect of each card. The keys are faces.
    - `between_two`: Effects that replace those in `actions` while only two players are in the match. The keys
      are faces.
    - `answers`: The effect of a card that is played instead of drawing the cards that are due. The keys are
      pairs of the face on top and the played face.
    - `out_of_turn`: Checks for cards that are played out of turn. If a rule allows the play, its check cites
      the rule.
    - `first_card`: What happens to the card that is turned up at the deal. The keys are faces.
    - `points`: The points of each card. The keys are faces.

    Numbers of cards:
    - `cards_dealt`: The size of a hand at the deal.
    - `lost_challenge`: The number of extra cards that a lost challenge costs.
    - `late_call`: The number of cards drawn as the penalty for a missed call.
    - `min_cards_left`: The minimum number of cards that each other hand has when a seat goes out.

    Choices:
    - `proved_bluff_goes_back`: Whether a Wild Draw Four is refused if the cards prove it illegal. If the
      value is false, the card stays and can be challenged.
    - `has_calls`: Whether players have to call UNO.
    - `has_early_calls`: Whether an early call is valid.
    - `call_is_tapped`: Whether players tap on the table in place of calling UNO.
    - `call_on_receiving`: Whether a seat has to call if it is given a hand of one card.
    - `missed_turn_closes`: Whether the time to call UNO ends when another seat draws the cards that are due
      and misses its turn.
    - `skip_closes`: Whether a card that skips a turn ends its player's time to call UNO at once.
    - `first_draw_two_skips`: Whether the first player misses the turn if a Draw Two is turned up at the deal.
      If the value is false, the first player draws two cards and then plays.
    - `last_card_makes_somebody_draw`: Whether a seat still has to draw if the last card of a round is a Draw
      Two or a Wild Draw Four.

    Functions:
    - `starter_after_reverse(order, dealer)`: The seat that starts if a Reverse is turned up at the deal.
    - `declining`: The check of a draw that is a choice, because the seat has no cards due.
    - `keeping`: The check of a claim that a seat keeps the card that it drew.
    - `resolve_drawn_card(case)`: The implied events if the seat on turn has drawn a card and another seat
      acts next. At most tables they end the turn of the seat that drew.
    - `bars_a_wild_draw_four`: The rule for which cards in the hand make a Wild Draw Four illegal.
    - `resolve_challenge_time(case)`: The implied events of a challenge that comes after the cards were drawn.
      At some tables the drawn cards go back and are due again. At other tables nothing is implied.
    - `closes_the_time_to_catch(claim)`: Whether a play or draw ends the time in which other seats can be
      caught.
    - `after_going_out(case, seat)`: The events after a seat has played its last card.
    - `seats_to_count(match)`: The seats that have to count the cards in their hands after a seat has played
      its last card.
    - `possible_winners(match, score)`: The seats that may have gone out according to a score.
    - `reported_hands(match, score, out)`: The points of hands that a score reports, if the seat `out` went
      out.
    - `still_in(match, target)`: The seats that are not eliminated from the match.
    """

    actions: RuleChart[Face, CardEffect]
    between_two: RuleChart[Face, CardEffect]
    answers: Mapping[tuple[str, str], CardEffect] = field(default_factory=dict)
    out_of_turn: tuple[Check["UnoCase[Any]"], ...] = ()
    first_card: RuleChart[Face, FirstCardOutcome]
    points: RuleChart[Face, Points]

    cards_dealt: CardCount
    lost_challenge: CardCount
    late_call: CardCount
    min_cards_left: int
    proved_bluff_goes_back: bool
    has_calls: bool
    has_early_calls: bool
    call_is_tapped: bool
    call_on_receiving: bool
    missed_turn_closes: bool
    skip_closes: bool
    first_draw_two_skips: bool
    last_card_makes_somebody_draw: bool

    starter_after_reverse: Callable[[SeatOrder, Seat], Seat]
    declining: Check["UnoCase[Draw]"]
    keeping: Check["UnoCase[Draw]"]
    resolve_drawn_card: ImpliedEventsFunction["UnoCase[Any]"]
    bars_a_wild_draw_four: WildDrawFourRule
    resolve_challenge_time: ImpliedEventsFunction["AnyUnoCase[Any]"]
    closes_the_time_to_catch: Callable[[object], bool]
    after_going_out: Callable[["UnoCase[Any]", Seat], Events]
    seats_to_count: Callable[[Match[Round]], tuple[Seat, ...]]
    possible_winners: Callable[[Match[Any], ScoreRound], tuple[Seat, ...]]
    reported_hands: Callable[[Match[Any], ScoreRound, Seat | None], tuple[ReportedHands, ...]]
    still_in: Callable[[Match[Any], Points], SeatOrder]

    def with_card_playable_on_draw_debt(self, on: Face, played: Face, action: CardEffect) -> Self:
        """A copy of the ruleset with one more entry in `answers`: a seat that has to draw cards because of
        the face `on` may play the face `played` instead. Raises AmendmentDoesNotFit if `answers` already has
        an entry for these faces."""
        if (on, played) in self.answers:
            raise AmendmentDoesNotFit(Said("amendment-answer-exists", {"played": played, "on": on}))
        return replace(self, answers={**self.answers, (on, played): action})


UnoCase = Case[UnoRuleset, Match[Round], ClaimT]
"""A claim in an open round, with its ruleset and state. A procedure for this type must first have a check in
`needs` that refuses claims while no round is open."""
AnyUnoCase = Case[UnoRuleset, UnoMatch, ClaimT]
"""A claim in a match with or without an open round, with its ruleset and state."""
_ClaimT = TypeVar("_ClaimT")


def case_has_open_round(case: AnyUnoCase[_ClaimT]) -> TypeGuard[UnoCase[_ClaimT]]:
    """Whether a round is open. If one is open, type checkers treat the case as a `UnoCase`."""
    return case.state.round is not None
