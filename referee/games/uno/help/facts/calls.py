"""What a call or a catch depends on: how many cards are left, what was said, and who has acted since."""

from collections.abc import Iterator
from functools import partial

from referee.games.shared.call_window import CallWindow, Moment
from referee.games.shared.position import DEFAULT_TOP_CARD, DEFAULT_TOP_COLOR, described_top_card
from referee.games.uno.help.facts.table import (
    DRAW_FOUR,
    OWES,
    a_draw_ends_it,
    before_it_was_laid,
    card_of_its_color,
    laid_by,
    lasts_until_a_draw,
    may_be_owed_for,
    of_the_top,
    rules_of,
    turned_by,
    whose_turn,
    with_debts,
    with_one_more,
)
from referee.games.uno.help.situation import (
    UnoFact,
    UnoSituation,
    the_card_laid,
    with_hand,
    with_round,
)
from referee.games.uno.model.claims import Call, Catch, Draw, Play
from referee.kit.cards import Card
from referee.kit.quantities import CardCount, EntryNumber
from referee.kit.said import Person, Said
from referee.kit.seats import Seat
from referee.kit.values import not_none, replace
from referee.match.help.fact import NO, YES, Answer, Fact, after_that, seat_from, with_first
from referee.match.help.situation import ClaimedT, is_told

MANY = (4, 3, 7)
"""How many cards "two or more" may be: whatever was told need not leave so many for a hand."""


def of_a_call(situation: UnoSituation[Call]) -> Iterator[UnoFact[Call]]:
    """Who knows of more than one card has told all that matters but whose turn it is, and whether cards are
    owed: who has two calls before laying one of them. Who knows of the time to call itself has told
    everything."""
    if not rules_of(situation).has_calls:
        return
    seat, hands = situation.claims[0].seat, situation.round.hands or {}
    if hands.get(seat, 1) != 1:
        yield from whose_turn(situation)
        yield from of_the_top(situation)
    if not is_told(situation, "window"):
        yield from _of_the_last_but_one(situation)
    elif seat not in hands:
        yield Fact("left", Said("fact-uno-left-asks", {"who": Person(seat)}), _left_by_now)


def of_a_catch(situation: UnoSituation[Catch]) -> Iterator[UnoFact[Catch]]:
    if rules_of(situation).has_calls and not is_told(situation, "window"):
        yield from _of_the_last_but_one(situation)


def _of_the_last_but_one(situation: UnoSituation[Call | Catch]) -> Iterator[UnoFact[Call | Catch]]:
    """Where only a draw ends the time to call, who knows of more than one card is asked whether it is still
    open."""
    seat = _whose(situation)
    held, who = (situation.round.hands or {}).get(seat, 1), {"who": Person(seat)}
    more = _may_have_been_given_more(situation)
    if held == 1:
        yield Fact("left", Said("fact-uno-left-asks", who), partial(_left, more))
        yield Fact("since", Said("fact-uno-one-card-since-asks", who), _since)
    elif held != 2 and more:
        yield Fact("given", Said("fact-uno-given-asks", who), _given)
    else:
        return
    calls = isinstance(situation.claims[0], Call)
    yield Fact("said", Said("fact-uno-said-asks-call" if calls else "fact-uno-said-asks-catch", who), _said)


def _whose(situation: UnoSituation[Call | Catch]) -> Seat:
    claim = situation.claims[0]
    return claim.caught if isinstance(claim, Catch) else claim.seat


def _left(may_be_given_more: bool, situation: UnoSituation[Call | Catch]) -> Iterator[Answer]:
    seat = _whose(situation)
    yield Answer("one", Said("fact-uno-left-one-after-playing"), _down_from(situation, seat, 2))
    if (situation.round.hands or {}).get(seat) == 1:
        return
    many = _with_many(situation, seat)
    yield Answer("more", Said("fact-two-or-more"), many[0], many[1:])
    if isinstance(situation.claims[0], Call):
        yield _two(situation, seat)
    if may_be_given_more:
        text = Said("fact-uno-left-given", {"who": Person(seat)})
        yield Answer("given", text, _with_an_open_time(many[0]))


