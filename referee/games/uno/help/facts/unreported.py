"""Variants of a described situation of UNO: values for details that nobody reported and no fact asks for."""

from collections import Counter
from collections.abc import Mapping, Sequence

from referee.games.shared.call_window import CallWindow, Moment
from referee.games.shared.position import described_top_card
from referee.games.uno.help.facts.challenges import cards_under
from referee.games.uno.help.facts.earlier import (
    FACES_BEFORE,
    number_of_cards_played,
    with_all_claims_judged,
    with_first_claims_happened,
)
from referee.games.uno.help.facts.table import (
    a_draw_closes_window,
    cards_may_be_owed_for,
    hand_limit,
    only_a_draw_closes_window,
    reported_card_under_top,
    rules_of,
    seat_that_may_owe,
    with_debts,
)
from referee.games.uno.help.situation import (
    AnyUnoSituation,
    UnoSituation,
    has_described_round,
    with_round,
)
from referee.games.uno.model.claims import Call, Catch, CountHand, Deal, Draw, Play, ShowHand
from referee.games.uno.model.deck import COPIES_BY_EDITION
from referee.games.uno.options.house.equal_cards import PlayEqual
from referee.games.uno.options.house.sixty_nine import DiscardColor
from referee.kit.cards import COLORS, Card
from referee.kit.quantities import CardCount, EntryNumber
from referee.kit.seats import Seat, seat_clockwise
from referee.kit.values import replace
from referee.match.help.fact import order_of, seat_from, with_any_dealer, with_any_dealer_and_direction
from referee.match.help.situation import ClaimedT, is_reported
from referee.match.help.variety import Variety
from referee.rulings.tags import Claim, seat_named_in_claim

CARDS_OF_A_SHORT_PILE = 20
"""A pile with fewer cards than these is short: a player who has to draw may not get all cards."""
LIMIT_OF_DRAWABLE_CARDS = 6
"""The number of cards outside the hands stays below this limit if all other cards are in hands. It is 0 in
half of these variants."""
HAND_SIZES = (1, 1, 2, 2, 3, 4, 5, 6, 7, 9)
"""Possible sizes of a hand that nobody counted. Small hands matter most, so they are more frequent."""


def with_inferred_details(situation: AnyUnoSituation) -> AnyUnoSituation:
    """The situation with the direction of play, if a debt shows it.

    The player who owes cards sits next to the player of the card. With more than two players this gives the
    direction.
    """
    order = order_of(situation)
    if not has_described_round(situation) or len(order) < 3 or is_reported(situation, "direction"):
        return situation
    debt = situation.round.debt
    if debt is None or debt.seat not in order:
        return situation
    ways = {seat_clockwise(order, debt.seat, -way): way for way in (1, -1)}
    if debt.by not in ways:
        return situation
    known = replace(situation, named_fields=situation.named_fields | {"direction"})
    return with_round(known, direction=ways[debt.by])


def with_unreported_details(situation: AnyUnoSituation, number: int) -> AnyUnoSituation:
    """The variant with this number.

    Variant 0 is the situation as described. The others have another dealer, another seat on turn, another
    direction, a drawn card or owed cards, and other hands, if these are not reported. If the description has
    claims that happened, the details before them differ.
    """
    variety = Variety(number)
    if not has_described_round(situation):
        # A person who describes a deal means the first player at the table.
        is_usual = number == 0 or isinstance(situation.claims[0], Deal)
        return situation if is_usual else with_any_dealer(situation, variety)
    if situation.happened:
        return situation if number == 0 else _before_what_happened(situation, variety)
    if number == 0:
        # The piles say how many cards all players have together.
        is_known = _piles_are_counted(situation) and not isinstance(situation.claims[0], CountHand)
        return with_round(situation, hands=_hands_by_seat(situation, variety)) if is_known else situation
    added_entries = variety.below(5, "entries since") if situation.match.number is not None else 0
    variant = with_any_dealer_and_direction(replace(situation, added_entries=added_entries), variety)
    variant = _with_debt(_with_turn(variant, variety), variety)
    return with_round(_with_drawn_card(variant, variety), hands=_hands_by_seat(variant, variety))


