"""Jump-in: who holds the very same card may lay it out of turn."""

from collections.abc import Iterator
from dataclasses import dataclass

from referee.games.uno.model.claims import Draw, Play
from referee.games.uno.model.ruleset import UnoCase, UnoRuleset
from referee.games.uno.model.state import Round, UnoMatch
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.games.uno.rules.draw import is_claim_to_keep_drawn_card, is_draw_of_owed_cards
from referee.games.uno.rules.going_out import is_play_of_last_card
from referee.games.uno.rules.owed_cards import effect_as_answer_to_owed_cards
from referee.games.uno.rules.turn import seat_after
from referee.kit.cards import Card
from referee.kit.seats import Seat
from referee.kit.values import not_none, replace
from referee.match.model.game import ClaimCandidate
from referee.match.text.messages import says
from referee.rulings.article import Article
from referee.rulings.finding import Finding, FindingWeight, finding_breaks, finding_holds
from referee.rulings.house import HouseRule, Parameter, Parameters
from referee.rulings.ruleset import Events
from referee.rulings.tags import Event, register_event_type

ARTICLE = Article("uno.house.jump-in", ("S3", "S4", "WP", "LU"))


@register_event_type("uno.house.just-laid")
@dataclass(frozen=True)
class JustLaid(Event):
    """This seat played this card, and no seat has moved since."""

    seat: Seat
    card: Card


@register_event_type("uno.house.nothing-just-laid")
@dataclass(frozen=True)
class NothingJustLaid(Event):
    """A seat has moved since the last card was played."""


def _just_laid(round: Round, event: JustLaid) -> Round:
    return replace(round, house=(*_others(round), event))


def _acted(round: Round, event: NothingJustLaid) -> Round:
    return replace(round, house=_others(round))


def _others(round: Round) -> Events:
    return tuple(fact for fact in round.house if not isinstance(fact, JustLaid))


def amend(ruleset: UnoRuleset, chosen: Parameters) -> UnoRuleset:
    """A way to come in out of turn, and the card just laid kept in mind."""

    def you_may_jump_in(case: UnoCase[Play]) -> Finding | None:
        return _jumps(case, chosen["wilds"], chosen["own"])

    return (
        replace(ruleset, out_of_turn=(*ruleset.out_of_turn, you_may_jump_in))
        .with_added_effects(Play, _may_be_jumped_on)
        .with_added_effects(Draw, _cannot_be_jumped_on_any_more)
    )


def _jumps(case: UnoCase[Play], wilds: bool, own: bool) -> Finding | None:
    """Cites the house rule for the very same card; None for a card that is no jump at all."""
    round, claim = case.state.round, case.claim
    laid = next((fact for fact in round.house if isinstance(fact, JustLaid)), None)
    if laid is None or claim.card != laid.card or claim.card != round.top or claim.drawn:
        return None
    if (claim.card.color is None and not wilds) or (claim.seat == laid.seat and not own):
        return None
    if round.debt is None or effect_as_answer_to_owed_cards(case) is not None:
        return finding_holds(ARTICLE, seat=claim.seat, card=claim.card.name)
    # Who is next once the cards owed count as drawn does not jump in but goes on.
    is_next = claim.seat == seat_after(case.state, not_none(round.turn))
    return None if is_next else finding_breaks(ARTICLE, owing=round.debt.seat)


def _may_be_jumped_on(case: UnoCase[Play]) -> Events:
    return () if is_play_of_last_card(case) else (JustLaid(case.claim.seat, case.claim.card),)


def _cannot_be_jumped_on_any_more(case: UnoCase[Draw]) -> Events:
    if is_draw_of_owed_cards(case) or is_claim_to_keep_drawn_card(case):
        return ()
    return (NothingJustLaid(),)


def candidates(match: UnoMatch) -> Iterator[ClaimCandidate]:
    """The same card once more, from every seat that is not on turn."""
    round = match.round
    if round is None or round.out is not None:
        return
    for fact in round.house:
        if isinstance(fact, JustLaid):
            others = (seat for seat in match.order if seat != round.turn)
            yield from (ClaimCandidate(Play(seat, fact.card), is_act=True) for seat in others)


JUMP_IN: UnoHouseRule = HouseRule(
    "jump-in",
    ARTICLE,
    amend,
    parameters={
        "wilds": Parameter(False),
        "own": Parameter(False),
    },
    events={JustLaid: _just_laid, NothingJustLaid: _acted},
    sentences=dict((says(ARTICLE, FindingWeight.HOLDS), says(ARTICLE, FindingWeight.BREAKS))),
    candidates=candidates,
    clashes=("equal-cards",),
    picture=("green 5", "green 5", "bolt"),
)
