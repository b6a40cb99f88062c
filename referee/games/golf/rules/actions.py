"""Action cards: which action cards take effect at the end of a turn, and what they do."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce

from referee.games.golf.model.claims import Turn
from referee.games.golf.model.deck import CardEffect, is_action_card
from referee.games.golf.model.events import (
    CardPlaced,
    CardThrown,
    ColumnCleared,
    DirectionReversed,
    DiscardTaken,
    LastTurnOver,
    TurnBegun,
    TurnMissed,
)
from referee.games.golf.model.rulebook import (
    ACTIONS_ACT,
    DOUBLE_DRAW_TWO,
    DOUBLE_DRAW_TWO_FOR_TWO,
    THROWN_ACTION,
)
from referee.games.golf.model.ruleset import CardOnTop, GolfCase
from referee.games.golf.model.state import Round
from referee.games.golf.rules.pile import (
    cite_pile_too_small_for_columns,
    drawable_column_count,
    events_of_drawing_columns,
)
from referee.games.golf.rules.turn_order import next_seat_in_direction, seats_with_turns_left
from referee.kit.cards import Card
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.match.model.state import Match
from referee.rulings.finding import Finding, finding_breaks, finding_holds
from referee.rulings.ruleset import Events
from referee.rulings.tags import Event


def cards_that_came_on_top(match: Match[Round], events: Events) -> tuple[CardOnTop, ...]:
    """The cards that came on top of the discards during a turn, in this order. `match` is the state before
    the `events` of the turn."""
    return tuple(_yield_cards_on_top(match, events))


def _yield_cards_on_top(match: Match[Round], events: Events) -> Iterator[CardOnTop]:
    for event in events:
        match event:
            case DiscardTaken() if len(match.round.discards) > 1:
                yield CardOnTop(match.round.discards[-2], "bared")
            case CardThrown():
                yield CardOnTop(event.card, "thrown")
            case CardPlaced():
                yield CardOnTop(event.came_out, "came out")
            case ColumnCleared():
                yield CardOnTop(event.cards[-1], "cleared")


# --- which action cards take effect ---


def select_last_card_on_top(on_top: tuple[CardOnTop, ...]) -> tuple[CardOnTop, ...]:
    """The last of these cards, which is the top discard at the end of the turn. The result is a tuple of at
    most one card."""
    return on_top[-1:]


def select_every_card_on_top(on_top: tuple[CardOnTop, ...]) -> tuple[CardOnTop, ...]:
    """All cards that were on top during the turn, including cards that were covered later."""
    return on_top


CARD_SELECTORS_BY_ACTION_TIMING = {
    "end-of-turn": select_last_card_on_top,
    "whenever": select_every_card_on_top,
}
"""The functions that choose the cards that take effect. Each function gets the cards that were on top of the
discards during a turn. The keys are the names of the two rules that a table can choose."""


def cards_that_take_effect(case: GolfCase[Turn], events: Events) -> tuple[Card, ...]:
    """The action cards that take effect at the end of this turn, in the order in which they came on top of
    the discards. A card that was drawn and thrown is left out if the ruleset says that thrown cards have no
    effect."""
    on_top = case.ruleset.action_timing(cards_that_came_on_top(case.state, events))
    thrown = case.ruleset.thrown_action_acts
    return tuple(one.card for one in on_top if is_action_card(one.card) and (thrown or one.how != "thrown"))


def _cards_discarded_by_event(event: Event) -> tuple[Card, ...]:
    match event:
        case CardThrown():
            return (event.card,)
        case CardPlaced():
            return (event.came_out,)
        case ColumnCleared():
            return event.cards
    return ()


# --- the effects of action cards ---


@dataclass(frozen=True)
class ActionOutcome:
    """The result of the action cards of a turn: the findings, the events, and the match after the events.

    The last event gives the turn to the next seat. If no seat has a turn left, this event is missing.
    """

    findings: tuple[Finding, ...]
    events: Events
    match: Match[Round]


def apply_action_cards(case: GolfCase[Turn], match: Match[Round], cards: tuple[Card, ...]) -> ActionOutcome:
    """The outcome after these action cards have taken effect one after another. `match` is the state after
    the cards of the turn have moved."""
    seat = case.claim.seat
    so_far = _UnfinishedActionOutcome(case, match, seat)
    for card in cards:
        so_far = so_far.after_action_card(card, case.ruleset.actions[card.face])
    turn = next_seat_in_direction(
        so_far.match.order, so_far.at, so_far.match.round.direction, seats_with_turns_left(so_far.match)
    )
    if turn is not None:
        so_far = so_far._with_added_events(TurnBegun(turn))
    return ActionOutcome(so_far.findings, so_far.events, so_far.match)


@dataclass(frozen=True)
class _UnfinishedActionOutcome:
    """The intermediate result while the action cards of a turn take effect one after another.

    - `at`: The last seat that had or missed a turn. The next seat is counted from this seat.
    """

    case: GolfCase[Turn]
    match: Match[Round]
    at: Seat
    findings: tuple[Finding, ...] = ()
    events: Events = ()

    def after_action_card(self, card: Card, action: CardEffect) -> "_UnfinishedActionOutcome":
        """A copy in which this card has also taken effect. `action` is the effect of the card."""
        so_far = self._with_direction_reversed() if action.turns else self
        if action.chosen:
            return so_far._with_columns_for_targets(card, action)
        if action.steps == 1 and not action.columns:
            return so_far._with_added_findings(finding_holds(action.article, card=card.name))
        return so_far._with_effect_on_next_seat(card, action)

    def _with_direction_reversed(self) -> "_UnfinishedActionOutcome":
        """A copy in which the direction of play is reversed. The next seat is counted from the seat that
        plays this turn, even if earlier cards of the turn skipped seats."""
        turned = self._with_added_events(DirectionReversed(-self.match.round.direction))
        return replace(turned, at=self.case.claim.seat)

    def _with_effect_on_next_seat(self, card: Card, action: CardEffect) -> "_UnfinishedActionOutcome":
        """A copy in which the next seat misses the turn, and gets new columns if the card gives columns. If
        there is no next seat, only the finding about the card is added."""
        round, among = self.match.round, seats_with_turns_left(self.match)
        # At some tables an action card that closes the round gives columns to a seat without a turn left.
        hit = next_seat_in_direction(
            self.match.order, self.at, round.direction, among or self._seats_affected_by_round_closing_card()
        )
        if hit is None:
            return self._with_added_findings(finding_holds(action.article, card=card.name))
        drawn = (
            events_of_drawing_columns(self.case.ruleset, round, hit, action.columns) if action.columns else ()
        )
        missed = (TurnMissed(hit),) if hit in among else ()
        over = (LastTurnOver(hit),) if missed and round.closed_by is not None else ()
        new_columns = {"new": drawable_column_count(round, action.columns)} if action.columns else {}
        is_over = {} if hit in among else {"over": True}
        findings = (
            finding_holds(action.article, card=card.name, seat=hit, **new_columns, **is_over),
            *(cite_pile_too_small_for_columns(round, action.columns) if action.columns else ()),
        )
        return replace(
            self._with_added_findings(*findings)._with_added_events(*drawn, *missed, *over), at=hit
        )

    def _seats_affected_by_round_closing_card(self) -> tuple[Seat, ...]:
        return () if self.case.ruleset.last_turns else self.match.order

    def _with_columns_for_targets(self, card: Card, action: CardEffect) -> "_UnfinishedActionOutcome":
        """A copy in which the chosen players get the new columns in equal shares, in the order of play. If no
        players are chosen, the result is this object."""
        targets = self._targets_in_play_order(targets_of_double_draw_two(self.case))
        if not targets:
            return self
        each = action.chosen // len(targets)
        article = DOUBLE_DRAW_TWO if len(self.match.order) > 2 else DOUBLE_DRAW_TWO_FOR_TWO
        so_far = self
        columns: list[int] = []
        for target in targets:
            columns.append(drawable_column_count(so_far.match.round, each))
            so_far = so_far._with_added_events(
                *events_of_drawing_columns(self.case.ruleset, so_far.match.round, target, each)
            )
        finding = finding_holds(article, card=card.name, whose=targets, new=columns)
        return so_far._with_added_findings(
            finding, *cite_pile_too_small_for_columns(self.match.round, each * len(targets))
        )

    def _targets_in_play_order(self, targets: tuple[Seat, ...]) -> list[Seat]:
        order, direction = self.match.order, self.match.round.direction
        acting = order.index(self.case.claim.seat)
        return sorted(targets, key=lambda seat: (order.index(seat) - acting) * direction % len(order))

    def _with_added_findings(self, *findings: Finding) -> "_UnfinishedActionOutcome":
        return replace(self, findings=(*self.findings, *findings))

    def _with_added_events(self, *events: Event) -> "_UnfinishedActionOutcome":
        match = reduce(self.case.ruleset.evolve, events, self.match)
        return replace(self, match=match, events=(*self.events, *events))


# --- the players chosen for a Double Draw Two ---


def targets_of_double_draw_two(case: GolfCase[Turn]) -> tuple[Seat, ...]:
    """The seats that get new columns from a Double Draw Two. If the claim names no target in a match of two
    players, the target is the opponent."""
    claim = case.claim
    others = tuple(seat for seat in case.state.order if seat != claim.seat)
    if not claim.targets:
        return others if len(others) == 1 else ()
    # A chosen player who has left the match gets no columns.
    return tuple(seat for seat in claim.targets if seat in case.state.order)


def refuse_wrong_double_draw_two_targets(case: GolfCase[Turn], cards: tuple[Card, ...]) -> Finding | None:
    """Refuse the turn if it chooses players and no Double Draw Two takes effect. If one takes effect, the
    turn must choose one or two different players. The player of the turn cannot be chosen."""
    claim, chart = case.claim, case.ruleset.actions
    acts = [card for card in cards if chart[card.face].chosen]
    if not acts:
        return finding_breaks(DOUBLE_DRAW_TWO, acts=False) if claim.targets else None
    targets = targets_of_double_draw_two(case)
    if claim.seat in targets:
        return finding_breaks(DOUBLE_DRAW_TWO, seat=claim.seat, oneself=claim.seat)
    if len(targets) not in (1, 2) or len(set(targets)) < len(targets):
        return finding_breaks(DOUBLE_DRAW_TWO, seat=claim.seat, chosen=len(targets))
    return None


def finding_of_thrown_action(case: GolfCase[Turn], events: Events) -> Finding | None:
    """The finding about thrown action cards, if an action card was drawn and thrown. The result is None if no
    action card was thrown, or if the cards of a cleared column were put on top of the thrown card."""
    thrown = [event.card for event in events if isinstance(event, CardThrown)]
    is_covered = any(isinstance(event, ColumnCleared) for event in events)
    if not thrown or not is_action_card(thrown[0]) or is_covered:
        return None
    return finding_holds(THROWN_ACTION, card=thrown[0].name)


def finding_of_covered_action(case: GolfCase[Turn], events: Events, acts: tuple[Card, ...]) -> Finding | None:
    """The finding about the first action card of this turn that another card of the turn covered. The result
    is None if no action card was covered.

    By most rules, a covered card has no effect. By other rules, a covered card can take effect too. The
    finding then considers only the cards in `acts` (the cards that take effect).
    """
    covered = [card for event in events for card in _cards_discarded_by_event(event)][:-1]
    is_whenever = case.ruleset.action_timing is select_every_card_on_top
    cards = [card for card in covered if is_action_card(card) and (not is_whenever or card in acts)]
    return finding_holds(ACTIONS_ACT, card=cards[0].name) if cards else None