def _before_what_happened(situation: UnoSituation[ClaimedT], variety: Variety) -> AnyUnoSituation:
    """The situation with other details before the claims that happened."""
    number = len(situation.happened)
    variant = with_all_claims_judged(_with_turn(with_any_dealer(situation, variety), variety), number)
    variant = with_round(variant, hands=_hands_before_claims(variant, variety))
    round = variant.round
    if described_top_card(variant) is None and round.color_owed_by is None:
        colors = COLORS if round.color is None else (round.color,)
        top = Card(variety.one_of(FACES_BEFORE, "face"), variety.one_of(colors, "color"))
        variant = with_round(variant, top=top)
    described: AnyUnoSituation = with_first_claims_happened(_with_call_windows(variant, variety), number)
    return described


def _hands_before_claims(situation: UnoSituation[Claim], variety: Variety) -> dict[Seat, CardCount | None]:
    """Possible numbers of cards in the hands before the claims that happened. Nobody goes out by them."""
    known, claims = situation.round.hands or {}, situation.claims
    limit = hand_limit(situation)
    found: dict[Seat, CardCount | None] = {}
    for seat in order_of(situation):
        size = number_of_cards_played(claims, seat) + variety.one_of(HAND_SIZES, f"hand {seat}")
        found[seat] = known.get(seat) or CardCount(size if limit is None else min(size, limit - 1))
    return found | {seat: held for seat, held in known.items() if held is not None}


def complete_situation(
    described: AnyUnoSituation, situation: AnyUnoSituation, number: int
) -> AnyUnoSituation:
    """The variant with this number after all answers. It has the details that must agree with every
    answer."""
    if not has_described_round(described) or not has_described_round(situation):
        return situation
    variety = Variety(number)
    variant = _with_consistent_hands(described, _with_color_before(situation, variety), variety)
    if not described.happened:
        variant = _with_call_windows(_with_call_at_first_play(variant, variety), variety)
    return _with_discards(variant, variety)


def _with_color_before(situation: UnoSituation[ClaimedT], variety: Variety) -> UnoSituation[ClaimedT]:
    """The situation with any color before the card for which cards are owed, if that color is not
    reported."""
    debt = situation.round.debt
    if debt is None or debt.over is not None or not debt.open_to_challenge:
        return situation
    card = variety.one_of(cards_under(situation), "under")
    under = debt.under or reported_card_under_top(situation) or card
    return with_round(situation, debt=replace(debt, over=card.color, under=under))


def _with_consistent_hands(
    described: UnoSituation[Claim], situation: UnoSituation[ClaimedT], variety: Variety
) -> UnoSituation[ClaimedT]:
    """The situation in which the other hands have the rest of the deck, if the piles were counted.

    An answer may have changed one of the hands.
    """
    round = situation.round
    if not _piles_are_counted(described) or not _all_hands_are_known(situation):
        return situation
    claim_seat, reported = _seat_of_claim(situation), described.round.hands or {}
    fixed = {*reported, *_hands_of_one_card(situation), claim_seat, round.out}
    free = [seat for seat in order_of(situation) if seat not in fixed]
    known = {seat: held for seat, held in (round.hands or {}).items() if seat not in free}
    left = _cards_left_of_deck(situation, known)
    if not free or not left:
        return situation
    return with_round(situation, hands=known | _distribute(left, free, variety))


# --- the turn, and debts and draws ---


def _with_turn(situation: UnoSituation[ClaimedT], variety: Variety) -> UnoSituation[ClaimedT]:
    """The situation with any seat on turn. If a color is still to be named, it is the player who names it, or
    the next one."""
    round, seats = situation.round, order_of(situation)
    if round.turn is not None or round.out is not None or round.debt is not None:
        return situation
    if round.color_owed_by is not None:
        seats = (round.color_owed_by, seat_from(situation, round.color_owed_by, 1))
    return with_round(situation, turn=variety.one_of(seats, "turn"))


def _seat_of_claim(situation: UnoSituation[Claim]) -> Seat:
    """The seat that the claim is about."""
    claim, order = situation.claims[0], order_of(situation)
    seat = claim.caught if isinstance(claim, Catch) else seat_named_in_claim(claim)
    return seat if seat is not None and seat in order else order[0]


