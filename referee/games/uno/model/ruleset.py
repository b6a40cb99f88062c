"""What can be another way at a table of UNO: each number, row and function that a chapter asks for."""

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
from referee.rulings.ruleset import Case, Chart, Check, ClaimT, Closes, Events, MissingTarget


class ReportedHands(NamedTuple):
    """Hands that were left, and what they were worth together, as a score tells it: with those of the `gone`,
    which were set aside before the end."""

    of: tuple[Seat, ...]
    points: Points
    gone: tuple[Seat, ...] = ()


@dataclass(frozen=True, kw_only=True)
class UnoRuleset(HandsRuleset, CallsRuleset):
    """One answer to every question at a table of UNO.

    Charts: what a card does is its row of `actions`, with two players of `between_two`; `answers` has a row
    for each pair of the face on top and the face that answers what is owed for it. `first_card` is what
    becomes of a card that is turned up at the deal. `out_of_turn` are the ways to lay a card out of turn.

    Numbers: `cards_dealt` to each; how many more a `lost_challenge` and a `late_call` cost; how many
    `cards_in_a_hand_left` there are at the least. Yes or no: `proved_bluff_goes_back`, or it may be
    challenged; the table `has_calls`, and `has_early_calls`; a `call_is_tapped` on the table; who is given
    one card has to `call_on_receiving` it; a turn that is missed, and one that is skipped, ends the time to
    catch (`missed_turn_closes`, `skip_closes`); `first_draw_two_skips`, or its player draws and plays;
    `last_card_makes_somebody_draw`.

    Functions of the chapters: who `starts_after_a_reverse`; the check of who draws and does not have to
    (`declining`), and of who keeps the card drawn (`keeping`); what comes of `leaving_a_drawn_card`; which
    card in a hand `bars_a_wild_draw_four`; whether drawing ends the time for a challenge
    (`challenge_reopens`); whether an act `closes_the_time_to_catch`; what happens `once_somebody_is_out`;
    `who_counts` the hand then; who `may_have_gone_out` by a score, and which hands are `reported_hands` by it;
    who is `still_in` the match after a score.
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
    cards_in_a_hand_left: int
    proved_bluff_goes_back: bool
    has_calls: bool
    has_early_calls: bool
    call_is_tapped: bool
    call_on_receiving: bool
    missed_turn_closes: bool
    skip_closes: bool
    first_draw_two_skips: bool
    last_card_makes_somebody_draw: bool

    starts_after_a_reverse: Callable[[Order, Seat], Seat]
    declining: Check["UnoCase[Draw]"]
    keeping: Check["UnoCase[Draw]"]
    leaving_a_drawn_card: Closes["UnoCase[Any]"]
    bars_a_wild_draw_four: BarringRule
    challenge_reopens: Closes["UnoTableCase[Any]"]
    closes_the_time_to_catch: Callable[[object], bool]
    once_somebody_is_out: Callable[["UnoCase[Any]", Seat], Events]
    who_counts: Callable[[Match[Round]], tuple[Seat, ...]]
    may_have_gone_out: Callable[[Match[Any], Score], tuple[Seat, ...]]
    reported_hands: Callable[[Match[Any], Score, Seat | None], tuple[ReportedHands, ...]]
    still_in: Callable[[Match[Any], Points], Order]

    def with_answer(self, on: Face, laid: Face, action: Action) -> Self:
        """The same ruleset in which what is owed for the one face may be answered by laying the other.
        Raises MissingTarget where that is so already."""
        if (on, laid) in self.answers:
            raise MissingTarget(f"{laid} answers {on} already")
        return replace(self, answers={**self.answers, (on, laid): action})


UnoCase = Case[UnoRuleset, Match[Round], ClaimT]
"""A claim while a round is open, which the first need of its procedure makes sure of."""
UnoTableCase = Case[UnoRuleset, UnoMatch, ClaimT]
"""A claim of which nothing is known yet."""
_ClaimT = TypeVar("_ClaimT")


def is_in_a_round(case: UnoTableCase[_ClaimT]) -> TypeGuard[UnoCase[_ClaimT]]:
    return case.state.round is not None
