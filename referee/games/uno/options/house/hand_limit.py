"""A limit of cards in a hand: who comes to so many is out of the round."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce

from referee.games.uno.model.events import RemainingHandCounted
from referee.games.uno.model.rulebook import SITTING_OUT
from referee.games.uno.model.ruleset import AnyUnoCase, UnoCase, UnoRuleset, case_has_open_round
from referee.games.uno.model.state import Round
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.games.uno.rules.going_out import go_out
from referee.games.uno.rules.leaving import take_seat_out_of_round
from referee.games.uno.rules.turn import seat_after
from referee.games.uno.scores.scoring import points_of_own_hands_by_seat
from referee.kit.quantities import Points
from referee.kit.said import Said
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.match.model.events import SeatSitsOutRound
from referee.match.model.state import Match
from referee.match.table.contests import lapsed_contest_events
from referee.match.text.messages import first_of, says
from referee.rulings.article import OURS, Article
from referee.rulings.finding import Fact, Finding, FindingWeight, finding_holds
from referee.rulings.house import HouseRule, Parameter, Parameters
from referee.rulings.ruleset import NOTHING_IMPLIED, AmendmentDoesNotFit, Events, ImpliedEvents
from referee.rulings.tags import Event, register_event_type, seat_named_in_claim

ARTICLE = Article("uno.house.hand-limit", ("LU", OURS))
FEWEST, MOST = 10, 50


@register_event_type("uno.house.won-by-limit")
@dataclass(frozen=True)
class WonByLimit(Event):
    """The hand of the last other player has reached the limit: this seat has won the round."""

    seat: Seat


def too_many(round: Round, seat: Seat, limit: int) -> bool:
    """Whether this hand has come to the limit. A card that may still be played is not counted, nor are
    penalty cards that may still go back."""
    held = round.hands[seat]
    may_be_laid = round.drew and round.turn == seat
    may_go_back = sum(fined.count for fined in round.fined if fined.seat == seat)
    return held is not None and held - may_be_laid - may_go_back >= limit


def amend(ruleset: UnoRuleset, chosen: Parameters) -> UnoRuleset:
    if ruleset.scoring is points_of_own_hands_by_seat and not chosen["points"]:
        raise AmendmentDoesNotFit(Said("uno-house-hand-limit-conflict"))
    return replace(ruleset, aftermath=_throwing_out(chosen["cards"], Points(chosen["points"])))


def _throwing_out(limit: int, worth: Points) -> Callable[[AnyUnoCase[object], bool], ImpliedEvents]:
    def whoever_has_too_many_is_out(case: AnyUnoCase[object], goes_on: bool) -> ImpliedEvents:
        """While an act is to be judged nobody has won yet: it still counts. And whoever acts has not kept
        the card that they say they drew for it."""
        found: tuple[Finding, ...] = ()
        happened: Events = ()
        acts = seat_named_in_claim(case.claim) if goes_on else None
        while (
            case_has_open_round(case) and (seat := _first_with_too_many(case.state, limit, acts)) is not None
        ):
            if goes_on and _would_be_left_alone(case, seat):
                break
            closing = _out(case, seat, worth)
            found, happened = (*found, *closing.findings), (*happened, *closing.events)
            case = replace(case, state=reduce(case.ruleset.evolve, closing.events, case.state))
        return ImpliedEvents(found, happened) if found else NOTHING_IMPLIED

    return whoever_has_too_many_is_out


def _first_with_too_many(match: Match[Round], limit: int, acts: Seat | None) -> Seat | None:
    """Of all but who `acts`; nobody any more once somebody has won the round."""
    if match.round.out is not None:
        return None
    others = (seat for seat in match.order if seat != acts)
    return next((seat for seat in others if too_many(match.round, seat, limit)), None)


def _out(case: UnoCase[object], seat: Seat, worth: Points) -> ImpliedEvents:
    match, next_seat = case.state, seat_after(case.state, seat)
    told: dict[str, Fact] = {"seat": seat, "held": match.round.hands[seat]}
    if _would_be_left_alone(case, seat):
        wins = (WonByLimit(next_seat), *go_out(case, next_seat))
        return ImpliedEvents((finding_holds(ARTICLE, **told, winner=next_seat),), wins)
    counted: Events = (RemainingHandCounted(seat, worth),) if worth else ()
    aside = take_seat_out_of_round(match, seat, counted)
    gone = (*aside, *lapsed_contest_events(match, seat), SeatSitsOutRound(seat))
    return ImpliedEvents((finding_holds(ARTICLE, **told),), gone)


def _would_be_left_alone(case: UnoCase[object], seat: Seat) -> bool:
    """Whether this hand is the last one that would be counted for the next player."""
    won = replace(case.state, round=replace(case.state.round, out=seat_after(case.state, seat)))
    return set(case.ruleset.seats_to_count(won)) <= {seat}


def _nothing_stays_open(round: Round, event: WonByLimit) -> Round:
    """Nothing is owed, nor challenged, once the round is won."""
    return replace(
        round,
        debt=None,
        challenged=None,
        challenger=None,
        swap=None,
        color_owed_by=None,
        last_challengeable=None,
        drew=False,
    )


HAND_LIMIT: UnoHouseRule = HouseRule(
    "hand-limit",
    ARTICLE,
    amend,
    parameters={
        "cards": Parameter(25, range(FEWEST, MOST + 1)),
        "points": Parameter(0, range(501)),
    },
    events={WonByLimit: _nothing_stays_open},
    sentences=dict([says(ARTICLE, FindingWeight.HOLDS, first_of("winner", otherwise="out"))]),
    brings=(SITTING_OUT,),
    picture=("facedown", "facedown", "door"),
)
