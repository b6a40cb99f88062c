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
from referee.games.golf.rules.pile import columns_drawn, columns_to_be_had, what_the_pile_gives
from referee.games.golf.rules.turn_order import next_of, who_has_turns
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


def the_last_one(lay: tuple[OnTop, ...]) -> tuple[OnTop, ...]:
    """The top discard at the end of the turn."""
    return lay[-1:]


def every_one(lay: tuple[OnTop, ...]) -> tuple[OnTop, ...]:
    """Whatever lay on top, also when it was covered in the same turn."""
    return lay


ACT = {"end-of-turn": the_last_one, "whenever": every_one}


def acting(case: GolfCase[Turn], events: Events) -> tuple[Card, ...]:
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
class Course:
    """What the action cards of a turn come to, and the state after it; the last event passes the turn on, if
    anybody has one."""

    findings: tuple[Finding, ...]
    events: Events
    match: Match[Round]


def course(case: GolfCase[Turn], match: Match[Round], cards: tuple[Card, ...]) -> Course:
    """The course of play after a turn, `match` being the state once its cards lie."""
    seat = case.claim.seat
    walk = _Walk(case, match, seat)
    for card in cards:
        walk = walk.after(card, case.ruleset.actions[card.face])
    turn = next_of(walk.match.order, walk.at, walk.match.round.direction, who_has_turns(walk.match))
    if turn is not None:
        walk = walk._happens(TurnPassed(turn))
    return Course(walk.findings, walk.events, walk.match)


@dataclass(frozen=True)
class _Walk:
    """How far the turn has gone on by some of the cards: `at` is the last seat that had or missed it."""

    case: GolfCase[Turn]
    match: Match[Round]
    at: Seat
    findings: tuple[Finding, ...] = ()
    events: Events = ()

    def after(self, card: Card, action: Action) -> "_Walk":
        walk = self._turned() if action.turns else self
        if action.chosen:
            return walk._chosen(card, action)
        if action.steps == 1 and not action.columns:
            return walk._told(holds(action.article, card=card.name))
        return walk._hits(card, action)

    def _turned(self) -> "_Walk":
        """From here on it is counted from the acting seat again."""
        turned = self._happens(DirectionTurned(-self.match.round.direction))
        return replace(turned, at=self.case.claim.seat)

    def _hits(self, card: Card, action: Action) -> "_Walk":
        """The next one misses the turn, and lays new columns if it is such a card."""
        round, among = self.match.round, who_has_turns(self.match)
        # Once the last turn is over, columns are still laid where the closing card acts.
        hit = next_of(self.match.order, self.at, round.direction, among or self._everybody())
        if hit is None:
            return self._told(holds(action.article, card=card.name))
        drawn = columns_drawn(self.case.ruleset, round, hit, action.columns) if action.columns else ()
        missed = (TurnMissed(hit),) if hit in among else ()
        over = (LastTurnOver(hit),) if missed and round.closed_by is not None else ()
        laid = {"new": columns_to_be_had(round, action.columns)} if action.columns else {}
        is_over = {} if hit in among else {"over": True}
        told = (
            holds(action.article, card=card.name, seat=hit, **laid, **is_over),
            *(what_the_pile_gives(round, action.columns) if action.columns else ()),
        )
        return replace(self._told(*told)._happens(*drawn, *missed, *over), at=hit)

    def _everybody(self) -> tuple[Seat, ...]:
        return () if self.case.ruleset.last_turns else self.match.order

    def _chosen(self, card: Card, action: Action) -> "_Walk":
        """The columns are shared out, in the order of play."""
        targets = self._in_order(targets_of(self.case))
        if not targets:
            return self
        each = action.chosen // len(targets)
        article = DOUBLE_DRAW_TWO if len(self.match.order) > 2 else DOUBLE_DRAW_TWO_FOR_TWO
        walk = self
        laid: list[int] = []
        for target in targets:
            laid.append(columns_to_be_had(walk.match.round, each))
            walk = walk._happens(*columns_drawn(self.case.ruleset, walk.match.round, target, each))
        told = holds(article, card=card.name, whose=targets, new=laid)
        return walk._told(told, *what_the_pile_gives(self.match.round, each * len(targets)))

    def _in_order(self, targets: tuple[Seat, ...]) -> list[Seat]:
        order, direction = self.match.order, self.match.round.direction
        acting = order.index(self.case.claim.seat)
        return sorted(targets, key=lambda seat: (order.index(seat) - acting) * direction % len(order))

    def _told(self, *findings: Finding) -> "_Walk":
        return replace(self, findings=(*self.findings, *findings))

    def _happens(self, *events: Event) -> "_Walk":
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


def who_is_chosen(case: GolfCase[Turn], cards: tuple[Card, ...]) -> Finding | None:
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


def what_a_thrown_card_does(case: GolfCase[Turn], events: Events) -> Finding | None:
    """Cites whether an action card that was drawn and thrown acts."""
    thrown = [event.card for event in events if isinstance(event, CardThrown)]
    is_covered = any(isinstance(event, ColumnCleared) for event in events)
    if not thrown or not is_action(thrown[0]) or is_covered:
        return None
    return holds(THROWN_ACTION, card=thrown[0].name)


def what_is_covered(case: GolfCase[Turn], events: Events, acts: tuple[Card, ...]) -> Finding | None:
    """Cites what becomes of an action card that did not stay on top: that it does nothing, or acts where
    cards act whenever they lie on top."""
    lay = [card for event in events for card in _discarded(event)][:-1]
    is_whenever = case.ruleset.action_timing is every_one
    cards = [card for card in lay if is_action(card) and (not is_whenever or card in acts)]
    return holds(ACTIONS_ACT, card=cards[0].name) if cards else None
