"""What claims at a table of UNO depend on: how many play, whose turn it is, which color is in force, and
whether somebody still has to draw for what lies on top."""

from collections.abc import Iterator
from itertools import product

from referee.games.shared.position import DEFAULT_TOP_CARD, DEFAULT_TOP_COLOR, described_top_card
from referee.games.uno.help.situation import UnoFact, UnoSituation, with_hand, with_round
from referee.games.uno.model.claims import Call, CountHand, Draw, Play
from referee.games.uno.model.ruleset import UnoRuleset
from referee.games.uno.model.state import Debt
from referee.games.uno.options.house.equal_cards import PlayEqual
from referee.games.uno.options.house.hand_limit import HAND_LIMIT
from referee.games.uno.options.rulesets import ruleset
from referee.games.uno.rules.calls import CALL_WINDOW_CLOSING_RULES
from referee.kit.cards import COLORS, Card, Color
from referee.kit.quantities import CardCount
from referee.kit.said import Person, Said
from referee.kit.seats import Seat
from referee.kit.values import not_none, replace
from referee.match.help.fact import NO, YES, Answer, Fact, order_of, seat_from, with_seats
from referee.match.help.situation import AT_A_TABLE, AnySituation, ClaimedT, is_told
from referee.rulings.tags import Claim, seat_named_in_claim

Laying = Play | PlayEqual
Acts = Laying | Draw | Call | CountHand
"""What is claimed by somebody who may be on turn."""
WILD, DRAW_FOUR = Card("wild"), Card("wild draw four")
NAMED: Color = "blue"
"""The color that is named where it does not matter which."""
OWES = {"draw two": 2, "wild draw four": 4}


def card_of_its_color(situation: UnoSituation[Claim], face: str) -> Card:
    """A card that may lie on top: of the color in force where that is told, else of any color."""
    return Card(face, situation.round.color or DEFAULT_TOP_COLOR)


def under_told(situation: UnoSituation[Claim]) -> Card | None:
    """The card that is told to lie under the top card."""
    discards = situation.round.discards or ()
    return discards[-2] if len(discards) > 1 else None


def before_it_was_laid(situation: UnoSituation[ClaimedT], usual: Card, by: Seat) -> UnoSituation[ClaimedT]:
    """The table before this seat laid the card that lies on top. The card told to lie under it was on top
    then, or else the `usual` one. Laying it ended the time to call there was, unless only a draw does, and a
    Reverse turned play round. Whatever else is told stays."""
    round, told = situation.round, under_told(situation)
    under = usual if told is None else told
    color = usual.color if under.color is None else under.color
    discards = None if round.discards is None else (*round.discards[:-2], under)
    before = with_round(situation, top=under, color=color, turn=by, discards=discards)
    before = with_round(with_one_more(before, by), color_owed_by=None, debt=None)
    stays = lasts_until_a_draw(situation) and round.window is not None and round.window.seat != by
    window = round.window if stays else None
    before = with_round(before, window=window, direction=turned_by(situation, described_top_card(situation)))
    return replace(before, said=before.said - {"debt", "turn"}, by_now=situation)


def turned_by(situation: UnoSituation[Claim], card: Card | None) -> int:
    """The direction on the other side of this card: a Reverse turns play round, except between two."""
    turns = card is not None and card.face == "reverse" and len(order_of(situation)) > 2
    return -situation.round.direction if turns else situation.round.direction


def laid_by(situation: UnoSituation[Claim], seat: Seat, card: Card, color: Color | None = None) -> Play:
    """The card that this seat laid: with a call, where it is told to have called in an open time to call."""
    window = situation.round.window
    has_called = window is not None and window.seat == seat and window.called is not None
    return Play(seat, card, color, said_uno=has_called)


def with_one_more(situation: UnoSituation[ClaimedT], seat: Seat) -> UnoSituation[ClaimedT]:
    """The table before this seat laid a card, where it is known how many it has left."""
    held = (situation.round.hands or {}).get(seat)
    return situation if held is None else with_hand(situation, seat, CardCount(held + 1))


def other_color(color: Color, steps: int = 1) -> Color:
    return COLORS[(COLORS.index(color) + steps) % len(COLORS)]


def limit_of_a_hand(situation: UnoSituation[Claim]) -> int | None:
    """Where the table agreed that so many cards are too many, nobody holds as many."""
    agreed = situation.told.rules.house_rules.get(HAND_LIMIT.id)
    limit: int | None = None if agreed is None else agreed["cards"]
    return limit


def lasts_until_a_draw(situation: UnoSituation[Claim]) -> bool:
    """Whether cards that others lay leave the time to catch open, and cards that are owed do."""
    return rules_of(situation).closes_the_time_to_catch is CALL_WINDOW_CLOSING_RULES["next-draw"]


