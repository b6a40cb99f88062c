"""The facts on which the rulings on claims in UNO depend, by the type of the claim."""

from collections.abc import Callable, Iterator
from typing import Any

from referee.games.shared.position import DEFAULT_TOP_CARD, described_top_card
from referee.games.uno.help.facts.calls import facts_of_call, facts_of_catch
from referee.games.uno.help.facts.challenges import facts_of_challenge, facts_of_shown_hand
from referee.games.uno.help.facts.draws import facts_of_draw
from referee.games.uno.help.facts.earlier import facts_before_claims
from referee.games.uno.help.facts.leaving import facts_of_leaving
from referee.games.uno.help.facts.plays import facts_of_play
from referee.games.uno.help.facts.table import (
    WILD,
    before_it_was_played,
    card_of_color_in_force,
    facts_about_color,
    facts_about_top_card,
    how_many,
)
from referee.games.uno.help.position import RoundDescription
from referee.games.uno.help.situation import (
    AnyUnoSituation,
    UnoFact,
    UnoSituation,
    has_described_round,
    with_round,
)
from referee.games.uno.model.claims import (
    Call,
    Catch,
    Challenge,
    CountHand,
    Deal,
    Draw,
    NameColor,
    Play,
    ShowHand,
)
from referee.games.uno.options.house.equal_cards import PlayEqual
from referee.kit.cards import COLORS
from referee.kit.said import Person, Said
from referee.match.help.fact import NO, NOT_YET, YES, Answer, AnyFact, Fact, seat_from, with_added_claims
from referee.match.help.situation import Situation, is_about
from referee.match.table.people import Leave
from referee.rulings.tags import Claim

DealSituation = Situation[RoundDescription | None, Deal]
"""A situation in which a round is dealt, so no round is open yet."""


def facts_of(situation: AnyUnoSituation) -> tuple[AnyFact, ...]:
    """The facts on which the rulings may depend. Facts that are reported are left out."""
    if not has_described_round(situation):
        is_alone = not situation.happened
        return tuple(_facts_of_deal(situation)) if is_alone and is_about(situation, Deal) else ()
    if len(situation.all_claims) > 1:
        return tuple(facts_before_claims(situation, _facts_of_first_claim))
    return _facts_of_first_claim(situation)


def _facts_of_first_claim(situation: UnoSituation[Claim]) -> tuple[AnyFact, ...]:
    """The facts on which the ruling on the first claim may depend."""
    found = tuple(FACTS.get(situation.claims[0].__class__, _no_facts)(situation))
    asks_for_color = any(fact.id == "color" for fact in found)
    return found if asks_for_color else (*facts_about_color(situation), *found)


def _no_facts(situation: UnoSituation[Claim]) -> Iterator[AnyFact]:
    """No facts. Details that other claims depend on do not matter to this claim, or differ between the
    variants."""
    return iter(())


def _facts_of_deal(situation: DealSituation) -> Iterator[Fact[DealSituation]]:
    if situation.claims[0].turned_up[-1].face == "reverse":
        yield from how_many(situation)


def _facts_of_named_color(situation: UnoSituation[NameColor]) -> Iterator[UnoFact[NameColor]]:
    top = described_top_card(situation)
    is_wild = top is None or top.color is None
    if is_wild and situation.round.color is None and situation.round.color_owed_by is None:
        who = {"who": Person(situation.claims[0].seat)}
        yield Fact("wild", Said("fact-uno-wild-asks", who), _wild_answers)


def _wild_answers(situation: UnoSituation[NameColor]) -> Iterator[Answer]:
    seat, top = situation.claims[0].seat, described_top_card(situation)
    before = before_it_was_played(situation, DEFAULT_TOP_CARD, seat)
    yield Answer("yes", YES, with_added_claims(before, Play(seat, top or WILD)))
    if top is None:
        yield Answer(
            "no", NO, with_round(situation, top=card_of_color_in_force(situation, DEFAULT_TOP_CARD.face))
        )
    else:
        named, *others = (with_round(situation, color=color) for color in COLORS)
        yield Answer("no", NO, named, tuple(others))


def _facts_of_count(situation: UnoSituation[CountHand]) -> Iterator[UnoFact[CountHand]]:
    if situation.round.out is not None:
        yield from facts_about_top_card(situation)
    if situation.round.out is None and situation.round.turn is None:
        yield Fact("out", Said("fact-uno-out-asks"), _gone_out_answers)


def _gone_out_answers(situation: UnoSituation[CountHand]) -> Iterator[Answer]:
    seat = situation.claims[0].seat
    out = seat_from(situation, seat, 1)
    yield Answer("yes", YES, with_round(situation, out=out, turn=None, window=None, drew=False))
    yield Answer("no", NOT_YET, situation)


FACTS: dict[type[Claim], Callable[[UnoSituation[Any]], Iterator[AnyFact]]] = {
    Play: facts_of_play,
    PlayEqual: facts_of_play,
    Draw: facts_of_draw,
    Challenge: facts_of_challenge,
    ShowHand: facts_of_shown_hand,
    Call: facts_of_call,
    Catch: facts_of_catch,
    NameColor: _facts_of_named_color,
    CountHand: _facts_of_count,
    Leave: facts_of_leaving,
}
