"""False-accusation penalty: catching somebody for nothing costs cards, once a turn."""

from dataclasses import dataclass
from functools import partial

from referee.games.shared.call_window import call_window_of_seat, catching_seat_in_case
from referee.games.shared.calls import ClaimOfSeat
from referee.games.uno.model.claims import Catch, Draw, Play
from referee.games.uno.model.ruleset import UnoCase, UnoRuleset
from referee.games.uno.model.state import Round
from referee.games.uno.options.house.equal_cards import PlayEqual
from referee.games.uno.options.house.fine import fine, slip
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.games.uno.options.house.sixty_nine import DiscardColor
from referee.games.uno.rules.calls import FACT_NAMES_WHY_NO_CALL_WAS_DUE
from referee.games.uno.rules.going_out import plays_all_cards_of_hand
from referee.kit.seats import Seat
from referee.kit.values import not_none, replace
from referee.rulings.article import OURS, Article
from referee.rulings.finding import Finding
from referee.rulings.house import Extra, HouseRule, Parameter, Parameters, RequiredInput
from referee.rulings.ruleset import NOTHING_IMPLIED, Events, ImpliedEvents
from referee.rulings.tags import Event, register_event_type

ARTICLE = Article("uno.house.false-accusation", ("UE", OURS))


@register_event_type("uno.house.accusation-paid")
@dataclass(frozen=True)
class AccusationPaid(Event):
    """This seat has drawn the penalty for a false accusation, and pays no second one until the next move."""

    seat: Seat


@register_event_type("uno.house.accusations-forgotten")
@dataclass(frozen=True)
class AccusationsForgotten(Event):
    """A seat has moved, so a false accusation costs cards again."""


@register_event_type("uno.house.call-remembered")
@dataclass(frozen=True)
class CallRemembered(Event):
    """Whether this seat forgot to call UNO when it last had to. It is kept when the next seat has to call, so
    that a late but true accusation costs nothing."""

    seat: Seat
    forgotten: bool


def _paid(round: Round, event: AccusationPaid) -> Round:
    return replace(round, house=(*round.house, event))


def _forgotten(round: Round, event: AccusationsForgotten) -> Round:
    return replace(round, house=tuple(one for one in round.house if not isinstance(one, AccusationPaid)))


def _remembered(round: Round, event: CallRemembered) -> Round:
    others = tuple(
        one for one in round.house if not (isinstance(one, CallRemembered) and one.seat == event.seat)
    )
    return replace(round, house=(*others, event))


def _has_forgotten(round: Round, seat: Seat) -> bool:
    """Whether this seat did not call when it last had to: also when it can be caught for that no more."""
    window = call_window_of_seat(round, seat)
    if window is not None:
        return window.called is None
    return CallRemembered(seat, forgotten=True) in round.house


def _no_call_was_due(broken: tuple[Finding, ...]) -> bool:
    """Whether the catch is refused because no call was due for the single card that everybody sees."""
    return any(why in finding.facts for finding in broken for why in FACT_NAMES_WHY_NO_CALL_WAS_DUE)


def fined(case: UnoCase[Catch], broken: tuple[Finding, ...], cards: int) -> ImpliedEvents:
    """Penalty cards for the seat that accused, if a seat did. The scorekeeper alone pays nothing, nor does a
    player who was right but too slow, or who saw a single card for which no call was due."""
    seat, round = catching_seat_in_case(case), case.state.round
    if seat in (None, case.claim.caught) or AccusationPaid(not_none(seat)) in round.house:
        return NOTHING_IMPLIED
    if _has_forgotten(round, case.claim.caught) or _no_call_was_due(broken):
        return NOTHING_IMPLIED
    closing = fine(case, ARTICLE, not_none(seat), cards)
    return replace(closing, events=(*closing.events, AccusationPaid(not_none(seat))))


def _a_new_turn(case: UnoCase[ClaimOfSeat]) -> Events:
    if plays_all_cards_of_hand(case):
        return ()
    paid = any(isinstance(one, AccusationPaid) for one in case.state.round.house)
    return (*_the_last_call(case.state_before.round), *((AccusationsForgotten(),) if paid else ()))


def _the_last_call(round: Round) -> tuple[CallRemembered, ...]:
    """What is to be remembered of the last time to catch, before another one takes its place."""
    window = round.last_window
    if window is None:
        return ()
    last = CallRemembered(window.seat, window.called is None)
    is_new = last.forgotten or CallRemembered(window.seat, forgotten=True) in round.house
    return (last,) if is_new and last not in round.house else ()


def amend(ruleset: UnoRuleset, chosen: Parameters) -> UnoRuleset:
    fines = ruleset.with_added_penalty(Catch, partial(fined, cards=chosen["cards"]))
    return (
        fines.with_added_effects(Play, _a_new_turn)
        .with_added_effects(Draw, _a_new_turn)
        .with_added_effects(PlayEqual, _a_new_turn)
        .with_added_effects(DiscardColor, _a_new_turn)
    )


FALSE_ACCUSATION: UnoHouseRule = HouseRule(
    "false-accusation",
    ARTICLE,
    amend,
    parameters={"cards": Parameter(2, (1, 2, 3, 4))},
    events={AccusationPaid: _paid, AccusationsForgotten: _forgotten, CallRemembered: _remembered},
    sentences=slip(ARTICLE),
    extras=(
        Extra(
            "uno.catch",
            (RequiredInput("caught"), RequiredInput("seat")),
        ),
    ),
    picture=("eye", "plus", "facedown"),
)