def a_draw_ends_it(situation: UnoSituation[Claim]) -> bool:
    """Whether the time to catch is over once somebody draws."""
    return rules_of(situation).closes_the_time_to_catch is not CALL_WINDOW_CLOSING_RULES["next-play"]


# --- how many play, whose turn it is ---


def how_many(situation: AnySituation) -> Iterator[Fact[AnySituation]]:
    """Asked only where two are another matter."""
    told = situation.told
    if told.seats is None and told.people is None and situation.seats == AT_A_TABLE:
        yield Fact("people", Said("fact-people-asks"), _peoples)


def _peoples(situation: AnySituation) -> Iterator[Answer]:
    yield Answer("more", Said("fact-people-more"), with_seats(situation, CardCount(AT_A_TABLE)))
    if all(seat_named_in_claim(claim) in (None, 0, 1) for claim in situation.claims):
        yield Answer("two", Said("fact-people-two"), with_seats(situation, CardCount(2)))


def may_come_next(situation: UnoSituation[Claim], seat: Seat) -> bool:
    """Whether the act of this seat may settle that somebody else keeps a card that was drawn, if play goes
    that way."""
    round = situation.round
    may_have_drawn = round.drew or not is_told(situation, "drew")
    return round.turn not in (None, seat) and round.debt is None and may_have_drawn


def whose_turn(situation: UnoSituation[Acts]) -> Iterator[UnoFact[Acts]]:
    round = situation.round
    told = (round.turn, round.color_owed_by, round.out, round.debt and round.debt.seat)
    if all(seat is None for seat in told):
        yield Fact("turn", Said("fact-turn-asks"), _turns)


def _turns(situation: UnoSituation[Acts]) -> Iterator[Answer]:
    seat = situation.claims[0].seat
    kept = () if not _may_only_keep(situation) else (_before_them(situation, seat),)
    who = {"who": Person(seat)}
    yield Answer("theirs", Said("fact-turn-theirs", who), _on_turn(situation, seat), kept)
    others = [seat_from(situation, seat, -steps) for steps in range(1, len(order_of(situation)))]
    if situation.round.drew and "drew" in situation.said:
        # Who comes next acts once a card just drawn is kept.
        before, *others = others
        yield Answer("before", Said("fact-uno-turn-before", who), with_round(situation, turn=before))
        tables = [with_round(situation, turn=other) for other in others]
    else:
        # Who says so means that they have still to act.
        waits = replace(situation, said=situation.said | {"drew"})
        tables = [with_round(waits, turn=other, drew=False) for other in others]
    if tables:
        # What the nearest one before owes or has left open is settled by this claim: that matters most.
        nearest, *further = tables
        besides = tuple(table for one in further for table in (one, nearest))
        yield Answer("another", Said("fact-uno-turn-another"), nearest, besides)


def _may_only_keep(situation: UnoSituation[Claim]) -> bool:
    """Whether who calls may be the next one to act though whoever comes before is on turn, having drawn."""
    is_settled = situation.round.debt is not None or is_told(situation, "drew")
    return isinstance(situation.claims[0], Call) and not is_settled


def _before_them(situation: UnoSituation[ClaimedT], seat: Seat) -> UnoSituation[ClaimedT]:
    waits = replace(situation, said=situation.said | {"drew"})
    return with_round(waits, turn=seat_from(situation, seat, -1), drew=True)


def _on_turn(situation: UnoSituation[ClaimedT], seat: Seat) -> UnoSituation[ClaimedT]:
    """Who has called ahead of this turn has called in it."""
    if situation.round.called_ahead != seat:
        return with_round(situation, turn=seat)
    return with_round(situation, turn=seat, called_early=seat, called_ahead=None)


# --- whether somebody has drawn ---


def of_the_draw(situation: UnoSituation[Claim]) -> Iterator[UnoFact[Claim]]:
    """Whether whoever is on turn has drawn a card already."""
    round = situation.round
    if not is_told(situation, "drew") and round.debt is None and round.out is None:
        yield Fact("drew", _asks_who_drew(round.turn), _drew)


def _asks_who_drew(turn: Seat | None) -> Said:
    if turn is None:
        return Said("fact-uno-drew-asks-turn")
    return Said("fact-uno-drew-asks", {"who": Person(turn)})


def _drew(situation: UnoSituation[Claim]) -> Iterator[Answer]:
    yield Answer("no", NO, situation if "drew" in situation.said else with_round(situation, drew=False))
    if situation.round.debt is None and "drew" not in situation.said:
        yield Answer("yes", YES, with_round(situation, drew=True))


# --- what lies on top, where only that is told ---


