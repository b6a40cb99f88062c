"""Facts about whether the pile has cards for new columns, if other grids are not reported."""

from collections.abc import Callable, Iterator
from functools import partial

from referee.games.golf.help.facts.cards import available_cards, unlike_number_cards
from referee.games.golf.help.facts.grids import columns_of_claim
from referee.games.golf.help.facts.people import other_seats, rules_of
from referee.games.golf.help.situation import GolfFact, GolfSituation, reported_grid, with_grid, with_round
from referee.games.golf.model.claims import Turn
from referee.games.golf.model.deck import COPIES_BY_EDITION
from referee.games.golf.model.state import Column, count_facedown
from referee.games.shared.position import DEFAULT_TOP_CARD, described_top_card
from referee.kit.quantities import CardCount, ColumnId
from referee.kit.said import Said
from referee.kit.seats import Seat
from referee.match.help.fact import Answer, Fact, order_of
from referee.match.help.situation import ClaimedT
from referee.rulings.tags import Claim, seat_named_in_claim

MOST_CARDS_DRAWN_AT_ONCE = 4
"""Maximum number of cards that one card makes a player draw."""

MANY_COLUMNS = 7
"""A column with a higher number shows that the round is late, so the pile may be short."""


def facts_about_pile(
    situation: GolfSituation[Turn], wanted: Callable[[GolfSituation[Turn]], int]
) -> Iterator[GolfFact[Turn]]:
    """The fact about the pile. It is asked for if the pile may be short.

    `wanted(situation)` returns how many cards are needed for new columns after the other answers.
    """
    seat = situation.claims[0].seat
    seats = seats_without_reported_grid(situation, seat)
    if seats and pile_may_be_short(situation):
        yield Fact(
            "pile",
            Said("fact-pile-asks"),
            partial(_pile_answers, seats, situation.round.draw_pile, wanted),
        )


def seats_without_reported_grid(situation: GolfSituation[Claim], own_seat: Seat | None) -> list[Seat]:
    """The seats with an unreported grid. The own seat is one of them only if no other grid is unreported."""
    order = order_of(situation) if own_seat is None else (*other_seats(situation, own_seat), own_seat)
    seats = [seat for seat in order if reported_grid(situation, seat) is None]
    return [seat for seat in seats if seat != own_seat] or seats


def pile_may_be_short(situation: GolfSituation[Claim]) -> bool:
    """Whether the pile may have too few cards.

    A shuffled pile was empty once. An entry takes at most one drawn card and the cards of two columns.
    """
    round = situation.round
    if round.draw_pile is not None:
        return round.draw_pile < MOST_CARDS_DRAWN_AT_ONCE and _discards_under_top(situation) == 0
    grids = (round.grids or {}).values()
    named = columns_of_claim(situation.claims[0])
    newest = max([0, *named, *(column.id for grid in grids for column in grid)])
    is_half_out = 4 * sum(map(len, grids)) > deck_size(situation)
    is_long = (situation.match.number or 0) * (1 + MOST_CARDS_DRAWN_AT_ONCE) > deck_size(situation)
    is_late = newest > MANY_COLUMNS or is_half_out or is_long or round.recycled is not None
    return is_late and _discards_under_top(situation) < MOST_CARDS_DRAWN_AT_ONCE


def _discards_under_top(situation: GolfSituation[Claim]) -> int:
    """The number of reported discards under the top one."""
    return len(situation.round.discards or (None,)) - 1


def deck_size(situation: GolfSituation[Claim]) -> int:
    """The number of cards in the deck of this table."""
    return sum(COPIES_BY_EDITION[rules_of(situation).edition].values())


def _pile_answers(
    seats: list[Seat],
    pile: CardCount | None,
    wanted: Callable[[GolfSituation[Turn]], int],
    situation: GolfSituation[Turn],
) -> Iterator[Answer]:
    """The answers about the pile. `pile` is the reported number of its cards."""
    yield Answer("enough", Said("fact-golf-pile-enough"), situation)
    under = _discards_under_top(situation)
    # Grids have an even number of cards: one or two cards make no column, and three cards make one column.
    none = Said("fact-golf-pile-none-discards" if under else "fact-golf-pile-none")
    for id, text, drawable in (("none", none, 1), ("few", Said("fact-golf-pile-few"), 3)):
        short = with_rest_in_grids(situation, seats, drawable - under, pile)
        if short is not None and max(under, pile or 0) <= drawable < wanted(situation):
            yield Answer(id, text, short)


def with_rest_in_grids(
    situation: GolfSituation[ClaimedT],
    seats: list[Seat],
    left: int,
    pile: CardCount | None = None,
) -> GolfSituation[ClaimedT] | None:
    """The situation with `left` cards to draw, and all other cards in the unreported grids. None if it is
    impossible.

    If the pile was counted, the cards that are missing there are discards under the top one.
    """
    round, grids = situation.round, situation.round.grids or {}
    elsewhere = 1 + _discards_under_top(situation) + left + len(round.aside)
    count = deck_size(situation) - elsewhere - 2 * sum(map(len, grids.values()))
    own_seat = seat_named_in_claim(situation.claims[0])
    closes = own_seat in seats and count_facedown(reported_grid(situation, own_seat) or ()) < 2
    if count < 0 or closes:
        return None
    for number in range(count // 2):
        seat = seats[number % len(seats)]
        grid = reported_grid(situation, seat) or ()
        new = Column(ColumnId(max((column.id for column in grid), default=0) + 1))
        situation = with_grid(situation, seat, (*grid, new))
    if round.discards is not None:
        return with_round(situation, lost_track=False, draw_pile=None)
    short = with_round(situation, lost_track=False, silent=True, draw_pile=None)
    under = 0 if pile is None else max(0, left - pile)
    if under == 0:
        # A fact may still ask for the top card.
        return short
    top = described_top_card(situation) or DEFAULT_TOP_CARD
    return with_round(
        short, discards=(*available_cards(situation, unlike_number_cards(top), under), top), top=None
    )
