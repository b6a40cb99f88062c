"""Action cards: which of them act at the end of a turn, and what they do."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce

from referee.games.golf.model.claims import Turn
from referee.games.golf.model.deck import Action, is_action
from referee.games.golf.model.events import (
    CardPlaced,
    CardThrown,
    ColumnCleared,
    DirectionTurned,
    DiscardTaken,
    LastTurnOver,
    TurnMissed,
    TurnPassed,
)
from referee.games.golf.model.rulebook import (
    ACTIONS_ACT,
    DOUBLE_DRAW_TWO,
    DOUBLE_DRAW_TWO_FOR_TWO,
    THROWN_ACTION,
)
from referee.games.golf.model.ruleset import GolfCase, OnTop
from referee.games.golf.model.state import Round
from referee.games.golf.rules.pile import available_columns, cite_short_pile, draw_columns
from referee.games.golf.rules.turn_order import next_among, seats_with_turns
from referee.kit.cards import Card
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.match.model.state import Match
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.ruleset import Events
from referee.rulings.tags import Event


def came_on_top(match: Match[Round], events: Events) -> tuple[OnTop, ...]:
    """The cards that lay on top one after the other, by these events of a turn."""
    return tuple(_on_top(match, events))


def _on_top(match: Match[Round], events: Events) -> Iterator[OnTop]:
    for event in events:
        match event:
            case DiscardTaken() if len(match.round.discards) > 1:
                yield OnTop(match.round.discards[-2], "bared")
            case CardThrown():
                yield OnTop(event.card, "thrown")
            case CardPlaced():
                yield OnTop(event.came_out, "came out")
            case ColumnCleared():
                yield OnTop(event.cards[-1], "cleared")


# --- which of them act ---


def only_the_top_card(lay: tuple[OnTop, ...]) -> tuple[OnTop, ...]:
    """The top discard at the end of the turn."""
    return lay[-1:]


def every_card_on_top(lay: tuple[OnTop, ...]) -> tuple[OnTop, ...]:
    """Whatever lay on top, also when it was covered in the same turn."""
    return lay


ACTION_TIMINGS = {"end-of-turn": only_the_top_card, "whenever": every_card_on_top}


def acting_cards(case: GolfCase[Turn], events: Events) -> tuple[Card, ...]:
    """The action cards that act at the end of this turn, in the order in which they came on top."""
    lay = case.ruleset.action_timing(came_on_top(case.state, events))
    thrown = case.ruleset.thrown_action_acts
    return tuple(one.card for one in lay if is_action(one.card) and (thrown or one.how != "thrown"))


def _discarded(event: Event) -> tuple[Card, ...]:
    match event:
        case CardThrown():
            return (event.card,)
        case CardPlaced():
            return (event.came_out,)
        case ColumnCleared():
            return event.cards
    return ()


# --- what they do ---


@dataclass(frozen=True)
class ActionOutcome:
    """What the action cards of a turn come to, and the state after it; the last event passes the turn on, if
    anybody has one."""

    findings: tuple[Finding, ...]
    events: Events
    match: Match[Round]


def resolve_actions(case: GolfCase[Turn], match: Match[Round], cards: tuple[Card, ...]) -> ActionOutcome:
    """The course of play after a turn, `match` being the state once its cards lie."""
    seat = case.claim.seat
    so_far = _Resolution(case, match, seat)
    for card in cards:
        so_far = so_far.after(card, case.ruleset.actions[card.face])
    turn = next_among(
        so_far.match.order, so_far.at, so_far.match.round.direction, seats_with_turns(so_far.match)
    )
    if turn is not None:
        so_far = so_far._with_events(TurnPassed(turn))
    return ActionOutcome(so_far.findings, so_far.events, so_far.match)


@dataclass(frozen=True)
class _Resolution:
    """How far the turn has gone on by some of the cards: `at` is the last seat that had or missed it."""

    case: GolfCase[Turn]
    match: Match[Round]
    at: Seat
    findings: tuple[Finding, ...] = ()
    events: Events = ()

    def after(self, card: Card, action: Action) -> "_Resolution":
        so_far = self._reversed() if action.turns else self
        if action.chosen:
            return so_far._with_columns_given(card, action)
        if action.steps == 1 and not action.columns:
            return so_far._with_findings(holds(action.article, card=card.name))
        return so_far._with_next_seat_hit(card, action)

    def _reversed(self) -> "_Resolution":
        """From here on it is counted from the acting seat again."""
        turned = self._with_events(DirectionTurned(-self.match.round.direction))
        return replace(turned, at=self.case.claim.seat)

    def _with_next_seat_hit(self, card: Card, action: Action) -> "_Resolution":
        """The next one misses the turn, and lays new columns if it is such a card."""
        round, among = self.match.round, seats_with_turns(self.match)
        # Once the last turn is over, columns are still laid where the closing card acts.
        hit = next_among(self.match.order, self.at, round.direction, among or self._seats_without_turns())
        if hit is None:
            return self._with_findings(holds(action.article, card=card.name))
        drawn = draw_columns(self.case.ruleset, round, hit, action.columns) if action.columns else ()
        missed = (TurnMissed(hit),) if hit in among else ()
        over = (LastTurnOver(hit),) if missed and round.closed_by is not None else ()
        laid = {"new": available_columns(round, action.columns)} if action.columns else {}
        is_over = {} if hit in among else {"over": True}
        told = (
            holds(action.article, card=card.name, seat=hit, **laid, **is_over),
            *(cite_short_pile(round, action.columns) if action.columns else ()),
        )
        return replace(self._with_findings(*told)._with_events(*drawn, *missed, *over), at=hit)

    def _seats_without_turns(self) -> tuple[Seat, ...]:
        return () if self.case.ruleset.last_turns else self.match.order

    def _with_columns_given(self, card: Card, action: Action) -> "_Resolution":
        """The columns are shared out, in the order of play."""
        targets = self._in_order(targets_of(self.case))
        if not targets:
            return self
        each = action.chosen // len(targets)
        article = DOUBLE_DRAW_TWO if len(self.match.order) > 2 else DOUBLE_DRAW_TWO_FOR_TWO
        so_far = self
        laid: list[int] = []
        for target in targets:
            laid.append(available_columns(so_far.match.round, each))
            so_far = so_far._with_events(*draw_columns(self.case.ruleset, so_far.match.round, target, each))
        told = holds(article, card=card.name, whose=targets, new=laid)
        return so_far._with_findings(told, *cite_short_pile(self.match.round, each * len(targets)))

    def _in_order(self, targets: tuple[Seat, ...]) -> list[Seat]:
        order, direction = self.match.order, self.match.round.direction
        acting = order.index(self.case.claim.seat)
        return sorted(targets, key=lambda seat: (order.index(seat) - acting) * direction % len(order))

    def _with_findings(self, *findings: Finding) -> "_Resolution":
        return replace(self, findings=(*self.findings, *findings))

    def _with_events(self, *events: Event) -> "_Resolution":
        match = reduce(self.case.ruleset.evolve, events, self.match)
        return replace(self, match=match, events=(*self.events, *events))


# --- whom a Double Draw Two hits ---


def targets_of(case: GolfCase[Turn]) -> tuple[Seat, ...]:
    """Who lays new columns by a Double Draw Two; between two nobody needs to be named."""
    claim = case.claim
    others = tuple(seat for seat in case.state.order if seat != claim.seat)
    if not claim.targets:
        return others if len(others) == 1 else ()
    # Who has left since lays nothing.
    return tuple(seat for seat in claim.targets if seat in case.state.order)


def check_chosen_players(case: GolfCase[Turn], cards: tuple[Card, ...]) -> Finding | None:
    """Two other players or one, where a Double Draw Two acts; nobody else."""
    claim, chart = case.claim, case.ruleset.actions
    acts = [card for card in cards if chart[card.face].chosen]
    if not acts:
        return breaks(DOUBLE_DRAW_TWO, acts=False) if claim.targets else None
    targets = targets_of(case)
    if claim.seat in targets:
        return breaks(DOUBLE_DRAW_TWO, seat=claim.seat, oneself=claim.seat)
    if len(targets) not in (1, 2) or len(set(targets)) < len(targets):
        return breaks(DOUBLE_DRAW_TWO, seat=claim.seat, chosen=len(targets))
    return None


def find_thrown_action(case: GolfCase[Turn], events: Events) -> Finding | None:
    """Cites whether an action card that was drawn and thrown acts."""
    thrown = [event.card for event in events if isinstance(event, CardThrown)]
    is_covered = any(isinstance(event, ColumnCleared) for event in events)
    if not thrown or not is_action(thrown[0]) or is_covered:
        return None
    return holds(THROWN_ACTION, card=thrown[0].name)


def find_covered_action(case: GolfCase[Turn], events: Events, acts: tuple[Card, ...]) -> Finding | None:
    """Cites what becomes of an action card that did not stay on top: that it does nothing, or acts where
    cards act whenever they lie on top."""
    lay = [card for event in events for card in _discarded(event)][:-1]
    is_whenever = case.ruleset.action_timing is every_card_on_top
    cards = [card for card in lay if is_action(card) and (not is_whenever or card in acts)]
    return holds(ACTIONS_ACT, card=cards[0].name) if cards else None