def _with_many(situation: UnoSituation[ClaimedT], seat: Seat) -> tuple[UnoSituation[ClaimedT], ...]:
    """The situation with two cards or more in this hand: as often as not those of this table, where all the
    cards of the deck may be in hands. Of two it is asked apart."""
    held = (situation.round.hands or {}).get(seat) or 0
    sizes = (*MANY, *[held] * len(MANY)) if held > 2 else MANY
    return tuple(with_hand(situation, seat, size) for size in sizes)


def _may_have_been_given_more(situation: UnoSituation[Call | Catch]) -> bool:
    """Whether a time to call may be open though there is more than one card. Cards that are owed do not end
    it: where only a draw does, they are some for what others laid; else those of a challenge that was lost
    by who laid the Wild Draw Four on top."""
    round = situation.round
    if round.drew and a_draw_ends_it(situation):
        return False
    ways = (1,) if is_told(situation, "direction") else (1, -1)
    next_ones = [seat_from(situation, _whose(situation), way) for way in ways]
    is_settled = described_top_card(situation) == DRAW_FOUR and round.debt is None
    return lasts_until_a_draw(situation) or (is_settled and round.turn in (None, *next_ones))


def _given(situation: UnoSituation[Call | Catch]) -> Iterator[Answer]:
    yield Answer("no", NO, situation)
    yield Answer("yes", Said("fact-uno-given-yes"), _with_an_open_time(situation))


def _with_an_open_time(situation: UnoSituation[Call | Catch]) -> UnoSituation[Call | Catch]:
    """The situation in which the time to call is open, as nobody has drawn a card in a turn since."""
    window = CallWindow(_whose(situation), Moment(EntryNumber(situation.told.number or 1)))
    return with_round(situation, window=window, drew=situation.round.drew and not a_draw_ends_it(situation))


def _left_by_now(situation: UnoSituation[Call | Catch]) -> Iterator[Answer]:
    """Where the times to call are told."""
    seat = _whose(situation)
    yield Answer("one", Said("fact-uno-left-one"), with_hand(situation, seat, 1))
    many = _with_many(situation, seat)
    yield Answer("more", Said("fact-two-or-more"), many[0], many[1:])
    yield _two(situation, seat)


def _two(situation: UnoSituation[Call | Catch], seat: Seat) -> Answer:
    """It is the turn of whoever calls; or of whoever comes before, who only keeps what was drawn."""
    own, said = _about_to_lay(situation), situation.said
    tables = [own]
    may_have_drawn = situation.round.drew or "drew" not in said
    if may_have_drawn and "turn" not in said and own.round.debt is None:
        tables.append(with_round(own, turn=seat_from(situation, seat, -1), drew=True))
    first, *others = (with_hand(table, seat, 2) for table in tables)
    text = Said("fact-uno-left-two", {"who": Person(seat)})
    return Answer("two", text, first, tuple(others))


def _about_to_lay(situation: UnoSituation[Call | Catch]) -> UnoSituation[Call | Catch]:
    """It is the turn of who calls, as far as what is told leaves that open."""
    round, said = situation.round, situation.said
    debt = round.debt if "debt" in said else None
    turn = round.turn if "turn" in said else _whose(situation)
    top = described_top_card(situation) or card_of_its_color(situation, DEFAULT_TOP_CARD.face)
    return with_round(situation, top=top, turn=turn if debt is None else debt.seat, debt=debt)


def _down_from(situation: UnoSituation[Call | Catch], seat: Seat, count: int) -> UnoSituation[Call | Catch]:
    """The card on top was laid by this seat, if one is told; or else any card."""
    card = described_top_card(situation) or card_of_its_color(situation, "7")
    color = card.color or situation.round.color or DEFAULT_TOP_COLOR
    before = before_it_was_laid(situation, Card("1", color), seat)
    laid = laid_by(situation, seat, card, None if card.color else color)
    return after_that(with_hand(before, seat, count), laid)


