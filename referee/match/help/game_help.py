"""The help of a game: its questions, and what Ask knows about its rounds."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from referee.kit.seats import Seat
from referee.match.help.amounts import NO_AMOUNTS, AmountHelp
from referee.match.help.claim_kind import ClaimKind
from referee.match.help.fact import AnyFact
from referee.match.help.named import NamedRule
from referee.match.help.question import Question
from referee.match.help.round_questions import RoundQuestions
from referee.match.help.situation import Situation, SituationWithOptionalRound
from referee.match.help.visible_round import VisibleRound
from referee.match.model.state import Match
from referee.rulings.tags import Claim

RoundT = TypeVar("RoundT")
DescriptionT = TypeVar("DescriptionT")


@dataclass(frozen=True)
class Help(Generic[RoundT, DescriptionT]):
    """The help of one game.

    - `questions`: The questions of the game with their answers.
    - `questions_by_occasion`: By occasion, the ids of the questions that people ask then, the likeliest
      first.
    - `with_inferred_details(situation)`: Returns the situation with the details that follow from reported
      ones.
    - `facts_of(situation)`: Returns the facts on which the rulings may depend.
    - `with_unreported_details(situation, number)`: Returns the variant with this number. It has values for
      details that nobody reported and no fact asks for.
    - `complete_situation(described, answered, number)`: Returns an answered situation with values for all
      details that are left. `described` is the situation before any variant or answer.
    - `fields_to_ask_for(description)`: Returns the fields of a described round that may be missing at first,
      because a fact asks for them.
    - `description_fits_round(situation, round)`: Returns whether a round agrees with the described round.
    - `visible_round(round)`: Returns the part of an open round that the players see.
    - `call_window_status(round, number)`: Returns the status of the time to call UNO after the entry with
      this number. None if there is no such time.
    - `few_cards_left(round, seat)`: Returns how many cards a seat has left to play or to turn up. None if
      there are more than two.
    - `transferable_tags`: The tags of claims that can be made in any match as in an example.
    - `fit_claim_to_match(claim, match)`: Returns the claim of an example for the cards of this match. None if
      no card fits.
    - `claim_kinds`: The kind of each claim that occurs in every game.
    - `completing_claims`: The claims that complete another claim, each with that claim. For example, naming a
      color completes the play of a wild.
    - `amounts`: How amounts are worked out, such as the points of a hand.
    - `named`: The house rules that a question may name.
    - `round_questions`: The answers of the game to questions about its open round.
    - `most_argued_about`: The ids of the questions that people argue about most.
    """

    questions: tuple[Question, ...]
    questions_by_occasion: Mapping[str, tuple[str, ...]]
    with_inferred_details: Callable[
        [SituationWithOptionalRound[DescriptionT]], SituationWithOptionalRound[DescriptionT]
    ]
    facts_of: Callable[[SituationWithOptionalRound[DescriptionT]], Sequence[AnyFact]]
    with_unreported_details: Callable[
        [SituationWithOptionalRound[DescriptionT], int], SituationWithOptionalRound[DescriptionT]
    ]
    complete_situation: Callable[
        [SituationWithOptionalRound[DescriptionT], SituationWithOptionalRound[DescriptionT], int],
        SituationWithOptionalRound[DescriptionT],
    ]
    fields_to_ask_for: Callable[[DescriptionT], frozenset[str]]
    description_fits_round: Callable[[Situation[DescriptionT, Claim], RoundT], bool]
    visible_round: Callable[[RoundT], VisibleRound]
    call_window_status: Callable[[RoundT, int], str | None]
    few_cards_left: Callable[[RoundT, Seat], int | None]
    transferable_tags: frozenset[str]
    fit_claim_to_match: Callable[[Claim, Match[RoundT | None]], Claim | None]
    claim_kinds: Mapping[type[Claim], ClaimKind] = field(default_factory=dict)
    completing_claims: Mapping[type[Claim], type[Claim]] = field(default_factory=dict)
    named: tuple[NamedRule, ...] = ()
    round_questions: RoundQuestions | None = None
    amounts: AmountHelp = NO_AMOUNTS
    most_argued_about: tuple[str, ...] = ()


AnyHelp = Help[Any, Any]
"""The help of any game."""
