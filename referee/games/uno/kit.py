"""The current rules of a match as data for a client, derived from the ruleset."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from referee.games.uno.model.claims import Challenge, Draw, ShowHand
from referee.games.uno.model.deck import COPIES_BY_EDITION, CardEffect, FirstCardOutcome
from referee.games.uno.model.ruleset import UnoCase, UnoRuleset
from referee.games.uno.options.house_rules import HOUSE_RULES
from referee.games.uno.options.rulesets import ruleset
from referee.games.uno.rules.challenge import CHECKS_OF_ANSWERING_SEAT, CHECKS_OF_CHALLENGER
from referee.games.uno.rules.draw import only_one_card_is_drawn_per_turn
from referee.games.uno.rules.hands import must_name_swap_partner
from referee.games.uno.rules.wild import BARRING_TESTS_OF_WILD_DRAW_FOUR
from referee.kit.quantities import CardCount, Points, RoundNumber
from referee.match.model.extra_claims import extra_claims_of_house_rules
from referee.match.model.kit import (
    CallTimes,
    DeckFaceCount,
    Kit,
    RoundScoring,
    copies_of_each_face,
    fewer_points_are_better,
    points_by_face,
    scoring_by_round,
)
from referee.match.model.state import AnyMatch, Rules
from referee.match.table.rounds import seat_left_of_dealer
from referee.rulings.ruleset import Check, return_no_aftermath
from referee.rulings.tags import Claim


@dataclass(frozen=True)
class Effect:
    """What a card does when it is played.

    - `steps`: How many seats the turn moves on: 1 is the next seat, and 2 skips one seat.
    - `turns`: Whether the card changes the direction, before the turn moves on.
    - `owes`: How many cards the next seat has to draw.
    - `open_to_challenge`: Whether the card may be challenged.
    - `hands`: Which hands move: hands are swapped with one player (`swap`), all hands are passed on (`pass`),
      or all are shuffled and dealt again (`shuffle`).
    - `may_be_left_out`: Whether the player may skip the swap.
    - `names_somebody`: Whether the player chooses whom to swap with.
    """

    steps: int
    turns: bool
    owes: CardCount
    open_to_challenge: bool
    hands: Literal["swap", "pass", "shuffle"] | None
    may_be_left_out: bool
    names_somebody: bool


@dataclass(frozen=True)
class AnswerCard:
    """A card with the face `face` may be played on a card with the face `on` instead of drawing. The next
    seat then has to draw the cards that were not drawn."""

    on: str
    face: str
    effect: Effect


@dataclass(frozen=True)
class FirstCard:
    """What happens to a card that is turned up before the first turn. A card that is in neither list begins
    the discard pile and takes effect.

    - `passed_over`: The faces for which another card is turned up.
    - `plainly`: The faces that start the round without any effect.
    """

    passed_over: tuple[str, ...]
    plainly: tuple[str, ...]


@dataclass(frozen=True)
class ChallengeRules:
    """Who may challenge a Wild Draw Four, and who sees the hand of its player.

    - `bars`: Which cards in that hand make the card illegal.
    - `shown_to_everybody`: Whether everybody gets to see that hand.
    """

    by: Literal["next", "anybody", "nobody"]
    bars: str
    shown_to_everybody: bool


@dataclass(frozen=True, kw_only=True)
class UnoKit(Kit):
    """The rules in force as data, so that a client can work out the result of a move.

    - `hand_size`: How many cards each seat is dealt.
    - `effects`: What the cards do, by face; cards without an effect are left out.
    - `draws_one_by_one`: Whether a seat may draw several times in one turn.
    - `draws_plainly`: Whether a draw has no other effect than adding cards to the hand.
    """

    hand_size: CardCount
    first_card: FirstCard
    effects: Mapping[str, Effect]
    answers: tuple[AnswerCard, ...]
    challenge: ChallengeRules
    draws_one_by_one: bool
    draws_plainly: bool


def rules_for_client(match: AnyMatch) -> UnoKit:
    """The current rules of this match as data for a client."""
    chosen = ruleset(match.rules, len(match.order))
    is_one_a_turn = _procedure_has_check(chosen, Draw, only_one_card_is_drawn_per_turn)
    actions = chosen.actions
    deck = copies_of_each_face(COPIES_BY_EDITION[chosen.edition])
    return UnoKit(
        deck=deck,
        counting=scoring_by_round(match, lambda rules, first: _scoring_from_round(match, rules, first)),
        fewest_win=fewer_points_are_better(chosen, match),
        target_in="points",
        dealer_passes_left=chosen.deal_goes_around,
        left_of_dealer_starts=chosen.starter is seat_left_of_dealer,
        call=_times_to_call_uno(chosen),
        extras=extra_claims_of_house_rules(HOUSE_RULES, match.rules),
        hand_size=CardCount(chosen.cards_dealt),
        first_card=_first_card_rules(chosen, deck),
        effects={
            one.face: _effect_for_client(actions[one.face], match) for one in deck if one.face in actions
        },
        answers=tuple(
            AnswerCard(on, face, _effect_for_client(action, match))
            for (on, face), action in chosen.answers.items()
        ),
        challenge=_challenge_rules(chosen),
        draws_one_by_one=not is_one_a_turn,
        draws_plainly=is_one_a_turn and chosen.aftermath is return_no_aftermath,
    )


def _scoring_from_round(match: AnyMatch, rules: Rules, first: RoundNumber) -> RoundScoring:
    """How rounds are scored, beginning with round `first`.

    The function scores sample rounds with these rules. The result is therefore correct for every scoring
    option.
    """
    chosen = ruleset(rules, len(match.order))
    winner, *others = match.players
    credit = chosen.credit
    one, two = (credit(match, winner, Points(points)) for points in (1, 2))
    left = {seat: Points(1) for seat in others}
    return RoundScoring(
        from_round=first,
        to="winner" if winner in chosen.scoring(match, winner, left) else "each",
        wins_only=one == two,
        times=one[winner],
        teams=len(one) > 1,
        points=points_by_face(chosen, COPIES_BY_EDITION[chosen.edition]),
    )


def _times_to_call_uno(chosen: UnoRuleset) -> CallTimes:
    return CallTimes(
        due_with=CardCount(1) if chosen.has_calls else None,
        early_with=CardCount(2) if chosen.has_calls and chosen.has_early_calls else None,
        tapped=chosen.call_is_tapped,
    )


def _first_card_rules(chosen: UnoRuleset, deck: tuple[DeckFaceCount, ...]) -> FirstCard:
    becomes, actions = chosen.first_card, chosen.actions
    begin = [one for one in deck if becomes[one.face] is FirstCardOutcome.BEGINS]
    return FirstCard(
        passed_over=tuple(one.face for one in deck if one not in begin),
        plainly=tuple(
            one.face for one in begin if one.colored and _has_no_effect_as_first_card(actions.get(one.face))
        ),
    )


def _has_no_effect_as_first_card(action: CardEffect | None) -> bool:
    """Whether a card with this action has no effect when it is turned up at the deal. A card without an
    action, and a card that moves hands, have no effect then."""
    return action is None or action.hands is not None


def _effect_for_client(action: CardEffect, match: AnyMatch) -> Effect:
    return Effect(
        steps=action.steps,
        turns=action.turns,
        owes=CardCount(action.owes),
        open_to_challenge=action.open_to_challenge,
        hands=action.hands,
        may_be_left_out=action.may_be_left_out,
        names_somebody=must_name_swap_partner(action, match),
    )


def _challenge_rules(chosen: UnoRuleset) -> ChallengeRules:
    bars = {function: name for name, function in BARRING_TESTS_OF_WILD_DRAW_FOUR.items()}
    by: Mapping[Literal["next", "anybody"], Check[UnoCase[Challenge]]] = {
        "next": CHECKS_OF_CHALLENGER["target"],
        "anybody": CHECKS_OF_CHALLENGER["anyone"],
    }
    return ChallengeRules(
        by=next(
            (who for who, check in by.items() if _procedure_has_check(chosen, Challenge, check)), "nobody"
        ),
        bars=bars[chosen.bars_a_wild_draw_four],
        shown_to_everybody=_procedure_has_check(chosen, ShowHand, CHECKS_OF_ANSWERING_SEAT["everybody"]),
    )


def _procedure_has_check(chosen: UnoRuleset, claim: type[Claim], check: Callable[..., object]) -> bool:
    procedure = chosen.procedures[claim]
    return check in (*procedure.needs, *procedure.checks)
