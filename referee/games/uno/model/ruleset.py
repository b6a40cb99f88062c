"""The ruleset of UNO: each number, chart and function that a table can choose."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Self, TypeGuard, TypeVar

from referee.games.shared.ruleset import CallsRuleset
from referee.games.uno.model.claims import Draw
from referee.games.uno.model.deck import Action, BarringRule, Face, FirstCardFate
from referee.games.uno.model.state import Round, UnoMatch
from referee.kit.quantities import Count, Points
from referee.kit.seats import Order, Seat
from referee.kit.values import replace
from referee.match.model.ruleset import HandsRuleset
from referee.match.model.state import Match
from referee.match.table.rounds import Score
from referee.rulings.ruleset import Case, Chart, Check, ClaimT, Events, Infer, MissingTarget


class ReportedHands(NamedTuple):
    """The total points of some hands, as a score reports them.

    - `of`: The seats with these hands.
    - `gone`: The seats that left the round, whose hands count as well.
    """

    of: tuple[Seat, ...]
    points: Points
    gone: tuple[Seat, ...] = ()


@dataclass(frozen=True, kw_only=True)
class UnoRuleset(HandsRuleset, CallsRuleset):
    """The rules of one table of UNO.

    Charts:
    - `actions`: What a card does, by face; `between_two`: the same with two players.
    - `answers`: What a card does that is played on a debt, by the face on top and the face played.
    - `out_of_turn`: Checks that cite the rule by which a card may be played out of turn.
    - `first_card`: What happens to a card that is turned up at the deal, by face.
    - `points`: The points of a card, by face.

    Numbers of cards:
    - `cards_dealt`: The size of a hand at the deal.
    - `lost_challenge`: The cards that a lost challenge adds.
    - `late_call`: The penalty for a forgotten call.
    - `min_cards_left`: The minimum size of a hand at the end of a round.

    Choices:
    - `proved_bluff_goes_back`: Whether a Wild Draw Four is refused if the cards prove it illegal. If not, it
      stands and may be challenged.
    - `has_calls`, `has_early_calls`: Whether UNO is called, and whether an early call counts.
    - `call_is_tapped`: Whether the call is a tap on the table.
    - `call_on_receiving`: Whether a seat that is given a hand of one card has to call.
    - `missed_turn_closes`, `skip_closes`: Whether a turn missed by drawing, and a skipped turn, close the
      call window.
    - `first_draw_two_skips`: Whether the first player misses the turn after a Draw Two is turned up. If not,
      the player draws and plays.
    - `last_card_makes_somebody_draw`: Whether cards are drawn for the last card of a round.

    Functions:
    - `starter_after_reverse(order, dealer)`: The seat that starts after a Reverse is turned up.
    - `declining`: The check of a draw by choice.
    - `keeping`: The check of keeping a drawn card.
    - `resolve_drawn_card(case)`: What is implied when another seat acts after a draw.
    - `bars_a_wild_draw_four`: Which cards in the hand make a Wild Draw Four illegal.
    - `resolve_challenge_time(case)`: What is undone by a challenge after the cards were drawn.
    - `closes_the_time_to_catch(claim)`: Whether an act closes call windows.
    - `after_going_out(case, seat)`: The events after a seat has gone out.
    - `seats_to_count(match)`: The seats whose hands are counted then.
    - `possible_winners(match, score)`: The seats that can have gone out, by a score.
    - `reported_hands(match, score, out)`: The points of hands that a score reports.
    - `still_in(match, target)`: The seats that are not out of the match.
    """

    actions: Chart[Face, Action]
    between_two: Chart[Face, Action]
    answers: Mapping[tuple[str, str], Action] = field(default_factory=dict)
    out_of_turn: tuple[Check["UnoCase[Any]"], ...] = ()
    first_card: Chart[Face, FirstCardFate]
    points: Chart[Face, Points]

    cards_dealt: Count
    lost_challenge: Count
    late_call: Count
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

    starter_after_reverse: Callable[[Order, Seat], Seat]
    declining: Check["UnoCase[Draw]"]
    keeping: Check["UnoCase[Draw]"]
    resolve_drawn_card: Infer["UnoCase[Any]"]
    bars_a_wild_draw_four: BarringRule
    resolve_challenge_time: Infer["UnoTableCase[Any]"]
    closes_the_time_to_catch: Callable[[object], bool]
    after_going_out: Callable[["UnoCase[Any]", Seat], Events]
    seats_to_count: Callable[[Match[Round]], tuple[Seat, ...]]
    possible_winners: Callable[[Match[Any], Score], tuple[Seat, ...]]
    reported_hands: Callable[[Match[Any], Score, Seat | None], tuple[ReportedHands, ...]]
    still_in: Callable[[Match[Any], Points], Order]

    def with_answer(self, on: Face, played: Face, action: Action) -> Self:
        """The same ruleset in which a debt for the face `on` may be answered with the face `played`. Raises
        MissingTarget if it may be already."""
        if (on, played) in self.answers:
            raise MissingTarget(f"{played} answers {on} already")
        return replace(self, answers={**self.answers, (on, played): action})


UnoCase = Case[UnoRuleset, Match[Round], ClaimT]
"""A claim while a round is open, which the first need of its procedure makes sure of."""
UnoTableCase = Case[UnoRuleset, UnoMatch, ClaimT]
"""A claim with or without an open round."""
_ClaimT = TypeVar("_ClaimT")


def is_in_a_round(case: UnoTableCase[_ClaimT]) -> TypeGuard[UnoCase[_ClaimT]]:
    """Whether a round is open, so that the case is one of an open round."""
    return case.state.round is not None
