"""Action cards: which of them act at the end of a turn, and their effects."""

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
    """The cards that these events of a turn brought on top of the discards, in order."""
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


def only_the_top_card(on_top: tuple[OnTop, ...]) -> tuple[OnTop, ...]:
    """The top discard at the end of the turn."""
    return on_top[-1:]


def every_card_on_top(on_top: tuple[OnTop, ...]) -> tuple[OnTop, ...]:
    """Every card that was on top during the turn, even if it was covered."""
    return on_top


ACTION_TIMINGS = {"end-of-turn": only_the_top_card, "whenever": every_card_on_top}
"""The cards on top that act at the end of a turn, by option of the table."""


def acting_cards(case: GolfCase[Turn], events: Events) -> tuple[Card, ...]:
    """The action cards that act at the end of this turn, in the order in which they came on top."""
    on_top = case.ruleset.action_timing(came_on_top(case.state, events))
    thrown = case.ruleset.thrown_action_acts
    return tuple(one.card for one in on_top if is_action(one.card) and (thrown or one.how != "thrown"))


def _discarded(event: Event) -> tuple[Card, ...]:
    match event:
        case CardThrown():
            return (event.card,)
        case CardPlaced():
            return (event.came_out,)
        case ColumnCleared():
            return event.cards
    return ()


# --- their effects ---


@dataclass(frozen=True)
class ActionOutcome:
    """The findings and events of the action cards of a turn, and the match after them. The last event passes
    the turn on, if a seat still has one."""

    findings: tuple[Finding, ...]
    events: Events
    match: Match[Round]


def resolve_actions(case: GolfCase[Turn], match: Match[Round], cards: tuple[Card, ...]) -> ActionOutcome:
    """The outcome of these action cards. `match` is the state after the cards of the turn have moved."""
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
    """The outcome of the first action cards of a turn. `at` is the last seat that had or missed the turn."""

    case: GolfCase[Turn]
    match: Match[Round]
    at: Seat
    findings: tuple[Finding, ...] = ()
    events: Events = ()

    def after(self, card: Card, action: Action) -> "_Resolution":
        """The outcome once this action card has taken effect, too."""
        so_far = self._reversed() if action.turns else self
        if action.chosen:
            return so_far._with_columns_given(card, action)
        if action.steps == 1 and not action.columns:
            return so_far._with_findings(holds(action.article, card=card.name))
        return so_far._with_next_seat_hit(card, action)

    def _reversed(self) -> "_Resolution":
        """The direction is reversed, and the next seat is counted from the acting seat again."""
        turned = self._with_events(DirectionTurned(-self.match.round.direction))
        return replace(turned, at=self.case.claim.seat)

    def _with_next_seat_hit(self, card: Card, action: Action) -> "_Resolution":
        """The next seat misses the turn, and gets new columns if the card gives any."""
        round, among = self.match.round, seats_with_turns(self.match)
        # After the last turn a closing card can still give columns, if the table plays so.
        hit = next_among(self.match.order, self.at, round.direction, among or self._seats_without_turns())
        if hit is None:
            return self._with_findings(holds(action.article, card=card.name))
        drawn = draw_columns(self.case.ruleset, round, hit, action.columns) if action.columns else ()
        missed = (TurnMissed(hit),) if hit in among else ()
        over = (LastTurnOver(hit),) if missed and round.closed_by is not None else ()
        new_columns = {"new": available_columns(round, action.columns)} if action.columns else {}
        is_over = {} if hit in among else {"over": True}
        findings = (
            holds(action.article, card=card.name, seat=hit, **new_columns, **is_over),
            *(cite_short_pile(round, action.columns) if action.columns else ()),
        )
        return replace(self._with_findings(*findings)._with_events(*drawn, *missed, *over), at=hit)

    def _seats_without_turns(self) -> tuple[Seat, ...]:
        return () if self.case.ruleset.last_turns else self.match.order

    def _with_columns_given(self, card: Card, action: Action) -> "_Resolution":
        """The chosen players get the columns in equal shares, in the order of play."""
        targets = self._in_order(targets_of(self.case))
        if not targets:
            return self
        each = action.chosen // len(targets)
        article = DOUBLE_DRAW_TWO if len(self.match.order) > 2 else DOUBLE_DRAW_TWO_FOR_TWO
        so_far = self
        columns: list[int] = []
        for target in targets:
            columns.append(available_columns(so_far.match.round, each))
            so_far = so_far._with_events(*draw_columns(self.case.ruleset, so_far.match.round, target, each))
        finding = holds(article, card=card.name, whose=targets, new=columns)
        return so_far._with_findings(finding, *cite_short_pile(self.match.round, each * len(targets)))

    def _in_order(self, targets: tuple[Seat, ...]) -> list[Seat]:
        order, direction = self.match.order, self.match.round.direction
        acting = order.index(self.case.claim.seat)
        return sorted(targets, key=lambda seat: (order.index(seat) - acting) * direction % len(order))

    def _with_findings(self, *findings: Finding) -> "_Resolution":
        return replace(self, findings=(*self.findings, *findings))

    def _with_events(self, *events: Event) -> "_Resolution":
        match = reduce(self.case.ruleset.evolve, events, self.match)
        return replace(self, match=match, events=(*self.events, *events))


# --- the players chosen for a Double Draw Two ---


def targets_of(case: GolfCase[Turn]) -> tuple[Seat, ...]:
    """The seats that get columns from a Double Draw Two. With two players the other one needs no name."""
    claim = case.claim
    others = tuple(seat for seat in case.state.order if seat != claim.seat)
    if not claim.targets:
        return others if len(others) == 1 else ()
    # A player who has left since gets no columns.
    return tuple(seat for seat in claim.targets if seat in case.state.order)


def check_chosen_players(case: GolfCase[Turn], cards: tuple[Card, ...]) -> Finding | None:
    """Refuses chosen players if no Double Draw Two acts, and any choice but one or two other players."""
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
    """Cites the article of an action card that was drawn and thrown, and not covered by a clear."""
    thrown = [event.card for event in events if isinstance(event, CardThrown)]
    is_covered = any(isinstance(event, ColumnCleared) for event in events)
    if not thrown or not is_action(thrown[0]) or is_covered:
        return None
    return holds(THROWN_ACTION, card=thrown[0].name)


def find_covered_action(case: GolfCase[Turn], events: Events, acts: tuple[Card, ...]) -> Finding | None:
    """Cites an action card that did not stay on top: it has no effect, or it acts at tables where every card
    on top acts."""
    covered = [card for event in events for card in _discarded(event)][:-1]
    is_whenever = case.ruleset.action_timing is every_card_on_top
    cards = [card for card in covered if is_action(card) and (not is_whenever or card in acts)]
    return holds(ACTIONS_ACT, card=cards[0].name) if cards else None
