"""The tables of UNO that may be meant where nobody tells what no question asks for."""

from collections import Counter
from collections.abc import Mapping, Sequence

from referee.games.shared.call_window import CallWindow, Moment
from referee.games.shared.position import described_top_card
from referee.games.uno.help.facts.challenges import cards_under
from referee.games.uno.help.facts.table import (
    a_draw_ends_it,
    lasts_until_a_draw,
    limit_of_a_hand,
    may_be_owed_for,
    rules_of,
    under_told,
    who_may_owe,
    with_debts,
)
from referee.games.uno.help.situation import (
    AnyUnoSituation,
    UnoSituation,
    has_a_round,
    with_round,
)
from referee.games.uno.model.claims import Call, Catch, CountHand, Deal, Draw, Play, ShowHand
from referee.games.uno.model.deck import COPIES_BY_EDITION
from referee.games.uno.options.house.equal_cards import PlayEqual
from referee.games.uno.options.house.sixty_nine import DiscardColor
from referee.kit.cards import Card
from referee.kit.quantities import CardCount, EntryNumber
from referee.kit.seats import Seat, seat_clockwise
from referee.kit.values import replace
from referee.match.help.fact import order_of, seat_from, with_any_dealer, with_other_dealer
from referee.match.help.situation import ClaimedT, is_told
from referee.match.help.variety import Variety
from referee.rulings.tags import Claim, seat_named_in_claim

FEW = 20
"""With fewer cards than these, somebody who has to draw may not get them all."""
FEW_TO_DRAW = 6
"""Where all others are in hands, fewer cards than these are left to draw, or lie under the top card; at half
of these tables none are."""
HANDS = (1, 1, 2, 2, 3, 4, 5, 6, 7, 9)
"""How many cards a hand may have that nobody counted; small ones matter most."""


def deduced(situation: AnyUnoSituation) -> AnyUnoSituation:
    """Who owes cards sits next to who laid the card: with more than two at the table that tells which way
    round play goes."""
    order = order_of(situation)
    if not has_a_round(situation) or len(order) < 3 or is_told(situation, "direction"):
        return situation
    debt = situation.round.debt
    if debt is None or debt.seat not in order:
        return situation
    ways = {seat_clockwise(order, debt.seat, -way): way for way in (1, -1)}
    if debt.by not in ways:
        return situation
    known = replace(situation, said=situation.said | {"direction"})
    return with_round(known, direction=ways[debt.by])


def untold(situation: AnyUnoSituation, number: int) -> AnyUnoSituation:
    """The table of this number: as it is told at first, then with another dealer, another seat on turn, play
    going the other way round, a card drawn or cards owed, and hands of other sizes, where nobody tells them.
    Who tells what happened since has told all that mattered then."""
    variety = Variety(number)
    if not has_a_round(situation):
        # Who tells of a deal means the first player of the table.
        is_usual = number == 0 or isinstance(situation.claims[0], Deal)
        return situation if is_usual else with_any_dealer(situation, variety)
    if situation.happened:
        return situation
    if number == 0:
        # How many cards they all hold follows from the piles.
        is_known = _are_counted(situation) and not isinstance(situation.claims[0], CountHand)
        return with_round(situation, hands=_hands(situation, variety)) if is_known else situation
    earlier = variety.below(5, "entries since") if situation.told.number is not None else 0
    then = with_other_dealer(replace(situation, earlier=earlier), variety)
    then = _with_a_debt(_with_a_turn(then, variety), variety)
    return with_round(_with_a_draw(then, variety), hands=_hands(then, variety))


def completed(told: AnyUnoSituation, situation: AnyUnoSituation, number: int) -> AnyUnoSituation:
    """The table of this number once all questions are answered: what has to go with every answer is filled in
    last."""
    if not has_a_round(told) or not has_a_round(situation):
        return situation
    variety = Variety(number)
    then = _with_hands_that_fit(told, _with_a_color_before(situation, variety), variety)
    if not told.happened:
        then = _with_times_to_call(_with_a_call_at_the_first_card(then, variety), variety)
    return _with_discards(then, variety)


def _with_a_color_before(situation: UnoSituation[ClaimedT], variety: Variety) -> UnoSituation[ClaimedT]:
    """Where nobody told it, any color was in force before."""
    debt = situation.round.debt
    if debt is None or debt.over is not None or not debt.open_to_challenge:
        return situation
    card = variety.one_of(cards_under(situation), "under")
    under = debt.under or under_told(situation) or card
    return with_round(situation, debt=replace(debt, over=card.color, under=under))


