"""What laying a card depends on: whose turn it is, what lay there before, and whether it is the last."""

from collections.abc import Iterator

from referee.ask.facts.fact import Answer, Fact, after_that, seat_from, with_hand, with_round
from referee.ask.facts.uno_table import (
    DRAW_FOUR,
    WILD,
    everything_is_told,
    how_many,
    name,
    of_the_top,
    other_color,
    whose_turn,
    with_debt,
)
from referee.ask.situation import Situation
from referee.games.uno.claims import Play
from referee.games.uno.position import LAID
from referee.kit.cards import Card, Color

A_HAND = 5


def of_a_play(situation: Situation) -> Iterator[Fact]:
    play, round = situation.claims[0], situation.round
    if play.card.face == "reverse":
        yield from how_many(situation)
    yield from whose_turn(situation)
    yield from of_the_top(situation)
    # Who tells what lies there, and not how many cards somebody holds, does not know.
    if everything_is_told(situation) or round.top is not None:
        return
    if round.color_owed_by is None:
        yield Fact("top", "What lay on top before?", _tops)
    if play.seat not in (round.hands or {}):
        yield Fact("last", f"Is it {name(situation, play.seat)}'s last card?", _last_cards)


def _tops(situation: Situation) -> Iterator[Answer]:
    play = situation.claims[0]
    color = play.card.color or LAID.color
    other = other_color(color)
    if play.card.color is None:
        yield Answer("color", f"A {color} card.", with_round(situation, top=Card(LAID.face, color)))
    else:
        yield from _tops_for(situation, play, other)
    wild = with_round(situation, top=WILD, color=color)
    yield Answer("wild", f"A wild that nobody has to draw for, and {color} was named.", wild)
    if play.card.color is not None:
        of_other = with_round(situation, top=WILD, color=other)
        yield Answer("wild-other", "Such a wild, and another color was named.", of_other)
    yield from _tops_to_draw_for(situation, play, color, other)


def _tops_for(situation: Situation, play: Play, other: Color) -> Iterator[Answer]:
    """What a colored card fits, and does not fit."""
    card = play.card
    number = "3" if card.face != "3" else "4"
    yield Answer("color", f"Another {card.color} card.", with_round(situation, top=Card(number, card.color)))
    same = with_round(situation, top=Card(card.face, other))
    drawn_for = ", for which somebody has drawn" if card.face == "draw two" else ""
    yield Answer("face", f"A {card.face} of another color{drawn_for}.", same)
    neither = with_round(situation, top=Card(number, other))
    yield Answer("neither", "Another color, and another number or sign.", neither)
    if card.face != "0":
        yield Answer("same", "The very same card, laid just now.", _just_laid(situation, play))


def _just_laid(situation: Situation, play: Play) -> Situation:
    """Somebody else has laid the same card: whoever was on turn, or sits before the one who is."""
    round = situation.round
    by = seat_from(situation, play.seat, -1 if round.turn in (None, play.seat) else 1)
    return after_that(with_round(situation, top=Card("1", play.card.color), turn=by), Play(by, play.card))


def _tops_to_draw_for(situation: Situation, play: Play, color: Color, other: Color) -> Iterator[Answer]:
    who = name(situation, play.seat)
    two = with_debt(situation, play.seat, Card("draw two", color))
    of_color = f"A {color} Draw Two" if play.card.color is not None else "A Draw Two"
    yield Answer("draw-two", f"{of_color} just laid, for which {who} has to draw.", two)
    if play.card.color is not None:
        of_other = with_debt(situation, play.seat, Card("draw two", other))
        text = f"A Draw Two of another color just laid, for which {who} has to draw."
        yield Answer("draw-two-other", text, of_other)
    four = with_round(with_debt(situation, play.seat, DRAW_FOUR), color=color)
    text = f"A Wild Draw Four just laid, for which {who} has to draw; {color} was named."
    yield Answer("draw-four", text, four)


def _last_cards(situation: Situation) -> Iterator[Answer]:
    seat = situation.claims[0].seat
    yield Answer("no", "No.", with_hand(situation, seat, A_HAND))
    yield Answer("yes", "Yes.", with_hand(situation, seat, 1))
