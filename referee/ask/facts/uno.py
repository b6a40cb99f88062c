"""What rulings of UNO depend on, claim by claim, as a referee would ask for it."""

from collections.abc import Callable, Iterator

from referee.ask.facts.fact import Answer, Fact, after_that, seat_from, with_round
from referee.ask.facts.uno_calls import of_a_call, of_a_catch
from referee.ask.facts.uno_challenges import of_a_challenge, of_a_hand_shown
from referee.ask.facts.uno_draws import of_a_draw
from referee.ask.facts.uno_plays import of_a_play
from referee.ask.facts.uno_table import WILD, everything_is_told, how_many, name
from referee.ask.situation import Situation
from referee.games.uno.claims import (
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
from referee.games.uno.position import LAID


def facts_of(situation: Situation) -> tuple[Fact, ...]:
    """What the ruling on the first claim may depend on, as far as it is not told; who tells what happened
    before it knows the rest."""
    claim = situation.claims[0]
    begins = isinstance(claim, Deal)
    facts = FACTS.get(claim.__class__)
    if facts is None or situation.happened or (situation.round is None) is not begins:
        return ()
    return tuple(facts(situation))


def _of_a_deal(situation: Situation) -> Iterator[Fact]:
    if situation.claims[0].turned_up[-1].face == "reverse":
        yield from how_many(situation)


def _of_a_color(situation: Situation) -> Iterator[Fact]:
    if not everything_is_told(situation) and situation.round.color_owed_by is None:
        who = name(situation, situation.claims[0].seat)
        yield Fact("wild", f"Has {who} just laid a wild for which no color is named yet?", _wilds)


def _wilds(situation: Situation) -> Iterator[Answer]:
    seat = situation.claims[0].seat
    begun = with_round(situation, top=LAID, color=None, turn=seat)
    yield Answer("yes", "Yes.", after_that(begun, Play(seat, WILD)))
    yield Answer("no", "No.", begun)


def _of_a_count(situation: Situation) -> Iterator[Fact]:
    if situation.round.out is None and situation.round.turn is None:
        yield Fact("out", "Has somebody gone out?", _gone_out)


def _gone_out(situation: Situation) -> Iterator[Answer]:
    seat = situation.claims[0].seat
    yield Answer("yes", "Yes.", with_round(situation, out=seat_from(situation, seat, 1)))
    yield Answer("no", "Not yet.", situation)


FACTS: dict[type, Callable[[Situation], Iterator[Fact]]] = {
    Deal: _of_a_deal,
    Play: of_a_play,
    Draw: of_a_draw,
    Challenge: of_a_challenge,
    ShowHand: of_a_hand_shown,
    Call: of_a_call,
    Catch: of_a_catch,
    NameColor: _of_a_color,
    CountHand: _of_a_count,
}