def _with_hands_that_fit(
    told: UnoSituation[Claim], situation: UnoSituation[ClaimedT], variety: Variety
) -> UnoSituation[ClaimedT]:
    """Where the pile was counted, what an answer tells of a hand leaves the others so many cards."""
    round = situation.round
    if not _are_counted(told) or not _all_hands_are_known(situation):
        return situation
    about, seen = _whose(situation), told.round.hands or {}
    sure = {*seen, *_with_one_left(situation), about, round.out}
    free = [seat for seat in order_of(situation) if seat not in sure]
    known = {seat: held for seat, held in (round.hands or {}).items() if seat not in free}
    left = _left_of_the_deck(situation, known)
    if not free or not left:
        return situation
    return with_round(situation, hands=known | _shared_out(left, free, variety))


# --- who is on turn, and what they have done or have to do ---


def _with_a_turn(situation: UnoSituation[ClaimedT], variety: Variety) -> UnoSituation[ClaimedT]:
    """Anybody is on turn; while a color is to be named, whoever names it or comes next; who owes cards is."""
    round, seats = situation.round, order_of(situation)
    if round.turn is not None or round.out is not None or round.debt is not None:
        return situation
    if round.color_owed_by is not None:
        seats = (round.color_owed_by, seat_from(situation, round.color_owed_by, 1))
    return with_round(situation, turn=variety.one_of(seats, "turn"))


def _whose(situation: UnoSituation[Claim]) -> Seat:
    """Whom the claim is about."""
    claim, order = situation.claims[0], order_of(situation)
    seat = claim.caught if isinstance(claim, Catch) else seat_named_in_claim(claim)
    return seat if seat is not None and seat in order else order[0]


def _with_a_debt(situation: UnoSituation[ClaimedT], variety: Variety) -> UnoSituation[ClaimedT]:
    """What a card on top makes somebody draw may not have been drawn."""
    round, top = situation.round, described_top_card(situation)
    if top is None or not may_be_owed_for(situation, top) or is_told(situation, "debt"):
        return situation
    target = None if round.color_owed_by is not None or round.drew else who_may_owe(situation)
    if target is None or not variety.is_so("owed"):
        return situation
    return variety.one_of(with_debts(situation, target, top, also_lost=True), "debt")


def _with_a_draw(situation: UnoSituation[ClaimedT], variety: Variety) -> UnoSituation[ClaimedT]:
    """Who is on turn and owes nothing may have drawn a card."""
    round = situation.round
    if is_told(situation, "drew") or round.debt is not None or round.out is not None:
        return situation
    return with_round(situation, drew=variety.is_so("drew"))


# --- times to call ---


def _with_a_call_at_the_first_card(
    situation: UnoSituation[ClaimedT], variety: Variety
) -> UnoSituation[ClaimedT]:
    """Whoever laid the last card but one, as an answer says, may have called with it, where nobody tells it.
    Of whoever calls or is caught that is asked."""
    laid, *then = situation.happened or (None,)
    is_asked = isinstance(situation.claims[0], Call | Catch) or is_told(situation, "window")
    if not isinstance(laid, Play) or is_asked or (situation.round.hands or {}).get(laid.seat) != 2:
        return situation
    return replace(situation, happened=(replace(laid, said_uno=variety.is_so("said with it")), *then))


def _with_times_to_call(situation: UnoSituation[ClaimedT], variety: Variety) -> UnoSituation[ClaimedT]:
    """The one before may have laid the last card but one, and somebody may have done so earlier."""
    entry = Moment(EntryNumber(situation.told.number or 1))
    if not is_told(situation, "last_window") and variety.below(4, "last window") > 0:
        situation = with_round(situation, last_window=_past(situation, entry, variety))
    seat = _who_may_have_to_call(situation, variety)
    is_over = situation.round.drew and a_draw_ends_it(situation)
    # By what has happened since, as an answer says, a time to call is over, unless only a draw ends it.
    is_since = bool(situation.happened) and not lasts_until_a_draw(situation)
    is_open = not (is_told(situation, "window") or is_since or is_over)
    if not is_open or seat is None or variety.below(4, "window") == 0:
        return situation
    called = entry if variety.is_so("called") else None
    return with_round(situation, window=CallWindow(seat, entry, called=called))


