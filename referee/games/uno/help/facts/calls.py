"""What a call or a catch depends on: how many cards are left, what was said, and who has acted since."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from referee.games.shared.call_window import CallWindow, Moment
from referee.games.shared.position import top_told
from referee.games.uno.help.facts.table import (
    DRAW_FOUR,
    OWES,
    a_draw_ends_it,
    before_it_was_laid,
    laid_by,
    lasts_until_a_draw,
    may_be_owed_for,
    name,
    of_the_top,
    turned_by,
    whose_turn,
    with_debts,
    with_one_more,
)
from referee.games.uno.help.position import LAID
from referee.games.uno.model.claims import Call, Catch, Draw, Play
from referee.games.uno.options.rulesets import ruleset
from referee.kit.cards import Card
from referee.kit.quantities import Count, EntryNumber
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.match.help.fact import (
    Answer,
    Fact,
    after_that,
    order_of,
    seat_from,
    with_first,
    with_hand,
    with_round,
)
from referee.match.help.situation import Situation, is_told

MANY = (4, 3, 7)
"""How many cards "two or more" may be: whatever was told need not leave so many for a hand."""


def of_a_call(situation: Situation) -> Iterator[Fact]:
    yield from _of_the_last_but_one(situation)


def of_a_catch(situation: Situation) -> Iterator[Fact]:
    yield from _of_the_last_but_one(situation)


def _of_the_last_but_one(situation: Situation) -> Iterator[Fact]:
    """Who knows of more than one card has told all that matters but whose turn it is, and whether cards are
    owed: who has two calls before laying one of them; and where only a draw ends the time to call, whether it
    is still open. Who knows of the time to call itself has told everything."""
    if not ruleset(situation.told.rules, len(order_of(situation))).has_calls:
        return
    round, seat = situation.round, _whose(situation)
    is_open = is_told(situation, "window")
    held = (round.hands or {}).get(seat, 1)
    if held != 1 and isinstance(situation.claims[0], Call):
        yield from whose_turn(situation)
        yield from of_the_top(situation)
    who = name(situation, seat)
    if is_open and isinstance(situation.claims[0], Call) and seat not in (round.hands or {}):
        yield Fact("left", f"How many cards does {who} have left?", _left_by_now)
    if is_open:
        return
    more = _may_have_been_given_more(situation)
    if held == 1:
        yield Fact("left", f"How many cards does {who} have left?", partial(_left, more))
        asks = f"What has happened since {who} went down to one card?"
        yield Fact("since", asks, _since)
    elif held != 2 and more:
        asks = f"Did {who} have one card left before, and draw only cards that were owed since?"
        yield Fact("given", asks, _given)
    else:
        return
    yield Fact("said", _asks_what_was_said(situation, who), _said)


def _whose(situation: Situation) -> Seat:
    claim = situation.claims[0]
    return claim.caught if isinstance(claim, Catch) else claim.seat


def _asks_what_was_said(situation: Situation, who: str) -> str:
    before = "being caught" if isinstance(situation.claims[0], Call) else "that"
    return f'Had {who} said "UNO!" before {before}?'


def _left(may_be_given_more: bool, situation: Situation) -> Iterator[Answer]:
    seat = _whose(situation)
    yield Answer("one", "One, after laying a card.", _down_from(situation, seat, 2))
    if (situation.round.hands or {}).get(seat) == 1:
        return
    many = tuple(with_hand(situation, seat, held) for held in MANY)
    yield Answer("more", "Two or more.", many[0], many[1:])
    if isinstance(situation.claims[0], Call):
        yield _two(situation, seat)
    if may_be_given_more:
        text = "More: it was one before, and only cards that were owed have been drawn since."
        yield Answer("given", text, _with_an_open_time(many[0]))


def _may_have_been_given_more(situation: Situation) -> bool:
    """Whether a time to call may be open though there is more than one card. Cards that are owed do not end
    it: where only a draw does, they are some for what others laid; else those of a challenge that was lost
    by who laid the Wild Draw Four on top."""
    round = situation.round
    if round.drew and a_draw_ends_it(situation):
        return False
    ways = (1,) if is_told(situation, "direction") else (1, -1)
    next_ones = [seat_from(situation, _whose(situation), way) for way in ways]
    is_settled = top_told(situation) == DRAW_FOUR and round.debt is None
    return lasts_until_a_draw(situation) or (is_settled and round.turn in (None, *next_ones))


def _given(situation: Situation) -> Iterator[Answer]:
    yield Answer("no", "No.", situation)
    yield Answer("yes", "Yes, and nobody has drawn any other card since.", _with_an_open_time(situation))


def _with_an_open_time(situation: Situation) -> Situation:
    """The situation in which the time to call is open, as nobody has drawn a card in a turn since."""
    window = CallWindow(_whose(situation), Moment(EntryNumber(situation.told.number or 1)))
    return with_round(situation, window=window, drew=situation.round.drew and not a_draw_ends_it(situation))


def _left_by_now(situation: Situation) -> Iterator[Answer]:
    """Where the times to call are told."""
    seat = _whose(situation)
    yield Answer("one", "One.", with_hand(situation, seat, 1))
    many = tuple(with_hand(situation, seat, held) for held in MANY)
    yield Answer("more", "Two or more.", many[0], many[1:])
    yield _two(situation, seat)


def _two(situation: Situation, seat: Seat) -> Answer:
    """It is the turn of whoever calls; or of whoever comes before, who only keeps what was drawn."""
    own, said = _about_to_lay(situation), situation.said
    tables = [own]
    may_have_drawn = situation.round.drew or "drew" not in said
    if may_have_drawn and "turn" not in said and own.round.debt is None:
        tables.append(with_round(own, turn=seat_from(situation, seat, -1), drew=True))
    first, *others = (with_hand(table, seat, 2) for table in tables)
    text = f"Two, and {name(situation, seat)} is about to lay one of them."
    return Answer("two", text, first, tuple(others))


def _about_to_lay(situation: Situation) -> Situation:
    """It is the turn of who calls, as far as what is told leaves that open."""
    round, said, owes = situation.round, situation.said, {}
    if "debt" not in said:
        owes = {"debt": None}
    elif round.debt is not None:
        owes = {"turn": round.debt.seat}
    turn = round.turn if "turn" in said else _whose(situation)
    return with_round(situation, **{"top": top_told(situation) or LAID, "turn": turn} | owes)


def _down_from(situation: Situation, seat: Seat, count: int) -> Situation:
    """The card on top was laid by this seat, if one is told; or else any card."""
    card = top_told(situation) or Card("7", LAID.color)
    color = card.color or situation.round.color or LAID.color
    before = before_it_was_laid(situation, Card("1", color), seat)
    laid = laid_by(situation, seat, card, None if card.color else color)
    return after_that(with_hand(before, seat, count), laid)


def _since(situation: Situation) -> Iterator[Answer]:
    yield Answer("nothing", "Nothing.", situation)
    if not situation.happened:
        return
    seat = _whose(situation)
    next_one = _next(_once_laid(situation))
    who = name(situation, next_one)
    text, drawn = f"The next player, {who}, has drawn a card.", _once_drawn(situation, next_one)
    yield Answer("drawn", text, drawn, _once_others_have_drawn(situation))
    text = f"The next player, {who}, has laid a card."
    first, *others = (*_played(situation, next_one), *_later(situation))
    yield Answer("played", text, first, tuple(others))
    color = situation.happened[0].card.color or LAID.color
    skip = with_first(situation, card=Card("skip", color))
    yield Answer("skipped", f"{who} was skipped, and nothing else has happened.", skip)
    two = situation if _owes_for_it(situation) else with_first(situation, card=Card("draw two", color))
    text = f"{who} had to draw for that card, and nothing else has happened."
    yield Answer("made-to-draw", text, _once_drawn(two, next_one), _still_open(situation))
    text = f"Somebody else has caught {name(situation, seat)} already."
    yield Answer("caught", text, after_that(situation, Catch(seat)))


def _played(situation: Situation, seat: Seat) -> Iterator[Situation]:
    """This seat has laid any card, unless another one is told to lie on top by now."""
    card = Card("3", LAID.color)
    if top_told(situation.by_now) in (None, card):
        yield after_that(with_one_more(situation, seat), Play(seat, card))


def _owes_for_it(situation: Situation) -> bool:
    return situation.happened[0].card.face in OWES


def _once_drawn(situation: Situation, seat: Seat) -> Situation:
    """This seat has drawn, by now, what it owed for the card that was laid, or one card."""
    held = (situation.round.hands or {}).get(seat)
    drawn = OWES.get(situation.happened[0].card.face, 1)
    if held is not None and held > drawn:
        situation = with_hand(situation, seat, held - drawn)
    return after_that(situation, Draw(seat))


def _once_others_have_drawn(situation: Situation) -> tuple[Situation, ...]:
    """The table by now, on which anybody is on turn, as all before have only drawn: where that does not end
    the time to call."""
    told, seat = situation.by_now, _whose(situation)
    is_next = told.round.turn == seat_from(told, seat, 1)
    if a_draw_ends_it(situation) or is_next or told.round.debt is not None:
        return ()
    turns = (told.round.turn,) if told.round.turn is not None else (seat_from(told, seat, 2), seat)
    return tuple(_open_by_now(situation, turn=turn) for turn in turns)


def _open_by_now(situation: Situation, **told: Any) -> Situation:
    """The table by now, on which that hand has come down to one card and the time to call is still open."""
    by_now, seat = situation.by_now, _whose(situation)
    hands = {**(by_now.round.hands or {}), seat: Count(1)}
    window = CallWindow(seat, Moment(EntryNumber(by_now.told.number or 1)))
    color = by_now.round.color or situation.happened[0].color
    said = replace(by_now, said=by_now.said | {"window", "debt"})
    return with_round(said, hands=hands, color=color, debt=None, window=window, **told)


def _still_open(situation: Situation) -> tuple[Situation, ...]:
    """The table by now, on which who comes next has missed the turn, be it by a challenge that was lost: the
    time to call is still open."""
    told, seat = situation.by_now, _whose(situation)
    turn = seat_from(told, seat, 2)
    if not may_be_owed_for(told, top_told(told)) or told.round.turn not in (None, turn) or told.round.drew:
        return ()
    return (_open_by_now(situation, turn=turn),)


def _once_laid(situation: Situation) -> Situation:
    """The table at which play goes as the card that was laid left it."""
    return with_round(situation, direction=turned_by(situation, situation.happened[0].card))


def _later(situation: Situation) -> tuple[Situation, ...]:
    """The table by now, on which that hand came down to one card before others played on: anybody may be on
    turn, and have to draw for the card on top."""
    told, seat = situation.by_now, _whose(situation)
    round = told.round
    hands = {**(round.hands or {}), seat: Count(1)}
    turns = (round.turn,) if round.turn is not None else (seat_from(told, seat, 2), seat_from(told, seat, 1))
    # Whoever has played on since has ended the time to catch that hand, as a rule.
    by_now = replace(told, said=told.said | {"window"})
    color = round.color or situation.happened[0].color
    played = [with_round(by_now, turn=turn, hands=hands, color=color) for turn in turns]
    if lasts_until_a_draw(situation) and not ("drew" in told.said and round.drew):
        window = CallWindow(seat, Moment(EntryNumber(told.told.number or 1)))
        played += [with_round(table, window=window, drew=False) for table in played]
    top, is_settled = top_told(told), is_told(told, "debt") or round.debt is not None or round.out is not None
    if is_settled or not may_be_owed_for(told, top):
        return tuple(played)
    return (*played, *(with_debts(table, table.round.turn, top)[0] for table in played))


def _next(situation: Situation) -> Seat:
    return seat_from(situation, _whose(situation), 1)


def _said(situation: Situation) -> Iterator[Answer]:
    """Who calls says it now; whether it was said before matters only to who was caught."""
    yield Answer("no", "No.", situation)
    was_caught = any(isinstance(claim, Catch) for claim in situation.happened)
    if not was_caught and not isinstance(situation.claims[0], Catch):
        return
    window = situation.round.window
    if situation.happened:
        yield Answer("yes", "Yes.", with_first(situation, said_uno=True))
    elif window is not None:
        called = replace(window, called=window.opened)
        yield Answer("yes", "Yes.", with_round(situation, window=called))