def _with_debt(situation: UnoSituation[ClaimedT], variety: Variety) -> UnoSituation[ClaimedT]:
    """The situation in which the cards for the top card may still be owed."""
    round, top = situation.round, described_top_card(situation)
    if top is None or not cards_may_be_owed_for(situation, top) or is_reported(situation, "debt"):
        return situation
    owing_seat = None if round.color_owed_by is not None or round.drew else seat_that_may_owe(situation)
    if owing_seat is None or not variety.is_chosen("owed"):
        return situation
    return variety.one_of(with_debts(situation, owing_seat, top, also_lost=True), "debt")


def _with_drawn_card(situation: UnoSituation[ClaimedT], variety: Variety) -> UnoSituation[ClaimedT]:
    """The situation in which the player on turn may have drawn a card, if no cards are owed."""
    round = situation.round
    if is_reported(situation, "drew") or round.debt is not None or round.out is not None:
        return situation
    return with_round(situation, drew=variety.is_chosen("drew"))


# --- call windows ---


def _with_call_at_first_play(situation: UnoSituation[ClaimedT], variety: Variety) -> UnoSituation[ClaimedT]:
    """The situation in which the player may have called UNO with the last card but one.

    An answer has added this play. For a call or a catch, a fact asks for it.
    """
    played, *variant = situation.happened or (None,)
    is_asked = isinstance(situation.claims[0], Call | Catch) or is_reported(situation, "window")
    if not isinstance(played, Play) or is_asked or (situation.round.hands or {}).get(played.seat) != 2:
        return situation
    return replace(
        situation, happened=(replace(played, said_uno=variety.is_chosen("said with it")), *variant)
    )


def _with_call_windows(situation: UnoSituation[ClaimedT], variety: Variety) -> UnoSituation[ClaimedT]:
    """The situation with an open or a past call window, or with both, if they are not reported."""
    entry = Moment(EntryNumber(situation.match.number or 1))
    if not is_reported(situation, "last_window") and variety.below(4, "last window") > 0:
        situation = with_round(situation, last_window=_past_call_window(situation, entry, variety))
    seat = _seat_that_may_have_to_call(situation, variety)
    is_over = situation.round.drew and a_draw_closes_window(situation)
    # Claims that an answer has added close the call window, unless only a draw closes it.
    is_over_since = bool(situation.happened) and not only_a_draw_closes_window(situation)
    is_open = not (is_reported(situation, "window") or is_over_since or is_over)
    if not is_open or seat is None or variety.below(4, "window") == 0:
        return situation
    called = entry if variety.is_chosen("called") else None
    return with_round(situation, window=CallWindow(seat, entry, called=called))


def _past_call_window(situation: UnoSituation[Claim], entry: Moment, variety: Variety) -> CallWindow:
    """A call window that is over. A player who was caught has drawn cards since."""
    seat = _seat_of_claim(situation)
    if not variety.is_chosen("its own last window"):
        seat = variety.one_of(order_of(situation), "whose last window")
    past = CallWindow(seat, entry, closed=entry)
    way = variety.one_of(("missed", "called", "caught"), "how it ended")
    if way == "caught" and ((situation.round.hands or {}).get(seat) or 0) > 1:
        return replace(past, caught=entry, drawn=CardCount(2))
    return replace(past, called=entry) if way == "called" else past


def _seat_that_may_have_to_call(situation: UnoSituation[Claim], variety: Variety) -> Seat | None:
    """The seat of a player who may have to call UNO. None if there is none.

    It is the last player before the turn with a single card. If plays or draws of others leave the call
    window open, it is any player with a single card. If only a draw closes it, it may be a player who has
    received cards since. Excluded are the player that a call or a catch is about, whom a fact asks for, and
    the player of a claim that an answer has added.
    """
    round, order = situation.round, order_of(situation)
    is_asked = isinstance(situation.claims[0], Call | Catch) and len(situation.claims) == 1
    excluded = {
        _seat_of_claim(situation) if is_asked else None,
        *map(seat_named_in_claim, situation.happened[:1]),
    }
    held = {seat: count for seat, count in (round.hands or {}).items() if seat not in excluded}
    is_long = only_a_draw_closes_window(situation)
    have_drawn = not a_draw_closes_window(situation) and round.debt is None
    way = variety.below(4, "who has to call")
    if way == 1 and is_long:
        return _any_seat_of([seat for seat in held if held[seat] not in (None, 0, 2)], variety)
    if way > 1 and (is_long or have_drawn):
        return _any_seat_of([seat for seat in held if held[seat] == 1], variety)
    turn = round.turn if round.debt is None else round.debt.seat
    turn = turn if round.out is None else round.out
    if turn is None:
        return None
    before = (seat_from(situation, turn, -steps) for steps in range(1, len(order)))
    return next((seat for seat in before if held.get(seat) == 1), None)


