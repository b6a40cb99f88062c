"""Action cards are taken from the discards, but only so many times."""

from dataclasses import dataclass

from referee.games.golf.model.claims import Turn
from referee.games.golf.model.deck import is_action_card
from referee.games.golf.model.ruleset import GolfCase, GolfRuleset
from referee.games.golf.model.state import Round
from referee.games.golf.options.house.kind import GolfHouseRule
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.match.model.state import Match
from referee.match.text.messages import says
from referee.rulings.article import OURS, Article
from referee.rulings.finding import Finding, FindingWeight, finding_breaks
from referee.rulings.house import HouseRule, Parameter, Parameters
from referee.rulings.ruleset import Events
from referee.rulings.tags import Event, register_event_type

ARTICLE = Article("golf.house.pickup-limit", ("S0", OURS))
MOST = range(1, 10)


@register_event_type("golf.house.action-card-taken")
@dataclass(frozen=True)
class ActionCardTaken(Event):
    """This seat took an action card from the discards."""

    seat: Seat


def _takes_an_action_card(case: GolfCase[Turn]) -> bool:
    return case.claim.took == "discard" and is_action_card(case.state.round.top)


def taken_by(round: Round, seat: Seat) -> int:
    """How many action cards this seat has taken in the round."""
    return sum(one.seat == seat for one in round.house if isinstance(one, ActionCardTaken))


def amend(ruleset: GolfRuleset, chosen: Parameters) -> GolfRuleset:
    most: int = chosen["times"]

    def not_too_many_are_taken(case: GolfCase[Turn]) -> Finding | None:
        if not _takes_an_action_card(case) or taken_by(case.state.round, case.claim.seat) < most:
            return None
        return finding_breaks(ARTICLE, seat=case.claim.seat, card=case.state.round.top.name, times=most)

    def some_may_be_taken(match: Match[Round], seat: Seat) -> bool:
        return taken_by(match.round, seat) < most

    checked = ruleset.with_added_check(Turn, not_too_many_are_taken)
    return replace(checked, takes_action_cards=some_may_be_taken).with_added_effects(Turn, _noted)


def _noted(case: GolfCase[Turn]) -> Events:
    return (ActionCardTaken(case.claim.seat),) if _takes_an_action_card(case) else ()


def _taken(round: Round | None, event: ActionCardTaken) -> Round | None:
    """The turn may have ended the round: then nothing is kept in mind."""
    return round and replace(round, house=(*round.house, event))


PICKUP_LIMIT: GolfHouseRule = HouseRule(
    "pickup-limit",
    ARTICLE,
    amend,
    parameters={"times": Parameter(1, MOST)},
    events={ActionCardTaken: _taken},
    sentences=dict([says(ARTICLE, FindingWeight.BREAKS)]),
    clashes=("no-action-pickup",),
    picture=("red skip", "hand", "lost"),
)