def of_the_top(situation: UnoSituation[Acts]) -> Iterator[UnoFact[Acts]]:
    """The color of a wild, and whether a card that makes somebody draw has done so."""
    round, top = situation.round, described_top_card(situation)
    if top is None:
        return
    yield from of_its_color(situation)
    if round.color_owed_by is not None or is_told(situation, "debt") or not may_be_owed_for(situation, top):
        return
    sign = {"sign": top.face}
    if top.face in OWES:
        yield Fact("drawn", Said("fact-uno-drawn-asks", sign), _drawn_for)
    else:
        yield Fact("sent-on", Said("fact-uno-sent-on-asks", sign), _sent_on)


def of_its_color(situation: UnoSituation[Claim]) -> Iterator[UnoFact[Claim]]:
    """Which color was named for a wild on top."""
    round, top = situation.round, described_top_card(situation)
    is_named = round.color is not None or round.color_owed_by is not None or round.out is not None
    if top is not None and top.color is None and not is_named:
        yield Fact("color", Said("fact-uno-color-asks"), _colors)


def _colors(situation: UnoSituation[Claim]) -> Iterator[Answer]:
    for color in COLORS:
        yield Answer(color, Said("fact-uno-color", {"color": color}), with_round(situation, color=color))


def _drawn_for(situation: UnoSituation[Acts]) -> Iterator[Answer]:
    first, *others = _with_debts_for_the_top(situation)
    yield Answer("no", Said("fact-uno-drawn-no"), first, tuple(others))
    yield Answer("yes", YES, with_round(situation, debt=None))


def _sent_on(situation: UnoSituation[Acts]) -> Iterator[Answer]:
    yield Answer("no", NO, with_round(situation, debt=None))
    first, *others = _with_debts_for_the_top(situation)
    yield Answer("yes", YES, first, tuple(others))


def _with_debts_for_the_top(situation: UnoSituation[Acts]) -> list[UnoSituation[Acts]]:
    target = who_may_owe(situation)
    target = situation.claims[0].seat if target is None else target
    return with_debts(situation, target, not_none(described_top_card(situation)), also_lost=True)


def who_may_owe(situation: UnoSituation[Claim]) -> Seat | None:
    """Who has to draw for the top card if somebody has: who is on turn, or comes after who has gone out."""
    round = situation.round
    return round.turn if round.out is None else seat_from(situation, round.out, 1)


def may_be_owed_for(situation: UnoSituation[Claim], card: Card | None) -> bool:
    """Whether somebody may have to draw for this card on top, for all that is told: it makes somebody draw,
    or the table lets it send on what is owed."""
    return card is not None and next(_owed(situation, card), None) is not None


def _owed(situation: UnoSituation[Claim], card: Card) -> Iterator[tuple[CardCount, bool]]:
    """How many cards may be owed for this card on top, and whether that is open to a challenge then: for it
    alone, or together with what was owed for another one before."""
    rules, under = rules_of(situation), under_told(situation)
    if card.face in OWES:
        yield CardCount(OWES[card.face]), rules.actions[card.face].open_to_challenge
    if under is not None and (under.face, card.face) not in rules.answers:
        return
    for (before, laid), answer in rules.answers.items():
        if laid == card.face and before in OWES:
            yield CardCount(OWES[before] + answer.owes), answer.open_to_challenge


def answers_what_is_owed(situation: UnoSituation[Claim], face: str) -> bool:
    """Whether the table lets such a card be laid by who owes cards."""
    return any(laid == face for _, laid in rules_of(situation).answers)


def rules_of(situation: UnoSituation[Claim]) -> UnoRuleset:
    return ruleset(situation.told.rules, len(order_of(situation)))


def with_debts(
    situation: UnoSituation[ClaimedT], seat: Seat, card: Card, also_lost: bool = False
) -> list[UnoSituation[ClaimedT]]:
    """Cards owed for what the seat before has laid, over a few colors that may have been in force before; for
    one card alone, or where the table lets it answer others, for both; and for a challenge that was
    `also_lost`."""
    told = under_told(situation)
    before = LAYERS if told is None else (told,)
    by = seat_from(situation, seat, -1)
    debts = [Debt(seat, count, by, open_to_challenge=is_open) for count, is_open in _owed(situation, card)]
    if also_lost and debts[0].open_to_challenge:
        more = CardCount(debts[0].count + rules_of(situation).lost_challenge)
        debts.append(replace(debts[0], count=more, open_to_challenge=False, lost_challenge=True))
    return [_with_debt(situation, card, under, debt) for under, debt in product(before, debts)]


LAYERS = (DEFAULT_TOP_CARD, Card("8", "yellow"), Card("skip", "green"))
"""Cards that may lie under the top card."""


def _with_debt(
    situation: UnoSituation[ClaimedT], card: Card, under: Card, debt: Debt
) -> UnoSituation[ClaimedT]:
    return with_round(situation, top=card, debt=replace(debt, over=under.color, under=under))