def _any_seat_of(seats: Sequence[Seat], variety: Variety) -> Seat | None:
    return variety.one_of(seats, "whose window") if seats else None


# --- hands and piles ---


def _with_discards(situation: UnoSituation[ClaimedT], variety: Variety) -> UnoSituation[ClaimedT]:
    """The situation with discards under the top card, if every hand was counted.

    If the pile was counted too, all other cards are discards. Otherwise it is a few of them, or all of them
    if the pile is short. Nothing is inferred from these discards, because nobody reported them.
    """
    round, top = situation.round, situation.round.top
    if round.discards is not None or top is None or not _all_hands_are_known(situation):
        return situation
    left = _cards_left_of_deck(situation, round.hands or {}, ())
    if round.draw_pile is None:
        a_few = min(left, 1 + variety.below(5, "few discards"))
        left = left if left <= CARDS_OF_A_SHORT_PILE and variety.is_chosen("discards") else a_few
    shown = [top, *(one.card for one in round.in_hands)]
    under = list((Counter(_deck(situation)) - Counter(shown)).elements())[: max(0, left - 1)]
    return with_round(situation, discards=(*under, top), lost_track=False, silent=True)


def _all_hands_are_known(situation: UnoSituation[Claim]) -> bool:
    hands = situation.round.hands or {}
    return all(hands.get(seat) is not None for seat in order_of(situation) if seat != situation.round.out)


def _piles_are_counted(situation: UnoSituation[Claim]) -> bool:
    """Whether the numbers of cards in both piles are reported."""
    return situation.round.draw_pile is not None and situation.round.discards is not None


def _deck(situation: UnoSituation[Claim]) -> Mapping[Card, int]:
    return COPIES_BY_EDITION[rules_of(situation).edition]


def _cards_left_of_deck(
    situation: UnoSituation[Claim],
    hands: Mapping[Seat, CardCount | None],
    played: Sequence[Card] | None = None,
) -> int:
    """The number of cards that are neither in these hands nor in a counted pile, nor set aside or played."""
    round = situation.round
    on_pile = len((round.discards or (round.top,)) if played is None else played)
    elsewhere = sum(held or 0 for held in hands.values()) + on_pile + round.aside + (round.draw_pile or 0)
    return max(0, sum(_deck(situation).values()) - elsewhere)


def _hands_by_seat(situation: UnoSituation[Claim], variety: Variety) -> dict[Seat, CardCount | None]:
    """The numbers of cards in the hands, known ones and possible ones. They fit a counted pile."""
    round, claim = situation.round, situation.claims[0]
    # With a hand limit, a player may be out although the description gives the hand cards.
    none = {} if round.out is None else {round.out: CardCount(0)}
    known: dict[Seat, CardCount | None] = {**none, **_hands_of_one_card(situation), **(round.hands or {})}
    if isinstance(claim, ShowHand) and claim.hand is not None:
        known.setdefault(claim.seat, CardCount(len(claim.hand)))
    unknown = [one for one in order_of(situation) if one not in known]
    if isinstance(claim, CountHand):
        unknown = [one for one in unknown if one != claim.seat]
    left = _cards_left_of_deck(situation, known)
    is_counted = _piles_are_counted(situation)
    played = _cards_leaving_hand(claim)
    if unknown and (is_counted or (_pile_may_run_out(situation) and variety.is_chosen("dry"))):
        spare = (
            variety.below(LIMIT_OF_DRAWABLE_CARDS, "left to draw")
            if variety.is_chosen("some left to draw")
            else 0
        )
        cards = left if is_counted else max(0, left - spare)
        hands = known | _distribute_with_few(
            cards, unknown, _seat_of_claim(situation), CardCount(played + 1), variety
        )
        # If one hand stays unknown, an answer may still give the size of another hand.
        is_left_out = is_counted and variety.is_chosen("a hand left out")
        return hands | ({unknown[-1]: None} if is_left_out else {})
    sizes = _hand_sizes(situation, unknown, left, variety)
    turn = round.turn if round.debt is None else round.debt.seat
    before = None if turn is None else seat_from(situation, turn, -1)
    if before in sizes and variety.is_chosen("one left"):
        sizes[before] = 1
    if _seat_of_claim(situation) in sizes:
        # A fact asks whether this is the last card, so here the hand keeps other cards.
        sizes[_seat_of_claim(situation)] += played
    limit = hand_limit(situation)
    return known | {
        one: CardCount(size if limit is None else min(size, limit - 1)) for one, size in sizes.items()
    }