def _since(situation: UnoSituation[Call | Catch]) -> Iterator[Answer]:
    yield Answer("nothing", Said("fact-nothing-since"), situation)
    if not situation.happened:
        return
    seat = _whose(situation)
    next_one = _next(_once_laid(situation))
    who = {"who": Person(next_one)}
    drawn = _once_drawn(situation, next_one)
    yield Answer(
        "drawn", Said("fact-uno-one-card-since-drawn", who), drawn, _once_others_have_drawn(situation)
    )
    yield from _played_on(situation, next_one)
    laid = the_card_laid(situation)
    color = laid.card.color or DEFAULT_TOP_COLOR
    skip = with_first(situation, replace(laid, card=Card("skip", color)))
    yield Answer("skipped", Said("fact-uno-one-card-since-skipped", who), skip)
    drawn_for = with_first(situation, replace(laid, card=Card("draw two", color)))
    two = situation if laid.card.face in OWES else drawn_for
    text = Said("fact-uno-one-card-since-made-to-draw", who)
    yield Answer("made-to-draw", text, _once_drawn(two, next_one), _still_open(situation))
    text = Said("fact-uno-one-card-since-caught", {"who": Person(seat)})
    yield Answer("caught", text, after_that(situation, Catch(seat)))


def _played_on(situation: UnoSituation[Call | Catch], next_one: Seat) -> Iterator[Answer]:
    """Where only a draw ends the time to call, two answers: whether it has ended by now matters, and is in
    nothing else that is asked."""
    who = {"who": Person(next_one)}
    ended, is_open = _later(situation), _open_still(situation)
    if not is_open:
        first, *others = (*_played(situation, next_one), *ended)
        yield Answer("played", Said("fact-uno-one-card-since-played", who), first, tuple(others))
        return
    only = Said("fact-uno-one-card-since-played-only", who)
    yield Answer("played", only, is_open[0], is_open[1:])
    on = Said("fact-uno-one-card-since-played-on", {**who, "whose": Person(_whose(situation))})
    yield Answer("played-on", on, ended[0], ended[1:])


def _open_still(situation: UnoSituation[Call | Catch]) -> tuple[UnoSituation[Call | Catch], ...]:
    """The table by now, where others have only laid cards and only a draw ends the time to call."""
    told, seat = not_none(situation.by_now), _whose(situation)
    if not lasts_until_a_draw(situation) or ("drew" in told.said and told.round.drew):
        return ()
    return tuple(_open_by_now(situation, turn) for turn in _turns_by_now(situation, seat))


def _turns_by_now(situation: UnoSituation[Call | Catch], seat: Seat) -> tuple[Seat, ...]:
    """Who may be on turn once others have played on; who has to draw, if that is told."""
    told = not_none(situation.by_now)
    round = told.round
    turn = round.turn if round.debt is None else round.debt.seat
    return (turn,) if turn is not None else (seat_from(told, seat, 2), seat_from(told, seat, 1))


def _played(situation: UnoSituation[Call | Catch], seat: Seat) -> Iterator[UnoSituation[Call | Catch]]:
    """This seat has laid any card, unless another one is told to lie on top by now."""
    card = card_of_its_color(not_none(situation.by_now), "3")
    if described_top_card(not_none(situation.by_now)) in (None, card):
        yield after_that(with_one_more(situation, seat), Play(seat, card))


def _once_drawn(situation: UnoSituation[ClaimedT], seat: Seat) -> UnoSituation[ClaimedT]:
    """This seat has drawn, by now, what it owed for the card that was laid, or one card."""
    held = (situation.round.hands or {}).get(seat)
    drawn = OWES.get(the_card_laid(situation).card.face, 1)
    if held is not None and held > drawn:
        situation = with_hand(situation, seat, held - drawn)
    return after_that(situation, Draw(seat))