def _past(situation: UnoSituation[Claim], entry: Moment, variety: Variety) -> CallWindow:
    """Who was caught holds more than one card since."""
    seat = _whose(situation)
    if not variety.is_so("its own last window"):
        seat = variety.one_of(order_of(situation), "whose last window")
    past = CallWindow(seat, entry, closed=entry)
    how = variety.one_of(("missed", "called", "caught"), "how it ended")
    if how == "caught" and ((situation.round.hands or {}).get(seat) or 0) > 1:
        return replace(past, caught=entry, drawn=CardCount(2))
    return replace(past, called=entry) if how == "called" else past


def _who_may_have_to_call(situation: UnoSituation[Claim], variety: Variety) -> Seat | None:
    """The last one before whoever is on turn, or has gone out, who has a single card left; anybody who has,
    where others have laid or drawn cards since that do not end the time to call; where only a draw ends it,
    anybody who had, and may have been given more. Of whoever calls or is caught that is asked, and whoever
    acts next by an answer ends their own."""
    round, order = situation.round, order_of(situation)
    is_asked = isinstance(situation.claims[0], Call | Catch)
    apart = {_whose(situation) if is_asked else None, *map(seat_named_in_claim, situation.happened[:1])}
    held = {seat: count for seat, count in (round.hands or {}).items() if seat not in apart}
    is_long = lasts_until_a_draw(situation)
    have_drawn = not a_draw_ends_it(situation) and round.debt is None
    how = variety.below(4, "who has to call")
    if how == 1 and is_long:
        return _any_of([seat for seat in held if held[seat] not in (None, 0, 2)], variety)
    if how > 1 and (is_long or have_drawn):
        return _any_of([seat for seat in held if held[seat] == 1], variety)
    turn = round.turn if round.debt is None else round.debt.seat
    turn = turn if round.out is None else round.out
    if turn is None:
        return None
    before = (seat_from(situation, turn, -steps) for steps in range(1, len(order)))
    return next((seat for seat in before if held.get(seat) == 1), None)


def _any_of(seats: Sequence[Seat], variety: Variety) -> Seat | None:
    return variety.one_of(seats, "whose window") if seats else None


# --- hands and piles ---


def _with_discards(situation: UnoSituation[ClaimedT], variety: Variety) -> UnoSituation[ClaimedT]:
    """Where every hand was counted, as many discards under the top card as the deck leaves: where the draw
    pile was not, a few of these, or all where hardly a card is left for it; of which nothing is deduced, as
    nobody told them."""
    round, top = situation.round, situation.round.top
    if round.discards is not None or top is None or not _all_hands_are_known(situation):
        return situation
    left = _left_of_the_deck(situation, round.hands or {}, ())
    if round.draw_pile is None:
        few = min(left, 1 + variety.below(5, "few discards"))
        left = left if left <= FEW and variety.is_so("discards") else few
    shown = [top, *(one.card for one in round.in_hands)]
    under = list((Counter(_deck(situation)) - Counter(shown)).elements())[: max(0, left - 1)]
    return with_round(situation, discards=(*under, top), lost_track=False, silent=True)


def _all_hands_are_known(situation: UnoSituation[Claim]) -> bool:
    hands = situation.round.hands or {}
    return all(hands.get(seat) is not None for seat in order_of(situation) if seat != situation.round.out)


def _are_counted(situation: UnoSituation[Claim]) -> bool:
    """Whether both piles are known."""
    return situation.round.draw_pile is not None and situation.round.discards is not None


def _deck(situation: UnoSituation[Claim]) -> Mapping[Card, int]:
    return COPIES_BY_EDITION[rules_of(situation).edition]


def _left_of_the_deck(
    situation: UnoSituation[Claim], hands: Mapping[Seat, CardCount | None], laid: Sequence[Card] | None = None
) -> int:
    """How many cards are neither in these hands, nor set aside, nor in a pile that was counted, nor laid."""
    round = situation.round
    lying = len((round.discards or (round.top,)) if laid is None else laid)
    elsewhere = sum(held or 0 for held in hands.values()) + lying + round.aside + (round.draw_pile or 0)
    return max(0, sum(_deck(situation).values()) - elsewhere)