def _cards_leaving_hand(claim: Claim) -> int:
    """The number of cards that a claim takes out of a hand or counts in it."""
    cards = claim.cards if isinstance(claim, PlayEqual | DiscardColor | CountHand) else None
    return len(cards or (None,))


def _hands_of_one_card(situation: UnoSituation[Claim]) -> dict[Seat, CardCount]:
    """The hand of the player who has to call or has called UNO. It has one card."""
    window = situation.round.window
    return {} if window is None or window.caught is not None else {window.seat: CardCount(1)}


def _hand_sizes(
    situation: UnoSituation[Claim], seats: Sequence[Seat], left: int, variety: Variety
) -> dict[Seat, int]:
    """Possible sizes of these hands. Small sizes are frequent, and with a hand limit also sizes near it.

    The deck limits their sum, so that the pile is not short.
    """
    limit = hand_limit(situation)
    near_limit = () if limit is None else (limit - 1, limit - 2, limit - 4)
    spare = left - len(seats) - (CARDS_OF_A_SHORT_PILE if situation.round.draw_pile is None else 1)
    sizes: dict[Seat, int] = {}
    for seat in variety.shuffled(seats, "hands"):
        more = min(variety.one_of((*HAND_SIZES, *near_limit), f"hand {seat}") - 1, max(0, spare))
        sizes[seat] = 1 + more
        spare -= more
    return sizes


def _pile_may_run_out(situation: UnoSituation[Claim]) -> bool:
    """Whether the pile may be empty: it is small, or nobody counted it and most cards were dealt or drawn.

    For a draw, a fact asks for it if no hand is reported.
    """
    round = situation.round
    if isinstance(situation.claims[0], Draw) and round.hands is None:
        return False
    if round.draw_pile is not None:
        return round.draw_pile < CARDS_OF_A_SHORT_PILE and round.discards is None
    dealt = rules_of(situation).cards_dealt * len(order_of(situation))
    cards_dealt_out = dealt + sum((round.received or {}).values())
    return (
        round.recycled is not None or cards_dealt_out > sum(_deck(situation).values()) - CARDS_OF_A_SHORT_PILE
    )


def _distribute_with_few(
    cards: int, seats: Sequence[Seat], own_seat: Seat, a_few: CardCount, variety: Variety
) -> dict[Seat, CardCount]:
    """This number of cards in these hands. In some variants the hand of the player of the claim has only
    `a_few`, so that one card is left after the claim."""
    others = [seat for seat in seats if seat != own_seat]
    if len(others) in (0, len(seats)) or cards <= a_few or not variety.is_chosen("own last but one"):
        return _distribute(cards, seats, variety)
    return {own_seat: a_few} | _distribute(cards - a_few, others, variety)


def _distribute(cards: int, seats: Sequence[Seat], variety: Variety) -> dict[Seat, CardCount]:
    """This number of cards in these hands: equal hands in half of the variants, unequal ones otherwise.

    Every hand gets at least one card if there are enough cards. The remaining cards go to the largest hand.
    """
    shares = [1 + (variety.below(9, f"share {seat}") if variety.is_chosen("shares") else 0) for seat in seats]
    free = max(0, cards - len(seats))
    held = [min(1, cards) + free * share // sum(shares) for share in shares]
    _, most = max((share, place) for place, share in enumerate(shares))
    held[most] += cards - sum(held)
    return {seat: CardCount(count) for seat, count in zip(seats, held, strict=True)}
