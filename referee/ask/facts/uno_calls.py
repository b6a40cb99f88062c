"""What a call or a catch depends on: how many cards are left, what was said, and who has acted since."""

from collections.abc import Iterator

from referee.ask.facts.fact import Answer, Fact, after_that, seat_from, with_first, with_hand, with_round
from referee.ask.facts.uno_table import everything_is_told, name
from referee.ask.situation import Situation
from referee.games.uno.claims import Call, Catch, Draw, Play
from referee.games.uno.position import LAID
from referee.kit.cards import Card
from referee.kit.seats import Seat

MANY = 4


def of_a_call(situation: Situation) -> Iterator[Fact]:
    yield from _of_the_last_but_one(situation)


def of_a_catch(situation: Situation) -> Iterator[Fact]:
    yield from _of_the_last_but_one(situation)


def _of_the_last_but_one(situation: Situation) -> Iterator[Fact]:
    """Who knows of more than one card, or of the time to call itself, has told all that matters."""
    round, seat = situation.round, _whose(situation)
    is_open = round.window is not None or round.last_window is not None
    if everything_is_told(situation) or is_open or (round.hands or {}).get(seat) not in (None, 1):
        return
    who = name(situation, seat)
    yield Fact("left", f"How many cards has {who} left?", _left)
    yield Fact("since", f"What has happened since {who} laid the last card but one?", _since)
    yield Fact("said", _asks_what_was_said(situation, who), _said)


def _whose(situation: Situation) -> Seat:
    claim = situation.claims[0]
    return claim.caught if isinstance(claim, Catch) else claim.seat


def _asks_what_was_said(situation: Situation, who: str) -> str:
    before = "being caught" if isinstance(situation.claims[0], Call) else "that"
    return f'Had {who} said "UNO!" before {before}?'


def _left(situation: Situation) -> Iterator[Answer]:
    seat = _whose(situation)
    yield Answer("one", "One: the last but one was laid.", _down_from(situation, seat, 2))
    if (situation.round.hands or {}).get(seat) == 1:
        return
    yield Answer("more", "Two or more.", _down_from(situation, seat, MANY))
    if isinstance(situation.claims[0], Call):
        before = with_hand(with_round(situation, top=LAID, color=None, turn=seat), seat, 2)
        yield Answer("two", "Two, and one of them is about to be laid.", before)


def _down_from(situation: Situation, seat: Seat, count: int) -> Situation:
    """A card was laid by this seat, whatever is told of the top card now."""
    begun = with_hand(with_round(situation, top=LAID, color=None, turn=seat), seat, count)
    return after_that(begun, Play(seat, Card("7", LAID.color)))


def _since(situation: Situation) -> Iterator[Answer]:
    yield Answer("nothing", "Nothing.", situation)
    if not situation.happened:
        return
    seat = _whose(situation)
    next_one = seat_from(situation, seat, 1)
    who = name(situation, next_one)
    yield Answer("drawn", f"{who}, who is next, has drawn a card.", after_that(situation, Draw(next_one)))
    played = after_that(situation, Play(next_one, Card("3", LAID.color)))
    yield Answer("played", f"{who}, who is next, has laid a card.", played)
    skip = with_first(situation, card=Card("skip", LAID.color))
    yield Answer("skipped", f"{who} was skipped, and nobody else has done anything.", skip)
    two = after_that(with_first(situation, card=Card("draw two", LAID.color)), Draw(next_one))
    yield Answer("made-to-draw", f"{who} was made to draw by that card, and nothing else.", two)
    yield Answer("caught", "Somebody else was faster and caught it.", after_that(situation, Catch(seat)))


def _said(situation: Situation) -> Iterator[Answer]:
    """Who calls says it now; whether it was said before matters only to who was caught."""
    yield Answer("no", "No.", situation)
    was_caught = any(isinstance(claim, Catch) for claim in situation.happened)
    if situation.happened and (was_caught or isinstance(situation.claims[0], Catch)):
        yield Answer("yes", "Yes.", with_first(situation, said_uno=True))
