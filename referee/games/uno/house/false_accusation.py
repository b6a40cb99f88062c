"""False-accusation penalty: catching somebody for nothing costs cards, once a turn."""

from dataclasses import dataclass, replace
from functools import partial

from referee.games.uno.claims import Catch, Draw, Play
from referee.games.uno.going_out import ends_the_round
from referee.games.uno.house.equal_cards import PlayEqual
from referee.games.uno.house.fine import costs, fine
from referee.games.uno.house.sixty_nine import DiscardColor
from referee.games.uno.state import Round
from referee.kit.seats import Seat
from referee.match.calls import catcher, window_of
from referee.rulings.article import Article
from referee.rulings.finding import Finding, Weight
from referee.rulings.house import HouseRule, Parameter, Parameters
from referee.rulings.ruleset import NOTHING_OPEN, Case, Closing, Ruleset
from referee.rulings.tags import event

ARTICLE = Article(
    "uno.house.false-accusation",
    "An accusation for nothing costs cards",
    "Who accuses somebody of not having called, and is wrong, draws as many cards as the table agreed: "
    "each player "
    "once, until somebody lays or draws a card.",
    ("UE",),
)


@event("uno.house.accusation-paid")
@dataclass(frozen=True)
class AccusationPaid:
    """This seat has paid for an accusation."""

    seat: Seat


@event("uno.house.accusations-forgotten")
@dataclass(frozen=True)
class AccusationsForgotten:
    """Somebody has acted: the next accusation for nothing costs cards again."""


def _paid(round: Round, event: AccusationPaid) -> Round:
    return replace(round, house=(*round.house, event))


def _forgotten(round: Round, event: AccusationsForgotten) -> Round:
    return replace(round, house=tuple(one for one in round.house if not isinstance(one, AccusationPaid)))


def fined(case: Case, broken: tuple[Finding, ...], cards: int) -> Closing:
    """Whoever accused, if a seat did; the scorekeeper alone pays nothing, nor who was right but too slow."""
    seat, window = catcher(case), window_of(case.state.round, case.claim.caught)
    is_open = window is not None and window.closed is None
    was_right = is_open and (window.caught is not None or window.disputed)
    if seat in (None, case.claim.caught) or was_right or AccusationPaid(seat) in case.state.round.house:
        return NOTHING_OPEN
    closing = fine(case, ARTICLE, seat, cards)
    return replace(closing, events=(*closing.events, AccusationPaid(seat)))


def _a_new_turn(case: Case) -> tuple:
    paid = any(isinstance(one, AccusationPaid) for one in case.state.round.house)
    return (AccusationsForgotten(),) if paid and not ends_the_round(case) else ()


def amend(ruleset: Ruleset, chosen: Parameters) -> Ruleset:
    fines = ruleset.with_fine(Catch, partial(fined, cards=chosen["cards"]))
    for act in (Play, Draw, PlayEqual, DiscardColor):
        fines = fines.with_effect(act, _a_new_turn)
    return fines


FALSE_ACCUSATION = HouseRule(
    "false-accusation",
    ARTICLE,
    amend,
    parameters={"cards": Parameter("How many cards for an accusation for nothing?", 2, (1, 2, 3, 4))},
    events={AccusationPaid: _paid, AccusationsForgotten: _forgotten},
    sentences={(ARTICLE.id, Weight.HOLDS): costs},
)