def _hands(situation: UnoSituation[Claim], variety: Variety) -> dict[Seat, CardCount | None]:
    """Hands of any size, or those that the deck leaves where the draw pile was counted."""
    round, claim = situation.round, situation.claims[0]
    # By a limit somebody may be out whose hand is told to have cards.
    none = {} if round.out is None else {round.out: CardCount(0)}
    known: dict[Seat, CardCount | None] = {**none, **_with_one_left(situation), **(round.hands or {})}
    if isinstance(claim, ShowHand) and claim.hand is not None:
        known.setdefault(claim.seat, CardCount(len(claim.hand)))
    unknown = [one for one in order_of(situation) if one not in known]
    if isinstance(claim, CountHand):
        unknown = [one for one in unknown if one != claim.seat]
    left = _left_of_the_deck(situation, known)
    is_counted = _are_counted(situation)
    laid = _many_laid(claim)
    if unknown and (is_counted or (_may_run_dry(situation) and variety.is_so("dry"))):
        spare = variety.below(FEW_TO_DRAW, "left to draw") if variety.is_so("some left to draw") else 0
        cards = left if is_counted else max(0, left - spare)
        hands = known | _shared_out_with_few(cards, unknown, _whose(situation), CardCount(laid + 1), variety)
        # Where one hand stays unknown, an answer may still tell another.
        is_left_out = is_counted and variety.is_so("a hand left out")
        return hands | ({unknown[-1]: None} if is_left_out else {})
    sizes = _sizes(situation, unknown, left, variety)
    turn = round.turn if round.debt is None else round.debt.seat
    before = None if turn is None else seat_from(situation, turn, -1)
    if before in sizes and variety.is_so("one left"):
        sizes[before] = 1
    if _whose(situation) in sizes:
        # Whether it is the last one is asked for.
        sizes[_whose(situation)] += laid
    limit = limit_of_a_hand(situation)
    return known | {
        one: CardCount(size if limit is None else min(size, limit - 1)) for one, size in sizes.items()
    }


def _many_laid(claim: Claim) -> int:
    """How many cards go out of a hand by it, or are counted in one."""
    cards = claim.cards if isinstance(claim, PlayEqual | DiscardColor | CountHand) else None
    return len(cards or (None,))


def _with_one_left(situation: UnoSituation[Claim]) -> dict[Seat, CardCount]:
    """Who has to call now, or has just called, holds one card."""
    window = situation.round.window
    return {} if window is None or window.caught is not None else {window.seat: CardCount(1)}


def _sizes(
    situation: UnoSituation[Claim], seats: Sequence[Seat], left: int, variety: Variety
) -> dict[Seat, int]:
    """So many cards in these hands as the deck leaves, whose pile is not short: few as a rule, and by a limit
    nearly as many as that."""
    limit = limit_of_a_hand(situation)
    nearly = () if limit is None else (limit - 1, limit - 2, limit - 4)
    spare = left - len(seats) - (FEW if situation.round.draw_pile is None else 1)
    sizes: dict[Seat, int] = {}
    for seat in variety.mixed(seats, "hands"):
        more = min(variety.one_of((*HANDS, *nearly), f"hand {seat}") - 1, max(0, spare))
        sizes[seat] = 1 + more
        spare -= more
    return sizes


def _may_run_dry(situation: UnoSituation[Claim]) -> bool:
    """Whether hardly a card lies in the pile, or nobody counted it and most of the deck has been given out;
    and all others may be in hands. Who draws is asked for that, where nobody told any hand."""
    round = situation.round
    if isinstance(situation.claims[0], Draw) and round.hands is None:
        return False
    if round.draw_pile is not None:
        return round.draw_pile < FEW and round.discards is None
    dealt = rules_of(situation).cards_dealt * len(order_of(situation))
    given = dealt + sum((round.received or {}).values())
    return round.recycled is not None or given > sum(_deck(situation).values()) - FEW


def _shared_out_with_few(
    cards: int, seats: Sequence[Seat], own: Seat, few: CardCount, variety: Variety
) -> dict[Seat, CardCount]:
    """So many cards in these hands; at some tables the `own` one, of whoever claims, has so `few` that a
    single card is left of it."""
    others = [seat for seat in seats if seat != own]
    if len(others) in (0, len(seats)) or cards <= few or not variety.is_so("own last but one"):
        return _shared_out(cards, seats, variety)
    return {own: few} | _shared_out(cards - few, others, variety)


def _shared_out(cards: int, seats: Sequence[Seat], variety: Variety) -> dict[Seat, CardCount]:
    """So many cards in these hands, one at least in each if there are as many: alike at some tables, and at
    others not; what is left over goes to who has most."""
    shares = [1 + (variety.below(9, f"share {seat}") if variety.is_so("shares") else 0) for seat in seats]
    free = max(0, cards - len(seats))
    held = [min(1, cards) + free * share // sum(shares) for share in shares]
    _, most = max((share, place) for place, share in enumerate(shares))
    held[most] += cards - sum(held)
    return {seat: CardCount(many) for seat, many in zip(seats, held, strict=True)}