def _once_others_have_drawn(situation: UnoSituation[Call | Catch]) -> tuple[UnoSituation[Call | Catch], ...]:
    """The table by now, on which anybody is on turn, as all before have only drawn: where that does not end
    the time to call."""
    told, seat = not_none(situation.by_now), _whose(situation)
    is_next = told.round.turn == seat_from(told, seat, 1)
    if a_draw_ends_it(situation) or is_next or told.round.debt is not None:
        return ()
    turns = (told.round.turn,) if told.round.turn is not None else (seat_from(told, seat, 2), seat)
    return tuple(_open_by_now(situation, turn) for turn in turns)


def _open_by_now(situation: UnoSituation[Call | Catch], turn: Seat) -> UnoSituation[Call | Catch]:
    """The table by now, on which that hand has come down to one card and the time to call is still open."""
    by_now, seat = not_none(situation.by_now), _whose(situation)
    hands = {**(by_now.round.hands or {}), seat: CardCount(1)}
    window = CallWindow(seat, Moment(EntryNumber(by_now.told.number or 1)))
    color = by_now.round.color or the_card_laid(situation).color
    said = replace(by_now, said=by_now.said | {"window", "debt"})
    return with_round(said, hands=hands, color=color, debt=None, window=window, turn=turn)


def _still_open(situation: UnoSituation[Call | Catch]) -> tuple[UnoSituation[Call | Catch], ...]:
    """The table by now, on which who comes next has missed the turn, be it by a challenge that was lost: the
    time to call is still open."""
    told, seat = not_none(situation.by_now), _whose(situation)
    turn = seat_from(told, seat, 2)
    is_settled = told.round.debt is not None or told.round.turn not in (None, turn) or told.round.drew
    if is_settled or not may_be_owed_for(told, described_top_card(told)):
        return ()
    return (_open_by_now(situation, turn),)


def _once_laid(situation: UnoSituation[ClaimedT]) -> UnoSituation[ClaimedT]:
    """The table at which play goes as the card that was laid left it."""
    return with_round(situation, direction=turned_by(situation, the_card_laid(situation).card))


def _later(situation: UnoSituation[Call | Catch]) -> tuple[UnoSituation[Call | Catch], ...]:
    """The table by now, on which that hand came down to one card before others played on: anybody may be on
    turn, and have to draw for the card on top."""
    told, seat = not_none(situation.by_now), _whose(situation)
    round = told.round
    hands = {**(round.hands or {}), seat: CardCount(1)}
    turns = _turns_by_now(situation, seat)
    # The next player to act has ended the time to catch that hand, as a rule.
    entry = Moment(EntryNumber(told.told.number or 1))
    by_now = replace(told, said=told.said | {"window"})
    if not is_told(told, "last_window"):
        past = CallWindow(seat, entry, closed=entry)
        by_now = with_round(replace(by_now, said=by_now.said | {"last_window"}), last_window=past)
    color = round.color or the_card_laid(situation).color
    played = [(turn, with_round(by_now, turn=turn, hands=hands, color=color)) for turn in turns]
    top, is_settled = (
        described_top_card(told),
        is_told(told, "debt") or round.debt is not None or round.out is not None,
    )
    tables = tuple(table for _, table in played)
    if top is None or is_settled or not may_be_owed_for(told, top):
        return tables
    return (*tables, *(with_debts(table, turn, top)[0] for turn, table in played))


def _next(situation: UnoSituation[Call | Catch]) -> Seat:
    return seat_from(situation, _whose(situation), 1)


def _said(situation: UnoSituation[Call | Catch]) -> Iterator[Answer]:
    """Who calls says it now; whether it was said before matters only to who was caught."""
    yield Answer("no", NO, situation)
    was_caught = any(isinstance(claim, Catch) for claim in situation.happened)
    if not was_caught and not isinstance(situation.claims[0], Catch):
        return
    window = situation.round.window
    if situation.happened:
        yield Answer("yes", YES, with_first(situation, replace(the_card_laid(situation), said_uno=True)))
    elif window is not None:
        called = replace(window, called=window.opened)
        yield Answer("yes", YES, with_round(situation, window=called))
    elif situation.round.last_window is not None and situation.round.last_window.seat == _whose(situation):
        past = replace(situation.round.last_window, called=situation.round.last_window.opened)
        yield Answer("yes", YES, with_round(situation, last_window=past))
