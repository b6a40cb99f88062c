"""What rulings of UNO depend on, claim by claim, as a referee would ask for it."""

from collections.abc import Callable, Iterator
from typing import Any

from referee.games.shared.position import DEFAULT_TOP_CARD, described_top_card
from referee.games.uno.help.facts.calls import of_a_call, of_a_catch
from referee.games.uno.help.facts.challenges import of_a_challenge, of_a_hand_shown
from referee.games.uno.help.facts.draws import of_a_draw
from referee.games.uno.help.facts.leaving import of_leaving
from referee.games.uno.help.facts.plays import of_a_play
from referee.games.uno.help.facts.table import (
    WILD,
    before_it_was_laid,
    card_of_its_color,
    how_many,
    of_its_color,
    of_the_top,
)
from referee.games.uno.help.position import Told
from referee.games.uno.help.situation import (
    AnyUnoSituation,
    UnoFact,
    UnoSituation,
    has_a_round,
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
from referee.match.help.fact import NO, NOT_YET, YES, Answer, AnyFact, Fact, after_that, seat_from
from referee.match.help.situation import Situation, is_about
from referee.match.table.people import Leave
from referee.rulings.tags import Claim

Dealing = Situation[Told | None, Deal]
"""A round is to be dealt, and none is open yet."""


def facts_of(situation: AnyUnoSituation) -> tuple[AnyFact, ...]:
    """What the ruling on the first claim may depend on, as far as it is not told; who tells what happened
    before it knows the rest."""
    if situation.happened:
        return ()
    if not has_a_round(situation):
        return tuple(_of_a_deal(situation)) if is_about(situation, Deal) else ()
    found = tuple(FACTS.get(situation.claims[0].__class__, _nothing_else)(situation))
    asks_for_the_color = any(fact.id == "color" for fact in found)
    return found if asks_for_the_color else (*of_its_color(situation), *found)


def _nothing_else(situation: UnoSituation[Claim]) -> Iterator[AnyFact]:
    """What matters to no other claim is told, or differs among the tables that may be meant."""
    return iter(())


def _of_a_deal(situation: Dealing) -> Iterator[Fact[Dealing]]:
    if situation.claims[0].turned_up[-1].face == "reverse":
        yield from how_many(situation)


def _of_a_color(situation: UnoSituation[NameColor]) -> Iterator[UnoFact[NameColor]]:
    top = described_top_card(situation)
    is_wild = top is None or top.color is None
    if is_wild and situation.round.color is None and situation.round.color_owed_by is None:
        who = {"who": Person(situation.claims[0].seat)}
        yield Fact("wild", Said("fact-uno-wild-asks", who), _wilds)


def _wilds(situation: UnoSituation[NameColor]) -> Iterator[Answer]:
    seat, top = situation.claims[0].seat, described_top_card(situation)
    before = before_it_was_laid(situation, DEFAULT_TOP_CARD, seat)
    yield Answer("yes", YES, after_that(before, Play(seat, top or WILD)))
    if top is None:
        yield Answer("no", NO, with_round(situation, top=card_of_its_color(situation, DEFAULT_TOP_CARD.face)))
    else:
        named, *others = (with_round(situation, color=color) for color in COLORS)
        yield Answer("no", NO, named, tuple(others))


def _of_a_count(situation: UnoSituation[CountHand]) -> Iterator[UnoFact[CountHand]]:
    if situation.round.out is not None:
        yield from of_the_top(situation)
    if situation.round.out is None and situation.round.turn is None:
        yield Fact("out", Said("fact-uno-out-asks"), _gone_out)


def _gone_out(situation: UnoSituation[CountHand]) -> Iterator[Answer]:
    seat = situation.claims[0].seat
    out = seat_from(situation, seat, 1)
    yield Answer("yes", YES, with_round(situation, out=out, turn=None, window=None, drew=False))
    yield Answer("no", NOT_YET, situation)


FACTS: dict[type[Claim], Callable[[UnoSituation[Any]], Iterator[AnyFact]]] = {
    Play: of_a_play,
    PlayEqual: of_a_play,
    Draw: of_a_draw,
    Challenge: of_a_challenge,
    ShowHand: of_a_hand_shown,
    Call: of_a_call,
    Catch: of_a_catch,
    NameColor: _of_a_color,
    CountHand: _of_a_count,
    Leave: of_leaving,
}
